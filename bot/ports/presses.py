"""The incoming side: what people do, and the service that adapters pass it to."""

from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

from bot.people import Chat, Person
from bot.screen import Answer


@dataclass(frozen=True, slots=True)
class Command:
    """A typed command, without its slash."""

    name: str
    """In lower case."""

    args: str = ""
    """What was typed after it, unchanged."""

    addressed: bool = False
    """Whether the command names this bot, as in `/play@bot`."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A pressed button."""

    data: str
    """The button's data, not checked yet."""

    message: str | None = None
    """The id of the message it stands on; None if unknown."""

    beside: tuple[str, ...] = ()
    """The data of all buttons of that message, from the platform; empty if it does not say."""


@dataclass(frozen=True, slots=True)
class Study:
    """A window asks for what it draws a finished game from. The answer has it as `data`."""

    part: Literal["hand", "review", "board", "keep", "kept", "load", "drop", "play"]
    """What it asks for: the steps of a hand, the asker's review of the game, the game as a study; to keep a study, to
    list, load or delete kept ones; to play on from a place."""

    table: str = ""
    """The code of the game; empty for the asker's newest, and for a study that is kept and was no game here."""

    hand: int = 1
    """The hand, from 1."""

    seat: int | None = None
    """The seat that the steps are shown as; None for all cards open."""

    record: Any = None
    """The study that is kept or played on from, not checked yet."""

    place: tuple[int, tuple[int, ...], int] = (0, (), 0)
    """Where it is played on from: the hand, the line, and the step."""

    study: str = ""
    """The code of a kept study; empty for a new one."""

    name: str = ""
    """What a study is to be called."""

    level: str = "normal"
    """The level of the built-in players."""


@dataclass(frozen=True, slots=True)
class Editable:
    """How the answer to a press, which only the presser sees, can be edited later."""

    handle: str = field(repr=False)
    """The platform's handle of that message (`bot.ports.messenger.EditsAnswers`). A secret, as it allows edits."""

    seconds: float
    """How long the handle works."""

    anew: bool = False
    """Whether the answer is a new message, and not an edit of the pressed one."""


@dataclass(frozen=True, slots=True)
class Press:
    """Anything a person does: a button pressed or a command typed."""

    person: Person
    """Who did it."""

    chat: Chat
    """Where."""

    input_id: str
    """The platform's id of this input, so that one delivered twice is applied once."""

    what: Command | Pressed | Study
    """What the person did."""

    admin: bool = False
    """Whether the person is an admin of the chat."""

    anonymous: bool = False
    """Whether the person is unknown (an anonymous admin, a channel, another bot)."""

    ephemeral: bool = False
    """Whether only the asker sees the answers, though others are in the chat."""

    editable: Editable | None = None
    """How the answer can be edited later; None if it cannot, or if others see it too."""

    together: str = ""
    """The same for all people who may be one person, such as those in one browser; empty where accounts tell."""

    sender: str = ""
    """The network address it came from; empty if that says nothing."""

    place: str = ""
    """The platform's own name for the chat, as it signs it for windows (`bot.ports.sessions.SignedIn.place`); empty if
    it does not say."""

    window: str | None = None
    """The code of the table whose window it came from, empty for a window without one; None from anywhere else. Such a
    press counts as one in the private chat, but does not prove that this chat is open."""


class Service(Protocol):
    """The application, as adapters see it."""

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or answer why not. Never raises for anything a person did."""

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        """Handle a group's new id: its tables move with it. Idempotent."""

    async def chat_opened(self, chat: str) -> None:
        """Handle that the bot was added (again) to a chat, by its key: messages refused there are retried."""

    async def private_chat_opened(self, person: Person) -> None:
        """Handle that the bot can write to a person in private (again)."""

    async def private_chat_closed(self, person: Person) -> None:
        """Handle that a person blocked the bot."""
