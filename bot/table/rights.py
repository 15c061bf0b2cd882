"""Who may do what at a table, checked against the table as it is when the decision is made.

An admin of a chat has rights at tables that have this chat as their home, and is a stranger at others.
"""

from bot.people import Chat
from bot.table.roles import Right, Role
from bot.table.table import Stage, Table


def roles(
    table: Table, person: str, *, speaks_for: Chat | None, judges: bool = False, anonymous: bool = False
) -> frozenset[Role]:
    """Return the roles of a person at a table.

    `speaks_for` is the chat that they are an admin of; `judges` says that they judge the table's tournament. A person
    with a seat is no judge of that table, even after leaving it. `anonymous`: nobody knows who they are.
    """
    index = table.seat_of(person)
    plays = index is not None and not table.seats[index].left
    found = set()
    if plays:
        found.add(Role.PLAYER)
    if table.kind.has_judges:
        if judges and index is None:
            found.add(Role.JUDGE)
        return frozenset(found or {Role.STRANGER})
    if table.opener.key == person:
        found.add(Role.OPENER)
    at_home = speaks_for is not None and speaks_for.group.key == table.home.group.key
    if at_home and anonymous:
        found.add(Role.ANONYMOUS_ADMIN)
    elif at_home:
        # A person who has left the game has lost it, and is not neutral.
        sat = index is not None or table.has_given_up(person)
        found.add(Role.PLAYING_ADMIN if sat else Role.ADMIN)
    return frozenset(found or {Role.STRANGER})


def may(table: Table, held: frozenset[Role], right: Right) -> bool:
    """Whether one of the roles has a right at the present stage."""
    holders = table.kind.rights[right]
    return bool(held & (holders.in_lobby if table.stage is Stage.LOBBY else holders.in_game))


def lacking(table: Table, held: frozenset[Role], right: Right) -> str:
    """Return the key of the refusal for a lacking right: either it is too late, or the role never has it."""
    holders = table.kind.rights[right]
    too_late = table.stage is not Stage.LOBBY and held & holders.in_lobby and not holders.in_game
    if not too_late:
        return "anonymous" if Role.ANONYMOUS_ADMIN in held else holders.lacking
    return "not-in-lobby" if table.stage is Stage.PLAYING else "game-over"
