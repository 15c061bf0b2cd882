"""Decisions taken back in private practice: the game and its record end before them, and it counts for nothing."""

import dataclasses

import pytest

from bot.codec import Verb, base36, decode
from bot.finished import dailies, records, short_games, statistics
from bot.people import Chat
from bot.ports.effects import Archived, Summed
from bot.table.change import TableChange
from bot.table.deals import Inspection
from bot.table.table import Stage
from bot.views.keys import lasting_key
from engine import actions, view
from engine.record import play_through, read
from tests.world.finished_games import open_game, play_out, simple_action

DM = Chat(platform="telegram", id="dm-anna", private=True)
MOVES = 60


async def begun(world, anna, preset="polish"):
    await world.says(anna, f"/newgame {preset}", chat=DM)
    return await world.table_id(DM)


def offered(world):
    """The newest button that takes a decision back; None for none."""
    shown = [sent for sent in world.room.messages if sent.chat.id == DM.id and not sent.deleted]
    found = [one for sent in shown for one in sent.buttons if one.data and decode(one.data).verb is Verb.TAKE_BACK]
    return found[-1] if found else None


def position(table):
    """The game, and what everybody sees of it."""
    return table.game, table.rows, table.deal, table.next_deal, table.history


async def moves(world, anna, code):
    """Let the person make a move of their own by a press."""
    table = await world.table(code)
    choice = list(view.view(table.game, 0).legal).index(actions.dump(simple_action(table)))
    await world.presses(anna, f"{code}.{base36(table.decision)}.choice.{choice}", chat=DM)


async def decisions(world, anna, code, until):
    """Play by the person's own presses; return the tables before each press that was a choice."""
    before = []
    for _ in range(MOVES):
        table = await play_out(world, code, until=lambda table: table.to_act == 0 or until(table))
        if until(table):
            return before
        if table.to_act != 0:
            continue  # the only possible move has been made for them
        if len(view.view(table.game, 0).legal) > 1:
            before.append(table)
        await moves(world, anna, code)
    raise AssertionError("it does not come to that")


async def take_back(world, anna, code):
    table = await world.table(code)
    return await world.presses(anna, f"{code}.0.take_back.{table.taken_back}", chat=DM)


@pytest.mark.parametrize("preset", ["polish", "polish_two_talons", "draw_thousand", "tysiac_2004"])
async def test_one_decision_after_the_other_is_taken_back_to_the_deal(world, anna, preset):
    code = await begun(world, anna, preset)
    before = await decisions(world, anna, code, lambda table: bool(table.rows))
    assert before
    for number, was in enumerate(reversed(before)):
        table = await world.table(code)
        answer = await take_back(world, anna, code)
        assert ("no longer counts" in answer.toast) is (number == 0), "it is said once"
        now = await world.table(code)
        assert position(now) == position(was)
        assert now.decision > table.decision, "a button of a decision that was taken back stays old"
        *_, last = dailies.positions(now, await world.store.log(code))
        assert last == now.game, "the record ends there too"
    await world.tender.tend(code)
    assert offered(world) is None
    assert "nothing to take back" in (await take_back(world, anna, code)).toast


async def test_the_button_is_there_as_long_as_a_decision_of_the_hand_can_be_taken_back(world, anna):
    code = await begun(world, anna)
    await play_out(world, code, until=lambda table: table.to_act == 0)
    assert offered(world) is None
    await moves(world, anna, code)
    await world.tender.tend(code)
    button = offered(world)
    await world.presses(anna, button, chat=DM)
    await world.tender.tend(code)
    assert offered(world) is None
    answer = await world.presses(anna, button, chat=DM)
    assert "button is old" in answer.toast, "a second press takes nothing more back"
    assert (await world.table(code)).taken_back == 1


async def test_the_game_goes_on_with_another_decision_and_its_record_can_be_checked(world, anna):
    code = await begun(world, anna)
    await decisions(world, anna, code, lambda table: bool(table.rows))
    await take_back(world, anna, code)
    await decisions(world, anna, code, lambda table: len(table.rows) > 1)
    table = await world.table(code)
    record = records.record(table, await world.store.log(code))
    assert len(record["hands"]) == 2
    assert play_through(read(record)).state.totals == table.game.totals
    assert [row.deal.hand for row in table.rows] == [1, 2]


async def test_such_a_game_is_listed_and_counts_for_nothing(world, anna):
    code = await begun(world, anna)
    await decisions(world, anna, code, lambda table: bool(table.rows))
    table = await play_out(world, code)
    assert table.stage is Stage.OVER
    kinds = {type(one) for one in await statistics.counted(world.tables.directory, table)}
    assert kinds == {Archived, Summed}
    helped = table.replace(taken_back=1)
    assert {type(one) for one in await statistics.counted(world.tables.directory, helped)} == {Archived}


async def test_a_short_game_with_a_decision_taken_back_is_no_win(world, anna):
    await world.presses(anna, lasting_key("", Verb.SHORT, "polish"), chat=DM)
    code = await world.table_id(DM)
    await decisions(world, anna, code, lambda table: bool(table.rows))
    await take_back(world, anna, code)
    table = (await play_out(world, code)).replace(taken_back=1)
    won = table.replace(game=dataclasses.replace(table.game, winners=(0,)))
    await short_games.take_in(world.tables.directory, won)
    assert short_games.KEPT not in await world.tables.directory.person(anna.key)
    await short_games.take_in(world.tables.directory, won.replace(taken_back=0))
    assert short_games.KEPT in await world.tables.directory.person(anna.key)


async def test_with_other_people_and_in_groups_nothing_is_taken_back(world, people):
    alone = await open_game(world, people[:1], bots=2)
    await play_out(world, alone, until=lambda table: table.to_act == 0)
    answer = await world.presses(people[0], f"{alone}.0.take_back.0")
    assert "practice" in answer.toast
    assert (await world.table(alone)).taken_back == 0


async def test_a_guest_alone_in_a_room_of_the_playground_can(world, anna):
    guest = anna.model_copy(update={"room": "web:r1"})
    code = await open_game(world, [guest], bots=2, options="/newgame polish")
    await decisions(world, guest, code, lambda table: bool(table.rows))
    await take_back(world, guest, code)
    assert (await world.table(code)).taken_back == 1


async def test_a_press_that_comes_twice_takes_one_decision_back(world, anna):
    code = await begun(world, anna)
    await decisions(world, anna, code, lambda table: bool(table.rows))
    for _ in range(2):
        await world.presses(anna, f"{code}.0.take_back.0", chat=DM, input_id="once")
    assert (await world.table(code)).taken_back == 1


async def test_what_the_operator_has_looked_at_stays_in_the_record(world, anna):
    code = await begun(world, anna)
    await decisions(world, anna, code, lambda table: bool(table.rows))
    looked = {"looked": {"at": 1.0, "hand": 1, "reason": "a fault"}}

    def inspected(table):
        return TableChange(table.replace(inspections=(Inspection(**looked["looked"]),)), log=(looked,))

    await world.tables.change(code, inspected)
    await take_back(world, anna, code)
    log = await world.store.log(code)
    assert b"looked" in log[-1]
