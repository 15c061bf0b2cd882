"""The store of tables, and of the tournaments and days beside them: what is kept of one, and how it is written."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Protocol

from bot.ports.schedule import Claim


class CommitResult(StrEnum):
    """How a commit ended."""

    DONE = "done"
    """It is written."""

    CONFLICT = "conflict"
    """Somebody else wrote first: load and try again."""

    DUPLICATE = "duplicate"
    """This input was applied before."""


@dataclass(frozen=True, slots=True)
class Stored:
    """A document as it lies in the store: a table, a tournament, a day."""

    version: int
    """Grows with every commit."""

    what: str
    """The word of its type, e.g. `table`, written once as it is created."""

    schema: int
    """The form of its JSON, a number for each type."""

    body: bytes
    """Its JSON. It holds secrets: all hands, and what packs are shuffled with."""

    rules: bytes = b""
    """The rules of its game as JSON (`engine.rules.stored`), written once as it begins; empty before."""


class SurfaceKind(StrEnum):
    """What a surface is: a message that a table calls for."""

    BOARD = "board"
    """The table as everybody in a chat sees it: the lobby, then a message for each hand."""

    OVER = "over"
    """The end of the game."""

    HAND = "hand"
    """A person's own hand, in private."""

    NUDGE = "nudge"
    """The reminder that somebody is to move."""

    STANDINGS = "standings"
    """The standings at the end of a tournament's round: a message of its own, which stays."""

    QUESTION = "question"
    """A question to a person in private, until it is answered."""

    ANSWER = "answer"
    """A person's own hand in answer to a press, which only they see; never sent, only edited."""

    CLOSING = "closing"
    """The closed list of a deal's shares, and the beacon's round: never edited, never deleted."""


class SurfaceName(NamedTuple):
    """What tells a surface of a table from its others."""

    kind: SurfaceKind
    """What it is."""

    number: int
    """The hand that a board was begun for, the number of a hand's message or of an answer, the decision that a nudge is
    about, the deal whose list is closed; or 0."""

    place: str
    """The key of the chat it stands in, or of the person whose private chat it is."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A surface as it was last shown."""

    message: str | None
    """The message's id; None while a send is under way or was lost."""

    digest: str
    """Of what it shows (`Screen.digest`)."""

    at: float
    """When it was shown, in seconds since the epoch."""

    nonce: str = ""
    """Of the send, so that a retry shows nothing twice; empty while nothing is being sent."""

    refused: str = ""
    """Why the last try failed, e.g. `blocked`; empty if it did not."""

    refusals: int = 0
    """How many tries in a row have failed like that, in its chat."""

    after: str = ""
    """The id of a message behind which a copy of this one may lie, as the outcome of a send was unknown; empty for
    none."""

    looks: int = 0
    """How many messages are still to be looked at for that copy."""

    plain: bool = False
    """Whether that copy has no buttons."""

    then: str = ""
    """The same as `after`, for a copy that is looked for next: of a message that was sent while the look behind `after`
    was not over yet. Empty for none."""


class Rest(StrEnum):
    """How a round with a table ended."""

    ASLEEP = "asleep"
    """Its time of attention is set."""

    WOKEN = "woken"
    """A newer commit wants attention at once."""

    LOST = "lost"
    """The partition has a newer holder; nothing was written."""


class TableStore(Protocol):
    """Documents, above all tables, their logs, and when each wants attention. One commit is one atomic write."""

    async def load(self, table_id: str) -> Stored | None:
        """Return the table, or None if there is none."""

    async def version(self, table_id: str) -> int | None:
        """Return the table's version only: the cheap question of a warm cache."""

    async def was_applied(self, table_id: str, input_id: str) -> bool:
        """Whether a commit with this input has been done and is still remembered."""

    async def commit(
        self,
        table_id: str,
        *,
        expected: int,  # version that the change was made on; 0 creates the document
        what: str,  # the word of its type
        schema: int,
        body: bytes,
        rules: bytes = b"",  # of the game that begins with this commit; empty leaves what is stored
        log: Sequence[bytes] = (),
        input_id: str | None = None,
        wake: float,
        version: int | None = None,  # to write, above `expected`; None for the next one
        announce: bool = True,  # to the workers that listen; without it they find the table when they look for due ones
    ) -> tuple[CommitResult, Stored | None]:
        """Write the table's new version, append `log`, remember `input_id`, and want attention at `wake`.

        On CONFLICT the newer table comes back with the answer, so that a retry costs no further load. Raises
        NotYetSafe for a commit that is written and has to wait: `load` and `version` tell of it once it is safe.
        """

    async def log(self, table_id: str) -> list[bytes]:
        """Return every entry of the table's log, oldest first."""

    async def review(self, table_id: str, seat: int) -> bytes | None:
        """Return the review of a finished game that was kept for a seat; None where there is none."""

    async def keep_review(self, table_id: str, seat: int, review: bytes) -> None:
        """Keep the review of a finished game for a seat, as long as the game itself."""

    async def reviewing(self, table_id: str, seat: int) -> bytes | None:
        """Return how far the review for a seat has come; None where nobody is at it."""

    async def begin_review(self, table_id: str, seat: int, progress: bytes) -> bool:
        """Take the review for a seat upon oneself. False if somebody is at it, here or in another process.

        Who tells nothing of it for half a minute is taken for dead.
        """

    async def go_on_with_review(self, table_id: str, seat: int, progress: bytes | None) -> None:
        """Tell how far it has come; None that it has ended."""

    async def forget_reviews(self, table_id: str, seats: Sequence[int]) -> None:
        """Forget the reviews of a finished game that were kept for seats."""

    async def shown(self, table_id: str) -> dict[SurfaceName, Shown]:
        """Return the surfaces of a table as last shown, by surface name."""

    async def settled(self, table_id: str) -> bool:
        """Whether every message of a table shows what is written down: see `sleep_until`.

        False also where nobody can say: after a newer commit, and after a change of the store's server.
        """

    async def show(
        self, table_id: str, changes: Mapping[SurfaceName, Shown | None], *, claim: Claim | None = None
    ) -> bool:
        """Record surfaces as shown (None forgets one). False if `claim` is no longer the newest holder's."""

    async def sleep_until(
        self,
        table_id: str,
        at: float,
        *,
        version: int,
        shown: Mapping[SurfaceName, Shown] | None = None,
        claim: Claim | None = None,
        settled: bool = False,
    ) -> Rest:
        """Record surfaces as shown, and set the time of attention if the table is still at `version`.

        `settled` says that with these, every message shows what is written down.
        WOKEN if it is not: a newer commit has set a time already. LOST if `claim` is no longer the newest holder's.
        """

    async def forget(self, table_id: str, *, version: int | None = None) -> bool:
        """Take the table off the wake set (it wants no attention any more); its data expires after a while.

        With `version`, only if the table is still at it; False if not: a newer commit wants attention.
        """

    async def naming(self, person: str) -> list[str]:
        """Return the ids of the tables, live or at rest, that may name a person by key, or lie beside what does.

        Everything that is kept is looked through: seconds where there is much.
        """

    async def strike_out(self, table_id: str, person: str, chats: Sequence[str] = ()) -> None:
        """Forget what lies beside a table of a person, by key, and of the private `chats` with them.

        That is: which hands are shown to them, what else is shown in these chats, and which inputs came from there.
        """

    async def delete(self, table_id: str, *, version: int) -> bool:
        """Delete a table with all that lies beside it; only if it is still at `version`, False if it is not."""
