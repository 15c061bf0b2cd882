"""Taking seats, leaving them, and sending others away."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from bot.asking import allowances, presses
from bot.asking.commands.opening import no_game_here, take_chat
from bot.asking.commands.request import CommandRequest
from bot.codec import JOIN_PAYLOAD, Token, Verb
from bot.people import Chat, clean_name
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import help as help_screens
from bot.screens import questions
from bot.screens.before.open_tables import open_tables
from bot.screens.names import named, seat_name
from bot.screens.refusals import done
from bot.table import again, door, lobby, seats
from bot.table.acts import told
from bot.table.change import Change, Denied, TableRequest
from bot.table.effects import Shows, Sits
from bot.table.model import Door, Table
from bot.table.rights import Right, at_home
from engine.players import LEVELS

LISTED_LOOKED_AT, LISTED_SHOWN = 30, 8  # tables that take people, at most
TICKET_LIFE = 900.0  # seconds in which a press on Join in the table's chat proves that somebody is in it


async def join(asked: CommandRequest) -> Answer:
    """Take a seat at the chat's table, or at any by its code; where there is neither, show the tables open to all."""
    if not asked.args:
        try:
            here = await asked.table_id()
        except Refusal:
            if not asked.press.chat.private:
                raise
            return await _open_tables(asked)
        return await _take_seat(asked, here)
    code = lobby.read_code(asked.args)
    if code is None:
        raise Refusal("bad-code")
    await asked.spend(allowances.CODES)
    return await _take_seat(asked, code, shown_here=not asked.press.chat.private)


async def join_table(asked: CommandRequest, table_id: str) -> Answer:
    """Take a seat by the lobby's button."""
    asked.alert = True
    return await _take_seat(await asked.known(), table_id)


async def _open_tables(asked: CommandRequest) -> Answer:
    found: list[Table] = []
    for table_id in await asked.directory.listed(LISTED_LOOKED_AT):
        with suppress(Refusal):
            table = await asked.tables.table(table_id)
            if door.is_listed(table) and len(found) < LISTED_SHOWN:
                found.append(table)
    return Answer(replies=(Reply(screen=open_tables(found, asked.language)),))


async def _take_seat(asked: CommandRequest, table_id: str, *, shown_here: bool = False) -> Answer:
    tables = asked.tables
    before = await tables.table(table_id)
    here = at_home(before, asked.press.chat)
    link = asked.start_link(table_id)
    if link is not None and not asked.about.get("private") and not asked.press.chat.private:
        if here:
            ticket = {"table": table_id, "until": tables.now() + TICKET_LIFE}
            await asked.directory.save_person(asked.person.key, {"ticket": ticket})
        return Answer(toast=done("open-private-chat", asked.language), url=link)
    shown_here = shown_here and not here
    chat = asked.press.chat if shown_here else None
    guest = not (here or _has_ticket(asked, table_id) or await _is_of_home(asked, before))
    if guest and not _lets_in(before, asked.person.key):
        return await _knock(asked, before, chat)

    def seated(table: Table) -> Change:
        return Change(
            seats.join(table, seats.seat_for(asked.person, asked.about, guest=guest), chat),
            answer=asked.say("joined", place=before.home.title or table_id),
        )

    try:
        seated(before)  # what is refused is refused before anything is linked
    except Refusal:
        if await tables.store.was_applied(table_id, asked.press.input_id):
            return Answer()  # delivered once more: it is refused now because it has been done
        raise
    if shown_here:
        await _chat_taken(asked, table_id)
    await asked.directory.link_person(asked.person.key, table_id, on=True)

    def seated_and_begun(table: Table) -> Change:
        change = seated(table)
        return replace(again.begun_if_complete(change.table, tables.now(), tables.chance), answer=change.answer)

    try:
        return await tables.change(table_id, seated_and_begun, input_id=asked.press.input_id)
    except (Refusal, Denied):
        await _unlinked(asked, table_id)
        raise


def _lets_in(table: Table, person_key: str) -> bool:
    """Whether somebody from elsewhere may sit down, or has been let in before."""
    index = table.seat_of(person_key)
    return table.door is not Door.MEMBERS if index is None else table.seats[index].guest


async def _knock(asked: CommandRequest, table: Table, chat: Chat | None) -> Answer:
    """Ask to be let in."""
    if table.seat_of(asked.person.key) is not None:
        raise Refusal("not-a-member")
    if chat is not None:
        await no_game_here(asked)
    opener = named(table.opener.name, asked.language)
    answer = asked.say("asked-to-join", name=opener, place=table.home.title or table.id)
    return await asked.tables.change(
        table.id,
        lambda now: Change(door.knock(now, asked.person, chat), answer=answer),
        input_id=asked.press.input_id,
    )


