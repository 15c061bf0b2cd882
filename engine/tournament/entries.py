"""Changes before and between rounds: settings, joining and leaving, and the words that people add to the next lot."""

from __future__ import annotations

from typing import Any

from engine.naming import without
from engine.tournament import questions, settings
from engine.tournament.errors import refuse, require_no
from engine.tournament.model import Person, Player, Tournament, TournamentStage, is_hash
from engine.tournament.rights import require_organiser
from engine.tournament.settings import Settings


def require_person(person: Person) -> None:
    """Refuse a person without a key, or with an empty or too long name: ``bad_name``."""
    if not person.key or not 0 < len(person.name.strip()) <= settings.LONGEST_NAME:
        raise refuse("bad_name", name=person.name)


def configure(tournament: Tournament, by: str, chosen: Settings) -> Tournament:
    """Let the organiser (by key) change the settings before round 1."""
    require_organiser(tournament, by)
    if tournament.stage is not TournamentStage.REGISTRATION:
        raise refuse("not_registering" if tournament.is_open else "over")
    settings.check(chosen)
    return tournament.model_copy(update={"settings": chosen})


def join(tournament: Tournament, person: Person) -> Tournament:
    """Let a person join. After the draw of round 1 they play from the next round on."""
    require_person(person)
    require_no(questions.join_refusal(tournament, person.key))
    late = Player(person=person, first_round=tournament.round + 1)
    return tournament.model_copy(update={"players": (*tournament.players, late)})


def leave(tournament: Tournament, who: str) -> Tournament:
    """Let a player (by key) leave: before round 1 without a trace, later for good.

    Count finished games first, because a withdrawn player gets no points from a game in progress.
    """
    questions.require_open(tournament)
    number = _joined(tournament, who)
    if questions.player(tournament, number).withdrew_in is not None:
        raise refuse("withdrawn")
    if tournament.stage is TournamentStage.REGISTRATION:
        left = (one for one in tournament.players if one.person.key != who)
        return tournament.model_copy(update={"players": tuple(left)})
    gone = with_player(tournament, number, withdrew_in=tournament.round, share="", typed=0)
    return _without_game(gone, number)


def _without_game(tournament: Tournament, number: int) -> Tournament:
    """Note that a player has left their game in progress."""
    where = questions.place(tournament, number)
    if where is None or where.table not in questions.tables_left(tournament):
        return tournament
    gone = tournament.rounds[-1].tables[where.table - 1].gone
    return with_table(tournament, where.table, gone=tuple(sorted({*gone, where.seat})))


def add_share(tournament: Tournament, who: str, share: str) -> Tournament:
    """Add a player's words to the next lot, in place of their earlier words.

    ``who`` is the player's key, ``share`` is `engine.fairness.share_of` the words, as 64 hexadecimal digits.
    """
    number = _speaking(tournament, who, share)
    last = max(player.typed for player in tournament.players)
    return with_player(tournament, number, share=share, typed=last + 1, fell=False)


def _speaking(tournament: Tournament, key: str, share: str) -> int:
    questions.require_open(tournament)
    number = _joined(tournament, key)
    if tournament.sealed is None:
        raise refuse("no_round_left")
    if not questions.is_in(tournament, number):
        raise refuse("withdrawn" if tournament.players[number - 1].withdrew_in is not None else "disqualified")
    if not is_hash(share):
        raise refuse("bad_share")
    return number


def forget(tournament: Tournament, who: str) -> Tournament:
    """Remove a person's name and key everywhere, also as a judge. An active player withdraws first."""
    if not who:
        return tournament
    if tournament.is_open and questions.plays(tournament, who):
        tournament = leave(tournament, who)
    return without(tournament, {who})


def _joined(tournament: Tournament, key: str) -> int:
    number = questions.number_of(tournament, key)
    if number is None:
        raise refuse("not_in")
    return number


def with_player(tournament: Tournament, number: int, **changes: str | int | None) -> Tournament:
    """Return the tournament with some fields of a player changed."""
    players = list(tournament.players)
    players[number - 1] = players[number - 1].model_copy(update=changes)
    return tournament.model_copy(update={"players": tuple(players)})


def with_round(tournament: Tournament, **changes: Any) -> Tournament:
    """Return the tournament with some fields of its last round changed."""
    changed = tournament.rounds[-1].model_copy(update=changes)
    return tournament.model_copy(update={"rounds": (*tournament.rounds[:-1], changed)})


def with_table(tournament: Tournament, number: int, **changes: Any) -> Tournament:
    """Return the tournament with some fields of a table of its last round changed."""
    tables = list(tournament.rounds[-1].tables)
    tables[number - 1] = tables[number - 1].model_copy(update=changes)
    return with_round(tournament, tables=tuple(tables))
