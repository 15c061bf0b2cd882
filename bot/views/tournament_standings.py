"""The standings of a tournament, and the results of a round, as one reader sees them."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from bot.codec import Verb
from bot.people import PersonKey
from bot.screen import Button, Style
from bot.texts import Said, listed, plain, said
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views.history import why
from bot.views.keys import HERE, chosen
from bot.views.names import judged_by, points
from bot.views.tournament_words import fraction, is_own, key, name_for, penalties, player_name, seat_names
from engine.tournament import standings as core
from engine.tournament.model import HandRuling, RoundTable
from engine.tournament.standings import Standing

SHOWN = 20  # rows of the standings in one message
ROUNDS_OFFERED = 8  # the last rounds whose results are offered


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A player's row."""

    place: int
    """The place, from 1. Equal players have the same place."""

    name: str
    """The name; a page's reader is called "You"."""

    own: bool
    """Whether it is the reader."""

    points: Fraction
    """Points of the tournament."""

    taken: int
    """The points of games that judges took."""

    buchholz: Fraction
    """The points of all opponents met."""

    totals: int
    """The sum of the final totals of the games."""

    firsts: int
    """The number of first places at tables."""

    plays: bool
    """Whether the player is still drawn."""


@dataclass(frozen=True, slots=True)
class StandingsView:
    """A page of the standings."""

    language: str
    """The code of the reader's language."""

    round: int
    """The number of the last round that counts; 0 before the first."""

    title: Said
    """The tournament's name, and after which round they are, or that they are final."""

    rows: tuple[StandingRow, ...]
    """The players of the page, best first; empty while nobody has joined."""

    page: int
    """The page, from 0."""

    pages: int
    """How many pages there are."""

    follows: tuple[Said, ...]
    """When the next round begins, while the present one is over and another is planned."""

    onward: tuple[Button, ...]
    """The buttons to the results of the round and, while the next one can be drawn, to that."""


