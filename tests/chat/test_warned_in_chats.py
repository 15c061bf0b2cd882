"""Who wants to be warned of somebody presses Join in the group, reads the warning in private and sits down."""

import pytest

from bot.codec import Verb
from tests.chat.guests import until

WARNING = "You wanted me to warn you"


def seen_alone(guest, text):
    """The newest message with a text that this person alone sees: in private, or in the group."""
    whispers = guest.person.whispers if guest.platform == "telegram" else []
    found = next((one for one in reversed(whispers) if text in one.text), None)
    return guest._sight(found) if found is not None else guest.sees(text, private=True)


@pytest.mark.parametrize("ephemeral", ["unknown", "shown"])  # on Telegram; on Discord each answer is ephemeral
async def test_a_press_in_the_group_leads_to_the_warning_and_from_there_to_the_seat(place, ephemeral):
    anna, ben, _ = place.guests
    place.emulator.ephemeral = ephemeral
    async with place.bot():
        await place.greeted()
        await anna.types("/newgame")
        lobby = await until(lambda: anna.with_verb(Verb.JOIN, private=False), "the lobby")
        await ben.presses(lobby, lobby.key(Verb.JOIN))
        await until(lambda: anna.sees(ben.name, private=False), "Ben")
        await ben.types(f"/notwith {anna.name}", private=ben.platform == "telegram")
        await until(lambda: ben.sees("Nobody else will know", private=True), "the promise")
        await ben.types("/leave")
        await until(lambda: ben.name not in anna.with_verb(Verb.JOIN, private=False).text, "a free seat")
        lobby = anna.with_verb(Verb.JOIN, private=False)
        await ben.presses(lobby, lobby.key(Verb.JOIN))
        warning = await until(lambda: seen_alone(ben, WARNING), "the warning")
        assert not anna.sees(WARNING)
        await ben.presses(warning, warning.key(Verb.JOIN_ANYWAY))
        await until(lambda: ben.name in anna.with_verb(Verb.JOIN, private=False).text, "Ben in the lobby")
