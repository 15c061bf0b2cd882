"""The answer to somebody who has asked to be let in, and was not."""

from bot.screen import Screen
from bot.texts import say


def not_let_in(code: str, language: str) -> Screen:
    """Tell it. The code of the table or tournament is all that the person knows of it, so nothing else is named."""
    return Screen(text=say(language, "lobby-not-let-in", code=code))
