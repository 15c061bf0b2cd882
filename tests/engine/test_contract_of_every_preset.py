"""Properties of every position of every rule set: random games over all presets and random option sets."""

import json
import random

import pytest

from engine import actions, cards, game, record, rules, state, view
from engine.actions import Bid, Contract, Give, Play, Redeal, TalonPositions
from engine.errors import EngineError
from engine.events import HandScored
from tests.crossed import thinned
from tests.engine.hidden_cards import dealt_differently
from tests.engine.random_games import CANDIDATES, RandomGame, all_games, named

ALL_GAMES = all_games(seed=20)
every_game = pytest.mark.parametrize("case", thinned(ALL_GAMES, 3), ids=named)


def played(case, deals=12, seed=1, late=True):
    rule_set, seats = case
    return RandomGame(rule_set, seats, seed, deals, late=late)


def test_the_option_sets_reach_every_option():
    assert set(CANDIDATES) | {"table.players", "deal.layouts"} == {option.name for option in rules.options()}
    assert {name for rule_set, _ in ALL_GAMES for name in rule_set.options} == set(CANDIDATES)


@every_game
def test_what_holds_in_every_position(case):
    for number, (before, _, after, events) in enumerate(played(case)):
        every_card_is_in_exactly_one_place(after)
        a_legal_action_exists_exactly_when_somebody_is_to_act(after)
        points_add_up_and_totals_change_by_the_deltas(before, after, events)
        if number % 10 == 0:
            assert state.load(json.loads(json.dumps(state.dump(after))), after.rules) == after


def every_card_is_in_exactly_one_place(after):
    if not after.hands:
        return
    lying = [*after.stock, *after.discards, *after.trick, *(card for trick in after.tricks for card in trick.cards)]
    lying += [card for index, talon in enumerate(after.talons) if index != after.talon for card in talon]
    places = [card for hand in after.hands for card in cards.numbers(hand)] + lying
    assert sorted(cards.CODES[card] for card in places) == sorted(cards.deck(after.rules.table.deck))


def a_legal_action_exists_exactly_when_somebody_is_to_act(after):
    legal = game.legal(after)
    assert bool(legal) == (after.to_act is not None) == (after.phase not in {"deal", "game_over"})
    assert len(set(legal)) == len(legal)
    assert all(action.seat == after.to_act for action in legal)
    assert (after.winners is not None) == (after.phase == "game_over")


def points_add_up_and_totals_change_by_the_deltas(before, after, events):
    rule_set = before.rules
    for line in (event.result for event in events if isinstance(event, HandScored)):
        assert line.totals == after.totals
        assert line.deltas == tuple(new - old for old, new in zip(before.totals, after.totals, strict=True))
        if line.outcome not in {"made", "down", "no_auction"}:
            assert not any(line.points)
            continue
        of_cards = sum(line.points) - sum(
            rule_set.marriages.values["SCDH".index(suit)] * (before.barrel[seat] != 0)
            for seat, suits in enumerate(line.marriages)
            for suit in suits
        )
        of_cards %= rule_set.marriages.four_aces or 10_000
        everything = 120 if rule_set.talon.discards_count_for == "last_trick" or not before.talons else None
        assert of_cards == everything if everything else 0 <= of_cards <= 120


@every_game
def test_replaying_the_record_gives_the_same_position_and_score_sheet(case):
    random_game = played(case, deals=5, seed=3, late=False)
    for _ in random_game:
        pass
    replayed = record.play_through(record.read(random_game.data))
    assert replayed.state == random_game.state
    assert list(replayed.hands) == random_game.lines


def conceivable(position):
    """Every action that a program could try in a position, legal or not."""
    seat = position.to_act
    codes = cards.CODES
    yield from (
        actions.LookAtHand(seat),
        actions.Pass(seat),
        Redeal(seat),
        actions.PlayOn(seat),
        actions.Cut(seat, None),
    )
    yield from (actions.Cut(seat, at) for at in range(25))
    yield from (actions.Concede(seat, kind) for kind in ("concede", "write_down", "walk_out", "weep"))
    yield from (actions.ChooseTalon(seat, index) for index in (-1, 0, 1, 2))
    yield from (Bid(seat, value) for value in range(0, 420, 5))
    yield from (Contract(seat, value) for value in range(0, 420, 5))
    yield from (Give(seat, code, to) for code in codes for to in range(position.seats))
    yield from (actions.Discard(seat, code) for code in codes)
    yield from (
        Play(seat, code, marriage, aces) for code in codes for marriage in (False, True) for aces in (False, True)
    )


def accepted(position, action):
    try:
        game.apply(position, action)
    except EngineError as error:
        return not (error.code == "illegal_action" and error.params["reason"])
    return True


@every_game
def test_what_is_accepted_is_what_is_listed(case):
    chance = random.Random(5)
    for _, _, after, _ in played(case, deals=6):
        if after.phase == "talon_positions":
            only_listed_places_can_be_named_for_the_talon(after)
            continue
        if after.to_act is None or chance.random() > 0.06:
            continue
        before = state.dump(after)
        found = {action for action in conceivable(after) if accepted(after, action)}
        legal = set(game.legal(after))
        if case[0].marriages.automatic:  # a lead with or without the flag has the same effect
            found -= {Play(play.seat, play.card) for play in legal if isinstance(play, Play) and play.marriage}
        assert found == legal
        assert state.dump(after) == before


def only_listed_places_can_be_named_for_the_talon(after):
    legal = game.legal(after)
    count = len(legal[0].positions)
    for wrong in (tuple(range(count)), tuple(range(1, count + 1)), (1,), tuple(range(22, 24)), (3, 1)):
        if TalonPositions(after.to_act, wrong) not in legal:
            assert not accepted(after, TalonPositions(after.to_act, wrong))


def refusals(position, seat):
    """The refusals that a seat gets for illegal actions."""
    seen = []
    for action in (Bid(seat, 125), Bid(seat, 5), Play(seat, "AH"), Play(seat, "9S", marriage=True), Redeal(seat)):
        try:
            game.apply(position, action)
        except EngineError as error:
            seen.append((error.code, str(error), error.params))
    return seen


@every_game
def test_nothing_that_goes_to_a_seat_depends_on_cards_it_cannot_see(case):
    chance = random.Random(8)
    for before, action, after, events in played(case, deals=8):
        no_event_names_a_card_that_is_not_public(before, action, after, events)
        if chance.random() > 0.15:
            continue
        for seat in range(after.seats):
            other = dealt_differently(after, seat, chance)
            assert json.dumps(view.view(other, seat).as_json()) == json.dumps(view.view(after, seat).as_json())
            assert view.public(other) == view.public(after)
            assert refusals(other, seat) == refusals(after, seat)


def test_the_text_of_a_position_tells_of_no_card():
    for _, _, after, _ in played((rules.build("polish"), 3), deals=2):
        assert not [code for code in cards.CODES if code in repr(after)]


def public_cards(position):
    seen = view.public(position)
    shown = set(seen.talon or ()) | {card.card for card in seen.passed}
    shown |= {card.card for trick in seen.tricks for card in trick.cards}
    return shown | ({card.card for card in seen.trick.cards} if seen.trick else set())


def no_event_names_a_card_that_is_not_public(before, action, after, events):
    public = public_cards(before) | public_cards(after) | ({action.card} if action.do == "play" else set())
    if action.do != "give" or after.phase != "deal":
        assert not [code for code in cards.CODES if repr(code) in repr(events) and code not in public]
