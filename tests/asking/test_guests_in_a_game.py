"""Guests who come to a chat by invitation while a game is on: they take built-in players' seats from the next hand."""

import pytest

from bot.table.hints import gives_hints
from bot.table.table import Stage
from tests.world.finished_games import play_out

TABLES = [(1, 2), (2, 1), (1, 3), (3, 1)]  # people, built-in players
IDS = [f"{people} and {bots} bots" for people, bots in TABLES]
NAMES = "Anna Ben Cleo Dan"


@pytest.fixture
def invited(world):
    """Chats in which everybody was invited, like the rooms of the playground."""
    world.room.by_invitation = True


async def begun(world, people, bots):
    """Begin a game; return its people."""
    found = await world.seats(" ".join(NAMES.split()[:people]))
    for _ in range(bots):
        await world.says(found[0], "/addbot")
    await world.says(found[0], "/deal")
    return found


@pytest.mark.parametrize(("people", "bots"), TABLES, ids=IDS)
async def test_each_takes_the_seat_of_a_built_in_player_as_long_as_there_is_one(world, invited, people, bots):
    players = await begun(world, people, bots)
    for number in range(bots):
        guest = world.person(f"Guest{number}")
        answer = await world.says(guest, "/join")
        assert "You play from the next hand on" in answer.toast
        assert f"Guest{number} comes in for a bot" in world.board.screen.text, "the others are told"
        players.append(guest)
    late = world.person("Eve")
    before = await world.table()
    assert (await world.says(late, "/join")).toast == "The game has begun, and every seat is taken."
    assert await world.table() == before
    assert {person.key for person in before.people} == {player.key for player in players}


@pytest.mark.parametrize(("people", "bots"), TABLES, ids=IDS)
async def test_the_guest_plays_from_the_next_hand_with_the_seats_total(world, invited, people, bots):
    await begun(world, people, bots)
    guest = world.person("Eve")
    await world.says(guest, "/join")
    code = await world.table_id()
    seat = (await world.table()).seat_of(guest.key)
    assert (await world.table()).seats[seat].is_played, "a built-in player finishes this hand"
    table = await play_out(world, code, until=lambda table: len(table.rows) > 0 and table.to_act is not None)
    assert table.stage is Stage.PLAYING
    assert not table.seats[seat].is_played


async def test_a_game_has_hints_until_a_guest_sits_down(world, invited):
    await begun(world, 1, 2)
    assert gives_hints(await world.table())
    await world.says(world.person("Eve"), "/join")
    assert not gives_hints(await world.table())


async def test_elsewhere_nobody_takes_a_built_in_players_seat_unasked(world):
    await begun(world, 1, 2)
    before = await world.table()
    await world.says(world.person("Eve"), "/join")
    assert await world.table() == before


async def test_a_seat_that_somebody_has_left_long_ago_is_taken_first(world, invited):
    _, ben = await begun(world, 2, 1)
    await world.says(ben, "/leave")
    await world.skips(await world.table_id(), 700)
    answer = await world.says(world.person("Eve"), "/join")
    assert "You have Ben’s seat" in answer.toast
    assert sum(seat.person is None for seat in (await world.table()).seats) == 1
