"""What people do at a table of strangers beside the game: talk in phrases, avoid each other, stay, leave or move on."""

from collections.abc import Awaitable, Callable, Mapping

from bot.asking.allowances import PHRASES, REPORTS
from bot.asking.commands import company, open_tables, people, seating
from bot.asking.commands.request import CommandRequest
from bot.codec import ButtonToken, Verb
from bot.people import Person
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.strangers.conduct import REASONS, Conduct, Report
from bot.strangers.queue import CODE, Game, Queue, Waiting
from bot.strangers.seating import may_move, people_of
from bot.table import phrases, seats
from bot.table.change import TableChange
from bot.table.table import Table
from bot.texts import plain
from bot.views import strangers as views
from bot.views.people import SIT, WATCH, Panel


async def pressed(request: CommandRequest, token: ButtonToken) -> Answer:
    """Do what a button at a table of strangers, or beside it in the list, asks for."""
    people.must_be_on(request)
    table = await request.tables.table(token.table)
    if token.argument in {SIT, WATCH}:
        return await _from_list(request, table, sits=token.argument == SIT)
    await request.must_not_be_hidden(token.table)
    if not table.kind.queue or table.seat_of(request.person.key) is None:
        raise Refusal("people-not-here")
    handler = _HANDLERS.get(token.argument) or _WITH_NUMBER.get(token.argument[:1])
    if handler is None:
        raise Refusal("unknown-button")
    return await handler(request, table, token.argument[1:])


async def _from_list(request: CommandRequest, table: Table, *, sits: bool) -> Answer:
    """Watch a table once, or sit down: at a table of strangers by its queue, which gives its seats."""
    if not await open_tables.is_open(request, table):
        raise Refusal("no-such-table", code=table.id)
    if not sits:
        return await open_tables.watch(request, table)
    if table.kind.queue:
        return await people.wait(request, table.kind.queue.removeprefix(CODE))
    if table.home.private:
        return await seating.join_table(request, ButtonToken(table.id, 0, Verb.JOIN))
    return await open_tables.sit_down(request, table)


# ---------------------------------------------------------------------------------------------------------- the others


async def _menu(request: CommandRequest, table: Table, _: str) -> Answer:
    return people.told(await _people_at(request, table))


async def _people_at(request: CommandRequest, table: Table) -> Panel:
    queue = await request.queues.queue(table.kind.queue.removeprefix(CODE))
    seat = table.seat_of(request.person.key) or 0
    return views.table_people(table, seat, request.language, waits=queue.has(request.person.key))


async def _phrase(request: CommandRequest, table: Table, number: str) -> Answer:
    """Say a phrase to everybody at the table who has not muted the asker."""
    if not number.isdecimal() or not 1 <= int(number) <= views.PHRASES:
        raise Refusal("unknown-button")
    await request.spend(PHRASES)

    def said(now: Table) -> TableChange:
        if not now.is_live:
            raise Refusal("game-over")
        return TableChange(phrases.told(now, now.seat_of(request.person.key) or 0, int(number)))

    await request.change_table(table.id, said)
    return request.mention("people-told", Stay.UNSAID)


def _other(request: CommandRequest, table: Table, seat: str) -> tuple[int, Person]:
    """Return another person at the table by the seat that a button names. Raises Refusal if nobody sits there."""
    number = int(seat) if seat.isdecimal() and len(seat) == 1 else len(table.seats)
    person = table.seats[number].person if number < len(table.seats) else None
    if person is None or person.key == request.person.key:
        raise Refusal("person-not-seated")
    return number, person


async def _mute(request: CommandRequest, table: Table, seat: str) -> Answer:
    """Hide or show somebody's phrases, on the asker's board alone."""
    number, person = _other(request, table, seat)

    def turned(now: Table) -> TableChange:
        own = now.seat_of(request.person.key)
        known = now.seats[own].muted if own is not None else ()
        muted = tuple(one for one in known if one != number) if number in known else (*known, number)
        return TableChange(seats.with_person(now, request.person.key, muted=muted))

    await request.change_table(table.id, turned)
    table = await request.tables.table(table.id)
    key = "people-muted" if number in table.seats[table.seat_of(request.person.key) or 0].muted else "people-heard"
    return request.say(key, name=person.name).model_copy(update=people.changed(await _people_at(request, table)))


