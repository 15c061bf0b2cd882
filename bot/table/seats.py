"""Who sits and who has left, and the chats that a table is shown in: before a game and while it is played."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Any

from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table import lobby
from bot.table.lobby import must_have_room
from bot.table.table import HISTORY_LINES, TIPS, Ending, Line, Seat, Stage, Table


def seat_for(person: Person, about: Mapping[str, Any], *, guest: bool = False) -> Seat:
    """Return a chair for a person, as they like to sit by what is remembered of them."""
    return Seat(
        person=person,
        guest=guest,
        nudges=about.get("nudges", True),
        auto=about.get("auto", False),
        tips=about.get("tips", TIPS),
    )


def join(table: Table, chair: Seat, chat: Chat | None) -> Table:
    """Seat a person: in the lobby on a new chair, in a game on the one they left. `chat` then shows the board, too."""
    person = chair.person
    if person is None:
        raise ValueError("nobody to seat")
    index = table.seat_of(person.key)
    if index is not None:
        seat = table.seats[index]
        if not seat.left:
            raise Refusal("already-seated")
        back = seat.model_copy(
            update={"left": False, "stand_in": False, "missed": 0, "person": person}
            | {"nudges": chair.nudges, "auto": chair.auto}
        )
        return with_history(with_seat(table, index, back), Line(key="back", params={"seat": index}))
    if is_sent_away(table, person.key):
        raise Refusal("sent-away")
    return on_new_chair(table, chair, chat)


def on_new_chair(table: Table, chair: Seat, chat: Chat | None) -> Table:
    """Add a chair in the lobby; `chat` then shows the board, too."""
    must_have_room(table)
    table = lobby.with_chair(table, chair)
    return with_chat(table, chat) if chat is not None else table


def is_sent_away(table: Table, person_key: str) -> bool:
    """Whether somebody was sent away from this table, also if they have asked to be forgotten since."""
    return mark(table, person_key) in table.sent_away


def mark(table: Table, person_key: str) -> str:
    """Return what keeps somebody away: it does not tell who that is, nor is it the same elsewhere."""
    return hashlib.sha256(f"{table.id} {table.key} {person_key}".encode()).hexdigest()[:16]


def sent_away(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby (`/kick`). A person cannot sit down at this table again."""
    person = table.seats[index].person
    table = lobby.remove(table, index)
    if person is None:
        return table
    return table.model_copy(update={"sent_away": (*table.sent_away, mark(table, person.key))})


def with_chat(table: Table, chat: Chat) -> Table:
    """Show the board in one more chat."""
    if any(known.key == chat.key for known in table.chats):
        return table
    return table.model_copy(update={"chats": (*table.chats, chat)})


def leave(table: Table, person: Person) -> Table:
    """Take a person off their chair; in a game the built-in player plays on and the chair waits for them."""
    index = table.seat_of(person.key)
    if index is None or table.seats[index].left:
        raise Refusal("not-seated")
    if table.stage is Stage.LOBBY:
        return lobby.remove(table, index)
    if not table.is_live:
        raise Refusal("game-over")
    table = with_history(table, Line(key="left", params={"seat": index}))
    others = [seat for place, seat in enumerate(table.seats) if place != index]
    if not table.kind.contest and all(seat.person is None or seat.left for seat in others):
        # Who goes last leaves nobody behind, and loses nothing.
        return table.model_copy(update={"stage": Stage.CLOSED, "ending": Ending.VOID})
    gone = {"left": True, "share": "", "typed": 0, "kept": ""}
    return with_seat(table, index, table.seats[index].model_copy(update=gone))


def with_moved_chat(table: Table, platform: str, old_id: str, new_id: str) -> Table:
    """Carry a table over to the new id of a group."""
    chats = tuple(
        chat.model_copy(update={"id": new_id}) if chat.platform == platform and chat.id == old_id else chat
        for chat in table.chats
    )
    return table if chats == table.chats else table.model_copy(update={"chats": chats})


def reachable(table: Table, person_key: str, *, reachable: bool, unwanted: bool = False) -> Table:
    """Note whether a seated person can be written to in private; if not, whether they want it so (`unwanted`)."""
    index = table.seat_of(person_key)
    if index is None:
        return table
    noted = table.seats[index].model_copy(update={"unreachable": not reachable, "unwanted": unwanted})
    return table if noted == table.seats[index] else with_seat(table, index, noted)


def renamed(table: Table, person_key: str, name: str) -> Table:
    """Take over what somebody is called by now, where they sit."""
    index = table.seat_of(person_key)
    person = table.seats[index].person if index is not None else None
    if index is None or person is None or person.name == name:
        return table
    person = person.model_copy(update={"name": name})
    opener = person if table.opener.key == person_key else table.opener
    table = table.model_copy(update={"opener": opener})
    return with_seat(table, index, table.seats[index].model_copy(update={"person": person}))


def with_tips(table: Table, person_key: str, left: int) -> Table:
    """Set for how many more hands a seated person is accompanied by tips."""
    index = table.seat_of(person_key)
    if index is None or table.seats[index].tips == left:
        return table
    return with_seat(table, index, table.seats[index].model_copy(update={"tips": left}))


def welcomed(table: Table, now: float) -> Table:
    """Note that the bot is there (again) where the table is shown: older refusals count no more."""
    return table.model_copy(update={"welcomed": now})


def heard_from(table: Table, places: Collection[str], now: float) -> Table:
    """Note that places which have refused messages can be written to, by their keys."""
    left = tuple(place for place in table.refusing if place not in places)
    return table if left == table.refusing else welcomed(table.model_copy(update={"refusing": left}), now)


def with_seat(table: Table, index: int, seat: Seat) -> Table:
    """Replace one seat."""
    return table.with_seat(index, seat)


def with_history(table: Table, line: Line) -> Table:
    """Add a fact to the board's history, in a game."""
    return (
        table if table.game is None else table.model_copy(update={"history": (*table.history, line)[-HISTORY_LINES:]})
    )
