"""A page's visit to a room of the playground. The page may read and do what the people of its key may.

The key is checked again for each input and each message sent.
"""

from collections.abc import AsyncIterator, Collection
from typing import Any

from pydantic import Field, TypeAdapter

from adapters.web.chatlog import Frozen
from adapters.web.inputs import OF_A_CHAT, Key
from adapters.web.intake import Intake
from adapters.web.place import Place
from adapters.web.rooms import Room, digest
from adapters.web.shown import Reader, ShownChat
from adapters.web.storage import RedisChatLog
from adapters.web.view import names_of, room_view
from adapters.web.visit import Frame
from bot.ports.windows import Looks


class Hello(Frozen):
    """The first message of a page: its key, and what it knows already."""

    key: Key = ""
    """The secret key that plays its people; empty if it has none."""

    since: dict[str, int] = Field(default_factory=dict)
    """The newest revision that the page knows, by chat."""

    hidden: bool = False
    """Whether nobody can see the page now."""


class RoomVisit:
    """Fulfils `adapters.web.visit.Visit`."""

    inputs: TypeAdapter[Any] = OF_A_CHAT

    def __init__(self, chatlog: RedisChatLog, intake: Intake, looks: Looks, place: Place, sender: str) -> None:
        """`sender` is the page's address."""
        self._chatlog = chatlog
        self._intake = intake
        self._looks = looks
        self._sender = sender
        self.owner = ""  # the digest of the page's key
        self.people: list[str] = []  # the keys of its people
        self._known: dict[str, int] = {}  # the newest revision that the page knew when it came, by chat
        self._chats: dict[str, ShownChat] = {}
        self._room_sent: Room | None = None
        self._place = place

    @property
    def room(self) -> str:
        """The code of the room."""
        return self._place.code

    @property
    def codes(self) -> frozenset[str]:
        """The codes of the tables that the page shows."""
        return frozenset(code for chat in self._chats.values() for code in chat.codes)

    @property
    def newest(self) -> frozenset[str]:
        """The code of the last table shown in each chat."""
        return frozenset(code for chat in self._chats.values() if (code := chat.newest) is not None)

    @property
    def lapses(self) -> float | None:
        """When the first person at the newest tables counts as away without a further sign."""
        return min((shown.lapses for shown in self._chats.values() if shown.lapses is not None), default=None)

    def drawn(self, version: int) -> str:  # noqa: ARG002 - a room sends no versions
        """Return an empty code: what a room shows is not delivered anywhere else."""
        return ""

    async def greet(self, hello: str) -> bool:
        """Read the page's key."""
        said = Hello.model_validate_json(hello)
        player = digest(said.key)
        room = await self._place.come(player)
        self.owner, self._known = player, dict(said.since)
        self.people = [one.person().key for one in room.played_by(player)]
        return said.hidden

    async def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield the room, if it has changed, and what is new at the page's tables and in its chats.

        The group is sent first but drawn last, so that no hand is newer than what the group shows of its table.
        """
        room = await self._place.played_by(self.owner)
        if room != self._room_sent:
            yield room_view(room, self.owner)
        self._room_sent = room
        mine = room.played_by(self.owner)
        self.people = [one.person().key for one in mine]
        frames: list[Frame] = []
        for chat in reversed(room.chats_of(self.owner)):
            shown = self._chats.setdefault(chat, ShownChat(chat, self._known.get(chat)))
            person = next((one for one in mine if one.id == chat), mine[0]).person()
            reader = Reader(person, names_of(one.id for one in mine))
            is_due = bool({None, chat} & set(chats)) or codes is None or bool(set(codes) & shown.codes)
            if not is_due and shown.reader == reader:
                continue
            frame = await shown.news(self._chatlog, self._looks, reader, codes)
            frames = [*([frame] if frame is not None else []), *frames]
        for frame in frames:
            yield frame

    def giver(self, person: str) -> None:
        """Return None: nobody reacts to a game here."""

    async def take(self, given: Any) -> Frame:
        """Apply an input in the room."""
        room = await self._place.played_by(self.owner)
        return await self._intake.take(room, given, self.owner, self._sender)
