"""Deals that can be checked afterwards: the documented algorithm gives exactly these packs (docs/record.md, verify)."""

import hashlib
import hmac
import itertools
from collections import Counter

import pytest

from engine import cards, fairness, game, rules
from engine.actions import Deal
from engine.errors import EngineError
from engine.fairness import Mix
from engine.verify import verify
from tests.engine.documented_chance import CANONICAL, below, documented, part, shuffled

SECRET = bytes(range(32))
HIGH, LOW = fairness.share_of("three"), fairness.share_of("one")


def mix(**changes):
    return Mix(**{"secret": SECRET, "shares": (HIGH, LOW), "table": "t", "hand": 7, **changes})


def stream(label):
    return documented(SECRET, (HIGH, LOW), b"t", b"7", label)


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


def test_the_shares_are_mixed_in_by_value_with_their_number_before_them():
    first = next(mix().stream("pack"))
    message = b"\0\0\0\2" + part(LOW) + part(HIGH) + part(b"t") + part(b"7") + part(b"pack") + bytes(8)
    assert first == hmac.digest(SECRET, message, "sha256")[0]


@pytest.mark.parametrize("shares", [*itertools.permutations((HIGH, LOW)), (LOW, HIGH, LOW), (HIGH, HIGH, LOW)])
def test_neither_the_order_of_shares_nor_giving_one_twice_changes_a_pack(shares):
    assert mix(shares=shares).pack(24) == mix().pack(24)


def test_the_pack_is_the_documented_shuffle():
    assert list(mix().pack(24)) == shuffled(CANONICAL, stream(b"pack"))


def test_the_seats_are_the_documented_shuffle():
    assert list(mix().seats("xyz")) == shuffled("xyz", stream(b"seats"))


def test_the_dealer_is_the_documented_number():
    assert mix().dealer(3) == below(3, stream(b"dealer"))


@pytest.mark.parametrize(
    ("shares", "order"),
    [
        ({}, (0, 2, 3, 1)),
        ({0: HIGH, 3: LOW}, (3, 0, 2, 1)),
        ({0: LOW, 3: HIGH}, (0, 3, 2, 1)),
        ({2: HIGH, 0: HIGH}, (0, 2, 3, 1)),
        ({0: HIGH, 2: LOW, 3: LOW}, (2, 3, 0, 1)),
    ],
)
def test_for_the_draw_of_seats_shares_stand_first_then_people_then_players(shares, order):
    assert fairness.order_of_seats(("p1", "b1", "p3", "p4"), shares) == order


def test_every_card_comes_to_every_place_about_equally_often():
    tops = Counter(mix(hand=hand).pack(24)[0] for hand in range(4800))
    assert len(tops) == 24
    assert all(130 < count < 270 for count in tops.values())


def test_everybody_deals_first_and_sits_everywhere_about_equally_often():
    dealers = Counter(mix(hand=hand).dealer(3) for hand in range(3000))
    orders = Counter(mix(hand=hand).seats(range(3)) for hand in range(3000))
    assert all(850 < dealers[seat] < 1150 for seat in range(3))
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())


def test_the_pack_can_be_dealt():
    state = game.new(rules.build("german_1001"), 3, 0)
    game.apply(state, Deal(mix().pack(20)))


# -------------------------------------------------------------------------------------------------------------- verify

OVER = [{"seat": None, "do": "annul"}]
JOINED = ("p1", "p2", "b1")


def hand_of(number, *, shares=(HIGH, LOW), typed=(0, 2), over=True):
    """A hand of a record; if it is over, it is annulled at once. `typed` are the seats of who gave the shares."""
    return {
        "pack": list(mix(shares=shares, hand=number).pack(24)),
        "actions": OVER if over else [],
        "seal": fairness.seal(SECRET, "t", number),
        "secret": SECRET.hex(),
        "shares": [share.hex() for share in shares],
        "typed": list(typed),
    }


def dealt(*, shares=(HIGH, LOW), places=(0, 1), draw=True):
    """A record of two finished hands and one just dealt. `places` in `joined` gave the shares of hand 1."""
    opening = mix(shares=shares, hand=1)
    by_place = dict(zip(places, shares, strict=True))
    order = opening.seats(fairness.order_of_seats(JOINED, by_place)) if draw else (0, 1, 2)
    first = hand_of(1, shares=shares, typed=[order.index(place) for place in places])
    dealer = opening.dealer(3)
    return {
        "format": "thousand-record/1",
        "rules": {"preset": "polish", "options": {}},
        "seats": 3,
        "first_dealer": dealer,
        "scheme": 3,
        "table": "t",
        "joined": list(JOINED),
        "seat_draw": {"seats": list(order), "first_dealer": dealer} if draw else None,
        "hands": [first, hand_of(2), hand_of(3, over=False)],
        "unplayed": [{"hand": 4, "seal": fairness.seal(SECRET, "t", 4), "secret": SECRET.hex()}],
    }


def silent(**changes):
    return dealt(shares=(), places=(), **changes)


GOOD = {"checked": [True, True, True], "why": [None, None, None], "unplayed": [True], "verified": True}


def wrong(number, why):
    """The answer for a record in which one hand is wrong."""
    return {
        **GOOD,
        "checked": [place != number for place in range(3)],
        "why": [why if place == number else None for place in range(3)],
        "verified": False,
    }


@pytest.mark.parametrize("draw", [True, False])
@pytest.mark.parametrize(
    ("shares", "places"), [((), ()), ((HIGH, LOW), (1, 0)), ((HIGH, HIGH, LOW), (1, 0, 2)), ((LOW,), (2,))]
)
def test_a_game_that_was_dealt_so_is_verified(draw, shares, places):
    assert verify(dealt(draw=draw, shares=shares, places=places)) == GOOD


