"""A table of a tournament: judges decide, totals count, and people play in private."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from bot.people import Chat
from bot.refusal import Refusal
from bot.table.kinds.kind import Kind
from bot.table.roles import USUAL, Holders, Right, Role, only


class TournamentTable(Kind):
    """A table of a tournament."""

    name: Literal["tournament"] = "tournament"
    """What it is stored under."""

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
    """How many hands are played; None for a whole game."""

    until: float | None = None
    """When the hand in progress becomes the last one (seconds since the epoch); None: never."""

    evening: bool = False
    """Whether the tournament begins at a time that was announced."""

    rights: ClassVar[Mapping[Right, Holders]] = {
        **only(
            Role.JUDGE,
            {Right.SET_SWITCHES, Right.SET_TIMER, Right.SEND_AWAY, Right.DECIDE, Right.JUDGE},
            "judges-only",
            "not-in-tournament",
        ),
        Right.SHOW_HAND: USUAL[Right.SHOW_HAND],  # no other table has the same cards
    }
    has_judges: ClassVar[bool] = True
    must_be_timed: ClassVar[bool] = True
    keeps_seats: ClassVar[bool] = True
    totals_count: ClassVar[bool] = True
    others_wait: ClassVar[bool] = True
    offers_review: ClassVar[bool] = False
    gives_hints: ClassVar[bool] = False
    takes_back: ClassVar[bool] = False
    has_board: ClassVar[bool] = False
    crowded: ClassVar[bool] = True

    @property
    def opens_evening(self) -> bool:
        """Whether it belongs to the first round of an evening."""
        return self.evening and self.round == 1

    @property
    def boards_beside(self) -> int:
        """One for each table of the round."""
        return self.tables

    @property
    def lot(self) -> Mapping[str, Any]:
        """The tournament's lot, from which deal 1 comes."""
        return {"tournament": self.tournament, "round": self.round, "table": self.number}

    def following(self, *, won: bool) -> Kind | None:
        """Raise Refusal: the next round is drawn."""
        raise Refusal("not-in-tournament")

    def boards_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return its thread, if it has one: the home chat shows no board."""
        return chats[1:]

    def counted_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return its home: a thread has no statistics."""
        return chats[:1]

    def is_played_out(self, hands: int, now: float) -> bool:
        """Whether all hands are played, or the time is up."""
        return (self.hands is not None and hands >= self.hands) or (self.until is not None and now >= self.until)

    def longer(self, seconds: float) -> Self:
        """Move the end of the table's time, if it has one."""
        return self if self.until is None else self.replace(until=self.until + seconds)
