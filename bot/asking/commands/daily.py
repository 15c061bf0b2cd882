"""`/daily`: the deal of the day. It is played in private; a group sees only who has played."""

from dataclasses import replace

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
from bot.screens.deal_of_the_day import Page, Shared
from bot.table.calendar import is_date, left, may_open, next_to
from bot.table.change import TableChange
from bot.table.table import Table
from bot.texts.typed import meant

CHATS_KEPT = 10  # most chats whose daily results list one person


async def daily(asked: CommandRequest) -> Answer:
    """Show the day's page in private, or who has played in a group; `on` and `off` switch the group's daily line."""
    if asked.args:
        return await _line(asked)
    return await page(asked) if asked.press.chat.private else await _in_group(asked)


async def pressed(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Play the deal of a day, or show the best play of one that is over."""
    asked.args = ""
    what, date = token.argument[:1], token.argument[1:]
    if what not in {screens.PLAY, screens.BEST} or not is_date(date):
        raise Refusal("unknown-button")
    if not asked.press.chat.private:
        raise Refusal("private-only")
    return await (_play(asked, date) if what == screens.PLAY else _best(asked, date))


async def page(asked: CommandRequest) -> Answer:
    """Show the day: a button for the cards, or after playing the result to share, and the others' results."""
    days = asked.days
    today = await days.day(days.today)
    tomorrow = await days.day(next_to(today.date))
    own = await _own_table(asked, today)
    told = replace(await _yesterday(asked, today), tomorrow=tomorrow, own=own)
    if own is None or not own.rows:
        return Answer(replies=(Reply(screen=screens.page(told, asked.language)),))
    await dailies.take_in(asked.directory, own)  # the worker may not have counted the last card yet
    numbers = await asked.directory.days.numbers(today.date, room=_room(asked))
    known = sorted((asked.about.get("daily_chats") or {}).items())
    chats = [Shared(str(title), await results_in(asked.directory.days, today, chat)) for chat, title in known]
    told = replace(told, numbers=numbers, chats=chats, streak=0)
    shared, all_of_it = screens.share(own, asked.language, asked.links(DAY_PAYLOAD)), screens.page(told, asked.language)
    return Answer(replies=(Reply(screen=shared), Reply(screen=all_of_it)))


async def _yesterday(asked: CommandRequest, today: Day) -> Page:
    """Return the page filled with the results of the day before."""
    date = next_to(today.date, -1)
    room = _room(asked)
    told = Page(
        today,
        today,
        left(asked.tables.now()),
        streak=dailies.streak_before(asked.about, today.date),
        of_room=room != ALL,
    )
    yesterday = await asked.days.kept(date)
    if yesterday is None:
        return told
    numbers = await asked.directory.days.numbers(date, room=room)
    best = await dailies.best_table(asked.tables, yesterday, room) if numbers.count else None
    name = None
    if best is not None:
        person = best.seats[screens.OWN].person
        name = person.name if person is not None else NAMELESS
    return replace(told, yesterday=yesterday, before=numbers, best=name, opened=may_open(date, asked.tables.now()))


def _room(asked: CommandRequest) -> str:
    return counted_with(asked.person, asked.messengers)


async def _own_table(asked: CommandRequest, day: Day) -> Table | None:
    """Return the asker's table of a day; None if there is none. Raises Refusal if they had that day's data deleted."""
    mark = day.mark_of(asked.person.key)
    if await asked.directory.days.is_struck_out(day.date, mark):
        raise Refusal("daily-deleted", left=round(left(asked.tables.now())))
    found, _ = await dailies.table_of(asked.tables, day, mark)
    return found


async def _play(asked: CommandRequest, date: str) -> Answer:
    """Deal the day's cards to the asker, or send their hand again at the end of the chat."""
    days = asked.days
    if date != days.today:
        return await page(asked)  # the button is of an earlier day
    day = await days.drawn(date)
    own = await _own_table(asked, day)
    if own is None:
        return await _begin(asked, day)
    if not own.is_live:
        return await page(asked)
    await asked.directory.link_person(asked.person.key, own.id, on=True)
    await asked.facts.board_asked_for(own.id, own.home)

    def anew(table: Table) -> TableChange:
        sent = table.seats[screens.OWN].hands
        return TableChange(table.with_seat(screens.OWN, hands=sent + 1) if table.is_live else table)

    return await asked.change_table(own.id, anew)


async def _begin(asked: CommandRequest, day: Day) -> Answer:
    await asked.spend_table()
    chat, mark = asked.press.chat, day.mark_of(asked.person.key)
    _, code = await dailies.table_of(asked.tables, day, mark)
    kept = await asked.directory.chat(chat.key)
    settings = {"pictures": asked.messengers[chat.platform].pictures, **kept, "language": asked.language}
    streak = dailies.streak_before(asked.about, day.date) + 1
    change = made(day, code, own_seat(asked), chat, streak=streak, now=asked.tables.now(), settings=settings)
    try:
        await asked.tables.create(change)
    except Refusal:
        found, _ = await dailies.table_of(asked.tables, day, mark)
        if found is None:  # otherwise two quick presses raced
            raise
    return Answer()


async def _best(asked: CommandRequest, date: str) -> Answer:
    """Show the best play of a day that is over."""
    day = await asked.days.kept(date) if may_open(date, asked.tables.now()) else None
    best = await dailies.best_line(asked.tables, day, _room(asked)) if day is not None else None
    if best is None:
        raise Refusal("daily-gone")
    return Answer(replies=(Reply(screen=best_line(best, asked.language)),))


async def _in_group(asked: CommandRequest) -> Answer:
    """Show the day and who has finished it in a group. From then on the asker's results count there."""
    days, directory = asked.days, asked.directory
    today = await days.day(days.today)
    await days.day(next_to(today.date))  # from now on its seal is stored
    chat = asked.press.chat.group.key
    if not asked.press.anonymous:
        await _play_along(asked, chat)
    played = await finished_in(directory.days, today, chat)
    yesterday = await days.kept(next_to(today.date, -1))
    before = Shared("", await results_in(directory.days, yesterday, chat)) if yesterday is not None else None
    language = await asked.language_here()
    screen = screens.in_group(today, played, before, language, asked.links(DAY_PAYLOAD).start)
    return Answer(replies=(Reply(screen=screen, private=False),))


async def _play_along(asked: CommandRequest, chat: str) -> None:
    """Let the asker's results count in a group, given by its key."""
    await asked.directory.days.play_along(chat, asked.person.key, asked.person.name)
    known = dict(asked.about.get("daily_chats") or {})
    if known.get(chat) != asked.press.chat.title and len(known) < CHATS_KEPT + (chat in known):
        await asked.directory.save_person(asked.person.key, {"daily_chats": {**known, chat: asked.press.chat.title}})


async def _line(asked: CommandRequest) -> Answer:
    """Switch a group's daily line on or off, for its admins."""
    wanted = meant(asked.args, "slash-choice", ["on", "off"])
    if wanted is None:
        raise Refusal("daily-typed")
    if asked.press.chat.private:
        raise Refusal("group-only")
    if not asked.press.admin:
        raise Refusal("needs-admin")
    days = asked.days
    await days.day(next_to((await days.day(days.today)).date))
    await asked.directory.days.want_line(asked.press.chat.key, on=wanted == "on")
    if wanted == "on":
        await asked.speaks_here()
    return asked.say(f"daily-line-{wanted}")
