"""A position of the game as a field of a table; its rules are stored separately (`bot.table.stored`)."""

from collections.abc import Mapping
from typing import Annotated

from pydantic import PlainSerializer, PlainValidator, ValidationInfo

from engine import state
from engine.rules import Rules
from engine.state import State


def _load(value: object, info: ValidationInfo) -> State:
    """Read a position with the rules in the context."""
    if isinstance(value, State):
        return value
    context: Mapping[str, Rules] = info.context or {}
    return state.load(value, context["rules"])  # type: ignore[arg-type]


GameState = Annotated[State, PlainValidator(_load), PlainSerializer(state.dump)]
