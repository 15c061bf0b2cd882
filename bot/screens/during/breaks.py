"""Votes and pauses: their lines between two hands, and their buttons."""

from collections.abc import Iterable

from bot.codec import Verb
from bot.screen import Button
from bot.texts import plain
from bot.views.breaks import Motion
from bot.views.keys import Decided, Row, key


def ways_on(table: Decided, motions: Iterable[Motion], language: str) -> list[Row]:
    """Return the buttons that agree to motions, a row for each."""
    return [(_for_it(table, one, language),) for one in motions]


def _for_it(table: Decided, motion: Motion, language: str) -> Button:
    label = plain(language, f"button-vote-{motion.kind}", what=motion.settings)
    return key(table, label, Verb.VOTE, motion.argument)
