"""Games played to their end by the buttons that people see."""

from bot.codec import Verb, decode
from bot.table.table import Stage
from tests.world.chat_room import pressable


async def play_to_the_end(world, people, limit=4000):
    """Press the first button that makes a move, whoever is to move, until the game is over."""
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
