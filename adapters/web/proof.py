"""The proof that a person without a seat may look at a table in a window."""

from collections.abc import Callable

from bot.people import Person
from bot.ports.sessions import Session
from bot.ports.windows import Doors, Sight

LASTS = 3600.0  # seconds until a proof is needed again, if the platform does not say who is in the chat
ASKED_EVERY = 60.0  # seconds between two questions whether the person is still in the chat


class Proof:
    """The proof of one window for one table. Whoever proves that they are in the chat has to stay there."""

    def __init__(self, doors: Doors, now: Callable[[], float]) -> None:
        """`now` returns the time, in seconds since the epoch."""
        self._doors = doors
        self._now = now
        self._until = 0.0  # when the proof ends; 0 without one
        self._asks_at = 0.0  # when it is asked next whether the person is still in the chat
        self._is_refused = False
        self._is_named = False  # whether the code was counted
        self._is_barred = False  # whether that was one code too many

    @property
    def is_due(self) -> bool:
        """Whether it is time to ask whether the person is still in the chat, even if nothing happens at the table."""
        return self._until > 0 and self._now() >= self._asks_at

    async def may_look(self, code: str, session: Session, person: Person) -> bool:
        """Whether the person may look at the table now."""
        now, is_due = self._now(), self.is_due
        if is_due:
            self._asks_at = now + ASKED_EVERY
        if not self._is_named:
            self._is_named, self._is_barred = True, not await self._doors.may_name(code, session)
        if self._is_barred:
            return False
        sight = await self._doors.sight(code, person)
        if sight is not Sight.PROVED:
            return sight is Sight.FREE
        is_there = await self._doors.is_still_there(code, person) if is_due else None
        if is_there is not None:
            self._until = now + LASTS if is_there else 0.0
        if now < self._until:
            return True
        if is_there is None and not self._is_refused and await self._doors.proves(code, session):
            self._until, self._asks_at = now + LASTS, now + ASKED_EVERY
            return True
        self._until, self._is_refused = 0.0, True  # not asked again until another table, or another connection
        return False
