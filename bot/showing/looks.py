"""Looks (`bot.ports.windows`): the surfaces of a table or tournament, drawn for one reader by the usual functions."""

import asyncio
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from cachetools import LRUCache

from bot.codec import Verb, verb_of
from bot.finished.group_puzzles import GroupPuzzle
from bot.meter import Meter
from bot.people import Chat, Person, PersonKey, PlaceKey
from bot.pictures import BumpChart
from bot.ports.health import Unavailable
from bot.ports.messenger import Messenger
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import Look, MoveClock, Presence
from bot.refusal import Refusal
from bot.screen import NO_LINKS, Links, Screen
from bot.screens.tournament import pictures
from bot.showing import plan_tender, puzzle_tender, surfaces, tournament_tender
from bot.showing.message import link_from
from bot.showing.surface import Surface
from bot.table import choices, masks, vacancies
from bot.table.documents import Live, NewerSchema
from bot.table.playing import reserve_left
from bot.table.table import Table
from bot.table.tables import Tables
from bot.tournament.plan import Plan
from bot.tournament.tournament import Member, Tournament
from bot.views.acts_here import ways_in
from bot.views.keys import buttons
from bot.views.names import person_key
from bot.views.page import PageView, page_view
from bot.views.tournament_page import numbers_for, tournament_page

_FOR_GUESTS = frozenset({SurfaceKind.BOARD, SurfaceKind.OVER})
KEPT = 500  # most looks that a process keeps
FRESH = 30.0  # seconds after which a table is drawn again, as some boards show how much time is left

PLAN = {"kind": "plan"}

Draw = Callable[[], Screen]
Past = Callable[[SurfaceName], Draw | None]


@dataclass(slots=True)
class _Drawn:
    """A look in the making. Its screens are drawn when they are asked for."""

    version: int
    fresh_until: float
    wanted: Mapping[SurfaceName, Draw]
    past: Past
    view: Mapping[str, Any]
    people: Sequence[PersonKey] = ()
    paper: Draw | None = None
    screens: dict[SurfaceName, Screen] = field(default_factory=dict)

    def look(self, names: Iterable[SurfaceName] | None) -> Look:
        """Return the look: with the wanted screens and the named ones, or with the view alone."""
        paper = self.paper() if self.paper is not None else None
        if names is None:
            return Look(self.version, frozenset(self.wanted), view=self.view, paper=paper, people=self.people)
        for name in {*self.wanted, *names} - self.screens.keys():
            draw = self.wanted.get(name) or self.past(name)
            if draw is not None:
                self.screens[name] = draw()
        return Look(self.version, frozenset(self.wanted), self.screens, self.view, people=self.people)


