"""`/stats` and `/top`: statistics of finished games, of all time or of one month of a chat."""

from collections.abc import Mapping, Sequence

from bot.asking.commands.request import CommandRequest
from bot.asking.people_named import marked, of_name, which
from bot.codec import ButtonToken, Verb
from bot.finished.statistics import Standing, players_in, ranked, standing, standings_in
from bot.finished.visibility import CHOICES, NOBODY, SEEN, seen_by, shows
from bot.people import MENTION, clean_name, skeleton
from bot.ports.days import MONTHS, line_about
from bot.ports.directory import month_of
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen, shown
from bot.screens import questions
from bot.screens.afterwards import months as months_screen
from bot.screens.afterwards import my_page as my_page_screen
from bot.screens.afterwards import player_statistics as standings_screen
from bot.screens.refusals import done
from bot.table.calendar import next_to
from bot.texts.typed import name_typed
from bot.views.as_json import as_json
from bot.views.my_page import MyPage, my_page
from bot.views.names import is_built_in
from bot.zones import UTC, local, month_at, month_before

ALIKE = 3  # most people, whose names begin alike, whose statistics are shown at once


async def stats(request: CommandRequest) -> Answer:
    """Show the statistics of a player of this chat; without a name the asker's, with buttons for the others."""
    language = await request.language_here()
    if request.args:
        found = await _named(request)
        await _must_show(request, found)
        if len(found) > 1 and len(set(map(skeleton, found.values()))) == 1:
            return await which(request, found, Verb.STATS)
        screen = standings_screen.stats((await _standings(request, found))[:ALIKE], language)
        return shown(screen, private=request.is_alone)
    request.must_be_known()
    if seen_by(request.person_data) == NOBODY and not request.is_alone:
        screen = my_page_screen.page(await own_page(request, request.language))
        line = done("open-private-chat", request.answer_language)
        return Answer(replies=(Reply(screen=screen, secret=True),), fallback=line, url=request.again_in_private())
    view = await own_page(request, language, alone=request.is_alone)
    screen = await _with_others(request, my_page_screen.page(view), language)
    return shown(screen, private=request.is_alone).model_copy(update={"own": {"kind": "me", **as_json(view)}})


async def own_page(request: CommandRequest, language: str, *, alone: bool = True) -> MyPage:
    """Return the asker's own page; `alone`: whether nobody else reads it, so that they may choose who sees it."""
    (sums,) = await request.directory.sums([request.person.key])
    about, today, guest = request.person_data, request.days.today, bool(request.person.room)
    return my_page(request.person.name, sums, about, today, language, own=alone, guest=guest)


async def seen_chosen(request: CommandRequest, token: ButtonToken) -> Answer:
    """Set who sees the presser's numbers and rating."""
    if token.argument not in CHOICES:
        raise Refusal("unknown-button")
    await request.directory.save_person(request.person.key, {SEEN: token.argument})
    request.person_data = {**request.person_data, SEEN: token.argument}
    view = await own_page(request, request.language)
    return Answer(instead=my_page_screen.page(view), own={"kind": "me", **as_json(view)})


async def _must_show(request: CommandRequest, people: dict[str, str], *, together: bool = True) -> None:
    """Keep those of some people (names by key) who show the asker their numbers. Raises Refusal if none does.

    `together`: whether they share a chat with the asker.
    """
    others = [key for key in people if key != request.person.key]
    hidden = {key for key in others if not await shows(request.directory, key, together=together)}
    if hidden == people.keys():
        raise Refusal("stats-hidden", name=next(iter(people.values())))
    for key in hidden:
        del people[key]


async def _with_others(request: CommandRequest, own: Screen, language: str) -> Screen:
    """Add a button for each other person at this chat's table."""
    table = await request.table_here()
    if table is None:
        return own
    others = [n for n, seat in enumerate(table.seats) if seat.person and seat.person.key != request.person.key]
    return standings_screen.with_others(own, table, others, language)


