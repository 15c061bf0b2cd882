"""The score sheet: a row per hand with marks, the totals, and a chart of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screen import Screen
from bot.screens.during.pictures import chart
from bot.screens.names import points, seat_name, short, signed
from bot.table.deals import Row
from bot.table.model import Table
from bot.texts import Markup, say

ROWS_SHOWN = 20  # the newest hands; the chart shows them all
WIDTH = 7  # characters of a player's column

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
    rows = [row for row in table.rows if row.counts or any(row.result["deltas"])]
    if table.game is None or not rows:
        return Screen(text=f"<b>{title}</b>\n{say(language, 'sheet-empty')}")
    seats = range(len(table.seats))
    shown = rows[-ROWS_SHOWN:]
    names = "".join(f"{short(seat_name(table, seat, language), WIDTH - 1):>{WIDTH}}" for seat in seats)
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


def _cell(row: Row, seat: int) -> str:
    result = row.result
    changed = "–" if result["sits_out"] == seat and not result["deltas"][seat] else signed(result["deltas"][seat])
    return f"{changed:>{WIDTH - 2}}{_signs(result, seat)[:2]:<2}"


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