async def answer_knock(asked: CommandRequest, token: Token) -> Answer:
    """Let somebody in who asks, or not."""
    asked.alert = True
    await asked.known()
    mark, welcome = token.argument, token.verb is Verb.LET_IN
    before = await asked.tables.table(token.table)
    about = await asked.directory.person(door.knocking(before, mark).person.key) if welcome else {}

    def answered(table: Table) -> Change:
        ask = asked.ask(table)
        ask.must(Right.LET_IN)
        one = door.knocking(table, mark)
        if not welcome:
            return Change(told(ask, door.turned_away(table, one), "turned-away", about=one.person))
        table = door.let_in(table, one, seats.seat_for(one.person, about, guest=True))
        shows = (Shows(one.chat.key, table.id),) if one.chat is not None else ()
        return Change(
            told(ask, table, "let-in", about=one.person),
            effects=(Sits(one.person.key, table.id, on=True), *shows),
        )

    return await asked.tables.change(token.table, answered, input_id=asked.press.input_id)


async def _unlinked(asked: CommandRequest, table_id: str) -> None:
    """Undo the links that were made for a seat which then could not be taken."""
    directory, chat = asked.directory, asked.press.chat
    table = await asked.tables.table(table_id)
    if table.seat_of(asked.person.key) is None:
        await directory.link_person(asked.person.key, table_id, on=False)
    if all(known.key != chat.key for known in table.chats) and await directory.table_of_chat(chat.key) == table_id:
        await directory.link_chat(chat.key, None)


async def _is_of_home(asked: CommandRequest, table: Table) -> bool:
    """Whether the platform says that the asker is in the table's home chat. In doubt they are not."""
    home = table.home
    messenger = asked.messengers.get(home.platform)
    if home.platform != asked.person.platform or home.private or messenger is None:
        return False
    return await messenger.is_member(home, asked.person) is True


def _has_ticket(asked: CommandRequest, table_id: str) -> bool:
    """Whether the asker has pressed Join in the table's home chat just now: who could do that is in the chat."""
    ticket = asked.about.get("ticket") or {}
    return ticket.get("table") == table_id and asked.tables.now() < ticket.get("until", 0.0)


async def _chat_taken(asked: CommandRequest, table_id: str) -> None:
    if await asked.directory.table_of_chat(asked.press.chat.key) != table_id:
        await take_chat(asked, table_id, await no_game_here(asked))


async def start(asked: CommandRequest) -> Answer:
    """Greet in a private chat; with a join link, take the seat in the same step."""
    if not asked.press.chat.private:
        return Answer(replies=(Reply(screen=help_screens.help_page(asked.menu, asked.language)),))
    await asked.facts.private_chat_opened(asked.person)
    if not asked.args.startswith(JOIN_PAYLOAD):
        return Answer(replies=(Reply(screen=help_screens.start(asked.language, asked.group_link())),))
    code = lobby.read_code(asked.args.removeprefix(JOIN_PAYLOAD))
    if code is None:
        return Answer(replies=(Reply(screen=help_screens.start(asked.language, asked.group_link())),))
    await asked.spend(allowances.CODES)
    table = await asked.tables.table(code)
    seated = table.seat_of(asked.person.key)
    if seated is not None and not table.seats[seated].left:
        return asked.say("joined", place=table.home.title or code)
    return await _take_seat(asked, code)


async def leave(asked: CommandRequest) -> Answer:
    """Leave the table."""
    return await asked.change(presses.leave)


async def addbot(asked: CommandRequest) -> Answer:
    """Seat a built-in player."""
    level = asked.args.lower()
    if level and level not in LEVELS:
        raise Refusal("bad-level", levels=", ".join(LEVELS))
    return await asked.change(lambda ask: _added(asked, presses.add_built_in(ask, level)))


def _added(asked: CommandRequest, change: Change) -> Change:
    name = seat_name(change.table, len(change.table.seats) - 1, asked.language)
    return replace(change, answer=asked.mention("bot-added", name=name))


async def kick(asked: CommandRequest) -> Answer:
    """Send somebody away from the lobby; offer who is there where nobody is named."""
    if not asked.args:
        return await asked.change(lambda ask: _offered(asked, ask))
    wanted = clean_name(asked.args.lstrip("@")).casefold()

    def kicked(ask: TableRequest) -> Change:
        ask.must(Right.SEND_AWAY)
        for index in range(len(ask.table.seats)):
            name = seat_name(ask.table, index, ask.language)
            if clean_name(name).casefold() == wanted and index != ask.seat:
                return presses.sent_away(ask, index)
        raise Refusal("nobody-of-that-name", name=asked.args)

    return await asked.change(kicked)


def _offered(asked: CommandRequest, ask: TableRequest) -> Change:
    ask.must(Right.SEND_AWAY)
    others = [index for index in range(len(ask.table.seats)) if index != ask.seat]
    if not others:
        raise Refusal("nobody-to-kick")
    screen = questions.kick(ask.table, others, asked.language)
    return Change(ask.table, answer=Answer(replies=(Reply(screen=screen, private=False),)))
