"""What the Bot API's refusals mean for a person or a chat, in Telegram's words, and refusals of a proxy on the way."""

import pytest
from telegram.error import BadRequest, Forbidden, InvalidToken

from adapters.telegram.refusals import delivered
from bot.ports.messenger import Blocked, Busy, NotDelivered, Rejected, Unwelcome


async def meaning(error):
    async def refused():
        raise error

    with pytest.raises(NotDelivered) as found:
        await delivered(refused())
    return type(found.value)


@pytest.mark.parametrize(
    "error",
    [
        Forbidden("Forbidden: bot was blocked by the user"),
        Forbidden("Forbidden: user is deactivated"),
        Forbidden("Forbidden: bot can't initiate conversation with a user"),
        Forbidden("Forbidden: bot can't send messages to bots"),
        BadRequest("Bad Request: chat not found"),
        BadRequest("Bad Request: PEER_ID_INVALID"),
    ],
    ids=str,
)
async def test_a_person_does_not_want_us_only_where_telegram_says_so(error):
    assert await meaning(error) is Unwelcome


@pytest.mark.parametrize(
    "error",
    [
        Forbidden("Forbidden: bot was kicked from the supergroup chat"),
        Forbidden("Forbidden: bot is not a member of the channel chat"),
        Forbidden("Forbidden: CHAT_WRITE_FORBIDDEN"),
        Forbidden("Forbidden: something new"),
        BadRequest("Bad Request: not enough rights to send text messages to the chat"),
    ],
    ids=str,
)
async def test_a_refusal_of_a_chat_says_nothing_of_a_person(error):
    assert await meaning(error) is Blocked


@pytest.mark.parametrize(
    "error",
    [
        Forbidden("Forbidden (403). Parsing the server response b'<html>' failed"),
        Forbidden("Forbidden (403)"),
        BadRequest("Bad Request (400). Parsing the server response b'' failed"),
        InvalidToken("Unauthorized"),
        InvalidToken("Not Found (404)"),
    ],
    ids=str,
)
async def test_a_refusal_that_is_not_telegrams_is_tried_again(error):
    assert await meaning(error) is Busy


async def test_a_message_that_is_not_accepted_is_not_sent_again():
    assert await meaning(BadRequest("Bad Request: can't parse entities")) is Rejected
