"""Before and between rounds: settings, joining and leaving, and the words that people add to the next lot."""

from __future__ import annotations

from typing import Any

from engine.naming import without
from engine.tournament import questions, settings
from engine.tournament.actions import AddShare, Configure, Forget, Join, KeepShare, Leave
from engine.tournament.errors import refuse
from engine.tournament.model import Person, Player, Tournament, TournamentStage, is_hash
from engine.tournament.rights import require_organiser


def require_person(person: Person) -> None:
    """Refuse a person without a key or a name: ``bad_name``."""
    if not person.key or not 0 < len(person.name.strip()) <= settings.LONGEST_NAME:
        raise refuse("bad_name", name=person.name)


def configure(tournament: Tournament, action: Configure) -> Tournament:
    """Change the settings before round 1."""
    require_organiser(tournament, action.by)
    if tournament.stage is not TournamentStage.REGISTRATION:
        raise refuse("not_registering" if tournament.is_open else "over")
    settings.check(action.settings)
    return tournament.model_copy(update={"settings": action.settings})


def join(tournament: Tournament, action: Join) -> Tournament:
    """Let somebody join, from the next round on."""
    require_person(action.person)
    if refusal := questions.join_refusal(tournament, action.person.key):
        raise refuse(refusal)
    late = Player(person=action.person, first_round=tournament.round + 1)
    return tournament.model_copy(update={"players": (*tournament.players, late)})


def leave(tournament: Tournament, action: Leave) -> Tournament:
    """Take somebody out: for good once round 1 is drawn, and without points for a game that is still played."""
    questions.require_open(tournament)
    number = _joined(tournament, action.who)
    if questions.player(tournament, number).withdrew_in is not None:
        raise refuse("withdrawn")
    if tournament.stage is TournamentStage.REGISTRATION:
        left = (one for one in tournament.players if one.person.key != action.who)
        return tournament.model_copy(update={"players": tuple(left)})
    gone = with_player(tournament, number, withdrew_in=tournament.round, share="", kept="", typed=0)
    return _without_game(gone, number)


def _without_game(tournament: Tournament, number: int) -> Tournament:
    """Note that a player has left the game that they were playing."""
    where = questions.place(tournament, number)
    if where is None or where.table not in questions.tables_left(tournament):
        return tournament
    gone = tournament.rounds[-1].tables[where.table - 1].gone
    return with_table(tournament, where.table, gone=tuple(sorted({*gone, where.seat})))


def add_share(tournament: Tournament, action: AddShare) -> Tournament:
    """Add somebody's words to the next lot."""
    number = _speaking(tournament, action.who, action.share)
    last = max(player.typed for player in tournament.players)
    return with_player(tournament, number, share=action.share, typed=last + 1)


def keep_share(tournament: Tournament, action: KeepShare) -> Tournament:
    """Keep somebody's words for all later lots, or forget them."""
    number = _speaking(tournament, action.who, action.share)
    return with_player(tournament, number, kept=action.share or "")


def _speaking(tournament: Tournament, key: str, share: str | None) -> int:
    questions.require_open(tournament)
    number = _joined(tournament, key)
    if tournament.sealed is None:
        raise refuse("no_round_left")
    if not questions.is_in(tournament, number):
        raise refuse("withdrawn" if tournament.players[number - 1].withdrew_in is not None else "disqualified")
    if share is not None and not is_hash(share):
        raise refuse("bad_share")
    return number


def forget(tournament: Tournament, action: Forget) -> Tournament:
    """Remove somebody's name and key everywhere; a player who is in withdraws first."""
    if not action.who:
        return tournament
    if tournament.is_open and questions.plays(tournament, action.who):
        tournament = leave(tournament, Leave(action.who))
    return without(tournament, {action.who})


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
