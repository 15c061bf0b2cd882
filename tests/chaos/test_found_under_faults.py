"""Bugs that the chaos driver found, each as the smallest case that shows it."""

from dataclasses import replace
from functools import partial

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import Figures, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.people import Chat
from bot.ports.allowances import Allowance
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy, Moved, Unwelcome
from bot.ports.schedule import Lead
from bot.ports.store import Shown, SurfaceKind
from bot.refusal import Refusal
from bot.screen import Screen
from bot.showing.delivery import Delivery
from bot.showing.lifecycle import COPY_TRIES
from bot.showing.tending import Tender
from bot.showing.worker import Worker
from bot.table.change import TableChange
from bot.table.nudging import NUDGE_AFTER
from bot.table.table import Stage
from tests.screens import faces
from tests.screens.drawn import finished_at_table, game_over_at_table, lobby_of_table
from tests.world.chat_room import ChatRoom, World, pressable
from tests.world.finished_games import finish, play_out


class LossyRoom(ChatRoom):
    """A platform on which a repeated send shows a message twice. `losing` answers of sends get lost."""

    losing = 0
    knows = True  # whether this process has seen the chats' messages
    looked = 0

    def __init__(self, platform):
        super().__init__(platform)
        self.delivered = set()  # messages that this process knows to be its own
        self.copies = self

    async def send(self, chat, screen, *, nonce):
        sent = await super().send(chat, screen, nonce=nonce)
        if self.losing:
            self.losing -= 1
            raise Busy(0.5, unsure=True)
        self.delivered.add(sent)
        return sent

    def newest(self, chat, known):
        seen = [int(message.id) for message in self.messages] if self.knows else []
        return str(max([*seen, *map(int, known)], default=0)) if seen or known else ""

    def between(self, chat, after, before, limit):
        end = int(before) if before is not None else None
        if not after and end is None:
            return []
        start = max(int(after) if after else 0, 0 if end is None else end - limit - 1)
        found = [str(number) for number in range(start + 1, min(end or start + limit + 1, start + limit + 1))]
        return [message for message in found if message not in self.delivered]

    def unrecorded(self, chat, message):
        self.delivered.discard(message)

    async def remove_copy(self, chat, message, *, without_buttons):
        self.looked += 1
        for sent in self.messages:
            if sent.id == message and sent.chat.id == chat.id and without_buttons is not bool(sent.buttons):
                sent.deleted = True


class LossyWorld(World):
    """A world on a lossy platform, with limits."""

    room: LossyRoom

    def __init__(self, database, figures) -> None:
        limits = RedisLimits(database, figures)
        super().__init__(RedisTables(database), RedisDirectory(database), limits)
        self.room = LossyRoom("telegram")
        self.messengers["telegram"] = self.room
        self._limits = limits
        self.led_by(self.a_process())

    def a_process(self):
        """A process that knows nothing of messages."""
        return Delivery(
            self.store,
            self._limits,
            self.messengers,
            lambda: self.time,
            patience=self.patience,
            directory=self.directory,
        )

    def led_by(self, process):
        self.delivery = self.tender._delivery = process
        self.tender.begin(())

    async def move(self, table_id):
        table = await self.table(table_id)
        person = table.seats[table.to_act].person
        moves = pressable(self.room.hand_of(person).screen)
        await self.presses(person, moves[0])

    def boards(self):
        return [message for message in self.room.seen_in(self.group) if message.buttons]


@pytest.fixture
async def database():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield database
    await database.close()


TIGHT = {"telegram": Figures(group=(Allowance(5, 4.0),), private=(Allowance(3, 1.0),))}


async def test_a_lost_board_is_found_though_no_message_was_known_before(database):
    world = LossyWorld(database, {})
    world.room.knows = False
    world.room.losing = 1
    await world.says(world.person("Anna"), "/newgame")
    elsewhere = Chat(platform="telegram", id="-200", title="Lunch")
    for number in range(10):
        await world.room.send(elsewhere, Screen(text="…"), nonce=str(number))
    await world.passes(30.0)
    assert len(world.boards()) == 1


