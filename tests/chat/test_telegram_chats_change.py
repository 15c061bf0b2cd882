"""Chats that change under a running game: groups become supergroups, messages vanish, answers are lost."""

import pytest

from adapters.telegram import refusals
from bot.codec import Verb
from tests.chat.telegram_play import (
    boards,
    crowd,
    greeted,
    lobbies,
    play,
    press,
    stored,
    table_of,
)


@pytest.fixture(autouse=True)
def unsure_for_a_moment(monkeypatch):
    """A call with a lost answer is repeated soon."""
    monkeypatch.setattr(refusals, "UNSURE_AGAIN", 0.2)


# ------------------------------------------------------------------------------------------- groups become supergroups


async def goes_on_in(telegram, redis_url, supergroup, people, table):
    fresh = await telegram.until(lambda: boards(supergroup)[-1], what="a board in the supergroup")
    await play(telegram, people, until=lambda: len(fresh.edits) > 5)
    assert boards(supergroup) == [fresh]
    assert table_of(fresh) == table
    assert [chat.id for chat in (await stored(redis_url, table)).chats] == [str(supergroup.id)]
    people[0].say(supergroup, "/newgame")
    await telegram.until(
        lambda: supergroup.find("already a table in this chat"), what="the table to be the supergroup's"
    )
    assert len(lobbies(supergroup)) == 0


async def test_the_refusal_of_a_call_alone_moves_the_game(telegram, redis_url, game):
    group, people, board = game
    telegram.updates.pause()
    supergroup = group.migrate()
    telegram.updates.resume(order=lambda held: [])
    await play(telegram, people, until=lambda: boards(supergroup))
    assert telegram.refused(400), "the old group was tried once"
    await goes_on_in(telegram, redis_url, supergroup, people, table_of(board))


async def test_the_service_messages_arrive_twice_and_in_the_other_order(telegram, redis_url, game):
    group, people, board = game
    telegram.updates.duplicate_next(2)
    telegram.updates.pause()
    supergroup = group.migrate()
    telegram.updates.resume(reversed)
    await goes_on_in(telegram, redis_url, supergroup, people, table_of(board))


# ---------------------------------------------------------------------------------------------- the bot is sent away


async def test_the_board_goes_on_as_soon_as_the_bot_is_added_again(telegram, game):
    group, people, board = game
    group.kick_bot()
    await play(telegram, people, until=lambda: telegram.refused(403))
    seen = len(board.edits)
    group.add_built_in()
    await telegram.until(lambda: len(board.edits) > seen or len(boards(group)) > 1, what="the board, at once")


# ---------------------------------------------------------------------------------------------------- messages vanish


async def test_a_board_deleted_by_an_admin_is_there_again_once(telegram, game):
    group, people, board = game
    people[0].delete(board)
    await play(telegram, people, until=lambda: boards(group))
    (fresh,) = boards(group)
    await play(telegram, people, until=lambda: len(fresh.edits) > 5)
    assert boards(group) == [fresh]


async def test_updates_that_are_nothing_to_the_bot_are_ignored(telegram, redis_url, game):
    group, (anna, _, _), board = game
    before = telegram.count("sendMessage"), (await stored(redis_url, table_of(board))).model_dump()
    shown = group.write(anna).json()
    for found in (
        {"caption": "/endgame", "photo": [photo_size()]},
        {"sticker": {**photo_size(), "type": "regular", "is_animated": False, "is_video": False}},
        {"left_chat_member": anna.json()},
        {"pinned_message": board.json()},
        {"dice": {"emoji": "🎲", "value": 6}},
        {"text": "shall we play a game of cards?"},
    ):
        telegram.push("message", {**shown, "message_id": group.write(anna).id, **found})
    telegram.push("channel_post", {**shown, "text": "/endgame"})
    assert (await press(anna, board, Verb.HAND)).show_alert
    await telegram.until(lambda: not telegram.updates.pending)
    assert (telegram.count("sendMessage"), (await stored(redis_url, table_of(board))).model_dump()) == before


def photo_size():
    return {"file_id": "x", "file_unique_id": "x", "width": 9, "height": 9}


# ------------------------------------------------------------------------------------------------ answers that get lost


@pytest.mark.slow
async def test_a_lobby_whose_sending_got_no_answer_is_there_once(telegram, telegram_app):
    anna, ben = crowd(telegram, "Anna", "Ben")
    group = telegram.group("Friday", [anna, ben])
    await greeted(telegram, [anna, ben])
    telegram.faults.drop("after", method="sendMessage", chat=group, times=2)
    anna.say(group, "/newgame")
    ben.say(group, "what is this")
    await telegram.until(lambda: len(lobbies(group)) == 3, what="the lobby, sent three times")
    await telegram.until(lambda: len(lobbies(group)) == 1, what="one lobby")
    (lobby,) = lobbies(group)
    await press(ben, lobby, Verb.JOIN)
    await telegram.until(lambda: "Ben" in lobby.text, what="the one that is left to be the one that is kept up to date")
    assert all(not message.deleted for message in group.messages if not message.from_bot), "people's words stay"


async def test_a_message_that_never_reached_telegram_is_sent_again_without_a_search(telegram, telegram_app):
    (anna,) = crowd(telegram, "Anna")
    group = telegram.group("Friday", [anna])
    await greeted(telegram, [anna])
    telegram.faults.flood(1, method="sendMessage", chat=group)
    anna.say(group, "/newgame")
    await telegram.until(lambda: len(lobbies(group)) == 1, what="the lobby")
    assert telegram.count("editMessageReplyMarkup") == 0
    assert telegram.count("sendMessage", group) == 2


@pytest.mark.slow
async def test_an_edit_whose_answer_got_lost_is_made_again(telegram, game):
    group, people, _board = game
    lost = telegram.faults.drop("after", method="editMessageText", chat=group, times=2)
    await play(telegram, people, until=lambda: lost.spent)
    made = telegram.count("editMessageText", group)
    await telegram.until(lambda: telegram.count("editMessageText", group) > made, what="the edit once more")
    await telegram.until(lambda: len(boards(group)) == 1, what="one board, also where a hand has just ended")
    assert telegram.count("editMessageReplyMarkup") == 0
