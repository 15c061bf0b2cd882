"""Button data: `TABLE.DECISION.VERB[.ARGUMENT][~VERSION]`, ASCII, at most 64 bytes.

The decision number and its version name the position that the button belongs to. So a card can be named by its place in
the presser's hand, and a private choice by its place among the legal actions. No button's data reveals a card.
"""

import re
from dataclasses import dataclass
from enum import StrEnum, auto, unique
from typing import Self

from bot.people import Frozen

JOIN_PAYLOAD = "join_"  # before a table's id in the link that opens the private chat with the bot
WINDOW_PAYLOAD = "t_"  # before a table's id in the link that opens its window
DAY_PAYLOAD, LEARN_PAYLOAD = "day", "learn"  # in the links that open the deal of the day or a lesson there
MINUTE = "minute"  # the argument of a button that shows how to play in a minute, instead of a topic of the rules
LIMIT = 64  # bytes of a Telegram button's callback data
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@unique
class Verb(StrEnum):
    """The effect of a button. Its data contains the name in small letters."""

    # in the lobby
    JOIN = auto()
    """Sit down; in a game, on the free seat in the argument."""

    LEAVE = auto()
    """Leave the seat."""

    LET_IN = auto()
    """Admit a person who asked to join; the argument says who."""

    TURN_AWAY = auto()
    """Refuse a person who asked to join; the argument says who."""

    ADD_BUILT_IN = auto()
    """Seat a built-in player; the argument is its level, empty for the usual one. After a hyphen, the seat of the one
    that plays at this level from now on."""

    REMOVE_BUILT_IN = auto()
    """Remove a built-in player; the argument is its seat, empty for the last one."""

    START = auto()
    """Begin the game."""

    MENU = auto()
    """Open the page of the options menu that the argument names; empty closes the menu."""

    OPTIONS = auto()
    """Tell a page what can be chosen: the presets, or the options of the group in the argument."""

    SET = auto()
    """Set an option: option=value by numbers of the menu, see `bot.screens.before.options`."""

    KEEP = auto()
    """Save these rules as the chat's default."""

    # public actions, on the board and in the hand
    BID = auto()
    """Bid the argument, in points."""

    PASS = auto()
    """Leave the auction."""

    LOOK = auto()
    """Look at the presser's hand, while they could still bid blind."""

    # private actions, only in the hand
    CARD = auto()
    """Play, give or lay away a card; the argument is its place in the presser's hand as shown."""

    MARRIAGE = auto()
    """Play a card, named in the same way, and declare its marriage."""

    FOUR_ACES = auto()
    """Play a card, named in the same way, and declare four aces."""

    REST = auto()
    """Play the rest of the hand, in which the presser takes every trick that is left."""

    CHOICE = auto()
    """Take the legal action at this place in the list (cut, talon, contract, concession, redeal …)."""

    PAGE = auto()
    """Open another page of the hand; the argument says which (`bot.hand_page`)."""

    NUMBER = auto()
    """Make the move that a number on the board stands for; only the player to move knows which move that is."""

    MOVE_FOR = auto()
    """Let a built-in player make the move of a player whose turn has lasted long."""

    # around the game
    HAND = auto()
    """Show the presser's hand; the argument says whether the button is in an answer that was put away."""

    PEEK = auto()
    """Show a finished trick again."""

    BACK = auto()
    """Take the seat back from the built-in player."""

    AGAIN = auto()
    """Play again with the same people and rules. With an argument, the presser was warned of some of the people."""

    RULES = auto()
    """Show the rules; the argument is a topic."""

    TIMER = auto()
    """Set the time for a move; the argument is in seconds, 0 for no limit, empty to be offered some."""

    KICK = auto()
    """Remove a player from the lobby; the argument says who."""

    STATS = auto()
    """Show the statistics of a player at the table; the argument says who."""

    SEEN = auto()
    """Set who sees the presser's numbers; the argument is one of `bot.finished.visibility.CHOICES`."""

    GAMES = auto()
    """Show a page of the presser's own games; the argument is its number, from 0."""

    HANDOVER = auto()
    """Hand a guest's games over to an account; the argument says which step."""

    FORGET = auto()
    """Forget the presser, if the argument says that they were the one asked to confirm it."""

    VOTE = auto()
    """Vote; the argument is end, pause or resume."""

    SCORE = auto()
    """Show the score sheet."""

    NUDGES = auto()
    """Switch the presser's reminders on or off."""

    AUTO = auto()
    """Switch the automatic play of an only legal card on or off."""

    SPEED = auto()
    """Set how fast built-in players are where the presser plays alone with them; the argument is one of `SPEEDS`."""

    TIPS = auto()
    """Switch tips; the argument is on or off."""

    PRACTISE = auto()
    """Begin a practice game with the preset in the argument."""

    LEARN = auto()
    """Show the lessons by the preset in the argument, or a step of one (`bot.views.lesson`)."""

    SHORT = auto()
    """Begin a short first game, with the preset in the argument."""

    LANGUAGE = auto()
    """Set the presser's language to the code in the argument; empty lists the languages."""

    HELP = auto()
    """Show a group of commands; the argument is its name."""

    REPLAY = auto()
    """Show a moment of a finished game; the argument is hand-step, or a mark at either end."""

    SHOW = auto()
    """Show a finished hand in the game's home chat; the argument is the hand, or hand-step for a moment of it."""

    REVIEW = auto()
    """Show the page of a finished game's review that the argument names; see `bot.screens.afterwards.review`."""

    WORDS = auto()
    """Explain the game's words that the presser's hand shows."""

    VERIFY = auto()
    """Show in private what the seals of the table's deals prove."""

    HINT = auto()
    """Ask for a hint in a practice game: first a nudge, then the move."""

    TAKE_BACK = auto()
    """Take the presser's last decision in a practice game back; the argument is how many were taken back before."""

    ZONE = auto()
    """Set the time zone of the chat, or in private the presser's own, to the one in the argument."""

    JOIN_ANYWAY = auto()
    """Sit down, although the presser wanted to be warned of people there."""

    NOT_WITH = auto()
    """Start or stop warning the presser of the person in the argument."""

    CALLS = auto()
    """End the presser's calls from the group with the key in the argument."""

    OFFER = auto()
    """Call people from the group with the key in the argument to the free seats of the presser's private table."""

    PEOPLE = auto()
    """Play with strangers: the argument says what, at no table or at the one that the button names."""

    # of tournaments, evenings and the deal of the day

    EVENINGS = auto()
    """Show or stop the evenings of a chat, or become their organiser, as the argument says; the table is their plan."""

    WATCH = auto()
    """Show a table's board in private; the argument is its number in the round."""

    DAILY = auto()
    """Play the deal of the day, or see the best play of an earlier one; the argument says which."""

    PUZZLE = auto()
    """Make a choice in a puzzle, or show its solution or the next one; the argument says which (`bot.views.puzzle`).
    With a table, answer the puzzle of a group that is stored under that code."""

    NEXT = auto()
    """Draw the next round now."""

    JUDGE = auto()
    """Open a page of the judges' desk, or carry out what was confirmed there; the argument says which."""

    TABLES = auto()
    """Show a page of the tables of the round; the argument is its number."""

    REFRESH = auto()
    """Draw this copy of a tournament's page anew."""

    # in a window

    OPEN = auto()
    """Show the table or tournament that the button names."""


