"""Connects to the store: a running Redis, or the embedded server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable

from pydantic import SecretStr

from adapters.redis.connection import connect
from adapters.redis.database import Database
from adapters.redis.durability import Durability
from adapters.redis.embedded import ServerFailed, has_games, start
from adapters.redis.server_program import ServerMissing
from adapters.redis.starting import Misconfigured, looked_at
from bot.ports.health import Cause, Unavailable
from bot.running.settings import BadSettings, Settings
from bot.trouble import Troubles

log = logging.getLogger(__name__)

PATIENCE = 30.0  # seconds that a command waits for the store
CONNECT_AGAIN = 2.0  # seconds between tries to connect at the start
AWAY = "Redis cannot be reached yet"


def must_exist(settings: Settings) -> None:
    """Raise BadSettings if there is no store here yet, so that a command doesn't work on a new, empty one."""
    if settings.redis_url is None and not has_games(settings.data_folder):
        raise BadSettings(
            f"There are no games here: REDIS_URL is not set, and {settings.data_folder.absolute()} is no folder of the "
            "embedded server.\nRun this with the settings of the bot: in its folder, or with REDIS_URL or DATA_FOLDER."
        )


def must_be_named(settings: Settings) -> None:
    """Raise BadSettings unless the settings name the store, which may be new."""
    if settings.redis_url is None and "data_folder" not in settings.model_fields_set:
        raise BadSettings(
            "Where shall the games go? Set REDIS_URL, or DATA_FOLDER for the embedded server, e.g. DATA_FOLDER=data"
        )


@contextlib.asynccontextmanager
async def opened(
    settings: Settings, *, for_ever: bool = False, away: Callable[[Cause], object] | None = None
) -> AsyncIterator[Database]:
    """Connect to the store, and close the connections at the end.

    While the store is out of reach, waits for `PATIENCE` seconds or `for_ever`, and tells `away` the cause of each
    failed try. Raises Unavailable after that time, and BadSettings if waiting cannot help.
    """
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
        await _reached(database, Durability(settings.durability), None if for_ever else PATIENCE, away)
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


async def _reached(
    database: Database, durability: Durability, patience: float | None, away: Callable[[Cause], object] | None
) -> None:
    """Wait until the store is up. Raises BadSettings if waiting cannot help."""
    troubles, last = Troubles(), Unavailable()
    try:
        async with asyncio.timeout(patience) as limit:
            while True:
                try:
                    await looked_at(database, durability)
                except Misconfigured as wrong:
                    raise BadSettings(f"REDIS_URL: {wrong}") from None
                except Unavailable as trouble:
                    last = trouble
                    if away is not None:
                        away(trouble.cause)
                    troubles.tell(AWAY, trouble)
                    if limit.expired():  # redis-py can swallow the cancellation
                        raise
                    await asyncio.sleep(CONNECT_AGAIN)
                else:
                    troubles.over(AWAY)
                    return
    except TimeoutError:
        raise last from None
