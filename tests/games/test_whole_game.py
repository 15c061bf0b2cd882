"""Games from /newgame to a winner, by the buttons that people see."""

from bot.codec import Verb
from bot.table.table import Stage
from tests.games.whole_games import play_to_the_end


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
