"""The buttons of a tournament's page, and changes of its home chat."""

from collections.abc import Awaitable, Callable, Mapping

from bot.asking import presses, tournament_typed
from bot.asking.commands import entering as joining
from bot.asking.commands import judge
from bot.asking.commands.request import CommandRequest
from bot.asking.commands.tournament import copy_of_page, standings_page, tables_on
from bot.codec import ButtonToken, Verb
from bot.ports.effects import Remembered
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, shown
from bot.screens.before import howto
from bot.screens.refusals import done, tournament_refused
from bot.screens.tournament import page as page_screen
from bot.screens.tournament import settings as settings_screen
from bot.screens.tournament import spectator
from bot.screens.tournament import standings_table as standings_screen
from bot.table import lobby
from bot.table.choices import number
from bot.tournament import entering, rounds
from bot.tournament.tournament import Tournament, TournamentStage
from bot.tournament.tournaments import TournamentChange, free_codes
from bot.views import tournament_settings, which_rules
from bot.views.tournament import tournament_of
from bot.views.tournament_standings import round_results_of
from bot.views.watched import watched
from engine.errors import EngineError
from engine.tournament import questions, rights


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button of a tournament does. Raises Refusal or EngineError."""
    request.alert = True
    request.must_be_known()
    handler = _HANDLERS.get(token.verb)
    if handler is None:
        raise Refusal("unknown-button")
    return await handler(request, token, await request.tournaments.tournament(token.table))


async def _join(request: CommandRequest, token: ButtonToken, _: Tournament) -> Answer:
    await request.count_try(token.table)
    return await joining.join_named(request, token.table)


async def _leave(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    if not found.is_registering and token.argument != "yes" and found.is_live and found.number(request.person.key):
        return shown(settings_screen.withdraw(found, request.language))

    def left(now: Tournament) -> TournamentChange:
        answer = request.say("tournament-left", name=now.core.settings.name)
        return TournamentChange(entering.left(now, request.person.key), answer)

    return await request.change_tournament(token.table, left)


async def _answer_knock(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    if not rights.is_organiser(found.core, request.person.key):
        raise Refusal("organiser-only")
    person = found.knock_of(token.argument).person
    about = await request.directory.person(person.key)

    def answered(now: Tournament) -> TournamentChange:
        one = now.knock_of(token.argument)
        if token.verb is Verb.TURN_AWAY:
            return TournamentChange(now.turned_away(one))
        joined = entering.joined(now, joining.member(one.person, about))
        return TournamentChange(joined, effects=(Remembered(one.person.key, {"tournament": now.id}),))

    return await request.change_tournament(token.table, answered)


async def _start(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    """Draw round 1. An organiser who plays and has appointed no judge is asked first who judges their table."""
    core = found.core
    about_to_draw = core.stage is TournamentStage.REGISTRATION and questions.draw_refusal(core) is None
    asks = rights.is_organiser(core, request.person.key) and rights.should_appoint(core)
    if about_to_draw and asks and token.argument != settings_screen.AS_IT_IS:
        typed = not request.press.in_window
        question = Reply(screen=settings_screen.nobody_judges(found, request.language, typed=typed))
        return Answer(toast=done("asked-first", request.language) if typed else None, replies=(question,))
    return await _draw(request, found, 0)


async def _draw(request: CommandRequest, found: Tournament, after: int) -> Answer:
    """Draw the round after round `after`. A button of an earlier round is stale."""
    codes = await free_codes(request.tables, questions.tables_needed(found.core))

    def drawn(now: Tournament) -> TournamentChange:
        if now.core.round != after and now.is_live:
            raise Refusal("stale-button")
        admin = request.is_admin_of(now.home)
        new = rounds.drawn(now, request.person.key, codes, request.tables.now(), request.tables.chance, admin=admin)
        return TournamentChange(new, request.say("round-drawn", round=new.core.round))

    return await request.change_tournament(found.id, drawn)


async def _rules(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    rules = found.core.settings.rules
    table = lobby.table_of_rules(found.members[0].person, found.home, rules.preset, rules.options, found.id)
    return shown(howto.rules_page(table, token.argument, request.language))


async def _menu(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    return _inside(request, token.argument, _settings(request, found))


async def _rules_chosen(request: CommandRequest, token: ButtonToken) -> Answer:
    """Answer the question whether the tournament has the rules that the chat has kept, or the usual ones."""

    def chosen(now: Tournament) -> TournamentChange:
        settings = now.core.settings
        if now.kept_rules is None:
            raise Refusal("stale-button")
        if token.argument == which_rules.KEPT:
            rules = entering.by_kept_rules(settings, now.kept_rules)
            settings = settings.model_copy(update={"rules": rules})
        after = entering.configured(now, request.person.key, settings, {"kept_rules": None})
        return TournamentChange(after, request.say("rules-set"))

    return await request.change_tournament(token.table, chosen)


async def _set(request: CommandRequest, token: ButtonToken, _: Tournament) -> Answer:
    if token.argument in {which_rules.USUAL, which_rules.KEPT}:
        return await _rules_chosen(request, token)
    word = tournament_settings.word_of(token.argument)
    if word is None:
        raise Refusal("unknown-button")
    typed, on_a_page = tournament_typed.read([word]), token.argument.startswith(tournament_settings.ON_A_PAGE)

    def configured(now: Tournament) -> TournamentChange:
        settings = tournament_typed.merged(now.core.settings, typed)
        after = entering.configured(now, request.person.key, settings, typed.own)
        return TournamentChange(after, Answer() if on_a_page else Answer(instead=_settings(request, after)))

    try:
        return await request.change_tournament(token.table, configured)
    except EngineError as error:
        if on_a_page:
            raise
        newest = await request.tournaments.tournament(token.table)
        if tournament_settings.may_be_set(newest, request.person.key):
            raise
        return Answer(toast=tournament_refused(error, request.language), alert=True, instead=_settings(request, newest))


def _settings(request: CommandRequest, found: Tournament) -> Screen:
    return settings_screen.settings(found, request.language, request.person.key)


def _inside(request: CommandRequest, argument: str, screen: Screen) -> Answer:
    """Show a screen in the pressed message if only the asker sees that message; else in a new one."""
    own = request.press.chat.private or (request.press.ephemeral and argument.startswith(settings_screen.INSIDE))
    if own and argument.startswith(settings_screen.INSIDE):
        return Answer(instead=screen)
    if request.must_open_private_chat():  # answers would flood the group
        return Answer(toast=done("open-private-chat", request.language), url=request.again_in_private())
    return shown(screen)


async def _refresh(request: CommandRequest, _: ButtonToken, found: Tournament) -> Answer:
    return Answer(instead=await copy_of_page(request, found))


async def _tables(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    page = number(token.argument.removeprefix(settings_screen.INSIDE))
    if not found.core.rounds:
        raise Refusal("unknown-button")
    tables = await tables_on(request, found, page)
    view = tournament_of(found, tables, request.language, request.press.reader, page=page)
    return _inside(request, token.argument, page_screen.more_tables(view))


async def _watch(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    place = number(token.argument.removeprefix(settings_screen.INSIDE))
    table = await request.tables.table(questions.table(found.core, token.decision, place).code)
    screen = spectator.board_of(watched(table, request.language, request.tables.now()), found.id, token.decision, place)
    return _inside(request, token.argument, screen)


async def _score(request: CommandRequest, token: ButtonToken, found: Tournament) -> Answer:
    what = token.argument.removeprefix(settings_screen.INSIDE)
    if what.startswith("r"):
        round_ = number(what[1:])
        if not 1 <= round_ <= found.core.round:
            raise Refusal("unknown-button")
        view = round_results_of(found, round_, request.language, request.press.reader)
        return _inside(request, token.argument, standings_screen.results(view))
    if what == "t":
        return shown(standings_screen.table_of_results(found, request.language))
    page = number(what[1:]) if what else 0
    return _inside(
        request, token.argument, standings_page(found, request.language, page, request.press.reader, inside=True)
    )


async def _hand(request: CommandRequest, _: ButtonToken, found: Tournament) -> Answer:
    """Show the asker's hand at their table of this round."""
    player = found.number(request.person.key)
    place = questions.place(found.core, player) if player is not None and found.core.round else None
    if place is None:
        raise Refusal("no-table-of-yours")
    code = questions.table(found.core, found.core.round, place.table).code
    return await request.tables.change(code, lambda table: presses.show_hand(request.at_table(table)))


_HANDLERS: Mapping[Verb, Callable[[CommandRequest, ButtonToken, Tournament], Awaitable[Answer]]] = {
    Verb.JOIN: _join,
    Verb.LEAVE: _leave,
    Verb.LET_IN: _answer_knock,
    Verb.TURN_AWAY: _answer_knock,
    Verb.START: _start,
    Verb.NEXT: lambda request, token, found: _draw(request, found, token.decision),
    Verb.RULES: _rules,
    Verb.MENU: _menu,
    Verb.SET: _set,
    Verb.REFRESH: _refresh,
    Verb.TABLES: _tables,
    Verb.WATCH: _watch,
    Verb.SCORE: _score,
    Verb.HAND: _hand,
    Verb.JUDGE: judge.pressed,
}
