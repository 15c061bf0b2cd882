"""The record of a tournament, as `/export` gives it (docs/tournaments.md, the record)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from engine import rules
from engine.tournament import draw, questions
from engine.tournament.form import FORMAT
from engine.tournament.model import HandRuling, Penalty, Person, RoundTable, Secrets, Tournament
from engine.tournament.standings import Standing, place_points, places, standings

_ROWS = TypeAdapter(tuple[Standing, ...])


def record(tournament: Tournament, records: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Return a tournament's record as JSON (`form.TournamentRecord`).

    A record can be made at any time and never contains a closed secret. ``records`` are records of tables by code, to
    be embedded; the application gives the records of finished games.
    """
    chosen = tournament.settings
    return {
        "format": FORMAT,
        "scheme": tournament.scheme,
        "code": tournament.code,
        "stage": tournament.stage.value,
        "rules": rules.as_json(chosen.rules.build()),
        **chosen.model_dump(include={"name", "size", "hands", "minutes", "bye"}),
        "points": list(chosen.place_points),
        "planned": tournament.planned,
        "organiser": _official(tournament, tournament.organiser),
        "judges": [_official(tournament, judge) for judge in tournament.judges],
        "players": [
            {"name": one.person.name, **one.model_dump(include={"first_round", "withdrew_in"})}
            for one in tournament.players
        ],
        "rounds": [_round(tournament, number) for number in range(1, tournament.round + 1)],
        "sealed": _sealed(tournament),
        "unplayed": [
            {"round": one.round, **_seals(tournament, one.round, one.secrets, lot=True, deals=True)}
            for one in tournament.unplayed
        ],
        "penalties": [_decision(tournament, one) for one in tournament.penalties],
        "standings": _ROWS.dump_python(standings(tournament), mode="json", exclude={"__all__": {"lines"}}),
        "records": dict(records or {}),
    }


def _official(tournament: Tournament, person: Person) -> dict[str, Any]:
    return {"name": person.name, "player": questions.number_of(tournament, person.key)}


def _decision(tournament: Tournament, made: HandRuling | Penalty) -> dict[str, Any]:
    """Return a ruling or a penalty as JSON, with its people in the record's form."""
    people = {name: one for name, one in made if isinstance(one, Person)}
    return made.model_dump(mode="json") | {name: _official(tournament, one) for name, one in people.items()}


def _seals(tournament: Tournament, number: int, secrets: Secrets, *, lot: bool, deals: bool) -> dict[str, Any]:
    """Return both seals of a round, each with its secret if the seal is open."""
    shown = draw.seals(tournament.code, number, secrets)
    return {
        "lot": {"seal": shown.lot, "secret": secrets.lot if lot else None},
        "deals": {"seal": shown.deals, "secret": secrets.deals if deals else None},
    }


def _sealed(tournament: Tournament) -> dict[str, Any] | None:
    if tournament.sealed is None:
        return None
    over = not tournament.is_open
    return _seals(tournament, tournament.round + 1, tournament.sealed, lot=over, deals=over)


def _round(tournament: Tournament, number: int) -> dict[str, Any]:
    drawn = tournament.rounds[number - 1]
    return {
        **_seals(tournament, number, drawn.secrets, lot=True, deals=draw.deals_are_open(tournament, number)),
        "shares": list(drawn.shares),
        "typed": list(drawn.typed),
        "tables": [_table(tournament, table) for table in drawn.tables],
        "byes": list(drawn.byes),
    }


def _table(tournament: Tournament, table: RoundTable) -> dict[str, Any]:
    result = table.result
    return {
        "code": table.code,
        "seats": list(table.seats),
        "first_dealer": table.dealer,
        "result": result
        and {
            "totals": list(result.totals),
            "winners": list(result.winners),
            "absent": sorted({*result.absent, *table.gone}),
            "places": list(places(result)),
            "points": [str(points) for points in place_points(result, tournament.settings.place_points)],
            "rulings": [_decision(tournament, one) for one in result.rulings],
        },
    }