async def test_no_message_of_the_game_before_is_taken_for_a_copy_of_a_lost_board(database):
    world = LossyWorld(database, {})
    world.room.knows = False
    table_id = await finish(world, [world.person(name) for name in ("Anna", "Ben", "Cleo")])
    await world.passes(30.0, table_id)
    world.room.delivered.clear()  # a new process has seen nothing of it
    before = {message.id: message.screen for message in world.room.seen_in(world.group)}
    world.room.losing = 1
    await world.says(world.person("Anna"), "/newgame")
    await world.passes(60.0)
    after = world.room.seen_in(world.group)
    assert {message.id: message.screen for message in after if message.id in before} == before
    assert len(after) == len(before) + 1


async def test_a_lost_board_of_a_hand_that_is_over_is_found_by_a_new_process(database):
    world = LossyWorld(database, {})
    world.room.knows = False
    table_id = await world.begin()
    [lost] = world.boards()
    await play_out(world, table_id, until=lambda table: table.deal is not None and table.deal.hand > 1)
    await world.passes(10.0, table_id)
    shown = await world.store.shown(table_id)
    first = min((name for name in shown if name.kind is SurfaceKind.BOARD), key=lambda name: name.of)
    sent = Shown(None, "", world.time, "nonce", copy_after="?", copy_tries=COPY_TRIES)
    await world.store.show(table_id, {first: sent})
    world.room.delivered.clear()
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time)
    world.tender.begin([table_id])
    await world.passes(60.0, table_id)
    assert lost.deleted


async def test_a_lost_board_is_looked_for_though_the_one_after_it_was_deleted(database):
    world = LossyWorld(database, TIGHT)
    anna = world.person("Anna")
    world.room.losing = 1
    await world.says(anna, "/newgame")
    while len(world.boards()) < 2:
        await world.passes(0.5)
    world.boards()[-1].deleted = True
    await world.says(world.person("Ben"), "/join")
    await world.passes(60.0)
    table = await world.table()
    assert [message.screen for message in world.boards()] == [lobby_of_table(table, "en")]


async def test_a_lost_board_is_looked_for_while_an_older_search_goes_on(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()
    [first] = world.boards()
    shown = await world.store.shown(table_id)
    [name] = [name for name in shown if name.kind is SurfaceKind.BOARD]
    await world.store.show(table_id, {name: replace(shown[name], copy_after=first.id, copy_tries=COPY_TRIES)})
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time)
    world.tender.begin([table_id])
    elsewhere = Chat(platform="telegram", id="-200", title="Lunch")
    for number in range(3 * COPY_TRIES):
        await world.room.send(elsewhere, Screen(text="…"), nonce=str(number))
    first.deleted = True
    world.room.losing = 1
    await world.move(table_id)
    await world.passes(60.0, table_id)
    assert len(world.boards()) == 1


@pytest.mark.slow
async def test_a_board_that_is_over_has_its_last_form_before_its_copy_is_looked_for(database):
    world = LossyWorld(database, TIGHT)
    table_id = await world.begin()
    world.boards()[-1].deleted = True
    world.room.losing = 1
    await world.move(table_id)
    while len(world.boards()) < 2:
        await world.passes(0.5, table_id)
    [copy, first] = world.boards()
    world.room.between = lambda *_: [copy.id]
    limits = RedisLimits(database, TIGHT)
    while not (await world.table(table_id)).rows:
        while await limits.take(world.group, world.time) == 0:
            pass  # no budget is left for looking for copies
        await world.passes(3.0, table_id)
        if (await world.table(table_id)).to_act is not None:
            await world.move(table_id)
    table = await world.table(table_id)
    while first.screen != finished_at_table(table, table.rows[0], "en"):
        assert not copy.deleted
        await world.passes(0.5, table_id)
        table = await world.table(table_id)
    await world.passes(60.0, table_id)
    assert copy.deleted


