"""Checks the packs of a record against what was shown before and after each hand (docs/record.md, verify)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine import beacon, fairness, first_scheme, rules
from engine.errors import EngineError

_SHARE_DIGITS = 64


def verify(data: Mapping[str, Any]) -> dict[str, Any]:
    """Check every hand of a record that can be checked, by the scheme that the record was dealt by.

    ``data`` is a record that has been played through. Returns the verdicts on each hand (true, false, None where there
    is nothing to check, ``unchecked`` for a beacon's signature without the optional library), and ``verified``: one
    hand at least was checked and nothing failed. Raises ``bad_record`` when what is to be checked is of a wrong form.
    """
    schemes: Mapping[object, Callable[[Mapping[str, Any]], dict[str, Any]]] = {1: _first, 2: _second}
    scheme = data.get("scheme", 1)
    if type(scheme) is not int or scheme not in schemes:
        raise _bad(None, "the scheme is 1 or 2")
    return schemes[scheme](data)


def _deck(data: Mapping[str, Any]) -> int:
    return rules.build(data["rules"]["preset"], data["rules"].get("options", {})).table.deck


# ---------------------------------------------------------------------------------------------- what is dealt today


def _second(data: Mapping[str, Any]) -> dict[str, Any]:
    """Check ``seal``, ``pack``, ``typed`` and ``beacon`` of each hand that is opened, and with hand 1 the draw."""
    hands = [_opened(data, number) for number in range(len(data["hands"]))]
    seats = dealer = None
    if hands and hands[0]["checked"]:
        seats, dealer = _draw(data)
    _refuse_repeated_rounds(data, hands)
    unplayed = _unplayed(data)
    made = [seats, dealer, *unplayed, *(hand[what] for hand in hands for what in ("seal", "pack", "typed", "beacon"))]
    return {
        "hands": hands,
        "seats": seats,
        "dealer": dealer,
        "unplayed": unplayed,
        "verified": any(hand["checked"] for hand in hands) and False not in made,
    }


def _opened(data: Mapping[str, Any], number: int) -> dict[str, Any]:
    hand = data["hands"][number]
    if "secret" not in hand or ("commitment" in hand and "seal" not in hand):  # or dealt by release 0.1.0
        return {"hand": number, "checked": False, "seal": None, "pack": None, "typed": None, "beacon": None}
    mix = _mix(data, number)
    return {
        "hand": number,
        "checked": True,
        "seal": fairness.seal(mix.secret, mix.table, mix.hand) == hand.get("seal"),
        "pack": list(mix.pack(_deck(data))) == hand["pack"],
        "typed": _typed(data, number) == {seat for seat, share in enumerate(_by_seat(data, mix)) if share},
        "beacon": None if hand.get("beacon") is None else _beacon(hand["beacon"]["round"], mix.beacon),
    }


def _beacon(number: int, signature: bytes) -> bool | str:
    return beacon.is_true(number, signature) if beacon.can_check() else "unchecked"


def _mix(data: Mapping[str, Any], number: int) -> fairness.Mix:
    hand, table, shares = data["hands"][number], data.get("table"), data["hands"][number].get("shares")
    if not isinstance(table, str) or not isinstance(shares, list) or len(shares) != data["seats"]:
        raise _bad(number, "a record that can be checked names its table, and a hand the shares of all seats")
    if not all(isinstance(share, str) and len(share) in {0, _SHARE_DIGITS} for share in shares):
        raise _bad(number, "a share is 64 hexadecimal digits, or empty")
    secret, *read = (_bytes(text, number) for text in (hand["secret"], *shares))
    return fairness.Mix(secret, tuple(read), _signature(hand.get("beacon"), number), table, number + 1)


def _signature(beacon: object, number: int) -> bytes:
    if beacon is None:
        return b""
    if not isinstance(beacon, Mapping) or type(beacon.get("round")) is not int:
        raise _bad(number, "a beacon has a round and a signature, or is null")
    return _bytes(beacon.get("signature"), number)


def _typed(data: Mapping[str, Any], number: int) -> set[int] | None:
    """Return the seats that are named as having added a share; None if one is named twice."""
    typed = data["hands"][number].get("typed")
    if not isinstance(typed, list) or not all(type(seat) is int for seat in typed):
        raise _bad(number, "typed is a list of seats")
    return set(typed) if len(set(typed)) == len(typed) else None


def _by_seat(data: Mapping[str, Any], mix: fairness.Mix) -> list[bytes]:
    """Return the shares by seat; those of hand 1 stand in the order of joining."""
    drawn = _seat_draw(data) if mix.hand == 1 else None
    return list(mix.shares) if drawn is None else [mix.shares[joined] for joined in drawn["seats"]]


def _seat_draw(data: Mapping[str, Any]) -> Mapping[str, Any] | None:
    drawn, joined, count = data.get("seat_draw"), data.get("joined"), data["seats"]
    if not isinstance(joined, list) or len(joined) != count:
        raise _bad(None, "joined names who joined, one for each seat")
    if drawn is None:
        return None
    seats = drawn.get("seats") if isinstance(drawn, Mapping) else None
    if not isinstance(seats, list) or any(type(seat) is not int for seat in seats) or sorted(seats) != [*range(count)]:
        raise _bad(None, "seat_draw is null, or gives each seat to one who joined")
    return dict(drawn)


def _draw(data: Mapping[str, Any]) -> tuple[bool | None, bool]:
    """Check who sits where, None if nobody drew, and who dealt first."""
    mix, drawn, count = _mix(data, 0), _seat_draw(data), data["seats"]
    dealer = mix.dealer(count)
    if drawn is None:
        return None, dealer == data["first_dealer"]
    return list(mix.seats(count)) == drawn["seats"], dealer == data["first_dealer"] == drawn.get("first_dealer")


def _refuse_repeated_rounds(data: Mapping[str, Any], hands: list[dict[str, Any]]) -> None:
    """A round that was mixed in before was known when the list of a later hand was closed."""
    last = 0
    for hand, told in zip(data["hands"], hands, strict=True):
        if told["beacon"] is not None:
            if hand["beacon"]["round"] <= last:
                told["beacon"] = False
            last = max(last, hand["beacon"]["round"])


def _unplayed(data: Mapping[str, Any]) -> list[bool]:
    """Check the seals of deals that were never played: whether each is opened by its secret."""
    found, table = data.get("unplayed", []), data.get("table")
    if not isinstance(found, list) or not all(isinstance(one, Mapping) for one in found):
        raise _bad(None, "unplayed is a list of deals")
    return [
        fairness.seal(_bytes(one.get("secret"), None), str(table), _number(one.get("hand"))) == one.get("seal")
        for one in found
    ]


def _number(hand: object) -> int:
    if type(hand) is not int:
        raise _bad(None, "a deal that was never played has the number of its hand")
    return hand


def _bytes(text: object, number: int | None) -> bytes:
    try:
        return bytes.fromhex(text if isinstance(text, str) else "no text")
    except ValueError:
        raise _bad(number, "secret, shares and signature are hexadecimal texts") from None


# ------------------------------------------------------------------------------------------- tables of release 0.1.0


def _first(data: Mapping[str, Any]) -> dict[str, Any]:
    """Check ``commitment`` and ``pack`` of each hand that carries ``commitment``, ``secret`` and ``nonces``."""
    deck = _deck(data)
    hands = [_hand(data, number, deck) for number in range(len(data["hands"]))]
    checked = [hand for hand in hands if hand["checked"]]
    return {
        "hands": hands,
        "verified": bool(checked) and all(hand["commitment"] and hand["pack"] for hand in checked),
    }


def _hand(data: Mapping[str, Any], number: int, deck: int) -> dict[str, Any]:
    hand = data["hands"][number]
    if not {"commitment", "secret", "nonces"} <= hand.keys():
        return {"hand": number, "checked": False, "commitment": None, "pack": None}
    table = data.get("table")
    nonces = hand["nonces"]
    if not isinstance(table, str) or not isinstance(nonces, list):
        raise _bad(number, "a record that can be checked names its table, and a hand its list of nonces")
    secret, *read = (_bytes(text, number) for text in (hand["secret"], *nonces))
    return {
        "hand": number,
        "checked": True,
        "commitment": fairness.seal(secret, table, number + 1) == hand["commitment"],
        "pack": list(first_scheme.pack(secret, read, table, number + 1, deck)) == hand["pack"],
    }


def _bad(hand: int | None, message: str) -> EngineError:
    return EngineError("bad_record", message, hand=hand, action=None)
