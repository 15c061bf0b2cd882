"""Which messages a table wants, what each shows, and which changes a message is edited for.

Each saved call is free for another message:

| message | while | it is edited for changes of |
|---|---|---|
| board | always | all that it shows: public information only |
| hand | its seat is to move; the game is not on; moves are explained | all that it shows |
| hand | another seat is to move | what only its player is shown: cards and place, tips, a notice |
| hand, at a table without a board | always | what `bot.showing.pace.private_hand` lists |

Between two hands both wait for a moment, as the messages of the next hand will show the same. A hand waits so from the
last trick on, which plays itself. A board waits a little between the choices of a declarer who gives cards away, which
it doesn't show.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.codec import DAY_PAYLOAD, JOIN_PAYLOAD, LEARN_PAYLOAD
from bot.people import Chat, Person, PersonKey
from bot.ports.limits import Priority
from bot.ports.store import SurfaceKind, SurfaceName
from bot.screen import NO_LINKS, Links, Screen
from bot.screens import deal_of_the_day, notices, passing_on
from bot.screens.afterwards import record, shown_hand
from bot.screens.before import lobby, options
from bot.screens.during import board, hand, seated
from bot.showing import pace
from bot.showing.surface import Sound, Surface, without_links
from bot.table import invitations, lowering, masks, nudging
from bot.table.choices import is_last_card
from bot.table.deals import ScoreRow
from bot.table.table import Stage, Table
from bot.tournament.tournament import Tournament
from bot.views.kinds import of_kind
from bot.views.lobby import lobby_of
from bot.views.of_table import for_chat, for_seat
from bot.views.result import game_result_of, hand_result_of

# Seconds, for each table of a tournament's round, between two edits of a board in a forum's topic. All topics of the
# group and the tournament's page share 20 calls a minute.
TOPIC_EVERY = 6.0

BOARD_EVERY = 10.0  # seconds between two edits of a board that is played in windows
SHOWN_EVERY = 10.0  # seconds between two edits of shown hands in a chat: six a minute


def wanted(
    table: Table,
    now: float,
    private_hands: Iterable[str],
    *,
    in_windows: bool = False,
    reader: PersonKey | None = None,
) -> list[Surface]:
    """Return the messages that a table wants, the most urgent first.

    `private_hands` are the platforms that show hands in private messages. The hand of the player to move is the most
    urgent; if that player has none, the board is, with its buttons. `in_windows`: whether everybody plays in windows
    instead of by the messages. `reader` is the key of the only person who reads them, on a page.
    """
    platforms = set(private_hands)
    hands = [
        surface
        for surface in _hands(table)
        if isinstance(surface.where, Person) and surface.where.platform in platforms
    ]
    mover = table.seats[table.to_act].person if table.to_act is not None else None
    on_board = mover is not None and all(surface.turn is not Priority.MOVE for surface in hands) and not in_windows
    drawn = _boards(table, now, reader, in_windows=in_windows)
    boards = [_urgent(board) if on_board and not board.spare else board for board in drawn]
    return (
        hands
        + boards
        + list(_nudges(table))
        + list(_rulings(table))
        + list(_shown_hand(table))
        + list(not_let_in(table, may_enter=table.stage is Stage.LOBBY))
    )


def _urgent(board: Surface) -> Surface:
    """Return a board as the player to move needs it: every change of it is shown at once."""
    return replace(board, turn=Priority.MOVE, mark="", every=0.0, rests_until=0.0)


def outdated(
    table: Table,
    shown: Iterable[SurfaceName],
    wanted_names: Iterable[SurfaceName],
    reader: PersonKey | None = None,
) -> Iterator[tuple[SurfaceName, Surface | None]]:
    """Yield the messages that are not wanted any more, each with its last form (None: it is deleted).

    The board of a finished hand stays as its record. A board that was sent again further down becomes a link to there.
    The hand of a player whose seat was taken over says so. Deleted are nudges, hands with a newer message, and the end
    of a game if the store has lost that end.
    """
    shown, current = sorted(shown, key=lambda name: (name.of, name.lowered)), set(wanted_names)
    people = {name.place for name in current if name.kind is SurfaceKind.HAND}
    for name in shown:
        if name in current:
            continue
        if name.kind is SurfaceKind.BOARD:
            yield name, _old_board(table, name, shown, current, reader)
        elif name.kind in {SurfaceKind.ANSWER, SurfaceKind.NOTICE}:
            continue  # a notice stays as it was sent, and an old answer has ended
        elif name.kind is not SurfaceKind.HAND or name.place in people:
            yield name, None
        else:
            yield from ((name, gone) for gone in _given_up(table, name))


def _boards(table: Table, now: float, reader: PersonKey | None, *, in_windows: bool) -> Iterator[Surface]:
    is_last, is_open = is_last_card(table), _is_to_be_opened(table)
    for chat in table.shown_in:
        read = _as_read_in(table, chat)
        name = table.board_in(chat)
        opens = read.language if is_open and not chat.private else ""
        if not table.kind.has_board and table.boards not in completed(table):
            every = TOPIC_EVERY * table.kind.boards_beside if chat.thread is not None else 0.0
            mark = pace.board(table)
            draw = board_drawn(read, now, reader)
            yield Surface(name, chat, draw, turn=Priority.REST, mark=mark, every=every, opens=opens)
        elif in_windows and is_open:
            mark, sinks = pace.in_windows(read), _sinks(table, chat, is_last=is_last)
            quiet = partial(_in_windows, read, now)
            yield Surface(name, chat, quiet, mark=mark, every=BOARD_EVERY, opens=read.language, sinks=sinks)
        else:
            turn = Priority.BOARD if table.kind.has_board else Priority.REST
            # An edit can wait for the last card, as the last trick plays itself and the next hand follows.
            start = f"{JOIN_PAYLOAD}{table.id}" if table.stage is Stage.LOBBY else ""
            draw, sinks = board_drawn(read, now, reader), _sinks(table, chat, is_last=is_last)
            rest = pace.board_rests_until(table)
            yield Surface(name, chat, draw, start, turn=turn, spare=is_last, rests_until=rest, opens=opens, sinks=sinks)
        if table.stage is Stage.OVER or table.ending is not None:
            yield Surface(SurfaceName.over(chat.key), chat, partial(_ended, read, reader), LEARN_PAYLOAD)
        elif table.rows and (to_share := of_kind(table).to_share) is not None:
            draw = partial(deal_of_the_day.share, to_share(read, read.language))
            yield Surface(SurfaceName.over(chat.key), chat, draw, DAY_PAYLOAD)


def _in_windows(table: Table, now: float, _: Links) -> Screen:
    return board.in_windows(for_chat(table, table.language, now))


def _is_to_be_opened(table: Table) -> bool:
    """Return whether something can still happen on the newest board."""
    return table.is_live and table.boards not in completed(table)


def _as_read_in(table: Table, chat: Chat) -> Table:
    """Return the table as a chat reads it: a private one in its owner's language, without whom they have muted."""
    if not chat.private:
        return table
    person = nudging.person_in(table, chat)
    if person is None:
        return table
    return masks.read_by(table, person.key).replace(language=person.language)


