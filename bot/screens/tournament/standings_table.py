"""The standings with all columns, and the results of every round."""

import csv
import io

from bot.screen import Picture, Screen
from bot.screens.tournament import pictures
from bot.texts import Markup, bare, plain, say, visible
from bot.texts.sentences import left, right, short
from bot.tournament.tournament import Tournament
from bot.views.keys import in_rows
from bot.views.names import points
from bot.views.tournament_standings import RoundResults, StandingRow, StandingsView
from bot.views.tournament_words import GONE, fraction, player_name, ranked_name
from engine.tournament import standings as core
from engine.tournament.standings import PlayerRound

NAME = 10  # cells of a name in a column


def standings(view: StandingsView, picture: Picture | None = None) -> Screen:
    """The standings, when somebody asks; with the picture of them round by round."""
    language = view.language
    lines = [
        Markup(f"<b>{view.title.markup}</b>"),
        *_columns(view),
        say(language, "standings-columns" if view.rows else "standings-empty"),
    ]
    if view.pages > 1:
        lines.append(say(language, "page-of", page=view.page + 1, pages=view.pages))
    lines += [one.markup for one in view.follows]
    return Screen(text=Markup.join("\n", lines), picture=picture)


def _columns(view: StandingsView) -> list[Markup]:
    if not view.rows:
        return []
    columns = ("column-points", "column-taken", "column-buchholz", "column-totals", "column-firsts")
    widths = zip(columns, (4, 4, 5, 6, 3), strict=True)
    head = " ".join(right(plain(view.language, column), cells) for column, cells in widths)
    lines = [f"{'':>3} {'':<{NAME}} {head}", *map(_line, view.rows)]
    return [Markup(f"<pre>{Markup.join(chr(10), lines)}</pre>")]


def _line(row: StandingRow) -> Markup:
    taken = points(-row.taken) if row.taken else ""
    return Markup.of(
        f"{row.place:>3} {left(short(row.name, NAME), NAME)} {fraction(row.points):>4} {taken:>4} "
        f"{fraction(row.buchholz):>5} {points(row.totals):>6} {row.firsts:>3}{'' if row.plays else GONE}"
    )


def after_round(view: StandingsView, picture: Picture | None = None) -> Screen:
    """The new message at the end of a round, with the organiser's button for the next round."""
    return standings(view, picture).model_copy(update={"rows": tuple(in_rows(list(view.onward), 2))})


def results(view: RoundResults) -> Screen:
    """The result of every table in one round, with the rulings of judges."""
    lines = [Markup(f"<b>{view.title.markup}</b>")]
    for table in view.tables:
        lines += [table.words.markup, *(one.markup for one in table.rulings)]
    lines += [one.markup for one in (*view.byes, *view.penalties)]
    return Screen(text=_cut(lines), rows=tuple(in_rows(list(view.rounds), 5)))


def table_of_results(tournament: Tournament, language: str) -> Screen:
    """The results of the first players in every round, as a picture with an explanation."""
    title = say(language, "results-title-all", name=tournament.core.settings.name, round=tournament.core.round)
    lines = [Markup(f"<b>{title}</b>"), say(language, "results-cells"), say(language, "standings-columns")]
    picture = pictures.results_table(tournament, language, tournament.core.round)
    return Screen(text=Markup.join("\n", lines), picture=picture)


def _cut(lines: list[Markup], limit: int = 3500) -> Markup:
    """Put lines together, as many as fit."""
    kept: list[Markup] = []
    for line in lines:
        if sum(len(visible(one)) + 1 for one in kept) + len(visible(line)) > limit:
            return Markup.join("\n", [*kept, "…"])
        kept.append(line)
    return Markup.join("\n", kept)


# -------------------------------------------------------------------------------------------------------------- files


def as_text(tournament: Tournament, language: str) -> str:
    """Return the whole standings as plain text, to be pinned in a chat."""
    lines = [plain(language, "standings-title", name=tournament.core.settings.name, round=tournament.core.round), ""]
    for row in core.standings(tournament.core):
        name = ranked_name(tournament, row, language)
        lines.append(
            plain(
                language,
                "standings-line",
                place=row.place,
                name=name,
                points=fraction(row.points),
                buchholz=fraction(row.buchholz),
                totals=points(row.totals),
                firsts=row.firsts,
            )
        )
    return "\n".join(lines) + "\n"


def as_csv(tournament: Tournament, language: str) -> str:
    """Return the standings for a spreadsheet: a line for each player, with all columns and each round."""
    written = io.StringIO()
    rounds = range(1, tournament.core.round + 1)
    out = csv.writer(written)
    out.writerow(
        ["place", "name", "points", "taken", "buchholz", "totals", "firsts", "status"]
        + [f"round {number} {what}" for number in rounds for what in ("table", "place", "points", "total")]
    )
    for row in core.standings(tournament.core):
        lines = {line.round: line for line in row.lines}
        cells = [cell for number in rounds for cell in _cells(lines.get(number))]
        name = _inert_cell(bare(player_name(tournament, row.player, language)))
        figures = [float(row.points), row.taken, float(row.buchholz), row.totals, row.firsts]
        out.writerow([row.place, name, *figures, row.status, *cells])
    return written.getvalue()


def _cells(line: PlayerRound | None) -> list[object]:
    if line is None:
        return ["", "", "", ""]
    return [
        "" if line.table is None else line.table,
        line.kind if line.place is None else line.place,
        float(line.points),
        "" if line.total is None else line.total,
    ]


def _inert_cell(name: str) -> str:
    """Quote a name that a spreadsheet would take for a formula."""
    return f"'{name}" if name[:1] in {"=", "+", "-", "@", "\t"} else name
