"""Friends who open a table in a window while its game with bots is on: they take a bot's seat, or watch."""

import pytest

from bot.codec import Verb, verb_of
from bot.table.hints import gives_hints
from bot.table.table import Stage
from engine.cards import codes
from tests.window.conftest import PLACE, somebody
from tests.world.finished_games import play_out, private

TABLES = [(1, 2), (2, 1), (1, 3), (3, 1)]  # people, built-in players
IDS = [f"{people} and {bots} bots" for people, bots in TABLES]


async def in_group(world, players, bots=2):
    """Begin a game with built-in players in the group; return its code."""
    await world.says(players[0], "/newgame")
    for player in players[1:]:
        await world.presses(player, world.board.button("join"))
    for _ in range(bots):
        await world.says(players[0], "/addbot")
    await world.says(players[0], "/deal")
    return await world.table_id()


async def in_private(world, anna):
    """Begin a game with built-in players by `/play`; return its code."""
    await world.says(anna, "/play polish", chat=private(anna))
    return await world.table_id(private(anna))


def ways_in(window):
    """The acts of the window's table that give a seat."""
    return [act for row in window.view["acts"] for act in row if act["kind"] == "join"]


def whose(window):
    """Whose plates the window's table has: `me`, another person's, or nobody's, by seat."""
    return ["me" if seat.get("own") else "other" * seat.get("is_person", False) for seat in window.view["seats"]]


@pytest.mark.parametrize(("number", "bots"), TABLES, ids=IDS)
async def test_each_takes_a_bots_seat_by_a_press_as_long_as_there_is_one(clients, world, people, number, bots):
    code = await in_group(world, people[:number], bots)
    friends = [somebody(world, 7000100 + one, f"Friend{one}") for one in range(bots + 1)]
    for friend in friends[:bots]:
        window = await clients.open(friend, code)
        assert "me" not in whose(window), "nobody else's plate is taken for the own one"
        assert window.hand is None
        (way,) = ways_in(window)
        answer = await window.press(way["data"])
        assert "You play from the next hand on" in answer["toast"]
        await window.until(lambda window=window: "me" in whose(window))
        assert not ways_in(window)
        assert f"{friend.name} comes in for a bot" in world.board.screen.text, "the others are told"
    late = await clients.open(friends[bots], code)
    assert late.room["shows"] == "table"
    assert not ways_in(late)


async def test_the_friend_plays_from_the_next_hand(clients, world, people):
    anna, ben = people[:2]
    code = await in_group(world, [anna])
    window = await clients.open(ben, code)
    await window.press(ways_in(window)[0]["data"])
    seat = (await world.table(code)).seat_of(ben.key)
    assert not gives_hints(await world.table(code)), "hints end where somebody else sits"
    table = await play_out(world, code, until=lambda table: len(table.rows) > 0 and table.to_act is not None)
    assert table.stage is Stage.PLAYING
    assert not table.seats[seat].is_played
    await window.until(lambda: window.hand is not None)


async def test_who_opens_a_game_of_play_sees_the_board_and_takes_a_seat(clients, world, people):
    anna, eve = people[0], somebody(world, 66, "Eve")
    code = await in_private(world, anna)
    window = await clients.open(eve, code)
    assert whose(window).count("") == len(whose(window)) - 1
    assert "me" not in whose(window)
    assert len(ways_in(window)) == 2
    assert "You have Bot 1’s seat" in (await window.press(ways_in(window)[0]["data"]))["toast"]
    await window.until(lambda: "me" in whose(window))
    assert (await world.table(code)).seat_of(eve.key) is not None


@pytest.mark.parametrize("begun", [in_private, lambda world, anna: in_group(world, [anna])], ids=["private", "group"])
async def test_a_watcher_is_sent_no_card_and_no_id_of_anybody(clients, world, people, begun):
    anna, ben = people[:2]
    code = await begun(world, anna)
    window = await clients.open(ben, code)
    hands = (await world.table(code)).game.hands
    assert not [card for held in hands for card in codes(held) if f'"{card}"' in window.seen]
    await play_out(world, code, until=lambda table: len(table.rows) > 0)
    await window.send(type="there")
    assert window.hand is None
    assert not window.replies
    assert f'"{anna.id}"' not in window.seen
    assert "telegram" not in window.seen


async def test_who_may_not_sit_at_that_table_is_told_so(clients, world, people, eve):
    """Who only proves that they see the chat gets no seat by that."""
    code = await in_group(world, people[:1])
    await world.presses(people[0], world.board.button("score"), place=PLACE)
    before = await world.table(code)
    window = await clients.open(eve, code, chat_instance=PLACE)
    answer = await window.press(ways_in(window)[0]["data"])
    assert "its people have been asked" in answer["toast"]
    assert (await world.table(code)).seats == before.seats


async def test_who_was_sent_away_is_offered_nothing(clients, world, people):
    anna, ben = people[:2]
    await world.says(anna, "/newgame")
    await world.presses(ben, world.board.button("join"))
    await world.says(anna, f"/kick {ben.name}")
    for _ in range(2):
        await world.says(anna, "/addbot")
    await world.says(anna, "/deal")
    window = await clients.open(ben, await world.table_id())
    assert window.room["shows"] == "outside"


async def test_in_the_chat_itself_nobody_is_offered_a_bots_seat(world, people):
    await in_group(world, people[:1])
    assert not [button for button in world.board.buttons if verb_of(button.data) is Verb.JOIN]
