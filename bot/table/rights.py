"""Who may do what at a table. Asked when the decision is made, of the table as it is then.

An admin counts at the tables at home in the chat that they speak for, and is a stranger at every other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.people import Chat
from bot.table.model import Stage, Table


class Role(StrEnum):
    """What somebody is at a table; one person may be several things."""

    OPENER = "opener"
    """Opened the table, or was left it."""

    ADMIN = "admin"
    """Speaks for the chat that the table is at home in, and has no seat."""

    PLAYING_ADMIN = "playing admin"
    """Speaks for that chat, and has a seat, or has left one in this game."""

    PLAYER = "player"
    """Has a seat, and has not left it."""

    JUDGE = "judge"
    """Judges this table of a tournament: its organiser, or a judge, and does not play at it."""

    STRANGER = "stranger"
    """Anybody else, admins of other chats among them."""


class Right(StrEnum):
    """What takes a right. Looking at what everybody sees takes none; a move takes a seat, and its turn."""

    START = "start"
    """Begin the game."""

    SEAT_BUILT_IN = "seat built-in players"
    """Seat built-in players and send them away."""

    CHOOSE_RULES = "choose rules"
    """Choose the rules, and keep them for the chat's next tables."""

    SET_SWITCHES = "set switches"
    """Switch pictures and the colours of the suits, and have seats drawn."""

    SET_TIMER = "set the timer"
    """Set the time for a move."""

    SEND_AWAY = "send away"
    """Take somebody's seat before the game, for good."""

    LET_IN = "let in"
    """Say who may sit down, and let people in who ask."""

    SET_LANGUAGE = "set the board's language"
    """Choose the language of the board, with that of the group."""

    DECIDE = "pause, resume or end at once"
    """Pause, resume or end without asking the others."""

    VOTE = "vote to pause, resume or end"
    """Have a voice when it is voted on that."""

    JUDGE = "annul hands and fine players"
    """End the hand as nothing, and take points from a player."""


@dataclass(frozen=True, slots=True)
class Holders:
    """Who has a right."""

    in_lobby: frozenset[Role]
    """Before the first deal."""

    in_game: frozenset[Role]
    """From then on."""

    lacking: str
    """What is said to everybody else: a refusal's key."""

    in_tournament: frozenset[Role] = frozenset({Role.JUDGE})
    """At a table of a tournament, whose game is on from its first moment."""

    in_daily: frozenset[Role] = frozenset()
    """At a deal of the day, which is the same for everybody."""


_NOBODY: frozenset[Role] = frozenset()
_SEATED = frozenset({Role.PLAYER})
_IN_CHARGE = frozenset({Role.OPENER, Role.ADMIN, Role.PLAYING_ADMIN})
_ADMINS = frozenset({Role.ADMIN, Role.PLAYING_ADMIN})

RIGHTS: Mapping[Right, Holders] = {
    Right.START: Holders(_SEATED, _NOBODY, "not-seated", _NOBODY),
    Right.SEAT_BUILT_IN: Holders(_SEATED, _NOBODY, "not-seated", _NOBODY),
    Right.CHOOSE_RULES: Holders(_IN_CHARGE, _NOBODY, "not-the-opener", _NOBODY),
    Right.SET_SWITCHES: Holders(_IN_CHARGE, _IN_CHARGE, "not-the-opener", in_daily=frozenset({Role.OPENER})),
    Right.SET_TIMER: Holders(_IN_CHARGE, _IN_CHARGE, "not-the-opener"),
    Right.SEND_AWAY: Holders(_IN_CHARGE, _NOBODY, "not-the-opener"),
    Right.LET_IN: Holders(_IN_CHARGE, _NOBODY, "not-the-opener", _NOBODY),
    Right.SET_LANGUAGE: Holders(_ADMINS, _ADMINS, "needs-admin", _NOBODY),
    # Who plays has one voice like the others, once there is something to lose.
    Right.DECIDE: Holders(frozenset({Role.OPENER, Role.ADMIN}), frozenset({Role.ADMIN}), "not-the-opener"),
    Right.VOTE: Holders(_SEATED, _SEATED, "not-seated", _NOBODY),
    Right.JUDGE: Holders(_NOBODY, _NOBODY, "no-tournament-table"),
}


def roles(table: Table, person: str, *, speaks_for: Chat | None, judges: bool = False) -> frozenset[Role]:
    """Return what a person is at a table.

    `speaks_for` is the chat whose admin they are here and now, if they are; `judges` says that the table's tournament
    has them for a judge. Whoever has a seat judges nothing there, even if they have left it.
    """
    index = table.seat_of(person)
    plays = index is not None and not table.seats[index].left
    found = set()
    if plays:
        found.add(Role.PLAYER)
    if table.entry is not None:
        if judges and index is None:
            found.add(Role.JUDGE)
        return frozenset(found or {Role.STRANGER})
    if table.opener.key == person:
        found.add(Role.OPENER)
    if speaks_for is not None and at_home(table, speaks_for):
        # Who has left a game has lost it, and is not above it either.
        found.add(Role.PLAYING_ADMIN if index is not None else Role.ADMIN)
    return frozenset(found or {Role.STRANGER})


def at_home(table: Table, chat: Chat) -> bool:
    """Whether a chat is the one that the table is at home in, or a topic of the same group."""
    return (chat.platform, chat.id) == (table.home.platform, table.home.id)


def may(table: Table, held: frozenset[Role], right: Right) -> bool:
    """Whether one of the roles has a right at this moment of the table's life."""
    holders = RIGHTS[right]
    if table.entry is not None:
        return bool(held & holders.in_tournament)
    if table.daily is not None:
        return bool(held & holders.in_daily)
    return bool(held & (holders.in_lobby if table.stage is Stage.LOBBY else holders.in_game))


def lacking(table: Table, held: frozenset[Role], right: Right) -> str:
    """Return the key of the refusal for who lacks a right: that it is too late, or that it is not theirs."""
    holders = RIGHTS[right]
    if table.daily is not None:
        return "daily-fixed"
    if table.entry is not None:
        return "judges-only" if holders.in_tournament else "not-in-tournament"
    too_late = table.stage is not Stage.LOBBY and held & holders.in_lobby and not holders.in_game
    if not too_late:
        return holders.lacking
    return "not-in-lobby" if table.stage is Stage.PLAYING else "game-over"
