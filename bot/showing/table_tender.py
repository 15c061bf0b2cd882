"""Tends tables: takes the steps that are due, and says which messages a table wants.

Steps are deadlines, moves of built-in players, nudges and the next deal (`bot.table.automatic`).
"""

import logging
from collections.abc import Mapping
from functools import partial

from bot.finished import counting, rated_games
from bot.ports.effects import Unmet
from bot.ports.health import Unavailable
from bot.ports.schedule import FOR_EVER
from bot.ports.windows import PRESENT_FOR, InFront
from bot.showing import answers
from bot.showing.delivery_pass import DeliveryPass, Tools
from bot.showing.document_tender import NEVER, DocumentTender
from bot.showing.pace import is_played_in_windows
from bot.showing.surface import Wanted
from bot.showing.surfaces import outdated, wanted
from bot.showing.tournament_tender import TournamentTender
from bot.strangers.conduct import Conducts
from bot.strangers.queues import Queues
from bot.table import automatic, outages, shut_windows
from bot.table.answers import without
from bot.table.automatic import Pace, Step, Thought, next_step
from bot.table.calendar import date_at
from bot.table.change import TableChange
from bot.table.documents import Live
from bot.table.outages import Outage
from bot.table.parts import HistoryLine
from bot.table.platform_facts import PlatformFacts
from bot.table.seats import with_history
from bot.table.table import Table
from bot.table.tables import Tables

log = logging.getLogger(__name__)

STEPS_AT_ONCE = 40  # most steps of one table before its messages are updated


