"""The questions that every kind of table answers. The answers here are those of an ordinary table.

A kind is a part of a table and does not know it: it gets what it needs as parameters.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from bot.people import Chat, Frozen
from bot.table.deals import ScoreRow
from bot.table.roles import USUAL, Holders, Right
from engine import players
from engine.fairness import Mix
from engine.rules import Rules

FREE_AFTER = 600.0  # seconds that a seat waits for a person who has left it


class Kind(Frozen):
    """The kind of a table; chosen when the table is made, and stored with it."""

    name: str
    """Its name in the store."""

    # Rights.
    rights: ClassVar[Mapping[Right, Holders]] = USUAL
    """The roles with each right."""

    has_judges: ClassVar[bool] = False
    """Whether judges decide instead of opener, admins and votes."""

    must_be_timed: ClassVar[bool] = False
    """Whether every move has a time limit, and the patience with people who are away is fixed."""

    fixed_times: ClassVar[bool] = False
    """Whether nobody can change the times of a turn, not even by vote."""

    reserve: ClassVar[float] = 0.0
    """The seconds beyond the time limit that each seat has in reserve for a whole game."""

    longest_pause: ClassVar[float | None] = None
    """The seconds after which a pause ends by itself; None: never."""

    misses_add_up: ClassVar[bool] = False
    """Whether missed turns count over the whole game, and too many of them are a leaving."""

    own_names: ClassVar[bool] = False
    """Whether people are called by the names that they have chosen for strangers."""

    seat_waits: ClassVar[float] = FREE_AFTER
    """The seconds that a seat waits for a person who has left it, before somebody else may have it."""

    frees_seats: ClassVar[bool] = False
    """Whether seats that were left become free although nobody may take one by a press."""

    rated_a_day: ClassVar[int | None] = None
    """How many games at such tables two people have rated on one day; None where only the usual limit holds."""

    @property
    def queue(self) -> str:
        """The code of the queue that gives the table's seats; empty for none."""
        return ""

    def with_comer(self) -> "Kind":
        """Return the kind after somebody has taken a built-in player's seat during the first hand."""
        return self

    def with_company(self, people: int, agreed: tuple[int, ...]) -> "Kind":
        """Return the kind of a table whose people could move to so many; `agreed` are the seats of who has said yes."""
        return self

    keeps_seats: ClassVar[bool] = False
    """Whether nobody loses a seat: a built-in player plays for whoever leaves or is sent away, and none is removed."""

    totals_count: ClassVar[bool] = False
    """Whether the present totals are the result if the game is ended."""

    others_wait: ClassVar[bool] = False
    """Whether people at other tables wait for its end, so that whoever plays with built-in players is reminded too."""

    offers_review: ClassVar[bool] = True
    """Whether the end of the game offers the review of the players' decisions."""

    def must_let_leave(self) -> None:
        """Raise Refusal where nobody can leave before the end."""

    def must_be_on(self, now: float) -> None:
        """Raise Refusal for a move that comes too late."""

    # Statistics and hints.
    counts: ClassVar[bool] = True
    """Whether the game counts for statistics and ratings."""

    gives_hints: ClassVar[bool] = True
    """Whether a person who plays alone gets hints."""

    takes_back: ClassVar[bool] = True
    """Whether a person who plays alone, in private or in a room of the playground, may take decisions back."""

    tells_worth: ClassVar[bool] = False
    """Whether a person who plays alone is told during the auction how many points such a hand takes at least, even
    without tips."""

    plays_only_card: ClassVar[bool] = False
    """Whether the only legal card of a person who plays alone is played for them: nobody else is there to learn from
    it."""

    pace: ClassVar[float] = 1.0
    """Factor for how long things that happen by themselves take."""

    # The beginning and what follows.
    options: ClassVar[Mapping[str, Any]] = {}
    """The options of the rules that its tables begin with, beside those of their chat."""

    @property
    def level(self) -> str:
        """The level at which the built-in players begin against a person who plays alone."""
        return "normal"

    @property
    def by_preset(self) -> bool:
        """Whether its rules are a preset's, whatever its chat has kept."""
        return False

    def following(self, *, won: bool) -> "Kind | None":
        """Return the kind of the next game of a person who played alone; None for another game of the same people.

        Raises Refusal where the players do not begin the next game themselves.
        """
        return None

    # Messages.
    has_board: ClassVar[bool] = True
    """Whether people play with a board. If not, they play with a private message that shows everything. A board, if
    there is one, is then for spectators and less urgent."""

    crowded: ClassVar[bool] = False
    """Whether its chats show messages of other tables too."""

    nudges: ClassVar[bool] = True
    """Whether the person to move is reminded."""

    @property
    def opens_evening(self) -> bool:
        """Whether an evening that was announced begins with its game."""
        return False

    def boards_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return the chats that have a board."""
        return chats

    def counted_in(self, chats: tuple[Chat, ...]) -> tuple[Chat, ...]:
        """Return the chats that count the game in their statistics."""
        return chats

    @property
    def boards_beside(self) -> int:
        """How many boards share the rate limit of its group."""
        return 1

    # Deals.
    sealed: ClassVar[bool] = True
    """Whether deals are random and sealed, so that they can be checked. If not, `mix_of` fixes them."""

    no_words: ClassVar[str] = ""
    """The refusal for words for a deal; empty where everybody may add some."""

    def mix_of(self, preset: str, hand: int) -> Mix:
        """Return what the pack of an unsealed deal is computed from. Deals count from 1."""
        raise ValueError("the deals of this table are sealed")

    @property
    def lot(self) -> Mapping[str, Any]:
        """The lot that deal 1 comes from instead of an own secret, named as in a record; empty for none."""
        return {}

    def sealed_as(self, code: str) -> str:
        """Return the name of a table, by its code, in the seals of its deals."""
        return code

    # The game.
    @property
    def can_be_played(self) -> bool:
        """Whether this release can go on with the table."""
        return True

    @property
    def ends_at(self) -> float | None:
        """When the table is closed, in seconds since the epoch; until then nobody is hurried. None: never."""
        return None

    def choose(self, seen: Mapping[str, Any], level: str, rules: Rules) -> dict[str, Any]:
        """Return the move of a built-in player with the view `seen`, as JSON."""
        return players.choose(seen, level, rules)

    def with_trick(self, winner: int) -> Self:
        """Return the kind after a seat has taken a trick."""
        return self

    def closed_by(self, row: ScoreRow) -> bool:
        """Whether the end of a hand closes the table."""
        return False

    def is_played_out(self, hands: int, now: float) -> bool:
        """Whether the game ends before the next deal, after a number of `hands` that count."""
        return False

    def longer(self, seconds: float) -> Self:
        """Return the kind after a pause of some seconds."""
        return self

    @classmethod
    def of(cls, kind: "Kind") -> Self | None:
        """Return a table's kind if it is of this class, else None."""
        return kind if isinstance(kind, cls) else None
