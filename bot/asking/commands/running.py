"""Starting, pausing and ending a game, and its settings: `/deal`, `/options`, `/timer`, `/pause` and so on."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.asking import options_menu, presses, rules_typed
from bot.asking.commands.request import CommandRequest, shown
from bot.asking.durations import is_no_time, read_duration
from bot.ports.effects import Effect, Kept
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens import questions
from bot.screens.before.options import PATIENCE
from bot.table import door, settings, votes
from bot.table.acts import told
from bot.table.change import TableChange, TableRequest
from bot.table.gathering import Door
from bot.table.roles import Right
from bot.table.settings import SHORTEST_PATIENCE
from bot.table.table import Stage
from bot.texts import plain


async def deal(asked: CommandRequest) -> Answer:
    """Start the game."""

    def started(ask: TableRequest) -> TableChange:
        change = presses.start(ask)
        return change if change.answer.toast else replace(change, answer=asked.mention("started"))

    return await asked.change(started)


async def options(asked: CommandRequest) -> Answer:
    """Show the menu of rules, or set the rules, switch or door that was typed."""
    if not asked.args:
        menu = asked.mention("menu-open")
        return await asked.change(lambda ask: replace(options_menu.open_menu(ask, "p0"), answer=menu))
    name, _, typed = asked.args.strip().partition(" ")
    if name.lower() == PATIENCE and typed:
        seconds = 0 if is_no_time(typed) else read_duration(typed) or None
        if seconds is None:
            raise Refusal("patience", least=SHORTEST_PATIENCE)
        changed_to, said = seconds, asked.say("setting-changed")
        return await asked.change(lambda ask: replace(options_menu.with_patience(ask, changed_to), answer=said))
    switch = rules_typed.switch_named(asked.args)
    if switch is not None:
        name, on = switch
        told_as = {
            "name": plain(asked.aloud, f"setting-{name}"),
            "value": plain(asked.aloud, f"value-{'yes' if on else 'no'}"),
        }
        answer = asked.say("switched", **told_as)
        return await asked.change(lambda ask: replace(options_menu.switched(ask, name, on=on), answer=answer))
    typed_door, words = rules_typed.door_typed(asked.args.split())

    def changed(ask: TableRequest) -> TableChange:
        table = ask.table
        if words:
            ask.must(Right.CHOOSE_RULES)
            preset, typed = rules_typed.parse(words, table.preset)
            before = table.options if preset == table.preset else {}
            if len(typed) == len(words) == 1 and preset == table.preset and not typed_door:
                (only,) = typed.items()
                offer = options_menu.offered_with_both(ask, *only)
                if offer is not None:
                    return offer
            table = settings.with_rules(table, preset, {**before, **typed})
        kept: tuple[Effect, ...] = ()
        if typed_door:
            ask.must(Right.LET_IN)
            table = door.with_door(
                table,
                Door(str(typed_door.get(rules_typed.DOOR, table.door))),
                reliable=bool(typed_door.get(rules_typed.RELIABLE, table.reliable)),
            )
            kept = (Kept(table.home.key, typed_door), *door.listing(table))
        answer = asked.say("rules-set") if words else asked.say("setting-changed")
        return TableChange(told(ask, table, "rules" if words else "settings"), answer=answer, effects=kept)

    return await asked.change(changed)


async def timer(asked: CommandRequest) -> Answer:
    """Set the time for a move; if none was typed, offer some."""
    code, typed = (None, asked.args) if is_no_time(asked.args) else await asked.table_named()
    if not typed:

        def offered(ask: TableRequest) -> TableChange:
            ask.must(Right.SET_TIMER)
            return TableChange(ask.table, answer=shown(questions.timer(ask.table, asked.aloud), private=False))

        return await asked.change(offered, code)
    seconds = _duration(typed)
    return await asked.change(lambda ask: presses.timed(ask, seconds), code)


def _duration(typed: str) -> int | None:
    """Parse `off`, `30s`, `2m`, `1d` into seconds; None for no limit."""
    if is_no_time(typed):
        return None
    seconds = read_duration(typed)
    if seconds is None:
        raise Refusal("timer-bad")
    if not presses.SHORTEST_MOVE <= seconds <= presses.LONGEST_MOVE:
        raise Refusal("timer-range", least=presses.SHORTEST_MOVE, most=presses.LONGEST_MOVE // 86400)
    return seconds


def voting(kind: votes.Kind) -> Callable[[CommandRequest], Awaitable[Answer]]:
    """Return the command that votes for pausing, resuming or ending the game."""

    async def voted(asked: CommandRequest) -> Answer:
        code, _ = await asked.table_named()
        return await asked.change(lambda ask: _asked_first(asked, ask, kind), code)

    return voted


def _asked_first(asked: CommandRequest, ask: TableRequest, kind: votes.Kind) -> TableChange:
    """Count the asker's vote. If this vote alone would end the game, ask to confirm it first."""
    change = presses.cast_vote(ask, kind)
    alone = ask.table.vote is None or ask.table.vote.kind != kind
    if not (kind == "end" and alone and ask.table.stage is Stage.PLAYING and change.value.stage is Stage.CLOSED):
        return change
    return TableChange(ask.table, answer=shown(questions.end(ask.table, asked.aloud), private=False))
