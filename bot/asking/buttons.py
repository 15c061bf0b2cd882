"""Handlers of buttons that do more than change one table.

`presses` has those that only change a table, `tournament_page` those of a tournament's page.
"""

from collections.abc import Awaitable, Callable, Mapping

from bot.asking.commands import (
    calling,
    company,
    daily,
    evenings,
    handing_over,
    hinting,
    learning,
    menu,
    opening,
    own,
    people,
    players,
    puzzles,
    replaying,
    reviewing,
    seating,
    showing,
    strangers,
    viewing,
    zone,
)
from bot.asking.commands.request import CommandRequest
from bot.codec import MINUTE, ButtonToken, Verb
from bot.refusal import Refusal
from bot.screen import Answer, shown
from bot.screens import help as help_screens
from bot.screens.before import howto

Handler = Callable[[CommandRequest, ButtonToken], Awaitable[Answer]]


async def press_without_table(request: CommandRequest, token: ButtonToken) -> Answer:
    """Handle a button that belongs to no table."""
    await request.load(token.argument)
    handler = _WITHOUT_TABLE.get(token.verb)
    if handler is None:
        raise Refusal("unknown-button")
    return await handler(request, token)


async def _rules(request: CommandRequest, token: ButtonToken) -> Answer:
    if token.argument == MINUTE:
        return shown(howto.of_preset(request.language))
    return await viewing.rules(request)


async def _help(request: CommandRequest, token: ButtonToken) -> Answer:
    if token.argument == help_screens.MORE_BELOW:
        return shown(help_screens.more(request.language))
    if token.argument == help_screens.MORE:
        return Answer(instead=help_screens.more(request.language))
    if token.argument == help_screens.PRIVACY:
        return Answer(instead=viewing.all_of_privacy(request))
    if token.argument not in help_screens.GROUPS:
        raise Refusal("unknown-button")
    commands = menu(strangers=bool(request.strangers))
    return Answer(instead=help_screens.help_group(token.argument, commands, request.language))


OF_TABLE: Mapping[Verb, Handler] = {
    Verb.JOIN: seating.join_table,
    Verb.JOIN_ANYWAY: seating.join_table,
    Verb.AGAIN: opening.once_more,
    Verb.OFFER: calling.offered,
    Verb.LET_IN: seating.answer_knock,
    Verb.TURN_AWAY: seating.answer_knock,
    Verb.REPLAY: replaying.turn_page,
    Verb.SHOW: showing.pressed,
    Verb.REVIEW: reviewing.turn_page,
    Verb.VERIFY: viewing.verify_pressed,
    Verb.HINT: hinting.give,
    Verb.TAKE_BACK: hinting.take_back,
    Verb.STATS: players.of_seat,
    Verb.EVENINGS: evenings.pressed,
    Verb.PEOPLE: strangers.pressed,
    Verb.PUZZLE: puzzles.answered,
}

_WITHOUT_TABLE: Mapping[Verb, Handler] = {
    Verb.LANGUAGE: lambda request, _: own.language(request),
    Verb.RULES: _rules,
    Verb.HELP: _help,
    Verb.PRACTISE: lambda request, _: opening.practise(request),
    Verb.LEARN: learning.pressed,
    Verb.SHORT: lambda request, _: opening.short_game(request),
    Verb.DAILY: daily.pressed,
    Verb.PUZZLE: puzzles.pressed,
    Verb.TIPS: lambda request, token: own.tips(request, on=token.argument == "on"),
    Verb.FORGET: own.forgotten,
    Verb.ZONE: zone.pressed,
    Verb.CALLS: calling.stopped,
    Verb.KICK: company.kick_pressed,
    Verb.NOT_WITH: company.notwith_pressed,
    Verb.STATS: players.of_person,
    Verb.PEOPLE: people.pressed,
    Verb.SEEN: players.seen_chosen,
    Verb.GAMES: viewing.games_turned,
    Verb.HANDOVER: handing_over.pressed,
}
