"""Why something was refused: the key of a text, and its parameters."""

from collections.abc import Mapping

from bot.people import inert
from bot.texts.cells import cut

TYPED = frozenset({"typed", "command", "code", "name"})  # parameters that repeat what somebody typed
TYPED_SHOWN = 40  # characters

Parameter = str | int | tuple[str | int, ...]  # a tuple holds values of which one is to be chosen


class Refusal(Exception):
    """Raised for what a person may not do now; nothing has changed. The text is `refusal-KEY`."""

    def __init__(self, key: str, **params: Parameter) -> None:
        super().__init__(key)
        self.key = key
        self.params: Mapping[str, Parameter] = {name: _cut(name, value) for name, value in params.items()}


def _cut(name: str, value: Parameter) -> Parameter:
    """Shorten what somebody typed, and make it inert, so that the sentence around it can be read."""
    if name not in TYPED or not isinstance(value, str):
        return value
    return inert(cut(value, TYPED_SHOWN))
