"""Presses, faults, restarts and time in any order, from a press to the chats, on fakeredis and a real server."""

import asyncio
import json
import random

import fakeredis
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from redis import Redis

from adapters.redis import keys
from adapters.redis.allowances import RedisAllowances
from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.asking.service import TableService
from bot.codec import decode
from bot.people import Person
from bot.ports.health import Unavailable
from bot.ports.presses import Command, Press, Pressed
from bot.ports.store import SurfaceKind
from bot.screen import Links
from bot.showing.delivery import Delivery
from bot.showing.surfaces import completed, wanted
from bot.showing.tending import Tender
from bot.table.choices import MOVE_VERBS
from bot.table.lobby import rules_of
from bot.table.table import Stage
from engine import actions, game, state
from tests.world.chat_room import ELSEWHERE, Chances, ChatRoom, NoLimits, World, pressable

NAMES = ("Anna", "Ben", "Cleo", "Dan")
WORKERS = (0, 1)
GAMES = (  # the text typed after /newgame, and the number of players
    ("polish lock.enabled=no game.target=200", 3),
    ("polish lock.enabled=no game.target=200", 4),
    ("russian barrel.at=90 game.target=200", 3),
    ("draw_thousand lock.enabled=no game.target=200", 2),
    ("german_1001", 3),
)
TYPED = (
    "/pause",
    "/resume",
    "/endgame",
    "/score",
    "/hand",
    "/leave",
    "/join",
    "/addbot",
    "/deal",
    "/timer 30s",
    "/what",
)

STRANGERS = ("Eve", "Fay")  # never at the table; Fay was sent away from it; both write from another group
TRIED = (
    "/join {code}",
    "/start join_{code}",
    "/endgame",
    "/pause",
    "/resume",
    "/leave",
    "/kick Ben",
    "/options russian",
    "/options join=anyone",
    "/timer 10s",
    "/language pl",
    "/deal",
    "/addbot",
    "/hand",
)
CHANCE = st.randoms(use_true_random=False)


class ShakyStore:
    """The store as one worker reaches it: `fail` makes the next commit fail before or after it is done."""

    def __init__(self, store) -> None:
        self._store = store
        self.fail = None

    def __getattr__(self, name):
        return getattr(self._store, name)

    async def commit(self, *args, **named):
        fail, self.fail = self.fail, None
        if fail == "before":
            raise Unavailable
        done = await self._store.commit(*args, **named)
        if fail == "after":
            raise Unavailable
        return done


