"""A small site's evening of *Play with people*, in simulated time: `python -m bench.strangers [--hours 4] [--seeds 3]`.

The pairing is the bot's own (`bot.strangers.pairing`); hands and games are only modelled. Somebody comes every 40 s on
average, wants one of three kinds of rules (6 : 3 : 1), and goes home at the end of a game, as the table below says.
"""

import argparse
import itertools
import random
import statistics
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.people import Chat, Person
from bot.strangers import pairing
from bot.strangers.pairing import Room
from bot.strangers.queue import BREAK, Queue, Waiting

EVERY = 40.0  # seconds between two arrivals
KINDS = {"polish": 6, "russian": 3, "italian": 1}
HAND = (60.0, 100.0)  # seconds
GAME = (8 * 60.0, 15 * 60.0)  # seconds
STAYS = (10 * 60.0, 45 * 60.0)  # seconds after which somebody goes home at the end of a game
SEATS = 3
STEP = 1.0  # seconds


@dataclass
class Sitter:
    """Somebody of the evening."""

    key: str
    came: float
    goes: float
    sat: float | None = None


@dataclass
class Table:
    """A table: its people, who comes after the hand, and when the hand and the game end."""

    people: list[Sitter]
    hand_ends: float
    game_ends: float
    begins: float
    coming: list[Sitter] = field(default_factory=list)
    hands: int = 0
    anew: bool = False


@dataclass
class Counts:
    """What an evening counts."""

    waits: list[float] = field(default_factory=list)
    to_company: list[float] = field(default_factory=list)
    seat_seconds: float = 0.0
    people_seconds: float = 0.0
    hands: int = 0
    shared: int = 0
    broken: int = 0


class Evening:
    """One kind of rules on one evening."""

    def __init__(self, rules: str, chance: random.Random, patience: float, *, anew: bool, agrees: float) -> None:
        self.queue, self.chance, self.patience, self.anew, self.agrees = (
            Queue(rules=rules),
            chance,
            patience,
            anew,
            agrees,
        )
        self.tables = dict[str, Table]()
        self.waiting = dict[str, Sitter]()
        self.counts = Counts()
        self._codes = (f"T{number:05}" for number in itertools.count())

    def comes(self, key: str, now: float) -> None:
        """Let somebody wait."""
        self.waiting[key] = Sitter(key, now, now + self.chance.uniform(*STAYS))
        self.queue = self.queue.with_waiting(self._waits(key, now, self.queue.id))

    def _waits(self, key: str, now: float, holds: str) -> Waiting:
        person = Person(platform="telegram", id=key, name=key)
        return Waiting(person=person, chat=Chat(platform="telegram", id=key, private=True), since=now, holds=holds)

    def step(self, now: float) -> None:
        """Let a second pass."""
        for code, table in list(self.tables.items()):
            self.counts.seat_seconds += SEATS * STEP
            self.counts.people_seconds += len(table.people) * STEP
            if now >= max(table.hand_ends, table.begins):
                self._hand_over(code, table, now)
        for code, table in self.tables.items():
            lone = len(table.people) == 1 and not table.coming and len(self.tables) > 1
            if lone and not self.queue.has(f"telegram:{table.people[0].key}") and self.chance.random() < self.agrees:
                self.queue = self.queue.with_waiting(self._waits(table.people[0].key, now, code))
        self._pair(now)

    def _hand_over(self, code: str, table: Table, now: float) -> None:
        self.counts.hands += 1
        self.counts.shared += len(table.people) > 1
        table.people += table.coming
        over = table.anew or now >= table.game_ends
        self.counts.broken += table.anew
        self._met(table, now)
        table.coming, table.hands = [], 0 if over else table.hands + 1
        if over and not table.anew:
            for one in table.people:
                self.queue = self.queue.without(f"telegram:{one.key}") if now >= one.goes else self.queue
            table.people = [one for one in table.people if now < one.goes]
            table.begins = now + BREAK
        if over:
            table.game_ends = now + self.chance.uniform(*GAME)
        table.anew = False
        table.hand_ends = max(now, table.begins) + self.chance.uniform(*HAND)
        if not table.people:
            del self.tables[code]
            self.queue = self.queue.replace(games=tuple(game for game in self.queue.games if game.code != code))

    def _met(self, table: Table, now: float) -> None:
        for one in table.people if len(table.people) > 1 else ():
            if one.sat is None:
                one.sat = now
                self.counts.to_company.append(now - one.came)

    def _pair(self, now: float) -> None:
        rooms = [
            Room(
                code,
                tuple(f"telegram:{one.key}" for one in (*table.people, *table.coming)),
                SEATS - len(table.people) - len(table.coming),
            )
            for code, table in self.tables.items()
        ]
        after = pairing.paired(self.queue, rooms, SEATS, lambda *_: False, now, self.patience)
        named = (game if game.code else game.replace(code=next(self._codes)) for game in after.games)
        after = after.replace(games=tuple(named))
        for game in after.games:
            for one in game.coming:
                self._sits(game.code, one, now)
        self.queue = after.replace(games=tuple(game.replace(begins=None, coming=()) for game in after.games))

    def _sits(self, code: str, one: Waiting, now: float) -> None:
        old = self.tables.get(one.holds)
        key = one.person.id
        sitter = self.waiting.pop(key, None) or next(other for other in (old.people if old else ()) if other.key == key)
        if old is not None:
            del self.tables[one.holds]
            self.queue = self.queue.replace(games=tuple(game for game in self.queue.games if game.code != one.holds))
        else:
            self.counts.waits.append(now - sitter.came)
        table = self.tables.get(code)
        if table is None:
            table = self.tables[code] = Table(
                [], now + self.chance.uniform(*HAND), now + self.chance.uniform(*GAME), now
            )
        if now <= table.begins:  # a table that begins in this second, or the break between two games
            table.people.append(sitter)
            self._met(table, now)
        else:
            table.coming.append(sitter)
            table.anew = table.anew or (self.anew and table.hands == 0)


