"""How much each level thinks, in guesses and positions: never in time, so that a view is always answered alike."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How much a level thinks for one decision."""

    forecasts: int
    """In how many guesses it tries a hand out before the play; without any it counts its cards."""

    guesses: int
    """In how many guesses it tries each card at most with the best play."""

    by_policy: int
    """The same where it plays on by the plain policy; more where two play."""

    positions: int
    """After how many positions of the solver it makes no more guesses."""

    solved: int
    """From how many tricks before the end on it looks for the best play; up to the last four in plain Python."""

    exchanges: int
    """How many exchanges it plays out with the best play, of those that came out best by the plain policy."""

    tried: int
    """How many cards it may try out in all its guesses for one decision where it plays on by the plain policy."""

    caution: int = 8
    """How many points it takes off what a declarer seems to make: forecasts by the plain policy are too high where a
    contract is in doubt, as measured in games, and whoever plays worse than they do makes less."""


UNLIMITED = 1 << 60

LEVELS = {
    "easy": Level(forecasts=5, guesses=1, by_policy=2, positions=0, solved=0, exchanges=0, tried=600, caution=12),
    "normal": Level(forecasts=14, guesses=14, by_policy=42, positions=UNLIMITED, solved=3, exchanges=0, tried=600),
    "hard": Level(forecasts=40, guesses=24, by_policy=48, positions=400_000, solved=12, exchanges=4, tried=3000),
    "expert": Level(forecasts=80, guesses=60, by_policy=180, positions=500_000, solved=12, exchanges=6, tried=9000),
}
"""The strengths, weakest first. Easy and normal play alike with the compiled solver and without."""
