"""A failover of the store may lose acknowledged commits: the table notices, says so, and goes on from where it is."""

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import RedisLimits
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.service import NewerSchema, TableService
from bot.table import SCHEMA
from tests.application.chat_room import World, pressable

OLDER = "An older state of this table came back"


class Shop:
    """A world with a table in play, on a store that can be set back."""

    def __init__(self) -> None:
        self.database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
        self.world = World(
            RedisTables(self.database), RedisDirectory(self.database), RedisLimits(self.database, figures={})
        )
        self.id = ""

    async def begin(self) -> None:
        world = self.world
        people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
        await world.says(people[0], "/newgame")
        board = world.room.board(world.group)
        for person in people[1:]:
            await world.presses(person, board.button(Verb.JOIN))
        await world.presses(people[0], board.button(Verb.START))
        self.id = await world.table_id()
        await world.passes(1.0)

    async def move(self) -> None:
        """Whoever is to move makes a move."""
        table = await self.world.table(self.id)
        person = table.seats[table.to_act].person
        await self.world.presses(person, pressable(self.world.room.hand_of(person).screen)[0])

    async def saved(self) -> dict[str, bytes]:
        names = [make(self.id) for make in (keys.table, keys.log, keys.seen, keys.shown)]
        return {name: await self.database.call("DUMP", name) for name in names}

    async def set_back(self, saved: dict[str, bytes]) -> None:
        """Lose everything since `saved`, as the replica that becomes master has not heard of it."""
        for name, content in saved.items():
            if content is not None:
                await self.database.call("RESTORE", name, 0, content, "REPLACE")

    @property
    def board(self) -> str:
        return self.world.room.board(self.world.group).screen.text

    def another_process(self) -> TableService:
        """A worker that remembers nothing."""
        world = self.world
        return TableService(world.store, world.directory, world.messengers, now=lambda: world.time)


@pytest.fixture
async def shop():
    shop = Shop()
    await shop.begin()
    yield shop
    await shop.database.close()


async def test_the_worker_that_looks_after_the_table_notices_and_the_board_says_so(shop):
    saved = await shop.saved()
    older = (await shop.world.table(shop.id)).decision
    await shop.move()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    assert OLDER in shop.board
    assert (await shop.world.table(shop.id)).decision == older


async def test_the_game_goes_on_from_there_and_the_note_stays_until_the_next_deal(shop):
    saved = await shop.saved()
    await shop.move()
    await shop.set_back(saved)
    await shop.world.tend(shop.id)
    hand = (await shop.world.table(shop.id)).deal.hand
    while (table := await shop.world.table(shop.id)).deal is not None and table.deal.hand == hand:
        assert OLDER in shop.board
        if table.to_act is None:
            break
        await shop.move()
        await shop.world.passes(1.0, shop.id)
    await shop.world.passes(10.0, shop.id)
    assert OLDER not in shop.board


async def test_a_button_from_a_lost_moment_is_noticed_by_a_worker_that_remembers_nothing(shop):
    saved = await shop.saved()
    await shop.move()
    table = await shop.world.table(shop.id)
    person = table.seats[table.to_act].person
    button = pressable(shop.world.room.hand_of(person).screen)[0]
    await shop.set_back(saved)
    shop.world.service = shop.another_process()
    answer = await shop.world.presses(person, button)
    assert answer.toast
    assert (await shop.world.service.table(shop.id)).notice is not None


async def test_a_worker_with_the_lost_state_never_writes_it_over_what_took_its_place(shop):
    saved = await shop.saved()
    await shop.move()
    lost = await shop.world.store.version(shop.id)
    await shop.set_back(saved)
    other = shop.another_process()
    table = await other.table(shop.id)
    seat = table.to_act
    await other.change(shop.id, lambda table: _with_page(table, seat))  # one commit lost, one made in its place
    assert await shop.world.store.version(shop.id) != lost
    await shop.world.tend(shop.id)
    now = await shop.world.table(shop.id)
    assert now.seats[seat].page == 7
    assert now.decision == table.decision


async def test_an_older_worker_leaves_a_table_of_a_newer_release_alone(shop):
    store, name = shop.world.store, keys.table(shop.id)
    newer = ("schema", SCHEMA + 1, "body", b'{"written": "differently"}', "version", 1 << 40)
    await shop.database.call("HSET", name, *newer)
    before = await store.load(shop.id)
    with pytest.raises(NewerSchema):
        await shop.world.tend(shop.id)
    anna = shop.world.person("Anna")
    answer = await shop.world.service.act(_press(shop, anna))
    assert answer.toast
    assert await store.load(shop.id) == before
    assert await shop.database.call("ZSCORE", keys.wake(keys.partition_of(shop.id)), shop.id) is not None


def _with_page(table, seat):
    from bot import lobby
    from bot.change import Change

    return Change(lobby.with_seat(table, seat, table.seats[seat].model_copy(update={"page": 7})))


def _press(shop, person):
    from bot.ports import Press, Pressed

    data = shop.world.room.board(shop.world.group).buttons[0].data
    return Press(person, shop.world.group, "input-newer", Pressed(data))