async def test_looking_for_a_lost_nudge_never_holds_the_board_up(database):
    world = LossyWorld(database, TIGHT)
    table_id = await world.begin()
    world.room.losing = 1
    await world.passes(NUDGE_AFTER + 5.0, table_id)  # the nudge of the first move is sent, but its answer is lost
    before = world.room.looked
    for _ in range(3):
        await world.move(table_id)
        await world.passes(1.0, table_id)
        table = await world.table(table_id)
        shown = world.boards()[-1].screen
        assert shown == faces.board(table, table.language, world.time)
    await world.passes(120.0, table_id)
    assert world.room.looked > before


async def test_a_table_that_others_keep_writing_to_is_not_forgotten(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()

    class Crowded:
        async def tend(self, *_, **__):
            raise Refusal("try-again")

    worker = Worker(Crowded(), world.tables, RedisSchedule(database), lambda: world.time)
    await worker._tended(table_id, Lead("1 a", 0.0))
    assert await database.call("ZSCORE", keys.WAKE, table_id) is not None


async def test_whoever_presses_start_while_their_table_is_opened_is_reached(database):
    world = World(RedisTables(database), RedisDirectory(database), RedisLimits(database, {}), must_start=True)
    anna = world.person("Anna")
    create = world.tables.create

    async def created_meanwhile(change, *, input_id=None):
        await world.service.private_chat_opened(anna)  # her /start, delivered at the same time
        await create(change, input_id=input_id)

    world.tables.create = created_meanwhile
    await world.says(anna, "/newgame")
    assert not (await world.table()).seats[0].unreachable


async def shown_and_not_written_down(world, table_id):
    """Show "Ben can't be reached" on the board without recording it; then Ben can be reached again."""
    before, ben = world.boards()[-1].screen, world.person("Ben")
    writes, shown_while = {name: getattr(world.store, name) for name in ("show", "sleep_until")}, []

    async def broken(name, *given, **named):
        if world.boards()[-1].screen == before:
            return await writes[name](*given, **named)
        shown_while.append(world.boards()[-1].screen)
        raise Unavailable

    for name in writes:
        setattr(world.store, name, partial(broken, name))
    await world.service.private_chat_closed(ben)
    with pytest.raises(Unavailable):
        await world.tend(table_id)
    for name, write in writes.items():
        setattr(world.store, name, write)
    await world.service.private_chat_opened(ben)
    assert shown_while


async def test_a_board_that_a_broken_round_showed_is_corrected(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()
    await shown_and_not_written_down(world, table_id)
    await world.passes(2.0, table_id)
    table = await world.table(table_id)
    assert world.boards()[-1].screen == faces.board(table, "en", world.time)


async def test_a_new_worker_makes_each_message_certain_once_though_one_is_held_back(database):
    world = LossyWorld(database, TIGHT)
    table_id = await world.begin()
    chats = [world.group, *[Chat(platform="telegram", id=f"dm-{name}", private=True) for name in ("ben", "cleo")]]
    world.time += 6.0
    await RedisLimits(database, TIGHT).block(chats[1], world.time + 3.0)
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time)
    world.tender.begin([table_id])
    calls = len(world.room.calls)
    await world.passes(6.0, table_id)
    made = [chat for _, chat in world.room.calls[calls:]]
    assert [made.count(chat.key) for chat in chats] == [1, 1, 1]


async def test_the_end_of_a_game_is_told_in_a_group_that_has_just_moved(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()
    new = world.group.model_copy(update={"id": "-1009"})
    world.room.refuse = lambda call, chat: Moved(new.id) if chat.id == world.group.id else None
    await world.tables.change(table_id, lambda table: TableChange(table.model_copy(update={"stage": Stage.OVER})))
    await world.passes(2.0, table_id)
    found = game_over_at_table(await world.table(table_id), "en")
    assert [message.screen for message in world.room.seen_in(new)].count(found) == 1


async def test_a_message_that_was_sent_while_the_store_went_away_is_not_sent_again(database):
    world = LossyWorld(database, {})
    write, away = world.store.show, []

    async def broken(table, changes, **fenced):
        if any(shown is not None and shown.message for shown in changes.values()) and not away:
            away.append(table)
            raise Unavailable("the store is away")
        return await write(table, changes, **fenced)

    world.store.show = broken
    with pytest.raises(Unavailable):
        await world.says(world.person("Anna"), "/newgame")
    await world.passes(30.0)
    assert away
    assert len(world.room.messages) == 1
    assert [shown.message for shown in (await world.store.shown(away[0])).values()] == [world.boards()[0].id]


async def test_whoever_lost_the_claim_while_sending_takes_the_message_back(database):
    world = LossyWorld(database, {})
    await world.says(world.person("Anna"), "/newgame")
    table_id, write = await world.table_id(), world.store.show
    first = world.boards()[0]
    first.deleted = True

    async def refused(table, changes, **fenced):
        sent = any(shown is not None and shown.message for shown in changes.values())
        return False if sent else await write(table, changes, **fenced)

    world.store.show = refused
    await world.says(world.person("Ben"), "/join")
    assert len(world.room.messages) == 2
    world.store.show = write
    limits = RedisLimits(database, {})
    other = Delivery(world.store, limits, world.messengers, lambda: world.time, patience=world.patience)
    world.tender = Tender(world.tables, world.facts, other, lambda: world.time)
    await world.passes(5.0, table_id)
    assert len(world.boards()) == 1


async def test_a_lost_hand_is_looked_for_though_its_person_blocked_the_bot_meanwhile(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()
    table = await world.table(table_id)
    person = table.seats[(table.to_act + 1) % 3].person  # this person's hand is redrawn when the player before moves
    chat = Chat(platform="telegram", id=f"dm-{person.id}", private=True)
    world.room.seen_in(chat)[-1].deleted = True
    world.room.losing = 1
    await world.move(table_id)
    assert len(world.room.seen_in(chat)) == 1
    world.room.refuse = lambda call, to: Unwelcome("blocked") if to.id == chat.id else None
    await world.passes(5.0, table_id)
    world.room.refuse = lambda call, to: None
    await world.service.private_chat_opened(person)
    await world.passes(60.0, table_id)
    assert len([one for one in world.room.seen_in(chat) if not one.is_nudge]) == 1


async def test_a_board_of_a_broken_round_is_corrected_after_a_nudge_too(database):
    world = LossyWorld(database, {})
    table_id = await world.begin()
    await shown_and_not_written_down(world, table_id)
    # The worker dies, and for a long time no worker runs.
    world.tender = Tender(world.tables, world.facts, world.delivery, lambda: world.time)
    world.tender.begin([table_id])
    world.time += 60.0
    await world.passes(2.0, table_id)
    table = await world.table(table_id)
    assert table.turn.nudged
    assert world.boards()[-1].screen == faces.board(table, "en", world.time)


async def test_a_copy_is_found_by_the_process_that_sent_it_and_could_not_record_it(database):
    world = LossyWorld(database, {})
    write, first, sent_by_first = world.store.show, world.delivery, world.room.delivered

    async def broken(table, changes, **fenced):
        if any(shown is not None and shown.message for shown in changes.values()):
            raise Unavailable
        return await write(table, changes, **fenced)

    def not_now(*_):
        raise Busy(5.0)

    world.store.show = broken
    with pytest.raises(Unavailable):
        await world.says(world.person("Anna"), "/newgame")
    world.store.show, world.room.between, world.room.delivered = write, not_now, set()
    world.led_by(world.a_process())
    await world.passes(3.0)
    assert len(world.boards()) == 2
    del world.room.between
    world.room.delivered = sent_by_first
    world.led_by(first)
    await world.passes(60.0)
    assert len(world.boards()) == 1
