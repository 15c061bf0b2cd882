"""Starting, pausing and ending a game, and its settings: `/deal`, `/options`, `/timer`, `/pause` and so on."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.asking import options_menu, presses, rules_typed, setting, voting
from bot.asking.commands.request import CommandRequest, shown
from bot.asking.durations import is_no_time
from bot.asking.settings_typed import read_span
from bot.screen import Answer
from bot.screens import questions
from bot.table import votes
from bot.table.change import TableChange, TableRequest
from bot.table.settings import TIMER
from bot.table.table import Stage


async def deal(asked: CommandRequest) -> Answer:
    """Start the game."""

    def started(ask: TableRequest) -> TableChange:
        change = presses.start(ask)
        return change if change.answer.toast else replace(change, answer=asked.mention("started"))

    return await asked.change(started)


async def options(asked: CommandRequest) -> Answer:
    """Show the menu of rules, or set the rules and settings that were typed."""
    if not asked.args:
        menu = asked.mention("menu-open")
        return await asked.change(lambda ask: replace(options_menu.open_menu(ask, "p0"), answer=menu))
    words = asked.args.split()
    return await asked.change(lambda ask: setting.typed_ones(ask, rules_typed.read(words, ask.table.preset)))


async def timer(asked: CommandRequest) -> Answer:
    """Set the time for a move; if none was typed, offer some."""
    code, typed = (None, asked.args) if is_no_time(asked.args) else await asked.table_named()
    if not typed:

        def offered(ask: TableRequest) -> TableChange:
            voting.must_have_a_say(ask)
            question = questions.timer(ask.table, asked.aloud, by_vote=not voting.decides_times(ask))
            return TableChange(ask.table, answer=shown(question, private=False))

        return await asked.change(offered, code)
    seconds = read_span(TIMER, typed)
    return await asked.change(lambda ask: voting.times(ask, {TIMER: seconds}), code)


def vote_for(kind: votes.Kind) -> Callable[[CommandRequest], Awaitable[Answer]]:
    """Return the command that votes for pausing, resuming or ending the game."""

    async def voted(asked: CommandRequest) -> Answer:
        code, _ = await asked.table_named()
        return await asked.change(lambda ask: _asked_first(asked, ask, kind), code)

    return voted


def _asked_first(asked: CommandRequest, ask: TableRequest, kind: votes.Kind) -> TableChange:
    """Count the asker's vote. If this vote alone would end the game, ask to confirm it first."""
    change = voting.cast(ask, kind)
    alone = ask.table.vote is None or ask.table.vote.kind != kind
    if not (kind == "end" and alone and ask.table.stage is Stage.PLAYING and change.value.stage is Stage.CLOSED):
        return change
    return TableChange(ask.table, answer=shown(questions.end(ask.table, asked.aloud), private=False))
