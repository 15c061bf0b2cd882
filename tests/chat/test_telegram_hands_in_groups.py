"""Hands shown in a group only to their owner, if the Bot API has such messages, and never otherwise."""

import pytest
from telegram.error import RetryAfter

from adapters.telegram.ephemeral import EphemeralHands
from bot.codec import Verb
from bot.people import Chat, Person
from bot.screen import Screen
from tests.chat.telegram_play import moves, press, to_move, with_verb
from tests.world.chat_room import NoLimits


def all_that_the_group_saw(group):
    """Every text and button of every message in the group, including deleted messages."""
    versions = [version for message in group.messages for version in message.versions]
    return [version.text for version in versions] + [
        button.text for version in versions for row in version.rows for button in row
    ]


async def shown_in(telegram, person, board):
    """Press "My cards" on the board; return the message that only the presser sees."""
    await press(person, board, Verb.HAND)
    await telegram.until(lambda: person.whispers and person.whispers[-1].edits, what="a hand in the group")
    return person.whispers[-1]


@pytest.fixture
def shows(telegram):
    telegram.ephemeral = "shown"


@pytest.mark.usefixtures("shows")
async def test_my_cards_shows_the_hand_with_its_buttons_in_the_group_to_its_owner_alone(telegram, game):
    group, (anna, ben, _), board = game
    before = all_that_the_group_saw(group)
    hand = await shown_in(telegram, anna, board)
    assert hand.labels == anna.inbox[-1].labels
    assert not ben.whispers
    assert all_that_the_group_saw(group) == before


@pytest.mark.usefixtures("shows")
async def test_a_message_shows_no_card_before_it_is_sure_who_sees_it(telegram, game):
    _, (anna, _, _), board = game
    hand = await shown_in(telegram, anna, board)
    assert hand.versions[0].text == "🂠"
    assert not hand.versions[0].keyboard


@pytest.mark.usefixtures("shows")
async def test_beside_a_hand_in_the_group_no_window_has_to_be_closed(telegram, game):
    _, (anna, _, _), board = game
    assert not (await press(anna, board, Verb.HAND)).show_alert


@pytest.mark.usefixtures("shows")
async def test_whoever_blocked_the_bot_plays_from_the_group(telegram, game):
    _, people, board = game
    person, *_ = to_move(people)
    person.block()
    hand = await shown_in(telegram, person, board)
    seen = len(hand.edits)
    verb = next(choice.verb for choice, _ in moves(hand))
    await person.press(hand, data=with_verb(hand, verb).data)
    await telegram.until(lambda: len(hand.edits) > seen, what="the hand after the move")
    await telegram.until(lambda: person.first_name in board.text.partition("Bids:")[2], what="the bid on the board")


async def test_on_a_bot_api_that_takes_no_notice_no_hand_is_sent(telegram, game):
    telegram.ephemeral = "ignored"
    group, (anna, _, _), board = game
    before = set(all_that_the_group_saw(group))
    assert (await press(anna, board, Verb.HAND)).show_alert
    assert set(all_that_the_group_saw(group)) - before == {"🂠"}
    assert "🂠" not in [message.text for message in group.shown]
    calls = telegram.count("sendMessage", group)
    assert (await press(anna, board, Verb.HAND)).show_alert
    assert telegram.count("sendMessage", group) == calls


async def test_a_bot_api_without_such_messages_is_asked_once_and_sent_no_hand(telegram, game):
    group, (anna, _, _), board = game
    calls = telegram.count("sendMessage", group)
    for _ in range(2):
        assert (await press(anna, board, Verb.HAND)).show_alert
    assert telegram.count("sendMessage", group) == calls
    assert telegram.count("editEphemeralMessageText") == 1


@pytest.mark.usefixtures("shows")
async def test_a_bot_api_that_refuses_is_not_asked_again(telegram, game):
    group, (anna, _, _), board = game
    telegram.faults.error(400, "Bad Request: BOT_NOT_ADMIN", method="sendMessage", chat=group)
    assert (await press(anna, board, Verb.HAND)).show_alert
    calls = telegram.count("sendMessage", group)
    assert (await press(anna, board, Verb.HAND)).show_alert
    assert telegram.count("sendMessage", group) == calls


class Flooded:
    """A bot whose calls are all refused as too many."""

    async def do_api_request(self, *_, **__):
        raise RetryAfter(35)

    send_message = do_api_request


class Held(NoLimits):
    """Budgets that note until when a chat is held back after a refusal as too many."""

    async def flooded(self, chat, now, until):
        self.held = chat, until


async def test_a_refusal_as_too_many_of_a_hand_in_the_group_holds_back_the_group():
    group, anna = Chat(platform="telegram", id="-1001"), Person(platform="telegram", id="7", name="Anna")
    limits = Held()
    await EphemeralHands(Flooded(), limits, lambda: 1000.0).show(1, group, anna, Screen(text="a hand"))
    assert limits.held == (group, 1035.0)
