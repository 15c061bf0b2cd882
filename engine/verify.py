"""Checks the packs of a record against what was shown before and after each hand (docs/record.md, verify)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import fairness, rules
from engine.errors import EngineError


def verify(data: Mapping[str, Any]) -> dict[str, Any]:
    """Check every hand that carries ``commitment``, ``secret`` and ``nonces`` of a record that names its ``table``.

    ``data`` is a record that has been played through. Returns per hand ``checked``, ``commitment`` and ``pack``
    (true, false, or null where not checked), and ``verified``: at least one hand was checked and none failed.
    Raises ``bad_record`` when those keys are of a wrong form.
    """
    deck = rules.build(data["rules"]["preset"], data["rules"].get("options", {})).table.deck
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
    try:
        secret = bytes.fromhex(hand["secret"])
        read = [bytes.fromhex(nonce) for nonce in nonces]
    except (TypeError, ValueError):
        raise _bad(number, "secret and nonces are hexadecimal texts") from None
    return {
        "hand": number,
        "checked": True,
        "commitment": fairness.commitment(secret, table, number + 1) == hand["commitment"],
        "pack": list(fairness.pack(secret, read, table, number + 1, deck)) == hand["pack"],
    }


def _bad(hand: int, message: str) -> EngineError:
    return EngineError("bad_record", message, hand=hand, action=None)
