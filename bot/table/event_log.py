"""From the engine's events to lines for the board and rows for the score sheet."""

import dataclasses
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from bot.table.deals import ANNULLED, Decision, ScoreRow, SealedDeal
from bot.table.parts import HistoryLine
from engine import events as happened
from engine import view
from engine.events import Event
from engine.state import State

STRIKES = 3  # the strike with this number costs 120 (docs/rules.md, 9)


def lines_of(events: Iterable[Event], after: State) -> tuple[HistoryLine, ...]:
    """Return the public facts of events, in order. `after` is the position after them."""
    lines: list[HistoryLine] = []
    for event in events:
        if type(event) in SAID:
            lines += SAID[type(event)](event)
        if isinstance(event, happened.HandScored):
            lines = [_with_payment(line, event.result) for line in lines]
            lines += _marked(event.result, after)
    return tuple(lines)


def of_hand(line: HistoryLine, hand: int | None) -> HistoryLine:
    """Add the number of its hand to a fact."""
    return line if hand is None else line.replace(params={**line.params, "hand": hand})


def without_talons(history: Iterable[HistoryLine]) -> tuple[HistoryLine, ...]:
    """Drop talon lines of earlier deals from the history: they would look current."""
    return tuple(line for line in history if line.key != "talon")


def row_of(events: Iterable[Event], deal: SealedDeal | None, rulings: tuple[Decision, ...]) -> ScoreRow | None:
    """Return the row of the score sheet if the deal is over. `rulings` are judges' decisions about it."""
    for event in events:
        if isinstance(event, happened.HandScored) and deal is not None:
            return ScoreRow(number=deal.hand, result=dataclasses.asdict(event.result), deal=deal, rulings=rulings)
    return None


def ruled(ruling: Decision) -> HistoryLine:
    """Return a judge's decision as a fact for the board and the score sheet."""
    why = {"reason": ruling.reason, "remark": ruling.remark}
    if ruling.key == ANNULLED:
        return HistoryLine(key="annulled", params=why)
    return HistoryLine(key="penalty", params={"seat": ruling.seat, "points": ruling.points, **why})


def _line(key: str, *fields: str) -> Callable[[Any], tuple[HistoryLine, ...]]:
    def lines_of(event: Any) -> tuple[HistoryLine, ...]:
        return (HistoryLine(key=key, params={field: getattr(event, field) for field in fields}),)

    return lines_of


def _with_payment(line: HistoryLine, result: happened.HandResult) -> HistoryLine:
    """Add the contract and the points for each opponent to the fact that a hand was conceded."""
    if line.key != "conceded" or result.declarer is None:
        return line
    paid = {
        delta
        for seat, delta in enumerate(result.deltas)
        if seat not in {result.declarer, result.sits_out} and not (result.marks and result.marks[seat])
    }
    if len(paid) != 1 or result.contract is None:
        return line
    return line.replace(params={**line.params, "value": result.contract, "points": paid.pop()})


def _scored(event: happened.HandScored) -> tuple[HistoryLine, ...]:
    result = event.result
    key = {"made": "hand-made", "down": "hand-down"}.get(result.outcome)
    if key is not None:
        return (HistoryLine(key=key, params={"seat": result.declarer, "value": result.contract}),)
    return (HistoryLine(key="hand-no-auction"),) if result.outcome == "no_auction" else ()


_MARK_KEYS = {"reset": "reset", "dealer_penalty": "dealer-penalty"}


def _marked(result: happened.HandResult, after: State) -> Iterator[HistoryLine]:
    for seat, marks in enumerate(result.marks):
        for mark in marks:
            if mark == "strike_penalty":
                yield HistoryLine(key="strike", params={"seat": seat, "count": STRIKES})
            elif mark == "strike" and "strike_penalty" not in marks:
                yield HistoryLine(key="strike", params={"seat": seat, "count": view.public(after).status[seat].strikes})
            elif mark in _MARK_KEYS:
                yield HistoryLine(key=_MARK_KEYS[mark], params={"seat": seat})


def _golden_again(event: happened.GoldenRoundAgain) -> tuple[HistoryLine, ...]:
    return (HistoryLine(key="golden-again", params={"reset": "yes" if event.reset else "no"}),)


def _barrel_left(event: happened.BarrelLeft) -> tuple[HistoryLine, ...]:
    key = {"fall": "barrel-fall", "push": "pushed"}.get(event.reason, "barrel-off")
    return (HistoryLine(key=key, params={"seat": event.seat}),)


def _thrown_in(event: happened.ThrownIn) -> tuple[HistoryLine, ...]:
    if event.seat is None:
        return (HistoryLine(key="all-passed"),)
    return (HistoryLine(key="thrown-in", params={"seat": event.seat, "right": event.right}),)


SAID: Mapping[type, Callable[[Any], tuple[HistoryLine, ...]]] = {
    happened.AuctionWon: _line("contract-won", "seat", "value"),
    happened.ContractNamed: _line("contract-named", "seat", "value"),
    happened.MarriageDeclared: _line("marriage", "seat", "suit", "value"),
    happened.FourAcesDeclared: _line("four-aces", "seat", "value"),
    happened.TalonTurned: _line("talon", "cards"),
    happened.ThrownIn: _thrown_in,
    happened.BottomJack: _line("bottom-jack"),
    happened.Conceded: _line("conceded", "seat", "kind"),
    happened.HandScored: _scored,
    happened.BarrelEntered: _line("barrel-on", "seat"),
    happened.BarrelLeft: _barrel_left,
    happened.GoldenRoundAgain: _golden_again,
    happened.ExtraHand: _line("extra-hand"),
    happened.GameWon: _line("game-won", "winners"),
}
"""By the type of an event: the facts that it tells. Events of other types tell nothing on the board."""
