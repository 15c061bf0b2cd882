"""A person's language, tips and stored data."""

from contextlib import suppress

from bot.asking.commands import players
from bot.asking.commands.request import CommandRequest
from bot.asking.commands.viewing import FINISHED_SHOWN
from bot.asking.reader_language import reads
from bot.codec import ButtonToken
from bot.finished import forgetting
from bot.finished.handover import code_of
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay, shown
from bot.screens import pages, questions
from bot.screens.afterwards import my_page
from bot.screens.refusals import done
from bot.screens.tournament import evenings
from bot.speaking import CHOSEN
from bot.table.acts import announced
from bot.table.change import TableChange, TableRequest
from bot.table.roles import Right
from bot.texts import LANGUAGES, Markup, either, own_name, plain, say
from bot.texts.typed import folded
from bot.views.puzzle import progress


async def language(request: CommandRequest) -> Answer:
    """Set the asker's language; in a group, if an admin types it, the group's."""
    if not request.args:
        return shown(pages.languages(request.language))
    names = {folded(plain(known, "language-name")): known for known in LANGUAGES} | {one: one for one in LANGUAGES}
    wanted = names.get(folded(request.args))
    if wanted is None:
        known = either(request.answer_language, [f"{own_name(one)} ({one})" for one in LANGUAGES])
        raise Refusal("unknown-language", languages=known)
    return await _speak(request, wanted)


async def _speak(request: CommandRequest, language: str) -> Answer:
    if request.press.admin and not request.press.chat.private and not request.reads_own:
        await _set_chat_language(request, language)
        return Answer(toast=done("language-set", language))
    await request.directory.save_person(request.person.key, {CHOSEN: language})
    person = request.person.model_copy(update={"language": language})
    await reads(person, request.person_data, request.facts, request.tournaments)
    line = done("language-set", language)
    if not request.is_public:
        return Answer(toast=line, language=language)
    if request.person_data.get("private"):
        return shown(Screen(text=Markup.of(line)))
    # The group need not read the line, and there is no private chat to send it to.
    return Answer(toast=line, stay=Stay.UNSAID)


async def _set_chat_language(request: CommandRequest, language: str) -> None:
    """Set the language of a chat, its tournament and its board; the admin's own language stays."""
    tables = request.tables
    here = (await request.directory.chat(request.press.chat.key)).get("tournament")
    if here is not None:
        await request.tournaments.quietly(str(here), lambda now: now.replace(language=language) if now.is_live else now)
    await request.directory.save_chat(request.press.chat.key, {CHOSEN: language})
    table_here = await request.directory.table_of_chat(request.press.chat.key)
    if table_here is not None:
        await tables.quietly(
            tables.change(table_here, lambda table: _set_board_language(request.at_table(table), language))
        )


def _set_board_language(request: TableRequest, language: str) -> TableChange:
    request.must(Right.SET_LANGUAGE)
    return TableChange(announced(request, request.table.model_copy(update={"language": language}), "language"))


async def tips(request: CommandRequest, *, on: bool) -> Answer:
    """Turn the asker's tips on, from the first one, or off, at all their tables."""
    await request.directory.save_person(request.person.key, {"tips": on, "explained": None})
    await request.facts.seats_changed(request.person.key, tips={} if on else None)
    return request.say("tips-on" if on else "tips-off")


async def mydata(request: CommandRequest) -> Answer:
    """Show what is stored about the asker."""
    games = await request.directory.finished(request.person.key, FINISHED_SHOWN)
    played = my_page.lines(await players.own_page(request, request.language))
    played = [*played, *await _in_series(request), *await _puzzles(request), *await _handed_over(request)]
    kept = len((await request.services.library.shelf(request.person.key)).studies)
    screen = pages.my_data(request.person, dict(request.person_data), games, played, kept, request.language)
    line = done("open-private-chat", request.answer_language)
    return Answer(replies=(Reply(screen=screen, secret=True),), fallback=line, url=request.again_in_private())


async def _in_series(request: CommandRequest) -> list[Markup]:
    """Return what the asker has earned in the series of their last tournament, as lines of text."""
    code = request.person_data.get("tournament")
    with suppress(Refusal):
        plan = (await request.tournaments.tournament(str(code))).plan if code is not None else ""
        found = (await request.plans.newest(plan)).value if plan else None
        return evenings.own_line(found, request.person.key, request.language) if found is not None else []
    return []


async def _puzzles(request: CommandRequest) -> list[Markup]:
    """Return what the asker's puzzles add up to, as lines of text."""
    solver, language = await request.services.solvers.of(request.person.key), request.language
    mine = [say(language, "puzzle-mine", count=len(solver.own))] if solver.own else []
    if not solver.tried:
        return mine
    tried = say(language, "mydata-puzzles", tried=len(solver.tried), solved=sum(solver.tried.values()))
    return [tried, *(one.markup for one in progress(solver.at(request.tables.now()), language)), *mine]


async def _handed_over(request: CommandRequest) -> list[Markup]:
    """Tell a guest, as a line of text, that their games are being handed over to an account."""
    with suppress(Refusal):
        code = code_of(request.person.key) if request.person.room else ""
        if code and (await request.services.handovers.newest(code)).value.stands(request.tables.now()):
            return [say(request.language, "mydata-handover")]
    return []


async def deletemydata(request: CommandRequest) -> Answer:
    """Ask the asker to confirm that their data is to be deleted."""
    return shown(questions.forget(request.person.key, request.language))


async def forgotten(request: CommandRequest, token: ButtonToken) -> Answer:
    """Delete the asker's data, if the button was meant for them. Raises Refusal."""
    if token.argument != questions.mark_of_asker(request.person.key):
        raise Refusal("unknown-button")
    chat = request.press.chat
    await forgetting.forget(request.tables, request.person, chat.key if chat.private else None)
    line = done("data-deleted", request.language)
    return Answer(toast=line, alert=True, instead=Screen(text=Markup.of(line)), gone=True)
