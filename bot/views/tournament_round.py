"""A round of a tournament as one reader sees it: its tables, what judges have decided, and who leads."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Button
from bot.table.table import Table
from bot.texts import Said, listed, said
from bot.texts.sentences import short
from bot.tournament.tournament import Tournament
from bot.views.history import decision
from bot.views.keys import turning
from bot.views.names import points
from bot.views.tournament_words import (
    GONE,
    NAME_CELLS,
    fraction,
    is_own,
    judges,
    key,
    name_for,
    penalties,
    player_name,
    proposals,
    seat_names,
)
from engine import view
from engine.tournament import rights
from engine.tournament.standings import Standing, standings

TABLES_SHOWN = 10
LEADERS_SHOWN = 10
SEAT_CELLS = 16  # cells of a name at a table

State = Literal["waits", "playing", "paused", "done"]


@dataclass(frozen=True, slots=True)
class PlayerAtTable:
    """A player at a table of the round."""

    name: str
    """The name; a page's reader is called "You"."""

    own: bool
    """Whether it is the reader."""

    total: int | None
    """Game points; None before the table's deal."""


@dataclass(frozen=True, slots=True)
class TableInRound:
    """A table of the round, as everybody may see it."""

    number: int
    """Its number in the round, from 1."""

    state: State
    """Whether its game has not begun, is played, pauses, or is over."""

    hand: int | None
    """The number of the hand in play; None where none is played."""

    players: tuple[PlayerAtTable, ...]
    """Its players by seat; by total, the best first, once the game is over."""

    words: Said
    """All of that in a line."""


@dataclass(frozen=True, slots=True)
class Leader:
    """One of the first players in the standings."""

    place: int
    """The place, from 1. Equal players have the same place."""

    name: str
    """The name, with × if the player no longer plays; a page's reader is called "You"."""

    own: bool
    """Whether it is the reader."""

    points: str
    """Points of the tournament, as they are written: `3`, `1½`."""

    words: Said
    """All of that in a few words."""


@dataclass(frozen=True, slots=True)
class RoundView:
    """The present round of a tournament, with one page of its tables."""

    number: int
    """Its number, from 1."""

    planned: int
    """How many rounds are planned; 0 while that is unknown."""

    title: Said
    """The tournament's name, and which round of how many it is."""

    done: int
    """How many of its tables have a result."""

    count: int
    """How many tables it has."""

    page: int
    """The page of ten tables that is shown, from 0."""

    pages: int
    """How many pages there are."""

    tables: tuple[TableInRound, ...]
    """The tables of the page."""

    byes: tuple[Said, ...]
    """Who sits the round out, a sentence each."""

    decisions: tuple[Said, ...]
    """What judges have decided at the tables of the page in play, by table, oldest first."""

    penalties: tuple[Said, ...]
    """Whom judges have removed in this round, oldest first; also where that was taken back."""

    proposals: tuple[Said, ...]
    """Penalties that another judge has to confirm, oldest first."""

    leaders: tuple[Leader, ...]
    """The first ten of the standings; nobody before there are points."""

    no_judge: Said | None
    """Which tables nobody can judge; None if there are none."""

    threads_lack: Said | None
    """Why tables have no threads; None if nothing is missing."""

    judges: tuple[Said, ...]
    """Who judges, while rounds are played."""

    opened: tuple[Said, ...]
    """The secret of the round's lot, and that of its first deals once all of those are over."""

    watch: tuple[Button, ...]
    """The buttons that show a table of the page, labelled by its number."""

    turn: tuple[Button, ...]
    """The buttons to the page before and the page after."""


