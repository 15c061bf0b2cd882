"""The record of a tournament: what `/export` gives (docs/tournaments.md, the record)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rules
from engine.record import RecordRules
from engine.tournament import draw, form, questions
from engine.tournament.model import HandRuling, Penalty, Person, Round, RoundTable, Secrets, Tournament
from engine.tournament.standings import place_points, places, standings


def record(tournament: Tournament, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a tournament's record as JSON; nothing in it is secret still, whenever it is asked for.

    ``records`` are tables' records by their codes, to be embedded; the application gives those of finished games.
    """
    chosen = tournament.settings
    told = form.TournamentRecord(
        code=tournament.code,
        name=chosen.name,
        stage=tournament.stage,
        rules=RecordRules(**rules.told(chosen.rules.build())),
        size=chosen.size,
        points=chosen.place_points,
        hands=chosen.hands,
        minutes=chosen.minutes,
        bye=chosen.bye,
        planned=tournament.planned,
        organiser=_official(tournament, tournament.organiser),
        judges=tuple(_official(tournament, judge) for judge in tournament.judges),
        players=tuple(
            form.RecordedPlayer(name=one.person.name, first_round=one.first_round, withdrew_in=one.withdrew_in)
            for one in tournament.players
        ),
        rounds=tuple(_round(tournament, number) for number in range(1, tournament.round + 1)),
        sealed=_sealed(tournament),
        penalties=tuple(_penalty(tournament, one) for one in tournament.penalties),
        standings=rows(tournament),
        records=dict(records or {}),
    )
    return told.model_dump(mode="json")


def rows(tournament: Tournament) -> tuple[form.RecordedRow, ...]:
    """Return the standings as they stand in the record."""
    return tuple(
        form.RecordedRow(
            place=row.place,
            player=row.player,
            points=row.points,
            buchholz=row.buchholz,
            totals=row.totals,
            firsts=row.firsts,
            taken=row.taken,
            status=row.status,
        )
        for row in standings(tournament)
    )


def _official(tournament: Tournament, person: Person) -> form.Official:
    return form.Official(name=person.name, player=questions.number_of(tournament, person.key))


def _confirmed(tournament: Tournament, given: Penalty | HandRuling) -> form.Official | None:
    return None if given.confirmed is None else _official(tournament, given.confirmed)


def _seals(
    tournament: Tournament, number: int, secrets: Secrets, *, lot: bool, deals: bool
) -> tuple[form.Seal, form.Seal]:
    """Return both seals of a round, each with its secret if that is open."""
    shown = draw.seals(tournament.code, number, secrets)
    return (
        form.Seal(seal=shown.lot, secret=secrets.lot if lot else None),
        form.Seal(seal=shown.deals, secret=secrets.deals if deals else None),
    )


def _sealed(tournament: Tournament) -> form.RecordedSeals | None:
    if tournament.sealed is None:
        return None
    opened = not tournament.is_open
    lot, deals = _seals(tournament, tournament.round + 1, tournament.sealed, lot=opened, deals=opened)
    return form.RecordedSeals(lot=lot, deals=deals)


def _round(tournament: Tournament, number: int) -> form.RecordedRound:
    drawn: Round = tournament.rounds[number - 1]
    opened = draw.deals_are_open(tournament, number)
    lot, deals = _seals(tournament, number, drawn.secrets, lot=True, deals=opened)
    return form.RecordedRound(
        lot=lot,
        deals=deals,
        shares=drawn.shares,
        typed=drawn.typed,
        exchanges=tuple(
            form.RecordedExchange(first=one.first, second=one.second, by=_official(tournament, one.by))
            for one in drawn.exchanges
        ),
        tables=tuple(_table(tournament, table) for table in drawn.tables),
        byes=drawn.byes,
    )


def _table(tournament: Tournament, table: RoundTable) -> form.RecordedTable:
    result = table.result
    told = None
    if result is not None:
        told = form.RecordedResult(
            totals=result.totals,
            winners=result.winners,
            absent=tuple(sorted({*result.absent, *table.gone})),
            places=places(result),
            points=place_points(result, tournament.settings.place_points),
            rulings=tuple(
                form.RecordedRuling(
                    hand=one.hand,
                    do=one.do,
                    seat=one.seat,
                    points=one.points,
                    reason=one.reason,
                    remark=one.remark,
                    by=_official(tournament, one.by),
                    confirmed=_confirmed(tournament, one),
                )
                for one in result.rulings
            ),
        )
    return form.RecordedTable(code=table.code, seats=table.seats, first_dealer=table.dealer, result=told)


def _penalty(tournament: Tournament, given: Penalty) -> form.RecordedPenalty:
    return form.RecordedPenalty(
        round=given.round,
        player=given.player,
        do=given.do,
        points=given.points,
        reason=given.reason,
        remark=given.remark,
        by=_official(tournament, given.by),
        confirmed=_confirmed(tournament, given),
        taken_back=given.taken_back,
    )
