"""A table of a tournament as values: which one it is, and what judges have decided there."""

from bot.table.deals import Frozen


class Entry(Frozen):
    """Which table of a tournament a table is."""

    tournament: str
    """The tournament's code."""

    title: str
    """What the tournament is called."""

    round: int
    """The round, from 1."""

    number: int
    """The table's number in the round, from 1."""

    tables: int = 1
    """How many tables the round has."""

    hands: int | None = None
    """After how many hands the totals count; None for the game's own end."""

    until: float | None = None
    """From when on the hand in progress is the last one (seconds since the epoch); None for no such moment."""


class Decision(Frozen):
    """What a judge of a tournament has decided at one of its tables."""

    key: str
    """The key of its text: `annulled`, `fined`."""

    hand: int
    """The deal that was in play, or the last one."""

    by: str
    """What the judge is called."""

    judge: str
    """The key of the judge."""

    reason: str
    """Why, in the judge's words."""

    seat: int | None = None
    """Whom it is about; None for the whole table."""

    points: int = 0
    """How many points were taken."""

    held: bool = False
    """Whether it waits for the next hand to be dealt."""

    draft: int = 0
    """What it was asked about under: nothing is done twice."""
