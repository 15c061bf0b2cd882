"""What an operator sees and does, and tables that fail."""

import contextlib
import io
import json
import sys

import pytest
from fakeredis import FakeAsyncRedis
from prometheus_client import CollectorRegistry, generate_latest

from adapters.metrics.prometheus import PrometheusMeter
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot import __main__ as program
from bot.codec import Verb
from bot.meter import NoMeter
from bot.ports.schedule import Claim
from bot.refusal import Refusal
from bot.running import operating
from bot.showing.tending import Tender
from bot.showing.worker import FAILURES, Worker
from bot.table.table import Stage
from engine.verify import verify
from tests.world.chat_room import NoLimits, World
from tests.world.finished_games import play_out

CLAIM = Claim(0, 1, 0.0)


class Attended(World):
    """A world, and the attention of its store."""

    def __init__(self, database):
        super().__init__(RedisTables(database), RedisDirectory(database), NoLimits())
        self.schedule = RedisSchedule(database)


@pytest.fixture
async def attended():
    database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
    yield Attended(database)
    await database.close()


async def begun(world):
    anna = world.person("Anna")
    await world.says(anna, "/newgame polish lock.enabled=no game.target=150")
    board = world.room.board(world.group)
    await world.presses(anna, board.button(Verb.ADD_BUILT_IN))
    await world.presses(anna, board.button(Verb.ADD_BUILT_IN))
    await world.presses(anna, board.button(Verb.START))
    return await world.table_id()


class FailingTender(Tender):
    async def tend(self, code, claim=None, **_):
        raise ZeroDivisionError("hands: AH KH")


async def failed(world, table_id, times=FAILURES, meter=None):
    failing = FailingTender(world.tables, world.facts, world.delivery, lambda: world.time)
    worker = Worker("w", failing, world.tables, world.schedule, lambda: world.time, meter)
    for _ in range(times):
        await worker._tended(table_id, CLAIM)


async def test_every_table_that_wants_attention_is_listed(attended):
    table_id = await begun(attended)
    [line] = await operating.listed(attended.tables, attended.schedule)
    assert line.startswith(table_id)
    assert "playing" in line
    assert "polish" in line


async def test_a_list_of_tables_leaves_out_tournaments_and_days(attended):
    table_id = await begun(attended)
    await attended.says(attended.person("Dora"), "/tournament Friday Cup")
    await attended.service.days.day(attended.service.days.today)
    assert len(await attended.schedule.everywhere()) == 3
    [line] = await operating.listed(attended.tables, attended.schedule)
    assert line.startswith(table_id)


async def test_a_table_is_shown_without_its_cards(attended):
    table_id = await begun(attended)
    table = await attended.table(table_id)
    shown = "\n".join(await operating.shown(attended.tables, table_id))
    assert "telegram:anna" in shown
    assert not any(code in shown for code in cards_of(table))


REASON = "Anna  reports\nthat her <cards> do not show"


async def test_a_table_shows_its_cards_when_told_why(attended):
    table_id = await begun(attended)
    shown = "\n".join(await operating.shown(attended.tables, table_id, why_hands=REASON))
    assert sum(code in shown for code in cards_of(await attended.table(table_id))) == 21


async def test_a_look_at_cards_is_written_to_the_log_of_the_table(attended):
    table_id = await begun(attended)
    await operating.shown(attended.tables, table_id, why_hands=REASON)
    entry = json.loads((await attended.store.log(table_id))[-1])
    assert entry == {"looked": {"at": attended.time, "hand": 1, "reason": "Anna reports that her <cards> do not show"}}


@pytest.mark.parametrize("reason", ["", "  "])
async def test_without_a_reason_no_card_is_shown(attended, reason):
    table_id = await begun(attended)
    with pytest.raises(ValueError, match="reason"):
        await operating.shown(attended.tables, table_id, why_hands=reason)
    assert not (await attended.table(table_id)).looks


