"""A chat of Telegram that answers slowly: the others at the table see their turns meanwhile."""

from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import crowd, moves, sit_down


def to_move(people):
    """Whoever has moves to make, and the first; the newest, as others may be stale."""
    turns = []
    for person in people:
        for message in person.inbox:
            choices = moves(message) if "Your turn" in message.text else []
            turns += [(person, message, *choices[0])] if choices else []
    return max(turns, key=lambda turn: turn[2].decision, default=None)


async def moved(telegram, people):
    """Whoever is to move has made a move, and somebody else sees that it is their turn."""
    await telegram.until(lambda: to_move(people), what="somebody's turn")
    person, message, meaning, button = to_move(people)
    person.press(message, data=button.data)
    await telegram.until(
        lambda: (found := to_move(people)) and found[2].decision > meaning.decision, timeout=5, what="the next turn"
    )


async def test_a_board_that_hangs_holds_up_nobody(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url):
        board = await sit_down(telegram, group, people)
        await moved(telegram, people)
        held = telegram.faults.hold(method="editMessageText", chat=group)
        for _ in range(4):
            await moved(telegram, people)
        assert held.hits == 1, "the board is called once, and not for each move"
        shown = board.text
        held.release()
        await telegram.until(lambda: board.text != shown, what="the newest board")


async def test_private_messages_that_hang_hold_up_nobody_else(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with telegram_bot(telegram, redis_url):
        await sit_down(telegram, group, people)
        await telegram.until(lambda: to_move(people), what="somebody's turn")
        slow = to_move(people)[0]
        held = telegram.faults.hold(method="editMessageText", chat=slow.chat)
        await moved(telegram, people)
        await moved(telegram, [person for person in people if person is not slow])
        assert held.hits == 1
        held.release()
        await telegram.until(lambda: "Your turn" not in slow.inbox[-1].text, what="the hand of who has moved")
