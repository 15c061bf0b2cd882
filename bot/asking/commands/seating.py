"""Taking seats, leaving them, and sending players away."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.asking import presses
from bot.asking.commands import company, daily, entering, handing_over, learning, open_tables, opening, people
from bot.asking.commands.request import CommandRequest
from bot.codec import DAY_PAYLOAD, JOIN_PAYLOAD, LEARN_PAYLOAD, ButtonToken, Verb, encode
from bot.finished.handover import KEEP_PAYLOAD
from bot.people import MENTION, Chat, clean_name, skeleton
from bot.ports.effects import Effect, Sits
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Stay, shown
from bot.screens import help as help_screens
from bot.screens import questions
from bot.screens.refusals import done
from bot.table import again, door, lobby, seats, vacancies
from bot.table.acts import announced
from bot.table.change import Denied, TableChange, TableRequest
from bot.table.gathering import Door
from bot.table.roles import Right
from bot.table.table import Seat, Table
from bot.texts import bare, either, plain
from bot.texts.typed import name_typed
from bot.tournament.tournament import read_code
from bot.views.names import seat_name
from engine.players import LEVELS


async def join(request: CommandRequest) -> Answer:
    """Take a seat at the chat's table or at one by its code; in private without a code, list the open tables."""
    if not request.args:
        try:
            here = await request.table_id()
        except Refusal:
            if not request.press.chat.private:
                raise
            return await open_tables.tables(request)
        return await _take_seat(request, here)
    code = await request.code(request.args, of_tournament=True)
    if await request.is_tournament(code):
        return await entering.join_named(request, code)
    return await _by_code(request, code, shown_here=not request.press.chat.private)


async def join_table(request: CommandRequest, token: ButtonToken) -> Answer:
    """Take a seat by the lobby's button, or in a game the free seat that the board's button names.

    `JOIN_ANYWAY` does so even if the asker wanted to be warned of people there.
    """
    request.alert = True
    await request.count_try(token.table)
    return await _by_code(request, token.table, seat=token.argument, sure=token.verb is Verb.JOIN_ANYWAY)


async def _by_code(
    request: CommandRequest, code: str, *, shown_here: bool = False, seat: str = "", sure: bool = False
) -> Answer:
    """Take a seat at the table with a code, or ask to be let in. Strangers are not told whether there is such a one."""
    if not await request.is_hidden(code):
        return await _take_seat(request, code, shown_here=shown_here, seat=seat, sure=sure)
    if request.must_open_private_chat():
        return Answer(toast=done("open-private-chat", request.answer_language), url=request.start_link(code))
    is_of_home = False
    with suppress(Refusal, Denied):
        table = await request.tables.table(code)
        is_of_home = await entering.is_of_home(request, table.home, code)
        if not is_of_home:
            await company.must_be_welcome(request, table)
            await _knock(request, table, request.press.chat if shown_here else None)
    if is_of_home:
        return await _take_seat(request, code, shown_here=shown_here, seat=seat, sure=sure)
    return request.say("asked-to-join")


async def _take_seat(
    request: CommandRequest, table_id: str, *, shown_here: bool = False, seat: str = "", sure: bool = False
) -> Answer:
    tables = request.tables
    before = await _live(request, table_id)
    await company.must_be_welcome(request, before)
    if request.must_open_private_chat():
        if request.is_at(before.home):
            await entering.give_ticket(request, table_id)
        return Answer(toast=done("open-private-chat", request.answer_language), url=_led_to(request, table_id, seat))
    warning = await _warned(request, before, seat) if not sure else None
    if warning is not None:
        return warning
    shown_here |= before.home.private and request.press.chat.private
    chat = request.press.chat if shown_here and not request.is_at(before.home) else None
    guest = not await entering.is_of_home(request, before.home, table_id)
    if guest and not _lets_in(before, request.person.key):
        return await _knock(request, _opened_to(request, before), chat)

    def seated(table: Table) -> TableChange:
        chair = seats.seat_for(request.person, request.person_data, guest=guest)
        chair = chair.replace(board=request.press.chat.key if request.press.chat.private else "")
        table = _opened_to(request, table)
        if (seat or vacancies.free_seats(table)) and table.seat_of(request.person.key) is None:
            return _taken_over(request, table, chair, chat, seat)
        joined = seats.join(table, chair, chat)
        place = before.home.title or table_id
        return TableChange(joined, answer=request.say("joined", place=place))

    try:
        seated(before)
    except Refusal:
        if await tables.store.was_applied(table_id, request.press.input_id):
            return Answer()  # delivered twice: refused only because the first delivery was applied
        raise
    links = await opening.linked_to(request, before, chat)

    def seated_and_begun(table: Table) -> TableChange:
        change = seated(table)
        begun = again.begun_if_complete(change.value, tables.now(), tables.chance)
        return replace(begun, answer=change.answer, effects=(*begun.effects, *links))

    return await request.change_table(table_id, seated_and_begun)


async def _live(request: CommandRequest, table_id: str) -> Table:
    """Return a table. Raises Refusal if it is over."""
    table = await request.tables.table(table_id)
    if not table.is_live:
        raise Refusal("game-over")
    return table


