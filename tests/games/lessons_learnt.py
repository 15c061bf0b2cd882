"""Shared by the tests of lessons: a lesson played from the buttons of its hand."""

from bot.codec import Verb, decode
from bot.table.table import Stage
from tests.world.chat_room import pressable
from tests.world.finished_games import own_hand, private

THINKING = 5.0  # seconds for each choice, for a person who reads the hand's text


async def begun(world, person, preset=""):
    """Begin a lesson; return its table's code."""
    await world.says(person, f"/learn {preset}".strip(), chat=private(person))
    return await world.table_id(private(person))


async def played(world, person, table_id, *, presses=100, bids_up_to=0):
    """Play with the first choice, and bid while that is possible; return each text at which a choice was due.

    Stops after some presses of the person, or with the lesson.
    """
    seen = []
    for _ in range(300):
        await world.tender.tend(table_id)
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return seen
        if table.to_act is None or table.seats[table.to_act].is_played:
            world.time += 1.0
            continue
        if len(seen) == presses:
            return seen
        world.time += THINKING
        screen = own_hand(world, person).screen
        seen.append(screen.text)
        await world.presses(person, chosen(screen, bids_up_to), chat=private(person))
    raise AssertionError("the lesson does not end")


def chosen(screen, bids_up_to):
    """A bid up to a value, else pass, else a marriage, else the first choice."""
    choices = [(decode(one.data), one) for one in pressable(screen)]
    for token, one in choices:
        if token.verb is Verb.BID and int(token.argument) <= bids_up_to:
            return one
    for verb in (Verb.PASS, Verb.MARRIAGE):
        for token, one in choices:
            if token.verb is verb:
                return one
    return choices[0][1]
