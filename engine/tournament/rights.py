"""The rights of people in a tournament. No judge may judge their own game.

The caller says whether a person is an admin of the home chat.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from engine import judge
from engine.tournament import questions
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import LONGEST_REMARK, REASONS, Person, Tournament


def is_organiser(tournament: Tournament, key: str) -> bool:
    """Return whether a person (by key) is the organiser, who is the head judge."""
    return bool(key) and key == tournament.organiser.key


def is_judge(tournament: Tournament, key: str) -> bool:
    """Return whether a person (by key) is a judge: the organiser, or appointed by the organiser."""
    return is_organiser(tournament, key) or any(key == one.key for one in tournament.judges)


def require_organiser(tournament: Tournament, by: str | None) -> None:
    """Refuse everybody except the organiser (by key): ``not_the_organiser``. None is an automatic step, not refused."""
    if by is not None and not is_organiser(tournament, by):
        raise refuse("not_the_organiser")


# ----------------------------------------------------------------------------------------------------------- judging


def _impartial(tournament: Tournament, involved: AbstractSet[int]) -> list[Person]:
    """Return the judges who aren't among the players involved in a case."""
    judges = (tournament.organiser, *tournament.judges)
    return [one for one in judges if one.key and questions.number_of(tournament, one.key) not in involved]


def _refusal(tournament: Tournament, key: str, involved: AbstractSet[int], *, admin: bool) -> str | None:
    """Return the refusal code for judging a case that involves these players; None if it is allowed."""
    if not admin and not is_judge(tournament, key):
        return "not_a_judge"
    if questions.number_of(tournament, key) in involved:
        return "own_table"
    if is_judge(tournament, key):
        return None
    stands_in = admin and not questions.plays(tournament, key) and not _impartial(tournament, involved)
    return None if stands_in else "not_a_judge"


def _at_table(tournament: Tournament, table: int) -> set[int]:
    seats = questions.table(tournament, tournament.round, table).seats
    return {number for number in seats if number is not None}


def judging_refusal(tournament: Tournament, key: str, table: int, *, admin: bool = False) -> str | None:
    """Return the refusal code for judging at a table of the last round; None if it is allowed.

    A judge may judge every table except their own. If every judge plays at the table, an ``admin`` of the home chat who
    does not play in the tournament may judge it. Codes: ``not_playing``, ``over``, ``no_such_table``, ``not_a_judge``,
    ``own_table``.
    """
    if refusal := questions.stage_refusal(tournament):
        return refusal
    if not 1 <= table <= len(tournament.rounds[-1].tables):
        return "no_such_table"
    return _refusal(tournament, key, _at_table(tournament, table), admin=admin)


def penalty_refusal(tournament: Tournament, key: str, player: int, *, admin: bool = False) -> str | None:
    """Return the refusal code for removing a player; None if it is allowed.

    The case involves everybody at the player's table of the last round. Codes: ``not_playing``, ``over``,
    ``no_such_player``, ``not_a_judge``, ``own_table``.
    """
    if refusal := questions.stage_refusal(tournament):
        return refusal
    if not 1 <= player <= len(tournament.players):
        return "no_such_player"
    where = questions.place(tournament, player)
    involved = {player} if where is None else _at_table(tournament, where.table)
    return _refusal(tournament, key, involved, admin=admin)


@dataclass(frozen=True, slots=True)
class Confirmed:
    """The confirmation of a decision that a playing judge has proposed."""

    by: Person
    """The person who confirms it."""

    admin: bool = False
    """Whether they are an admin of the home chat."""


def must_be_confirmed(tournament: Tournament, key: str) -> bool:
    """Return whether a second person has to confirm this judge's penalties: if the judge plays or has played."""
    return questions.number_of(tournament, key) is not None


def confirming_refusal(
    tournament: Tournament, key: str, by: str, player: int, *, admin: bool = False, by_admin: bool = False
) -> str | None:
    """Return the refusal code for confirming a penalty that ``by`` proposes for a player; None if it is allowed.

    Both people need the right to give the penalty. An ``admin`` of the home chat who has not joined may confirm too.
    Codes: ``own_proposal``, and those of ``penalty_refusal``.
    """
    if key == by:
        return "own_proposal"
    if refusal := penalty_refusal(tournament, by, player, admin=by_admin):
        return refusal
    if admin and not must_be_confirmed(tournament, key):
        return None
    return penalty_refusal(tournament, key, player)


def require_confirmed(
    tournament: Tournament, by: str, player: int, confirmed: Confirmed | None, *, admin: bool = False
) -> None:
    """Refuse a penalty by a judge who plays, unless a second person confirms it."""
    if not must_be_confirmed(tournament, by):
        return
    if confirmed is None:
        raise refuse("needs_confirmation")
    key = confirmed.by.key
    require_no(confirming_refusal(tournament, key, by, player, admin=confirmed.admin, by_admin=admin))


def check_hand_ruling(
    tournament: Tournament,
    by: str,
    table: int,
    reason: str,
    remark: str = "",
    *,
    player: int | None = None,
    points: int | None = None,
    admin: bool = False,
) -> int | None:
    """Check a ruling about a hand. Return the seat that loses points, or None if the hand is only annulled.

    ``table`` is a table's number in the last round. ``player`` (a number of entry) and ``points`` (1 to 1000) are given
    for a penalty. The table itself checks that a hand is in progress. Codes: those of ``judging_refusal``,
    ``table_done``, ``not_at_table``, ``bad_points``, ``bad_reason``, ``bad_remark``.
    """
    require_no(judging_refusal(tournament, by, table, admin=admin))
    played = tournament.rounds[-1].tables[table - 1]
    if played.result is not None:
        raise refuse("table_done")
    require_reason(reason, remark)
    if player is None and points is None:
        return None
    if player is None or player not in played.seats:
        raise refuse("not_at_table")
    if type(points) is not int or not judge.LEAST <= points <= judge.MOST:
        raise refuse("bad_points", minimum=judge.LEAST, maximum=judge.MOST)
    return played.seats.index(player)


def require_reason(reason: str, remark: str) -> None:
    """Refuse a reason that is not listed (``bad_reason``), and a remark that is too long (``bad_remark``, maximum)."""
    if reason not in REASONS:
        raise refuse("bad_reason")
    if len(remark) > LONGEST_REMARK:
        raise refuse("bad_remark", maximum=LONGEST_REMARK)


def tables_without_judge(tournament: Tournament) -> tuple[int, ...]:
    """Return the tables of the last round at which every judge plays. There an admin has to stand in."""
    if tournament.current is None:
        return ()
    numbers = range(1, len(tournament.current.tables) + 1)
    return tuple(number for number in numbers if not _impartial(tournament, _at_table(tournament, number)))


def should_appoint(tournament: Tournament) -> bool:
    """Return whether the organiser should appoint a judge: the organiser plays, and has appointed nobody."""
    return questions.plays(tournament, tournament.organiser.key) and not tournament.judges


def may_appoint(tournament: Tournament, key: str, *, admin: bool) -> bool:
    """Return whether a person (by key) may appoint judges: the organiser, or an ``admin`` who does not play."""
    return is_organiser(tournament, key) or (admin and not questions.plays(tournament, key))


def cancel_refusal(tournament: Tournament, key: str, *, admin: bool, away: bool) -> str | None:
    """Return the refusal code for cancelling an open tournament; None if it is allowed.

    ``admin``: of the home chat; ``away``: the organiser has been away for a day.
    """
    if is_organiser(tournament, key):
        return None
    if not admin:
        return "not_the_organiser"
    return None if away or not tournament.organiser.key else "organiser_there"
