"""Button data: `TABLE.DECISION.VERB[ARGUMENT][~STAMP]`, ASCII, at most 64 bytes. The stamp is `bot.table.ancestry`'s.

The decision number pins the position a button was drawn for, so a card is named by its place in the presser's own
hand and a private choice by its place among the legal actions: no button's data tells a card.
"""

from dataclasses import dataclass
from enum import StrEnum, unique

JOIN_PAYLOAD = "join_"  # before a table's id in the link that opens the private chat with the bot
LIMIT = 64  # bytes of a Telegram button's callback data
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@unique
class Verb(StrEnum):
    """What a button does. The letter is what travels."""

    # in the lobby
    JOIN = "j"
    """Sit down."""

    LEAVE = "q"
    """Leave the chair."""

    LET_IN = "I"
    """Let somebody in who asks; the argument tells who."""

    TURN_AWAY = "O"
    """Let somebody who asks not in; the argument tells who."""

    ADD_BUILT_IN = "a"
    """Seat a built-in player; the argument is its level, nothing the usual one."""

    REMOVE_BUILT_IN = "d"
    """Take a built-in player away; the argument is its seat, nothing the last one."""

    START = "s"
    """Begin the game."""

    MENU = "o"
    """Open a page of the options menu, the argument; nothing closes it."""

    SET = "e"
    """Set an option: option=value by numbers of the menu, see `bot.screens.before.options`."""

    KEEP = "y"
    """Keep these rules as the chat's default."""

    # public actions, on the board and in the hand
    BID = "b"
    """Bid the argument, in points."""

    PASS = "p"
    """Leave the auction."""

    LOOK = "l"
    """Look at the own hand where bidding blind is possible."""

    # private actions, in the hand only
    CARD = "c"
    """Do with a card what the phase calls for; the argument is its place in the own hand, as the hand is shown."""

    MARRIAGE = "m"
    """Play a card, named in the same way, and declare its marriage."""

    FOUR_ACES = "f"
    """Play a card, named in the same way, and declare four aces."""

    CHOICE = "n"
    """Do the legal action at the place that the argument says (cut, talon, contract, concession, redeal …)."""

    PAGE = "g"
    """Show another page of the hand screen's choices, the argument."""

    NUMBER = "D"
    """Do what a number on the board stands for, the argument: only who is to move can know what that is."""

    # around the game
    HAND = "h"
    """Show the own hand; the argument may say that it is in a message that was put away."""

    PEEK = "t"
    """Look at a finished trick again."""

    BACK = "w"
    """Take the seat back from the built-in player; of a tournament, keep it although somebody wants to take over."""

    AGAIN = "A"
    """Play the same game once more: the same people, the same rules."""

    RULES = "r"
    """Show the rules; the argument is a topic."""

    TIMER = "T"
    """Set the time for a move; the argument is in seconds, 0 for no limit."""

    KICK = "K"
    """Send somebody away from the lobby; the argument tells who."""

    STATS = "S"
    """Show the numbers of somebody at the table; the argument tells who."""

    FORGET = "F"
    """Forget the asker, if the argument says that the question was put to them."""

    VOTE = "v"
    """Vote; the argument is end, pause or resume."""

    SCORE = "u"
    """Show the score sheet."""

    NUDGES = "z"
    """Switch the own reminders."""

    AUTO = "i"
    """Switch "play the only legal card for me"."""

    TIPS = "C"
    """Be accompanied by tips, or not; the argument is on or off."""

    PRACTISE = "P"
    """Begin a practice game by the preset that is the argument."""

    LEARN = "G"
    """Begin a hand with explanations, by the preset that is the argument."""

    LANGUAGE = "L"
    """Read in another language, whose code is the argument; nothing shows the languages."""

    HELP = "H"
    """Show a group of the commands; the argument is its name."""

    REPLAY = "k"
    """Look at a moment of a finished game; the argument is hand-step, or a mark where it goes no further."""

    REVIEW = "R"
    """Look at a review of a finished game; the argument is a page, see `bot.screens.afterwards.review`."""

    HINT = "Q"
    """Ask what to do in a practice game: first for a nudge, then for the move."""

    # of a tournament

    WATCH = "B"
    """Look at a table's board in private; the argument is its number in the round."""

    DAILY = "Y"
    """Play the deal of a day, or see how one was played best; the argument tells which."""

    NEXT = "N"
    """Draw the next round now."""

    DEAL = "E"
    """Deal the tables of a round that is drawn."""

    JUDGE = "J"
    """Go to a page of the judges' desk, or do what was asked about there; the argument tells which."""

    NOTHING = "x"
    """Do nothing."""


_ASKING_ADMIN = frozenset(
    {Verb.LET_IN, Verb.TURN_AWAY, Verb.MENU, Verb.SET, Verb.KEEP, Verb.VOTE, Verb.TIMER, Verb.KICK}
)


@dataclass(frozen=True, slots=True)
class ButtonToken:
    """A button's meaning."""

    table: str
    """The table's id; empty for buttons that belong to no table."""

    decision: int
    """The decision that the button was drawn for (`Table.decision`)."""

    verb: Verb
    """What it does."""

    argument: str = ""
    """What with; its meaning is that of the verb."""

    stamp: str = ""
    """What proves which commit the button was drawn for (`bot.table.ancestry`); empty without."""


class BadToken(ValueError):
    """Button data that this bot did not make (or made in another age)."""


def encode(token: ButtonToken) -> str:
    """Return the data of a button; raises ValueError past the limit, which is a mistake in a screen."""
    data = f"{token.table}.{base36(token.decision)}.{token.verb}{token.argument}"
    if token.stamp:
        data += f"~{token.stamp}"
    if len(data.encode()) > LIMIT:
        raise ValueError("button data is longer than 64 bytes")
    return data


def decode(data: str) -> ButtonToken:
    """Read a button's data back; raises BadToken for anything else."""
    table, first, rest = data.partition(".")
    number, second, tail = rest.partition(".")
    tail, _, stamp = tail.partition("~")
    if not (first and second and tail) or len(data) > LIMIT or not data.isascii():
        raise BadToken(data[:LIMIT])
    try:
        return ButtonToken(table, int(number, 36), Verb(tail[0]), tail[1:], stamp)
    except ValueError:
        raise BadToken(data[:LIMIT]) from None


def asks_admin(data: str) -> bool:
    """Whether it matters for a button if its presser speaks for the chat: only then an adapter has to find out."""
    try:
        return decode(data).verb in _ASKING_ADMIN
    except BadToken:
        return False


def asks_for_hand(data: str) -> bool:
    """Whether a button is answered with the presser's own hand, and nothing else."""
    try:
        return decode(data).verb is Verb.HAND
    except BadToken:
        return False


def base36(number: int) -> str:
    """Write a whole number from 0 on in the digits 0-9 and a-z, as `int(text, 36)` reads it."""
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits
