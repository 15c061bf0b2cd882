"""Positions that a person sets up: typed, completed at random, solved and played; impossible ones are refused."""

import json
import random

import pytest

from engine import cards, game, position, record, rules
from engine.cards import CODES, SUITS, codes
from engine.errors import EngineError
from engine.players.solve import solve
from engine.players.weigh import as_seen
from tests.engine.commands import run
from tests.engine.random_endings import near_the_end

WITH_STOCK = ["polish_open_seven", "draw_thousand", "draw_thousand_five"]


def made(seed=1, **wanted):
    """The record of a described position."""
    wanted = {"rules": {"preset": "polish"}, "seats": 3, "dealer": 2, "hands": [None, None, None], **wanted}
    order = list(CODES)
    random.Random(seed).shuffle(order)
    data = position.record_of(position.described(wanted), order)
    return json.loads(json.dumps(data))


def reached(data):
    return record.play_through(record.read(data)).state


def why_not(**wanted):
    with pytest.raises(EngineError) as error:
        reached(made(**wanted))
    assert error.value.code == "impossible", error.value
    return error.value.params["reason"]


def set_up(state):
    """A position before a trick, in the form of a record's set-up."""
    return {
        "declarer": state.declarer,
        "contract": state.contract,
        "to_act": state.to_act,
        "hands": [list(codes(hand)) for hand in state.hands],
        "talon": [] if state.talon is None else [CODES[card] for card in state.talons[state.talon]],
        "aside": [CODES[card] for at, talon in enumerate(state.talons) if at != state.talon for card in talon],
        "discards": [CODES[card] for card in state.discards],
        "stock": [CODES[card] for card in state.stock],
        "trump": None if state.trump is None else SUITS[state.trump],
        "marriages": [[SUITS[suit] for suit in suits] for suits in state.marriages],
        "points": list(state.points),
        "taken": list(state.taken),
    }


def record_with(setup, preset="polish", seats=3, dealer=2, **more):
    hand = {"pack": [], "setup": setup, "actions": []}
    return {
        "format": record.FORMAT,
        "rules": {"preset": preset},
        "seats": seats,
        "first_dealer": dealer,
        "hands": [hand],
        **more,
    }


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_set_up_a_position_is_worth_the_same_and_ends_the_same(preset):
    generator = random.Random(preset)
    table = rules.build(preset)
    for _ in range(6):
        seats = generator.choice(table.table.players)
        state = near_the_end(table, seats, generator, generator.randrange(1, 5))
        while state.trick:
            state = game.apply(state, game.legal(state)[0])[0]
        if state.phase != "play":
            continue
        again = reached(record_with(set_up(state), preset, seats, state.dealer))
        assert game.legal(again) == game.legal(state)
        if state.declarer is not None and not table.talon.sweep_fills_120:
            assert solve(again) == solve(state)
        assert next(as_seen(again, (6,))).weights
        while state.phase == "play":
            action = generator.choice(game.legal(state))
            state, again = game.apply(state, action)[0], game.apply(again, action)[0]
        assert again == state


@pytest.mark.parametrize("preset", WITH_STOCK)
def test_set_up_a_position_goes_on_drawing_from_its_stock(preset):
    generator = random.Random(preset)
    for tricks in range(4):
        state = near_the_end(rules.build(preset), 2, generator, 8, stock=True)
        while len(state.tricks) < tricks or state.trick:
            state = game.apply(state, generator.choice(game.legal(state)))[0]
        again = reached(record_with(set_up(state), preset, 2, state.dealer))
        assert (again.stock, again.hands) == (state.stock, state.hands)
        while state.phase == "play":
            action = generator.choice(game.legal(state))
            state, again = game.apply(state, action)[0], game.apply(again, action)[0]
        assert again == state


def drawing(**wanted):
    return {"rules": {"preset": "draw_thousand"}, "seats": 2, "dealer": 0, "play": True, **wanted}


def test_without_an_auction_a_position_of_the_play_is_typed_with_its_stock():
    hands = ["AS TS KS QS JS 9S", "AH TH KH QH JH 9H"]
    state = reached(made(**drawing(hands=hands, stock="9C 9D", to_act=1)))
    assert (state.phase, state.to_act, state.declarer, state.contract) == ("play", 1, None, None)
    assert [CODES[card] for card in state.stock] == ["9C", "9D"]
    assert len(state.tricks) == 5
    state = reached(made(**drawing(hands=["AS TS", "9S 9C"], trump="H")))
    assert (state.to_act, state.trump, state.marriages) == (1, 3, ((), (3,)))


