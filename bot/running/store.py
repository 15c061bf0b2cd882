"""Connects to the store: a running Redis, or the embedded server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

from pydantic import SecretStr

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.durability import Durability
from adapters.redis.embedded import ServerFailed, start
from adapters.redis.server_program import ServerMissing
from adapters.redis.starting import Misconfigured, looked_at
from bot.ports.health import Unavailable
from bot.running.settings import BadSettings, Settings

log = logging.getLogger(__name__)

CONNECT_AGAIN = 2.0  # seconds between tries to connect at the start
CONNECT_TRIES = 15


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Database]:
    """Connect to the store, and close the connections at the end. Raises BadSettings if waiting cannot help."""
    async with contextlib.AsyncExitStack() as stack:
        try:
            if settings.redis_url is None:
                database = connect(await _embedded(settings, stack))
            else:
                database = connect(
                    settings.redis_url.get_secret_value(),
                    password=_secret(settings.redis_password),
                    sentinel_password=_secret(settings.sentinel_password),
                )
        except ValueError as error:  # the error's text repeats no part of the address
            raise BadSettings(f"REDIS_URL: {error}") from None
        stack.push_async_callback(database.close)
        await _reached(database, Durability(settings.durability))
        yield database


def _secret(value: SecretStr | None) -> str | None:
    return value.get_secret_value() if value is not None else None


async def _embedded(settings: Settings, stack: contextlib.AsyncExitStack) -> str:
    """Start the embedded server, or use a running one. The last process to end normally stops it; the data stay."""
    try:
        server = await asyncio.to_thread(start, settings.data_folder)
    except (ServerFailed, ServerMissing) as error:
        raise BadSettings(str(error)) from None
    except OSError as error:
        raise BadSettings(f"DATA_FOLDER: cannot be used ({error.strerror}), e.g. DATA_FOLDER=data") from None
    log.info("games are kept by the embedded server", extra={"folder": str(settings.data_folder)})
    stack.push_async_callback(asyncio.to_thread, server.stop_if_alone)
    return server.url


async def _reached(database: Database, durability: Durability) -> None:
    """Wait until the store is up. Raises BadSettings if waiting cannot help."""
    for attempt in range(CONNECT_TRIES):
        try:
            await looked_at(database, durability)
        except Misconfigured as wrong:
            raise BadSettings(f"REDIS_URL: {wrong}") from None
        except Unavailable as trouble:
            if attempt == CONNECT_TRIES - 1:
                raise BadSettings(
                    f"Redis cannot be reached ({trouble.cause}): is it running, and is REDIS_URL right?"
                ) from None
            log.warning("Redis cannot be reached yet", extra={"cause": trouble.cause})
            await asyncio.sleep(CONNECT_AGAIN)
        else:
            return
