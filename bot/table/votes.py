"""Pausing, resuming and ending a game, and setting its times of a turn: by people with the right to, or by vote."""

import re
from collections.abc import Mapping
from typing import Literal

from bot.refusal import Refusal
from bot.table import ending, settings
from bot.table.parts import HistoryLine, Vote
from bot.table.seats import with_history
from bot.table.settings import PATIENCE, SPANS, TIMER
from bot.table.table import Stage, Table

Kind = Literal["end", "pause", "resume", "times"]

_TIMES = re.compile(r"(?:t(\d{1,7}))?(?:p(\d{1,7}))?", re.ASCII)
NO_TIMES: Mapping[str, int | None] = {}

DONE: Mapping[Kind, str] = {"end": "ended", "pause": "paused", "resume": "resumed"}
"""The past participle, as texts name it."""


def vote(table: Table, seat: int | None, kind: Kind, now: float, times: Mapping[str, int | None] = NO_TIMES) -> Table:
    """Count a vote. The returned table has the open vote, or its result once more than half have voted for it.

    A vote of kind `times` is about these `times`.
    """
    _must_make_sense(table, kind)
    if seat is None:
        raise Refusal("not-seated")
    same = table.vote is not None and (table.vote.kind, table.vote.times) == (kind, times)
    before = voices(table) if same else ()
    given = before if seat in before else (*before, seat)
    if len(given) >= needed(table):  # also for a repeated vote, as somebody may have left since
        if kind == "times":
            fact = HistoryLine(key="voted-set", params={"set": times})
            return with_history(settings.with_times(table, times, now), fact)
        return ending.voted(table, given) if kind == "end" else decided(table, kind, now)
    if seat in before:
        raise Refusal("vote-counted", count=len(before), needed=needed(table))
    return table.replace(vote=Vote(kind=kind, seats=given, times=times))


def written(vote: Vote) -> str:
    """Return what a vote is about as the argument of a button: `end`, or `t30p120` for the times of a turn."""
    if vote.kind != "times":
        return vote.kind
    return "".join(f"{name[0]}{seconds or 0}" for name, seconds in sorted(vote.times.items(), reverse=True))


def read(argument: str) -> Vote | None:
    """Return the vote, without voices, that a button's argument is about; None for any other argument."""
    match argument:
        case "end" | "pause" | "resume":
            return Vote(kind=argument, seats=())
    found = _TIMES.fullmatch(argument)
    given = (
        {name: int(typed) for name, typed in zip((TIMER, PATIENCE), found.groups(), strict=True) if typed}
        if found
        else {}
    )
    fit = all(not seconds or SPANS[name][0] <= seconds <= SPANS[name][1] for name, seconds in given.items())
    if not given or not fit:
        return None
    return Vote(kind="times", seats=(), times={name: seconds or None for name, seconds in given.items()})


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
        return ending.counted(table) if table.kind.totals_count else ending.void(table)
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
