"""Playing with strangers, as one person sees it: who waits for what, their own wait, and the open tables."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Answer, Button, Screen, Style, shown
from bot.strangers.names import FACES
from bot.strangers.queue import Queue
from bot.strangers.seating import people_of
from bot.table.deals import ScoreRow
from bot.table.lobby import seat_counts
from bot.table.table import Stage, Table
from bot.texts import listed, plain
from bot.views.as_json import as_json
from bot.views.keys import chosen, lasting_key
from bot.views.names import preset_name, usual_preset
from bot.views.said import Said, said

TOLD_FROM = 3  # people; fewer are not counted, as who they are could be guessed
HUNDRED = 100

WAIT, AS, FACE = "w", "a", "f"  # arguments of buttons, before a preset, a preset, or the number of a face
QUIT, TICK, NAME, TABLES, SIT, WATCH = "quit", "tick", "name", "tables", "sit", "watch"


@dataclass(frozen=True, slots=True)
class QueueLine:
    """The queue for one kind of rules."""

    rules: str
    """The preset."""

    words: Said
    """How many wait for it and play by it, in one line."""

    own: bool
    """Whether the reader waits for it."""

    wait: Button
    """What lets the reader wait for it."""


@dataclass(frozen=True, slots=True)
class PeoplePage:
    """The entrance to play with strangers."""

    language: str
    """The code of the reader's language."""

    name: str
    """How strangers see the reader; empty before they have chosen a name."""

    state: Said
    """What it is, or that the reader waits."""

    queues: tuple[QueueLine, ...]
    """A line for each kind of rules; the reader's usual one first."""

    running: Button | None
    """What leads to the reader's running game; None without one."""

    quit: Button | None
    """What ends the reader's wait; None if they do not wait."""

    tick: Button
    """What turns messages about waiting people on or off."""


@dataclass(frozen=True, slots=True)
class NamePage:
    """The question how strangers are to see the reader."""

    language: str
    """The code of the reader's language."""

    words: Said
    """The question, or what was chosen."""

    names: tuple[Button, ...]
    """Names that are proposed."""

    faces: tuple[Button, ...]
    """The faces to choose from."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that somebody may join or watch."""

    words: Said
    """Its rules, seats, hand, totals and ratings, without names."""

    join: Button | None
    """What seats the reader; None at a full table."""

    watch: Button | None
    """What shows its board; None before the game."""


@dataclass(frozen=True, slots=True)
class OpenTables:
    """The list of open tables."""

    tables: tuple[OpenTable, ...]
    """The tables, newest first."""


def told(screen: Screen, view: object) -> Answer:
    """Answer with a screen, and for a page with the view that it was drawn from, named for its class."""
    return shown(screen).model_copy(update={"people": {"kind": type(view).__name__, **as_json(view)}})


def page_of(
    queues: Sequence[Queue],
    tables: Mapping[str, Table],
    reader: PersonKey,
    avoided: frozenset[PersonKey],
    language: str,
    *,
    name: str,
    running: str,
    ticked: bool,
) -> PeoplePage:
    """Return the entrance. `avoided` are people whom the reader does not meet: they read as if they weren't there.

    `tables` are those of the queues by code, `running` is the code of the reader's own game, or empty.
    """
    usual = usual_preset(language)
    lines = [_line(one, tables, reader, avoided, language) for one in queues]
    own = next((queue for queue in queues if queue.has(reader)), None)
    waits = own is not None and not running
    preset = preset_name(own.rules, language) if own is not None else ""
    tick = chosen(plain(language, "button-people-tick"), on=ticked, sign="☑")
    return PeoplePage(
        language=language,
        name=name,
        state=said(language, "people-wait", preset=preset) if waits else said(language, "people-how"),
        queues=tuple(sorted(lines, key=lambda line: line.rules != usual)),
        running=lasting_key(plain(language, "button-people-game"), Verb.HAND, table_id=running) if running else None,
        quit=lasting_key(plain(language, "button-people-quit"), Verb.PEOPLE, QUIT) if waits else None,
        tick=lasting_key(tick, Verb.PEOPLE, TICK),
    )


def _line(
    queue: Queue, tables: Mapping[str, Table], reader: PersonKey, avoided: frozenset[PersonKey], language: str
) -> QueueLine:
    waiting = [one.person.key for one in queue.waiting if one.person.key not in avoided]
    at_tables = [one.key for game in queue.games if game.code in tables for one in people_of(tables[game.code])]
    playing = [key for key in at_tables if key not in avoided]
    preset = preset_name(queue.rules, language)
    own = reader in waiting
    words = said(
        language,
        "people-line",
        preset=preset,
        waiting=plain(language, "people-waiting", many=_many(len(waiting)), count=len(waiting)),
        playing=plain(language, "people-playing", many=_many(len(playing)), count=len(playing)),
    )
    style = Style.PRIMARY if queue.rules == usual_preset(language) else Style.PLAIN
    return QueueLine(queue.rules, words, own, lasting_key(preset, Verb.PEOPLE, f"{WAIT}{queue.rules}", style))


def _many(count: int) -> str:
    return ("none", "few")[count > 0] if count < TOLD_FROM else "many"


def name_page(words: Said, proposed: Iterable[str], rules: str) -> NamePage:
    """Return the question for a name. Whoever chooses one waits for the `rules` at once, unless they are empty."""
    names = tuple(lasting_key(name, Verb.PEOPLE, f"{AS}{rules}") for name in proposed)
    faces = tuple(lasting_key(face, Verb.PEOPLE, f"{FACE}{number}") for number, face in enumerate(FACES))
    return NamePage(words.language, words, names, faces)


def open_table(table: Table, ratings: Iterable[int], language: str, *, room: bool) -> OpenTable:
    """Return a table of the list; `ratings` are those of its people who show theirs."""
    game, row = table.game, table.rows[-1] if table.rows else None
    totals = listed(language, map(str, game.totals)) if game is not None else ""
    rounded = listed(language, (str(one // HUNDRED * HUNDRED) for one in sorted(ratings)))
    words = said(
        language,
        "people-table",
        preset=preset_name(table.preset, language),
        seated=len(people_of(table)) if table.stage is Stage.PLAYING else len(table.seats),
        most=len(table.seats) if table.stage is Stage.PLAYING else seat_counts(table)[-1],
        hand=_hand(row) if game is not None else 0,
        totals=totals,
        ratings=rounded or "–",
    )
    join = lasting_key(plain(language, "button-people-sit"), Verb.PEOPLE, SIT, table_id=table.id) if room else None
    watch = lasting_key(plain(language, "button-people-watch"), Verb.PEOPLE, WATCH, table_id=table.id)
    return OpenTable(words, join, watch if game is not None else None)


def _hand(row: ScoreRow | None) -> int:
    return 1 if row is None else row.number + 1
