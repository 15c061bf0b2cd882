"""Rooms: one group chat and the local people who play in it, each with a private chat."""

import secrets
from typing import Protocol

from pydantic import BaseModel, ConfigDict

from bot.people import Chat, Person, clean_name

PEOPLE_LIMIT = 8  # local people in a room
SECRET = 16  # bytes of chance in what names a room


class LocalPerson(BaseModel):
    """Somebody who plays at this page. The name can be changed until they first say or press something."""

    model_config = ConfigDict(frozen=True)

    id: str
    """Their id, which is also that of their private chat."""

    name: str
    """What they are called, cleaned for a screen."""

    language: str = "en"
    """The language that they read."""

    has_acted: bool = False
    """Whether they have said or pressed anything yet."""

    def person(self) -> Person:
        """The person as the application knows them."""
        return Person(platform="web", id=self.id, name=self.name, language=self.language)


class Room(BaseModel):
    """A room."""

    model_config = ConfigDict(frozen=True)

    id: str
    """Opens the room, and stands in its address: only those who play in it may know it."""

    code: str
    """Names its chats and people, and opens nothing. No two rooms have the same."""

    title: str
    """What it is called."""

    people: tuple[LocalPerson, ...] = ()
    """The people who play in it."""

    @property
    def group(self) -> Chat:
        """The group chat."""
        return Chat(platform="web", id=self.code, title=self.title)

    def private(self, person: LocalPerson) -> Chat:
        """The private chat of one of the people. It has the person's id, as on Telegram."""
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    def find(self, person: str) -> LocalPerson | None:
        """One of the people by id."""
        return next((one for one in self.people if one.id == person), None)

    def chat(self, chat: str, person: LocalPerson) -> Chat | None:
        """A chat by id, if this person can write there."""
        if chat == self.code:
            return self.group
        return self.private(person) if chat == person.id else None

    def chat_ids(self) -> tuple[str, ...]:
        """The ids of all chats, the group first."""
        return (self.code, *(person.id for person in self.people))


def new_room(title: str, names: tuple[str, ...], language: str) -> Room:
    """Return a room that is not saved yet."""
    room = Room(id=secrets.token_urlsafe(SECRET), code=secrets.token_hex(SECRET), title=title)
    for name in names:
        room = with_person(room, name, language)
    return room


def room_of(name: str) -> str:
    """Return the code of the room that a chat or a person belongs to, by its id."""
    return name.partition("-")[0]


def with_person(room: Room, name: str, language: str) -> Room:
    """Return the room with one more person; unchanged when it is full."""
    if len(room.people) >= PEOPLE_LIMIT:
        return room
    person = LocalPerson(id=f"{room.code}-{len(room.people) + 1}", name=clean_name(name), language=language)
    return room.model_copy(update={"people": (*room.people, person)})


def with_change(room: Room, person: str, **changes: object) -> Room:
    """Return the room with fields of one person changed."""
    people = tuple(one.model_copy(update=changes) if one.id == person else one for one in room.people)
    return room.model_copy(update={"people": people})


class Rooms(Protocol):
    """Where rooms are kept. Every method raises Unavailable while they cannot be reached."""

    async def load(self, room: str) -> Room | None:
        """Return a room by its id."""

    async def admit(self, sender: str) -> float:
        """Take one room from what this sender may open.

        Returns 0.0 if it may be opened, else the seconds to wait.
        """

    async def create(self, room: Room) -> None:
        """Save a new room."""

    async def add_person(self, room: str, name: str, language: str) -> Room | None:
        """Add a person and return the room; None if there is no such room."""

    async def change_person(self, room: str, person: str, **changes: object) -> Room | None:
        """Change a person's fields and return the room; None if there is no such room."""