def standings_of(
    tournament: Tournament, language: str, reader: PersonKey | None = None, after: int | None = None, page: int = 0
) -> StandingsView:
    """Return the standings after a round (None for now), for a page's reader or (None) for chats."""
    found = core.standings(tournament.core, after)
    number = tournament.core.round if after is None else after
    pages = max(1, -(-len(found) // SHOWN))
    page = min(max(page, 0), pages - 1)
    return StandingsView(
        language=language,
        round=number,
        title=_title(tournament, number, language),
        rows=tuple(_row(tournament, row, language, reader) for row in found[page * SHOWN : (page + 1) * SHOWN]),
        page=page,
        pages=pages,
        follows=follows(tournament, language) if number == tournament.core.round else (),
        onward=tuple(_onward(tournament, number, language)),
    )


def _title(tournament: Tournament, number: int, language: str) -> Said:
    final = tournament.core.stage is TournamentStage.FINISHED
    in_play = number == tournament.core.round > 0 and not tournament.round_is_over
    code = "standings-final" if final else "standings-in-round" if in_play else "standings-title"
    return said(language, code, name=tournament.core.settings.name, round=number)


def _row(tournament: Tournament, row: Standing, language: str, reader: PersonKey | None) -> StandingRow:
    return StandingRow(
        place=row.place,
        name=name_for(tournament, row.player, language, reader),
        own=is_own(tournament, row.player, reader),
        points=row.points,
        taken=row.taken,
        buchholz=row.buchholz,
        totals=row.totals,
        firsts=row.firsts,
        plays=row.status == "in",
    )


def _between_rounds(tournament: Tournament) -> bool:
    return tournament.core.stage is TournamentStage.PLAYING and tournament.round_is_over


def follows(tournament: Tournament, language: str) -> tuple[Said, ...]:
    """Tell between two rounds when the next one begins."""
    number, planned = tournament.core.round, tournament.core.planned
    if not _between_rounds(tournament) or (planned is not None and number >= planned):
        return ()
    if tournament.pause is None:
        return (said(language, "standings-waits", round=number + 1),)
    return (said(language, "standings-next", round=number + 1, seconds=int(tournament.pause)),)


def _onward(tournament: Tournament, number: int, language: str) -> Iterator[Button]:
    yield key(tournament, plain(language, "button-results"), Verb.SCORE, f"r{number}")
    present = number == tournament.core.round and _between_rounds(tournament)
    if present and number < (tournament.core.planned or 0):
        yield key(tournament, plain(language, "button-next-round"), Verb.NEXT, "", Style.SUCCESS)


# ------------------------------------------------------------------------------------------------ results of a round


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What a game brought to one player."""

    name: str
    """The name; a page's reader is called "You"."""

    own: bool
    """Whether it is the reader."""

    total: int
    """The final total, in game points."""

    points: Fraction | None
    """Points of the tournament; None for a player who gets none, because of absence, withdrawal or a penalty."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a table."""

    number: int
    """Its number in the round, from 1."""

    players: tuple[PlayerResult, ...]
    """Its players, best first; empty while the game is played."""

    words: Said
    """The result in a line, or who plays."""

    rulings: tuple[Said, ...]
    """What judges have decided about its hands."""


@dataclass(frozen=True, slots=True)
class RoundResults:
    """The results of a round."""

    title: Said
    """The tournament's name and the round."""

    tables: tuple[TableResult, ...]
    """The tables, by number."""

    byes: tuple[Said, ...]
    """Who sat the round out, a sentence each."""

    penalties: tuple[Said, ...]
    """Whom judges have removed in it; also where that was taken back."""

    rounds: tuple[Button, ...]
    """The buttons to the results of each of the last rounds; this one is marked."""


def round_results_of(
    tournament: Tournament, number: int, language: str, reader: PersonKey | None = None
) -> RoundResults:
    """Return the results of a round, for a page's reader or (None) for chats."""
    played, present = tournament.core.rounds[number - 1], tournament.core.round
    return RoundResults(
        title=said(language, "results-title", name=tournament.core.settings.name, round=number),
        tables=tuple(
            _table(tournament, number, place, drawn, language, reader) for place, drawn in enumerate(played.tables, 1)
        ),
        byes=tuple(said(language, "results-bye", name=player_name(tournament, one, language)) for one in played.byes),
        penalties=penalties(tournament, language, number),
        rounds=tuple(
            _to_round(tournament, other, here=other == number)
            for other in range(max(1, present - ROUNDS_OFFERED + 1), present + 1)
        ),
    )


def _to_round(tournament: Tournament, number: int, *, here: bool) -> Button:
    label = chosen(str(number), on=here, sign=HERE)
    return key(tournament, label, Verb.SCORE, f"r{number}", Style.PRIMARY if here else Style.PLAIN)


def _table(
    tournament: Tournament, number: int, place: int, drawn: RoundTable, language: str, reader: PersonKey | None
) -> TableResult:
    names = seat_names(tournament, drawn, language)
    if drawn.result is None:
        return TableResult(place, (), said(language, "results-open", table=place, players=listed(language, names)), ())
    found, called = core.seat_results(tournament.core, number, place), seat_names(tournament, drawn, language, reader)
    players = tuple(
        PlayerResult(
            name=called[seat],
            own=(player := drawn.seats[seat]) is not None and is_own(tournament, player, reader),
            total=drawn.result.totals[seat],
            points=None if found[seat].forfeited else found[seat].points,
        )
        for seat in sorted(range(len(found)), key=lambda seat: (found[seat].place, seat))
    )
    told = ", ".join(
        f"{one.name} {points(one.total)} ({'–' if one.points is None else fraction(one.points)})" for one in players
    )
    words = said(language, "results-table", table=place, players=told)
    return TableResult(place, players, words, tuple(_ruling(one, names, language) for one in drawn.result.rulings))


def _ruling(one: HandRuling, names: list[str], language: str) -> Said:
    return said(
        language,
        f"results-{one.do}",
        hand=one.hand,
        name=names[one.seat] if one.seat is not None else "",
        points=one.points,
        reason=why(one.reason, one.remark, language),
        judge=judged_by(one.by, one.confirmed, language),
    )
