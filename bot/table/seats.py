"""People and chairs of a table, before and during a game: sitting down, leaving, and the chats that show the board."""

from collections.abc import Collection, Mapping
from typing import Any

from bot.people import Chat, Person
from bot.ports.directory import FINISHED
from bot.refusal import Refusal
from bot.table import lobby
from bot.table.event_log import of_hand
from bot.table.lobby import must_await_people, must_have_room
from bot.table.parts import HISTORY_LINES, Ending, Habits, HistoryLine, Words
from bot.table.table import Seat, Stage, Table


def seat_for(person: Person, about: Mapping[str, Any], *, guest: bool = False) -> Seat:
    """Return a chair for a person, with the settings in their document (`about`)."""
    return Seat(
        person=person,
        guest=guest,
        experienced=FINISHED in about,
        habits=Habits.of(about),
        tips=about.get("explained", {}) if about.get("tips", True) else None,
    )


def join(table: Table, chair: Seat, chat: Chat | None) -> Table:
    """Seat a person: on a new chair in the lobby, or on the one they left. A `chat` then shows the board too."""
    person = chair.person
    if person is None:
        raise ValueError("nobody to seat")
    if not table.is_live:
        raise Refusal("game-over")
    index = table.seat_of(person.key)
    if index is not None:
        if not table.seats[index].left:
            raise Refusal("already-seated")
        return returned(table.with_seat(index, person=person, habits=chair.habits), index)
    may_come_in(table, person)
    return on_new_chair(table, chair, chat)


def may_come_in(table: Table, person: Person) -> None:
    """Raise Refusal for a person who was sent away, or who has given up a seat to somebody else."""
    if table.is_sent_away(person.key):
        raise Refusal("sent-away")
    if table.has_given_up(person.key):
        raise Refusal("gave-up-seat")


def returned(table: Table, index: int) -> Table:
    """Give a seat back to its person. A person who took it over in this hand still waits for the next hand."""
    seat, hand = table.seats[index], hand_in_play(table)
    waits = bool(seat.earlier) and 0 < seat.earlier[-1].until == hand
    back = {"left": waits, "comes_after": hand if waits else 0}
    table = table.with_seat(index, stand_in=False, missed=0, left_since=None, free=False, **back)
    return table if waits else with_history(table, _of_person("back", seat))


def hand_in_play(table: Table) -> int:
    """Return the number of the deal in play; 0 between two hands."""
    return table.deal.hand if table.deal is not None else 0


def on_new_chair(table: Table, chair: Seat, chat: Chat | None) -> Table:
    """Add a chair in the lobby. A `chat` then shows the board too."""
    must_await_people(table)
    must_have_room(table)
    table = lobby.with_chair(table, chair)
    if chair.person is not None:
        table = table.without_knock(chair.person.key)
    return with_chat(table, chat) if chat is not None else table


def sent_away(table: Table, index: int) -> Table:
    """Empty a chair in the lobby (`/kick`). A person cannot sit down at this table again."""
    person = table.seats[index].person
    table = lobby.remove(table, index)
    return table if person is None else table.with_sent_away(person.key)


def with_chat(table: Table, chat: Chat) -> Table:
    """Show the board in one more chat."""
    if any(known.key == chat.key for known in table.chats):
        return table
    return table.replace(chats=(*table.chats, chat))


def without_chat(table: Table, key: str) -> Table:
    """Stop showing the board in a private chat. A table without any other chat gets an empty one."""
    left = tuple(chat for chat in table.chats if not key or chat.key != key)
    return table.replace(chats=left or (table.home.nobody(),))


def leave(table: Table, person: Person, now: float) -> Table:
    """Take a person off their chair. In a game a built-in player plays on, and the chair waits for them.

    A seat that was taken over and not played yet is free again at once.
    """
    index = table.seat_of(person.key)
    if index is None:
        raise Refusal("not-seated")
    if table.is_live and table.seats[index].comes_after:
        table = table.with_seat(index, comes_after=0, left_since=now, free=True)
        return with_history(table, _of_person("left", table.seats[index]))
    if table.seats[index].left:
        raise Refusal("not-seated")
    if table.stage is Stage.LOBBY:
        return lobby.remove(table, index)
    if not table.is_live:
        raise Refusal("game-over")
    return gone(with_history(table, _of_person("left", table.seats[index])), index, now)


def gone(table: Table, index: int, now: float) -> Table:
    """Return a game without the person of a seat: a built-in player plays on, or the game ends with them."""
    if ends_without(table, index):  # they lose nothing: no other is left to play on
        return table.with_seat(index, left_since=now).replace(stage=Stage.CLOSED, ending=Ending.VOID)
    return table.with_seat(index, left=True, left_since=now, words=Words())


def ends_without(table: Table, index: int) -> bool:
    """Whether the game ends when the person of a seat leaves it: only built-in players would play on."""
    others = [seat for place, seat in enumerate(table.seats) if place != index]
    plays = table.stage is Stage.PLAYING and not table.seats[index].left
    return plays and not table.kind.keeps_seats and all(seat.person is None or seat.left for seat in others)


def with_person(table: Table, person_key: str, **changes: Any) -> Table:
    """Change fields of a person's seat; a stranger has none."""
    index = table.seat_of(person_key)
    return table if index is None else table.with_seat(index, **changes)


def renamed(table: Table, person_key: str, name: str) -> Table:
    """Take over the present name of a seated person."""
    index = table.seat_of(person_key)
    person = table.seats[index].person if index is not None else None
    if index is None or person is None or person.name == name or table.seats[index].masked:
        return table
    person = person.model_copy(update={"name": name})
    table = table.replace(opener=person) if table.opener.key == person_key else table
    return with_person(table, person_key, person=person)


def heard_from(table: Table, places: Collection[str], now: float) -> Table:
    """Note that places (by key) which refused messages can be written to again."""
    left = tuple(place for place in table.refusing if place not in places)
    return table if left == table.refusing else table.replace(refusing=left, welcomed=now)


def with_history(table: Table, line: HistoryLine) -> Table:
    """Add a fact to the board's history; a table without a game has none."""
    if table.game is None:
        return table
    fact = of_hand(line, table.deal.hand if table.deal is not None else None)
    return table.replace(history=(*table.history, fact)[-HISTORY_LINES:])


def _of_person(key: str, seat: Seat) -> HistoryLine:
    """Return a fact about the person on a seat, whoever holds that seat later."""
    return HistoryLine(key=key, people={"seat": seat.person} if seat.person is not None else {})
