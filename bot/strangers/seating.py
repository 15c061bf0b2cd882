"""The tables of strangers: begun with the people of a queue, joined in mid-game, followed by the next one. Pure."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bot.chance import Chance
from bot.people import Person
from bot.refusal import Refusal
from bot.strangers.pairing import Room
from bot.strangers.queue import BREAK, Game, Queue, Waiting
from bot.table import dealing, kinds, lobby, seats, vacancies
from bot.table.change import TableChange
from bot.table.gathering import Door
from bot.table.kinds.strangers import Strangers
from bot.table.parts import HistoryLine, Times
from bot.table.table import Seat, Stage, Table
from engine import rules
from engine.errors import EngineError
from engine.fairness import SCHEME

LEVEL = "normal"  # of built-in players
TIMER = 30  # seconds for a move, beside the reserve (`Kind.reserve`)
USUAL_SEATS = 3


def seats_of(preset: str) -> int:
    """Return how many seats a table of strangers has by a preset."""
    counts = sorted(rules.build(preset, {}).table.players)
    return USUAL_SEATS if USUAL_SEATS in counts else counts[0]


def begun(queue: Queue, game: Game, about: Mapping[str, Mapping[str, Any]], now: float, chance: Chance) -> TableChange:
    """Begin a game of people of a queue; built-in players have the other seats. `about`: people's documents by key."""
    kind, nobody = kinds.of_queue(queue.id), game.coming[0].person.nobody()
    table = Table(
        id=game.code,
        created=now,
        opener=nobody,  # nobody is in charge
        chats=tuple({one.chat.key: one.chat for one in game.coming}.values()),
        language=game.coming[0].person.language,
        seats=tuple(_chair(one, about.get(one.person.key, {})) for one in game.coming),
        preset=queue.rules,
        options=dict(game.options),
        times=Times(timer=TIMER),
        door=Door.LINK,
        kind=kind,
        next_deal=dealing.sealed(game.code, 1, chance),
        scheme=SCHEME,
    )
    while len(table.seats) < seats_of(queue.rules):
        table = lobby.add_built_in(table, LEVEL)
    table = vacancies.with_offered(table)
    totals = game.totals(len(table.seats)) if game.goes_on else ()
    try:
        started, log = lobby.start(table, now, chance, totals)
    except EngineError:  # no game of these rules could go on from there
        started, log = lobby.start(table, now, chance)
    return TableChange(started, log=log)


def seated(table: Table, one: Waiting, about: Mapping[str, Any]) -> Table:
    """Give somebody a free seat from the next hand on: their own, if they come back to it. Raises Refusal without one.

    If it was a built-in player's and the first hand is being played, the game begins anew after it.
    """
    if not table.is_live:
        raise Refusal("game-over")
    own = table.seat_of(one.person.key)
    if own is not None:
        return seats.returned(table, own) if table.seats[own].left and not table.seats[own].comes_after else table
    seats.may_come_in(table, one.person)
    offered = (*vacancies.offered(table), *vacancies.free_seats(table))
    if not offered:
        raise Refusal("seat-taken")
    is_anew = offered[0] in vacancies.offered(table) and not table.rows and table.deal is not None
    taken = vacancies.taken(table, offered[0], _chair(one, about), one.chat)
    comes = HistoryLine(key="people-anew" if is_anew else "people-later", people={"seat": one.person})
    taken = seats.with_history(taken, comes)
    return taken.replace(kind=taken.kind.with_comer()) if is_anew else taken


def rooms(queue: Queue, tables: Mapping[str, Table], people: Iterable[str]) -> Iterator[Room]:
    """Yield the room at each table that is played, by code, and at those that are about to begin.

    `people` are the keys of those who might come.
    """
    for game in queue.games:
        if game.begins is not None:
            there = tuple(one.person.key for one in game.coming)
            yield Room(game.code, there, seats_of(queue.rules) - len(there), plays=False)
        elif game.code in tables and tables[game.code].is_live:
            yield _room_of(tables[game.code], game.coming, people)


def _room_of(table: Table, coming: Iterable[Waiting], people: Iterable[str]) -> Room:
    free = vacancies.free_seats(table)
    here = [seat.person.key for seat in table.seats if seat.person is not None and sits(seat)]
    expected = [one.person.key for one in coming if one.person.key not in here]
    left = [key for key in people if table.has_given_up(key)]
    return Room(table.id, (*here, *expected), len(free) - len(expected), frozenset(left))


def sits(seat: Seat) -> bool:
    """Whether a person sits there or is about to, and has not left."""
    return seat.person is not None and seat.left_since is None and (not seat.left or seat.comes_after > 0)


def following(table: Table, queue: Queue, code: str, now: float) -> Queue:
    """Return the queue with the next game of those who stay at a table that is over, in place of that table.

    A game that begins anew does so at once; otherwise everybody moves on by one seat after a break, perhaps with the
    game points that they have. Whoever has asked to move is asked anew there.
    """
    if queue.game(table.id) is None or table.is_live:
        return queue
    anew = table.stage is Stage.CLOSED and table.ending is None
    totals = table.game.totals if table.game is not None and not anew else (0,) * len(table.seats)
    seated = list(zip(table.seats, totals, strict=True))
    order = seated if anew else [*seated[1:], *seated[:1]]
    places = {chat.key: chat for chat in table.chats}
    stay = tuple(
        Waiting(person=seat.person, chat=places[seat.board], since=now, holds=table.id, total=total)
        for seat, total in order
        if seat.person is not None and sits(seat) and seat.board in places
    )
    keys = tuple(one.person.key for one in stay)
    following = Game(
        code=code,
        begins=now if anew else now + BREAK,
        coming=stay,
        before=table.id,
        whole=keys if anew and not table.options else (),
        others=tuple(total for seat, total in order if seat.person is None or seat.person.key not in keys),
    )
    waiting = tuple(one for one in queue.waiting if one.holds != table.id)
    return queue.replace(waiting=waiting).with_game(following, of=table.id)


def people_of(table: Table) -> tuple[Person, ...]:
    """Return the people who sit at a table, without those who have left it."""
    return tuple(seat.person for seat in table.seats if seat.person is not None and sits(seat))


def may_move(table: Table) -> bool:
    """Whether people at a table may wait for seats at others: who sits alone, and people who are asked to."""
    kind = Strangers.of(table.kind)
    return table.is_live and (len(people_of(table)) == 1 or (kind is not None and kind.company > 0))


def _chair(one: Waiting, about: Mapping[str, Any]) -> Seat:
    return seats.seat_for(one.person, about).replace(board=one.chat.key)
