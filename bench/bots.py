"""The bots that are compared, each in its own process: `python -m bench.bots WHICH API REDIS PORT`.

`product` is our bot as an operator runs it by webhook, without budgets of calls. `board` is the same without private
hands: like the yardsticks, it makes two calls for each press, a toast and a board. A yardstick is a bare handler of
python-telegram-bot. It makes one EVALSHA that writes as much as a table, and the same two calls, with a text and
buttons like a board's. `bare` uses the library's own transport (httpx), `bare_aiohttp` uses ours. All of them receive
updates through the same web server.

Each line on standard input is answered with the seconds of processor time used so far.
"""

import argparse
import asyncio
import sys
import time
from typing import Any

from aiohttp import web
from redis.asyncio import Redis
from redis.commands.core import AsyncScript
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, ApplicationBuilder, CallbackQueryHandler, ContextTypes

from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.transport import AiohttpRequest
from adapters.web.server import serving
from bench import tables
from bot.codec import Verb, base36
from bot.running import memory, roles
from bot.running.logs import set_up
from bot.running.settings import Settings
from bot.screens.during import board
from bot.texts import FALLBACK
from bot.views.of_table import for_chat

# A copy of the emulator's token. An import would load the emulator's models of the Bot API into the bot's process.
TOKEN = "1234567890:EmulatedTokenForTestsOnly-abcdefghijk"  # noqa: S105
SECRET = "measured"  # noqa: S105 - for a webhook on loopback
WRITE = "redis.call('HSET', KEYS[1], 'body', ARGV[1]) return redis.call('HINCRBY', KEYS[1], 'presses', 1)"


async def product(api: str, redis_url: str, port: int) -> None:
    """Run our bot."""
    memory.set_up()
    settings = Settings(
        _env_file=None,
        telegram_token=TOKEN,
        telegram_api_url=api,
        telegram_webhook_url=f"http://127.0.0.1:{port}",
        telegram_webhook_secret=SECRET,
        redis_url=redis_url,
        profile="leave",
        http_port=port,
        pace=0.0,
    )
    await roles.run("telegram", settings, asyncio.Event(), figures={}, started=memory.freeze)


async def board_only(api: str, redis_url: str, port: int) -> None:
    """Run our bot without private hands."""
    TelegramMessenger.private_hands = False
    await product(api, redis_url, port)


async def bare(api: str, redis_url: str, port: int) -> None:
    """Run the bare handler with the library's own transport."""
    await _bare(Application.builder(), api, redis_url, port)


async def bare_aiohttp(api: str, redis_url: str, port: int) -> None:
    """Run the bare handler with our transport."""
    await _bare(Application.builder().request(AiohttpRequest()), api, redis_url, port)


async def _bare(builder: ApplicationBuilder[Any, Any, Any, Any, Any, Any], api: str, redis_url: str, port: int) -> None:
    application = builder.token(TOKEN).base_url(f"{api}/bot").updater(None).concurrent_updates(256).build()
    application.add_handler(CallbackQueryHandler(_Handler(Redis.from_url(redis_url).register_script(WRITE))))
    routes = web.RouteTableDef()

    @routes.post("/telegram")
    async def receive(request: web.Request) -> web.Response:
        await application.process_update(Update.de_json(await request.json(), application.bot))
        return web.Response()

    served = web.Application()
    served.add_routes(routes)
    async with application, serving(served, host="127.0.0.1", port=port):
        await application.bot.set_webhook(f"http://127.0.0.1:{port}/telegram", max_connections=100)
        await asyncio.Event().wait()


class _Handler:
    """A handler that makes one EVALSHA, one toast, and one edit as long as a board."""

    def __init__(self, script: AsyncScript) -> None:
        position = tables.hands()[0].positions[12]
        self._script = script
        self._body = position.model_dump_json()
        self._text = board.board(for_chat(position, FALLBACK, tables.NOW)).text

    async def __call__(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        if query is None or query.data is None or query.message is None:
            return
        table, decision, _rest = query.data.split(".", 2)
        await self._script([f"bare:{table}"], [self._body])
        await query.answer()
        data = f"{table}.{base36(int(decision, 36) + 1)}."
        keyboard = InlineKeyboardMarkup(
            [
                [InlineKeyboardButton("My hand", callback_data=f"{data}{Verb.HAND}")],
                [
                    InlineKeyboardButton("Scores", callback_data=f"{data}{Verb.SCORE}"),
                    InlineKeyboardButton("Rules", callback_data=f"{data}{Verb.RULES}"),
                ],
            ]
        )
        await query.edit_message_text(f"{self._text} {decision}", parse_mode=ParseMode.HTML, reply_markup=keyboard)


BOTS = {"product": product, "board": board_only, "bare": bare, "bare_aiohttp": bare_aiohttp}


async def main() -> None:
    """Run a bot until the standard input ends."""
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("which", choices=BOTS)
    parser.add_argument("api")
    parser.add_argument("redis")
    parser.add_argument("port", type=int)
    given = parser.parse_args()
    set_up("WARNING", "text", [TOKEN])
    running = asyncio.create_task(BOTS[given.which](given.api, given.redis, given.port))
    lines = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(lines)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, sys.stdin)
    while await lines.readline():
        sys.stdout.write(f"{time.process_time()}\n")
        sys.stdout.flush()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


if __name__ == "__main__":
    asyncio.run(main())
