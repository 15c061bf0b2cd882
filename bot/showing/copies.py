"""Messages that may be there twice: a send whose answer was lost is repeated, and both may have arrived.

A surface remembers after which message of its chat the lost copy can be (`Shown.after`). The ids from there on are
tried one by one, with what the chat's budget can spare, by a call that only does something to a message of the bot's
own.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace

from bot.people import Chat
from bot.ports.limits import Caller, Limits
from bot.ports.messenger import Busy, Messenger, NotDelivered
from bot.ports.store import Shown

LOOKS = 20  # messages that are looked at; a copy lies close behind the newest message that was known before it
UNKNOWN = "?"  # stands for that message where none was known: then a copy is looked for before the one that arrived
SOON = 1.0  # seconds until the look goes on after a call that did not get through


@dataclass(frozen=True, slots=True)
class Found:
    """How far the search for a copy has come."""

    shown: Shown
    """What is to be written down now."""

    wait: float | None
    """Seconds until the look can go on; None if it is over."""


@dataclass(frozen=True, slots=True)
class Look:
    """Where a second copy of a message is looked for."""

    messenger: Messenger
    """What finds and removes it."""

    limits: Limits
    """The budgets of calls."""

    chat: Chat
    """The chat that is looked through."""

    known: Collection[str]
    """Ids of messages that are something else."""

    caller: Caller
    """Who is called when a look had to wait."""

    plain: bool
    """Whether the copy has no buttons."""

    async def clear(self, shown: Shown, now: float) -> Found:
        """Remove what may be a second copy of a surface, as far as the chat's budget allows now."""
        finder = self.messenger.copies
        if finder is None:
            return _done(shown)
        try:
            if shown.after == UNKNOWN:
                shown = replace(shown, after="")
            for message in finder.between(self.chat, shown.after, shown.message, shown.looks):
                if message not in self.known:
                    wait = await self.limits.take_spare(self.chat, now, self.caller)
                    if wait > 0:
                        return Found(replace(shown, after=shown.after or UNKNOWN), wait)
                    await finder.remove_copy(self.chat, message, plain=self.plain)
                shown = replace(shown, after=message, looks=shown.looks - 1)
        except Busy as busy:
            return Found(replace(shown, after=shown.after or UNKNOWN), max(busy.retry_after, SOON))
        except NotDelivered:
            # A chat that takes no calls shows no fresh copy either.
            return _done(shown)
        if shown.then:
            return await self.clear(replace(shown, after=shown.then, looks=LOOKS, then=""), now)
        return _done(shown)


def _done(shown: Shown) -> Found:
    return Found(replace(shown, after="", looks=0, plain=False, then=""), None)


def newest(messenger: Messenger, chat: Chat, known: Collection[str]) -> str:
    """Return the newest message of a chat that is known, or UNKNOWN; empty where the platform shows nothing twice."""
    return messenger.copies.newest(chat, known) or UNKNOWN if messenger.copies is not None else ""
