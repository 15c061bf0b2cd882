"""Metrics. No label names a person, a chat, a table or a card."""


class Meter:
    """Counts and times, in seconds. Each measurement does nothing unless a subclass overrides it."""

    def pressed(self, platform: str, outcome: str, seconds: float) -> None:
        """Count a press, and the time until its answer. Outcomes: `accepted`, `refused`, `failed`."""

    def committed(self, outcome: str) -> None:
        """Count a commit: `done`, `conflict` or `duplicate`."""

    def unheard(self) -> None:
        """Count a commit that could not be announced to its table's worker."""

    def called(self, platform: str, surface: str, outcome: str) -> None:
        """Count a surface brought up to date (`board`, `hand` …): `ok`, `busy`, `moved` or `refused`."""

    def held(self, surface: str) -> None:
        """Count a call that was saved, because the player sees the message in a window."""

    def looked(self) -> None:
        """Count a look that was drawn for a window."""

    def windows(self, opened: int, in_front: int) -> None:
        """Set the gauges: the windows open at this process, and those of them that are visible and answer."""

    def boarded(self, platform: str, seconds: float) -> None:
        """Record the time from a move's commit to the board that shows it."""

    def seated(self, seconds: float) -> None:
        """Record how long somebody has waited for a table of strangers."""

    def strangers_began(self, people: int, seats: int) -> None:
        """Count the seats of a game of strangers that begins, and those that people have."""

    def reported(self) -> None:
        """Count a report of a stranger."""

    def tended(self, outcome: str) -> None:
        """Count a table tended: `ok`, `unavailable`, `failed` or `set_aside`."""

    def leading(self, leads: int, documents: int, overdue: float) -> None:
        """Set the gauges: 1 if this process leads, how many documents it tends, and how late the most overdue is."""