def _ended(table: Table, reader: PersonKey | None, links: Links) -> Screen:
    over, language = record.game_over(game_result_of(table, table.language, reader)), table.language
    teaches, invites = invitations.teaches(table), invitations.is_made(table)
    return passing_on.at_end(over, language, links, teaches=teaches, invites=invites)


def _sinks(table: Table, chat: Chat, *, is_last: bool) -> Callable[[float], bool] | None:
    """Return a function that tells whether the board may be sent again further down at a time.

    None if its hand is over, or it is about to change: its last card is to be played.
    """
    is_newest = table.boards not in completed(table) and not is_last
    return partial(lowering.may_be_lowered, table, chat) if is_newest else None


def board_drawn(table: Table, now: float, reader: PersonKey | None = None) -> Callable[[Links], Screen]:
    """Return a function that draws the newest board: the lobby, the game, or the hand that is over.

    `reader` is the key of the only person who reads it, on a page.
    """
    if table.stage is Stage.LOBBY or (table.stage is Stage.CLOSED and table.game is None):
        return partial(_gathering, table, reader)
    row = completed(table).get(table.boards)
    if row is not None:
        return without_links(_finished, table, row, reader)
    return lambda links: board.board(for_chat(table, table.language, now), links.to)


def _finished(table: Table, row: ScoreRow, reader: PersonKey | None) -> Screen:
    return record.finished(hand_result_of(table, row, table.language, reader))


def _gathering(table: Table, reader: PersonKey | None, links: Links) -> Screen:
    if table.stage is Stage.LOBBY and table.menu is not None:
        return options.menu(table, table.language)
    return lobby.lobby(lobby_of(table, table.language, reader), links)


def completed(table: Table) -> Mapping[int, ScoreRow]:
    """Return the rows of the completed hands by the number of their board, from 1."""
    rows = [row for row in table.rows if row.counts]
    return dict(enumerate(rows, start=1))


def _old_board(
    table: Table,
    name: SurfaceName,
    shown: Iterable[SurfaceName],
    current: Iterable[SurfaceName],
    reader: PersonKey | None,
) -> Surface | None:
    """Return the last form of a board's message: a link if the board was sent again, else the record of its hand.

    None deletes the message. That happens too if the store has lost that the board was sent again, so that an earlier
    message is the board again.
    """
    chat = next((chat for chat in table.chats if chat.key == name.place), None)
    row = completed(table).get(name.of)
    others = [other for other in (*current, *shown) if (other.kind, other.place) == (name.kind, name.place)]
    if chat is None:
        return None
    if any(name.goes_on_as(other) for other in others):
        language = _as_read_in(table, chat).language
        return Surface(name, chat, lambda links: board.lowered(language, links.to))
    if row is None or any(other.goes_on_as(name) and other in current for other in others):
        return None
    turn = Priority.BOARD if table.kind.has_board else Priority.REST
    read = _as_read_in(table, chat)
    return Surface(name, chat, without_links(_finished, read, row, reader), turn=turn)


