"""The independent check of a tournament's record: ``python -m engine tournament FILE`` (docs/tournaments.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pydantic import ValidationError

from engine import fairness
from engine.errors import EngineError
from engine.record import form_fault
from engine.tournament import form, recount, settings
from engine.tournament.check_game import check_game
from engine.tournament.errors import wrong
from engine.tournament.model import LONGEST_REMARK, MOST_PEOPLE, TournamentStage
from engine.tournament.results import check_result
from engine.tournament.settings import Settings


def check(data: Any, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Compute a tournament again from its record, and return a summary of what was checked.

    ``data`` is the parsed record, ``records`` has the records of tables that are not embedded in it, by code. Raises
    ``EngineError`` with one line that says what is wrong: ``bad_record`` for a fault in its form, `errors.FAULTS` for a
    wrong result, and the codes of docs/record.md for a game that cannot be played as its record says.
    """
    claimed = _read(data)
    given = {**claimed.records, **(records or {})}
    _check_form(claimed, given)
    _check_secrets(claimed)
    checked = [_check_round(claimed, number, given) for number in range(1, len(claimed.rounds) + 1)]
    _check_end(claimed)
    _check_judges(claimed)
    if recount.standings(claimed, len(claimed.rounds)) != [replace(row, lines=()) for row in claimed.standings]:
        raise wrong("standings", "the standings are not those that results and penalties give")
    return {
        "tournament": claimed.code,
        "name": claimed.name,
        "stage": str(claimed.stage),
        "players": len(claimed.players),
        "rounds": checked,
        "verified": bool(checked),
    }


# -------------------------------------------------------------------------------------------------------------- form


def _read(data: Any) -> form.TournamentRecord:
    try:
        return form.TournamentRecord.model_validate_json(json.dumps(data))
    except ValidationError as error:
        raise form_fault(error) from None
    except (ValueError, RecursionError):
        raise _bad("this cannot be a record") from None


def _bad(message: str) -> EngineError:
    return EngineError("bad_record", message)


def _check_form(claimed: form.TournamentRecord, given: Mapping[str, Any]) -> None:
    """Refuse values that no tournament can have, before anything is computed from them."""
    try:
        settings.check(Settings(**{name: getattr(claimed, name) for name in Settings.model_fields if name != "rounds"}))
    except EngineError as error:
        if error.code != "bad_settings":
            raise
        raise _bad(str(error)) from None
    rounds = len(claimed.rounds)
    begun = {TournamentStage.REGISTRATION: False, TournamentStage.CANCELLED: bool(rounds)}.get(claimed.stage, True)
    if begun is not bool(rounds):
        raise _bad("the stage does not fit the rounds")
    if (claimed.planned is None) is bool(rounds) or rounds > (claimed.planned or 0):
        raise _bad("planned is the number of rounds there are to be, null before the first")
    first_rounds = [one.first_round for one in claimed.players]
    if len(claimed.players) > MOST_PEOPLE or first_rounds != sorted(first_rounds):
        raise _bad(f"players stand in the order in which they joined, {MOST_PEOPLE} at most")
    if not all(1 <= one <= max(rounds, 1) + (rounds < (claimed.planned or 0)) for one in first_rounds):
        raise _bad("nobody joins before the first round or after the last draw")
    if not all(one.withdrew_in is None or one.first_round - 1 <= one.withdrew_in <= rounds for one in claimed.players):
        raise _bad("nobody withdraws before joining or after the last round")
    for one in claimed.penalties:
        fits = 1 <= one.round <= rounds and 1 <= one.player <= len(claimed.players)
        if not fits or not one.reason or len(one.remark) > LONGEST_REMARK:
            raise wrong("penalty", f"round {one.round}: player {one.player} cannot have been given this penalty")
    codes = [table.code for one in claimed.rounds for table in one.tables]
    if len({*codes, claimed.code}) != len(codes) + 1:
        raise _bad("every table has a code of its own")
    if strangers := sorted(set(given) - set(codes)):
        raise _bad(f"no table of this tournament has the code {strangers[0]!r}")


# ------------------------------------------------------------------------------------------------------------- seals


def _check_secrets(claimed: form.TournamentRecord) -> None:
    """Check that every secret opens its seal, and that no secret is used twice."""
    over = claimed.stage in {TournamentStage.FINISHED, TournamentStage.CANCELLED}
    used: set[str] = set()
    sealed: list[form.RecordedSeals] = [*claimed.rounds, *([claimed.sealed] if claimed.sealed is not None else [])]
    numbered = [*enumerate(sealed, start=1), *((one.round, one) for one in claimed.unplayed)]
    for number, one in numbered:
        unplayed = isinstance(one, form.RecordedUnplayed)
        drawn = unplayed or number <= len(claimed.rounds)
        past = over or unplayed or number < len(claimed.rounds)
        for what, seal, must_be_open in (("lot", one.lot, over or drawn), ("deals", one.deals, past)):
            _check_seal(
                seal, f"round {number}: the seal of the {what}", claimed.code, number, must_be_open=must_be_open
            )
            if seal.secret in used:
                raise wrong("seal", f"round {number}: the secret of the {what} has served before")
            used |= {seal.secret} if seal.secret else set()


