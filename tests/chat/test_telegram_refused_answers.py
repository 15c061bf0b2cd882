"""Whatever Telegram refuses of an answer, its asker sees something: each refusal × each kind of answer."""

import itertools

import pytest
from telegram import Bot

from adapters.redis.directory import RedisDirectory
from adapters.telegram import refusals
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.replies import Replies
from adapters.telegram.transport import AiohttpRequest
from bot.people import Chat, Person
from bot.picture_rights import PictureRights
from bot.pictures import ScoreChart
from bot.ports.messenger import Busy
from bot.ports.presses import Command, Press, Pressed
from bot.screen import Answer, Picture, Reply, Screen, Stay
from tests.crossed import crossed, sampled
from tests.world.chat_room import NoLimits

REFUSED = [
    *((400, f"Bad Request: {words}") for words, meaning in refusals._MEANINGS if not isinstance(meaning(), Busy)),
    (403, "Forbidden: something new"),
    (400, "Bad Request: something new"),
]
PICTURE = Picture(data=ScoreChart(names=("Anna",)))
SHEET = Screen(text="the sheet")
REPLIES = {
    "text": Reply(screen=SHEET),
    "long text": Reply(screen=Screen(text="\n".join(["the sheet", *("x" * 99 for _ in range(80))]))),
    "picture": Reply(screen=SHEET.model_copy(update={"picture": PICTURE})),
    "long picture": Reply(screen=Screen(text="the sheet " + "x" * 2000, picture=PICTURE)),
    "file": Reply(screen=SHEET, document=("seals.txt", b"seal")),
}


@pytest.fixture
async def bot(telegram):
    request, updates = AiohttpRequest(), AiohttpRequest()
    async with Bot(telegram.token, base_url=telegram.base_url, request=request, get_updates_request=updates) as bot:
        yield bot


@pytest.fixture
def sender(bot, redis_database, pixel):
    """A process's replies, new for each refusal: nothing is known yet about any chat."""

    async def spoken(chat):
        return "pl"

    async def draw(picture):
        return pixel

    def new():
        messenger = TelegramMessenger(bot, draw, PictureRights(RedisDirectory(redis_database)), spoken)
        return Replies(messenger, NoLimits(), lambda: 0.0, spoken, spoken)

    return new


@pytest.fixture
def pixel():
    return bytes.fromhex(
        "89504e470d0a1a0a0000000d4948445200000001000000010806000000 1f15c4890000000a49444154789c6360000000020001"
        "e221bc330000000049454e44ae426082"
    )


@pytest.fixture
def anna(telegram):
    return telegram.user(11, "Anna", language_code="en", started=True)


def asked_in(chat, anna, what=Command("score")):  # noqa: B008 - a frozen value
    person = Person(platform="telegram", id=str(anna.id), name="Anna", language="en")
    private = chat is anna.chat
    return Press(person, Chat(platform="telegram", id=str(chat.id), private=private, title=chat.title), "i", what)


def texts_of(*chats):
    return [message.text for chat in chats for message in chat.shown]


def refuses(telegram, chat, refusal, method=None):
    telegram.faults.error(*refusal, chat=chat, method=method, times=None)


PLACES = ["in the group", "in private from the group", "in private"]
WHAT = ["everything", "this kind"]
METHODS = {
    "text": "sendMessage",
    "long text": "sendMessage",
    "picture": "sendPhoto",
    "long picture": "sendPhoto",
    "file": "sendDocument",
}


@pytest.mark.parametrize(
    ("kind", "place_and_refused"), sampled(crossed(REPLIES, [*itertools.product(PLACES, WHAT)]), 3)
)
async def test_an_answer_that_is_refused_is_seen_in_another_way(telegram, sender, anna, kind, place_and_refused):
    place, refused = place_and_refused
    everything = refused == "everything"
    unseen = []
    for refusal in REFUSED:
        group = telegram.group("Friday", [anna], announce=False)
        first = group if place == "in the group" else anna.chat
        reply = REPLIES[kind].model_copy(update={"private": place != "in the group"})
        before = len(anna.chat.shown)
        refuses(telegram, first, refusal, None if everything else METHODS[kind])
        replies = sender()
        await replies.to_command(
            asked_in(anna.chat if place == "in private" else group, anna), Answer(replies=(reply,))
        )
        await replies.finish()
        telegram.faults.clear()
        seen = texts_of(group) + texts_of(anna.chat)[before:]
        is_lost = place == "in private" and (everything or "text" in kind)  # a private chat that takes nothing
        if not is_lost and not any("the sheet" in text or "couldn’t be shown" in text for text in seen):
            unseen.append((refusal, seen))
    assert unseen == []


async def test_a_file_that_is_refused_leaves_its_text_and_says_how_to_get_it(telegram, sender, anna):
    group = telegram.group("Friday", [anna], announce=False)
    refuses(telegram, group, (400, "Bad Request: not enough rights to send documents to the chat"), "sendDocument")
    await sender().to_command(
        asked_in(group, anna), Answer(replies=(REPLIES["file"].model_copy(update={"private": False}),))
    )
    assert "the sheet" in group.last.text
    assert "w prywatnej rozmowie" in group.last.text  # in the group's language


@pytest.mark.parametrize("stay", Stay)
async def test_a_line_that_the_group_refuses_is_told_in_private(telegram, sender, anna, stay):
    for refusal in REFUSED:
        group = telegram.group("Friday", [anna], announce=False)
        before = len(anna.chat.shown)
        refuses(telegram, group, refusal)
        replies = sender()
        await replies.to_command(asked_in(group, anna), Answer(toast="You already have a seat.", stay=stay))
        await replies.finish()
        telegram.faults.clear()
        seen = texts_of(anna.chat)[before:]
        expected = (
            []
            if stay is Stay.UNSAID
            else ["I can’t write in “Friday”, so here is my answer:\n\nYou already have a seat."]
        )
        assert seen == expected, refusal


async def test_a_pressed_message_that_takes_no_edit_is_sent_anew(telegram, sender, anna, bot):
    for refusal in REFUSED:
        message = await bot.send_message(anna.id, "the menu")
        refuses(telegram, anna.chat, refusal, "editMessageText")
        replies = sender()
        press = asked_in(anna.chat, anna, Pressed("x", str(message.message_id)))
        await replies.to_press(press, Answer(instead=SHEET))
        await replies.finish()
        telegram.faults.clear()
        is_unchanged = "not modified" in refusal[1].lower() or "not_modified" in refusal[1].lower()
        assert is_unchanged or anna.chat.last.text == "the sheet", refusal


async def test_a_hand_is_never_told_in_the_group(telegram, sender, anna):
    for refusal, kind in itertools.product(REFUSED, REPLIES):
        group = telegram.group("Friday", [anna], announce=False)
        refuses(telegram, anna.chat, refusal)
        replies = sender()
        secret = REPLIES[kind].model_copy(update={"secret": True})
        await replies.to_command(asked_in(group, anna), Answer(replies=(secret,), fallback="Open the private chat."))
        await replies.finish()
        telegram.faults.clear()
        assert texts_of(group) == ["Open the private chat."], refusal
