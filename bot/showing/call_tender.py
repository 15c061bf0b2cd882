"""Tends calls: one private line to each person whose turn it is, while the table has a free seat.

These lines come last among all calls of a platform. A call is committed as made before it is sent, so that a crash can
lose one but not double it.
"""

import logging

from bot.calling import wishes
from bot.calling.calls import CALLED, Call, Calls, may_be_called, may_be_called_to
from bot.people import NAMELESS, Chat, Person
from bot.ports.limits import Caller, Priority
from bot.ports.messenger import Busy, Messenger, NotDelivered
from bot.ports.schedule import Claim
from bot.refusal import Refusal
from bot.screens import calls as screens
from bot.showing.delivery_pass import Tools
from bot.showing.visit import NEVER, DocumentTender, Visit
from bot.table.documents import Changed, Live
from bot.table.kept_away import is_kept_away
from bot.table.table import Table
from bot.texts import best

log = logging.getLogger(__name__)


class CallTender(DocumentTender[Call]):
    """Makes the calls to one table at a time."""

    def __init__(self, calls: Calls, tools: Tools) -> None:
        self._calls = calls
        self._directory = calls.directory
        self._tools = tools

    async def visit(self, live: Live[Call], _claim: Claim | None) -> Visit | None:
        """Call whoever can be called now, one after the other."""
        code = live.value.id
        while True:
            call = live.value
            messenger = self._tools.messengers.get(call.chat.platform)
            table = await self._table(call)
            if not call.left or call.called >= CALLED or messenger is None or table is None:
                return Visit(live.version, NEVER)
            person = await self._wanted(call, table, messenger)
            if person is not None:
                wait = await self._wait_for(person, call, messenger)
                if wait > 0:
                    return Visit(live.version, self._tools.now() + wait)
            popped = await self._popped(call, called=person is not None)
            if popped and person is not None:
                await self._directory.calls.called(call.chat.key, person.key)
                await self._sent(person, call, table, messenger)
            live = await self._calls.newest(code, just_committed=True)

    async def _popped(self, call: Call, *, called: bool) -> bool:
        """Take the first person off the calls; False if another worker has done so."""
        took = False

        def without_first(newest: Call) -> Changed[Call]:
            nonlocal took
            took = newest.left == call.left
            if not took:
                return Changed(newest)
            return Changed(newest.replace(left=newest.left[1:], called=newest.called + called))

        await self._calls.change(call.id, without_first)
        return took

    async def _table(self, call: Call) -> Table | None:
        """Return the table, if anybody can still sit down there."""
        try:
            table = await self._calls.tables.table(call.table)
        except Refusal:
            return None
        return table if may_be_called_to(table) else None

    async def _wanted(self, call: Call, table: Table, messenger: Messenger) -> Person | None:
        """Return the person whose turn it is, if they want to be called now, may come and are still in the group."""
        key, now = call.left[0], self._tools.now()
        about = await self._directory.person(key)
        if not key or call.chat.key not in wishes.groups(about) or wishes.is_quiet(about, now):
            return None
        kept = await self._directory.chat(call.chat.key)
        if table.seat_of(key) is not None or table.is_sent_away(key) or is_kept_away(kept, key, now):
            return None
        platform, _, own_id = key.partition(":")
        person = Person.model_validate(
            {"platform": platform, "id": own_id, "name": NAMELESS, "language": best(about.get("language"))}
        )
        if await messenger.is_member(call.chat, person) is not True:
            return None
        return person if await may_be_called(self._directory, key, call.table, now) else None

    async def _wait_for(self, person: Person, call: Call, messenger: Messenger) -> float:
        """Return how many seconds the platform's budget makes the line wait; 0.0 if it may go out now."""
        try:
            chat = await messenger.private_chat(person)
        except NotDelivered:
            return 0.0  # sending finds that out too
        return await self._tools.limits.take_spare(
            chat, self._tools.now(), Caller((call.id, person.key), Priority.LAST)
        )

    async def _sent(self, person: Person, call: Call, table: Table, messenger: Messenger) -> None:
        screen = screens.call(table, call.chat, person.language)
        try:
            chat: Chat = await messenger.private_chat(person)
            await messenger.send(chat, screen, nonce=f"{call.id}-{person.id}"[-24:])
        except Busy as busy:
            if not busy.unsure:
                await self._tools.limits.block(chat, self._tools.now() + busy.retry_after)
        except NotDelivered as failure:
            log.info("somebody does not take a call", extra={"reason": type(failure).__name__})
