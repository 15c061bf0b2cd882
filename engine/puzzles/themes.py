"""What a puzzle is about, found from its position and its right choice."""

from __future__ import annotations

from engine import cards, game
from engine.actions import Action, Play
from engine.puzzles.open_cards import BestPlay
from engine.puzzles.puzzle import Choice, Goal
from engine.state import State

THEMES = ("marriage", "trumps", "duck", "gift", "make", "stop")
"""When to declare a marriage, drawing trumps, giving up a trick, the cards to give or lay aside, making the contract or
stopping it."""


def themes(state: State, goal: Goal, right: Choice) -> tuple[str, ...]:
    """Return the themes of a puzzle, in the order of ``THEMES``."""
    found = {"make" if goal.make else "stop"}
    if state.phase == "exchange":
        found.add("gift")
    elif isinstance(right[0], Play):
        legal = [play for play in game.legal(state) if isinstance(play, Play)]
        if any(play.marriage for play in legal):
            found.add("marriage")
        if _draws_trumps(state, goal, right[0]):
            found.add("trumps")
        if not right[0].marriage and _gives_up(state, goal, right[0], legal):
            found.add("duck")
    return tuple(theme for theme in THEMES if theme in found)


def _draws_trumps(state: State, goal: Goal, play: Play) -> bool:
    """Return whether a play leads trumps while an opponent holds some."""
    if state.trick or state.trump is None or cards.SUIT_OF[cards.INDEX[play.card]] != state.trump:
        return False
    others = [hand for seat, hand in enumerate(state.hands) if _against(goal, state.to_act, seat)]
    return any(hand & cards.SUIT_MASK[state.trump] for hand in others)


def _against(goal: Goal, seat: int | None, other: int | None) -> bool:
    return (seat == goal.declarer) != (other == goal.declarer)


def _gives_up(state: State, goal: Goal, right: Play, legal: list[Play]) -> bool:
    """Return whether the other side takes the trick after the right play, and not after some other play."""
    best = BestPlay(goal)
    if not _loses(best, state, right):
        return False
    return any(not _loses(best, state, play) for play in legal if play != right)


def _loses(best: BestPlay, state: State, play: Action) -> bool:
    """Return whether the other side takes the trick after a play, by best play."""
    seat, tricks = state.to_act, len(state.tricks)
    after, _ = game.apply(state, play)
    while after.phase == "play" and len(after.tricks) == tricks:
        after, _ = game.apply(after, best.reply(after))
    return after.phase == "play" and _against(best.goal, seat, after.tricks[-1].winner)
