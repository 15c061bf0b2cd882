"""Deals that can be checked afterwards: the documented algorithm gives exactly these packs (docs/record.md, verify)."""

import hashlib
import itertools
from collections import Counter

import pytest

from engine import beacon, cards, fairness, game, rules
from engine.actions import Deal
from engine.errors import EngineError
from engine.fairness import Mix
from engine.verify import verify
from tests.engine.documented_chance import CANONICAL, below, documented, part, shuffled

SECRET = bytes(range(32))
WORDS = (fairness.share_of("one"), b"", fairness.share_of("three"))

# Rounds of quicknet as its public relays return them, and a round of another chain of the same operators.
ROUNDS = {
    1000: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
    12040883: "929906c959032ab363c9f26570d215d66f5c06cb0c44fe508c12bb5839f04ec895bb6868e5b9ff13ab289bdb5266b394",
}
FOREIGN_1000 = "b09eacd45767c4d58306b98901ad0d6086e2663766f3a4ec71d00cf26f0f49eaf248abc7151c60cf419c4e8b37e80412"


def mix(**changes):
    return Mix(**{"secret": SECRET, "shares": WORDS, "beacon": b"", "table": "t", "hand": 7, **changes})


def stream(label, signature=b""):
    return documented(SECRET, WORDS, b"t", b"7", label, signature)


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
    expected = shuffled(CANONICAL, stream(b"pack", signature))
    assert list(mix(beacon=signature).pack(24)) == expected


def test_the_seats_are_the_documented_shuffle():
    assert list(mix().seats(3)) == shuffled([0, 1, 2], stream(b"seats"))


def test_the_dealer_is_the_documented_number():
    assert mix().dealer(3) == below(3, stream(b"dealer"))


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

OVER = [{"seat": None, "do": "annul"}]


def hand_of(number, *, shares=WORDS, order=(0, 1, 2), signature="", beacon_round=1000, over=True):
    """A hand of a record; if it is over, it is annulled at once."""
    mixed = mix(shares=tuple(shares), beacon=bytes.fromhex(signature), hand=number)
    return {
        "pack": list(mixed.pack(24)),
        "actions": OVER if over else [],
        "seal": fairness.seal(SECRET, "t", number),
        "secret": SECRET.hex(),
        "shares": [share.hex() for share in shares],
        "typed": [seat for seat in (2, 1, 0) if shares[order[seat]]],
        "beacon": {"round": beacon_round, "signature": signature} if signature else None,
    }


def dealt(*, shares=WORDS, draw=True, drand=False, **first):
    """A record of two finished hands and one just dealt; `first` has fields of the first hand."""
    opening = mix(shares=tuple(shares), beacon=bytes.fromhex(first.get("signature", "")), hand=1)
    order, dealer = (opening.seats(3) if draw else (0, 1, 2)), opening.dealer(3)
    hands = [hand_of(1, shares=shares, order=order, **first), hand_of(2), hand_of(3, over=False)]
    if any(shares):
        lines = "\n".join(f"{who} {share.hex()}" for who, share in zip(("p1", "p2", "b1"), shares, strict=True))
        hands[0]["closed"] = hashlib.sha256(lines.encode()).hexdigest()
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "polish", "options": {}},
        "seats": 3,
        "first_dealer": dealer,
        "scheme": 2,
        "table": "t",
        "drand": drand,
        "joined": ["p1", "p2", "b1"],
        "seat_draw": {"seats": list(order), "first_dealer": dealer} if draw else None,
        "hands": hands,
        "unplayed": [{"hand": 4, "seal": fairness.seal(SECRET, "t", 4), "secret": SECRET.hex()}],
    }


GOOD = {
    "checked": [True, True, True],
    "why": [None, None, None],
    "beacon": [None, None, None],
    "unplayed": [True],
    "without_beacon": 0,
    "verified": True,
}


def wrong(number, why):
    """The answer for a record in which one hand is wrong."""
    return {
        **GOOD,
        "checked": [place != number for place in range(3)],
        "why": [why if place == number else None for place in range(3)],
        "verified": False,
    }


@pytest.mark.parametrize("draw", [True, False])
@pytest.mark.parametrize("shares", [WORDS, (b"", b"", b"")])
def test_a_game_that_was_dealt_so_is_verified(draw, shares):
    assert verify(dealt(draw=draw, shares=shares)) == GOOD


def swapped(hand):
    hand["pack"][0], hand["pack"][1] = hand["pack"][1], hand["pack"][0]


