"""The score sheet of a game, as one reader sees it: what each hand changed, the totals, rulings, and their chart."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.people import PersonKey
from bot.table.deals import ScoreRow
from bot.table.holders import at_hand, takeovers
from bot.table.table import Table
from bot.texts import Said, bare, said
from bot.views.history import rulings_said
from bot.views.keys import Choice
from bot.views.names import is_own, name_for, person_key, succession
from bot.views.seals import verified
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


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A hand on a page's sheet, as people write it on paper. Lines are only added at the end, unless a judge rules."""

    hand: int
    """The number of the deal, from 1."""

    declarer: int | None
    """The seat of the declarer; None for a hand without one."""

    contract: int | None
    """The declarer's contract in points; None for a hand without one."""

    outcome: str
    """How it ended, as in `bot.views.result.HandResult`."""

    deltas: tuple[int | None, ...]
    """The change of each total, by seat; None where the seat had no part in the hand."""

    totals: tuple[int, ...]
    """The totals after it, by seat."""

    marks: tuple[tuple[Said, ...], ...]
    """By seat, what else happened: a barrel, a strike, a fine …"""


@dataclass(frozen=True, slots=True)
class SheetNotes:
    """What stands around a page's sheet."""

    target: int
    """The total that wins."""

    zone: int | None
    """The total at which the barrel or the lock begins; None for neither."""

    lines: tuple[Said, ...]
    """Which total wins, or that no hand is over yet; who has taken a seat when; what judges have decided."""

    checks: tuple[Choice, ...]
    """The button that checks the deals; none where they are not sealed."""


def sheet_lines(table: Table, language: str) -> tuple[SheetLine, ...]:
    """Return the hands of a game for a page's sheet, oldest first."""
    return tuple(_line(row, language) for row in table.rows if row.counts or row.changed or row.rulings)


def sheet_notes(table: Table, game: State, language: str) -> SheetNotes:
    """Return what stands around the sheet of a game."""
    rules = game.rules
    goal = said(language, "lobby-target", target=rules.game.target)
    lines = (
        goal if table.rows else said(language, "sheet-empty"),
        *_takeovers(table, language),
        *_rulings(table, language),
    )
    return SheetNotes(rules.game.target, _zone(game), lines, verified(table, language))


def _line(row: ScoreRow, language: str) -> SheetLine:
    result, seats = row.result, range(len(row.result["totals"]))
    marks = result.get("marks") or ((),) * len(seats)
    return SheetLine(
        hand=row.number,
        declarer=result["declarer"],
        contract=result["contract"],
        outcome=result["outcome"],
        deltas=tuple(None if _idle(result, seat) else result["deltas"][seat] for seat in seats),
        totals=tuple(result["totals"]),
        marks=tuple(tuple(said(language, f"{MARK}{mark}") for mark in of_seat) for of_seat in marks),
    )


def _idle(result: Mapping[str, Any], seat: int) -> bool:
    """Whether a seat had no part in a hand that changed nothing for it."""
    return not result["deltas"][seat] and (result["sits_out"] == seat or result["outcome"] == "annulled")


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
    told = result["declarer"] == seat or result["outcome"] == "annulled"
    marks = [*([result["outcome"]] if told else []), *(result["marks"][seat] if result.get("marks") else ())]
    return SheetCell(
        name=name,
        delta=None if _idle(result, seat) else result["deltas"][seat],
        sits_out=result["sits_out"] == seat,
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
    totals = tuple(tuple(row.result["totals"]) for row in rows)
    return Chart(tuple(map(bare, names)), totals, game.rules.game.target, _zone(game))


def _zone(game: State) -> int | None:
    barrel, lock = game.rules.barrel, game.rules.lock
    return barrel.at if barrel.enabled else lock.at if lock.enabled else None