class TableLooks:
    """The looks of a process. Fulfils `bot.ports.windows.Looks`.

    A table's look is kept for a while, until the table has a new version or its reader another language. A tournament's
    look is not kept, because its page shows tables that change without it.
    """

    def __init__(
        self, tables: Tables, messengers: Mapping[str, Messenger], presence: Presence, meter: Meter | None = None
    ) -> None:
        self._tables = tables
        self._meter = meter or Meter()
        self._messengers = messengers
        self._presence = presence
        self._kept: LRUCache[tuple[str, Person, bool, str], _Drawn] = LRUCache(KEPT)
        self._shown_in: LRUCache[str, str] = LRUCache(KEPT)  # by a table's code: that of its tournament

    async def look(
        self,
        code: str,
        person: Person,
        names: Collection[SurfaceName] | None = (),
        *,
        alone: bool = True,
        speaks_for: Chat | None = None,
    ) -> Look | None:
        """Return a person's look at the newest version stored under a code; None if there is none."""
        try:
            live = await self._tables.registry.find(code)
        except (Refusal, NewerSchema):
            return None
        kept = (code, person, alone, speaks_for.key if speaks_for is not None else "")
        drawn = self._kept.get(kept)
        if drawn is None or drawn.version != live.version or not self._tables.now() < drawn.fresh_until:
            made = await self._begun(live, person, person.key if alone else None, speaks_for)
            if made is None:
                return None
            drawn = self._kept[kept] = made
            self._meter.looked()
        look = drawn.look(names)
        return await self._standing(live.value, look) if isinstance(live.value, Table) else look

    async def _begun(
        self, live: Live[Any], person: Person, reader: PersonKey | None, speaks_for: Chat | None
    ) -> _Drawn | None:
        now = self._tables.now()
        if isinstance(live.value, Table):
            messenger, table = self._messengers.get(person.platform), as_read_by(live.value, person)
            view = page_view(
                table,
                person.key,
                now,
                surfaces.completed(table).get(table.boards),
                alone=reader is not None,
                speaks_for=speaks_for,
            )
            return _of_table(table, live.version, person, now, messenger, reader, view)
        if isinstance(live.value, Tournament):
            tables = await self._tables_of(live.value, person)
            is_admin = speaks_for is not None and speaks_for.group.key == live.value.home.group.key
            return _of_tournament(live.value, tables, live.version, person, now, reader, is_admin=is_admin)
        if isinstance(live.value, Plan):
            news = plan_tender.wanted(live.value.replace(language=person.language))
            drawn = {one.name: partial(one.draw, NO_LINKS) for one in news}
            return _Drawn(live.version, 0.0, drawn, _nothing, PLAN, paper=next(iter(drawn.values()), None))
        if isinstance(live.value, GroupPuzzle):
            here = puzzle_tender.wanted(live.value.replace(language=person.language, pictures=True))
            return _Drawn(live.version, 0.0, {one.name: partial(one.draw, NO_LINKS) for one in here}, _nothing, PLAN)
        return None

    def shown_in(self, code: str) -> str:
        """Return the code of the tournament whose page has shown a table in this process; empty for none."""
        return self._shown_in.get(code, "")

    async def _tables_of(self, tournament: Tournament, person: Person) -> Mapping[int, Table]:
        """Return the tables of the round that are on a person's page, by number."""
        numbers = numbers_for(tournament, person.key)
        codes = {number: code for number, code in tournament.codes_in_play.items() if number in numbers}
        self._shown_in.update(dict.fromkeys(codes.values(), tournament.id))
        found = {number: self._table(code) for number, code in codes.items()}
        tables = await asyncio.gather(*found.values())
        return {number: table for number, table in zip(found, tables, strict=True) if table is not None}

    async def _table(self, code: str) -> Table | None:
        try:
            return (await self._tables.newest(code)).value
        except (Refusal, NewerSchema):
            return None

    async def _standing(self, table: Table, look: Look) -> Look:
        """Add the clock and the people who are away, as both change without the table."""
        seated = {
            index: seat.person.key
            for index, seat in enumerate(table.seats)
            if seat.person is not None and seat.person.platform == "web" and table.is_live
        }
        away, lapses = frozenset[int](), None
        if seated:
            with suppress(Unavailable):  # if presence is unknown, nobody is shown as away
                here = await self._presence.at(table.id)
                away = frozenset(index for index, key in seated.items() if key not in here)
                lapses = min((here[key].until for key in seated.values() if key in here), default=None)
        return replace(look, away=away, lapses=lapses, clock=clock_of(table))


def _nothing(_: SurfaceName) -> None:
    """Return nothing: an evening has no past messages."""


def as_read_by(table: Table, person: Person) -> Table:
    """Return a table as one person reads it: in their language, with pictures, and no board sent again further down."""
    seats = tuple(
        seat.replace(person=seat.person.model_copy(update={"language": person.language}))
        if seat.person is not None and seat.person.key == person.key
        else seat
        for seat in table.seats
    )
    read = masks.read_by(table.replace(seats=seats), person.key)
    return read.replace(language=person.language, pictures=True, lowered={})


def clock_of(table: Table) -> MoveClock | None:
    """Return the time limit of the present decision; None without a limit, or if nobody has to choose."""
    clock, timer = table.clock, table.times.timer
    if timer is None or table.to_act is None or clock.paused_since is not None or table.kind.ends_at is not None:
        return None
    if table.seats[table.to_act].is_played or choices.known_choice(table) is not None:
        return None
    return MoveClock(clock.turn_since + clock.given + timer, timer + clock.given, reserve_left(table))


def _is_read_by(person: Person, surface: Surface, own: Collection[PlaceKey] = (), guest_of: PlaceKey = "") -> bool:
    """Return whether a person reads a surface: it is their own, or stands in a group.

    `own` are their private chats; `guest_of` is another's, of which they read the board alone.
    """
    where, place = surface.where, surface.name.place
    if surface.name.kind in _FOR_GUESTS and place == guest_of:
        return True
    if surface.name.kind is SurfaceKind.HAND or isinstance(where, Person) or where.private:
        return place == person.key or place in own
    return True


def _own_chats(table: Table, person: Person) -> Collection[PlaceKey]:
    """Return a person's private chats that show a table: its home, or their board. On Discord these ids are others."""
    seat = table.seat_of(person.key)
    own = {table.seats[seat].board} if seat is not None else set()
    return own | {table.home.key} if table.home.private and table.opener.key == person.key else own


