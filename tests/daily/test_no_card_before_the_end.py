"""Until the day is over the bot shows nobody a card that their own play hasn't shown them, because people talk."""

import itertools
import json
import random

import pytest

from bot.finished import dailies
from bot.finished.records import record
from bot.finished.replay import HandStep, moment
from bot.ports.presses import Press, StudyRequest
from bot.screens.afterwards import replay as replay_screen
from bot.screens.afterwards import verify as verify_screen
from bot.screens.deal_of_the_day import share
from bot.table.calendar import OPENED_AFTER
from bot.views.day import finished_day
from bot.views.day_after import AFTER, BEST
from engine.record import read
from engine.view import view
from tests.daily.days_played import begun, daily_screens, finished, midnight, played
from tests.engine.hidden_cards import dealt_differently
from tests.screens import faces
from tests.world.finished_games import private


def screens_of(table):
    """Everything that the table's person is shown during the play."""
    return (
        faces.board(table, "en", 0.0),
        faces.private(table, 0, "en"),
        verify_screen.verification(table, "en"),
        verify_screen.every_seal(table, "en"),
    )


async def test_screens_do_not_depend_on_cards_that_are_hidden(world):
    world.time += 5 * 86_400  # a day with three players, on which cards are passed
    anna, chance = world.person("Anna"), random.Random(18)
    table_id = await begun(world, anna)
    for _ in range(30):
        table = await world.table(table_id)
        if not table.is_live:
            return
        other = table.model_copy(update={"game": dealt_differently(table.game, 0, chance)})
        assert screens_of(other) == screens_of(table)
        await played(world, anna, table_id, presses=1)


async def finished_and_log(world, person):
    table_id = await finished(world, person)
    return await world.table(table_id), await world.store.log(table_id)


async def test_the_file_of_a_finished_hand_holds_its_own_view_alone(world, anna):
    table, log = await finished_and_log(world, anna)
    (reply,) = (await world.says(anna, f"/export {table.id}", chat=private(anna))).replies
    data = json.loads(reply.document[1])
    assert set(data) == {"daily", "table", "seat", "views"}
    day = await world.service.days.day(table.kind.date)
    text = reply.document[1].decode()
    assert day.secret not in text
    assert day.key not in text
    assert {one["seat"] for one in data["views"]} == {0}
    pack = json.loads(log[1])["pack"]
    assert json.dumps(pack)[1:-1] not in text.replace("\n", "")
    assert data["views"][0]["talon"] is None
    assert len(data["views"][0]["hand"]) < len(pack)


@pytest.mark.slow
async def test_no_command_shows_a_card_of_the_talon_that_nobody_took(world, anna):
    """Two talons for two players: nobody sees the one that stays face down, even when the hand is over."""
    table, log = await finished_and_log(world, anna)
    played_cards = {one["card"] for one in map(json.loads, log) if one.get("do") == "play"}
    seen = played_cards | {card for state in dailies.positions(table, log) for card in view(state, 0).talon or ()}
    own = {card for state in dailies.positions(table, log) for card in view(state, 0).hand or ()}
    hidden = set(json.loads(log[1])["pack"]) - seen - own
    assert hidden
    answers = []
    for command in (
        "/daily",
        f"/export {table.id}",
        f"/verify {table.id}",
        f"/score {table.id}",
        f"/replay {table.id}",
    ):
        answers += (await world.says(anna, command, chat=private(anna))).replies
    steps = len(read(record(table, log)).hands[0].actions)
    for step in range(steps + 1):
        answer = await world.presses(anna, f"{table.id}.0.replay.1-{step}", chat=private(anna))
        answers.append(answer.instead)
    shown = " ".join(
        one.text if hasattr(one, "text") else one.screen.text + (one.document[1].decode() if one.document else "")
        for one in answers
        if one is not None
    )
    sent = " ".join(screen.text for one in world.room.seen_in(private(anna)) for screen in (*one.before, one.screen))
    symbols = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
    for card in hidden:
        assert f'"{card}"' not in shown
        rank = card[0].replace("T", "10")
        assert f"{rank}{symbols[card[1]]}" not in shown + sent


