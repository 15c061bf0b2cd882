"""Games that are played quickly, and finished games."""

from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.finished import statistics
from bot.people import Chat
from bot.table import dealing, lobby, seats
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.playing import play
from bot.table.stored import rules_of
from bot.table.table import Stage
from bot.table.tables import Tables
from engine import view
from engine.actions import parse
from engine.players import choose
from tests.world.chat_room import Chances

NOW = 1_700_000_000.0

SHORT = "/newgame polish lock.enabled=no game.target=150"


async def open_game(world, people, bots=0, options=SHORT):
    """Seat people and built-in players, deal, and return the table's code."""
    await world.says(people[0], options)
    for person, verb in [
        *((person, Verb.JOIN) for person in people[1:]),
        *[(people[0], Verb.ADD_BUILT_IN)] * bots,
        (people[0], Verb.START),
    ]:
        await world.presses(person, world.room.board(world.group).button(verb))
    return await world.table_id()


def simple_action(table):
    """Return a move for the seat to move that is found quickly and lets games end soon: nobody overbids."""
    seen = view.view(table.game, table.to_act).as_json()
    passes = [action for action in seen["legal"] if action["do"] == "pass"]
    is_opened = any(action["do"] == "bid" for action in seen["auction"])
    return parse(passes[0] if passes and is_opened else choose(seen, "gentle", table.game.rules))


async def move(world, table_id):
    """Make a move for the seat to act, as a built-in player would; the table isn't tended."""

    def moved(table):
        played, entry = play(table, chosen_action(table), world.time)
        return TableChange(played, log=(entry,))

    await world.tables.change(table_id, moved)


async def play_out(world, table_id, until=lambda table: False):
    """Let everybody move until the game is over or `until` holds. Moves between two deals are one commit."""

    def ends(table):
        return table.stage is not Stage.PLAYING or until(table)

    def moved(table):
        entries = []
        while table.to_act is not None and not ends(table):
            table, entry = play(table, simple_action(table), world.time)
            entries.append(entry)
        return TableChange(table, log=tuple(entries))

    for _ in range(2000):
        table = await world.table(table_id)
        if ends(table):
            await world.tender.tend(table_id)
            return await world.table(table_id)
        if table.to_act is None:
            await world.skips(table_id)
        else:
            await world.tables.change(table_id, moved)
    raise AssertionError("the game does not end")


async def finish(world, people, bots=0):
    """Play a whole short game and return its code."""
    table_id = await open_game(world, people, bots, SHORT)
    await play_out(world, table_id)
    return table_id


def private(person):
    """Return the private chat with a person."""
    return Chat(platform=person.platform, id=f"dm-{person.id}", private=True)


def own_hand(world, person):
    """Return the newest message with a person's hand, in the private chat that also has the board."""
    shown = world.messengers[person.platform].seen_in(private(person))
    return [one for one in shown if "Your cards" in one.screen.text or "💡" in one.screen.text][-1]


def played(people, chat, code="K7QX2M", options=None, until=lambda table: False):
    """Return the table and log of a game played without a store, to its end or until a condition holds.

    The result is the same for the same people.
    """
    chance = Chances(7)
    table = lobby.open_table(
        code,
        people[0],
        chat,
        language="en",
        preset="polish",
        options={"lock.enabled": False, "game.target": 150, **(options or {})},
        now=NOW,
        chance=chance,
        settings={},
    )
    for person in people[1:]:
        table = seats.join(table, seats.seat_for(person, {}), None)
    table, (*entries,) = lobby.start(table, NOW, chance)
    while table.stage is Stage.PLAYING and not until(table):
        if table.to_act is None:
            table, entry = dealing.deal_next(table, NOW, chance)
        else:
            table, entry = play(table, chosen_action(table), NOW)
        entries.append(entry)
    return table, TableChange(table, log=tuple(entries)).log_lines


async def stored(database, table, log):
    """Store a finished game, as if it had been played in this store."""
    await RedisTables(database).commit(
        table.id,
        expected=0,
        what="table",
        schema=Tables.schema,
        body=table.replace(counted=True).model_dump_json().encode(),
        rules=rules_of(table),
        log=log,
        wake=NOW + 10**9,
    )
    store = RedisTables(database)
    await store.carry_out(await statistics.counted(RedisDirectory(database), table))
