"""`/play people`: the entrance to play with strangers, the name for them, waiting in a queue, and the open tables."""

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

from bot import stranger_names as names
from bot.asking.allowances import NAMES, QUEUES
from bot.asking.commands import open_tables, opening
from bot.asking.commands.request import CommandRequest
from bot.asking.services import Services
from bot.calling import wishes
from bot.calling.calls import STRANGERS
from bot.codec import ButtonToken
from bot.people import NAMELESS
from bot.ports.effects import Closes, Opens, Unmet
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, shown
from bot.screens import people as screens
from bot.strangers.queue import CODE, Queue, Waiting, code_of
from bot.strangers.seating import people_of, sits
from bot.table.table import Stage, Table
from bot.texts import plain
from bot.texts.typed import name_typed
from bot.views import people as views
from bot.views.as_json import as_json
from bot.views.names import is_built_in

TYPED = ("people", "name")


async def play(request: CommandRequest) -> Answer:
    """Begin a game with built-in players; `/play people` opens the entrance, `/play name Fox` sets the name there."""
    first, _, rest = request.args.partition(" ")
    wanted = name_typed(first, "slash-choice", TYPED) if first else None
    if wanted is None:
        return await opening.play(request)
    must_be_on(request)
    return await (_named(request, rest) if wanted == "name" and rest else _page(request))


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button of the entrance asks for."""
    must_be_on(request)
    handler = _HANDLERS.get(token.argument)
    if handler is not None:
        return await handler(request)
    act, argument = token.argument[:1], token.argument[1:]
    if act == views.WAIT:
        return await wait(request, argument)
    if act == views.AS:
        return await _named(request, _proposed(request), argument)
    if act == views.FACE and argument.isdecimal() and int(argument) < len(names.FACES):
        return await _faced(request, names.FACES[int(argument)])
    raise Refusal("unknown-button")


def must_be_on(request: CommandRequest) -> None:
    """Raise Refusal where strangers do not play with each other, in a group, and for an anonymous admin."""
    if not request.strangers:
        raise Refusal("people-off")
    if not request.press.chat.private:
        raise Refusal("private-only")
    request.must_be_known()


# ------------------------------------------------------------------------------------------------------------ the page


async def _page(request: CommandRequest) -> Answer:
    return told(await entrance(request))


def told(view: views.Panel) -> Answer:
    """Answer with a page, and with its view for those that draw it themselves."""
    return shown(screens.panel(view)).model_copy(update={"people": as_json(view)})


def changed(view: views.Panel) -> dict[str, Any]:
    """Return the fields of an answer that put a page in place of the pressed one."""
    return {"instead": screens.panel(view), "people": as_json(view)}


async def entrance(request: CommandRequest) -> views.Panel:
    """Return the entrance as the asker sees it: people whom they do not meet read as if they were not there."""
    found, tables = await _crowded(request)
    me, running = request.person.key, await running_game(request)
    there = {one.person.key for queue in found for one in queue.waiting}
    there |= {person.key for table in tables.values() for person in people_of(table)}
    avoids = await request.queues.avoids({me, *there})
    as_stranger = names.chosen(request.person_data, request.person)
    return views.entrance(
        found,
        tables,
        me,
        frozenset(key for key in there if avoids(me, key)),
        request.language,
        name=as_stranger.name if as_stranger is not None else "",
        running=running.id if running is not None else "",
        usual=opening.usual_rules(await request.directory.chat(request.press.chat.key), request.language)[0],
        ticked=None if request.person.room else STRANGERS.key in wishes.groups(request.person_data),
        now=request.tables.now(),
    )


async def _crowded(services: Services | CommandRequest) -> tuple[list[Queue], dict[str, Table]]:
    """Return the queues, and their tables by code."""
    found, tables = [await services.queues.queue(rules) for rules in services.strangers], dict[str, Table]()
    for code in (game.code for queue in found for game in queue.games if game.begins is None):
        with suppress(Refusal):
            tables[code] = (await services.tables.newest(code)).value
    return found, tables


async def door_of(services: Services, language: str) -> Mapping[str, Any] | None:
    """Return the way in for whoever opens the page, as data for JSON; None where strangers do not play."""
    if not services.strangers:
        return None
    shown: Mapping[str, Any] = as_json(views.door(*await _crowded(services), language))
    return shown


async def running_game(request: CommandRequest) -> Table | None:
    """Return the asker's newest game that goes on; None without one."""
    for table in await request.own_tables():
        seat = table.seat_of(request.person.key)
        if table.stage is Stage.PLAYING and seat is not None and sits(table.seats[seat]):
            return table
    return None


# ------------------------------------------------------------------------------------------------------------ the name


def _proposed(request: CommandRequest) -> str:
    return names.cleaned(request.person.name) or ""


