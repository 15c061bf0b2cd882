"""Playing again: a new table for the people and rules of a finished game. Everybody moves on by one seat."""

from bot.chance import Chance
from bot.people import Chat, Person
from bot.table import lobby
from bot.table.change import TableChange
from bot.table.table import Seat, Stage, Table

BUILT_IN = ""  # a built-in player's place among the keys of people


def opened(old: Table, code: str, seat: Seat, person: Person, now: float, chance: Chance) -> Table:
    """Return the lobby of the next game. The person who asks first and the built-in players are seated."""
    table = lobby.open_table(
        code,
        person,
        chats_of(old)[0],
        language=old.language,
        preset=old.preset,
        options=old.options,
        now=now,
        chance=chance,
        settings={
            "timer": old.times.timer,
            "patience": old.times.patience,
            "pictures": old.pictures,
            "nudges": old.nudges,
            "four_colours": old.four_colours,
            "join": old.door,
            "reliable": old.reliable,
        },
        kind=old.kind if old.is_for_several else None,
    )
    built_in = tuple(Seat(level=one.level, number=one.number, free=one.free) for one in old.seats if one.person is None)
    moved_on = (*old.seats[1:], *old.seats[:1])  # another person deals first than before
    stays = [one for one in moved_on if one.person is None or not one.left]
    opened = table.replace(
        seats=(seat, *built_in),
        chats=chats_of(old),
        draw_seats=old.draw_seats,
        again=tuple(BUILT_IN if one.person is None else one.person.key for one in stays),
        again_of=old.id,
    )
    return lobby.in_order(opened)


def chats_of(old: Table) -> tuple[Chat, ...]:
    """Return the chats of the next game: those of the old one, without the private chats of people who have left."""
    return (old.shown_in if old.home.private else ()) or old.chats


def awaited(table: Table) -> tuple[str, ...]:
    """Return the keys of people who have not confirmed yet."""
    return tuple(key for key in table.again if key and table.seat_of(key) is None)


def begun_if_complete(table: Table, now: float, chance: Chance) -> TableChange:
    """Start the game if everybody has confirmed."""
    if not table.again or table.stage is not Stage.LOBBY or awaited(table):
        return TableChange(table)
    if len(table.seats) not in lobby.seat_counts(table):
        return TableChange(table)
    started, log = lobby.start_or_wait(table, now, chance)
    return TableChange(started, log=log)
