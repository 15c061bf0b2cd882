"""Starting a game and settings of a table: `/deal`, `/options`, `/timer`, `/pause`, `/resume`, `/endgame`."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.asking import presses, rules_typed
from bot.asking.commands.request import CommandRequest
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table import door, settings, votes
from bot.table.acts import told
from bot.table.change import Change, TableRequest
from bot.table.effects import Effect, Kept
from bot.table.rights import Right

_DURATION = re.compile(r"(\d{1,4})\s*(s|m|h|d)", re.ASCII)
_UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}
SHORTEST_MOVE, LONGEST_MOVE = 10, 14 * 86400  # seconds


async def deal(asked: CommandRequest) -> Answer:
    """Start the game."""
    return await asked.change(presses.start)


async def options(asked: CommandRequest) -> Answer:
    """Show the menu of rules, or set what is typed."""
    if not asked.args:
        return await asked.change(lambda ask: presses.open_menu(ask, "p0"))
    switch = rules_typed.switch_named(asked.args)
    if switch is not None:
        return await _switched(asked, switch[0], on=switch[1])

    typed_door, words = rules_typed.door_typed(asked.args.split())

    def changed(ask: TableRequest) -> Change:
        table = ask.table
        if words:
            ask.must(Right.CHOOSE_RULES)
            preset, typed = rules_typed.parse(words, table.preset)
            before = table.options if preset == table.preset else {}
            table = settings.with_rules(table, preset, {**before, **typed})
        kept: tuple[Effect, ...] = ()
        if typed_door:
            ask.must(Right.LET_IN)
            table = door.with_door(table, typed_door[rules_typed.DOOR])
            kept = (Kept(table.home.key, typed_door), *door.listing(table))
        answer = asked.say("rules-set") if words else asked.say("setting-changed")
        return Change(told(ask, table, "rules" if words else "settings"), answer=answer, effects=kept)

    return await asked.change(changed)


async def _switched(asked: CommandRequest, name: str, *, on: bool) -> Answer:
    """Set a switch of the table."""
    answer = asked.say("setting-changed")
    return await asked.change(lambda ask: replace(presses.switched(ask, name, on=on), answer=answer))


async def timer(asked: CommandRequest) -> Answer:
    """Set the time for a move."""
    seconds = _duration(asked.args)

    def timed(ask: TableRequest) -> Change:
        ask.must(Right.SET_TIMER)
        clock = ask.table.clock.model_copy(update={"move": seconds, "turn_since": ask.now})
        answer = asked.say("timer-set", time=asked.args.lower()) if seconds else asked.say("timer-off")
        return Change(told(ask, ask.table.model_copy(update={"clock": clock}), "timer"), answer=answer)

    return await asked.change(timed)


def _duration(typed: str) -> int | None:
    """Read `off`, `30s`, `2m`, `1d`: seconds, None for no limit."""
    text = typed.strip().lower()
    if text == "off":
        return None
    match = _DURATION.fullmatch(text)
    seconds = int(match[1]) * _UNITS[match[2]] if match else 0
    if not SHORTEST_MOVE <= seconds <= LONGEST_MOVE:
        raise Refusal("timer-bad")
    return seconds


def voting(kind: votes.Kind) -> Callable[[CommandRequest], Awaitable[Answer]]:
    """Return the command that gives the asker's voice."""

    async def voted(asked: CommandRequest) -> Answer:
        return await asked.change(lambda ask: presses.cast_vote(ask, kind))

    return voted