def _ask(request: CommandRequest, rules: str) -> Answer:
    proposed = [_proposed(request)] if request.person.name != NAMELESS and _proposed(request) else []
    return told(views.names(request.language, proposed, rules, faces=not request.person.room))


async def _name(request: CommandRequest) -> Answer:
    return _ask(request, "")


async def _named(request: CommandRequest, typed: str, rules: str = "") -> Answer:
    """Choose the name for strangers, and wait for the `rules` at once if there are any."""
    name = names.cleaned(typed)
    if name is None or is_built_in(name):
        raise Refusal("people-bad-name")
    await request.spend(NAMES)
    await _save(request, {"name": name})
    return await (wait(request, rules) if rules else _page(request))


async def _faced(request: CommandRequest, face: str) -> Answer:
    await _save(request, {"face": face})
    return await _page(request)


async def _save(request: CommandRequest, change: Mapping[str, str]) -> None:
    known: Mapping[str, Any] = {**(request.person_data.get(names.FIELD) or {}), **change}
    await request.directory.save_person(request.person.key, {names.FIELD: known})
    request.person_data = {**request.person_data, names.FIELD: known}


# ------------------------------------------------------------------------------------------------------------- waiting


async def wait(request: CommandRequest, rules: str) -> Answer:
    """Let the asker wait for a kind of rules. The first time they are asked for a name."""
    if rules not in request.strangers:
        raise Refusal("unknown-button")
    person = names.chosen(request.person_data, request.person)
    if person is None:
        return _ask(request, rules)
    await request.spend(QUEUES)
    if not await request.allowances.room_for_more():
        raise Refusal("no-room")
    now, chat = request.tables.now(), request.press.chat
    (await request.services.conducts.conduct()).must_be_let_in(person, now)
    before = await opening.no_game_here(request, chat)
    code = code_of(rules)
    nameless = chat.model_copy(update={"title": ""})  # a private chat's title may be its person's usual name
    shown_on = _message(request)
    one = Waiting(person=person, chat=nameless, since=now, holds=code, message=shown_on or "")
    if before == code and (await request.queues.queue(rules)).has(person.key):
        return await _page(request)
    try:
        await request.queues.put(
            Queue(rules=rules), lambda queue: queue.with_waiting(one), (Opens(chat.key, code, before or ""),)
        )
    except Unmet as taken:
        raise Refusal("already-playing-here", code=taken.by) from None
    if before is not None and before.startswith(CODE) and before != code:
        await request.queues.put(
            Queue(rules=before.removeprefix(CODE)), lambda queue: queue.left_by(person.key, shown_on)
        )
    return Answer().model_copy(update=changed(await entrance(request)))


def _message(request: CommandRequest) -> str | None:
    """Return the id of the message whose button was pressed, which the answer changes; None without one."""
    what = request.press.what
    return what.message if isinstance(what, Pressed) else None


async def waits(request: CommandRequest) -> bool:
    """Return whether the asker's private chat waits for a table with strangers."""
    return (await request.directory.table_of_chat(request.press.chat.key) or "").startswith(CODE)


async def quitted(request: CommandRequest) -> Answer:
    """End the asker's wait."""
    chat, key = request.press.chat.key, request.person.key
    code = await request.directory.table_of_chat(chat) or ""
    if code.startswith(CODE):
        rules = code.removeprefix(CODE)
        await request.queues.put(
            Queue(rules=rules), lambda queue: queue.left_by(key, _message(request)), (Closes(chat, code),)
        )
    return request.say("people-quit").model_copy(update=changed(await entrance(request)))


async def left_between(request: CommandRequest) -> Answer | None:
    """Leave after a game, before the next one has begun; None for somebody who is in no such game."""
    key = request.person.key
    for queue in [await request.queues.queue(rules) for rules in request.strangers]:
        if any(one.person.key == key for game in queue.games if game.before for one in game.coming):
            await request.queues.put(queue, lambda now: now.without(key))
            return request.say("left")
    return None


async def _tick(request: CommandRequest) -> Answer:
    """Turn messages about people who play on or off, within the bounds of `/callme`; a guest of a page gets none."""
    if request.person.room:
        raise Refusal("unknown-button")
    groups = dict(wishes.groups(request.person_data))
    on = groups.pop(STRANGERS.key, None) is None
    if not await request.directory.calls.want(STRANGERS.key, request.person.key, on=on):
        raise Refusal("call-full")
    if on:
        groups[STRANGERS.key] = plain(request.language, "button-people")
    await request.directory.save_person(request.person.key, {wishes.GROUPS: groups or None})
    request.person_data = {**request.person_data, wishes.GROUPS: groups}
    return Answer().model_copy(update=changed(await entrance(request)))


_HANDLERS: Mapping[str, Callable[[CommandRequest], Awaitable[Answer]]] = {
    "": _page,
    views.NAME: _name,
    views.QUIT: quitted,
    views.TICK: _tick,
    views.TABLES: open_tables.tables,
}
