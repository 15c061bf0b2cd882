"""Rooms: one group chat and the people who play in it, each with a private chat and played by whoever holds a key."""

import hashlib
import secrets
from typing import Protocol

from pydantic import BaseModel, ConfigDict

from bot.people import Chat, Person, clean_name

PEOPLE_LIMIT = 8  # people in a room, and those who are invited to it
SECRET = 16  # bytes of chance in what names a room, and in a key


def new_key() -> str:
    """Return what opens something, and stands nowhere but with whoever may open it."""
    return secrets.token_urlsafe(SECRET)


def digest(key: str) -> str:
    """Return what is kept of a key. Keys are chance, so that nothing slower is needed against guesses."""
    return hashlib.sha256(key.encode()).hexdigest()[: 2 * SECRET]


class LocalPerson(BaseModel):
    """Somebody who plays in a browser. The name can be changed until they first say or press something."""

    model_config = ConfigDict(frozen=True)

    id: str
    """Their id, which is also that of their private chat."""

    name: str
    """What they are called, cleaned for a screen."""

    language: str = "en"
    """The language that they read."""

    has_acted: bool = False
    """Whether they have said or pressed anything yet."""

    key: str = ""
    """The digest of the key of whoever plays them. One key may play several."""

    invitation: str = ""
    """The digest of the invitation by which they came, if they came by one."""

    def person(self) -> Person:
        """The person as the application knows them."""
        room = Chat(platform="web", id=room_of(self.id)).key
        return Person(platform="web", id=self.id, name=self.name, language=self.language, room=room)


class Room(BaseModel):
    """A room. Whoever holds the key of its first person is its host."""

    model_config = ConfigDict(frozen=True)

    code: str
    """Names it, its chats and people, and stands in its address. It opens nothing. No two rooms have the same."""

    title: str
    """What it is called."""

    people: tuple[LocalPerson, ...] = ()
    """The people who play in it."""

    invitations: tuple[str, ...] = ()
    """The digests of the invitations that nobody has come by yet, oldest first."""

    @property
    def group(self) -> Chat:
        """The group chat."""
        return Chat(platform="web", id=self.code, title=self.title)

    def private(self, person: LocalPerson) -> Chat:
        """The private chat of one of the people. It has the person's id, as on Telegram."""
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    def played_by(self, player: str) -> tuple[LocalPerson, ...]:
        """The people whom a key plays, by its digest."""
        return tuple(one for one in self.people if player and one.key == player)

    def hosted_by(self, player: str) -> bool:
        """Whether a key is the host's, by its digest."""
        return self.people[:1] == self.played_by(player)[:1] != ()

    def chat(self, chat: str, person: LocalPerson) -> Chat | None:
        """A chat by id, if this person can write there."""
        if chat == self.code:
            return self.group
        return self.private(person) if chat == person.id else None

    def chats_of(self, player: str) -> tuple[str, ...]:
        """The ids of the chats that a key may read, the group first; none where it plays nobody."""
        mine = self.played_by(player)
        return (self.code, *(person.id for person in mine)) if mine else ()


def new_room(title: str, names: tuple[str, ...], language: str, player: str) -> Room:
    """Return a room that is not saved yet, whose people are all played by one key, by its digest."""
    room = Room(code=secrets.token_hex(SECRET), title=title)
    for name in names:
        room = with_person(room, name, language, player)
    return room


def room_of(name: str) -> str:
    """Return the code of the room that a chat or a person belongs to, by its id."""
    return name.partition("-")[0]


def with_person(room: Room, name: str, language: str, player: str, invitation: str = "") -> Room:
    """Return the room with one more person; unchanged when it is full."""
    if len(room.people) >= PEOPLE_LIMIT:
        return room
    person = LocalPerson(
        id=f"{room.code}-{len(room.people) + 1}",
        name=clean_name(name),
        language=language,
        key=player,
        invitation=invitation,
    )
    return room.model_copy(update={"people": (*room.people, person)})


def with_change(room: Room, person: str, **changes: object) -> Room:
    """Return the room with fields of one person changed."""
    people = tuple(one.model_copy(update=changes) if one.id == person else one for one in room.people)
    return room.model_copy(update={"people": people})


def with_invitation(room: Room, invitation: str) -> Room:
    """Return the room with one more invitation, by its digest.

    There are never more than chairs: the oldest goes, as a link that was lost is not to be in the way for ever.
    """
    free = PEOPLE_LIMIT - len(room.people)
    invitations = (*room.invitations, invitation)[-free:] if free > 0 else ()
    return room.model_copy(update={"invitations": invitations})


def with_guest(room: Room, invitation: str, name: str, language: str, player: str) -> Room:
    """Return the room with a person in the place of an invitation; unchanged where it is spent, or was never given."""
    if invitation not in room.invitations:
        return room
    left = tuple(one for one in room.invitations if one != invitation)
    joined = with_person(room, name, language, player, invitation)
    return joined.model_copy(update={"invitations": left}) if joined is not room else room


class Rooms(Protocol):
    """Where rooms are kept, by code. Every method raises Unavailable while they cannot be reached."""

    async def load(self, room: str) -> Room | None:
        """Return a room."""

    async def admit(self, sender: str) -> float:
        """Take one room from what this sender may open.

        Returns 0.0 if it may be opened, else the seconds to wait.
        """

    async def create(self, room: Room) -> None:
        """Save a new room."""

    async def add_person(self, room: str, name: str, language: str, player: str) -> Room | None:
        """Add a person whom a key plays, and return the room; None if there is no such room."""

    async def change_person(self, room: str, person: str, **changes: object) -> Room | None:
        """Change a person's fields and return the room; None if there is no such room."""

    async def invite(self, room: str, invitation: str) -> Room | None:
        """Note an invitation and return the room; None if there is no such room."""

    async def seat_guest(self, room: str, invitation: str, name: str, language: str, player: str) -> Room | None:
        """Spend an invitation on a person whom a key plays, and return the room; None if there is no such room."""
