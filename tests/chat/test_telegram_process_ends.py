"""If a part of the process fails for good, the process ends with a status and one line with the cause."""

import pytest

from tests.chat.bot_process import BotProcess

pytestmark = pytest.mark.slow


async def test_a_token_that_is_taken_back_ends_the_process_which_says_why(telegram, redis_url):
    settings = {"TELEGRAM_TOKEN": telegram.token, "TELEGRAM_API_URL": telegram.url, "REDIS_URL": redis_url}
    async with BotProcess("telegram", **settings) as process:
        await process.start(until="health is told")
        await telegram.until(lambda: telegram.count("getUpdates"))
        telegram.faults.error(401, method="getUpdates", times=None)
        telegram.user(11, "Anna").start_bot()
        line = await process.says("this process ends")
        assert "what=telegram poller cause=InvalidToken" in line
        assert await process.ended() == 1
        assert sum("CRITICAL" in line for line in process.output) == 1
        assert not any("Traceback" in line or telegram.token in line for line in process.output)
