"""Messages, tables and rooms as JSON for the page. People of other rooms are only seat numbers."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from adapters.web.chatlog import Message
from adapters.web.rooms import LocalPerson, Room, room_of
from bot.codec import ButtonToken, token_of
from bot.people import MENTION, PersonKey
from bot.ports.windows import Look
from bot.screen import Button, Screen

_MENTIONED = re.compile(rf'<a href="{MENTION}([^"]*)"')
TABLE, ME = "table", "me"  # the ids of a window's two chats in a chat client; the person has the id of the private one
PROTOCOL = 4  # of frames and requests; a page with another one loads itself again

Names = Mapping[PersonKey, str]
"""The ids by which a page knows its own people, by their keys. Nobody else's key leaves the server."""


def names_of(ids: Iterable[str]) -> Names:
    """Return the names of people of a room by their ids."""
    return {f"web:{one}": one for one in ids}


def room_view(room: Room, player: str) -> dict[str, Any]:
    """Return a room for a page. `player` is the digest of its key; the people that it plays are `mine`."""
    mine = room.played_by(player)
    people = [_person_view(one, mine=one in mine) for one in room.people]
    return _people_view(room.code, people)


def window_view(room: Room | None, player: str, me: LocalPerson) -> dict[str, Any]:
    """Return the people around a window: those of its place, in a chat client only the person in front of it."""
    return room_view(room, player) if room is not None else _people_view(TABLE, [_person_view(me, mine=True)])


def _people_view(group: str, people: list[dict[str, Any]]) -> dict[str, Any]:
    return {"type": "room", "group": group, "people": people, "protocol": PROTOCOL}


def _person_view(one: LocalPerson, *, mine: bool) -> dict[str, Any]:
    return {"id": one.id, "name": one.name, "language": one.language, "fixed": one.has_acted, "mine": mine}


def changes_view(chat: str, messages: Iterable[dict[str, Any]], *, whole: bool) -> dict[str, Any]:
    """Return the message that updates a chat of the page by these messages; `whole`: the chat has no others."""
    listed = sorted(messages, key=lambda message: int(message["id"]))
    return {"type": "changes", "chat": chat, "whole": whole, "messages": listed}


def message_view(name: str, message: Message | None, mine: Names, *, current: bool = False) -> dict[str, Any]:
    """Return a message for the page, by its id. A deleted one (None) has only its id and `deleted`.

    `mine` are the names of the people that the page plays; `current` is whether its table wants the message now.
    """
    if message is None:
        return {"id": name, "deleted": True}
    screen = message.screen
    view: dict[str, Any] = {
        "id": name,
        "kind": message.kind,
        "at": message.at,
        "author": message.author,
        "text": message.text if screen is None else _without_keys(screen.text, mine),
    }
    if message.document is not None:
        view["document"] = {"name": message.document[0], "id": message.document[1]}
    if screen is None:
        return view
    rows = [[(button, token_of(button.data)) for button in row] for row in screen.rows]
    view["rows"] = [[_button_view(button, token) for button, token in row] for row in rows]
    if screen.field is not None:
        view["field"] = screen.field.model_dump()
    if screen.surface is not None:
        view |= {"table": screen.surface[0], "shows": screen.surface[1], "current": current}
    else:
        view["table"] = next((token.table for row in rows for _, token in row if token and token.table), "")
    if screen.picture is not None:
        view["picture"] = {
            "drawing": screen.picture.drawing,
            "data": screen.picture.data.model_dump(mode="json"),
            "description": screen.picture.description,
        }
    return view


def paper_view(screen: Screen) -> dict[str, Any]:
    """Return a screen of the bot that a window shows in place of a table; it names nobody."""
    whole = message_view("", Message(kind="screen", at=0.0, screen=screen), {})
    return {name: part for name, part in whole.items() if name in {"text", "rows", "picture"}}


def table_view(look: Look, faces: Mapping[str, str]) -> dict[str, Any]:
    """Return what a page shows of a table, with who is away, the clock, and the faces of people by their id."""
    view = dict(look.view)
    for people in {"seats", "players"} & view.keys():
        view[people] = [{**one, **_beside(number, look, faces)} for number, one in enumerate(view[people])]
    if "seats" in view.get("lobby", {}):
        seats = [{**seat, **_beside(number, look, faces)} for number, seat in enumerate(view["lobby"]["seats"])]
        view["lobby"] = {**view["lobby"], "seats": seats}
    if look.paper is not None:
        view["paper"] = paper_view(look.paper)
    if look.clock is not None:
        view["clock"] = {"ends": look.clock.ends, "of": look.clock.of}
        if look.clock.reserve:
            view["clock"]["reserve"] = look.clock.reserve
    return view


def _beside(seat: int, look: Look, faces: Mapping[str, str]) -> dict[str, Any]:
    person = look.people[seat] if seat < len(look.people) else ""
    face = faces.get(person.removeprefix("web:"), "")
    return {**({"away": True} if seat in look.away else {}), **({"face": face} if face else {})}


def _without_keys(text: str, mine: Names) -> str:
    """Return a text with ids of people of the page's own room only."""
    rooms = {room_of(one) for one in mine.values()}

    def named(found: re.Match[str]) -> str:
        key = found[1]
        known = mine.get(key) or (key if room_of(key.removeprefix("web:")) in rooms else "")
        return f'<a href="{MENTION}{known}"'

    return _MENTIONED.sub(named, text)


def _button_view(button: Button, token: ButtonToken | None) -> dict[str, Any]:
    view: dict[str, Any] = {"label": button.label, "style": button.style.value}
    if button.data is not None:
        view["data"] = button.data
    if button.url is not None:
        view["url"] = button.url
    if token is not None:
        view["does"] = token.verb.name.lower()
    return view
