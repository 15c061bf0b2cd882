"""The store of documents: tables, tournaments, plans of evenings, days and calls."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol, Self

from bot.people import PlaceKey
from bot.ports.effects import Effect
from bot.ports.schedule import Lead


class CommitResult(StrEnum):
    """The outcome of a commit."""

    DONE = "done"
    """It is written."""

    CONFLICT = "conflict"
    """Another commit came first: try again on the newer version."""

    DUPLICATE = "duplicate"
    """This input was applied before."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored document of any type."""

    version: int
    """A number that rises with every commit."""

    what: str
    """Its type, e.g. `table`."""

    schema: int
    """The version of the form of its JSON, counted for each type."""

    body: bytes
    """Its JSON. It holds secrets: all hands, and the shuffling secrets."""

    rules: bytes = b""
    """The rules of its game as JSON (`engine.rules.stored`), written when the game begins; empty before."""


class SurfaceKind(StrEnum):
    """The kinds of surfaces, which are the messages that a table calls for."""

    BOARD = "board"
    """The table as a chat sees it: the lobby, then a message for each hand."""

    OVER = "over"
    """The end of the game."""

    HAND = "hand"
    """A person's hand, in private."""

    SHOWN_HAND = "shown_hand"
    """A hand of a finished game that a person shows in its home chat."""

    NUDGE = "nudge"
    """The reminder to a player who is to move, or that an evening begins."""

    STANDINGS = "standings"
    """The standings after a tournament's round, or one player's result in it, in a message that stays."""

    NOTICE = "notice"
    """A message that stays: a plan's news for its chat, a judge's decision for a player, or that one wasn't let in."""

    UNSHOWN = "unshown"
    """The line that tells a person in private that a chat takes no messages, until it takes them again."""

    ANSWER = "answer"
    """A person's hand in the answer to a press, which only they see; it is edited, but never sent."""


class SurfaceName(NamedTuple):
    """The name of a surface, unique at its table."""

    kind: SurfaceKind
    """Its kind."""

    of: int
    """Which one of its kind it is, as the functions below count."""

    place: PlaceKey
    """The key of its chat, or of the owner of its private chat."""

    lowered: int = 0
    """How often the board was sent again at the end of its chat; 0 for other kinds."""

    @classmethod
    def board(cls, number: int, place: PlaceKey, lowered: int = 0) -> Self:
        """The board of a hand, or a page of a tournament or plan, by its number from 1."""
        return cls(SurfaceKind.BOARD, number, place, lowered)

    @classmethod
    def over(cls, place: PlaceKey) -> Self:
        """The end of the game; there is one in each chat."""
        return cls(SurfaceKind.OVER, 0, place)

    @classmethod
    def hand(cls, message: int, place: PlaceKey) -> Self:
        """A person's hand, by the number of its message (`Seat.hands`)."""
        return cls(SurfaceKind.HAND, message, place)

    @classmethod
    def shown_hand(cls, place: PlaceKey) -> Self:
        """The shown hand of a finished game; there is one in the home chat."""
        return cls(SurfaceKind.SHOWN_HAND, 0, place)

    @classmethod
    def nudge(cls, decision: int, place: PlaceKey) -> Self:
        """The reminder of a decision, by its number; of the beginning of an evening, 0."""
        return cls(SurfaceKind.NUDGE, decision, place)

    @classmethod
    def standings(cls, round_: int, place: PlaceKey) -> Self:
        """The standings after a round, or a result in it, by the round's number from 1."""
        return cls(SurfaceKind.STANDINGS, round_, place)

    @classmethod
    def notice(cls, number: int, place: PlaceKey) -> Self:
        """News or a judge's decision, by its number among all from 1; that one wasn't let in, 0."""
        return cls(SurfaceKind.NOTICE, number, place)

    @classmethod
    def unshown(cls, chat: int, place: PlaceKey) -> Self:
        """The line about a chat that takes no messages, by the chat's number among the table's."""
        return cls(SurfaceKind.UNSHOWN, chat, place)

    @classmethod
    def answer(cls, number: int, place: PlaceKey) -> Self:
        """A hand in an answer, by the number of the answer."""
        return cls(SurfaceKind.ANSWER, number, place)

    def goes_on_as(self, other: "SurfaceName") -> bool:
        """Whether another message shows the same board further down in the same chat."""
        return self[:3] == other[:3] and self.lowered < other.lowered


@dataclass(frozen=True, slots=True)
class Shown:
    """The record of how a surface was last shown."""

    message: str | None
    """The message's id; None while it is being sent, or if it was lost."""

    digest: str
    """The digest of what it shows (`Screen.digest`)."""

    at: float
    """When it was shown, in seconds since the epoch."""

    nonce: str = ""
    """The nonce of the send under way, so that a retry shows nothing twice; empty without a send."""

    refused: str = ""
    """Why the last try was refused, e.g. `blocked`; empty if it was not."""

    refusals: int = 0
    """How many tries in a row were refused in its chat."""

    copy_after: str = ""
    """The id of a message after which a copy may stand, because the outcome of a send was unknown; empty for none."""

    copy_tries: int = 0
    """How many messages still have to be checked for that copy."""

    copy_without_buttons: bool = False
    """Whether that copy has no buttons."""

    uneditable: bool = False
    """Whether the message before this one took no edits, so that the first refused edit replaces this one too."""

    second_copy_after: str = ""
    """Like `copy_after`, for a second copy, from a send during the first search; searched for next. Empty for none."""


