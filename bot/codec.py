"""Button data: `TABLE.DECISION.VERB[ARGUMENT][~STAMP]`, ASCII, at most 64 bytes. The stamp is `bot.table.lineage`'s.

The decision number pins the position a button was drawn for, so a card is named by its place in the presser's own
hand and a private choice by its place among the legal actions: no button's data tells a card.
"""

from dataclasses import dataclass
from enum import StrEnum

LIMIT = 64  # bytes of a Telegram button's callback data
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Verb(StrEnum):
    """What a button does. The letter is what travels."""

    # the lobby
    JOIN = "j"
    LEAVE = "q"
    ADD_BUILT_IN = "a"  # argument: level, or nothing for the usual one
    REMOVE_BUILT_IN = "d"
    START = "s"
    MENU = "o"  # argument: a page of the options menu, nothing closes it
    SET = "e"  # argument: option=value by numbers of the menu, see bot.screens.before.options
    KEEP = "y"  # keep these rules as the chat's default
    # public actions, on the board and in the hand
    BID = "b"  # argument: points
    PASS = "p"
    LOOK = "l"
    # private actions, in the hand only
    CARD = "c"  # argument: place of the card in the own hand (view order); what it does follows from the phase
    MARRIAGE = "m"  # the same, declared with its marriage
    FOUR_ACES = "f"  # the same, declared with four aces
    CHOICE = "n"  # argument: place among the legal actions (cut, talon, contract, concession, redeal …)
    PAGE = "g"  # argument: page of the hand screen's choices
    # around the game
    HAND = "h"
    PEEK = "t"
    BACK = "w"
    RULES = "r"  # argument: topic
    VOTE = "v"  # argument: end, pause, resume
    SCORE = "u"
    NUDGES = "z"  # switch own nudges
    AUTO = "i"  # switch "play the only legal card for me"
    LANGUAGE = "L"  # argument: language code
    REPLAY = "k"  # of a finished game; argument: hand-step, or where it goes no further
    NOTHING = "x"


@dataclass(frozen=True, slots=True)
class Token:
    """A button's meaning. `table` is empty for buttons that belong to no table."""

    table: str
    decision: int
    verb: Verb
    argument: str = ""
    stamp: str = ""


class BadToken(ValueError):
    """Button data that this bot did not make (or made in another age)."""


def encode(token: Token) -> str:
    """Return the data of a button; raises ValueError past the limit, which is a mistake in a screen."""
    data = f"{token.table}.{base36(token.decision)}.{token.verb}{token.argument}"
    if token.stamp:
        data += f"~{token.stamp}"
    if len(data.encode()) > LIMIT:
        raise ValueError("button data is longer than 64 bytes")
    return data


def decode(data: str) -> Token:
    """Read a button's data back; raises BadToken for anything else."""
    table, first, rest = data.partition(".")
    number, second, tail = rest.partition(".")
    tail, _, stamp = tail.partition("~")
    if not (first and second and tail) or len(data) > LIMIT or not data.isascii():
        raise BadToken(data[:LIMIT])
    try:
        return Token(table, int(number, 36), Verb(tail[0]), tail[1:], stamp)
    except ValueError:
        raise BadToken(data[:LIMIT]) from None


def base36(number: int) -> str:
    """Write a whole number from 0 on in the digits 0-9 and a-z, as `int(text, 36)` reads it."""
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