def _check_seal(seal: form.Seal, where: str, code: str, number: int, *, must_be_open: bool) -> None:
    if seal.secret is None:
        if must_be_open:
            raise wrong("seal", f"{where} is not opened")
        return
    if fairness.seal(bytes.fromhex(seal.secret), code, number) != seal.seal:
        raise wrong("seal", f"{where} is not opened by its secret")


# ------------------------------------------------------------------------------------------------------------ rounds


def _check_round(claimed: form.TournamentRecord, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check one round. The earlier rounds have been checked already."""
    recorded = claimed.rounds[number - 1]
    if not recount.is_played(claimed, number - 1):
        raise wrong("draw", f"round {number} was drawn before the tables of the last round were done")
    if not recount.can_be_drawn(claimed, number):
        raise wrong("draw", f"round {number} was drawn with too few people")
    _check_shares(claimed, number)
    _check_draw(claimed, number)
    games = 0
    for index, table in enumerate(recorded.tables, start=1):
        _check_result(claimed, table, f"round {number}, table {index}")
        if table.code in given:
            check_game(claimed, number, index, given[table.code])
            games += 1
    return {
        "round": number,
        "tables": len(recorded.tables),
        "deals": "open" if recorded.deals.secret is not None else "closed",
        "results": sum(table.result is not None for table in recorded.tables),
        "records": games,
    }


def _check_shares(claimed: form.TournamentRecord, number: int) -> None:
    shares, typed, where = claimed.rounds[number - 1].shares, claimed.rounds[number - 1].typed, f"round {number}"
    if not len(shares) == len(typed) == len(set(typed)):
        raise wrong("shares", f"{where}: typed does not name one player for each share")
    if not set(typed) <= set(recount.people(claimed, number)):
        raise wrong("shares", f"{where}: somebody added a share who was not drawn")


def _check_draw(claimed: form.TournamentRecord, number: int) -> None:
    recorded, where = claimed.rounds[number - 1], f"round {number}"
    lot = fairness.Mix(
        bytes.fromhex(recorded.lot.secret or ""), tuple(map(bytes.fromhex, recorded.shares)), claimed.code, number
    )
    groups, byes = recount.seating(claimed, number, lot)
    if len(groups) != len(recorded.tables):
        raise wrong("draw", f"{where} has {len(groups)} tables, not {len(recorded.tables)}")
    for place, (people, table) in enumerate(zip(groups, recorded.tables, strict=True), start=1):
        seats = lot.seats([*people, *[None] * (claimed.size - len(people))], f"seats {place}")
        if seats != table.seats:
            raise wrong("draw", f"{where}, table {place}: the draw gives the seats {json.dumps(seats)}")
        dealer = lot.dealer(claimed.size, f"dealer {place}")
        if dealer != table.first_dealer:
            raise wrong("draw", f"{where}, table {place}: the lot gives the first deal to seat {dealer}")
    if byes != list(recorded.byes):
        raise wrong("draw", f"{where}: the draw lets {json.dumps(byes)} sit out")


def _check_result(claimed: form.TournamentRecord, table: form.RecordedTable, where: str) -> None:
    result = table.result
    if result is None:
        return
    try:
        check_result(table.seats, result)
    except EngineError as error:
        raise wrong("result", f"{where}: {error}") from None
    if fault := recount.result_fault(result, claimed.points):
        raise wrong("result", f"{where}: {fault}")


# -------------------------------------------------------------------------------------------------- judges and the end


def _check_judges(claimed: form.TournamentRecord) -> None:
    """Check that no judge decided about their own game, and that nobody was removed twice."""
    out: set[int] = set()
    for one in claimed.penalties:
        tables = claimed.rounds[one.round - 1].tables
        seats = next((table.seats for table in tables if one.player in table.seats), (one.player,))
        _check_decision(claimed, one.round, one, seats)
        if not one.taken_back:
            if one.player in out:
                raise wrong("penalty", f"round {one.round}: player {one.player} was out already")
            out.add(one.player)

    for number, drawn in enumerate(claimed.rounds, start=1):
        for table in drawn.tables:
            for ruling in table.result.rulings if table.result is not None else ():
                _check_decision(claimed, number, ruling, table.seats)


def _check_decision(
    claimed: form.TournamentRecord,
    number: int,
    one: form.RecordedPenalty | form.RecordedRuling,
    seats: tuple[int | None, ...],
) -> None:
    """Check that the judge did not play at the table, and that a playing judge's decision was properly confirmed."""
    judge, other = one.by.player, one.confirmed
    if judge is not None and judge in seats:
        raise wrong("penalty", f"round {number}: {one.by.name} judged his own game")
    if one.do == "annul":
        return
    entered = any(
        entry == judge and player.first_round <= number for entry, player in enumerate(claimed.players, start=1)
    )
    if entered and other is None:
        raise wrong("penalty", f"round {number}: nobody confirmed what {one.by.name} took, who plays")
    if other is not None and other.player is not None and (other.player == judge or other.player in seats):
        raise wrong("penalty", f"round {number}: {other.name} could not confirm that")


def _check_end(claimed: form.TournamentRecord) -> None:
    if claimed.stage is not TournamentStage.FINISHED:
        return
    rounds = len(claimed.rounds)
    a_round_follows = rounds != claimed.planned and recount.can_be_drawn(claimed, rounds + 1)
    if a_round_follows or not recount.is_played(claimed, rounds):
        raise wrong("draw", "the tournament was not over: a round or a table is missing")
