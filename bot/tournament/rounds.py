"""Rounds: drawn, dealt, counted, and what follows automatically. Functions return the changed tournament."""

from collections.abc import Sequence
from typing import Any

from bot.chance import Chance
from bot.refusal import Refusal
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Table
from bot.tournament.tables import drawn_for, result_of
from bot.tournament.tournament import Fallen, Tournament
from engine.tournament import questions, results
from engine.tournament import rounds as core_rounds
from engine.tournament.model import Secrets
from engine.tournament.questions import Due

SECRET_BYTES = 32
LATE = 1800.0  # seconds of delay with which an evening still begins by itself; later, people have stopped waiting


def secrets(chance: Chance) -> Secrets:
    """Draw the secrets of a future round."""
    return Secrets(lot=chance.token(SECRET_BYTES).hex(), deals=chance.token(SECRET_BYTES).hex())


def drawn(
    tournament: Tournament, by: str | None, codes: Sequence[str], now: float, chance: Chance, *, admin: bool = False
) -> Tournament:
    """Draw the next round. `codes` are free codes for its tables; there may be more of them than tables.

    `by` is a person's key, None if it happens by itself; an `admin` of the home chat may begin the first round.
    """
    needed = questions.tables_needed(tournament.core)
    if needed > len(codes):
        raise Refusal("try-again")
    core = core_rounds.draw_round(tournament.core, by, tuple(codes[:needed]), secrets(chance), admin=admin)
    passed: dict[str, Any] = {"proposals": (), "threads_lack": ""}
    return tournament.with_knocks_passed().replace(core=core, dealt_at=now, due_at=None, **passed)


def sealed_anew(tournament: Tournament, chance: Chance) -> Tournament:
    """Seal the next round with new secrets, as its draw may have been seen. Words typed for it do not count."""
    return tournament.replace(core=core_rounds.seal_anew(tournament.core, secrets(chance)))


def begun(tournament: Tournament, codes: Sequence[str], now: float, chance: Chance) -> Tournament:
    """Draw round 1 at the time that was announced, or call the evening off: too few have joined, or it is too late."""
    if not tournament.is_registering or tournament.starts_at is None or now < tournament.starts_at:
        return tournament
    if now > tournament.starts_at + LATE:
        return _fallen(tournament, Fallen.LATE)
    if questions.draw_refusal(tournament.core) is not None:
        return _fallen(tournament, Fallen.FEW)
    return drawn(tournament, None, codes, now, chance)


def _fallen(tournament: Tournament, why: Fallen) -> Tournament:
    core = core_rounds.cancel(tournament.core, None)
    return tournament.replace(core=core, fallen=why)


def counted(tournament: Tournament, table: Table, now: float) -> Tournament:
    """Count the result of a table that is over, once."""
    place = drawn_for(tournament, table)
    which = TournamentTable.of(table.kind)
    if place is None or place.result is not None or table.is_live or which is None or not tournament.is_live:
        return tournament
    core = results.count(tournament.core, which.round, which.number, result_of(table))
    players = [seat.person.key for seat in table.seats if seat.person is not None and seat.acted]
    seen = now if core.organiser.key in players else tournament.organiser_seen
    return rested(tournament.replace(core=core, organiser_seen=seen), now)


def rested(tournament: Tournament, now: float) -> Tournament:
    """Set the time of the next automatic step, if one has become due and has no time yet."""
    due = questions.due(tournament.core)
    if due is None or tournament.due_at is not None:
        return tournament
    pause = 0.0 if due is Due.FINISH else tournament.pause
    return tournament.replace(due_at=None if pause is None else now + pause)


def came_due(tournament: Tournament, codes: Sequence[str], now: float, chance: Chance) -> Tournament:
    """Take the automatic step that is due: the next draw, or the end."""
    due = questions.due(tournament.core)
    if due is None or tournament.due_at is None or tournament.due_at > now:
        return tournament
    if due is Due.FINISH:
        return finished(tournament, None)
    return drawn(tournament, None, codes, now, chance)


def finished(tournament: Tournament, by: str | None) -> Tournament:
    """End a tournament after its last round."""
    core = core_rounds.finish(tournament.core, by)
    return tournament.replace(core=core, due_at=None, proposals=())


def first_hands_over(tournament: Tournament) -> Tournament:
    """Note that the first hands of all tables of the round are over."""
    if tournament.core.current is None or not tournament.is_live:
        return tournament
    return tournament.replace(core=core_rounds.open_deals(tournament.core, tournament.core.round))
