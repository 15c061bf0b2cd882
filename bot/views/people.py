"""Playing with strangers, as one person sees it: who waits for what, the name for strangers, the open tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Style
from bot.strangers.names import FACES
from bot.strangers.queue import Queue
from bot.strangers.seating import people_of
from bot.table.table import Table
from bot.texts import listed, plain
from bot.views.keys import chosen, in_rows, lasting_key
from bot.views.names import preset_name
from bot.views.parts import Choice, Rows
from bot.views.said import Said, said

TOLD_FROM = 3  # people; fewer are not counted, as who they are could be guessed
HUNDRED = 100

WAIT, AS, FACE = "w", "a", "f"  # arguments of buttons, before a preset, a preset, or the number of a face
QUIT, TICK, NAME, TABLES, SIT, WATCH = "quit", "tick", "name", "tables", "sit", "watch"


@dataclass(frozen=True, slots=True)
class Panel:
    """A page of playing with strangers: lines to read, and what may be pressed."""

    name: str
    """Which page it is: `entrance`, `names`, `tables`, `table` or `report`."""

    lines: tuple[Said, ...]
    """The lines."""

    rows: Rows
    """What may be pressed, each named by its kind."""


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
    ticked: bool,
    usual: str,
) -> Panel:
    """Return the entrance, with the `usual` preset of the reader first.

    `avoided` are people whom the reader does not meet: they read as if they were not there. `tables` are those of the
    queues by code, `running` is the code of the reader's own game, and `name` their name for strangers, or empty.
    """
    queues = sorted(queues, key=lambda queue: queue.rules != usual)
    own = next((queue for queue in queues if queue.has(reader) and not running), None)
    state = (
        said(language, "people-wait", preset=preset_name(own.rules, language)) if own else said(language, "people-how")
    )
    lines = [state, *(_line(queue, tables, avoided, language) for queue in queues)]
    lines += [said(language, "people-name", name=name)] if name else []
    game = lasting_key(plain(language, "button-people-game"), Verb.HAND, table_id=running)
    first = [Choice("game", game)] if running else []
    first += [act(QUIT, plain(language, "button-people-quit"), QUIT)] if own else []
    waits = [
        act("wait", preset_name(queue.rules, language), f"{WAIT}{queue.rules}", _style(on=queue.rules == usual))
        for queue in queues
        if queue is not own
    ]
    tick = chosen(plain(language, "button-people-tick"), on=ticked, sign="☑")
    others = (
        act(TABLES, plain(language, "button-people-tables"), TABLES),
        act(NAME, plain(language, "button-people-name"), NAME),
    )
    rows = (*((one,) for one in first), *in_rows(waits, 2), others, (act(TICK, tick, TICK),))
    return Panel("entrance", tuple(lines), rows)


def _style(*, on: bool) -> Style:
    return Style.PRIMARY if on else Style.PLAIN


def _line(queue: Queue, tables: Mapping[str, Table], avoided: frozenset[PersonKey], language: str) -> Said:
    waiting = sum(one.person.key not in avoided for one in queue.waiting)
    there = [person.key for game in queue.games if game.code in tables for person in people_of(tables[game.code])]
    playing = sum(key not in avoided for key in there)
    return said(
        language,
        "people-line",
        preset=preset_name(queue.rules, language),
        waiting=plain(language, "people-waiting", many=_many(waiting), count=waiting),
        playing=plain(language, "people-playing", many=_many(playing), count=playing),
    )


def _many(count: int) -> str:
    return ("none", "few")[count > 0] if count < TOLD_FROM else "many"


def names(language: str, proposed: Iterable[str], rules: str) -> Panel:
    """Return the question for a name. Whoever chooses one waits for the `rules` at once, unless they are empty."""
    faces = [act("face", face, f"{FACE}{number}") for number, face in enumerate(FACES)]
    named = ((act("as", name, f"{AS}{rules}", Style.PRIMARY),) for name in proposed)
    return Panel("names", (said(language, "people-name-ask"),), (*named, *in_rows(faces, 4)))


def open_tables(tables: Sequence[tuple[Table, Sequence[int], bool]], language: str) -> Panel:
    """Return the list of open tables: each with the ratings of its people, and whether it has room."""
    if not tables:
        return Panel("tables", (said(language, "open-none"),), ())
    rows = []
    for number, (table, _, has_room) in enumerate(tables, 1):
        acts = (SIT, WATCH) if has_room else (WATCH,)
        labels = {one: f"{number}. {plain(language, f'button-people-{one}')}" for one in acts}
        rows.append(tuple(act(one, label, one, table=table.id) for one, label in labels.items()))
    lines = (_of_table(number, table, ratings, language) for number, (table, ratings, _) in enumerate(tables, 1))
    return Panel("tables", tuple(lines), tuple(rows))


def _of_table(number: int, table: Table, ratings: Sequence[int], language: str) -> Said:
    """Tell of a table without names: its rules, seats, hand, totals, and ratings by hundreds."""
    return said(
        language,
        "people-table",
        number=number,
        preset=preset_name(table.preset, language),
        seated=len(people_of(table)),
        most=len(table.seats),
        hand=table.rows[-1].number + 1 if table.rows else 1,
        totals=listed(language, map(str, table.game.totals)) if table.game is not None else "",
        ratings=listed(language, (str(one // HUNDRED * HUNDRED) for one in sorted(ratings))) or "–",
    )
