"""The answer to one interaction: Discord accepts one first answer, and only within three seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.discord.components import Place, view_of
from adapters.discord.files import Attached, Draw, drawn, files_of
from adapters.discord.markdown import pages
from bot.screen import Screen
from bot.texts import Markup

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5  # seconds of work after which Discord is told that the answer will come later
TRIES = 2  # of an answer, if the connection breaks
TIMEOUT = 10.0  # seconds for a try

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
TOO_LATE, ANSWERED_BEFORE = 10062, 40060
TOKEN_GONE = frozenset({10015, 50027})

SECOND = (
    "another program has answered for this bot: with the same token each press reaches both. Stop it, give it a bot of "
    "its own, or give each its shards (docs/deploy.md)"
)

T = TypeVar("T")
Parts = dict[str, Any]


class Answering:
    """Answers one interaction: a command or a button. A refusal by Discord never raises.

    `nothing` is the line for a command without an answer, since Discord requires one. With `anew` a button is answered
    like a command: by a new message that only the asker sees, never by editing the message with the button.
    """

    def __init__(self, interaction: discord.Interaction[Any], draw: Draw, nothing: str, *, anew: bool = False) -> None:
        self._interaction = interaction
        self._draw = draw
        self._nothing = nothing
        self._is_command = interaction.type is discord.InteractionType.application_command
        self._anew = anew or self._is_command
        self._opened = False  # the first answer has been given
        self._thinking = False  # Discord shows "… is thinking" until an answer fills it
        self._defer_at = monotonic() + DEFER_AFTER
        self._lost = False  # too late, or answered before by another process
        self._has_answered = False
        self.came_late = False
        """Whether Discord was told that the answer would come later."""

    async def waited_for(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` returns; if that takes long, defer the answer meanwhile."""
        task = asyncio.ensure_future(work)
        if not self._opened:
            done, _ = await asyncio.wait({task}, timeout=max(0.0, self._defer_at - monotonic()))
            if not done:
                await self._defer()
        return await task

    async def show(
        self, screen: Screen, *, private: bool, place: Place = Place.MESSAGE, document: tuple[str, bytes] | None = None
    ) -> None:
        """Show a message, to the asker alone if `private`. A long text becomes several messages."""
        image = await self._drawn(screen)
        *first, last = self._pages(screen)
        for page in first:
            await self._message({"content": page}, [], private=private)
        parts: Parts = {"content": last}
        if screen.rows:
            parts["view"] = view_of(screen.rows, place)
        files = [(*document, None), *image] if document is not None else image
        await self._message(parts, files, private=private)

    async def say(self, line: str) -> None:
        """Say a line of plain text to the asker alone."""
        await self.show(Screen(text=Markup.of(line)), private=True)

    async def update(self, screen: Screen, place: Place) -> None:
        """Change the message whose button was pressed."""
        image = await self._drawn(screen)
        parts: Parts = {"content": self._pages(screen)[0], "view": view_of(screen.rows, place)}
        if self._opened:
            await self._call(self._interaction.edit_original_response, parts, image, "attachments")
        else:
            await self._call(self._interaction.response.edit_message, parts, image, "attachments", first=True)
        self._has_answered = True

    async def finish(self) -> None:
        """Answer the interaction if nothing has answered it so far."""
        if self._has_answered or self._lost:
            return
        if self._is_command or self._thinking:
            await self.say(self._nothing)
        elif not self._opened:
            await self._call(self._interaction.response.defer, first=True)

    # ----------------------------------------------------------------------------------------------------------- calls

    def _pages(self, screen: Screen) -> list[str]:
        return pages(screen.text, ids=self._interaction.client.command_ids)

    async def _drawn(self, screen: Screen) -> list[Attached]:
        return await self.waited_for(drawn(screen.picture, self._draw)) if screen.picture is not None else []

    async def _defer(self) -> None:
        self.came_late = True
        if self._anew:
            thinking = {"ephemeral": True, "thinking": True}  # for a command this is the default
            await self._call(self._interaction.response.defer, thinking, first=True)
            self._thinking = True
        else:
            await self._call(self._interaction.response.defer, first=True)

    async def _message(self, parts: Parts, files: list[Attached], *, private: bool) -> None:
        interaction = self._interaction
        if self._thinking and not private:
            # A deferred answer stays visible to the asker alone, whatever fills it. So a line fills it, the public
            # message follows, and the line is deleted.
            await self.say(self._nothing)
            await self._message(parts, files, private=private)
            await self._call(interaction.delete_original_response)
            return
        quiet = {**parts, "ephemeral": private, "suppress_embeds": True}
        if not self._opened:
            await self._call(interaction.response.send_message, quiet, files, "files", first=True)
        elif self._thinking:
            self._thinking = False
            await self._call(interaction.edit_original_response, parts, files, "attachments")
        else:
            await self._call(interaction.followup.send, quiet, files, "files")
        self._has_answered = True

    async def _call(
        self,
        call: Callable[..., Awaitable[object]],
        parts: Parts | None = None,
        files: Sequence[Attached] = (),
        files_as: str | None = None,
        *,
        first: bool = False,
    ) -> None:
        """Make a call, with `files` as its argument `files_as`. `first` marks the first answer to the interaction."""
        for attempt in range(TRIES):
            if self._lost:
                return
            attached = {files_as: files_of(files)} if files_as else {}
            try:
                async with asyncio.timeout(TIMEOUT):
                    await call(**(parts or {}), **attached)
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
            # The first try did arrive; only its confirmation was lost.
            self._opened = True
            return
        self._lost = first or error.code in TOKEN_GONE
        extra = {"status": error.status, "code": error.code}
        if error.code == ANSWERED_BEFORE:
            self._interaction.client.troubles.tell(SECOND, error, expected=True)
        elif error.code in TOKEN_GONE | {TOO_LATE}:
            log.info("an answer came too late", extra=extra)
        else:
            log.warning("an answer was refused", extra=extra)
