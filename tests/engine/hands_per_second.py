"""How fast random hands are played, auction included, through ``legal`` and ``apply`` on one core: for benchmarks."""

from __future__ import annotations

import random
import time

from engine import game, rules
from tests.engine.random_games import shuffled


def hands_per_second(preset: str, seats: int, hands: int = 2000, seed: int = 7) -> float:
    """Play ``hands`` deals of random legal actions; the packs are shuffled beforehand."""
    generator = random.Random(seed)
    rule_set = rules.build(preset)
    deals = [shuffled(rule_set, generator) for _ in range(hands)]
    chance = generator.random
    legal, apply = game.legal, game.apply
    state = game.new(rule_set, seats, 0)
    started = time.process_time()
    for deal in deals:
        if state.winners is not None:
            state = game.new(rule_set, seats, 0)
        state, _ = apply(state, deal)
        while state.to_act is not None:
            actions = legal(state)
            state, _ = apply(state, actions[int(chance() * len(actions))])
    return hands / (time.process_time() - started)
