"""Random hands per second through `legal` and `apply`, auction included."""

import random
import time
from collections.abc import Sequence

from bench.report import Cell, Section, median
from engine import cards, game, rules
from engine.actions import Deal
from engine.rules import Rules

PACKS = 200  # shuffled before the clock starts


def measure(*, quick: bool) -> Section:
    """Measure the presets in turns, for several rounds, so that a slow moment of the machine affects all equally."""
    rounds, seconds = (1, 0.01) if quick else (5, 0.4)
    plays = {preset: _Play(preset, seed) for seed, preset in enumerate(rules.PRESETS)}
    speeds: dict[str, list[float]] = {preset: [] for preset in plays}
    for _ in range(rounds):
        for preset, play in plays.items():
            speeds[preset].append(play.hands_per_second(seconds))
    usual = median(speeds["polish"])
    rows: list[Sequence[Cell]] = [
        (preset, play.seats, median(speeds[preset]), median(speeds[preset]) / usual) for preset, play in plays.items()
    ]
    return Section(
        "1. Engine: random play on one core",
        ("preset", "seats", "hands/s", "to polish"),
        rows,
        ("Processor time; a hand is a deal, whether played or thrown in. Packs are shuffled beforehand.",),
    )


class _Play:
    """Random games of one preset."""

    def __init__(self, preset: str, seed: int) -> None:
        self._rules = rules.build(preset)
        self.seats = min(self._rules.table.players, key=lambda seats: abs(seats - 3))
        self._random = random.Random(seed)  # noqa: S311 - the same games in every run
        self._packs = [_shuffled(self._rules, self._random) for _ in range(PACKS)]
        self._state = game.new(self._rules, self.seats, 0)

    def hands_per_second(self, seconds: float) -> float:
        """Play for some seconds; return the hands per second of processor time."""
        hands, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for pack in self._packs[:20]:
                self._hand(pack)
            hands += 20
        return hands / spent

    def _hand(self, pack: Deal) -> None:
        if self._state.winners is not None:
            self._state = game.new(self._rules, self.seats, 0)
        state, _ = game.apply(self._state, pack)
        draw = self._random.random
        while state.to_act is not None:
            legal = game.legal(state)
            state, _ = game.apply(state, legal[int(draw() * len(legal))])
        self._state = state


def _shuffled(rule_set: Rules, generator: random.Random) -> Deal:
    pack = list(cards.deck(rule_set.table.deck))
    generator.shuffle(pack)
    return Deal(tuple(pack))
