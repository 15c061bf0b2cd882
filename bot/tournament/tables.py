"""The tables of a tournament: made as a round is drawn, and read when they are done."""

from collections.abc import Mapping
from typing import Any

from bot.chance import Chance
from bot.people import NAMELESS
from bot.table import dealing, decisions, lobby
from bot.table.change import Change
from bot.table.deals import Deal
from bot.table.effects import Effect, Sits
from bot.table.entry import Entry
from bot.table.model import SCHEME, Clock, Line, Seat, Stage, Table
from bot.table.playing import play
from bot.tournament.model import Tournament
from engine import game, rules, view
from engine.actions import Deal as DealAction
from engine.tournament import draw
from engine.tournament.model import HandRuling, Result, RoundTable
from engine.tournament.model import Person as CorePerson

FILLER_LEVEL = "normal"


def made(tournament: Tournament, number: int, now: float, chance: Chance, *, beacon: bool = False) -> Change:
    """Return a table of the round drawn last, by number from 1: seats, first dealer and deal 1 come from the lot.

    `beacon` says whether a round of the public beacon is mixed into the deals after that.
    """
    core = tournament.core
    played, settings = core.rounds[-1], core.settings
    drawn = played.tables[number - 1]
    built = settings.rules.build()
    seal = draw.seals(core.code, core.round, played.secrets).deals
    deal = Deal(hand=1, secret="", commitment=seal)
    table = Table(
        id=drawn.code,
        scheme=SCHEME,
        created=now,
        opener=tournament.members[0].person,
        stage=Stage.PLAYING,
        chats=(tournament.home,),
        language=tournament.language,
        seats=seats_of(tournament, drawn),
        preset=settings.rules.preset,
        options=settings.rules.options,
        pictures=tournament.pictures,
        game=game.new(built, len(drawn.seats), drawn.dealer),
        deal=deal,
        next_deal=dealing.sealed(drawn.code, 2, chance),
        clock=Clock(move=tournament.move, turn_since=now),
        entry=entry_of(tournament, number),
        beacon=beacon,
    )
    pack = draw.pack(core, core.round, number)
    dealt, _ = play(table, DealAction(pack), now)
    return Change(dealt, (_first_entry(dealt, drawn), {"pack": list(pack), "seal": seal}), effects=_links(dealt))


def _first_entry(table: Table, drawn: RoundTable) -> Mapping[str, Any]:
    return {
        "rules": rules.told(lobby.rules_of(table), rules.FIRST),
        "seats": len(table.seats),
        "first_dealer": drawn.dealer,
        "scheme": SCHEME,
        "joined": [
            f"p{place}" if seat.person is not None else f"b{seat.number}" for place, seat in enumerate(table.seats, 1)
        ],
        "seat_draw": None,
    }


def entry_of(tournament: Tournament, number: int) -> Entry:
    """Return what a table of the present round knows of the tournament."""
    settings = tournament.core.settings
    until = None if settings.minutes is None else tournament.drawn_at + settings.minutes * 60.0
    return Entry(
        tournament=tournament.id,
        title=settings.name,
        round=tournament.core.round,
        number=number,
        tables=len(tournament.core.rounds[-1].tables),
        hands=settings.hands,
        until=until,
    )


def seats_of(tournament: Tournament, drawn: RoundTable) -> tuple[Seat, ...]:
    """Return the chairs of a table as they were drawn: people as they like to sit, and built-in players."""
    fillers = 0
    found = []
    for number in drawn.seats:
        if number is None:
            fillers += 1
            found.append(Seat(level=FILLER_LEVEL, number=fillers))
        else:
            found.append(_seat(tournament, number))
    return tuple(found)


def _seat(tournament: Tournament, number: int) -> Seat:
    member = tournament.member(tournament.core.players[number - 1].person.key)
    if member is None:  # forgotten in the moment of the draw
        return Seat(forgotten=True, number=9, left=True)
    gone = not _is_in(tournament, number)
    return Seat(person=member.person, nudges=member.nudges, auto=member.auto, left=gone, withdrawn=gone)


def _is_in(tournament: Tournament, number: int) -> bool:
    player = tournament.core.players[number - 1]
    return player.withdrew_in is None


def _links(table: Table) -> tuple[Effect, ...]:
    return tuple(Sits(person.key, table.id, on=True) for person in table.people)


def is_begun(table: Table) -> bool:
    """Whether a card has been played at a table."""
    if table.rows or table.game is None or not table.is_live:
        return True
    seen = view.public(table.game)
    return bool(seen.tricks) or (seen.trick is not None and bool(seen.trick.cards))


def reseated(tournament: Tournament, table: Table) -> Change:
    """Seat the people whom an exchange has brought to a table, in the places of those whom it took away.

    Nothing changes at a table that sits as it shall, or where a card has been played.
    """
    drawn = drawn_for(tournament, table)
    if drawn is None or is_begun(table):
        return Change(table)
    wanted = seats_of(tournament, drawn)
    keys = [seat.person.key if seat.person else None for seat in wanted]
    present = [seat.person.key if seat.person else None for seat in table.seats]
    if keys == present:
        return Change(table)
    new = tuple(
        old if was == shall else seat for old, seat, was, shall in zip(table.seats, wanted, present, keys, strict=True)
    )
    gone = [Sits(key, table.id, on=False) for key in present if key is not None and key not in keys]
    here = [Sits(key, table.id, on=True) for key in keys if key is not None and key not in present]
    decision = table.decision + 1  # buttons of whoever sat there are of no use any more
    return Change(table.model_copy(update={"seats": new, "decision": decision}), effects=(*gone, *here))


def line_of_leaving(index: int) -> Line:
    """Return the fact that whoever had a seat has withdrawn."""
    return Line(key="left", params={"seat": index})


def drawn_for(tournament: Tournament, table: Table) -> RoundTable | None:
    """Return the place of a table in its round; None for a table of anything else."""
    entry = table.entry
    if entry is None or entry.tournament != tournament.id or not 1 <= entry.round <= tournament.core.round:
        return None
    tables = tournament.core.rounds[entry.round - 1].tables
    found = tables[entry.number - 1] if 1 <= entry.number <= len(tables) else None
    return found if found is not None and found.code == table.id else None


def result_of(table: Table) -> Result:
    """Return how the game of a table that is over has ended."""
    if table.game is None or table.is_live:
        raise ValueError("this game is not over")
    return Result(
        totals=tuple(table.game.totals),
        winners=tuple(sorted(table.game.winners or ())) if table.ending is None else (),
        absent=tuple(index for index, seat in enumerate(table.seats) if seat.person is not None and not seat.acted),
        rulings=tuple(
            HandRuling(
                hand=max(one.hand, 1),
                do="annul" if one.key == decisions.ANNULLED else "penalty",
                seat=one.seat,
                points=one.points,
                reason=one.reason,
                by=CorePerson(key=one.judge, name=one.by or NAMELESS),
            )
            for one in table.decisions
            if not one.held
        ),
    )
