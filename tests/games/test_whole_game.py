"""Games from /newgame to a winner, by the buttons that people see."""

from bot.codec import Verb, decode
from bot.table.model import Stage
from tests.world.chat_room import pressable


async def play_to_the_end(world, people, limit=4000):
    """Press the first button that makes a move, whoever has one, until the game is over."""
    table_id = await world.table_id()
    for _ in range(limit):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return table
        mover = table.to_act
        if mover is None or table.seats[mover].is_played:
            await world.passes(1.0, table_id)
            continue
        person = table.seats[mover].person
        moves = pressable(world.room.hand_of(person).screen)
        assert moves, world.room.hand_of(person).screen
        bids = [button for button in moves if decode(button.data).verb == Verb.PASS]
        before = table.decision
        await world.presses(person, (bids or moves)[0])
        await world.tend(table_id)
        after = await world.table(table_id)
        assert after.decision > before, world.room.hand_of(person).screen
    raise AssertionError("the game does not end")


async def test_three_friends_play_to_a_winner(world):
    anna, ben, cleo = (world.person(name) for name in ("Anna", "Ben", "Cleo"))
    await world.says(anna, "/newgame polish lock.enabled=no game.target=300")
    board = world.room.board(world.group)
    await world.presses(ben, board.button(Verb.JOIN))
    await world.presses(cleo, board.button(Verb.JOIN))
    await world.presses(anna, board.button(Verb.START))
    table_id = await world.table_id()
    table = await play_to_the_end(world, [anna, ben, cleo])
    assert table.stage is Stage.OVER
    assert max(table.game.totals) >= 300
    assert await world.directory.table_of_chat(world.group.key) is None
    assert (await world.directory.finished(world.group.key, 5))[0]["table"] == table_id


async def test_a_practice_game_begins_at_once_against_built_in_players(world):
    anna = world.person("Anna")
    private = (await world.room.private_chat(anna)).model_copy(update={"private": True})
    await world.says(anna, "/newgame", chat=private)
    table_id = await world.directory.table_of_chat(private.key)
    table = await world.table(table_id)
    assert table.stage is Stage.PLAYING
    assert [seat.person is None for seat in table.seats] == [False, True, True]
