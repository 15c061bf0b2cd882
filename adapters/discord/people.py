"""People and channels of Discord, as the application knows them."""

import discord

from bot.people import Chat, Person, clean_name


def person_of(user: discord.abc.User, language: str) -> Person:
    """Return a user as a person. `language` is the user's own in Discord, or the server's."""
    return Person(platform="discord", id=str(user.id), name=clean_name(user.display_name), language=language)


def chat_of(channel_id: int | None, channel: object, *, private: bool) -> Chat:
    """Return a channel or thread as a chat; the title is its name if it's on a server.

    A private thread is for its members alone, so it has no channel around it.
    """
    name = None if private else getattr(channel, "name", None)
    title = clean_name(f"#{name}") if name else ""
    parent = channel.parent_id if isinstance(channel, discord.Thread) and not channel.is_private() else None
    around = str(parent) if parent is not None else None
    return Chat(platform="discord", id=str(channel_id), private=private, title=title, parent=around)
