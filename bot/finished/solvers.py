"""What a person has solved, and which puzzle comes next. Each person has a document, so that all results count.

Nothing tends it; the store keeps it for a year after its last commit (`bot.retention`), as it keeps studies.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from bot.finished.kept_studies import mark_of
from bot.finished.ratings import Rating, rated
from bot.people import Frozen, PersonKey
from bot.table.calendar import date_at, next_to
from bot.table.documents import Documents
from engine.puzzles.puzzle import Puzzle, dump, parse
from engine.puzzles.store import shipped

OWN_KEPT, MOST_OWN = 60 * 86_400.0, 50  # seconds for which own mistakes are kept, and the most of them
EACH_DAY = 3  # first tries that are a day's goal
FOR_GROUPS = 5  # one in so many puzzles is for groups alone
SURE = -100.0  # the doubt about a puzzle: none, as people don't change its difficulty
STRENGTHS: Mapping[str, float] = {"easy": 0.0, "normal": 5.0, "hard": 10.0, "none": 15.0}
"""The strength of the puzzles of a difficulty, in units of the model above a person's first one."""


@cache
def pool(*, of_groups: bool = False) -> Mapping[str, Puzzle]:
    """Return the puzzles for people or for groups by id, in order. The first call takes a moment.

    Those for groups ask for one card.
    """
    known = sorted(((one.id, one) for one in shipped()), key=lambda both: both[0])
    ours = {code: one for code, one in known if (int(code, 16) % FOR_GROUPS == 0) is of_groups}
    return {code: one for code, one in ours.items() if len(one.right) == 1 or not of_groups}


class OwnPuzzle(Frozen):
    """A puzzle from a person's own mistake."""

    puzzle: Mapping[str, Any]
    """The puzzle as JSON (`engine.puzzles.puzzle.dump`), without names."""

    until: float
    """Until when it's kept, in seconds since the epoch."""


class Solver(Frozen):
    """The results of one person."""

    owner: PersonKey
    """The key of the person."""

    tried: Mapping[str, bool] = {}
    """By the id of a puzzle that was tried: whether the first try was right."""

    strength: float = 0.0
    """The estimated strength, as in `bot.finished.ratings.Rating`."""

    doubt: float = 0.0
    """Its uncertainty, as there."""

    day: str = ""
    """The last day (UTC) with a first try."""

    today: int = 0
    """How many first tries there were on it."""

    row: int = 0
    """How many days in a row had as many as are the goal, up to that day."""

    own: tuple[OwnPuzzle, ...] = ()
    """Puzzles from the person's own mistakes, oldest first. They don't count among those that were tried."""

    @property
    def id(self) -> str:
        """Its code in the store."""
        return f"solver-{mark_of(self.owner)}"

    def at(self, now: float) -> "Solver":
        """Return it as it stands at a time: a new day begins at 0, and ends the row if the day before had too few.

        Mistakes that are old are left out.
        """
        if any(one.until <= now for one in self.own):
            return self.replace(own=tuple(one for one in self.own if now < one.until)).at(now)
        date = date_at(now)
        if self.day == date:
            return self
        goes_on = self.day == next_to(date, -1) and self.today >= EACH_DAY
        return self.replace(day=date, today=0, row=self.row if goes_on else 0)

    def with_try(self, puzzle: Puzzle, now: float, *, right: bool) -> "Solver":
        """Return it with a first try, which moves the strength; the same if the puzzle was tried before."""
        if puzzle.id in self.tried:
            return self
        both = [Rating(self.strength, self.doubt), Rating(STRENGTHS[puzzle.level], SURE)]
        change, begun = rated(both, [0, 1] if right else [1, 0])[0], self.at(now)
        return begun.replace(
            tried={**self.tried, puzzle.id: right},
            strength=self.strength + change.strength,
            doubt=self.doubt + change.doubt,
            today=begun.today + 1,
            row=begun.row + (begun.today + 1 == EACH_DAY),
        )

    @property
    def mistakes(self) -> dict[str, Puzzle]:
        """The puzzles from the person's own mistakes, by id."""
        return {one.id: one for one in (parse(dict(one.puzzle)) for one in self.own)}

    def with_mistakes(self, found: Iterable[Puzzle], now: float) -> "Solver":
        """Return it with puzzles from mistakes, for 60 days; the same if it has them."""
        known = self.mistakes
        new = [OwnPuzzle(puzzle=dump(one), until=now + OWN_KEPT) for one in found if one.id not in known]
        return self.replace(own=(*self.own, *new)[-MOST_OWN:]) if new else self

    def following(self, after: str, theme: str = "") -> Puzzle | None:
        """Return the next puzzle after one, by id (empty: after the last one tried); None if there is none.

        It's of the difficulty nearest to the strength, and not tried yet, as far as there are such. With `theme`, it's
        about that.
        """
        offered = {code: one for code, one in pool().items() if not theme or theme in one.themes}
        left = {code: one for code, one in offered.items() if code not in self.tried and code != after} or offered
        if not left:
            return None
        levels = {one.level for one in left.values()}
        level = min(levels, key=lambda level: abs(STRENGTHS[level] - self.strength))
        found = [code for code, one in left.items() if one.level == level]
        last = after or next(reversed([*self.tried]), mark_of(self.owner))
        return pool()[next((code for code in found if code > last), found[0])]


class Solvers(Documents[Solver]):
    """Loads results, and commits them."""

    what = "solver"
    form = Solver

    async def of(self, person_key: str) -> Solver:
        """Return the results of a person; empty ones if there are none."""
        return await self.known(Solver(owner=person_key))

    async def note(self, person_key: str, change: Callable[[Solver], Solver]) -> Solver:
        """Change the results of a person, and return them."""
        before = await self.of(person_key)
        if change(before) is before:
            return before
        await self.put(Solver(owner=person_key), change)
        return await self.of(person_key)
