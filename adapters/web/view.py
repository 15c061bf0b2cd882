"""Messages and rooms as JSON for the page. A button carries its card; other people are only seat numbers."""

import re
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from adapters.web.chatlog import Message
from adapters.web.rooms import Room, room_of
from bot.codec import FIRST_PAGE, ButtonToken, HandPage, Verb, token_of
from bot.people import MENTION, PersonKey
from bot.pictures import HandPicture, TablePicture
from bot.ports.store import SurfaceKind
from bot.ports.windows import Look
from bot.screen import Button, Picture, Screen, Style

# Buttons that only a player's hand has.
_OF_A_HAND = {Verb.CARD, Verb.MARRIAGE, Verb.FOUR_ACES, Verb.REST, Verb.CHOICE, Verb.PAGE, Verb.NUDGES, Verb.AUTO}
# Buttons beside the game. The page draws them small while cards are on the table.
_ASIDE = {
    Verb.HAND,
    Verb.PEEK,
    Verb.RULES,
    Verb.TIPS,
    Verb.SCORE,
    Verb.JUDGE,
    Verb.WORDS,
    Verb.VERIFY,
    Verb.VOTE,
    Verb.NUDGES,
    Verb.AUTO,
    Verb.LANGUAGE,
}
_NAMED = {"result": "declarer", "over": "winner"}  # by kind of facts: the field that names a person
_MENTIONED = re.compile(rf'<a href="{MENTION}([^"]*)"')
_MOVES = {Verb.CARD, Verb.MARRIAGE, Verb.FOUR_ACES, Verb.REST, Verb.CHOICE, Verb.BID, Verb.PASS, Verb.LOOK}


Names = Mapping[PersonKey, str]
"""The ids by which a page knows its own people, by their keys. Nobody else's key leaves the server."""


def names_of(ids: Iterable[str]) -> Names:
    """Return the names of people of a room by their ids."""
    return {f"web:{one}": one for one in ids}


def room_view(room: Room, player: str) -> dict[str, Any]:
    """Return a room for a page. `player` is the digest of its key; the people that it plays are `mine`."""
    return {
        "type": "room",
        "group": room.code,
        "people": [
            {
                "id": one.id,
                "name": one.name,
                "language": one.language,
                "face": one.face,
                "fixed": one.has_acted,
                "mine": one in room.played_by(player),
            }
            for one in room.people
        ],
        "invitations": len(room.invitations),
    }


def changes_view(chat: str, revision: int | None, messages: Iterable[dict[str, Any]], *, reset: bool) -> dict[str, Any]:
    """Return the message that updates a chat of the page by these messages. No `revision`: it stays as it is.

    `reset`: the page forgets first what it had of the chat.
    """
    view: dict[str, Any] = {"type": "changes", "chat": chat, "reset": reset, "now": time.time()}
    if revision is not None:
        view["revision"] = revision
    return {**view, "messages": sorted(messages, key=lambda message: int(message["id"]))}


