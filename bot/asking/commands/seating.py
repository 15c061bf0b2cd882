"""Taking seats, leaving them, and sending players away."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from bot.asking import presses
from bot.asking.commands import company, daily, entering, opening
from bot.asking.commands.request import CommandRequest, shown
from bot.codec import DAY_PAYLOAD, JOIN_PAYLOAD, LEARN_PAYLOAD, ButtonToken, Verb, encode
from bot.people import MENTION, Chat, clean_name, looks
from bot.ports.effects import Effect, Sits
from bot.ports.presses import Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Stay
from bot.screens import help as help_screens
from bot.screens import questions
from bot.screens.before.open_tables import open_tables
from bot.screens.names import seat_name
from bot.screens.refusals import done
from bot.table import again, door, lobby, seats, vacancies
from bot.table.acts import told
from bot.table.change import Denied, TableChange, TableRequest
from bot.table.gathering import Door
from bot.table.roles import Right
from bot.table.table import Seat, Table
from bot.texts import bare, either, plain
from bot.texts.typed import meant
from bot.tournament.tournament import read_code
from engine.players import LEVELS

LISTED_LOOKED_AT, LISTED_SHOWN = 30, 8  # most open tables that are loaded, and that are shown


async def join(asked: CommandRequest) -> Answer:
    """Take a seat at the chat's table or at one by its code; in private without a code, list the open tables."""
    if not asked.args:
        try:
            here = await asked.table_id()
        except Refusal:
            if not asked.press.chat.private:
                raise
            return await _open_tables(asked)
        return await _take_seat(asked, here)
    code = await asked.code(asked.args, of_tournament=True)
    if await asked.is_tournament(code):
        return await entering.join_named(asked, code)
    return await _by_code(asked, code, shown_here=not asked.press.chat.private)


