"""What goes at a table now, for the menu of a page: names that the page knows, without a button's data."""

from contextlib import suppress

from bot.people import PersonKey
from bot.refusal import Refusal
from bot.table import rights
from bot.table.roles import Right
from bot.table.table import Stage, Table


def menu_of(table: Table, reader: PersonKey) -> tuple[str, ...]:
    """Return what the person with this key may do about a table, or beginning beside it.

    `pause`, `timer`, `end` and `leave` are about the table, `invite` about its free seats. `daily` and `learn` begin
    another game, which is not this one.
    """
    held = rights.roles(table, reader, speaks_for=None)
    playing = table.stage is Stage.PLAYING
    votes = playing and rights.may(table, held, Right.VOTE)
    decides = playing and rights.may(table, held, Right.DECIDE)
    teaches = table.kind.teaches
    goes = {
        "pause": (votes or decides) and not teaches,
        "timer": table.is_live and not teaches and (votes or rights.may(table, held, Right.SET_TIMER)),
        "end": votes or decides or (table.stage is Stage.LOBBY and rights.may(table, held, Right.DECIDE)),
        "leave": table.is_live and _may_leave(table, reader),
        "invite": table.is_live and not table.home.private and not table.kind.has_judges,
        "daily": not (table.is_live and table.kind.ends_at is not None),
        "learn": not (table.is_live and teaches),
    }
    return tuple(name for name, here in goes.items() if here)


def _may_leave(table: Table, reader: PersonKey) -> bool:
    seat = table.seat_of(reader)
    if seat is None or table.seats[seat].left:
        return False
    if table.stage is Stage.PLAYING:
        with suppress(Refusal):
            table.kind.must_let_leave()
            return True
        return False
    return True
