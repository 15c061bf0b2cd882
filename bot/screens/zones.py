"""The question for the time zone of a chat or a person."""

from bot.codec import Verb
from bot.screen import Screen
from bot.screens.keys import in_rows, lasting_key
from bot.texts import place, plain, say
from bot.zones import OFFERED, UTC

EXAMPLE = "/zone Europe/Warsaw"  # typed the same in every language


def zone_name(zone: str, language: str) -> str:
    """Return the name of a zone in a sentence: its city, or UTC in words that people understand."""
    return plain(language, "zone-utc") if zone == UTC else place(language, zone)


def question(present: str, language: str) -> Screen:
    """Tell the present zone, and offer others."""
    buttons = [lasting_key(place(language, zone), Verb.ZONE, zone) for zone in OFFERED]
    text = say(language, "zone-question", zone=zone_name(present, language), example=EXAMPLE)
    return Screen(text=text, rows=tuple(in_rows(buttons, 3)))
