"""A page's visit to a room of the playground as a group chat. The page may read and do what the people of its key may.

The key is checked again for each input and each message sent.
"""

from collections.abc import AsyncIterator, Collection
from functools import partial
from typing import Any

from pydantic import TypeAdapter

from adapters.web.accepted import command_of
from adapters.web.answers import Answers, said_at_once
from adapters.web.inputs import OF_A_CHAT, AddPerson, Hello, Rename, Say, Tap
from adapters.web.messenger import WebMessenger
from adapters.web.place import Place
from adapters.web.rooms import PEOPLE_LIMIT, Room, digest
from adapters.web.shown import Reader, ShownChat
from adapters.web.storage import RedisChatLog
from adapters.web.view import names_of, room_view
from adapters.web.visit import Frame
from bot.people import Chat
from bot.ports.messenger import Gone
from bot.ports.presses import Command, Press, Pressed, Service
from bot.ports.windows import Looks
from bot.screen import Reply


class RoomVisit:
    """Fulfils `adapters.web.visit.Visit`."""

    inputs: TypeAdapter[Any] = OF_A_CHAT

    def __init__(
        self, service: Service, looks: Looks, answers: Answers, chatlog: RedisChatLog, place: Place, sender: str
    ) -> None:
        """`sender` is the page's address."""
        self._service = service
        self._looks = looks
        self._answers = answers
        self._chatlog = chatlog
        self._messenger = WebMessenger(chatlog)
        self._place = place
        self._sender = sender
        self.owner = ""  # the digest of the page's key
        self.people: list[str] = []  # the keys of its people
        self._chats: dict[str, ShownChat] = {}
        self._room_sent: Room | None = None

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

    async def greet(self, hello: Hello) -> None:
        """Read the page's key."""
        self.owner = digest(hello.key)
        room = await self._place.come(self.owner)
        self.people = [one.person().key for one in room.played_by(self.owner)]

    # ------------------------------------------------------------------ what is shown

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
            shown = self._chats.setdefault(chat, ShownChat(chat))
            person = next((one for one in mine if one.id == chat), mine[0]).person()
            reader = Reader(person, names_of(one.id for one in mine))
            is_due = bool({None, chat} & set(chats)) or codes is None or bool(set(codes) & shown.codes)
            if not is_due and shown.reader == reader:
                continue
            frame = await shown.news(self._chatlog, self._looks, reader, codes)
            frames = [*([frame] if frame is not None else []), *frames]
        for frame in frames:
            yield frame

    # ------------------------------------------------------------------ what is done

    def giver(self, person: str) -> None:
        """Return None: nobody reacts to a game here."""

    async def take(self, given: Any) -> Frame:
        """Apply an input once. Raises Unavailable or NotDelivered: the page has to repeat the input."""
        room = await self._place.played_by(self.owner)
        # The id contains the first person that the key plays, so no page of another key can ask for this answer.
        input_id = f"web:{room.played_by(self.owner)[0].id}:{given.id}"
        return await self._answers.once(input_id, given.id, partial(self._apply, room, given, input_id))

    async def _apply(self, room: Room, given: Say | Tap | Rename | AddPerson, input_id: str) -> Frame:
        if isinstance(given, AddPerson):
            return await self._add(room, given)
        mine = room.played_by(self.owner)
        person = next((one for one in mine if one.id == given.person), None)
        if person is None:
            return {"refused": "stranger"}
        if isinstance(given, Rename):
            why = await self._place.rename(person, given)
            return {"refused": why} if why else {}
        chat = room.chat(given.chat, person)
        if chat is None:
            return {"refused": "chat"}
        await self._place.acted(person)
        if isinstance(given, Say):
            await self._place.say(chat.id, person, given.text, input_id)
        what = await self._heard(chat, given)
        if what is None:
            return {}
        admin = chat.private or person.id == room.people[0].id
        together = mine[0].person().key  # the holder of the key may be any of these people
        press = Press(person.person(), chat, input_id, what, admin=admin, together=together, sender=self._sender)
        return await self._act(press)

    async def _add(self, room: Room, given: AddPerson) -> Frame:
        if not room.hosted_by(self.owner):
            return {"refused": "host-only"}
        if len(room.people) >= PEOPLE_LIMIT:
            return {"refused": "full"}
        await self._place.add(given, self.owner)
        return {}

    async def _heard(self, chat: Chat, given: Say | Tap) -> Command | Pressed | None:
        if isinstance(given, Tap):
            shown = await self._chatlog.message(chat.id, given.message)
            rows = shown.screen.rows if shown is not None and shown.screen is not None else ()
            return Pressed(
                given.data, given.message, tuple(button.data for row in rows for button in row if button.data)
            )
        # In a private chat every line is meant for the bot.
        return command_of(given.text) or (Command("start") if chat.private else None)

    async def _act(self, press: Press) -> Frame:
        asker, chat, what, input_id = press.person, press.chat, press.what, press.input_id
        if chat.private and isinstance(what, Command) and what.name == "start":
            await self._service.private_chat_opened(asker)
        answer = await self._service.act(press)
        if answer.language is not None:  # the person's pages use it from now on
            await self._place.change(asker.id, language=answer.language)
            asker = asker.model_copy(update={"language": answer.language})
        if answer.instead is not None and isinstance(what, Pressed):
            try:
                await self._messenger.edit(chat, what.message or "", answer.instead)
            except Gone:
                reply = Reply(screen=answer.instead)
                await self._messenger.reply(chat, reply, to=asker, nonce=f"instead:{input_id}")
        for number, reply in enumerate(answer.replies):
            await self._messenger.reply(chat, reply, to=asker, nonce=f"reply:{input_id}:{number}")
        if answer.gone:
            await self._place.gone(asker.id)
        return {"replies": len(answer.replies), **said_at_once(answer)}
