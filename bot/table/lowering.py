"""Boards that are sent again at the end of a busy chat. The old message shrinks to one line."""

from bot.people import Chat
from bot.table.parts import Lowered
from bot.table.table import Table

AT_MOST_EVERY = 60.0  # seconds between two such messages in one chat


def may_be_lowered(table: Table, chat: Chat, now: float) -> bool:
    """Whether the board may be lowered in a chat now: not in private chats, and not too often."""
    may = not chat.private and not table.gives_way and table.is_live
    return may and now >= table.lowered.get(chat.key, Lowered()).at + AT_MOST_EVERY


def lowered(table: Table, place: str, now: float) -> Table:
    """Move the board to the end of a chat (by its key), if that is allowed now."""
    chat = next((chat for chat in table.chats if chat.key == place), None)
    if chat is None or not may_be_lowered(table, chat, now):
        return table
    times = table.lowered.get(place, Lowered()).times
    return table.replace(lowered={**table.lowered, place: Lowered(times=times + 1, at=now)})
