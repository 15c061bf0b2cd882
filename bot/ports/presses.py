"""The way in, as adapters see it: what people do, and who takes it."""

from dataclasses import dataclass
from typing import Protocol

from bot.people import Chat, Person
from bot.screen import Answer


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
