"""Buttons for somebody who begins: how to play in a minute, and ways to a first game."""

from collections.abc import Mapping

from bot.codec import MINUTE, Verb
from bot.screen import Button, Style
from bot.texts import plain
from bot.views.keys import Decided, key, lasting_key
from bot.views.names import usual_preset


def how_to_play(language: str, table: Decided | None = None) -> Button:
    """Return the button that tells how to play, by a table's rules or the usual ones."""
    label = plain(language, "button-howto")
    return key(table, label, Verb.RULES, MINUTE) if table is not None else lasting_key(label, Verb.RULES, MINUTE)


def on_the_ladder(language: str, preset: str, level: str) -> Button:
    """Return the button that begins a game at a step of the ladder of bots."""
    label = plain(language, "button-ladder", level=plain(language, f"level-{level}"))
    return lasting_key(label, Verb.PRACTISE, f"{preset} {level}")


def ways_to_begin(language: str, preset: str | None = None, *, learnt: bool = False) -> Mapping[Verb, Button]:
    """Return buttons that begin a lesson, practice and a short first game; the short one first after a lesson."""
    preset = preset or usual_preset(language)
    first, second = (Style.PLAIN, Style.PRIMARY) if learnt else (Style.PRIMARY, Style.PLAIN)
    practise = lasting_key(plain(language, "button-practise"), Verb.PRACTISE, preset, first)
    short = lasting_key(plain(language, "button-short"), Verb.SHORT, preset, second)
    learn = lasting_key(plain(language, "button-learn"), Verb.LEARN, preset)
    found = {Verb.SHORT: short, Verb.PRACTISE: practise, Verb.LEARN: learn}
    return found if learnt else dict(reversed(found.items()))
