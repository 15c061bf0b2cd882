"""Who is in front of a window, found by the secret that its page sends: a session, or a guest's key (`place`)."""

from dataclasses import dataclass, replace
from typing import Protocol

from adapters.web.rooms import LocalPerson, Room
from adapters.web.view import ME, TABLE, Names
from adapters.web.visit import TurnedAway
from bot.people import Chat, Person
from bot.ports.sessions import Session, Sessions
from bot.ports.windows import Doors


@dataclass(frozen=True, slots=True)
class Visitor:
    """The person in front of a window."""

    session: Session
    """The session, with the person in their language."""

    owner: str
    """For whom the open pages are counted."""

    me: LocalPerson
    """The person as the page knows them."""

    room: Room | None = None
    """The place of the guests to which the page belongs; None in a chat client."""

    @property
    def person(self) -> Person:
        """The person, in their language."""
        return self.session.person

    @property
    def group(self) -> str:
        """The id that the page has for the group, or for the chat of the table."""
        return self.room.code if self.room is not None else TABLE

    @property
    def names(self) -> Names:
        """The page's names of its people: of this person alone."""
        return {self.person.key: self.me.id}

    @property
    def is_host(self) -> bool:
        """Whether the person counts as admin of their place."""
        return self.room is not None and self.room.people[0].id == self.me.id

    @property
    def speaks_for(self) -> Chat | None:
        """The group of their place if the person is its admin; else None."""
        return self.room.group if self.room is not None and self.is_host else None

    def chat(self, chat: str, private: Chat) -> Chat | None:
        """Return the chat in which the person acts, by the page's id; None if there is none.

        What is done in a client counts as done in the private chat.
        """
        if self.room is not None:
            return self.room.chat(chat, self.me)
        return private if chat in {TABLE, ME} else None


class Entry(Protocol):
    """The way in for one page."""

    async def visitor(self, secret: str) -> Visitor:
        """Return who is in front of the page. Raises TurnedAway, and Unavailable."""

    async def speaks(self, visitor: Visitor, language: str) -> None:
        """Note that a person reads another language from now on."""


class ClientEntry:
    """The way in from a chat client: a session. Fulfils `Entry`."""

    def __init__(self, sessions: Sessions, doors: Doors) -> None:
        self._sessions = sessions
        self._doors = doors
        self._language = ""

    async def visitor(self, secret: str) -> Visitor:
        """Return the person of a session."""
        session = await self._sessions.find(secret)
        if session is None:
            raise TurnedAway("session")
        self._language = self._language or (await self._doors.person(session.person)).language
        person = session.person.model_copy(update={"language": self._language})
        me = LocalPerson(id=ME, name=person.name, language=person.language, has_acted=True)
        return Visitor(replace(session, person=person), person.key, me)

    async def speaks(self, visitor: Visitor, language: str) -> None:  # noqa: ARG002 - a page has one person
        """Note the language for this connection; the application stores it."""
        self._language = language
