"""What a page shows of a tournament to one reader: who has joined, the tables of the round, the standings, and acts.

An act that would only refuse the reader is left out; a sentence says who decides instead.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.codec import Verb
from bot.people import PersonKey
from bot.pictures import BumpChart
from bot.screen import Button, Style
from bot.table.table import Table
from bot.texts import Said, bare, listed, plain, said
from bot.tournament.judging import may_offer
from bot.tournament.tournament import Tournament, TournamentStage
from bot.views.as_json import as_json
from bot.views.history import why
from bot.views.keys import Choice
from bot.views.names import points
from bot.views.own_words import OFFER
from bot.views.tournament import Joined, TournamentView, tournament_of
from bot.views.tournament_round import TABLES_SHOWN, PlayerAtTable, State, numbers_on, table_in_round, unjudged
from bot.views.tournament_settings import SettingGroup, groups_of, may_be_set
from bot.views.tournament_standings import SHOWN, round_results_of
from bot.views.tournament_words import (
    described,
    fraction,
    is_own,
    key,
    listed_players,
    name_for,
    person_name,
    player_name,
    title_in,
)
from engine.tournament import questions, rights
from engine.tournament.questions import Due
from engine.tournament.standings import Standing, standings

ON_THE_FACE = frozenset({Verb.JOIN, Verb.LEAVE, Verb.START, Verb.EVENINGS})


@dataclass(frozen=True, slots=True)
class TableCard:
    """A table of the round."""

    number: int
    """Its number in the round, from 1."""

    state: State
    """Whether its game has not begun, is played, pauses, or is over."""

    hand: int | None
    """The number of the hand in play; None where none is played."""

    seats: tuple[PlayerAtTable, ...]
    """Its players by seat; by total, the best first, once the game is over."""

    points: tuple[str, ...]
    """The points of the tournament that each of them got, as they are written; empty before the end."""

    tied: bool
    """Whether players with equal totals have shared the points of their places."""

    own: bool
    """Whether the reader plays there."""

    to_move: str
    """The name of the player to move; empty where nobody is waited for."""

    ends: float | None
    """When the time for that move runs out, in seconds since the epoch; None without a limit."""

    code: str
    """The code of a table that goes on, for the reader's own; for another one only while their own game doesn't. Else
    empty."""

    watch: Button | None
    """The button that shows another table's board beside the reader's own game; None where `code` leads there, and once
    the game is over."""


@dataclass(frozen=True, slots=True)
class StandingLine:
    """A player's row of the standings, as it is written."""

    place: int
    """The place, from 1. Equal players have the same place."""

    name: str
    """The name."""

    own: bool
    """Whether it is the reader."""

    points: str
    """Points of the tournament."""

    apart: tuple[str, ...]
    """What tells equal players apart, by `TournamentPage.apart`."""

    gone: bool
    """Whether the player is not drawn any more."""


@dataclass(frozen=True, slots=True)
class TournamentPage:
    """A tournament on a page. What changes at different times stands in fields of its own."""

    contest: str
    """The tournament's code."""

    stage: TournamentStage
    """Whether people still join, rounds are played, or it is over or called off."""

    title: str
    """Its name."""

    heading: Said | None
    """Which round of how many, or that it is over; None while people join."""

    status: tuple[Said, ...]
    """What waits for what, a sentence each."""

    until: float | None
    """When that begins by itself, in seconds since the epoch; None while that is unknown."""

    players: tuple[Joined, ...]
    """Who has joined, in the order of entry, while people join; else empty."""

    missing: int
    """How many more players it needs; 0 if it may begin."""

    facts: tuple[Said, ...]
    """The settings, a sentence each."""

    officials: tuple[Said, ...]
    """Who organises it, and who judges."""

    settings: tuple[SettingGroup, ...]
    """The settings as choices, for a reader who may change them; else empty."""

    knocks: tuple[tuple[Said, Button, Button], ...]
    """For a reader who may answer: who asks to be let in, with the two answers."""

    acts: tuple[Choice, ...]
    """What the reader may do."""

    desk: Button | None
    """The button of the judges' desk; None for a reader without one."""

    tables: tuple[TableCard, ...]
    """The tables of the round: the reader's own first, then the first ten."""

    more_tables: Button | None
    """The button that shows all tables; None if none is missing."""

    notes: tuple[Said, ...]
    """Who sits out, what judges have decided or proposed, and what is missing, a sentence each."""

    standings: tuple[StandingLine, ...]
    """The first twenty and the reader; empty before the first points."""

    apart: tuple[str, ...]
    """The heads of the columns that tell equal players apart; that of judges' fines only where there are any."""

    apart_why: Said | None
    """What these columns are, in words; None without standings."""

    more_standings: Button | None
    """The button that shows the whole standings and the results of each round; None before the first round."""

    curve: BumpChart | None
    """The places round by round; None before the second round has points."""

    lot: tuple[Said, ...]
    """The seals and opened secrets of the draws, a sentence each."""

    def as_json(self) -> Mapping[str, Any]:
        """Return the view as data for JSON."""
        return {"kind": "tournament", **as_json(self)}


