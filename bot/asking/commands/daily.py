"""`/daily`: the deal of the day. It is played in private; a group sees only who has played."""

from functools import partial

from bot.asking.commands.opening import own_seat
from bot.asking.commands.request import CommandRequest
from bot.codec import DAY_PAYLOAD, ButtonToken
from bot.daily.day import Day
from bot.daily.opening import made
from bot.daily.results import counted_with, finished_in, results_in
from bot.finished import dailies
from bot.people import NAMELESS
from bot.ports.days import ALL
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import deal_of_the_day as screens
from bot.screens.afterwards.best_line import best_line
from bot.table.calendar import is_date, left, may_open, next_to
from bot.table.change import TableChange
from bot.table.table import Table
from bot.texts.typed import name_typed
from bot.views.day import BEST, PLAY, Yesterday, chat_results, day_in_group, day_page, finished_day, yesterday_of
from bot.views.own_words import OWN

CHATS_KEPT = 10  # most chats whose daily results list one person


async def daily(request: CommandRequest) -> Answer:
    """Show the day's page in private, or who has played in a group; `on` and `off` switch the group's daily line."""
    if request.args:
        return await _line(request)
    return await page(request) if request.press.chat.private else await _in_group(request)


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Play the deal of a day, or show the best play of one that is over."""
    request.args = ""
    what, date = token.argument[:1], token.argument[1:]
    if what not in {PLAY, BEST} or not is_date(date):
        raise Refusal("unknown-button")
    if not request.press.chat.private:
        raise Refusal("private-only")
    return await (_play(request, date) if what == PLAY else _best(request, date))


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
        view = drawn(streak=dailies.streak_before(request.person_data, today.date))
        return Answer(replies=(Reply(screen=screens.page(view)),))
    await dailies.take_in(request.directory, own)  # the worker may not have counted the last card yet
    numbers = await request.directory.days.numbers(today.date, room=room)
    known = sorted((request.person_data.get("daily_chats") or {}).items())
    chats = [
        chat_results(str(title), await results_in(request.directory.days, today, chat), language)
        for chat, title in known
    ]
    shared = screens.share(finished_day(own, language), request.links(DAY_PAYLOAD))
    return Answer(replies=(Reply(screen=shared), Reply(screen=screens.page(drawn(numbers=numbers, chats=chats)))))


async def _yesterday(request: CommandRequest, today: Day, room: str) -> Yesterday | None:
    """Return the day before, with the results that are counted in a scope; None if it is not stored any more."""
    date = next_to(today.date, -1)
    yesterday = await request.days.kept(date)
    if yesterday is None:
        return None
    numbers = await request.directory.days.numbers(date, room=room)
    best = await dailies.best_table(request.tables, yesterday, room) if numbers.count else None
    name = None
    if best is not None:
        person = best.seats[OWN].person
        name = person.name if person is not None else NAMELESS
    return yesterday_of(yesterday, numbers, name, request.tables.now(), request.language)


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
    return Answer(replies=(Reply(screen=best_line(best, request.language)),))


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
    days = request.days
    await days.day(next_to((await days.day(days.today)).date))
    await request.directory.days.want_line(request.press.chat.key, on=wanted == "on")
    if wanted == "on":
        await request.note_language_here()
    return request.say(f"daily-line-{wanted}")