async def test_the_players_are_told_of_the_look_after_the_game_and_not_before(attended):
    table_id = await begun(attended)
    await operating.shown(attended.tables, table_id, why_hands=REASON)
    await attended.tend(table_id)
    anna = attended.person("Anna")
    during = [message.screen.text for message in attended.room.messages]
    during += [(await attended.says(anna, "/verify")).replies[0].screen.text]
    assert not any("operator looked" in text for text in during)
    assert b"operator" not in (await attended.says(anna, "/export")).replies[0].document[1]
    await play_out(attended, table_id)
    told = "The operator looked at the cards in hand 1: “Anna reports that her &lt;cards&gt; do not show”"
    assert told in attended.room.board(attended.group).screen.text
    assert told in (await attended.says(anna, "/verify")).replies[0].screen.text
    record = json.loads((await attended.says(anna, f"/export {table_id}")).replies[0].document[1])
    assert [look["hand"] for look in record["looked"]] == [1]
    assert verify(record)["verified"]


async def test_the_players_of_a_game_that_was_ended_are_told_too(attended):
    table_id = await begun(attended)
    await operating.shown(attended.tables, table_id, why_hands=REASON)
    await operating.ended(attended.tables, table_id)
    await attended.tend(table_id)
    assert "operator looked" in attended.room.board(attended.group).screen.text


@pytest.mark.parametrize("given", [["--hands"], ["--hands", "--reason", " "]])
def test_the_command_shows_no_cards_without_a_reason(given, monkeypatch, capsys, tmp_path):
    @contextlib.asynccontextmanager
    async def nothing(_):
        yield None, None

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(operating, "operator", nothing)
    monkeypatch.setattr(sys, "argv", ["thousand", "tables", "show", "K7QX2M", *given])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert program.main() == 2
    assert "--reason" in capsys.readouterr().err


async def test_a_table_is_set_aside_after_three_failures_and_its_people_are_told(attended):
    table_id = await begun(attended)
    await failed(attended, table_id)
    table = await attended.table(table_id)
    assert table.poisoned == "ZeroDivisionError"
    await attended.tend(table_id)
    assert "set aside" in attended.room.board(attended.group).screen.text
    [line] = await operating.listed(attended.tables, attended.schedule)
    assert line.endswith("SET ASIDE: ZeroDivisionError")


async def test_two_failures_are_not_enough(attended):
    table_id = await begun(attended)
    await failed(attended, table_id, FAILURES - 1)
    assert (await attended.table(table_id)).poisoned is None


async def test_a_table_that_was_set_aside_goes_on_when_it_is_retried(attended):
    table_id = await begun(attended)
    await failed(attended, table_id)
    await operating.retried(attended.tables, table_id)
    table = await attended.table(table_id)
    assert (table.poisoned, table.notice) == (None, None)


async def test_an_ended_table_lets_its_chat_open_another(attended):
    table_id = await begun(attended)
    await operating.ended(attended.tables, table_id)
    await attended.tend(table_id)
    assert (await attended.table(table_id)).stage is Stage.CLOSED
    assert await attended.directory.table_of_chat(attended.group.key) is None


async def test_a_table_that_is_not_there_is_refused(attended):
    with pytest.raises(Refusal):
        await operating.shown(attended.tables, "ZZZZZZ")


async def test_a_failure_tells_the_log_where_but_no_card(attended, caplog):
    table_id = await begun(attended)
    await failed(attended, table_id, 1)
    [record] = [record for record in caplog.records if record.message == "a table failed"]
    assert record.table == table_id
    assert any("test_operating" in place for place in record.places)
    assert "AH" not in caplog.text


async def test_failures_and_presses_are_counted(attended):
    registry = CollectorRegistry()
    table_id = await begun(attended)
    await failed(attended, table_id, meter=PrometheusMeter(registry))
    told = generate_latest(registry).decode()
    assert 'thousand_tables_tended_total{outcome="failed"} 3.0' in told
    assert 'thousand_tables_tended_total{outcome="set_aside"} 1.0' in told
    assert table_id not in told


def cards_of(table):
    from engine.view import view

    return [code for seat in range(len(table.seats)) for code in view(table.game, seat).hand]


class Counting(NoMeter):
    """Counts how presses and commands end."""

    def __init__(self):
        self.outcomes = []

    def pressed(self, platform, outcome, seconds):
        self.outcomes.append(outcome)


@pytest.mark.parametrize(
    ("typed", "outcome"),
    [("/newgame", "accepted"), ("/hand", "refused"), ("/options nonsense=1", "refused"), ("/addbot genius", "refused")],
)
async def test_a_typed_command_that_is_refused_is_counted_as_refused(world, typed, outcome):
    meter = world.service._meter = Counting()
    answer = await world.says(world.person("Anna"), typed)
    assert meter.outcomes == [outcome]
    assert answer.toast
