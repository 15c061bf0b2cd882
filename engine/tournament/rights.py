"""Who may do what. Nobody judges his own game. That somebody is an admin of the home chat is passed in as a fact."""

from __future__ import annotations

from engine.tournament.model import Person, Tournament


def is_organiser(tournament: Tournament, key: str) -> bool:
    """Whether somebody is the organiser, who is the head judge."""
    raise NotImplementedError


def is_judge(tournament: Tournament, key: str) -> bool:
    """Whether somebody is a judge: the organiser, or appointed by him."""
    raise NotImplementedError


def judging_refusal(tournament: Tournament, key: str, table: int, *, admin: bool = False) -> str | None:
    """Return the code of why somebody may not judge at a table of the last round; None if they may.

    A judge may at every table at which he does not play. At a table at which every judge plays, the organiser who has
    appointed nobody among them, an ``admin`` of the home chat may who does not play in the tournament.
    Codes: ``not_playing``, ``no_such_table``, ``not_a_judge``, ``own_table``.
    """
    raise NotImplementedError


def check_hand_ruling(
    tournament: Tournament,
    by: str,
    table: int,
    reason: str,
    *,
    player: int | None = None,
    points: int | None = None,
    admin: bool = False,
) -> int | None:
    """Refuse what a judge must not do to a hand; return the seat that loses points, None if only annulled.

    ``table`` is a number of the last round; ``player`` (a number of entry) and ``points`` are those of a penalty, from
    1 to 1000. Whether a hand is in progress is the table's to say. Codes: those of ``judging_refusal``,
    ``table_done``, ``not_at_table``, ``bad_points``, ``bad_reason``.
    """
    raise NotImplementedError


def tables_without_judge(tournament: Tournament) -> tuple[int, ...]:
    """Return the tables of the last round at which every judge plays: an admin has to stand in."""
    raise NotImplementedError


def should_appoint(tournament: Tournament) -> bool:
    """Whether the organiser is to be asked for a judge: he plays, and everybody whom he has appointed plays too."""
    raise NotImplementedError


def take_over_refusal(
    tournament: Tournament, person: Person, *, admin: bool, away: bool, away_for_a_day: bool
) -> str | None:
    """Return the code of why somebody cannot take the organiser's place; None if they can."""
    raise NotImplementedError
