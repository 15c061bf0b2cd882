"""`/callme`: private lines about tables opened in a group. After `/play`: calls to the built-in players' seats."""

import asyncio
from contextlib import suppress
from itertools import islice

from bot.asking.commands.request import CommandRequest
from bot.calling import calls, wishes
from bot.codec import JOIN_PAYLOAD, ButtonToken
from bot.people import Chat
from bot.ports.presses import Command
from bot.refusal import Refusal
from bot.screen import Answer, Screen, shown
from bot.screens import calls as screens
from bot.screens.refusals import done
from bot.speaking import HEARD
from bot.table import vacancies
from bot.table.documents import NewerSchema
from bot.table.roles import Right
from bot.texts.typed import name_typed
from bot.views.names import titled
from bot.zones import ZONE

ON, OFF = "on", "off"
GAMES_LOOKED_AT = 10  # newest games that are searched for groups to offer
MOST_OFFERED = 8  # most groups on the page


async def callme(request: CommandRequest) -> Answer:
    """Start or stop the asker's calls from a group; in private show them, set the quiet hours, or stop all calls."""
    wanted = name_typed(request.args, "slash-choice", [ON, OFF]) if request.args else None
    hours = wishes.hours_typed(request.args)
    if request.args and wanted is None and hours is None:
        raise Refusal("callme-typed")
    if hours is not None:
        await request.directory.save_person(request.person.key, {wishes.QUIET: list(hours)})
        if hours[0] == hours[1]:
            return request.say("quiet-none")
        return request.say("quiet-set", begin=f"{hours[0]}:00", end=f"{hours[1]}:00")
    if request.press.chat.private:
        return await _in_private(request, wanted)
    return await _in_group(request, on=wanted != OFF)


async def stopped(request: CommandRequest, token: ButtonToken) -> Answer:
    """Stop the presser's calls from the group that a button names."""
    await _ended(request, [token.argument])
    return request.say("call-off")


async def offer(request: CommandRequest, table_id: str) -> Screen:
    """Return the page on which the asker calls people from their groups to one of their tables."""
    table, links = await request.tables.table(table_id), request.links(f"{JOIN_PAYLOAD}{table_id}")
    ticked = await calls.groups_of(request.calls, table)
    return screens.offer(table, await _groups(request), ticked, request.language, links)


async def offered(request: CommandRequest, token: ButtonToken) -> Answer:
    """Call people from the group that a button names."""
    request.alert = True
    table = await request.tables.table(token.table)
    request.at_table(table).must(Right.OFFER_SEATS)
    chat = (await _possible(request)).get(token.argument)
    if chat is None:
        raise Refusal("unknown-button")
    if await request.membership(chat) is not True:
        raise Refusal("call-not-there", place=chat.title)
    if not vacancies.offered(table):
        raise Refusal("nothing-to-offer")
    await calls.offer(request.calls, table, chat, request.tables.now())
    called = done("group-called", request.language, place=titled(chat.title, request.language))
    return Answer(toast=called, instead=await offer(request, table.id))


async def _possible(request: CommandRequest) -> dict[str, Chat]:
    """Return the groups of the asker's calls and last games, by key."""
    found = dict[str, Chat]()
    for key, title in wishes.groups(request.person_data).items():
        found[key] = Chat.at(key, title)
    games = await request.directory.finished(request.person.key, GAMES_LOOKED_AT)
    for code in (
        *await request.directory.tables_of_person(request.person.key),
        *(str(game["table"]) for game in games),
    ):
        with suppress(Refusal, NewerSchema):
            home = (await request.tables.table(code)).home.group
            found.setdefault(home.key, home)
    return found


async def _groups(request: CommandRequest) -> dict[str, Chat]:
    """Return those of the asker's groups that they are a member of now, by key, as far as that can be asked."""
    chats, theirs = list((await _possible(request)).values()), dict[str, Chat]()
    while chats and len(theirs) < MOST_OFFERED:  # no more of the platform's calls than needed
        some, chats = chats[:MOST_OFFERED], chats[MOST_OFFERED:]
        there = await asyncio.gather(*(request.membership(chat) for chat in some), return_exceptions=True)
        theirs |= {chat.key: chat for chat, is_there in zip(some, there, strict=True) if is_there is True}
    return dict(islice(theirs.items(), MOST_OFFERED))


async def _in_private(request: CommandRequest, wanted: str | None) -> Answer:
    if wanted == ON:
        raise Refusal("group-only")
    if wanted == OFF:
        await _ended(request, [*wishes.groups(request.person_data)])
        return request.say("call-off")
    quiet, zone = wishes.quiet_hours(request.person_data), request.person_data.get(ZONE)
    return shown(screens.page(wishes.groups(request.person_data), quiet, zone, request.language))


async def _in_group(request: CommandRequest, *, on: bool) -> Answer:
    chat = request.press.chat.group
    if not on:
        await _ended(request, [chat.key])
        return request.say("call-off")
    if await request.membership(chat) is not True:
        raise Refusal("call-unseen")  # the bot could not notice later that the asker left the group
    groups = wishes.groups(request.person_data)
    full = len(groups) >= wishes.MOST_GROUPS and chat.key not in groups
    if full or not await request.directory.calls.want(chat.key, request.person.key, on=True):
        raise Refusal("call-full")
    named = {**groups, chat.key: chat.title}
    await request.directory.save_person(request.person.key, {wishes.GROUPS: named, HEARD: request.language})
    if request.must_open_private_chat():  # until then the calls wait
        page = request.again_in_private(Command("callme"))
        return Answer(toast=done("open-private-chat", request.answer_language), url=page)
    return request.say("call-on")


async def _ended(request: CommandRequest, chats: list[str]) -> None:
    left = {key: title for key, title in wishes.groups(request.person_data).items() if key not in chats}
    await request.directory.save_person(request.person.key, {wishes.GROUPS: left or None})
    for chat in chats:
        await request.directory.calls.want(chat, request.person.key, on=False)