def tournament_page(
    tournament: Tournament,
    tables: Mapping[int, Table],
    language: str,
    reader: PersonKey,
    curve: BumpChart | None,
    *,
    is_admin: bool = False,
) -> TournamentPage:
    """Return a tournament for the page of the person with the key `reader`.

    `tables` are those of the present round that are shown, by number (`numbers_for`). `is_admin`: the person is an
    admin of its home, and may begin it too.
    """
    core = tournament.core
    view = tournament_of(tournament, tables, language, reader, reader)
    organises, found = rights.is_organiser(core, reader), standings(core)
    rows = found if any(row.points for row in found) else ()
    judges = core.is_open and (rights.is_judge(core, reader) or (is_admin and not questions.plays(core, reader)))
    return TournamentPage(
        contest=core.code,
        stage=core.stage,
        title=title_in(tournament, language),
        heading=_heading(tournament, language),
        status=tuple(_status(tournament, view, rows, language, organises=organises or is_admin)),
        until=_until(tournament),
        players=view.players if tournament.is_registering else (),
        missing=max(0, view.missing) if tournament.is_registering else 0,
        facts=view.settings,
        officials=view.officials,
        settings=tuple(groups_of(tournament, language)) if may_be_set(tournament, reader) else (),
        knocks=tuple(
            (asks, let_in.button, away.button)
            for asks, (let_in, away) in zip(view.knocks, view.answers, strict=True)
            if not let_in.refused
        ),
        acts=tuple(_acts(tournament, view, language, reader, organises=organises, starts=organises or is_admin)),
        desk=key(tournament, plain(language, "button-judge"), Verb.JUDGE, "m0") if judges else None,
        tables=tuple(_cards(tournament, tables, view, language, reader)),
        more_tables=_act_of(view, Verb.TABLES),
        notes=tuple(_notes(tournament, view, language)),
        standings=tuple(_lines(tournament, rows, language, reader)),
        apart=tuple(plain(language, f"column-{one}") for one in _apart(rows)) if rows else (),
        apart_why=said(language, "standings-columns") if rows else None,
        more_standings=_act_of(view, Verb.SCORE),
        curve=_as_read_by(curve, tournament, language, reader) if curve is not None else None,
        lot=(*view.seals, *(view.round.opened if view.round is not None else ())),
    )


def numbers_for(tournament: Tournament, reader: PersonKey) -> Sequence[int]:
    """Return the numbers of the tables that a page shows: the reader's own first, then the first ten."""
    player = tournament.number(reader)
    place = questions.place(tournament.core, player) if player is not None and tournament.core.round else None
    own = [place.table] if place is not None else []
    return [*own, *(number for number in numbers_on(tournament, 0) if number not in own)]


def _act_of(view: TournamentView, verb: Verb) -> Button | None:
    return next((act.button for group in view.acts for act in group if act.kind == verb), None)


def _acts(
    tournament: Tournament, view: TournamentView, language: str, reader: PersonKey, *, organises: bool, starts: bool
) -> Iterator[Choice]:
    for act in (one for group in view.acts for one in group):
        is_theirs = starts if act.kind == Verb.START else not act.refused
        if act.kind in ON_THE_FACE and is_theirs and act.button.style is not Style.MUTED:
            yield Choice(act.kind, act.button)
    if organises and _next_round(tournament) is not None:
        button = key(tournament, plain(language, "button-next-round"), Verb.NEXT, "", Style.SUCCESS)
        yield Choice(Verb.NEXT, button)
    if may_offer(tournament, reader):
        yield Choice("offer", key(tournament, plain(language, "button-offer-to-judge"), Verb.JUDGE, OFFER))
    yield Choice(Verb.RULES, key(tournament, plain(language, "button-rules"), Verb.RULES))


def _next_round(tournament: Tournament) -> int | None:
    """Return the number of the round that is drawn next; None while one is played, and after the last."""
    core = tournament.core
    between = core.stage is TournamentStage.PLAYING and tournament.round_is_over
    return core.round + 1 if between and questions.due(core) is Due.DRAW else None


# ------------------------------------------------------------------------------------------------------- what is said


def _heading(tournament: Tournament, language: str) -> Said | None:
    core = tournament.core
    if core.stage is TournamentStage.FINISHED:
        return said(language, "own-over")
    if core.stage is TournamentStage.PLAYING:
        return said(language, "face-round", round=core.round, rounds=core.planned or core.round)
    return None


