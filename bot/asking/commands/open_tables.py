"""The list of open tables, and how strangers come to those of groups; `/opentables` lets a group's tables on it."""

from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace

from bot import stranger_names
from bot.asking.commands import company, opening
from bot.asking.commands.request import CommandRequest
from bot.finished.statistics import standing
from bot.refusal import Refusal
from bot.screen import Answer, shown
from bot.screens import people as screens
from bot.screens.before import open_tables as open_tables_screen
from bot.screens.during import board
from bot.strangers.seating import people_of
from bot.table import again, door, masks, seats, vacancies
from bot.table.change import TableChange
from bot.table.gathering import Door
from bot.table.table import Stage, Table
from bot.texts.typed import name_typed
from bot.views import people as views
from bot.views.as_json import as_json
from bot.views.of_table import for_chat

LOOKED_AT, SHOWN = 30, 8  # most open tables that are loaded, and that are shown
SWITCH = "opentables"
"""The field of a group's document that lets strangers come to its tables."""

ON, OFF = "on", "off"


async def switch(request: CommandRequest) -> Answer:
    """Let strangers come to the group's tables that anyone may join, or let them no more; for admins of the group."""
    if request.press.chat.private:
        raise Refusal("group-only")
    if not request.strangers:
        raise Refusal("people-off")
    wanted = name_typed(request.args, "slash-choice", [ON, OFF])
    if wanted is None:
        raise Refusal("opentables-typed")
    if not request.press.admin:
        raise Refusal("needs-admin")
    await request.directory.save_chat(request.press.chat.key, {SWITCH: True if wanted == ON else None})
    return request.say(f"opentables-{wanted}")


async def tables(request: CommandRequest) -> Answer:
    """List the tables that anybody may join; among strangers without those of people whom the asker does not meet."""
    if not request.strangers:
        found = [table async for table in _listed(request) if door.is_listed(table) and table.opens_to_all]
        return shown(open_tables_screen.open_tables(found[:SHOWN], request.language))
    found = [table async for table in _listed(request) if await _is_for(request, table)]
    listed = [(table, await _ratings(request, table), has_room(table)) for table in found[:SHOWN]]
    view = views.open_tables(listed, request.language)
    return shown(screens.panel(view)).model_copy(update={"people": as_json(view)})


async def _listed(request: CommandRequest) -> AsyncIterator[Table]:
    for code in await request.directory.listed(LOOKED_AT):
        with suppress(Refusal):
            yield await request.tables.table(code)


async def _is_for(request: CommandRequest, table: Table) -> bool:
    return await is_open(request, table) and await is_met(request, table)


async def is_open(request: CommandRequest, table: Table) -> bool:
    """Whether a table is on the list: one of strangers, or one that a private host or a group has opened to all."""
    if table.kind.queue:
        return table.is_live
    if table.door is not Door.ANYONE or not has_room(table):
        return False
    return table.home.private or (table.to_strangers and SWITCH in await request.directory.chat(table.home.key))


def has_room(table: Table) -> bool:
    """Whether somebody may sit down there now or after the hand."""
    return bool(vacancies.free_seats(table)) if table.stage is Stage.PLAYING else door.is_listed(table)


async def is_met(request: CommandRequest, table: Table) -> bool:
    """Whether the asker meets everybody at a table: nobody there avoids them, or is avoided by them."""
    me, there = request.person.key, {one.key for one in people_of(table)}
    avoids = await request.queues.avoids({me, *there})
    return not any(avoids(me, key) for key in there)


async def _ratings(request: CommandRequest, table: Table) -> list[int]:
    sums = await request.directory.sums([person.key for person in people_of(table)])
    return [rating for one in sums if (rating := standing("", one.numbers).rating) is not None]


async def watch(request: CommandRequest, table: Table) -> Answer:
    """Show the board of a table on the list once, as a stranger sees it."""
    seen = table if table.kind.queue or table.home.private else masks.masked(table)
    if table.game is None:
        raise Refusal("no-game-yet")
    view = for_chat(seen, request.language, request.tables.now())
    return shown(board.board(view, None).model_copy(update={"rows": ()}))


async def sit_down(request: CommandRequest, before: Table) -> Answer:
    """Seat the asker at a group's open table, under their name for strangers, with the board in private."""
    person = stranger_names.chosen(request.person_data, request.person)
    if person is None:
        raise Refusal("people-unnamed")
    (await request.services.conducts.conduct()).must_be_let_in(person, request.tables.now())
    if before.seat_of(person.key) is not None:
        raise Refusal("already-seated")
    if not await is_met(request, before):
        raise Refusal("no-such-table", code=before.id)
    await company.must_be_welcome(request, before)
    chat = request.press.chat.model_copy(update={"title": ""})  # it may be the person's usual name
    links = await opening.linked_to(request, before, chat)

    def seated(table: Table) -> TableChange:
        if not has_room(table):
            raise Refusal("seat-taken")
        seats.may_come_in(table, person)
        chair = seats.seat_for(person, request.person_data, guest=True).replace(board=chat.key, masked=True)
        free = vacancies.free_seats(table)
        taken = vacancies.taken(table, free[0], chair, chat) if free else seats.on_new_chair(table, chair, chat)
        change = again.begun_if_complete(taken, request.tables.now(), request.tables.chance)
        return replace(change, answer=request.say("people-seated"), effects=(*change.effects, *links))

    return await request.change_table(before.id, seated)
