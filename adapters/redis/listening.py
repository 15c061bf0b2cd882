"""Receives what processes publish on channels, across any number of broken connections."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, suppress
from typing import Any

from redis.exceptions import RedisError

from adapters.redis.database import Database

QUIET = 10.0  # seconds without a message after which a subscription is checked by a ping
FIRST_WAIT, LONGEST_WAIT = 0.1, 2.0  # seconds before a broken subscription is renewed

Message = tuple[str, str]
"""The channel, and what was published."""


async def heard(database: Database, *channels: str) -> AsyncGenerator[Message | None]:
    """Yield each message; None each time a subscription begins. Ends when the database is closed.

    Messages are lost while a connection is broken.
    """
    wait = FIRST_WAIT
    while not database.closed:
        async with aclosing(_read(database, channels)) as messages:
            async for message in messages:
                wait = FIRST_WAIT
                yield message
        await asyncio.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


async def _read(database: Database, channels: tuple[str, ...]) -> AsyncGenerator[Message | None]:
    """Read until the connection breaks."""
    pubsub: Any = database.client.pubsub()
    task = asyncio.current_task()
    pinged = False
    try:
        await pubsub.subscribe(*channels)
        # redis-py can lose a cancellation in a read, so it is checked here.
        while not database.closed and not (task is not None and task.cancelling()):
            # This timeout replaces the socket's shorter one.
            message = await pubsub.parse_response(block=False, timeout=QUIET)
            if message is None and pinged:
                return  # no answer even to the ping: the connection is dead
            pinged = message is None
            if message is None:
                await pubsub.ping()
            elif message[0] == b"message":
                yield message[1].decode(), message[2].decode()
            elif message[0] == b"subscribe" and message[2] == len(channels):
                yield None
    except (RedisError, OSError):
        return
    finally:
        with suppress(RedisError, OSError):
            await pubsub.aclose()
