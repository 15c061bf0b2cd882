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
from engine.tournament import draw, form, questions, rebuilt, settings
from engine.tournament.check_game import check_game
from engine.tournament.errors import wrong
from engine.tournament.model import LONGEST_REMARK, MOST_PEOPLE, Tournament, TournamentStage, is_hash
from engine.tournament.results import check_result
from engine.tournament.standings import place_points, places, standings


def check(data: Any, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Compute a tournament again from its record, and return a summary of what was checked.

    ``data`` is the parsed record, ``records`` has the records of tables that are not embedded in it, by code. Raises
    ``EngineError`` with one line that says what is wrong: ``bad_record`` for a fault in its form, `errors.FAULTS` for a
    wrong result, and the codes of docs/record.md for a game that cannot be played as its record says.
    """
    told = _read(data)
    given = {**told.records, **(records or {})}
    _check_form(told, given)
    _check_secrets(told)
    checked = [_check_round(told, number, given) for number in range(1, len(told.rounds) + 1)]
    whole = rebuilt.at(told, len(told.rounds) + 1)
    _check_end(told, whole)
    _check_judges(told, whole)
    if [replace(row, lines=()) for row in standings(whole)] != [replace(row, lines=()) for row in told.standings]:
        raise wrong("standings", "the standings are not those that results and penalties give")
    return {
        "tournament": told.code,
        "name": told.name,
        "stage": str(told.stage),
        "players": len(told.players),
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


def _check_form(told: form.TournamentRecord, given: Mapping[str, Any]) -> None:
    """Refuse values that no tournament can have, before anything is computed from them."""
    try:
        settings.check(rebuilt.settings(told))
    except EngineError as error:
        if error.code != "bad_settings":
            raise
        raise _bad(str(error)) from None
    rounds = len(told.rounds)
    if (told.stage is TournamentStage.PLAYING and not rounds) or (
        told.stage is TournamentStage.REGISTRATION and rounds
    ):
        raise _bad("the stage does not fit the rounds")
    if (told.planned is None) is bool(rounds) or rounds > (told.planned or 0):
        raise _bad("planned is the number of rounds there are to be, null before the first")
    first_rounds = [one.first_round for one in told.players]
    if len(told.players) > MOST_PEOPLE or first_rounds != sorted(first_rounds):
        raise _bad(f"players stand in the order in which they joined, {MOST_PEOPLE} at most")
    if not all(1 <= one <= max(rounds, 1) + (rounds < (told.planned or 0)) for one in first_rounds):
        raise _bad("nobody joins before the first round or after the last draw")
    if not all(one.withdrew_in is None or one.first_round - 1 <= one.withdrew_in <= rounds for one in told.players):
        raise _bad("nobody withdraws before joining or after the last round")
    for one in told.penalties:
        fits = 1 <= one.round <= rounds and 1 <= one.player <= len(told.players)
        if not fits or not one.reason or len(one.remark) > LONGEST_REMARK:
            raise wrong("penalty", f"round {one.round}: player {one.player} cannot have been given this penalty")
    codes = [table.code for one in told.rounds for table in one.tables]
    if len({*codes, told.code}) != len(codes) + 1:
        raise _bad("every table has a code of its own")
    if strangers := sorted(set(given) - set(codes)):
        raise _bad(f"no table of this tournament has the code {strangers[0]!r}")


# ------------------------------------------------------------------------------------------------------------- seals


def _check_secrets(told: form.TournamentRecord) -> None:
    """Check that every secret opens its seal, and that no secret is used twice."""
    over = told.stage in {TournamentStage.FINISHED, TournamentStage.CANCELLED}
    used: set[str] = set()
    sealed: list[form.RecordedSeals] = [*told.rounds, *([told.sealed] if told.sealed is not None else [])]
    numbered = [*enumerate(sealed, start=1), *((one.round, one) for one in told.unplayed)]
    for number, one in numbered:
        unplayed = isinstance(one, form.RecordedUnplayed)
        drawn = unplayed or number <= len(told.rounds)
        past = over or unplayed or number < len(told.rounds)
        for what, seal, must_be_open in (("lot", one.lot, over or drawn), ("deals", one.deals, past)):
            _check_seal(seal, f"round {number}: the seal of the {what}", told.code, number, must_be_open=must_be_open)
            if seal.secret in used:
                raise wrong("seal", f"round {number}: the secret of the {what} has served before")
            used |= {seal.secret} if seal.secret else set()


def _check_seal(seal: form.Seal, where: str, code: str, number: int, *, must_be_open: bool) -> None:
    if seal.secret is None:
        if must_be_open:
            raise wrong("seal", f"{where} is not opened")
        return
    if not is_hash(seal.secret):
        raise _bad(f"{where}: a secret is 64 hexadecimal digits")
    if fairness.seal(bytes.fromhex(seal.secret), code, number) != seal.seal:
        raise wrong("seal", f"{where} is not opened by its secret")


# ------------------------------------------------------------------------------------------------------------ rounds


def _check_round(told: form.TournamentRecord, number: int, given: Mapping[str, Any]) -> dict[str, Any]:
    """Check one round. The earlier rounds have been checked already."""
    recorded = told.rounds[number - 1]
    before = rebuilt.at(told, number)
    if refusal := questions.draw_refusal(before):
        raise wrong("draw", f"round {number} could not be drawn: {refusal}")
    _check_shares(recorded, before, f"round {number}")
    _check_draw(recorded, before, f"round {number}")
    games = 0
    for index, table in enumerate(recorded.tables, start=1):
        _check_result(told, table, f"round {number}, table {index}")
        if table.code in given:
            check_game(told, number, index, given[table.code])
            games += 1
    return {
        "round": number,
        "tables": len(recorded.tables),
        "deals": "open" if recorded.deals.secret is not None else "closed",
        "results": sum(table.result is not None for table in recorded.tables),
        "records": games,
    }


def _check_shares(recorded: form.RecordedRound, before: Tournament, where: str) -> None:
    shares, typed = recorded.shares, recorded.typed
    if not all(map(is_hash, shares)):
        raise _bad(f"{where}: a share is 64 hexadecimal digits")
    if not len(shares) == len(typed) == len(set(typed)):
        raise wrong("shares", f"{where}: typed does not name one player for each share")
    if not set(typed) <= set(questions.people_to_draw(before)):
        raise wrong("shares", f"{where}: somebody added a share who was not drawn")


def _check_draw(recorded: form.RecordedRound, before: Tournament, where: str) -> None:
    drawn = draw.draw(before, recorded.lot.secret or "", recorded.shares, recorded.typed)
    seats, byes = [table.seats for table in drawn.tables], drawn.byes
    if len(seats) != len(recorded.tables):
        raise wrong("draw", f"{where} has {len(seats)} tables, not {len(recorded.tables)}")
    for number, (expected, table, lot) in enumerate(zip(seats, recorded.tables, drawn.tables, strict=True), start=1):
        if expected != table.seats:
            raise wrong("draw", f"{where}, table {number}: the draw gives the seats {_shown(expected)}")
        if lot.dealer != table.first_dealer:
            raise wrong("draw", f"{where}, table {number}: the lot gives the first deal to seat {lot.dealer}")
    if byes != recorded.byes:
        raise wrong("draw", f"{where}: the draw lets {_shown(byes)} sit out")


def _shown(numbers: tuple[int | None, ...]) -> str:
    return json.dumps(list(numbers))


def _check_result(told: form.TournamentRecord, table: form.RecordedTable, where: str) -> None:
    result = table.result
    if result is None:
        return
    try:
        check_result(table.seats, result)
    except EngineError as error:
        raise wrong("result", f"{where}: {error}") from None
    if places(result) != result.places:
        raise wrong("result", f"{where}: the places are {_shown(places(result))}")
    if place_points(result, told.points) != result.points:
        raise wrong("result", f"{where}: the points are not those of the places")


# -------------------------------------------------------------------------------------------------- judges and the end


def _check_judges(told: form.TournamentRecord, whole: Tournament) -> None:
    """Check that no judge decided about their own game, and that nobody was disqualified twice."""
    out: set[int] = set()
    for one in told.penalties:
        where = questions.place(whole, one.player, one.round)
        seats = (one.player,) if where is None else questions.table(whole, one.round, where.table).seats
        _check_decision(told, one.round, one, seats)
        if not one.taken_back:
            if one.player in out:
                raise wrong("penalty", f"round {one.round}: player {one.player} was out already")
            out.add(one.player)

    for number, drawn in enumerate(told.rounds, start=1):
        for table in drawn.tables:
            for ruling in table.result.rulings if table.result is not None else ():
                _check_decision(told, number, ruling, table.seats)


def _check_decision(
    told: form.TournamentRecord,
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
    entered = any(entry == judge and player.first_round <= number for entry, player in enumerate(told.players, start=1))
    if entered and other is None:
        raise wrong("penalty", f"round {number}: nobody confirmed what {one.by.name} took, who plays")
    if other is not None and other.player is not None and (other.player == judge or other.player in seats):
        raise wrong("penalty", f"round {number}: {other.name} could not confirm that")


def _check_end(told: form.TournamentRecord, whole: Tournament) -> None:
    if told.stage is TournamentStage.FINISHED:
        playing = whole.model_copy(update={"stage": TournamentStage.PLAYING})
        if questions.due(playing) is not questions.Due.FINISH:
            raise wrong("draw", "the tournament was not over: a round or a table is missing")
