"""A queue of strangers as a value: who waits for one kind of rules, and which tables these people have. Pure."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.people import Chat, Frozen, Person, PersonKey
from bot.refusal import Refusal
from engine.naming import Named

RULES = ("polish", "russian", "italian", "polish_two_talons")  # unless the operator names others
MOST = 100  # people who wait in one queue
BREAK = 15.0  # seconds between two games of the same people
CODE = "people-"  # the beginning of a queue's code
SHORT: Mapping[str, Any] = {"game.target": 300, "lock.enabled": False, "barrel.enabled": False}


class Waiting(Named, Frozen):
    """Somebody who is to be seated."""

    person: Person
    """The person, by the name for strangers."""

    chat: Chat
    """The private chat that will show the board."""

    since: float
    """When they came, in seconds since the epoch; later ones are seated later."""

    holds: str
    """The code that is open in that chat: the queue's, or that of the table where they sit until they are seated."""

    message: str = ""
    """The id of the message there that says that they wait; empty for none."""

    total: int = 0
    """Their game points in the game before, for one that goes on from it."""


class Game(Frozen):
    """A table that people of a queue have, or are about to get."""

    code: str
    """The table's code."""

    begins: float | None = None
    """When it begins, in seconds since the epoch; None once it is there."""

    coming: tuple[Waiting, ...] = ()
    """Who is to be seated there; before the table is there, all its people in the order of seats."""

    before: str = ""
    """The code of the table that it follows; empty for none."""

    ready: tuple[PersonKey, ...] = ()
    """The people who have asked not to wait for the end of the break."""

    whole: tuple[PersonKey, ...] = ()
    """The people who want to play the game before on to its end; that is done if all of them do."""

    others: tuple[int, ...] = ()
    """The game points of the built-in players in the game before."""

    @property
    def goes_on(self) -> bool:
        """Whether the game before is played on to the end of its rules."""
        return bool(self.coming) and all(one.person.key in self.whole for one in self.coming)

    @property
    def options(self) -> Mapping[str, Any]:
        """The options of its rules."""
        return {} if self.goes_on else SHORT

    def totals(self, seats: int) -> tuple[int, ...]:
        """Return the game points that a game which goes on begins with, in the order of the people who come."""
        totals = (*(one.total for one in self.coming), *self.others)
        return (*totals, *(0,) * seats)[:seats]

    def with_ready(self, person: str, now: float) -> "Game":
        """Note that a person does not want to wait; the game begins once nobody does."""
        ready = tuple({*self.ready, person})
        begins = now if all(one.person.key in ready for one in self.coming) else self.begins
        return self.replace(ready=ready, begins=begins)


class Queue(Frozen):
    """The queue for one kind of rules."""

    rules: str
    """The preset."""

    waiting: tuple[Waiting, ...] = ()
    """Who waits, the longest first."""

    games: tuple[Game, ...] = ()
    """Its tables, oldest first."""

    outdated: tuple[Waiting, ...] = ()
    """Those whose message still says that they wait: each `holds` the code of their table, or nothing."""

    @property
    def id(self) -> str:
        """The document's code in the store."""
        return code_of(self.rules)

    def has(self, person: str) -> bool:
        """Whether a person waits."""
        return any(one.person.key == person for one in self.waiting)

    def plays(self, one: Waiting) -> bool:
        """Whether somebody who waits sits at a table meanwhile."""
        return one.holds != self.id

    def with_waiting(self, one: Waiting) -> "Queue":
        """Let somebody wait, who may have waited or be about to play already. Raises Refusal for a full queue."""
        if len(self.waiting) >= MOST:
            raise Refusal("people-full")
        queue = self.without(one.person.key)
        return queue.replace(waiting=tuple(sorted((*queue.waiting, one), key=lambda waits: waits.since)))

    def without(self, person: str) -> "Queue":
        """Return the queue without a person who waits, or whose next table is not there yet."""
        games = [
            game.replace(coming=tuple(one for one in game.coming if one.person.key != person)) for game in self.games
        ]
        kept = tuple(game for game in games if game.begins is None or game.coming)
        waiting = tuple(one for one in self.waiting if one.person.key != person)
        return self.replace(waiting=waiting, games=kept)

    def left_by(self, person: str, shown: str | None) -> "Queue":
        """Return the queue after a person has stopped waiting, by a press on the message `shown` if it is not None."""
        gone = [one for one in self.waiting if one.person.key == person and one.message != shown]
        return self.without(person).with_outdated(gone, "")

    def with_outdated(self, people: Iterable[Waiting], code: str) -> "Queue":
        """Note that people do not wait any more, as they sit at the table with a code if it is not empty."""
        ended = tuple(one.replace(holds=code) for one in people if one.message)
        return self.replace(outdated=(*self.outdated, *ended))

    def without_outdated(self, one: Waiting) -> "Queue":
        """Return the queue after a message was edited."""
        return self.replace(outdated=tuple(other for other in self.outdated if other != one))

    def game(self, code: str) -> Game | None:
        """Return a table of the queue by its code."""
        return next((game for game in self.games if game.code == code), None)

    def with_game(self, changed: Game, of: str = "") -> "Queue":
        """Put a table in place of the one with its code, or with the code `of`; one that nobody has is dropped."""
        games = [changed if game.code == (of or changed.code) else game for game in self.games]
        return self.replace(games=tuple(game for game in games if game.begins is None or game.coming))

    def next_of(self, old: str) -> Game | None:
        """Return the game that follows a table that is over, while it has not begun."""
        return next((game for game in self.games if game.before == old and game.begins is not None), None)


def code_of(rules: str) -> str:
    """Return the code under which the queue for a preset is stored."""
    return f"{CODE}{rules}"
