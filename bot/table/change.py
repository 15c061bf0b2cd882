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
    """Somebody wants something of a table. `now` is in seconds since the epoch, `language` the asker's."""

    table: Table
    press: Press
    now: float
    chance: Chance
    language: str
    own_message: bool = False  # whether the asker's hand is to be looked for in a private message of its own

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
        """Raise Refusal for whose word is not enough."""
        if not self.may_decide:
            raise Refusal("not-the-opener")

    @property
    def may_decide(self) -> bool:
        """Whether the asker's word is enough: the opener and the chat's admins."""
        return self.press.admin or self.table.opener.key == self.press.person.key


@dataclass(frozen=True, slots=True)
class Change:
    """The table as it shall be, what goes into its log, and what the asker gets back.

    The same table: nothing is written.
    """

    table: Table
    log: tuple[Mapping[str, Any], ...] = ()
    answer: Answer = NO_ANSWER
    effects: tuple[Effect, ...] = ()
    above: int = 0  # the new version has to be higher: it tells of a lost branch, whose versions are not used again

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
