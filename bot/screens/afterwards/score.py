"""The score sheet: a row per hand with marks, the totals, and a chart of them."""

from collections.abc import Mapping, Sequence

from bot.pictures import ScoreChart
from bot.screen import Picture, Screen
from bot.texts import Markup, listed, say
from bot.texts.sentences import right, short
from bot.views.history import newest_that_fit
from bot.views.names import points, signed
from bot.views.sheet import MARK, Chart, ScoreSheet, SheetCell, SheetRow

ROWS_SHOWN = 20  # the newest hands; the chart shows all of them
WIDTH = 7  # cells of a player's column

# One sign for each family of marks, so that a row fits the width of a phone.
SIGNS: Mapping[str, Sequence[str]] = {
    "∅": ("annulled",),
    "§": ("judge_penalty",),
    "✓": ("made",),
    "✗": ("down",),
    "○": ("conceded", "concession_penalty"),
    "▲": ("barrel_on",),
    "▼": ("barrel_off", "barrel_fall", "barrel_push", "barrel_clash", "barrel_to_zero"),
    "/": ("strike", "strike_penalty", "no_trick_penalty"),
    "■": ("locked",),
    "+": ("sitter_bonus",),
    "×": ("golden", "blind"),
    "!": ("reset", "golden_reset", "dealer_penalty"),
}


def sheet(view: ScoreSheet) -> Screen:
    """A row per hand with the change of each total and marks, the totals, the rulings of judges, and a chart.

    A hand that did not count has a row only if it changed a total, or a judge ruled on it.
    """
    if not view.rows:
        return Screen(text=_with_rulings(view, [say(view.language, "sheet-empty")]))
    shown = view.rows[-ROWS_SHOWN:]
    parts = [
        *_earlier(len(view.rows) - ROWS_SHOWN, view.language),
        _columns(view, shown),
        say(view.language, "lobby-target", target=view.target),
        *(one.markup for one in view.takeovers),
        *_legend(shown),
    ]
    picture = _drawn(view.chart, view.title.words) if view.chart is not None else None
    return Screen(text=_with_rulings(view, parts), picture=picture)


def _drawn(chart: Chart, heading: str) -> Picture:
    data = ScoreChart(names=chart.names, totals=chart.totals, target=chart.target, zone=chart.zone, heading=heading)
    return Picture(data=data, description=heading)


def _earlier(left_out: int, language: str) -> list[Markup]:
    return [say(language, "sheet-earlier", count=left_out)] if left_out > 0 else []


def _columns(view: ScoreSheet, shown: Sequence[SheetRow]) -> Markup:
    heads = "".join(right(short(seat.name, WIDTH - 1), WIDTH) for seat in view.seats)
    lines = [f"   {heads}"]
    lines += [f"{row.hand:>2} " + "".join(map(_cell, row.cells)) for row in shown]
    lines.append(" = " + "".join(f"{points(seat.total):>{WIDTH - 2}}  " for seat in view.seats))
    return Markup(f"<pre>{Markup.join(chr(10), (text.rstrip() for text in lines))}</pre>")


def _cell(cell: SheetCell) -> str:
    held = {mark.code.removeprefix(MARK) for mark in cell.marks}
    signs = "".join(sign for sign, marks in SIGNS.items() if held.intersection(marks))
    return f"{_changed(cell):>{WIDTH - 2}}{signs[:2]:<2}"


def _changed(cell: SheetCell) -> str:
    return "–" if cell.delta is None else signed(cell.delta)


def _legend(rows: Sequence[SheetRow]) -> list[Markup]:
    """Explain the signs that occur; no line without any."""
    seen = {mark.code.removeprefix(MARK): mark.markup for row in rows for cell in row.cells for mark in cell.marks}
    explained = [
        Markup(f"{sign} {Markup.join(', ', (seen[mark] for mark in marks if mark in seen))}")
        for sign, marks in SIGNS.items()
        if seen.keys() & set(marks)
    ]
    return [Markup.join(" · ", explained)] if explained else []


def _with_rulings(view: ScoreSheet, parts: Sequence[Markup]) -> str:
    """Put the title and the lines together, and after them the rulings of judges, the newest that fit."""
    rulings = [one.markup for one in view.rulings]

    def whole(shown: Sequence[Markup]) -> Markup:
        left_out = len(rulings) - len(shown)
        earlier = [say(view.language, "sheet-rulings-earlier", count=left_out)] if left_out else []
        return Markup.join("\n", [Markup(f"<b>{view.title.markup}</b>"), *parts, *earlier, *shown])

    return newest_that_fit(rulings, whole)


def in_sentences(view: ScoreSheet) -> Screen:
    """The score sheet for screen readers: a sentence for each hand, with its marks in words, and the totals.

    It tells the newest hands, as many as fit into a message: a platform would cut off the totals at its end.
    """
    if not view.rows:
        return sheet(view)
    language = view.language
    totals = listed(language, (f"{seat.name} {points(seat.total)}" for seat in view.seats))
    after = [say(language, "sheet-totals", totals=totals), say(language, "lobby-target", target=view.target)]

    def whole(fitting: Sequence[Markup]) -> Markup:
        parts = [*_earlier(len(view.rows) - len(fitting), language), *fitting, *after]
        return Markup(_with_rulings(view, parts))

    return Screen(text=newest_that_fit([_in_a_sentence(row, language) for row in view.rows[-ROWS_SHOWN:]], whole))


def _in_a_sentence(row: SheetRow, language: str) -> Markup:
    changes = Markup.join("; ", [_seat_in_a_sentence(cell, language) for cell in row.cells])
    return say(language, "sheet-hand", number=row.hand, changes=changes)


def _seat_in_a_sentence(cell: SheetCell, language: str) -> Markup:
    name = Markup.of(cell.name)
    if cell.sits_out and not cell.delta:
        return Markup.join(" ", [name, say(language, "mark-sits-out")])
    return Markup.join(", ", [Markup(f"{name} {_changed(cell)}"), *(mark.markup for mark in cell.marks)])
