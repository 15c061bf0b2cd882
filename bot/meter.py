"""What is counted and timed, for whoever watches. No label ever names a person, a chat, a table or a card."""

from typing import Protocol


class Meter(Protocol):
    """Counts and times. Times are in seconds."""

    def pressed(self, platform: str, outcome: str, seconds: float) -> None:
        """Count a press with the time until its answer. Outcomes: `accepted`, `refused`, `shown`, `failed`."""

    def committed(self, outcome: str) -> None:
        """Count a commit: `done`, `conflict` or `duplicate`."""

    def unheard(self) -> None:
        """Count a commit that could not be announced to the worker that looks after its table."""

    def called(self, platform: str, surface: str, outcome: str) -> None:
        """Count a surface brought up to date (`board`, `hand` …): `ok`, `busy`, `moved` or `refused`."""

    def boarded(self, platform: str, seconds: float) -> None:
        """Time from a move's commit to the board that shows it."""

    def tended(self, outcome: str) -> None:
        """Count a table tended: `ok`, `unavailable`, `failed` or `set_aside`."""

    def holding(self, partitions: int, tables: int, overdue: float) -> None:
        """Tell what this worker looks after, and how late the oldest table in it is."""


class NoMeter:
    """Measures nothing."""

    def pressed(self, platform: str, outcome: str, seconds: float) -> None:
        """Do nothing."""

    def committed(self, outcome: str) -> None:
        """Do nothing."""

    def unheard(self) -> None:
        """Do nothing."""

    def called(self, platform: str, surface: str, outcome: str) -> None:
        """Do nothing."""

    def boarded(self, platform: str, seconds: float) -> None:
        """Do nothing."""

    def tended(self, outcome: str) -> None:
        """Do nothing."""

    def holding(self, partitions: int, tables: int, overdue: float) -> None:
        """Do nothing."""
