"""What an operator sees and does, and tables that fail."""

import contextlib
import io
import json
import sys

import pytest
from prometheus_client import CollectorRegistry, generate_latest

from adapters.metrics.prometheus import PrometheusMeter
from adapters.redis.schedule import RedisSchedule
from bot import __main__ as program
from bot.meter import Meter
from bot.ports.schedule import Lead
from bot.refusal import Refusal
from bot.running import operating
from bot.showing.tending import Tender
from bot.showing.worker import FAILURES, Worker
from bot.table.table import Stage
from engine.verify import verify
from engine.view import view
from tests.world.finished_games import open_game, play_out

LEAD = Lead("1 a", 0.0)
REASON = "Anna  reports\nthat her <cards> do not show"


@pytest.fixture
def schedule(fake_database):
    return RedisSchedule(fake_database)


@pytest.fixture
def anna(world):
    return world.person("Anna")


@pytest.fixture
async def code(world, anna):
    """The code of a game that Anna has begun with two built-in players."""
    return await open_game(world, [anna], bots=2)


class FailingTender(Tender):
    async def tend(self, code, lead=None, **_):
        raise ZeroDivisionError("hands: AH KH")


async def failed(world, schedule, code, times=FAILURES, meter=None):
    failing = FailingTender(world.tables, world.facts, world.delivery, lambda: world.time)
    worker = Worker(failing, world.tables, schedule, lambda: world.time, meter)
    for _ in range(times):
        await worker._tended(code, LEAD)


def cards_of(table):
    return [card for seat in range(len(table.seats)) for card in view(table.game, seat).hand]


async def test_all_tables_that_want_attention_are_listed_but_no_tournaments_and_days(world, schedule, code):
    await world.says(world.person("Dora"), "/tournament Friday Cup")
    await world.service.days.day(world.service.days.today)
    assert len(await schedule.everywhere()) == 3
    [line] = await operating.listed(world.tables, schedule)
    assert line.startswith(code)
    assert "playing" in line
    assert "polish" in line


async def test_a_table_is_shown_without_its_cards_unless_there_is_a_reason(world, code):
    table = await world.table(code)
    shown = "\n".join(await operating.shown(world.tables, code))
    assert "telegram:anna" in shown
    assert not any(card in shown for card in cards_of(table))
    shown = "\n".join(await operating.shown(world.tables, code, why_hands=REASON))
    assert sum(card in shown for card in cards_of(table)) == 21
    entry = json.loads((await world.store.log(code))[-1])
    assert entry == {"looked": {"at": world.time, "hand": 1, "reason": "Anna reports that her <cards> do not show"}}


@pytest.mark.parametrize("reason", ["", "  "])
async def test_without_a_reason_no_card_is_shown(world, code, reason):
    with pytest.raises(ValueError, match="reason"):
        await operating.shown(world.tables, code, why_hands=reason)
    assert not (await world.table(code)).inspections


@pytest.mark.slow
async def test_the_players_are_told_of_the_look_after_the_game_and_not_before(world, anna, code):
    await operating.shown(world.tables, code, why_hands=REASON)
    await world.tend(code)
    during = [message.screen.text for message in world.room.messages]
    during += [(await world.says(anna, "/verify")).replies[0].screen.text]
    assert not any("operator looked" in text for text in during)
    assert b"operator" not in (await world.says(anna, "/export")).replies[0].document[1]
    await play_out(world, code)
    found = "The operator looked at the cards in hand 1: “Anna reports that her &lt;cards&gt; do not show”"
    assert found in world.room.board(world.group).screen.text
    assert found in (await world.says(anna, "/verify")).replies[0].screen.text
    record = json.loads((await world.says(anna, f"/export {code}")).replies[0].document[1])
    assert [look["hand"] for look in record["looked"]] == [1]
    assert verify(record)["verified"]


async def test_an_ended_table_tells_of_the_look_and_lets_its_chat_open_another(world, code):
    await operating.shown(world.tables, code, why_hands=REASON)
    await operating.ended(world.tables, code)
    await world.tend(code)
    assert "operator looked" in world.room.board(world.group).screen.text
    assert (await world.table(code)).stage is Stage.CLOSED
    assert await world.directory.table_of_chat(world.group.key) is None


@pytest.mark.parametrize("given", [["--hands"], ["--hands", "--reason", " "]])
def test_the_command_shows_no_cards_without_a_reason(given, monkeypatch, capsys, tmp_path):
    @contextlib.asynccontextmanager
    async def nothing(_):
        yield None, None

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("REDIS_URL", "redis://127.0.0.1:9")
    monkeypatch.setattr(operating, "operator", nothing)
    monkeypatch.setattr(sys, "argv", ["thousand", "tables", "show", "K7QX2M", *given])
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert program.main() == 2
    assert "--reason" in capsys.readouterr().err


async def test_a_table_is_set_aside_after_three_failures_until_it_is_retried(world, schedule, code):
    await failed(world, schedule, code, FAILURES - 1)
    assert (await world.table(code)).poisoned is None
    await failed(world, schedule, code)
    assert (await world.table(code)).poisoned == "ZeroDivisionError"
    await world.tend(code)
    assert "this table is on hold" in world.room.board(world.group).screen.text
    [line] = await operating.listed(world.tables, schedule)
    assert line.endswith("SET ASIDE: ZeroDivisionError")
    await operating.retried(world.tables, code)
    table = await world.table(code)
    assert (table.poisoned, table.notice) == (None, None)


async def test_an_unknown_table_is_refused(world):
    with pytest.raises(Refusal):
        await operating.shown(world.tables, "ZZZZZZ")


async def test_a_failure_is_logged_with_its_place_but_no_card_and_counted(world, schedule, code, caplog):
    registry = CollectorRegistry()
    await failed(world, schedule, code, meter=PrometheusMeter(registry))
    record = next(record for record in caplog.records if record.message == "a table failed")
    assert record.table == code
    assert any("test_operating" in place for place in record.places)
    assert "AH" not in caplog.text
    text = generate_latest(registry).decode()
    assert 'thousand_tables_tended_total{outcome="failed"} 3.0' in text
    assert 'thousand_tables_tended_total{outcome="set_aside"} 1.0' in text
    assert code not in text


class Counting(Meter):
    """A meter that counts the outcomes of presses and commands."""

    def __init__(self):
        self.outcomes = []

    def pressed(self, platform, outcome, seconds):
        self.outcomes.append(outcome)


@pytest.mark.parametrize(
    ("typed", "outcome"),
    [("/newgame", "accepted"), ("/hand", "refused"), ("/options nonsense=1", "refused"), ("/addbot genius", "refused")],
)
async def test_a_typed_command_that_is_refused_is_counted_as_refused(world, anna, typed, outcome):
    meter = world.service._meter = Counting()
    answer = await world.says(anna, typed)
    assert meter.outcomes == [outcome]
    assert answer.toast
