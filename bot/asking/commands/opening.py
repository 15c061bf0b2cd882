"""Opening a table: `/newgame`."""

from __future__ import annotations

import asyncio

from bot.asking import allowances, rules_typed
from bot.asking.commands.request import CommandRequest
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.screens.refusals import done
from bot.table import door, lobby, seats
from bot.table.change import Change, Denied
from bot.table.model import Table
from engine.errors import EngineError

USUAL_PRESET = "polish"
PRACTICE_SEATS = 3
WRITTEN_WITHIN = (0.1, 0.2, 0.4)  # seconds in which a table is there after its chat has been taken for it


async def newgame(asked: CommandRequest) -> Answer:
    """Open a table in a chat; in a private chat, begin a practice game."""
    try:
        return await _open(asked)
    except Refusal as refusal:
        if refusal.key == "already-playing-here":
            there = await _written(asked, str(refusal.params["code"]))
            if there is not None and there.opened_by == asked.press.input_id:
                return Answer()  # by this very command, which was delivered twice, perhaps at this moment
        raise


async def _open(asked: CommandRequest) -> Answer:
    tables, chat = asked.tables, asked.press.chat
    ended = await no_game_here(asked)
    await asked.spend(allowances.TABLES)
    if not await asked.allowances.room_for_more():
        raise Refusal("no-room")
    kept = await asked.directory.chat(chat.key)
    preset = str(kept.get("preset") or USUAL_PRESET)
    typed_door, words = rules_typed.door_typed(asked.args.split())
    preset, options = rules_typed.parse(words, preset)
    if preset == kept.get("preset"):
        options = {**kept.get("options", {}), **options}
    language = str(kept.get("language") or asked.language)
    table = lobby.open_table(
        await _free_code(asked),
        asked.person,
        chat,
        language=language,
        preset=preset,
        options=options,
        now=tables.now(),
        chance=tables.chance,
        settings={"pictures": asked.messengers[chat.platform].pictures, **kept, **typed_door, "beacon": tables.beacon},
    )
    closed = asked.messengers[chat.platform].must_start and not asked.about.get("private") and not chat.private
    own = seats.seat_for(asked.person, asked.about).model_copy(update={"unreachable": closed})
    table = seats.with_seat(table, 0, own).model_copy(update={"opened_by": asked.press.input_id})
    try:
        lobby.rules_of(table)
    except EngineError as error:
        raise Denied(error, table) from error
    change = _practice(asked, table) if chat.private else Change(table, effects=door.listing(table))
    await take_chat(asked, table.id, ended)
    await asked.directory.link_person(asked.person.key, table.id, on=True)
    try:
        await tables.create(change)
    except Refusal:
        if (await tables.table(table.id)).opened_by != asked.press.input_id:  # else its own write was repeated
            # The code was taken in this very moment: nothing may lead to that table.
            await asked.directory.link_person(asked.person.key, table.id, on=False)
            await asked.directory.link_chat(chat.key, None)
            raise
    if table.seats[0].unreachable:
        # If they opened the private chat just now, their tables were told of it, but this one was not among them yet.
        if (await asked.directory.person(asked.person.key)).get("private"):
            await asked.facts.private_chat_opened(asked.person)
            return Answer()
        return Answer(toast=done("opened-start-me", asked.language), url=asked.start_link(table.id))
    return asked.mention("opened", Stay.UNSAID)


async def _free_code(asked: CommandRequest) -> str:
    """Draw the code of a table that is not there yet."""
    while True:
        code = lobby.new_code(asked.tables.chance)
        if await asked.tables.store.version(code) is None:
            return code


async def no_game_here(asked: CommandRequest) -> str | None:
    """Raise Refusal if a table is open in the chat. Returns the table that was, if it has not been cleared away yet."""
    open_here = asked.meant = await asked.directory.table_of_chat(asked.press.chat.key)
    if open_here is not None:
        table = await _written(asked, open_here)
        if table is not None and table.is_live:
            raise Refusal("already-playing-here", code=table.id)
    return open_here


async def _written(asked: CommandRequest, table_id: str) -> Table | None:
    """Return a table for which a chat has been taken; None if whoever opened it crashed on the way."""
    for wait in WRITTEN_WITHIN:
        try:
            return await asked.tables.table(table_id)
        except Refusal:  # somebody else is opening it at this moment
            await asyncio.sleep(wait)
    return None


async def take_chat(asked: CommandRequest, table_id: str, ended: str | None) -> None:
    """Make a table the chat's own; raises Refusal if somebody else was quicker."""
    held = await asked.directory.claim_chat(asked.press.chat.key, table_id, instead_of=ended)
    if held != table_id:
        raise Refusal("already-playing-here", code=held)


def _practice(asked: CommandRequest, table: Table) -> Change:
    counts = lobby.seat_counts(table)
    seats = PRACTICE_SEATS if PRACTICE_SEATS in counts else counts[0]
    while len(table.seats) < seats:
        table = lobby.add_built_in(table, "normal")
    return Change(*lobby.start(table, asked.tables.now(), asked.tables.chance))