@pytest.mark.parametrize("draw", [True, False])
def test_whoever_types_first_the_same_words_give_the_same_seats_and_cards(draw):
    quick, slow = dealt(draw=draw), dealt(draw=draw, shares=(LOW, HIGH), places=(1, 0))
    assert quick["hands"][0]["pack"] == slow["hands"][0]["pack"]
    assert (quick["seat_draw"], quick["first_dealer"]) == (slow["seat_draw"], slow["first_dealer"])
    for found in ("shares", "typed"):
        assert quick["hands"][0][found] == slow["hands"][0][found][::-1]


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
        (lambda hand: hand.update(shares=hand["shares"][:1]), "shares"),
        (lambda hand: hand.update(shares=["ab", *hand["shares"][1:]]), "shares"),
        (lambda hand: hand.update(shares=["", *hand["shares"][1:]]), "shares"),
        (lambda hand: hand.update(typed=[]), "shares"),
        (lambda hand: hand.pop("typed"), "shares"),
        (lambda hand: hand.update(typed=hand["typed"][:1] * 2), "shares"),
        (lambda hand: hand.update(typed=[3, hand["typed"][0]]), "shares"),
        (lambda hand: hand.update(typed=[-1, hand["typed"][0]]), "shares"),
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
def test_a_hand_in_play_is_unproven_while_its_secret_is_unknown(change):
    data = dealt()
    del data["hands"][2]["secret"]
    data["hands"][2] |= change
    assert verify(data) == {**GOOD, "checked": [True, True, None]}


def test_shares_exchanged_with_their_seats_are_right_but_in_the_first_hand():
    """There the share says where one stands before the seats are drawn."""
    data = dealt()
    for hand in data["hands"][1:]:
        hand["typed"].reverse()
    assert verify(data) == GOOD
    for hand in data["hands"]:
        hand["typed"], hand["shares"] = hand["typed"][::-1], hand["shares"][::-1]
    assert verify(data) == GOOD
    data["hands"][0]["typed"].reverse()
    assert verify(data) == wrong(0, "seats")


def test_a_record_without_anything_to_check_is_unproven():
    data = dealt()
    data["hands"] = [data["hands"][0] | {"actions": []}]
    del data["hands"][0]["secret"]
    assert verify(data) == {**GOOD, "checked": [None], "why": [None], "verified": None}
    data["hands"] = []
    assert verify(data) == {**GOOD, "checked": [], "why": [], "verified": None}


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(first_dealer=(data["first_dealer"] + 1) % 3),
        lambda data: data["seat_draw"].update(first_dealer=(data["first_dealer"] + 1) % 3),
        lambda data: data["seat_draw"].update(seats=[0, 0, 1]),
        lambda data: data["seat_draw"].update(seats=[0, 1, 3]),
        lambda data: data["seat_draw"].update(seats=[0, 1]),
        lambda data: data.update(joined=["p1", "p2"]),
        lambda data: data.pop("joined"),
    ],
)
@pytest.mark.parametrize("made", [dealt, silent])
def test_hand_1_stands_for_seats_and_first_dealer(change, made):
    data = made()
    change(data)
    assert verify(data) == wrong(0, "seats")


@pytest.mark.parametrize("speaking", [(), (0,), (2,)])
def test_those_without_words_cannot_change_seats(speaking):
    data = dealt(shares=(HIGH,) * len(speaking), places=speaking)
    seats = data["seat_draw"]["seats"]
    first, second = [seat for seat in range(3) if seats[seat] not in speaking][:2]
    seats[first], seats[second] = seats[second], seats[first]
    assert verify(data) == wrong(0, "seats")


def test_a_silent_person_stands_before_built_in_players_whoever_joined_first():
    data = silent()
    data["joined"] = ["b1", "p2", "p3"]
    assert verify(data) == wrong(0, "seats")
    order = mix(shares=(), hand=1).seats((1, 2, 0))
    data["seat_draw"]["seats"] = list(order)
    assert verify(data) == GOOD


def test_who_joined_cannot_be_left_out_where_seats_are_not_drawn_either():
    data = silent(draw=False)
    del data["joined"]
    assert verify(data) == wrong(0, "seats")


def test_a_draw_that_is_left_out_does_not_hide_another_dealer():
    data = silent()
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
    data = silent(draw=False)
    data["lot"] = {"tournament": "CUP24", "round": 2, "table": 1}
    del data["hands"][0]["secret"]
    found = {**GOOD, "checked": [None, True, True], "why": ["lot", None, None]}
    assert verify(data) == found
    del data["hands"][1]["secret"]
    why = ["lot", "no_secret", None]
    assert verify(data) == {**found, "checked": [None, False, True], "why": why, "verified": False}


@pytest.mark.parametrize(
    "change",
    [
        *({"scheme": scheme} for scheme in (None, 1, 2, 4, True, "3", 3.0)),
        *({"table": table} for table in (None, 5, "\ud83d")),
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
        *({"secret": secret} for secret in (None, 5, "xyz", "abc", "\ud83d", "ab cd")),
        *({"seal": seal} for seal in (None, 5)),
        *({"shares": shares} for shares in (None, "ab", [1, 2, 3], ["xyz", "", ""])),
        *({"typed": typed} for typed in (None, ["0"], [True])),
    ],
)
def test_a_hand_of_a_wrong_form_is_refused(change):
    data = dealt()
    data["hands"][1].update(change)
    with pytest.raises(EngineError) as caught:
        verify(data)
    assert (caught.value.code, caught.value.params["hand"]) == ("bad_record", 1)
