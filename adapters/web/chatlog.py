"""The messages of the playground's chats, as values. Unlike on Telegram and Discord, the bot has to store them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.screen import Screen

Kind = Literal["said", "screen", "reply"]


class Frozen(BaseModel):
    """A value that does not change. It is no document in which people are forgotten, as `bot.people.Frozen` is."""

    model_config = ConfigDict(frozen=True, hide_input_in_errors=True)  # it may hold cards


class Message(Frozen):
    """One message of a chat. Everybody in the chat may see what it says."""

    kind: Kind
    """A person's typed line (`said`), a screen of a table (`screen`), or a reply beside it (`reply`)."""

    at: float
    """When it was first sent, in seconds since the epoch."""

    author: str = ""
    """The id of the person who typed it; empty for the bot."""

    asker: str = ""
    """The id of the person that a reply answers; empty if it answers nobody."""

    text: str = ""
    """The line that the person typed, as plain text."""

    language: str = ""
    """The language of a reply: readers of other languages are not shown it. Empty if everybody reads it."""

    screen: Screen | None = None
    """The screen that the bot shows."""

    document: tuple[str, str] | None = None
    """An attached file: its name, and the id to fetch it by."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The changes of a chat after a revision."""

    revision: int
    """The chat's newest revision. It grows with every change."""

    messages: Mapping[str, Message | None]
    """Each changed message by its id in its newest state, None where it was deleted; oldest change first."""

    reset: bool = False
    """Whether the log that the reader knows is gone, so that the reader has to start again."""
