"""What happened, as everybody may know it: no event ever holds a hidden card."""

from __future__ import annotations

from dataclasses import dataclass

Suit = str
"""A suit letter: S, C, D or H."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """One line of the score sheet; lists are per seat, points in game points (docs/rules.md, 9).

    ``outcome`` is ``made``, ``down``, ``conceded``, ``thrown_in``, ``annulled``, ``no_auction`` or ``unfinished``.
    ``marks`` are names for the score sheet: ``strike``, ``strike_penalty``, ``barrel_on``, ``barrel_off``,
    ``barrel_fall``, ``barrel_to_zero``, ``barrel_clash``, ``barrel_push``, ``locked``, ``sitter_bonus``, ``golden``,
    ``blind``, ``reset``, ``golden_reset``, ``no_trick_penalty``, ``concession_penalty``, ``dealer_penalty``.
    """

    dealer: int
    sits_out: int | None
    declarer: int | None
    contract: int | None
    points: tuple[int, ...]
    marriages: tuple[tuple[Suit, ...], ...]
    tricks: tuple[int, ...]
    outcome: str
    deltas: tuple[int, ...]
    totals: tuple[int, ...]
    marks: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class CutOffered:
    """The pack is on the table, and a seat may cut."""

    seat: int


@dataclass(frozen=True, slots=True)
class PackCut:
    """The pack was cut at ``at``, or not."""

    seat: int
    at: int | None


@dataclass(frozen=True, slots=True)
class TalonPlaced:
    """The dealer has named the talon's places."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards lie in the hands; ``counts`` per seat, ``face_up`` an open talon."""

    dealer: int
    sits_out: int | None
    counts: tuple[int, ...]
    face_up: tuple[str, ...] = ()
    golden: bool = False


@dataclass(frozen=True, slots=True)
class BottomJack:
    """A jack at the bottom of the pack: thrown in, for the ``row``-th time running."""

    dealer: int
    row: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat has looked at its hand."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bidden:
    """A seat has bid."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat has passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class AuctionWon:
    """The auction is over; ``blind`` if the declarer never looked."""

    seat: int
    value: int
    blind: bool = False


@dataclass(frozen=True, slots=True)
class PlayedOn:
    """The declarer does not concede."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonChosen:
    """The declarer has chosen one of several talons."""

    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class TalonTurned:
    """The talon was shown to all, in the pack's order."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TalonTaken:
    """The declarer has taken ``count`` cards."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class CardGiven:
    """A card was passed; ``card`` only when it went face up."""

    seat: int
    to: int
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Discarded:
    """A card was laid aside."""

    seat: int


@dataclass(frozen=True, slots=True)
class ContractNamed:
    """The contract stands."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Conceded:
    """The declarer gave the hand up: ``concede``, ``write_down`` or ``walk_out``."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class ThrownIn:
    """The hand was thrown in; ``seat`` and ``right`` are None when everybody passed."""

    seat: int | None
    right: str | None


@dataclass(frozen=True, slots=True)
class Annulled:
    """The hand counts for nothing, by a decision from outside the game; the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class MarriageDeclared:
    """A marriage: its suit is trump now; ``value`` is what it scores."""

    seat: int
    suit: Suit
    value: int


@dataclass(frozen=True, slots=True)
class FourAcesDeclared:
    """Four aces in one hand."""

    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card lies on the table."""

    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is complete; ``cards`` in the order played, ``points`` their card points."""

    winner: int
    cards: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CardsDrawn:
    """Both players drew, the winner of the trick first; ``left`` cards remain."""

    seats: tuple[int, ...]
    left: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over, thrown-in ones too."""

    result: HandResult


@dataclass(frozen=True, slots=True)
class BarrelEntered:
    """A seat is on the barrel; ``hands`` left, 0 without limit."""

    seat: int
    hands: int


@dataclass(frozen=True, slots=True)
class BarrelLeft:
    """A seat is off the barrel: ``down``, ``fall``, ``push``, ``penalty``, ``reset``."""

    seat: int
    reason: str


@dataclass(frozen=True, slots=True)
class GoldenRoundAgain:
    """Nobody made a contract: another golden round; ``reset`` if the totals went back to 0."""

    reset: bool


@dataclass(frozen=True, slots=True)
class ExtraHand:
    """Equal totals at the target: another hand decides."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameWon:
    """The game is over."""

    winners: tuple[int, ...]


Event = (
    CutOffered
    | PackCut
    | TalonPlaced
    | Dealt
    | BottomJack
    | Looked
    | Bidden
    | Passed
    | AuctionWon
    | PlayedOn
    | TalonChosen
    | TalonTurned
    | TalonTaken
    | CardGiven
    | Discarded
    | ContractNamed
    | Conceded
    | ThrownIn
    | Annulled
    | MarriageDeclared
    | FourAcesDeclared
    | CardPlayed
    | TrickTaken
    | CardsDrawn
    | HandScored
    | BarrelEntered
    | BarrelLeft
    | GoldenRoundAgain
    | ExtraHand
    | GameWon
)
