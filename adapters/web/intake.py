"""What people type and press in the page becomes a `Press`; the answer goes back, and is the same when asked again."""

import asyncio
import json
import logging
import re
import time
from typing import Annotated, Any, Literal

from cachetools import LRUCache
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from adapters.web.chatlog import ChatLog, Message
from adapters.web.messenger import WebMessenger
from adapters.web.rooms import PEOPLE_LIMIT, LocalPerson, Room, Rooms
from bot.people import Chat, Person, clean_name
from bot.ports.messenger import Gone
from bot.ports.presses import Command, Press, Pressed, Service
from bot.screen import Answer, Reply, Screen, Stay

log = logging.getLogger(__name__)

_COMMAND = re.compile(r"/(\w+)(?:@\w+)?(?:\s+(.*))?", re.DOTALL | re.ASCII)
LOCKS_LIMIT = 1000

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class _Input(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Id
    """Names the input, and is made by the page; a repetition carries the same."""

    person: Id
    """The id of the person who does it."""


class Say(_Input):
    """A person typed a line."""

    type: Literal["say"]
    """What kind of input it is."""

    chat: Id
    """The id of the chat."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=1000, strip_whitespace=True)]
    """What was typed."""


class Tap(_Input):
    """A person pressed a button."""

    type: Literal["press"]
    """What kind of input it is."""

    chat: Id
    """The id of the chat."""

    message: Id
    """The id of the message that the button stands on."""

    data: Annotated[str, StringConstraints(max_length=256)]
    """The button's data."""


class Rename(_Input):
    """A person who has not done anything yet gets another name or language."""

    type: Literal["rename"]
    """What kind of input it is."""

    name: Annotated[str, StringConstraints(max_length=300)] | None = None
    """The new name, as typed; None leaves the old one."""

    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")] | None = None
    """The new language; None leaves the old one."""


class AddPerson(BaseModel):
    """One more local person."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    type: Literal["add"]
    """What kind of input it is."""

    id: Id
    """Names the input; a repetition carries the same."""

    name: Annotated[str, StringConstraints(max_length=300)]
    """What the person is to be called, as typed."""

    language: Annotated[str, StringConstraints(pattern=r"^[a-z]{2,3}$")] = "en"
    """The language that they read."""


class There(BaseModel):
    """A page that has heard nothing for a while asks whether anybody is there; any answer will do."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    type: Literal["there"]
    """What kind of input it is."""

    id: Id
    """Names the input."""


Input = Annotated[Say | Tap | Rename | AddPerson, Field(discriminator="type")]


class Intake:
    """Applies each input once: the page may send it again after a broken connection, and gets the same answer."""

    def __init__(self, service: Service, chatlog: ChatLog, rooms: Rooms) -> None:
        self._service = service
        self._log = chatlog
        self._rooms = rooms
        self._messenger = WebMessenger(chatlog)
        self._locks: LRUCache[str, asyncio.Lock] = LRUCache(LOCKS_LIMIT)

    async def take(
        self, room: Room, given: Say | Tap | Rename | AddPerson, player: str, sender: str = ""
    ) -> dict[str, Any]:
        """Do what a page asks and return the answer for the page.

        `player` is the digest of the page's key, which plays somebody in the room; `sender` is the address that it
        comes from. Raises Unavailable or NotDelivered: ask again.
        """
        # The first of whom a key plays names it: nobody else's page can ask for an answer under that name.
        browser = room.played_by(player)[0].id
        input_id = f"web:{browser}:{given.id}"
        async with self._lock(input_id):
            known = await self._log.answer(input_id)
            if known is not None:
                return dict(json.loads(known))
            answer = {"type": "answer", "id": given.id, **await self._apply(room, given, player, input_id, sender)}
            await self._log.keep_answer(input_id, json.dumps(answer).encode())
            return answer

    async def _apply(
        self, room: Room, given: Say | Tap | Rename | AddPerson, player: str, input_id: str, sender: str
    ) -> dict[str, Any]:
        if isinstance(given, AddPerson):
            return await self._add(room, given, player)
        mine = room.played_by(player)
        person = next((one for one in mine if one.id == given.person), None)
        if person is None:
            return {"refused": "stranger"}
        if isinstance(given, Rename):
            return await self._rename(room, person, given)
        chat = room.chat(given.chat, person)
        if chat is None:
            return {"refused": "chat"}
        if not person.has_acted:
            await self._rooms.change_person(room.code, person.id, has_acted=True)
        what = await self._heard(chat, person, given, input_id)
        if what is None:
            return {}
        admin = chat.private or person.id == room.people[0].id
        # Whoever has the key may be each of these people.
        together = mine[0].person().key
        press = Press(person.person(), chat, input_id, what, admin=admin, together=together, sender=sender)
        return await self._act(press)

    async def _add(self, room: Room, given: AddPerson, player: str) -> dict[str, Any]:
        """Add a person whom the host plays too. A guest is one person: others come by an invitation of their own."""
        if not room.hosted_by(player):
            return {"refused": "host-only"}
        if len(room.people) >= PEOPLE_LIMIT:
            return {"refused": "full"}
        await self._rooms.add_person(room.code, given.name, given.language, player)
        return {}

    async def _heard(
        self, chat: Chat, person: LocalPerson, given: Say | Tap, input_id: str
    ) -> Command | Pressed | None:
        if isinstance(given, Tap):
            shown = await self._log.message(chat.id, given.message) if given.message else None
            rows = shown.screen.rows if shown is not None and shown.screen is not None else ()
            return Pressed(
                given.data, given.message, tuple(button.data for row in rows for button in row if button.data)
            )
        said = Message(kind="said", at=time.time(), author=person.id, text=given.text)
        await self._log.add(chat.id, said, nonce=f"said:{input_id}")
        found = _COMMAND.fullmatch(given.text)
        if found is not None:
            return Command(found[1].lower(), (found[2] or "").strip())
        # In a private chat nobody but the bot could be meant.
        return Command("start") if chat.private else None

    async def _act(self, press: Press) -> dict[str, Any]:
        asker, chat, what, input_id = press.person, press.chat, press.what, press.input_id
        if chat.private and isinstance(what, Command) and what.name == "start":
            await self._service.private_chat_opened(asker)
        answer = await self._service.act(press)
        if answer.instead is not None and isinstance(what, Pressed):
            await self._instead(chat, what, answer.instead, asker, input_id)
        for number, reply in enumerate(answer.replies):
            await self._messenger.reply_once(chat, reply, to=asker, nonce=f"reply:{input_id}:{number}")
        return _shown(answer)

    async def _instead(self, chat: Chat, pressed: Pressed, screen: Screen, asker: Person, input_id: str) -> None:
        """Change the message whose button was pressed; where it is gone, show a new one."""
        try:
            await self._messenger.edit(chat, pressed.message or "", screen)
        except Gone:
            reply = Reply(screen=screen)
            await self._messenger.reply_once(chat, reply, to=asker, nonce=f"instead:{input_id}")

    async def _rename(self, room: Room, person: LocalPerson, given: Rename) -> dict[str, Any]:
        if person.has_acted:
            return {"refused": "seated"}
        changes: dict[str, object] = {}
        if given.name is not None:
            changes["name"] = clean_name(given.name)
        if given.language is not None:
            changes["language"] = given.language
        await self._rooms.change_person(room.code, person.id, **changes)
        return {}

    def _lock(self, input_id: str) -> asyncio.Lock:
        return self._locks.setdefault(input_id, asyncio.Lock())


def _shown(answer: Answer) -> dict[str, Any]:
    shown: dict[str, Any] = {"replies": len(answer.replies)}
    if answer.toast and answer.stay is not Stay.UNSAID:
        shown["toast"] = answer.toast
        shown["alert"] = answer.alert
    if answer.url:
        shown["url"] = answer.url
    return shown