@pytest.mark.parametrize("number", [0, 1, 2])
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda hand: hand.update(secret="00" * 32), "seal"),
        (lambda hand: hand.update(seal="00" * 32), "seal"),
        (lambda hand: hand.pop("seal"), "seal"),
        (lambda hand: hand.update(seals=hand.pop("seal")), "seal"),
        (lambda hand: hand.pop("shares"), "shares"),
        (lambda hand: hand.update(shares=hand["shares"][:2]), "shares"),
        (lambda hand: hand.update(shares=["ab", *hand["shares"][1:]]), "shares"),
        (lambda hand: hand.update(shares=["", "", ""]), "shares"),
        (lambda hand: hand.update(typed=[]), "shares"),
        (lambda hand: hand.pop("typed"), "shares"),
        (lambda hand: hand.update(typed=hand["typed"] * 2), "shares"),
        (lambda hand: hand.update(typed=[*hand["typed"], 3]), "shares"),
        (swapped, "pack"),
    ],
)
def test_whatever_disagrees_in_a_hand_is_told_by_its_first_reason(number, change, why):
    data = dealt()
    change(data["hands"][number])
    assert verify(data) == wrong(number, why)


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("change", [{}, {"secret": ""}])
def test_a_hand_that_is_over_and_keeps_its_secret_is_false(number, change):
    data = dealt()
    del data["hands"][number]["secret"]
    data["hands"][number] |= change
    assert verify(data) == wrong(number, "no_secret")


@pytest.mark.parametrize("change", [{}, {"shares": []}, {"pack": list(reversed(cards.deck(24)))}])
def test_a_hand_in_play_without_its_secret_is_neither_true_nor_false(change):
    data = dealt()
    del data["hands"][2]["secret"]
    data["hands"][2] |= change
    assert verify(data) == {**GOOD, "checked": [True, True, None]}


def test_a_record_in_which_nothing_could_be_checked_is_neither_true_nor_false():
    data = dealt()
    data["hands"] = [data["hands"][0] | {"actions": []}]
    del data["hands"][0]["secret"]
    assert verify(data) == {**GOOD, "checked": [None], "why": [None], "beacon": [None], "verified": None}
    data["hands"] = []
    assert verify(data) == {**GOOD, "checked": [], "why": [], "beacon": [], "verified": None}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.update(first_dealer=(data["first_dealer"] + 1) % 3), "seats"),
        (lambda data: data["seat_draw"].update(first_dealer=(data["first_dealer"] + 1) % 3), "seats"),
        (lambda data: data["seat_draw"].update(seats=data["seat_draw"]["seats"][::-1]), "seats"),
        (lambda data: data["seat_draw"].update(seats=[0, 0, 1]), "seats"),
        (lambda data: data["hands"][0].update(closed="00" * 32), "closed"),
        (lambda data: data["hands"][0].pop("closed"), "closed"),
        (lambda data: data.update(joined=["p2", "p1", "b1"]), "closed"),
        (lambda data: data.update(joined=["p1", "p2"]), "closed"),
        (lambda data: data.pop("joined"), "closed"),
    ],
)
def test_hand_1_stands_for_seats_first_dealer_and_the_order_of_joining(change, why):
    data = dealt()
    change(data)
    assert verify(data) == wrong(0, why)


def test_shares_of_hand_1_cannot_change_places():
    """Otherwise a dishonest host with one secret and three shares has six packs to choose from."""
    for shares in itertools.permutations(WORDS):
        data = dealt(shares=shares)
        data["hands"][0]["closed"] = dealt()["hands"][0]["closed"]
        assert verify(data)["verified"] is (shares == WORDS)


def test_who_joined_cannot_be_left_out_where_nobody_typed_either():
    data = dealt(shares=(b"", b"", b""))
    del data["joined"]
    assert verify(data) == wrong(0, "seats")


def test_a_closed_list_that_nobody_is_in_has_to_be_right_too():
    data = dealt(shares=(b"", b"", b""))
    data["hands"][0]["closed"] = hashlib.sha256(b"p1 \np2 \nb1 ").hexdigest()
    assert verify(data) == GOOD
    data["hands"][0]["closed"] = hashlib.sha256(b"p1\np2\nb1").hexdigest()
    assert verify(data) == wrong(0, "closed")


def test_a_draw_that_is_left_out_does_not_hide_another_dealer():
    data = dealt(shares=(b"", b"", b""))
    data["seat_draw"] = None
    data["first_dealer"] = (data["first_dealer"] + 1) % 3
    assert verify(data) == wrong(0, "seats")


@pytest.mark.parametrize(
    "change", [{"hand": 5}, {"secret": "00" * 32}, {"seal": "00" * 32}, {"secret": ""}, {"seal": ""}]
)
def test_a_seal_of_a_hand_that_was_never_played_has_to_open(change):
    data = dealt()
    data["unplayed"][0] |= change
    assert verify(data) == {**GOOD, "unplayed": [False], "verified": False}
    for key in change:
        del data["unplayed"][0][key]
    assert verify(data) == {**GOOD, "unplayed": [False], "verified": False}


