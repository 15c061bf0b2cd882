"""The check of a record's packs against the seals, shares and secrets of each hand (docs/record.md, verify)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from engine import beacon, fairness, record
from engine.fairness import Mix
from engine.record import Record, Replay

_SHARE_BYTES = 32


def verify(data: Any, played: Replay | None = None) -> dict[str, Any]:
    """Return the verdicts on every hand of a record, and on the whole record (docs/record.md).

    ``played`` is the record played through, if the caller has done that already. Raises the record's first fault, and
    ``bad_record`` if the fields to be checked have a wrong form.
    """
    read = record.read(data)
    told = record.read_as(_Told, data)
    played = record.play_through(read) if played is None else played
    is_over = [line.outcome != "unfinished" for line in played.hands]
    lot = [number == 0 and told.lot is not None for number in range(len(is_over))]
    is_open = [(is_over[number] or bool(hand.secret)) and not lot[number] for number, hand in enumerate(told.hands)]
    wrong = [next(_wrong(read, told, number), None) if is_open[number] else None for number in range(len(is_open))]
    checked = [wrong[number] is None if is_open[number] else None for number in range(len(is_open))]
    unplayed = [bool(one.secret) and one.seal == _seal(one.secret, told.table, one.hand) for one in told.unplayed]
    without = [
        told.drand and is_over[number] and not lot[number] and hand.beacon is None
        for number, hand in enumerate(told.hands)
    ]
    return {
        "checked": checked,
        "why": ["lot" if lot[number] else why for number, why in enumerate(wrong)],
        "beacon": [_signed(hand) for hand in told.hands],
        "unplayed": unplayed,
        "without_beacon": sum(without),
        "verified": False if False in (*checked, *unplayed) else True if True in checked else None,
    }


# ---------------------------------------------------------------------------------------------------------------- form


def _hexadecimal(text: str) -> str:
    bytes.fromhex(text)
    return text


def _unicode(text: str) -> str:
    text.encode()  # a lone surrogate can't be encoded, so it can't be hashed
    return text


def _not_null(value: object) -> object:
    if value is None:
        raise ValueError("it is null")
    return value


_Hex = Annotated[str, AfterValidator(_hexadecimal)]
_Text = Annotated[str, AfterValidator(_unicode)]


class _Part(BaseModel):
    """A part of a record. A missing field is empty and fails its check; a field of a wrong type is refused."""

    model_config = ConfigDict(strict=True, frozen=True)


class _Beacon(_Part):
    round: int
    signature: _Hex


class _Hand(_Part):
    seal: str = ""
    secret: _Hex = ""
    shares: list[_Hex] = []
    typed: list[int] = []
    closed: str = ""
    beacon: _Beacon | None = None


class _Draw(_Part):
    seats: list[int]
    first_dealer: int


class _Lot(_Part):
    tournament: str
    round: int
    table: int


class _Unplayed(_Part):
    hand: int = 0
    seal: str = ""
    secret: _Hex = ""


class _Told(_Part):
    scheme: Annotated[int, Field(ge=2, le=2)]
    table: _Text = ""
    drand: bool = False
    joined: list[_Text] = []
    seat_draw: _Draw | None = None
    lot: Annotated[_Lot | None, BeforeValidator(_not_null)] = None
    hands: list[_Hand]
    unplayed: list[_Unplayed] = []


# -------------------------------------------------------------------------------------------------------------- checks


def _wrong(read: Record, told: _Told, number: int) -> Iterator[str]:
    """Yield the faults of a hand in the order of docs/record.md."""
    hand, is_first = told.hands[number], number == 0
    if not hand.secret:
        yield "no_secret"
        return
    if hand.seal != _seal(hand.secret, told.table, number + 1):
        yield "seal"
    mix = _mix(told, number)
    drawn = mix.seats(read.seats) if is_first and told.seat_draw is not None else tuple(range(read.seats))
    if not _shares_agree(hand, mix.shares, drawn):
        yield "shares"
    if is_first and (hand.closed or any(mix.shares)) and hand.closed != _list_of(told, mix.shares):
        yield "closed"
    if is_first and not _seats_agree(read, told, mix, drawn):
        yield "seats"
    if tuple(read.hands[number].pack) != mix.pack(read.rules.build().table.deck):
        yield "pack"
    earlier = [before.beacon.round for before in told.hands[:number] if before.beacon is not None]
    if hand.beacon is not None and (_signed(hand) is False or hand.beacon.round <= max(earlier, default=0)):
        yield "beacon"  # if a hand's round isn't later than the earlier rounds, it was known when the list was closed


def _seal(secret: str, table: str, hand: int) -> str:
    return fairness.seal(bytes.fromhex(secret), table, hand)


def _mix(told: _Told, number: int) -> Mix:
    hand = told.hands[number]
    signature = bytes.fromhex(hand.beacon.signature) if hand.beacon is not None else b""
    shares = tuple(map(bytes.fromhex, hand.shares))
    return Mix(bytes.fromhex(hand.secret), shares, signature, told.table, number + 1)


def _shares_agree(hand: _Hand, shares: Sequence[bytes], drawn: Sequence[int]) -> bool:
    """Return whether each seat has one share (empty or full length), and ``typed`` lists each giver of one once."""
    if len(shares) != len(drawn) or any(len(share) not in {0, _SHARE_BYTES} for share in shares):
        return False
    return sorted(hand.typed) == [seat for seat, place in enumerate(drawn) if shares[place]]


def _list_of(told: _Told, shares: Sequence[bytes]) -> str:
    """Return the hash of the list of hand 1. If the people aren't listed, return ``unknown``, which equals no hash."""
    return fairness.joined_list(told.joined, shares) if len(told.joined) == len(shares) else "unknown"


def _seats_agree(read: Record, told: _Told, mix: Mix, drawn: Sequence[int]) -> bool:
    """Return whether the seats are as drawn (without a draw, as joined), and the drawn seat deals first."""
    dealers = {read.first_dealer, mix.dealer(read.seats)}
    if told.seat_draw is not None:
        dealers.add(told.seat_draw.first_dealer)
    sits = told.seat_draw is None or tuple(told.seat_draw.seats) == tuple(drawn)
    return sits and len(dealers) == 1 and len(told.joined) == read.seats


def _signed(hand: _Hand) -> bool | str | None:
    """Return whether quicknet signed a hand's beacon: None without a beacon, ``unchecked`` without the library."""
    if hand.beacon is None:
        return None
    if not beacon.can_check():
        return "unchecked"
    return beacon.is_true(hand.beacon.round, bytes.fromhex(hand.beacon.signature))
