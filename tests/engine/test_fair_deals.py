"""Deals that can be checked afterwards: the documented algorithm gives exactly these (docs/record.md, verify)."""

import hashlib
import hmac
import itertools
from collections import Counter

import pytest

from engine import beacon, cards, fairness, game, rules
from engine.actions import Deal
from engine.errors import EngineError
from engine.fairness import Mix
from engine.verify import verify

SECRET = bytes(range(32))
WORDS = (fairness.share_of("one"), b"", fairness.share_of("three"))

# Rounds of quicknet as its public relays give them, and one of another chain of the same operators.
ROUNDS = {
    1000: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    12040883: "929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394",
}
FOREIGN_1000 = "b09eacd45767c4d58306b98901ad0d6086e2663766f3a4ec71d00cf26f0f49eaf248abc7151c60cf419c4e8b37e80412"


def mix(**changes):
    return Mix(**{"secret": SECRET, "shares": WORDS, "beacon": b"", "table": "t", "hand": 7, **changes})


def part(content):
    return len(content).to_bytes(4, "big") + content


def documented(label, shares=WORDS, signature=b"", table=b"t", hand=b"7"):
    """The stream of steps 3 to 5 of docs/record.md, written down once more."""
    mixed = hashlib.sha256(signature).digest() if signature else b""
    message = len(shares).to_bytes(4, "big") + b"".join(map(part, shares)) + part(mixed)
    message += part(table) + part(hand) + part(label)
    for counter in itertools.count():
        yield from hmac.digest(SECRET, message + counter.to_bytes(8, "big"), "sha256")


def drawn(stream, limit):
    return next(byte for byte in stream if byte < 256 - 256 % limit) % limit


def shuffle(things, stream):
    for place in range(len(things) - 1, 0, -1):
        other = drawn(stream, place + 1)
        things[place], things[other] = things[other], things[place]
    return things


def canonical():
    return [f"{rank}{suit}" for suit in "SCDH" for rank in "ATKQJ9"]


# ------------------------------------------------------------------------------------------------------ the algorithm


def test_the_seal_is_the_documented_hash():
    message = b"\0\0\0\x20" + SECRET + b"\0\0\0\x05t\xc3\xa4bl" + b"\0\0\0\x0212"
    assert fairness.seal(SECRET, "täbl", 12) == hashlib.sha256(message).hexdigest()


def test_a_share_is_the_hash_of_the_words_alone():
    assert fairness.share_of("  my wörds ") == hashlib.sha256("my wörds".encode()).digest()


def test_words_that_look_alike_have_one_share():
    assert fairness.share_of("e\u0301") == fairness.share_of("\u00e9")


def test_half_a_character_has_a_share():
    assert len(fairness.share_of("\ud83d")) == 32


def test_kept_words_give_each_hand_a_share_by_counting():
    kept = fairness.share_of("words")
    assert fairness.kept_share(kept, 12) == hashlib.sha256(hashlib.sha256(b"words").digest() + b"12").digest()


def test_a_closed_list_is_named_by_the_documented_hash():
    seal = fairness.seal(SECRET, "t", 7)
    listed = b"".join(map(part, WORDS))
    message = part(bytes.fromhex(seal)) + b"\0\0\0\x03" + listed
    assert fairness.closed(seal, WORDS) == hashlib.sha256(message).hexdigest()


@pytest.mark.parametrize("signature", [b"", bytes.fromhex(ROUNDS[1000])])
def test_the_pack_is_the_documented_shuffle(signature):
    expected = shuffle(canonical(), documented(b"pack", signature=signature))
    assert list(mix(beacon=signature).pack(24)) == expected


def test_the_seats_are_the_documented_shuffle():
    assert list(mix().seats(3)) == shuffle([0, 1, 2], documented(b"seats"))


def test_the_dealer_is_the_documented_number():
    assert mix().dealer(3) == drawn(documented(b"dealer"), 3)


@pytest.mark.parametrize("deck", [24, 20])
def test_a_pack_holds_every_card_once(deck):
    assert sorted(mix().pack(deck)) == sorted(cards.deck(deck))


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": SECRET[::-1]},
        {"shares": WORDS[::-1]},
        {"shares": WORDS[:2]},
        {"shares": (b"on", b"e", b"three")},
        {"beacon": b"x"},
        {"table": "u"},
        {"hand": 8},
    ],
)
def test_every_part_changes_the_pack(changes):
    assert mix(**changes).pack(24) != mix().pack(24)


