"""Who may do what at a table. Asked when the decision is made, of the table as it is then.

An admin counts at the tables at home in the chat that they speak for, and is a stranger at every other.
"""

from bot.people import Chat
from bot.table.roles import Right, Role
from bot.table.table import Stage, Table


def roles(table: Table, person: str, *, speaks_for: Chat | None, judges: bool = False) -> frozenset[Role]:
    """Return what a person is at a table.

    `speaks_for` is the chat whose admin they are here and now, if they are; `judges` says that the table's tournament
    has them for a judge. Whoever has a seat judges nothing there, even if they have left it.
    """
    index = table.seat_of(person)
    plays = index is not None and not table.seats[index].left
    found = set()
    if plays:
        found.add(Role.PLAYER)
    if table.kind.contest:
        if judges and index is None:
            found.add(Role.JUDGE)
        return frozenset(found or {Role.STRANGER})
    if table.opener.key == person:
        found.add(Role.OPENER)
    if speaks_for is not None and at_home(table, speaks_for):
        # Who has left a game has lost it, and is not above it either.
        found.add(Role.PLAYING_ADMIN if index is not None else Role.ADMIN)
    return frozenset(found or {Role.STRANGER})


def at_home(table: Table, chat: Chat) -> bool:
    """Whether a chat is the one that the table is at home in, or a topic of the same group."""
    return (chat.platform, chat.id) == (table.home.platform, table.home.id)


def may(table: Table, held: frozenset[Role], right: Right) -> bool:
    """Whether one of the roles has a right at this moment of the table's life."""
    holders = table.kind.rights[right]
    return bool(held & (holders.in_lobby if table.stage is Stage.LOBBY else holders.in_game))


def lacking(table: Table, held: frozenset[Role], right: Right) -> str:
    """Return the key of the refusal for somebody without a right: it is too late, or the right is not theirs."""
    holders = table.kind.rights[right]
    too_late = table.stage is not Stage.LOBBY and held & holders.in_lobby and not holders.in_game
    if not too_late:
        return holders.lacking
    return "not-in-lobby" if table.stage is Stage.PLAYING else "game-over"
