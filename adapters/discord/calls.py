"""Makes one call to Discord, and translates refusals into the port's exceptions."""

import asyncio
import logging
from collections.abc import Awaitable
from http import HTTPStatus
from typing import Any, TypeVar

import aiohttp
import discord

from adapters.discord.guard import RefusedCalls
from bot.people import Chat
from bot.ports import messenger
from bot.ports.messenger import Blocked, Busy, Gone, NotDelivered, NoThread, Rejected, Unwelcome

log = logging.getLogger(__name__)

CALL_TIMEOUT = 15.0  # seconds for a call, discord.py's own waits and repetitions included
UNSURE_AGAIN = 2.0  # seconds until a retry after a lost answer

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10004, 10007, 10008, 10013
OLD_EDITS = 30046  # too many edits of messages older than an hour
NO_ACCESS, NO_RIGHTS = 50001, 50013
CLOSED_TO_US, NO_COMMON_SERVER = 50007, 50278
ARCHIVED = 50083

# Without one of Discord's own codes these statuses come from a proxy, and say nothing about a chat or a person.
_NOT_DISCORDS = frozenset({HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND})

_UNWELCOME = {
    UNKNOWN_USER: "no-user",
    CLOSED_TO_US: "closed",
    NO_COMMON_SERVER: "closed",
}
_BLOCKED = {
    UNKNOWN_GUILD: messenger.NO_CHAT,
    UNKNOWN_MEMBER: "no-member",
    NO_ACCESS: "no-access",
    NO_RIGHTS: messenger.NO_RIGHTS,
    ARCHIVED: messenger.THREAD_CLOSED,
}

NO_MEMBER_REASON = _BLOCKED[UNKNOWN_MEMBER]
CLOSED_REASON = _UNWELCOME[CLOSED_TO_US]

T = TypeVar("T")


class TooOld(NotDelivered):
    """The message is older than an hour, and Discord accepts no more edits of such messages for now."""


async def delivered(call: Awaitable[T], guard: RefusedCalls, within: float = CALL_TIMEOUT) -> T:
    """Make a call that takes at most `within` seconds. Raises only NotDelivered and its subclasses."""
    wait = guard.wait()
    if wait:
        log.error("too many calls were refused; calls are held back", extra={"refused": guard.count})
        if asyncio.iscoroutine(call):
            call.close()
        raise Busy(wait)
    try:
        async with asyncio.timeout(within):
            return await call
    except discord.RateLimited as error:
        raise Busy(error.retry_after) from None
    except discord.HTTPException as error:
        raise _not_delivered(error) from None
    except (aiohttp.ClientError, OSError):
        # It isn't known whether Discord has acted. TimeoutError is an OSError.
        raise Busy(UNSURE_AGAIN, unsure=True) from None


async def channel_of(chat: Chat, client: discord.Client, guard: RefusedCalls) -> Any:
    """Return a channel or thread as known from the gateway, or else fetch it. Raises as `delivered` does."""
    number = int(chat.thread or chat.id)
    return client.get_channel(number) or await delivered(client.fetch_channel(number), guard)


def _not_delivered(error: discord.HTTPException) -> NotDelivered:
    if error.code == UNKNOWN_MESSAGE:
        return Gone("unknown message")
    if error.code == OLD_EDITS:
        return TooOld("too old to be edited now")
    if error.status == HTTPStatus.TOO_MANY_REQUESTS or error.status >= 500:
        return Busy(UNSURE_AGAIN, unsure=error.status >= 500)
    if error.code in _UNWELCOME:
        return Unwelcome(_UNWELCOME[error.code])
    if error.code == UNKNOWN_CHANNEL:
        return NoThread(messenger.NO_CHAT)  # it may have been one
    if error.code in _BLOCKED:
        return Blocked(_BLOCKED[error.code])
    if error.status == HTTPStatus.UNAUTHORIZED or (error.status in _NOT_DISCORDS and not error.code):
        log.warning("a call was refused without a reason", extra={"status": error.status})
        return Busy(UNSURE_AGAIN)
    log.warning("a call was refused", extra={"status": error.status, "code": error.code})
    if error.status == HTTPStatus.BAD_REQUEST:
        return Rejected(f"refused-{error.code}")
    return Blocked(f"refused-{error.code}")
