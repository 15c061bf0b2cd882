"""What the table remembers of the engine's events: lines for the board and rows for the score sheet."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from bot.table import Deal, Line, Row
from engine import events as happened
from engine.events import Event


def lines_of(events: Iterable[Event]) -> tuple[Line, ...]:
    """Return the facts that everybody should remember, in order."""
    return tuple(line for event in events for line in _LINES.get(type(event), _nothing)(event))


def row_of(events: Iterable[Event], deal: Deal | None) -> Row | None:
    """Return the score sheet's row if the deal is over."""
    for event in events:
        if isinstance(event, happened.HandScored) and deal is not None:
            return Row(number=deal.hand, result=dataclasses.asdict(event.result), deal=deal)
    return None


def _nothing(_: Any) -> tuple[Line, ...]:
    return ()


def _line(key: str, *fields: str) -> Callable[[Any], tuple[Line, ...]]:
    def told(event: Any) -> tuple[Line, ...]:
        return (Line(key=key, params={field: getattr(event, field) for field in fields}),)

    return told


def _scored(event: happened.HandScored) -> tuple[Line, ...]:
    result = event.result
    told = {"made": "hand-made", "down": "hand-down"}.get(result.outcome)
    if told is not None:
        return (Line(key=told, params={"seat": result.declarer, "value": result.contract}),)
    return (Line(key="hand-no-auction"),) if result.outcome == "no_auction" else ()


def _barrel_left(event: happened.BarrelLeft) -> tuple[Line, ...]:
    if event.reason == "won":
        return ()
    key = "barrel-fall" if event.reason in {"fall", "push"} else "barrel-off"
    return (Line(key=key, params={"seat": event.seat}),)


def _thrown_in(event: happened.ThrownIn) -> tuple[Line, ...]:
    if event.seat is None:
        return (Line(key="all-passed"),)
    return (Line(key="thrown-in", params={"seat": event.seat, "right": event.right}),)


_LINES: Mapping[type, Callable[[Any], tuple[Line, ...]]] = {
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
    happened.GameWon: _line("game-won", "winners"),
}
