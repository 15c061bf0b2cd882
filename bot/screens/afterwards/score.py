"""The score sheet: a row per hand with marks, the totals, and a chart of them."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screen import Screen
from bot.screens.during.pictures import chart
from bot.screens.own import own_lines
from bot.table.deals import ScoreRow
from bot.table.holders import at_hand, takeovers
from bot.table.table import Table
from bot.texts import Markup, listed, say
from bot.texts.sentences import right, short
from bot.views.history import newest_that_fit, rulings_said
from bot.views.names import points, seat_name, signed, succession
from engine.state import State

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


def sheet(table: Table, language: str) -> Screen:
    """A row per hand with the change of each total and marks, the totals, the rulings of judges, and a chart.

    A hand that did not count has a row only if it changed a total, or a judge ruled on it.
    """
    rows = _shown(table)
    if table.game is None or not rows:
        return Screen(text=_with_rulings(table, [say(language, "sheet-empty")], language))
    parts = _earlier(len(rows) - ROWS_SHOWN, language) + _columns(table, table.game, rows[-ROWS_SHOWN:], language)
    parts.append(say(language, "lobby-target", target=table.game.rules.game.target))
    parts += _takeovers(table, language)
    if legend := _legend(rows[-ROWS_SHOWN:], language):
        parts.append(legend)
    picture = chart(table, language, say(language, "sheet-title", code=table.id))
    facts = {"kind": "score", "lines": own_lines(table, language, lambda read: [Markup.of(_heads(read, language))])}
    return Screen(text=_with_rulings(table, parts, language), picture=picture, facts=facts)


def _takeovers(table: Table, language: str) -> list[Markup]:
    """Tell from which hand on somebody has the seat of another person; the columns have the last ones' names."""
    return [
        say(language, "sheet-taken", hand=one.hand, names=succession(_around(table, one.hand), one.seat, language))
        for one in takeovers(table)
    ]


def _around(table: Table, hand: int) -> tuple[Table, Table]:
    return at_hand(table, hand - 1), at_hand(table, hand)


def _earlier(left_out: int, language: str) -> list[Markup]:
    return [say(language, "sheet-earlier", count=left_out)] if left_out > 0 else []


def _columns(table: Table, game: State, shown: Sequence[ScoreRow], language: str) -> list[Markup]:
    seats = range(len(table.seats))
    lines = [_heads(table, language)]
    lines += [f"{row.number:>2} " + "".join(_cell(row, seat) for seat in seats) for row in shown]
    lines.append(" = " + "".join(f"{points(total):>{WIDTH - 2}}  " for total in game.totals))
    return [Markup(f"<pre>{Markup.join(chr(10), (text.rstrip() for text in lines))}</pre>")]


def _heads(table: Table, language: str) -> str:
    names = (right(short(seat_name(table, seat, language), WIDTH - 1), WIDTH) for seat in range(len(table.seats)))
    return f"   {''.join(names)}"


def _shown(table: Table) -> list[ScoreRow]:
    return [row for row in table.rows if row.counts or row.changed or row.rulings]


def _with_rulings(table: Table, parts: Sequence[Markup], language: str) -> str:
    """Put the title and the lines together, and after them the rulings of judges, the newest that fit."""
    title = Markup(f"<b>{say(language, 'sheet-title', code=table.id)}</b>")
    rulings = _rulings(table, language)

    def whole(shown: Sequence[Markup]) -> Markup:
        left_out = len(rulings) - len(shown)
        earlier = [say(language, "sheet-rulings-earlier", count=left_out)] if left_out else []
        return Markup.join("\n", [title, *parts, *earlier, *shown])

    return newest_that_fit(rulings, whole)


def _rulings(table: Table, language: str) -> list[Markup]:
    """Return the rulings of the whole game. Those on the hand in play are told too, as its totals include penalties."""
    hands = [(row.number, row.rulings) for row in table.rows]
    if table.game is not None:
        hands.append((table.game.hand_number, table.rulings))
    return [
        say(language, "sheet-ruling", hand=number, ruling=sentence.markup)
        for number, rulings in hands
        for sentence in rulings_said(at_hand(table, number), rulings, language)
    ]


def in_sentences(table: Table, language: str) -> Screen:
    """The score sheet for screen readers: a sentence for each hand, with its marks in words, and the totals.

    It tells the newest hands, as many as fit into a message: a platform would cut off the totals at its end.
    """
    rows = _shown(table)
    if table.game is None or not rows:
        return sheet(table, language)
    game = table.game
    after = [
        _totals(table, game, language),
        say(language, "lobby-target", target=table.game.rules.game.target),
    ]

    def whole(fitting: Sequence[Markup]) -> Markup:
        parts = [*_earlier(len(rows) - len(fitting), language), *fitting, *after]
        return Markup(_with_rulings(table, parts, language))

    def hands(read: Table) -> list[Markup]:
        return [_in_a_sentence(read, row, language) for row in rows[-ROWS_SHOWN:]]

    own = own_lines(table, language, lambda read: [*hands(read), _totals(read, game, language)])
    return Screen(text=newest_that_fit(hands(table), whole), facts={"kind": "score", "lines": own})


def _totals(table: Table, game: State, language: str) -> Markup:
    totals = [f"{seat_name(table, seat, language)} {points(total)}" for seat, total in enumerate(game.totals)]
    return say(language, "sheet-totals", totals=listed(language, totals))


def _in_a_sentence(table: Table, row: ScoreRow, language: str) -> Markup:
    then = at_hand(table, row.number)
    changes = Markup.join("; ", [_seat_in_a_sentence(then, row, seat, language) for seat in range(len(table.seats))])
    return say(language, "sheet-hand", number=row.number, changes=changes)


def _seat_in_a_sentence(table: Table, row: ScoreRow, seat: int, language: str) -> Markup:
    name = Markup.of(seat_name(table, seat, language))
    if row.result["sits_out"] == seat and not row.result["deltas"][seat]:
        return Markup.join(" ", [name, say(language, "mark-sits-out")])
    changed = Markup(f"{name} {_changed(row, seat)}")
    return Markup.join(", ", [changed, *(say(language, f"sheet-{mark}") for mark in _marks(row.result, seat))])


def _changed(row: ScoreRow, seat: int) -> str:
    result, delta = row.result, row.result["deltas"][seat]
    idle = result["sits_out"] == seat or result["outcome"] == "annulled"
    return "–" if idle and not delta else signed(delta)


def _cell(row: ScoreRow, seat: int) -> str:
    return f"{_changed(row, seat):>{WIDTH - 2}}{_signs(row.result, seat)[:2]:<2}"


def _marks(result: Mapping[str, Any], seat: int) -> list[str]:
    own = [result["outcome"]] if result["declarer"] == seat or result["outcome"] == "annulled" else []
    return [*own, *(result["marks"][seat] if result.get("marks") else ())]


def _signs(result: Mapping[str, Any], seat: int) -> str:
    held = set(_marks(result, seat))
    return "".join(sign for sign, marks in SIGNS.items() if held.intersection(marks))


def _legend(rows: Sequence[ScoreRow], language: str) -> Markup:
    """Explain the signs that occur."""
    seen = {mark for row in rows for seat in range(len(row.result["totals"])) for mark in _marks(row.result, seat)}
    explained = [
        Markup(f"{sign} {Markup.join(', ', (say(language, f'sheet-{mark}') for mark in marks if mark in seen))}")
        for sign, marks in SIGNS.items()
        if seen.intersection(marks)
    ]
    return Markup.join(" · ", explained)
