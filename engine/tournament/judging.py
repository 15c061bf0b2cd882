"""Penalties in the tournament: taking points, disqualifying, taking a penalty back. Also the appointment of judges."""

from __future__ import annotations

import re
from fractions import Fraction

from engine import judge
from engine.tournament import questions
from engine.tournament.entries import require_person
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import Penalty, Person, Tournament
from engine.tournament.rights import (
    Confirmed,
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
"""The least and the most points of the tournament that a judge may take at once."""

MOST_JUDGES = 50

_TYPED = re.compile(r"([0-9]{1,2})(?:[.,](0|5)0?|(½)|/([12]))?")
_FINE = re.compile(r"[0-9]{1,4}")


def read_points(text: str) -> Fraction:
    """Parse typed points of the tournament (``2``, ``1.5``, ``1,5``, ``1½``, ``3/2``). Raises ``bad_points``."""
    found = _TYPED.fullmatch(text.strip())
    points = Fraction(int(found[1]), int(found[4] or 1)) if found is not None else Fraction(0)
    if found is not None and (found[2] == "5" or found[3]):
        points += Fraction(1, 2)
    return _checked(points)


def read_fine(text: str) -> int:
    """Parse typed points of the game, a whole number from 1 to 1000. Raises ``bad_points``."""
    if not _FINE.fullmatch(text.strip()) or not judge.LEAST <= int(text) <= judge.MOST:
        raise refuse("bad_points", minimum=judge.LEAST, maximum=judge.MOST)
    return int(text)


def can_be_taken(points: Fraction) -> bool:
    """Return whether a judge may take this number of points of the tournament: 1 to 9, halves allowed."""
    return LEAST_TAKEN <= points <= MOST_TAKEN and points.denominator in {1, 2}


def _checked(points: Fraction) -> Fraction:
    if not can_be_taken(points):
        raise refuse("bad_points", minimum=LEAST_TAKEN, maximum=MOST_TAKEN)
    return points


def penalise(
    tournament: Tournament,
    by: Person,
    player: int,
    points: Fraction | None,
    reason: str,
    remark: str = "",
    confirmed: Confirmed | None = None,
    *,
    admin: bool = False,
) -> Tournament:
    """Take points of the tournament from a player: from 1 to 9, halves allowed (`read_points`). None disqualifies.

    A disqualified player is out from the next round on, and gets no points from this one. ``by`` is the judge, or an
    ``admin`` of the home chat, who may have to stand in for one (`rights`). ``reason`` is one of `model.REASONS`,
    ``remark`` the judge's own words. If the judge plays, the penalty has to be ``confirmed``.
    """
    require_no(penalty_refusal(tournament, by.key, player, admin=admin))
    if points is not None:
        _checked(points)
    require_reason(reason, remark)
    if points is None and player in questions.disqualified(tournament):
        raise refuse("disqualified")
    require_confirmed(tournament, by.key, player, confirmed, admin=admin)
    given = Penalty(
        round=tournament.round,
        player=player,
        do="disqualify" if points is None else "points",
        points=points or Fraction(0),
        reason=reason,
        remark=remark,
        by=by,
        confirmed=confirmed.by if confirmed is not None and must_be_confirmed(tournament, by.key) else None,
    )
    return tournament.model_copy(update={"penalties": (*tournament.penalties, given)})


def take_back(tournament: Tournament, by: Person, penalty: int, *, admin: bool = False) -> Tournament:
    """Take back a penalty, given by its place in ``Tournament.penalties``.

    The organiser may take back any penalty, a judge only their own. This is possible until the next round is drawn.
    """
    if not 0 <= penalty < len(tournament.penalties):
        raise refuse("no_such_penalty")
    given = tournament.penalties[penalty]
    require_no(penalty_refusal(tournament, by.key, given.player, admin=admin))
    if not is_organiser(tournament, by.key) and by.key != given.by.key:
        raise refuse("not_the_organiser")
    if given.taken_back:
        raise refuse("taken_back")
    if given.round != tournament.round:
        raise refuse("too_late")
    penalties = list(tournament.penalties)
    penalties[penalty] = given.model_copy(update={"taken_back": True})
    return tournament.model_copy(update={"penalties": tuple(penalties)})


# -------------------------------------------------------------------------------------------------------- the judges


def appoint(tournament: Tournament, by: str, person: Person) -> Tournament:
    """Let the organiser (by key) appoint a judge, who may also be a player."""
    require_organiser(tournament, by)
    require_person(person)
    questions.require_open(tournament)
    if is_organiser(tournament, person.key):
        raise refuse("already_organiser")
    if is_judge(tournament, person.key):
        raise refuse("already_judge")
    if len(tournament.judges) >= MOST_JUDGES:
        raise refuse("full", maximum=MOST_JUDGES)
    return tournament.model_copy(update={"judges": (*tournament.judges, person)})


def dismiss(tournament: Tournament, by: str, judge_key: str) -> Tournament:
    """Let the organiser (by key) dismiss a judge."""
    require_organiser(tournament, by)
    questions.require_open(tournament)
    left = tuple(one for one in tournament.judges if one.key != judge_key)
    if len(left) == len(tournament.judges):
        raise refuse("no_such_judge")
    return tournament.model_copy(update={"judges": left})


def take_over(tournament: Tournament, person: Person, *, admin: bool, away: bool, away_for_a_day: bool) -> Tournament:
    """Make a person the organiser in place of one who is away: any judge may, after a day any ``admin`` too.

    ``away`` says whether the organiser is away, ``away_for_a_day`` whether this has lasted a day or more.
    """
    require_person(person)
    require_no(take_over_refusal(tournament, person, admin=admin, away=away, away_for_a_day=away_for_a_day))
    left = tuple(one for one in tournament.judges if one.key != person.key)
    return tournament.model_copy(update={"organiser": person, "judges": left})
