"""How long each kind of data is kept: the one table from which every key has its life, and `/privacy` its page."""

from collections.abc import Mapping
from enum import StrEnum

MINUTE, DAY = 60, 86_400  # seconds


class Kind(StrEnum):
    """A kind of data. Every key of the store belongs to exactly one (`adapters.redis.keys.kind_of`)."""

    PERSON = "person"
    """Somebody's language and switches, and the tables they sit at."""

    TICKET = "ticket"
    """That somebody has pressed Join in a table's chat, and so belongs there."""

    CHAT = "chat"
    """A chat's language, the rules kept for it, and which table is open there."""

    LOBBY = "lobby"
    """A table that nobody starts, and the list of those that anybody may find."""

    WAITING = "waiting"
    """A game that nobody goes on with: it ends."""

    RESTING = "resting"
    """A game that has ended: who sat where, the cards and every move, and its reviews."""

    INPUTS = "inputs"
    """Which presses of a table have been taken already."""

    FINISHED = "finished"
    """Lists of finished games, with who played, the totals and the winners."""

    SUMS = "sums"
    """What somebody's finished games add up to, everywhere and in each chat."""

    COUNTED = "counted"
    """Which games those sums hold already."""

    DAILY = "daily"
    """What was reached on a deal of the day, without names."""

    BUDGET = "budget"
    """When a chat was written to last, and when something was asked for last, so that it does not become too much."""

    FORGETTING = "forgetting"
    """Who has asked to be forgotten, until all is done."""

    WORK = "work"
    """Which worker looks after which tables, and when a table wants attention: nothing of people."""

    PLAYGROUND = "playground"
    """The rooms of the playground, and what is said and shown in them: its own chats."""


LIVES: Mapping[Kind, int | None] = {
    Kind.PERSON: 365 * DAY,  # after the last command that wrote there, the last seat taken or the last game finished
    Kind.TICKET: 15 * MINUTE,  # after the press
    Kind.CHAT: 365 * DAY,  # as of a person
    Kind.LOBBY: DAY,  # after it was opened
    Kind.WAITING: 30 * DAY,  # after its last move
    Kind.RESTING: 30 * DAY,  # after its end: /replay, /review, /export and /verify need the log
    # Redeliveries come within a day: Telegram keeps an update no longer than 24 hours.
    Kind.INPUTS: 2 * DAY,  # after the last commit
    Kind.FINISHED: 365 * DAY,  # after the game
    Kind.SUMS: 365 * DAY,  # after the last game finished
    Kind.COUNTED: 90 * DAY,  # longer than a finished table rests: nobody asks for it to be counted any more
    Kind.DAILY: 40 * DAY,  # after the last result: longer than its tables rest
    Kind.BUDGET: DAY,  # at most: mostly some minutes
    Kind.FORGETTING: 7 * DAY,  # at most: mostly a minute
    Kind.WORK: None,  # for ever: a fence never goes back
    Kind.PLAYGROUND: 30 * DAY,  # after the last visit
}
"""How many seconds each kind is kept after its last use, in the words beside it. None for what says nothing of people,
and is as large as the number of workers."""

TOLD = (
    Kind.PERSON,
    Kind.TICKET,
    Kind.SUMS,
    Kind.FINISHED,
    Kind.CHAT,
    Kind.LOBBY,
    Kind.WAITING,
    Kind.RESTING,
    Kind.INPUTS,
    Kind.COUNTED,
    Kind.DAILY,
    Kind.BUDGET,
    Kind.FORGETTING,
    Kind.PLAYGROUND,
)
"""The kinds that say something of people, in the order in which `/privacy` tells of them."""


def life(kind: Kind) -> int:
    """Return for how many seconds a kind is kept. Raises ValueError for one that is kept for ever."""
    seconds = LIVES[kind]
    if seconds is None:
        raise ValueError(f"{kind} is kept for ever")
    return seconds
