"""Finished games for tests of what is kept of them."""

from bot.automatic import chosen_action
from bot.change import Change
from bot.codec import Verb
from bot.people import Chat
from bot.playing import play
from bot.table import Stage

SHORT = "/newgame polish lock.enabled=no game.target=150"


async def open_game(world, people, bots=0, options=SHORT):
    """Seat people and built-in players, deal, and return the table's code."""
    await world.says(people[0], options)
    table_id = await world.table_id()
    for person in people[1:]:
        await world.presses(person, world.room.board(world.group).button(Verb.JOIN))
    for _ in range(bots):
        await world.presses(people[0], world.room.board(world.group).button(Verb.ADD_BOT))
    await world.presses(people[0], world.room.board(world.group).button(Verb.START))
    return table_id


async def play_out(world, table_id, until=lambda table: False):
    """Let everybody move as a built-in player would, until the game is over, or `until` says so."""

    def moved(table):
        played, entry = play(table, chosen_action(table), world.time)
        return Change(played, (entry,))

    for _ in range(2000):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING or until(table):
            await world.tender.tend(table_id)
            return await world.table(table_id)
        if table.to_act is None:
            await world.skips(table_id)
        else:
            await world.service.change(table_id, moved)
    raise AssertionError("no end in sight")


async def finish(world, people, bots=0, options=SHORT):
    """Play a whole short game and return its code."""
    table_id = await open_game(world, people, bots, options)
    await play_out(world, table_id)
    return table_id


def private(person):
    """The private chat with a person."""
    return Chat(platform=person.platform, id=f"dm-{person.id}", private=True)
