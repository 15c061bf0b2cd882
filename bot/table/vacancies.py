"""Seats that people have left: after a while somebody else of the chat may take one. Pure.

At a table that somebody has opened in private (`/play`) the seats of built-in players are free from the beginning. In a
chat to which its host invites people, each of them may take such a seat.

The new person plays from the next hand on, with the seat's total. From then on the person who left cannot come back.
For them the game counts as one that they left; for the new person it does not count.
"""

from bot.people import Chat, Person
from bot.refusal import Refusal
from bot.table.parts import HistoryLine, Predecessor
from bot.table.roles import Right
from bot.table.seats import hand_in_play, with_chat, with_history, without_chat
from bot.table.table import Seat, Stage, Table


def frees_at(table: Table) -> float | None:
    """Return when the next seat becomes free, in seconds since the epoch; None if none will."""
    frees = table.kind.frees_seats or table.kind.rights[Right.TAKE_SEAT].in_game
    if table.stage is not Stage.PLAYING or not table.is_for_several or not frees:
        return None
    left = [seat.left_since for seat in table.seats if seat.left_since is not None and not seat.free]
    return min(left) + table.kind.seat_waits if left else None


def freed(table: Table, now: float) -> Table:
    """Mark the seats that are free by now."""
    for index, seat in enumerate(table.seats):
        if seat.left_since is not None and seat.left_since + table.kind.seat_waits <= now:
            table = table.with_seat(index, free=True)
    return table


def free_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that somebody may take now."""
    return tuple(index for index, seat in enumerate(table.seats) if seat.free) if table.stage is Stage.PLAYING else ()


def offered(table: Table) -> tuple[int, ...]:
    """Return the free seats that only built-in players have had."""
    return tuple(seat for seat in free_seats(table) if _had_nobody(table.seats[seat]))


def with_offered(table: Table) -> Table:
    """Offer the seats of the built-in players."""
    seats = (seat.replace(free=True) if _had_nobody(seat) else seat for seat in table.seats)
    return table.replace(seats=tuple(seats))


def for_guest(table: Table) -> Table:
    """Offer the seat of a built-in player to a person who was invited to a game, unless another seat is free."""
    if table.stage is not Stage.PLAYING or free_seats(table) or not table.kind.rights[Right.TAKE_SEAT].in_game:
        return table
    index = next((index for index, seat in enumerate(table.seats) if _had_nobody(seat)), None)
    return table if index is None else table.with_seat(index, free=True)


def _had_nobody(seat: Seat) -> bool:
    return seat.person is None and not seat.forgotten and not seat.earlier


def had_people(table: Table) -> list[int]:
    """Return the seats that a person, perhaps forgotten since, had at the beginning."""
    return [
        index
        for index, seat in enumerate(table.seats)
        if (seat.person is not None or seat.forgotten) and not (seat.earlier and seat.earlier[0].number)
    ]


def counted_at(table: Table) -> dict[int, Person]:
    """Return the people for whom a game counts, by seat; a seat that was taken over counts for its first person."""
    had = [seat.earlier[0].person if seat.earlier else seat.person for seat in table.seats]
    return {index: person for index, person in enumerate(had) if person is not None and person.key}


def taken(table: Table, index: int, chair: Seat, chat: Chat | None) -> Table:
    """Give a free seat to the person of `chair`, from the next hand on. A `chat` then shows the board too."""
    if index not in free_seats(table) or chair.person is None or table.game is None:
        raise Refusal("seat-taken")
    old, hand = table.seats[index], hand_in_play(table)
    gone = old.person or chair.person.nobody()
    last = Predecessor(
        person=gone,
        masked=old.masked,
        number=old.number if _had_nobody(old) else 0,
        until=hand or (table.rows[-1].number if table.rows else 0),
        rows=len(table.rows),
        total=table.game.totals[index],
    )
    coming = chair.replace(
        level=old.level,
        words=old.words,  # they still count, if a person forgotten since had typed them
        left=hand > 0,
        comes_after=hand,
        earlier=(*old.earlier, last),
    )
    seats = (*table.seats[:index], coming, *table.seats[index + 1 :])
    seated = _without(_without_voice(table.replace(seats=seats), index), gone)
    table = with_history(seated, _handover(chair.person, old, gone))
    return without_chat(with_chat(table, chat) if chat is not None else table, old.board)


def _without_voice(table: Table, index: int) -> Table:
    """Take back the voice that a seat's last person gave in the open vote."""
    if table.vote is None:
        return table
    return table.replace(vote=table.vote.replace(seats=tuple(seat for seat in table.vote.seats if seat != index)))


def _handover(comes: Person, old: Seat, gone: Person) -> HistoryLine:
    if _had_nobody(old):
        return HistoryLine(key="took-bot-seat", people={"seat": comes})
    return HistoryLine(key="took-seat", people={"seat": comes, "name": gone})


def _without(table: Table, gone: Person) -> Table:
    """Keep a person who has given up a seat from coming back; if they were the opener, another person becomes it."""
    if not gone.key:
        return table
    heir = next((seat.person for seat in table.seats if seat.person is not None and not seat.left), table.opener)
    opener = heir if table.opener.key == gone.key else table.opener
    return table.replace(gave_up=(*table.gave_up, table.mark(gone.key)), opener=opener)
