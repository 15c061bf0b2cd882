"""Queues as a type of document, and their tables: made, joined and followed, each step once, however often tried."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial, reduce
from typing import Any

from bot.ports.effects import Effect, Listed, Opens, Sits, Unmet
from bot.refusal import Refusal
from bot.stranger_names import NOT_WITH
from bot.strangers import pairing, seating
from bot.strangers.conduct import Conducts
from bot.strangers.queue import Game, Queue, Waiting
from bot.table import lobby, seats
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
        effects = (*_seats(game), Listed(game.code))
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
        await self._leave(game.coming, game.before)
        await self._changed(
            queue, lambda now: now.with_game(Game(code=game.code)).with_outdated(game.coming, game.code)
        )

    async def _seat(self, queue: Queue, game: Game, one: Waiting) -> None:
        """Seat somebody who comes to a table. Where there is no seat any more they wait again, as long as before."""
        about = await self.directory.person(one.person.key)
        waits, sits_at = False, game.code
        try:
            await self.tables.change(
                game.code, lambda table: TableChange(seating.seated(table, one, about), effects=_seat(game.code, one))
            )
            self.registry.meter.seated(self.now() - one.since)
            await self._leave((one,), game.code)
        except Unmet:
            sits_at = ""  # they have opened something else
        except (Refusal, Denied):
            waits = True

        def came(now: Queue) -> Queue:
            there = now.game(game.code)
            if there is None or one not in there.coming:
                return now
            left = now.with_game(there.replace(coming=tuple(other for other in there.coming if other != one)))
            return left.with_waiting(one) if waits else left.with_outdated((one,), sits_at)

        await self._changed(queue, came)

    async def _leave(self, people: tuple[Waiting, ...], but: str) -> None:
        """Take people off the tables where they sat alone until now."""
        for one in people:
            if one.holds and one.holds != but and lobby.read_code(one.holds) is not None:
                left = self.tables.change(one.holds, partial(_left, one=one, now=self.now()))
                await self.tables.quietly(left)

    async def _pair(self, queue: Queue) -> bool:
        """Seat whoever can be seated, and offer company to who sits alone. Return whether the queue has changed."""
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
        barred = (await self._conducts.conduct()).is_barred
        away = [one for one in queue.waiting if barred(one.person.key, self.now()) or not await self._still_waits(one)]
        avoids = pairs(await self.avoided({*keys, *(key for room in rooms for key in room.people)}))
        await self._offer_company(queue, tables, pairing.company(rooms, avoids))

        def kept(now: Queue) -> Queue:
            now = now.replace(games=tuple(game for game in now.games if game.code not in gone))
            return reduce(Queue.without, (one.person.key for one in away), now).with_outdated(away, "")

        paired = pairing.paired(kept(queue), rooms, seating.seats_of(queue.rules), avoids, self.now())
        games = [game if game.code else game.replace(code=await self._free_code()) for game in paired.games]
        paired = paired.replace(games=tuple(games))
        # If it has changed since the rooms were looked at, the next step looks again.
        await self._changed(queue, lambda now: paired if now is queue else kept(now))
        return (await self.newest(queue.id, just_committed=True)).value != queue

    async def _offer_company(self, queue: Queue, tables: Mapping[str, Table], company: Mapping[str, int]) -> None:
        """Tell people who sit alone how many they could move to, by table."""
        for code, table in tables.items():
            people, count = seating.people_of(table), company.get(code, 0)
            agrees = count > 0 and queue.has(people[0].key)
            if table.kind.with_company(count, agrees=agrees) != table.kind:
                told = partial(_with_company, count=count, agrees=agrees)
                await self.tables.quietly(self.tables.change(code, told))

    async def _still_waits(self, one: Waiting) -> bool:
        """Whether somebody who waits while they play still plays; others do wait, as far as a queue can know."""
        if lobby.read_code(one.holds) is None:
            return True
        with suppress(Refusal):
            table = await self.tables.table(one.holds)
            return table.is_live and one.person.key in {person.key for person in seating.people_of(table)}
        return False

    async def avoided(self, people: set[str]) -> Mapping[str, frozenset[str]]:
        """Return whom each of some people, by key, does not want to meet."""
        found = dict[str, frozenset[str]]()
        for key in people:
            about: Mapping[str, Any] = await self.directory.person(key)
            found[key] = frozenset(about.get(NOT_WITH) or {})
        return found

    async def _free_code(self) -> str:
        return await self.registry.free_code(lobby.new_code, self.tables.chance)

    async def _changed(self, queue: Queue, change: Callable[[Queue], Queue]) -> None:
        await self.change(queue.id, lambda now: Changed(change(now)))


def pairs(avoided: Mapping[str, frozenset[str]]) -> pairing.Avoids:
    """Return the question whether one of two people avoids the other."""
    nobody = frozenset[str]()
    return lambda one, other: other in avoided.get(one, nobody) or one in avoided.get(other, nobody)


def _with_company(table: Table, *, count: int, agrees: bool) -> TableChange:
    return TableChange(table.replace(kind=table.kind.with_company(count, agrees=agrees)))


def _left(table: Table, *, one: Waiting, now: float) -> TableChange:
    gone = Sits(one.person.key, table.id, on=False)
    return TableChange(seats.leave(table, one.person, now), effects=(gone,))


def _seats(game: Game) -> tuple[Effect, ...]:
    return tuple(effect for one in game.coming for effect in _seat(game.code, one))


def _seat(code: str, one: Waiting) -> tuple[Effect, ...]:
    """Return what makes a table the one that is open in somebody's chat, instead of what they held until now."""
    return (Opens(one.chat.key, code, one.holds), Sits(one.person.key, code, on=True))
