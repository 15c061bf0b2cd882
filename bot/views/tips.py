"""Tips: facts about the rules and about what a person's own seat sees, given the first times that they matter.

No tip names a choice, so tips are fair at a table with others; and none depends on a card that its reader cannot see.
"""

from collections.abc import Callable, Mapping
from typing import Any

from bot.table import tips
from bot.table.choices import your_turn
from bot.table.hints import gives_hints
from bot.table.holders import at_hand, first_hand
from bot.table.lobby import rules_of
from bot.table.table import Table
from bot.texts import Said, said, suit
from bot.views.names import seat_name, signed
from bot.views.rule_numbers import numbers
from engine.cards import INDEX, SUITS, marriages_in, mask_of, points
from engine.concession import price
from engine.players.hints import worth
from engine.stakes import raised
from engine.view import View

_LESSONS: Mapping[str, str] = {
    **dict.fromkeys(("lead",), "cards"),
    **dict.fromkeys(("follow", "beat", "void"), "following"),
    **dict.fromkeys(("marriage", "trump"), "marriages"),
    **dict.fromkeys(("auction", "opening", "above-120"), "bidding"),
    **dict.fromkeys(("talon", "give", "contract", "concession", "lock", "barrel"), "contract"),
}
"""The lesson about a concept of the tips."""

ROUNDED = 10  # estimates are rounded to a multiple of it

Line = tuple[Said, ...]
"""The sentences of one tip."""

Tip = Callable[[Table, View, str], Line]


def lines(table: Table, view: View, language: str) -> tuple[Line, ...]:
    """Return the present tip for a seat; one at most, and what the last hand brought."""
    if table.game is None or table.seats[view.seat].person is None:
        return ()
    explained = _explained(table, view)
    if explained is None:
        return _result(table, view, language)
    more = lesson(table, view)
    named = (said(language, "coach-lesson", lesson=said(language, f"learn-{more}")),) if more is not None else ()
    return ((*_TIPS[explained](table, view, language), *named),)


def lesson(table: Table, view: View) -> str | None:
    """Return the lesson that tells more than the present tip for a seat; None for none."""
    return _LESSONS.get(_explained(table, view) or "")


def _explained(table: Table, view: View) -> str | None:
    return tips.concept(table, view) if your_turn(table, view) else None


def what_it_is_worth(table: Table, view: View, language: str) -> tuple[Line, ...]:
    """Say how far such a hand is safe, to a person who bids or names a contract in practice.

    A hand that isn't safe for the least that one has to play for gets no sentence.
    """
    bids = view.hand and any(action["do"] in {"bid", "contract"} for action in view.legal)
    wanted = table.kind.tells_worth or table.seats[view.seat].tips is not None
    if table.game is None or not bids or not wanted or not gives_hints(table):
        return ()
    safe = worth(view.as_json(), table.game.rules) // ROUNDED * ROUNDED
    least = view.contract if view.phase == "contract" else table.game.opening
    if safe < max(least or 0, ROUNDED):
        return ()
    return ((said(language, "coach-worth", points=safe),),)


def price_of_giving_up(table: Table, view: View, language: str) -> tuple[Line, ...]:
    """Say what giving up costs, and what going down does, to a person whose hand isn't safe for their contract."""
    ways = [action["kind"] for action in view.legal if action["do"] == "concede"]
    contract, wanted = view.contract or 0, table.kind.tells_worth or table.seats[view.seat].tips is not None
    if table.game is None or not ways or not wanted or not gives_hints(table):
        return ()
    safe = worth(view.as_json(), table.game.rules) // ROUNDED * ROUNDED
    if safe >= contract:
        return ()
    cost, others = price(table.game, ways[0])
    figures = {"points": max(safe, 0), "contract": contract, "lost": -raised(table.game, -contract)}
    figures_said = {name: str(figure) for name, figure in {**figures, "cost": cost, "others": others}.items()}
    return ((said(language, "coach-price", **figures_said),),)


def _mask(view: View) -> int:
    return mask_of(INDEX[code] for code in view.hand or ())


def _worth(table: Table, suits: tuple[int, ...]) -> int:
    return sum(table.game.rules.marriages.values[number] for number in suits) if table.game is not None else 0


def _held(table: Table, view: View, language: str) -> Said:
    held = marriages_in(_mask(view))
    named, value = " ".join(suit(SUITS[number]) for number in held), _worth(table, held)
    return said(language, "coach-auction", points=points(_mask(view)), count=len(held), marriages=named, value=value)


def _opening(table: Table, view: View, language: str) -> Line:
    return _held(table, view, language), said(language, "coach-opening")


def _auction(table: Table, view: View, language: str) -> Line:
    return _held(table, view, language), said(language, "coach-pass")


