"""The events of a game. All of them are public: no event holds a hidden card."""

from __future__ import annotations

from dataclasses import dataclass

Suit = str
"""A suit letter: S, C, D or H."""


@dataclass(frozen=True, slots=True)
class HandResult:
    """One line of the score sheet, which is public. Lists are per seat (docs/rules.md, 9)."""

    dealer: int
    """The seat that dealt."""

    sits_out: int | None
    """The seat that sat out; None if nobody did."""

    declarer: int | None
    """The seat that won the auction; None if there was no auction, or it had not ended."""

    contract: int | None
    """Points that the declarer had to reach; None without a declarer."""

    points: tuple[int, ...]
    """Points won in the hand (docs/rules.md, 9.1); 0 for all in a hand thrown in or conceded."""

    marriages: tuple[tuple[Suit, ...], ...]
    """Letters of the suits whose marriages were declared, in order."""

    tricks: tuple[int, ...]
    """How many tricks were taken."""

    outcome: str
    """``made``, ``down``, ``conceded``, ``thrown_in``, ``annulled``, ``no_auction`` or ``unfinished``."""

    deltas: tuple[int, ...]
    """By how many game points each total changed."""

    totals: tuple[int, ...]
    """Each total after the hand, in game points."""

    marks: tuple[tuple[str, ...], ...] = ()
    """Marks of other things that happened to each seat: ``strike``, ``strike_penalty``, ``barrel_on``, ``barrel_off``,
    ``barrel_fall``, ``barrel_to_zero``, ``barrel_clash``, ``barrel_push``, ``locked``, ``sitter_bonus``, ``golden``,
    ``blind``, ``reset``, ``golden_reset``, ``no_trick_penalty``, ``concession_penalty``, ``dealer_penalty``,
    ``judge_penalty``."""

    penalties: tuple[int, ...] = ()
    """Game points that a judge took off each total in this hand, included in ``deltas``; () if nobody was fined."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a game."""


@dataclass(frozen=True, slots=True)
class OfSeat(Event):
    """An event of one seat."""

    seat: int
    """The seat that acts, or that the event happens to."""


@dataclass(frozen=True, slots=True)
class CutOffered(OfSeat):
    """The pack is on the table, and the seat may cut."""


@dataclass(frozen=True, slots=True)
class PackCut(OfSeat):
    """The seat has cut the pack, or declined to."""

    at: int | None
    """How many cards went to the bottom; None if it declined."""


@dataclass(frozen=True, slots=True)
class TalonPlaced(OfSeat):
    """The dealer has named the talon's places; nobody else learns them."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The cards were dealt."""

    dealer: int
    """The seat that dealt."""

    sits_out: int | None
    """The seat that sits this hand out; None if nobody does."""

    counts: tuple[int, ...]
    """How many cards each seat was dealt."""

    face_up: tuple[str, ...] = ()
    """The talon, if it lies open for all (docs/rules.md, 6: ``talon.face_up``); else empty."""

    golden: bool = False
    """Whether the hand is one of a golden round (docs/rules.md, 5)."""


@dataclass(frozen=True, slots=True)
class BottomJack(Event):
    """A jack was at the bottom of the pack: the deal is thrown in (docs/rules.md, 3)."""

    dealer: int
    """The seat that dealt."""

    row: int
    """The number of such deals in a row; the third costs the dealer 120."""


@dataclass(frozen=True, slots=True)
class LookedAtHand(OfSeat):
    """The seat has looked at its hand."""


@dataclass(frozen=True, slots=True)
class Bidden(OfSeat):
    """The seat has bid."""

    value: int
    """Its bid, in points."""


@dataclass(frozen=True, slots=True)
class Passed(OfSeat):
    """The seat has passed."""


@dataclass(frozen=True, slots=True)
class AuctionWon(OfSeat):
    """The seat has won the auction and is the declarer."""

    value: int
    """The winning bid, in points."""

    blind: bool = False
    """Whether the declarer had not looked at its hand (docs/rules.md, 5)."""


@dataclass(frozen=True, slots=True)
class PlayedOn(OfSeat):
    """The declarer has declined to concede before the talon is turned (docs/rules.md, 7)."""


