"""`/daily`: the deal of the day. It is played in private; a group sees only who has played."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from bot.asking.commands.opening import own_seat, usual_rules
from bot.asking.commands.request import CommandRequest
from bot.codec import DAY_PAYLOAD, ButtonToken
from bot.daily.day import Day
from bot.daily.line import line_at
from bot.daily.opening import made
from bot.daily.results import counted_with, finished_in, results_in
from bot.finished import dailies, records
from bot.people import NAMELESS
from bot.ports.days import ALL, Numbers
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import deal_of_the_day as screens
from bot.screens.afterwards.best_line import best_line
from bot.table.calendar import is_date, left, may_open, next_to
from bot.table.change import TableChange
from bot.table.table import Table
from bot.texts import Said, plain, say, visible
from bot.texts.typed import name_typed
from bot.views.as_json import as_json
from bot.views.day import DayPage, Yesterday, chat_results, day_in_group, day_page, finished_day, yesterday_of
from bot.views.day_after import AFTER, BEST, PLAY, DayAfter, day_after, month_of, place_of
from bot.views.names import preset_name
from bot.views.own_words import OWN
from bot.zones import UTC, ZONE
from engine import rules

CHATS_KEPT = 10  # most chats whose daily results list one person


async def daily(request: CommandRequest) -> Answer:
    """Show the day's page in private, or who has played in a group; `on` and `off` switch the group's daily line."""
    if request.args:
        return await _line(request)
    return await page(request) if request.press.chat.private else await _in_group(request)


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Play the deal of a day, show today's page (without a date), or a day that is over or its best play."""
    request.args = ""
    what, date = token.argument[:1], token.argument[1:]
    if what not in {PLAY, BEST, AFTER} or not (is_date(date) or (what == PLAY and not date)):
        raise Refusal("unknown-button")
    if not request.press.chat.private:
        raise Refusal("private-only")
    if what == PLAY:
        return await (_play(request, date) if date else page(request))
    return await (_best(request, date) if what == BEST else _after(request, date))


async def page(request: CommandRequest) -> Answer:
    """Show the day: a button for the cards, or after playing the result to share, and the others' results."""
    days = request.days
    today = await days.to_play(days.today)
    tomorrow = await days.day(next_to(today.date))
    own = await _own_table(request, today)
    language, room = request.language, _room(request)
    drawn = partial(
        day_page,
        today,
        tomorrow,
        own,
        await _yesterday(request, today, room),
        language,
        left=left(request.tables.now()),
        of_room=room != ALL,
    )
    if own is None or not own.rows:
        preset, options = usual_rules(await request.directory.chat(request.press.chat.key), language)
        usual, name = rules.build(preset, options), preset_name(preset, language)
        view = drawn(streak=dailies.streak_before(request.person_data, today.date), usual=usual, usual_name=name)
        return Answer(replies=(Reply(screen=screens.page(view)),), own=_today(view))
    await dailies.take_in(request.directory, own)  # the worker may not have counted the last card yet
    numbers = await request.directory.days.numbers(today.date, room=room)
    known = sorted((request.person_data.get("daily_chats") or {}).items())
    chats = [
        chat_results(str(title), await results_in(request.directory.days, today, chat), language)
        for chat, title in known
    ]
    shown = finished_day(own, language)
    place = await _place(request, today.date, shown.points, numbers)
    month = month_of({**_days(request), today.date: shown.points}, today.date, language)
    view = drawn(numbers=numbers, chats=chats, place=place, month=month)
    shared = screens.share(shown, request.links(DAY_PAYLOAD))
    told = {"told": shown.told, "date": today.date, "streak": shown.streak}
    return Answer(replies=(Reply(screen=shared), Reply(screen=screens.page(view))), own=_today(view) | told)


def _today(view: DayPage) -> dict[str, Any]:
    return _own(view, "day", yesterday=None, stands=visible(say(view.language, f"daily-{view.standing}")))


def _own(view: DayPage | DayAfter, kind: str, **more: Any) -> dict[str, Any]:
    """Return a view as a page draws it in place of the replies."""
    told = [visible(one) for one in screens.numbers(view)]
    return {"kind": kind, **as_json(view), "preset": view.preset, "results": told, **more}


def _days(request: CommandRequest) -> Mapping[str, int]:
    """Return the asker's points by date, as far as their document has them."""
    known: Mapping[str, Any] = request.person_data.get("daily") or {}
    return dict(known.get("days", {}))


async def _place(request: CommandRequest, date: str, points: int, numbers: Numbers) -> Said:
    """Return the place of the asker's points among all results."""
    room = _room(request)
    place = await request.directory.days.place(date, points, room=room)
    guest = bool(request.person.room) and room == ALL
    return place_of(place, numbers, request.language, guest=guest)


async def _after(request: CommandRequest, date: str) -> Answer:
    """Show a day that is over."""
    room, kept = _room(request), request.directory.days
    day = await request.days.kept(date) if may_open(date, request.tables.now()) else None
    if day is None or day.is_void:
        raise Refusal("daily-gone")
    numbers, own = await kept.numbers(date, room=room), _days(request).get(date)
    view = day_after(
        day,
        own,
        await _place(request, date, own, numbers) if own is not None else None,
        numbers,
        await _best_name(request, day, room, numbers),
        await kept.contracts(date, room=room),
        await request.days.made_by_built_in(day),
        request.language,
    )
    return Answer(
        replies=(Reply(screen=screens.after(view)),),
        own=_own(view, "day-after", chosen_title=plain(view.language, "daily-chosen")),
    )


