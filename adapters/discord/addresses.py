"""Discord's addresses: discord.py keeps them in two class attributes and accepts no argument for them."""

from collections.abc import Iterator
from contextlib import contextmanager

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route


@contextmanager
def found_at(api_url: str | None, gateway_url: str | None) -> Iterator[None]:
    """Point discord.py at other addresses inside the block; None keeps its own."""
    usual = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    if api_url is not None:
        Route.BASE = api_url
    if gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = usual
