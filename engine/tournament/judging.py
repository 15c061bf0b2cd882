"""Removing players and taking that back, the points of a fine, and the appointment of judges."""

from __future__ import annotations

import re

from engine import judge
from engine.tournament import questions
from engine.tournament.entries import require_person
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import Penalty, Person, Tournament
from engine.tournament.rights import (
    Confirmed,
    is_judge,
    is_organiser,
    may_appoint,
    must_be_confirmed,
    penalty_refusal,
    require_confirmed,
    require_organiser,
    require_reason,
)

MOST_JUDGES = 50

_FINE = re.compile(r"[0-9]{1,4}")


def read_fine(text: str) -> int:
    """Parse typed points of the game, a whole number from 1 to 1000. Raises ``bad_points``."""
    if not _FINE.fullmatch(text.strip()) or not judge.LEAST <= int(text) <= judge.MOST:
        raise refuse("bad_points", minimum=judge.LEAST, maximum=judge.MOST)
    return int(text)


def disqualify(
    tournament: Tournament,
    by: Person,
    player: int,
    reason: str,
    remark: str = "",
    confirmed: Confirmed | None = None,
    *,
    admin: bool = False,
) -> Tournament:
    """Remove a player: out from the next round on, and without points from this one.

    ``by`` is the judge, or an ``admin`` of the home chat, who may have to stand in for one (`rights`). ``reason`` is
    one of `model.REASONS`, ``remark`` the judge's own words. If the judge plays, it has to be ``confirmed``.
    """
    require_no(penalty_refusal(tournament, by.key, player, admin=admin))
    require_reason(reason, remark)
    if player in questions.disqualified(tournament):
        raise refuse("disqualified")
    require_confirmed(tournament, by.key, player, confirmed, admin=admin)
    given = Penalty(
        round=tournament.round,
        player=player,
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


def appoint(tournament: Tournament, by: str, person: Person, *, admin: bool = False) -> Tournament:
    """Let the organiser (by key), or an ``admin`` of the home chat, appoint a judge, who may also be a player."""
    if not may_appoint(tournament, by, admin=admin):
        raise refuse("not_the_organiser")
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
