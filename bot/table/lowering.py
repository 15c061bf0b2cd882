"""Boards that are sent again at the end of a busy chat. The old message shrinks to one line."""

from bot.people import Chat
from bot.table.table import Lowered, Table

AT_MOST_EVERY = 60.0  # seconds between two such messages in one chat
_STEP = 1_000_000  # the number of a message is that of its board, plus this for each time the board was lowered


def message_number(table: Table, chat: Chat) -> int:
    """Return the number of the message that shows the present board in a chat."""
    known = _of(table, chat)
    return table.boards + _STEP * (known.times if known is not None else 0)


def board_of(message_number: int) -> int:
    """Return the number of the board that a message shows, by the message's number."""
    return message_number % _STEP


def goes_on(message_number: int, later: int) -> bool:
    """Whether a later message shows the same board as an earlier one, by their numbers."""
    return board_of(message_number) == board_of(later) and message_number < later


def may_be_lowered(table: Table, chat: Chat, now: float) -> bool:
    """Whether the board may be lowered in a chat now: not in private chats, and not too often."""
    known = _of(table, chat)
    if chat.private or table.gives_way or not table.is_live:
        return False
    return known is None or now >= known.at + AT_MOST_EVERY


def lowered(table: Table, place: str, now: float) -> Table:
    """Move the board to the end of a chat (by its key), if that is allowed now."""
    chat = next((chat for chat in table.chats if chat.key == place), None)
    if chat is None or not may_be_lowered(table, chat, now):
        return table
    known = _of(table, chat)
    once_more = Lowered(place=chat.key, times=(known.times if known is not None else 0) + 1, at=now)
    others = tuple(one for one in table.lowered if one.place != chat.key)
    return table.replace(lowered=(*others, once_more))


def _of(table: Table, chat: Chat) -> Lowered | None:
    return next((one for one in table.lowered if one.place == chat.key), None)