class Rest(StrEnum):
    """The outcome of setting a table's time of attention."""

    ASLEEP = "asleep"
    """It is set."""

    WOKEN = "woken"
    """Not set, as there is a newer commit."""

    LOST = "lost"
    """Nothing was written, as another process leads."""


class TableStore(Protocol):
    """Documents (mostly tables), their logs, and their times of attention. A commit is one atomic write."""

    async def load(self, table_id: str) -> Stored | None:
        """Return the table, or None if there is none."""

    async def version(self, table_id: str) -> int | None:
        """Return only the table's version, to validate a cache."""

    async def was_applied(self, table_id: str, input_id: str) -> bool:
        """Whether a commit with this input was made and is still remembered. Raises Unavailable while it isn't safe."""

    async def commit(
        self,
        table_id: str,
        *,
        expected: int,  # the version that the change was made on; 0 creates the document
        what: str,  # its type
        schema: int,
        body: bytes,
        rules: bytes = b"",  # rules of the game that begins with this commit; empty keeps the stored ones
        log: Sequence[bytes] = (),
        input_id: str | None = None,
        wake: float,
        version: int | None = None,  # the version to write, above `expected`; None for the next one
        effects: Sequence[Effect] = (),  # what is written beside it
    ) -> tuple[CommitResult, Stored | None]:
        """Write the table's new version, append `log`, remember `input_id`, and set the time of attention to `wake`.

        Raises Unmet if the condition of an effect does not hold; nothing is written then.
        CONFLICT comes with the newer table, which saves loading it for the retry. Raises NotYetSafe for a commit that
        is written but not yet safe; `load` and `version` return it once it is.
        """

    async def carry_out(self, effects: Sequence[Effect]) -> None:
        """Carry out effects without a commit. Raises Unmet."""

    async def log(self, table_id: str) -> list[bytes]:
        """Return every entry of the table's log, oldest first."""

    async def review(self, table_id: str, seat: int) -> bytes | None:
        """Return the stored review of a finished game for a seat, if there is one."""

    async def keep_review(self, table_id: str, seat: int, review: bytes) -> None:
        """Store the review of a finished game for a seat. It is kept as long as the game."""

    async def reviewing(self, table_id: str, seat: int) -> bytes | None:
        """Return the progress of a seat's review; None if none is being made."""

    async def begin_review(self, table_id: str, seat: int, progress: bytes) -> bool:
        """Take the lease to make a seat's review, for half a minute; False if another task or process holds it."""

    async def go_on_with_review(self, table_id: str, seat: int, progress: bytes | None) -> None:
        """Renew that lease and store the progress; None ends it."""

    async def forget_reviews(self, table_id: str, seats: Sequence[int]) -> None:
        """Delete the stored reviews of a finished game for these seats."""

    async def shown(self, table_id: str) -> dict[SurfaceName, Shown]:
        """Return the records of a table's surfaces, by name."""

    async def show(
        self, table_id: str, changes: Mapping[SurfaceName, Shown | None], *, lead: Lead | None = None
    ) -> bool:
        """Write records of surfaces (None deletes one). Return False if `lead` is not held any more."""

    async def attend(self, table_id: str, at: float) -> None:
        """Set the time of attention of a live table."""

    async def sleep_until(
        self,
        table_id: str,
        at: float,
        *,
        version: int,
        shown: Mapping[SurfaceName, Shown] | None = None,
        lead: Lead | None = None,
    ) -> Rest:
        """Write records of surfaces, and set the time of attention if the table is still at `version`.

        WOKEN means that a newer commit has set its own time, LOST that `lead` is not held any more.
        """

    async def forget(
        self,
        table_id: str,
        *,
        version: int,
        shown: Mapping[SurfaceName, Shown] | None = None,
        lead: Lead | None = None,
    ) -> Rest:
        """Write records of surfaces, and remove the time of attention if the table is still at `version`.

        Its data expires after a while. 0 is the version of a table that is not there. Answers as `sleep_until`.
        """

    async def naming(self, person: str) -> list[str]:
        """Return the ids of all tables, live or finished, that may name a person, by key, or have data about them.

        The whole store is searched, which takes seconds if it is large.
        """

    async def strike_out(self, table_id: str, person: str, chats: Sequence[str] = ()) -> None:
        """Delete the data beside a table about a person, by key, and about the private `chats` with them.

        These are the records of messages shown to them or in these chats, and the inputs from there.
        """

    async def delete(self, table_id: str, *, version: int) -> bool:
        """Delete a table with all its data, if it is still at `version`; else return False."""