async def join_table(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Take a seat by the lobby's button, or in a game the free seat that the board's button names.

    `JOIN_ANYWAY` does so even if the asker wanted to be warned of people there.
    """
    asked.alert = True
    await asked.names(token.table)
    return await _by_code(asked, token.table, seat=token.argument, sure=token.verb is Verb.JOIN_ANYWAY)


async def _open_tables(asked: CommandRequest) -> Answer:
    found: list[Table] = []
    for table_id in await asked.directory.listed(LISTED_LOOKED_AT):
        with suppress(Refusal):
            table = await asked.tables.table(table_id)
            if door.is_listed(table) and len(found) < LISTED_SHOWN:
                found.append(table)
    return shown(open_tables(found, asked.language))


async def _by_code(
    asked: CommandRequest, code: str, *, shown_here: bool = False, seat: str = "", sure: bool = False
) -> Answer:
    """Take a seat at the table with a code, or ask to be let in. Strangers are not told whether there is such a one."""
    if not await asked.is_hidden(code):
        return await _take_seat(asked, code, shown_here=shown_here, seat=seat, sure=sure)
    if asked.must_open_private_chat():
        return Answer(toast=done("open-private-chat", asked.aloud), url=asked.start_link(code))
    is_of_home = False
    with suppress(Refusal, Denied):
        table = await asked.tables.table(code)
        is_of_home = await entering.is_of_home(asked, table.home, code)
        if not is_of_home:
            await company.must_be_welcome(asked, table)
            await _knock(asked, table, asked.press.chat if shown_here else None)
    if is_of_home:
        return await _take_seat(asked, code, shown_here=shown_here, seat=seat, sure=sure)
    return asked.say("asked-to-join")


async def _take_seat(
    asked: CommandRequest, table_id: str, *, shown_here: bool = False, seat: str = "", sure: bool = False
) -> Answer:
    tables = asked.tables
    before = await _live(asked, table_id)
    await company.must_be_welcome(asked, before)
    if asked.must_open_private_chat():
        if asked.is_at(before.home):
            await entering.give_ticket(asked, table_id)
        return Answer(toast=done("open-private-chat", asked.aloud), url=_led_to(asked, table_id, seat))
    warning = await _warned(asked, before, seat) if not sure else None
    if warning is not None:
        return warning
    shown_here |= before.home.private and asked.press.chat.private
    chat = asked.press.chat if shown_here and not asked.is_at(before.home) else None
    guest = not await entering.is_of_home(asked, before.home, table_id)
    if guest and not _lets_in(before, asked.person.key):
        return await _knock(asked, _opened_to(asked, before), chat)

    def seated(table: Table) -> TableChange:
        chair = seats.seat_for(asked.person, asked.about, guest=guest)
        chair = chair.replace(board=asked.press.chat.key if asked.press.chat.private else "")
        table = _opened_to(asked, table)
        if (seat or vacancies.free_seats(table)) and table.seat_of(asked.person.key) is None:
            return _taken_over(asked, table, chair, chat, seat)
        joined = seats.join(table, chair, chat)
        place = before.home.title or table_id
        return TableChange(joined, answer=asked.say("joined", place=place))

    try:
        seated(before)
    except Refusal:
        if await tables.store.was_applied(table_id, asked.press.input_id):
            return Answer()  # delivered twice: refused only because the first delivery was applied
        raise
    links = await opening.linked_to(asked, before, chat)

    def seated_and_begun(table: Table) -> TableChange:
        change = seated(table)
        begun = again.begun_if_complete(change.value, tables.now(), tables.chance)
        return replace(begun, answer=change.answer, effects=(*begun.effects, *links))

    return await asked.change_table(table_id, seated_and_begun)


async def _live(asked: CommandRequest, table_id: str) -> Table:
    """Return a table. Raises Refusal if it is over."""
    table = await asked.tables.table(table_id)
    if not table.is_live:
        raise Refusal("game-over")
    return table


async def _warned(asked: CommandRequest, table: Table, seat: str) -> Answer | None:
    """Return the warning of people at a table; None if there is nobody to warn of.

    The asker answers it in private. A press in the home chat is remembered, as nothing else may prove then that they
    are in it.
    """
    warning = company.warned(asked, table, seat, _led_to(asked, table.id, seat))
    if warning is not None and asked.is_at(table.home):
        await entering.give_ticket(asked, table.id)
    return warning


def _led_to(asked: CommandRequest, table_id: str, seat: str) -> str | None:
    """Return the link on which the asker sits down in private; it names the seat if the press named one."""
    if not seat:
        return asked.start_link(table_id)
    return asked.again_in_private(Pressed(encode(ButtonToken(table_id, 0, Verb.JOIN, seat))))


def _opened_to(asked: CommandRequest, table: Table) -> Table:
    """Return the table with a built-in player's seat offered, if the asker has no seat and was invited.

    They were invited to its chat, or have its window open.
    """
    at_home = asked.is_at(table.home) and asked.messengers[table.home.platform].by_invitation
    invited = at_home or asked.press.window == table.id
    return vacancies.for_guest(table) if invited and table.seat_of(asked.person.key) is None else table


def _taken_over(asked: CommandRequest, table: Table, chair: Seat, chat: Chat | None, seat: str) -> TableChange:
    """Give the asker the free seat that is named, else the first free one."""
    seats.may_come_in(table, asked.person)
    asked.ask(table).must(Right.TAKE_SEAT)
    index = int(seat) if seat.isdecimal() and len(seat) == 1 else vacancies.free_seats(table)[0]
    taken = vacancies.taken(table, index, chair, chat)
    name = bare(seat_name(table, index, asked.aloud))
    # After a typed command in private, the message in place of the hand says the same.
    is_typed = asked.is_in_private_chat and not isinstance(asked.press.what, Pressed)
    told = is_typed and taken.seats[index].comes_after > 0 and not chair.unwanted
    return TableChange(taken, answer=asked.mention("took-seat", Stay.UNSAID if told else Stay.KEPT, name=name))


def _lets_in(table: Table, person_key: str) -> bool:
    """Return whether a person outside the home chat may sit down, or was let in before."""
    index = table.seat_of(person_key)
    return table.door is not Door.MEMBERS if index is None else table.seats[index].guest


async def may_come_back(asked: CommandRequest, table_id: str) -> None:
    """Raise Denied unless the asker may come back to the seat they left, by the rules of `/join`."""
    table = await asked.tables.table(table_id)
    index = table.seat_of(asked.person.key)
    if index is None or not table.seats[index].left or _lets_in(table, asked.person.key):
        return
    if not await entering.is_of_home(asked, table.home, table_id):
        raise Denied(_not_seen_at_home(table), table)


def _not_seen_at_home(table: Table) -> Refusal:
    return Refusal("not-a-member", place=table.home.title or table.id)


async def _knock(asked: CommandRequest, table: Table, chat: Chat | None) -> Answer:
    """Put the asker on the list of people who ask to be let in."""
    if table.seat_of(asked.person.key) is not None:
        raise _not_seen_at_home(table)
    if vacancies.free_seats(table):
        raise Refusal("seat-for-members", place=table.home.title or table.id)
    if chat is not None:
        await opening.no_game_here(asked, chat)
    answer = asked.say("asked-to-join")
    return await asked.change_table(
        table.id, lambda now: TableChange(door.knock(now, asked.person, chat), answer=answer)
    )


async def answer_knock(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Let in or turn away a person who asks to join."""
    asked.alert = True
    mark, welcome = token.argument, token.verb is Verb.LET_IN
    before = await asked.tables.table(token.table)
    about = await asked.directory.person(door.knocking(before, mark).person.key) if welcome else {}

    def answered(table: Table, chat: Chat | None, links: tuple[Effect, ...] = ()) -> TableChange:
        ask = asked.ask(table)
        ask.must(Right.LET_IN)
        one = door.knocking(table, mark)
        if not welcome:
            return TableChange(told(ask, table.turned_away(one), "turned-away", about=one.person))
        chair = seats.seat_for(one.person, about, guest=True)
        table = seats.on_new_chair(table, chair, chat)
        sits = Sits(one.person.key, table.id, on=True)
        return TableChange(told(ask, table, "let-in", about=one.person), effects=(sits, *links))

    wanted = door.knocking(before, mark).chat if welcome else None
    if wanted is not None:
        with suppress(Refusal):  # a chat where another table is open does not show this board
            opens = await opening.opened_in(asked, before, wanted)
            return await asked.change_table(token.table, lambda table: answered(table, wanted, opens))
    return await asked.change_table(token.table, lambda table: answered(table, None))


async def start(asked: CommandRequest) -> Answer:
    """Greet the asker in private, or follow a link's payload: to a seat, the deal of the day or a lesson."""
    if not asked.press.chat.private:
        return shown(help_screens.help_page(asked.language))
    await asked.facts.private_chat_opened(asked.person)
    if asked.args in _LED_TO:
        led_to, asked.args = _LED_TO[asked.args], ""
        return await led_to(asked)
    typed = asked.args.removeprefix(JOIN_PAYLOAD) if asked.args.startswith(JOIN_PAYLOAD) else ""
    if not (lobby.read_code(typed) or read_code(typed)):
        return shown(help_screens.start(asked.language, asked.links("").groups))
    code = await asked.code(typed, of_tournament=True)
    if await asked.is_tournament(code):
        asked.about = await asked.directory.person(asked.person.key)  # loaded again: the private chat is open now
        return await entering.join_named(asked, code)
    if not await asked.is_hidden(code):
        table = await asked.tables.table(code)
        seated = table.seat_of(asked.person.key)
        if table.is_live and seated is not None and not table.seats[seated].left:
            return asked.say("joined", place=table.home.title or code)
    return await _by_code(asked, code)


_LED_TO: Mapping[str, Callable[[CommandRequest], Awaitable[Answer]]] = {
    DAY_PAYLOAD: daily.page,
    LEARN_PAYLOAD: opening.learn,
    f"{JOIN_PAYLOAD}daily": daily.page,  # for links made by earlier versions
    f"{JOIN_PAYLOAD}learn": opening.learn,
}
"""What the other links to the private chat lead to, by payload."""


async def leave(asked: CommandRequest) -> Answer:
    """Leave the table."""
    return await asked.change(presses.leave)


async def addbot(asked: CommandRequest) -> Answer:
    """Seat a built-in player."""
    level = meant(asked.args, "level", LEVELS) if asked.args else ""
    if level is None:
        raise Refusal("bad-level", levels=either(asked.aloud, [plain(asked.aloud, f"level-{name}") for name in LEVELS]))
    return await asked.change(lambda ask: _added(asked, presses.add_built_in(ask, level)))


def _added(asked: CommandRequest, change: TableChange) -> TableChange:
    name = seat_name(change.value, len(change.value.seats) - 1, asked.aloud)
    return replace(change, answer=asked.mention("bot-added", name=name))


async def kick(asked: CommandRequest) -> Answer:
    """Remove a player from the lobby, or at a tournament let the built-in player take over.

    Without a name, offer the seats to choose from.
    """
    kept_away = await company.keep_away(asked)
    if kept_away is not None:
        return kept_away
    code, typed = await _table_of_kick(asked)
    asked.args = typed if code is not None else asked.args
    if not asked.args:
        return await asked.change(lambda ask: _offered(asked, ask), code)

    def kicked(ask: TableRequest) -> TableChange:
        ask.must(Right.SEND_AWAY)
        found = _meant(ask, presses.removable(ask), asked.args)
        if len(found) > 1:
            return TableChange(ask.table, answer=shown(questions.kick(ask.table, found, asked.aloud), private=False))
        for index in found:
            return presses.sent_away(ask, index)
        if asked.args.startswith(MENTION):
            raise Refusal("person-not-seated")
        raise Refusal("nobody-of-that-name", name=asked.args)

    return await asked.change(kicked, code)


async def _table_of_kick(asked: CommandRequest) -> tuple[str | None, str]:
    """Return the code of the table that a judge names, and the rest; for anybody else what is typed may be a name."""
    try:
        code, typed = await asked.table_named()
    except Refusal as refusal:
        if refusal.key != "no-such-table":
            raise
        return None, asked.args
    return (code, typed) if code is not None and await asked.judges(code) else (None, asked.args)


def _meant(ask: TableRequest, seats: Sequence[int], typed: str) -> list[int]:
    """Return the seats, of some, whose holders are meant by a typed name or mention; several for one name."""
    wanted, people = looks(clean_name(typed.lstrip("@"))), {index: ask.table.seats[index].person for index in seats}
    if typed.startswith(MENTION):
        return [index for index, one in people.items() if one is not None and typed == f"{MENTION}{one.key}"]
    shown_as = {index: looks(clean_name(bare(seat_name(ask.table, index, ask.language)))) for index in seats}
    exact = [index for index in seats if shown_as[index] == wanted]
    return exact or [index for index, one in people.items() if one is not None and looks(one.name) == wanted]


def _offered(asked: CommandRequest, ask: TableRequest) -> TableChange:
    ask.must(Right.SEND_AWAY)
    others = presses.removable(ask)
    if not others:
        raise Refusal("nobody-to-kick")
    return TableChange(ask.table, answer=shown(questions.kick(ask.table, others, asked.aloud), private=False))
