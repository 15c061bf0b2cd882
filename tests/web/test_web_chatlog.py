"""The chat log and its messenger: which messages are kept, their order, and which changes open pages hear of."""

import asyncio
from contextlib import aclosing

import pytest
from fakeredis import FakeAsyncRedis
from redis.exceptions import ConnectionError as RedisConnectionError

from adapters.web import storage
from adapters.web.chatlog import Message
from adapters.web.messenger import WebMessenger
from adapters.web.storage import RedisChatLog
from bot.people import Chat, Person
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy, Gone
from bot.screen import Button, Reply, Screen

GROUP = Chat(platform="web", id="group")
ANNA = Person(platform="web", id="anna", name="Anna")


@pytest.fixture(params=["redis", "redis_client"], ids=["fake", "real"])
def chatlog(request: pytest.FixtureRequest) -> RedisChatLog:
    return RedisChatLog(request.getfixturevalue(request.param))


@pytest.fixture
def messenger(chatlog: RedisChatLog) -> WebMessenger:
    return WebMessenger(chatlog)


async def texts(chatlog: RedisChatLog) -> list[str | None]:
    found = await chatlog.since("group", 0)
    return [message and message.screen.text for message in found.messages.values()]


def reply(text: str) -> Message:
    return Message(kind="reply", at=1.0, screen=Screen(text=text))


async def test_the_same_nonce_shows_nothing_twice(chatlog: RedisChatLog, messenger: WebMessenger):
    first = await messenger.send(GROUP, Screen(text="board"), nonce="n")
    again = await messenger.send(GROUP, Screen(text="board, sent again"), nonce="n")
    assert first == again
    assert await texts(chatlog) == ["board"]


async def test_an_edit_changes_the_message_in_place(chatlog: RedisChatLog, messenger: WebMessenger):
    first = await messenger.send(GROUP, Screen(text="old"), nonce="a")
    await messenger.send(GROUP, Screen(text="other"), nonce="b")
    assert await messenger.edit(GROUP, first, Screen(text="new")) == first
    found = await chatlog.since("group", 0)
    assert [(name, one.screen.text) for name, one in found.messages.items()] == [("2", "other"), ("1", "new")]


async def test_an_unchanged_edit_is_fine_and_wakes_nobody(chatlog: RedisChatLog, messenger: WebMessenger):
    first = await messenger.send(GROUP, Screen(text="same"), nonce="a")
    before = (await chatlog.since("group", 0)).revision
    assert await messenger.edit(GROUP, first, Screen(text="same")) == first
    assert (await chatlog.since("group", 0)).revision == before


async def test_the_buttons_of_a_message_are_taken_away_and_the_message_stays(
    chatlog: RedisChatLog, messenger: WebMessenger
):
    rows = ((Button(label="Pass", data="K7QX2M.3.pass~2s"),),)
    first = await messenger.send(
        GROUP, Screen(text="board", rows=rows, surface=("K7QX2M", "board", 1, "web:group", 0)), nonce="a"
    )
    for message in (first, "99"):
        await messenger.without_buttons(GROUP, message)
    (shown,) = (await chatlog.since("group", 0)).messages.values()
    assert shown.screen == Screen(text="board")


async def test_a_message_that_is_not_there_cannot_be_edited_but_deleted(messenger: WebMessenger):
    first = await messenger.send(GROUP, Screen(text="x"), nonce="a")
    await messenger.delete(GROUP, first)
    for message in (first, "99"):
        await messenger.delete(GROUP, message)
        with pytest.raises(Gone):
            await messenger.edit(GROUP, message, Screen(text="y"))


async def test_readers_hear_of_a_deletion(chatlog: RedisChatLog, messenger: WebMessenger):
    first = await messenger.send(GROUP, Screen(text="x"), nonce="a")
    seen = (await chatlog.since("group", 0)).revision
    await messenger.delete(GROUP, first)
    assert (await chatlog.since("group", seen)).messages == {first: None}


async def test_the_log_is_bounded_and_keeps_what_is_still_edited(
    chatlog: RedisChatLog, messenger: WebMessenger, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(storage, "CHAT_LIMIT", 3)
    board = await messenger.send(GROUP, Screen(text="board 0"), nonce="board")
    for number in range(1, 6):
        await chatlog.add("group", reply(f"talk {number}"), nonce=f"n{number}")
        await messenger.edit(GROUP, board, Screen(text=f"board {number}"))
    assert await texts(chatlog) == ["talk 4", "talk 5", "board 5"]


async def test_a_document_is_kept_with_its_name_and_content(chatlog: RedisChatLog, messenger: WebMessenger):
    content = bytes(range(256))
    await messenger.reply(GROUP, Reply(screen=Screen(text="file"), document=("hand 1.json", content)), to=ANNA)
    (message,) = (await chatlog.since("anna", 0)).messages.values()
    name, document = message.document
    assert await chatlog.document(document) == (name, content)
    assert await chatlog.document("unknown") is None


async def test_listeners_hear_which_chat_changed(chatlog: RedisChatLog):
    async with aclosing(chatlog.changed()) as heard, asyncio.timeout(5):
        assert await anext(heard) is None  # earlier events may have been missed
        await chatlog.add("group", reply("x"), nonce="a")
        assert await anext(heard) == "group"


async def test_while_redis_is_away_a_call_is_to_be_tried_again(chatlog: RedisChatLog, messenger: WebMessenger):
    class Away(FakeAsyncRedis):
        async def execute_command(self, *args, **options):
            raise RedisConnectionError

    away = Away()
    chatlog._redis = away
    with pytest.raises(Unavailable):
        await chatlog.since("group", 0)
    with pytest.raises(Busy) as busy:
        await messenger.edit(GROUP, "1", Screen(text="x"))
    assert busy.value.unsure
    await away.aclose()


async def test_links_lead_within_the_page(messenger: WebMessenger):
    assert messenger.link_to(GROUP, "7") == "#group/7"
    assert messenger.link_to(GROUP, None) == "#group"
    assert messenger.start_link("join_K7QX2") is None