def test_deal_1_of_a_tournaments_table_is_left_to_the_tournaments_record():
    data = dealt(shares=(b"", b"", b""), draw=False, drand=True)
    data["lot"] = {"tournament": "CUP24", "round": 2, "table": 1}
    del data["hands"][0]["secret"]
    told = {**GOOD, "checked": [None, True, True], "why": ["lot", None, None], "without_beacon": 1}
    assert verify(data) == told
    del data["hands"][1]["secret"]
    why = ["lot", "no_secret", None]
    assert verify(data) == {**told, "checked": [None, False, True], "why": why, "verified": False}


def test_hands_without_a_beacon_are_counted_where_one_was_asked_for():
    data = dealt(drand=True)
    del data["hands"][1]["secret"], data["hands"][2]["secret"]
    assert verify(data) == {
        "checked": [True, False, None],
        "why": [None, "no_secret", None],
        "beacon": [None, None, None],
        "unplayed": [True],
        "without_beacon": 2,
        "verified": False,
    }
    del data["drand"]
    assert verify(data)["without_beacon"] == 0


@pytest.mark.parametrize(
    "change",
    [
        *({"scheme": scheme} for scheme in (None, 1, 3, True, "2", 2.0)),
        *({"table": table} for table in (None, 5, "\ud83d")),
        *({"drand": drand} for drand in (None, 1, "true")),
        *({"joined": joined} for joined in (None, "p1", [1, 2, 3], ["p1", "p2", "\ud83d"])),
        *({"seat_draw": draw} for draw in ([0, 1, 2], {"seats": [0, 1, 2]}, {"seats": "012", "first_dealer": 0})),
        *({"lot": lot} for lot in (None, "CUP24", {}, {"tournament": "CUP24", "round": "2", "table": 1})),
        *({"unplayed": unplayed} for unplayed in (None, {}, [5], [{"hand": "2"}], [{"secret": "xyz"}])),
    ],
)
def test_a_record_of_a_wrong_form_is_refused(change):
    with pytest.raises(EngineError) as caught:
        verify({**dealt(), **change})
    assert (caught.value.code, caught.value.params["hand"]) == ("bad_record", None)


def test_a_record_without_a_scheme_is_refused():
    data = dealt()
    del data["scheme"]
    with pytest.raises(EngineError, match="scheme"):
        verify(data)


@pytest.mark.parametrize(
    "change",
    [
        *({"secret": secret} for secret in (None, 5, "xyz", "abc", "\ud83d")),
        *({"seal": seal} for seal in (None, 5)),
        *({"shares": shares} for shares in (None, "ab", [1, 2, 3], ["xyz", "", ""])),
        *({"typed": typed} for typed in (None, ["0"], [True])),
        *({"closed": closed} for closed in (None, 5)),
        *({"beacon": told} for told in (5, {}, {"round": "1", "signature": "00"}, {"round": 1, "signature": None})),
    ],
)
def test_a_hand_of_a_wrong_form_is_refused(change):
    data = dealt()
    data["hands"][1].update(change)
    with pytest.raises(EngineError) as caught:
        verify(data)
    assert (caught.value.code, caught.value.params["hand"]) == ("bad_record", 1)


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
    checked = verify(dealt(signature=signature, beacon_round=number, drand=True))
    expected = GOOD if verdict else wrong(0, "beacon")
    assert checked == {**expected, "beacon": [verdict, None, None], "without_beacon": 1}


def test_without_the_library_a_beacon_is_left_unchecked_and_nothing_is_false_for_that(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "py_arkworks_bls12381", None)
    assert verify(dealt(signature=FOREIGN_1000)) == {**GOOD, "beacon": ["unchecked", None, None]}


@pytest.mark.parametrize("second", [1000, 999])
def test_a_round_that_is_not_later_than_an_earlier_hands_is_refused(second, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "py_arkworks_bls12381", None)
    data = dealt(signature=ROUNDS[1000])
    data["hands"][1] = hand_of(2, signature=ROUNDS[1000], beacon_round=second)
    assert verify(data) == {**wrong(1, "beacon"), "beacon": ["unchecked", "unchecked", None]}


def test_a_true_round_that_an_earlier_hand_had_is_true_and_its_hand_is_not():
    data = dealt(signature=ROUNDS[1000])
    data["hands"][1] = hand_of(2, signature=ROUNDS[1000])
    assert verify(data) == {**wrong(1, "beacon"), "beacon": [True, True, None]}


@pytest.mark.parametrize("ago", [0.0, 0.001, 1.5, 2.999, 3.0])
def test_the_round_that_is_named_is_the_first_at_least_two_periods_away(ago):
    chain = beacon.QUICKNET
    now = chain.genesis + 3_000 + ago
    number = chain.round_after(now)
    assert chain.time_of(number) - now >= 2 * chain.period > chain.time_of(number - 1) - now
