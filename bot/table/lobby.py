"""A table before its first deal: opened, joined, filled and started. Each function returns the table after it."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table import dealing
from bot.table.model import FIRST_SCHEME, SCHEMA, SCHEME, Clock, Door, Seat, Stage, Table
from engine import game, rules
from engine.rules import Rules

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6

LEVELS_OF_FIRST = frozenset({"easy", "normal", "hard"})  # the built-in players' levels that release 0.1.0 knows


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
    """Open a table with its opener seated. `settings` are switches (pictures, timer, beacon …)."""
    return Table(
        id=code,
        scheme=SCHEME,
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
        next_deal=dealing.sealed(code, 1, chance),
        beacon=bool(settings.get("beacon")),
        practice=chat.private,
    )


def told_by(opener: Person, chat: Chat, preset: str, options: Mapping[str, Any], code: str = "") -> Table:
    """Return a table that is nowhere, to tell rules by: with the code of what has them, or with none."""
    return Table(id=code, created=0.0, opener=opener, chats=(chat,), preset=preset, options=options)


def rules_of(table: Table) -> Rules:
    """Return the rules a table plays by."""
    return table.game.rules if table.game is not None else rules.build(table.preset, table.options)


def schema_of(table: Table) -> int:
    """Return the oldest form that a table can be stored in.

    Workers of release 0.1.0 leave a table alone whose rules they do not know, or would play otherwise, and one with a
    built-in player of a level that they do not know.
    """
    known = rules.known_to_first(rules_of(table), begun=table.game is not None)
    known = known and all(seat.level in LEVELS_OF_FIRST for seat in table.seats)
    return table.schema_needed if known else SCHEMA


def seat_counts(table: Table) -> tuple[int, ...]:
    """Return the numbers of seats that the table's rules allow, ascending."""
    return tuple(sorted(rules_of(table).table.players))


def add_built_in(table: Table, level: str) -> Table:
    """Seat a built-in player."""
    must_have_room(table)
    taken = {seat.number for seat in table.seats if seat.person is None}
    number = next(n for n in range(1, 9) if n not in taken)
    return table.model_copy(update={"seats": (*table.seats, Seat(level=level, number=number))})


