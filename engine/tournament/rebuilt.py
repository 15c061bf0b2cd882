"""A tournament as a value again, from its record: as it was at any of its draws."""

from __future__ import annotations

from engine.tournament import form
from engine.tournament.model import (
    Exchange,
    Penalty,
    Person,
    Player,
    Result,
    Round,
    RoundTable,
    Secrets,
    Tournament,
    TournamentStage,
)
from engine.tournament.settings import Settings

CLOSED = "0" * 64
"""Stands for a secret that is closed still, where nothing is drawn from it."""


def chosen(told: form.TournamentRecord) -> Settings:
    """Return the settings."""
    return Settings(
        name=told.name,
        rules=told.rules,
        size=told.size,
        points=told.points,
        hands=told.hands,
        minutes=told.minutes,
        bye=told.bye,
    )


def at(told: form.TournamentRecord, number: int) -> Tournament:
    """Return the tournament as it was when a round was drawn; one after the last round for the whole of it."""
    whole = number > len(told.rounds)
    return Tournament(
        code=told.code,
        settings=chosen(told),
        organiser=Person(key="", name=told.organiser.name),
        stage=told.stage if whole else TournamentStage.PLAYING if number > 1 else TournamentStage.REGISTRATION,
        players=tuple(
            Player(
                person=Person(key=str(entry), name=one.name),
                first_round=one.first_round,
                withdrew_in=None
                if one.withdrew_in is None or (one.withdrew_in >= number and not whole)
                else one.withdrew_in,
            )
            for entry, one in enumerate(told.players, start=1)
            if one.first_round <= number
        ),
        planned=told.planned if number > 1 else None,
        rounds=tuple(_round(one) for one in told.rounds[: number - 1]),
        penalties=tuple(
            Penalty(
                round=one.round,
                player=one.player,
                do=one.do,
                points=one.points,
                reason=one.reason,
                remark=one.remark,
                by=Person(key="", name=one.by.name),
                taken_back=one.taken_back,
            )
            for one in told.penalties
            if one.round < number
        ),
    )


def _round(told: form.RecordedRound) -> Round:
    return Round(
        secrets=Secrets(lot=told.lot.secret or CLOSED, deals=told.deals.secret or CLOSED),
        shares=told.shares,
        typed=told.typed,
        tables=tuple(
            RoundTable(seats=one.seats, dealer=one.first_dealer, code=one.code, result=_result(one.result))
            for one in told.tables
        ),
        byes=told.byes,
        exchanges=tuple(
            Exchange(first=one.first, second=one.second, by=Person(key="", name=one.by.name)) for one in told.exchanges
        ),
    )


def _result(told: form.RecordedResult | None) -> Result | None:
    if told is None:
        return None
    return Result(totals=told.totals, winners=told.winners, absent=told.absent)
