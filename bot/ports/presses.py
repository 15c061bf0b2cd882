"""The incoming side: what people do, and the service to which adapters pass it."""

from dataclasses import dataclass, field, replace
from typing import Any, Literal, Protocol

from bot.codec import ButtonToken, Verb, encode, token_of
from bot.people import Chat, Person, PersonKey
from bot.screen import Answer


@dataclass(frozen=True, slots=True)
class Command:
    """A typed command, without its slash."""

    name: str
    """Its name, in lower case."""

    args: str = ""
    """What was typed after it, unchanged."""

    addressed: bool = False
    """Whether the command names this bot, as in `/play@bot`."""

    message: str | None = None
    """The id of the message it was typed in, which an edit keeps; None where a command leaves no message."""

    edited: bool = False
    """Whether it was typed by editing that message."""

    mentioned: tuple[tuple[str, str], ...] = ()
    """The words in `args` that mention a person, each with that person's key. Only an argument that takes a person
    reads them; elsewhere they are words like others."""


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press of a button."""

    data: str
    """The button's data, not checked yet."""

    message: str | None = None
    """The id of the message it stands on; None if unknown."""

    beside: tuple[str, ...] = ()
    """The data of all buttons of that message, from the platform; empty if it does not say."""


@dataclass(frozen=True, slots=True)
class StudyRequest:
    """A window's request for data about a finished game or a study. The answer has it as `data`."""

    part: Literal["hand", "review", "board", "keep", "kept", "load", "drop", "play", "puzzle", "lesson"]
    """The request: the steps of a hand, the asker's review of the game, or the game as a study; keep a study; list,
    load or delete kept ones; play on from a place; a puzzle; or a step of a lesson."""

    table: str = ""
    """The code of the game; empty for the asker's newest, and for a kept study that was no game here."""

    hand: int = 1
    """The hand, from 1."""

    seat: int | None = None
    """The seat from which the steps are shown; None for all cards open."""

    record: Any = None
    """The study to keep or to play on from, not checked yet."""

    place: tuple[int, tuple[int, ...], int] = (0, (), 0)
    """The place to play on from: the hand, the line, and the step."""

    study: str = ""
    """The code of a kept study; empty for a new one."""

    name: str = ""
    """The name that the study gets."""

    level: str = "normal"
    """The level of the built-in players."""

    puzzle: str = ""
    """What is asked of a puzzle, as the argument of its button; empty for the next puzzle."""

    lesson: str = ""
    """What is asked of the lessons, as the argument of its button; empty for the list of them."""


@dataclass(frozen=True, slots=True)
class Editable:
    """How an answer that only the presser sees can be edited later."""

    handle: str = field(repr=False)
    """The platform's handle of that message (`bot.ports.messenger.EditsAnswers`). A secret, as it allows edits."""

    seconds: float
    """How many seconds the handle works."""

    anew: bool = False
    """Whether the answer is a new message, and not an edit of the pressed one."""


@dataclass(frozen=True, slots=True)
class Press:
    """Anything a person does: a button pressed or a command typed."""

    person: Person
    """The person who did it."""

    chat: Chat
    """The chat it came from."""

    input_id: str
    """The platform's id of this input, so that an input delivered twice is applied once."""

    what: Command | Pressed | StudyRequest
    """The button, the command, or the window's request."""

    admin: bool = False
    """Whether the person is an admin of the chat."""

    anonymous: bool = False
    """Whether the person is unknown: an anonymous admin (`admin` is true too, and `person` is the chat's own name), a
    channel, or another bot."""

    ephemeral: bool = False
    """Whether only the asker sees the answers, though others are in the chat."""

    editable: Editable | None = None
    """How the answer can be edited later; None if it cannot, or if others see it too."""

    together: str = ""
    """A key that all people who may be one person share, such as those in one browser. Empty where accounts tell people
    apart."""

    sender: str = ""
    """The network address that it came from; empty if that means nothing."""

    place: str = ""
    """The platform's own name for the chat, as signed for windows (`bot.ports.sessions.SignedIn.place`); empty if the
    platform does not give it."""

    window: str | None = None
    """The code of the table in the window that it came from; empty for a window without a table, None if it did not
    come from a window. Such a press counts as one in the private chat, but does not prove that this chat is open."""

    speaks_for: Chat | None = None
    """The home chat of that table, if the platform says that the person is an admin of it; else None."""

    @property
    def reader(self) -> PersonKey | None:
        """The key of the person, if they read private answers on a page that is theirs; None in other chats."""
        return self.person.key if self.window is not None or self.person.platform == "web" else None

    @property
    def in_window(self) -> bool:
        """Whether it came from a page that has lines to type in where a chat's person would type a command."""
        return self.window is not None or (self.person.platform == "web" and self.ephemeral)

    def for_hand(self) -> "Press | None":
        """Return the press that shows the hand of the button's table; None for a button without a table.

        It is this one if it is a command, or shows the hand itself.
        """
        if not isinstance(self.what, Pressed):
            return self
        token = token_of(self.what.data)
        if token is None:
            return None
        if token.verb is Verb.HAND:
            return self
        what = replace(self.what, data=encode(ButtonToken(token.table, 0, Verb.HAND)))
        return replace(self, input_id=f"{self.input_id}:hand", what=what)


class Service(Protocol):
    """The application, as adapters see it."""

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or answer why not. Never raises for anything a person did."""

    async def chat_moved(self, platform: str, old_id: str, new_id: str) -> None:
        """Handle a group's new id: its tables move with it. Idempotent."""

    async def chat_opened(self, chat: str) -> None:
        """Handle that the bot was added (again) to a chat, given by its key. Messages refused there are retried."""

    async def private_chat_opened(self, person: Person) -> None:
        """Handle that the bot can write to a person in private (again)."""

    async def private_chat_closed(self, person: Person) -> None:
        """Handle that a person blocked the bot."""
