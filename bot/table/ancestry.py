"""Where a table's state comes from: which commits it goes back to, and what proves that others were lost.

A store that loses writes loses with them everything it remembers of them. Two things outlive it: the messages in the
chats, and a process that lives on. So each table keeps the versions of its last `KEPT` commits, its *ancestors*, and
each button carries the version in which the decision that it was drawn for came up, with a short code (a MAC) that only
the table's own key makes. A validly signed version that is not among the ancestors proves that commits were lost. A
version older than the oldest ancestor proves nothing. Nor does one older than the commit that told of a loss, so that
each loss is told once.
"""

import base64
import hashlib
import hmac
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from bot.codec import base36
from bot.table.table import Stage, Table

KEPT = 64  # versions of commits that a table remembers
BEYOND = 1 << 26  # versions skipped when a loss is told: more than any lost branch can have made
AHEAD = 1 << 10  # decisions skipped then
KEY_BYTES = 8
MAC_BYTES = 4


class Forged(ValueError):
    """The stamp was not made by this table."""


class HasAncestors(Protocol):
    """What remembers the versions of its commits: a table, a tournament."""

    @property
    def ancestors(self) -> tuple[int, ...]:
        """Versions of the last commits, newest last."""

    @property
    def healed(self) -> int:
        """The newest version up to which losses have been told."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a button carries about the moment it was drawn for."""

    decision: int
    """The decision that it was drawn for."""

    version: int
    """Of the commit in which that decision came up."""

    hand: int
    """Number of the deal in play; 0 for none."""

    dealt: int
    """Version of the commit that dealt it."""

    revealed: int
    """How much of the hand had been shown to somebody (`revealed`)."""

    revealing: bool
    """Whether that commit itself had shown something."""


def revealed(table: Table) -> int:
    """Return a number that grows whenever somebody learns a card of the hand in progress; 0 without one."""
    state = table.game
    if state is None or table.deal is None:
        return 0
    played = sum(len(trick.cards) for trick in state.tricks) + len(state.trick)
    talon = (state.declarer is not None) + (state.talon is not None) + state.shown
    return played + talon + len(state.passed) + state.looked.bit_count()


def written(before: Table, after: Table, version: int, key: str, *, healing: bool = False) -> Table:
    """Return a table as it is stored with a version: the commit joins its ancestors.

    `before` is the table that the change was made on, `key` a new key in hex for a table that has none. `healing`
    marks the commit that tells of a loss.
    """
    changes: dict[str, object] = {"ancestors": (*after.ancestors, version)[-KEPT:]}
    if not after.key:
        changes["key"] = key
    if after.decision != before.decision or after.stage is Stage.LOBBY:
        changes |= {"decided": version, "revealing": revealed(after) > revealed(before)}
    if after.deal is not None and after.deal != before.deal:
        changes["dealt"] = version
    if healing:
        changes["healed"] = version
    elif after.strays:
        changes["strays"] = ()
    return after.model_copy(update=changes)


def is_ancestor(version: int, table: HasAncestors) -> bool:
    """Whether a table goes back to a version. One older than all that it remembers is taken for an ancestor."""
    return not table.ancestors or version < table.ancestors[0] or version in table.ancestors


def follows(stored: HasAncestors, version: int, known: int) -> bool:
    """Whether a stored state, at `version`, goes back to the version `known`, or its loss has been told already."""
    if version == known or stored.healed >= known:
        return True
    return version > known and is_ancestor(known, stored)


def stamp_of(table: Table) -> Stamp:
    """Return what buttons of a table say now."""
    hand = table.deal.hand if table.deal is not None else 0
    return Stamp(table.decision, table.decided, hand, table.dealt, revealed(table), table.revealing)


def seal(table: Table) -> str:
    """Return the stamp of a table's buttons as they carry it; empty for a table of a release that had none."""
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
    """Whether a stamp proves that commits of the table were lost which nobody has been told of."""
    return stamp.version > table.healed and not is_ancestor(stamp.version, table)


@lru_cache(maxsize=4096)
def _sealed(key: str, table_id: str, stamp: Stamp) -> str:
    seen = 2 * stamp.revealed + stamp.revealing
    said = "-".join(base36(number) for number in (stamp.version, stamp.hand, stamp.dealt, seen))
    code = hmac.digest(bytes.fromhex(key), f"{table_id} {stamp.decision} {said}".encode(), hashlib.sha256)
    return f"{said}-{base64.b32encode(code[:MAC_BYTES]).decode().rstrip('=')}"