def arrivals(hours: float, chance: random.Random) -> Iterator[tuple[float, str, str]]:
    """Yield when somebody comes, who, and what they want."""
    now = 0.0
    for number in itertools.count():
        now += chance.expovariate(1 / EVERY)
        if now > hours * 3600:
            return
        yield now, f"p{number}", chance.choices(list(KINDS), list(KINDS.values()))[0]


def evening(hours: float, seed: int, patience: float, *, anew: bool, agrees: float) -> Counts:
    """Play one evening and count."""
    chance = random.Random(seed)  # noqa: S311 - a model
    kinds = {rules: Evening(rules, chance, patience, anew=anew, agrees=agrees) for rules in KINDS}
    coming, now = list(arrivals(hours, random.Random(seed))), 0.0  # noqa: S311 - the same people for each patience
    while now < hours * 3600:
        while coming and coming[0][0] <= now:
            _, key, rules = coming.pop(0)
            kinds[rules].comes(key, now)
        for one in kinds.values():
            one.step(now)
        now += STEP
    total = Counts()
    for one in kinds.values():
        for name, value in vars(one.counts).items():
            setattr(total, name, getattr(total, name) + value)
    return total


def main() -> None:
    """Print a line for each patience, with and without games that begin anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hours", type=float, default=4.0)
    parser.add_argument("--seeds", type=int, default=3)
    given = parser.parse_args()
    sys.stdout.write("patience anew  wait 50%  95%  company 50%  95%  seats of people  hands of two or more  anew\n")
    for anew in (True, False):
        for patience in (10.0, 20.0, 30.0, 45.0, 60.0):
            found = [evening(given.hours, seed, patience, anew=anew, agrees=0.5) for seed in range(given.seeds)]
            waits = statistics.quantiles((wait for one in found for wait in one.waits), n=20)
            company = statistics.quantiles((wait for one in found for wait in one.to_company), n=20)
            people = sum(one.people_seconds for one in found) / sum(one.seat_seconds for one in found)
            shared = sum(one.shared for one in found) / sum(one.hands for one in found)
            sys.stdout.write(
                f"{patience:8.0f} {'yes' if anew else 'no':4}  {waits[9]:8.0f} {waits[18]:4.0f} {company[9]:12.0f} "
                f"{company[18]:4.0f} {people:16.0%} {shared:21.0%} {sum(one.broken for one in found):11}\n"
            )


if __name__ == "__main__":
    main()
