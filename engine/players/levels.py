"""The effort of each level, counted in guesses and positions, not in time: so a view always gets the same answer."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """The effort of a level for one decision."""

    forecasts: int
    """The number of guesses to forecast a hand before the play."""

    guesses: int
    """The most guesses for a card with the best play."""

    by_policy: int
    """The most guesses for a card by the plain policy; more if two play, or if each seat plays for itself."""

    positions: int
    """The number of searched positions after which no more guesses are made."""

    solved: int
    """The number of last tricks in which the best play is searched; at most four in plain Python."""

    exchanges: int
    """How many exchanges, the best by the plain policy, are tried with the best play."""

    tried: int
    """The most cards tried in all guesses of one decision by the plain policy."""

    caution: int = 8
    """Points taken off a declarer's forecast. Forecasts by the plain policy are too high for doubtful contracts
    (measured in games), most of all for weak players."""

    contracts: int = 0
    """The most deals in which a contract is tried with the best play where two play; 0: contracts by the plain policy.
    """

    likely: bool = False
    """Whether the deals that are tried are drawn by their likelihood where two play (`engine.players.likely`)."""

    plain: bool = False
    """Whether the player decides without guesses (`engine.players.plain`). Then the numbers have no effect."""


UNLIMITED = 1 << 60

IN_TWO_HANDS = 2
"""Factor for the positions to search if two play: with ten cards each, a guess takes some 40,000."""

LEVELS = {
    "gentle": Level(forecasts=3, guesses=1, by_policy=1, positions=0, solved=0, exchanges=0, tried=100, plain=True),
    "easy": Level(forecasts=5, guesses=1, by_policy=2, positions=0, solved=0, exchanges=0, tried=600, caution=12),
    "normal": Level(forecasts=14, guesses=14, by_policy=42, positions=UNLIMITED, solved=3, exchanges=0, tried=600),
    "hard": Level(
        forecasts=40,
        guesses=24,
        by_policy=48,
        positions=400_000,
        solved=12,
        exchanges=4,
        tried=3000,
        contracts=24,
        likely=True,
    ),
    "expert": Level(
        forecasts=80,
        guesses=60,
        by_policy=180,
        positions=500_000,
        solved=12,
        exchanges=6,
        tried=9000,
        contracts=48,
        likely=True,
    ),
}
"""The strengths, weakest first. Gentle, easy and normal play the same with and without the compiled solver."""
