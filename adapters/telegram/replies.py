"""Replies to presses and commands: sent after these are committed, within each chat's budget of calls."""

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import suppress
from contextvars import ContextVar
from typing import Any

from cachetools import TTLCache

from adapters.telegram.messenger import TelegramMessenger
from bot.budgets import Budgets
from bot.people import Chat, Person
from bot.ports.health import Unavailable
from bot.ports.limits import Caller, Limits
from bot.ports.messenger import Busy, Moved, NotDelivered
from bot.ports.presses import Command, Press, Pressed
from bot.screen import Answer, Reply, Screen, Stay
from bot.texts import Markup, best, plain, say

log = logging.getLogger(__name__)

PATIENCE = 60.0  # seconds that a reply waits for its chat's budget before it is given up
MOST_OF_PERSON = 10  # answers to one person that wait at the same time …
MOST_OF_CHAT = 30  # … and in one chat: further answers are dropped, only for those who ask too much
WARNED_AGAIN_AFTER = 60.0  # seconds until a person is warned again that they ask too much
WARNED_KEPT = 10_000  # people
WAITED_FOR = 2.0  # seconds at most that the next update waits for an answer to be sent
PASSES_AFTER = 30.0  # seconds until a line that only says what the board shows is deleted
SPARED_AGAIN, SPARED_TRIES = 5.0, 60  # seconds between tries to delete it while the chat has no call to spare; tries
DRAIN = 2.0  # seconds for answers still under way at the end
COURTESY = 0.5  # seconds by which a waiting reply lets the chat's board go first, once


# Set once an update need not wait for its answer any longer.
_held: ContextVar[asyncio.Event | None] = ContextVar("held", default=None)


def _release_update() -> None:
    """Let the update of the answer that is being sent count as done."""
    begun = _held.get()
    if begun is not None:
        begun.set()


