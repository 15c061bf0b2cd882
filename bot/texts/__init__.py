"""Every sentence that people read, by key and language.

The texts are Fluent files, one folder for each language and one readable file for each topic. Fluent rather than
gettext: each number in a sentence chooses its own plural form by the rules of CLDR (gettext has one plural per
sentence, and "2 hands left, 1 strike" needs two), a sentence may branch on a word as well (which right threw the hand
in), and there is no compile step.

A new language is a new folder with the same file names and keys; a test says what is missing. It may begin as a draft,
with the texts of a first game (`bot.texts.languages`).
"""

from bot.texts.cards import as_text, card, cards, rank, ranks, suit
from bot.texts.languages import FALLBACK, LANGUAGES, WHOLE
from bot.texts.locales import ahead, either, evening, listed, moment, month, place, typed_evening, weekday
from bot.texts.sentences import (
    Markup,
    Said,
    bare,
    best,
    folded,
    has,
    in_one_line,
    isolated,
    own_name,
    plain,
    said,
    say,
    speaks,
    visible,
)

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "WHOLE",
    "Markup",
    "Said",
    "ahead",
    "as_text",
    "bare",
    "best",
    "card",
    "cards",
    "either",
    "evening",
    "folded",
    "has",
    "in_one_line",
    "isolated",
    "listed",
    "moment",
    "month",
    "own_name",
    "place",
    "plain",
    "rank",
    "ranks",
    "said",
    "say",
    "speaks",
    "suit",
    "typed_evening",
    "visible",
    "weekday",
]