class TableTender(DocumentTender[Table]):
    """The tender of tables: takes the due steps of a table."""

    def __init__(
        self,
        tables: Tables,
        facts: PlatformFacts,
        tools: Tools,
        pace: Pace,
        tournaments: TournamentTender,
        queues: Queues,
        conducts: Conducts,
    ) -> None:
        self._tables = tables
        self._facts = facts
        self._tools = tools
        self._tournaments = tournaments
        self._queues = queues
        self._conducts = conducts
        self._now = tools.now
        self._pace = pace
        self._outage: Outage | None = None

    def give_back(self, outage: Outage) -> None:
        """Add the length of an outage to the clock of every decision that was open during it."""
        self._outage = outage

    async def due(self, live: Live[Table]) -> tuple[Live[Table], float]:
        """Take the steps that are due, and count a game that is over."""
        live = await self._windows_noted(live)
        live, step = await self._steps_taken(live)
        if live.value.rated_on is None and rated_games.is_unknown(live.value):
            live, step = await self._rated(live.value)
        table = live.value
        if table.kind.queue:
            await self._conducts.note_leavers(table)
            if not table.is_live:
                await self._queues.over(table)
        if not table.is_live and not table.counted:
            # This comes before the messages: people who read that the game is over may ask for its record or open the
            # next one at once.
            await self._tournaments.result_taken(table)
            await counting.count(self._tables, table)
            live = await self._tables.newest(table.id)
        has_guests = self._tools.in_front is not None and shut_windows.has_guests(table)
        seen_again = self._now() + PRESENT_FOR if has_guests else NEVER
        if step is not None:
            return live, min(step.at, seen_again)
        return live, min(self._now() + FOR_EVER, seen_again) if table.is_live else NEVER

    async def _windows_noted(self, live: Live[Table]) -> Live[Table]:
        """Note which guests of the playground have closed their windows on a chat's table."""
        table, in_front = live.value, self._tools.in_front
        if in_front is None or not shut_windows.has_guests(table):
            return live
        try:
            here, now = (await in_front(table.id)).keys(), self._now()
        except Unavailable:
            return live
        if shut_windows.noted(table, here, now) is table:
            return live
        await self._tables.change(table.id, lambda newest: TableChange(shut_windows.noted(newest, here, now)))
        return await self._tables.newest(table.id)

    async def wanted(self, value: Table, sitting: Mapping[int, InFront]) -> Wanted:
        """Return the messages that a table wants."""
        private = [name for name, messenger in self._tools.messengers.items() if messenger.private_hands]
        all_sit = bool(sitting) and is_played_in_windows(value, sitting)
        surfaces = wanted(value, self._now(), private, in_windows=all_sit)
        if any(seat.answers for seat in value.seats):
            surfaces += answers.wanted(value, self._now())
        return Wanted(value, surfaces, partial(outdated, value))

    async def delivered(self, value: Table, outcome: DeliveryPass) -> None:
        """Change the table, and others, by what its chats have answered."""
        table = value
        for chat, new_id in outcome.moved:
            await self._facts.chat_moved(chat.platform, chat.id, new_id, seen_at=table.id)
        for thread in outcome.threadless:
            await self._facts.thread_gone(thread, table.id)
        for person in outcome.unreachable:
            await self._facts.private_chat_closed(person, seen_at=table.id)
        if outcome.ended:
            struck = self._tables.change(table.id, lambda newest: TableChange(without(newest, outcome.ended)))
            await self._tables.quietly(struck)
        for where in outcome.lowered:
            await self._facts.scrolled_on(table.id, where.key)
        refusing = frozenset(name.place for name, shown in outcome.shown.items() if shown.refused)
        if refusing != set(table.refusing):
            await self._facts.refused(table, refusing)

    async def set_aside(self, code: str, cause: str) -> None:
        """Stop a table that keeps failing until the operator retries it, and say so on its board."""

        def poisoned(table: Table) -> TableChange:
            return TableChange(table.model_copy(update={"poisoned": cause, "notice": HistoryLine(key="set-aside")}))

        await self._tables.change(code, poisoned)

    async def _steps_taken(self, live: Live[Table]) -> tuple[Live[Table], Step | None]:
        """Take the steps that are due; return the table after them, and its next step."""
        table_id = live.value.id
        for _ in range(STEPS_AT_ONCE):
            if self._outage is not None and outages.is_owed(live.value, self._outage):
                await self._tables.change(table_id, self._given_back)
            else:
                step = next_step(live.value, self._pace)
                if step is None or step.at > self._now():
                    return live, step
                thought = await self._thought(live.value) if step.why in automatic.THOUGHT_OUT else None
                await self._tables.change(table_id, partial(self._step_taken, thought=thought))
            live = await self._tables.newest(table_id)
        return live, next_step(live.value, self._pace)

    async def _rated(self, table: Table) -> tuple[Live[Table], Step | None]:
        """Find out if a game that has begun is rated. If it is not, its board says so."""
        day = date_at(self._now())

        def found(newest: Table) -> TableChange:
            if not rated_games.is_unknown(newest):
                return TableChange(newest)
            return TableChange(newest.replace(rated_on=day), effects=rated_games.places(newest, day))

        def not_found(newest: Table) -> TableChange:
            if not rated_games.is_unknown(newest):
                return TableChange(newest)
            line = HistoryLine(key="unrated" if newest.kind.rated_a_day is None else "unrated-here")
            return TableChange(with_history(newest.replace(rated_on=rated_games.UNRATED), line))

        try:
            await self._tables.change(table.id, found)
        except Unmet:
            await self._tables.change(table.id, not_found)
        live = await self._tables.newest(table.id)
        return live, next_step(live.value, self._pace)

    async def _thought(self, table: Table) -> Thought:
        """Let a built-in player think, once per position, even if the commit of its move is retried."""
        return await automatic.thought_of(table, self._tables.think)

    def _step_taken(self, table: Table, *, thought: Thought | None) -> TableChange:
        return automatic.take_due(table, self._now(), self._tables.chance, self._pace, thought)

    def _given_back(self, table: Table) -> TableChange:
        return TableChange(outages.given_back(table, self._outage) if self._outage is not None else table)
