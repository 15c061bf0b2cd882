"""Who may do what. Nobody judges his own game. The caller says whether somebody is an admin of the home chat."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from engine import judge
from engine.tournament import questions
from engine.tournament.errors import refuse
from engine.tournament.model import LONGEST_REMARK, REASONS, Person, Tournament


def is_organiser(tournament: Tournament, key: str) -> bool:
    """Whether somebody is the organiser, who is the head judge."""
    return bool(key) and key == tournament.organiser.key


def is_judge(tournament: Tournament, key: str) -> bool:
    """Whether somebody is a judge: the organiser, or appointed by him."""
    return is_organiser(tournament, key) or any(key == one.key for one in tournament.judges)


def require_organiser(tournament: Tournament, key: str | None) -> None:
    """Refuse everybody but the organiser: ``not_the_organiser``."""
    if key is None or not is_organiser(tournament, key):
        raise refuse("not_the_organiser")


# ----------------------------------------------------------------------------------------------------------- judging


def _impartial(tournament: Tournament, involved: AbstractSet[int]) -> list[Person]:
    """Return the judges who are none of these players."""
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

    A judge may judge every table at which he does not play. Where every judge plays at the table, an ``admin`` of the
    home chat may who does not play in the tournament.
    Codes: ``not_playing``, ``over``, ``no_such_table``, ``not_a_judge``, ``own_table``.
    """
    if refusal := questions.stage_refusal(tournament):
        return refusal
    if not 1 <= table <= len(tournament.rounds[-1].tables):
        return "no_such_table"
    return _refusal(tournament, key, _at_table(tournament, table), admin=admin)


def penalty_refusal(tournament: Tournament, key: str, player: int, *, admin: bool = False) -> str | None:
    """Return the refusal code for taking points of the tournament from a player or disqualifying him; None if allowed.

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
    """A confirmation of what a judge who plays has proposed."""

    by: Person
    """Who confirms it."""

    admin: bool = False
    """Whether they are an admin of the home chat."""


def must_be_confirmed(tournament: Tournament, key: str) -> bool:
    """Whether somebody else has to confirm what this judge takes: the judge plays in the tournament, or has played."""
    return questions.number_of(tournament, key) is not None


def confirming_refusal(
    tournament: Tournament, key: str, by: str, player: int, *, admin: bool = False, by_admin: bool = False
) -> str | None:
    """Return the refusal code for confirming what ``by`` would take from a player; None if it is allowed.

    Both need the right to take it. An ``admin`` of the home chat who has not joined may confirm too. Codes:
    ``own_proposal``, and those of ``penalty_refusal``.
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
    """Refuse a penalty by a judge who plays, unless somebody else confirms it."""
    if not must_be_confirmed(tournament, by):
        return
    if confirmed is None:
        raise refuse("needs_confirmation")
    key = confirmed.by.key
    if refusal := confirming_refusal(tournament, key, by, player, admin=confirmed.admin, by_admin=admin):
        raise refuse(refusal)


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
    """Check a ruling about a hand; return the seat that loses points, or None if the hand is only annulled.

    ``table`` is a number of the last round; ``player`` (a number of entry) and ``points`` (1 to 1000) are those of a
    penalty. The table itself checks that a hand is in progress. Codes: those of ``judging_refusal``, ``table_done``,
    ``not_at_table``, ``bad_points``, ``bad_reason``, ``bad_remark``.
    """
    if refusal := judging_refusal(tournament, by, table, admin=admin):
        raise refuse(refusal)
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
    """Return the tables of the last round at which every judge plays, so that an admin has to stand in."""
    if tournament.current is None:
        return ()
    numbers = range(1, len(tournament.current.tables) + 1)
    return tuple(number for number in numbers if not _impartial(tournament, _at_table(tournament, number)))


def should_appoint(tournament: Tournament) -> bool:
    """Whether the organiser should appoint a judge: he plays, and has appointed nobody."""
    return questions.plays(tournament, tournament.organiser.key) and not tournament.judges


def take_over_refusal(
    tournament: Tournament, person: Person, *, admin: bool, away: bool, away_for_a_day: bool
) -> str | None:
    """Return the refusal code for taking the organiser's place; None if it is allowed."""
    if not tournament.is_open:
        return "over"
    if is_organiser(tournament, person.key):
        return "already_organiser"
    judge = is_judge(tournament, person.key)
    if not judge and not admin:
        return "not_a_judge"
    gone = not tournament.organiser.key or away_for_a_day or (judge and away)
    return None if gone else "organiser_there"
