"""A table as it lies in the store: the rules of its game once, and everything else with each commit."""

import json
from functools import lru_cache

from bot.ports.store import Stored
from bot.table.documents import NewerSchema
from bot.table.table import Table
from engine import rules

RULE_SETS = 256  # kept as they were read: most tables have one of few


def read(stored: Stored) -> Table:
    """Return the table. Raises NewerSchema for one of a deal that only another release can play."""
    game_rules = _rules(stored.rules) if stored.rules else None
    table = Table.model_validate_json(stored.body, context={"rules": game_rules})
    if not table.kind.can_be_played:
        raise NewerSchema
    return table


@lru_cache(maxsize=RULE_SETS)
def _rules(written: bytes) -> rules.Rules:
    return rules.restored(json.loads(written))


def rules_of(table: Table) -> bytes:
    """Return what is written once, as the game begins: all values of its rules. Empty without a game."""
    return b"" if table.game is None else json.dumps(rules.stored(table.game.rules)).encode()
