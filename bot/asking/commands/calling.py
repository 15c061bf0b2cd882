"""`/callme`: private lines about tables opened in a group. After `/play`: calls to the built-in players' seats."""

import asyncio
from contextlib import suppress
from itertools import islice

from bot.asking.commands.request import CommandRequest, shown
from bot.calling import calls, wishes
from bot.codec import JOIN_PAYLOAD, ButtonToken
from bot.people import Chat
from bot.ports.presses import Command
from bot.refusal import Refusal
from bot.screen import Answer, Screen
from bot.screens import calls as screens
from bot.screens.names import titled
from bot.screens.refusals import done
from bot.speaking import HEARD
from bot.table import vacancies
from bot.table.documents import NewerSchema
from bot.table.roles import Right
from bot.texts.typed import meant
from bot.zones import ZONE

ON, OFF = "on", "off"
GAMES_LOOKED_AT = 10  # newest games that are searched for groups to offer
MOST_OFFERED = 8  # most groups on the page


async def callme(asked: CommandRequest) -> Answer:
    """Start or stop the asker's calls from a group; in private show them, set the quiet hours, or stop all calls."""
    wanted = meant(asked.args, "slash-choice", [ON, OFF]) if asked.args else None
    hours = wishes.hours_typed(asked.args)
    if asked.args and wanted is None and hours is None:
        raise Refusal("callme-typed")
    if hours is not None:
        await asked.directory.save_person(asked.person.key, {wishes.QUIET: list(hours)})
        if hours[0] == hours[1]:
            return asked.say("quiet-none")
        return asked.say("quiet-set", begin=f"{hours[0]}:00", end=f"{hours[1]}:00")
    if asked.press.chat.private:
        return await _in_private(asked, wanted)
    return await _in_group(asked, on=wanted != OFF)


async def stopped(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Stop the presser's calls from the group that a button names."""
    await _ended(asked, [token.argument])
    return asked.say("call-off")


async def offer(asked: CommandRequest, table_id: str) -> Screen:
    """Return the page on which the asker calls people from their groups to one of their tables."""
    table, links = await asked.tables.table(table_id), asked.links(f"{JOIN_PAYLOAD}{table_id}")
    ticked = await calls.groups_of(asked.calls, table)
    return screens.offer(table, await _groups(asked), ticked, asked.language, links)


async def offered(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Call people from the group that a button names."""
    asked.alert = True
    table = await asked.tables.table(token.table)
    asked.ask(table).must(Right.OFFER_SEATS)
    chat = (await _possible(asked)).get(token.argument)
    if chat is None:
        raise Refusal("unknown-button")
    if await asked.membership(chat) is not True:
        raise Refusal("call-not-there", place=chat.title)
    if not vacancies.offered(table):
        raise Refusal("nothing-to-offer")
    await calls.offer(asked.calls, table, chat, asked.tables.now())
    called = done("group-called", asked.language, place=titled(chat.title, asked.language))
    return Answer(toast=called, instead=await offer(asked, table.id))


async def _possible(asked: CommandRequest) -> dict[str, Chat]:
    """Return the groups of the asker's calls and last games, by key."""
    found = dict[str, Chat]()
    for key, title in wishes.groups(asked.about).items():
        found[key] = Chat.at(key, title)
    games = await asked.directory.finished(asked.person.key, GAMES_LOOKED_AT)
    for code in (*await asked.directory.tables_of_person(asked.person.key), *(str(game["table"]) for game in games)):
        with suppress(Refusal, NewerSchema):
            home = (await asked.tables.table(code)).home.group
            found.setdefault(home.key, home)
    return found


async def _groups(asked: CommandRequest) -> dict[str, Chat]:
    """Return those of the asker's groups that they are a member of now, by key, as far as that can be asked."""
    chats, theirs = list((await _possible(asked)).values()), dict[str, Chat]()
    while chats and len(theirs) < MOST_OFFERED:  # no more of the platform's calls than needed
        some, chats = chats[:MOST_OFFERED], chats[MOST_OFFERED:]
        there = await asyncio.gather(*(asked.membership(chat) for chat in some), return_exceptions=True)
        theirs |= {chat.key: chat for chat, is_there in zip(some, there, strict=True) if is_there is True}
    return dict(islice(theirs.items(), MOST_OFFERED))


async def _in_private(asked: CommandRequest, wanted: str | None) -> Answer:
    if wanted == ON:
        raise Refusal("group-only")
    if wanted == OFF:
        await _ended(asked, [*wishes.groups(asked.about)])
        return asked.say("call-off")
    quiet, zone = wishes.quiet_hours(asked.about), asked.about.get(ZONE)
    return shown(screens.page(wishes.groups(asked.about), quiet, zone, asked.language))


async def _in_group(asked: CommandRequest, *, on: bool) -> Answer:
    chat = asked.press.chat.group
    if not on:
        await _ended(asked, [chat.key])
        return asked.say("call-off")
    if await asked.membership(chat) is not True:
        raise Refusal("call-unseen")  # the bot could not notice later that the asker left the group
    groups = wishes.groups(asked.about)
    full = len(groups) >= wishes.MOST_GROUPS and chat.key not in groups
    if full or not await asked.directory.calls.want(chat.key, asked.person.key, on=True):
        raise Refusal("call-full")
    named = {**groups, chat.key: chat.title}
    await asked.directory.save_person(asked.person.key, {wishes.GROUPS: named, HEARD: asked.language})
    if asked.must_open_private_chat():  # until then the calls wait
        page = asked.again_in_private(Command("callme"))
        return Answer(toast=done("open-private-chat", asked.aloud), url=page)
    return asked.say("call-on")


async def _ended(asked: CommandRequest, chats: list[str]) -> None:
    left = {key: title for key, title in wishes.groups(asked.about).items() if key not in chats}
    await asked.directory.save_person(asked.person.key, {wishes.GROUPS: left or None})
    for chat in chats:
        await asked.directory.calls.want(chat, asked.person.key, on=False)
