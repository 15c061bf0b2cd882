"""The question for the time zone of a chat or a person."""

from bot.codec import Verb
from bot.screen import Screen
from bot.screens.keys import in_rows, lasting_key
from bot.texts import place, say
from bot.zones import OFFERED

EXAMPLE = "/zone Europe/Warsaw"  # typed the same in every language


def question(present: str, language: str) -> Screen:
    """Tell the present zone, and offer others."""
    buttons = [lasting_key(place(language, zone), Verb.ZONE, zone) for zone in OFFERED]
    text = say(language, "zone-question", zone=place(language, present), example=EXAMPLE)
    return Screen(text=text, rows=tuple(in_rows(buttons, 3)))
