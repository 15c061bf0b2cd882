"""What the application asks of the outside: the protocols that adapters fulfil."""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol

from bot.people import Chat, Person
from bot.screen import Answer, Reply, Screen

# ---------------------------------------------------------------------------------------------- the store of tables


class CommitResult(StrEnum):
    """How a commit ended."""

    DONE = "done"
    CONFLICT = "conflict"  # somebody else wrote first: load and try again
    DUPLICATE = "duplicate"  # this input was applied before


@dataclass(frozen=True, slots=True)
class Stored:
    """A table as it lies in the store: its version, its schema number and its JSON."""

    version: int
    schema: int
    body: bytes


@dataclass(frozen=True, slots=True)
class Shown:
    """A surface as it was last shown. `message` is None while a send is under way or was lost."""

    message: str | None
    digest: str
    at: float  # seconds since the epoch
    nonce: str = ""  # of the send, so that a retry shows nothing twice
    refused: str = ""  # why the last try failed, e.g. `blocked`
    after: str = ""  # id of a message after which a copy can be whose sending had an unknown outcome …
    looks: int = 0  # … and how many messages are still to be looked at for it
    plain: bool = False  # whether that copy has no buttons


class Rest(StrEnum):
    """How a round with a table ended."""

    ASLEEP = "asleep"
    WOKEN = "woken"  # a newer commit wants attention at once
    LOST = "lost"  # the partition has a newer holder; nothing was written


@dataclass(frozen=True, slots=True)
class Claim:
    """A partition held by this worker.

    `fence` grows with every change of holder; `expires` is seconds since the epoch.
    """

    partition: int
    fence: int
    expires: float


@dataclass(frozen=True, slots=True)
class Sums:
    """What a person's finished games add up to, or what one game adds: numbers by their name.

    The names stand in `bot.finished.standings`. `name` is what the person was called last. Empty for somebody without a finished game.
    """

    name: str = ""
    numbers: Mapping[str, float] = field(default_factory=dict)


