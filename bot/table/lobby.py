"""A table before its first deal: opened, joined, filled and started. Functions return the changed table."""

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from bot.chance import Chance
from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table import dealing, kinds
from bot.table.gathering import Door
from bot.table.kinds import AnyKind
from bot.table.parts import PATIENCE, Clock, Times
from bot.table.table import Seat, Stage, Table
from engine import game, rules, setup
from engine.fairness import SCHEME
from engine.rules import Rules

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
CODE_LENGTH = 6
WAITED_FOR = 60.0  # seconds to wait after Start for people to open their private chats


def new_code(chance: Chance, length: int = CODE_LENGTH) -> str:
    """Draw a code for a table, or of another length."""
    return "".join(CODE_LETTERS[chance.below(len(CODE_LETTERS))] for _ in range(length))


def read_code(typed: str, length: int = CODE_LENGTH) -> str | None:
    """Parse a typed code; None for any other text."""
    code = unicodedata.normalize("NFKC", typed).strip().upper()
    return code if len(code) == length and set(code) <= set(CODE_LETTERS) else None


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
    kind: AnyKind | None = None,
) -> Table:
    """Open a table with its opener seated. `settings` are switches (pictures, timer …).

    Without a `kind`, the chat decides.
    """
    kind = kind or kinds.of_home(chat)
    return Table(
        id=code,
        created=now,
        opener=opener,
        chats=(chat,),
        language=language,
        seats=(Seat(person=opener),),
        preset=preset,
        options=dict(options),
        times=Times(timer=settings.get("timer"), patience=settings.get("patience", PATIENCE) or None),
        pictures=bool(settings.get("pictures")),
        nudges=bool(settings.get("nudges", True)),
        four_colours=bool(settings.get("four_colours")),
        draw_seats=bool(settings.get("draw_seats")),
        door=Door(settings.get("join", Door.MEMBERS)),
        reliable=bool(settings.get("reliable")),
        kind=kind,
        next_deal=dealing.sealed(code, 1, chance) if kind.sealed else None,
        scheme=SCHEME,
    )


def table_of_rules(opener: Person, chat: Chat, preset: str, options: Mapping[str, Any], code: str = "") -> Table:
    """Build a throw-away table, used only to render rules. `code` is that of the rules' tournament, if any."""
    return Table(id=code, created=0.0, opener=opener, chats=(chat,), preset=preset, options=options)


def rules_of(table: Table) -> Rules:
    """Return the rules a table plays by."""
    return table.game.rules if table.game is not None else rules.build(table.preset, table.options)


def seat_counts(table: Table) -> tuple[int, ...]:
    """Return the numbers of seats that the rules allow, ascending."""
    return tuple(sorted(rules_of(table).table.players))


def add_built_in(table: Table, level: str) -> Table:
    """Seat a built-in player."""
    must_have_room(table)
    taken = {seat.number for seat in table.seats if seat.person is None}
    number = next(n for n in range(1, 9) if n not in taken)
    return with_chair(table, Seat(level=level, number=number))


def with_level(table: Table, index: int, level: str) -> Table:
    """Let the built-in player at a seat play at another level. Raises Refusal where none sits."""
    must_be_lobby(table)
    if not 0 <= index < len(table.seats) or table.seats[index].person is not None:
        raise Refusal("no-bot-here")
    return table.with_seat(index, level=level)


def with_chair(table: Table, chair: Seat) -> Table:
    """Add a chair."""
    return in_order(table.replace(seats=(*table.seats, chair)))


def remove(table: Table, index: int) -> Table:
    """Remove a chair in the lobby. The next person takes over from an opener; without people the lobby is closed."""
    must_be_lobby(table)
    gone = table.seats[index].person
    seats = tuple(seat for place, seat in enumerate(table.seats) if place != index)
    table = table.replace(seats=seats, vote=None)  # votes are seat numbers, which have changed
    heir = next((seat.person for seat in seats if seat.person is not None), None)
    if heir is None:
        return table.replace(stage=Stage.CLOSED)
    return table.replace(opener=heir) if gone is not None and gone.key == table.opener.key else table


