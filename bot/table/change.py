"""What a handler is asked, and the change that it answers with."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.chance import Chance
from bot.people import Person
from bot.ports.presses import Press
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table import rights
from bot.table.effects import Effect
from bot.table.model import Table
from bot.table.rights import Right, Role
from engine.errors import EngineError

NO_ANSWER = Answer()


@dataclass(frozen=True, slots=True)
class TableRequest:
    """Somebody wants something of a table."""

    table: Table
    """The table as it is."""

    press: Press
    """What the person has done."""

    now: float
    """The time, in seconds since the epoch."""

    chance: Chance
    """Where random numbers come from."""

    language: str
    """The asker's language."""

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
class Change:
    """The table as it shall be, and what else follows. With the same table nothing is written."""

    table: Table
    """The table as it shall be."""

    log: tuple[Mapping[str, Any], ...] = ()
    """Entries for its log, oldest first. They hold packs: nobody sees them before the hand is over."""

    answer: Answer = NO_ANSWER
    """What the asker gets back at once."""

    effects: tuple[Effect, ...] = ()
    """What changes beside the table."""

    above: int = 0
    """The new version has to be higher than this one: versions of lost commits are not used again."""

    @property
    def log_lines(self) -> list[bytes]:
        """The log's entries as they are stored."""
        return [json.dumps(entry, separators=(",", ":")).encode() for entry in self.log]


class Denied(Exception):
    """A table said no: `cause` is a Refusal or an EngineError, `table` what it was said of."""

    def __init__(self, cause: Refusal | EngineError, table: Table) -> None:
        super().__init__(str(cause))
        self.cause = cause
        self.table = table
