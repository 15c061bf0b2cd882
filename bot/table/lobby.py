"""A table before its first deal: opened, joined, filled and started. Each function returns the table after it."""

import unicodedata
from collections.abc import Mapping
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table.dealing import commit_to
from bot.table.model import FIRST_SCHEMA, SCHEMA, Clock, Door, Seat, Stage, Table
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
        door=Door(settings.get("join", Door.MEMBERS)),
        next_deal=commit_to(code, 1, chance),
        practice=chat.private,
    )


def rules_of(table: Table) -> Rules:
    """Return the rules a table plays by."""
    return table.game.rules if table.game is not None else rules.build(table.preset, table.options)


def schema_of(table: Table) -> int:
    """Return the oldest form that a table can be stored in.

    That of release 0.1.0 wherever its workers know the table's rules and play by the same; any other they leave alone.
    """
    return FIRST_SCHEMA if rules.known_to_first(rules_of(table), begun=table.game is not None) else SCHEMA


def seat_counts(table: Table) -> tuple[int, ...]:
    """Return the numbers of seats that the table's rules allow, ascending."""
    return tuple(sorted(rules_of(table).table.players))


def add_built_in(table: Table, level: str) -> Table:
    """Seat a built-in player."""
    must_be_lobby(table)
    if len(table.seats) >= seat_counts(table)[-1]:
        raise Refusal("lobby-full")
    taken = {seat.number for seat in table.seats if seat.person is None}
    number = next(n for n in range(1, 9) if n not in taken)
    return table.model_copy(update={"seats": (*table.seats, Seat(level=level, number=number))})


def sent_away(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby (`/kick`). A person cannot sit down at this table again."""
    person = table.seats[index].person
    table = remove(table, index)
    return table if person is None else table.model_copy(update={"sent_away": (*table.sent_away, person.key)})


def remove(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby."""
    must_be_lobby(table)
    seats = tuple(seat for place, seat in enumerate(table.seats) if place != index)
    return table.model_copy(update={"seats": seats})


def start(table: Table, now: float, chance: Chance) -> tuple[Table, dict[str, Any]]:
    """Begin the game: seats are final, the first dealer is drawn. Returns the log's first entry too."""
    must_be_lobby(table)
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
        "rules": rules.told(rules_here, rules.FIRST),
        "seats": len(seats),
        "first_dealer": dealer,
    }
    return begun, entry


def must_be_lobby(table: Table) -> None:
    """Raise Refusal unless the game has not begun yet."""
    if table.stage is Stage.PLAYING:
        raise Refusal("not-in-lobby")
    if table.stage is not Stage.LOBBY:
        raise Refusal("game-over")
