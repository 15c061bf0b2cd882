"""What people are at a table, what takes a right there, and who has which at an ordinary table."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum


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
    """What a right is needed for. Looking at what everybody sees needs none; a move needs the seat whose turn it is."""

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


NOBODY: frozenset[Role] = frozenset()
_SEATED = frozenset({Role.PLAYER})
_IN_CHARGE = frozenset({Role.OPENER, Role.ADMIN, Role.PLAYING_ADMIN})
_ADMINS = frozenset({Role.ADMIN, Role.PLAYING_ADMIN})

USUAL: Mapping[Right, Holders] = {
    Right.START: Holders(_SEATED, NOBODY, "not-seated"),
    Right.SEAT_BUILT_IN: Holders(_SEATED, NOBODY, "not-seated"),
    Right.CHOOSE_RULES: Holders(_IN_CHARGE, NOBODY, "not-the-opener"),
    Right.SET_SWITCHES: Holders(_IN_CHARGE, _IN_CHARGE, "not-the-opener"),
    Right.SET_TIMER: Holders(_IN_CHARGE, _IN_CHARGE, "not-the-opener"),
    Right.SEND_AWAY: Holders(_IN_CHARGE, NOBODY, "not-the-opener"),
    Right.LET_IN: Holders(_IN_CHARGE, NOBODY, "not-the-opener"),
    Right.SET_LANGUAGE: Holders(_ADMINS, _ADMINS, "needs-admin"),
    # Who plays has one voice like the others, once there is something to lose.
    Right.DECIDE: Holders(frozenset({Role.OPENER, Role.ADMIN}), frozenset({Role.ADMIN}), "not-the-opener"),
    Right.VOTE: Holders(_SEATED, _SEATED, "not-seated"),
    Right.JUDGE: Holders(NOBODY, NOBODY, "no-tournament-table"),
}
"""At an ordinary table."""


def only(role: Role, rights: Collection[Right], lacking: str, nobodys: str) -> Mapping[Right, Holders]:
    """Return the rights of a kind of table whose game is on from its first moment: one role has these, nobody others.

    `lacking` and `nobodys` are the refusals for who lacks one of them, and for one that nobody has.
    """
    held = frozenset({role})
    return {
        right: Holders(held, held, lacking) if right in rights else Holders(NOBODY, NOBODY, nobodys) for right in Right
    }
