"""Puzzles, shipped and fresh ones, against a solver and a re-dealing that know nothing of the engine's."""

import json
import os
import random
from collections import Counter
from dataclasses import replace
from importlib import resources
from itertools import combinations

import pytest

from engine import actions, cards, game, rules, view
from engine.players import choose
from engine.puzzles import puzzle, store
from engine.puzzles.levels import weakest
from engine.puzzles.open_cards import BestPlay, goal_of, likely, only_choice
from engine.puzzles.own_cards import LEAD, MOST_DEALS, counts, deals, only_card
from engine.puzzles.puzzle import Goal, after, choices, shape, state_of
from engine.puzzles.themes import THEMES
from engine.state import evolve
from tests.engine.puzzles.plain_minimax import Table, made_by
from tests.engine.random_endings import dealt
from tools import make_puzzles
from tools.make_puzzles import TABLES

DRAWN = int(os.environ.get("PUZZLES", "6"))
"""How many shipped puzzles are solved by the plain search. With more than ten, those of whole hands too: minutes each.
"""

LEAST = {
    ("open", "easy"): 250,
    ("open", "normal"): 250,
    ("open", "hard"): 250,
    ("open", "none"): 100,
    ("own", "easy"): 100,
    ("own", "normal"): 50,
    ("own", "hard"): 50,
}
"""How many puzzles there are at least of each kind and difficulty."""

FRESH = random.Random().randrange(10**6)
"""The seed of what is drawn anew in each run; a failing test tells it."""


def played_by_easy(preset, seats, generator):
    """The positions of a hand that the built-in players play."""
    state, found = dealt(rules.build(preset), seats, generator), []
    while state.to_act is not None:
        found.append(state)
        answer = choose(view.view(state, state.to_act).as_json(), "easy", state.rules)
        state, _ = game.apply(state, actions.parse(answer))
    return found


def first(preset, seats, wanted):
    """The first position, in hands that are always the same, for which ``wanted`` is true."""
    return next(
        state for seed in range(100) for state in played_by_easy(preset, seats, random.Random(seed)) if wanted(state)
    )


def drawn(kind, count, wanted=lambda state: True):
    found = [one for one in store.shipped() if one.kind == kind and wanted(state_of(one))]
    return random.Random(FRESH).sample(found, min(count, len(found)))


def plays_made(state, goal):
    """For each play as a card and whether it declares: whether the contract is made, by the engine's solver."""
    made = BestPlay(goal).makes(state)
    return {(play.card, play.marriage): one for play, one in zip(game.legal(state), made, strict=True)}


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_each_play_makes_or_breaks_the_contract_as_a_plain_search_says(preset, seats):
    generator = random.Random(f"{FRESH} {preset}")
    for _ in range(2):
        for state in played_by_easy(preset, seats, generator):
            if state.phase == "play" and state.tricks and len(game.legal(state)) > 1:
                points = state.points[state.declarer]
                goal = Goal(state.declarer, generator.randrange(points + 1, points + 100), make=True)
                if state.hands[state.to_act].bit_count() <= 5:
                    assert plays_made(state, goal) == made_by(state, goal), FRESH


def test_a_shipped_puzzle_with_open_cards_has_one_right_choice_by_a_plain_search():
    most = 6 if DRAWN <= 10 else 10
    for one in drawn("open", DRAWN, lambda state: state.phase == "play" and max(view.public(state).counts) <= most):
        made = made_by(state_of(one), one.goal)
        right = [play for play, reached in made.items() if reached == one.goal.make]
        assert right == [(one.right[0].card, one.right[0].marriage)], (FRESH, one.id)


