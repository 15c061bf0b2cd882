"""The record of a game, made from its log: what `/export` gives and what checks the deals (docs/record.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.people import NAMELESS, Person
from bot.table import dealing
from bot.table.ending import winners
from bot.table.model import FIRST_SCHEME, Seat, Table
from engine import rules
from engine.record import FORMAT


def record(table: Table, log: Sequence[bytes]) -> dict[str, Any]:
    """Return a table's record.

    Of a game in progress only what is over: the pack in play is secret. Once the game has ended, a hand that was broken
    off is opened too, and so are the seals of deals that were never played.
    """
    entries = [json.loads(line) for line in log]
    start, rest = entries[0], entries[1:]
    hands: list[dict[str, Any]] = []
    looks: list[dict[str, Any]] = []
    for entry in rest:
        if "pack" in entry:
            hands.append({**entry, "actions": []})
        elif "looked" in entry:
            looks.append(entry["looked"])
        else:
            hands[-1]["actions"].append(entry)
    if table.daily is not None:  # its secret comes with the end of the day
        dealt = [row.deal for row in table.rows] or [deal for deal in (table.deal,) if deal is not None]
        hands = [{**hand, **dealing.opened(table, deal)} for hand, deal in zip(hands, dealt, strict=False)]
    told: dict[str, Any] = {"format": FORMAT, "table": table.sealed_as, **start, "rules": _rules(start["rules"])}
    told["hands"] = hands[: len(table.rows)] if table.is_live else hands
    if table.scheme != FIRST_SCHEME:
        told["unplayed"] = [
            {"hand": deal.hand, "seal": deal.commitment, "secret": deal.secret} for deal in dealing.unplayed(table)
        ]
    if looks and not table.is_live:
        told["looked"] = looks
    return told


def _rules(began: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rules that a game began with, stored for readers of the first edition, as a record tells them."""
    return rules.told(rules.build(began["preset"], began["options"], began.get("edition", rules.FIRST)))


def record_file(table: Table, log: Sequence[bytes]) -> tuple[str, bytes]:
    """Return the file name and the content of a table's record."""
    return f"thousand-{table.id}.json", json.dumps(record(table, log), ensure_ascii=False, indent=1).encode()


def summary(table: Table, now: float) -> dict[str, Any]:
    """Return what is remembered of a finished game: who played, the totals and the winners; no cards."""
    state = table.game
    return {
        "table": table.id,
        "preset": table.preset,
        "finished": now,
        "hands": len(table.rows),
        "people": [seat.person.model_dump() if seat.person else None for seat in table.seats],
        "names": [_name(seat) for seat in table.seats],
        "totals": list(state.totals) if state is not None else [],
        "winners": list(winners(table)),
    }


def without(game: Mapping[str, Any], person: Person) -> dict[str, Any]:
    """Return the summary of a game without a person who asks to be forgotten."""
    mine = [
        one is not None and (one["platform"], one["id"]) == (person.platform, person.id)
        for one in game.get("people", ())
    ]
    if not any(mine):
        return dict(game)
    people = [None if gone else one for gone, one in zip(mine, game["people"], strict=True)]
    names = [NAMELESS if gone else name for gone, name in zip(mine, game["names"], strict=True)]
    return {**game, "people": people, "names": names}


def _name(seat: Seat) -> str:
    if seat.person is not None:
        return seat.person.name
    return NAMELESS if seat.forgotten else f"Bot {seat.number}"
