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
from bot.table.effects import Effect
from bot.table.model import Table
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

    own_message: bool = False
    """Whether the asker's hand is shown in a private message of its own, not in the answer."""

    @property
    def person(self) -> Person:
        """Who asks."""
        return self.press.person

    @property
    def seat(self) -> int | None:
        """The asker's seat at the table."""
        return self.table.seat_of(self.press.person.key)

    def must_be_seated(self) -> int:
        """Return the asker's seat. Raises Refusal for a stranger."""
        if self.seat is None:
            raise Refusal("not-seated")
        return self.seat

    def must_decide(self) -> None:
        """Raise Refusal unless the asker may decide alone."""
        if not self.may_decide:
            raise Refusal("not-the-opener")

    @property
    def may_decide(self) -> bool:
        """Whether the asker may decide alone, as the opener and the chat's admins may."""
        return self.press.admin or self.table.opener.key == self.press.person.key


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
