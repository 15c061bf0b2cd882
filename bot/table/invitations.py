"""What the last message of a table offers: to add the bot to a group, and to learn the game.

The bot is offered in private, once after a game that somebody has won. The lessons are offered where somebody has never
finished a game before.
"""

from collections.abc import Mapping
from typing import Any

from bot.people import Chat
from bot.ports.directory import FINISHED, Directory
from bot.table import ending
from bot.table.parts import Ending
from bot.table.table import Stage, Table

KEPT = "invited"  # field of a person's document: whether they have had the offer


def is_due(about: Mapping[str, Any], chat: Chat) -> bool:
    """Whether a new table is to end with the offer, judged by its person's stored document (`about`)."""
    return chat.private and not about.get(KEPT)


def is_made(table: Table) -> bool:
    """Whether the table's last message makes the offer: its person has won."""
    won = table.stage is Stage.OVER and any(ending.has_won(table, index) for index in range(len(table.seats)))
    return table.invites and won


def teaches(table: Table) -> bool:
    """Whether the table's last message tells where to learn the game: it was the first game of somebody there."""
    return any(seat.person is not None and not seat.experienced for seat in table.seats)


async def take_in(directory: Directory, table: Table) -> None:
    """Store that the people of a table have had the offer, if the table makes it, and who has finished a first game."""
    if table.stage is Stage.OVER or table.ending is Ending.COUNTED:
        for seat in table.seats:
            if seat.person is not None and not seat.left and not seat.experienced:
                await directory.save_person(seat.person.key, {FINISHED: True})
    for person in table.people if is_made(table) else ():
        await directory.save_person(person.key, {KEPT: True})
