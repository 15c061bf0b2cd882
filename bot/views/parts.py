"""The parts of a view of a game: seats, bids, the question, news and facts."""

from dataclasses import dataclass

from bot.people import PersonKey
from bot.texts import Said


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark behind a seat's total: dealer, declarer, barrel, away and others."""

    code: str
    """Its name, the text's key without `mark-`."""

    words: Said
    """The mark in a few words."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat as its reader sees it."""

    name: str
    """The name of who sits there now."""

    player: str
    """The name of who plays this hand: somebody who has taken the seat since plays from the next one."""

    holders: str
    """Both names where they differ: `Anna → Ben`."""

    person: PersonKey
    """The key of the person who sits there; empty for a built-in player. No page is sent it."""

    own: bool
    """Whether it is the reader's own seat."""

    is_person: bool
    """Whether a person sits there."""

    level: str
    """The level of a built-in player in a word; empty for a person's seat, though forgotten or away."""

    left: bool
    """Whether the person has left the game, and the seat waits for them."""

    free: bool
    """Whether somebody else may take the seat."""

    back: bool
    """Whether its person may take it back from the built-in player."""

    unreachable: bool
    """Whether the bot cannot write to its player, who has not asked for that."""

    marks: tuple[Mark, ...]
    """The marks behind its total, in the order of the board."""

    total: int
    """Game points, without this hand."""

    points: int
    """Points of this hand so far, without discards."""

    cards: int
    """How many cards it holds."""

    tricks: int
    """How many tricks it has taken in this hand; 0 between hands."""

    marriages: tuple[str, ...]
    """Letters of the suits whose marriages it has declared in this hand."""

    bid: str
    """Its last bid or pass in words, until somebody has won the auction; else empty."""

    note: str
    """The label at its plate: its bid, else its last mark; empty for none."""

    sits_out: bool
    """Whether it sits this hand out."""

    sign: str = ""
    """The face before the name at a table of strangers; empty anywhere else."""

    called: str = ""
    """The name without that face."""

    guest: bool = False
    """Whether somebody without an account sits there, at a table of strangers."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A phrase that was said."""

    seat: int
    """Who said it."""

    words: str
    """The phrase, in the reader's language."""

    number: int
    """Its number at the table, counted from 1."""


@dataclass(frozen=True, slots=True)
class Among:
    """What a page shows of a table of strangers beside the game."""

    notes: tuple[Said, ...]
    """How such tables go, and whether this one is rated."""

    heard: tuple[Heard, ...]
    """The latest phrases, oldest first."""

    offer: Said | None = None
    """Offers to move to other people, if the people here are asked; else None."""


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid or a pass of the auction, or a look at a hand that was bid blind."""

    seat: int
    """Who."""

    do: str
    """`bid`, `pass` or `look`."""

    value: int | None
    """The points of a bid; None for anything else."""

    words: str
    """The bid's points or the word for passing; empty for a look."""


@dataclass(frozen=True, slots=True)
class Question:
    """What the game waits for."""

    seat: int | None
    """The seat to act; None if nobody is."""

    words: Said
    """Whose turn it is and what they are to do, as everybody may hear it; or why nobody is to act."""

    own: Said | None
    """What the reader is asked to do; None if it is not their turn."""

    by_itself: bool
    """Whether the bot answers it, as there is only one answer and everybody may know that."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that everybody at the table should know at once."""

    code: str
    """What: `notice`, `last-call`, `moved-for`, `vote` or `time-left`."""

    words: Said
    """It in words."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact of the table's history."""

    hand: int | None
    """The number of the deal in which it happened; None where that is not known."""

    present: bool
    """Whether it belongs to the hand in play."""

    code: str
    """What happened, the text's key without `history-`."""

    words: Said
    """It in words."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log of a hand."""

    kind: str
    """What happened: `bid`, `pass`, `look`, `talon`, `gift`, `contract`, `marriage`, `four_aces` or `trick`."""

    seat: int
    """Who did it, or took the trick."""

    to: int | None = None
    """Who got the card of a gift; None for anything else."""

    words: str = ""
    """A bid or a pass as the bot writes it, or that four aces were shown; empty for anything else."""

    cards: tuple[str, ...] = ()
    """The codes of the cards that the reader may see, or the letter of a marriage's suit."""

    value: int | None = None
    """The points of a bid, a contract, a marriage or four aces, or the number of a trick, from 1; None for anything
    else."""


@dataclass(frozen=True, slots=True)
class Home:
    """The chat in which the table was opened."""

    title: str
    """Its title, or the table's code."""

    private: bool
    """Whether it is somebody's private chat."""


@dataclass(frozen=True, slots=True)
class ThrownHand:
    """A hand that was thrown in before this one, with all its cards: everybody may see them now."""

    hand: int
    """The number of its deal."""

    words: str
    """Why it was thrown in."""

    names: tuple[str, ...]
    """The names of the players, by seat."""

    people: tuple[PersonKey, ...]
    """The keys of the people, by seat; empty for a built-in player. No page is sent them."""

    hands: tuple[tuple[str, ...], ...]
    """The cards of each seat."""

    talon: tuple[str, ...]
    """The cards of the talon."""
