"""The life of a message: which call brings it up to date, and what its record says after that call.

The record of a message (`Shown`) has three independent parts:

- its *place*: nowhere, being sent (under a nonce), or at an id;
- its *copy*: none, or searched for, as the message may stand in the chat twice if the answer to a send was lost;
- its *refusal*: none; blocked, so that the chat is tried again after a while; or rejected, so that these contents are
  not sent again until somebody is active in the chat.

A pass adds what the message shall show (`Goal`), and the time before which records are in doubt. `next_call` and
`after_call` are pure; `bot.showing.message` makes the calls.
"""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.ports.messenger import REJECTED, Blocked, Busy, Gone, Moved, NotDelivered, Rejected, Unwelcome
from bot.ports.store import Shown, SurfaceKind

REFUSED_AGAIN_AFTER = 600.0  # seconds until a chat that refused a message is tried again; doubled each time
AT_LEAST_DAILY = 86_400.0  # seconds, the longest such pause
COPY_TRIES = 20  # most messages that are checked for a copy; it stands shortly before the one that arrived
UNKNOWN = ""  # as a digest: it is unknown what the message shows, as the answer to an edit was lost


class Call(StrEnum):
    """The call that a message needs next."""

    NOTHING = "nothing"
    """Nothing: it shows what it should."""

    LATER = "later"
    """Wait, because the chat has refused it."""

    SEND = "send"
    """Send it."""

    SEND_ANEW = "send anew"
    """Send it again, because the previous message is gone; a copy of that one is still searched for."""

    SEND_AGAIN = "send again"
    """Send it under the same nonce, as the answer to the first try was lost."""

    EDIT = "edit"
    """Edit it."""

    DELETE = "delete"
    """Delete it."""

    SEARCH = "search"
    """Search for a copy of it."""

    FORGET = "forget"
    """Delete its record."""


SENDS = frozenset({Call.SEND, Call.SEND_ANEW, Call.SEND_AGAIN})


@dataclass(frozen=True, slots=True)
class Goal:
    """The state that a message shall reach."""

    kind: SurfaceKind
    """The kind of its surface."""

    digest: str | None
    """The digest of what it shall show; None if it shall be deleted."""

    without_buttons: bool = False
    """Whether it shall have no buttons."""

    old: bool = False
    """Whether the table no longer wants it, so that this is its last form."""

    followed: bool = False
    """For an old message: whether the present board stands in its chat, so that no copy can follow this one."""

    refusals: int = 0
    """How many tries in a row its chat has refused, for any message."""

    welcomed: float = 0.0
    """When the bot last came back to its chat, in seconds since the epoch. Earlier refusals do not count."""


def next_call(record: Shown | None, goal: Goal, doubted: float, now: float) -> Call:
    """Return the next call. Records older than `doubted` may not say what the message shows."""
    return _for_old(record, goal) if goal.old else _for_wanted(record, goal, doubted, now)


def _for_wanted(record: Shown | None, goal: Goal, doubted: float, now: float) -> Call:
    if record is None:
        return Call.SEND
    if record.refused == REJECTED and record.digest == goal.digest and record.at >= goal.welcomed:
        return Call.NOTHING
    if now < retried_at(record) and record.at >= goal.welcomed:
        return Call.LATER
    if record.message is None:
        if goal.kind is SurfaceKind.NUDGE:
            return Call.NOTHING  # it may have been sent, and nobody is nudged twice
        if record.nonce:
            return Call.SEND_AGAIN
        return Call.SEND_ANEW if record.copy_after else Call.SEND
    if record.refused or record.at < doubted or record.digest != goal.digest:
        return Call.EDIT
    return Call.SEARCH if record.copy_after else Call.NOTHING


def retried_at(record: Shown) -> float:
    """Return the time until which a refused message is not tried again; 0.0 if it was not refused."""
    if not record.refused or record.refused == REJECTED:
        return 0.0
    doubled = max(record.refusals - 1, 0)
    return record.at + min(REFUSED_AGAIN_AFTER * (1 << doubled), AT_LEAST_DAILY)


def _for_old(record: Shown | None, goal: Goal) -> Call:
    if record is None:
        return Call.NOTHING
    if record.message is not None and goal.digest is None:
        return Call.DELETE
    if record.message is not None and record.digest != goal.digest:
        return Call.EDIT
    if record.copy_after:
        return Call.SEARCH
    # The record is needed while a copy of the next board may stand after this message.
    return Call.NOTHING if goal.digest is not None and not goal.followed else Call.FORGET


