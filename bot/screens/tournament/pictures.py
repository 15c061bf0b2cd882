"""The pictures of a tournament: the standings round by round, and the table of results. None if none are wanted."""

from bot.pictures import BumpChart, BumpLine, ResultCell, ResultRow, ResultsTable
from bot.screen import Picture
from bot.texts import bare, plain
from bot.tournament.tournament import Tournament
from bot.views.names import points
from bot.views.tournament_words import fraction, ranked_name
from engine.tournament import standings as core
from engine.tournament.standings import PlayerRound

PLAYERS = 20
ROUNDS = 12  # the last rounds that are drawn
SUMS = ("column-points", "column-buchholz", "column-totals", "column-firsts")


def bump_chart(tournament: Tournament, language: str, after: int) -> Picture | None:
    """The standings round by round: a line for each of the first players, by place."""
    rows = core.standings(tournament.core, after)
    if not (tournament.pictures and after and rows):
        return None
    by_round = {number: core.standings(tournament.core, number) for number in _rounds(after)}
    places = {number: {row.player: row.place for row in found} for number, found in by_round.items()}
    return Picture(
        data=BumpChart(
            title=plain(language, "standings-title", name=tournament.core.settings.name, round=after),
            rounds=tuple(by_round),
            players=tuple(
                BumpLine(
                    name=bare(ranked_name(tournament, row, language)),
                    places=tuple(places[number].get(row.player) for number in by_round),
                    points=fraction(row.points),
                )
                for row in rows[:PLAYERS]
            ),
        ),
        description="; ".join(
            f"{row.place}. {ranked_name(tournament, row, language)} {fraction(row.points)}" for row in rows[:PLAYERS]
        ),
    )


def results_table(tournament: Tournament, language: str, after: int) -> Picture | None:
    """The table of results: for each of the first players each round with the game's total, and all columns."""
    rows = core.standings(tournament.core, after)
    if not (tournament.pictures and after and rows):
        return None
    players: list[ResultRow] = []
    for row in rows[:PLAYERS]:
        lines = {line.round: line for line in row.lines}
        players.append(
            ResultRow(
                place=f"{row.place}.",
                name=bare(ranked_name(tournament, row, language)),
                cells=tuple(_cell(lines.get(number)) for number in _rounds(after)),
                sums=(fraction(row.points), fraction(row.buchholz), points(row.totals), str(row.firsts)),
            )
        )
    return Picture(
        data=ResultsTable(
            title=plain(language, "results-title-all", name=tournament.core.settings.name, round=after),
            rounds=tuple(_rounds(after)),
            sums=tuple(plain(language, heading) for heading in SUMS),
            players=tuple(players),
        ),
        description="; ".join(f"{player.place} {player.name} {player.sums[0]}" for player in players),
    )


def _rounds(after: int) -> range:
    return range(max(1, after - ROUNDS + 1), after + 1)


def _cell(line: PlayerRound | None) -> ResultCell:
    if line is None or line.kind == "missed":
        return ResultCell(points="–")
    if line.kind == "playing":
        return ResultCell(points="…")
    if line.total is None:
        return ResultCell(points=fraction(line.points))
    if line.forfeited:
        return ResultCell(points="–", below=points(line.total))
    return ResultCell(points=fraction(line.points), below=points(line.total), won=line.place == 1)
