"""The actions of a game, and their JSON form (docs/record.md, actions)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from pydantic import BeforeValidator, InstanceOf, Strict, StrictBool, StrictInt, TypeAdapter, ValidationError

from engine.errors import EngineError


def _as_tuple(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


Text = InstanceOf[str]  # a StrictStr would refuse lone surrogates
Texts = Annotated[tuple[Text, ...], Strict(), BeforeValidator(_as_tuple)]
Places = Annotated[tuple[StrictInt, ...], Strict(), BeforeValidator(_as_tuple)]


@dataclass(frozen=True, slots=True)
class Deal:
    """Put the shuffled pack on the table. No seat does this. The pack is secret until the hand is over."""

    pack: Texts
    """Every card of the deck once, in dealing order before the cut."""

    seat: ClassVar[None] = None
    """None: no seat deals."""

    do: ClassVar[str] = "deal"
    """The name of the action in JSON, as in every class below."""


@dataclass(frozen=True, slots=True)
class OfSeat:
    """An action of a seat."""

    seat: StrictInt
    """The seat that acts."""


@dataclass(frozen=True, slots=True)
class Cut(OfSeat):
    """Cut the pack, or decline (docs/rules.md, 3)."""

    at: StrictInt | None
    """How many cards go from the top to the bottom; None declines."""

    do: ClassVar[str] = "cut"


@dataclass(frozen=True, slots=True)
class TalonPositions(OfSeat):
    """As the dealer, name the places in the cut pack whose cards go to the talon (docs/rules.md, 3)."""

    positions: Places
    """The places, ascending, from 0. Only the dealer knows them."""

    do: ClassVar[str] = "talon_positions"


@dataclass(frozen=True, slots=True)
class LookAtHand(OfSeat):
    """Look at the seat's own hand, if blind bidding is possible (docs/rules.md, 5)."""

    do: ClassVar[str] = "look"


@dataclass(frozen=True, slots=True)
class Bid(OfSeat):
    """Bid in the auction."""

    value: StrictInt
    """The bid, in points."""

    do: ClassVar[str] = "bid"


@dataclass(frozen=True, slots=True)
class Pass(OfSeat):
    """Leave the auction."""

    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Redeal(OfSeat):
    """Use a right to throw the hand in (docs/rules.md, 4)."""

    do: ClassVar[str] = "redeal"


@dataclass(frozen=True, slots=True)
class Concede(OfSeat):
    """As the declarer, give the hand up (docs/rules.md, 7)."""

    kind: Text
    """``concede``, ``write_down`` or ``walk_out``."""

    do: ClassVar[str] = "concede"


@dataclass(frozen=True, slots=True)
class PlayOn(OfSeat):
    """As the declarer, decline to concede before the talon is turned (docs/rules.md, 7)."""

    do: ClassVar[str] = "play_on"


@dataclass(frozen=True, slots=True)
class ChooseTalon(OfSeat):
    """As the declarer, take one of several talons, unseen."""

    index: StrictInt
    """Which one, from 0."""

    do: ClassVar[str] = "choose_talon"


@dataclass(frozen=True, slots=True)
class Give(OfSeat):
    """As the declarer, pass one card to a defender (docs/rules.md, 6)."""

    card: Text
    """The card. Only giver and receiver know it, unless cards are passed face up."""

    to: StrictInt
    """The defender that gets it."""

    do: ClassVar[str] = "give"


@dataclass(frozen=True, slots=True)
class Discard(OfSeat):
    """As the declarer, lay one card aside (docs/rules.md, 6)."""

    card: Text
    """The card. Only the declarer knows it."""

    do: ClassVar[str] = "discard"


@dataclass(frozen=True, slots=True)
class Contract(OfSeat):
    """As the declarer, name the contract after the exchange (docs/rules.md, 5)."""

    value: StrictInt
    """The contract, in points: the bid, or more."""

    do: ClassVar[str] = "contract"


@dataclass(frozen=True, slots=True)
class Play(OfSeat):
    """Play a card, and possibly declare with it (docs/rules.md, 8)."""

    card: Text
    """The card."""

    marriage: StrictBool = False
    """Whether this declares the marriage of the card's suit."""

    four_aces: StrictBool = False
    """Whether this declares four aces."""

    do: ClassVar[str] = "play"


@dataclass(frozen=True, slots=True)
class Annul:
    """As a judge, annul the hand (docs/rules.md, 14)."""

    seat: StrictInt | None = None
    """None, because a judge has no seat. A seat is refused."""

    do: ClassVar[str] = "annul"


@dataclass(frozen=True, slots=True)
class Penalty:
    """As a judge, take points off a player's total (docs/rules.md, 14)."""

    player: StrictInt
    """The seat that is fined; it may be sitting out."""

    points: StrictInt
    """How many game points, 1 to 1000."""

    seat: StrictInt | None = None
    """None, because a judge has no seat. A seat is refused."""

    do: ClassVar[str] = "penalty"


Action = (
    Deal
    | Cut
    | TalonPositions
    | LookAtHand
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


_READERS: dict[str, TypeAdapter[Action]] = {kind.do: TypeAdapter(kind) for kind in Action.__args__}
_BY_SEATS = ", ".join(do for do in _READERS if do != Deal.do)

# Messages by pydantic's error type. Elements of lists are not shown, because they may be hidden cards.
_FAULTS = {
    "int_type": "must be a whole number, not {value!r}",
    "is_instance_of": "must be a text, not {value!r}",
    "bool_type": "must be true or false, not {value!r}",
    "tuple_type": "must be a list",
}


def _bad(message: str, **params: Any) -> EngineError:
    return EngineError("bad_record", message, **params)


def parse(obj: Mapping[str, Any]) -> Action:
    """Read an action from its JSON form. Unknown keys are ignored.

    Raises ``bad_record`` for anything that is not an object, an unknown ``do``, a missing field or a wrong type.
    """
    if not isinstance(obj, Mapping):
        raise _bad("an action must be an object")
    do = obj.get("do")
    reader = _READERS.get(do) if isinstance(do, str) else None
    if reader is None:
        raise _bad(f"there is no action {do!r}; actions: {_BY_SEATS}", field="do")
    if "seat" not in obj and do != Deal.do:
        raise _missing(do, "seat")
    try:
        return reader.validate_python(dict(obj))
    except ValidationError as error:
        raise _refused(do, error) from None


def _missing(do: Any, field: str) -> EngineError:
    return _bad(f"an action {do!r} needs {field!r}", field=field)


def _refused(do: Any, error: ValidationError) -> EngineError:
    first = error.errors(include_url=False, include_context=False)[0]
    field, *inside = first["loc"]
    if first["type"] == "missing":
        return _missing(do, str(field))
    fault = "holds something else" if inside else _FAULTS[first["type"]].format(value=first["input"])
    return _bad(f"{field!r} {fault}", field=field)


def dump_all(actions: Iterable[Action]) -> tuple[dict[str, Any], ...]:
    """Return the JSON forms of actions."""
    return tuple(dump(action) for action in actions)


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
