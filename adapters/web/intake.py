"""Turns what people type and press on the page into presses. A repeated input gets the first answer."""

import re
from functools import partial
from typing import Any

from adapters.web.answers import Answers
from adapters.web.inputs import AddPerson, Applied, Do, Rename, Say, Tap
from adapters.web.messenger import WebMessenger
from adapters.web.place import Place
from adapters.web.rooms import PEOPLE_LIMIT, Room, room_of, with_change, with_person
from adapters.web.storage import RedisChatLog, RedisRooms
from bot.people import Chat
from bot.ports.messenger import Gone
from bot.ports.presses import Command, Press, Pressed, Service
from bot.screen import Answer, Reply, Stay

_COMMAND = re.compile(r"/(\w+)(?:@\w+)?(?:\s+(.*))?", re.DOTALL | re.ASCII)


class Intake:
    """Applies each input once. A page may repeat it after a broken connection and gets the same answer."""

    def __init__(self, service: Service, chatlog: RedisChatLog, rooms: RedisRooms, answers: Answers) -> None:
        self._service = service
        self._log = chatlog
        self._rooms = rooms
        self._messenger = WebMessenger(chatlog)
        self._answers = answers

    async def take(self, room: Room, given: Applied, player: str, sender: str = "") -> dict[str, Any]:
        """Apply an input and return the answer for the page.

        `player` is the digest of the page's key, which plays people of the room; `sender` is the page's address.
        Raises Unavailable or NotDelivered: the page has to repeat the input.
        """
        # The id contains the first person that the key plays, so no page of another key can ask for this answer.
        input_id = f"web:{room.played_by(player)[0].id}:{given.id}"
        return await self._answers.once(input_id, given.id, partial(self._apply, room, given, player, input_id, sender))

    async def _apply(self, room: Room, given: Applied, player: str, input_id: str, sender: str) -> dict[str, Any]:
        if isinstance(given, AddPerson):
            return await self._add(room, given, player)
        mine = room.played_by(player)
        person = next((one for one in mine if one.id == given.person), None)
        if person is None:
            return {"refused": "stranger"}
        place = Place(self._rooms, self._log, room.code)
        if isinstance(given, Rename):
            why = await place.rename(person, given)
            return {"refused": why} if why else {}
        chat = room.chat(given.chat, person)
        if chat is None:
            return {"refused": "chat"}
        await place.acted(person)
        if isinstance(given, Say):
            await place.say(chat.id, person, given.text, input_id)
        what = await self._heard(chat, given)
        if what is None:
            return {}
        admin = chat.private or person.id == room.people[0].id
        together = mine[0].person().key  # the holder of the key may be any of these people
        press = Press(
            person.person(),
            chat,
            input_id,
            what,
            admin=admin,
            ephemeral=isinstance(given, Do),
            together=together,
            sender=sender,
        )
        return await self._act(press, place)

    async def _add(self, room: Room, given: AddPerson, player: str) -> dict[str, Any]:
        if not room.hosted_by(player):
            return {"refused": "host-only"}
        if len(room.people) >= PEOPLE_LIMIT:
            return {"refused": "full"}
        await self._rooms.update(room.code, lambda old: with_person(old, given.name, given.language, player))
        return {}

    async def _heard(self, chat: Chat, given: Say | Do | Tap) -> Command | Pressed | None:
        if isinstance(given, Tap):
            shown = await self._log.message(chat.id, given.message)
            rows = shown.screen.rows if shown is not None and shown.screen is not None else ()
            return Pressed(
                given.data, given.message, tuple(button.data for row in rows for button in row if button.data)
            )
        if isinstance(given, Do):
            return command_of(given.command)
        # In a private chat every line is meant for the bot.
        return command_of(given.text) or (Command("start") if chat.private else None)

    async def _act(self, press: Press, place: Place) -> dict[str, Any]:
        asker, chat, what, input_id = press.person, press.chat, press.what, press.input_id
        if chat.private and isinstance(what, Command) and what.name == "start":
            await self._service.private_chat_opened(asker)
        answer = await self._service.act(press)
        if answer.language is not None:  # the person's pages use it from now on
            spoken = answer.language
            await self._rooms.update(room_of(asker.id), lambda old: with_change(old, asker.id, language=spoken))
            asker = asker.model_copy(update={"language": spoken})
        if answer.instead is not None and isinstance(what, Pressed):
            try:
                await self._messenger.edit(chat, what.message or "", answer.instead)
            except Gone:
                reply = Reply(screen=answer.instead)
                await self._messenger.reply(chat, reply, to=asker, nonce=f"instead:{input_id}")
        for number, reply in enumerate(answer.replies):
            shown = reply.model_copy(update={"private": True}) if press.ephemeral else reply
            await self._messenger.reply(chat, shown, to=asker, nonce=f"reply:{input_id}:{number}")
        if answer.gone:
            await place.gone(asker.id)
        return answer_view(answer)


def command_of(typed: str) -> Command | None:
    """Read a typed command; None for any other line."""
    found = _COMMAND.fullmatch(typed)
    return Command(found[1].lower(), (found[2] or "").strip()) if found is not None else None


def answer_view(answer: Answer) -> dict[str, Any]:
    """Return an answer for the page. Replies are separate messages."""
    shown: dict[str, Any] = {"replies": len(answer.replies)}
    if answer.instead is not None:
        shown["instead"] = True
    if answer.toast and answer.stay is not Stay.UNSAID:
        shown["toast"] = answer.toast
        shown["alert"] = answer.alert
    if answer.hint is not None:
        shown["hint"] = answer.hint
    if answer.own is not None:
        shown["own"] = answer.own
    if answer.options is not None:
        shown["options"] = answer.options
    if answer.people is not None:
        shown["people"] = answer.people
    if answer.url:
        shown["url"] = answer.url
    return shown
