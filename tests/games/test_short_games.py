"""Short first games: up to 300 points in a private chat, against bots whose level rises with each win."""

import pytest

from bot.codec import Verb
from bot.finished import short_games
from bot.people import Chat
from bot.table import ending
from bot.table.automatic import USUAL_PACE, Step, Why, next_step
from bot.table.kinds.short import ShortGame
from bot.table.table import Stage
from bot.views.keys import lasting_key
from engine import game, rules, view
from tests.world.finished_games import play_out, private


async def begun(world, person, preset="polish"):
    """Press the button of a short game; return its table's code."""
    await world.presses(person, lasting_key("", Verb.SHORT, preset), chat=private(person))
    return await world.table_id(private(person))


async def over(world, person):
    """Play a short game with a built-in player in the person's place; return its table."""
    return await play_out(world, await begun(world, person))


def own_board(world, person):
    """Return the newest screen of the table in the private chat."""
    shown = world.messengers[person.platform].seen_in(private(person))
    return [one.screen for one in shown if "Short game" in one.screen.text][-1]


async def ended(world, person, *, won, before):
    """After so many wins, play short games until one is won or lost, as `won` says; return its table."""
    for _ in range(30):
        await remembered(world, person, before)
        table = await over(world, person)
        if (0 in ending.winners(table)) == won:
            return table
    raise AssertionError("never")


async def wins(world, person):
    return short_games.wins((await world.tables.directory.person(person.key)).get(short_games.KEPT, {}))


async def remembered(world, person, count):
    kept = {short_games.KEPT: {"wins": count, "last": ""}}
    await world.tables.directory.save_person(person.key, kept)


PACE = USUAL_PACE.times(ShortGame.pace)


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_each_preset_goes_with_a_short_game(preset):
    assert rules.build(preset, ShortGame.options).game.target == 300


async def test_the_first_one_is_played_against_gentle_bots(world, anna):
    table = await world.table(await begun(world, anna))
    assert table.stage is Stage.PLAYING
    assert [seat.level for seat in table.seats[1:]] == ["gentle", "gentle"]
    assert table.game.rules.game.target == 300
    assert not table.game.rules.lock.enabled


async def test_its_bots_play_faster_than_others(world, anna):
    table = await play_out(world, await begun(world, anna), until=lambda table: table.to_act in {1, 2})
    assert next_step(table) == Step(table.clock.turn_since + USUAL_PACE.thinking / 2, Why.PLAYED)


@pytest.mark.parametrize(("before", "level"), [(1, "easy"), (2, "normal"), (9, "normal")])
async def test_the_level_rises_with_wins(world, anna, before, level):
    await remembered(world, anna, before)
    table = await world.table(await begun(world, anna))
    assert {seat.level for seat in table.seats[1:]} == {level}


def forced(choices):
    """Return a condition: the person is to play, with so many legal cards, and not their last card."""

    def found(table):
        if table.to_act != 0 or table.game.phase != "play":
            return False
        return len(game.legal(table.game)) in choices and len(view.view(table.game, 0).hand) > 1

    return found


async def test_the_only_possible_card_is_played_for_them_so_that_it_can_be_followed(world, anna):
    table = await play_out(world, await begun(world, anna), until=forced({1}))
    assert next_step(table) == Step(table.clock.turn_since + PACE.thinking, Why.NO_CHOICE)
    board = own_board(world, anna)
    assert "has only one card to play" in board.text
    before = view.view(table.game, 0).hand
    world.time = table.clock.turn_since + PACE.thinking
    await world.tender.tend(table.id)
    after = await world.table(table.id)
    assert len(view.view(after.game, 0).hand) == len(before) - 1


async def test_a_card_that_can_be_chosen_waits_for_them(world, anna):
    table = await play_out(world, await begun(world, anna), until=forced(range(2, 9)))
    assert next_step(table).why is not Why.NO_CHOICE


@pytest.mark.slow
async def test_a_win_is_remembered_once(world, anna):
    table = await ended(world, anna, won=True, before=0)
    await world.tender.tend(table.id)
    await short_games.take_in(world.tables.directory, table)
    assert await wins(world, anna) == 1


async def test_a_lost_game_leaves_the_level(world, anna):
    table = await ended(world, anna, won=False, before=1)
    again = lasting_key("", Verb.AGAIN, table_id=table.id)
    before = await wins(world, anna)
    await world.presses(anna, again, chat=private(anna))
    after = await world.table(await world.table_id(private(anna)))
    assert after.id != table.id
    assert after.kind == ShortGame(wins=1)
    assert await wins(world, anna) == before == 1


@pytest.mark.slow
async def test_after_two_wins_a_whole_game_comes_next(world, anna):
    table = await ended(world, anna, won=True, before=1)
    await world.presses(anna, lasting_key("", Verb.AGAIN, table_id=table.id), chat=private(anna))
    after = await world.table(await world.table_id(private(anna)))
    assert (after.kind.name, after.preset, after.game.rules.game.target) == ("practice", table.preset, 1000)


async def test_statistics_leave_short_games_out(world, anna):
    await over(world, anna)
    (sums,) = await world.tables.directory.sums([anna.key])
    assert not sums.numbers.get("games")


async def test_a_group_has_none(world, anna):
    group: Chat = world.group
    answer = await world.presses(anna, lasting_key("", Verb.SHORT, "polish"), chat=group)
    assert answer.toast
    assert await world.tables.directory.table_of_chat(group.key) is None


async def test_deleting_ones_data_forgets_the_wins(world, anna):
    await remembered(world, anna, 2)
    await world.tables.directory.forget_person(anna.key)
    assert await wins(world, anna) == 0
