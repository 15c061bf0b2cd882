"""The buttons that help in practice games: `Hint`, first a nudge, then the move and why; and `Take back`."""

from dataclasses import replace

from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens.during import hints as hint_screens
from bot.screens.refusals import done
from bot.table import hints, taking_back
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


async def take_back(request: CommandRequest, token: ButtonToken) -> Answer:
    """Take the asker's last decision back. The first time, say that the game counts for nothing from now on."""
    tables, code = request.tables, token.table
    of = (await tables.newest(code)).version
    log = await tables.store.log(code)

    def back(table: Table) -> TableChange:
        seat = request.at_table(table).must_be_seated()
        if token.argument != str(table.taken_back):
            raise Refusal("stale-button")
        if table.version != of:
            raise Refusal("try-again")  # a move was made since the log was read
        change = taking_back.taken_back(table, seat, log, tables.now())
        line = done("taken-back" if table.taken_back else "taken-back-first", request.language_at(table))
        return replace(change, answer=Answer(toast=line))

    return await request.change_table(code, back)
