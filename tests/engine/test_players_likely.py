"""Where two play, a built-in player lists the possible deals, and bids, discards and contracts tell the likely ones."""

import json
import random
from itertools import combinations
from math import isclose

import pytest

from engine import actions, cards, game, rules, view
from engine.players import choose, likelihood
from engine.players.chance import stream
from engine.players.evaluation import evaluate
from engine.players.likely import MOST, SHARES, deals
from engine.players.reading import Reading
from engine.players.solver import CompiledSolver, solver
from tests.engine.hidden_cards import dealt_differently
from tools import learn_likelihood

TABLE = rules.build("polish_two_talons", {"redeal.rights": []})
VALUES = TABLE.marriages.values


def plays(preset, hands):
    """The positions before each card of some hands, and what the seat to play reads in them."""
    table = rules.build(preset, {"redeal.rights": []})
    for number in range(hands):
        pack = list(cards.deck(table.table.deck))
        random.Random(f"likely {preset} {number}").shuffle(pack)
        state, _ = game.apply(game.new(table, table.table.players[0], 0), actions.Deal(tuple(pack)))
        while state.to_act is not None:
            shown = view.view(state, state.to_act).as_json()
            if state.phase == "play":
                yield state, Reading(shown, table)
            state, _ = game.apply(state, actions.parse(choose(shown, "easy", table)))


@pytest.fixture(scope="module")
def two_talons():
    return list(plays("polish_two_talons", 8))


def test_each_listed_deal_agrees_with_everything_seen(two_talons):
    for _, reading in two_talons:
        other = 1 - reading.seat
        for world, _ in deals(reading, stream(1), MOST):
            assert world.hands[reading.seat] == reading.hand
            assert world.hands[other].bit_count() == reading.counts[other]
            assert not world.hands[other] & (reading.lacks[other] | ~reading.unseen)
            assert not reading.placed[other] & ~world.hands[other]
            assert world.hands[other] | cards.mask_of(world.rest) == reading.unseen


def test_the_true_deal_is_listed(two_talons):
    for state, reading in two_talons:
        listed = {world.hands for world, _ in deals(reading, stream(1), MOST)}
        # A deal of less than half a share is left out.
        assert state.hands in listed or len(listed) > SHARES // 4


def test_the_shares_make_a_whole(two_talons):
    for _, reading in two_talons:
        drawn = deals(reading, stream(1), 24)
        assert len(drawn) <= 24
        assert SHARES * 0.9 <= sum(share for _, share in drawn) <= SHARES * 1.1


def test_a_defender_finds_more_of_the_declarers_cards_than_by_chance(two_talons):
    by_likelihood, by_chance = [], []
    for state, reading in two_talons:
        if reading.declarer != reading.seat:
            true = state.hands[reading.declarer]
            drawn = deals(reading, stream(1), 60)
            found = sum(share * (world.hands[reading.declarer] & true).bit_count() for world, share in drawn)
            by_likelihood.append(found / sum(share for _, share in drawn))
            by_chance.append(true.bit_count() ** 2 / max(reading.unseen.bit_count(), 1))
    assert sum(by_likelihood) > 1.02 * sum(by_chance)


def test_a_high_contract_tells_of_a_marriage(two_talons):
    def married(reading, contract):
        found = Reading({**reading.view, "contract": contract}, TABLE)
        drawn = deals(found, stream(1), 200)
        whole = sum(share for _, share in drawn)
        pairs = [share for w, share in drawn if any(w.hands[found.declarer] & pair == pair for pair in cards.COURT)]
        return sum(pairs) / whole

    first = [reading for _, reading in two_talons if len(reading.tricks) == 0 and reading.declarer != reading.seat]
    assert first
    for reading in first:
        bid = max(one["value"] for one in reading.view["auction"] if one["do"] == "bid")
        assert married(reading, 250) >= married(reading, bid)


@pytest.mark.parametrize("preset", ["polish", "draw_thousand"])
def test_no_deal_is_listed_for_three_or_with_a_stock(preset):
    first = next(iter(plays(preset, 1)))[1]
    assert deals(first, stream(1), 24) == []


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_hand_that_takes_everything_is_named_to_the_last_point(level):
    if not isinstance(solver(), CompiledSolver):
        pytest.skip("the players' solver is not compiled here")
    state, _ = game.apply(game.new(TABLE, 2, 0), actions.Deal(tuple(cards.deck(24))))
    while state.phase != "contract":
        state, _ = game.apply(state, actions.parse(choose(view.view(state, state.to_act).as_json(), "easy", TABLE)))
    shown = view.view(state, state.to_act).as_json() | {
        "hand": ["AC", "TC", "KC", "QC", "JC", "AD", "TD", "KD", "QD", "9D"],
        "discards": ["TS", "KH"],
        "talon": ["KH", "TC"],
        "legal": [{"seat": state.to_act, "do": "contract", "value": value} for value in range(state.bid, 310, 10)],
    }
    # All 120 points, whoever holds what, and the marriages in clubs and diamonds.
    assert choose(shown, level, TABLE)["value"] == 120 + 60 + 80


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_an_answer_is_the_same_however_the_hidden_cards_lie(two_talons, level):
    chance = random.Random(9)
    for state, reading in two_talons[::12]:
        other = view.view(dealt_differently(state, reading.seat, chance), reading.seat).as_json()
        assert choose(other, level, TABLE) == choose(reading.view, level, TABLE)


def test_a_review_counts_each_guess_once(two_talons):
    reading = next(reading for _, reading in two_talons if len(reading.legal) > 1)
    assert all(abs(one.mean) <= 600 for one in evaluate(reading.view, TABLE, 4))


def test_one_of_all_pairs_is_laid_aside():
    chance = random.Random(7)
    for _ in range(50):
        held = cards.mask_of(chance.sample(range(24), 12))
        pairs = combinations(cards.numbers(held), 2)
        assert isclose(sum(likelihood.of_discards(held, pair, VALUES) for pair in pairs), 1, rel_tol=1e-3)


def test_a_player_bids_or_passes():
    chance = random.Random(8)
    for _ in range(50):
        hand = cards.mask_of(chance.sample(range(24), 10))
        both = [likelihood.of_bids(hand, [(120, bid)], VALUES) for bid in (True, False)]
        assert isclose(sum(both), likelihood.ONE, rel_tol=0.003)


@pytest.mark.slow
def test_the_numbers_are_learned_from_hands_of_the_players_alone(tmp_path, capsys):
    learn_likelihood.play(12, "a test")
    found = tmp_path / "hands.jsonl"
    found.write_text(capsys.readouterr().out)
    assert {json.loads(line)["what"] for line in found.read_text().splitlines()} == {"bids", "contract", "discards"}
    learn_likelihood.fit([str(found)])
    once = capsys.readouterr().out
    learn_likelihood.fit([str(found)])
    assert capsys.readouterr().out == once
    learned = {line.split(" = ")[0]: line.count(",") for line in once.splitlines() if " = " in line}
    assert learned == {"bids": 10, "contract": 10, "discards": 11}
