"""Updates by webhook: the endpoint, redelivery, and several workers behind a balancer."""

import asyncio
import contextlib
import json

import aiohttp
import pytest
from aiohttp import web

from adapters.telegram import webhook
from bot.codec import Verb
from tests.chat.telegram_play import (
    SHORT,
    boards,
    crowd,
    greeted,
    hands,
    lobbies,
    opened,
    over,
    play,
    press,
    sit_down,
    stored,
    table_of,
    to_move,
)
from tests.chat.webhook_place import SECRET, bot_with_webhook
from tests.emulators.telegram.delivery import FIRST_UPDATE_ID


async def post(address, body, secret: str | None = SECRET):
    headers = {"Content-Type": "application/json"} | ({webhook.SECRET_HEADER: secret} if secret is not None else {})
    async with aiohttp.ClientSession() as session, session.post(address, data=body, headers=headers) as answer:
        return answer.status


class SlowIntake:
    """Handles an update only when the test allows it."""

    def __init__(self) -> None:
        self.handled: list[int] = []
        self.commit = asyncio.Event()

    async def handle(self, update):
        await self.commit.wait()
        self.handled.append(update.update_id)


@contextlib.asynccontextmanager
async def endpoint(intake, ready):
    app = web.Application()
    app.add_routes(webhook.routes(None, intake, SECRET, ready))
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}{webhook.PATH}"
    finally:
        await runner.cleanup()


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET + "x", "ą" * 9])
async def test_a_wrong_secret_is_turned_away(secret):
    intake = SlowIntake()
    intake.commit.set()
    async with endpoint(intake, lambda: True) as address:
        assert await post(address, b'{"update_id": 7}', secret) == 403
        assert not intake.handled
        assert await post(address, b'{"update_id": 7}') == 200


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"update"',
        b"{}",
        b"\xff\xfe",
        b"[" * 5000,
        b'{"message": 3}',
        b'{"update_id":1,"message":3}',
        b'{"update_id":1,"message":{"message_id":1,"date":99999999999999,"chat":{"id":1,"type":"private"}}}',
        b'{"update_id":1}' + b" " * webhook.MOST,
    ],
)
async def test_a_body_that_is_no_update_is_a_bad_request(body):
    intake = SlowIntake()
    intake.commit.set()
    async with endpoint(intake, lambda: True) as address:
        assert await post(address, body) == 400
    assert not intake.handled


async def test_no_more_of_a_message_is_taken_apart_than_telegram_sends():
    intake, taken = SlowIntake(), []

    async def handle(update):
        taken.append(update.message)

    intake.handle = handle
    entity = {"type": "bold", "offset": 0, "length": 1}
    chat = {"id": 1, "type": "private"}
    message = {"message_id": 1, "date": 1, "chat": chat, "text": "x", "entities": [entity] * 5000}
    body = json.dumps({"update_id": 1, "message": {**message, "reply_to_message": message}})
    async with endpoint(intake, lambda: True) as address:
        assert await post(address, body.replace(" ", "").encode()) == 400, "too long"
        message["entities"] = [entity] * 2000
        assert await post(address, json.dumps({"update_id": 1, "message": message}).encode()) == 200
    assert [len(one.entities) for one in taken] == [webhook.MOST_ENTITIES]


async def test_the_endpoint_says_yes_only_after_the_commit():
    intake = SlowIntake()
    async with endpoint(intake, lambda: True) as address:
        posted = asyncio.create_task(post(address, b'{"update_id": 7}'))
        done, _ = await asyncio.wait({posted}, timeout=0.2)
        assert not done
        intake.commit.set()
        assert await posted == 200
    assert intake.handled == [7]


async def test_the_endpoint_asks_to_come_back_while_it_is_not_ready():
    intake = SlowIntake()
    async with endpoint(intake, lambda: False) as address:
        assert await post(address, b'{"update_id": 7}') == 503
        assert await post(address, b'{"update_id": 7}', "wrong") == 403
    assert not intake.handled


async def test_an_update_that_could_not_be_handled_is_asked_for_again():
    class Broken:
        async def handle(self, update):
            raise ConnectionError("the store is away")

    async with endpoint(Broken(), lambda: True) as address:
        assert await post(address, b'{"update_id": 7}') == 503


async def test_an_update_that_comes_again_does_nothing_twice(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with bot_with_webhook(telegram, redis_url):
        await greeted(telegram, people)
        telegram.updates.duplicate_next(1)
        lobby = await opened(telegram, group, people[0])
        for person in people[1:]:
            telegram.updates.duplicate_next(1, together=True)
            await press(person, lobby, Verb.JOIN)
        telegram.updates.duplicate_next(1)
        await press(people[0], lobby, Verb.START)
        await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
        mover, message, meaning, button = to_move(people)
        telegram.updates.duplicate_next(1, together=True)
        await mover.press(message, data=button.data)
        await telegram.until(lambda: not telegram.updates.pending)
        table = await stored(redis_url, table_of(lobby))
        people[0].say(group, "/score")
        await telegram.until(lambda: len(group.shown) == 2)
    assert table.decision == meaning.decision + 1
    assert len(table.seats) == 3
    assert not lobbies(group)
    assert len(group.shown) == 2, "the board and the score: nothing was said twice"


async def test_an_update_whose_id_was_used_before_is_news(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with bot_with_webhook(telegram, redis_url):
        lobby = await sit_down(telegram, group, people)
        await telegram.until(lambda: not telegram.updates.pending and to_move(people), what="a quiet week")
        telegram.updates.restart_ids(FIRST_UPDATE_ID)
        mover, message, meaning, button = to_move(people)
        await mover.press(message, data=button.data)
        assert (await stored(redis_url, table_of(lobby))).decision == meaning.decision + 1


@pytest.mark.parametrize("order", [None, reversed])
async def test_presses_of_two_people_at_the_same_moment_both_count(telegram, redis_url, order):
    people = crowd(telegram, "Anna", "Ben", "Cleo", "Dan")
    group = telegram.group("Friday", people)
    async with bot_with_webhook(telegram, redis_url):
        await greeted(telegram, people)
        lobby = await opened(telegram, group, people[0])
        telegram.updates.pause()
        presses = [person.press(lobby, "Join") for person in people[1:]]
        telegram.updates.resume(order)
        for answer in [await one for one in presses]:
            assert "You have a seat" in answer.text
        assert len((await stored(redis_url, table_of(lobby))).seats) == 4
        assert telegram.updates.webhook.most_in_flight > 1


@pytest.mark.slow
async def test_two_workers_behind_a_balancer_get_every_update_twice(telegram, redis_url):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    async with (
        bot_with_webhook(telegram, redis_url) as first,
        bot_with_webhook(telegram, redis_url) as second,
    ):
        telegram.updates.balance_over([first, second])
        await greeted(telegram, people)
        board = await opened(telegram, group, people[0], SHORT)
        table_id = table_of(board)
        telegram.updates.duplicate_next(10_000, together=True)
        for person in people[1:]:
            await press(person, board, Verb.JOIN)
        await press(people[0], board, Verb.START)
        await play(telegram, people, until=over(group))
        table = await stored(redis_url, table_id)
    assert telegram.updates.webhook.most_in_flight > 1
    assert sum("🏆" in message.text for message in group.shown) == 1
    assert len(group.shown) == len([row for row in table.rows if row.result["outcome"] != "thrown_in"]) + 1
