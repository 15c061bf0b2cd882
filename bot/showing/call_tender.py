"""Tends calls: sends one private line to each person whose turn it is, while the table has a free seat.

These lines come last among all messages of a platform. A call is committed as made before its line is sent, so that a
crash can lose a line but not double it. If the platform certainly did not take a line, the call is made later, while
the table has a free seat.
"""

import logging
from dataclasses import dataclass

from bot.calling import wishes
from bot.calling.calls import CALLED, STRANGERS, Call, Calls, FromGroup, code_of, may_be_called, may_be_called_to
from bot.people import NAMELESS, Chat, Person
from bot.ports.limits import Caller, Priority
from bot.ports.messenger import Busy, Messenger, NotDelivered
from bot.refusal import Refusal
from bot.screens import calls as screens
from bot.showing.delivery_pass import Tools
from bot.showing.document_tender import NEVER, DocumentTender
from bot.speaking import spoken_to
from bot.table import kept_away
from bot.table.documents import Changed, Live
from bot.table.platform_facts import PlatformFacts
from bot.table.table import Table

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Called:
    """A person who is called now."""

    person: Person
    """The person."""

    loud: bool
    """Whether their phone buzzes: not where nobody has chosen a zone, as it may be night there."""


class CallTender(DocumentTender[Call]):
    """The tender of calls, which makes the calls to one table at a time."""

    def __init__(self, calls: Calls, facts: PlatformFacts, tools: Tools) -> None:
        self._calls = calls
        self._facts = facts
        self._directory = calls.directory
        self._tools = tools

    async def due(self, live: Live[Call]) -> tuple[Live[Call], float]:
        """Call everybody who can be called now, one after the other."""
        code = live.value.id
        while True:
            call, table = live.value, await self._table(live.value)
            group = call.next
            messenger = self._tools.messengers.get(_platform(group)) if group is not None else None
            if group is None or len(call.called) >= CALLED or messenger is None or table is None:
                return live, NEVER
            try:
                wanted = await self._wanted(group, table, messenger)
            except Busy as busy:  # the platform takes no question now
                return live, self._tools.now() + busy.retry_after
            if wanted is not None:
                wait = await self._wait_for(wanted.person, call, messenger)
                if wait > 0:
                    return live, self._tools.now() + wait
            popped, wait = await self._popped(call, called=wanted is not None), 0.0
            if popped and wanted is not None:
                wait = await self._sent(wanted, group, table, messenger)
            live = await self._calls.newest(code, just_committed=True)
            if wait > 0:
                return live, self._tools.now() + wait

    async def _popped(self, call: Call, *, called: bool) -> bool:
        """Take the next person off the calls; return False if another process has done so."""
        took = False

        def without_next(newest: Call) -> Changed[Call]:
            nonlocal took
            took = newest == call
            return Changed(newest.popped(called=called) if took else newest)

        await self._calls.change(call.id, without_next)
        return took

    async def _table(self, call: Call) -> Table | None:
        """Return the table, if a called person can still sit down there."""
        try:
            table = await self._calls.tables.table(call.table)
        except Refusal:
            return None
        return table if may_be_called_to(table) else None

    async def _wanted(self, group: FromGroup, table: Table, messenger: Messenger) -> Called | None:
        """Return the next person, if they want to be called now, may come and are still in the group; else None.

        Raises Busy if the platform cannot be asked now.
        """
        key, now = group.left[0], self._tools.now()
        about, kept = await self._directory.person(key), await self._directory.chat(group.chat.key)
        quiet_until = wishes.quiet_until(about, kept, now)
        if not key or group.chat.key not in wishes.groups(about) or quiet_until:
            return None
        if messenger.must_start and not about.get("private"):
            return None  # they have not opened the private chat
        barred = table.is_sent_away(key) or table.has_given_up(key) or kept_away.left(kept, key, now) > 0
        if table.seat_of(key) is not None or barred:
            return None
        platform, _, own_id = key.partition(":")
        person = Person.model_validate(
            {"platform": platform, "id": own_id, "name": NAMELESS, "language": spoken_to(about)}
        )
        if group.chat != STRANGERS and await self._facts.membership(group.chat, person, spare=True) is not True:
            return None
        if not await may_be_called(self._directory, key, table.id, now):
            return None
        return Called(person, loud=quiet_until is not None)

    async def _wait_for(self, person: Person, call: Call, messenger: Messenger) -> float:
        """Return how many seconds the platform's budget makes the line wait; 0.0 if it may go out now."""
        try:
            chat = await messenger.private_chat(person)
        except NotDelivered:
            return 0.0  # sending fails in the same way, and handles it
        return await self._tools.budgets.take(chat, Caller((call.id, person.key), Priority.LAST, spare=True))

    async def _sent(self, wanted: Called, group: FromGroup, table: Table, messenger: Messenger) -> float:
        """Send a person's line.

        If the platform takes no line now, the person is called later, after the others. Returns the seconds until then,
        else 0.0.
        """
        person = wanted.person
        screen = screens.call(table, group.chat, person.language).model_copy(update={"pings": wanted.loud})
        chat: Chat | None = None
        try:
            chat = await messenger.private_chat(person)
            await messenger.send(chat, screen, nonce=f"{code_of(table.id)}-{person.id}"[-24:])
        except Busy as busy:
            wait = await self._tools.budgets.hold_back(chat, busy)
            if not busy.unsure:  # otherwise it may have arrived
                await self._calls.change(code_of(table.id), lambda call: Changed(call.put_back(group, person.key)))
                return wait
        except NotDelivered as failure:
            log.info("somebody does not take a call", extra={"reason": type(failure).__name__})
        await self._directory.calls.called(group.chat.key, person.key)
        return 0.0


def _platform(group: FromGroup) -> str:
    """Return the platform of the next person to be called."""
    return group.left[0].partition(":")[0] if group.left else ""
