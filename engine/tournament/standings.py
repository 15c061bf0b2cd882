"""Places, points and the standings, computed from the results. The order in which results came does not matter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from engine.tournament import questions
from engine.tournament.model import Points, Result, Round, Tournament

NOTHING = Fraction(0)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat at a table."""

    place: int
    """The place at the table, from 1. Equal totals have the same place."""

    points: Fraction
    """The points of the place. Equal totals share the points of their places equally."""

    forfeited: bool
    """Whether the player doesn't get the points: absent for the whole game, withdrawn from it, or disqualified."""


@dataclass(frozen=True, slots=True)
class PlayerRound:
    """One round of one player."""

    round: int
    """The number of the round."""

    kind: Literal["table", "playing", "bye", "missed"]
    """A game that is over, a game that is still played, a round sat out, or a round missed."""

    points: Fraction
    """The points of the tournament from this round."""

    taken: int = 0
    """The points of the game that judges took."""

    table: int | None = None
    """The number of the table."""

    place: int | None = None
    """The place at the table, from 1."""

    total: int | None = None
    """The final total of the game."""

    forfeited: bool = False
    """Whether the round brought no points because of absence, withdrawal or disqualification."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One player in the standings."""

    place: int
    """The place, from 1. Equal players have the same place."""

    player: int
    """The number of entry."""

    points: Points
    """Points of the tournament."""

    buchholz: Points
    """The points of all opponents met, counted once for each meeting."""

    totals: int
    """The sum of the final totals of the games."""

    firsts: int
    """The number of first places at tables."""

    taken: int
    """The points of games that judges took."""

    status: Literal["in", "withdrawn", "disqualified"]
    """Whether the player is still drawn, has withdrawn, or is disqualified."""

    lines: tuple[PlayerRound, ...] = ()
    """The player's rounds, oldest first."""


def places(result: Result) -> tuple[int, ...]:
    """Return the places at a table by seat: the winners by the rules first, then by total. Equals share a place."""
    ranks = [(seat not in result.winners, -total) for seat, total in enumerate(result.totals)]
    return tuple(1 + sum(other < mine for other in ranks) for mine in ranks)


def place_points(result: Result, points: Sequence[int]) -> tuple[Fraction, ...]:
    """Return the points of the tournament by seat. Equals share the points of their places. ``points`` are by place."""
    found = places(result)
    shared = {place: found.count(place) for place in found}
    return tuple(Fraction(sum(points[place - 1 : place - 1 + shared[place]]), shared[place]) for place in found)


def seat_results(tournament: Tournament, round_number: int, table: int) -> tuple[SeatResult, ...]:
    """Return places and points of a table by seat, also for fillers and absent players; empty while the game is played.

    Raises ``no_such_round`` or ``no_such_table``.
    """
    played = questions.table(tournament, round_number, table)
    if played.result is None:
        return ()
    out = _out_of(tournament, round_number)
    lost = {*played.result.absent, *played.gone, *(seat for seat, one in enumerate(played.seats) if one in out)}
    points = place_points(played.result, tournament.settings.place_points)
    return tuple(
        SeatResult(place, points[seat], forfeited=seat in lost) for seat, place in enumerate(places(played.result))
    )


def lines(tournament: Tournament, round_number: int) -> dict[int, PlayerRound]:
    """Return the lines of all players for one round, by number of entry."""
    drawn = tournament.rounds[round_number - 1]
    found = {number: PlayerRound(round_number, "missed", NOTHING) for number in range(1, len(tournament.players) + 1)}
    out = _out_of(tournament, round_number)
    for number in drawn.byes:
        points = NOTHING if number in out else Fraction(tournament.settings.place_points[1])
        found[number] = replace(found[number], kind="bye", points=points, forfeited=number in out)
    for index, table in enumerate(drawn.tables, start=1):
        results = seat_results(tournament, round_number, index)
        for seat, seated in enumerate(table.seats):
            if seated is None:
                continue
            if table.result is None:
                found[seated] = replace(found[seated], kind="playing", table=index)
                continue
            found[seated] = replace(
                found[seated],
                kind="table",
                points=NOTHING if results[seat].forfeited else results[seat].points,
                taken=sum(ruling.points for ruling in table.result.rulings if ruling.seat == seat),
                table=index,
                place=results[seat].place,
                total=table.result.totals[seat],
                forfeited=results[seat].forfeited,
            )
    return found


def standings(tournament: Tournament, after: int | None = None) -> tuple[Standing, ...]:
    """Return the standings, the best player first, equal players by number of entry.

    With ``after`` these are the standings after that round (0: before the first). Without it, every result so far
    counts.
    """
    last = tournament.round if after is None else min(after, tournament.round)
    by_round = [lines(tournament, number) for number in range(1, last + 1)]
    points = {
        number: sum((found[number].points for found in by_round), NOTHING)
        for number in range(1, len(tournament.players) + 1)
    }
    buchholz = _buchholz(tournament.rounds[:last], points)
    out = {number for number, said in questions.disqualified(tournament).items() if said <= last}
    rows = []
    for number, player in enumerate(tournament.players, start=1):
        own = tuple(found[number] for found in by_round)
        played = [line for line in own if line.kind == "table" and not line.forfeited]
        withdrawn = player.withdrew_in is not None and player.withdrew_in <= last
        rows.append(
            Standing(
                place=0,
                player=number,
                points=points[number],
                buchholz=buchholz[number],
                totals=sum(line.total or 0 for line in played),
                firsts=sum(line.place == 1 for line in played),
                taken=sum(line.taken for line in own),
                status="disqualified" if number in out else "withdrawn" if withdrawn else "in",
                lines=own,
            )
        )
    return _placed(rows)


def _buchholz(rounds: Sequence[Round], points: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """Return for each player the sum of the points of all opponents at finished tables, once for each meeting."""
    found = dict.fromkeys(points, NOTHING)
    for table in (table for one in rounds for table in one.tables if table.result is not None):
        people = [number for number in table.seats if number is not None]
        together = sum((points[number] for number in people), NOTHING)
        for number in people:
            found[number] += together - points[number]
    return found


def _merits(row: Standing) -> tuple[Fraction, Fraction, int, int]:
    return (-row.points, -row.buchholz, -row.totals, -row.firsts)


def _placed(rows: Sequence[Standing]) -> tuple[Standing, ...]:
    placed: list[Standing] = []
    for index, row in enumerate(sorted(rows, key=_merits), start=1):
        equal = bool(placed) and _merits(placed[-1]) == _merits(row)
        placed.append(replace(row, place=placed[-1].place if equal else index))
    return tuple(placed)


def _out_of(tournament: Tournament, round_number: int) -> set[int]:
    """Return the numbers of the players disqualified in a round."""
    return {number for number, said in questions.disqualified(tournament).items() if said == round_number}
