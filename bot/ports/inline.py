"""What a person may put into any chat by naming the bot there (Telegram's inline mode)."""

from collections.abc import Sequence
from typing import Protocol

from bot.people import Frozen, Person
from bot.screen import Screen


class Offer(Frozen):
    """Something that a person may put into a chat."""

    name: str
    """Its name among the offers of one answer, of at most 64 characters."""

    title: str
    """What the list calls it."""

    about: str
    """What the list says of it."""

    screen: Screen
    """The message. The bot is not in that chat: its buttons, if any, are links."""

    picture: str = ""
    """The platform's name for a picture that the person was sent before, above the text; empty for none."""


class Offers(Protocol):
    """Tells what a person may put into a chat."""

    async def offers(self, person: Person) -> Sequence[Offer]:
        """Return the offers, only for this person and this moment. Never raises for anything a person did."""

    async def picture_sent(self, person: str, picture: str, words: str) -> None:
        """Remember a picture that somebody (by key) was sent in private and may put into another chat.

        `picture` is the platform's name for it, `words` are those under it.
        """
