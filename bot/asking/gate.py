"""Who has to do with a table or tournament. To everybody else one that is hidden looks like one that is missing.

A code is short enough to be guessed. So whoever names one of a table that they have nothing to do with uses up a try
(`bot.asking.allowances.CODES`), and is told the same whether the table is missing or hidden.
"""

from bot.people import Chat
from bot.table.gathering import Door
from bot.table.table import Table
from bot.tournament.tournament import Tournament


def belongs(found: Table | Tournament, person: str, here: Chat | None = None) -> bool:
    """Return whether a person (by key) has to do with a table or tournament: they are in it, or ask in a chat of it.

    So do people who were there before: they know that it exists.
    """
    if here is not None and here.group.key in {chat.group.key for chat in found.chats}:
        return True
    if found.is_sent_away(person):
        return True
    if isinstance(found, Table):
        return person == found.opener.key or found.seat_of(person) is not None or found.has_given_up(person)
    return person == found.core.organiser.key or found.member(person) is not None


def opens_to_all(found: Table | Tournament) -> bool:
    """Return whether everybody who has the code may come in."""
    return found.door is not Door.MEMBERS