class Replies:
    """Sends replies in the background. `now` gives seconds since the epoch, as the budgets count them.

    `spoken` returns the language of a group; None if it has not chosen one. `reached` is told of a person whose private
    chat has taken an answer to a command in a group.
    """

    def __init__(
        self,
        messenger: TelegramMessenger,
        limits: Limits,
        now: Callable[[], float],
        spoken: Callable[[Chat], Awaitable[str | None]],
        reached: Callable[[Person], Awaitable[None]],
    ) -> None:
        self._messenger = messenger
        self._budgets = Budgets(limits, now)
        self._language_of = spoken
        self._reached = reached
        self._passing: set[asyncio.Task[None]] = set()  # tasks that delete passing lines
        self._under_way: set[asyncio.Task[object]] = set()
        self._wait: Counter[str] = Counter()  # answers under way, by the keys of people and chats
        self._warned: TTLCache[str, None] = TTLCache(WARNED_KEPT, WARNED_AGAIN_AFTER)
        self._waiting: set[tuple[object, ...]] = set()  # replies that wait for their chat's budget
        self._instead: dict[tuple[str, str], Screen] = {}  # screens to show as soon as the budget allows

    def begin(self, work: Coroutine[Any, Any, object]) -> None:
        """Run work in the background; `finish` waits for it."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def finish(self) -> None:
        """Wait a moment for background work, then cancel it. Lines that were to be deleted stay."""
        for passing in self._passing:
            passing.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        if self._under_way:
            _, late = await asyncio.wait(self._under_way, timeout=DRAIN)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def to_press(self, press: Press, answer: Answer) -> None:
        """Send the replies to a press, beside its toast. In a group the toast already shows the hand."""
        if answer.instead is not None and isinstance(press.what, Pressed):
            self._change(press, press.what.message, answer.instead)
        replies = [reply for reply in answer.replies if press.chat.private or not reply.secret]
        if replies:
            await self._sent(press, self._all(press, replies))

    async def to_command(self, press: Press, answer: Answer) -> None:
        """Send the answer to a typed command."""
        if answer.replies or (answer.toast and answer.stay is not Stay.UNSAID):
            await self._sent(press, self._command(press, answer))

    async def _sent(self, press: Press, work: Coroutine[Any, Any, object]) -> None:
        """Return once an answer is sent, or has to wait for its chat's budget.

        Until then the update is not confirmed: if this process is killed, the next one gets it again.
        """
        begun = asyncio.Event()
        held = _held.set(begun)
        try:
            queued = self._queue(press, work)
        finally:
            _held.reset(held)
        if queued:
            with suppress(TimeoutError):
                async with asyncio.timeout(WAITED_FOR):
                    await begun.wait()

    def _queue(self, press: Press, work: Coroutine[Any, Any, object]) -> bool:
        """Start to send an answer; False if too many for that person or chat are waiting already."""
        person, chat = press.person.key, press.chat.key
        if self._wait[person] >= MOST_OF_PERSON or self._wait[chat] >= MOST_OF_CHAT:
            work.close()
            if person not in self._warned:
                self._warned[person] = None
                log.info("answers are dropped: one person or chat asks too much", extra={"chat": chat})
                self.begin(self._in_turn(press, self._too_much(press)))
            return False
        self.begin(self._in_turn(press, work))
        return True

    async def _in_turn(self, press: Press, work: Coroutine[Any, Any, object]) -> None:
        keys = (press.person.key, press.chat.key)
        self._wait.update(keys)
        try:
            await work
        finally:
            _release_update()
            self._wait.subtract(keys)
            for key in keys:
                if not self._wait[key]:
                    del self._wait[key]

    async def _too_much(self, press: Press) -> None:
        line = plain(await self._language(press), "refusal-too-fast", name=press.person.name)
        await self._one(press, Reply(screen=Screen(text=Markup.of(line)), private=False))

    async def _language(self, press: Press) -> str:
        """Return the language of a line for everybody in a press's chat."""
        spoken = await self._language_of(press.chat) if not press.chat.private else None
        return best(spoken or press.person.language)

    async def _command(self, press: Press, answer: Answer) -> None:
        delivered = await self._all(press, answer.replies)
        line, url = answer.toast, answer.url
        if answer.fallback is not None:
            line, url = (None, None) if delivered else (answer.fallback, answer.url)
            if delivered:
                with suppress(Unavailable):
                    await self._reached(press.person)
        if line is not None:
            text = Markup.of(line)
            text = Markup(f'<a href="{Markup.of(url)}">{text}</a>') if url else text
            passes = answer.stay is Stay.PASSING and not press.chat.private
            await self._one(press, Reply(screen=Screen(text=text), private=False), passes=passes)

    async def _in_passing(self, chat: Chat, press: Press, reply: Reply) -> None:
        """Send a line that is deleted after a while. Raises NotDelivered."""
        said: list[str] = []

        async def say() -> None:
            said.append(await self._messenger.reply(chat, reply, _command_in(chat, press)))

        await self._in_budget(chat, say)
        for message in said:
            self._passing.add(task := asyncio.create_task(self._taken_away(chat, message)))
            task.add_done_callback(self._passing.discard)

    async def _taken_away(self, chat: Chat, message: str) -> None:
        """Delete a line after its time, if the chat's budget can spare the call; else it stays."""
        await asyncio.sleep(PASSES_AFTER)
        with suppress(NotDelivered, Unavailable):
            for _ in range(SPARED_TRIES):
                if await self._budgets.take(chat, Caller(("passing", chat.key), spare=True)) <= 0:
                    await self._messenger.delete(chat, message)
                    return
                await asyncio.sleep(SPARED_AGAIN)

    def _change(self, press: Press, message: str | None, screen: Screen) -> None:
        """Show another screen in a message, or in a new message if that is gone."""
        if message is None:
            self._queue(press, self._one(press, Reply(screen=screen)))
            return
        place = (press.chat.id, message)
        waits = place in self._instead
        self._instead[place] = screen
        if not waits and not self._queue(press, self._changed(press, message, place)):
            del self._instead[place]

    async def _changed(self, press: Press, message: str, place: tuple[str, str]) -> None:
        """Edit a message until it shows the newest screen requested; screens in between are skipped."""
        shown: Screen | None = None

        async def edit() -> None:
            nonlocal shown
            shown = self._instead[place]
            await self._messenger.edit(press.chat, message, shown)

        try:
            while self._instead[place] is not shown:
                await self._in_budget(press.chat, edit)
        except (Busy, Unavailable) as trouble:
            log.warning("a message was not changed", extra={"cause": type(trouble).__name__})
        except NotDelivered:
            await self._one(press, Reply(screen=self._instead[place]))
        finally:
            del self._instead[place]

    async def _all(self, press: Press, replies: tuple[Reply, ...] | list[Reply]) -> bool:
        """Send replies; False if a secret one could not be sent in private."""
        return all([await self._one(press, reply) for reply in replies])

    async def _one(self, press: Press, reply: Reply, *, passes: bool = False) -> bool:
        """Send a reply, in another way where a chat refuses it. `passes`: a group shows it only for a while.

        False if a secret one could not be sent in private.
        """
        try:
            async for chat, shown in self._ways(press, reply):
                try:
                    await (self._in_passing if passes and not chat.private else self._said)(chat, press, shown)
                except Busy:
                    raise
                except NotDelivered as refused:
                    log.info("a chat refuses a reply", extra={"reason": str(refused)})
                else:
                    return True
        except (Busy, Unavailable) as trouble:
            log.warning("a reply was not delivered", extra={"cause": type(trouble).__name__})
            return True
        return not reply.secret

    async def _ways(self, press: Press, reply: Reply) -> AsyncIterator[tuple[Chat, Reply]]:
        """Yield the ways in which a reply can be sent, the best first, each with its chat.

        What one chat refuses goes to the other, unless it is secret. Where a file is refused, its text says so.
        """
        here = press.chat
        has_private = not (here.private or press.anonymous)
        alone = (reply.private or reply.secret) and has_private
        if alone:
            yield await self._messenger.private_chat(press.person), reply
        if reply.secret and not here.private:
            return
        yield here, reply
        language = await self._language(press)
        if reply.document is not None:
            yield here, _without_file(reply, language)
        if has_private and not alone:
            yield await self._messenger.private_chat(press.person), _answered_in_private(reply, press)
        yield here, Reply(screen=Screen(text=Markup.of(plain(language, "not-taken"))))

    async def _said(self, chat: Chat, press: Press, reply: Reply) -> None:
        """Send one reply as soon as its chat's budget allows. Raises NotDelivered.

        The same reply to the same person that already waits for that chat is not sent twice: otherwise a command typed
        again and again would keep the board waiting.
        """
        key = (chat.key, press.person.key, reply.screen.digest, reply.document)
        if key in self._waiting:
            return
        self._waiting.add(key)
        try:
            await self._in_budget(chat, lambda: self._messenger.reply(chat, reply, _command_in(chat, press)))
        except Moved as moved:
            await self._said(chat.model_copy(update={"id": moved.new_id}), press, reply)
        finally:
            self._waiting.discard(key)

    async def _in_budget(self, chat: Chat, call: Callable[[], Awaitable[object]]) -> None:
        """Make a call as soon as the budget allows. Raises NotDelivered."""
        key = ("reply", chat.key)  # one place for all replies to a chat
        await self._budgets.make(chat, call, key, PATIENCE, courtesy=COURTESY, waits=_release_update)


def _command_in(chat: Chat, press: Press) -> str | None:
    """Return the message in a chat of several people that the answered command was typed in; None if there is none."""
    return press.what.message if isinstance(press.what, Command) and not chat.private else None


def _without_file(reply: Reply, language: str) -> Reply:
    line = Markup.of(plain(language, "no-files-here"))
    text = Markup.join("\n\n", [Markup(reply.screen.text), line])
    return reply.model_copy(update={"screen": reply.screen.model_copy(update={"text": text}), "document": None})


def _answered_in_private(reply: Reply, press: Press) -> Reply:
    """Return an answer as its asker gets it in private, as the group takes no messages."""
    line = say(best(press.person.language), "answer-in-private", chat=press.chat.title)
    text = Markup.join("\n\n", [line, Markup(reply.screen.text)])
    return reply.model_copy(update={"screen": reply.screen.model_copy(update={"text": text})})
