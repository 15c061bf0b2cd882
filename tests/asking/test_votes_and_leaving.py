"""Pausing, ending, leaving and coming back, sending a player away, and the clock."""

import pytest

from bot.codec import ButtonToken as Button
from bot.codec import Verb, encode
from bot.table.parts import MISSED_TURNS
from bot.table.table import Stage
from engine.players import LEVELS
from tests.world.chat_room import goes_on_by_itself, pressable


@pytest.fixture
async def four(world):
    """A game of four people, opened by Anna."""
    return await world.seats("Anna Ben Cleo Dan", start=True)


async def seat(world, person):
    table = await world.table()
    return table.seats[table.seat_of(person.key)]


async def mover(world):
    while goes_on_by_itself(table := await world.table()):
        await world.passes(1)
    return table.seats[table.to_act].person


async def until_turn_of(world, person):
    """Let the others play until it is this person's turn."""
    while (acting := await mover(world)).key != person.key:
        await world.presses(acting, pressable(world.room.hand_of(acting).screen)[0])


async def all_say(world, people, text):
    for person in people:
        await world.says(person, text)


async def test_in_a_game_the_opener_has_one_voice_like_the_others(world, four):
    await world.says(four[0], "/pause")
    table = await world.table()
    assert table.clock.paused_since is None
    assert table.vote.seats == (table.seat_of(four[0].key),)


async def test_others_need_more_than_half_of_the_people(world, four):
    _, ben, cleo, dan = four
    table_id = await world.table_id()
    await world.says(ben, "/endgame")
    assert (await world.table()).vote.seats == (1,)
    assert "1 of 3" in world.board.screen.text
    await world.says(cleo, "/endgame")
    assert (await world.table()).stage is Stage.PLAYING
    await world.says(dan, "/endgame")
    assert (await world.table(table_id)).stage is Stage.CLOSED
    assert "closed" in world.room.seen_in(world.group)[-2].screen.text


async def test_a_voice_counts_once_and_a_strangers_not_at_all(world, four):
    ben = four[1]
    await world.says(ben, "/pause")
    answer = await world.says(ben, "/pause")
    assert "1 of 3" in answer.toast
    answer = await world.says(world.person("Eve"), "/pause")
    assert "no seat" in answer.toast
    assert (await world.table()).vote.seats == (1,)


async def test_the_voice_of_somebody_who_has_left_counts_no_more(world, four):
    anna, ben, cleo, _ = four
    await world.says(anna, "/endgame")
    await world.says(ben, "/endgame")
    await world.says(anna, "/leave")
    assert "1 of 2" in world.board.screen.text
    assert (await world.table()).stage is Stage.PLAYING
    table_id = await world.table_id()
    await world.says(cleo, "/endgame")
    assert (await world.table(table_id)).stage is Stage.CLOSED


async def test_a_vote_that_is_enough_since_others_left_ends_the_game_when_repeated(world, four):
    anna, *others = four
    await world.says(anna, "/endgame")
    for person in others:
        await world.says(person, "/leave")
    table_id = await world.table_id()
    await world.says(anna, "/endgame")
    assert (await world.table(table_id)).stage is Stage.CLOSED


async def test_a_voice_in_the_lobby_is_nobody_elses_when_places_change(world):
    people = await world.seats("Anna Ben Cleo Dan")
    await world.says(people[1], "/pause")
    await world.says(people[2], "/endgame")
    await world.says(people[1], "/leave")
    assert (await world.table()).vote is None
    await world.says(people[2], "/endgame")
    await world.says(people[0], "/deal")
    assert (await world.table()).vote is None


async def test_nobody_moves_in_a_pause_and_its_time_is_nobodys(world, four):
    await world.says(world.person("Eve"), "/timer 1m", admin=True)
    acting = await mover(world)
    await world.passes(50)
    await all_say(world, four[:3], "/pause")
    table = await world.table()
    hand = world.room.hand_of(acting)
    assert not pressable(hand.screen)
    answer = await world.presses(acting, hand.before[-1].rows[0][0])
    assert "paused" in answer.toast
    await world.passes(600)
    assert (await world.table()).decision == table.decision
    await all_say(world, four[:3], "/resume")
    await world.passes(8)
    assert (await world.table()).decision == table.decision, "50 seconds are used, the pause is not counted"
    await world.passes(5)
    assert (await world.table()).decision == table.decision + 1


async def test_pausing_what_is_paused_and_resuming_what_runs_is_answered(world, four):
    anna = four[0]
    assert "isn’t paused" in (await world.says(anna, "/resume")).toast
    await world.says(anna, "/pause")
    for person in four[1:3]:
        await world.presses(person, world.board.button(Verb.VOTE, "pause"))
    assert "already paused" in (await world.says(anna, "/pause")).toast


# --------------------------------------------------------------------------------------------- going and coming back


@pytest.mark.slow
async def test_who_leaves_the_game_is_played_for_and_finds_the_seat_again(world, four):
    ben = four[1]
    await world.says(ben, "/leave")
    assert (await seat(world, ben)).left
    assert "Ben has left" in world.board.screen.text
    away = world.room.hand_of(ben)
    assert [button.label for button in away.buttons] == ["I’m back"]
    await until_turn_of(world, ben)
    decision, calls = (await world.table()).decision, len(away.before)
    await world.passes(3)
    assert (await world.table()).decision > decision, "the built-in player has moved"
    assert len(away.before) == calls, "who is away is not written to"
    await world.presses(ben, away.button(Verb.BACK))
    assert not (await seat(world, ben)).left
    assert len((await world.table()).seats) == 4
    assert await world.directory.tables_of_person(ben.key) == [await world.table_id()]


