"""One-line answers for the asker alone: their hand, a trick to see again, cards to play instead of a refused one."""

from bot.refusal import Refusal
from bot.screens.during.position import your_turn
from bot.table import tips
from bot.table.holders import as_played
from bot.table.table import Table
from bot.texts import plain
from bot.texts.cards import card
from bot.texts.sentences import cut
from bot.views.names import seat_name
from bot.views.wording import TOAST_LIMIT, by_suit
from engine import peek as peeking
from engine import view as seeing


def glance(table: Table, seat: int, language: str) -> str:
    """Return a seat's hand in one line, by suit."""
    if table.game is None:
        raise Refusal("no-hand")
    hand = seeing.view(table.game, seat).hand
    if hand is None:
        return plain(language, "glance-not-looked")
    if not hand:
        return plain(language, "glance-empty")
    return cut(by_suit(hand, language, "   "), TOAST_LIMIT)


def peek(table: Table, language: str) -> str:
    """Return the trick that the rules allow to see again. Raises Refusal where there is none."""
    table = as_played(table)
    trick = peeking.peekable(table.game) if table.game is not None else None
    if trick is None or trick.winner is None:
        raise Refusal("nothing-to-peek")
    lying = ", ".join(
        f"{seat_name(table, played.seat, language)} {card(language, played.card)}" for played in trick.cards
    )
    return cut(plain(language, "peek", trick=lying, winner=seat_name(table, trick.winner, language)), TOAST_LIMIT)


def instead_of_refused(table: Table, person: str, language: str) -> str | None:
    """Tell a learner (by key) which cards can be played instead of a refused one; None for anybody else."""
    seat = table.seat_of(person)
    if table.game is None or seat is None or not tips.learns(table, seat):
        return None
    view = seeing.view(table.game, seat)
    if view.phase != "play" or not your_turn(table, view):
        return None
    playable = {action["card"] for action in view.legal if action["do"] == "play"}
    held = [card(language, code) for code in view.hand or () if code in playable]
    return plain(language, "coach-possible", cards=" ".join(held))
