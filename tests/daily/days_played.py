"""Shared by the tests of the deal of the day: a person who asks for the deal and plays it from their hand's buttons."""

from bot.codec import Verb, decode
from bot.table.calendar import DAY, begins, date_at
from bot.table.table import Stage
from tests.world.chat_room import pressable
from tests.world.finished_games import own_hand, private


def midnight(world, days=0):
    """The beginning of the current day, or of the day so many days later, in seconds since the epoch."""
    return begins(date_at(world.time)) + days * DAY


async def daily_screens(world, person, text="/daily", **press):
    """Type the command in private; return its screens."""
    answer = await world.says(person, text, chat=private(person), **press)
    return [reply.screen for reply in answer.replies] or answer.toast


async def begun(world, person):
    """Begin the day's hand; return its table's code."""
    screen = (await daily_screens(world, person))[-1]
    button = next(one for row in screen.rows for one in row if decode(one.data).argument.startswith("p"))
    await world.presses(person, button, chat=private(person))
    return await code_of(world, person)


async def code_of(world, person, date=None):
    """The code of a person's table for a day."""
    day = await world.service.days.day(date or date_at(world.time))
    for code in day.codes_of(day.mark_of(person.key)):
        return code
    raise AssertionError


def usual(screen):
    """Pass, else the first choice."""
    choices = [(decode(one.data), one) for one in pressable(screen)]
    return next((one for token, one in choices if token.verb is Verb.PASS), choices[0][1])


async def played(world, person, table_id, *, presses=100, choose=usual, strict=True):
    """Play on until the hand is over, or at most so many presses; return the number of presses."""
    made = 0
    for _ in range(400):
        await world.tender.tend(table_id)
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING or made == presses:
            return made
        if table.to_act != 0:
            world.time += 1.0
            continue
        world.time += 0.5
        screen = own_hand(world, person).screen
        if not pressable(screen):
            world.time += 1.0
            continue
        answer = await world.presses(person, choose(screen), chat=private(person))
        assert not (strict and answer.toast), answer.toast
        made += not answer.toast
    raise AssertionError("the hand does not end")


async def finished(world, person):
    """Play the day's hand to its end; return its table's code."""
    table_id = await begun(world, person)
    await played(world, person, table_id)
    await world.tender.tend(table_id)
    return table_id
