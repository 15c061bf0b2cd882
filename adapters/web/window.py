"""A page's visit to a table from inside a chat client, by a person signed in by the client's platform.

Nothing is stored: each connection draws the person's look again. The page sees a room of two chats, the table's and the
person's own. Their messages are the surfaces of the table.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any, Literal

from cachetools import LRUCache
from pydantic import Field, StringConstraints, TypeAdapter

from adapters.web.chatlog import Frozen, Message
from adapters.web.intake import LOCKS_LIMIT, Do, Named, React, Tap, There, answer_view, command_of
from adapters.web.proof import Proof
from adapters.web.view import PROTOCOL, Names, changes_view, message_view, table_view
from adapters.web.views_sent import ViewsSent
from adapters.web.visit import Frame, TurnedAway
from bot.codec import ButtonToken, Verb, token_of
from bot.people import Person, PersonKey
from bot.ports.presses import Command, Press, Pressed, Service
from bot.ports.sessions import Session, Sessions, SignedIn
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import Doors, Look, Looks
from bot.screen import Answer, Screen

TABLE, ME = "table", "me"  # the two chats; the person's id is the same as their chat's
ANSWERS = 2000  # remembered by a process
OFFERED = 50  # codes of other tables in replies; their buttons may be pressed too
PLACES = 20  # kinds of surfaces at most, in the id of a message
LOWERED = 100_000  # times at most that a board is sent again: once a minute in a month is half of that
LAST = 9 * 10**11  # the id of the end of a game: after those of all hands, and before those of replies
KINDS = list(SurfaceKind)
STAYING = frozenset({SurfaceKind.BOARD})  # surfaces that stay visible when they are past
COMMANDS = (
    "learn",
    "daily",
    "rules",
    "score",
    "standings",
    "judge",
    "language",
    "timer",
    "pause",
    "resume",
    "endgame",
    "leave",
    "stats",
    "help",
    "replay",
)
"""The names of commands that a window accepts, as no other text can be typed in it."""
_RULING = r"judge (reason|fine \d{1,3} #\d{1,3}|both \d{1,3} #\d{1,3}) .{1,120}"  # what a field of the desk completes
_TYPED = rf"^/({'|'.join(COMMANDS)}|rules minute|replay [A-Z0-9]{{1,12}}|{_RULING})$"

BEGINNING = frozenset({"play", "learn", "daily"})  # commands that open a table
BEGINS = frozenset({Verb.PRACTISE, Verb.LEARN, Verb.SHORT, Verb.DAILY, Verb.AGAIN})  # buttons that open a table

Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{0,32}$")]


class Hello(Frozen):
    """The first message of a window."""

    session: Secret
    """The secret name of the session."""

    table: Code = ""
    """The code of the table to show; empty for the list of the person's tables."""

    since: dict[str, int] = Field(default_factory=dict)
    """The newest version that the page knows, by chat."""

    hidden: bool = False
    """Whether nobody can see the page now."""


class WindowTap(Tap):
    """A pressed button."""

    person: Literal["me"] = "me"
    """Who presses."""

    chat: Literal["table", "me"] = "table"
    """The chat of the button's message."""


class WindowDo(Do):
    """A command that has no button on a screen. Nothing else can be typed."""

    person: Literal["me"] = "me"
    """Who acts."""

    chat: Literal["table", "me"] = "table"
    """Where the page would have typed it; in a window it is always the private chat."""

    command: Annotated[str, StringConstraints(pattern=_TYPED)]
    """The command, with its slash."""


class Open(Named, extra="forbid"):
    """A request to show another table."""

    type: Literal["open"]
    """The kind of input."""

    table: Code
    """The table's code; empty for the list of the person's tables."""


@dataclass(frozen=True, slots=True)
class WindowParts:
    """The parts of the application that windows use."""

    service: Service
    """Handles presses."""

    sessions: Sessions
    """Finds who is signed in."""

    doors: Doors
    """Decides who may look at which table."""

    looks: Looks
    """Draws what each person is shown."""

    now: Callable[[], float] = time.time
    """Returns the time, in seconds since the epoch."""


