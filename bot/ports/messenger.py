"""The outgoing side of a platform, and what can go wrong there."""

from collections.abc import Collection
from typing import Protocol

from bot.people import Chat, Person
from bot.screen import Screen


class NotDelivered(Exception):
    """A message could not be delivered. The subclasses say what follows."""


class Gone(NotDelivered):
    """The message to edit or delete is not there any more."""


class Blocked(NotDelivered):
    """A person or chat cannot be written to (never started, blocked, kicked, no permission).

    `reason` is a short word.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Unwelcome(Blocked):
    """A person takes no messages from us: has blocked us, never let us in, closed the private chat, or is gone."""


class Rejected(NotDelivered):
    """The message itself is not accepted, which no repetition will change."""


class Moved(NotDelivered):
    """The chat has a new id."""

    def __init__(self, new_id: str) -> None:
        super().__init__("chat moved")
        self.new_id = new_id


class Busy(NotDelivered):
    """Try again after `retry_after` seconds (429, 5xx, a broken connection).

    Nothing is known of the call's effect if `unsure`. With `flood` it was one call too many, and no adapter has counted
    that yet.
    """

    def __init__(self, retry_after: float, *, unsure: bool = False, flood: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.1f} s")
        self.retry_after = retry_after
        self.unsure = unsure
        self.flood = flood


class Messenger(Protocol):
    """The outgoing side of one platform. Raises only NotDelivered and its subclasses."""

    platform: str
    """Which platform it is for, e.g. `telegram`."""

    private_hands: bool
    """Whether the hand is also a message of its own in a private chat."""

    pictures: bool
    """Whether tables opened here begin with pictures."""

    must_start: bool
    """Whether a person has to open the private chat before the bot can write there."""

    @property
    def copies(self) -> "FindsCopies | None":
        """What finds copies, on a platform on which a repeated send shows a message twice; elsewhere None."""

    @property
    def answers(self) -> "EditsAnswers | None":
        """What changes messages in answer to a press that only the presser sees; None where there are none such."""

    @property
    def threads(self) -> "MakesThreads | None":
        """What opens threads in chats, on a platform whose chats can have such; elsewhere None."""

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

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return a link to a chat (or a message in it), if the platform has such links."""

    def below(self, chat: Chat, message: str) -> int:
        """Return how many messages stand below one in a chat, as far as the platform lets the bot see that."""

    async def is_member(self, chat: Chat, person: Person) -> bool | None:
        """Whether a person is in a chat now (not banned, not departed). None where the platform does not say."""

    def group_link(self) -> str | None:
        """Return the link that adds the bot to a group; None where there is none."""

    def start_link(self, payload: str) -> str | None:
        """Return the link that opens a private chat with the bot and carries `payload`.

        None where the bot may write to people (or show them things in private) without that.
        """


NO_RIGHTS, NO_FORUM = "no-rights", "no-forum"
"""Why a thread cannot be opened, if the reason is one that the people of a chat can change."""


class MakesThreads(Protocol):
    """A messenger of a platform whose chats can have threads (on Telegram topics), each a chat of its own.

    Raises only NotDelivered and its subclasses.
    """

    async def open_thread(self, chat: Chat, title: str) -> Chat:
        """Open a thread in a chat and return it. Repeated, it opens another.

        Raises Blocked: `NO_FORUM` if the chat is of a kind that has no threads, `NO_RIGHTS` if the bot may open none.
        """

    async def close_thread(self, thread: Chat) -> None:
        """Close a thread: what is in it can still be read. One that is closed already is fine."""


class EditsAnswers(Protocol):
    """A messenger of a platform that shows an answer to its asker alone, and lets it be changed for a while.

    These calls are in none of the platform's budgets. Raises only NotDelivered and its subclasses.
    """

    async def edit_answer(self, handle: str, screen: Screen) -> None:
        """Change an answer in place, by its handle (`bot.ports.presses.Editable`). It keeps being the asker's alone.

        Raises Gone where there is no such answer: not yet, as it is still on its way, or no more; Blocked once the
        handle opens nothing for good.
        """


class FindsCopies(Protocol):
    """A messenger of a platform on which a repeated send shows a message twice.

    Ids of messages rise in the order of sending. Raises only NotDelivered and its subclasses.
    """

    def newest(self, chat: Chat, known: Collection[str]) -> str:
        """Return the highest id of a message in a chat that has been seen or is `known`; empty if there is none."""

    def between(self, chat: Chat, after: str, before: str | None, limit: int) -> list[str]:
        """Return up to `limit` ids that follow `after`, up to `before` (exclusive) where given.

        With `after` empty, the last ones before `before`; none if that is not given either. Ids of messages that this
        messenger knows to be something else are left out.
        """

    async def remove_copy(self, chat: Chat, message: str, *, plain: bool) -> None:
        """Delete a message if it is the bot's own and has buttons, or none if `plain`. Any other stays as it is."""
