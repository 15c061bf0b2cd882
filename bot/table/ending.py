"""Games that end before they are won, and the winners of games that are over.

A vote voids a game only if the leader agrees. Otherwise the present totals count, so that nobody can vote away a game
that they are losing. A person who has left while others play on has lost in any case.
"""

from collections.abc import Collection

from bot.retention import Kind, life
from bot.table.parts import Ending, HistoryLine
from bot.table.seats import with_history
from bot.table.table import Stage, Table

LOBBY_LIFE = float(life(Kind.LOBBY))  # seconds after which a lobby that nobody starts is closed
GAME_LIFE = float(life(Kind.WAITING))  # seconds of waiting for people after which a game is closed
CALLED_BEFORE = 86_400.0  # seconds before the closing at which people are warned
CALLED_AFTER = GAME_LIFE - CALLED_BEFORE  # seconds of waiting after which they are warned
LAST_VOID = "void"  # field of a chat's document: its last void game, which is in no list


def voted(table: Table, yes: Collection[int]) -> Table:
    """End a game by vote. `yes` are the seats that voted for it."""
    return void(table) if all(seat in yes for seat in leading_people(table)) else counted(table)


def void(table: Table) -> Table:
    """Close a lobby, or end a game as void: it then counts for nobody who stayed."""
    closed = table.replace(stage=Stage.CLOSED, vote=None)
    if table.game is None:
        return closed
    return with_history(closed.replace(ending=Ending.VOID), HistoryLine(key="ended-void"))


def forsaken(table: Table) -> Table:
    """Close a table that nobody has started or continued."""
    fact = HistoryLine(key="forsaken")
    return void(table.replace(announcement=fact) if table.game is None else with_history(table, fact))


def counted(table: Table) -> Table:
    """End a game so that the present totals count."""
    closed = table.replace(stage=Stage.CLOSED, vote=None, ending=Ending.COUNTED)
    return with_history(closed, HistoryLine(key="ended-counted", params={"winners": winners(closed)}))


def leading_people(table: Table) -> tuple[int, ...]:
    """Return the seats of the leading people; none while all totals are level."""
    if table.game is None or len(set(table.game.totals)) == 1:
        return ()
    here = [index for index, seat in enumerate(table.seats) if seat.person is not None and not seat.left]
    most = max((table.game.totals[index] for index in here), default=0)
    return tuple(index for index in here if table.game.totals[index] == most)


def winners(table: Table) -> tuple[int, ...]:
    """Return the seats that have won: by the rules, or by the totals of a game that was ended."""
    if table.game is None or table.ending is Ending.VOID:
        return ()
    if table.ending is None:
        return tuple(table.game.winners or ())
    staying = {index: table.game.totals[index] for index, seat in enumerate(table.seats) if not seat.left}
    return tuple(index for index, total in staying.items() if total == max(staying.values()))


def has_won(table: Table, index: int) -> bool:
    """Return whether the person on a seat has won. They have not if they left it, although a bot won for them."""
    return index in winners(table) and table.seats[index].person is not None and not table.seats[index].left
