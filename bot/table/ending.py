"""How a game ends before it is won, and who has won one that is over.

A vote voids a game only with the yes of the one who leads; else the totals as they stand count, so that nobody votes
away a game that is being lost. Who has left for good while others played on has lost, whatever becomes of the game.
"""

from collections.abc import Collection

from bot.retention import Kind, life
from bot.table.seats import with_history
from bot.table.table import Ending, Line, Stage, Table

LOBBY_LIFE = float(life(Kind.LOBBY))  # seconds from the opening of a table until it is closed if nobody has started it
GAME_LIFE = float(life(Kind.WAITING))  # seconds of waiting for people after which a game ends
CALLED_BEFORE = 86_400.0  # seconds before that end, when it is announced
CALLED_AFTER = GAME_LIFE - CALLED_BEFORE  # seconds of waiting after which it is announced
LAST_VOID = "void"  # in what is kept of a chat: the last game there that counted for nobody, and so is not listed


def voted(table: Table, yes: Collection[int]) -> Table:
    """Return a game that a vote has ended. `yes` are the seats that voted for it."""
    return void(table) if all(seat in yes for seat in leading_people(table)) else counted(table)


def void(table: Table) -> Table:
    """Return a table that was closed without a winner: a lobby, or a game that counts for nobody who stayed."""
    closed = table.model_copy(update={"stage": Stage.CLOSED, "vote": None})
    if table.game is None:
        return closed
    return with_history(closed.model_copy(update={"ending": Ending.VOID}), Line(key="ended-void"))


def forsaken(table: Table) -> Table:
    """Return a table that was closed as nobody has started it, or gone on with it."""
    fact = Line(key="forsaken")
    return void(table.model_copy(update={"told": fact}) if table.game is None else with_history(table, fact))


def was_called(table: Table) -> bool:
    """Whether the end was announced and nobody has gone on since."""
    return table.last_call >= table.clock.waiting_since + CALLED_AFTER


def is_last_hand_over(table: Table, now: float) -> bool:
    """Whether a game ends before its next deal."""
    if table.stage is not Stage.PLAYING or not table.rows:
        return False
    return table.kind.is_played_out(sum(row.counts for row in table.rows), now)


def counted(table: Table) -> Table:
    """Return a game that was ended before it was won, whose totals count as they stand."""
    closed = table.model_copy(update={"stage": Stage.CLOSED, "vote": None, "ending": Ending.COUNTED})
    return with_history(closed, Line(key="ended-counted", params={"winners": winners(closed)}))


def leading_people(table: Table) -> tuple[int, ...]:
    """Return who of the people at the table leads; nobody as long as all totals are level."""
    if table.game is None or len(set(table.game.totals)) == 1:
        return ()
    here = [index for index, seat in enumerate(table.seats) if seat.person is not None and not seat.left]
    most = max((table.game.totals[index] for index in here), default=0)
    return tuple(index for index in here if table.game.totals[index] == most)


def winners(table: Table) -> tuple[int, ...]:
    """Return the seats that have won: by the rules, or by the totals of a game that a vote has ended."""
    if table.game is None or table.ending is Ending.VOID:
        return ()
    if table.ending is None:
        return tuple(table.game.winners or ())
    staying = {index: table.game.totals[index] for index, seat in enumerate(table.seats) if not seat.left}
    return tuple(index for index, total in staying.items() if total == max(staying.values()))