def test_every_card_comes_to_every_place_about_equally_often():
    tops = Counter(mix(hand=hand).pack(24)[0] for hand in range(4800))
    assert len(tops) == 24
    assert all(130 < count < 270 for count in tops.values())


def test_everybody_deals_first_and_sits_everywhere_about_equally_often():
    dealers = Counter(mix(hand=hand).dealer(3) for hand in range(3000))
    orders = Counter(mix(hand=hand).seats(3) for hand in range(3000))
    assert all(850 < dealers[seat] < 1150 for seat in range(3))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_the_pack_can_be_dealt():
    state = game.new(rules.build("german_1001"), 3, 0)
    game.apply(state, Deal(mix().pack(20)))


# -------------------------------------------------------------------------------------------------------------- verify


def dealt(*, shares=WORDS, draw=True, signature="", number=1000):
    """A record whose first hand has just been dealt."""
    first = Mix(SECRET, tuple(shares), bytes.fromhex(signature), "t", 1)
    order = list(first.seats(3)) if draw else [0, 1, 2]
    dealer = first.dealer(3)
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "polish", "options": {}},
        "seats": 3,
        "first_dealer": dealer,
        "scheme": 2,
        "table": "t",
        "joined": ["p1", "p2", "b1"],
        "seat_draw": {"seats": order, "first_dealer": dealer} if draw else None,
        "hands": [
            {
                "pack": list(first.pack(24)),
                "actions": [],
                "seal": fairness.seal(SECRET, "t", 1),
                "secret": SECRET.hex(),
                "shares": [share.hex() for share in shares],
                "typed": [seat for seat in (2, 1, 0) if shares[order[seat]]],
                "beacon": {"round": number, "signature": signature} if signature else None,
            }
        ],
        "unplayed": [{"hand": 2, "seal": fairness.seal(SECRET, "t", 2), "secret": SECRET.hex()}],
    }


GOOD = {"hand": 0, "checked": True, "seal": True, "pack": True, "typed": True, "beacon": None}


@pytest.mark.parametrize("draw", [True, False])
def test_a_game_that_was_dealt_so_is_verified(draw):
    assert verify(dealt(draw=draw)) == {
        "hands": [GOOD],
        "seats": True if draw else None,
        "dealer": True,
        "unplayed": [True],
        "verified": True,
    }


def test_a_hand_without_any_words_is_verified():
    assert verify(dealt(shares=(b"", b"", b"")))["verified"]


def swapped(data):
    pack = data["hands"][0]["pack"]
    pack[0], pack[1] = pack[1], pack[0]


def turned(data):
    data["seat_draw"]["seats"] = data["seat_draw"]["seats"][::-1]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (swapped, "pack"),
        (lambda data: data["hands"][0].update(secret="00" * 32), "seal"),
        (lambda data: data["hands"][0].update(seal="00" * 32), "seal"),
        (lambda data: data["hands"][0].update(shares=data["hands"][0]["shares"][::-1]), "pack"),
        (lambda data: data["hands"][0].update(shares=[fairness.share_of("two").hex(), *["", ""]]), "pack"),
        (lambda data: data["hands"][0].update(typed=[]), "typed"),
        (lambda data: data["hands"][0].update(typed=data["hands"][0]["typed"] * 2), "typed"),
        (lambda data: data.update(first_dealer=(data["first_dealer"] + 1) % 3), "dealer"),
        (lambda data: data["seat_draw"].update(first_dealer=(data["first_dealer"] + 1) % 3), "dealer"),
        (turned, "seats"),
        (lambda data: data["unplayed"][0].update(hand=3), "unplayed"),
    ],
)
def test_whatever_was_changed_is_found_out(change, found):
    data = dealt()
    change(data)
    checked = verify(data)
    verdict = checked["hands"][0][found] if found in checked["hands"][0] else checked[found]
    assert verdict in (False, [False])
    assert not checked["verified"]


def test_a_draw_that_is_left_out_does_not_hide_another_dealer():
    data = dealt()
    data["seat_draw"] = None
    data["first_dealer"] = (data["first_dealer"] + 1) % 3
    assert not verify(data)["verified"]


