"""What every kind of table is asked. The answers here are those of an ordinary table.

A kind knows no table: it is part of one, and is given what it has to know.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from bot.people import Chat
from bot.table.deals import Frozen, Row
from bot.table.roles import USUAL, Holders, Right
from engine import players
from engine.fairness import Mix
from engine.rules import Rules


class Kind(Frozen):
    """What a table is of; chosen once, as the table is made, and stored with it under its name."""

    name: str
    """What it is stored under."""

    # Who may do what.
    rights: ClassVar[Mapping[Right, Holders]] = USUAL
    """Who has which right."""

    contest: ClassVar[bool] = False
    """Whether more hangs on it than this game: judges decide instead of opener, admins and votes, a move always has a
    time, nobody loses a seat, and the totals as they stand are the result if the game is ended."""

    def must_let_leave(self) -> None:
        """Raise Refusal where nobody can leave before the end."""

    def must_be_on(self, now: float) -> None:
        """Raise Refusal for a move after the time for it."""

    # What the game counts for.
    counts: ClassVar[bool] = True
    """Whether the game counts for statistics and ratings, and its hands for who has tips."""

    gives_hints: ClassVar[bool] = True
    """Whether who plays alone is given hints."""

    # Where it stands.
    has_board: ClassVar[bool] = True
    """Whether people play by the board. If not they play in private by a message that shows all that matters, and a
    board, where there is one, is for whoever looks on: it gives way to all else."""

    crowded: ClassVar[bool] = False
    """Whether messages of other tables stand in its chats as well."""

    nudges: ClassVar[bool] = True
    """Whether the person to move is reminded."""

    teaches: ClassVar[bool] = False
    """Whether each decision is explained to the one who plays, and who ends it at will."""

    def boards_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return those of its chats in which it has a board."""
        return chats

    def counted_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return those of its chats whose statistics it counts for."""
        return chats

    @property
    def boards_beside(self) -> int:
        """How many boards, this one included, are renewed by the calls of the same group."""
        return 1

    # Its deals.
    sealed: ClassVar[bool] = True
    """Whether its deals are drawn and sealed, so that they can be checked. If not, `mix_of` knows them beforehand."""

    no_words: ClassVar[str] = ""
    """The refusal for words that somebody adds to a deal; empty where everybody may add some."""

    deals_anew: ClassVar[bool] = True
    """Whether a hand is dealt anew when somebody knows its cards, as the store has lost moves."""

    def mix_of(self, preset: str, hand: int) -> Mix:
        """Return what the cards of a deal that is not sealed come from. Deals count from 1."""
        raise ValueError("the deals of this table are sealed")

    @property
    def lot(self) -> Mapping[str, Any]:
        """What deal 1 comes from instead of a secret of the table's own, by the names of a record; empty without it."""
        return {}

    def sealed_as(self, code: str) -> str:
        """Return what stands for the table, by its code, in the seals of its deals."""
        return code

    # The game.
    @property
    def can_be_played(self) -> bool:
        """Whether this release can go on with the table."""
        return True

    @property
    def ends_at(self) -> float | None:
        """When the table is closed, however far it is, in seconds since the epoch: until then nobody is hurried.

        None for no such moment.
        """
        return None

    def choose(self, seen: Mapping[str, Any], level: str, rules: Rules) -> dict[str, Any]:
        """Return what a built-in player does who has `seen` that much, as JSON."""
        return players.choose(seen, level, rules)

    def with_trick(self, winner: int) -> Self:
        """Return the kind after a trick that a seat has taken."""
        return self

    def closed_by(self, row: Row) -> bool:
        """Whether the table is closed by the end of a hand."""
        return False

    def is_played_out(self, hands: int, now: float) -> bool:
        """Whether the game ends before its next deal, after so many hands that count."""
        return False

    def longer(self, seconds: float) -> Self:
        """Return the kind of a table that has paused for so long."""
        return self

    @classmethod
    def of(cls, kind: "Kind") -> Self | None:
        """Return a table's kind with what this one alone knows; None for another kind."""
        return kind if isinstance(kind, cls) else None
