"""`/tournament` and `/standings`."""

from contextlib import suppress

from bot.asking import tournament_typed
from bot.asking.commands import entering as joining
from bot.asking.commands import evenings
from bot.asking.commands.request import CommandRequest, shown
from bot.asking.tournament_typed import Typed
from bot.ports.effects import Kept, Remembered
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens.tournament import evenings as evenings_screen
from bot.screens.tournament import own as own_screens
from bot.screens.tournament import page as page_screen
from bot.screens.tournament import settings as settings_screen
from bot.screens.tournament import standings_table as standings_screen
from bot.speaking import LAST
from bot.table.table import Table
from bot.texts import plain
from bot.tournament import entering
from bot.tournament.tournament import Tournament, read_code
from bot.tournament.tournaments import TournamentChange
from engine.tournament.settings import Settings

ADMINS, ANYONE = "admins", "anyone"


async def tournament(asked: CommandRequest) -> Answer:
    """Open a tournament, plan evenings, show a tournament's page by its code, or change the settings of one here."""
    code = read_code(asked.args)
    if code is not None:
        try:
            return await _shown(asked, await joining.named(asked, code))
        except Refusal as refusal:
            if refusal.key != "no-such-tournament" or asked.press.chat.private:
                raise
    if asked.press.chat.private and not asked.args:
        return await _shown(asked, await joining.default_tournament(asked))
    if asked.press.chat.private:
        raise Refusal("group-only")
    return await _in_group(asked)


async def _in_group(asked: CommandRequest) -> Answer:
    """Do what the command says in a group: restrict it, plan evenings, or open, configure or show its tournament."""
    if asked.args.lower() in {ADMINS, ANYONE}:
        return await _restricted(asked, asked.args.lower())
    typed = tournament_typed.read(asked.args.split())
    if asked.args:
        asked.must_be_known()
    if typed.is_of_evenings:
        return await evenings.planned(asked, typed)
    here = await _open_here(asked)
    if here is not None and await asked.tables.store.was_applied(here.id, asked.press.input_id):
        return Answer()  # this command was delivered twice, and its first delivery opened the tournament
    if here is not None and not asked.args:
        return await _shown(asked, here)
    if here is not None:
        if not here.is_registering:
            raise Refusal("tournament-here", code=here.id)
        return await _configured(asked, here.id, typed)
    present = None if asked.args else await asked.plans.of_chat(asked.press.chat.key)
    if present is not None:
        return await evenings.shown_again(asked, present)
    return await _opened(asked, typed)


async def _opened(asked: CommandRequest, typed: Typed) -> Answer:
    asked.must_be_known()
    chat, tables = asked.press.chat, asked.tables
    kept = await asked.directory.chat(chat.key)
    if kept.get("tournaments") == ADMINS and not asked.press.admin:
        raise Refusal("needs-admin")
    await joining.must_be_welcome(asked, chat)
    await asked.spend_table()
    language = await asked.language_chosen_here()
    name = typed.name or tournament_typed.clean_title(chat.title) or plain(language, "tournament-nameless")
    settings = tournament_typed.merged(Settings(name=name), typed)
    code = await asked.free_code(entering.new_code)
    own = {
        "pictures": bool(kept.get("pictures", asked.messengers[chat.platform].pictures)),
        "nudges": bool(kept.get("nudges", True)),
        "kept_rules": tournament_typed.kept_rules(kept, typed, settings),
    }
    made = entering.opened(
        code,
        joining.member(asked.person, asked.person_data),
        chat,
        settings,
        language=language,
        now=tables.now(),
        chance=tables.chance,
        own={**own, **typed.own},
    )
    effects = (
        Kept(chat.key, {"tournament": code, LAST: language}),
        Remembered(asked.person.key, {"tournament": code}),
    )
    await asked.tournaments.create(TournamentChange(made, effects=effects), input_id=asked.press.input_id)
    return Answer()


async def _open_here(asked: CommandRequest) -> Tournament | None:
    """Return this chat's tournament; None if there is none, or it is over."""
    code = (await asked.directory.chat(asked.press.chat.key)).get("tournament")
    if code is None:
        return None
    try:
        found = await asked.tournaments.tournament(str(code))
    except Refusal:
        return None
    return found if found.is_live else None


async def _restricted(asked: CommandRequest, who: str) -> Answer:
    """Set who may open tournaments here: admins only, or anyone."""
    if not asked.press.admin:
        raise Refusal("needs-admin")
    await asked.directory.save_chat(asked.press.chat.key, {"tournaments": ADMINS if who == ADMINS else None})
    return asked.say(f"tournaments-{who}")


async def _configured(asked: CommandRequest, code: str, typed: Typed) -> Answer:
    def configured(now: Tournament) -> TournamentChange:
        settings = tournament_typed.merged(now.core.settings, typed)
        return TournamentChange(entering.configured(now, asked.person.key, settings, typed.own), asked.say("rules-set"))

    return await asked.change_tournament(code, configured)


async def _shown(asked: CommandRequest, found: Tournament) -> Answer:
    return shown(await copy_of_page(asked, found), private=False)


async def copy_of_page(asked: CommandRequest, found: Tournament) -> Screen:
    """Return a copy of the page in the reader's or the group's language, with a button that renews it."""
    copied = page_screen.copy(found, await asked.language_here(), await tables_on(asked, found, 0))
    return own_screens.for_reader(found, asked.person.key, copied) if asked.is_alone else copied


async def standings(asked: CommandRequest) -> Answer:
    """Show the standings with all columns, and buttons for the results of the tables."""
    code = read_code(asked.args)
    if asked.args and code is None:
        raise Refusal("bad-code")
    found = await (joining.named(asked, code) if code is not None else joining.default_tournament(asked))
    private = asked.press.chat.private
    language = asked.language if private else found.language
    screens = [standings_page(found, language, 0, inside=private)]
    with suppress(Refusal):  # the plan may be gone: after its end it is stored no longer than its evenings
        plan = (await asked.plans.newest(found.plan)).value if found.plan else None
        screens += [evenings_screen.series(plan, language)] if plan is not None and plan.best and plan.held else []
    return Answer(replies=tuple(Reply(screen=screen, private=private) for screen in screens))


def standings_page(found: Tournament, language: str, page: int, *, inside: bool) -> Screen:
    """Return a page of the standings with its buttons; `inside` for a message that only its reader sees."""
    screen = standings_screen.standings(found, language, page=page)
    return screen.model_copy(update={"rows": settings_screen.standings_rows(found, language, page, inside=inside)})


async def tables_on(asked: CommandRequest, found: Tournament, page: int) -> dict[int, Table]:
    """Return the tables in play that are on a page, by number."""
    tables: dict[int, Table] = {}
    numbers = page_screen.numbers_on(found, page)
    for number, code in found.codes_in_play.items():
        if number in numbers:
            with suppress(Refusal):  # the table is being committed at this moment
                tables[number] = (await asked.tables.newest(code)).value
    return tables
