"""The commits that a table's state descends from, and proofs that other commits were lost.

A store that loses writes keeps no trace of them. Two things survive: the messages in the chats, and the cache of a
running process. So each table keeps the versions of its last `KEPT` commits, its *ancestors*. Each button carries a
*stamp*: the version in which its decision came up, signed with the table's own key (a MAC). A validly signed version
that is not among the ancestors proves lost commits. A version older than the oldest ancestor proves nothing. A version
older than the commit that told of a loss proves nothing either, so each loss is told once.
"""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from functools import lru_cache

from bot.codec import base36
from bot.table.gathering import Gathering
from bot.table.table import Stage, Table

KEPT = 64  # versions of commits that a table remembers
BEYOND = 1 << 26  # versions skipped when a loss is told: more than any lost branch can have used
AHEAD = 1 << 10  # decision numbers skipped at the same time
KEY_BYTES = 8
MAC_BYTES = 4


class Forged(ValueError):
    """The stamp was not made by this table."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a button carries about the moment it was drawn."""

    decision: int
    """The decision that the button is about."""

    version: int
    """The version of the commit in which that decision came up."""

    hand: int
    """Number of the deal in play; 0 for none."""

    dealt: int
    """The version of the commit that dealt it."""

    revealed: int
    """How many cards of the hand had been shown to somebody (`revealed`)."""

    revealing: bool
    """Whether that commit itself showed cards to somebody."""


def revealed(table: Table) -> int:
    """Return a count that grows whenever somebody learns a card of the hand in progress; 0 without a hand."""
    state = table.game
    if state is None or table.deal is None:
        return 0
    played = sum(len(trick.cards) for trick in state.tricks) + len(state.trick)
    talon = (state.declarer is not None) + (state.talon is not None) + state.shown
    return played + talon + len(state.passed) + state.looked.bit_count()


def written(before: Table, after: Table, version: int, key: str, *, healing: bool = False) -> Table:
    """Return a table as it is stored under a version, with that version among its ancestors.

    `before` is the table before the change, `key` a new key in hex for a table that has none. `healing` marks the
    commit that tells of a loss.
    """
    changes: dict[str, object] = {"ancestors": (*after.ancestors, version)[-KEPT:], "key": after.key or key}
    if after.decision != before.decision or after.stage is Stage.LOBBY:
        changes |= {"decided": version, "revealing": revealed(after) > revealed(before)}
    if after.deal is not None and after.deal != before.deal:
        changes["dealt"] = version
    if healing:
        changes["healed"] = version
    elif after.strays:
        changes["strays"] = ()
    return after.model_copy(update=changes)


def is_ancestor(version: int, table: Gathering) -> bool:
    """Whether a table descends from a version. A version older than all kept ancestors counts as one."""
    return not table.ancestors or version < table.ancestors[0] or version in table.ancestors


def follows(stored: Gathering, version: int, known: int) -> bool:
    """Whether a stored state at `version` descends from `known`. True also if the loss of `known` has been told."""
    if version == known or stored.healed >= known:
        return True
    return version > known and is_ancestor(known, stored)


def stamp_of(table: Table) -> Stamp:
    """Return the stamp of buttons drawn now."""
    hand = table.deal.hand if table.deal is not None else 0
    return Stamp(table.decision, table.decided, hand, table.dealt, revealed(table), table.revealing)


def seal(table: Table) -> str:
    """Return the stamp of buttons drawn now as text; empty for a table that was never committed."""
    if not table.key or not table.decided:
        return ""
    return _sealed(table.key, table.id, stamp_of(table))


def read(table: Table, decision: int, text: str) -> Stamp | None:
    """Read the stamp of a button of a table; None for one without. Raises Forged."""
    if not text:
        return None
    try:
        version, hand, dealt, seen, _ = text.split("-")
        shown = int(seen, 36)
        stamp = Stamp(decision, int(version, 36), int(hand, 36), int(dealt, 36), shown // 2, bool(shown % 2))
    except ValueError:
        raise Forged from None
    if not table.key or not hmac.compare_digest(_sealed(table.key, table.id, stamp), text):
        raise Forged
    return stamp


def lost(table: Table, stamp: Stamp) -> bool:
    """Whether a stamp proves lost commits that have not been told yet."""
    return stamp.version > table.healed and not is_ancestor(stamp.version, table)


@lru_cache(maxsize=4096)
def _sealed(key: str, table_id: str, stamp: Stamp) -> str:
    seen = 2 * stamp.revealed + stamp.revealing
    said = "-".join(base36(number) for number in (stamp.version, stamp.hand, stamp.dealt, seen))
    code = hmac.digest(bytes.fromhex(key), f"{table_id} {stamp.decision} {said}".encode(), hashlib.sha256)
    return f"{said}-{base64.b32encode(code[:MAC_BYTES]).decode().rstrip('=')}"