async def _yesterday(request: CommandRequest, today: Day, room: str) -> Yesterday | None:
    """Return the day before, with the results that are counted in a scope; None if it is not stored any more."""
    date = next_to(today.date, -1)
    yesterday = await request.days.kept(date)
    if yesterday is None:
        return None
    numbers = await request.directory.days.numbers(date, room=room)
    name = await _best_name(request, yesterday, room, numbers)
    return yesterday_of(yesterday, numbers, name, request.tables.now(), request.language)


async def _best_name(request: CommandRequest, day: Day, room: str, numbers: Numbers) -> str | None:
    """Return the name of a day's best player; None if nobody has played, or the table is gone."""
    best = await dailies.best_table(request.tables, day, room) if numbers.count else None
    if best is None:
        return None
    person = best.seats[OWN].person
    return person.name if person is not None else NAMELESS


def _room(request: CommandRequest) -> str:
    return counted_with(request.person, request.messengers)


async def _own_table(request: CommandRequest, day: Day) -> Table | None:
    """Return the asker's table of a day; None if there is none. Raises Refusal if they had that day's data deleted."""
    mark = day.mark_of(request.person.key)
    if await request.directory.days.is_struck_out(day.date, mark):
        raise Refusal("daily-deleted", left=round(left(request.tables.now())))
    found, _ = await dailies.table_of(request.tables, day, mark)
    return found


async def _play(request: CommandRequest, date: str) -> Answer:
    """Deal the day's cards to the asker, or send their hand again at the end of the chat."""
    days = request.days
    if date != days.today:
        return await page(request)  # the button is of an earlier day
    day = await days.to_play(date)
    own = await _own_table(request, day)
    if own is None:
        return await _begin(request, day)
    if not own.is_live:
        return await page(request)
    await request.directory.link_person(request.person.key, own.id, on=True)
    await request.facts.board_asked_for(own.id, own.home)

    def anew(table: Table) -> TableChange:
        sent = table.seats[OWN].hands
        return TableChange(table.with_seat(OWN, hands=sent + 1) if table.is_live else table)

    return await request.change_table(own.id, anew)


async def _begin(request: CommandRequest, day: Day) -> Answer:
    await request.spend_table()
    chat, mark = request.press.chat, day.mark_of(request.person.key)
    _, code = await dailies.table_of(request.tables, day, mark)
    kept = await request.directory.chat(chat.key)
    settings = {"pictures": request.messengers[chat.platform].pictures, **kept, "language": request.language}
    streak = dailies.streak_before(request.person_data, day.date) + 1
    change = made(day, code, own_seat(request), chat, streak=streak, now=request.tables.now(), settings=settings)
    try:
        await request.tables.create(change)
    except Refusal:
        found, _ = await dailies.table_of(request.tables, day, mark)
        if found is None:  # otherwise two quick presses raced
            raise
    return Answer()


async def _best(request: CommandRequest, date: str) -> Answer:
    """Show the best play of a day that is over."""
    day = await request.days.kept(date) if may_open(date, request.tables.now()) else None
    best = await dailies.best_line(request.tables, day, _room(request)) if day is not None else None
    if best is None:
        raise Refusal("daily-gone")
    table = await dailies.opened(request.days, best.table, request.tables.now())
    own = {"kind": "record", "record": records.record(table, await request.tables.store.log(table.id))}
    return Answer(replies=(Reply(screen=best_line(best, request.language)),), own=own)


async def _in_group(request: CommandRequest) -> Answer:
    """Show the day and who has finished it in a group. From then on the asker's results count there."""
    days, directory = request.days, request.directory
    today = await days.to_play(days.today)
    await days.day(next_to(today.date))  # from now on its seal is stored
    chat = request.press.chat.group.key
    if not request.press.anonymous:
        await _play_along(request, chat)
    played = await finished_in(directory.days, today, chat)
    yesterday = await days.kept(next_to(today.date, -1))
    before = await results_in(directory.days, yesterday, chat) if yesterday is not None else []
    view = day_in_group(today, played, before, await request.language_here())
    screen = screens.in_group(view, request.links(DAY_PAYLOAD).start)
    return Answer(replies=(Reply(screen=screen, private=False),))


async def _play_along(request: CommandRequest, chat: str) -> None:
    """Let the asker's results count in a group, given by its key."""
    await request.directory.days.play_along(chat, request.person.key, request.person.name)
    known = dict(request.person_data.get("daily_chats") or {})
    if known.get(chat) != request.press.chat.title and len(known) < CHATS_KEPT + (chat in known):
        await request.directory.save_person(
            request.person.key, {"daily_chats": {**known, chat: request.press.chat.title}}
        )


async def _line(request: CommandRequest) -> Answer:
    """Switch a group's daily line on or off, for its admins."""
    wanted = name_typed(request.args, "slash-choice", ["on", "off"])
    if wanted is None:
        raise Refusal("daily-typed")
    if request.press.chat.private:
        raise Refusal("group-only")
    if not request.press.admin:
        raise Refusal("needs-admin")
    days, chat = request.days, request.press.chat
    today = await days.day(days.today)
    await days.day(next_to(today.date))
    await request.directory.days.want_line(chat.key, on=wanted == "on")
    if wanted == "on":
        await request.note_language_here()
        zone = str((await request.directory.chat(chat.group.key)).get(ZONE, UTC))
        if request.tables.now() > line_at(today, zone):
            await request.directory.days.take_line(today.date, chat.key)  # the first line is tomorrow's
        await request.tables.store.attend(today.id, request.tables.now())
    return request.say(f"daily-line-{wanted}")
