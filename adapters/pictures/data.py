"""What the pictures are drawn from: plain, frozen values. Every word in them is the caller's, already translated.

The values hold only what everybody may see, but for `HandPicture`, which is one player's own.
An error never names the input: a hand must not reach a log.
"""

from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Card = Annotated[str, StringConstraints(pattern=r"^[9TJQKA][SCDH]$")]
"""Rank and suit, `TH` is the ten of hearts."""
Suit = Literal["S", "C", "D", "H"]

MOST_SEATS = 4
MOST_CARDS = 24


class _Picture(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)


class HandPicture(_Picture):
    """One player's cards in the order given; those not `playable` are drawn dimmed."""

    cards: tuple[Card, ...] = Field(max_length=MOST_CARDS)
    playable: frozenset[Card] = frozenset()
    four_colour: bool = False


class SeatPicture(_Picture):
    """What is seen of one seat."""

    name: str
    total: int = 0
    points: int | None = None  # so far in this hand; None draws nothing
    cards: int | None = None  # how many are still held
    marriages: tuple[Suit, ...] = ()  # declared in this hand
    note: str = ""  # a word or two on a label at the seat: a bid, "pass", "barrel"
    sits_out: bool = False  # drawn faint


class PlayedCard(_Picture):
    """A card of the trick on the table and the index of the seat that played it."""

    seat: int = Field(ge=0)
    card: Card


class TablePicture(_Picture):
    """The board. Seats are in clockwise order and named by their index; the first sits at the bottom."""

    seats: tuple[SeatPicture, ...] = Field(min_length=2, max_length=MOST_SEATS)
    heading: str = ""  # a line above the table, left
    aside: str = ""  # the same, right
    to_act: int | None = None
    dealer: int | None = None
    declarer: int | None = None
    contract: str = ""  # drawn on the declarer's plate
    trump: Suit | None = None
    trick: tuple[PlayedCard, ...] = Field(default=(), max_length=MOST_SEATS)  # in the order of play
    winning: int | None = None  # the seat whose card is to be marked
    talon: tuple[Card | None, ...] = Field(default=(), max_length=MOST_CARDS)  # None lies face down
    centre: str = ""  # a line in the middle while no card lies there
    four_colour: bool = False

    @model_validator(mode="after")
    def _seats_exist(self) -> Self:
        """Raise ValueError if an index names no seat."""
        named = [self.to_act, self.dealer, self.declarer, self.winning, *(played.seat for played in self.trick)]
        if any(index is not None and not 0 <= index < len(self.seats) for index in named):
            raise ValueError("an index names no seat")
        return self


class ChartMark(_Picture):
    """A sign at one seat's total after one hand; hands count from 1. One or two characters fit."""

    hand: int = Field(ge=1)
    seat: int = Field(ge=0)
    text: str


class ScoreChart(_Picture):
    """Totals over the hands. `totals` has a row per finished hand with a total per name; all begin at 0."""

    names: tuple[str, ...] = Field(min_length=1, max_length=MOST_SEATS)
    totals: tuple[tuple[int, ...], ...] = ()
    target: int = 1000
    zone: int | None = None  # a line below the target: the barrel or the lock
    marks: tuple[ChartMark, ...] = ()
    heading: str = ""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """Raise ValueError if a row is not as long as the names, or a mark lies beside the chart."""
        if any(len(row) != len(self.names) for row in self.totals):
            raise ValueError("a row of totals needs one for each name")
        if any(mark.hand > len(self.totals) or mark.seat >= len(self.names) for mark in self.marks):
            raise ValueError("a mark beside the chart")
        return self
