"""Private chats that close in the middle of a game, and open again."""

import pytest

from bot.codec import Verb
from tests.chat.telegram_play import cards_of, hands, play, press, stored, table_of


async def test_a_player_who_blocks_the_bot_sees_the_hand_by_the_boards_button(telegram, redis_url, game):
    _group, (anna, ben, cleo), board = game
    hand = hands(ben)[-1]
    ben.block()
    await telegram.until(lambda: "Ben: I can’t write to you" in board.text, what="the board to say so")
    answer = await press(ben, board, Verb.HAND)
    assert answer.show_alert
    assert len(answer.text) <= 200
    table = await stored(redis_url, table_of(board))
    for card in cards_of(table, ben):
        assert {"T": "10"}.get(card[0], card[0]) in answer.text
    refused = len(telegram.refused(403))
    await play(telegram, [anna, cleo], until=lambda: telegram.refused(403)[refused:] or waits_for(ben, board))
    assert len(telegram.refused(403)) == refused, "who has blocked the bot is not written to"
    ben.unblock()
    await telegram.until(lambda: "can’t write" not in board.text, what="the board to know")
    looks = len(hand.edits)
    await play(telegram, [anna, ben, cleo], until=lambda: len(hand.edits) > looks + 2)
    assert hands(ben) == [hand], "the hand is where it was, and there once"


def waits_for(person, board):
    return f"▶ {person.first_name}" in board.text


async def test_a_refused_hand_alone_tells_that_the_private_chat_is_closed(telegram, game):
    """Telegram's notice of the block is lost: one refused call is enough, and no other follows."""
    _group, people, board = game
    ben = next(person for person in people if not waits_for(person, board))
    ben.blocked = True
    others = [person for person in people if person is not ben]
    said = f"{ben.first_name}: I can’t write"
    await play(telegram, others, until=lambda: said in board.text)
    await play(telegram, others, until=lambda: waits_for(ben, board))
    assert len(telegram.refused(403)) == 1


@pytest.mark.parametrize("place", ["private", "group"])
async def test_a_deleted_hand_is_there_again_at_once_when_it_is_typed_for(telegram, game, place):
    group, people, board = game
    ben = next(person for person in people if not waits_for(person, board))
    ben.delete(hands(ben)[-1])
    ben.say(ben.chat if place == "private" else group, "/hand")
    await telegram.until(lambda: hands(ben), what="the hand")


async def test_without_a_private_chat_the_typed_hand_stays_out_of_the_group(telegram, redis_url, game):
    group, (_anna, ben, _cleo), board = game
    ben.block()
    await telegram.until(lambda: "Ben: I can’t write" in board.text)
    ben.say(group, "/hand")
    line = await telegram.until(lambda: group.find("First open the private chat with me"))
    assert any(entity["type"] == "text_link" for entity in line.entities)
    table = await stored(redis_url, table_of(board))
    assert len(cards_of(table, ben)) == 7
    assert not any(suit in line.text for suit in "♠♥♦♣")


async def test_a_hand_typed_for_while_unblocking_has_buttons_once(telegram, game):
    group, (_anna, ben, _cleo), board = game
    kept = hands(ben)[-1]
    ben.block()
    await telegram.until(lambda: "Ben: I can’t write" in board.text)
    ben.blocked = False  # its notice is still under way
    ben.say(group, "/hand")
    await telegram.until(lambda: "can’t write" not in board.text, what="the board to know")
    answer = await telegram.until(lambda: next((one for one in ben.inbox if one.id > kept.id), None))
    assert "Your cards" in answer.text
    assert not answer.buttons
    assert hands(ben) == [kept], "the one that is kept up to date"


async def test_whoever_allows_the_bot_to_write_in_a_window_can_be_written_to_again(telegram, game):
    _group, (_anna, ben, _cleo), board = game
    ben.block()
    await telegram.until(lambda: "Ben: I can’t write" in board.text)
    ben.blocked = False  # without a notice: only the permission to write tells the bot
    ben.allow_writing()
    await telegram.until(lambda: "can’t write" not in board.text, what="the board to know")
