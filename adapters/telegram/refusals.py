"""Translates the Bot API's refusals into the port's exceptions."""

from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any, TypeVar

from telegram.error import BadRequest, ChatMigrated, Forbidden, InvalidToken, NetworkError, RetryAfter, TelegramError

from adapters.telegram.transport import NotConnected
from bot.ports.messenger import (
    NO_CHAT,
    NO_FORUM,
    NO_RIGHTS,
    THREAD_CLOSED,
    Blocked,
    Busy,
    Gone,
    Moved,
    NotDelivered,
    NoThread,
    Rejected,
    Unwelcome,
)

UNSURE_AGAIN = 2.0  # seconds until a retry after a lost answer
TOKEN_AGAIN = 30.0  # seconds until a retry after Telegram refused the token

T = TypeVar("T")


async def delivered(call: Coroutine[Any, Any, T]) -> T:
    """Make a call of the Bot API. Raises only NotDelivered and its subclasses."""
    try:
        return await call
    except RetryAfter as error:
        raise Busy(seconds(error), flood=True) from None
    except ChatMigrated as error:
        raise Moved(str(error.new_chat_id)) from None
    except Forbidden as error:
        raise _not_delivered(error.message, Blocked("forbidden")) from None
    except BadRequest as error:
        raise _not_delivered(error.message, Rejected("not accepted")) from None
    except NotConnected:
        raise Busy(UNSURE_AGAIN) from None
    except InvalidToken:
        raise Busy(TOKEN_AGAIN) from None
    except (NetworkError, TelegramError):
        raise Busy(UNSURE_AGAIN, unsure=True) from None


def seconds(error: RetryAfter) -> float:
    """Return the seconds that a 429 asks to wait."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class Unchanged(NotDelivered):
    """The message shows this already."""


def is_about_chat(error: BadRequest) -> bool:
    """Whether a call was refused because of its chat or topic, and not because of what was asked."""
    return isinstance(_not_delivered(error.message, Rejected()), Blocked)


def no_member(error: TelegramError) -> bool:
    """Whether getChatMember was refused because the person has never been in the chat."""
    text = error.message.lower()
    return any(part in text for part in ("user not found", "member not found", "participant_id_invalid"))


# python-telegram-bot's texts for answers without a description: they come from a proxy, as Telegram always gives one.
_NO_REASON = ("forbidden (403)", "bad request (400)")

_MEANINGS: tuple[tuple[str, Callable[[], NotDelivered]], ...] = (
    ("message is not modified", lambda: Unchanged("unchanged")),
    ("message to edit not found", lambda: Gone("edit")),
    ("message to delete not found", lambda: Gone("delete")),
    ("message can't be edited", lambda: Gone("edit")),
    ("message can't be deleted", lambda: Gone("delete")),
    ("message_id_invalid", lambda: Gone("id")),
    ("there is no text in the message to edit", lambda: Gone("kind")),
    ("there is no caption in the message to edit", lambda: Gone("kind")),
    ("bot was blocked by the user", lambda: Unwelcome("blocked")),
    ("can't initiate conversation", lambda: Unwelcome("never-started")),
    ("can't send messages to bots", lambda: Unwelcome("bot")),
    ("user is deactivated", lambda: Unwelcome("no-user")),
    ("topic_not_modified", lambda: Unchanged("unchanged")),
    ("not a forum", lambda: Blocked(NO_FORUM)),
    ("message thread not found", lambda: NoThread(NO_CHAT)),
    ("topic_closed", lambda: Blocked(THREAD_CLOSED)),
    ("topic_deleted", lambda: NoThread(NO_CHAT)),
    ("topic_id_invalid", lambda: NoThread(NO_CHAT)),
    ("chat not found", lambda: Unwelcome(NO_CHAT)),
    ("peer_id_invalid", lambda: Unwelcome(NO_CHAT)),
    ("bot was kicked", lambda: Blocked(NO_CHAT)),
    ("bot is not a member", lambda: Blocked(NO_CHAT)),
    ("group chat was deleted", lambda: Blocked(NO_CHAT)),
    ("group chat was deactivated", lambda: Blocked(NO_CHAT)),
    ("chat_write_forbidden", lambda: Blocked(NO_RIGHTS)),
    ("chat_send_", lambda: Blocked(NO_RIGHTS)),  # …_photos_forbidden, …_docs_forbidden, …_plain_forbidden
    ("chat_restricted", lambda: Blocked(NO_RIGHTS)),
    ("user_restricted", lambda: Blocked(NO_RIGHTS)),
    ("chat_admin_required", lambda: Blocked(NO_RIGHTS)),
    ("not enough rights", lambda: Blocked(NO_RIGHTS)),
    ("have no rights", lambda: Blocked(NO_RIGHTS)),
    ("need administrator rights", lambda: Blocked(NO_RIGHTS)),
)


def _not_delivered(message: str, otherwise: NotDelivered) -> NotDelivered:
    text = message.lower()
    for part, meaning in _MEANINGS:
        if part in text:
            return meaning()
    if text.startswith(_NO_REASON):
        return Busy(UNSURE_AGAIN, unsure=True)
    return otherwise
