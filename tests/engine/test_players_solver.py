"""The solver's answers equal those of trying every line of play with the engine, in Python and compiled."""

import random

import pytest

from engine import cards, game, rules, view
from engine.events import HandScored
from engine.players import endings
from engine.players.endings import Goal, Step, plays
from engine.players.open_play import NO_TRUMP, OpenDeal, Position, allowed, declares, is_over, play_one, play_out, turn
from engine.players.reading import Reading
from engine.players.solver import CompiledSolver, solver
from engine.players.table import guessed, play_of
from engine.players.worlds import World
from tests.engine.random_endings import near_the_end

UNLIMITED = 1 << 60


@pytest.fixture(scope="module")
def compiled():
    found = solver("best")
    if not isinstance(found, CompiledSolver):
        pytest.skip("the players' solver is not compiled here")
    return found


def every_line(state, goal, active):
    """The value of a position with the best play by all, found by trying everything that the engine allows."""
    seat = active.index(state.to_act)
    found = []
    for action in game.legal(state):
        after, happened = game.apply(state, action)
        line = next((event.result for event in happened if isinstance(event, HandScored)), None)
        found.append(every_line(after, goal, active) if line is None else worth(goal, line.points, line.tricks, active))
    return max(found) if goal.side >> seat & 1 else min(found)


def worth(goal, points, tricks, active):
    idle = sum(goal.idle[place] for place, seat in enumerate(active) if not tricks[seat])
    return idle + sum(goal.gained(place, 0, points[seat]) for place, seat in enumerate(active))


def some_goal(seats, generator):
    side = generator.choice([1, 2] if seats == 2 else [1, 2, 4, 3, 5, 6])
    signs = [1 if side >> seat & 1 else -1 for seat in range(seats)]
    steps = [
        Step(generator.randrange(seats), generator.randrange(20, 140), generator.randrange(-500, 500)) for _ in range(2)
    ]
    idle = [generator.randrange(-100, 100) if seat < seats else 0 for seat in range(3)]
    return Goal(side, tuple(sign * generator.randrange(9) for sign in signs), tuple(steps), tuple(idle))


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_best_play_is_that_of_all_lines_of_the_engine(preset):
    generator = random.Random(preset)
    table = rules.build(preset)
    both = [solver("pure"), solver("best")]
    for number in range(8):
        seats = generator.choice(table.table.players)
        state = near_the_end(table, seats, generator, cards_left=2 + (number % 4 == 0))
        reading = Reading(view.view(state, state.to_act).as_json(), table)
        active = reading.active
        hidden = cards.ALL if table.table.deck == 24 else cards.ALL & ~cards.NINES
        rest = hidden & ~sum(state.hands) & ~reading.played & ~reading.put_away
        deal, position = guessed(reading, World(state.hands, tuple(cards.numbers(rest))))
        goal = some_goal(len(active), generator)
        tried = [play_of(action) for action in reading.legal_to("play")]
        want = max if goal.side >> active.index(state.to_act) & 1 else min
        exact = every_line(state, goal, active)
        before = sum(goal.gained(place, 0, position.points[place]) for place in range(len(active)))
        for one in both:
            if isinstance(one, CompiledSolver):
                values = one.values(deal, position, goal, tried, UNLIMITED, quiet=True)
            else:
                values = endings.values(deal, position, goal, tried, quiet=True)
            assert before + want(values) == exact, (preset, number)


def by_chance(generator, seats, size, stock=0):
    """Random open cards, rules and goal, some plays into the hand."""
    pack = list(range(24))
    generator.shuffle(pack)
    half = generator.choice([True, False])
    tables = [(40, 60, 80, 100), (80, 100, 40, 60), (0, 0, 0, 0)]
    deal = OpenDeal(
        seats=seats,
        must_beat=half,
        must_overtrump=generator.random() < 0.3,
        when_void=generator.choice(["trump", "beat", "free"]),
        free_with_stock=generator.random() < 0.8,
        first_trick=generator.choice([True, False]),
        automatic=generator.random() < 0.2,
        on_queen=generator.random() < 0.3,
        four_aces=generator.choice([0, 200]),
        last_trick=generator.choice([0, 15]),
        values=tuple(generator.choice(tables) for _ in range(seats)),
        declarer=generator.choice([None, *range(seats)]),
        stock=tuple(pack[seats * size : seats * size + stock]),
    )
    position = Position(
        hands=[cards.mask_of(pack[seat * size : (seat + 1) * size]) for seat in range(seats)],
        points=[generator.randrange(60) for _ in range(seats)],
        taken=[generator.randrange(2) for _ in range(seats)],
        declared=[0] * seats,
        trump=generator.choice([NO_TRUMP, NO_TRUMP, 0, 1, 2, 3]),
        leader=generator.randrange(seats),
        table=[],
    )
    for _ in range(generator.randrange(4)):
        if not is_over(deal, position):
            card = generator.choice(cards.numbers(allowed(deal, position)))
            play_one(deal, position, card, declares(deal, position, turn(deal, position), card))
    return deal, position


def test_the_plain_policy_is_the_same_compiled(compiled):
    generator = random.Random(1)
    for _ in range(2000):
        seats = generator.choice([2, 3])
        stock = generator.choice([0, 0, 2, 4]) if seats == 2 else 0
        deal, position = by_chance(generator, seats, generator.randrange(1, 8), stock)
        end = compiled.play_out(deal, position)
        assert end == play_out(deal, position)


def test_the_best_play_of_the_last_tricks_is_the_same_compiled(compiled):
    generator = random.Random(2)
    for number in range(2000):
        seats = generator.choice([2, 3])
        deal, position = by_chance(generator, seats, generator.randrange(1, 4 + (number % 50 == 0)))
        if is_over(deal, position):
            continue
        goal = some_goal(seats, generator)
        quiet = generator.choice([True, False])
        tried = plays(deal, position, quiet=quiet)
        assert compiled.values(deal, position, goal, tried, UNLIMITED, quiet=quiet) == endings.values(
            deal, position, goal, tried, quiet=quiet
        )


def test_a_search_that_was_broken_off_says_so(compiled):
    deal, position = by_chance(random.Random(3), 3, 8)
    goal = Goal(1, (1, -1, -1))
    tried = plays(deal, position, quiet=False)
    assert compiled.values(deal, position, goal, tried, 50) is None
    assert compiled.value(deal, position, goal, 50) is None
