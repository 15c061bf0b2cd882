"""The standings with all columns, and the results of every round."""

import csv
import io
from collections.abc import Sequence
from functools import partial

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.own import OwnLine, own_lines_of_players, own_lines_of_rows
from bot.screens.tournament import pictures
from bot.screens.tournament.parts import fraction, key, penalties, player_name, ranked_name, seat_names, seated
from bot.texts import Markup, bare, listed, plain, say, visible
from bot.texts.sentences import left, right, short
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views.history import why
from bot.views.keys import HERE, chosen, in_rows
from bot.views.names import judged_by, points
from engine.tournament import standings as core
from engine.tournament.standings import PlayerRound, Standing

SHOWN = 20  # rows of the standings in one message
NAME = 10  # cells of a name in a column


def standings(tournament: Tournament, language: str, after: int | None = None, page: int = 0) -> Screen:
    """The standings: at the end of a round, and when somebody asks."""
    found = core.standings(tournament.core, after)
    number = tournament.core.round if after is None else after
    pages = max(1, -(-len(found) // SHOWN))
    page = min(max(page, 0), pages - 1)
    lines = [
        Markup(f"<b>{_title(tournament, number, language)}</b>"),
        *_columns(tournament, found[page * SHOWN : (page + 1) * SHOWN], language),
        say(language, "standings-columns" if found else "standings-empty"),
    ]
    if pages > 1:
        lines.append(say(language, "page-of", page=page + 1, pages=pages))
    lines += what_follows(tournament, language) if after is None or after == tournament.core.round else []
    own = own_lines_of_rows(tournament, found[page * SHOWN : (page + 1) * SHOWN], language, _line)
    facts = {"kind": "standings", "lines": own}
    picture = pictures.bump_chart(tournament, language, number)
    return Screen(text=Markup.join("\n", lines), picture=picture, facts=facts)


def _title(tournament: Tournament, number: int, language: str) -> Markup:
    final = tournament.core.stage is TournamentStage.FINISHED
    in_play = number == tournament.core.round > 0 and not tournament.round_is_over
    key = "standings-final" if final else "standings-in-round" if in_play else "standings-title"
    return say(language, key, name=tournament.core.settings.name, round=number)


def _columns(tournament: Tournament, found: Sequence[Standing], language: str) -> list[Markup]:
    if not found:
        return []
    columns = ("column-points", "column-taken", "column-buchholz", "column-totals", "column-firsts")
    widths = zip(columns, (4, 4, 5, 6, 3), strict=True)
    head = " ".join(right(plain(language, column), cells) for column, cells in widths)
    lines = [f"{'':>3} {'':<{NAME}} {head}", *(_line(tournament, row, language) for row in found)]
    return [Markup(f"<pre>{Markup.join(chr(10), lines)}</pre>")]


def _line(tournament: Tournament, row: Standing, language: str) -> Markup:
    name = short(player_name(tournament, row.player, language), NAME)
    taken = points(-row.taken) if row.taken else ""
    gone = "" if row.status == "in" else " ×"
    return Markup.of(
        f"{row.place:>3} {left(name, NAME)} {fraction(row.points):>4} {taken:>4} "
        f"{fraction(row.buchholz):>5} {points(row.totals):>6} {row.firsts:>3}{gone}"
    )


def _between_rounds(tournament: Tournament) -> bool:
    return tournament.core.stage is TournamentStage.PLAYING and tournament.round_is_over


def what_follows(tournament: Tournament, language: str) -> list[Markup]:
    """Tell between two rounds when the next one begins."""
    number, planned = tournament.core.round, tournament.core.planned
    if not _between_rounds(tournament) or (planned is not None and number >= planned):
        return []
    if tournament.pause is None:
        return [say(language, "standings-waits", round=number + 1)]
    return [say(language, "standings-next", round=number + 1, seconds=int(tournament.pause))]


def after_round(tournament: Tournament, number: int, language: str) -> Screen:
    """The new message at the end of a round, with the organiser's button for the next round."""
    screen = standings(tournament, language, number)
    buttons = [key(tournament, plain(language, "button-results"), Verb.SCORE, f"r{number}")]
    present = number == tournament.core.round and _between_rounds(tournament)
    if present and number < (tournament.core.planned or 0):
        buttons.append(key(tournament, plain(language, "button-next-round"), Verb.NEXT, "", Style.SUCCESS))
    return screen.model_copy(update={"rows": tuple(in_rows(buttons, 2))})


def results(tournament: Tournament, number: int, language: str) -> Screen:
    """The result of every table in one round, with the rulings of judges."""
    title = say(language, "results-title", name=tournament.core.settings.name, round=number)
    lines = [Markup(f"<b>{title}</b>")]
    own: list[OwnLine] = []
    round_ = tournament.core.rounds[number - 1]
    for place, drawn in enumerate(round_.tables, 1):
        names = seat_names(tournament, drawn, language)
        if drawn.result is None:
            lines.append(say(language, "results-open", table=place, players=listed(language, names)))
            continue
        lines.append(_result(tournament, number, place, language))
        own += own_lines_of_players(
            tournament, seated(drawn), language, partial(_result, number=number, place=place, language=language)
        )
        lines += [
            say(
                language,
                f"results-{one.do}",
                hand=one.hand,
                name=names[one.seat] if one.seat is not None else "",
                points=one.points,
                reason=why(one.reason, one.remark, language),
                judge=judged_by(one.by, one.confirmed, language),
            )
            for one in drawn.result.rulings
        ]
    lines += [say(language, "results-bye", name=player_name(tournament, player, language)) for player in round_.byes]
    lines += penalties(tournament, language, number)
    buttons = [
        key(
            tournament,
            chosen(str(other), on=other == number, sign=HERE),
            Verb.SCORE,
            f"r{other}",
            Style.PRIMARY if other == number else Style.PLAIN,
        )
        for other in range(max(1, tournament.core.round - 7), tournament.core.round + 1)
    ]
    facts = {"kind": "results", "lines": own}
    return Screen(text=_cut(lines), rows=tuple(in_rows(buttons, 5)), facts=facts)


def _result(tournament: Tournament, number: int, place: int, language: str) -> Markup:
    """Return the line of a table that has ended: its players by place, with their totals and points."""
    drawn = tournament.core.rounds[number - 1].tables[place - 1]
    totals = drawn.result.totals if drawn.result is not None else ()
    names = seat_names(tournament, drawn, language)
    found = core.seat_results(tournament.core, number, place)
    ranked = sorted(range(len(totals)), key=lambda seat: (found[seat].place, seat))
    brought = ["–" if one.forfeited else fraction(one.points) for one in found]
    parts = [f"{names[seat]} {points(totals[seat])} ({brought[seat]})" for seat in ranked]
    return say(language, "results-table", table=place, players=", ".join(parts))


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