def test_cards_are_typed_as_people_type_them():
    assert position.typed("AS 10h,K♦;q♣️ (9d) JcTs") == ["AS", "TH", "KD", "QC", "9D", "JC", "TS"]
    assert position.typed(["AS"]) == ["AS"]
    assert position.typed(" ") == position.typed(None) == []


@pytest.mark.parametrize("text", ["AX", "1S", "hello", "AS K", "🂡"])
def test_what_is_no_card_is_named(text):
    with pytest.raises(EngineError) as error:
        position.typed(text)
    assert error.value.params["reason"] == "bad_card"
    assert error.value.params["card"] in text


def dealt_by(option):
    """The presets that allow an option of the deal."""
    found = []
    for preset in rules.PRESETS:
        try:
            rules.build(preset, option)
        except EngineError:
            continue
        found.append(preset)
    return found


@pytest.mark.parametrize(
    "option", [{}, {"deal.cut": "offer"}, {"deal.dealer_sets_talon": True}, {"deal.bottom_jack": True}]
)
def test_before_the_auction_typed_cards_are_dealt_and_the_rest_is_drawn(option):
    tables = [(preset, seats) for preset in dealt_by(option) for seats in rules.build(preset).table.players]
    assert len(tables) >= 18
    for preset, seats in tables:
        held = ["AS TS" if seat == 1 else None for seat in range(seats)]
        data = made(rules={"preset": preset, "options": option}, seats=seats, dealer=0, hands=held, random=True)
        state = reached(data)
        assert state.phase in {"auction", "play"}
        assert state.hands[1] & 0b11 == 0b11
        assert "setup" not in data["hands"][0]


def test_a_whole_deal_lies_as_it_was_typed():
    deck = list(CODES)
    held = [" ".join(deck[at : at + 7]) for at in (0, 7, 14)]
    state = reached(made(hands=held, talon=" ".join(deck[21:])))
    assert [list(codes(hand)) for hand in state.hands] == [sorted(one.split(), key=CODES.index) for one in held]
    assert [CODES[card] for card in state.talons[0]] == deck[21:]


def test_a_contract_begins_the_play_with_whole_hands():
    state = reached(made(declarer=1, contract=150, random=True))
    assert (state.phase, state.to_act, state.contract) == ("play", 1, 150)
    assert [hand.bit_count() for hand in state.hands] == [8, 8, 8]
    assert not state.tricks


def test_an_ending_has_the_tricks_before_it():
    state = reached(made(hands=["AS TS KH", "9S 9C 9D", "JS JC JD"], declarer=0, trump="H"))
    assert (len(state.tricks), sum(state.taken), state.marriages[0]) == (5, 5, (3,))
    played = {card for trick in state.tricks for card in trick.cards}
    assert len(played) == 15
    assert not played & {card for hand in state.hands for card in cards.numbers(hand)}


def test_cards_on_the_table_are_the_first_actions():
    data = made(hands=["AS QH", "9S 9C 9D", "JS JC JD"], declarer=0, trump="H", trick="KH")
    assert data["hands"][0]["actions"] == [{"seat": 0, "do": "play", "card": "KH", "marriage": True}]
    assert "trump" not in data["hands"][0]["setup"]
    state = reached(data)
    assert (state.to_act, state.trump, state.points) == (1, 3, (100, 0, 0))


def test_the_same_chance_gives_the_same_cards():
    assert made(seed=3, random=True) == made(seed=3, random=True)
    assert made(seed=3, random=True) != made(seed=4, random=True)


THREE = {"hands": ["AS TS KH", "9S 9C 9D", "JS JC JD"], "declarer": 0}


