"""The page of a player's hand that is open: more choices, a question, half a choice, or the switches."""

import re
from typing import Self

from bot.people import Frozen

_WRITTEN = re.compile(
    r"(?P<number>\d{1,4})|sure(?P<concession>\d)|talon(?P<places>\d{1,2}(?:-\d{1,2}){0,3})|(?P<switches>switches)",
    re.ASCII,
)


class HandPage(Frozen):
    """What the hand shows beside its first choices. At most one of the fields has another value than at first."""

    number: int = 0
    """The page of the choices, from 0."""

    concession: int | None = None
    """The concession that asks whether that is sure, by its place among the legal ones, from 0; None without one."""

    places: tuple[int, ...] = ()
    """The places of the talon that are chosen so far, each from 1."""

    switches: bool = False
    """Whether the owner's switches are open."""

    @property
    def argument(self) -> str:
        """What a button that opens this page carries; `read` reads it."""
        if self.switches:
            return "switches"
        if self.concession is not None:
            return f"sure{self.concession}"
        return f"talon{'-'.join(map(str, self.places))}" if self.places else str(self.number)

    @classmethod
    def read(cls, argument: str) -> Self | None:
        """Return the page that a button opens; None for an argument that no button has."""
        found = _WRITTEN.fullmatch(argument)
        if found is None:
            return None
        places = tuple(map(int, found["places"].split("-"))) if found["places"] else ()
        concession = int(found["concession"]) if found["concession"] else None
        number = int(found["number"] or 0)
        return cls(number=number, concession=concession, places=places, switches=found["switches"] is not None)


SWITCHES = HandPage(switches=True)
FIRST = HandPage()
