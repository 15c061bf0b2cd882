"""A spectator's board, the page, the judges' desk and the exports reveal no card hidden from their reader."""

import json
import random

import pytest

from bot.codec import Verb, verb_of
from bot.screens.tournament import desk, spectator, standings_table
from bot.tournament.tournament import Act, Draft
from bot.views.tournament import tournament_of
from bot.views.watched import watched
from engine.tournament import record
from engine.tournament.check import check
from tests.engine.hidden_cards import dealt_differently
from tests.screens.drawn import standings_of_all, tournament_page
from tests.world.evening import Evening


@pytest.fixture
async def evening(world):
    evening = await Evening.begun(world, 6)
    for table in await evening.tables():
        for _ in range(9):
            await world.skips(table.id, 61.0)
    await evening.tended()
    return evening


def unseen_dealt_differently(table, seed):
    """A table with the cards that a spectator can't know in other places."""
    position = dealt_differently(table.game, None, random.Random(seed))
    return table.model_copy(update={"game": position})


async def test_what_everybody_and_a_judge_see_is_the_same_whatever_lies_in_the_hands(evening):
    tournament = await evening.tournament()
    tables = dict(enumerate(await evening.tables(), 1))
    now = evening.world.time
    draft = Draft(id=1, judge=evening.people["Anna"].key, act=Act.ANNUL, table=1, hand=1, reason="mistake")
    for seed in range(5):
        others = {number: unseen_dealt_differently(table, seed) for number, table in tables.items()}
        assert others != tables
        for number, table in tables.items():
            other = others[number]
            for draw in (
                lambda one, n=number: spectator.board_of(watched(one, "en", now), tournament.id, 1, n),
                lambda one, n=number: desk.table(tournament, watched(one, "en", now), n),
            ):
                assert draw(table) == draw(other)
            assert watched(table, "en", now) == watched(other, "en", now)
        assert tournament_page(tournament, "en", tables) == tournament_page(tournament, "en", others)
        for reader in (None, *(one.key for one in evening.people.values())):
            assert tournament_of(tournament, tables, "en", reader) == tournament_of(tournament, others, "en", reader)
    assert "annul" in desk.sure(tournament, draft, "en").text


async def test_nothing_shown_or_exported_holds_a_secret_that_is_not_opened(evening):
    tournament = await evening.tournament()
    core = tournament.core
    closed = [core.sealed.lot, core.sealed.deals, core.rounds[0].secrets.deals]
    words = [
        tournament_page(tournament, "en", {}).model_dump_json(),
        standings_of_all(tournament, "en").model_dump_json(),
        standings_table.as_csv(tournament, "en"),
        json.dumps(record.record(core)),
        *(message.screen.model_dump_json() for message in evening.world.room.messages),
    ]
    for table in await evening.tables():
        words.append(table.model_dump_json())
        words.append(b"".join(await evening.world.store.log(table.id)).decode())
    for secret in closed:
        assert not any(secret in text for text in words)


async def test_the_record_of_a_finished_tournament_opens_everything(world):
    evening = await Evening.begun(world, 3)
    for _ in range(3):
        await evening.plays_round()
        await evening.passes(61.0)
    answer = await evening.says("Anna", f"/export {evening.code}")
    name, content = answer.replies[0].document
    data = json.loads(content)
    assert name == f"tournament-{evening.code}.json"
    assert data["format"] == "thousand-tournament/1"
    check(data)  # raises an error for anything inconsistent
    assert "Anna" in answer.replies[1].document[1].decode("utf-8-sig")
    assert "Anna" in answer.replies[2].document[1].decode()


async def test_a_spectators_board_comes_in_private_and_shows_no_hand(evening):
    world = evening.world
    answer = await evening.presses("Anna", Verb.WATCH, "2")
    shown = answer.replies[0]
    assert shown.private
    assert [verb_of(button.data) for row in shown.screen.rows for button in row] == [Verb.WATCH]
    again = await world.presses(
        evening.people["Anna"], shown.screen.rows[0][0], chat=await world.room.private_chat(evening.people["Anna"])
    )
    assert again.instead == shown.screen
