"""A puzzle in a group: everybody may answer once. After an hour, or when its asker wants, all see the solution."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from bot.people import Frozen, Person, PersonKey
from bot.refusal import Refusal
from bot.table.documents import Documents
from bot.table.gathering import Posting
from engine import actions
from engine.puzzles.puzzle import Choice, Puzzle, parse

LASTS = 3600.0  # seconds until it's solved
CODE_LENGTH = 10
HERE = "puzzle"
"""The field of a chat's document with the code of its last puzzle."""
LAST = "puzzle_last"
"""The field with the id of that puzzle: the next one follows it, so that each comes once before one comes again."""


class Answered(Frozen):
    """Somebody's answer."""

    person: PersonKey
    """The key of the person; empty for one who asked to be forgotten."""

    right: bool
    """Whether it was right."""


class GroupPuzzle(Posting):
    """A puzzle in a group."""

    code: str
    """Its code in the store."""

    puzzle: Mapping[str, Any]
    """The puzzle as JSON (`engine.puzzles.puzzle.dump`). Only its position is shown before it's solved."""

    asker: PersonKey
    """The key of the person who asked for it."""

    ends: float
    """When it's solved, in seconds since the epoch."""

    answers: tuple[Answered, ...] = ()
    """The first answers of people, oldest first."""

    solution: tuple[Mapping[str, Any], ...] = ()
    """Once it's solved: the right card and what follows by best play. Empty before."""

    keepers: ClassVar[tuple[Person, ...]] = ()
    """The people who are told if a chat refuses its messages: nobody."""

    gives_way: ClassVar[bool] = True
    """Whether games go first where a chat allows few calls."""

    @property
    def id(self) -> str:
        """Its code."""
        return self.code

    @property
    def is_live(self) -> bool:
        """Whether people can still answer."""
        return not self.solution

    @cached_property
    def asked(self) -> Puzzle:
        """The puzzle."""
        return parse(dict(self.puzzle))

    @property
    def line(self) -> Choice:
        """The solution as actions."""
        return tuple(actions.parse(action) for action in self.solution)

    def answer_of(self, person: str) -> Answered | None:
        """Return the answer of a person, by key; None if there is none yet."""
        return next((one for one in self.answers if one.person == person), None)

    def with_answer(self, person: str, *, right: bool) -> "GroupPuzzle":
        """Return it with a person's answer; the same if they had answered before. Raises Refusal once it's solved."""
        if not self.is_live:
            raise Refusal("puzzle-over")
        if self.answer_of(person) is not None:
            return self
        return self.replace(answers=(*self.answers, Answered(person=person, right=right)))

    def solved(self, line: Sequence[actions.Action]) -> "GroupPuzzle":
        """Return it with its solution."""
        return self.replace(solution=tuple(actions.dump_all(line))) if self.is_live else self


class GroupPuzzles(Documents[GroupPuzzle]):
    """Loads puzzles of groups, and commits them."""

    what = "puzzle"
    form = GroupPuzzle
    missing = "puzzle-over"
