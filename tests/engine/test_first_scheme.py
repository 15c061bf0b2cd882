"""The packs of release 0.1.0: its documented algorithm gives exactly these (docs/record.md)."""

import hashlib
import hmac
from collections import Counter

import pytest

from engine import cards, fairness, first_scheme, game, rules
from engine.actions import Deal
from engine.errors import EngineError
from engine.verify import verify

SECRET = bytes(range(32))
NONCES = [b"one", b"", b"three"]


def test_the_commitment_is_the_documented_hash():
    message = b"\0\0\0\x20" + SECRET + b"\0\0\0\x05t\xc3\xa4bl" + b"\0\0\0\x0212"
    assert fairness.seal(SECRET, "täbl", 12) == hashlib.sha256(message).hexdigest()


def test_the_pack_is_the_documented_shuffle():
    prefix = b"\0\0\0\x03" + b"\0\0\0\x03one" + b"\0\0\0\0" + b"\0\0\0\x05three" + b"\0\0\0\x01t" + b"\0\0\0\x017"
    stream = b"".join(hmac.digest(SECRET, prefix + n.to_bytes(8, "big"), "sha256") for n in range(4))
    pack, position = [f"{rank}{suit}" for suit in "SCDH" for rank in "ATKQJ9"], 0
    for place in range(23, 0, -1):
        while stream[position] >= 256 - 256 % (place + 1):
            position += 1
        other = stream[position] % (place + 1)
        position += 1
        pack[place], pack[other] = pack[other], pack[place]
    assert list(first_scheme.pack(SECRET, NONCES, "t", 7, 24)) == pack


@pytest.mark.parametrize("deck", [24, 20])
def test_a_pack_holds_every_card_once(deck):
    assert sorted(first_scheme.pack(SECRET, NONCES, "t", 1, deck)) == sorted(cards.deck(deck))


def test_every_part_changes_the_pack():
    packs = {
        first_scheme.pack(SECRET, NONCES, "t", 1, 24),
        first_scheme.pack(SECRET[::-1], NONCES, "t", 1, 24),
        first_scheme.pack(SECRET, NONCES[::-1], "t", 1, 24),
        first_scheme.pack(SECRET, [b"on", b"e", b"three"], "t", 1, 24),
        first_scheme.pack(SECRET, NONCES[:2], "t", 1, 24),
        first_scheme.pack(SECRET, NONCES, "u", 1, 24),
        first_scheme.pack(SECRET, NONCES, "t", 2, 24),
    }
    assert len(packs) == 7


def test_every_card_comes_to_every_place_about_equally_often():
    tops = Counter(first_scheme.pack(SECRET, [], "t", hand, 24)[0] for hand in range(4800))
    assert len(tops) == 24
    assert all(130 < count < 270 for count in tops.values())


def dealt():
    pack = list(first_scheme.pack(SECRET, NONCES, "t", 1, 24))
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "polish", "options": {}},
        "seats": 3,
        "first_dealer": 0,
        "table": "t",
        "hands": [
            {
                "pack": pack,
                "actions": [],
                "commitment": fairness.seal(SECRET, "t", 1),
                "secret": SECRET.hex(),
                "nonces": [nonce.hex() for nonce in NONCES],
            }
        ],
    }


def test_a_hand_that_was_dealt_so_is_verified():
    assert verify(dealt()) == {
        "hands": [{"hand": 0, "checked": True, "commitment": True, "pack": True}],
        "verified": True,
    }


def test_another_pack_another_secret_and_another_commitment_are_found_out():
    data = dealt()
    pack = data["hands"][0]["pack"]
    pack[0], pack[1] = pack[1], pack[0]
    assert verify(data)["hands"][0] == {"hand": 0, "checked": True, "commitment": True, "pack": False}
    data = dealt()
    data["hands"][0]["secret"] = "00" * 32
    assert verify(data)["hands"][0] == {"hand": 0, "checked": True, "commitment": False, "pack": False}
    data = dealt()
    data["hands"][0]["commitment"] = "00" * 32
    assert not verify(data)["verified"]


def test_a_hand_in_progress_has_no_secret_yet_and_is_not_checked():
    data = dealt()
    del data["hands"][0]["secret"]
    assert verify(data) == {
        "hands": [{"hand": 0, "checked": False, "commitment": None, "pack": None}],
        "verified": False,
    }


@pytest.mark.parametrize(("key", "value"), [("secret", "xyz"), ("secret", 5), ("nonces", "ab"), ("nonces", [1])])
def test_a_secret_of_a_wrong_form_is_refused(key, value):
    data = dealt()
    data["hands"][0][key] = value
    with pytest.raises(EngineError) as caught:
        verify(data)
    assert caught.value.code == "bad_record"


def test_the_pack_can_be_dealt():
    state = game.new(rules.build("german_1001"), 3, 0)
    game.apply(state, Deal(first_scheme.pack(SECRET, NONCES, "t", 1, 20)))
