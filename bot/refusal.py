"""The reason for a refusal: the key of a text, and its parameters."""

from collections.abc import Mapping

from bot.people import inert
from bot.texts.sentences import cut

TYPED = frozenset({"typed", "command", "code", "name"})  # parameters that repeat typed text
TYPED_SHOWN = 40  # characters

Parameter = str | int | tuple[str | int, ...]  # a tuple holds values to choose one from


class Refusal(Exception):
    """Raised if a person may not do something now; nothing has changed. The text is `refusal-KEY`."""

    def __init__(self, key: str, **params: Parameter) -> None:
        super().__init__(key)
        self.key = key
        self.params: Mapping[str, Parameter] = {name: _cut(name, value) for name, value in params.items()}


def _cut(name: str, value: Parameter) -> Parameter:
    """Shorten a typed text and make it inert, so that the sentence around it can be read."""
    if name not in TYPED or not isinstance(value, str):
        return value
    return inert(cut(value, TYPED_SHOWN))
