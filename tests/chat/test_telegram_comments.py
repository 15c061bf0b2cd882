"""A table that is opened in the comments on a channel's post, in the group where the channel is discussed."""

import pytest

from bot.codec import Verb
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import SHORT, boards, crowd, greeted, lobbies, over, play, press, table_of
from tests.chat.webhook_place import bot_with_webhook

NAMES = ("Anna", "Ben", "Cleo")
POLLING, WEBHOOK = telegram_bot, bot_with_webhook


@pytest.fixture
def people(telegram):
    return crowd(telegram, *NAMES)


@pytest.fixture
def group(telegram, people):
    return telegram.group("Discussion", people, type="supergroup")


@pytest.fixture
def post(telegram, group):
    """A post of the channel, as the group shows it."""
    return group.take_over(telegram.channel("News").post("What do you think?"))


def outside(group, post):
    """What the bot has written in the group, but not among the comments on a post."""
    return [message for message in group.shown if message.thread is not post]


async def seated(telegram, group, people, post, command="/newgame", to=None):
    """Everybody sits down at a table that is opened in the comments, or in the answer to a message there."""
    await greeted(telegram, people)
    people[0].say(group, command, reply_to=to or post)
    board = await telegram.until(lambda: lobbies(group), what="a lobby")
    for person in people[1:]:
        await press(person, board[-1], Verb.JOIN)
    return board[-1]


@pytest.mark.slow
@pytest.mark.parametrize("delivered", [POLLING, WEBHOOK])
async def test_a_game_and_the_next_one_stay_in_the_comments_from_the_lobby_to_the_result(
    telegram, redis_url, people, group, post, delivered
):
    async with delivered(telegram, redis_url):
        lobby = await seated(telegram, group, people, post, SHORT)
        assert lobby.reply_to.text == SHORT
        await press(people[0], lobby, Verb.START)
        await play(telegram, people, until=over(group))
        result = group.find("🏆")
        await press(people[1], result, Verb.AGAIN)
        await telegram.until(lambda: len(lobbies(group)) and table_of(lobbies(group)[-1]) != table_of(lobby))
        before = len(group.shown)
        people[2].say(group, "/score", reply_to=post)
        await telegram.until(lambda: len(group.shown) > before, what="the sheet")
    assert outside(group, post) == []


async def test_a_command_that_answers_another_comment_stays_there_too(telegram, redis_url, people, group, post):
    comment = people[1].say(group, "Shall we play?", reply_to=post)
    async with telegram_bot(telegram, redis_url):
        await seated(telegram, group, people, post, to=comment)
    assert outside(group, post) == []


async def test_after_a_restart_the_boards_go_on_there(telegram, redis_url, people, group, post):
    async with telegram_bot(telegram, redis_url):
        lobby = await seated(telegram, group, people, post)
    async with telegram_bot(telegram, redis_url):
        await press(people[0], lobby, Verb.START)
        await telegram.until(lambda: boards(group), what="a board")
    assert outside(group, post) == []


async def test_where_the_command_was_deleted_the_boards_come_all_the_same(telegram, redis_url, people, group, post):
    async with telegram_bot(telegram, redis_url):
        lobby = await seated(telegram, group, people, post)
        lobby.reply_to.deleted = True
        lobby.deleted = True
        people[0].say(group, "/deal", reply_to=post)
        await telegram.until(lambda: boards(group), what="a board")


@pytest.mark.slow
async def test_another_post_of_the_channel_has_no_table_of_its_own(telegram, redis_url, people, group, post):
    other = group.take_over(telegram.channel("News").post("And now?"))
    async with telegram_bot(telegram, redis_url):
        lobby = await seated(telegram, group, people, post)
        before = len(group.shown)
        people[1].say(group, "/newgame", reply_to=other)
        await telegram.until(lambda: len(group.shown) > before, what="an answer")
        assert group.last.thread is other
        assert lobbies(group) == [lobby]


async def test_an_answer_to_a_message_of_a_group_opens_a_table_in_the_group(telegram, redis_url, people, group):
    answer = people[1].say(group, "Shall we play?")
    async with telegram_bot(telegram, redis_url):
        lobby = await seated(telegram, group, people, post=answer)
        assert lobby.reply_to is None