def pages_of(tournament: Tournament) -> int:
    """Return how many pages of ten tables the present round has, at least 1."""
    return max(1, -(-_count(tournament) // TABLES_SHOWN))


def numbers_on(tournament: Tournament, page: int) -> range:
    """Return the numbers of the tables on a page, none before the first draw. Pages are counted from 0."""
    start = page * TABLES_SHOWN
    return range(start + 1, min(start + TABLES_SHOWN, _count(tournament)) + 1)


def _count(tournament: Tournament) -> int:
    return len(tournament.core.current.tables) if tournament.core.current is not None else 0


def round_of(
    tournament: Tournament, tables: Mapping[int, Table], language: str, reader: PersonKey | None, page: int
) -> RoundView:
    """Return the present round for a reader (`bot.views.tournament.tournament_of`)."""
    core = tournament.core
    present, pages = core.rounds[-1], pages_of(tournament)
    page = min(max(page, 0), pages - 1)
    numbers = numbers_on(tournament, page)
    turn = turning(lambda sign, other: key(tournament, sign, Verb.TABLES, f"i{other}"), page, pages)
    planned = core.planned or 0
    return RoundView(
        number=core.round,
        planned=planned,
        title=said(language, "round-title", name=core.settings.name, round=core.round, rounds=planned),
        done=sum(one.result is not None for one in present.tables),
        count=len(present.tables),
        page=page,
        pages=pages,
        tables=tuple(table_in_round(tournament, number, tables.get(number), language, reader) for number in numbers),
        byes=tuple(
            said(language, "results-bye", name=player_name(tournament, number, language)) for number in present.byes
        ),
        decisions=tuple(_decisions(tournament, tables, language)),
        penalties=penalties(tournament, language, core.round),
        proposals=proposals(tournament, language),
        leaders=_leaders(tournament, language, reader),
        no_judge=_no_judge(tournament, language),
        threads_lack=_threads_lack(tournament, language),
        judges=judges(tournament, language),
        opened=tuple(_opened(tournament, language)),
        watch=tuple(key(tournament, str(number), Verb.WATCH, number) for number in numbers),
        turn=turn[0] if turn else (),
    )


def table_in_round(
    tournament: Tournament, number: int, table: Table | None, language: str, reader: PersonKey | None
) -> TableInRound:
    """Return a table of the present round, by number.

    Before the deal there are no totals: "Dora 0 – Fay 0" would read like the result of a match.
    """
    drawn = tournament.core.rounds[-1].tables[number - 1]
    hand: int | None = None
    totals: Sequence[int | None] = (None,) * len(drawn.seats)
    state: State = "waits"
    if drawn.result is not None:
        state, totals = "done", drawn.result.totals
    elif table is not None and table.game is not None:
        state, totals = "paused", table.game.totals
        if table.clock.paused_since is None:
            over = view.public(table.game).phase == "game_over"
            state, hand = "playing", len(table.rows) if over else 1 + sum(row.counts for row in table.rows)
    names = [short(name, SEAT_CELLS) for name in seat_names(tournament, drawn, language, reader)]
    players = [
        PlayerAtTable(name, player is not None and is_own(tournament, player, reader), total)
        for name, player, total in zip(names, drawn.seats, totals, strict=True)
    ]
    if state == "done":
        players.sort(key=lambda one: -(one.total or 0))
    told = " – ".join(one.name if one.total is None else f"{one.name} {points(one.total)}" for one in players)
    line = said(language, _LINES[state], table=number, players=told, **({} if hand is None else {"hand": hand}))
    return TableInRound(number, state, hand, tuple(players), line)


_LINES: Mapping[State, str] = {
    "waits": "page-table-waits",
    "playing": "page-table",
    "paused": "page-table-paused",
    "done": "page-table-done",
}


def _decisions(tournament: Tournament, tables: Mapping[int, Table], language: str) -> Iterator[Said]:
    for number, table in tables.items():
        names = seat_names(tournament, tournament.core.rounds[-1].tables[number - 1], language)
        for one in table.decisions:
            ruling = decision(one, names[one.seat] if one.seat is not None else "", language)
            yield said(language, "round-ruling", table=number, ruling=ruling)


def _leaders(tournament: Tournament, language: str, reader: PersonKey | None) -> tuple[Leader, ...]:
    found = standings(tournament.core)
    if not any(row.points for row in found):
        return ()
    return tuple(_leader(tournament, row, language, reader) for row in found[:LEADERS_SHOWN])


def _leader(tournament: Tournament, row: Standing, language: str, reader: PersonKey | None) -> Leader:
    name = short(name_for(tournament, row.player, language, reader), NAME_CELLS)
    name, reached = f"{name}{GONE if row.status != 'in' else ''}", fraction(row.points)
    words = said(language, "round-standing", place=row.place, name=name, points=reached)
    return Leader(row.place, name, is_own(tournament, row.player, reader), reached, words)


def unjudged(tournament: Tournament) -> list[int]:
    """Return the numbers of the tables in play that nobody can judge."""
    tables = tournament.core.rounds[-1].tables
    return [one for one in rights.tables_without_judge(tournament.core) if tables[one - 1].result is None]


def _no_judge(tournament: Tournament, language: str) -> Said | None:
    numbers = unjudged(tournament)
    return (
        said(language, "round-no-judge", tables=listed(language, map(str, numbers), TABLES_SHOWN)) if numbers else None
    )


def _threads_lack(tournament: Tournament, language: str) -> Said | None:
    lack = tournament.threads_lack
    return said(language, f"threads-{lack}", platform=tournament.home.platform) if lack else None


def _opened(tournament: Tournament, language: str) -> Iterator[Said]:
    present, number = tournament.core.rounds[-1], tournament.core.round
    yield said(language, "lot-opened", round=number, secret=present.secrets.lot)
    if present.deals_open:
        yield said(language, "deals-opened", round=number, secret=present.secrets.deals)
