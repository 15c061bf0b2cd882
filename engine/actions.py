"""What a seat can do, and its JSON form (docs/record.md, actions)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.errors import EngineError


@dataclass(frozen=True, slots=True)
class Deal:
    """The shuffled pack is put on the table. No seat does it, and nobody may see the pack before the hand is over."""

    pack: tuple[str, ...]
    """Every card of the deck once, in dealing order before the cut."""

    seat: None = None
    """None: nobody who plays deals."""

    do: ClassVar[str] = "deal"
    """Its name in JSON, like that of every action below."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack, or decline (docs/rules.md, 3)."""

    seat: int
    """The one that was offered the cut."""

    at: int | None
    """How many cards go from the top to the bottom; None declines."""

    do: ClassVar[str] = "cut"


@dataclass(frozen=True, slots=True)
class TalonPositions:
    """Say which places of the pack as cut go to the talon (docs/rules.md, 3)."""

    seat: int
    """The dealer."""

    positions: tuple[int, ...]
    """The places, ascending, counted from 0. Only the dealer knows them."""

    do: ClassVar[str] = "talon_positions"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's own hand where bidding blind is possible (docs/rules.md, 5)."""

    seat: int
    """The one that looks."""

    do: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid in the auction."""

    seat: int
    """The one that bids."""

    value: int
    """The bid, in points."""

    do: ClassVar[str] = "bid"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction."""

    seat: int
    """The one that leaves."""

    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Throw the hand in by a right (docs/rules.md, 4)."""

    seat: int
    """The one that holds the right."""

    do: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the hand up (docs/rules.md, 7)."""

    seat: int
    """The declarer."""

    kind: str
    """``concede``, ``write_down`` or ``walk_out``."""

    do: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Say no when asked whether to concede before the talon is turned (docs/rules.md, 7)."""

    seat: int
    """The declarer."""

    do: ClassVar[str] = "play_on"


@dataclass(frozen=True, slots=True)
class ChooseTalon:
    """Take one of several talons, unseen."""

    seat: int
    """The declarer."""

    index: int
    """Which one, from 0."""

    do: ClassVar[str] = "choose_talon"


@dataclass(frozen=True, slots=True)
class Give:
    """Pass one card to a defender (docs/rules.md, 6)."""

    seat: int
    """The declarer."""

    card: str
    """The card. Only giver and receiver know it, unless cards are passed face up."""

    to: int
    """The defender that gets it."""

    do: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Discard:
    """Lay one card aside (docs/rules.md, 6)."""

    seat: int
    """The declarer."""

    card: str
    """The card. Only the declarer knows it."""

    do: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Contract:
    """Name the contract after the exchange (docs/rules.md, 5)."""

    seat: int
    """The declarer."""

    value: int
    """The contract, in points: the bid, or more."""

    do: ClassVar[str] = "contract"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card, and perhaps declare with it (docs/rules.md, 8)."""

    seat: int
    """The one that plays."""

    card: str
    """The card."""

    marriage: bool = False
    """Whether this declares the marriage that the card belongs to."""

    four_aces: bool = False
    """Whether this declares four aces."""

    do: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Annul:
    """End the hand as nothing (docs/rules.md, 14)."""

    seat: int | None = None
    """None: nobody who plays can do it. Any seat is refused."""

    do: ClassVar[str] = "annul"


@dataclass(frozen=True, slots=True)
class Penalty:
    """Take points off a player's total (docs/rules.md, 14)."""

    player: int
    """The seat that is fined; it may sit out."""

    points: int
    """How many game points, 1 to 1000."""

    seat: int | None = None
    """None: nobody who plays can do it. Any seat is refused."""

    do: ClassVar[str] = "penalty"


Action = (
    Deal
    | Cut
    | TalonPositions
    | Look
    | Bid
    | Pass
    | Redeal
    | Concede
    | PlayOn
    | ChooseTalon
    | Give
    | Discard
    | Contract
    | Play
    | Annul
    | Penalty
)


def _bad(message: str, **params: Any) -> EngineError:
    return EngineError("bad_record", message, **params)


def _field(obj: Mapping[str, Any], name: str) -> Any:
    try:
        return obj[name]
    except KeyError:
        raise _bad(f"an action {obj.get('do')!r} needs {name!r}", field=name) from None


