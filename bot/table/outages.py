"""Time in which the bot was down, given back to the decisions that were open. Pure."""

from dataclasses import dataclass

from bot.table.table import Stage, Table


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no worker was alive."""

    since: float
    """When the last worker was last seen, in seconds since the epoch."""

    until: float
    """When a worker was there again, in seconds since the epoch."""


def is_owed(table: Table, outage: Outage) -> bool:
    """Whether the present decision lost time in an outage that has not been given back yet."""
    return table.stage is Stage.PLAYING and table.clock.turn_since < outage.since and table.clock.outage < outage.until


def given_back(table: Table, outage: Outage) -> Table:
    """Add the time of an outage to the clock of the present decision, once."""
    if not is_owed(table, outage):
        return table
    lost = outage.until - outage.since
    clock = table.clock.replace(given=table.clock.given + lost, outage=outage.until)
    for index, seat in enumerate(table.seats):
        if seat.left_since is not None and seat.left_since < outage.since:
            table = table.with_seat(index, left_since=seat.left_since + lost)
    return table.replace(clock=clock)
