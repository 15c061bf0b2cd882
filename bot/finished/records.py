"""The record of a game, made from its log: what `/export` gives and what checks the deals (docs/record.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.table.ending import winners
from bot.table.model import Stage, Table
from engine import rules
from engine.record import FORMAT


def record(table: Table, log: Sequence[bytes]) -> dict[str, Any]:
    """Return a table's record.

    Of a game in progress only the hands that are over: the pack of one in play is secret.
    """
    entries = [json.loads(line) for line in log]
    start, rest = entries[0], entries[1:]
    hands: list[dict[str, Any]] = []
    for entry in rest:
        if "pack" in entry:
            hands.append({**entry, "actions": []})
        else:
            hands[-1]["actions"].append(entry)
    finished = hands if table.stage is Stage.OVER else hands[: len(table.rows)]
    return {"format": FORMAT, "table": table.id, **start, "rules": _rules(start["rules"]), "hands": finished}


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
        "names": [seat.person.name if seat.person else f"Bot {seat.number}" for seat in table.seats],
        "totals": list(state.totals) if state is not None else [],
        "winners": list(winners(table)),
    }