class ServiceMachine(RuleBasedStateMachine):
    """Two workers on one store, four people in one chat who press and type whatever they like."""

    def __init__(self, make_database):
        super().__init__()
        self.runner = asyncio.Runner()
        self.database = make_database()
        tables = RedisTables(self.database)
        self.world = World(tables, RedisDirectory(self.database), NoLimits())
        self.people = [self.world.person(name) for name in NAMES]
        self.stores = [ShakyStore(tables) for _ in WORKERS]
        self.services: dict[int, TableService] = {}
        self.tenders: dict[int, Tender] = {}
        self.tended_by = None
        for worker in WORKERS:
            self.begin_anew(worker)
        self.known = None  # code of the newest table
        self.count = 0
        self.deleted = set()  # messages deleted by people: the bot isn't told of a deletion

    def do(self, coroutine):
        return self.runner.run(coroutine)

    @property
    def room(self) -> ChatRoom:
        return self.world.room

    def begin_anew(self, worker):
        world, store = self.world, self.stores[worker]
        allowances = RedisAllowances(self.database)
        self.services[worker] = world.another_service(store, Chances(seed=worker + 1), allowances)
        self.take_over(worker)

    def take_over(self, worker):
        """Let a worker take the table over: its earlier memory of the table's messages is dropped."""
        world, store, service = self.world, self.stores[worker], self.services[worker]
        delivery = Delivery(store, NoLimits(), world.messengers, lambda: world.time, patience=world.patience)
        self.tenders[worker] = Tender(service.tables, service.facts, delivery, lambda: world.time)

    @initialize(game=st.sampled_from(GAMES), first=st.sampled_from(WORKERS), bots=st.integers(0, 1))
    def sit_down(self, game, first, bots):
        typed, seats = game
        self.world.room.departed |= {self.world.person(name).key for name in STRANGERS}
        self.act(first, self.people[0], Command("newgame", typed))
        self.act(first, self.world.person("Fay"), Command("join"))
        self.act(first, self.people[0], Command("kick", "Fay"))
        for person in self.people[1 : seats - bots]:
            self.act(first, person, Command("join"))
        for _ in range(bots):
            self.act(first, self.people[0], Command("addbot"))
        self.act(first, self.people[0], Command("deal"))
        self.known = self.do(self.world.directory.table_of_chat(self.world.group.key))
        assert self.table().stage is Stage.PLAYING
        self.tend(first)

    def act(self, worker, person: Person, what, input_id=None, *, chat=None):
        self.count += 1
        chat, admin = chat or self.world.group, chat is not None
        press = Press(person, chat, input_id or f"input {self.count}", what, admin=admin)
        return self.do(self.services[worker].act(press))

    def tend(self, worker):
        if worker != self.tended_by:  # the previous worker has lost its claim
            self.take_over(worker)
            self.tended_by = worker
        self.do(self.tenders[worker].tend(self.known))
        self.everybody_sees_the_newest_state_once()

    def table(self):
        return self.do(self.world.tables.table(self.known))

    def log(self):
        return [json.loads(line) for line in self.do(self.stores[0].log(self.known))]

    def moves(self):
        """The number of accepted moves: those played, and one that waits for the pause of its turn."""
        return len(self.log()) + (self.table().turn.ready is not None)

    def to_move(self):
        """The player who still has to move, with the buttons of their hand that make a move; None if there is none."""
        table = self.table()
        seat = table.seats[table.to_act] if table.stage is Stage.PLAYING and table.to_act is not None else None
        if (
            seat is None
            or seat.person is None
            or seat.is_played
            or table.turn.ready is not None
            or table.clock.paused_since is not None
        ):
            return None
        hands = [message for message in self.room.messages if message.chat.id == f"dm-{seat.person.id}"]
        moves = pressable(hands[-1].screen) if hands and not hands[-1].deleted else []
        moves = [button for button in moves if decode(button.data).decision == table.decision]
        return (seat.person, moves) if moves else None

    # ------------------------------------------------------------------------------------------- what may happen

    @rule(worker=st.sampled_from(WORKERS), moves=st.integers(1, 12), chance=CHANCE)
    def play_on(self, worker, moves, chance):
        for _ in range(moves):
            self.tend(worker)
            if (found := self.to_move()) is None:
                self.world.time += 6.0
                continue
            person, buttons = found
            before = self.moves()
            answer = self.act(worker, person, Pressed(chance.choice(buttons).data))
            assert (answer.toast is None) is (self.table().turn.ready is None)
            assert self.moves() == before + 1
        self.tend(worker)

    @rule(worker=st.sampled_from(WORKERS), who=st.sampled_from(range(4)), chance=CHANCE)
    def press_anything_ever_seen(self, worker, who, chance):
        looks = [screen for message in self.room.messages for screen in (*message.before, message.screen)]
        buttons = [button for screen in looks for row in screen.rows for button in row if button.data]
        if not buttons:
            return
        person, data = self.people[who], chance.choice(buttons).data
        table, before = self.table(), self.log()
        mover = table.seats[table.to_act].person if table.to_act is not None else None
        self.act(worker, person, Pressed(data))
        if len(self.log()) > len(before) > 0:
            assert decode(data).verb not in MOVE_VERBS or (mover is not None and mover.key == person.key)

    @rule(first=st.sampled_from(WORKERS), second=st.sampled_from(WORKERS), chance=CHANCE)
    def press_once_and_have_it_delivered_twice(self, first, second, chance):
        self.tend(first)
        if (found := self.to_move()) is None:
            return
        person, buttons = found
        data, name = chance.choice(buttons).data, f"twice {self.count}"
        before = self.moves()
        self.act(first, person, Pressed(data), name)
        again = self.act(second, person, Pressed(data), name)
        assert again.toast is None
        assert self.moves() == before + 1

    @rule(worker=st.sampled_from(WORKERS), fail=st.sampled_from(["before", "after"]), chance=CHANCE)
    def press_while_the_store_fails_and_have_it_delivered_again(self, worker, fail, chance):
        self.tend(worker)
        if (found := self.to_move()) is None:
            return
        person, buttons = found
        data, name, before = chance.choice(buttons).data, f"failing {self.count}", self.moves()
        self.stores[worker].fail = fail
        self.act(worker, person, Pressed(data), name)
        assert self.moves() == before + (fail == "after")
        self.act(1 - worker, person, Pressed(data), name)
        assert self.moves() == before + 1

    @rule(worker=st.sampled_from(WORKERS), who=st.sampled_from(range(4)), text=st.sampled_from(TYPED))
    def type_something(self, worker, who, text):
        name, _, args = text.removeprefix("/").partition(" ")
        self.act(worker, self.people[who], Command(name, args))

    def what_strangers_must_not_touch(self):
        """The table without the requests to be let in, and the table that each of the two chats leads to."""
        seen = self.table().model_dump(mode="json", exclude={"knocks"})
        chats = [self.do(self.world.directory.table_of_chat(chat.key)) for chat in (self.world.group, ELSEWHERE)]
        return seen, chats

    @rule(worker=st.sampled_from(WORKERS), who=st.sampled_from(STRANGERS), text=st.sampled_from(TRIED))
    def a_stranger_who_speaks_for_another_chat_types(self, worker, who, text):
        before = self.what_strangers_must_not_touch()
        name, _, args = text.format(code=self.known).removeprefix("/").partition(" ")
        answer = self.act(worker, self.world.person(who), Command(name, args), chat=ELSEWHERE)
        assert self.what_strangers_must_not_touch() == before
        assert not any(reply.secret for reply in answer.replies)

    @rule(worker=st.sampled_from(WORKERS), who=st.sampled_from(STRANGERS), home=st.booleans(), chance=CHANCE)
    def a_stranger_presses_anything_ever_seen(self, worker, who, home, chance):
        looks = [screen for message in self.room.messages for screen in (*message.before, message.screen)]
        buttons = [button.data for screen in looks for row in screen.rows for button in row if button.data]
        if not buttons:
            return
        before = self.what_strangers_must_not_touch()
        data = chance.choice(buttons)
        answer = self.act(worker, self.world.person(who), Pressed(data), chat=None if home else ELSEWHERE)
        assert self.what_strangers_must_not_touch() == before
        assert not any(reply.secret for reply in answer.replies)

    @rule(worker=st.sampled_from(WORKERS))
    def a_stranger_floods_and_nobody_else_is_kept_waiting(self, worker):
        for _ in range(30):
            self.act(worker, self.world.person("Eve"), Command("help"), chat=ELSEWHERE)
        self.tend(worker)
        if (found := self.to_move()) is not None:
            person, buttons = found
            before = len(self.log())
            self.act(worker, person, Pressed(buttons[0].data))
            assert len(self.log()) == before + 1 or self.table().turn.ready is not None

    @rule(worker=st.sampled_from(WORKERS), seconds=st.sampled_from([0.5, 3.0, 25.0, 400.0]))
    def let_time_pass(self, worker, seconds):
        self.world.time += seconds
        self.tend(worker)

    @rule(worker=st.sampled_from(WORKERS))
    def kill_a_worker(self, worker):
        self.begin_anew(worker)

    @rule(chance=CHANCE)
    def delete_a_message(self, chance: random.Random):
        shown = [message for message in self.room.messages if not message.deleted]
        if not shown:
            return
        message = chance.choice(shown)
        message.deleted = True
        self.deleted.add(message.id)

    # ------------------------------------------------------------------------------------------- what always holds

    @invariant()
    def the_log_leads_to_the_position(self):
        if self.known is None or not (log := self.log()):
            return
        table, begin = self.table(), log[0]
        position = game.new(rules_of(table), begin["seats"], begin["first_dealer"])
        for entry in log[1:]:
            action = actions.Deal(tuple(entry["pack"])) if "pack" in entry else actions.parse(entry)
            position, _ = game.apply(position, action)
        assert json.dumps(state.dump(position)) == json.dumps(state.dump(table.game))
        assert table.decision == len(log) - 1

    @invariant()
    def a_live_table_has_a_time_of_attention(self):
        if self.known is not None and self.table().is_live:
            wake = keys.WAKE
            assert self.do(self.database.call("ZSCORE", wake, self.known)) is not None

    def everybody_sees_the_newest_state_once(self):
        table = self.table()
        shown = self.do(self.stores[0].shown(self.known))
        present = [message.screen.digest for message in self.room.messages if not message.deleted]
        for surface in wanted(table, self.world.time, ["telegram"]):
            link = self.room.link_to(self.world.group, None) if surface.name.kind is SurfaceKind.HAND else None
            known = shown[surface.name]
            if surface.rests_until > self.world.time:
                continue
            if surface.mark:  # it still shows what it showed when the mark was made
                assert known.digest == surface.mark or known.message in self.deleted, surface.name
            else:
                assert surface.draw(Links(to=link)).digest in present or known.message in self.deleted, surface.name
        boards = [message for message in self.room.seen_in(self.world.group) if self.known in str(message.screen.rows)]
        assert len(boards) <= 2 + len(completed(table))

    def teardown(self):
        self.do(self.database.close())
        self.runner.close()


def check(make_database, examples):
    run_state_machine_as_test(
        lambda: ServiceMachine(make_database),
        settings=settings(
            max_examples=examples,
            stateful_step_count=20,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate],  # a failing run isn't shrunk, as that takes minutes
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )


def test_nothing_is_lost_and_nothing_twice_on_fakeredis():
    check(lambda: Database(fakeredis.FakeAsyncRedis(version=(7,), protocol=2)), 2)


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_twice_on_the_server(redis_url):
    def emptied():
        with Redis.from_url(redis_url) as client:
            client.flushall()
        return connect(redis_url)

    check(emptied, 5)
