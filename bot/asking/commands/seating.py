"""Taking seats, leaving them, and sending others away."""

from __future__ import annotations

from bot.asking import presses
from bot.asking.commands.opening import no_game_here, take_chat
from bot.asking.commands.request import JOIN_PAYLOAD, CommandRequest
from bot.people import clean_name
from bot.refusal import Refusal
from bot.screen import Answer, Reply
from bot.screens import help as help_screens
from bot.screens.names import seat_name
from bot.screens.refusals import done
from bot.table import lobby, seats
from bot.table.acts import told
from bot.table.change import Change, Denied, TableRequest
from bot.table.effects import Sits
from bot.table.model import Table
from bot.table.rights import Right
from engine.players import LEVELS

TICKET_LIFE = 900.0  # seconds in which a press on Join in the table's chat proves that somebody is in it


async def join(asked: CommandRequest) -> Answer:
    """Take a seat at the chat's table, or at any by its code."""
    if not asked.args:
        return await _take_seat(asked, await asked.table_id())
    code = lobby.read_code(asked.args)
    if code is None:
        raise Refusal("bad-code")
    return await _take_seat(asked, code, shown_here=not asked.press.chat.private)


async def join_table(asked: CommandRequest, table_id: str) -> Answer:
    """Take a seat by the lobby's button."""
    asked.alert = True
    return await _take_seat(await asked.known(), table_id)


async def _take_seat(asked: CommandRequest, table_id: str, *, shown_here: bool = False) -> Answer:
    tables = asked.tables
    before = await tables.table(table_id)
    among_us = any(chat.key == asked.press.chat.key for chat in before.chats)
    link = asked.start_link(table_id)
    if link is not None and not asked.about.get("private") and not asked.press.chat.private:
        if among_us:
            ticket = {"table": table_id, "until": tables.now() + TICKET_LIFE}
            await asked.directory.save_person(asked.person.key, {"ticket": ticket})
        return Answer(toast=done("open-private-chat", asked.language), url=link)
    if not shown_here and not among_us and not _has_ticket(asked, table_id):
        await _member_of_home(asked, before)
    chat = asked.press.chat if shown_here else None

    def seated(table: Table) -> Change:
        table = seats.join(table, asked.person, chat)
        index = table.seat_of(asked.person.key)
        if index is not None:
            switches = {"nudges": asked.about.get("nudges", True), "auto": asked.about.get("auto", False)}
            table = seats.with_seat(table, index, table.seats[index].model_copy(update=switches))
        return Change(table, answer=asked.say("joined", place=before.home.title or table_id))

    try:
        seated(before)  # what is refused is refused before anything is linked
    except Refusal:
        if await tables.store.was_applied(table_id, asked.press.input_id):
            return Answer()  # delivered once more: it is refused now because it has been done
        raise
    if shown_here:
        await _chat_taken(asked, table_id)
    await asked.directory.link_person(asked.person.key, table_id, on=True)
    try:
        return await tables.change(table_id, seated, input_id=asked.press.input_id)
    except (Refusal, Denied):
        await _unlinked(asked, table_id)
        raise


async def _unlinked(asked: CommandRequest, table_id: str) -> None:
    """Undo the links that were made for a seat which then could not be taken."""
    directory, chat = asked.directory, asked.press.chat
    table = await asked.tables.table(table_id)
    if table.seat_of(asked.person.key) is None:
        await directory.link_person(asked.person.key, table_id, on=False)
    if all(known.key != chat.key for known in table.chats) and await directory.table_of_chat(chat.key) == table_id:
        await directory.link_chat(chat.key, None)


async def _member_of_home(asked: CommandRequest, table: Table) -> None:
    """Refuse people outside the table's group: a link or code does not bring back those who left or were banned."""
    messenger = asked.messengers[asked.person.platform]
    home = next((chat for chat in table.chats if chat.platform == asked.person.platform), None)
    if home is None or home.private:
        return
    member = await messenger.is_member(home, asked.person)
    if member is None:
        raise Refusal("join-there", place=home.title or table.id)
    if not member:
        raise Refusal("not-a-member")


def _has_ticket(asked: CommandRequest, table_id: str) -> bool:
    """Whether the asker has pressed Join in a chat of the table just now: who could do that is in the chat."""
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
        return Answer(replies=(Reply(screen=help_screens.start(asked.language)),))
    code = lobby.read_code(asked.args.removeprefix(JOIN_PAYLOAD))
    if code is None:
        return Answer(replies=(Reply(screen=help_screens.start(asked.language)),))
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
    return await asked.change(lambda ask: presses.add_built_in(ask, level))


async def kick(asked: CommandRequest) -> Answer:
    """Send somebody away from the lobby."""
    wanted = clean_name(asked.args.lstrip("@")).casefold()

    def kicked(ask: TableRequest) -> Change:
        ask.must(Right.SEND_AWAY)
        for index in range(len(ask.table.seats)):
            name = seat_name(ask.table, index, ask.language)
            if asked.args and clean_name(name).casefold() == wanted and index != ask.seat:
                person = ask.table.seats[index].person
                gone = (Sits(person.key, ask.table.id, on=False),) if person is not None else ()
                table = told(ask, lobby.sent_away(ask.table, index), "kicked", name=name)
                return Change(table, answer=asked.say("kicked", name=name), effects=gone)
        raise Refusal("nobody-of-that-name", name=asked.args or "?")

    return await asked.change(kicked)
