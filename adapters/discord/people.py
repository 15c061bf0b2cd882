"""People and channels of Discord, as the application knows them."""

import discord

from bot.people import Chat, Person, clean_name


def person_of(user: discord.abc.User, language: str) -> Person:
    """Return a user as a person. `language` is the user's own in Discord, or the server's."""
    return Person(platform="discord", id=str(user.id), name=clean_name(user.display_name), language=language)


def chat_of(channel_id: int | None, channel: object, *, private: bool) -> Chat:
    """Return a channel as a chat; the title is the channel's name if it's on a server."""
    name = None if private else getattr(channel, "name", None)
    title = clean_name(f"#{name}") if name else ""
    return Chat(platform="discord", id=str(channel_id), private=private, title=title)
