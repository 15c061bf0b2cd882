"""Puzzles on the emulators of Telegram and Discord: in private, and in a group."""

import pytest

from bot.codec import Verb
from tests.chat.conftest import place  # noqa: F401 - a fixture
from tests.chat.guests import until


def message(guest, *, private):
    return guest.with_verb(Verb.PUZZLE, private=private)


def choices(sight):
    return [key for key in sight.keys if key.token.verb is Verb.PUZZLE and key.token.argument.split("-")[1]]


@pytest.mark.timeout(120)
async def test_a_puzzle_is_solved_in_one_private_message(place):  # noqa: F811
    anna = place.guests[0]
    async with place.bot():
        await place.greeted()
        await anna.types("/puzzle", private=True)
        await until(lambda: message(anna, private=True), "the puzzle")
        sent = message(anna, private=True)
        before = len(anna.inbox())
        await anna.presses(sent, choices(sent)[0])
        await until(lambda: anna.sees("✗", private=True) or anna.sees("✓", private=True), "what has come of it")
        assert len(anna.inbox()) == before


@pytest.mark.timeout(120)
async def test_a_group_answers_and_each_hears_alone(place):  # noqa: F811
    anna, ben, _ = place.guests
    async with place.bot():
        await place.greeted()
        await anna.types("/puzzle")
        await until(lambda: message(ben, private=False), "the group's puzzle")
        sent = message(ben, private=False)
        for guest in (anna, ben):
            told = await guest.presses(sent, choices(sent)[0])
            assert "✓" in told or "✗" in told
        show = next(key for key in sent.keys if key.token.argument.endswith("-show"))
        assert "Only" in await ben.presses(sent, show)
        assert not ben.sees("Solution", private=False)