def _hands(table: Table) -> list[Surface]:
    if table.game is None or not (table.rows or table.deal):
        return []
    found = []
    rests_until, is_open = pace.hand_rests_until(table), _is_to_be_opened(table)
    places = [nudging.private_place(table, index) for index in range(len(table.seats))]
    first_sound = _sound_of_first_hand(table)
    for index, (seat, where) in enumerate(zip(table.seats, places, strict=True)):
        if seat.person is None or where is None:
            continue
        name = SurfaceName.hand(seat.hands, seat.person.key)
        mine = index == table.to_act
        turn = Priority.MOVE if mine else Priority.REST
        drawn: Callable[[Links], Screen] = partial(_hand, table, index, seat.person.language)
        if seat.masked:  # without a link to the group
            masked = masks.masked(table, seat.person.key)
            drawn = without_links(_hand, masked, index, seat.person.language, NO_LINKS)
        is_first = not (seat.acted or seat.hands > 1 or seat.is_played) and nudging.is_wanted(table, index)
        held_for = pace.held_for(table, index)
        found.append(
            Surface(
                name,
                where,
                drawn,
                held_for=held_for,
                sound=first_sound if is_first and held_for is not None else Sound.NONE,
                reader=seat.person,
                turn=turn,
                is_own_turn=mine,
                mark=pace.mark_of_hand(table, index),
                rests_until=rests_until,
                opens=seat.person.language if is_open and not seat.left else "",
            )
        )
    return found


def _hand(table: Table, index: int, language: str, links: Links) -> Screen:
    view = for_seat(table, index, language)
    if table.seats[index].left:
        return seated.away(view)
    return hand.hand(view, links.to) if view.has_board else seated.private(view, links.to)


def _shown_hand(table: Table) -> Iterator[Surface]:
    """Yield the shown hand of a finished game: last in turn, with few edits."""
    shown = table.shown_hand
    if shown is None or table.is_live:
        return
    home = table.home
    name = SurfaceName.shown_hand(home.key)
    draw, every = without_links(shown_hand.shown_hand, table, shown, table.language), SHOWN_EVERY
    yield Surface(name, home, draw, turn=Priority.LAST, every=every, chat_every=every, spare=True)


def _given_up(table: Table, name: SurfaceName) -> Iterator[Surface]:
    """Yield the last form of the private message of a player whose seat was taken over."""
    for gone in (one.person for seat in table.seats for one in seat.earlier):
        if name.place and gone.key == name.place:
            yield Surface(name, gone, without_links(seated.gave_up, gone.language))


def _sound_of_first_hand(table: Table) -> Sound:
    """The first hand of a game makes the phone buzz of everybody for whom a game has begun; later ones don't."""
    if table.rows:
        return Sound.NONE
    return Sound.POLITE if nudging.is_slow(table) or table.kind.opens_evening else Sound.LOUD


def _nudges(table: Table) -> Iterator[Surface]:
    index, is_nudged = table.to_act, table.turn.nudged or table.turn.nudged_in_group
    if not is_nudged or index is None or table.seats[index].is_played:
        return
    person, own, group = table.seats[index].person, nudging.private_place(table, index), nudging.group_of(table, index)
    if person is not None and own is not None and table.turn.nudged:
        name = SurfaceName.nudge(table.decision, own.key)
        sound = Sound.LATER if nudging.is_slow(table) else Sound.LOUD
        draw = without_links(notices.nudge_in_private, masks.read_by(table, person.key), person.language)
        yield Surface(name, own, draw, sound=sound, reader=person)
    if group is not None and table.turn.nudged_in_group:
        name = SurfaceName.nudge(table.decision, group.key)
        draw = without_links(notices.nudge_in_group, table, table.language)
        yield Surface(name, group, draw, sound=Sound.LOUD)


def _rulings(table: Table) -> Iterator[Surface]:
    """Yield each decision of a judge for each player; the phone buzzes of those whom it is about."""
    for number, one in enumerate(table.decisions, 1):
        for index, chair in enumerate(table.seats):
            where = nudging.private_place(table, index)
            if chair.person is None or chair.left or where is None:
                continue
            is_about = one.seat in {None, index} and chair.habits.nudges
            name = SurfaceName.notice(number, where.key)
            draw = without_links(notices.ruling, table, one, chair.person.language)
            yield Surface(name, where, draw, sound=Sound.LOUD if is_about else Sound.NONE)


def not_let_in(gathering: Table | Tournament, *, may_enter: bool) -> Iterator[Surface]:
    """Yield a message in private for everybody who was refused; for all who have asked, if nobody may enter now."""
    late = () if may_enter else tuple(one.person for one in gathering.knocks)
    for person in (*gathering.refused, *late):
        name = SurfaceName.notice(0, person.key)
        yield Surface(name, person, without_links(notices.not_let_in, gathering.id, person.language))
