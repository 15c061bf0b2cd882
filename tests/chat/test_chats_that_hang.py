"""A chat that answers slowly: the others at the table see their turns meanwhile."""

import pytest

from tests.chat.guests import sit_down, until


def turn(guests):
    """Return the guest to move, the message and the button for the move; the newest, as other hands may be stale."""
    turns = [(guest, *found) for guest in guests if (found := guest.turn()) and "Your turn" in found[0].text]
    return max(turns, key=lambda one: one[2].token.decision, default=None)


async def moved(guests):
    """Let the player to move do so, and wait until another player sees their turn."""
    guest, sight, key = await until(lambda: turn(guests), "somebody's turn")
    await guest.presses(sight, key)
    await until(lambda: (found := turn(guests)) and found[2].token.decision > key.token.decision, "the next turn")


@pytest.mark.slow
async def test_a_board_that_hangs_holds_up_nobody(place):
    def board():
        return place.guests[0].group()[-1].text

    async with place.bot():
        await place.greeted()
        await sit_down(place.guests, "polish")
        await moved(place.guests)
        held = place.hold_edits()
        for _ in range(4):
            await moved(place.guests)
        assert held.hits == 1, "the board is called once, and not for each move"
        shown = board()
        held.release()
        await until(lambda: board() != shown, "the newest board")


@pytest.mark.slow
async def test_private_messages_that_hang_hold_up_nobody_else(place):
    async with place.bot():
        await place.greeted()
        await sit_down(place.guests, "polish")
        slow = (await until(lambda: turn(place.guests), "somebody's turn"))[0]
        held = place.hold_edits(slow)
        await moved(place.guests)
        await moved([guest for guest in place.guests if guest is not slow])
        assert held.hits == 1
        held.release()
        await until(lambda: "Your turn" not in slow.inbox()[-1].text, "the hand of the player who has moved")
