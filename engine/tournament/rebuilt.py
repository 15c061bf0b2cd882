"""Reconstruction of a tournament's value from its record, as it was at any of its draws."""

from __future__ import annotations

from engine.tournament import form
from engine.tournament.model import Person, Player, Round, RoundTable, Secrets, Tournament, TournamentStage
from engine.tournament.settings import Settings

CLOSED = "0" * 64
"""Stands for a secret that is still closed. Nothing is drawn from it."""


def settings(told: form.TournamentRecord) -> Settings:
    """Return the tournament's settings, without the number of rounds."""
    return Settings(**{name: getattr(told, name) for name in Settings.model_fields if name != "rounds"})


def at(told: form.TournamentRecord, number: int) -> Tournament:
    """Return the tournament as it was before round ``number`` was drawn.

    A number above the last round gives the whole tournament.
    """
    whole = number > len(told.rounds)
    return Tournament(
        code=told.code,
        scheme=told.scheme,
        settings=settings(told),
        organiser=told.organiser,
        stage=told.stage if whole else TournamentStage.PLAYING if number > 1 else TournamentStage.REGISTRATION,
        players=tuple(
            Player(
                person=Person(key=str(entry), name=one.name),
                first_round=one.first_round,
                withdrew_in=one.withdrew_in if whole or (one.withdrew_in or 0) < number else None,
            )
            for entry, one in enumerate(told.players, start=1)
            if one.first_round <= number
        ),
        planned=told.planned if number > 1 else None,
        rounds=tuple(_round(one) for one in told.rounds[: number - 1]),
        penalties=tuple(one for one in told.penalties if one.round < number),
    )


def _round(told: form.RecordedRound) -> Round:
    return Round(
        secrets=Secrets(lot=told.lot.secret or CLOSED, deals=told.deals.secret or CLOSED),
        shares=told.shares,
        typed=told.typed,
        tables=tuple(
            RoundTable(seats=one.seats, dealer=one.first_dealer, code=one.code, result=one.result)
            for one in told.tables
        ),
        byes=told.byes,
    )
