"""The score sheet of a game, as one reader sees it: what each hand changed, the totals, rulings, and their chart."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.people import PersonKey
from bot.table.deals import ScoreRow
from bot.table.holders import at_hand, takeovers
from bot.table.table import Table
from bot.texts import bare
from bot.views.history import rulings_said
from bot.views.names import is_own, name_for, person_key, succession
from bot.views.said import Said, said
from engine.state import State

MARK = "sheet-"  # before the name of a mark in the key of its text


@dataclass(frozen=True, slots=True)
class SheetSeat:
    """A column of the sheet."""

    name: str
    """The name of who sits there now; a page's reader is called "You"."""

    person: PersonKey
    """The key of who sits there now; empty for a built-in player. No page is sent it."""

    own: bool
    """Whether it is the reader."""

    total: int
    """The present total, in game points."""


@dataclass(frozen=True, slots=True)
class SheetCell:
    """What a hand changed for one seat."""

    name: str
    """The name of who held the seat then; a page's reader is called "You"."""

    delta: int | None
    """The change of the total, in game points; None where the seat had no part in the hand."""

    sits_out: bool
    """Whether the seat sat the hand out."""

    marks: tuple[Said, ...]
    """What else happened to the total: a contract made or missed, a barrel, a strike, a fine …"""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A hand on the sheet."""

    hand: int
    """The number of the deal, from 1."""

    cells: tuple[SheetCell, ...]
    """What it changed, by seat."""


@dataclass(frozen=True, slots=True)
class Chart:
    """The totals over the hands."""

    names: tuple[str, ...]
    """A name for each line, by seat; a page's reader is called "You"."""

    totals: tuple[tuple[int, ...], ...]
    """A row per hand that counted or changed a total: the totals after it, by seat, in game points."""

    target: int
    """The total that wins."""

    zone: int | None
    """The total at which the barrel or the lock begins; None for neither."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score sheet of a game, as one reader sees it."""

    language: str
    """The code of the reader's language."""

    title: Said
    """The title, with the table's code."""

    seats: tuple[SheetSeat, ...]
    """The columns, by seat."""

    rows: tuple[SheetRow, ...]
    """The hands that counted, changed a total or were ruled on, oldest first; empty before the first one."""

    target: int
    """The game points that win; 0 before the game."""

    takeovers: tuple[Said, ...]
    """From which hand on somebody has the seat of another person."""

    rulings: tuple[Said, ...]
    """What judges have decided, oldest first; also about the hand in play, as the totals include its penalties."""

    chart: Chart | None
    """The totals over the hands; None before the first one that changed them."""


def score_sheet_of(table: Table, language: str, reader: PersonKey | None = None) -> ScoreSheet:
    """Return the score sheet of a table, for the person with this key, or (None) for the table's chats."""
    game = table.game
    shown = [row for row in table.rows if row.counts or row.changed or row.rulings] if game is not None else []
    names = [name_for(table, seat, language, reader) for seat in range(len(table.seats))]
    totals = game.totals if game is not None else (0,) * len(table.seats)
    return ScoreSheet(
        language=language,
        title=said(language, "sheet-title", code=table.id),
        seats=tuple(
            SheetSeat(name, person_key(table, seat), is_own(table, seat, reader), totals[seat])
            for seat, name in enumerate(names)
        ),
        rows=tuple(_row(table, row, names, language, reader) for row in shown),
        target=game.rules.game.target if game is not None else 0,
        takeovers=_takeovers(table, language),
        rulings=_rulings(table, language),
        chart=_chart(table, game, names) if game is not None else None,
    )


def _row(table: Table, row: ScoreRow, names: list[str], language: str, reader: PersonKey | None) -> SheetRow:
    then = at_hand(table, row.number)
    seats = range(len(names))
    called = names if then is table else [name_for(then, seat, language, reader) for seat in seats]
    return SheetRow(row.number, tuple(_cell(row.result, seat, called[seat], language) for seat in seats))


def _cell(result: Mapping[str, Any], seat: int, name: str, language: str) -> SheetCell:
    delta, sits_out = result["deltas"][seat], result["sits_out"] == seat
    idle = sits_out or result["outcome"] == "annulled"
    told = result["declarer"] == seat or result["outcome"] == "annulled"
    marks = [*([result["outcome"]] if told else []), *(result["marks"][seat] if result.get("marks") else ())]
    return SheetCell(
        name=name,
        delta=None if idle and not delta else delta,
        sits_out=sits_out,
        marks=tuple(said(language, f"{MARK}{mark}") for mark in marks),
    )


def _takeovers(table: Table, language: str) -> tuple[Said, ...]:
    """Tell each change of a holder; the columns have the last ones' names."""
    found = []
    for one in takeovers(table):
        names = succession((at_hand(table, one.hand - 1), at_hand(table, one.hand)), one.seat, language)
        found.append(said(language, "sheet-taken", hand=one.hand, names=names))
    return tuple(found)


def _rulings(table: Table, language: str) -> tuple[Said, ...]:
    hands = [(row.number, row.rulings) for row in table.rows]
    if table.game is not None:
        hands.append((table.game.hand_number, table.rulings))
    return tuple(
        said(language, "sheet-ruling", hand=number, ruling=sentence)
        for number, rulings in hands
        for sentence in rulings_said(at_hand(table, number), rulings, language)
    )


def _chart(table: Table, game: State, names: list[str]) -> Chart | None:
    rows = [row for row in table.rows if row.counts or row.changed]
    if not rows:
        return None
    rules = game.rules
    zone = rules.barrel.at if rules.barrel.enabled else rules.lock.at if rules.lock.enabled else None
    totals = tuple(tuple(row.result["totals"]) for row in rows)
    return Chart(tuple(map(bare, names)), totals, rules.game.target, zone)
