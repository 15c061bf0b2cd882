"""What a person may insert into any chat by naming the bot there (Telegram's inline mode)."""

from collections.abc import Sequence
from typing import Protocol

from bot.people import Frozen, Person
from bot.screen import Screen


class Offer(Frozen):
    """A message that a person may insert into a chat."""

    name: str
    """Its name among the offers of one answer, of at most 64 characters."""

    title: str
    """Its title in the list of offers."""

    about: str
    """Its description in the list of offers."""

    screen: Screen
    """The message. Its buttons, if any, are links, because the bot is not in that chat."""

    picture: str = ""
    """The platform's name for a picture above the text, which the person was sent before; empty for none."""


class Offers(Protocol):
    """The source of offers."""

    async def offers(self, person: Person) -> Sequence[Offer]:
        """Return the offers for this person and this moment only. Never raises for anything a person did."""

    async def picture_sent(self, person: str, picture: str, words: str) -> None:
        """Store a picture that a person (by key) was sent in private and may insert into another chat.

        `picture` is the platform's name for it, `words` is the text under it.
        """
