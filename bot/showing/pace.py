"""When messages are edited: for which changes, and how long they wait.

A message with a mark is edited only when the mark changes. At a tournament's tables it doesn't change with each card,
as that would exceed the rate limits.
"""

import json
from collections.abc import Mapping

from bot.ports.windows import InFront
from bot.screen import digest_of
from bot.table.choices import is_last_card, your_turn
from bot.table.playing import game_of
from bot.table.table import Stage, Table
from bot.table.tips import learns
from bot.views.of_table import hand_number, too_low
from engine import view as seeing
from engine.view import PublicView, View

PLAYED_OUT = frozenset({"made", "down", "no_auction"})
BETWEEN = 2.0  # seconds after a hand; usually the next one is dealt by then
GIVING = 5.0  # seconds between a declarer's choices before the play, in which the board waits for the next of them


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


def held_for(table: Table, index: int) -> int | None:
    """Return the seat itself if its hand may be held (`Surface.held_for`): not once the player is nudged."""
    return None if index == table.to_act and table.turn.nudged else index


def is_played_in_windows(table: Table, sitting: Mapping[int, InFront]) -> bool:
    """Return whether everybody at the table plays in a window, and the board has nothing to ask."""
    people = {index for index, seat in enumerate(table.seats) if seat.person is not None}
    return bool(people) and people <= sitting.keys() and table.kind.has_board and not _asks(table)


def _asks(table: Table) -> bool:
    """Return whether the board has something to ask its readers."""
    return table.vote is not None or table.clock.paused_since is not None or table.is_overdue


def board_rests_until(table: Table) -> float:
    """Return until when a board is not edited: as `rests_until`, and for a moment after a card is given or laid aside.

    Until the declarer has led nobody else can do anything, and the board shows none of these cards. It is edited at
    once if it may show something else that is new: who moves for the declarer, or a question.
    """
    game = table.game
    if game is None or game.phase not in {"exchange", "contract"} or not (game.passed or game.discards):
        return rests_until(table)
    declarer = table.seats[game.to_act or 0]
    shows_more = game.passed_open or declarer.is_played or declarer.missed or table.notice is not None or _asks(table)
    return 0.0 if shows_more else table.clock.turn_since + GIVING


def hand_rests_until(table: Table) -> float:
    """Return until when a hand is not edited: as `rests_until`, and while the last trick plays itself.

    Then the hand of who has chosen last keeps its buttons for a moment, until new cards replace them.
    """
    plays_itself = is_last_card(table) and table.clock.paused_since is None and table.kind.has_board
    return table.clock.turn_since + BETWEEN if plays_itself else rests_until(table)


def rests_until(table: Table) -> float:
    """Return until when messages of a finished hand are not edited, in seconds since the epoch; 0.0 for at once.

    They wait only after a hand that was played to its last card. That card plays itself, so no button of a move stays
    visible. The exception is the player who has just taken the rest: their buttons are stale, but that is worth one
    call less.
    """
    since = table.to_deal_since
    played_out = bool(table.rows) and table.rows[-1].result["outcome"] in PLAYED_OUT
    is_near = table.stage is Stage.PLAYING and table.clock.paused_since is None and table.kind.has_board
    return since + BETWEEN if since is not None and played_out and is_near else 0.0
