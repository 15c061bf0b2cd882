"""Tips by concept: which one belongs to a person's present decision, and how often each has been explained to them.

A person meets a concept (trump, the talon, a marriage …) when it applies to their own decision, judged by the rules and
by what their seat sees. It is explained the first two times. One turn explains at most one concept: the one explained
least, then the rarest.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.table.table import Seat, Table
from engine import view as seeing
from engine.rules import Rules
from engine.view import View

TIMES = 2
"""How often a concept is explained to a person."""

LAST_CARDS = 2
"""How many cards a hand has when the last trick is explained."""

DOWN, RESULT = "down", "result"
"""What a finished hand brought: a contract gone down, or anything else."""

_BASICS = ("follow", "lead", RESULT)

Condition = Callable[[View, Rules], bool]


def _phase(*phases: str) -> Condition:
    return lambda view, _: view.phase in phases


def _begins(view: View, rules: Rules) -> bool:
    """Whether the decision is made at the beginning of a hand, before its first trick is complete."""
    return view.phase == ("auction" if rules.auction.enabled else "play") and not view.tricks


def _follows(view: View) -> bool:
    return view.phase == "play" and view.trick is not None


def _playable(view: View) -> set[str]:
    return {action["card"] for action in view.legal if action["do"] == "play"}


def _of_suit(view: View) -> set[str]:
    led = view.trick.cards[0].card[1] if view.trick is not None else ""
    return {code for code in view.hand or () if code[1] == led}


def _last_trick(view: View, rules: Rules) -> bool:
    counted = rules.talon.discards_count_for == "last_trick" and view.declarer is not None
    return view.phase == "play" and counted and len(view.hand or ()) <= LAST_CARDS


CONCEPTS: Mapping[str, Condition] = {
    "barrel": lambda view, rules: _begins(view, rules) and view.status[view.seat].barrel is not None,
    "lock": lambda view, rules: _begins(view, rules) and view.status[view.seat].locked,
    "above-120": lambda view, rules: (
        view.phase == "auction" and rules.auction.above_120 != "free" and _highest(view) >= 120 - rules.auction.step
    ),
    "concession": _phase("concession"),
    "choose": _phase("choose_talon"),
    "cut": _phase("cut", "talon_positions"),
    "last-trick": _last_trick,
    "marriage": lambda view, _: (
        view.trick is None
        and view.status[view.seat].barrel != 0  # on a barrel without limit it brings no points (docs/rules.md, 9.7)
        and any(action.get("marriage") for action in view.legal)
    ),
    "trump": lambda view, _: view.phase == "play" and view.trump is not None,
    "void": lambda view, _: _follows(view) and not _of_suit(view),
    "beat": lambda view, _: _follows(view) and _playable(view) < _of_suit(view),
    "contract": _phase("contract"),
    "opening": lambda view, _: view.phase == "auction" and all(action["do"] != "pass" for action in view.legal),
    "talon": lambda view, _: view.phase == "exchange" and view.talon is not None,
    "auction": lambda view, _: view.phase == "auction" and all(action["seat"] != view.seat for action in view.auction),
    "give": _phase("exchange"),
    "follow": lambda view, _: _follows(view) and bool(_of_suit(view)) and _playable(view) < set(view.hand or ()),
    "lead": lambda view, _: view.phase == "play" and view.trick is None,
}
"""When each concept is met, the rarest first."""


def _highest(view: View) -> int:
    return max((int(action["value"]) for action in view.auction if action["do"] == "bid"), default=0)


def concept(table: Table, view: View) -> str | None:
    """Return the concept to explain to a seat at its turn; None if it knows all that apply, or has no tips."""
    if table.game is None or (view.hand is None and view.phase not in {"cut", "talon_positions"}):
        return None
    rules = table.game.rules
    met = [name for name, condition in CONCEPTS.items() if condition(view, rules)]
    known = table.seats[view.seat].tips
    if known is None:
        return None
    new = [name for name in met if known.get(name, 0) < TIMES]
    return min(new, key=lambda name: known.get(name, 0)) if new else None


def after_turn(table: Table, index: int) -> Mapping[str, int] | None:
    """Return how often each concept has been explained to a seat, after its decision."""
    seat = table.seats[index]
    known = seat.tips
    if table.game is None or known is None or seat.unreachable:  # the tip was not read
        return known
    explained = concept(table, seeing.view(table.game, index))
    return known if explained is None else {**known, explained: known.get(explained, 0) + 1}


def of_result(result: Mapping[str, Any], index: int) -> str:
    """Return the concept of a finished hand for a seat."""
    return DOWN if result["outcome"] == "down" and result["declarer"] == index else RESULT


def after_hand(seats: tuple[Seat, ...], result: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return the seats after a hand is scored. Its result is explained to each of them until they play again."""
    return tuple(
        seat if seat.tips is None else seat.replace(tips=_counted(seat.tips, of_result(result, index)))
        for index, seat in enumerate(seats)
    )


def _counted(known: Mapping[str, int], name: str) -> Mapping[str, int]:
    count = known.get(name, 0)
    return known if count > TIMES else {**known, name: count + 1}


def explains_result(table: Table, index: int, result: Mapping[str, Any]) -> bool:
    """Whether the result of the last hand is explained to a seat; `after_hand` has already counted it."""
    known = table.seats[index].tips
    return known is not None and 0 < known.get(of_result(result, index), 0) <= TIMES


def learns(table: Table, index: int) -> bool:
    """Whether a person still learns the game: its basics have not been explained twice."""
    seat = table.seats[index]
    return seat.person is not None and seat.tips is not None and any(seat.tips.get(name, 0) < TIMES for name in _BASICS)
