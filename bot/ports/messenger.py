"""The outgoing side of a platform, and its errors."""

from collections.abc import Collection
from typing import Protocol

from bot.people import Chat, Person
from bot.screen import Screen


class NotDelivered(Exception):
    """A message could not be delivered; the subclasses say why."""


class Gone(NotDelivered):
    """The message to edit or delete does not exist any more."""


class Blocked(NotDelivered):
    """The bot cannot write to this person or chat (not started, blocked, kicked, no permission); `reason` is a word."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


NO_CHAT, THREAD_CLOSED, REJECTED = "no-chat", "thread-closed", "rejected"
"""Reasons that people are told: the chat is deleted or the bot isn't in it; nobody may write in the thread; and, for a
message that was Rejected, that its contents are not accepted."""


class Unwelcome(Blocked):
    """A person has blocked the bot, never started it, closed the private chat, or deleted the account."""


class NoThread(Blocked):
    """The thread was deleted, or the chat has no threads any more; the chat itself may still take messages."""


class Rejected(NotDelivered):
    """The platform does not accept these contents, so repeating the call is useless."""


class Moved(NotDelivered):
    """The chat has a new id."""

    def __init__(self, new_id: str) -> None:
        super().__init__("chat moved")
        self.new_id = new_id


class Busy(NotDelivered):
    """The call failed for now; it can be repeated after `retry_after` seconds (429, 5xx, a broken connection).

    `unsure`: the call may have taken effect. `flood`: it was a 429 that no adapter has counted yet.
    """

    def __init__(self, retry_after: float, *, unsure: bool = False, flood: bool = False) -> None:
        super().__init__(f"retry after {retry_after:.1f} s")
        self.retry_after = retry_after
        self.unsure = unsure
        self.flood = flood


class Messenger(Protocol):
    """The outgoing side of one platform: the base of all messengers. Raises only NotDelivered and its subclasses."""

    platform: str
    """Its name, e.g. `telegram`."""

    private_hands: bool = True
    """Whether hands are also sent as private messages."""

    pictures: bool = False
    """Whether pictures are on by default at tables opened here."""

    must_start: bool = False
    """Whether a person has to open the private chat before the bot can write there."""

    by_invitation: bool = False
    """Whether everybody in a chat was invited by who opened it."""

    own_language: bool = False
    """Whether each person reads everything in their own language, even messages in a chat of several people."""

    copies: "FindsCopies | None" = None
    """The finder of copies, where a repeated send can show a message twice; else None."""

    answers: "EditsAnswers | None" = None
    """The editor of answers that only the presser sees; None where there are none."""

    threads: "MakesThreads | None" = None
    """The opener of threads, where chats can have them; else None."""

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person; raises Blocked if there is none."""

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        """Send a new message and return its id. A repeated nonce sends nothing twice, if the platform supports that."""

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Edit a message and return its id (a new one if it had to be replaced). Unchanged contents are no error."""

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message. One that is already gone is no error."""

    async def without_buttons(self, chat: Chat, message: str) -> None:
        """Take the buttons of a message away. One that is already gone, or has none, is no error."""

    def link_to(self, chat: Chat, message: str | None) -> str | None:  # noqa: ARG002
        """Return a link to a chat or a message in it, if the platform has such links."""
        return None

    def below(self, chat: Chat, message: str) -> int:  # noqa: ARG002
        """Return how many messages stand below this one, as far as the bot can see that."""
        return 0

    async def is_member(self, chat: Chat, person: Person) -> bool | None:  # noqa: ARG002
        """Return whether a person is in a chat now; None if the platform does not say."""
        return None

    async def is_admin(self, chat: Chat, person: Person) -> bool:  # noqa: ARG002
        """Return whether a person is an admin of a chat now; False if the platform does not say."""
        return False

    def group_link(self) -> str | None:
        """Return the link that adds the bot to a group; None if there is none."""
        return None

    def window_link(self, code: str) -> str | None:  # noqa: ARG002
        """Return the link that opens a table's window in this platform's clients; None where there are no windows."""
        return None

    def start_link(self, payload: str) -> str | None:  # noqa: ARG002
        """Return the link that starts a private chat with the bot and passes `payload`; None if that is not needed."""
        return None


NO_RIGHTS, NO_FORUM = "no-rights", "no-forum"
"""The reasons why no thread can be opened that people in the chat can change."""


class MakesThreads(Protocol):
    """An opener of threads (on Telegram: topics), which are chats. Raises only NotDelivered and its subclasses."""

    async def open_thread(self, chat: Chat, title: str) -> Chat:
        """Open a thread in a chat and return it. A repeated call opens another one.

        Raises Blocked: `NO_FORUM` if the chat cannot have threads, `NO_RIGHTS` if the bot may not open any.
        """

    async def close_thread(self, thread: Chat) -> None:
        """Close a thread; it can still be read. One that is already closed is no error."""


class EditsAnswers(Protocol):
    """An editor of answers that only the asker sees, for a while. Raises only NotDelivered and its subclasses.

    These calls count against none of the platform's budgets.
    """

    async def edit_answer(self, handle: str, screen: Screen) -> None:
        """Edit an answer by its handle (`bot.ports.presses.Editable`).

        Raises Gone if there is no such answer (yet, or any more), Blocked once the handle has expired.
        """


class FindsCopies(Protocol):
    """A finder of copies of a message. It is needed where a repeated send can show a message twice.

    Raises only NotDelivered and its subclasses. Message ids rise in the order of sending.
    """

    def newest(self, chat: Chat, known: Collection[str]) -> str:
        """Return the highest id among the messages of a chat that were seen or are `known`; empty if there are none."""

    def between(self, chat: Chat, after: str, before: str | None, limit: int) -> list[str]:
        """Return up to `limit` ids after `after`: the last ones before `before`, if that is known.

        A send is repeated soon after its answer was lost, so a copy stands close before the message that arrived.

        Ids of messages that this messenger knows to be something else are left out.
        """

    def unrecorded(self, chat: Chat, message: str) -> None:
        """Note that the record of a message just sent could not be written, so that a search may find it."""

    async def remove_copy(self, chat: Chat, message: str, *, without_buttons: bool) -> None:
        """Delete a message if it is the bot's own and has buttons (with `without_buttons`: has none); else leave it."""
