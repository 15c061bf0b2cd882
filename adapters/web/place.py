"""A place of guests, as their windows know it: who plays by which key, what is said there, and the faces at its tables.

It is stored as a room (`rooms`). It is the home of its tables: what a guest does there is done in its group.
"""

import asyncio
from collections.abc import Mapping, Sequence
from time import time

from adapters.web.chatlog import Message
from adapters.web.entry import Visitor
from adapters.web.inputs import AddPerson, Rename
from adapters.web.rooms import LocalPerson, Room, digest, room_of, with_change, with_person, without_person
from adapters.web.storage import RedisChatLog, RedisRooms
from adapters.web.visit import Frame, TurnedAway
from bot.people import PersonKey, clean_name
from bot.ports.sessions import Session, SignedIn


class Place:
    """One place, for one page. Fulfils `adapters.web.entry.Entry`."""

    def __init__(self, rooms: RedisRooms, log: RedisChatLog, code: str) -> None:
        """`code` is the code of its room."""
        self._rooms = rooms
        self._log = log
        self.code = code  # of its room
        self._heard: int | None = None  # the revision of its talk that the page has
        self._is_deleted = False  # whether its person was deleted from this page
        self._met: dict[str, str] = {}  # the faces of guests of other places, by their id

    async def visitor(self, secret: str) -> Visitor:
        """Return the first person whom a key plays: nobody has to prove that they are here but by the key."""
        player = digest(secret)
        room = await self.played_by(player)
        me = room.played_by(player)[0]
        return Visitor(Session(me.person(), time(), SignedIn(me.person(), time(), place=room.code)), player, me, room)

    async def played_by(self, player: str) -> Room:
        """Return the room if a key, given by its digest, plays a person in it. Raises TurnedAway otherwise."""
        room = await self._rooms.load(self.code)
        if room is not None and room.played_by(player):
            return room
        if self._is_deleted:
            raise TurnedAway("play-all-deleted")
        raise TurnedAway("room-gone" if room is None else "by-invitation")

    async def come(self, player: str) -> Room:
        """Return the room for a page that begins a visit: what is kept of its people lives on from now."""
        room = await self.played_by(player)
        await self._rooms.visited(room)
        return room

    async def gone(self, person: str) -> None:
        """Delete a person (id) who was forgotten, with what they have said; the whole place if nobody else is there."""
        self._is_deleted = True
        # The page is turned away meanwhile, which ends the task of its input.
        await asyncio.shield(asyncio.create_task(self._delete(person), name="delete a guest"))

    async def _delete(self, person: str) -> None:
        await self._log.drop(person)
        for name, said in (await self._log.since(self.code, 0)).messages.items():
            if said is not None and person in {said.author, said.asker}:
                await self._log.remove(self.code, name)
        room = await self._rooms.update(self.code, lambda old: without_person(old, person))
        if room is not None and not any(one.key for one in room.people):
            await self._log.drop(room.code)
            await self._rooms.delete(room.code)

    async def speaks(self, visitor: Visitor, language: str) -> None:
        """Store another language of a person."""
        await self.change(visitor.me.id, language=language)

    async def acted(self, person: LocalPerson) -> None:
        """Store that a person has done something: their name stays as it is."""
        if not person.has_acted:
            await self.change(person.id, has_acted=True)

    async def rename(self, person: LocalPerson, given: Rename) -> str:
        """Change a person's face, name or language; return a word for the reason of a refusal, or nothing."""
        if person.has_acted and (given.name, given.language) != (None, None):
            return "seated"
        changes = given.model_dump(include={"name", "language", "face"}, exclude_none=True)
        if given.name is not None:
            changes["name"] = clean_name(given.name)
        await self.change(person.id, **changes)
        return ""

    async def add(self, given: AddPerson, player: str) -> None:
        """Add a person whom a key plays, given by its digest, unless the place is full."""
        await self._rooms.update(self.code, lambda old: with_person(old, given.name, given.language, player))

    async def change(self, person: str, **changes: object) -> None:
        """Change what is stored about a person, given by the id."""
        await self._rooms.update(self.code, lambda old: with_change(old, person, **changes))

    # ------------------------------------------------------------------ what is said

    async def say(self, chat: str, person: LocalPerson, text: str, input_id: str) -> None:
        """Store a line that a person typed, once for each input."""
        said = Message(kind="said", at=time(), author=person.id, text=text)
        await self._log.add(chat, said, nonce=f"said:{input_id}")

    async def talk(self) -> Frame | None:
        """Return the lines that the page does not have yet; None if there is nothing new."""
        found = await self._log.since(self.code, self._heard or 0)
        is_first, self._heard = self._heard is None or found.reset, found.revision
        lines = [
            {"id": name, "kind": "said", "at": one.at, "author": one.author, "text": one.text}
            for name, one in sorted(found.messages.items(), key=lambda item: int(item[0]))
            if one is not None and one.kind == "said"
        ]
        return {"type": "said", "whole": is_first, "lines": lines} if lines or is_first else None

    async def kept(self, document: tuple[str, bytes]) -> tuple[str, str]:
        """Store a file that comes with a reply; return its name and the id to fetch it by."""
        name, content = document
        return name, await self._log.keep_document(name, content)

    # ------------------------------------------------------------------ who is seen

    async def faces(self, room: Room, people: Sequence[PersonKey]) -> Mapping[str, str]:
        """Return the faces of the guests at a table by their id; those of other places are loaded once."""
        ids = {key.removeprefix("web:") for key in people if key.startswith("web:")}
        unknown = {one for one in ids if room_of(one) != room.code} - self._met.keys()
        for code in {room_of(one) for one in unknown}:
            other = await self._rooms.load(code)
            faces = {one.id: one.face for one in other.people} if other is not None else {}
            self._met |= {one: faces.get(one, "") for one in unknown if room_of(one) == code}
        return {**self._met, **{one.id: one.face for one in room.people if one.face}}