class TableStore(Protocol):
    """Tables, their logs, and when each wants attention. One commit is one atomic write."""

    async def load(self, table: str) -> Stored | None:
        """Return the table, or None if there is none."""

    async def version(self, table: str) -> int | None:
        """Return the table's version only: the cheap question of a warm cache."""

    async def was_applied(self, table: str, input_id: str) -> bool:
        """Whether a commit with this input has been done and is still remembered."""

    async def commit(
        self,
        table: str,
        *,
        expected: int,  # version that the change was made on; 0 creates the table
        schema: int,
        body: bytes,
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

    async def log(self, table: str) -> list[bytes]:
        """Return every entry of the table's log, oldest first."""

    async def shown(self, table: str) -> dict[str, Shown]:
        """Return the surfaces of a table as last shown, by surface name."""

    async def settled(self, table: str) -> bool:
        """Whether every message of a table shows what is written down: see `sleep_until`.

        False also where nobody can say: after a newer commit, and after a change of the store's server.
        """

    async def show(self, table: str, changes: Mapping[str, Shown | None], *, fence: Claim | None = None) -> bool:
        """Record surfaces as shown (None forgets one). False if `fence` is no longer the newest holder's."""

    async def sleep_until(
        self,
        table: str,
        at: float,
        *,
        version: int,
        shown: Mapping[str, Shown] | None = None,
        fence: Claim | None = None,
        settled: bool = False,
    ) -> Rest:
        """Record surfaces as shown, and set the time of attention if the table is still at `version`.

        `settled` says that with these, every message shows what is written down.
        WOKEN if it is not: a newer commit has set a time already. LOST if `fence` is no longer the newest holder's.
        """

    async def forget(self, table: str, *, version: int | None = None) -> bool:
        """Take the table off the wake set (it wants no attention any more); its data expires after a while.

        With `version`, only if the table is still at it; False if not: a newer commit wants attention.
        """


RENEW_EVERY = 1.5  # seconds between two calls of `Attention.claim`
FOR_EVER = 7 * 86_400.0  # seconds until a table that waits without limit is looked at again


class Attention(Protocol):
    """Who looks after which tables."""

    async def claim(self, worker: str, now: float) -> list[Claim]:
        """Take or renew a fair share of the partitions for this worker and return those held.

        Where the store's server has changed, the tables that were in play lately are due from now on.
        """

    async def last_alive(self) -> float | None:
        """Return when any worker last renewed its claims, seconds since the epoch; None if never."""

    async def release(self, worker: str) -> None:
        """Give every partition back at once."""

    async def backlog(self, claims: Sequence[Claim], now: float) -> tuple[int, float]:
        """Return how many tables want attention in the partitions held, and how late the oldest is, in seconds."""

    async def everywhere(self) -> list[tuple[str, float]]:
        """Return every table that wants attention, in any partition, with its time."""

    def partition(self, table: str) -> int:
        """Return the partition that a table lies in."""

    async def due(
        self, claims: Sequence[Claim], now: float, limit: int, skipped: Collection[str] = ()
    ) -> list[tuple[str, Claim]]:
        """Return tables whose time has come, in the partitions held, oldest first, without those `skipped`."""

    async def next_due(self, claims: Sequence[Claim]) -> float | None:
        """Return the earliest time of attention in the partitions held."""

    def woken(self) -> AsyncIterator[str]:
        """Yield the ids of tables committed by anybody in the partitions claimed last, as it happens.

        Best effort: `due` is what counts.
        """


# --------------------------------------------------------------------------------- everything else that is remembered


class Directory(Protocol):
    """People, chats and finished games: small documents beside the tables. Every write is idempotent."""

    async def person(self, person: str) -> dict[str, Any]:
        """Return what is remembered of a person by key (language, switches, whether the private chat is open)."""

    async def save_person(self, person: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a person's document; a None takes a field away."""

    async def forget_person(self, person: str) -> None:
        """Delete everything that is remembered of a person."""

    async def chat(self, chat: str) -> dict[str, Any]:
        """Return what is remembered of a chat by key (language, default rules, switches)."""

    async def save_chat(self, chat: str, changes: Mapping[str, Any]) -> None:
        """Merge changes into a chat's document; a None takes a field away."""

    async def move_chat(self, old: str, new: str) -> None:
        """Carry a chat's document and its link over to its new key (a group became a supergroup)."""

    async def table_of_chat(self, chat: str) -> str | None:
        """Return the id of the table that is open in a chat."""

    async def link_chat(self, chat: str, table: str | None) -> None:
        """Set or clear the table open in a chat."""

    async def claim_chat(self, chat: str, table: str, *, instead_of: str | None = None) -> str:
        """Set the table open in a chat, unless there is one other than `instead_of`; return the id of the open one."""

    async def tables_of_person(self, person: str) -> list[str]:
        """Return the ids of the live tables a person sits at, newest first."""

    async def link_person(self, person: str, table: str, *, on: bool) -> None:
        """Add a table to a person's live ones, or take it off."""

    async def archive(
        self, table: str, summary: Mapping[str, Any], people: Sequence[str], chats: Sequence[str]
    ) -> None:
        """Remember a finished game under each of its people and chats."""

    async def finished(self, key: str, limit: int) -> list[dict[str, Any]]:
        """Return the summaries of the finished games of a person or chat key, newest first."""

    async def count(self, game: str, added: Mapping[str, Sums], chats: Sequence[str]) -> None:
        """Add a finished game to the sums of its people, by key, and to those of its chats, once.

        Told again, even with other numbers, it completes what was begun with the first ones.
        """

    async def was_counted(self, game: str) -> bool:
        """Whether a finished game has been added to all sums."""

    async def sums(self, people: Sequence[str]) -> list[Sums]:
        """Return what the finished games of each person add up to, wherever they were played."""

    async def sums_in(self, chat: str) -> dict[str, Mapping[str, float]]:
        """Return by person key what the finished games of a chat add up to."""


class Limits(Protocol):
    """Budgets of calls, shared by all processes."""

    async def take(self, chat: Chat, now: float) -> float:
        """Take one call from a chat's budget.

        Returns 0.0 if it may go out now, else the seconds to wait (nothing is taken).
        """

    async def take_spare(self, chat: Chat, now: float) -> float:
        """Do the same for a call that can wait: it is taken only where calls are left for what matters more."""

    async def block(self, chat: Chat, until: float) -> None:
        """Hold a chat's calls back until a time: the platform said so."""


class Cause(StrEnum):
    """Why the store did not do what was asked, in a word for logs and for `/readyz`."""

    NO_ANSWER = "no-answer"  # no connection, or nothing came back in time
    BUSY = "busy"  # it runs somebody else's script
    LOADING = "loading"  # it reads its data after a start
    NO_PASSWORD = "no-password"  # noqa: S105 - it wants another user or password
    NO_PERMISSION = "no-permission"  # its user may not do this
    DISK = "disk"  # it cannot write its file
    MEMORY = "memory"  # its memory is full
    READ_ONLY = "read-only"  # it is a replica, most likely since a moment ago
    NO_REPLICAS = "no-replicas"  # too few replicas follow
    CLUSTER_DOWN = "cluster-down"  # nobody serves this part of the cluster, or it is just moving


class Unavailable(Exception):
    """The store could not be reached, or takes nothing just now. What was asked may or may not have happened.

    `cause` says why. The text of a server's error never gets here: it can repeat the state of a table.
    """

    def __init__(self, cause: Cause = Cause.NO_ANSWER) -> None:
        super().__init__(cause)
        self.cause = cause


class NotYetSafe(Unavailable):
    """A commit is written, but not yet as safe as it has to be before anybody sees it. The store goes on trying."""


@dataclass(frozen=True, slots=True)
class NodeHealth:
    """How a server of the store is: `cause` says in a short word what ails it, and is empty if nothing does."""

    name: str
    cause: str = ""
    writes: bool = True  # whether what keeps the games going can be written there


class Nodes(Protocol):
    """The servers of the store."""

    async def health(self) -> Sequence[NodeHealth]:
        """Ask each server that takes writes how it is. A server that does not answer is ill; nothing is raised."""


# ------------------------------------------------------------------------------------------------- platforms, outgoing


class Delivery(Exception):
    """A message could not be delivered. The subclasses say what follows."""


class Gone(Delivery):
    """The message to edit or delete is not there any more."""


class Blocked(Delivery):
    """A person or chat cannot be written to (never started, blocked, kicked, no permission).

    `reason` is a short word.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Rejected(Delivery):
    """The message itself is not accepted, which no repetition will change."""


class Moved(Delivery):
    """The chat has a new id."""

    def __init__(self, new_id: str) -> None:
        super().__init__("chat moved")
        self.new_id = new_id


class Busy(Delivery):
    """Try again after `retry_after` seconds (429, 5xx, a broken connection).

    Nothing is known of the call's effect if `unsure`.
    """

    def __init__(self, retry_after: float, *, unsure: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.1f} s")
        self.retry_after = retry_after
        self.unsure = unsure


class Messenger(Protocol):
    """The outgoing side of one platform. Raises only Delivery and its subclasses."""

    platform: str
    private_hands: bool  # whether the hand is also a message of its own in a private chat
    pictures: bool  # whether tables opened here begin with pictures
    must_start: bool  # whether somebody has to open the private chat before the bot can write there

    @property
    def copies(self) -> "FindsCopies | None":
        """What finds copies, on a platform on which a repeated send shows a message twice; elsewhere None."""

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person; raises Blocked if there is none."""

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        """Send a new message and return its id.

        The same nonce shows nothing twice where the platform can promise that.
        """

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place and return its id (a new one, if it had to be replaced). Unchanged is fine."""

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message; one that is gone already is fine."""

    async def reply(self, chat: Chat, reply: Reply, *, to: Person | None) -> None:
        """Send a message beside the table's screens."""

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return a link to a chat (or a message in it), if the platform has such links."""

    async def is_member(self, chat: Chat, person: Person) -> bool:
        """Whether a person is in a chat now (not banned, not departed). True where the platform cannot say."""

    def start_link(self, payload: str) -> str | None:
        """Return the link that opens a private chat with the bot and carries `payload`.

        None where the bot may write to people (or show them things in private) without that.
        """


class FindsCopies(Protocol):
    """A messenger of a platform on which a repeated send shows a message twice. Raises only Delivery.

    Ids of messages rise in the order of sending.
    """

    def newest(self, chat: Chat, known: Collection[str]) -> str:
        """Return the newest message of a chat that is known of, `known` included; empty if there is none."""

    def between(self, chat: Chat, after: str, before: str | None, limit: int) -> list[str]:
        """Return up to `limit` ids that follow `after`, up to `before` (exclusive) where given.

        With `after` empty the last ones up to `before`, none if that is not given either. Without those that this
        messenger knows to be something else.
        """

    async def remove_copy(self, chat: Chat, message: str, *, plain: bool) -> None:
        """Delete a message if it is the bot's own and has buttons, or none if `plain`. Any other stays as it is."""


# ------------------------------------------------------------------------------------------------- platforms, incoming


@dataclass(frozen=True, slots=True)
class Command:
    """A typed command, without its slash: `name` in lower case, `args` as typed.

    `addressed` says that it was meant for this bot and no other, by the bot's name behind the command.
    """

    name: str
    args: str = ""
    addressed: bool = False


@dataclass(frozen=True, slots=True)
class Pressed:
    """A pressed button's data, as it came. `message` is the id of the message it stands on, where known."""

    data: str
    message: str | None = None


@dataclass(frozen=True, slots=True)
class Press:
    """Anything a person does: a button pressed or a command typed. Nothing else is known at the edge.

    `input_id` names the platform's update, so that a redelivery does nothing twice. `admin` says whether the person
    may speak for the chat; `anonymous` that no person can be known (anonymous admin, channel, another bot);
    `ephemeral` that answers are shown to the asker alone, though others are in the chat.
    """

    person: Person
    chat: Chat
    input_id: str
    what: Command | Pressed
    admin: bool = False
    anonymous: bool = False
    ephemeral: bool = False


class Service(Protocol):
    """The way in, as adapters see it."""

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or say kindly why not. Never raises for anything a person did."""

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        """A group has a new id: its tables move along. May be told twice."""

    async def private_chat_opened(self, person: Person) -> None:
        """A person can now be written to in private (again)."""

    async def private_chat_closed(self, person: Person) -> None:
        """A person blocked the bot."""
