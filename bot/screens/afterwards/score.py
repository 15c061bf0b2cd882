"""The score sheet: a row per hand with marks, the totals, and a chart of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screen import Screen
from bot.screens.during.pictures import chart
from bot.screens.names import points, seat_name, signed
from bot.table.deals import Row
from bot.table.model import Table
from bot.texts import Markup, say
from bot.texts.cells import right, short

ROWS_SHOWN = 20  # the newest hands; the chart shows them all
WIDTH = 7  # cells of a player's column

# One sign per family of marks, so that a row stays as wide as a phone.
SIGNS: Mapping[str, Sequence[str]] = {
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


def sheet(table: Table, language: str) -> Screen:
    """A row per completed hand with what each total changed by and marks, the totals, and a chart of them."""
    title = say(language, "sheet-title", code=table.id)
    rows = _counted(table)
    if table.game is None or not rows:
        return Screen(text=f"<b>{title}</b>\n{say(language, 'sheet-empty')}")
    seats = range(len(table.seats))
    shown = rows[-ROWS_SHOWN:]
    names = "".join(right(short(seat_name(table, seat, language), WIDTH - 1), WIDTH) for seat in seats)
    lines = [f"   {names}"]
    lines += [f"{row.number:>2} " + "".join(_cell(row, seat) for seat in seats) for row in shown]
    lines.append(" = " + "".join(f"{points(total):>{WIDTH - 2}}  " for total in table.game.totals))
    parts = [Markup(f"<b>{title}</b>")]
    if len(rows) > len(shown):
        parts.append(say(language, "sheet-earlier", count=len(rows) - len(shown)))
    # Columns are for the eye; the escaped text stands as it is.
    table_text = "\n".join(Markup.of(text.rstrip()) for text in lines)
    parts.append(Markup(f"<pre>{table_text}</pre>"))
    parts.append(say(language, "sheet-target", target=table.game.rules.game.target))
    legend = _legend(shown, language)
    if legend:
        parts.append(legend)
    return Screen(text=str(Markup.join("\n", parts)), picture=chart(table, language, title))


def in_sentences(table: Table, language: str) -> Screen:
    """The same for the ear: a sentence for each hand, with its marks in words, and the totals."""
    rows = _counted(table)
    if table.game is None or not rows:
        return sheet(table, language)
    shown = rows[-ROWS_SHOWN:]
    parts = [Markup(f"<b>{say(language, 'sheet-title', code=table.id)}</b>")]
    if len(rows) > len(shown):
        parts.append(say(language, "sheet-earlier", count=len(rows) - len(shown)))
    seats = range(len(table.seats))
    for row in shown:
        changes = Markup.join("; ", [_told(table, row, seat, language) for seat in seats])
        parts.append(say(language, "sheet-hand", number=row.number, changes=changes))
    totals = (f"{seat_name(table, seat, language)} {points(table.game.totals[seat])}" for seat in seats)
    parts.append(say(language, "sheet-totals", totals=", ".join(totals)))
    parts.append(say(language, "sheet-target", target=table.game.rules.game.target))
    return Screen(text=str(Markup.join("\n", parts)))


def _counted(table: Table) -> list[Row]:
    return [row for row in table.rows if row.counts or any(row.result["deltas"])]


def _told(table: Table, row: Row, seat: int, language: str) -> Markup:
    name = Markup.of(seat_name(table, seat, language))
    if row.result["sits_out"] == seat and not row.result["deltas"][seat]:
        return Markup.join(" ", [name, say(language, "mark-sits-out")])
    changed = Markup(f"{name} {_changed(row, seat)}")
    return Markup.join(", ", [changed, *(say(language, f"sheet-{mark}") for mark in _marks(row.result, seat))])


def _changed(row: Row, seat: int) -> str:
    result = row.result
    return "–" if result["sits_out"] == seat and not result["deltas"][seat] else signed(result["deltas"][seat])


def _cell(row: Row, seat: int) -> str:
    return f"{_changed(row, seat):>{WIDTH - 2}}{_signs(row.result, seat)[:2]:<2}"


def _marks(result: Mapping[str, Any], seat: int) -> list[str]:
    own = [result["outcome"]] if result["declarer"] == seat else []
    return [*own, *(result["marks"][seat] if result.get("marks") else ())]


def _signs(result: Mapping[str, Any], seat: int) -> str:
    held = set(_marks(result, seat))
    return "".join(sign for sign, marks in SIGNS.items() if held.intersection(marks))


def _legend(rows: Sequence[Row], language: str) -> Markup:
    """Explain the signs that occur."""
    seen = {mark for row in rows for seat in range(len(row.result["totals"])) for mark in _marks(row.result, seat)}
    told = [
        Markup(f"{sign} {Markup.join(', ', (say(language, f'sheet-{mark}') for mark in marks if mark in seen))}")
        for sign, marks in SIGNS.items()
        if seen.intersection(marks)
    ]
    return Markup.join(" · ", told)
