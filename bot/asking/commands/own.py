"""A person's language, tips and stored data."""

from contextlib import suppress

from bot.asking.commands import players
from bot.asking.commands.looking import FINISHED_SHOWN
from bot.asking.commands.request import CommandRequest, shown
from bot.asking.reader_language import reads
from bot.codec import ButtonToken
from bot.finished import forgetting
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, Stay
from bot.screens import pages, questions
from bot.screens.afterwards import player_statistics as standings_screen
from bot.screens.refusals import done
from bot.screens.tournament import evenings
from bot.speaking import CHOSEN
from bot.table.acts import told
from bot.table.change import TableChange, TableRequest
from bot.table.roles import Right
from bot.texts import LANGUAGES, Markup, either, own_name, plain
from bot.texts.typed import folded


async def language(asked: CommandRequest) -> Answer:
    """Set the asker's language; in a group, if an admin types it, the group's."""
    if not asked.args:
        return shown(pages.languages(asked.language))
    names = {folded(plain(known, "language-name")): known for known in LANGUAGES} | {one: one for one in LANGUAGES}
    wanted = names.get(folded(asked.args))
    if wanted is None:
        known = either(asked.aloud, [f"{own_name(one)} ({one})" for one in LANGUAGES])
        raise Refusal("unknown-language", languages=known)
    return await _speak(asked, wanted)


async def _speak(asked: CommandRequest, language: str) -> Answer:
    if asked.press.admin and not asked.press.chat.private and not asked.reads_own:
        await _spoken_here(asked, language)
        return Answer(toast=done("language-set", language))
    await asked.directory.save_person(asked.person.key, {CHOSEN: language})
    person = asked.person.model_copy(update={"language": language})
    await reads(person, asked.about, asked.facts, asked.tournaments)
    line = done("language-set", language)
    if not asked.is_public:
        return Answer(toast=line, language=language)
    if asked.about.get("private"):
        return shown(Screen(text=Markup.of(line)))
    # The group need not read the line, and there is no private chat to send it to.
    return Answer(toast=line, stay=Stay.UNSAID)


async def _spoken_here(asked: CommandRequest, language: str) -> None:
    """Set the language of a chat, its tournament and its board; the admin's own language stays."""
    tables = asked.tables
    here = (await asked.directory.chat(asked.press.chat.key)).get("tournament")
    if here is not None:
        await asked.tournaments.quietly(str(here), lambda now: now.replace(language=language) if now.is_live else now)
    await asked.directory.save_chat(asked.press.chat.key, {CHOSEN: language})
    table_here = await asked.directory.table_of_chat(asked.press.chat.key)
    if table_here is not None:
        await tables.quietly(tables.change(table_here, lambda table: _board_spoken(asked.ask(table), language)))


def _board_spoken(ask: TableRequest, language: str) -> TableChange:
    ask.must(Right.SET_LANGUAGE)
    return TableChange(told(ask, ask.table.model_copy(update={"language": language}), "language"))


async def tips(asked: CommandRequest, *, on: bool) -> Answer:
    """Turn the asker's tips on, from the first one, or off, at all their tables."""
    await asked.directory.save_person(asked.person.key, {"tips": on, "explained": None})
    await asked.facts.seats_changed(asked.person.key, tips={} if on else None)
    return asked.say("tips-on" if on else "tips-off")


async def mydata(asked: CommandRequest) -> Answer:
    """Show what is stored about the asker."""
    games = await asked.directory.finished(asked.person.key, FINISHED_SHOWN)
    played = standings_screen.lines(await players.own_standing(asked), asked.language)
    played = [*played, *await _in_series(asked)]
    kept = len((await asked.library.shelf(asked.person.key)).studies)
    screen = pages.my_data(asked.person, dict(asked.about), games, played, kept, asked.language)
    line = done("open-private-chat", asked.aloud)
    return Answer(replies=(Reply(screen=screen, secret=True),), fallback=line, url=asked.again_in_private())


async def _in_series(asked: CommandRequest) -> list[Markup]:
    """Return what the asker has earned in the series of their last tournament, as lines of text."""
    code = asked.about.get("tournament")
    with suppress(Refusal):
        plan = (await asked.tournaments.tournament(str(code))).plan if code is not None else ""
        found = (await asked.plans.newest(plan)).value if plan else None
        return evenings.own_line(found, asked.person.key, asked.language) if found is not None else []
    return []


async def deletemydata(asked: CommandRequest) -> Answer:
    """Ask the asker to confirm that their data is to be deleted."""
    return shown(questions.forget(asked.person.key, asked.language))


async def forgotten(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Delete the asker's data, if the button was meant for them. Raises Refusal."""
    if token.argument != questions.asked_of(asked.person.key):
        raise Refusal("unknown-button")
    chat = asked.press.chat
    await forgetting.forget(asked.tables, asked.person, chat.key if chat.private else None)
    line = done("data-deleted", asked.language)
    return Answer(toast=line, alert=True, instead=Screen(text=Markup.of(line)))