class Answers:
    """The answers of a process to inputs. A repeated input gets the first answer."""

    def __init__(self) -> None:
        self._known: LRUCache[str, list[Frame]] = LRUCache(ANSWERS)
        self._locks: LRUCache[str, asyncio.Lock] = LRUCache(LOCKS_LIMIT)

    async def once(self, name: str, apply: Callable[[], Awaitable[list[Frame]]]) -> list[Frame]:
        """Return the answer to an input; `apply` is called only for a new one. Repetitions wait for the first."""
        async with self._locks.setdefault(name, asyncio.Lock()):
            if name not in self._known:
                self._known[name] = await apply()
            return self._known[name]


class WindowVisit:
    """Fulfils `adapters.web.visit.Visit`."""

    inputs: TypeAdapter[Any] = TypeAdapter(
        Annotated[WindowTap | WindowDo | Open | React | There, Field(discriminator="type")]
    )

    def __init__(self, parts: WindowParts, answers: Answers, sender: str) -> None:
        """`sender` is the page's address."""
        self._parts = parts
        self._answers = answers
        self._sender = sender
        self._secret = ""
        self._person: Person | None = None
        self._signed: SignedIn | None = None
        self._code = ""
        self._since: Mapping[str, int] = {}
        self._proof = Proof(parts.doors, parts.now)
        self._shows: tuple[str, str] | None = None  # what the page was sent last: whether a table, and which
        self._names: dict[SurfaceName, str] = {}  # the ids of its messages
        self._views_sent: dict[str, dict[str, dict[str, Any]]] = {TABLE: {}, ME: {}}  # views by chat and id
        self._at: dict[str, float] = {}  # when a message was shown first, by its id
        self._views_of_tables = ViewsSent()
        self._seat: dict[str, int] = {}  # the person's seat, by the table's code
        self._room: Frame | None = None
        self._offered: list[str] = []
        self._sent = ("", 0)  # the table last sent to the page, and its version
        self.lapses: float | None = None
        """When the first person at the table counts as away without a further sign."""

    # ------------------------------------------------------------------ who and where

    @property
    def owner(self) -> str:
        """The key of the page's person; empty before the page has greeted."""
        return self._person.key if self._person is not None else ""

    @property
    def people(self) -> Collection[PersonKey]:
        """The person in front of the page."""
        return [self.owner] if self.owner else []

    @property
    def codes(self) -> frozenset[str]:
        """The code of the page's table."""
        return frozenset({self._code} if self._code else ())

    @property
    def newest(self) -> frozenset[str]:
        """The code of the table that the page shows; none if the person may not see it."""
        return self.codes if self._shows == ("table", self._code) else frozenset()

    @property
    def _mine(self) -> Names:
        return {self.owner: ME}

    def drawn(self, version: int) -> str:
        """Return the code of the table if the page has drawn its newest version."""
        return self._code if (self._code, version) == self._sent else ""

    async def greet(self, hello: str) -> bool:
        """Find the session."""
        said = Hello.model_validate_json(hello)
        self._secret, self._code, self._since = said.session, said.table, dict(said.since)
        session = await self._session()
        self._person, self._signed = await self._parts.doors.person(session.person), session.signed
        return said.hidden

    async def _session(self) -> Session:
        session = await self._parts.sessions.find(self._secret)
        if session is None:
            raise TurnedAway("session")
        return session

    async def _reader(self) -> tuple[Session, Person]:
        session = await self._session()
        if self._person is None:
            raise TurnedAway("session")
        return session, self._person

    # ------------------------------------------------------------------ what is shown

    async def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield the room, if it has changed, and the table.

        The page may open another table meanwhile. Then nothing is drawn: the news of that one follow.
        """
        session, person = await self._reader()
        code, doors = self._code, self._parts.doors
        if codes is not None and None not in chats and code not in codes and not self._proof.is_due:
            return
        following = await doors.leads_on(code, person) if code else ""
        if self._code != code:
            return
        self._to(following)
        code, proof = self._code, self._proof
        look, shows = None, ("home", "")
        if code:
            may = await proof.may_look(code, session, person)
            look = await self._parts.looks.look(code, person, self._surfaces_named()) if may else None
            shows = ("table" if look is not None else "outside", code)
        if self._proof is not proof:
            return
        self.lapses = look.lapses if look is not None else None
        room = _room(person, shows)
        if room != self._room:
            self._room = room
            yield room
        anew = shows != self._shows
        if anew:
            self._names.clear()
            self._views_sent = {TABLE: {}, ME: {}}
        reset = anew and not (self._shows is None and look is not None and self._since)
        self._shows = shows
        if anew and look is not None and not reset:  # the page may have missed the end of a hand
            last = await self._parts.looks.look(code, person, _before(look))
            look = last or look
        shown = {code: table_view(look, {})} if look is not None else {}
        for one in self._views_of_tables.codes(ME) | shown.keys():
            if (frame := self._views_of_tables.frame(one, ME, shown.get(one))) is not None:
                yield frame
        before, self._sent = self._sent, (code, look.version) if look is not None else ("", 0)
        for chat, views in (await self._views(code, look, person)).items():
            sent = self._views_sent[chat]
            gone = [{"id": name, "deleted": True} for name in sent if name not in views]
            fresh = [view for name, view in views.items() if sent.get(name) != view]
            self._views_sent[chat] = views
            is_newer = look is not None and chat == TABLE and self._sent != before
            if fresh or gone or anew or is_newer:
                yield changes_view(chat, look.version if look is not None else 0, [*fresh, *gone], reset=reset)

    def _to(self, code: str) -> None:
        """Show another table from now on."""
        if code != self._code:
            self._code, self._proof = code, Proof(self._parts.doors, self._parts.now)

    def _surfaces_named(self) -> Collection[SurfaceName]:
        return [name for name in self._names if name.kind in STAYING]

    async def _views(self, code: str, look: Look | None, person: Person) -> dict[str, dict[str, dict[str, Any]]]:
        """Return the messages that the page is to show, by chat and id."""
        found: dict[str, dict[str, dict[str, Any]]] = {TABLE: {}, ME: {}}
        self._seat.clear()
        if look is None:
            doors = self._parts.doors
            screen = await (doors.outside(code, person) if code else doors.at_home(person, self._signed))
            found[TABLE if code else ME]["1"] = self._view("1", screen)
            return found
        here = _places_shown(look, person)
        for surface, screen in sorted(look.screens.items(), key=lambda item: _number(item[0])):
            if surface.place not in here:
                continue
            name = self._names[surface] = str(_number(surface))
            chat = ME if surface.place == person.key else TABLE
            found[chat][name] = self._view(name, _of_table(screen, code, surface), current=surface in look.current)
        if person.key in look.people:
            self._seat[code] = list(look.people).index(person.key)
        return found

    def _view(self, name: str, screen: Screen, *, current: bool = False) -> Frame:
        message = Message(kind="screen", at=self._at.setdefault(name, time.time()), screen=screen)
        return message_view(name, message, self._mine, current=current)

    # ------------------------------------------------------------------ what is done

    def giver(self, person: str) -> tuple[PersonKey, Mapping[str, int]] | None:
        """Return the key of the person who gives a reaction, and their seats by the tables' codes."""
        return (self.owner, self._seat) if person == ME else None

    async def take(self, given: Any) -> list[Frame]:
        """Apply an input once."""
        session, person = await self._reader()
        if isinstance(given, Open):
            self._to(given.table)
            return [_answer(given, {})]
        name = f"window:{person.key}:{given.id}"
        return await self._answers.once(name, partial(self._act, given, name, session, person))

    async def _act(self, given: WindowTap | WindowDo, input_id: str, session: Session, person: Person) -> list[Frame]:
        token = token_of(given.data) if isinstance(given, WindowTap) else None
        if isinstance(given, WindowTap) and token is None:
            return [_answer(given, {"refused": "nonsense"})]
        if token is not None and token.verb is Verb.OPEN:
            if not self._code:  # the list of the person's tables stands in the window
                self._to(token.table)
            return [_answer(given, {})]
        if not await self._is_allowed(token, session, person):
            return [_answer(given, {"refused": "stranger"})]
        begins = token.verb in BEGINS if token is not None else _command(given).name in BEGINNING
        before = await self._parts.doors.begun(person) if begins else ""
        what = Pressed(given.data) if isinstance(given, WindowTap) else _command(given)
        private = await self._parts.doors.private_chat(person)
        press = Press(person, private, input_id, what, sender=self._sender, window=self._code)
        answer = await self._parts.service.act(press)
        if answer.language is not None:
            self._person = person.model_copy(update={"language": answer.language})
        frames = self._replied(given, answer)
        if begins:
            after = await self._parts.doors.begun(person)
            self._to(after if after and after != before else self._code)
        return [*frames, _answer(given, answer_view(answer))]

    async def _is_allowed(self, token: ButtonToken | None, session: Session, person: Person) -> bool:
        """Whether the window accepts an input: it is about its own table, or a table that it has offered."""
        if self._code and not await self._proof.may_look(self._code, session, person):
            return token is not None and token.verb is Verb.JOIN and token.table == self._code
        return token is None or token.table in {"", self._code, *self._offered}

    def _replied(self, given: WindowTap | WindowDo, answer: Answer) -> list[Frame]:
        """Return the replies as messages of the person's own chat."""
        now = self._parts.now()
        screens = [reply.screen for reply in answer.replies]
        views = [self._reply(str(int(now * 1000) + number), screen) for number, screen in enumerate(screens)]
        if answer.instead is not None and isinstance(given, WindowTap):
            pressed = given.message if given.chat == ME and given.message.isdecimal() else "0"
            name = pressed if int(pressed) > LAST else str(int(now * 1000) + len(views))
            views.append(self._reply(name, answer.instead))
        return [changes_view(ME, None, views, reset=False)] if views else []

    def _reply(self, name: str, screen: Screen) -> Frame:
        for token in (token_of(button.data) for row in screen.rows for button in row):
            if token is not None and token.table not in {"", *self._offered}:
                self._offered = [*self._offered, token.table][-OFFERED:]
        message = Message(kind="reply", at=time.time(), asker=ME, screen=screen)
        return message_view(name, message, self._mine)


