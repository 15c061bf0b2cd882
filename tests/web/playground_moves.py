"""A playground in its own process, and moves in the page that shows a group chat."""

import contextlib
from collections.abc import AsyncIterator

from playwright.async_api import Page

from adapters.redis.database import Database
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.table.stored import read
from bot.table.table import Table
from tests.chat.bot_process import BotProcess
from tests.chat.webhook_place import free_port

PRESS = """() => {
  const hand = [...document.querySelectorAll(".chat.private.to-move [data-shows=hand]")].at(-1);
  if (!hand) return null;
  const pick = hand.querySelector("button[data-label='Pass']") ?? hand.querySelector(".rows button:not(.muted)");
  const shown = hand.textContent;
  pick?.click();
  return pick ? shown : null;
}"""


@contextlib.asynccontextmanager
async def running_playground(redis_url: str, **settings: object) -> AsyncIterator[tuple[BotProcess, str]]:
    """Run a bot with the playground; yield its process and its address, which stays the same after a restart."""
    port = free_port()
    async with BotProcess("web", REDIS_URL=redis_url, HTTP_PORT=port, **settings) as bot:
        await bot.start(until="The playground is open")
        yield bot, f"http://127.0.0.1:{port}"


async def stored_table(database: Database) -> tuple[int, Table] | None:
    """Return the version and the value of the only live table; None if there is none."""
    scheduled = await RedisSchedule(database).everywhere()
    if not scheduled:
        return None
    [(table_id, _)] = scheduled
    stored = await RedisTables(database).load(table_id)
    return stored.version, read(stored)


async def make_a_move(page: Page) -> None:
    """Pass if possible, else press the first card or choice of the person to move. Wait until the move is shown.

    One script finds and presses the button, as the page may draw a newer hand in between.
    """
    shown = await page.evaluate(PRESS)
    await page.wait_for_function(
        "shown => ![...document.querySelectorAll('.private [data-shows=hand]')].some(one => one.textContent === shown)",
        arg=shown,
        timeout=20_000,
    )
