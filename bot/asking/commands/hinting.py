"""The `Hint` button of practice games: first a nudge, then the move and why."""

from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens.during import hints as hint_screens
from bot.table import hints
from bot.table.change import TableChange
from bot.table.choices import is_old, on_offer
from bot.table.table import Table
from engine import view as seeing
from engine.players.hints import hint_among, nudge


async def give(request: CommandRequest, token: ButtonToken) -> Answer:
    """Give a hint for the decision in the button; a second press explains the move. Raises Refusal or Denied."""
    tables, second = request.tables, False

    def noted(table: Table) -> TableChange:
        nonlocal second
        second = hints.already_given(table, request.at_table(table).seat)
        if is_old(table, token):
            raise Refusal("stale-button")
        return TableChange(hints.given(table))

    await request.change_table(token.table, noted)
    table = await tables.table(token.table)
    seat = table.seat_of(request.person.key)
    if table.game is None or seat is None or is_old(table, token):
        raise Refusal("stale-button")  # a move has been made meanwhile
    language = request.language_at(table)
    view, rules = seeing.view(table.game, seat), table.game.rules
    shown = view.as_json()
    if not second:
        return Answer(toast=hint_screens.nudge(nudge(shown, rules), language), alert=True)
    action, why = await tables.think(hint_among, shown, rules, on_offer(view))
    marked = hint_screens.marked(table, view, action, language)
    return Answer(toast=hint_screens.move(table, action, why, language), alert=True, hint=marked)
