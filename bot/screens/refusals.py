"""Why not: an error of the engine or a refusal of the service as one friendly line of plain text, at most 200 characters."""

from bot.refusal import Refusal
from bot.table import Table
from engine.errors import EngineError


def explain(error: EngineError, table: Table, language: str) -> str:
    """Say why the game did not allow an action."""
    raise NotImplementedError(error, table, language)


def refused(refusal: Refusal, language: str, table: Table | None = None) -> str:
    """Say why the service did not do something: `refusal-KEY`. A param `seat` becomes `name`, if the table is given."""
    raise NotImplementedError(refusal, language, table)


def done(key: str, language: str, **params: str | int) -> str:
    """Say that something was done: `done-KEY`, e.g. joined, left, bot-added, timer-set."""
    raise NotImplementedError(key, language, params)
