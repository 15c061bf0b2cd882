"""The check of a record's packs against the seals, shares and secrets of each hand (docs/record.md, verify)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Any

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field

from engine import fairness, record
from engine.fairness import SCHEME, Mix
from engine.record import Record, Replay

_SHARE_BYTES = 32


def verify(data: Any, played: Replay | None = None) -> dict[str, Any]:
    """Return the verdicts on every hand of a record, and on the whole record (docs/record.md).

    ``played`` is the record played through, if the caller has done that already. Raises the record's first fault, and
    ``bad_record`` if the fields to be checked have a wrong form.
    """
    read = record.read(data)
    proof = record.read_as(_Proof, data)
    played = record.play_through(read) if played is None else played
    is_over = [line.outcome != "unfinished" for line in played.hands]
    lot = [number == 0 and proof.lot is not None for number in range(len(is_over))]
    is_open = [(is_over[number] or bool(hand.secret)) and not lot[number] for number, hand in enumerate(proof.hands)]
    wrong = [_wrong(read, proof, number) if is_open[number] else None for number in range(len(is_open))]
    checked = [wrong[number] is None if is_open[number] else None for number in range(len(is_open))]
    unplayed = [bool(one.secret) and one.seal == _seal(one.secret, proof.table, one.hand) for one in proof.unplayed]
    return {
        "checked": checked,
        "why": ["lot" if lot[number] else why for number, why in enumerate(wrong)],
        "unplayed": unplayed,
        "verified": False if False in (*checked, *unplayed) else True if True in checked else None,
    }


# ---------------------------------------------------------------------------------------------------------------- form


def _hexadecimal(text: str) -> str:
    if not re.fullmatch(r"(?:[0-9a-fA-F]{2})*", text):
        raise ValueError("it is not hexadecimal")
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


class _Hand(_Part):
    seal: str = ""
    secret: _Hex = ""
    shares: list[_Hex] = []
    typed: list[int] = []


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


class _Proof(_Part):
    scheme: Annotated[int, Field(ge=SCHEME, le=SCHEME)]
    table: _Text = ""
    joined: list[_Text] = []
    seat_draw: _Draw | None = None
    lot: Annotated[_Lot | None, BeforeValidator(_not_null)] = None
    hands: list[_Hand]
    unplayed: list[_Unplayed] = []


# -------------------------------------------------------------------------------------------------------------- checks


def _wrong(read: Record, proof: _Proof, number: int) -> str | None:
    """Return the first fault of a hand, in the order of docs/record.md; None for none."""
    hand = proof.hands[number]
    if not hand.secret:
        return "no_secret"
    if hand.seal != _seal(hand.secret, proof.table, number + 1):
        return "seal"
    mix = Mix(bytes.fromhex(hand.secret), tuple(map(bytes.fromhex, hand.shares)), proof.table, number + 1)
    if not _shares_agree(mix.shares, hand.typed, read.seats):
        return "shares"
    if number == 0 and not _seats_agree(read, proof, mix):
        return "seats"
    return None if tuple(read.hands[number].pack) == mix.pack(read.rules.build().table.deck) else "pack"


def _shares_agree(shares: Sequence[bytes], typed: Sequence[int], seats: int) -> bool:
    """Return whether all shares have their length, and each was typed by another seat of the table."""
    whole = all(len(share) == _SHARE_BYTES for share in shares)
    return whole and len(shares) == len(typed) == len(set(typed)) and set(typed) <= set(range(seats))


def _seal(secret: str, table: str, hand: int) -> str:
    return fairness.seal(bytes.fromhex(secret), table, hand)


def _seats_agree(read: Record, proof: _Proof, mix: Mix) -> bool:
    """Return whether the seats are as drawn (without a draw, as joined), and the drawn seat deals first."""
    if len(proof.joined) != read.seats or read.first_dealer != mix.dealer(read.seats):
        return False
    draw = proof.seat_draw
    if draw is None:
        return True
    if sorted(draw.seats) != list(range(read.seats)) or draw.first_dealer != read.first_dealer:
        return False
    by_place = {draw.seats[seat]: share for seat, share in zip(proof.hands[0].typed, mix.shares, strict=True)}
    return tuple(draw.seats) == mix.seats(fairness.order_of_seats(proof.joined, by_place))
