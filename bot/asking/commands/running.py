"""Starting, pausing and ending a game, and its settings: `/deal`, `/options`, `/timer`, `/pause` and so on."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.asking import options_menu, presses, rules_typed, setting, voting
from bot.asking.commands.request import CommandRequest
from bot.asking.durations import is_no_time
from bot.asking.settings_typed import read_span
from bot.screen import Answer, shown
from bot.screens import questions
from bot.table import votes
from bot.table.change import TableChange, TableRequest
from bot.table.settings import TIMER
from bot.table.table import Stage


async def deal(request: CommandRequest) -> Answer:
    """Start the game."""

    def started(at_table: TableRequest) -> TableChange:
        change = presses.start(at_table)
        return change if change.answer.toast else replace(change, answer=request.mention("started"))

    return await request.change(started)


async def options(request: CommandRequest) -> Answer:
    """Show the menu of rules, or set the rules and settings that were typed."""
    if not request.args:
        menu = request.mention("menu-open")
        return await request.change(lambda at_table: replace(options_menu.open_menu(at_table, "p0"), answer=menu))
    words = request.args.split()
    return await request.change(
        lambda at_table: setting.typed_ones(at_table, rules_typed.read(words, at_table.table.preset))
    )


async def timer(request: CommandRequest) -> Answer:
    """Set the time for a move; if none was typed, offer some."""
    code, typed = (None, request.args) if is_no_time(request.args) else await request.table_named()
    if not typed:
        return await request.change(presses.offered_times, code)
    seconds = read_span(TIMER, typed)
    return await request.change(lambda at_table: voting.times(at_table, {TIMER: seconds}), code)


def vote_for(kind: votes.Kind) -> Callable[[CommandRequest], Awaitable[Answer]]:
    """Return the command that votes for pausing, resuming or ending the game."""

    async def voted(request: CommandRequest) -> Answer:
        code, _ = await request.table_named()
        return await request.change(lambda at_table: _confirmed_first(request, at_table, kind), code)

    return voted


def _confirmed_first(request: CommandRequest, at_table: TableRequest, kind: votes.Kind) -> TableChange:
    """Count the asker's vote. If this vote alone would end the game, ask to confirm it first."""
    change = voting.cast(at_table, kind)
    alone = at_table.table.vote is None or at_table.table.vote.kind != kind
    if not (kind == "end" and alone and at_table.table.stage is Stage.PLAYING and change.value.stage is Stage.CLOSED):
        return change
    return TableChange(
        at_table.table, answer=shown(questions.end(at_table.table, request.answer_language), private=False)
    )
