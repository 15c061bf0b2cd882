"""Pausing, resuming and ending a game: by people with the right to, or by vote."""

from collections.abc import Mapping
from typing import Literal

from bot.refusal import Refusal
from bot.table import ending
from bot.table.parts import Vote
from bot.table.table import Stage, Table

Kind = Literal["end", "pause", "resume"]

DONE: Mapping[Kind, str] = {"end": "ended", "pause": "paused", "resume": "resumed"}
"""The past participle, as texts name it."""


def vote(table: Table, seat: int | None, kind: Kind, now: float) -> Table:
    """Count a vote. The returned table has the open vote, or its result once more than half have voted for it."""
    _must_make_sense(table, kind)
    if seat is None:
        raise Refusal("not-seated")
    before = voices(table) if table.vote is not None and table.vote.kind == kind else ()
    given = before if seat in before else (*before, seat)
    if len(given) >= needed(table):  # also for a repeated vote, as somebody may have left since
        return ending.voted(table, given) if kind == "end" else decided(table, kind, now)
    if seat in before:
        raise Refusal("vote-counted", count=len(before), needed=needed(table))
    return table.replace(vote=Vote(kind=kind, seats=given))


def voices(table: Table) -> tuple[int, ...]:
    """Return the seats that have voted and are still at the table."""
    here = {index for index, seat in enumerate(table.seats) if not seat.left}
    return () if table.vote is None else tuple(seat for seat in table.vote.seats if seat in here)


def needed(table: Table) -> int:
    """Return how many votes decide: more than half of the people at the table."""
    return sum(1 for seat in table.seats if seat.person is not None and not seat.left) // 2 + 1


def decided(table: Table, kind: Kind, now: float) -> Table:
    """Pause, resume or end a game, as decided."""
    _must_make_sense(table, kind)
    if kind == "end":
        return ending.counted(table) if table.kind.contest else ending.void(table)
    clock = table.clock
    if kind == "pause":
        return table.replace(vote=None, clock=clock.replace(paused_since=now))
    waited = now - (clock.paused_since or now)
    resumed = clock.replace(paused_since=None, turn_since=clock.turn_since + waited)
    return table.replace(vote=None, clock=resumed, kind=table.kind.longer(waited))


def _must_make_sense(table: Table, kind: Kind) -> None:
    if not table.is_live:
        raise Refusal("game-over")
    if kind != "end" and table.stage is not Stage.PLAYING:
        raise Refusal("no-game-yet")
    if kind == "pause" and table.clock.paused_since is not None:
        raise Refusal("paused-already")
    if kind == "resume" and table.clock.paused_since is None:
        raise Refusal("not-paused")
