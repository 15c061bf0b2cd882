"""What a handler gets, and the change that it returns."""

from dataclasses import dataclass

from bot.chance import Chance
from bot.people import Person
from bot.ports.presses import Press
from bot.refusal import Refusal
from bot.table import rights
from bot.table.documents import Changed
from bot.table.roles import Right, Role
from bot.table.table import Table
from bot.texts import best
from engine.errors import EngineError


@dataclass(frozen=True, slots=True)
class TableRequest:
    """A request that somebody makes at a table."""

    table: Table
    """The table as it is."""

    press: Press
    """What the person has done."""

    now: float
    """The time, in seconds since the epoch."""

    chance: Chance
    """Where random numbers come from."""

    spoken: str
    """The asker's language as their platform or the directory names it, e.g. `en-GB`."""

    aloud: str | None = None
    """The language of the chat, where a line in answer is read by all in it; None where only the asker reads it."""

    judges: bool = False
    """Whether the table's tournament has the asker for a judge."""

    own_message: bool = False
    """Whether the asker's hand is shown in a private message of its own, not in the answer."""

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.press.person

    @property
    def language(self) -> str:
        """The language of ours in which the asker reads."""
        return best(self.spoken)

    @property
    def answered_in(self) -> str:
        """The language of a line in answer."""
        return self.aloud or self.language

    @property
    def seat(self) -> int | None:
        """The asker's seat at the table."""
        return self.table.seat_of(self.press.person.key)

    def must_be_seated(self) -> int:
        """Return the asker's seat. Raises Refusal for a stranger."""
        if self.seat is None:
            raise Refusal("not-seated")
        return self.seat

    @property
    def roles(self) -> frozenset[Role]:
        """What the asker is at this table."""
        chat = self.press.chat if self.press.admin else None
        return rights.roles(self.table, self.person.key, speaks_for=chat, judges=self.judges)

    def may(self, right: Right) -> bool:
        """Whether the asker has a right at this table, now."""
        return rights.may(self.table, self.roles, right)

    def must(self, right: Right) -> None:
        """Raise Refusal unless the asker has a right at this table, now."""
        if not self.may(right):
            raise Refusal(rights.lacking(self.table, self.roles, right))


@dataclass(frozen=True, slots=True)
class TableChange(Changed[Table]):
    """The table after a request, and its other effects. If the table is the same, nothing is written."""


class Denied(Exception):
    """A request was refused: `cause` is a Refusal or an EngineError, `table` the table as it was then."""

    def __init__(self, cause: Refusal | EngineError, table: Table) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.table = table
