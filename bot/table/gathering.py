"""The common part of tables, tournaments and plans of evenings: the chats that show them, and a door for strangers."""

import hashlib
from enum import StrEnum
from functools import cached_property
from typing import ClassVar, Self

from bot.people import Chat, Frozen, Person
from bot.refusal import Refusal
from engine.naming import Named

MOST_KNOCKS = 3  # people who ask at the same time: the board shows their names
KEY_BYTES = 8
MARK_DIGITS = 10  # few, as a mark stands in the data of a button


class Door(StrEnum):
    """Who may sit down at a table, or join a tournament."""

    MEMBERS = "members"
    """The people of its home chat; others ask to be let in."""

    LINK = "link"
    """Everybody who has the code."""

    ANYONE = "anyone"
    """Everybody: it is listed for people who look for a table."""


class Knock(Named):
    """A request of somebody from another chat to be let in."""

    person: Person
    """Who asks."""

    chat: Chat | None = None
    """A further chat that shows the board once the person is let in; None for no further chat."""


class InChats(Frozen):
    """The common part of a table, a tournament and a plan of evenings."""

    chats: tuple[Chat, ...]
    """Where it is shown; the first is its home, where it was opened."""

    language: str = "en"
    """The language in which it is shown there."""

    pictures: bool = False
    """Whether screens come with pictures."""

    nudges: bool = True
    """Whether the group hears whose turn it is, if a player does not move for a while."""

    door: Door = Door.MEMBERS
    """Who may come in."""

    welcomed: float = 0.0
    """When the bot last came back to one of the chats (seconds since the epoch); older refusals are ignored."""

    to_strangers: bool = False
    """Whether an admin lets strangers come to the group's tables that anyone may join (`/opentables`)."""

    @property
    def opens_to_all(self) -> bool:
        """Whether everybody who has the code may come in; strangers come to a group's open tables by their list."""
        return self.door is Door.LINK or (self.door is Door.ANYONE and not self.to_strangers)

    @cached_property
    def home(self) -> Chat:
        """The chat in which it was opened."""
        return self.chats[0]

    def without_thread(self, thread: Chat) -> Self:
        """Go on in the chat itself, as a thread of it does not exist any more; there may be something there already."""
        if any(chat.key == thread.around.key for chat in self.chats):
            return self
        return self.replace(chats=tuple(chat.around if chat.key == thread.key else chat for chat in self.chats))

    def with_moved_chat(self, platform: str, old_id: str, new_id: str) -> Self:
        """Carry everything over to the new id of a group."""
        return self.replace(
            chats=tuple(
                chat.model_copy(update={"id": new_id}) if (chat.platform, chat.id) == (platform, old_id) else chat
                for chat in self.chats
            )
        )


class Posting(InChats):
    """The common part of a plan and of a group's puzzle: nobody sits there or waits, and its messages just tell."""

    # Answers for delivery, like a table's.
    people: ClassVar[tuple[Person, ...]] = ()
    redrawn: ClassVar[float] = 0.0
    crowded: ClassVar[bool] = True
    waits_since: ClassVar[float | None] = None


class Gathering(InChats):
    """The common part of a table and a tournament."""

    created: float
    """When it was opened, in seconds since the epoch."""

    reliable: bool = False
    """Whether only people may sit down who play to the end; a tournament asks for nothing of the kind."""

    knocks: tuple[Knock, ...] = ()
    """Who asks to be let in."""

    refused: tuple[Person, ...] = ()
    """Who asked and was not let in, and is told so in private."""

    sent_away: tuple[str, ...] = ()
    """Marks of people who were sent away or not let in; they cannot come in again."""

    key: str = ""
    """Hex: a secret that nobody ever sees; makes marks of people."""

    redrawn: float = 0.0
    """When the store last came back with an older state, in seconds since the epoch; 0 for never. What messages showed
    before is unknown."""

    @property
    def is_for_several(self) -> bool:
        """Whether several people can come: to a group, or into a private chat by the code."""
        return not self.home.private or self.door is not Door.MEMBERS

    def mark(self, person_key: str) -> str:
        """Return the mark of a person: it does not reveal the person, and differs at every table and tournament."""
        return hashlib.sha256(f"{self.key} {person_key}".encode()).hexdigest()[:MARK_DIGITS]

    def is_sent_away(self, person_key: str) -> bool:
        """Whether a person was sent away from here, even if they have asked to be forgotten since."""
        return self.mark(person_key) in self.sent_away

    def with_sent_away(self, person_key: str) -> Self:
        """Keep a person away from now on."""
        return self.replace(sent_away=(*self.sent_away, self.mark(person_key)))

    def belongs(self, person_key: str, here: Chat | None = None) -> bool:
        """Whether a person has to do with this: they are in it, or ask in a chat of it.

        So do people who were there before: they know that it exists. To everybody else one that is hidden looks like
        one that is missing.
        """
        is_here = here is not None and here.group.key in {chat.group.key for chat in self.chats}
        return is_here or self.is_sent_away(person_key) or self.has_in_it(person_key)

    def has_in_it(self, person_key: str) -> bool:
        """Whether a person opened this, or is or was in it."""
        raise NotImplementedError

    def has_knocked(self, person_key: str) -> bool:
        """Whether a person asks to be let in."""
        return any(one.person.key == person_key for one in self.knocks)

    def with_knock(self, knock: Knock) -> Self:
        """Add a request to be let in; a person's second one changes nothing. Raises Refusal if there are too many."""
        if self.has_knocked(knock.person.key):
            return self
        if len(self.knocks) >= MOST_KNOCKS:
            raise Refusal("many-ask")
        refused = tuple(one for one in self.refused if one.key != knock.person.key)
        return self.replace(knocks=(*self.knocks, knock), refused=refused)

    def knock_of(self, mark: str) -> Knock:
        """Return a request by the mark of its person. Raises Refusal if there is none any more."""
        found = next((one for one in self.knocks if self.mark(one.person.key) == mark), None)
        if found is None:
            raise Refusal("nobody-asks")
        return found

    def without_knock(self, person_key: str) -> Self:
        """Drop a person's request, after it was answered."""
        return self.replace(knocks=tuple(one for one in self.knocks if one.person.key != person_key))

    def turned_away(self, knock: Knock) -> Self:
        """Refuse a request. The person cannot ask again."""
        after = self.without_knock(knock.person.key).with_sent_away(knock.person.key)
        return after.replace(refused=(*self.refused, knock.person))

    def with_knocks_passed(self) -> Self:
        """Refuse all requests, as it is too late to answer them. Their people can ask again."""
        return self.replace(knocks=(), refused=(*self.refused, *(one.person for one in self.knocks)))
