"""Rooms as values: a group chat and its people. Each person has a private chat; a secret key decides who plays them."""

import hashlib
import secrets

from adapters.web.chatlog import Frozen
from bot.people import NAMELESS, Chat, Person, clean_name

PEOPLE_LIMIT = 8  # people of a room
LINKS_LIMIT = 4  # invitations of a room that work at the same time
SECRET = 16  # random bytes in a key, and in the code of a room


def new_key() -> str:
    """Return a new secret key. Only its holder knows it; the server keeps its digest."""
    return secrets.token_urlsafe(SECRET)


def digest(key: str) -> str:
    """Return the hash that the server keeps of a key. Keys are random, so a fast hash is enough against guessing."""
    return hashlib.sha256(key.encode()).hexdigest()[: 2 * SECRET]


class LocalPerson(Frozen):
    """A person who plays in a browser. The name can be changed until they first say or press something."""

    id: str
    """Their id. Their private chat has the same id."""

    name: str
    """Their name, cleaned for screens."""

    language: str = "en"
    """Their language, as a code."""

    face: str = ""
    """The name of the drawn face that they chose; empty for none."""

    has_acted: bool = False
    """Whether they have said or pressed anything yet."""

    key: str = ""
    """The digest of the key that plays this person. One key may play several people."""

    invitation: str = ""
    """The digest of the invitation that they used, if any."""

    def person(self) -> Person:
        """Return the person as the application knows them."""
        room = Chat(platform="web", id=room_of(self.id)).key
        return Person(platform="web", id=self.id, name=self.name, language=self.language, room=room)


class Room(Frozen):
    """A room. The holder of its first person's key is the host."""

    code: str
    """A unique name, used in the ids of the room's chats and people, and in its address. Knowing it gives no access."""

    people: tuple[LocalPerson, ...] = ()
    """The people of the room, host first."""

    invitations: tuple[str, ...] = ()
    """The digests of the invitations that work, oldest first. Each seats people until the room is full."""

    @property
    def group(self) -> Chat:
        """The group chat."""
        return Chat(platform="web", id=self.code)

    def private(self, person: LocalPerson) -> Chat:
        """The private chat of one of the people. It has the person's id, as on Telegram."""
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    def played_by(self, player: str) -> tuple[LocalPerson, ...]:
        """The people that a key plays. `player` is the digest of the key."""
        return tuple(one for one in self.people if player and one.key == player)

    def hosted_by(self, player: str) -> bool:
        """Whether a key is the host's. `player` is the digest of the key."""
        return self.people[:1] == self.played_by(player)[:1] != ()

    def chat(self, chat: str, person: LocalPerson) -> Chat | None:
        """The chat with this id; None if this person must not write there."""
        if chat == self.code:
            return self.group
        return self.private(person) if chat == person.id else None

    def chats_of(self, player: str) -> tuple[str, ...]:
        """The ids of the chats that a key may read, the group first; empty if it plays nobody here."""
        mine = self.played_by(player)
        return (self.code, *(person.id for person in mine)) if mine else ()


def new_room(names: tuple[str, ...], language: str, player: str, face: str = "") -> Room:
    """Return a new room, not saved yet. `player` is the digest of the one key that plays all its people.

    `face` is the first person's.
    """
    room = Room(code=secrets.token_hex(SECRET))
    for name in names:
        room = with_person(room, name, language, player)
    return with_change(room, room.people[0].id, face=face)


def room_of(name: str) -> str:
    """Return the code of the room that a chat or a person with this id belongs to."""
    return name.partition("-")[0]


def with_person(room: Room, name: str, language: str, player: str, invitation: str = "", face: str = "") -> Room:
    """Return the room with one more person; unchanged if the room is full."""
    if len(room.people) >= PEOPLE_LIMIT:
        return room
    person = LocalPerson(
        id=f"{room.code}-{len(room.people) + 1}",
        name=clean_name(name),
        language=language,
        face=face,
        key=player,
        invitation=invitation,
    )
    return room.model_copy(update={"people": (*room.people, person)})


def with_change(room: Room, person: str, **changes: object) -> Room:
    """Return the room with some fields of one person changed."""
    people = tuple(one.model_copy(update=changes) if one.id == person else one for one in room.people)
    return room.model_copy(update={"people": people})


def with_invitation(room: Room, invitation: str) -> Room:
    """Return the room with one more invitation, given by its digest. Of too many the oldest is dropped."""
    return room.model_copy(update={"invitations": (*room.invitations, invitation)[-LINKS_LIMIT:]})


def without_invitations(room: Room) -> Room:
    """Return the room without any invitation that works."""
    return room.model_copy(update={"invitations": ()})


def with_guest(room: Room, invitation: str, name: str, language: str, player: str, face: str = "") -> Room:
    """Return the room with a new person who uses an invitation.

    It is unchanged if the room is full, the invitation unknown, or the person has a seat by it already.
    """
    if invitation not in room.invitations or any(one.invitation == invitation for one in room.played_by(player)):
        return room
    return with_person(room, name, language, player, invitation, face)


def without_person(room: Room, person: str) -> Room:
    """Return the room with nobody in the place of a person, given by the id: others keep theirs."""
    gone = LocalPerson(id=person, name=NAMELESS)
    return room.model_copy(update={"people": tuple(gone if one.id == person else one for one in room.people)})
