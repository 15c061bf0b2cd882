"""The way in, as adapters see it: what people do, and who takes it."""

from dataclasses import dataclass, field
from typing import Protocol

from bot.people import Chat, Person
from bot.screen import Answer


@dataclass(frozen=True, slots=True)
class Command:
    """A typed command, without its slash."""

    name: str
    """In lower case."""

    args: str = ""
    """What was typed behind it, as typed."""

    addressed: bool = False
    """Whether the bot's name behind the command says that this bot is meant and no other."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A pressed button."""

    data: str
    """The button's data, as it came: nobody has checked it yet."""

    message: str | None = None
    """The id of the message it stands on; None where that is not known."""

    beside: tuple[str, ...] = ()
    """The data of all buttons of that message, as the platform itself has them; empty where it does not say."""


@dataclass(frozen=True, slots=True)
class Editable:
    """How the message can be changed later that a press is answered with, and that only the presser sees."""

    handle: str = field(repr=False)
    """The platform's own word for that message (`bot.ports.messenger.EditsAnswers`). A secret: whoever has it can
    change the message."""

    seconds: float
    """How long it may be used."""

    anew: bool = False
    """Whether that is a new message, and not the one that was pressed."""


@dataclass(frozen=True, slots=True)
class Press:
    """Anything a person does: a button pressed or a command typed. Nothing else is known at the edge."""

    person: Person
    """Who does it."""

    chat: Chat
    """Where."""

    input_id: str
    """The platform's name for this input, so that one delivered twice does nothing twice."""

    what: Command | Pressed
    """What the person does."""

    admin: bool = False
    """Whether the person may speak for the chat."""

    anonymous: bool = False
    """Whether no person can be known (an anonymous admin, a channel, another bot)."""

    ephemeral: bool = False
    """Whether answers are shown to the asker alone, though others are in the chat."""

    editable: Editable | None = None
    """How the message in answer can be changed later; None where it cannot, or where others see it too."""

    together: str = ""
    """Names all who may be the same person as the asker, as those at one page; empty where a person is one."""

    sender: str = ""
    """The address that it came from; empty where that says nothing."""


class Service(Protocol):
    """The way in, as adapters see it."""

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or say kindly why not. Never raises for anything a person did."""

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        """A group has a new id: its tables move along. May be told twice."""

    async def chat_opened(self, chat: str) -> None:
        """The bot has come (back) to a chat, by its key: what is shown there may have been refused before."""

    async def private_chat_opened(self, person: Person) -> None:
        """A person can now be written to in private (again)."""

    async def private_chat_closed(self, person: Person) -> None:
        """A person blocked the bot."""
