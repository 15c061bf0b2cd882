"""`/learn` on Telegram and Discord: a lesson gone through in one message, taken up again after a restart."""

import pytest

from bot.codec import Verb
from engine.lessons.lesson import steps
from engine.record import RecordRules
from tests.chat.guests import until
from tests.chat.places import place_on

LESSON = steps("cards", RecordRules(preset="polish"))


def asked(sight):
    """The lesson, the place and the choice that each button of a message has."""
    return [key.token.argument.split("-")[1:] for key in sight.keys]


async def chosen(guest, *, right):
    """Make a right or a wrong choice in the step that is shown, and wait for what comes of it."""
    shown = guest.with_verb(Verb.LEARN, private=True)
    place = int(asked(shown)[0][1])
    number = next(at for at, one in enumerate(LESSON[place].choices) if (one in LESSON[place].right) == right)
    await guest.presses(shown, shown.keys[number])
    return await until(lambda: guest.sees("Right!" if right else "Nothing is above the ace", private=True), "an answer")


async def goes_on(guest, sight, words):
    """Press the first button of a message, and wait until choices stand under these words."""

    def next_step():
        seen = guest.sees(words, private=True)
        return seen if seen is not None and len(seen.keys) > 1 else None

    await guest.presses(sight, sight.keys[0])
    return await until(next_step, words)


@pytest.mark.parametrize("platform", ["telegram", "discord"])
async def test_a_lesson_is_gone_through_in_one_message_and_taken_up_after_a_restart(platform, redis_url):
    async with place_on(platform, redis_url) as place:
        anna = place.guests[0]
        async with place.bot():
            await place.greeted()
            await anna.types("/learn", private=True)
            listed = await until(lambda: anna.sees("Learn to play", private=True), "the lessons")
            messages = len(anna.inbox())
            step = await goes_on(anna, listed, "1 of 4")
            step = await goes_on(anna, await chosen(anna, right=True), "2 of 4")
            step = await goes_on(anna, await chosen(anna, right=False), "2 of 4")
            await chosen(anna, right=True)
        async with place.bot():
            step = await goes_on(anna, anna.with_verb(Verb.LEARN, private=True), "3 of 4")
            for words in ("4 of 4", "✅ 1."):
                step = await goes_on(anna, await chosen(anna, right=True), words)
            assert len(anna.inbox()) == messages
            assert len(step.keys) == 5
