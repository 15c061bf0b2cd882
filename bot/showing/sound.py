"""Which messages make a phone buzz, and the quiet hours in which they do not."""

from collections.abc import Callable
from enum import StrEnum

from bot.calling import wishes
from bot.people import Chat, Person
from bot.ports.directory import Directory


class Sound(StrEnum):
    """Whether a message makes phones buzz when it is sent. An edit never does."""

    NONE = "none"
    """It comes silently."""

    LOUD = "loud"
    """It makes a phone buzz."""

    POLITE = "polite"
    """It makes a phone buzz, but in its reader's quiet hours it comes silently."""

    LATER = "later"
    """It makes a phone buzz, and waits for the end of its reader's quiet hours. Where nobody has chosen a zone, so that
    it may be night, it comes silently."""


class QuietHours:
    """The quiet hours of people. `now` returns seconds since the epoch."""

    def __init__(self, directory: Directory, now: Callable[[], float]) -> None:
        self._directory = directory
        self._now = now

    async def until(self, person: Person, home: Chat) -> float | None:
        """Return until when a person's quiet hours last, as `wishes.quiet_until` does. `home` is the table's chat."""
        about = await self._directory.person(person.key)
        group = {} if home.private else await self._directory.chat(home.group.key)
        return wishes.quiet_until(about, group, self._now())

    async def waits_until(self, sound: Sound, person: Person, home: Chat) -> tuple[float, bool]:
        """Return until when a message waits (0.0: it need not), and whether it makes the phone buzz then."""
        if sound in {Sound.NONE, Sound.LOUD}:
            return 0.0, sound is Sound.LOUD
        until = await self.until(person, home)
        if sound is Sound.LATER:
            return until or 0.0, until is not None
        return 0.0, not until
