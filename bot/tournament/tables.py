"""The tables of a tournament: made for a round, and read when they are over."""

from itertools import count

from bot.chance import Chance
from bot.table import dealing
from bot.table.change import TableChange
from bot.table.deals import ANNULLED, SealedDeal
from bot.table.kinds.tournament import TournamentTable
from bot.table.parts import Clock, HistoryLine, Times
from bot.table.table import Seat, Stage, Table
from bot.tournament.tournament import Tournament, core_person
from engine import game
from engine.fairness import SCHEME
from engine.tournament import draw, rights
from engine.tournament.model import HandRuling, Result, RoundTable

FILLER_LEVEL = "normal"


def made(tournament: Tournament, number: int, now: float, chance: Chance) -> TableChange:
    """Make a table of the present round, by number from 1. Seats, first dealer and deal 1 come from the lot."""
    core = tournament.core
    played, settings = core.rounds[-1], core.settings
    drawn = played.tables[number - 1]
    built = settings.rules.build()
    seal = draw.seals(core.code, core.round, played.secrets).deals
    deal = SealedDeal(hand=1, secret="", commitment=seal)
    table = Table(
        id=drawn.code,
        created=now,
        opener=tournament.members[0].person,
        stage=Stage.PLAYING,
        chats=(tournament.home,),
        language=tournament.language,
        seats=seats_of(tournament, drawn),
        preset=settings.rules.preset,
        options=settings.rules.options,
        pictures=tournament.pictures,
        nudges=tournament.nudges,
        game=game.new(built, len(drawn.seats), drawn.dealer),
        deal=deal,
        next_deal=dealing.sealed(drawn.code, 2, chance),
        clock=Clock(turn_since=now),
        times=Times(timer=tournament.move),
        kind=place_of(tournament, number),
        scheme=SCHEME,
    )
    return dealing.first_dealt(table, drawn.dealer, draw.pack(core, core.round, number), now)


def place_of(tournament: Tournament, number: int) -> TournamentTable:
    """Return the kind of a table of the present round, with what it knows of the tournament."""
    settings = tournament.core.settings
    until = None if settings.minutes is None else tournament.dealt_at + settings.minutes * 60.0
    return TournamentTable(
        tournament=tournament.id,
        title=settings.name,
        round=tournament.core.round,
        number=number,
        tables=len(tournament.core.rounds[-1].tables),
        hands=settings.hands,
        until=until,
        evening=tournament.starts_at is not None,
    )


def seats_of(tournament: Tournament, drawn: RoundTable) -> tuple[Seat, ...]:
    """Return the seats of a table as they were drawn, with built-in players in the empty ones."""
    fillers = count(1)
    return tuple(
        Seat(level=FILLER_LEVEL, number=next(fillers)) if number is None else _seat(tournament, number)
        for number in drawn.seats
    )


def _seat(tournament: Tournament, number: int) -> Seat:
    player = tournament.core.players[number - 1]
    member = tournament.member(player.person.key)
    if member is None:  # forgotten while the round was drawn
        return Seat(forgotten=True, number=9, left=True)
    gone = player.withdrew_in is not None
    return Seat(person=member.person, habits=member.habits, left=gone, withdrawn=gone)


def line_of_leaving(index: int) -> HistoryLine:
    """Return the fact that the player on a seat has withdrawn."""
    return HistoryLine(key="left", params={"seat": index})


def tournament_of(table: Table) -> str | None:
    """Return the code of a table's tournament; None for any other table."""
    which = TournamentTable.of(table.kind)
    return which.tournament if which is not None else None


def judges(tournament: Tournament, table: Table, key: str, *, admin: bool) -> bool:
    """Whether a person judges a table of the present round. `admin`: they are an admin of the home chat."""
    which = TournamentTable.of(table.kind)
    if which is None or which.round != tournament.core.round:
        return False
    return rights.judging_refusal(tournament.core, key, which.number, admin=admin) is None


def drawn_for(tournament: Tournament, table: Table) -> RoundTable | None:
    """Return the drawn table in the core; None if the tournament has no such table."""
    which = TournamentTable.of(table.kind)
    if which is None or which.tournament != tournament.id or not 1 <= which.round <= tournament.core.round:
        return None
    tables = tournament.core.rounds[which.round - 1].tables
    found = tables[which.number - 1] if 1 <= which.number <= len(tables) else None
    return found if found is not None and found.code == table.id else None


def result_of(table: Table) -> Result:
    """Return the result of a table that is over."""
    if table.game is None or table.is_live:
        raise ValueError("this game is not over")
    return Result(
        totals=tuple(table.game.totals),
        winners=tuple(sorted(table.game.winners or ())) if table.ending is None else (),
        absent=tuple(index for index, seat in enumerate(table.seats) if seat.person is not None and not seat.acted),
        rulings=tuple(
            HandRuling(
                hand=max(one.hand, 1),
                do="annul" if one.key == ANNULLED else "penalty",
                seat=one.seat,
                points=one.points,
                reason=one.reason,
                remark=one.remark,
                by=core_person(one.judge),
                confirmed=None if one.confirmed is None else core_person(one.confirmed),
            )
            for one in table.decisions
            if not one.held
        ),
    )
