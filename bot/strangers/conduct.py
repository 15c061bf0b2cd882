"""How strangers behave, in one document: reports for the operator, and under hashes who is kept away or has left games.

What is kept under a hash outlives the person's `/deletemydata`, which would be a way back in otherwise.
"""

import hashlib
from collections.abc import Iterable, Mapping

from bot.people import Frozen, Person, PersonKey, skeleton
from bot.refusal import Refusal
from bot.retention import DAY, Kind, life
from bot.table.documents import Documents
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from engine.naming import Named

CODE = "conduct"
REASONS = ("name", "stalling", "together", "leaving")
REPORTS_KEPT = 200
KEPT = life(Kind.CONDUCT)  # seconds
WAITS = (0.0, 0.0, 600.0, 1800.0)  # seconds to wait after so many games left within a day; the last one stays
LONGEST = 365 * DAY  # seconds for which somebody can be kept away
_DIGITS = 20


class Report(Named, Frozen):
    """Somebody's report of a person at their table."""

    number: int
    """Its number, which the operator names."""

    person: Person
    """Who is reported, by the name for strangers."""

    by: PersonKey
    """The key of who reports; empty once they are forgotten."""

    reason: str
    """One of `REASONS`."""

    table: str
    """The table's code."""

    at: float
    """When, in seconds since the epoch."""


class Conduct(Frozen):
    """All that is known of strangers' behaviour."""

    id: str = CODE
    """Its code in the store."""

    number: int = 0
    """The number of the last report."""

    reports: tuple[Report, ...] = ()
    """Reports, oldest first."""

    barred: Mapping[str, float] = {}
    """By hash of a person: until when they are kept away, in seconds since the epoch."""

    refused_names: Mapping[str, float] = {}
    """By hash of a person and a name that they may not use: until when this is remembered."""

    left: Mapping[str, Mapping[str, float]] = {}
    """By hash of a person: the tables that they have left, with the times."""

    def with_report(self, report: Report) -> "Conduct":
        """Add a report; one person's second one of another at a table changes nothing."""
        same = ((one.person.key, one.by, one.table) for one in self.reports)
        if (report.person.key, report.by, report.table) in same:
            return self
        numbered = report.replace(number=self.number + 1)
        return self.replace(number=numbered.number, reports=(*self.reports, numbered)[-REPORTS_KEPT:])

    def with_left(self, people: Iterable[str], table: str, now: float) -> "Conduct":
        """Note that people, by key, have left a table; a repetition changes nothing."""
        left = dict(self.left)
        for who in map(mark, people):
            left[who] = {table: now, **left.get(who, {})}
        return self.replace(left=left)

    def since(self, now: float) -> "Conduct":
        """Return what is to be kept still."""
        left = {who: {at: when for at, when in games.items() if when > now - DAY} for who, games in self.left.items()}
        return self.replace(
            reports=tuple(one for one in self.reports if one.at > now - KEPT),
            barred={who: until for who, until in self.barred.items() if until > now},
            refused_names={who: until for who, until in self.refused_names.items() if until > now},
            left={who: games for who, games in left.items() if games},
        )

    def waits(self, person: str, now: float) -> float:
        """Return how many seconds a person has to wait for having left games today."""
        times = sorted(when for when in self.left.get(mark(person), {}).values() if when > now - DAY)
        return max(times[-1] + WAITS[min(len(times), len(WAITS) - 1)] - now, 0.0) if times else 0.0

    def is_barred(self, person: str, now: float) -> bool:
        """Whether a person is kept away."""
        return self.barred.get(mark(person), 0.0) > now

    def must_be_let_in(self, person: Person, now: float) -> None:
        """Raise Refusal for somebody who is kept away, has to wait, or may not use that name."""
        if self.is_barred(person.key, now):
            raise Refusal("people-barred", left=round(self.barred[mark(person.key)] - now))
        if (waits := self.waits(person.key, now)) > 0:
            raise Refusal("people-left", left=round(waits))
        if self.refused_names.get(mark_of_name(person), 0.0) > now:
            raise Refusal("people-name-refused")

    @property
    def next_end(self) -> float | None:
        """When the next thing is to be dropped, in seconds since the epoch; None if nothing is kept."""
        ends = [*self.barred.values(), *self.refused_names.values(), *(one.at + KEPT for one in self.reports)]
        ends += [when + DAY for games in self.left.values() for when in games.values()]
        return min(ends, default=None)


def mark(person: str) -> str:
    """Return the hash under which a person is known here, by key."""
    return hashlib.sha256(f"conduct {person}".encode()).hexdigest()[:_DIGITS]


def mark_of_name(person: Person) -> str:
    """Return the hash of a person together with what others see of their name, whatever the face."""
    return mark(f"{person.key} {skeleton(person.name).partition(' ')[2]}")


class Conducts(Documents[Conduct]):
    """Loads and commits the one document."""

    what = "conduct"
    form = Conduct

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.registry)

    async def conduct(self) -> Conduct:
        """Return the document; an empty one if there is none yet."""
        return await self.known(Conduct())

    async def note_leavers(self, table: Table) -> None:
        """Note who has left a table of strangers while others play on. Idempotent."""
        gone = {seat.person.key for seat in table.seats if seat.person is not None and seat.left_since is not None}
        gone |= {one.person.key for seat in table.seats for one in seat.earlier if not one.number}
        if not any(gone) or table.stage is not Stage.PLAYING:
            return
        known = await self.conduct()
        new = [key for key in gone if key and table.id not in known.left.get(mark(key), {})]
        if new:
            await self.put(Conduct(), lambda now: now.with_left(new, table.id, self.now()))
