"""The two bots that are compared, each in a process of its own: `python -m bench.bots WHICH API REDIS PORT`.

`product` is the bot as an operator runs it by webhook, without budgets of calls. `board` is the same without the
messages with private hands: it makes a toast and a board call for each press, like the yardstick. `yardstick` is a bare
handler of python-telegram-bot that makes one EVALSHA and these two calls. All use the same transport and web server.

A line on the standard input is answered with the seconds of processor time used so far.
"""

import argparse
import asyncio
import sys
import time

from aiohttp import web
from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.constants import ParseMode
from telegram.ext import Application, CallbackQueryHandler, ContextTypes

from adapters.redis.connection import connect
from adapters.redis.database import Database, Script
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.transport import AiohttpRequest
from adapters.web.server import serving
from bench import tables
from bot import wiring
from bot.config import Settings
from bot.logs import set_up
from bot.screens import board
from bot.texts import FALLBACK

# The emulator's; taken from there it would bring its models of the whole Bot API into the bot's start.
TOKEN = "1234567890:EmulatedTokenForTestsOnly-abcdefghijk"  # noqa: S105
SECRET = "measured"  # noqa: S105 - of a webhook on loopback
COUNT = "return redis.call('HINCRBY', KEYS[1], 'presses', 1)"


async def product(api: str, redis_url: str, port: int) -> None:
    """Run the bot."""
    settings = Settings(
        _env_file=None,
        telegram_token=TOKEN,
        telegram_api_url=api,
        telegram_webhook_url=f"http://127.0.0.1:{port}",
        telegram_webhook_secret=SECRET,
        redis_url=redis_url,
        http_port=port,
        pace=0.0,
    )
    await wiring.run("telegram", settings, asyncio.Event(), figures={})


async def board_only(api: str, redis_url: str, port: int) -> None:
    """Run the bot without private hands."""
    TelegramMessenger.private_hands = False
    await product(api, redis_url, port)


async def yardstick(api: str, redis_url: str, port: int) -> None:
    """Run the bare handler."""
    request = AiohttpRequest()
    application = (
        Application.builder().token(TOKEN).base_url(f"{api}/bot").request(request).updater(None).concurrent_updates(256)
    ).build()
    application.add_handler(CallbackQueryHandler(_Handler(connect(redis_url))))
    routes = web.RouteTableDef()

    @routes.post("/telegram")
    async def receive(asked: web.Request) -> web.Response:
        await application.process_update(Update.de_json(await asked.json(), application.bot))
        return web.Response()

    served = web.Application()
    served.add_routes(routes)
    async with application, serving(served, host="127.0.0.1", port=port):
        await application.bot.set_webhook(f"http://127.0.0.1:{port}/telegram", max_connections=100)
        await asyncio.Event().wait()


class _Handler:
    """One EVALSHA, one toast, one edit as long as a board."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._script = Script(COUNT, "")
        self._text = board.board(tables.hands()[0].positions[12], FALLBACK, tables.NOW).text

    async def __call__(self, update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
        query = update.callback_query
        if query is None or query.data is None or query.message is None:
            return
        table, decision, _rest = query.data.split(".")
        if not self._script.digest:
            digest = await self._database.call("SCRIPT", "LOAD", COUNT)
            self._script = Script(COUNT, digest.decode())
        await self._database.run(self._script, [f"bare:{table}"])
        await query.answer()
        data = f"{table}.{tables.base36(int(decision, 36) + 1)}."
        keyboard = InlineKeyboardMarkup(
            [
                [InlineKeyboardButton("My hand", callback_data=f"{data}h")],
                [
                    InlineKeyboardButton("Scores", callback_data=f"{data}u"),
                    InlineKeyboardButton("Rules", callback_data=f"{data}r"),
                ],
            ]
        )
        await query.edit_message_text(f"{self._text} {decision}", parse_mode=ParseMode.HTML, reply_markup=keyboard)


BOTS = {"product": product, "board": board_only, "yardstick": yardstick}


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
