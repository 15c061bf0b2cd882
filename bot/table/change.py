"""The request that a handler gets, and the change that it returns."""

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
    """A request of a person at a table."""

    table: Table
    """The present table."""

    press: Press
    """The button or command."""

    now: float
    """The time, in seconds since the epoch."""

    chance: Chance
    """The source of random numbers."""

    language_code: str
    """The asker's language as their platform or the directory names it, e.g. `en-GB`."""

    chat_language: str | None = None
    """The language of the chat, if everybody in it reads the answer; None if only the asker does."""

    judges: bool = False
    """Whether the asker judges the table's tournament."""

    @property
    def person(self) -> Person:
        """The person who asks."""
        return self.press.person

    @property
    def language(self) -> str:
        """The language in which the asker reads, one of those that the bot has."""
        return best(self.language_code)

    @property
    def answer_language(self) -> str:
        """The language of a line in the answer."""
        return self.chat_language or self.language

    @property
    def seat(self) -> int | None:
        """The asker's seat at the table."""
        return self.table.seat_of(self.press.person.key)

    def must_be_seated(self) -> int:
        """Return the asker's seat. Raises Refusal for a stranger."""
        if self.seat is None:
            raise Refusal("gave-up-seat" if self.table.has_given_up(self.person.key) else "not-seated")
        return self.seat

    @property
    def roles(self) -> frozenset[Role]:
        """The asker's roles at this table."""
        chat = self.press.chat if self.press.admin else self.press.speaks_for
        who, anonymous = self.person.key, self.press.anonymous
        return rights.roles(self.table, who, speaks_for=chat, judges=self.judges, anonymous=anonymous)

    def may(self, right: Right) -> bool:
        """Whether the asker has a right at this table, now."""
        return rights.may(self.table, self.roles, right)

    def must(self, right: Right) -> None:
        """Raise Refusal unless the asker has a right at this table, now."""
        if not self.may(right):
            raise Refusal(rights.lacking(self.table, self.roles, right))


@dataclass(frozen=True, slots=True)
class TableChange(Changed[Table]):
    """The table after a request, with side effects. If the table is the same object, nothing is written."""


class Denied(Exception):
    """A refused request: `cause` is a Refusal or an EngineError, `table` the table at that time."""

    def __init__(self, cause: Refusal | EngineError, table: Table) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.table = table