def _guest_of(table: Table, person: Person) -> PlaceKey:
    """Return the private chat whose board a person without a seat reads: others may come to its table. Else empty."""
    is_guest = table.home.private and table.is_for_several and table.kind.has_board
    return table.home.key if is_guest and table.seat_of(person.key) is None else ""


def _of_table(
    table: Table,
    version: int,
    person: Person,
    now: float,
    messenger: Messenger | None,
    reader: PersonKey | None,
    view: PageView,
) -> _Drawn:
    own, guest_of = _own_chats(table, person), _guest_of(table, person)
    every = surfaces.wanted(table, now, {person.platform}, reader=reader)
    wanted = [one for one in every if _is_read_by(person, one, own, guest_of)]
    names = frozenset(one.name for one in wanted)

    def past(name: SurfaceName) -> Draw | None:
        if name.kind is not SurfaceKind.BOARD:
            return None
        for _, last in surfaces.outdated(table, [name], names, reader):
            if last is not None and _is_read_by(person, last, own, guest_of):
                return partial(last.draw, NO_LINKS)
        return None

    to = {one.name: link_from(one.name, table, messenger) if messenger is not None else None for one in wanted}
    drawn = {one.name: _offered_to(table, person, partial(one.draw, Links(to=to[one.name]))) for one in wanted}
    people = tuple(person_key(table, seat) for seat in range(len(table.seats)))
    return _Drawn(version, now + FRESH, drawn, past, view.as_json(), people)


def _offered_to(table: Table, person: Person, draw: Draw) -> Draw:
    """Return a function that draws a screen without the button back to a seat that the reader still holds.

    On the board a reader without a seat is offered the free ones, else that of a built-in player.
    """
    seat = table.seat_of(person.key)
    if seat is None:
        return partial(_with_ways_in, table, draw)
    if table.seats[seat].stand_in or table.seats[seat].left:
        return draw

    def drawn() -> Screen:
        screen = draw()
        rows = (tuple(button for button in row if verb_of(button.data) is not Verb.BACK) for row in screen.rows)
        return screen.model_copy(update={"rows": tuple(row for row in rows if row)})

    return drawn


def _with_ways_in(table: Table, draw: Draw) -> Screen:
    """Draw a screen; above the other buttons of a board are those of the seats that a guest may take."""
    screen = draw()
    if screen.picture is None or screen.picture.drawing != "table":
        return screen
    rows = [row for row in screen.rows if not any(verb_of(button.data) is Verb.JOIN for button in row)]
    offered = ways_in(vacancies.for_guest(table), table.language)
    return screen.model_copy(update={"rows": (*buttons(tuple(offered)), *rows)})


def _of_tournament(
    tournament: Tournament,
    tables: Mapping[int, Table],
    version: int,
    person: Person,
    now: float,
    reader: PersonKey | None,
    *,
    is_admin: bool,
) -> _Drawn:
    read = tournament.replace(language=person.language)
    mine = tuple(_members_read_by(read, person))
    read = read.replace(members=mine)
    presser = person.key if person.platform != "web" else None  # a page of the playground may play several people
    every = tournament_tender.wanted(read, tables, now, reader, presser)
    wanted = [one for one in every if _is_read_by(person, one)]
    names = frozenset(one.name for one in wanted)

    def past(name: SurfaceName) -> Draw | None:
        if name.kind is SurfaceKind.STANDINGS and name.place == read.home.key and name.of <= read.core.round:
            return partial(tournament_tender.standings_drawn, read, name.of, reader)
        for _, last in tournament_tender.outdated(read, [name], names, reader):
            if last is not None and _is_read_by(person, last):
                return partial(last.draw, NO_LINKS)
        return None

    drawn = {one.name: partial(one.draw, NO_LINKS) for one in wanted}
    view = tournament_page(read, tables, person.language, person.key, _curve(read), is_admin=is_admin).as_json()
    people = tuple(player.person.key for player in read.core.players) if read.is_registering else ()
    return _Drawn(version, 0.0, drawn, past, view, people)


def _curve(tournament: Tournament) -> BumpChart | None:
    """Return the places round by round, once there are two rounds to compare."""
    last = tournament.core.round if tournament.round_is_over else tournament.core.round - 1
    picture = pictures.bump_chart(tournament, tournament.language, last) if last > 1 else None
    return picture.data if picture is not None and isinstance(picture.data, BumpChart) else None


def _members_read_by(tournament: Tournament, person: Person) -> Iterator[Member]:
    for member in tournament.members:
        mine = member.person.key == person.key
        spoken = member.person.model_copy(update={"language": person.language})
        yield member.model_copy(update={"person": spoken}) if mine else member