async def test_who_has_left_makes_no_move_with_the_buttons_of_before(world, four):
    acting = await mover(world)
    button = pressable(world.room.hand_of(acting).screen)[0]
    await world.says(acting, "/leave")
    before = (await world.table()).decision
    assert "no seat" in (await world.presses(acting, button)).toast
    assert (await world.table()).decision == before


async def test_the_way_back_by_join_is_the_same_seat(world, four):
    ben = four[1]
    await world.says(ben, "/leave")
    await world.says(ben, "/join")
    assert not (await seat(world, ben)).left
    assert "already have a seat at this table" in (await world.says(ben, "/join")).toast


async def test_a_lobby_passes_to_the_next_when_the_opener_leaves_and_closes_with_the_last(world):
    anna, ben = await world.seats("Anna Ben")
    table_id = await world.table_id()
    await world.presses(anna, world.board.button(Verb.LEAVE))
    assert (await world.table()).opener.key == ben.key
    await world.presses(ben, world.board.button(Verb.LEAVE))
    assert (await world.table(table_id)).stage is Stage.CLOSED
    assert await world.directory.tables_of_person(ben.key) == []


# ------------------------------------------------------------------------------------------------ sending players away


async def test_the_opener_sends_somebody_away_and_their_tables_are_told(world):
    anna, ben, _ = await world.seats("Anna Ben Cleo")
    assert "Only an admin or the person who opened" in (await world.says(ben, "/kick Cleo")).toast
    assert "Nobody called" in (await world.says(anna, "/kick Zoe")).toast
    assert "Nobody called" in (await world.says(anna, "/kick Anna")).toast, "leaving is another matter"
    assert "Ben has been removed" in (await world.says(anna, "/kick @ben")).toast
    assert [chair.person.name for chair in (await world.table()).seats] == ["Anna", "Cleo"]
    assert await world.directory.tables_of_person(ben.key) == []


async def test_an_opener_who_is_sent_away_has_no_say_there_any_more(world):
    anna, ben = await world.seats("Anna Ben")
    await world.says(world.person("Eve"), "/kick Anna", admin=True)
    assert (await world.table()).opener.key == ben.key
    assert "Only an admin or the person who opened" in (await world.says(anna, "/timer 10s")).toast
    await world.says(anna, "/endgame")
    assert (await world.table()).stage is Stage.LOBBY


async def test_a_lobby_closes_when_the_last_person_is_sent_away(world):
    (anna,) = await world.seats("Anna")
    await world.says(anna, "/addbot")
    table_id = await world.table_id()
    await world.says(world.person("Eve"), "/kick Anna", admin=True)
    assert (await world.table(table_id)).stage is Stage.CLOSED
    await world.says(world.person("Ben"), "/newgame")
    assert await world.table_id() != table_id


async def test_nobody_is_sent_away_from_a_game(world, four):
    assert "begun" in (await world.says(four[0], "/kick Ben")).toast
    assert len((await world.table()).seats) == 4


@pytest.mark.parametrize("level", sorted(LEVELS))
async def test_built_in_players_are_seated_by_level_and_removed(world, level):
    (anna,) = await world.seats("Anna")
    await world.says(anna, f"/addbot {level}")
    assert (await world.table()).seats[1].level == level
    await world.presses(anna, world.board.button(Verb.REMOVE_BUILT_IN))
    assert len((await world.table()).seats) == 1


# ---------------------------------------------------------------------------------------------------------------- clock


@pytest.mark.parametrize(("typed", "seconds"), [("off", None), ("30s", 30), ("2m", 120), ("1d", 86400), ("2 M", 120)])
async def test_the_timer_is_read_as_people_type_it(world, four, typed, seconds):
    await world.says(world.person("Eve"), f"/timer {typed}", admin=True)
    assert (await world.table()).times.timer == seconds


@pytest.mark.parametrize("typed", ["5", "-30s", "soon", "30ss", "٣٠s"])
async def test_a_time_that_is_none_is_answered_and_changes_nothing(world, four, typed):
    before = await world.table()
    assert "didn’t understand the time" in (await world.says(four[0], f"/timer {typed}")).toast
    assert await world.table() == before


async def test_three_time_outs_in_a_row_and_the_built_in_player_stands_in(world, four):
    await world.says(world.person("Eve"), "/timer 30s", admin=True)
    absent = await mover(world)
    for missed in range(1, MISSED_TURNS + 1):
        await until_turn_of(world, absent)
        await world.passes(31)
        chair = await seat(world, absent)
        assert (chair.missed, chair.stand_in) == ((missed, False) if missed < MISSED_TURNS else (0, True))
    await world.presses(absent, encode(Button(await world.table_id(), 0, Verb.BACK)))
    assert not (await seat(world, absent)).stand_in


async def test_a_move_of_ones_own_begins_the_count_anew(world, four):
    await world.says(world.person("Eve"), "/timer 30s", admin=True)
    slow = await mover(world)
    await world.passes(31)
    assert (await seat(world, slow)).missed == 1
    await until_turn_of(world, slow)
    await world.presses(slow, pressable(world.room.hand_of(slow).screen)[0])
    assert (await seat(world, slow)).missed == 0
