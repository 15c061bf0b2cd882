"""Queues as a type of document, and their tables: made, joined and followed, each step once, however often tried."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial

from bot.ports.effects import Effect, Listed, Opens, Sits, Unmet
from bot.refusal import Refusal
from bot.stranger_names import NOT_WITH
from bot.strangers import pairing, seating
from bot.strangers.conduct import Conducts
from bot.strangers.queue import Game, Queue, Waiting
from bot.table import ending, lobby, seats
from bot.table.change import Denied, TableChange
from bot.table.documents import Changed, Documents
from bot.table.table import Table
from bot.table.tables import Tables

log = logging.getLogger(__name__)

STEPS = 20  # most steps of a queue before it is looked at again


class Queues(Documents[Queue]):
    """Loads queues, commits them, and makes their tables."""

    what = "queue"
    form = Queue

    def __init__(self, tables: Tables, begun: Callable[[Table], Awaitable[None]] | None = None) -> None:
        """`begun` is awaited with each table that begins, perhaps twice."""
        super().__init__(tables.registry)
        self.tables = tables
        self._begun = begun
        self._conducts = Conducts(tables)

    async def queue(self, rules: str) -> Queue:
        """Return the queue for a preset; an empty one if nobody has ever waited."""
        return await self.known(Queue(rules=rules))

    async def over(self, table: Table) -> None:
        """Let the next game follow a table of a queue that is over. Idempotent."""
        code = await self._free_code()
        with suppress(Refusal):
            now = self.now()
            await self.change(table.kind.queue, lambda queue: Changed(seating.following(table, queue, code, now)))

    async def step(self, queue: Queue) -> bool:
        """Take the next step: seat who comes, begin a game, or pair who waits. Return whether one was due."""
        for game in queue.games:
            if game.begins is None and game.coming:
                await self._seat(queue, game, game.coming[0])
                return True
            if game.begins is not None and not game.coming:  # all have asked to be forgotten
                await self._changed(queue, lambda now: now.without(""))
                return True
            if game.begins is not None and game.begins <= self.now():
                await self._begin(queue, game)
                return True
        return await self._pair(queue)

    # ----------------------------------------------------------------------------------------------------------- steps

    async def _begin(self, queue: Queue, game: Game) -> None:
        """Begin a game. Whoever is barred, or has opened something else in private meanwhile, does not come."""
        conduct = await self._conducts.conduct()
        barred = [one.person.key for one in game.coming if conduct.is_barred(one.person.key, self.now())]
        if barred:
            away = [one for one in game.coming if one.person.key == barred[0]]
            await self._changed(queue, lambda now: now.without(barred[0]).with_outdated(away, ""))
            return
        about = {one.person.key: await self.directory.person(one.person.key) for one in game.coming}
        change = seating.begun(queue, game, about, self.now(), self.tables.chance)
        effects = (*(effect for one in game.coming for effect in _seat(game.code, one)), Listed(game.code))
        try:
            await self.tables.create(TableChange(change.value, log=change.log, effects=effects))
        except Unmet as unmet:
            gone = [one for one in game.coming if one.chat.key == getattr(unmet.effect, "chat", "")]
            await self._changed(queue, lambda now: now.without(gone[0].person.key).with_outdated(gone, ""))
            return
        except Refusal:
            log.info("a game of strangers had begun already")
        for one in game.coming if not game.before else ():
            self.registry.meter.seated(self.now() - one.since)
        self.registry.meter.strangers_began(len(game.coming), len(change.value.seats))
        if self._begun is not None:
            await self._begun(change.value)
        await self._changed(
            queue, lambda now: now.with_game(Game(code=game.code)).with_outdated(game.coming, game.code)
        )

    async def _seat(self, queue: Queue, game: Game, one: Waiting) -> None:
        """Seat somebody who comes to a table, and close the one where they sat until now.

        Where there is no seat any more they wait again, as long as before, or play the next game of their old table.
        """
        about = await self.directory.person(one.person.key)
        waits, sits_at = False, game.code
        try:
            await self.tables.change(
                game.code, lambda table: TableChange(seating.seated(table, one, about), effects=_seat(game.code, one))
            )
            self.registry.meter.seated(self.now() - one.since)
            if queue.plays(one):
                await self.tables.quietly(self.tables.change(one.holds, partial(_moved, one=one, now=self.now())))
        except Unmet:
            sits_at = ""  # they have opened something else
        except (Refusal, Denied):
            waits = True

        def came(now: Queue) -> Queue:
            there = now.game(game.code)
            if there is None or one not in there.coming:
                return now
            if not waits:
                return now.without(one.person.key).with_outdated((one,), sits_at)
            left = now.with_game(there.replace(coming=tuple(other for other in there.coming if other != one)))
            return left if left.next_of(one.holds) is not None else left.with_waiting(one)

        await self._changed(queue, came)

    async def _pair(self, queue: Queue) -> bool:
        """Seat whoever can be seated, and offer company. Return whether the queue has changed."""
        if not queue.waiting and len(queue.games) < 2:
            return False
        tables, gone = dict[str, Table](), set[str]()
        for code in (game.code for game in queue.games if game.begins is None):
            try:
                tables[code] = await self.tables.table(code)
            except Refusal:
                gone.add(code)
        for table in tables.values():
            if not table.is_live:
                await self.over(table)
        keys = {one.person.key for one in queue.waiting}
        keys |= {person.key for table in tables.values() for person in seating.people_of(table)}
        rooms = list(seating.rooms(queue, tables, keys))
        avoids = await self.avoids({*keys, *(key for room in rooms for key in room.people)})
        await self._offer_company(queue, tables, pairing.offers(rooms, avoids))
        barred = (await self._conducts.conduct()).is_barred
        away = [
            one
            for one in queue.waiting
            if barred(one.person.key, self.now()) or (queue.plays(one) and not _may_move(one, tables))
        ]

        def kept(now: Queue) -> Queue:
            games = tuple(game for game in now.games if game.code not in gone)
            waiting = tuple(one for one in now.waiting if one not in away)
            return now.replace(games=games, waiting=waiting).with_outdated(away, "")

        paired = pairing.paired(kept(queue), rooms, seating.seats_of(queue.rules), avoids, self.now())
        games = [game if game.code else game.replace(code=await self._free_code()) for game in paired.games]
        paired = paired.replace(games=tuple(games))
        # If it has changed since the rooms were looked at, the next step looks again.
        await self._changed(queue, lambda now: paired if now is queue else kept(now))
        return (await self.newest(queue.id, just_committed=True)).value != queue

    async def _offer_company(self, queue: Queue, tables: Mapping[str, Table], offers: Mapping[str, int]) -> None:
        """Tell people at tables to whom they could move, and who has agreed."""
        for code, table in tables.items():
            wanting = [table.seat_of(person.key) for person in seating.people_of(table) if queue.has(person.key)]
            company, agreed = offers.get(code, 0), tuple(seat for seat in wanting if seat is not None)
            told = partial(_with_company, company=company, agreed=agreed if company else ())
            if told(table).value.kind != table.kind:
                await self.tables.quietly(self.tables.change(code, told))

    async def avoids(self, people: set[str]) -> pairing.Avoids:
        """Return the question whether one of two of these people, by key, avoids the other."""
        avoided = {key: (await self.directory.person(key)).get(NOT_WITH) or {} for key in people}
        return lambda one, other: other in avoided[one] or one in avoided[other]

    async def _free_code(self) -> str:
        return await self.registry.free_code(lobby.new_code, self.tables.chance)

    async def _changed(self, queue: Queue, change: Callable[[Queue], Queue]) -> None:
        await self.change(queue.id, lambda now: Changed(change(now)))


def _may_move(one: Waiting, tables: Mapping[str, Table]) -> bool:
    """Whether somebody who waits while they play still sits there, and may still move."""
    table = tables.get(one.holds)
    people = {person.key for person in seating.people_of(table)} if table is not None else set[str]()
    return table is not None and one.person.key in people and seating.may_move(table)


def _with_company(table: Table, *, company: int, agreed: tuple[int, ...]) -> TableChange:
    return TableChange(table.replace(kind=table.kind.with_company(company, agreed)))


def _moved(table: Table, *, one: Waiting, now: float) -> TableChange:
    """Close a table that somebody has moved away from, as all its people have agreed."""
    table = seats.with_person(ending.void(table) if table.is_live else table, one.person.key, left_since=now)
    return TableChange(table, effects=(Sits(one.person.key, table.id, on=False),))


def _seat(code: str, one: Waiting) -> tuple[Effect, ...]:
    """Return what makes a table the one that is open in somebody's chat, instead of what they held until now."""
    return (Opens(one.chat.key, code, one.holds), Sits(one.person.key, code, on=True))
