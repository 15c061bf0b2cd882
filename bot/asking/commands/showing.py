"""Shown hands: a player of a finished game shows one of its hands in the home chat, with all cards."""

from bot.asking.commands import replaying
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.finished import records
from bot.finished.replay import before_hand
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens.refusals import done
from bot.table.change import TableChange
from bot.table.choices import number
from bot.table.roles import Right
from bot.table.shown_hand import QUIET_AFTER, STORY, ShownHand
from bot.table.table import Table
from bot.views.names import named
from engine.record import read


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show a hand in the home chat, or another moment of the hand shown there."""
    request.alert = True
    hand, step = _place(token.argument)
    table, log = await replaying.finished(request, token.table, "replay-not-over")
    if not 1 <= hand <= len(table.rows):
        raise Refusal("unknown-button")
    record = read(records.record(table, log))
    found, before = record.hands[hand - 1], before_hand(record, hand)
    answer = Answer() if request.is_at(table.home) else Answer(toast=done("hand-shown", request.language))

    def shown(now: Table) -> TableChange:
        request.at_table(now).must(Right.SHOW_HAND)
        if now.home.private:
            raise Refusal("group-only")
        since = _since(request, now)
        part = {"pack": tuple(found.pack), "actions": tuple(found.actions), "before": before}
        value = ShownHand(by=request.person, hand=hand, step=min(step, len(found.actions)), since=since, **part)
        return TableChange(now.replace(shown_hand=value), answer=answer)

    return await request.change_table(token.table, shown)


def _since(request: CommandRequest, table: Table) -> float:
    """Return when a hand was first shown. Raises Refusal if another player shows one, or the time is over."""
    present, now = table.shown_hand, request.tables.now()
    if present is None:
        return now
    if present.by.key != request.person.key:
        raise Refusal("hand-shown-by", name=named(present.by.name, request.language))
    if now >= present.since + QUIET_AFTER:
        raise Refusal("hand-shown-over")
    return present.since


def _place(argument: str) -> tuple[int, int]:
    """Parse the hand and the step in a button. Raises Refusal for anything else."""
    hand, _, step = argument.partition("-")
    return number(hand), number(step) if step else STORY
