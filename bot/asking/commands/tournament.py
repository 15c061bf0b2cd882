"""`/tournament` and `/standings`."""

from contextlib import suppress

from bot.asking import tournament_typed
from bot.asking.commands import entering as joining
from bot.asking.commands import evenings
from bot.asking.commands.request import CommandRequest
from bot.asking.tournament_typed import Typed
from bot.people import PersonKey
from bot.ports.effects import Kept, Remembered
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, shown
from bot.screens.tournament import evenings as evenings_screen
from bot.screens.tournament import page as page_screen
from bot.screens.tournament import pictures
from bot.screens.tournament import settings as settings_screen
from bot.screens.tournament import standings_table as standings_screen
from bot.speaking import LAST
from bot.table.table import Table
from bot.texts import plain
from bot.tournament import entering
from bot.tournament.tournament import Tournament, read_code
from bot.tournament.tournaments import TournamentChange
from bot.views.tournament import tournament_of
from bot.views.tournament_round import numbers_on
from bot.views.tournament_standings import standings_of
from engine.tournament.settings import Settings

ADMINS, ANYONE = "admins", "anyone"


async def tournament(request: CommandRequest) -> Answer:
    """Open a tournament, plan evenings, show a tournament's page by its code, or change the settings of one here."""
    code = read_code(request.args)
    if code is not None:
        try:
            return await _shown(request, await joining.named(request, code))
        except Refusal as refusal:
            if refusal.key != "no-such-tournament" or request.press.chat.private:
                raise
    if request.press.chat.private and not request.args:
        return await _shown(request, await joining.default_tournament(request))
    if request.press.chat.private:
        raise Refusal("group-only")
    return await _in_group(request)


async def _in_group(request: CommandRequest) -> Answer:
    """Do what the command says in a group: restrict it, plan evenings, or open, configure or show its tournament."""
    if request.args.lower() in {ADMINS, ANYONE}:
        return await _restricted(request, request.args.lower())
    typed = tournament_typed.read(request.args.split())
    if request.args:
        request.must_be_known()
    if typed.is_of_evenings:
        return await evenings.planned(request, typed)
    here = await _open_here(request)
    if here is not None and await request.tables.store.was_applied(here.id, request.press.input_id):
        return Answer()  # this command was delivered twice, and its first delivery opened the tournament
    if here is not None and not request.args:
        return await _shown(request, here)
    if here is not None:
        if not here.is_registering:
            raise Refusal("tournament-here", code=here.id)
        return await _configured(request, here.id, typed)
    present = None if request.args else await request.plans.of_chat(request.press.chat.key)
    if present is not None:
        return await evenings.shown_again(request, present)
    return await _opened(request, typed)


async def _opened(request: CommandRequest, typed: Typed) -> Answer:
    request.must_be_known()
    chat, tables = request.press.chat, request.tables
    kept = await request.directory.chat(chat.key)
    if kept.get("tournaments") == ADMINS and not request.press.admin:
        raise Refusal("needs-admin")
    await joining.must_be_welcome(request, chat)
    await request.spend_table()
    language = await request.language_chosen_here()
    name = typed.name or tournament_typed.clean_title(chat.title) or plain(language, "tournament-nameless")
    settings = tournament_typed.merged(Settings(name=name), typed)
    code = await request.free_code(entering.new_code)
    own = {
        "pictures": request.pictures_here(kept),
        "nudges": bool(kept.get("nudges", True)),
        "kept_rules": tournament_typed.kept_rules(kept, typed, settings),
    }
    made = entering.opened(
        code,
        joining.member(request.person, request.person_data),
        chat,
        settings,
        language=language,
        now=tables.now(),
        chance=tables.chance,
        own={**own, **typed.own},
    )
    effects = (
        Kept(chat.key, {"tournament": code, LAST: language}),
        Remembered(request.person.key, {"tournament": code}),
    )
    await request.tournaments.create(TournamentChange(made, effects=effects), input_id=request.press.input_id)
    return Answer()


async def _open_here(request: CommandRequest) -> Tournament | None:
    """Return this chat's tournament; None if there is none, or it is over."""
    code = (await request.directory.chat(request.press.chat.key)).get("tournament")
    if code is None:
        return None
    try:
        found = await request.tournaments.tournament(str(code))
    except Refusal:
        return None
    return found if found.is_live else None


async def _restricted(request: CommandRequest, who: str) -> Answer:
    """Set who may open tournaments here: admins only, or anyone."""
    if not request.press.admin:
        raise Refusal("needs-admin")
    await request.directory.save_chat(request.press.chat.key, {"tournaments": ADMINS if who == ADMINS else None})
    return request.say(f"tournaments-{who}")


async def _configured(request: CommandRequest, code: str, typed: Typed) -> Answer:
    def configured(now: Tournament) -> TournamentChange:
        settings = tournament_typed.merged(now.core.settings, typed)
        return TournamentChange(
            entering.configured(now, request.person.key, settings, typed.own), request.say("rules-set")
        )

    return await request.change_tournament(code, configured)


async def _shown(request: CommandRequest, found: Tournament) -> Answer:
    return shown(await copy_of_page(request, found), private=False)


async def copy_of_page(request: CommandRequest, found: Tournament) -> Screen:
    """Return a copy of the page in the reader's or the group's language, with a button that renews it."""
    reader, presser = (request.press.reader, request.person.key) if request.is_alone else (None, None)
    tables, language = await tables_on(request, found, 0), await request.language_here()
    return page_screen.copy(tournament_of(found, tables, language, reader, presser))


async def standings(request: CommandRequest) -> Answer:
    """Show the standings with all columns, and buttons for the results of the tables."""
    code = read_code(request.args)
    if request.args and code is None:
        raise Refusal("bad-code")
    found = await (joining.named(request, code) if code is not None else joining.default_tournament(request))
    private = request.press.chat.private
    language = request.language if private else found.language
    screens = [standings_page(found, language, 0, request.press.reader if private else None, inside=private)]
    with suppress(Refusal):  # the plan may be gone: after its end it is stored no longer than its evenings
        plan = (await request.plans.newest(found.plan)).value if found.plan else None
        screens += [evenings_screen.series(plan, language)] if plan is not None and plan.best and plan.held else []
    return Answer(replies=tuple(Reply(screen=screen, private=private) for screen in screens))


def standings_page(found: Tournament, language: str, page: int, reader: PersonKey | None, *, inside: bool) -> Screen:
    """Return a page of the standings with its buttons; `inside` for a message that only its reader sees."""
    picture = pictures.bump_chart(found, language, found.core.round)
    screen = standings_screen.standings(standings_of(found, language, reader, page=page), picture)
    return screen.model_copy(update={"rows": settings_screen.standings_rows(found, language, page, inside=inside)})


async def tables_on(request: CommandRequest, found: Tournament, page: int) -> dict[int, Table]:
    """Return the tables in play that are on a page, by number."""
    tables: dict[int, Table] = {}
    numbers = numbers_on(found, page)
    for number, code in found.codes_in_play.items():
        if number in numbers:
            with suppress(Refusal):  # the table is being committed at this moment
                tables[number] = (await request.tables.newest(code)).value
    return tables
