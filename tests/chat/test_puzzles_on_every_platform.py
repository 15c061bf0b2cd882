"""Puzzles on the emulators of Telegram and Discord and in the playground: in private, and in a group."""

import pytest

from bot.codec import Verb
from tests.chat.guests import until

pytestmark = pytest.mark.timeout(120)


def choices(sight):
    return [key for key in sight.keys if key.token.verb is Verb.PUZZLE and key.token.argument.split("-")[1]]


async def test_a_puzzle_is_solved_in_one_private_message(guests):
    anna = guests[0]
    await anna.types("/puzzle", private=True)
    sent = await until(lambda: anna.with_verb(Verb.PUZZLE, private=True), "the puzzle")
    before = len(anna.inbox())
    await anna.presses(sent, choices(sent)[0])
    signs = ("✗", "✓", "Chosen")  # the last one after the first card of an exchange
    await until(lambda: any(anna.sees(sign, private=True) for sign in signs), "what has come of it")
    assert len(anna.inbox()) == before


@pytest.mark.slow
async def test_a_group_answers_and_each_hears_alone(guests):
    anna, ben = guests
    await anna.types("/puzzle")
    sent = await until(lambda: ben.with_verb(Verb.PUZZLE, private=False), "the group's puzzle")
    for guest in guests:
        told = await guest.presses(sent, choices(sent)[0])
        assert "✓" in told or "✗" in told
    show = next(key for key in sent.keys if key.token.argument.endswith("-show"))
    assert "Only" in await ben.presses(sent, show)
    assert not ben.sees("Solution", private=False)
    await anna.presses(sent, show)
