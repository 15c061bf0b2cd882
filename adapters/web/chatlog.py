"""The messages of the playground's chats. Telegram and Discord keep them for us; here they are ours to keep."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Literal, Protocol

from pydantic import BaseModel, ConfigDict

from bot.screen import Screen

Kind = Literal["said", "screen", "reply"]


class Unavailable(Exception):
    """The chat log cannot be reached now. Whether the last call took effect is not known."""


class Message(BaseModel):
    """One message of a chat; whoever is in the chat may see it."""

    model_config = ConfigDict(frozen=True)

    kind: Kind
    """A person's typed line (`said`), a screen of a table (`screen`), or a reply beside it (`reply`)."""

    at: float
    """When it was first sent, in seconds since the epoch."""

    author: str = ""
    """The id of the person who said it; empty for the bot."""

    text: str = ""
    """What the person said, plain."""

    screen: Screen | None = None
    """What the bot shows."""

    document: tuple[str, str] | None = None
    """The name of a file with it, and the id to fetch it by."""


@dataclass(frozen=True, slots=True)
class ChatChange:
    """A message as it is now."""

    id: str
    """The message's id."""

    revision: int
    """Grows with every change in the chat."""

    message: Message | None
    """The message; None once it was deleted."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What happened in a chat after a revision."""

    revision: int
    """The newest one now."""

    changes: tuple[ChatChange, ...]
    """The newest state of each message that has changed, oldest change first."""

    reset: bool = False
    """Whether the reader knows a log that is no more, and has to begin anew."""


class ChatLog(Protocol):
    """Messages by chat. Ids are numbers that rise; every change has a revision, so that a reader can catch up.

    Every method raises Unavailable while the log cannot be reached.
    """

    async def add(self, chat: str, message: Message, *, nonce: str) -> str:
        """Append a message and return its id. The same nonce adds nothing again and returns the first id."""

    async def message(self, chat: str, message: str) -> Message | None:
        """Return a message, None if it was deleted or is forgotten."""

    async def change(self, chat: str, message: str, new: Message) -> bool:
        """Replace a message in place. False if it is not there any more."""

    async def remove(self, chat: str, message: str) -> None:
        """Delete a message; one that is gone already is fine."""

    async def since(self, chat: str, revision: int) -> Changes:
        """Return what changed after a revision, oldest change first; revision 0 is the beginning."""

    def changed(self) -> AsyncIterator[str | None]:
        """Yield the id of each chat as it changes, by any process. None: anything may have changed unheard."""

    async def keep_document(self, name: str, content: bytes) -> str:
        """Keep a file and return the id to fetch it by."""

    async def document(self, document: str) -> tuple[str, bytes] | None:
        """Return a file's name and content."""

    async def keep_answer(self, input_id: str, answer: bytes) -> None:
        """Remember what an input was answered with."""

    async def answer(self, input_id: str) -> bytes | None:
        """Return what an input was answered with, None if it was not answered yet."""
