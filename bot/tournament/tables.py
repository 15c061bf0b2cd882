"""The tables of a tournament: made as a round is drawn, and read when they are done."""

from bot.chance import Chance
from bot.table import dealing
from bot.table.change import TableChange
from bot.table.deals import ANNULLED, SealedDeal
from bot.table.effects import Effect, Sits
from bot.table.kinds.tournament import TournamentTable
from bot.table.playing import play
from bot.table.table import Clock, Line, Seat, Stage, Table
from bot.tournament.tournament import Tournament, core_person
from engine import game
from engine.actions import Deal as DealAction
from engine.tournament import draw
from engine.tournament.model import HandRuling, Result, RoundTable

FILLER_LEVEL = "normal"


def made(tournament: Tournament, number: int, now: float, chance: Chance, *, beacon: bool = False) -> TableChange:
    """Return a table of the round drawn last, by number from 1: seats, first dealer and deal 1 come from the lot.

    `beacon` says whether a round of the public beacon is mixed into the deals after that.
    """
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
        game=game.new(built, len(drawn.seats), drawn.dealer),
        deal=deal,
        next_deal=dealing.sealed(drawn.code, 2, chance),
        clock=Clock(move=tournament.move, turn_since=now),
        kind=place_of(tournament, number),
        beacon=beacon,
    )
    pack = draw.pack(core, core.round, number)
    dealt, _ = play(table, DealAction(pack), now)
    first = dealing.first_entry(dealt, drawn.dealer)
    return TableChange(dealt, log=(first, {"pack": list(pack), "seal": seal}), effects=_links(dealt))


def place_of(tournament: Tournament, number: int) -> TournamentTable:
    """Return what a table of the present round knows of the tournament."""
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


def line_of_leaving(index: int) -> Line:
    """Return the fact that whoever had a seat has withdrawn."""
    return Line(key="left", params={"seat": index})


def tournament_of(table: Table) -> str | None:
    """Return the code of the tournament that a table is of; None for any other table."""
    which = TournamentTable.of(table.kind)
    return which.tournament if which is not None else None


def judges(tournament: Tournament, table: Table, key: str, *, admin: bool) -> bool:
    """Whether somebody judges a table of the present round. `admin` says that they speak for the home chat."""
    which = TournamentTable.of(table.kind)
    if which is None or which.round != tournament.core.round:
        return False
    return tournament.judges(key, which.number, admin=admin)


def drawn_for(tournament: Tournament, table: Table) -> RoundTable | None:
    """Return the place of a table in its round; None for a table of anything else."""
    which = TournamentTable.of(table.kind)
    if which is None or which.tournament != tournament.id or not 1 <= which.round <= tournament.core.round:
        return None
    tables = tournament.core.rounds[which.round - 1].tables
    found = tables[which.number - 1] if 1 <= which.number <= len(tables) else None
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
