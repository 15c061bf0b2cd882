"""A page's visit to a room of the playground. The page may read and do what the people of its key may.

The key is checked again for each input and each message sent.
"""

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from typing import Annotated, Any

from pydantic import Field, StringConstraints, TypeAdapter

from adapters.web.chatlog import Frozen
from adapters.web.intake import Input, Intake
from adapters.web.rooms import LocalPerson, Room, digest, room_of
from adapters.web.shown import Reader, ShownChat
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.view import names_of, room_view, table_view
from adapters.web.views_sent import ViewsSent
from adapters.web.visit import Frame, TurnedAway
from bot.people import PersonKey
from bot.ports.windows import Looks

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")]


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

    inputs: TypeAdapter[Any] = TypeAdapter(Input)

    def __init__(
        self,
        chatlog: RedisChatLog,
        rooms: RedisRooms,
        intake: Intake,
        looks: Looks,
        room: str,
        sender: str,
        *,
        as_chat: bool = False,
    ) -> None:
        """`room` is the room's code, `sender` the page's address; `as_chat`: the page shows messages alone."""
        self._chatlog = chatlog
        self._rooms = rooms
        self._intake = intake
        self._looks = looks
        self._code = room
        self._as_chat = as_chat
        self._sender = sender
        self.owner = ""  # the digest of the page's key
        self.people: list[str] = []  # the keys of its people
        self._known: dict[str, int] = {}  # the newest revision that the page knew when it came, by chat
        self._chats: dict[str, ShownChat] = {}
        self._room_sent: Room | None = None
        self._met: dict[str, str] = {}  # the faces of people of other rooms at these tables, by their id
        self._views = ViewsSent()
        self._drawn_for: dict[str, object] = {}  # by id: the person whom views were made for, and the faces of the room
        self._people_at: dict[str, Sequence[PersonKey]] = {}  # by code: the people at a table, by seat

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
        room = await self._played_by(player)
        self.owner, self._known = player, dict(said.since)
        self.people = [one.person().key for one in room.played_by(player)]
        return said.hidden

    async def _played_by(self, player: str) -> Room:
        """Return the room if a key plays a person in it. Raises TurnedAway otherwise."""
        room = await self._rooms.load(self._code)
        if room is None or not room.played_by(player):
            raise TurnedAway("room-gone" if room is None else "by-invitation")
        return room

    async def news(self, chats: Collection[str | None], codes: Collection[str] | None) -> AsyncIterator[Frame]:
        """Yield the room, if it has changed, and what is new at the page's tables and in its chats.

        The group is sent first but drawn last, so that no hand is newer than what the group shows of its table.
        """
        room = await self._played_by(self.owner)
        if room != self._room_sent:
            yield room_view(room, self.owner)
        self._room_sent = room
        mine = room.played_by(self.owner)
        self.people = [one.person().key for one in mine]
        frames: list[Frame] = []
        for chat in reversed(room.chats_of(self.owner)):
            shown = self._chats.setdefault(chat, ShownChat(chat, self._known.get(chat), drawn=self._as_chat))
            person = next((one for one in mine if one.id == chat), mine[0]).person()
            reader = Reader(person, names_of(one.id for one in mine))
            is_due = bool({None, chat} & set(chats)) or codes is None or bool(set(codes) & shown.codes)
            if not is_due and shown.reader == reader:
                continue
            frame = await shown.news(self._chatlog, self._looks, reader, codes)
            frames = [*([frame] if frame is not None else []), *frames]
        told = {message.get("table", "") for frame in frames for message in frame["messages"]}
        stale = None if codes is None else {*codes, *told}  # no message comes before the view that it tells of
        for one in () if self._as_chat else mine:
            async for frame in self._tables(room, one, stale, alone=len(mine) == 1):
                yield frame
        for frame in frames:
            yield frame

    async def _tables(
        self, room: Room, me: LocalPerson, codes: Collection[str] | None, *, alone: bool
    ) -> AsyncIterator[Frame]:
        """Yield what is new at the tables of the page's chats, as one of its people sees them."""
        drawn_for = (me, {one.id: one.face for one in room.people})
        sent = self._views.codes(me.id)
        known = sent if drawn_for == self._drawn_for.get(me.id) else frozenset()
        self._drawn_for[me.id] = drawn_for
        for code in sent | self.codes:
            if code in known and codes is not None and code not in codes and code in self.codes:
                continue
            look = await self._looks.look(code, me.person(), alone=alone) if code in self.codes else None
            self._people_at[code] = look.people if look is not None else ()
            view = table_view(look, await self._faces(room, look.people)) if look is not None else None
            frame = self._views.frame(code, me.id, view)
            if frame is not None:
                yield frame

    async def _faces(self, room: Room, people: Sequence[PersonKey]) -> Mapping[str, str]:
        """Return the faces of the people at a table by their id; those of other rooms are loaded once."""
        ids = {key.removeprefix("web:") for key in people if key.startswith("web:")}
        unknown = {one for one in ids if room_of(one) != room.code} - self._met.keys()
        for code in {room_of(one) for one in unknown}:
            other = await self._rooms.load(code)
            faces = {one.id: one.face for one in other.people} if other is not None else {}
            self._met |= {one: faces.get(one, "") for one in unknown if room_of(one) == code}
        return {**self._met, **{one.id: one.face for one in room.people if one.face}}

    def giver(self, person: str) -> tuple[PersonKey, Mapping[str, int]] | None:
        """Return the key of the page's person who gives a reaction, and their seats by the tables' codes."""
        key = LocalPerson(id=person, name="").person().key
        if key not in self.people:
            return None
        return key, {code: list(seated).index(key) for code, seated in self._people_at.items() if key in seated}

    async def take(self, given: Any) -> list[Frame]:
        """Apply an input in the room."""
        room = await self._played_by(self.owner)
        return [await self._intake.take(room, given, self.owner, self._sender)]
