"""Each option changes at least one of the otherwise equal games."""

import pytest

from engine import game, rules
from engine.actions import dump
from engine.errors import EngineError
from engine.view import peekable
from tests.engine.random_games import CANDIDATES, RandomGame

# Options that matter only together with others: the preset and the other options.
BESIDE = {
    "auction.enabled": ("russeln", {}),
    "auction.golden_round": ("polish", {}),
    "auction.graded": ("russian", {}),
    "auction.opening_fixed": ("russian", {}),
    "barrel.exact_points": ("lviv", {}),
    "barrel.failure_is_fall": ("russian", {"barrel.falls_to_zero": 1}),
    "barrel.falls_to_zero": ("russian", {"barrel.hands": 1}),
    "barrel.need": ("russian", {"barrel.at": 760, "auction.ceiling": 120, "concession.enabled": False}),
    "concession.free_uses": ("polish", {}),
    "concession.payout_minimum": ("polish", {"concession.payout": "half"}),
    "concession.payout_step": ("russian", {"concession.payout": "half"}),
    "concession.beyond": ("polish", {"concession.free_uses": 0}),
    "deal.cut": ("polish", {}),
    "lock.no_trick_penalty": ("polish", {"lock.at": 760}),
    "lock.strict": ("polish", {"scoring.rounding_to": 10}),
    "play.must_overtrump": ("tysiac_2004", {}),
    "redeal.third_in_a_row_penalty": ("polish", {"redeal.rights": [{"right": "nines_dealt", "count": 1}]}),
    "scoring.reset_at": ("russian", {}),
    "sitter.ace": ("polish", {}),
    "sitter.card_points": ("polish", {}),
    "sitter.marriage": ("polish", {}),
    "table.deck": ("draw_thousand", {}),
    "table.sits_out": ("polish", {}),
}
# Random games start late, with totals near the target.
VALUES = {**CANDIDATES, "auction.silence_below": [900]}
# Random games hardly ever depend on these options, so they are tested by example: test_scoring_of_a_hand,
# test_scoring_near_the_target, test_barrel_readings, test_exchange_and_concession_by_example; ``play.peek`` below.
BY_EXAMPLE = {
    "barrel.role",
    "barrel.wins_by",
    "concession.write_down_uses",
    "game.tie",
    "play.peek",
    "talon.sweep_fills_120",
}
PRESETS = ("polish", "russian", "polish_two_talons", "auction_thousand", "russeln", "skoroszow", "draw_thousand")
SEEDS = 60


def course(rule_set, seats, seed):
    """Everything that happens in a random game near its end."""
    happened = []
    for before, action, after, events in RandomGame(rule_set, seats, seed, deals=6, late=True):
        happened.append((dump(action), events, after.totals, after.barrel, before.golden))
    return happened


def matters(name, value, preset, beside):
    try:
        plain, changed = rules.build(preset, beside), rules.build(preset, {**beside, name: value})
    except EngineError:
        return False
    if rules.flat(plain)[name] == rules.flat(changed)[name]:
        return False
    seats = max(set(plain.table.players) & set(changed.table.players))
    return any(course(plain, seats, seed) != course(changed, seats, seed) for seed in range(SEEDS))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(VALUES) - BY_EXAMPLE))
def test_an_option_changes_the_course_of_a_game(name):
    given = [BESIDE[name]] if name in BESIDE else [(preset, {}) for preset in PRESETS]
    assert any(matters(name, value, preset, beside) for preset, beside in given for value in reversed(VALUES[name]))


def test_no_option_is_left_out_here():
    elsewhere = {"table.players", "deal.layouts"}  # below, and test_contract_of_every_preset
    assert {option.name for option in rules.options()} == {*VALUES, *BY_EXAMPLE, *elsewhere}, (
        "CANDIDATES in random_games"
    )


def test_the_seat_counts_decide_who_can_sit_down():
    with pytest.raises(EngineError):
        game.new(rules.build("polish", {"table.players": [3]}), 4, 0)
    assert game.new(rules.build("polish", {"table.players": [4]}), 4, 0).seats == 4


def test_the_layouts_decide_how_many_cards_are_dealt():
    seven = {"hand": 7, "talons": 1, "talon_size": 3, "pass": 1, "discard": 0}
    six = {"hand": 6, "talons": 1, "talon_size": 6, "pass": 2, "discard": 0}
    for layout, held in ((seven, 7), (six, 6)):
        rule_set = rules.build("polish", {"table.players": [3], "deal.layouts": {"3": layout}})
        _, _, after, _ = next(iter(RandomGame(rule_set, 3, seed=1, deals=1)))
        assert [hand.bit_count() for hand in after.hands] == [held] * 3


@pytest.mark.parametrize(("which", "place"), [("none", None), ("first_trick", 0), ("last_trick", -1)])
def test_the_trick_that_may_be_seen_again(which, place):
    rule_set = rules.build("polish", {"play.peek": which})
    for _, _, after, _ in RandomGame(rule_set, 3, seed=2, deals=2):
        seen = peekable(after)
        tricks = after.tricks if place is not None else ()
        assert (seen is None) == (not tricks)
        if seen and place is not None:
            assert (seen.leader, seen.winner) == (tricks[place].leader, tricks[place].winner)
