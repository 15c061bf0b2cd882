"""Strangers who come to play, in simulated time."""

from bot.codec import ButtonToken, Verb, encode
from bot.strangers.pairing import LOOK, LOOK_AROUND, PATIENCE
from bot.strangers.queue import SHORT, code_of
from bot.strangers.seating import people_of
from bot.table.change import TableChange
from bot.table.playing import play
from bot.table.table import Stage
from bot.texts import visible
from engine.state import evolve
from tests.world.finished_games import private, simple_action

KINDS = ("polish", "russian", "italian")


class Strangers:
    """People who play with strangers on a world, each in a private chat."""

    def __init__(self, world, rules="polish"):
        self.world = world
        self.rules = rules

    async def presses(self, person, argument, table=""):
        """Press a button of *Play with people*."""
        data = encode(ButtonToken(table, 0, Verb.PEOPLE, argument))
        return await self.world.presses(person, data, chat=private(person))

    async def named(self, *names, platform="telegram"):
        """Return people who have chosen their names for strangers."""
        people = [self.world.person(name, platform=platform) for name in names]
        for person in people:
            await self.world.says(person, f"/play name {person.name}", chat=private(person))
        return people

    async def comes(self, person, rules=None):
        """Let somebody wait, and tend what is due."""
        answer = await self.presses(person, f"w{rules or self.rules}")
        await self.tend()
        return answer

    async def queue(self):
        return await self.world.service.queues.queue(self.rules)

    async def tables(self):
        """Return the tables that are played."""
        found = [await self.world.tables.table(game.code) for game in (await self.queue()).games if game.begins is None]
        return [table for table in found if table.is_live]

    async def table_of(self, person):
        """Return the table at which somebody sits; None without one."""
        found = (table for table in await self.tables() if person.key in {one.key for one in people_of(table)})
        return next(found, None)

    async def all_agree(self):
        """Let everybody who is asked to move to other people agree; return whether anybody was."""
        asked = [table for table in await self.tables() if table.kind.company]
        for table in asked:
            for person in people_of(table):
                if not (await self.queue()).has(person.key):
                    await self.presses(person, "move", table.id)
        return bool(asked)

    async def tend(self):
        """Tend the queue, its tables, and the queue again."""
        code = code_of(self.rules)
        if await self.world.store.version(code) is None:
            return
        await self.world.tender.tend(code)
        for game in (await self.queue()).games:
            if game.begins is None:
                await self.world.tender.tend(game.code)
        await self.world.tender.tend(code)

    async def passes(self, seconds, step=1.0):
        end = self.world.time + seconds
        while self.world.time < end:
            self.world.time = min(self.world.time + step, end)
            await self.tend()

    async def hand_over(self, code):
        """Play until the present hand of a table is over."""
        rows = len((await self.world.tables.table(code)).rows)
        while True:
            table = await self.world.tables.table(code)
            if len(table.rows) > rows or table.stage is not Stage.PLAYING:
                break
            if table.to_act is None:
                self.world.time += 1
                await self.world.tender.tend(code)
                continue

            def moved(now):
                played, entry = play(now, simple_action(now), self.world.time)
                return TableChange(played, log=(entry,))

            await self.world.tables.change(code, moved)
        await self.tend()

    async def game_over(self, code):
        """Play a game to its end, which the present hand brings near."""
        await self.world.tables.change(code, near_its_end)
        while (await self.world.tables.table(code)).is_live:
            await self.hand_over(code)
            self.world.time += 1
            await self.world.tender.tend(code)
        await self.world.tender.tend(code)

    def seen_by(self, person):
        return self.world.room.seen_in(private(person))


class Evening:
    """The queues of three kinds of rules, and who has come."""

    def __init__(self, world, strangers=Strangers):
        self.world = world
        self.kinds = {rules: strangers(world, rules) for rules in KINDS}
        self.came = {}

    async def comes(self, person, rules):
        self.came[person.key] = (rules, self.world.time)
        await self.kinds[rules].presses(person, f"w{rules}")

    async def passes(self, seconds):
        """Let time pass, in steps of the queue's looks."""
        end = self.world.time + seconds
        while self.world.time < end:
            self.world.time = min(self.world.time + LOOK, end)
            for kind in self.kinds.values():
                await kind.tend()
            await self.all_have_a_seat_in_time()

    async def all_have_a_seat_in_time(self):
        for key, (rules, since) in self.came.items():
            if self.world.time > since + PATIENCE + LOOK:
                seated = {one.key for table in await self.kinds[rules].tables() for one in people_of(table)}
                assert key in seated, (key, rules)

    async def all_agree(self):
        """Let everybody who is asked to move to other people do so, until nobody is."""
        for kind in self.kinds.values():
            while await kind.all_agree():
                await self.passes(LOOK_AROUND + LOOK)


def near_its_end(table):
    """Give everybody points with which a short game ends soon."""
    if table.game.rules.game.target != SHORT["game.target"]:
        return TableChange(table)
    return TableChange(table.replace(game=evolve(table.game, totals=(270, 280, 275)[: table.game.seats])))


def people(table):
    """The names at a table, without those of built-in players and of who has left."""
    return [person.name.partition(" ")[2] for person in people_of(table)]


async def sit_down(strangers, *names):
    """Let three people sit down together; return them and their table."""
    people = await strangers.named(*names)
    for person in people:
        await strangers.comes(person)
    (table,) = await strangers.tables()
    return people, table


async def left_with(strangers, *counts):
    """Let so many people stay at each of some tables, and return these tables."""
    for number in range(3 * len(counts)):
        (person,) = await strangers.named(f"P{number}")
        await strangers.comes(person)
    for table, count in zip(await strangers.tables(), counts, strict=True):
        for name in people(table)[count:]:
            person = strangers.world.person(name)
            await strangers.world.says(person, "/leave", chat=private(person))
    await strangers.passes(12)
    return await strangers.tables()


def text_of(answer):
    return visible(answer.replies[0].screen.text)


def labels_of(answer):
    screen = answer.instead or answer.replies[0].screen
    return [button.label for row in screen.rows for button in row]