def test_a_hand_in_progress_has_no_secret_yet_and_is_not_checked():
    data = dealt()
    for key in ("secret", "shares", "typed"):
        del data["hands"][0][key]
    assert verify(data) == {
        "hands": [{"hand": 0, "checked": False, "seal": None, "pack": None, "typed": None, "beacon": None}],
        "seats": None,
        "dealer": None,
        "unplayed": [True],
        "verified": False,
    }


@pytest.mark.parametrize(
    "change",
    [
        {"scheme": 3},
        {"scheme": True},
        {"table": 5},
        {"joined": ["p1"]},
        {"joined": None},
        {"seat_draw": {"seats": [0, 0, 1], "first_dealer": 0}},
        {"seat_draw": [0, 1, 2]},
        {"unplayed": {}},
        {"unplayed": [{"hand": "2"}]},
    ],
)
def test_a_record_of_a_wrong_form_is_refused(change):
    with pytest.raises(EngineError) as caught:
        verify({**dealt(), **change})
    assert caught.value.code == "bad_record"


@pytest.mark.parametrize(
    "change",
    [
        {"secret": "xyz"},
        {"secret": 5},
        {"shares": "ab"},
        {"shares": [1, 2, 3]},
        {"shares": ["", ""]},
        {"shares": ["ab", "", ""]},
        {"typed": None},
        {"typed": ["0"]},
        {"beacon": 5},
        {"beacon": {"round": "1", "signature": "00"}},
        {"beacon": {"round": 1, "signature": None}},
    ],
)
def test_a_hand_of_a_wrong_form_is_refused(change):
    data = dealt()
    data["hands"][0].update(change)
    with pytest.raises(EngineError) as caught:
        verify(data)
    assert caught.value.code == "bad_record"


# -------------------------------------------------------------------------------------------------------- the beacon


@pytest.mark.parametrize(("number", "signature"), ROUNDS.items())
def test_a_true_round_of_quicknet_is_accepted(number, signature):
    assert beacon.is_true(number, bytes.fromhex(signature))


@pytest.mark.parametrize(
    ("number", "signature"),
    [
        (1001, ROUNDS[1000]),
        (1000, FOREIGN_1000),
        (1000, "c0" + "00" * 47),
        (1000, "00" * 48),
        (1000, ""),
        (1000, ROUNDS[1000][:-2]),
        (0, ROUNDS[1000]),
        (-1, ROUNDS[1000]),
        (1 << 64, ROUNDS[1000]),
    ],
)
def test_anything_else_is_no_round_of_quicknet(number, signature):
    assert not beacon.is_true(number, bytes.fromhex(signature))


@pytest.mark.parametrize(
    ("number", "signature", "verdict"),
    [(1000, ROUNDS[1000], True), (1001, ROUNDS[1000], False), (1000, FOREIGN_1000, False)],
)
def test_the_beacon_of_a_hand_is_checked(number, signature, verdict):
    checked = verify(dealt(signature=signature, number=number))
    assert checked["hands"][0] == {**GOOD, "beacon": verdict}
    assert checked["verified"] is verdict


def test_without_the_library_a_beacon_is_left_unchecked(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "py_arkworks_bls12381", None)
    assert verify(dealt(signature=FOREIGN_1000))["hands"][0]["beacon"] == "unchecked"


def test_a_round_that_an_earlier_hand_had_is_refused():
    data = dealt(signature=ROUNDS[1000])
    second = Mix(SECRET, WORDS, bytes.fromhex(ROUNDS[1000]), "t", 2)
    again = {**data["hands"][0], "pack": list(second.pack(24)), "seal": fairness.seal(SECRET, "t", 2), "typed": [2, 0]}
    data["hands"].append(again)
    assert [hand["beacon"] for hand in verify(data)["hands"]] == [True, False]


@pytest.mark.parametrize("ago", [0.0, 0.001, 1.5, 2.999, 3.0])
def test_the_round_that_is_named_is_the_first_at_least_two_periods_away(ago):
    chain = beacon.QUICKNET
    now = chain.genesis + 3_000 + ago
    number = chain.round_after(now)
    assert chain.time_of(number) - now >= 2 * chain.period > chain.time_of(number - 1) - now
