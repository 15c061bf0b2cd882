"""One interaction and what it is answered with: Discord takes one first answer, and only within three seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from io import BytesIO
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.discord.components import Place, view_of
from adapters.discord.markdown import pages
from adapters.discord.messenger import Draw, file_of
from bot.screen import Screen, escape

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5  # seconds of work after which Discord is told that the answer will come later
TRIES = 2  # of an answer whose connection broke
TIMEOUT = 10.0  # seconds for a try

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
TOO_LATE, ANSWERED_BEFORE, TOKEN_GONE = 10062, 40060, 10015

T = TypeVar("T")
Parts = dict[str, Any]


class Answering:
    """Answers one interaction of type command or button. Nothing here raises for what Discord refuses.

    `done` is said to a command whose effect is seen elsewhere: a command cannot go without an answer.
    """

    def __init__(self, interaction: discord.Interaction[Any], draw: Draw, done: str) -> None:
        self._interaction = interaction
        self._draw = draw
        self._done = done
        self._is_command = interaction.type is discord.InteractionType.application_command
        self._opened = False  # the first answer has been given
        self._thinking = False  # a command's "… is thinking" is to be filled
        self._lost = False  # too late, or answered by somebody else
        self._has_answered = False

    async def waited_for(self, work: Coroutine[Any, Any, T], defer_after: float = DEFER_AFTER) -> T:
        """Return what `work` returns; where that takes long, say meanwhile that the answer will come."""
        task = asyncio.ensure_future(work)
        done, _ = await asyncio.wait({task}, timeout=defer_after)
        if not done:
            await self._defer()
        return await task

    async def show(
        self, screen: Screen, *, private: bool, place: Place = Place.MESSAGE, document: tuple[str, bytes] | None = None
    ) -> None:
        """Show a message, to the asker alone if `private`. A long text becomes several messages."""
        *first, last = pages(screen.text)
        for page in first:
            await self._message(lambda page=page: _now({"content": page}), private=private)  # type: ignore[misc]

        async def parts() -> Parts:
            files = [] if screen.picture is None else [await file_of(screen.picture, self._draw)]
            if document is not None:
                files.insert(0, discord.File(BytesIO(document[1]), document[0]))
            shown: Parts = {"content": last, "files": files}
            return {**shown, "view": view_of(screen.rows, place)} if screen.rows else shown

        await self._message(parts, private=private)

    async def say(self, line: str) -> None:
        """Say a line of plain text to the asker alone."""
        await self.show(Screen(text=escape(line)), private=True)

    async def update(self, screen: Screen, place: Place) -> None:
        """Change the message whose button was pressed."""

        async def parts() -> Parts:
            files = [] if screen.picture is None else [await file_of(screen.picture, self._draw)]
            return {"content": pages(screen.text)[0], "view": view_of(screen.rows, place), "attachments": files}

        if self._opened:
            await self._call(parts, self._interaction.edit_original_response)
        else:
            await self._call(parts, self._interaction.response.edit_message, first=True)
        self._has_answered = True

    async def finish(self) -> None:
        """Leave nothing unanswered."""
        if self._has_answered or self._lost:
            return
        if self._is_command:
            await self.say(self._done)
        elif not self._opened:
            await self._call(_nothing, self._interaction.response.defer, first=True)

    # ----------------------------------------------------------------------------------------------------------- calls

    async def _defer(self) -> None:
        if self._is_command:
            await self._call(lambda: _now({"ephemeral": True}), self._interaction.response.defer, first=True)
            self._thinking = True
        else:
            await self._call(_nothing, self._interaction.response.defer, first=True)

    async def _message(self, parts: Callable[[], Awaitable[Parts]], *, private: bool) -> None:
        async def quiet() -> Parts:
            return {**await parts(), "ephemeral": private, "suppress_embeds": True}

        async def filled() -> Parts:
            given = await parts()
            files = given.pop("files", [])
            return {**given, "attachments": files}

        interaction = self._interaction
        if self._thinking and not private:
            # What fills a deferred answer is seen by those whom the deferral was for: the asker alone.
            await self.say(self._done)
        if not self._opened:
            await self._call(quiet, interaction.response.send_message, first=True)
        elif self._thinking:
            self._thinking = False
            await self._call(filled, interaction.edit_original_response)
        else:
            await self._call(quiet, interaction.followup.send)
        self._has_answered = True

    async def _call(
        self, parts: Callable[[], Awaitable[Parts]], call: Callable[..., Awaitable[object]], *, first: bool = False
    ) -> None:
        for attempt in range(TRIES):
            if self._lost:
                return
            try:
                async with asyncio.timeout(TIMEOUT):
                    await call(**await parts())
            except discord.HTTPException as error:
                self._refused(error, first=first, repeated=attempt > 0)
                return
            except (aiohttp.ClientError, OSError) as error:
                log.warning("an answer may be lost", extra={"cause": type(error).__name__})
            else:
                self._opened = True
                return

    def _refused(self, error: discord.HTTPException, *, first: bool, repeated: bool) -> None:
        if error.code == ANSWERED_BEFORE and repeated:
            # It did arrive, only its confirmation was lost.
            self._opened = True
            return
        self._lost = first or error.code == TOKEN_GONE
        extra = {"status": error.status, "code": error.code}
        if error.code in {TOO_LATE, ANSWERED_BEFORE, TOKEN_GONE}:
            log.info("an answer came too late", extra=extra)
        else:
            log.warning("an answer was refused", extra=extra)


async def _now(parts: Parts) -> Parts:
    return parts


async def _nothing() -> Parts:
    return {}
