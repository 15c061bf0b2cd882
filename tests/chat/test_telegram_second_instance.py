"""A second program with the same token on Telegram: the log explains it, and a webhook that it removed is set again."""

import asyncio
import contextlib

import pytest
from telegram import Bot

from adapters.telegram import polling, webhook
from adapters.telegram.polling import Poller
from tests.waiting import until

OWN, OTHER = "http://127.0.0.1:9", "http://127.0.0.1:10/elsewhere"
SECRET = "loopback_secret-1"


@pytest.fixture
def quick(monkeypatch):
    for name in ("PAUSE", "LONGEST_PAUSE"):
        monkeypatch.setattr(polling, name, 0.01)
    monkeypatch.setattr(webhook, "LOOK_EVERY", 0.01)


@contextlib.asynccontextmanager
async def running(work):
    task = asyncio.ensure_future(work)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def logged(caplog, what):
    return [record for record in caplog.records if record.getMessage() == what]


async def heard(caplog, what):
    async def is_told():
        return logged(caplog, what)

    await until(is_told, 20.0)


class NoIntake:
    async def handle(self, update):
        raise AssertionError("nobody has written anything")


def bot_on(telegram):
    return Bot(telegram.token, base_url=telegram.base_url)


async def test_two_programs_that_poll_are_explained_once_a_minute(telegram, quick, caplog):
    async with bot_on(telegram) as one, bot_on(telegram) as other:
        pollers = [Poller(bot, NoIntake()).run() for bot in (one, other)]
        async with running(asyncio.gather(*pollers)):
            await heard(caplog, polling.SECOND)
            await telegram.until(lambda: telegram.count("getUpdates") > 12)
    assert len(logged(caplog, polling.SECOND)) <= 2  # one line of each
    assert not logged(caplog, polling.INTERRUPTED)
    assert all(record.levelname == "WARNING" for record in logged(caplog, polling.SECOND))


async def test_a_webhook_that_somebody_sets_beside_a_program_that_polls_is_explained(telegram, quick, caplog):
    async with bot_on(telegram) as one, bot_on(telegram) as other, running(Poller(one, NoIntake()).run()):
        await telegram.until(lambda: telegram.count("getUpdates"))
        await other.set_webhook(OTHER)
        await heard(caplog, polling.SECOND)
        assert (await other.get_webhook_info()).url == OTHER


async def test_a_webhook_that_leads_elsewhere_is_explained_and_left(telegram, quick, caplog):
    async with bot_on(telegram) as bot:
        await webhook.register(bot, OWN, SECRET)
        async with running(webhook.watched(bot, OWN, SECRET)):
            await telegram.until(lambda: telegram.count("getWebhookInfo") > 3)
            assert not logged(caplog, webhook.SECOND)
            await bot.set_webhook(OTHER)
            await heard(caplog, webhook.SECOND)
            assert (await bot.get_webhook_info()).url == OTHER


async def test_a_webhook_that_a_program_that_polls_has_removed_is_explained_and_set_again(telegram, quick, caplog):
    async with bot_on(telegram) as bot:
        await webhook.register(bot, OWN, SECRET)
        async with running(webhook.watched(bot, OWN, SECRET)):
            await bot.delete_webhook()
            await heard(caplog, webhook.SECOND)

            async def is_set():
                return (await bot.get_webhook_info()).url == OWN + webhook.PATH

            await until(is_set, 20.0)


async def test_a_look_that_fails_ends_nothing(telegram, quick, caplog):
    async with bot_on(telegram) as bot:
        telegram.faults.error(502, method="getWebhookInfo", times=3)
        async with running(webhook.watched(bot, OWN, SECRET)):
            await heard(caplog, webhook.SECOND)  # none was set
            await telegram.until(lambda: telegram.count("getWebhookInfo") > 4)
