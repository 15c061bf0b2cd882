"""The answer to one interaction: Discord accepts one first answer, and only within three seconds."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from time import monotonic
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.discord.components import ButtonPlace, view_of
from adapters.discord.files import Attached, Draw, drawn, files_of
from adapters.discord.markdown import pages
from bot.screen import Screen
from bot.texts import Markup, plain, slash

log = logging.getLogger(__name__)

DEFER_AFTER = 1.5  # seconds of work after which Discord is told that the answer will come later
TRIES = 2  # of an answer, if the connection breaks
TIMEOUT = 10.0  # seconds for a try

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
TOO_LATE, ANSWERED_BEFORE = 10062, 40060
LATE = frozenset({TOO_LATE, ANSWERED_BEFORE, 10015, 50027})

SECOND = (
    "another program has answered for this bot: with the same token each press reaches both. Stop it, give it a bot of "
    "its own, or give each its shards (docs/deploy.md)"
)

T = TypeVar("T")
Parts = dict[str, Any]


class Answering:
    """Answers one interaction: a command or a button. A refusal by Discord never raises.

    What it refuses is shown in a plainer way: without files, to the asker alone, or as a line that it didn't work.

    `language` is the asker's. With `anew` a button is answered like a command: by a new message that only the asker
    sees, never by editing the message with the button.
    """

    def __init__(self, interaction: discord.Interaction[Any], draw: Draw, language: str, *, anew: bool = False) -> None:
        self._interaction = interaction
        self._draw = draw
        self._language = language
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
        self,
        screen: Screen,
        *,
        private: bool,
        place: ButtonPlace = ButtonPlace.MESSAGE,
        document: tuple[str, bytes] | None = None,
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
        whole = await self._message(parts, files, private=private)
        if document is not None and not whole:
            await self.say(plain(self._language, "no-files-here"))

    async def say(self, line: str) -> None:
        """Say a line of plain text to the asker alone."""
        await self.show(Screen(text=Markup.of(line)), private=True)

    async def update(self, screen: Screen, place: ButtonPlace) -> None:
        """Change the message whose button was pressed."""
        image = await self._drawn(screen)
        parts: Parts = {"content": self._pages(screen)[0], "view": view_of(screen.rows, place)}
        response = self._interaction.response
        edit, first = (
            (self._interaction.edit_original_response, False) if self._opened else (response.edit_message, True)
        )
        if await self._call(edit, parts, image, "attachments", first=first):
            self._has_answered = True
        else:
            await self.show(screen, private=True, place=place)

    async def finish(self) -> None:
        """Answer the interaction if nothing has answered it so far."""
        if self._has_answered or self._lost:
            return
        if self._is_command or self._thinking:
            await self.say(slash.nothing(self._language))
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

    async def _message(self, parts: Parts, files: list[Attached], *, private: bool) -> bool:
        """Send a message, or a plainer one if it is refused. Return whether it was sent whole."""
        if self._thinking and not private:
            # A deferred answer stays visible to the asker alone, whatever fills it. So a line fills it, the public
            # message follows, and the line is deleted.
            await self.say(slash.nothing(self._language))
            whole = await self._message(parts, files, private=private)
            await self._call(self._interaction.delete_original_response)
            return whole
        self._has_answered = True
        if await self._sent(parts, files, private=private):
            return True
        plainer = [(parts, private)] if files else []
        plainer += [] if private else [(parts, True)]
        plainer.append(({"content": slash.failed(self._language)}, True))
        for shown, alone in plainer:
            if self._lost or await self._sent(shown, [], private=alone):
                break
        return False

    async def _sent(self, parts: Parts, files: list[Attached], *, private: bool) -> bool:
        """Send a message; return False if it was refused."""
        interaction = self._interaction
        quiet = {**parts, "ephemeral": private, "suppress_embeds": True}
        if not self._opened:
            return await self._call(interaction.response.send_message, quiet, files, "files", first=True)
        if not self._thinking:
            return await self._call(interaction.followup.send, quiet, files, "files")
        filled = await self._call(interaction.edit_original_response, parts, files, "attachments")
        self._thinking = not filled
        return filled

    async def _call(
        self,
        call: Callable[..., Awaitable[object]],
        parts: Parts | None = None,
        files: Sequence[Attached] = (),
        files_as: str | None = None,
        *,
        first: bool = False,
    ) -> bool:
        """Make a call, with `files` as its argument `files_as`; return False if it was refused.

        `first` marks the first answer to the interaction.
        """
        for attempt in range(TRIES):
            if self._lost:
                break
            attached = {files_as: files_of(files)} if files_as else {}
            try:
                async with asyncio.timeout(TIMEOUT):
                    await call(**(parts or {}), **attached)
            except discord.HTTPException as error:
                return self._arrived_before(error, first=first, repeated=attempt > 0)
            except (aiohttp.ClientError, OSError) as error:
                log.warning("an answer may be lost", extra={"cause": type(error).__name__})
            else:
                self._opened = True
                return True
        return True  # it may have arrived, or nothing more can be said

    def _arrived_before(self, error: discord.HTTPException, *, first: bool, repeated: bool) -> bool:
        """Take note of a refusal; return whether it only shows that an earlier try did arrive."""
        if error.code == ANSWERED_BEFORE and repeated:
            self._opened = True
            return True
        # A first answer that was refused for its contents can be given in another way.
        self._lost = error.code in LATE or (first and not error.code)
        extra = {"status": error.status, "code": error.code}
        if error.code == ANSWERED_BEFORE:
            self._interaction.client.troubles.tell(SECOND, error, expected=True)
        elif error.code in LATE:
            log.info("an answer came too late", extra=extra)
        else:
            log.warning("an answer was refused", extra=extra)
        return False
