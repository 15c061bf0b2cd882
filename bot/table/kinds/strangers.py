"""A table of people who came by *Play with people*: nobody is in charge, and seats are given by a queue."""

from collections.abc import Mapping
from typing import ClassVar, Literal

from bot.refusal import Refusal
from bot.table.deals import ScoreRow
from bot.table.kinds.kind import Kind
from bot.table.roles import Holders, Right, Role, only

FIXED = "people-fixed"  # the refusal of everything that an opener may do elsewhere


class Strangers(Kind):
    """People whom a queue has brought together, each in a private chat, perhaps with built-in players."""

    name: Literal["strangers"] = "strangers"
    """What it is stored under."""

    of_queue: str
    """The code of the queue that its people come from."""

    anew: bool = False
    """Whether somebody has come during the first hand, so that the game begins anew after it."""

    company: int = 0
    """How many people sit at the fullest table to which the people here could move; 0 if they are not asked to."""

    agreed: tuple[int, ...] = ()
    """The seats of those who have said yes."""

    rights: ClassVar[Mapping[Right, Holders]] = only(Role.PLAYER, {Right.VOTE}, "not-seated", FIXED)
    must_be_timed: ClassVar[bool] = True
    fixed_times: ClassVar[bool] = True
    reserve: ClassVar[float] = 120.0
    longest_pause: ClassVar[float | None] = 300.0
    misses_add_up: ClassVar[bool] = True
    gives_hints: ClassVar[bool] = False
    offers_review: ClassVar[bool] = True
    crowded: ClassVar[bool] = True
    own_names: ClassVar[bool] = True
    seat_waits: ClassVar[float] = 0.0
    frees_seats: ClassVar[bool] = True
    rated_a_day: ClassVar[int | None] = 1

    @property
    def queue(self) -> str:
        """The code of its queue."""
        return self.of_queue

    def following(self, *, won: bool) -> Kind | None:
        """Raise Refusal: the queue begins the next game."""
        raise Refusal(FIXED)

    def with_comer(self) -> "Strangers":
        """Begin the game anew after this hand."""
        return self.replace(anew=True)

    def with_company(self, people: int, agreed: tuple[int, ...]) -> "Strangers":
        """Offer to move to so many people; `agreed` are the seats of those who have said yes."""
        return self.replace(company=people, agreed=agreed)

    def closed_by(self, row: ScoreRow) -> bool:
        """Whether the game begins anew now, at another table."""
        return self.anew
