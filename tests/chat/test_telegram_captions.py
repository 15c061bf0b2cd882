"""A picture's caption on Telegram has 1,024 characters: a longer text loses nothing."""

import io
from unittest.mock import AsyncMock

import pytest
from PIL import Image
from telegram import Bot

from adapters.telegram.messenger import TelegramMessenger
from bot.people import Chat
from bot.picture_rights import PictureRights
from bot.pictures import ScoreChart
from bot.ports.messenger import Gone
from bot.screen import Button, Picture, Reply, Screen
from bot.texts import LANGUAGES, Markup, visible
from tests.crossed import sampled
from tests.screens import faces
from tests.screens.drawn import sheet_of_table
from tests.screens.set_tables import NOW, after_hands, in_phase, opened, started, until
from tests.world.judged_tables import fined

CAPTION = 1024
PICTURE = Picture(data=ScoreChart(names=("Anna",)))


@pytest.fixture
async def messenger(telegram):
    async def draw(picture):
        drawn = io.BytesIO()
        Image.new("RGB", (300, 200)).save(drawn, "PNG")
        return drawn.getvalue()

    bot = Bot(telegram.token, base_url=f"{telegram.url}/bot", base_file_url=f"{telegram.url}/file/bot")
    async with bot:
        yield TelegramMessenger(bot, draw, PictureRights(AsyncMock()), AsyncMock())


@pytest.fixture
def group(telegram):
    return telegram.group("Friday", [telegram.user(11, "Anna")])


def chat(group):
    return Chat(platform="telegram", id=str(group.id))


def judged(decisions):
    """A game with many hands and decisions of a judge."""
    table = until(started(opened()), after_hands(3))
    table = table.replace(rows=tuple(table.rows[number % 3].replace(number=number + 1) for number in range(25)))
    table = until(table, in_phase("play"))
    for number in range(1, decisions + 1):
        table = fined(table, 0, number, "mistake", "W" * 120)
    return table


@pytest.mark.parametrize("language", sampled(LANGUAGES, 3))
async def test_the_score_sheet_keeps_every_decision_that_it_shows(messenger, group, language):
    sheet = sheet_of_table(judged(9), language)
    assert len(visible(sheet.text)) > CAPTION
    await messenger.reply(chat(group), Reply(screen=sheet))
    assert "".join(one.text for one in group.shown) == visible(sheet.text)
    assert [one.media is not None for one in group.shown] == [False, True]


async def test_a_short_sheet_stays_the_caption_of_its_chart(messenger, group):
    sheet = sheet_of_table(judged(1), "en")
    await messenger.reply(chat(group), Reply(screen=sheet))
    assert [(one.text, one.media is not None) for one in group.shown] == [(visible(sheet.text), True)]


@pytest.mark.parametrize("length", [CAPTION, CAPTION + 1])
async def test_a_message_that_is_edited_leaves_the_picture_out_rather_than_words(messenger, group, length):
    screen = Screen(text=Markup.of("a" * length), picture=PICTURE)
    message = await messenger.send(chat(group), screen, nonce="")
    (shown,) = group.shown
    assert (len(shown.text), shown.media is not None) == (length, length <= CAPTION)
    await messenger.edit(chat(group), message, screen.model_copy(update={"text": Markup.of("b" * length)}))
    assert shown.text == "b" * length
    other = Markup.of("c" * (2 * CAPTION + 1 - length))
    with pytest.raises(Gone):
        await messenger.edit(chat(group), message, screen.model_copy(update={"text": other}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_board_beside_a_picture_leaves_out_old_facts_and_nothing_else(language):
    table = until(started(opened(names=["W" * 24, "M" * 24, "N" * 24])), in_phase("play")).replace(pictures=True)
    table = table.replace(history=tuple(fact.replace(key="left", params={"seat": 0}) for fact in table.history * 3))
    shown = faces.board(table, language, NOW)
    assert shown.picture is not None
    assert len(visible(shown.text)) <= CAPTION
    assert visible(faces.board(table.replace(pictures=False), language, NOW).text)[-40:] == visible(shown.text)[-40:]


@pytest.mark.parametrize("picture", [None, PICTURE], ids=["text", "picture"])
async def test_the_buttons_of_a_message_are_taken_away_and_the_message_stays(messenger, group, picture):
    rows = ((Button(label="Pass", data="K7QX2M.3.pass~2s"),),)
    message = await messenger.send(chat(group), Screen(text="The board", rows=rows, picture=picture), nonce="")
    (shown,) = group.shown
    for _ in range(2):  # it may have none left
        await messenger.without_buttons(chat(group), message)
        assert (shown.text, shown.labels) == ("The board", [])
    await messenger.delete(chat(group), message)
    await messenger.without_buttons(chat(group), message)
    assert group.shown == []
