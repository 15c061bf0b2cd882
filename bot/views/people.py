"""Playing with strangers, as one person sees it: who waits for what, the name for strangers, the open tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Style
from bot.stranger_names import FACES
from bot.strangers.pairing import PATIENCE
from bot.strangers.queue import Queue
from bot.strangers.seating import people_of
from bot.table.lobby import seat_counts
from bot.table.table import Table
from bot.texts import Said, listed, plain, said
from bot.views.keys import Choice, Rows, chosen, in_rows, lasting_key
from bot.views.names import preset_name

TOLD_FROM = 3  # people; fewer are not counted, as who they are could be guessed
HUNDRED = 100

WAIT, AS, FACE = "w", "a", "f"  # arguments of buttons, before a preset, a preset, or the number of a face
QUIT, TICK, NAME, TABLES, SIT, WATCH = "quit", "tick", "name", "tables", "sit", "watch"


@dataclass(frozen=True, slots=True)
class Crowd:
    """Who is there for one kind of rules."""

    title: str
    """The name of the rules."""

    waiting: str
    """How many wait, in words."""

    playing: str
    """How many play, in words."""

    told: Said
    """All of it in one line."""

    anybody: bool
    """Whether anybody is there."""

    usual: bool
    """Whether they are the reader's usual rules."""

    own: bool = False
    """Whether the reader waits for them."""

    wait: Choice | None = None
    """Waits for them; None for who does already."""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A seat of an open table."""

    is_person: bool
    """Whether a person sits there."""

    total: int
    """Its points."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that anybody may join or watch."""

    code: str
    """Its code, by which a page watches it; empty for a group's, whose board names people: a press shows it masked."""

    title: Said
    """Its hand and its rules."""

    told: Said
    """All of it in one line."""

    seats: tuple[OpenSeat, ...]
    """Its seats, clockwise."""

    ratings: tuple[str, ...]
    """The ratings of its people by hundreds, lowest first."""

    acts: tuple[Choice, ...]
    """What may be done: sit down, watch."""


@dataclass(frozen=True, slots=True)
class Other:
    """Somebody else at the reader's table."""

    seat: int
    """Their seat."""

    name: str
    """Their name."""

    acts: tuple[Choice, ...]
    """What the reader may do about them."""


@dataclass(frozen=True, slots=True)
class Door:
    """The way in to play with people, for whoever is not known yet."""

    act: Choice
    """Opens the entrance."""

    crowds: tuple[Crowd, ...]
    """Who is there, for each kind of rules."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A page of playing with strangers: lines to read, and what may be pressed."""

    name: str
    """Which page it is: `entrance`, `names`, `tables`, `table` or `report`."""

    lines: tuple[Said, ...]
    """The lines."""

    rows: Rows
    """What may be pressed, each named by its kind."""

    title: str = ""
    """What it is about."""

    called: str = ""
    """The reader's name for strangers; empty without one."""

    ticked: bool = False
    """Whether messages about people who play are on."""

    running: str = ""
    """The code of the reader's game that goes on; empty for none."""

    crowds: tuple[Crowd, ...] = ()
    """Who is there, for each kind of rules."""

    left: float = 0.0
    """The seconds until the reader's game begins at the latest, while they wait."""

    tables: tuple[OpenTable, ...] = ()
    """The open tables."""

    others: tuple[Other, ...] = ()
    """The other people at the reader's table."""

    back: Choice | None = None
    """Leads back to the entrance."""


def act(kind: str, label: str, argument: str, style: Style = Style.PLAIN, *, table: str = "") -> Choice:
    """Return something that may be pressed, by its kind; `table` is the code of the table that it is about, if any."""
    return Choice(kind, lasting_key(label, Verb.PEOPLE, argument, style, table_id=table))


def entrance(
    queues: Sequence[Queue],
    tables: Mapping[str, Table],
    reader: PersonKey,
    avoided: frozenset[PersonKey],
    language: str,
    *,
    name: str,
    running: str,
    ticked: bool | None,
    usual: str,
    now: float,
) -> Panel:
    """Return the entrance, with the `usual` preset of the reader first. `now` is in seconds since the epoch.

    `ticked` is whether messages about people who play are on; None for who cannot be sent any.
    `avoided` are people whom the reader does not meet: they read as if they were not there. `tables` are those of the
    queues by code, `running` is the code of the reader's own game, and `name` their name for strangers, or empty.
    """
    queues = sorted(queues, key=lambda queue: queue.rules != usual)
    own = next((queue for queue in queues if queue.has(reader) and not running), None)
    state = (
        said(language, "people-wait", preset=preset_name(own.rules, language)) if own else said(language, "people-how")
    )
    crowds = [crowd(queue, tables, avoided, language, usual=usual, own=queue is own) for queue in queues]
    lines = [state, *(one.told for one in crowds)]
    lines += [said(language, "people-name", name=name)] if name else []
    game = lasting_key(plain(language, "button-people-game"), Verb.HAND, table_id=running)
    first = [Choice("game", game)] if running else []
    first += [act(QUIT, plain(language, "button-people-quit"), QUIT)] if own else []
    waits = [one.wait for one in crowds if one.wait is not None]
    tick = chosen(plain(language, "button-people-tick"), on=bool(ticked), sign="☑")
    others = (
        act(TABLES, plain(language, "button-people-tables"), TABLES),
        act(NAME, plain(language, "button-people-name"), NAME),
    )
    rows = (*((one,) for one in first), *in_rows(waits, 2), others)
    if ticked is not None:
        rows = (*rows, (act(TICK, tick, TICK),))
    since = [one.since for one in own.waiting if one.person.key == reader] if own else []
    return Panel(
        "entrance",
        tuple(lines),
        rows,
        title=plain(language, "button-people"),
        called=name,
        ticked=bool(ticked),
        running=running,
        crowds=tuple(crowds),
        left=max(0.0, since[0] + PATIENCE - now) if since else 0.0,
    )


