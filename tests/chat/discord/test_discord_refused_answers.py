"""Whatever Discord refuses of an answer, its asker sees something: each refusal × each kind of answer."""

import asyncio

import pytest

from adapters.discord import answering, calls
from bot.pictures import ScoreChart
from bot.screen import Answer, Picture, Reply, Screen
from bot.texts import plain
from tests.chat.discord.discord_values import BOARD, chat_of

STATUS = {
    **dict.fromkeys((*calls._UNWELCOME, *calls._BLOCKED), 403),
    calls.UNKNOWN_MESSAGE: 404,
    50035: 400,  # a form that is not accepted
    20031: 403,  # words that a server's rules forbid
}
PICTURE = Picture(data=ScoreChart(names=("Anna",)))
KINDS = ["text", "picture", "file"]
FIRST, LATER = ("POST", "/interactions/*/*/callback"), ("PATCH", "/webhooks/*/*/messages/@original")


def sheet(code, kind="text", *, private=True):
    """An answer that names the refusal that it will meet."""
    screen = Screen(text=f"sheet {code}", picture=PICTURE if kind == "picture" else None)
    document = ("seals.txt", b"seal") if kind == "file" else None
    return Answer(replies=(Reply(screen=screen, private=private, document=document),))


@pytest.fixture
async def board(messenger, channel):
    await messenger.send(chat_of(channel), BOARD, nonce="a" * 24)
    return channel.last


async def shows(emulator, channel, person, text, count=1):
    await emulator.until(
        lambda: sum(text in one.text for one in channel.seen_by(person)) >= count, what=f"{text}, {count} times"
    )


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.parametrize("kind", KINDS)
async def test_an_answer_to_a_command_that_is_refused_comes_in_another_way(
    emulator, service, channel, anna, kind, private
):
    for count, (code, status) in enumerate(STATUS.items(), 1):
        service.answers["help"] = sheet(code, kind, private=private)
        emulator.fail(*FIRST, status=status, code=code)
        await anna.command(channel, "help", wait=False)
        if kind == "text" and private:  # it cannot be plainer
            await shows(emulator, channel, anna, plain("pl", "slash-failed"), count)
        else:
            await shows(emulator, channel, anna, f"sheet {code}")
        if kind == "file":
            await shows(emulator, channel, anna, plain("pl", "no-files-here"), count)


@pytest.mark.parametrize("private", [True, False])
@pytest.mark.slow
async def test_a_late_answer_that_is_refused_comes_without_its_picture(
    emulator, service, channel, anna, private, monkeypatch
):
    monkeypatch.setattr(answering, "DEFER_AFTER", 0.0)
    for code, status in STATUS.items():

        async def slow(press, code=code):
            await asyncio.sleep(0.01)
            return sheet(code, "picture", private=private)

        service.answers["help"] = slow
        refused = emulator.fail(*(LATER if private else ("POST", "/webhooks/*/*")), status=status, code=code)
        await anna.command(channel, "help", wait=False)
        await shows(emulator, channel, anna, f"sheet {code}")
        assert refused.hits == 1


async def test_a_pressed_message_that_takes_no_edit_is_answered_beside_it(emulator, service, channel, anna, board):
    for code, status in STATUS.items():
        service.answers["K7QX2M.1.pass"] = Answer(instead=Screen(text=f"menu {code}"))
        emulator.fail(*FIRST, status=status, code=code)
        await anna.press(board, "Pass", wait=False)
        await shows(emulator, channel, anna, f"menu {code}")


async def test_an_answer_to_a_mention_comes_in_private_where_the_channel_refuses_it(
    emulator, service, bot, channel, anna
):
    service.answers["seed"] = Answer(toast="Your words are in hand 2.")
    channel.deny("send_messages")
    await anna.say(channel, f"<@{bot.client.user.id}> seed some words")
    await emulator.until(lambda: anna.dms and anna.dms[-1].text == "Your words are in hand 2.")