def _room(person: Person, shows: tuple[str, str]) -> Frame:
    """Return the window as a room with one person; the others are seats by number."""
    me = {"id": ME, "name": person.name, "language": person.language, "fixed": True, "mine": True}
    kind, code = shows
    return {
        "type": "room",
        "group": TABLE,
        "people": [me],
        "invitations": 0,
        "shows": kind,
        "table": code,
        "protocol": PROTOCOL,
    }


def _answer(given: Named, content: Mapping[str, Any]) -> Frame:
    return {"type": "answer", "id": given.id, **content}


def _of_table(screen: Screen, code: str, surface: SurfaceName) -> Screen:
    """Return a screen that says which surface of which table it shows."""
    named = (code, surface.kind.value, surface.of, "", surface.lowered)
    return screen.model_copy(update={"surface": named})


def _places_shown(look: Look, person: Person) -> set[str]:
    """Return the places shown in a window: the person's own, and one chat, if possible of their platform."""
    chats = {name.place for name in look.current if name.place != person.key}
    nearest = sorted(chats, key=lambda place: (not place.startswith(f"{person.platform}:"), place))
    return {person.key, *nearest[:1]}


def _number(surface: SurfaceName) -> int:
    """Return the id of a surface's message, the same in each connection. Later hands have higher ones."""
    if surface.kind is SurfaceKind.OVER:
        return LAST
    return (surface.of * LOWERED + surface.lowered) * PLACES + KINDS.index(surface.kind)


def _before(look: Look) -> list[SurfaceName]:
    """Return the boards of the hands before the present ones."""
    return [name._replace(of=name.of - 1) for name in look.current if name.kind is SurfaceKind.BOARD and name.of > 1]


def _command(given: WindowTap | WindowDo) -> Command:
    return (command_of(given.command) if isinstance(given, WindowDo) else None) or Command("start")
