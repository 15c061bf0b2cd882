"""A kind no: why something was not done, as a text key and what fills it in."""

from collections.abc import Mapping


class Refusal(Exception):
    """Raised for what a person may not do now. Nothing has changed.

    The sentence is `refusal-KEY` of the texts; `bot.screens.refusals.refused` says it in the reader's language.
    """

    def __init__(self, key: str, **params: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.params: Mapping[str, str | int] = params
