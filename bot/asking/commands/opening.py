"""Opening a table: `/newgame`."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any, cast

from bot.asking import rules_typed
from bot.asking.commands import calling, company, entering
from bot.asking.commands.request import CommandRequest
from bot.calling import calls
from bot.codec import ButtonToken
from bot.finished import short_games
from bot.finished.details import STEPS
from bot.people import Chat
from bot.ports.effects import Effect, Kept, Opens, Sits, Unmet
from bot.refusal import Refusal
from bot.screen import Answer, Stay, shown
from bot.screens.refusals import done
from bot.speaking import LAST
from bot.table import again, door, ending, invitations, kinds, lobby, seats, vacancies
from bot.table.change import Denied, TableChange
from bot.table.gathering import Door
from bot.table.kinds import AnyKind
from bot.table.table import Seat, Table
from bot.views.names import usual_preset
from engine.errors import EngineError

PRACTICE_SEATS = 3


async def newgame(request: CommandRequest) -> Answer:
    """Open a table in a chat; in a private chat, begin a practice game."""
    return await _open_once(request)


async def play(request: CommandRequest) -> Answer:
    """Begin a game with built-in players in a private chat, and offer their seats to others."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    answer = await _open_once(request, kinds.ORDINARY, offers=True)
    return shown(await calling.offer(request, await request.table_id())) if answer.toast else answer


async def _open_once(request: CommandRequest, kind: AnyKind | None = None, *, offers: bool = False) -> Answer:
    """Open a table. If the command is delivered twice, only the first delivery is answered."""
    tables = request.tables
    try:
        return await _open(request, kind, offers=offers)
    except Refusal as refusal:
        if refusal.key == "already-playing-here":
            there = await _linked(request, str(refusal.params["code"]))
            if there is not None and await tables.store.was_applied(there.id, request.press.input_id):
                return Answer()  # this command was delivered twice, perhaps at the same time
            if there is not None and not request.args:
                await request.facts.board_asked_for(there.id, request.press.chat)
        raise


async def practise(request: CommandRequest) -> Answer:
    """Begin a practice game in a private chat; a level after the preset is a step of the ladder of bots."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    preset, _, level = request.args.partition(" ")
    if level not in STEPS:
        return await newgame(request)
    request.args = preset
    return await _open_once(request, kinds.ladder_game(level))


async def short_game(request: CommandRequest) -> Answer:
    """Begin a short first game in a private chat, against built-in players as good as the asker's wins allow."""
    if not request.press.chat.private:
        raise Refusal("private-only")
    return await _open(request, kinds.short_game(short_games.wins(request.person_data.get(short_games.KEPT, {}))))


async def _open(request: CommandRequest, kind: AnyKind | None = None, *, offers: bool = False) -> Answer:
    """Open a table. `offers`: whether people who have the code may take its built-in players' seats."""
    tables, chat = request.tables, request.press.chat
    ended = await no_game_here(request, chat)
    await request.spend_table()
    kept = await request.directory.chat(chat.key)
    await entering.must_be_welcome(request, chat)
    language = await request.language_chosen_here()
    usual, kept_options = usual_rules(kept, language)
    typed = rules_typed.read(request.args.split(), usual)
    preset = typed.preset
    options = {**kept_options, **typed.options} if preset == usual else typed.options
    if kind is not None:
        options = {**(typed.options if kind.by_preset else options), **kind.options}
    table = lobby.open_table(
        await request.free_code(lobby.new_code),
        request.person,
        chat,
        language=language,
        preset=preset,
        options=options,
        now=tables.now(),
        chance=tables.chance,
        settings={
            "pictures": request.messengers[chat.platform].pictures,
            **kept,
            **typed.settings,
            **({"join": typed.settings.get("join", Door.LINK)} if offers else {}),
        },
        kind=kind,
    )
    invites = invitations.is_due(request.person_data, chat)
    to_strangers = bool(request.strangers and kept.get("opentables"))
    table = table.replace(seats=(own_seat(request),), invites=invites, to_strangers=to_strangers)
    try:
        lobby.rules_of(table)
    except EngineError as error:
        raise Denied(error, table) from error
    change = _begun(request, table, offers=offers) if chat.private else TableChange(table, effects=door.listing(table))
    await created(request, change, ended)
    if not chat.private:
        await calls.begun(request.calls, table, tables.now())
    if table.seats[0].unreachable:
        # The asker may have opened the private chat a moment ago, before the table was linked to them.
        if (await request.directory.person(request.person.key)).get("private"):
            await request.facts.private_chat_opened(request.person)
            return Answer()
        return Answer(toast=done("opened-start-me", request.answer_language), url=request.start_link(table.id))
    return request.mention("started" if chat.private else "opened", Stay.UNSAID)


def usual_rules(kept: Mapping[str, Any], language: str) -> tuple[str, Mapping[str, Any]]:
    """Return the preset and options that new tables of a chat begin with.

    These are the rules that the chat has kept, else the usual ones for its language.
    """
    preset = kept.get("preset")
    return (str(preset), kept.get("options", {})) if preset else (usual_preset(language), {})