def _integer(obj: Mapping[str, Any], name: str) -> int:
    value = _field(obj, name)
    if type(value) is not int:
        raise _bad(f"{name!r} must be a whole number, not {value!r}", field=name)
    return value


def _text(obj: Mapping[str, Any], name: str) -> str:
    value = _field(obj, name)
    if not isinstance(value, str):
        raise _bad(f"{name!r} must be a text, not {value!r}", field=name)
    return value


def _flag(obj: Mapping[str, Any], name: str) -> bool:
    value = obj.get(name, False)
    if not isinstance(value, bool):
        raise _bad(f"{name!r} must be true or false, not {value!r}", field=name)
    return value


def _cards(obj: Mapping[str, Any], name: str) -> tuple[str, ...]:
    value = _field(obj, name)
    if not isinstance(value, list | tuple) or not all(isinstance(card, str) for card in value):
        raise _bad(f"{name!r} must be a list of cards", field=name)
    return tuple(value)


def _positions(obj: Mapping[str, Any], name: str) -> tuple[int, ...]:
    value = _field(obj, name)
    if not isinstance(value, list | tuple) or not all(type(place) is int for place in value):
        raise _bad(f"{name!r} must be a list of whole numbers", field=name)
    return tuple(value)


def _cut_point(obj: Mapping[str, Any], name: str) -> int | None:
    return None if _field(obj, name) is None else _integer(obj, name)


# Per action its class, and after the seat each field with what reads it.
_SHAPES: dict[str, tuple[type[Any], tuple[tuple[str, Callable[[Mapping[str, Any], str], Any]], ...]]] = {
    "cut": (Cut, (("at", _cut_point),)),
    "talon_positions": (TalonPositions, (("positions", _positions),)),
    "look": (Look, ()),
    "bid": (Bid, (("value", _integer),)),
    "pass": (Pass, ()),
    "redeal": (Redeal, ()),
    "concede": (Concede, (("kind", _text),)),
    "play_on": (PlayOn, ()),
    "choose_talon": (ChooseTalon, (("index", _integer),)),
    "give": (Give, (("card", _text), ("to", _integer))),
    "discard": (Discard, (("card", _text),)),
    "contract": (Contract, (("value", _integer),)),
    "play": (Play, (("card", _text), ("marriage", _flag), ("four_aces", _flag))),
}

# Those of a judge, who has no seat: the fields, and the seat after them.
_OF_A_JUDGE: dict[str, tuple[type[Any], tuple[str, ...]]] = {
    "annul": (Annul, ()),
    "penalty": (Penalty, ("player", "points")),
}


def parse(obj: Mapping[str, Any]) -> Action:
    """Read an action from its JSON form; unknown keys are ignored.

    Raises ``bad_record`` for anything that is not an object, an unknown ``do``, a missing field or a wrong type.
    """
    if not isinstance(obj, Mapping):
        raise _bad("an action must be an object")
    do = obj.get("do")
    if do == Deal.do:
        return Deal(_cards(obj, "pack"))
    if isinstance(do, str) and do in _OF_A_JUDGE:
        return _judged(obj, *_OF_A_JUDGE[do])
    shape = _SHAPES.get(do) if isinstance(do, str) else None
    if shape is None:
        raise _bad(f"there is no action {do!r}; actions: {', '.join((*_SHAPES, *_OF_A_JUDGE))}", field="do")
    make, fields = shape
    action: Action = make(_integer(obj, "seat"), *(read(obj, name) for name, read in fields))
    return action


def _judged(obj: Mapping[str, Any], make: type[Any], fields: tuple[str, ...]) -> Action:
    seat = None if _field(obj, "seat") is None else _integer(obj, "seat")
    action: Action = make(*(_integer(obj, name) for name in fields), seat)
    return action


def dump(action: Action) -> dict[str, Any]:
    """Return the JSON form of an action, false flags left out."""
    match action:
        case Deal(pack):
            return {"do": "deal", "pack": list(pack)}
        case Play(seat, card, marriage, four_aces):
            played: dict[str, Any] = {"seat": seat, "do": "play", "card": card}
            if marriage:
                played["marriage"] = True
            if four_aces:
                played["four_aces"] = True
            return played
        case TalonPositions(seat, positions):
            return {"seat": seat, "do": action.do, "positions": list(positions)}
        case _:
            fields = {name: getattr(action, name) for name in action.__slots__ if name != "seat"}
            return {"seat": action.seat, "do": action.do, **fields}