@dataclass(frozen=True, slots=True)
class TalonChosen(OfSeat):
    """The declarer has chosen one of several talons, unseen."""

    index: int
    """Which one, from 0."""


@dataclass(frozen=True, slots=True)
class TalonTurned(Event):
    """The talon was turned face up."""

    cards: tuple[str, ...]
    """Its cards, in the pack's order."""


@dataclass(frozen=True, slots=True)
class TalonTaken(OfSeat):
    """The declarer has taken the talon."""

    count: int
    """How many cards it had."""


@dataclass(frozen=True, slots=True)
class CardGiven(OfSeat):
    """The declarer has passed a card."""

    to: int
    """The seat that got it."""

    card: str | None = None
    """The card, if it went face up for all (docs/rules.md, 6); else None."""


@dataclass(frozen=True, slots=True)
class Discarded(OfSeat):
    """The declarer has laid a card aside, unseen by the others."""


@dataclass(frozen=True, slots=True)
class ContractNamed(OfSeat):
    """The declarer has named the contract."""

    value: int
    """The contract, in points: the bid or more."""


@dataclass(frozen=True, slots=True)
class Conceded(OfSeat):
    """The declarer gave the hand up (docs/rules.md, 7)."""

    kind: str
    """``concede``, ``write_down`` or ``walk_out``."""


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """The hand was thrown in."""

    seat: int | None
    """The seat that used a right to throw it in; None when everybody passed."""

    right: str | None
    """The name of that right (docs/rules.md, 4); None when everybody passed."""


@dataclass(frozen=True, slots=True)
class Annulled(Event):
    """A judge has annulled the hand; the same dealer deals again."""


@dataclass(frozen=True, slots=True)
class Fined(OfSeat):
    """A judge has taken points off the seat's total (docs/rules.md, 14)."""

    points: int
    """The game points taken off."""


@dataclass(frozen=True, slots=True)
class MarriageDeclared(OfSeat):
    """The seat has declared a marriage: its suit is trump now."""

    suit: Suit
    """Its suit."""

    value: int
    """Its score, in points; 0 on a barrel without limit (docs/rules.md, 9.7)."""


@dataclass(frozen=True, slots=True)
class FourAcesDeclared(OfSeat):
    """The seat has declared four aces (docs/rules.md, 8)."""

    value: int
    """Their score, in points."""


@dataclass(frozen=True, slots=True)
class CardPlayed(OfSeat):
    """The seat has played a card."""

    card: str
    """The card."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is complete."""

    winner: int
    """The seat that took it."""

    cards: tuple[str, ...]
    """Its cards, in the order played."""

    points: int
    """Their card points."""


@dataclass(frozen=True, slots=True)
class CardsDrawn(Event):
    """Both players drew a card from the stock, unseen by the other."""

    seats: tuple[int, ...]
    """The seats that drew, the winner of the trick first."""

    left: int
    """How many cards the stock still has."""


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """The hand is over. Thrown-in hands have this event too."""

    result: HandResult
    """Its line of the score sheet."""


@dataclass(frozen=True, slots=True)
class BarrelEntered(OfSeat):
    """The seat is on the barrel (docs/rules.md, 9.7)."""

    hands: int
    """How many hands it may stay; 0 for a barrel without limit."""


@dataclass(frozen=True, slots=True)
class BarrelLeft(OfSeat):
    """The seat is off the barrel (docs/rules.md, 9.7)."""

    reason: str
    """``down`` (lost a contract, or came below the line), ``fall`` (its hands were used up), ``push`` (by newcomers),
    ``penalty`` (as the dealer, or by a judge) or ``reset`` (its total was reset to 0)."""


@dataclass(frozen=True, slots=True)
class GoldenRoundAgain(Event):
    """Nobody made a contract in the golden round: another one follows (docs/rules.md, 5)."""

    reset: bool
    """Whether all totals went back to 0."""


@dataclass(frozen=True, slots=True)
class ExtraHand(Event):
    """Equal totals at the target: another hand decides (docs/rules.md, 10)."""

    seats: tuple[int, ...]
    """The seats that have reached the target."""


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """The game is over."""

    winners: tuple[int, ...]
    """The seats that have won, one or more."""
