"""Moves by numbers on the board, for a player who cannot be written to: only they learn what each number means.

Public information decides how many numbers there are, and their meanings change with each turn. So neither the buttons
nor a press on one tell of any card but the one that it plays.
"""

import hashlib

from bot.codec import FIRST_PAGE, ButtonToken, decode
from bot.screen import Style
from bot.table.choices import MOVE_VERBS
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.texts.sentences import cut
from bot.views.choices import decisions
from bot.views.keys import Choice
from bot.views.wording import TOAST_LIMIT
from engine import view as seeing
from engine.view import PublicView

DECLARATIONS = 4  # numbers beside those of the cards: a marriage is declared with either of two cards
OTHERS = 10  # numbers for a choice that is not between cards


def is_shown(table: Table) -> bool:
    """Whether the player to move needs the numbers: the bot cannot write to them, and the choice is private."""
    seat = table.to_act
    if table.game is None or seat is None or table.stage is not Stage.PLAYING or table.clock.paused_since is not None:
        return False
    return table.seats[seat].unreachable and not table.seats[seat].is_played and table.game.phase != "auction"


def count(table: Table, view: PublicView) -> int:
    """Return how many numbers the board offers; 0 for none."""
    return _size(view, view.to_act) if is_shown(table) and view.to_act is not None else 0


def button_of(table: Table, seat: int, number: str, token: ButtonToken) -> ButtonToken | None:
    """Return the button that a number stands for, for the seat to move; None for a number without meaning now."""
    found = _by_number(table, seat, "en").get(int(number)) if number.isdecimal() and len(number) <= 2 else None
    if found is None or found.data is None:
        return None
    choice = decode(found.data)
    return ButtonToken(token.table, token.decision, choice.verb, choice.argument, token.version)


def legend(table: Table, seat: int, language: str) -> str:
    """Tell the seat to move what each number means, in one line; empty if no numbers are shown."""
    if not is_shown(table) or table.to_act != seat:
        return ""
    numbers = sorted(_by_number(table, seat, language).items())
    line = plain(language, "numbers", numbers=" · ".join(f"{number} {button.label}" for number, button in numbers))
    return cut(line, TOAST_LIMIT)


def _size(view: PublicView, seat: int) -> int:
    return view.counts[seat] + DECLARATIONS if view.phase in {"play", "exchange"} else OTHERS


def _by_number(table: Table, seat: int, language: str) -> dict[int, Choice]:
    if table.game is None:
        return {}
    view = seeing.view(table.game, seat)
    first_page = table.with_seat(seat, hand_page=FIRST_PAGE)
    choices = [
        button
        for row in decisions(first_page, view, language)
        for button in row
        if button.data and button.style is not Style.MUTED and decode(button.data).verb in MOVE_VERBS
    ]
    numbers = sorted(range(1, _size(view, seat) + 1), key=lambda number: _place(table, number))
    return dict(zip(numbers, choices, strict=False))


def _place(table: Table, number: int) -> bytes:
    """Return the sort key of a number in this turn. Nobody can know it without the table's secret key."""
    return hashlib.blake2b(f"{table.decision} {number}".encode(), key=bytes.fromhex(table.key), digest_size=8).digest()
