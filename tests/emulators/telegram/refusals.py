"""The answers with which the Bot API refuses a call, in its own words."""

from __future__ import annotations

from typing import Any


class RefusalError(Exception):
    """A call is refused: `code` is the HTTP status and the answer's `error_code`."""

    def __init__(self, code: int, description: str, **parameters: Any) -> None:
        super().__init__(f"{code} {description}")
        self.code = code
        self.description = description
        self.parameters = parameters


def bad_request(description: str) -> RefusalError:
    return RefusalError(400, f"Bad Request: {description}")


def forbidden(description: str) -> RefusalError:
    return RefusalError(403, f"Forbidden: {description}")


def conflict(description: str) -> RefusalError:
    return RefusalError(409, f"Conflict: {description}")


def flood(retry_after: int) -> RefusalError:
    """`retry_after`: whole seconds until the chat takes calls again."""
    return RefusalError(429, f"Too Many Requests: retry after {retry_after}", retry_after=retry_after)


def migrated(new_id: int) -> RefusalError:
    description = "Bad Request: group chat was upgraded to a supergroup chat"
    return RefusalError(400, description, migrate_to_chat_id=new_id)


NOT_MODIFIED = (
    "message is not modified: specified new message content and reply markup are exactly the same as a "
    "current content and reply markup of the message"
)
STALE_QUERY = "query is too old and response timeout expired or query ID is invalid"
OTHER_POLLER = "terminated by other getUpdates request; make sure that only one bot instance is running"
WEBHOOK_ACTIVE = "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"