def _status(
    tournament: Tournament, view: TournamentView, rows: Sequence[Standing], language: str, *, organises: bool
) -> Iterator[Said]:
    """Tell what waits for what."""
    core = tournament.core
    if view.called_off is not None:
        yield view.called_off
    elif tournament.is_registering:
        yield from _before(tournament, view, language, organises=organises)
    elif core.stage is TournamentStage.FINISHED:
        best = [row.player for row in rows if row.place == 1]
        if best:
            yield said(language, "face-won", count=len(best), names=listed_players(tournament, best, language))
    elif left := questions.tables_left(core):
        is_last = core.round >= (core.planned or 0)
        tables = listed(language, map(str, left), TABLES_SHOWN)
        what = "face-last-after" if is_last else "face-next-after"
        yield said(language, what, count=len(left), tables=tables, round=core.round + 1)
    elif (number := _next_round(tournament)) is not None:
        waits = tournament.pause is None
        yield said(language, "standings-waits" if waits else "face-next-soon", round=number)


def _before(tournament: Tournament, view: TournamentView, language: str, *, organises: bool) -> Iterator[Said]:
    if view.begins is not None:
        yield view.begins
    if view.missing > 0:
        yield said(language, "lobby-missing", count=view.missing)
    if organises and view.rules_asked is not None:
        yield view.rules_asked
    if organises and view.missing <= 0:
        yield said(language, "face-start-own")
    if not organises and view.begins is None:
        organiser = person_name(tournament, tournament.core.organiser, language)
        yield said(language, "face-start-other", name=organiser)


def _until(tournament: Tournament) -> float | None:
    if tournament.is_registering:
        return tournament.starts_at
    return tournament.due_at if tournament.is_live else None


def _notes(tournament: Tournament, view: TournamentView, language: str) -> Iterator[Said]:
    present = view.round
    if present is None:
        return
    yield from (*present.byes, *present.decisions, *present.penalties)
    for one in tournament.proposals:
        what, by = described(tournament, one.draft, language), person_name(tournament, one.by, language)
        yield said(
            language, "face-proposal", what=what, judge=by, reason=why(one.draft.reason, one.draft.remark, language)
        )
    if tournament.is_live and (alone := unjudged(tournament)):
        yield said(language, "face-no-judge", tables=listed(language, map(str, alone), TABLES_SHOWN))
    if present.threads_lack is not None:
        yield present.threads_lack


# ------------------------------------------------------------------------------------------------ tables and standings


def _cards(
    tournament: Tournament, tables: Mapping[int, Table], view: TournamentView, language: str, reader: PersonKey
) -> Iterator[TableCard]:
    if view.round is None:
        return
    results = {one.number: one for one in round_results_of(tournament, view.round.number, language, reader).tables}
    plays = False  # whether the reader's own game goes on; their table is the first
    for number in numbers_for(tournament, reader):
        shown, done = table_in_round(tournament, number, tables.get(number), language, reader), results[number].players
        seats = tuple(PlayerAtTable(one.name, one.own, one.total) for one in done) or shown.players
        own = any(one.own for one in seats)
        plays = plays or (own and not done)
        leads = not done and (own or not plays)
        seat, ends = _to_move(tables[number]) if number in tables and shown.state == "playing" else (None, None)
        watch = key(tournament, str(number), Verb.WATCH, number)
        yield TableCard(
            number=number,
            state=shown.state,
            hand=shown.hand,
            seats=seats,
            points=tuple("–" if one.points is None else fraction(one.points) for one in done),
            tied=bool(done) and len({one.total for one in done}) < len(done),
            own=own,
            to_move=seats[seat].name if seat is not None else "",
            ends=ends,
            code=questions.table(tournament.core, view.round.number, number).code if leads else "",
            watch=None if leads or done else watch,
        )


def _to_move(table: Table) -> tuple[int | None, float | None]:
    """Return the seat of the person to move, if there is one, and when their time runs out."""
    seat, timer = table.to_act, table.times.timer
    if seat is None or table.seats[seat].is_played:
        return None, None
    return seat, table.clock.turn_since + table.clock.given + timer if timer is not None else None


def _apart(rows: Sequence[Standing]) -> Sequence[str]:
    """Return the names of the columns that tell equal players apart."""
    fined = any(row.taken for row in rows)
    return ("taken", "buchholz", "totals", "firsts")[not fined :]


def _lines(
    tournament: Tournament, rows: Sequence[Standing], language: str, reader: PersonKey
) -> Iterator[StandingLine]:
    columns = len(_apart(rows))
    for number, row in enumerate(rows):
        own = is_own(tournament, row.player, reader)
        if number >= SHOWN and not own:
            continue
        name, taken = name_for(tournament, row.player, language, reader), points(-row.taken) if row.taken else ""
        apart = (taken, fraction(row.buchholz), points(row.totals), str(row.firsts))[-columns:]
        yield StandingLine(row.place, name, own, fraction(row.points), apart, gone=row.status != "in")


def _as_read_by(curve: BumpChart, tournament: Tournament, language: str, reader: PersonKey) -> BumpChart:
    """Return the places round by round with the reader called as in the standings."""
    number = tournament.number(reader)
    if number is None:
        return curve
    name, called = bare(player_name(tournament, number, language)), name_for(tournament, number, language, reader)
    lines = [one.model_copy(update={"name": called}) if one.name == name else one for one in curve.players]
    return curve.model_copy(update={"players": tuple(lines)})
