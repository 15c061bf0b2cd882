"""One-line answers for the asker alone: their hand, a trick to see again, cards to play instead of a refused one."""

from collections.abc import Sequence

from bot.texts import plain
from bot.texts.cards import card
from bot.texts.sentences import cut
from bot.views.table import TableView
from bot.views.wording import TOAST_LIMIT, by_suit
from engine.view import TrickView


def glance(hand: Sequence[str] | None, language: str) -> str:
    """Return a seat's hand in one line, by suit; None for a hand that it has not looked at."""
    if hand is None:
        return plain(language, "glance-not-looked")
    if not hand:
        return plain(language, "glance-empty")
    return cut(by_suit(hand, language, "   "), TOAST_LIMIT)


def peek(view: TableView, trick: TrickView) -> str:
    """Return a finished trick that the rules allow to see again."""
    language, winner = view.language, view.player(trick.leader if trick.winner is None else trick.winner)
    lying = ", ".join(f"{view.player(played.seat)} {card(language, played.card)}" for played in trick.cards)
    return cut(plain(language, "peek", trick=lying, winner=winner), TOAST_LIMIT)


def instead_of_refused(view: TableView) -> str | None:
    """Tell a learner which cards can be played instead of a refused one; None for anybody else."""
    if view.own is None or not view.own.learns or view.phase != "play" or not view.is_mine:
        return None
    held = [card(view.language, choice.card) for row in view.own.choices for choice in row if choice.can_be_played]
    return plain(view.language, "coach-possible", cards=" ".join(held))
