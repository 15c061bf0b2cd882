"""The language that a person reads: at their seats, in their tournament, and in their document."""

from collections.abc import Mapping
from typing import Any

from bot.people import Person
from bot.speaking import CHOSEN, HEARD
from bot.table.platform_facts import PlatformFacts
from bot.texts import best
from bot.tournament import entering
from bot.tournament.tournaments import Tournaments


async def reads(person: Person, about: Mapping[str, Any], facts: PlatformFacts, tournaments: Tournaments) -> None:
    """Let a person's seats, and their place in their tournament, have the language that they read now."""
    await facts.seats_changed(person.key, person=person)
    code = about.get("tournament")
    if code is not None:
        await tournaments.quietly(str(code), lambda now: entering.spoken(now, person) if now.is_live else now)


async def client_speaks(person: Person, facts: PlatformFacts, tournaments: Tournaments) -> bool:
    """Note the language of a person's client, unless they have chosen one. Strangers get no document.

    Returns whether it's noted, or needs no note.
    """
    language, directory = best(person.language), tournaments.directory
    about = await directory.person(person.key)
    if CHOSEN in about or about.get(HEARD) == language:
        return True
    if about:
        await directory.save_person(person.key, {HEARD: language})
    await reads(person.model_copy(update={"language": language}), about, facts, tournaments)
    return bool(about)
