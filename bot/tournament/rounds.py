"""Rounds: drawn, played, counted, and what comes next by itself. Each function returns the tournament after it."""

from collections.abc import Sequence
from typing import Any

from bot.chance import Chance
from bot.refusal import Refusal
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Table
from bot.tournament.tables import drawn_for, result_of
from bot.tournament.tournament import UNDEALT, Tournament, director
from engine.tournament import actions, questions
from engine.tournament.actions import Action
from engine.tournament.model import Secrets
from engine.tournament.questions import Due

SECRET_BYTES = 32


def applied(tournament: Tournament, action: Action, **changes: Any) -> Tournament:
    """Apply an action of the core; the very same tournament if nothing changes. Raises EngineError."""
    core = director.apply(tournament.core, action)
    if core is tournament.core and not changes:
        return tournament
    return tournament.model_copy(update={"core": core, **changes})


def secrets(chance: Chance) -> Secrets:
    """Draw what the lot of a round to come is sealed with."""
    return Secrets(lot=chance.token(SECRET_BYTES).hex(), deals=chance.token(SECRET_BYTES).hex())


def drawn(tournament: Tournament, by: str | None, codes: Sequence[str], now: float, chance: Chance) -> Tournament:
    """Draw the next round; `codes` are at least as many codes of tables as it needs."""
    needed = questions.tables_needed(tournament.core)
    if needed > len(codes):
        raise Refusal("try-again")
    action = actions.Draw(by=by, codes=tuple(codes[:needed]), secrets=secrets(chance))
    passed: dict[str, Any] = {"knocks": (), "proposals": (), "told": "", "lost": None, "threads_lack": ""}
    return applied(tournament, action, dealt_at=now + UNDEALT, due_at=None, **passed)


def dealt(tournament: Tournament, by: str | None, now: float) -> Tournament:
    """Let the tables of the round be dealt, by the organiser or as it is due; once dealt, nothing changes."""
    if not tournament.is_undealt or (by is None and now < tournament.dealt_at):
        return tournament
    return applied(tournament, actions.Begin(round=tournament.core.round, by=by), dealt_at=now)


def code_of(tournament: Tournament, round_number: int, number: int) -> str:
    """Return the code of a table, by round and number from 1. Raises Refusal while the tables are not dealt."""
    code = questions.table(tournament.core, round_number, number).code
    if tournament.is_undealt and round_number == tournament.core.round:
        raise Refusal("round-undealt")
    return code


def counted(tournament: Tournament, table: Table, now: float) -> Tournament:
    """Take in the result of a table that is over, once."""
    place = drawn_for(tournament, table)
    which = TournamentTable.of(table.kind)
    if place is None or place.result is not None or table.is_live or which is None or not tournament.is_live:
        return tournament
    action = actions.Count(round=which.round, table=which.number, result=result_of(table))
    return rested(applied(tournament, action), now)


def rested(tournament: Tournament, now: float) -> Tournament:
    """Return the tournament with the moment of what comes next by itself, if that has just become due."""
    due = questions.due(tournament.core)
    if due is None or tournament.due_at is not None:
        return tournament
    if due is Due.FINISH:
        return tournament.replace(due_at=now)
    at = None if tournament.pause is None else now + tournament.pause
    return tournament.replace(due_at=at)


def came_due(tournament: Tournament, codes: Sequence[str], now: float, chance: Chance) -> Tournament:
    """Do what is due by itself at `now`: the next draw, or the end."""
    due = questions.due(tournament.core)
    if due is None or tournament.due_at is None or tournament.due_at > now:
        return tournament
    if due is Due.FINISH:
        return finished(tournament, None)
    return drawn(tournament, None, codes, now, chance)


def finished(tournament: Tournament, by: str | None) -> Tournament:
    """End a tournament whose rounds are played."""
    return applied(tournament, actions.Finish(by=by), due_at=None, proposals=(), told="")


def first_hands_over(tournament: Tournament) -> Tournament:
    """Note that the first hands of all tables of the round are over."""
    if tournament.core.current is None or not tournament.is_live:
        return tournament
    return applied(tournament, actions.OpenDeals(round=tournament.core.round))