def begun(record: Shown | None, call: Call, goal: Goal, now: float, *, nonce: str, newest: str) -> Shown:
    """Return the record to write before a send. `newest` is the last message before a possible copy."""
    if call is Call.SEND_AGAIN and record is not None:
        return replace(record, at=now)
    copy_after, tries, second = newest, COPY_TRIES, ""
    if call is Call.SEND_ANEW and record is not None:
        copy_after, tries, second = record.copy_after, record.copy_tries, newest
    uneditable = record is not None and record.uneditable
    return Shown(
        None,
        "",
        now,
        nonce,
        copy_after=copy_after,
        copy_tries=tries,
        copy_without_buttons=goal.without_buttons,
        uneditable=uneditable,
        second_copy_after=second,
    )


def after_call(record: Shown | None, call: Call, result: str | NotDelivered, goal: Goal, now: float) -> Shown | None:
    """Return the record of a message after a call; None for none.

    `record` is the one before the call (for a send, from `begun`), `result` the message's id or the error.
    """
    match result:
        case str():
            return _after_success(record, call, result, goal, now)
        case Busy(unsure=True) if call is Call.EDIT and record is not None:
            return replace(record, digest=UNKNOWN)
        case Busy(unsure=unsure):
            return nowhere(record, call) if call in SENDS - {Call.SEND_AGAIN} and not unsure else record
        case Moved():
            return record
        case Gone() if call not in SENDS:
            return nowhere(record, call)
        case Rejected() if is_beyond_edits(record, call) and not goal.old:
            return replace(nowhere(record, call) or Shown(None, "", now), uneditable=True)
        case _ if call is Call.SEARCH and record is not None:
            return searched(replace(record, second_copy_after=""))  # a chat that refuses calls shows no copy either
        case Unwelcome() if goal.kind is SurfaceKind.HAND and not goal.old:
            # The record stays, so that a person who unblocks the bot finds the hand in the same message.
            return record if record is not None and record.message is not None else nowhere(record, call)
        case _:
            return nowhere(record, call) if goal.old else _after_refusal(record, call, result, goal, now)


def searched(record: Shown) -> Shown:
    """Return the record after the search for a copy. It names the next search, if there is one."""
    if record.second_copy_after:
        return replace(record, copy_after=record.second_copy_after, copy_tries=COPY_TRIES, second_copy_after="")
    return replace(record, copy_after="", copy_tries=0, copy_without_buttons=False)


def _after_success(record: Shown | None, call: Call, message: str, goal: Goal, now: float) -> Shown | None:
    digest = goal.digest or ""
    if call is Call.DELETE:
        return nowhere(record, call)
    if record is None or call is Call.SEND:
        return Shown(message, digest, now, uneditable=record is not None and record.uneditable)
    shown = replace(record, message=message, digest=digest, at=now, nonce="", refused="", refusals=0)
    shown = shown if call in SENDS else replace(shown, uneditable=False)
    if call is Call.SEND_ANEW:
        return replace(shown, second_copy_after="")  # this message was certainly sent only once
    return shown


def is_beyond_edits(record: Shown | None, call: Call) -> bool:
    """Whether a rejected edit is the second in a row, or the message before took none: the message must be replaced."""
    return call is Call.EDIT and record is not None and (record.refused == REJECTED or record.uneditable)


def nowhere(record: Shown | None, call: Call = Call.EDIT) -> Shown | None:
    """Return the record of a message that does not exist: one that continues the search for its copy, else None."""
    sought = record is not None and record.copy_after and call is not Call.SEND
    return replace(record, message=None, nonce="") if sought and record is not None else None


def _after_refusal(record: Shown | None, call: Call, result: NotDelivered, goal: Goal, now: float) -> Shown:
    reason = result.reason if isinstance(result, Blocked) else REJECTED
    kept = record if record is not None and call is not Call.SEND else Shown(None, "", now)
    refusals = max(kept.refusals, goal.refusals) + 1 if isinstance(result, Blocked) else 0
    return replace(kept, digest=goal.digest or "", at=now, nonce="", refused=reason, refusals=refusals)
