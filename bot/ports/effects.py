"""What a commit writes beside its document, in the same atomic step; some of it only if a condition holds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Remembered:
    """Fields to keep in a person's document."""

    person: str
    """The person's key."""

    about: Mapping[str, Any]
    """The values by name; None removes one."""


@dataclass(frozen=True, slots=True)
class Kept:
    """Fields to keep in a chat's document."""

    chat: str
    """The chat's key."""

    about: Mapping[str, Any]
    """The values by name; None removes one."""


@dataclass(frozen=True, slots=True)
class Sits:
    """Adds a table to a person's live tables, or removes it."""

    person: str
    """The person's key."""

    table: str
    """The table's id."""

    on: bool
    """True to add the table, False to remove it."""


@dataclass(frozen=True, slots=True)
class Listed:
    """Lists a table for people who look for one."""

    table: str
    """The table's id."""


@dataclass(frozen=True, slots=True)
class Opens:
    """Makes a table the one that is open in a chat. Condition: no other one is."""

    chat: str
    """The chat's key."""

    table: str
    """The table's id."""

    instead_of: str = ""
    """The id of a table that has ended, whose place it may take; empty for none."""


@dataclass(frozen=True, slots=True)
class Closes:
    """Clears the table that is open in a chat, if it is this one."""

    chat: str
    """The chat's key."""

    table: str
    """The table's id."""


@dataclass(frozen=True, slots=True)
class TakesPlace:
    """Takes one of a few places of a day. Condition: others don't have them all."""

    what: str
    """What the places are for. It may name people: only a hash of it is stored."""

    owner: str
    """The id of the table that takes it; it has one place however often it takes it."""

    limit: int
    """The number of places."""


@dataclass(frozen=True, slots=True)
class GivesPlace:
    """Gives back a place, if it was taken."""

    what: str
    """What the places are for."""

    owner: str
    """The id of the table that took it."""


@dataclass(frozen=True, slots=True)
class Archived:
    """Stores the summary of a finished game under each of its people and chats."""

    table: str
    """The table's id."""

    summary: Mapping[str, Any]
    """The summary, as JSON."""

    people: tuple[str, ...]
    """The keys of its people."""

    chats: tuple[str, ...]
    """The keys of its chats."""


@dataclass(frozen=True, slots=True)
class Summed:
    """Adds a game to the sums of a person, a chat, or a month of a chat."""

    owner: str
    """The key that the sums are stored under."""

    numbers: Mapping[str, float]
    """What is added, by name."""

    most: Mapping[str, float] = field(default_factory=dict)
    """What replaces a smaller number, by name."""

    words: Mapping[str, str] = field(default_factory=dict)
    """What replaces a text, by name."""

    was: Mapping[str, float] = field(default_factory=dict)
    """Condition: these sums are as they were, by name; 0 for one that there is not."""


@dataclass(frozen=True, slots=True)
class HandedOver:
    """Takes sums and finished games from one person, and puts the games into another's list."""

    giver: str
    """The key of the person who had them."""

    taker: str
    """The key of the person who gets them."""

    numbers: tuple[str, ...]
    """The names of the sums that the giver loses. `Summed` adds them to the taker's."""

    games: tuple[Mapping[str, Any], ...]
    """The summaries as they stand from now on, as JSON. One that has expired stays away."""

    was: Mapping[str, float]
    """Condition: these sums of the giver are as they were, by name."""


@dataclass(frozen=True, slots=True)
class LogCut:
    """Cuts a table's log off, before the entries of the commit are added."""

    table: str
    """The table's id."""

    entries: int
    """How many of the first entries stay; at least one."""


Effect = (
    Remembered
    | Kept
    | Sits
    | Listed
    | Opens
    | Closes
    | TakesPlace
    | GivesPlace
    | Archived
    | Summed
    | HandedOver
    | LogCut
)


class Unmet(Exception):
    """A commit was refused, since the condition of one of its effects does not hold. Nothing was written."""

    def __init__(self, effect: Effect, by: str) -> None:
        super().__init__(type(effect).__name__)
        self.effect = effect
        self.by = by
        """What stands there instead, such as the id of the table that is open in the chat."""
