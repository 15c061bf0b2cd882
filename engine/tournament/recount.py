"""A second count of a tournament from its record, for the check: who is drawn, who sits where, points and standings.

The running tournament counts in `draw`, `questions` and `standings`, and none of that is used here. Both sides share
the lot (`engine.fairness`), the pairing (`pairing`), and the forms of values.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction

from engine import fairness
from engine.fairness import Mix
from engine.tournament.form import RecordedResult, TournamentRecord
from engine.tournament.pairing import later_round, top_fill
from engine.tournament.questions import LEAST_LEFT
from engine.tournament.standings import Standing


def people(claimed: TournamentRecord, number: int) -> list[int]:
    """Return the numbers of the players who are in the tournament when round ``number`` is drawn."""
    removed = {one.player for one in claimed.penalties if one.round < number and not one.taken_back}
    return [
        entry
        for entry, player in enumerate(claimed.players, start=1)
        if player.first_round <= number
        and (player.withdrew_in is None or player.withdrew_in >= number)
        and entry not in removed
    ]


def can_be_drawn(claimed: TournamentRecord, number: int) -> bool:
    """Return whether round ``number`` has enough people."""
    whole_table = number == 1 or claimed.bye
    return len(people(claimed, number)) >= (claimed.size if whole_table else LEAST_LEFT)


def is_played(claimed: TournamentRecord, number: int) -> bool:
    """Return whether all tables of a round are done; round 0 is."""
    return number == 0 or all(table.result is not None for table in claimed.rounds[number - 1].tables)


# -------------------------------------------------------------------------------------------------------------- draw


def seating(claimed: TournamentRecord, number: int, lot: Mix) -> tuple[Sequence[Sequence[int]], list[int]]:
    """Return the people of each table of round ``number``, in the order in which they draw seats, and who sits out."""
    there = people(claimed, number)
    odd = len(there) % claimed.size if claimed.bye else 0
    tables = -(-(len(there) - odd) // claimed.size)
    if number == 1:
        shares = dict(zip(claimed.rounds[0].typed, lot.shares, strict=True))
        order = fairness.shuffled(fairness.order_of_draw(shares, there), lot.stream("draw"))
        return top_fill(order[: len(order) - odd], tables), sorted(order[len(order) - odd :])

    ranked = [(row.player, row.points) for row in standings(claimed, number - 1) if row.player in there]
    earlier = [([table.seats for table in one.tables], one.byes) for one in claimed.rounds[: number - 1]]
    return later_round(ranked, earlier, claimed.size, odd)


# ------------------------------------------------------------------------------------------------------------ points


def result_fault(result: RecordedResult, points: Sequence[int]) -> str | None:
    """Return what is wrong with the places and points of a result; None if nothing is. ``points`` are by place."""
    if not len(result.totals) == len(result.places) == len(result.points):
        return "there is not one place, and not one number of points, for each seat"
    merits = [(seat in result.winners, total) for seat, total in enumerate(result.totals)]
    for seat, mine in enumerate(merits):
        ahead, equal = sum(other > mine for other in merits), merits.count(mine)
        if result.places[seat] != ahead + 1:
            return f"the place of seat {seat} is {ahead + 1}"
        if result.points[seat] * equal != sum(points[ahead : ahead + equal]):
            return "the points are not those of the places"
    return None


def standings(claimed: TournamentRecord, after: int) -> list[Standing]:
    """Return the standings after so many rounds, the best player first, without ``lines``."""
    removed = {one.player: one.round for one in claimed.penalties if one.round <= after and not one.taken_back}
    withdrawn = {entry for entry, one in enumerate(claimed.players, start=1) if one.withdrew_in is not None}
    points, opponents = defaultdict[int, Fraction](Fraction), defaultdict[int, list[int]](list)
    totals, firsts, taken = Counter[int](), Counter[int](), Counter[int]()
    for number, drawn in enumerate(claimed.rounds[:after], start=1):
        for player in drawn.byes:
            points[player] += claimed.points[1] if removed.get(player) != number else 0
        for table in drawn.tables:
            if (result := table.result) is None:
                continue
            there = [(seat, player) for seat, player in enumerate(table.seats) if player is not None]
            for seat, player in there:
                opponents[player] += [other for _, other in there if other != player]
                taken[player] += sum(ruling.points for ruling in result.rulings if ruling.seat == seat)
                if seat not in result.absent and removed.get(player) != number:
                    points[player] += result.points[seat]
                    totals[player] += result.totals[seat]
                    firsts[player] += result.places[seat] == 1

    def merit(player: int) -> tuple[Fraction, Fraction, int, int]:
        buchholz = sum((points[other] for other in opponents[player]), Fraction(0))
        return points[player], buchholz, totals[player], firsts[player]

    merits = {player: merit(player) for player in range(1, len(claimed.players) + 1)}
    return [
        Standing(
            1 + sum(other > mine for other in merits.values()),
            player,
            *mine,
            taken[player],
            "disqualified" if player in removed else "withdrawn" if player in withdrawn else "in",
        )
        for player, mine in sorted(merits.items(), key=lambda item: item[1], reverse=True)
    ]