_ASKING_ADMIN = frozenset(
    {
        Verb.START,
        Verb.LET_IN,
        Verb.TURN_AWAY,
        Verb.MENU,
        Verb.OPTIONS,
        Verb.SET,
        Verb.KEEP,
        Verb.VOTE,
        Verb.TIMER,
        Verb.KICK,
        Verb.ZONE,
        Verb.EVENINGS,
    }
)


@dataclass(frozen=True, slots=True)
class ButtonToken:
    """The meaning of a button."""

    table: str
    """The table's id; empty for buttons that belong to no table."""

    decision: int
    """The decision number of the table when the button was drawn (`Table.decision`)."""

    verb: Verb
    """The effect of the button."""

    argument: str = ""
    """The argument; its meaning depends on the verb."""

    version: int = 0
    """The version of the table in which that decision came up (`Table.decided`); 0 if it was not stored yet, and for
    buttons that stay valid."""


class BadToken(ValueError):
    """Button data that this program did not make, or that a much older release made."""


def encode(token: ButtonToken) -> str:
    """Return the data of a button. Raises ValueError if it is too long, which is a mistake in a screen."""
    data = f"{token.table}.{base36(token.decision)}.{token.verb}"
    if token.argument:
        data += f".{token.argument}"
    if token.version:
        data += f"~{base36(token.version)}"
    if len(data.encode()) > LIMIT:
        raise ValueError("button data is longer than 64 bytes")
    return data


