"""A channel of Discord that hangs: the others at the table see their turns meanwhile."""

import pytest

from tests.chat.discord.discord_play import discord_bot, sit_down, turn_of


@pytest.fixture
def people(emulator):
    return [emulator.user(name, locale="en-US") for name in ("Anna", "Ben", "Cleo")]


async def moved(emulator, people):
    """Whoever is to move has made a move, and somebody sees that it is their turn; return who moved."""
    await emulator.until(lambda: turn_of(people), what="somebody's turn")
    person, meaning, button = turn_of(people)
    await person.press(person.dms[-1], custom_id=button.custom_id)
    await emulator.until(
        lambda: (found := turn_of(people)) and found[1].decision > meaning.decision, what="the next one's turn"
    )
    return person


async def test_a_board_that_hangs_holds_up_nobody(emulator, redis_url, people):
    friday = emulator.guild("Friday", people).channel("table")
    async with discord_bot(emulator, redis_url):
        await sit_down(people, friday, "polish")
        await moved(emulator, people)
        held = emulator.hold("PATCH", f"/channels/{friday.id}/messages/*", times=None)
        for _ in range(4):
            await moved(emulator, people)
        assert held.waiting
        shown = friday.last.text
        held.release()
        await emulator.until(lambda: friday.last.text != shown, what="the newest board")


async def test_private_messages_that_hang_hold_up_nobody_else(emulator, redis_url, people):
    friday = emulator.guild("Friday", people).channel("table")
    async with discord_bot(emulator, redis_url):
        await sit_down(people, friday, "polish")
        await emulator.until(lambda: turn_of(people), what="somebody's turn")
        slow, *_ = turn_of(people)
        held = emulator.hold("PATCH", f"/channels/{slow.dm.id}/messages/*", times=None)
        await moved(emulator, people)
        await moved(emulator, [person for person in people if person is not slow])
        assert held.waiting
        held.release()
        await emulator.until(lambda: "Your turn" not in slow.dms[-1].text, what="the hand of who has moved")
