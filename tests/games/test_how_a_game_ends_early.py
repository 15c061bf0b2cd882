"""Games that are not played to their end: ended by a vote or an admin, left by everybody, or forgotten."""

import pytest

from bot.finished import statistics
from bot.table.parts import Ending
from bot.table.table import Stage
from tests.world.finished_games import open_game, play_out

DAY = 86_400.0


def _somebody_leads(table):
    return len(set(table.game.totals)) == 3 and table.to_act is not None


def board(world):
    """The text of the newest board: the last message that isn't a reminder."""
    return [sent for sent in world.room.seen_in(world.group) if not sent.screen.pings][-1].screen.text


@pytest.fixture
async def uneven(world, people):
    """A game of three with different totals: its code, and the people from the leader to the last."""
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    table = await play_out(world, table_id, until=_somebody_leads)
    assert table.stage is Stage.PLAYING
    order = sorted(range(3), key=lambda seat: -table.game.totals[seat])
    return table_id, [table.seats[seat].person for seat in order]


async def counted(world, person):
    (sums,) = await world.directory.sums([person.key])
    found = statistics.standing(sums.name, sums.numbers)
    return found.games, found.wins


async def test_the_losers_vote_ends_the_game_and_the_leader_has_won(world, uneven):
    table_id, (leader, second, last) = uneven
    await world.says(last, "/endgame")
    assert "totals as they are now will count" in board(world)
    await world.says(second, "/endgame")
    table = await world.table(table_id)
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.COUNTED)
    assert [await counted(world, person) for person in (leader, second, last)] == [(1, 1), (1, 0), (1, 0)]
    assert f"{leader.name} wins the game" in world.room.seen_in(world.group)[-1].screen.text
    assert (await world.directory.finished(last.key, 5))[0]["winners"] == [table.seat_of(leader.key)]


async def test_with_the_leaders_yes_it_counts_for_nobody(world, uneven):
    table_id, people = uneven
    leader, _, last = people
    await world.says(last, "/endgame")
    await world.says(leader, "/endgame")
    assert (await world.table(table_id)).ending is Ending.VOID
    assert [await counted(world, person) for person in people] == [(0, 0)] * 3
    assert "doesn’t count" in world.room.seen_in(world.group)[-1].screen.text


async def test_before_anybody_leads_a_vote_makes_it_void(world, people):
    table_id = await open_game(world, people)
    for person in people[:2]:
        await world.says(person, "/endgame")
    assert (await world.table(table_id)).ending is Ending.VOID


async def test_who_left_for_good_has_lost_though_the_rest_make_it_void(world, uneven):
    table_id, (leader, second, last) = uneven
    await world.says(leader, "/leave")
    await world.says(second, "/endgame")
    await world.says(last, "/endgame")
    assert (await world.table(table_id)).ending is Ending.VOID
    assert [await counted(world, person) for person in (leader, second, last)] == [(1, 0), (0, 0), (0, 0)]


async def test_who_goes_last_leaves_nobody_behind_and_loses_nothing(world, uneven):
    table_id, (leader, second, last) = uneven
    for person in (second, leader):
        await world.says(person, "/leave")
    await world.says_yes(last, "/leave")
    assert (await world.table(table_id)).stage is Stage.CLOSED
    assert [await counted(world, person) for person in (leader, second, last)] == [(1, 0), (1, 0), (0, 0)]


async def test_an_admin_who_does_not_play_ends_it_and_it_counts_for_nobody(world, uneven):
    table_id, people = uneven
    await world.says_yes(world.person("Eve"), "/endgame", admin=True)
    assert (await world.table(table_id)).ending is Ending.VOID
    assert [await counted(world, person) for person in people] == [(0, 0)] * 3


async def test_an_admin_who_has_left_a_game_cannot_take_it_from_those_who_stay(world, uneven):
    table_id, (_, _, last) = uneven
    await world.says(last, "/leave")
    assert "no seat" in (await world.says(last, "/endgame", admin=True)).toast
    assert (await world.table(table_id)).stage is Stage.PLAYING


async def test_a_lobby_that_nobody_starts_is_closed_after_a_day(world, people):
    await world.says(people[0], "/newgame")
    table_id = await world.table_id()
    await world.skips(table_id, DAY - 10)
    assert (await world.table(table_id)).stage is Stage.LOBBY
    await world.skips(table_id, 11)
    assert (await world.table(table_id)).stage is Stage.CLOSED
    assert "Nobody has moved for a long time" in board(world)
    assert await world.directory.table_of_chat(world.group.key) is None


async def test_an_abandoned_game_ends_after_a_month_and_says_so_a_day_before(world, uneven):
    table_id, people = uneven
    await world.skips(table_id, 29 * DAY - 60)
    assert "ends tomorrow" not in board(world)
    reminders = len([sent for sent in world.room.seen_in(world.group) if sent.screen.pings])
    await world.skips(table_id, 120)
    assert "ends tomorrow" in board(world)
    assert len([sent for sent in world.room.seen_in(world.group) if sent.screen.pings]) == reminders, "one, and new"
    await world.skips(table_id, DAY)
    table = await world.table(table_id)
    assert (table.stage, table.ending) == (Stage.CLOSED, Ending.VOID)
    assert [await counted(world, person) for person in people] == [(0, 0)] * 3


async def test_a_move_after_the_last_call_keeps_the_game(world, uneven):
    table_id, _ = uneven
    await world.skips(table_id, 29 * DAY + 60)
    rows = len((await world.table(table_id)).rows)
    await play_out(world, table_id, until=lambda table: len(table.rows) > rows or table.stage is not Stage.PLAYING)
    if (await world.table(table_id)).stage is Stage.PLAYING:
        await world.skips(table_id, 2 * DAY)
        assert (await world.table(table_id)).stage is Stage.PLAYING
        assert "ends tomorrow" not in board(world)


async def test_a_paused_game_ends_after_a_month_too(world, uneven):
    table_id, people = uneven
    for person in people[:2]:
        await world.says(person, "/pause")
    await world.skips(table_id, 29 * DAY + 60)
    assert "ends tomorrow" in board(world)
    await world.skips(table_id, DAY)
    assert (await world.table(table_id)).stage is Stage.CLOSED