async def _warned(request: CommandRequest, table: Table, seat: str) -> Answer | None:
    """Return the warning of people at a table; None if there is nobody to warn of.

    The asker answers it in private. A press in the home chat is remembered, as nothing else may prove then that they
    are in it.
    """
    warning = company.warned(request, table, seat, _led_to(request, table.id, seat))
    if warning is not None and request.is_at(table.home):
        await entering.give_ticket(request, table.id)
    return warning


def _led_to(request: CommandRequest, table_id: str, seat: str) -> str | None:
    """Return the link on which the asker sits down in private; it names the seat if the press named one."""
    if not seat:
        return request.start_link(table_id)
    return request.again_in_private(Pressed(encode(ButtonToken(table_id, 0, Verb.JOIN, seat))))


def _opened_to(request: CommandRequest, table: Table) -> Table:
    """Return the table with a built-in player's seat offered, if the asker has no seat and was invited.

    They were invited to its chat, or have its window open.
    """
    at_home = request.is_at(table.home) and request.messengers[table.home.platform].by_invitation
    invited = at_home or request.press.window == table.id
    return vacancies.for_guest(table) if invited and table.seat_of(request.person.key) is None else table


def _taken_over(request: CommandRequest, table: Table, chair: Seat, chat: Chat | None, seat: str) -> TableChange:
    """Give the asker the free seat that is named, else the first free one."""
    seats.may_come_in(table, request.person)
    request.at_table(table).must(Right.TAKE_SEAT)
    index = int(seat) if seat.isdecimal() and len(seat) == 1 else vacancies.free_seats(table)[0]
    taken = vacancies.taken(table, index, chair, chat)
    name = bare(seat_name(table, index, request.answer_language))
    # After a typed command in private, the message in place of the hand says the same.
    is_typed = request.is_in_private_chat and not isinstance(request.press.what, Pressed)
    is_known = is_typed and taken.seats[index].comes_after > 0 and not chair.unwanted
    return TableChange(taken, answer=request.mention("took-seat", Stay.UNSAID if is_known else Stay.KEPT, name=name))


def _lets_in(table: Table, person_key: str) -> bool:
    """Return whether a person outside the home chat may sit down, or was let in before."""
    index = table.seat_of(person_key)
    return table.door is not Door.MEMBERS if index is None else table.seats[index].guest


async def may_come_back(request: CommandRequest, table_id: str) -> None:
    """Raise Denied unless the asker may come back to the seat they left, by the rules of `/join`."""
    table = await request.tables.table(table_id)
    index = table.seat_of(request.person.key)
    if index is None or not table.seats[index].left or _lets_in(table, request.person.key):
        return
    if not await entering.is_of_home(request, table.home, table_id):
        raise Denied(_not_seen_at_home(table), table)


def _not_seen_at_home(table: Table) -> Refusal:
    return Refusal("not-a-member", place=table.home.title or table.id)


async def _knock(request: CommandRequest, table: Table, chat: Chat | None) -> Answer:
    """Put the asker on the list of people who ask to be let in."""
    if table.seat_of(request.person.key) is not None:
        raise _not_seen_at_home(table)
    if vacancies.free_seats(table):
        raise Refusal("seat-for-members", place=table.home.title or table.id)
    if chat is not None:
        await opening.no_game_here(request, chat)
    answer = request.say("asked-to-join")
    return await request.change_table(
        table.id, lambda now: TableChange(door.knock(now, request.person, chat), answer=answer)
    )


async def answer_knock(request: CommandRequest, token: ButtonToken) -> Answer:
    """Let in or turn away a person who asks to join."""
    request.alert = True
    mark, welcome = token.argument, token.verb is Verb.LET_IN
    before = await request.tables.table(token.table)
    about = await request.directory.person(door.knocking(before, mark).person.key) if welcome else {}

    def answered(table: Table, chat: Chat | None, links: tuple[Effect, ...] = ()) -> TableChange:
        at_table = request.at_table(table)
        at_table.must(Right.LET_IN)
        one = door.knocking(table, mark)
        if not welcome:
            return TableChange(announced(at_table, table.turned_away(one), "turned-away", about=one.person))
        chair = seats.seat_for(one.person, about, guest=True)
        table = seats.on_new_chair(table, chair, chat)
        sits = Sits(one.person.key, table.id, on=True)
        return TableChange(announced(at_table, table, "let-in", about=one.person), effects=(sits, *links))

    wanted = door.knocking(before, mark).chat if welcome else None
    if wanted is not None:
        with suppress(Refusal):  # a chat where another table is open does not show this board
            opens = await opening.opened_in(request, before, wanted)
            return await request.change_table(token.table, lambda table: answered(table, wanted, opens))
    return await request.change_table(token.table, lambda table: answered(table, None))


