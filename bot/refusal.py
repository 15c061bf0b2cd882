"""A friendly no: why something was not done, as the key of a text and what fills it in."""

from collections.abc import Mapping

from bot.people import inert
from bot.texts.cells import cut

TYPED = frozenset({"typed", "command", "code", "name"})  # parameters that repeat what somebody typed
TYPED_SHOWN = 40  # characters


class Refusal(Exception):
    """Raised for what a person may not do now. Nothing has changed.

    The sentence is `refusal-KEY` of the texts; `bot.screens.refusals.refused` says it in the reader's language.
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.params: Mapping[str, str | int] = {name: _cut(name, value) for name, value in params.items()}


def _cut(name: str, value: str | int) -> str | int:
    """Shorten what somebody typed, so that the sentence around it can be read, and nothing in it is alive."""
    if name not in TYPED or not isinstance(value, str):
        return value
    return inert(cut(value, TYPED_SHOWN))
