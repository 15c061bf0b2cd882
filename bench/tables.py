"""Tables to measure with: played hands as scripts of presses, and any number of copies of their first positions."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from bot.codec import ButtonToken, Verb, base36, encode
from bot.people import Chat, Person
from bot.ports.presses import Press, Pressed
from bot.table import lobby, seats
from bot.table.automatic import chosen_action
from bot.table.change import TableChange
from bot.table.choices import action_for, only_choice
from bot.table.playing import play
from bot.table.table import Table
from engine import actions, view
from engine.actions import Action, Bid, Discard, Give, LookAtHand, Pass, Play

NOW = float(int(time.time()))  # not a fixed time: old tables count as abandoned and would be closed
LAST_TRICK = 7  # the script ends in this trick; the eighth needs no presses
# All numbers have the same length: a copy is made by replacing bytes, and all copies have the same size.
_GROUP, _FIRST_PERSON = -1_002_000_000_000, 10_000_000_000


@dataclass(frozen=True, slots=True)
class Move:
    """A press of a script: the seat, and the button's data after the table's code."""

    seat: int
    decision: int
    rest: str


@dataclass(frozen=True, slots=True)
class Hand:
    """A table at the beginning of a hand, its log, and the presses of the hand."""

    start: Table
    log: tuple[bytes, ...]
    moves: tuple[Move, ...]
    positions: tuple[Table, ...]  # after each move


def code(number: int) -> str:
    """Return the code of a copy."""
    return f"B{base36(number).upper():0>5}"


def group(number: int) -> int:
    """Return the chat id of a copy's group."""
    return _GROUP - number


def person(number: int, seat: int) -> int:
    """Return the user id of the person in a seat of a copy."""
    return _FIRST_PERSON + 10 * number + seat


def name(number: int) -> str:
    """Return the name of the person with a user id. Names are unique at a table."""
    return f"Anna {number}"


@cache
def hands() -> tuple[Hand, ...]:
    """Return a few hands with different auctions, played by built-in players in place of people."""
    return tuple(played(seed) for seed in range(6))


def hand_of(number: int) -> Hand:
    """Return the hand that a copy plays."""
    return hands()[number % len(hands())]


def copied(body: bytes, number: int) -> bytes:
    """Turn the serialised table of copy 0 into the table of another copy."""
    for ours, theirs in _names(number):
        body = body.replace(ours, theirs)
    return body


def presses(number: int) -> Iterator[Press]:
    """Yield the presses of a copy's script, as an adapter would make them."""
    chat = Chat(platform="telegram", id=str(group(number)), title="Friday")
    people = [_person(person(number, seat)) for seat in range(3)]
    for move in hand_of(number).moves:
        yield Press(
            person=people[move.seat],
            chat=chat,
            input_id=f"telegram:q:{number:07d}{move.decision:012d}",
            what=Pressed(f"{code(number)}.{move.rest}", "101"),
        )


def button_for(table: Table, action: Action) -> tuple[Verb, str]:
    """Return the button for an action of the seat to move. The receiver of a given card is left out."""
    if table.game is None or table.to_act is None:
        raise ValueError("nobody is to act")
    seen = view.view(table.game, table.to_act)
    match action:
        case Bid():
            return Verb.BID, str(action.value)
        case Pass():
            return Verb.PASS, ""
        case LookAtHand():
            return Verb.LOOK, ""
        case Play() | Give() | Discard() if seen.hand:
            verb = Verb.CARD
            if isinstance(action, Play) and (action.marriage or action.four_aces):
                verb = Verb.MARRIAGE if action.marriage else Verb.FOUR_ACES
            return verb, str(seen.hand.index(action.card))
        case _:
            return Verb.CHOICE, str(seen.legal.index(actions.dump(action)))


def _names(number: int) -> Iterator[tuple[bytes, bytes]]:
    yield code(0).encode(), code(number).encode()
    yield str(group(0)).encode(), str(group(number)).encode()
    for seat in range(3):
        yield str(person(0, seat)).encode(), str(person(number, seat)).encode()


def _person(number: int) -> Person:
    return Person(platform="telegram", id=str(number), name=name(number))


def played(seed: int, people: int = 3) -> Hand:
    """Return a hand of so many people, played by built-in players in their place."""
    chance = Drawn(seed)
    chat = Chat(platform="telegram", id=str(group(0)), title="Friday")
    seated = [_person(person(0, seat)) for seat in range(people)]
    opened = lobby.open_table(
        code(0), seated[0], chat, language="en", preset="polish", options={}, now=NOW, chance=chance, settings={}
    )
    for other in seated[1:]:
        opened = seats.join(opened, seats.seat_for(other, {}), None)
    # No reminders, which a table that waits for its turn would send, and no tips: these people know the game.
    quiet = opened.model_copy(
        update={"seats": tuple(seat.model_copy(update={"nudges": False, "tips": None}) for seat in opened.seats)},
    )
    table, (first, second) = lobby.start(quiet, NOW, chance)
    forced = only_choice(table)
    if forced is not None:  # the worker makes forced moves at once
        table, _ = play(table, forced, NOW)
    start, moves, positions = table, [], []
    while table.game is not None and table.to_act is not None and len(table.game.tricks) < LAST_TRICK:
        verb, argument = button_for(table, chosen_action(table))
        data = encode(ButtonToken(table.id, table.decision, verb, argument))
        moves.append(Move(table.to_act, table.decision, data.partition(".")[2]))
        action = action_for(table, table.to_act, ButtonToken(table.id, table.decision, verb, argument))
        table, _ = play(table, action, NOW)
        positions.append(table)
    return Hand(
        start, tuple(TableChange(start, log=(first, second)).log_lines), tuple(moves[:-1]), tuple(positions[:-1])
    )


class Drawn:
    """Pseudo-random chance that is the same in every run."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def token(self, size: int) -> bytes:
        """Return `size` bytes."""
        return self._random.randbytes(size)

    def below(self, limit: int) -> int:
        """Return a number from 0 to limit - 1."""
        return self._random.randrange(limit)
