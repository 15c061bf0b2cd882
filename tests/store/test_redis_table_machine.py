"""The store of tables against a simple model, in any order of calls, on the real server."""

import asyncio
import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test
from redis import Redis

from adapters.redis.connection import connect
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.ports.store import CommitResult, Rest, Shown, Stored
from tests.store.surface_names import BOARD_1, HAND_1

TABLES = st.sampled_from(["K7QX2", "AAAAA"])
INPUTS = st.none() | st.sampled_from([f"u{number}" for number in range(6)])
BODIES = st.binary(max_size=8)
TIMES = st.integers(0, 1000).map(float)
SURFACES = st.sampled_from([BOARD_1, HAND_1])
SHOWN = st.builds(Shown, message=st.none() | st.just("12"), digest=st.text(max_size=4), at=TIMES)


class Model:
    """The expected state of a table."""

    def __init__(self):
        self.stored, self.log, self.inputs, self.shown, self.wake = None, [], set(), {}, None

    @property
    def version(self):
        return self.stored.version if self.stored else 0


class TableMachine(RuleBasedStateMachine):
    """Commits on any version with any input, sleeping, forgetting, showing, and lost scripts."""

    def __init__(self, make_database):
        super().__init__()
        self.runner = asyncio.Runner()
        self.database = make_database()
        self.tables = RedisTables(self.database)
        self.schedule = RedisSchedule(self.database)
        self.models = {}

    def do(self, coroutine):
        return self.runner.run(coroutine)

    def model(self, table):
        return self.models.setdefault(table, Model())

    @rule(table=TABLES, behind=st.sampled_from([0, 0, 0, 1, -1]), input_id=INPUTS, body=BODIES, wake=TIMES)
    def commit(self, table, behind, input_id, body, wake):
        model = self.model(table)
        expected = max(model.version - behind, 0)
        line = json.dumps({"line": body.hex()}).encode()
        answer = self.do(
            self.tables.commit(
                table, expected=expected, what="table", schema=1, body=body, log=[line], input_id=input_id, wake=wake
            )
        )
        if input_id is not None and input_id in model.inputs:
            assert answer == (CommitResult.DUPLICATE, model.stored)
        elif expected != model.version:
            assert answer == (CommitResult.CONFLICT, model.stored)
        else:
            assert answer == (CommitResult.DONE, None)
            model.stored = Stored(expected + 1, "table", 1, body)
            model.log.append(line)
            model.inputs.add(input_id)
            model.wake = wake

    @rule(table=TABLES, behind=st.sampled_from([0, 0, 1]), at=TIMES, shown=st.dictionaries(SURFACES, SHOWN, max_size=2))
    def sleep(self, table, behind, at, shown):
        model = self.model(table)
        rest = self.do(self.tables.sleep_until(table, at, version=model.version - behind, shown=shown))
        assert rest is (Rest.ASLEEP if model.stored is not None and behind == 0 else Rest.WOKEN)
        if model.stored is not None:
            model.shown |= shown
        if rest is Rest.ASLEEP:
            model.wake = at

    @rule(table=TABLES, behind=st.sampled_from([0, 0, 1]), shown=st.dictionaries(SURFACES, SHOWN, max_size=2))
    def forget(self, table, behind, shown):
        model = self.model(table)
        rest = self.do(self.tables.forget(table, version=model.version - behind, shown=shown))
        assert rest is (Rest.ASLEEP if model.stored is None or behind == 0 else Rest.WOKEN)
        if model.stored is not None:
            model.shown |= shown
        if rest is Rest.ASLEEP:
            model.wake = None

    @rule(table=TABLES, surface=SURFACES, shown=SHOWN | st.none())
    @precondition(lambda self: self.models)
    def show(self, table, surface, shown):
        model = self.model(table)
        if model.stored is None:
            return
        assert self.do(self.tables.show(table, {surface: shown}))
        model.shown.pop(surface, None)
        if shown is not None:
            model.shown[surface] = shown

    @rule()
    def lose_scripts(self):
        self.do(self.database.call("SCRIPT FLUSH"))

    @invariant()
    def everything_is_as_it_should_be(self):
        for table, model in self.models.items():
            assert self.do(self.tables.load(table)) == model.stored
            assert self.do(self.tables.log(table)) == model.log
            assert self.do(self.tables.shown(table)) == model.shown
        wakes = {table: model.wake for table, model in self.models.items() if model.wake is not None}
        due = self.do(self.schedule.due(1000.0, 10))
        assert due == sorted(wakes, key=lambda table: (wakes[table], table))
        assert dict(self.do(self.schedule.everywhere())) == wakes

    def teardown(self):
        self.do(self.database.close())
        self.runner.close()


def test_the_store_keeps_to_its_model(redis_url):
    def emptied():
        with Redis.from_url(redis_url) as client:
            client.flushall()
        return connect(redis_url)

    run_state_machine_as_test(
        lambda: TableMachine(emptied),
        settings=settings(
            max_examples=12,
            stateful_step_count=30,
            deadline=None,
            derandomize=True,  # only `make chaos` uses new seeds; a plain run is the same every time
            database=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
