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
from bot.table.effects import Kept, Listed
from bot.table.model import Door
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
    if typed_door is not None and not words:
        return await asked.change(lambda ask: _opened(ask, typed_door, asked.say("rules-set")))

    def changed(ask: TableRequest) -> Change:
        ask.must(Right.CHOOSE_RULES)
        preset, typed = rules_typed.parse(asked.args.split(), ask.table.preset)
        before = ask.table.options if preset == ask.table.preset else {}
        table = settings.with_rules(ask.table, preset, {**before, **typed})
        return Change(told(ask, table, "rules"), answer=asked.say("rules-set"))

    return await asked.change(changed)


def _opened(ask: TableRequest, who: Door, answer: Answer) -> Change:
    """Say who may sit down, here and at the chat's tables to come."""
    ask.must(Right.LET_IN)
    listed = (Listed(ask.table.id),) if who is Door.ANYONE else ()
    kept = Kept(ask.table.home.key, {"join": who})
    return Change(told(ask, door.with_door(ask.table, who), "settings"), answer=answer, effects=(kept, *listed))


async def _switched(asked: CommandRequest, name: str, *, on: bool) -> Answer:
    """Set a switch of the table."""
    told = {("pictures", True): "pictures-on", ("pictures", False): "pictures-off"}.get((name, on), "rules-set")
    return await asked.change(lambda ask: replace(presses.switched(ask, name, on=on), answer=asked.say(told)))


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