def _marriage(table: Table, view: View, language: str) -> Line:
    held = {SUITS.index(action["card"][1]) for action in view.legal if action.get("marriage")}
    best = max(held, key=lambda number: _worth(table, (number,)))  # one lead declares only one marriage
    return (said(language, "coach-marriage", marriages=suit(SUITS[best]), value=_worth(table, (best,))),)


def _follow(_: Table, view: View, language: str) -> Line:
    if view.trick is None or not view.hand:
        return (said(language, "coach-lead"),)
    led = view.trick.cards[0].card[1]
    possible = {action["card"] for action in view.legal if action["do"] == "play"}
    of_suit = {code for code in view.hand if code[1] == led}
    if possible >= set(view.hand):
        why = "free"
    elif of_suit:
        why = "follow" if possible >= of_suit else "beat"
    else:
        why = "trump"
    return (said(language, "coach-follow", suit=suit(led), why=why),)


def _trump(_: Table, view: View, language: str) -> Line:
    return (said(language, "coach-trump", suit=suit(view.trump or "")),)


def _contract(_: Table, view: View, language: str) -> Line:
    return (said(language, "coach-contract", contract=view.contract or 0),)


def _give(_: Table, view: View, language: str) -> Line:
    return (said(language, "coach-give", contract=view.contract or 0, points=points(_mask(view))),)


def _plain(name: str) -> Tip:
    return lambda _, __, language: (said(language, f"coach-{name}"),)


def _rule(name: str) -> Tip:
    """Return a tip that is a sentence of /rules, with this table's numbers."""
    return lambda table, _, language: (said(language, f"rules-{name}", **numbers(rules_of(table), language)[1]),)


_TIPS: Mapping[str, Tip] = {
    "barrel": _rule("brief-barrel"),
    "lock": _rule("brief-lock"),
    "above-120": _rule("auction-above-120"),
    "concession": _plain("concession"),
    "choose": _plain("choose"),
    "cut": _plain("cut"),
    "last-trick": _rule("talon-discards"),
    "marriage": _marriage,
    "trump": _trump,
    "void": _follow,
    "beat": _follow,
    "contract": _contract,
    "opening": _opening,
    "talon": _plain("talon"),
    "auction": _auction,
    "give": _give,
    "follow": _follow,
    "lead": _plain("lead"),
}
"""How each concept of `bot.table.tips` is explained."""


def _result(table: Table, view: View, language: str) -> tuple[Line, ...]:
    """Tell this seat's result of the last hand, until the play of the next one begins."""
    counted = [row for row in table.rows if row.counts]
    if not counted or view.phase not in {"deal", "auction", "exchange", "contract", "game_over"}:
        return ()
    row = counted[-1]
    result, then = row.result, at_hand(table, row.number)
    if row.number < first_hand(table.seats[view.seat]):
        return ()
    if not tips.explains_result(table, view.seat, result):
        return ()
    rules = table.game.rules if table.game is not None else None
    why = _why(result, view.seat, rules.scoring.rounding_to if rules is not None else 1)
    fact = said(
        language,
        "coach-result",
        why=why,
        contract=result["contract"] or 0,
        points=result["points"][view.seat],
        name="?" if result["declarer"] is None else seat_name(then, result["declarer"], language),
    )
    if why == "sat-out" and not result["deltas"][view.seat]:
        return ((fact,),)
    reason = _reason(result, view.seat, why, rules.barrel.at if rules is not None and rules.barrel.enabled else None)
    change = said(language, "coach-change", reason=reason, delta=signed(result["deltas"][view.seat]))
    return ((fact, change),)


def _why(result: Any, seat: int, rounding: int) -> str:
    """Return what decided the seat's result; the points may have been rounded to a multiple of `rounding`."""
    own = result["declarer"] == seat
    if result["sits_out"] == seat:
        return "sat-out"
    if result["outcome"] == "conceded":
        return "gave-up" if own else "others-gave-up"
    if own and result["outcome"] in {"made", "down"}:
        return str(result["outcome"])
    return "own-rounded" if 0 < abs(result["deltas"][seat] - result["points"][seat]) < rounding else "own"


def _reason(result: Any, seat: int, why: str, barrel_at: int | None) -> str:
    """Return why the seat's total changed by another number than the one that the result names; `none` if it didn't.

    `barrel_at` is the total of the barrel, None under rules without one.
    """
    named = result["contract"] or 0 if why in {"made", "down", "gave-up"} else result["points"][seat]
    if abs(result["deltas"][seat]) == named or why == "own-rounded":
        return "none"
    if result.get("penalties") and result["penalties"][seat]:
        return "fine"
    marks = result["marks"][seat]
    if result["totals"][seat] == barrel_at or any(mark.startswith("barrel") for mark in marks):
        return "barrel"
    return next((mark for mark in ("golden", "blind", "locked") if mark in marks), "none")