async def start(request: CommandRequest) -> Answer:
    """Greet the asker in private, or follow a link's payload: to a seat, the deal of the day or a lesson."""
    if not request.press.chat.private:
        return shown(help_screens.help_page(request.language))
    await request.facts.private_chat_opened(request.person)
    if request.args in _LED_TO:
        led_to, request.args = _LED_TO[request.args], ""
        return await led_to(request)
    if request.args.startswith(KEEP_PAYLOAD):
        request.args = request.args.removeprefix(KEEP_PAYLOAD)
        return await handing_over.keep(request)
    typed = request.args.removeprefix(JOIN_PAYLOAD) if request.args.startswith(JOIN_PAYLOAD) else ""
    if not (lobby.read_code(typed) or read_code(typed)):
        running = await people.running_game(request)
        return shown(
            help_screens.start(
                request.language,
                request.links("").groups,
                running=running.id if running is not None else "",
                people=bool(request.strangers),
            )
        )
    code = await request.code(typed, of_tournament=True)
    if await request.is_tournament(code):
        request.person_data = await request.directory.person(
            request.person.key
        )  # loaded again: the private chat is open now
        return await entering.join_named(request, code)
    if not await request.is_hidden(code):
        table = await request.tables.table(code)
        seated = table.seat_of(request.person.key)
        if table.is_live and seated is not None and not table.seats[seated].left:
            return request.say("joined", place=table.home.title or code)
    return await _by_code(request, code)


_LED_TO: Mapping[str, Callable[[CommandRequest], Awaitable[Answer]]] = {
    DAY_PAYLOAD: daily.page,
    LEARN_PAYLOAD: learning.learn,
    f"{JOIN_PAYLOAD}daily": daily.page,  # for links made by earlier versions
    f"{JOIN_PAYLOAD}learn": learning.learn,
}
"""What the other links to the private chat lead to, by payload."""


async def leave(request: CommandRequest) -> Answer:
    """Leave the table; whoever waits for strangers, or for the next game with them, waits no more."""
    if request.press.chat.private and await people.waits(request):
        return await people.quitted(request)
    here = await request.table_here() if request.press.chat.private else None
    between = request.press.chat.private and (here is None or not here.is_live)
    left = await people.left_between(request) if between else None
    return left or await request.change(presses.leave)


async def addbot(request: CommandRequest) -> Answer:
    """Seat a built-in player."""
    level = name_typed(request.args, "level", LEVELS) if request.args else ""
    if level is None:
        raise Refusal(
            "bad-level",
            levels=either(
                request.answer_language, [plain(request.answer_language, f"level-{name}") for name in LEVELS]
            ),
        )
    return await request.change(lambda at_table: _added(request, presses.add_built_in(at_table, level)))


def _added(request: CommandRequest, change: TableChange) -> TableChange:
    name = seat_name(change.value, len(change.value.seats) - 1, request.answer_language)
    return replace(change, answer=request.mention("bot-added", name=name))


async def kick(request: CommandRequest) -> Answer:
    """Remove a player from the lobby, or at a tournament let the built-in player take over.

    Without a name, offer the seats to choose from.
    """
    kept_away = await company.keep_away(request)
    if kept_away is not None:
        return kept_away
    code, typed = await _table_of_kick(request)
    request.args = typed if code is not None else request.args
    if not request.args:
        return await request.change(lambda at_table: _offered(request, at_table), code)

    def kicked(at_table: TableRequest) -> TableChange:
        at_table.must(Right.SEND_AWAY)
        found = _seats_named(at_table, presses.removable(at_table), request.args)
        if len(found) > 1:
            return TableChange(
                at_table.table,
                answer=shown(questions.kick(at_table.table, found, request.answer_language), private=False),
            )
        for index in found:
            return presses.sent_away(at_table, index)
        if request.args.startswith(MENTION):
            raise Refusal("person-not-seated")
        raise Refusal("nobody-of-that-name", name=request.args)

    return await request.change(kicked, code)


async def _table_of_kick(request: CommandRequest) -> tuple[str | None, str]:
    """Return the code of the table that a judge names, and the rest; for anybody else what is typed may be a name."""
    try:
        code, typed = await request.table_named()
    except Refusal as refusal:
        if refusal.key != "no-such-table":
            raise
        return None, request.args
    return (code, typed) if code is not None and await request.judges(code) else (None, request.args)


def _seats_named(request: TableRequest, seats: Sequence[int], typed: str) -> list[int]:
    """Return the seats, of some, whose holders are meant by a typed name or mention; several for one name."""
    wanted, people = (
        skeleton(clean_name(typed.lstrip("@"))),
        {index: request.table.seats[index].person for index in seats},
    )
    if typed.startswith(MENTION):
        return [index for index, one in people.items() if one is not None and typed == f"{MENTION}{one.key}"]
    shown_as = {index: skeleton(clean_name(bare(seat_name(request.table, index, request.language)))) for index in seats}
    exact = [index for index in seats if shown_as[index] == wanted]
    return exact or [index for index, one in people.items() if one is not None and skeleton(one.name) == wanted]


def _offered(request: CommandRequest, at_table: TableRequest) -> TableChange:
    at_table.must(Right.SEND_AWAY)
    others = presses.removable(at_table)
    if not others:
        raise Refusal("nobody-to-kick")
    return TableChange(
        at_table.table, answer=shown(questions.kick(at_table.table, others, request.answer_language), private=False)
    )