async def of_seat(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show a player's statistics to a presser who can see the player's table."""
    table = await request.tables.table(token.table)
    if request.press.chat.key not in {chat.key for chat in table.chats} and table.seat_of(request.person.key) is None:
        raise Refusal("stats-not-here")
    index = questions.marked(table, token.argument)
    person = table.seats[index].person if index is not None else None
    if person is None:
        raise Refusal("person-not-seated")
    together = not table.kind.own_names  # strangers share no chat
    await _must_show(request, {person.key: person.name}, together=together)
    return shown(standings_screen.stats(await _standings(request, {person.key: person.name}), request.language))


MONTH, ALL_MONTHS = "month", "months"
ON, OFF = "on", "off"
TOP = (MONTH, ALL_MONTHS, ON, OFF)
MONTHS_SHOWN = 12


async def top(request: CommandRequest) -> Answer:
    """Show the ranking of the chat's players: of all games, of this month, or the first three of each earlier month.

    `on` and `off` switch the line that is posted in the chat on the first of a month.
    """
    if request.press.chat.private:
        raise Refusal("group-only")
    wanted = name_typed(request.args, "slash-choice", TOP) if request.args else None
    if request.args and wanted is None:
        raise Refusal("top-typed")
    if wanted in {ON, OFF}:
        return await _month_line(request, on=wanted == ON)
    if wanted is not None:
        return await (_month if wanted == MONTH else _months)(request)
    here = await players_in(request.directory, request.press.chat.key)
    screen = standings_screen.top(ranked(here), await request.language_here())
    return shown(screen, private=request.is_alone)


async def _month(request: CommandRequest) -> Answer:
    """Show the ranking of the current month in the chat's time zone."""
    chat, zone = request.press.chat.group.key, await request.zone_chosen()
    month = month_at(request.tables.now(), zone or UTC)
    best = await standings_in(request.directory, month_of(chat, month))
    return shown(months_screen.table(month, best, zone, await request.language_here()), private=request.is_alone)


async def _months(request: CommandRequest) -> Answer:
    """Show the best players of each earlier month."""
    chat, month = request.press.chat.group.key, month_at(request.tables.now(), await request.zone_here())
    found = []
    for _ in range(MONTHS_SHOWN):
        month = month_before(month)
        found.append((month, await standings_in(request.directory, month_of(chat, month))))
    screen = months_screen.months(found, await request.language_here())
    return shown(screen, private=request.is_alone)


async def _month_line(request: CommandRequest, *, on: bool) -> Answer:
    """Switch the chat's line on the first of a month on or off, for admins of the chat."""
    if not request.press.admin:
        raise Refusal("needs-admin")
    days, chat, zone = request.days, request.press.chat, await request.zone_here()
    await days.day(next_to((await days.day(days.today)).date))  # from now on each day is tended
    is_new, now = await request.directory.days.want_line(chat.key, MONTHS, on=on), request.tables.now()
    if on and is_new and local(now, zone).day > 1:
        await request.directory.days.take_line(
            line_about(month_at(now, zone)), chat.key
        )  # it begins with the next month
    answer = request.say(f"month-line-{ON if on else OFF}")
    if on:
        await request.note_language_here()
    if not on or await request.zone_chosen() is not None:
        return answer
    question = Reply(screen=questions.zone(UTC, request.answer_language), private=request.is_alone)
    return answer.model_copy(update={"replies": (question,)})


async def _named(request: CommandRequest) -> dict[str, str]:
    """Return the people with the typed name, else those whose names begin with it: names by key.

    Raises Refusal if there are none.
    """
    people = await _known_here(request)
    found = of_name(people, request.args)
    typed = request.args.removeprefix("@").strip()
    if not found and typed.startswith(MENTION):
        found = await _of_everybody(request, typed.removeprefix(MENTION))
    wanted = skeleton(clean_name(typed))
    found = found or {
        key: name for key, name in people.items() if wanted and skeleton(clean_name(name)).startswith(wanted)
    }
    if not found:
        raise Refusal("stats-built-in" if is_built_in(wanted) else "stats-nobody", name=request.args)
    return found


async def _of_everybody(request: CommandRequest, person: str) -> dict[str, str]:
    """Return the name of a mentioned person (key) who shows their numbers to everybody. Raises Refusal for another."""
    (sums,) = await request.directory.sums([person])
    if not sums.name or not await shows(request.directory, person, together=False):
        raise Refusal("stats-not-here")
    return {person: sums.name}


async def _known_here(request: CommandRequest) -> dict[str, str]:
    """Return the people who have finished a game in this chat, and the asker: names by key."""
    people = [] if request.press.chat.private else list(await request.directory.sums_in(request.press.chat.key))
    known = zip(people, await request.directory.sums(people), strict=True)
    names = {key: one.name for key, one in known if one.name}
    return names if request.press.anonymous else {**names, request.person.key: request.person.name}


async def _standings(request: CommandRequest, people: Mapping[str, str]) -> Sequence[Standing]:
    found = zip(people.items(), await request.directory.sums(list(people)), strict=True)
    return ranked(standing(name, sums.numbers) for (_, name), sums in found)


async def of_person(request: CommandRequest, token: ButtonToken) -> Answer:
    """Show the statistics of the person whom a button names, of those who have finished a game in the chat."""
    people = await _known_here(request)
    key, _ = marked(request, people, token.argument)
    await _must_show(request, {key: people[key]})
    language = await request.language_here()
    return Answer(instead=standings_screen.stats(await _standings(request, {key: people[key]}), language))
