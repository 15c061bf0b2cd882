"""The meanings of the game's words on a hand, for people who still learn them: a button beside the tips, its answer.

Public information decides which words are explained, so the answer tells nothing of the cards.
"""

from bot.codec import Verb
from bot.screen import Button, Screen
from bot.screens.keys import key
from bot.table.playing import game_of
from bot.table.table import Stage, Table
from bot.texts import Markup, plain, say
from engine import view as seeing


def button(table: Table, language: str) -> list[Button]:
    """Return the button that asks for the meanings, while a hand is played."""
    return [key(table, plain(language, "button-words"), Verb.WORDS)] if table.stage is Stage.PLAYING else []


def meanings(table: Table, language: str) -> Screen:
    """Explain the words that a hand shows at this moment of the game. Raises ValueError where there is no game."""
    return Screen(text=Markup.join("\n", [say(language, f"word-{word}") for word in _words(table)]))


def _words(table: Table) -> list[str]:
    """Return the words of this moment, in the order in which a hand shows them."""
    game = game_of(table)
    playing = game.phase == "play"
    shown = {
        "void": True,
        "contract": game.rules.auction.enabled,
        "talon": bool(game.talons) and not seeing.public(game).tricks,
        "marriage": True,
        "trick": playing,
        "trump": playing,
    }
    return [word for word, here in shown.items() if here]
