"""Rules as people type them: `/newgame russian barrel.at=850`."""

from collections.abc import Mapping, Sequence
from typing import Any


def parse(words: Sequence[str], preset: str) -> tuple[str, Mapping[str, Any]]:
    """Return the preset (the given one, unless a word names another) and the options set by `name=value` words.

    Raises Refusal: `unknown-preset`, `unknown-option` or `bad-value`, each with the nearest `suggestion`.
    Whether the combination can be played is for the engine to say.
    """
    raise NotImplementedError(words, preset)


def complete(typed: str) -> list[str]:
    """Return up to 25 completions of what has been typed so far after the command, each the whole line."""
    raise NotImplementedError(typed)
