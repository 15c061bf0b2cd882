"""Penalties in the tournament: taking points, disqualifying, taking back; and appointing judges."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Literal

from engine import judge
from engine.tournament import questions
from engine.tournament.actions import Appoint, Dismiss, Disqualify, TakeBack, TakeOver, TakePoints
from engine.tournament.entries import require_person
from engine.tournament.errors import refuse
from engine.tournament.model import Penalty, Person, Tournament
from engine.tournament.rights import (
    is_judge,
    is_organiser,
    must_be_confirmed,
    penalty_refusal,
    require_confirmed,
    require_organiser,
    require_reason,
    take_over_refusal,
)

LEAST_TAKEN, MOST_TAKEN = 1, 9
"""Points of the tournament that a judge may take at once."""

MOST_JUDGES = 50

_TYPED = re.compile(r"([0-9]{1,2})(?:[.,](0|5)0?|(½)|/([12]))?")
_FINE = re.compile(r"[0-9]{1,4}")


def read_points(text: str) -> Fraction:
    """Return points of the tournament as typed (``2``, ``1.5``, ``1,5``, ``1½``, ``3/2``); raises ``bad_points``."""
    found = _TYPED.fullmatch(text.strip())
    points = Fraction(int(found[1]), int(found[4] or 1)) if found is not None else Fraction(0)
    if found is not None and (found[2] == "5" or found[3]):
        points += Fraction(1, 2)
    return _checked(points)


def read_fine(text: str) -> int:
    """Return points of the game as typed, a whole number from 1 to 1000; raises ``bad_points``."""
    if not _FINE.fullmatch(text.strip()) or not judge.LEAST <= int(text) <= judge.MOST:
        raise refuse("bad_points", minimum=judge.LEAST, maximum=judge.MOST)
    return int(text)


def can_be_taken(points: Fraction) -> bool:
    """Whether a judge may take this number of points of the tournament: 1 to 9, halves allowed."""
    return LEAST_TAKEN <= points <= MOST_TAKEN and points.denominator in {1, 2}


def _checked(points: Fraction) -> Fraction:
    if not can_be_taken(points):
        raise refuse("bad_points", minimum=LEAST_TAKEN, maximum=MOST_TAKEN)
    return points


def take_points(tournament: Tournament, action: TakePoints) -> Tournament:
    """Take points of the tournament from a player."""
    _require_right(tournament, action.by, action.player, admin=action.admin)
    points = _checked(action.points)
    require_reason(action.reason, action.remark)
    return _with(tournament, action, "points", points)


def disqualify(tournament: Tournament, action: Disqualify) -> Tournament:
    """Disqualify a player."""
    _require_right(tournament, action.by, action.player, admin=action.admin)
    require_reason(action.reason, action.remark)
    if action.player in questions.disqualified(tournament):
        raise refuse("disqualified")
    return _with(tournament, action, "disqualify", Fraction(0))


def take_back(tournament: Tournament, action: TakeBack) -> Tournament:
    """Take a penalty of this round back."""
    if not 0 <= action.penalty < len(tournament.penalties):
        raise refuse("no_such_penalty")
    given = tournament.penalties[action.penalty]
    _require_right(tournament, action.by, given.player, admin=action.admin)
    if not is_organiser(tournament, action.by.key) and action.by.key != given.by.key:
        raise refuse("not_the_organiser")
    if given.taken_back:
        raise refuse("taken_back")
    if given.round != tournament.round:
        raise refuse("too_late")
    penalties = list(tournament.penalties)
    penalties[action.penalty] = given.model_copy(update={"taken_back": True})
    return tournament.model_copy(update={"penalties": tuple(penalties)})


def _require_right(tournament: Tournament, by: Person, player: int, *, admin: bool) -> None:
    if refusal := penalty_refusal(tournament, by.key, player, admin=admin):
        raise refuse(refusal)


def _with(
    tournament: Tournament, action: TakePoints | Disqualify, do: Literal["points", "disqualify"], points: Fraction
) -> Tournament:
    require_confirmed(tournament, action.by.key, action.player, action.confirmed, admin=action.admin)
    needed = must_be_confirmed(tournament, action.by.key) and action.confirmed is not None
    given = Penalty(
        round=tournament.round,
        player=action.player,
        do=do,
        points=points,
        reason=action.reason,
        remark=action.remark,
        by=action.by,
        confirmed=action.confirmed.by if needed and action.confirmed is not None else None,
    )
    return tournament.model_copy(update={"penalties": (*tournament.penalties, given)})


# -------------------------------------------------------------------------------------------------------- the judges


def appoint(tournament: Tournament, action: Appoint) -> Tournament:
    """Make somebody a judge."""
    require_organiser(tournament, action.by)
    require_person(action.person)
    questions.require_open(tournament)
    if is_organiser(tournament, action.person.key):
        raise refuse("already_organiser")
    if is_judge(tournament, action.person.key):
        raise refuse("already_judge")
    if len(tournament.judges) >= MOST_JUDGES:
        raise refuse("full", maximum=MOST_JUDGES)
    return tournament.model_copy(update={"judges": (*tournament.judges, action.person)})


def dismiss(tournament: Tournament, action: Dismiss) -> Tournament:
    """Dismiss a judge."""
    require_organiser(tournament, action.by)
    questions.require_open(tournament)
    left = tuple(one for one in tournament.judges if one.key != action.judge)
    if len(left) == len(tournament.judges):
        raise refuse("no_such_judge")
    return tournament.model_copy(update={"judges": left})


def take_over(tournament: Tournament, action: TakeOver) -> Tournament:
    """Make somebody the organiser in place of one who has disappeared."""
    require_person(action.person)
    refusal = take_over_refusal(
        tournament, action.person, admin=action.admin, away=action.away, away_for_a_day=action.away_for_a_day
    )
    if refusal:
        raise refuse(refusal)
    left = tuple(one for one in tournament.judges if one.key != action.person.key)
    return tournament.model_copy(update={"organiser": action.person, "judges": left})