async def once_more(request: CommandRequest, token: ButtonToken) -> Answer:
    """Confirm that the asker plays a finished game once more; the first to confirm opens the table.

    Any argument of the button says that they were warned of people there.
    """
    request.alert = True
    old = await request.tables.table(token.table)
    if old.is_live:
        raise Refusal("game-not-over")
    following = old.kind.following(won=not old.taken_back and old.seat_of(request.person.key) in ending.winners(old))
    if old.seat_of(request.person.key) is None or not await _is_there(request, old):
        raise Refusal("not-seated")
    warning = None if token.argument else company.warned_again(request, old)
    if warning is not None:
        await entering.give_ticket(request, old.id)  # the asker answers the warning in private
        return warning
    home = again.chats_of(old)[0]
    open_here = await request.directory.table_of_chat(home.key)
    there = await _linked(request, open_here)
    if there is not None and there.is_live:
        return await _confirmed(request, there, old)
    if following is not None:
        request.args = old.preset
        return await _open(request, cast("AnyKind", following))
    await entering.must_be_welcome(request, home)
    await request.spend_table()
    tables = request.tables
    table = again.opened(
        old, await request.free_code(lobby.new_code), own_seat(request), request.person, tables.now(), tables.chance
    )
    table = table.replace(invites=invitations.is_due(request.person_data, table.home))
    await created(request, again.begun_if_complete(table, tables.now(), tables.chance), open_here)
    return request.say("again")


async def _is_there(request: CommandRequest, old: Table) -> bool:
    """Return whether the asker presses in a chat of the finished game, or in private while still in its home chat."""
    if request.press.chat.key in {chat.key for chat in old.chats}:
        return True
    if await entering.has_shown(request, old.home, old.id):
        return True
    is_there = await request.membership(old.home)
    return is_there is not False if request.press.window == old.id else is_there is True


async def _confirmed(request: CommandRequest, there: Table, old: Table) -> Answer:
    """Take the asker's seat at the table that follows a finished game."""
    if there.again_of != old.id or request.person.key not in there.again:
        raise Refusal("already-playing-here", code=there.id)
    if there.seat_of(request.person.key) is not None:
        return request.say("again")
    await entering.must_be_welcome(request, there.home)
    tables = request.tables
    shown_here = request.press.chat.private and any(chat.key == request.press.chat.key for chat in there.chats)
    links = await linked_to(request, there, request.press.chat if shown_here else None)

    def confirmed(table: Table) -> TableChange:
        seated = seats.join(table, own_seat(request), None)
        change = again.begun_if_complete(seated, tables.now(), tables.chance)
        return replace(change, answer=request.say("again"), effects=(*change.effects, *links))

    return await request.change_table(there.id, confirmed)


def own_seat(request: CommandRequest) -> Seat:
    """Return a seat for the asker, marked unreachable until they open the private chat."""
    seat = seats.seat_for(request.person, request.person_data)
    board = request.press.chat.key if request.press.chat.private else ""
    return seat.model_copy(update={"unreachable": request.must_open_private_chat(), "board": board})


async def created(request: CommandRequest, change: TableChange, ended: str | None) -> None:
    """Commit a new table, as the one that is open in its home chat. Raises Refusal if another table came first."""
    table = change.value
    opens = Opens(table.home.key, table.id, ended or "")
    effects = (*change.effects, opens, *_of_a_seat(request, table), *_language_noted(table.home, table))
    try:
        await request.tables.create(replace(change, effects=effects), input_id=request.press.input_id)
    except Unmet as taken:
        raise Refusal("already-playing-here", code=taken.by) from None
    except Refusal:
        if not await request.tables.store.was_applied(table.id, request.press.input_id):
            raise


async def linked_to(request: CommandRequest, table: Table, chat: Chat | None) -> tuple[Effect, ...]:
    """Return what links the asker, and a chat if one is given, to a table at which the asker sits down.

    Raises Refusal if another table is open in the chat.
    """
    opens = await opened_in(request, table, chat) if chat is not None else ()
    return (*opens, *_of_a_seat(request, table))


async def opened_in(request: CommandRequest, table: Table, chat: Chat) -> tuple[Effect, ...]:
    """Return what makes a table the one that is open in a chat. Raises Refusal if another table is open there."""
    if await request.directory.table_of_chat(chat.key) == table.id:
        return ()
    ended = await no_game_here(request, chat)
    return (Opens(chat.key, table.id, ended or ""), *_language_noted(chat, table))


def _of_a_seat(request: CommandRequest, table: Table) -> tuple[Effect, ...]:
    return (Sits(request.person.key, table.id, on=True),)


def _language_noted(chat: Chat, table: Table) -> tuple[Effect, ...]:
    """Return what notes the language of the last table of a group."""
    return () if chat.private else (Kept(chat.key, {LAST: table.language}),)


async def no_game_here(request: CommandRequest, chat: Chat) -> str | None:
    """Return the ended table that a chat is still linked to, if any. Raises Refusal if a table is open there."""
    linked = await request.directory.table_of_chat(chat.key)
    if chat.key == request.press.chat.key:
        request.about_table = (
            linked  # even if that table is open: a refused press still proves that the bot can write here
        )
    table = await _linked(request, linked)
    if table is not None and table.is_live and not (chat.private and chat not in table.shown_in):
        raise Refusal("already-playing-here", code=table.id)
    return linked  # the table has ended, or goes on without the owner of this private chat


async def _linked(request: CommandRequest, table_id: str | None) -> Table | None:
    """Return the table that a chat is linked to; None without one, and for one that has expired."""
    with suppress(Refusal):
        return await request.tables.table(table_id) if table_id is not None else None
    return None


def _begun(request: CommandRequest, table: Table, *, offers: bool) -> TableChange:
    """Begin a game of one person against built-in players."""
    counts = lobby.seat_counts(table)
    seats = PRACTICE_SEATS if PRACTICE_SEATS in counts else counts[0]
    while len(table.seats) < seats:
        table = lobby.add_built_in(table, table.kind.level)
    table = vacancies.with_offered(table) if offers else table
    started, log = lobby.start(table, request.tables.now(), request.tables.chance)
    return TableChange(started, log=log, effects=door.listing(table))
