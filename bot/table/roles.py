"""Roles at a table, rights, and the holders of each right at an ordinary table."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """A role at a table; a person may have several."""

    OPENER = "opener"
    """Opened the table, or inherited it."""

    ADMIN = "admin"
    """Is an admin of the table's home chat, and has no seat."""

    PLAYING_ADMIN = "playing admin"
    """Is an admin of that chat, and has a seat or has left one in this game."""

    ANONYMOUS_ADMIN = "anonymous admin"
    """Writes in the name of that chat itself, as only its anonymous admins can. Nobody knows whether they have a
    seat."""

    PLAYER = "player"
    """Has a seat, and has not left it."""

    JUDGE = "judge"
    """Organises or judges the table's tournament, and has no seat here."""

    STRANGER = "stranger"
    """Anybody else, admins of other chats among them."""


class Right(StrEnum):
    """Actions that need a right. Looking at public things needs none; a move needs the seat whose turn it is."""

    START = "start"
    """Start the game."""

    SEAT_BUILT_IN = "seat built-in players"
    """Seat built-in players and send them away."""

    CHOOSE_RULES = "choose rules"
    """Choose the rules, and keep them for the chat's next tables."""

    SET_SWITCHES = "set switches"
    """Switch pictures, suit colours, nudges in the group and the drawing of seats on or off."""

    SET_TIMER = "set the times of a turn"
    """Set the time for a move, and after how long the others may ask for a bot's move, without asking the others."""

    SEND_AWAY = "send away"
    """Remove a person from the table for good, before the game."""

    KEEP_AWAY = "keep away"
    """Keep a person away from the chat's later tables for a time; a seat that they have stays theirs."""

    LET_IN = "let in"
    """Set who may sit down, and answer people who ask to be let in."""

    SET_LANGUAGE = "set the board's language"
    """Choose the language of the board and of the group."""

    DECIDE = "pause, resume or end at once"
    """Pause, resume or end without asking the others."""

    VOTE = "vote to pause, resume or end, and on the times of a turn"
    """Vote on that."""

    ASK_FOR_MOVE = "ask for a bot's move"
    """Let a built-in player make one move in a turn of another player that has lasted long."""

    TAKE_SEAT = "take a free seat"
    """Take the seat of a person who has left the game long ago, or one of a bot that is offered."""

    OFFER_SEATS = "offer the bots' seats"
    """Call people from a group to the seats of built-in players, at a table that was opened in private."""

    SHOW_HAND = "show a finished hand"
    """Show one hand of a finished game in its home chat, with all cards."""

    JUDGE = "annul hands and fine players"
    """Annul the hand in play, and take points from a player."""


@dataclass(frozen=True, slots=True)
class Holders:
    """The roles that have a right."""

    in_lobby: frozenset[Role]
    """Roles that have it before the first deal."""

    in_game: frozenset[Role]
    """Roles that have it from then on."""

    lacking: str
    """The key of the refusal for everybody else."""


NOBODY: frozenset[Role] = frozenset()
_SEATED = frozenset({Role.PLAYER})
_IN_CHARGE = frozenset({Role.OPENER, Role.ADMIN, Role.PLAYING_ADMIN})
_IN_LOBBY = _IN_CHARGE | {Role.ANONYMOUS_ADMIN}
_ADMINS = frozenset({Role.ADMIN, Role.PLAYING_ADMIN, Role.ANONYMOUS_ADMIN})

USUAL: Mapping[Right, Holders] = {
    Right.START: Holders(_SEATED, NOBODY, "not-seated"),
    Right.SEAT_BUILT_IN: Holders(_SEATED, NOBODY, "not-seated"),
    Right.CHOOSE_RULES: Holders(_IN_LOBBY, NOBODY, "not-the-opener"),
    Right.SET_SWITCHES: Holders(_IN_LOBBY, _IN_CHARGE, "not-the-opener"),
    # The others have a vote on it: an opener who plays could take away the turns of their opponents.
    Right.SET_TIMER: Holders(_IN_LOBBY, frozenset({Role.ADMIN}), "not-the-opener"),
    Right.SEND_AWAY: Holders(_IN_LOBBY, NOBODY, "not-the-opener"),
    Right.KEEP_AWAY: Holders(_ADMINS, _ADMINS, "needs-admin"),
    Right.LET_IN: Holders(_IN_LOBBY, NOBODY, "not-the-opener"),
    Right.SET_LANGUAGE: Holders(_ADMINS, _ADMINS, "needs-admin"),
    # In a game, an opener has one vote like the others.
    Right.DECIDE: Holders(frozenset({Role.OPENER, Role.ADMIN}), frozenset({Role.ADMIN}), "not-the-opener"),
    Right.VOTE: Holders(_SEATED, _SEATED, "not-seated"),
    Right.ASK_FOR_MOVE: Holders(NOBODY, _SEATED, "not-seated"),
    Right.TAKE_SEAT: Holders(NOBODY, frozenset({Role.ADMIN, Role.STRANGER}), "seat-not-free"),
    Right.OFFER_SEATS: Holders(NOBODY, frozenset({Role.OPENER}), "not-the-opener"),
    Right.SHOW_HAND: Holders(NOBODY, _SEATED, "not-seated"),
    Right.JUDGE: Holders(NOBODY, NOBODY, "no-tournament-table"),
}
"""At an ordinary table."""


def only(role: Role, rights: Collection[Right], lacking: str, nobodys: str) -> Mapping[Right, Holders]:
    """Return the rights of a kind of table without a lobby: one role has `rights`, and nobody has the others.

    `lacking` is the refusal for the other roles, `nobodys` the refusal for a right that nobody has.
    """
    held = frozenset({role})
    return {
        right: Holders(held, held, lacking) if right in rights else Holders(NOBODY, NOBODY, nobodys) for right in Right
    }
