"""A study on the board: the table at each moment of one of its lines. Seats have names, but no real people.

The values are those of replays (`bot.finished.replay`), so that everything that draws a moment draws these too.
"""

from bot.finished.replay import Moment, stepped
from bot.people import NAMELESS, Chat, Person, clean_name
from bot.table.deals import SealedDeal
from bot.table.event_log import row_of
from bot.table.playing import game_of
from bot.table.table import Seat, Stage, Table
from engine import game, study
from engine.record import begun, deal
from engine.study import Study


def moments(found: Study, place: study.Place, *, four_colours: bool = False) -> list[Moment]:
    """Return every moment of a hand along the line of a place, from the deal on. Raises `no_such_place`."""
    lengths = [len(hand.main.actions) for hand in found.hands]
    done = study.path(found, place)
    lengths[place.hand] = len(done)
    table = _table(found, four_colours=four_colours)
    for hand in found.hands[: place.hand]:
        table = _after(table, hand)
    now = table.replace(deal=_deal(table), history=())
    return list(stepped(now, found.hands[place.hand].begins, done, place.hand + 1, tuple(lengths)))


def whole(found: Study) -> Table:
    """Return the table at the end of the main line."""
    table = _table(found)
    for hand in found.hands:
        table = _after(table, hand)
    return table


def _table(found: Study, *, four_colours: bool = False) -> Table:
    """Return the table before the first hand."""
    record = found.record
    names = [clean_name(name) for name in found.names] or [NAMELESS] * record.seats
    people = [Person(platform="web", id=f"seat {seat}", name=name) for seat, name in enumerate(names)]
    return Table(
        id="",
        created=0.0,
        opener=people[0],
        chats=(Chat(platform="web", id="", private=True),),
        stage=Stage.PLAYING,
        seats=tuple(Seat(person=person) for person in people),
        preset=record.rules.preset,
        options=record.rules.options,
        game=begun(record),
        four_colours=four_colours,
        pictures=True,
    )


def _after(table: Table, hand: study.Hand) -> Table:
    """Return the table after the main line of a hand, without the facts of its moves."""
    sealed, rows = _deal(table), list(table.rows)
    state, happened = deal(game_of(table), hand.begins)
    for action in (None, *hand.main.actions):
        if action is not None:
            state, happened = game.apply(state, action)
        row = row_of(happened, sealed, ())
        rows += [row] if row is not None else []
    stage = Stage.OVER if state.phase == "game_over" else Stage.PLAYING
    return table.replace(game=state, rows=tuple(rows), stage=stage)


def _deal(table: Table) -> SealedDeal:
    return SealedDeal(hand=len(table.rows) + 1, secret="", commitment="")
