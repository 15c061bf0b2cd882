"""Learn the strength of each standing in a game from games between built-in players.

    python -m tools.learn_standing play PRESET GAMES SEED > games.jsonl
    python -m tools.learn_standing fit games.jsonl … > engine/players/standing.toml

``play`` writes the standing before each hand, and the winners of the game. ``fit`` finds for each group of rules
(``engine.players.standing``) the strengths that make these winners most likely.
"""

import json
import random
import sys
from collections import defaultdict
from math import exp
from pathlib import Path

from engine import actions, cards, game, rules, view
from engine.players import choose
from engine.players.standing import KNOTS, group_of, place_of

HANDS = 150
ROUNDS, RATE, SMOOTH = 300, 0.3, 0.4


def play(preset: str, games: int, seed: str) -> None:
    """Play games at the normal level, and print a line for each with its standings and winners."""
    table = rules.build(preset)
    seats = 3 if 3 in table.table.players else table.table.players[0]
    for number in range(games):
        generator = random.Random(f"{seed} {number}")  # noqa: S311 - the same games for the same seed
        state = game.new(table, seats, generator.randrange(seats))
        standings = []
        while state.winners is None and state.hand_number < HANDS:
            standings.append([place_of(table, state.totals[seat], state.barrel[seat]) for seat in range(seats)])
            pack = list(cards.deck(table.table.deck))
            generator.shuffle(pack)
            state, _ = game.apply(state, actions.Deal(tuple(pack)))
            while (seat := state.to_act) is not None:
                answer = choose(view.view(state, seat).as_json(), "normal", table)
                state, _ = game.apply(state, actions.parse(answer))
        if state.winners:
            line = {"group": group_of(table, seats), "standings": standings, "winners": state.winners}
            print(json.dumps(line), flush=True)


def fit(paths: list[str]) -> None:
    """Find the strengths of each group and print them."""
    seen = defaultdict(list)
    for path in paths:
        for text in Path(path).read_text("utf-8").splitlines():
            line = json.loads(text)
            seen[line["group"]] += [(standing, line["winners"]) for standing in line["standings"]]
    print("# What it is worth to stand where: learned by tools/learn_standing.py, read by standing.py.")
    for group, examples in sorted(seen.items()):
        strengths = _fitted(examples)
        print(f"\n[{group}]\nhands = {len(examples)}\nstrengths = [{', '.join(f'{value:.2f}' for value in strengths)}]")


def _fitted(examples: list[tuple[list[dict[str, float]], list[int]]]) -> list[float]:
    """Return the strengths, found by gradient ascent. Neighbouring strengths are smoothed."""
    size = KNOTS + 3
    strengths = [3.0 * number / KNOTS for number in range(KNOTS)] + [3.0, 2.5, 2.0]
    places = [[{int(knot): share for knot, share in place.items()} for place in one] for one, _ in examples]
    for _ in range(ROUNDS):
        slope = [0.0] * size
        for (_, winners), standing in zip(examples, places, strict=True):
            powers = [exp(sum(share * strengths[knot] for knot, share in place.items())) for place in standing]
            total = sum(powers)
            for seat, place in enumerate(standing):
                missed = (seat in winners) / len(winners) - powers[seat] / total
                for knot, share in place.items():
                    slope[knot] += share * missed
        for knot in range(1, KNOTS - 1):
            bent = strengths[knot - 1] + strengths[knot + 1] - 2 * strengths[knot]
            slope[knot] += SMOOTH * len(examples) * bent / 4
        strengths = [old + RATE * one / (len(examples) / size) for old, one in zip(strengths, slope, strict=True)]
    return [value - strengths[2] for value in strengths]


if __name__ == "__main__":
    if sys.argv[1] == "play":
        play(sys.argv[2], int(sys.argv[3]), sys.argv[4])
    else:
        fit(sys.argv[2:])