@pytest.mark.parametrize(
    ("reason", "wanted"),
    [
        ("bad_card", {**THREE, "hands": ["AS ??", None, None]}),
        ("stock_impossible", {**THREE, "stock": "JH 9H QH"}),
        ("stock_impossible", drawing(hands=["AS", "TS"], stock="9C 9D")),
        ("stock_impossible", drawing(hands=["AS TS KS QS JS 9S", "AH TH KH QH JH 9H"], stock="9C")),
        ("card_twice", drawing(hands=["AS TS KS QS JS 9S", "AH TH KH QH JH 9H"], stock="9C 9S")),
        ("declarer_impossible", drawing(hands=[None, None], declarer=0, random=True)),
        ("declarer_impossible", {**THREE, "declarer": None, "play": True}),
        ("card_twice", {**THREE, "hands": ["AS TS KH", "AS 9C 9D", "JS JC JD"]}),
        ("not_in_deck", {**THREE, "hands": [["XX"], None, None]}),
        ("not_in_deck", {"rules": {"preset": "german_1001"}, "hands": ["9S", None, None]}),
        ("missing_cards", {**THREE, "hands": ["AS TS KH", "9S 9C", "JS JC JD"]}),
        ("missing_cards", {"hands": ["AS", None, None]}),
        ("too_many_cards", {"hands": [" ".join(CODES[:8]), None, None], "random": True}),
        ("too_many_cards", {**THREE, "hands": [" ".join(CODES[:9]), None, None], "random": True}),
        ("too_many_cards", {"seats": 4, "dealer": 0, "hands": ["AS", None, None, None], "random": True}),
        ("uneven_hands", {**THREE, "hands": ["AS"]}),
        ("trump_undeclared", {**THREE, "trump": "H", "marriages": ["S", "", ""]}),
        ("trump_undeclared", {**THREE, "marriages": ["H", "", ""]}),
        ("marriage_impossible", {**THREE, "trump": "H", "marriages": ["H", "H", ""]}),
        ("marriage_impossible", {**THREE, "trump": "H", "marriages": ["", "H", ""]}),
        ("marriage_impossible", {**THREE, "hands": ["QH KH AS", *THREE["hands"][1:]], "trump": "H"}),
        ("marriage_impossible", {**THREE, "trump": "H", "marriages": ["x", "", ""]}),
        ("points_impossible", {**THREE, "points": [1, 2, 3]}),
        ("points_impossible", {**THREE, "points": [84]}),
        ("tricks_impossible", {**THREE, "taken": [1, 1, 1]}),
        ("declarer_impossible", {**THREE, "declarer": 7}),
        ("declarer_impossible", {"rules": {"preset": "skoroszow"}, **THREE}),
        ("declarer_impossible", {"trump": "H", "random": True}),
        ("leader_impossible", {**THREE, "to_act": 3}),
        ("contract_impossible", {**THREE, "contract": 90}),
        ("contract_impossible", {**THREE, "contract": 405}),
        ("contract_impossible", {**THREE, "contract": 101}),
        ("totals_impossible", {**THREE, "totals": [1000, 0, 0]}),
        ("totals_impossible", {**THREE, "rules": {"preset": "russian"}, "totals": [900, 0, 0]}),
        ("trick_impossible", {**THREE, "hands": ["9S 9C AS", "AH JC", "QS TD"], "trick": "AD TH", "to_act": 0}),
        ("trick_impossible", {**THREE, "trick": "QS QC QD"}),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(reason, wanted):
    assert why_not(**wanted) == reason


def test_on_the_barrel_somebody_has_just_come_there():
    state = reached(made(rules={"preset": "russian"}, totals=[880, 100, -120], random=True))
    assert (state.totals, state.barrel) == ((880, 100, -120), (3, None, None))


def test_totals_of_a_record_count_on():
    data = {**made(random=True), "totals_before": [0, 400, 220]}
    assert reached(data).totals == (0, 400, 220)
    with pytest.raises(EngineError) as error:
        reached({**data, "totals_before": [0, 0]})
    assert error.value.code == "bad_record"


def test_the_command_solves_a_position_that_was_set_up():
    data = made(hands=["AS TS KH", "9S 9C 9D", "JS JC JD"], declarer=0, trump="H")
    status, (answer,) = run("solve", "-", stdin=json.dumps(data))
    assert status == 0
    assert answer == solve(reached(data))
    assert {row["declarer"] for row in answer["values"]} == {11 + 10 + 4 + 6}


def test_a_program_that_knows_no_positions_refuses_one_by_its_pack():
    data = made(**THREE)
    bare = {**data, "hands": [{"pack": one["pack"], "actions": one["actions"]} for one in data["hands"]]}
    status, (answer,) = run("replay", "-", stdin=json.dumps(bare))
    assert (status, answer["error"]["code"]) == (2, "bad_pack")


@pytest.mark.parametrize(
    "wanted",
    [
        {"hands": "AS"},
        {"hands": [1, 2, 3]},
        {"declarer": "0"},
        {"trump": "X"},
        {"points": "0"},
        {"foo": 1},
        {"seats": None},
    ],
)
def test_a_description_of_another_form_is_refused(wanted):
    with pytest.raises(EngineError) as error:
        made(**wanted)
    assert error.value.code == "bad_record"