def start_or_wait(table: Table, now: float, chance: Chance) -> tuple[Table, tuple[Mapping[str, Any], ...]]:
    """Start the game, or wait for people who have not opened their private chat. Returns the same as `start`."""
    must_be_lobby(table)
    _must_fit(table)
    if not unopened(table):
        return start(table, now, chance)
    since = now if table.clock.starting is None else table.clock.starting
    return table.replace(clock=table.clock.replace(starting=since)), ()


def unopened(table: Table) -> tuple[int, ...]:
    """Return the seats of people who have not opened their private chat."""
    return tuple(index for index, seat in enumerate(table.seats) if seat.unreachable and not seat.unwanted)


def starts_at(table: Table) -> float | None:
    """Return when a lobby starts automatically: at once when it waits for nobody any more. None: never."""
    since = table.clock.starting
    return since + WAITED_FOR if since is not None and unopened(table) else since


def start(
    table: Table, now: float, chance: Chance, totals: Sequence[int] = ()
) -> tuple[Table, tuple[Mapping[str, Any], ...]]:
    """Start the game: close the first deal, draw seats and first dealer from it, and deal it.

    `totals` are the seats' game points, if the game goes on from another one whose seats are kept. Returns the table
    and the first entries of the log. Raises EngineError for totals that no game leads to.
    """
    must_be_lobby(table)
    _must_fit(table)
    table, deal = dealing.closed(table, chance)
    order, dealer = dealing.seating(table, deal), dealing.mix_of(table, deal).dealer(len(table.seats))
    first = dealing.first_entry(table, dealer)
    if table.draw_seats:
        first = {**first, "seat_draw": {"seats": list(order), "first_dealer": dealer}}
    begun = game.new(rules_of(table), len(order), dealer)
    if totals:
        begun, first = setup.with_totals(begun, totals), {**first, "totals_before": list(totals)}
    playing = table.replace(
        seats=tuple(table.seats[place] for place in order),
        stage=Stage.PLAYING,
        menu=None,
        vote=None,
        game=begun,
        clock=Clock(turn_since=now),
    )
    by_seat = deal.replace(typed=tuple(order.index(place) for place in deal.typed))
    dealt, entry = dealing.deal_closed(playing, by_seat, now)
    return dealt, (first, entry)


def _must_fit(table: Table) -> None:
    if len(table.seats) not in seat_counts(table):
        raise Refusal("seat-count", allowed=tuple(seat_counts(table)), seated=len(table.seats))


def in_order(table: Table) -> Table:
    """Sort the chairs of a lobby: in the order of joining, or for a game that is played again in the agreed order."""
    if not table.again:
        return table
    built_in = [seat for seat in table.seats if seat.person is None]
    by_key = {seat.person.key: seat for seat in table.seats if seat.person is not None}
    ordered = []
    for key in table.again:
        if key in by_key:
            ordered.append(by_key.pop(key))
        elif not key and built_in:
            ordered.append(built_in.pop(0))
    return table.replace(seats=(*ordered, *by_key.values(), *built_in), vote=None)


def has_room(table: Table) -> bool:
    """Whether the rules allow one more seat."""
    return len(table.seats) < seat_counts(table)[-1]


def must_have_room(table: Table) -> None:
    """Raise Refusal unless one more can sit down."""
    must_be_lobby(table)
    if not has_room(table):
        raise Refusal("lobby-full")


def must_await_people(table: Table) -> None:
    """Raise Refusal unless the table is still a lobby, for a person who wants to sit down."""
    if table.stage is Stage.PLAYING:
        raise Refusal("seats-taken")
    must_be_lobby(table)


def must_be_lobby(table: Table) -> None:
    """Raise Refusal unless the table is still a lobby."""
    if table.stage is Stage.PLAYING:
        raise Refusal("not-in-lobby")
    if table.stage is not Stage.LOBBY:
        raise Refusal("game-over")