def crowd(
    queue: Queue,
    tables: Mapping[str, Table],
    avoided: frozenset[PersonKey],
    language: str,
    *,
    usual: str = "",
    own: bool = False,
) -> Crowd:
    """Return who is there for the rules of a queue, without the people `avoided`."""
    style = Style.PRIMARY if queue.rules == usual else Style.PLAIN
    waiting = sum(one.person.key not in avoided and not queue.plays(one) for one in queue.waiting)
    there = [person.key for game in queue.games if game.code in tables for person in people_of(tables[game.code])]
    playing = sum(key not in avoided for key in there)
    title = preset_name(queue.rules, language)
    waits = plain(language, "people-waiting", many=_many(waiting), count=waiting)
    plays = plain(language, "people-playing", many=_many(playing), count=playing)
    return Crowd(
        title=title,
        waiting=waits,
        playing=plays,
        told=said(language, "people-line", preset=title, waiting=waits, playing=plays),
        anybody=waiting + playing > 0,
        usual=queue.rules == usual,
        own=own,
        wait=None if own else act("wait", title, f"{WAIT}{queue.rules}", style),
    )


def door(queues: Sequence[Queue], tables: Mapping[str, Table], language: str) -> Door:
    """Return the way in. `tables` are those of the queues by code."""
    return Door(way_in(language), tuple(crowd(queue, tables, frozenset(), language) for queue in queues))


def way_in(language: str) -> Choice:
    """Return the button that opens the page."""
    return Choice("people", lasting_key(plain(language, "button-people"), Verb.PEOPLE))


def _many(count: int) -> str:
    return ("none", "few")[count > 0] if count < TOLD_FROM else "many"


def names(language: str, proposed: Iterable[str], rules: str, *, faces: bool) -> Panel:
    """Return the question for a name, and for a face if there is a choice of `faces`.

    Whoever chooses a name waits for the `rules` at once, unless they are empty.
    """
    shown = FACES if faces else ()
    drawn = [act("face", face, f"{FACE}{number}") for number, face in enumerate(shown)]
    named = ((act("as", name, f"{AS}{rules}", Style.PRIMARY),) for name in proposed)
    rows = (*named, *in_rows(drawn, 4))
    title = plain(language, "button-people-name")
    return Panel("names", (said(language, "people-name-ask"),), rows, title=title, back=_back(language))


def _back(language: str) -> Choice:
    return act("back", plain(language, "button-people"), "")


def open_tables(tables: Sequence[tuple[Table, Sequence[int], bool]], language: str) -> Panel:
    """Return the list of open tables: each with the ratings of its people, and whether it has room."""
    title, back = plain(language, "button-people-tables"), _back(language)
    if not tables:
        return Panel("tables", (said(language, "people-no-tables"),), (), title=title, back=back)
    found, rows = list[OpenTable](), list[tuple[Choice, ...]]()
    for number, (table, ratings, has_room) in enumerate(tables, 1):
        may = ((SIT, has_room), (WATCH, table.game is not None))
        labels = {one: plain(language, f"button-people-{one}") for one, can in may if can}
        rows.append(tuple(act(one, f"{number}. {label}", one, table=table.id) for one, label in labels.items()))
        acts = tuple(act(one, label, one, table=table.id) for one, label in labels.items())
        found.append(_open_table(number, table, ratings, acts, language))
    return Panel("tables", tuple(one.told for one in found), tuple(rows), title=title, tables=tuple(found), back=back)


def _open_table(
    number: int, table: Table, ratings: Sequence[int], acts: tuple[Choice, ...], language: str
) -> OpenTable:
    """Tell of a table without names: its rules, seats, hand, totals, and ratings by hundreds."""
    hand = table.rows[-1].number + 1 if table.rows else 1
    totals = table.game.totals if table.game is not None else (0,) * len(table.seats)
    hundreds = tuple(str(one // HUNDRED * HUNDRED) for one in sorted(ratings))
    preset = preset_name(table.preset, language)
    here = {person.key for person in people_of(table)}
    told = said(
        language,
        "people-table",
        number=number,
        preset=preset,
        seated=len(here),
        most=len(table.seats) if table.game is not None else seat_counts(table)[-1],
        hand=hand,
        totals=listed(language, map(str, totals)),
        ratings=listed(language, hundreds) or "–",
    )
    seats = tuple(
        OpenSeat(seat.person is not None and seat.person.key in here, total)
        for seat, total in zip(table.seats, totals, strict=True)
    )
    title = said(language, "board-head", hand=hand, preset=preset)
    return OpenTable(
        code=table.id if table.home.private else "", title=title, told=told, seats=seats, ratings=hundreds, acts=acts
    )
