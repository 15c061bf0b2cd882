"""The stored form of a table: the rules of its game are written once, everything else with each commit."""

import json
from functools import lru_cache

from bot.ports.store import Stored
from bot.table.documents import NewerSchema
from bot.table.table import Table
from engine import rules

RULE_SETS = 256  # kept in a cache: most tables use one of few


def read(stored: Stored) -> Table:
    """Parse a table. Raises NewerSchema for a deal of the day that only another release can play."""
    game_rules = _rules(stored.rules) if stored.rules else None
    table = Table.model_validate_json(stored.body, context={"rules": game_rules})
    if not table.kind.can_be_played:
        raise NewerSchema
    return table


@lru_cache(maxsize=RULE_SETS)
def _rules(written: bytes) -> rules.Rules:
    return rules.restored(json.loads(written))


def rules_of(table: Table) -> bytes:
    """Return all values of the game's rules as JSON; empty without a game."""
    return b"" if table.game is None else json.dumps(rules.stored(table.game.rules)).encode()
