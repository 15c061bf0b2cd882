"""A table before its first deal: opened, joined, filled and started. Each function returns the table after it."""

import unicodedata
from collections.abc import Mapping
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table.dealing import commit_to
from bot.table.model import HISTORY_LINES, SCHEMA, Clock, Line, Seat, Stage, Table
from engine import game, rules
from engine.rules import Rules

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6


def new_code(chance: Chance) -> str:
    """Draw a table's code."""
    return "".join(CODE_LETTERS[chance.below(len(CODE_LETTERS))] for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str | None:
    """Return the code in what somebody typed, or None."""
    code = unicodedata.normalize("NFKC", typed).strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


def open_table(
    code: str,
    opener: Person,
    chat: Chat,
    *,
    language: str,
    preset: str,
    options: Mapping[str, Any],
    now: float,
    chance: Chance,
    settings: Mapping[str, Any],
) -> Table:
    """Open a table with its opener seated. `settings` are switches kept for the chat (pictures, timer …)."""
    return Table(
        id=code,
        schema_number=SCHEMA,
        created=now,
        opener=opener,
        chats=(chat,),
        language=language,
        seats=(Seat(person=opener),),
        preset=preset,
        options=dict(options),
        clock=Clock(move=settings.get("timer")),
        pictures=bool(settings.get("pictures")),
        four_colours=bool(settings.get("four_colours")),
        next_deal=commit_to(code, 1, chance),
        practice=chat.private,
    )


def rules_of(table: Table) -> Rules:
    """Return the rules a table plays by."""
    return table.game.rules if table.game is not None else rules.build(table.preset, table.options)


def seat_counts(table: Table) -> tuple[int, ...]:
    """Return the numbers of seats that the table's rules allow, ascending."""
    return tuple(sorted(rules_of(table).table.players))


def join(table: Table, person: Person, chat: Chat | None, nonce: str) -> Table:
    """Seat a person: in the lobby on a new chair, in a game on the chair they left."""
    index = table.seat_of(person.key)
    if index is not None:
        seat = table.seats[index]
        if not seat.left:
            raise Refusal("already-seated")
        back = seat.model_copy(update={"left": False, "stand_in": False, "missed": 0, "person": person})
        return with_history(with_seat(table, index, back), Line(key="back", params={"seat": index}))
    _require_lobby(table)
    if len(table.seats) >= seat_counts(table)[-1]:
        raise Refusal("lobby-full")
    table = table.model_copy(update={"seats": (*table.seats, Seat(person=person, nonce=nonce))})
    return with_chat(table, chat) if chat is not None else table


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
        seats = tuple(seat for place, seat in enumerate(table.seats) if place != index)
        table = table.model_copy(update={"seats": seats})
        if all(seat.person is None for seat in seats):
            return table.model_copy(update={"stage": Stage.CLOSED})
        if table.opener.key == person.key:
            heir = next(seat.person for seat in seats if seat.person is not None)
            table = table.model_copy(update={"opener": heir})
        return table
    if not table.is_live:
        raise Refusal("game-over")
    gone = table.seats[index].model_copy(update={"left": True})
    table = with_history(with_seat(table, index, gone), Line(key="left", params={"seat": index}))
    if all(seat.is_played for seat in table.seats):
        return table.model_copy(update={"stage": Stage.CLOSED})
    return table


def add_bot(table: Table, level: str) -> Table:
    """Seat a built-in player."""
    _require_lobby(table)
    if len(table.seats) >= seat_counts(table)[-1]:
        raise Refusal("lobby-full")
    taken = {seat.number for seat in table.seats if seat.person is None}
    number = next(n for n in range(1, 9) if n not in taken)
    return table.model_copy(update={"seats": (*table.seats, Seat(level=level, number=number))})


def remove(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby (`/kick`)."""
    _require_lobby(table)
    seats = tuple(seat for place, seat in enumerate(table.seats) if place != index)
    return table.model_copy(update={"seats": seats})


def start(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Begin the game: seats are final, the first dealer is drawn. Returns the log's first entry too."""
    _require_lobby(table)
    rules_here = rules_of(table)
    if len(table.seats) not in rules_here.table.players:
        raise Refusal("seat-count", allowed=", ".join(map(str, seat_counts(table))), seated=len(table.seats))
    seats = list(table.seats)
    if table.draw_seats:
        for place in range(len(seats) - 1, 0, -1):
            other = chance.below(place + 1)
            seats[place], seats[other] = seats[other], seats[place]
    dealer = chance.below(len(seats))
    begun = table.model_copy(
        update={
            "seats": tuple(seats),
            "stage": Stage.PLAYING,
            "menu": None,
            "game": game.new(rules_here, len(seats), dealer),
            "clock": Clock(move=table.clock.move, turn_since=now, next_deal=now),
        }
    )
    entry = {
        "rules": {"preset": table.preset, "options": dict(table.options)},
        "seats": len(seats),
        "first_dealer": dealer,
    }
    return begun, entry


def moved(table: Table, platform: str, old_id: str, new_id: str) -> Table:
    """Carry a table over to the new id of a group."""
    chats = tuple(
        chat.model_copy(update={"id": new_id}) if chat.platform == platform and chat.id == old_id else chat
        for chat in table.chats
    )
    return table if chats == table.chats else table.model_copy(update={"chats": chats})


def reachable(table: Table, person_key: str, *, reachable: bool) -> Table:
    """Note whether a seated person can be written to in private."""
    index = table.seat_of(person_key)
    if index is None or table.seats[index].unreachable is not reachable:
        return table
    return with_seat(table, index, table.seats[index].model_copy(update={"unreachable": not reachable}))


def with_seat(table: Table, index: int, seat: Seat) -> Table:
    """Replace one seat."""
    return table.model_copy(update={"seats": (*table.seats[:index], seat, *table.seats[index + 1 :])})


def with_history(table: Table, line: Line) -> Table:
    """Add a fact to the board's history, in a game."""
    return (
        table if table.game is None else table.model_copy(update={"history": (*table.history, line)[-HISTORY_LINES:]})
    )


def _require_lobby(table: Table) -> None:
    if table.stage is Stage.PLAYING:
        raise Refusal("not-in-lobby")
    if table.stage is not Stage.LOBBY:
        raise Refusal("game-over")
