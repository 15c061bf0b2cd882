"""When messages are edited: at a tournament's tables not for each card, which would exceed the rate limits.

A message is edited when its mark changes.
"""

import json

from bot.screen import digest_of
from bot.table.choices import your_turn
from bot.table.playing import game_of
from bot.table.table import Stage, Table
from bot.table.tips import learns
from bot.views.of_table import hand_number, too_low
from engine import view as seeing
from engine.view import PublicView, View


def milestones(table: Table, view: PublicView | View) -> tuple[object, ...]:
    """Return values that change when an auction, a trick or a hand ends, and when something is done to the table."""
    return (
        (view.declarer, view.contract, len(view.tricks), view.talon),
        (len(table.rows), hand_number(table), table.stage, table.clock.paused_since),
        table.notice.model_dump() if table.notice is not None else None,
        [one.model_dump() for one in table.decisions],
        (table.pictures, table.four_colours, table.kind.model_dump()),
    )


def mark(values: tuple[object, ...]) -> str:
    """Return a short hash of some values."""
    return digest_of(json.dumps(values, default=str))


def in_windows(table: Table) -> str:
    """Return the mark of a board while everybody plays in a window: it changes at milestones only."""
    return mark(("in windows", *milestones(table, seeing.public(game_of(table))), table.language, table.moved_for))


def board(table: Table) -> str:
    """Return the mark of the board in a table's thread; empty before the game."""
    if table.game is None:
        return ""
    chairs = [(chair.stand_in, chair.left, chair.unreachable and not chair.unwanted) for chair in table.seats]
    return mark((*milestones(table, seeing.public(table.game)), chairs, table.language))


def private_hand(table: Table, seat: int) -> str:
    """Return the mark of a player's private message at a tournament: the message is edited only when it changes.

    It changes with the seat's own cards and turn, when an auction, a trick or a hand ends, and when something is done
    to the table or the seat. Other moves show with the next of these: an edit for each of them would exceed the rate
    limits.
    """
    if table.game is None:
        return ""
    view, chair = seeing.view(table.game, seat), table.seats[seat]
    language = chair.person.language if chair.person is not None else None
    if chair.left:  # the message shows nothing of the game
        return mark(("left", chair.withdrawn, table.is_live and not chair.withdrawn, language))
    mine = your_turn(table, view)
    amiss = chair.unreachable and not chair.unwanted
    return mark(
        (
            view.hand,
            table.decision if mine else None,
            *milestones(table, view),
            (chair.stand_in, chair.left, chair.habits, chair.hand_page, amiss),
            language,
        )
    )


def mark_of_hand(table: Table, seat: int) -> str:
    """Return the mark of a private hand, which is edited only when its mark changes; empty: when anything changes.

    What the last hand brought comes with new cards, and goes with the next change of anything else.
    """
    if not table.kind.has_board:
        return private_hand(table, seat)
    if table.game is None or table.stage is not Stage.PLAYING:
        return ""
    view, chair = seeing.view(table.game, seat), table.seats[seat]
    if your_turn(table, view) or chair.left:  # a player who has left is shown nothing of the game
        return ""
    has_tips = chair.tips is not None
    language = chair.person.language if chair.person is not None else table.language
    shown = (
        (view.hand, view.sits_out == seat, table.deal.hand if table.deal is not None else None, language),
        (table.to_act is None, table.clock.paused_since),
        (chair.stand_in, chair.habits, chair.hand_page.switches, has_tips, has_tips and learns(table, seat)),
        table.notice.model_dump() if table.notice is not None else None,
        [one.words for one in too_low(table, view, language)],
        (table.pictures, table.four_colours, table.home.key, table.home.title),
    )
    return digest_of(json.dumps(shown, default=str))