def decode(data: str) -> ButtonToken:
    """Parse a button's data. Raises BadToken."""
    known, _, version = data.partition("~")
    table, *named = known.split(".", 3)
    if len(named) < 2 or len(data) > LIMIT or not data.isascii():
        raise BadToken(data[:LIMIT])
    decision, verb, *argument = named
    try:
        return ButtonToken(table, int(decision, 36), Verb(verb), "".join(argument), int(version or "0", 36))
    except ValueError:
        raise BadToken(data[:LIMIT]) from None


def token_of(data: str | None) -> ButtonToken | None:
    """Parse a button's data; return None for a button without data, and where `decode` raises BadToken."""
    try:
        return decode(data or "")
    except BadToken:
        return None


def asks_admin(data: str) -> bool:
    """Return whether a button depends on the presser being an admin. Only then an adapter has to find that out."""
    return verb_of(data) in _ASKING_ADMIN


def asks_for_hand(data: str) -> bool:
    """Return whether a button is answered only with the presser's own hand."""
    return verb_of(data) is Verb.HAND


def verb_of(data: str | None) -> Verb | None:
    """Return the effect of a button by its data; None for a button without data, or with data that no button has."""
    token = token_of(data)
    return token.verb if token is not None else None


def base36(number: int) -> str:
    """Write a number (0 or more) in base 36; `int(text, 36)` reads it back."""
    digits = ""
    while True:
        number, rest = divmod(number, 36)
        digits = _DIGITS[rest] + digits
        if not number:
            return digits


_HAND_PAGE = re.compile(
    r"(?P<number>\d{1,4})|sure(?P<concession>\d)|talon(?P<places>\d{1,2}(?:-\d{1,2}){0,3})|(?P<switches>switches)",
    re.ASCII,
)


class HandPage(Frozen):
    """What the hand shows beside its first choices. At most one of the fields has another value than at first."""

    number: int = 0
    """The page of the choices, from 0."""

    concession: int | None = None
    """The concession that asks whether that is sure, by its place among the legal ones, from 0; None without one."""

    places: tuple[int, ...] = ()
    """The places of the talon that are chosen so far, each from 1."""

    switches: bool = False
    """Whether the owner's switches are open."""

    @property
    def argument(self) -> str:
        """What a button that opens this page carries; `read` reads it."""
        if self.switches:
            return "switches"
        if self.concession is not None:
            return f"sure{self.concession}"
        return f"talon{'-'.join(map(str, self.places))}" if self.places else str(self.number)

    @classmethod
    def read(cls, argument: str) -> Self | None:
        """Return the page that a button opens; None for an argument that no button has."""
        found = _HAND_PAGE.fullmatch(argument)
        if found is None:
            return None
        places = tuple(map(int, found["places"].split("-"))) if found["places"] else ()
        concession = int(found["concession"]) if found["concession"] else None
        number = int(found["number"] or 0)
        return cls(number=number, concession=concession, places=places, switches=found["switches"] is not None)


SWITCHES_PAGE = HandPage(switches=True)
FIRST_PAGE = HandPage()
