"""Tends tournaments: does what is due, and decides which messages they want."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, partial

from bot.people import Chat, PersonKey
from bot.ports.limits import Priority
from bot.ports.schedule import FOR_EVER
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import InFront
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens.tournament import own, pictures
from bot.screens.tournament import page as page_screen
from bot.screens.tournament import standings_table as standings_screen
from bot.showing import surfaces
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.document_tender import NEVER, DocumentTender
from bot.showing.surface import Sound, Surface, Wanted, without_links
from bot.showing.threads import Threads
from bot.table.change import TableChange
from bot.table.documents import Live
from bot.table.platform_facts import PlatformFacts
from bot.table.seats import with_history
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tournament import judging, rounds
from bot.tournament import tables as seating
from bot.tournament.plans import Plans
from bot.tournament.tournament import LIFE, Tournament, TournamentStage
from bot.tournament.tournaments import TournamentChange, Tournaments, free_codes
from bot.views.tournament import tournament_of
from bot.views.tournament_round import numbers_on
from bot.views.tournament_standings import round_results_of, standings_of
from engine.tournament import questions, standings
from engine.tournament.rounds import cancel
from engine.tournament.standings import Standing

log = logging.getLogger(__name__)

PAGE_EVERY = 15.0  # seconds between two edits of a page, and between checks of the tables of a round
AT_ONCE = 20  # most tables of a round that are read, or created, at the same time
WITH_STANDINGS = frozenset({TournamentStage.PLAYING, TournamentStage.FINISHED})
REMINDED_BEFORE = 3600.0  # seconds before an evening begins at which the people who have joined are reminded


def wanted(
    tournament: Tournament,
    tables: Mapping[int, Table],
    now: float,
    reader: PersonKey | None = None,
    presser: PersonKey | None = None,
) -> list[Surface]:
    """Return the messages that a tournament wants: the page, standings, what single players are told, and reminders.

    `reader` is the key of a page's person, None for chats; `presser` that of the only person who can press the buttons.
    """
    home = tournament.home
    page = SurfaceName.board(tournament.boards, home.key)
    # At the end of a round the page is renewed at once, as the standings follow it.
    every = 0.0 if tournament.is_registering or tournament.round_is_over else PAGE_EVERY
    draw = without_links(page_drawn, tournament, tables, reader, presser)
    found = [Surface(page, home, draw, turn=Priority.BOARD, every=every)]
    if tournament.round_is_over:
        name = SurfaceName.standings(tournament.core.round, home.key)
        draw = without_links(standings_drawn, tournament, tournament.core.round, reader)
        found.append(Surface(name, home, draw, turn=Priority.BOARD))
    found += _player_messages(tournament)
    found += surfaces.not_let_in(tournament, may_enter=tournament.is_live)
    if tournament.is_registering and tournament.starts_at is not None and now >= tournament.starts_at - REMINDED_BEFORE:
        found += _reminders(tournament)
    return found


def page_drawn(
    tournament: Tournament, tables: Mapping[int, Table], reader: PersonKey | None, presser: PersonKey | None
) -> Screen:
    """Draw the page; see `wanted`."""
    return page_screen.page(tournament_of(tournament, tables, tournament.language, reader, presser))


def standings_drawn(tournament: Tournament, number: int, reader: PersonKey | None) -> Screen:
    """Draw the message at the end of a round; see `wanted`."""
    view = standings_of(tournament, tournament.language, reader, number)
    return standings_screen.after_round(view, pictures.bump_chart(tournament, tournament.language, number))


def _player_messages(tournament: Tournament) -> Iterator[Surface]:
    """Yield private messages that stay: results of the present round, each once its table is done, and penalties.

    A penalty makes its player's phone buzz; a result is silent.
    """
    core = tournament.core
    people = {member.person.key: member for member in tournament.members}
    for number, one in enumerate(core.penalties, 1):
        member = people.get(core.players[one.player - 1].person.key)
        if member is not None and member.person.key:
            name = SurfaceName.notice(number, member.person.key)
            draw = without_links(own.penalised, tournament, number, member.person.language)
            yield Surface(name, member.person, draw, sound=Sound.LOUD if member.habits.nudges else Sound.NONE)
    present = core.current
    done = [number for number, one in enumerate(present.tables if present is not None else (), 1) if one.result]
    if not done or core.stage not in WITH_STANDINGS or present is None:
        return

    @cache  # for all players, and only if one of these messages is drawn
    def rows() -> dict[int, Standing]:
        return {row.player: row for row in standings.standings(core)}

    def drawn(table: int, seat: int, player: int, language: str) -> Screen:
        return own.result(tournament, table, seat, rows()[player], language)

    # A result is edited once: at the end of the round, and not for that of each other table.
    state = f"{tournament.round_is_over} {core.stage}"
    for number in done:
        for seat, player in enumerate(present.tables[number - 1].seats):
            member = people.get(core.players[player - 1].person.key) if player is not None else None
            if player is None or member is None or not member.person.key or not questions.is_in(core, player):
                continue
            person = member.person
            name = SurfaceName.standings(core.round, person.key)
            draw = without_links(drawn, number, seat, player, person.language)
            yield Surface(name, person, draw, mark=f"{state} {person.language}")


def _reminders(tournament: Tournament) -> Iterator[Surface]:
    """Yield a reminder for each person who has joined. It is deleted when the first round is drawn."""
    for member in tournament.members:
        person = member.person
        if tournament.number(person.key) is not None:
            name = SurfaceName.nudge(0, person.key)
            draw = without_links(page_screen.reminder, tournament, person.key, person.language)
            yield Surface(name, person, draw, sound=Sound.POLITE if member.habits.nudges else Sound.NONE, reader=person)


def outdated(
    tournament: Tournament,
    shown: Iterable[SurfaceName],
    wanted_names: Iterable[SurfaceName],
    reader: PersonKey | None = None,
) -> Iterator[tuple[SurfaceName, Surface | None]]:
    """Yield earlier pages, which stay without buttons, and past reminders, which are deleted."""
    current = set(wanted_names)
    for name in shown:
        if name in current:
            continue
        if name.kind is SurfaceKind.NUDGE:
            yield name, None
        elif name.kind is SurfaceKind.BOARD:
            yield name, Surface(name, tournament.home, without_links(_past, tournament, name.of - 1, reader))


def _past(tournament: Tournament, number: int, reader: PersonKey | None) -> Screen:
    language = tournament.language
    if number == 0 or number > tournament.core.round:
        return page_screen.closed_registration(tournament_of(tournament, {}, language, reader))
    screen = standings_screen.results(round_results_of(tournament, number, language, reader))
    return screen.model_copy(update={"rows": ()})


class TournamentTender(DocumentTender[Tournament]):
    """The tender of tournaments: does what is due, and looks at the tables of the round."""

    def __init__(self, tournaments: Tournaments, plans: Plans, facts: PlatformFacts) -> None:
        self.tournaments = tournaments
        self._plans = plans
        self._tables: Tables = tournaments.tables
        self._facts = facts
        self._threads = Threads(tournaments)

    async def due(self, live: Live[Tournament]) -> tuple[Live[Tournament], float]:
        """Do what is due, and check the tables of the round."""
        while True:
            live = await self._due_done(live)
            tournament = live.value
            await self._plans.evening_over(tournament)
            await self._round_looked_after(tournament)
            newest = await self.tournaments.newest(tournament.id)
            if newest.version == live.version:
                return live, self._next_time(tournament)
            live = newest

    async def wanted(self, value: Tournament, sitting: Mapping[int, InFront]) -> Wanted:  # noqa: ARG002
        """Return the messages that a tournament wants. Its page shows tables of the round."""
        codes = value.codes_in_play
        numbers = [number for number in numbers_on(value, 0) if number in codes]
        # They were read a moment ago, when this looked after the round.
        shown = {number: (await self._tables.newest(codes[number], just_committed=True)).value for number in numbers}
        return Wanted(value, wanted(value, shown, self._now()), partial(outdated, value))

    async def delivered(self, value: Tournament, outcome: DeliveryPass) -> None:
        """Look after threads, carry moved chats over, and begin the next round once the standings are shown."""
        await self._threads.looked_after(value, outcome)  # after the page, which is more important
        if outcome.lost_lead:
            return
        for chat, new_id in outcome.moved:
            await self.chat_moved(value.id, chat.platform, chat.id, new_id)
            await self._facts.chat_moved(chat.platform, chat.id, new_id)
        for thread in outcome.threadless:
            await self._thread_gone(value.id, thread)
        if value.round_is_over and _is_due(value, self._now()):
            await self._next_step(value)

    def _now(self) -> float:
        return self._tables.now()

    async def _due_done(self, live: Live[Tournament]) -> Live[Tournament]:
        """Do what is due, but for the step after a round, and return the tournament after it."""
        tournament, now = live.value, self._now()
        code = tournament.id
        if tournament.is_registering and now >= tournament.created + LIFE:
            return await self._changed(code, _forsaken)
        if tournament.is_registering and tournament.starts_at is not None and now >= tournament.starts_at:
            codes = await free_codes(self._tables, questions.tables_needed(tournament.core))
            return await self._changed(
                code, lambda newest: TournamentChange(rounds.begun(newest, codes, now, self._tables.chance))
            )
        if not tournament.round_is_over and _is_due(tournament, now):
            return await self._next_step(tournament)
        return live

    async def _next_step(self, tournament: Tournament) -> Live[Tournament]:
        """Do what comes at `due_at`. At the end of a round this waits until its standings are shown."""
        codes, now = await free_codes(self._tables, questions.tables_needed(tournament.core)), self._now()
        return await self._changed(
            tournament.id, lambda newest: TournamentChange(rounds.came_due(newest, codes, now, self._tables.chance))
        )

    async def _changed(self, code: str, decide: Callable[[Tournament], TournamentChange]) -> Live[Tournament]:
        await self.tournaments.change(code, decide)
        return await self.tournaments.newest(code)

    async def _round_looked_after(self, tournament: Tournament) -> None:
        """Read the tables of the round that have no result yet, create missing ones, and record what happened there."""
        open_ones = list(tournament.codes_in_play)
        if not open_ones:
            return
        seen: dict[int, Table] = {}
        for start in range(0, len(open_ones), AT_ONCE):
            some = open_ones[start : start + AT_ONCE]
            tables = await asyncio.gather(*(self._table(tournament, number) for number in some))
            seen.update(zip(some, tables, strict=True))
        for table in seen.values():
            await self._put_right(tournament, table)
            await self._threads.link_table(tournament, table)
        await self._progress_noted(tournament, seen)

    async def _table(self, tournament: Tournament, number: int) -> Table:
        """Return a table of the round. A missing or lost one is created, always with the same first deal."""
        code = tournament.core.rounds[-1].tables[number - 1].code
        with suppress(Refusal):
            return (await self._tables.newest(code)).value
        made = seating.made(tournament, number, self._now(), self._tables.chance)
        with suppress(Refusal):  # another process was quicker
            await self._tables.create(made)
        return (await self._tables.newest(code)).value

    async def _put_right(self, tournament: Tournament, table: Table) -> None:
        """Record a missing result, and let built-in players play for people who withdrew."""
        if not table.is_live:
            await self.result_taken(table)
            return
        changed = _as_drawn(tournament, table)
        if changed is not table:
            await self._tables.quietly(
                self._tables.change(table.id, lambda newest: TableChange(_as_drawn(tournament, newest)))
            )

    async def _progress_noted(self, tournament: Tournament, seen: Mapping[int, Table]) -> None:
        present = tournament.core.rounds[-1]
        if judging.without_lapsed(tournament, seen) is not tournament:
            await self.tournaments.change(
                tournament.id, lambda newest: TournamentChange(judging.without_lapsed(newest, seen))
            )
        over = all(table.rows or not table.is_live for table in seen.values())
        if over and not present.deals_open:
            number = tournament.core.round
            await self.tournaments.change(
                tournament.id,
                lambda newest: TournamentChange(
                    rounds.first_hands_over(newest) if newest.core.round == number else newest
                ),
            )

    async def result_taken(self, table: Table) -> None:
        """Record the result of a finished table. Idempotent."""
        code = seating.tournament_of(table)
        if code is None or table.is_live:
            return
        try:
            await self.tournaments.change(
                code, lambda newest: TournamentChange(rounds.counted(newest, table, self._now()))
            )
        except Refusal as refusal:
            if refusal.key != "no-such-tournament":
                raise
            log.warning("a table's tournament is gone", extra={"table": table.id})

    async def chat_moved(self, code: str, platform: str, old_id: str, new_id: str) -> None:
        """Handle a group's new id: the tournament and its tables move with it."""
        await self.tournaments.change(code, lambda now: TournamentChange(now.with_moved_chat(platform, old_id, new_id)))
        await self._tables_changed(code, lambda table: table.with_moved_chat(platform, old_id, new_id))

    async def _thread_gone(self, code: str, thread: Chat) -> None:
        """Handle that a thread does not exist any more: the tournament goes on in the chat itself."""
        await self._facts.kept_without_thread(thread, "tournament", code)
        await self.tournaments.change(code, lambda now: TournamentChange(now.without_thread(thread)))
        await self._tables_changed(code, lambda table: table.without_thread(thread))

    async def _tables_changed(self, code: str, change: Callable[[Table], Table]) -> None:
        """Change the tables in play of a tournament's round."""
        present = (await self.tournaments.tournament(code)).core.current
        for one in present.tables if present is not None else ():
            if one.result is None:
                await self._tables.quietly(self._tables.change(one.code, lambda table: TableChange(change(table))))

    def _next_time(self, tournament: Tournament) -> float:
        times, now = [], self._now()
        if not tournament.is_live:
            return NEVER
        if tournament.is_registering:
            times.append(tournament.created + LIFE)
            times += _times_of_beginning(tournament, now)
        elif tournament.due_at is not None:
            times.append(tournament.due_at)
        elif not tournament.round_is_over:
            times.append(now + PAGE_EVERY)
        return min([*times, now + FOR_EVER])


def _is_due(tournament: Tournament, now: float) -> bool:
    return tournament.due_at is not None and now >= tournament.due_at


def _times_of_beginning(tournament: Tournament, now: float) -> list[float]:
    """Return when people are reminded of an evening, unless that is past, and when the evening begins."""
    if tournament.starts_at is None:
        return []
    reminded = tournament.starts_at - REMINDED_BEFORE
    return [reminded, tournament.starts_at] if now < reminded else [tournament.starts_at]


def _forsaken(tournament: Tournament) -> TournamentChange:
    return TournamentChange(tournament.replace(core=cancel(tournament.core, None)))


def _as_drawn(tournament: Tournament, table: Table) -> Table:
    """Return the table, with built-in players in the seats of people who have withdrawn."""
    drawn = seating.drawn_for(tournament, table)
    if drawn is None or not table.is_live:
        return table
    for index, number in enumerate(drawn.seats):
        seat = table.seats[index]
        if number is None or seat.person is None or seat.withdrawn:
            continue
        player = tournament.core.players[number - 1]
        if player.withdrew_in is not None and player.person.key == seat.person.key:
            table = table.with_seat(index, left=True, withdrawn=True)
            table = with_history(table, seating.line_of_leaving(index))
    return table
