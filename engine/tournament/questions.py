"""Questions about a tournament: the answers decide what people are offered and what they may do."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from engine.tournament.errors import refuse
from engine.tournament.model import MOST_PEOPLE, Player, Round, RoundTable, Tournament, TournamentStage

LEAST_LEFT = 2
"""The smallest number of people for a later round if built-in players fill the tables."""


class Due(StrEnum):
    """The next automatic step, after the pause between rounds."""

    DRAW = "draw"
    """The next round: `rounds.draw_round`."""

    FINISH = "finish"
    """The end: `rounds.finish`."""


@dataclass(frozen=True, slots=True)
class SeatInRound:
    """A player's place in a round."""

    table: int
    """The number of the table, from 1."""

    seat: int
    """The seat at the table, from 0."""


# ------------------------------------------------------------------------------------------------------------ people


def number_of(tournament: Tournament, key: str) -> int | None:
    """Return the number of entry of the player with a key; None if nobody with this key has joined."""
    numbered = enumerate(tournament.players, start=1)
    return next((number for number, player in numbered if key and player.person.key == key), None)


def player(tournament: Tournament, number: int) -> Player:
    """Return a player by number of entry. Raises ``no_such_player``."""
    if not 1 <= number <= len(tournament.players):
        raise refuse("no_such_player", f"there is no player {number}", player=number)
    return tournament.players[number - 1]


def disqualified(tournament: Tournament) -> dict[int, int]:
    """Return the disqualified players: by number, with the round of the disqualification."""
    return {one.player: one.round for one in tournament.penalties if not one.taken_back}


def is_in(tournament: Tournament, number: int) -> bool:
    """Return whether a player takes part in the next draw: neither withdrawn nor disqualified."""
    return player(tournament, number).withdrew_in is None and number not in disqualified(tournament)


def plays(tournament: Tournament, key: str) -> bool:
    """Return whether the person with a key has joined, and is neither withdrawn nor disqualified."""
    number = number_of(tournament, key)
    return number is not None and is_in(tournament, number)


def join_refusal(tournament: Tournament, key: str) -> str | None:
    """Return the refusal code for joining now; None if it is possible."""
    if not tournament.is_open:
        return "over"
    number = number_of(tournament, key)
    if number is not None:
        if number in disqualified(tournament):
            return "disqualified"
        return "already_in" if player(tournament, number).withdrew_in is None else "withdrawn"
    if tournament.planned is not None and tournament.round >= tournament.planned:
        return "entry_closed"
    return "full" if len(tournament.players) >= MOST_PEOPLE else None


# ------------------------------------------------------------------------------------------------------------ rounds


def drawn_round(tournament: Tournament, number: int) -> Round:
    """Return a round that was drawn. Raises ``no_such_round``."""
    if not 1 <= number <= tournament.round:
        raise refuse("no_such_round", f"there is no round {number}", round=number)
    return tournament.rounds[number - 1]


def table(tournament: Tournament, round_number: int, number: int) -> RoundTable:
    """Return a table of a round. Raises ``no_such_round`` or ``no_such_table``."""
    tables = drawn_round(tournament, round_number).tables
    if not 1 <= number <= len(tables):
        raise refuse("no_such_table", f"round {round_number} has no table {number}", table=number)
    return tables[number - 1]


def place(tournament: Tournament, number: int, round_number: int | None = None) -> SeatInRound | None:
    """Return a player's place in a round, by default the last one drawn; None if they sit nowhere."""
    which = tournament.round if round_number is None else round_number
    if not 1 <= which <= tournament.round:
        return None
    for index, one in enumerate(tournament.rounds[which - 1].tables, start=1):
        if number in one.seats:
            return SeatInRound(index, one.seats.index(number))
    return None


def tables_left(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of the tables of the last round that are still playing."""
    if tournament.current is None:
        return ()
    return tuple(number for number, one in enumerate(tournament.current.tables, start=1) if one.result is None)


def due(tournament: Tournament) -> Due | None:
    """Return the next automatic step; None in registration, while tables play, and after the end."""
    if tournament.stage is not TournamentStage.PLAYING or tables_left(tournament):
        return None
    return Due.FINISH if tournament.round == tournament.planned or draw_refusal(tournament) else Due.DRAW


def draw_refusal(tournament: Tournament) -> str | None:
    """Return the refusal code for drawing the next round, also round 1; None if it is possible."""
    if not tournament.is_open:
        return "over"
    if tables_left(tournament):
        return "round_unfinished"
    if tournament.planned is not None and tournament.round >= tournament.planned:
        return "no_round_left"
    return "too_few" if len(people_to_draw(tournament)) < least_people(tournament) else None


def least_people(tournament: Tournament) -> int:
    """Return the number of people that the next round needs: a whole table for round 1 or with byes."""
    whole_table = tournament.stage is TournamentStage.REGISTRATION or tournament.settings.bye
    return tournament.settings.size if whole_table else LEAST_LEFT


def people_to_draw(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of all players who play in or sit out the next round, ascending."""
    out = disqualified(tournament)
    numbered = enumerate(tournament.players, start=1)
    return tuple(number for number, one in numbered if one.withdrew_in is None and number not in out)


def tables_needed(tournament: Tournament) -> int:
    """Return the number of tables in the next round. `rounds.draw_round` needs as many codes."""
    people, size = len(people_to_draw(tournament)), tournament.settings.size
    return people // size if tournament.settings.bye else -(-people // size)


def stage_refusal(tournament: Tournament) -> str | None:
    """Return the refusal code for acts that are possible only from round 1 to the end; None if they are possible."""
    if tournament.stage is TournamentStage.PLAYING:
        return None
    return "not_playing" if tournament.is_open else "over"


def require_open(tournament: Tournament) -> None:
    """Refuse every change after the end: ``over``."""
    if not tournament.is_open:
        raise refuse("over")