def sent_away(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby (`/kick`). A person cannot sit down at this table again."""
    person = table.seats[index].person
    table = remove(table, index)
    return table if person is None else table.model_copy(update={"sent_away": (*table.sent_away, person.key)})


def remove(table: Table, index: int) -> Table:
    """Take somebody off a chair in the lobby. An opener leaves it to the next person; the last person closes it."""
    must_be_lobby(table)
    gone = table.seats[index].person
    seats = tuple(seat for place, seat in enumerate(table.seats) if place != index)
    table = table.model_copy(update={"seats": seats, "vote": None})  # voices are places, and those have changed
    heir = next((seat.person for seat in seats if seat.person is not None), None)
    if heir is None:
        return table.model_copy(update={"stage": Stage.CLOSED})
    return table.model_copy(update={"opener": heir}) if gone is not None and gone.key == table.opener.key else table


def start(table: Table, now: float, chance: Chance) -> tuple[Table, tuple[Mapping[str, Any], ...]]:
    """Begin the game: the first deal's shares are closed, and it is dealt, unless a beacon is to be waited for.

    All in one step, so that no worker of release 0.1.0 finds a table between. Returns the log's first entries too.
    """
    must_be_lobby(table)
    rules_here = rules_of(table)
    if len(table.seats) not in rules_here.table.players:
        raise Refusal("seat-count", allowed=", ".join(map(str, seat_counts(table))), seated=len(table.seats))
    table = table.model_copy(update={"seats": _in_order(table)})
    if table.scheme == FIRST_SCHEME:
        return _first_dealt(*_begun_by_first_scheme(table, now, chance), now, chance)
    closed = dealing.closed(table, now, chance)
    return (closed.model_copy(update={"menu": None}), ()) if table.beacon else begin(closed, now, chance)


def _in_order(table: Table) -> tuple[Seat, ...]:
    """Return the chairs as they were agreed upon for a game that is played once more; others behind them."""
    if not table.again:
        return table.seats
    built_in = [seat for seat in table.seats if seat.person is None]
    by_key = {seat.person.key: seat for seat in table.seats if seat.person is not None}
    ordered = []
    for key in table.again:
        if key in by_key:
            ordered.append(by_key.pop(key))
        elif not key and built_in:
            ordered.append(built_in.pop(0))
    return (*ordered, *by_key.values(), *built_in)


def begin(table: Table, now: float, chance: Chance) -> tuple[Table, tuple[Mapping[str, Any], ...]]:
    """Begin the game whose first deal is closed: seats and first dealer are drawn from it, and it is dealt."""
    return _first_dealt(*_begun(table, now), now, chance)


def _first_dealt(
    begun: Table, first: Mapping[str, Any], now: float, chance: Chance
) -> tuple[Table, tuple[Mapping[str, Any], ...]]:
    dealt, second = dealing.deal_next(begun, now, chance)
    return dealt, (first, second)


def _begun(table: Table, now: float) -> tuple[Table, Mapping[str, Any]]:
    """Draw seats and first dealer from the closed first deal."""
    if table.closing is None:
        raise ValueError("the shares of the first deal are open")
    mix, count = dealing.mix_of(table, table.closing), len(table.seats)
    order = mix.seats(count) if table.draw_seats else tuple(range(count))
    dealer = mix.dealer(count)
    proof = {  # a record names nobody: `joined` tells people from built-in players
        "scheme": table.scheme,
        "joined": [f"p{n}" if seat.person is not None else f"b{seat.number}" for n, seat in enumerate(table.seats, 1)],
        "seat_draw": {"seats": list(order), "first_dealer": dealer} if table.draw_seats else None,
    }
    closing = table.closing.model_copy(update={"typed": tuple(order.index(place) for place in table.closing.typed)})
    playing = _playing(table, order, dealer, now).model_copy(
        update={"closing": closing, "seat_draw": order if table.draw_seats else ()}
    )
    return playing, {**_first_entry(table, dealer), **proof}


def _begun_by_first_scheme(table: Table, now: float, chance: Chance) -> tuple[Table, Mapping[str, Any]]:
    order = list(range(len(table.seats)))
    if table.draw_seats:
        for place in range(len(order) - 1, 0, -1):
            other = chance.below(place + 1)
            order[place], order[other] = order[other], order[place]
    dealer = chance.below(len(order))
    return _playing(table, order, dealer, now), _first_entry(table, dealer)


def _playing(table: Table, order: Sequence[int], dealer: int, now: float) -> Table:
    return table.model_copy(
        update={
            "seats": tuple(table.seats[place] for place in order),
            "stage": Stage.PLAYING,
            "menu": None,
            "vote": None,
            "game": game.new(rules_of(table), len(order), dealer),
            "clock": Clock(move=table.clock.move, turn_since=now, next_deal=now),
        }
    )


def _first_entry(table: Table, dealer: int) -> dict[str, Any]:
    return {
        "rules": rules.told(rules_of(table), rules.FIRST),
        "seats": len(table.seats),
        "first_dealer": dealer,
    }


def has_room(table: Table) -> bool:
    """Whether the rules allow one more seat."""
    return len(table.seats) < seat_counts(table)[-1]


def must_have_room(table: Table) -> None:
    """Raise Refusal unless somebody can still sit down."""
    must_be_lobby(table)
    if not has_room(table):
        raise Refusal("lobby-full")


def must_be_lobby(table: Table) -> None:
    """Raise Refusal unless the game has not begun yet."""
    if table.stage is Stage.PLAYING:
        raise Refusal("not-in-lobby")
    if table.stage is not Stage.LOBBY:
        raise Refusal("game-over")
    if table.closing is not None:
        raise Refusal("starting")