def test_a_shipped_exchange_has_one_right_choice_by_the_plain_search():
    for one in drawn("open", max(DRAWN // 6, 1), lambda state: state.phase == "exchange"):
        state = state_of(one)
        for choice in [random.Random(FRESH).choice(choices(state)), one.right]:
            reached = any(made_by(after(state, choice), one.goal).values())
            assert reached == (choice == one.right), (FRESH, one.id)


def redealt(state):
    """The hands of the other seats in every deal that agrees with the tricks, gifts and bids, found by trying all."""
    me, preset = state.to_act, state.rules.preset
    others = [seat for seat in range(state.seats) if seat != me]
    own = state.discards if me == state.declarer else ()
    gone = {card for trick in state.tricks for card in trick.cards} | set(state.trick) | set(own)
    hidden = [card for card in range(24) if card not in gone and not state.hands[me] >> card & 1]
    found = set()
    for chosen in combinations(hidden, state.hands[others[0]].bit_count()):
        hands = {me: state.hands[me], others[0]: cards.mask_of(chosen)}
        if len(others) == 2:
            hands[others[1]] = cards.mask_of(hidden) & ~hands[others[0]]
        known = [(to, card) for to, card in state.passed if me in {to, state.declarer} and card in hidden]
        agrees = all(hands[to] >> card & 1 for to, card in known) and one_gift_at_most(state, hands)
        if agrees and could_play(state, hands, preset):
            found.add(tuple(hands[seat] for seat in others))
    return found


def one_gift_at_most(state, hands):
    """Whether no defender has more cards of the talon than the one that the declarer passed."""
    talon = cards.mask_of(state.talons[state.talon])
    for seat in set(hands) - {state.declarer}:
        played = [card for trick in state.tricks for card in trick_of(state, trick.leader, trick.cards, seat)]
        played += trick_of(state, state.leader, state.trick, seat)
        if ((hands[seat] | cards.mask_of(played)) & talon).bit_count() > len(state.passed) // 2:
            return False
    return True


def trick_of(state, leader, trick, seat):
    """The card of a seat in a trick, as a list."""
    order = [leader]
    while len(order) < len(trick):
        order.append(state.next_seat[order[-1]])
    return [card for at, card in zip(order, trick, strict=False) if at == seat]


def could_play(state, hands, preset):
    """Whether these hands allowed all plays so far, and hold what was declared."""
    held = {seat: set(cards.codes(mask)) for seat, mask in hands.items()}
    tricks = [(trick.leader, trick.cards) for trick in state.tricks] + [(state.leader, state.trick)]
    order = []
    for leader, trick in tricks:
        seat = leader
        for card in trick:
            order.append((seat, cards.CODES[card], seat == leader))
            held[seat].add(cards.CODES[card])
            seat = state.next_seat[seat]
    table, trump, trick, taken = Table(preset, 0, 0), None, [], set()
    declared = {(seat, cards.SUITS[suit]) for seat, suits in enumerate(state.marriages) for suit in suits}
    for seat, card, leads in order:
        if leads and trick:
            taken.add(table.best(trick, trump)[0])
        trick = [] if leads else trick
        marries = leads and card[0] in "KQ" and (seat, card[1]) in declared
        if (card, marries) not in table.plays(held[seat], trick, trump, seat in taken):
            return False
        if marries:
            trump = card[1]
            declared.remove((seat, trump))
        held[seat].remove(card)
        trick.append((seat, card))
    return True


def quiet_bids(state):
    """The same position as if nobody had bid more than 120 and no talon told anything."""
    low = tuple(one for one in state.auction if one.do != "bid" or one.value <= 120)
    return evolve(state, auction=low, contract=min(state.contract, 120), bid=min(state.bid, 120))


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_possible_deals_are_those_of_trying_all(preset, seats):
    generator, tried = random.Random(f"{FRESH} {preset} deals"), 0
    while tried < 6:
        for state in played_by_easy(preset, seats, generator):
            if state.phase == "play" and 3 <= state.hands[state.to_act].bit_count() <= 5:
                found = [
                    tuple(hand for seat, hand in enumerate(deal.hands) if seat != state.to_act)
                    for deal in deals(quiet_bids(state))
                ]
                assert len(set(found)) == len(found)
                if found:
                    assert set(found) == redealt(state), FRESH
                    tried += 1


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_the_real_deal_is_among_the_possible_ones(preset, seats):
    generator, tried = random.Random(f"{FRESH} {preset} real"), 0
    while tried < 4:
        for state in played_by_easy(preset, seats, generator):
            if state.phase == "play" and state.hands[state.to_act].bit_count() == 4:
                found = [deal.hands for deal in deals(state)]
                assert not found or state.hands in found, FRESH
                tried += bool(found)


def test_every_possible_deal_looks_the_same_to_the_seat():
    for one in drawn("own", 2):
        state = state_of(one)
        shown = view.view(state, state.to_act)
        for number, deal in enumerate(deals(state)):
            if number % 50 == 0:
                assert view.view(deal, state.to_act) == shown, one.id


def test_a_shipped_puzzle_with_own_cards_leads_in_the_possible_deals():
    for one in drawn("own", 2):
        state = state_of(one)
        possible = list(deals(state))
        assert len(possible) <= MOST_DEALS
        made = counts(possible, one.goal)
        right, following = sorted(made.values(), reverse=True)[:2]
        assert made[one.right[0]] == right, (FRESH, one.id)
        assert (right - following) * 100 >= LEAD * len(possible)
        assert one.shares == (round(100 * right / len(possible)), round(100 * following / len(possible)))


def test_enough_puzzles_of_each_kind_and_difficulty_come_in_a_small_file():
    count = Counter((one.kind, one.level) for one in store.shipped())
    assert count.total() >= 1200
    assert sum(number for (_, level), number in count.items() if level == "easy") * 2 <= count.total()
    assert len(resources.files("engine").joinpath("puzzles", store.NAME).read_bytes()) <= 400 * 1024
    assert all(count[group] >= least for group, least in LEAST.items()), count


@pytest.mark.slow
def test_shipped_puzzles_come_back_from_their_file_and_differ():
    shipped = store.shipped()
    assert store.unpacked(store.packed(shipped)) == shipped
    assert len({one.id for one in shipped}) == len(shipped)
    assert len({shape(state_of(one), one.goal) for one in shipped}) == len(shipped)
    assert not any(make_puzzles.is_dull(one.kind, state_of(one), one.right, one.level) for one in shipped)
    assert all(set(one.themes) <= set(THEMES) for one in shipped)


def test_the_level_of_a_shipped_puzzle_is_the_weakest_that_finds_it():
    for one in drawn("open", 4):
        assert weakest(state_of(one), one.right) == one.level, one.id


def test_a_refutation_is_the_same_without_the_compiled_solver():
    for one in drawn("open", 4):
        state = state_of(one)
        for choice in [choice for choice in choices(state) if choice != one.right][:2]:
            later = after(state, choice)
            assert BestPlay(one.goal, "pure").line(later) == BestPlay(one.goal).line(later), one.id


def test_a_refutation_misses_the_goal_and_the_right_line_reaches_it():
    for one in drawn("open", 10):
        state = state_of(one)
        for choice in [*random.Random(FRESH).sample(choices(state), 2), one.right]:
            later = after(state, choice)
            for action in BestPlay(one.goal).line(later):
                later, happened = game.apply(later, action)
            made = later.phase == "play"  # the line ends as soon as the declarer has the points
            if not made:
                made = (
                    next(event for event in happened if hasattr(event, "result")).result.points[one.goal.declarer]
                    >= one.goal.points
                )
            assert (made == one.goal.make) == (choice == one.right), (FRESH, one.id)


def a_puzzle(phase="play"):
    return next(one for one in store.shipped() if one.kind == "open" and state_of(one).phase == phase)


def test_every_later_choice_that_keeps_the_goal_is_right():
    one = a_puzzle()
    best = BestPlay(one.goal)
    state = after(state_of(one), one.right)
    while state.phase == "play" and state.points[one.goal.declarer] < one.goal.points:
        mine = (state.to_act == one.goal.declarer) == one.goal.make
        assert any(best.keeps(state).values()) == mine
        state, _ = game.apply(state, best.reply(state))


def test_a_forced_card_is_no_puzzle():
    state = first("polish", 3, lambda state: state.phase == "play" and len(game.legal(state)) == 1)
    assert only_choice(state, goal_of(state)) is None
    assert only_card(state, goal_of(state)) is None


def test_positions_with_other_seats_and_equal_suits_have_the_same_shape():
    state = first("polish", 3, lambda state: state.phase == "play" and len(state.tricks) == 6)
    goal = goal_of(state)

    def turned(mask):  # spades and clubs exchanged
        return (mask & 63) << 6 | mask >> 6 & 63 | mask & ~0xFFF

    equal = evolve(
        state,
        hands=tuple(map(turned, state.hands)),
        trick=tuple((card + 6) % 12 if card < 12 else card for card in state.trick),
        trump={0: 1, 1: 0}.get(state.trump, state.trump),
    )
    no_pairs = all(hand & pair != pair for hand in state.hands for pair in cards.COURT[:2])
    assert no_pairs
    assert shape(equal, goal) == shape(state, goal)
    assert shape(state, Goal(goal.declarer, goal.points + 10, goal.make)) != shape(state, goal)


def test_an_exchange_has_each_set_of_gifts_once():
    state = first("polish", 3, lambda state: state.phase == "exchange")
    found = choices(state)
    assert len(found) == len({frozenset(choice) for choice in found}) == 90
    two = first("polish_two_talons", 2, lambda state: state.phase == "exchange")
    assert len(choices(two)) == 66


def test_a_puzzle_comes_back_from_its_data():
    one = a_puzzle()
    assert puzzle.parse(puzzle.dump(one)) == one


@pytest.mark.slow
def test_the_same_game_always_brings_the_same_puzzles(monkeypatch):
    monkeypatch.setattr(make_puzzles, "MOST_HANDS", 3)
    first, again = make_puzzles.of_game(28), make_puzzles.of_game(28)
    assert first == again
    assert {one.kind for one in first[1]} == {"open", "own"}


def test_a_play_that_a_reflex_finds_is_dull_among_two_and_in_the_first_trick():
    two = first("polish", 3, lambda state: state.phase == "play" and state.tricks and len(game.legal(state)) == 2)
    lead = first("polish", 3, lambda state: state.phase == "play" and not state.tricks and not state.trick)
    for state in (two, lead):
        plain = likely(state)
        other = next(play for play in game.legal(state) if play != plain)
        assert make_puzzles.is_dull("open", state, (plain,), "hard")
        assert not make_puzzles.is_dull("open", state, (other,), "easy")


def test_the_cheapest_card_of_many_is_dull_only_if_the_weakest_level_finds_it():
    def follows(state):
        points = [cards.POINTS[cards.INDEX[play.card]] for play in game.legal(state)] if state.phase == "play" else []
        if len(points) < 3 or not state.trick or not state.tricks:
            return False
        return cards.POINTS[cards.INDEX[likely(state).card]] == min(points)

    state = first("polish", 3, follows)
    assert make_puzzles.is_dull("open", state, (likely(state),), "easy")
    assert not make_puzzles.is_dull("open", state, (likely(state),), "hard")


def test_packing_leaves_out_dull_and_equal_puzzles_and_finds_themes(tmp_path):
    kept = [one for one in store.shipped() if one.level != "easy"][:8]
    file, into = tmp_path / "puzzles.jsonl", tmp_path / "puzzles.xz"
    found = [puzzle.dump(replace(one, themes=())) for one in (*kept, *kept)]
    file.write_text(json.dumps({"game": 0, "puzzles": found}))
    make_puzzles.pack(file, into)
    assert store.unpacked(into.read_bytes()) == tuple(kept)


def test_the_table_of_shares_has_a_row_for_each_kind_and_difficulty(monkeypatch, capsys):
    easy = next(one for one in store.shipped() if one.kind == "open" and one.level == "easy")
    monkeypatch.setattr(store, "shipped", lambda: (easy,))
    make_puzzles.shares()
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == 8
    assert rows[0].startswith("| open | `easy` | 1 | 100% |")


def test_a_stopped_run_goes_on_with_the_games_that_its_file_lacks(tmp_path, monkeypatch):
    class OneProcess:
        def __init__(self, jobs): ...
        def __enter__(self):
            return self

        def __exit__(self, *error): ...
        def imap_unordered(self, function, numbers):
            return map(function, numbers)

    asked = []

    def of_game(number):
        asked.append(number)
        return number, []

    monkeypatch.setattr(make_puzzles, "Pool", OneProcess)
    monkeypatch.setattr(make_puzzles, "of_game", of_game)
    file = tmp_path / "puzzles.jsonl"
    file.write_text('\n{"game": 1, "puzzles": []}\n{"game": 2, "puz')
    make_puzzles.find(file, 4, 1)
    assert asked == [0, 2, 3]
    assert [line["game"] for line in make_puzzles.read(file)] == [0, 1, 2, 3]
