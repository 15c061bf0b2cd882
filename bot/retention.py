"""How long each kind of data is kept. The lives of the store's keys come from this table, and so does `/privacy`."""

from collections.abc import Mapping
from enum import StrEnum

MINUTE, DAY = 60, 86_400  # seconds


class Kind(StrEnum):
    """A kind of data, in the order of `/privacy`. Every key has exactly one (`adapters.redis.keys.kind_of`)."""

    PERSON = "person"
    """A person's language and switches, and the tables they sit at."""

    TICKET = "ticket"
    """The proof that a person pressed Join in a table's chat, and so belongs there."""

    PRESENCE = "presence"
    """The fact that a person has a window open: the page, or the table inside a chat client."""

    SESSION = "session"
    """The fact that a person is signed in to a table inside a chat client."""

    SUMS = "sums"
    """The sums over a person's finished games, everywhere and in each chat."""

    FINISHED = "finished"
    """Lists of finished games, with who played, the totals and the winners."""

    CHAT = "chat"
    """A chat's language, the rules kept for it, who has sat down there, and which table is open there."""

    LOBBY = "lobby"
    """A table that nobody starts, the list of open tables, and a puzzle that a group has solved."""

    WAITING = "waiting"
    """A game that nobody continues; after that time it ends."""

    RESTING = "resting"
    """A finished game: who sat where, the cards and every move, and its reviews. Also a tournament, and evenings."""

    STUDY = "study"
    """The studies that a person keeps, and the list of them; the puzzles that they have tried."""

    INPUTS = "inputs"
    """The presses that were applied to a table already, and hashes of the commands that were obeyed."""

    DAILY = "daily"
    """Results of a deal of the day, without names."""

    BUDGET = "budget"
    """The times when the bot last wrote to a chat, and when a person last asked for something, for the rate limits."""

    CONDUCT = "conduct"
    """What strangers have reported of each other; under hashes, who has left their games or is kept away from them."""

    HANDOVER = "handover"
    """A guest's link that gives their games to an account, and which account has opened it."""

    FORGETTING = "forgetting"
    """The people who have asked to be forgotten, until it is done."""

    PLAYGROUND = "playground"
    """The rooms of the playground, the messages in them, and what is kept of the people there."""

    WORK = "work"
    """Which process tends the tables, and when each table wants attention: nothing about people."""


LIVES: Mapping[Kind, int | None] = {
    Kind.PERSON: 365 * DAY,  # after the last command that wrote there, the last seat taken or the last game finished
    Kind.TICKET: 15 * MINUTE,  # after the press
    Kind.PRESENCE: MINUTE,  # after the page was last seen
    Kind.SESSION: 7 * DAY,  # after signing in; a day without use ends it earlier
    Kind.CHAT: 365 * DAY,  # like a person
    Kind.LOBBY: DAY,  # after it was opened
    Kind.WAITING: 30 * DAY,  # after its last move
    Kind.RESTING: 30 * DAY,  # after its end: /replay, /review, /export and /verify need the log
    Kind.STUDY: 365 * DAY,  # after its last use
    # Redeliveries come within a day: Telegram keeps an update no longer than 24 hours.
    Kind.INPUTS: 2 * DAY,  # after the last commit, or the command
    Kind.FINISHED: 365 * DAY,  # after the game
    Kind.SUMS: 365 * DAY,  # after the last game finished
    Kind.DAILY: 40 * DAY,  # after the last result: longer than its tables are kept
    Kind.BUDGET: DAY,  # at most; usually some minutes
    Kind.CONDUCT: 30 * DAY,  # each report; a bar until its end
    Kind.HANDOVER: 10 * MINUTE,  # after its last step
    Kind.FORGETTING: 7 * DAY,  # at most; usually a minute
    Kind.WORK: None,  # for ever: a fence never decreases
    Kind.PLAYGROUND: 30 * DAY,  # after the last visit
}
"""The seconds that each kind is kept, counted as the comment says; None for ever."""

PUBLISHED = tuple(kind for kind in Kind if LIVES[kind] is not None)
"""The kinds that say something about people, in the order of `/privacy`."""

OF_THE_PAGE = frozenset({Kind.PLAYGROUND})
"""The kinds that exist only for people who play in the page."""


def life(kind: Kind) -> int:
    """Return how many seconds a kind is kept. Raises ValueError for a kind that is kept for ever."""
    seconds = LIVES[kind]
    if seconds is None:
        raise ValueError(f"{kind} is kept for ever")
    return seconds