async def test_a_replay_shows_ones_own_cards_alone_until_the_day_is_over(world, anna):
    table, log = await finished_and_log(world, anna)
    found = moment(table, read(record(table, log)), HandStep(1, 0))
    (before,) = (await world.says(anna, f"/replay {table.id}", chat=private(anna))).replies
    assert before.screen == replay_screen.replay(found, "en", 0)
    assert "Bot 1:" not in before.screen.text
    world.time = midnight(world, 1) + OPENED_AFTER
    (after,) = (await world.says(anna, f"/replay {table.id}", chat=private(anna))).replies
    assert "Bot 1: ♠" in after.screen.text or "Bot 1: ♣" in after.screen.text


async def test_a_window_draws_ones_own_cards_alone_until_the_day_is_over(world, anna):
    table, _ = await finished_and_log(world, anna)

    async def drawn(number):
        asks = Press(anna, private(anna), f"study {number}", StudyRequest("hand", table.id))
        return (await world.service.act(asks)).data

    before = await drawn(1)
    assert before["open"] is False
    assert before["eyes"] == before["seat"] == 0
    for step in before["steps"]:
        assert not any(step["hands"][1:])
        assert "choices" not in step or step["seat"] == 0
    whole = record(table, await world.store.log(table.id))
    for number, part in enumerate(("review", "board", "keep")):
        other = Press(anna, private(anna), f"other {number}", StudyRequest(part, table.id, record=whole))
        assert "when the day is over" in (await world.service.act(other)).toast
    world.time = midnight(world, 1) + OPENED_AFTER
    assert all((await drawn(3))["steps"][0]["hands"])


@pytest.mark.slow
async def test_a_card_that_another_has_passed_or_discarded_is_not_named(world):
    world.time += 5 * 86_400  # a day with three players, on which cards are passed
    anna = world.person("Anna")
    table, log = await finished_and_log(world, anna)
    whole = read(record(table, log))
    for step, entry in enumerate(whole.hands[0].actions, 1):
        text = replay_screen.replay(moment(table, whole, HandStep(1, step)), "en", 0).text
        if entry["do"] == "give" and 0 not in {entry["seat"], entry["to"]}:
            assert "gives a card to" in text


async def test_the_message_to_share_tells_points_and_tricks_and_nothing_else(world, anna):
    table, _ = await finished_and_log(world, anna)
    text = share(finished_day(table, "en")).text
    assert "Anna" not in text
    assert not set(text) & set("♠♥♦♣")
    assert text.count("🟩") == table.rows[-1].result["tricks"][0]
    assert text.count("🟩") + text.count("⬜") == sum(table.rows[-1].result["tricks"])


async def test_nothing_of_a_day_is_written_into_the_log_of_the_process(world, caplog):
    caplog.set_level("DEBUG")
    anna = world.person("Anna")
    await finished(world, anna)
    await daily_screens(world, anna)
    await world.tender.tend("daily-2023-11-15")
    day = await world.service.days.day("2023-11-15")
    assert day.secret not in caplog.text
    assert day.secret not in repr(day)
    assert day.key not in repr(day)


async def test_a_made_up_button_opens_no_day_before_it_is_over_and_none_that_is_gone(world, anna):
    await finished(world, anna)
    now, late = world.time, midnight(world, 1) + OPENED_AFTER - 1
    asked = [("2023-11-14", now), ("2023-11-15", now), ("2023-11-15", late), ("2023-11-16", now)]
    for what, (date, world.time) in itertools.product((AFTER, BEST), asked):
        answer = await world.presses(anna, f".0.daily.{what}{date}", chat=private(anna))
        assert answer.toast == "I don’t have that day’s deal. /daily shows today’s.", (what, date)
        assert not answer.own
