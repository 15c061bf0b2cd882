"""The play of the cards: each card is tried in guessed worlds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.players.endings import Goal
from engine.players.goals import goal_of
from engine.players.levels import IN_TWO_HANDS, Level
from engine.players.likely import deals
from engine.players.open_play import OpenDeal, Position, play_one
from engine.players.reading import Action, Reading
from engine.players.solver import SOLVED_IN_PYTHON, Solver
from engine.players.table import guessed, play_of
from engine.players.worlds import worlds

FEWEST_GUESSES = 3
EACH_ALONE = 6
"""Factor for the guesses by the plain policy if each seat plays for itself: there each guess tells less."""


def play(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the best play. It declares a marriage or four aces if that pays."""
    plays = worth_trying(reading)
    if len(plays) == 1:
        return plays[0]
    if len(reading.active) == 2:
        level = replace(level, positions=level.positions * IN_TWO_HANDS)
    sums = [sum(values) for values in zip(*tried(reading, draws, plays, level, solver), strict=True)]
    return plays[max(range(len(plays)), key=lambda number: (sums[number], -number))]


def worth_trying(reading: Reading) -> list[Action]:
    """Return the legal plays, without silent plays of cards that could declare a marriage or four aces.

    On a barrel without limit nothing is left out, because declarations don't count there.
    """
    plays = reading.legal_to("play")
    if reading.status["barrel"] == 0:
        return plays
    declared = {action["card"] for action in plays if _declares(action)}
    return [action for action in plays if action["card"] not in declared or _declares(action)]


def _declares(action: Action) -> bool:
    return bool(action.get("marriage") or action.get("four_aces"))


def tried(
    reading: Reading, draws: Iterator[int], plays: Sequence[Action], level: Level, solver: Solver
) -> Iterator[list[int]]:
    """Yield for each guess the values of some plays, in ``goals.UNIT`` parts of a point.

    Where likely deals are tried, the values are multiplied by the deal's share.
    """
    goal = goal_of(reading, reading.declarer, reading.contract)
    options = [play_of(action) for action in plays]
    tricks = max(reading.counts[seat] for seat in reading.active) + reading.stock // len(reading.active)
    solved = tricks <= level.solved and (solver.exact or tricks <= SOLVED_IN_PYTHON)
    guesses = level.guesses
    if not solved:
        cards = sum(reading.counts) + reading.stock
        alone = len(reading.active) == 2 or reading.declarer is None
        most = level.by_policy * (EACH_ALONE if alone else 1)
        guesses = min(max(FEWEST_GUESSES, level.tried // (len(plays) * cards)), most)
    likely = deals(reading, draws, guesses) if level.likely and solver.exact else []
    made = worlds(reading, draws)
    found = 0
    for number, (world, share) in enumerate(likely or ((next(made), 1) for _ in range(guesses))):
        if solved and number >= FEWEST_GUESSES and solver.spent >= level.positions:
            break
        deal, position = guessed(reading, world)
        if solved:
            values = solver.values(deal, position, goal, options, level.positions // 3)
            if values is None:
                continue
            found += 1
        else:
            values = played_out(deal, position, goal, options, solver)
        yield [share * value for value in values]
    if solved and not found:
        for _ in range(guesses):
            yield played_out(*guessed(reading, next(made)), goal, options, solver)


def played_out(
    deal: OpenDeal, position: Position, goal: Goal, options: Sequence[tuple[int, int]], solver: Solver
) -> list[int]:
    """Return the value of each of some plays if the plain policy plays on."""
    found = []
    for card, declared in options:
        after = position.copy()
        play_one(deal, after, card, declared)
        end = solver.play_out(deal, after)
        found.append(goal.change(position, end) + goal.ending(end))
    return found