async def _not_again(request: CommandRequest, table: Table, seat: str) -> Answer:
    """Never seat the asker with somebody again. Nobody else learns of it."""
    _, person = _other(request, table, seat)
    return await company.avoided(request, person)


async def _report(request: CommandRequest, table: Table, argument: str) -> Answer:
    """Report somebody to the operator, once the asker has said why."""
    seat, _, reason = argument.partition("-")
    number, person = _other(request, table, seat)
    if not reason:
        return people.told(views.report(table, number, request.language))
    if not reason.isdecimal() or int(reason) >= len(REASONS):
        raise Refusal("unknown-button")
    await request.spend(REPORTS)
    report = Report(
        number=0,
        person=person,
        by=request.person.key,
        reason=REASONS[int(reason)],
        table=table.id,
        at=request.tables.now(),
    )
    request.tables.registry.meter.reported()
    await request.services.conducts.put(Conduct(), lambda conduct: conduct.with_report(report))
    return request.say("people-reported", name=person.name)


# ---------------------------------------------------------------------------------------------------- staying or moving


async def _move(request: CommandRequest, table: Table, _: str) -> Answer:
    """Let somebody who sits alone, or is asked, wait for other people while they play, or wait no more."""
    if not may_move(table):
        raise Refusal("people-no-seats")
    seat = table.seats[table.seat_of(request.person.key) or 0]
    place = next((chat for chat in table.chats if chat.key == seat.board), None)
    if seat.person is None or place is None:
        raise Refusal("people-not-here")
    one = Waiting(person=seat.person, chat=place, since=request.tables.now(), holds=table.id)
    queue = await request.queues.queue(table.kind.queue.removeprefix(CODE))
    waits = queue.has(one.person.key)
    if not waits:
        (await request.services.conducts.conduct()).must_be_let_in(one.person, one.since)
    await request.queues.put(queue, lambda now: now.without(one.person.key) if waits else now.with_waiting(one))
    others = [person for person in people_of(table) if person.key != one.person.key]
    if not waits and len(others) == 1 and not queue.has(others[0].key):
        return Answer(toast=plain(request.answer_language, "people-offer-agreed"))
    return request.say("people-stays" if waits else "people-moves")


async def _ready(request: CommandRequest, table: Table, _: str) -> Answer:
    """Say that the asker stays; once all have, the next game begins at once."""
    return await _for_next(request, table, "people-ready", lambda game, key: game.with_ready(key, request.tables.now()))


async def _whole(request: CommandRequest, table: Table, _: str) -> Answer:
    """Ask for a whole game next; it is one if everybody does."""
    return await _for_next(
        request, table, "people-whole", lambda game, key: game.replace(whole=tuple({*game.whole, key}))
    )


async def _out(request: CommandRequest, table: Table, _: str) -> Answer:
    """Leave between two games."""
    rules, key = table.kind.queue.removeprefix(CODE), request.person.key
    if (await request.queues.queue(rules)).next_of(table.id) is None:
        raise Refusal("people-begun")
    await request.queues.put(Queue(rules=rules), lambda queue: queue.without(key))
    return request.say("left")


async def _for_next(request: CommandRequest, table: Table, key: str, change: Callable[[Game, str], Game]) -> Answer:
    """Change the game that follows a table, unless it has begun."""
    rules = table.kind.queue.removeprefix(CODE)
    who = request.person.key

    def changed(queue: Queue) -> Queue:
        following = queue.next_of(table.id)
        if following is None or not any(one.person.key == who for one in following.coming):
            raise Refusal("people-begun")
        return queue.with_game(change(following, who))

    await request.queues.put(Queue(rules=rules), changed)
    return request.say(key)


Handler = Callable[[CommandRequest, Table, str], Awaitable[Answer]]

_HANDLERS: Mapping[str, Handler] = {
    views.MENU: _menu,
    views.MOVE: _move,
    views.READY: _ready,
    views.WHOLE: _whole,
    views.OUT: _out,
}
_WITH_NUMBER: Mapping[str, Handler] = {
    views.PHRASE: _phrase,
    views.MUTE: _mute,
    views.NOT_AGAIN: _not_again,
    views.REPORT: _report,
}
