"""`/tournament` and `/standings`."""

from bot.asking import allowances, tournament_typed
from bot.asking.commands import entering as joining
from bot.asking.commands import opening
from bot.asking.commands.request import CommandRequest, shown
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens.tournament import page as page_screen
from bot.screens.tournament import settings as settings_screen
from bot.screens.tournament import standings_table as standings_screen
from bot.table.effects import Kept, Remembered
from bot.table.table import Table
from bot.texts import plain
from bot.tournament import entering
from bot.tournament.tournament import Tournament, TournamentStage, read_code
from bot.tournament.tournaments import TournamentChange
from engine.tournament.settings import Settings

ADMINS, ANYONE = "admins", "anyone"


async def tournament(asked: CommandRequest) -> Answer:
    """Open a tournament, show the page of one by its code, or change the settings of the one that gathers here."""
    code = read_code(asked.args)
    if code is not None:
        await asked.spend(allowances.CODES)
        try:
            return await _shown(asked, await asked.tournaments.tournament(code))
        except Refusal as refusal:
            if refusal.key != "no-such-tournament" or asked.press.chat.private:
                raise
    if asked.press.chat.private:
        if not asked.args:
            return await _shown(asked, await asked.tournaments.tournament(await asked.tournament_meant()))
        raise Refusal("group-only")
    if asked.args.lower() in {ADMINS, ANYONE}:
        return await _restricted(asked, asked.args.lower())
    here = await _open_here(asked)
    if here is not None and await asked.tables.store.was_applied(here.id, asked.press.input_id):
        return Answer()  # by this very command, which was delivered twice
    if here is not None and not asked.args:
        return await _shown(asked, here)
    if here is not None:
        if not here.is_registering:
            raise Refusal("tournament-here", code=here.id)
        return await _configured(asked, here.id)
    return await _opened(asked)


async def _opened(asked: CommandRequest) -> Answer:
    chat, tables = asked.press.chat, asked.tables
    kept = await asked.directory.chat(chat.key)
    if kept.get("tournaments") == ADMINS and not asked.press.admin:
        raise Refusal("needs-admin")
    await opening.must_be_welcome(asked, chat)
    await asked.spend_table()
    typed = tournament_typed.read(asked.args.split())
    language = str(kept.get("language") or asked.language)
    name = typed.name or tournament_typed.clean_title(chat.title) or plain(language, "tournament-nameless")
    settings = tournament_typed.merged(Settings(name=name), typed)
    code = await asked.free_code(entering.new_code)
    pictures = bool(kept.get("pictures", asked.messengers[chat.platform].pictures))
    made = entering.opened(
        code,
        joining.member(asked.person, asked.about),
        chat,
        settings,
        language=language,
        now=tables.now(),
        chance=tables.chance,
        own={"pictures": pictures, **typed.own},
    )
    effects = (
        Kept(chat.key, {"tournament": code}),
        Remembered(asked.person.key, {"tournament": code}),
    )
    await asked.tournaments.create(TournamentChange(made, effects=effects), input_id=asked.press.input_id)
    return Answer()


async def _open_here(asked: CommandRequest) -> Tournament | None:
    """Return this chat's tournament, unless it is over."""
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


async def _configured(asked: CommandRequest, code: str) -> Answer:
    typed = tournament_typed.read(asked.args.split())

    def configured(now: Tournament) -> TournamentChange:
        settings = tournament_typed.merged(now.core.settings, typed)
        return TournamentChange(entering.configured(now, asked.person.key, settings, typed.own), asked.say("rules-set"))

    return await asked.change_tournament(code, configured)


async def _shown(asked: CommandRequest, found: Tournament) -> Answer:
    return shown(await copy_of_page(asked, found), private=False)


async def copy_of_page(asked: CommandRequest, found: Tournament) -> Screen:
    """Return a copy of the page in the reader's or the group's language; a button on it renews it."""
    return page_screen.copy(found, await asked.language_here(), await tables_on(asked, found, 0))


async def standings(asked: CommandRequest) -> Answer:
    """Show the standings with all columns, and buttons for the results of the tables."""
    code = read_code(asked.args) if asked.args else await asked.tournament_meant()
    if code is None:
        raise Refusal("bad-code")
    if asked.args:
        await asked.spend(allowances.CODES)
    found = await asked.tournaments.tournament(code)
    private = asked.press.chat.private
    language = asked.language if private else found.language
    return shown(standings_page(found, language, 0, inside=private), private=private)


def standings_page(found: Tournament, language: str, page: int, *, inside: bool) -> Screen:
    """Return a page of the standings with its buttons; `inside` for a message that only its reader sees."""
    screen = standings_screen.standings(found, language, page=page)
    return screen.model_copy(update={"rows": settings_screen.standings_rows(found, language, page, inside=inside)})


async def tables_on(asked: CommandRequest, found: Tournament, page: int) -> dict[int, Table]:
    """Return the tables on a page, by number, while the round is played."""
    if found.core.stage is not TournamentStage.PLAYING:
        return {}
    tables: dict[int, Table] = {}
    for number in page_screen.numbers_on(found, page):
        try:
            tables[number] = (await asked.tables.newest(found.core.rounds[-1].tables[number - 1].code)).value
        except Refusal:
            continue  # it is being written at this moment
    return tables