def message_view(
    name: str,
    message: Message | None,
    mine: Names,
    *,
    look: Look | None = None,
    board: Screen | None = None,
    faces: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Return a message for the page, by its id. A deleted one (None) has only its id and `deleted`.

    `mine` are the names of the people that the page plays; `faces` are those of the room's people, by id; `look` is the
    look that the message is part of; `board` is the board for a hand whose table has no board in a chat.
    """
    if message is None:
        return {"id": name, "deleted": True}
    view: dict[str, Any] = {
        "id": name,
        "kind": message.kind,
        "at": message.at,
        "author": message.author,
        "text": message.text if message.screen is None else _without_keys(message.screen.text, mine),
    }
    if message.asker:
        view["asker"] = message.asker
    if message.document is not None:
        view["document"] = {"name": message.document[0], "id": message.document[1]}
    if message.screen is not None:
        view |= _screen_view(message, message.screen, mine, look, faces or {})
    if board is not None:
        view["board"] = {
            "kind": message.kind,
            "at": message.at,
            "text": _without_keys(board.text, mine),
            **_screen_view(message, board, mine, look, faces or {}),
            "surface": "board",
        }
    return view


def _screen_view(
    message: Message, screen: Screen, mine: Names, look: Look | None, faces: Mapping[str, str]
) -> dict[str, Any]:
    rows = [[(button, token_of(button.data)) for button in row] for row in screen.rows]
    verbs = {token.verb for row in rows for _, token in row if token is not None}
    picture = screen.picture
    cards = picture.data.cards if picture is not None and isinstance(picture.data, HandPicture) else ()
    if screen.facts is not None and screen.facts.get("by_itself"):  # nobody has to press anything
        rows = [[(button, token) for button, token in row if token is None or token.verb not in _MOVES] for row in rows]
    is_nudge = screen.surface is not None and screen.surface[1] == SurfaceKind.NUDGE
    view: dict[str, Any] = {
        "rows": [[_button_view(button, token, cards, verbs) for button, token in row] for row in rows],
        "nudge": is_nudge,
    }
    if look is not None and look.contest:
        view["contest"] = True
    if message.kind == "screen" and not is_nudge:
        is_hand = picture.drawing == "hand" if picture is not None else bool(verbs & _OF_A_HAND)
        view["surface"] = "hand" if is_hand else "board"
        view["to_move"] = is_hand and any(
            token is not None and token.verb in _MOVES and button.style is not Style.MUTED
            for row in rows
            for button, token in row
        )
    if picture is not None:
        view["picture"] = {
            "drawing": picture.drawing,
            "data": _drawn(picture, mine, look, faces),
            "description": picture.description,
        }
    if screen.facts is not None:
        view["facts"] = _own_people(screen.facts, mine, faces)
    return view


def _drawn(picture: Picture, mine: Names, look: Look | None, faces: Mapping[str, str]) -> dict[str, Any]:
    """Return the data of a picture; for a table also who is away, and the clock of the player to move."""
    data = _own_people(picture.data.model_dump(mode="json"), mine, faces)
    if look is None or picture.drawing != "table":
        return data
    data["seats"] = [{**seat, "away": number in look.away} for number, seat in enumerate(data["seats"])]
    if look.clock is not None:
        data["clock"] = {"ends": look.clock.ends, "of": look.clock.of}
    return data


def _own_people(facts: Mapping[str, Any], mine: Names, faces: Mapping[str, str]) -> dict[str, Any]:
    """Return facts of a table; only the page's own people are named by their id, others by the number of their seat."""
    data = dict(facts)
    named = _NAMED.get(data.get("kind", ""))
    if named is not None:
        data[named] = _own_id(data.get(named, ""), mine)
    if "seats" in data:
        data["seats"] = [
            {
                **seat,
                "person": _own_id(seat.get("person", ""), mine, number),
                "face": faces.get(str(seat.get("person", "")).removeprefix("web:"), ""),
            }
            for number, seat in enumerate(data["seats"])
        ]
    return data


def people_at(screen: Screen | None) -> tuple[str, ...]:
    """Return the keys of the people at the table that a screen shows, by seat; none for another screen."""
    if screen is None or screen.picture is None or not isinstance(screen.picture.data, TablePicture):
        return ()
    return tuple(seat.person for seat in screen.picture.data.seats)


def _own_id(key: str, mine: Names, seat: int | None = None) -> str:
    return mine.get(key, str(seat) if key and seat is not None else "")


def _without_keys(text: str, mine: Names) -> str:
    """Return a text with ids of people of the page's own room only."""
    rooms = {room_of(one) for one in mine.values()}

    def named(found: re.Match[str]) -> str:
        key = found[1]
        known = mine.get(key) or (key if room_of(key.removeprefix("web:")) in rooms else "")
        return f'<a href="{MENTION}{known}"'

    return _MENTIONED.sub(named, text)


def _is_aside(token: ButtonToken, verbs: Collection[Verb]) -> bool:
    if token.verb is not Verb.PAGE:
        return token.verb in _ASIDE
    page = HandPage.read(token.argument) or FIRST_PAGE
    return page.switches or (page == FIRST_PAGE and Verb.NUDGES in verbs)


def _button_view(
    button: Button, token: ButtonToken | None, cards: Sequence[str], beside: Collection[Verb]
) -> dict[str, Any]:
    view: dict[str, Any] = {"label": button.label, "style": button.style.value}
    if button.data is not None:
        view["data"] = button.data
    if button.url is not None:
        view["url"] = button.url
    if token is None:
        return view
    view["does"] = token.verb.name.lower()
    if _is_aside(token, beside):
        view["aside"] = True
    if token.verb in _MOVES:
        view["move"] = True
    if token.verb is Verb.PASS:
        view["pass"] = True
    if token.verb is Verb.CARD:
        place = int(token.argument) if token.argument.isdecimal() else len(cards)
        view["card"] = cards[place] if place < len(cards) else ""
    return view
