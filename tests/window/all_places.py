"""A bot with Telegram, Discord and the playground in one process, which no role has: `python -m … all`.

The playground is at HTTP_PORT; windows inside the chat clients are at the port of APP_URL.
"""

import asyncio
import contextlib
from typing import Any
from urllib.parse import urlsplit

from prometheus_client import CollectorRegistry

from bot.running import roles, web
from bot.running.app import App
from bot.running.settings import Settings, load_settings

OPEN = "all places are open"

_opened = web.opened


async def both(app: App, stack: contextlib.AsyncExitStack, web_routes: list[Any], *, playground: bool) -> None:
    await _opened(app, stack, web_routes, playground=playground)
    app.settings = app.settings.model_copy(update={"http_port": urlsplit(app.settings.app_origin).port})
    app.registry = CollectorRegistry()
    await _opened(app, stack, [], playground=False)


def all_of_them(role: str, settings: Settings) -> set[str]:
    del role, settings
    return {"telegram", "discord", "web"}


def main() -> None:
    roles.platforms = all_of_them
    web.opened = both
    running = roles.run("all", load_settings(), asyncio.Event(), {}, started=lambda: print(OPEN, flush=True))  # noqa: T201
    asyncio.run(running)


if __name__ == "__main__":
    main()
