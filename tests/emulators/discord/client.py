"""Points an unmodified discord.py at an emulator, in this process or in one that a test starts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


def redirect(api_url: str, gateway_url: str) -> None:
    """For the process of a bot: all of discord.py talks to these addresses from now on."""
    Route.BASE = api_url
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


@contextmanager
def redirected(api_url: str, gateway_url: str) -> Iterator[None]:
    """The same within a test, and back."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    redirect(api_url, gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
