"""The data of the pictures: plain, frozen values, with all words in the reader's language.

They hold only what everybody may see, except `HandPicture`, which is one player's own. Validation errors never repeat
the input, as a hand must not reach a log.
"""

from typing import Annotated, ClassVar, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Card = Annotated[str, StringConstraints(pattern=r"^[9TJQKA][SCDH]$")]
"""Rank and suit, `TH` is the ten of hearts."""
Suit = Literal["S", "C", "D", "H"]

MOST_SEATS = 4
MOST_CARDS = 24


class _Picture(BaseModel):
    """No two kinds take the same fields, so plain data are read as the one kind that they fit."""

    model_config = ConfigDict(frozen=True, extra="forbid", hide_input_in_errors=True)

    drawing: ClassVar[str]  # its kind, and the module of `adapters.pictures` that draws it


class HandPicture(_Picture):
    """One player's cards."""

    drawing = "hand"
    cards: tuple[Card, ...] = Field(max_length=MOST_CARDS)
    """The cards, in the order in which they are drawn."""

    playable: tuple[Card, ...] = ()
    """The cards that may be played now; the others are drawn dimmed."""

    four_colour: bool = False
    """Whether each suit has a colour of its own."""


class SeatPicture(_Picture):
    """The public information about one seat."""

    name: str
    """The player's name."""

    total: int = 0
    """Game points."""

    points: int | None = None
    """Points so far in this hand; None to draw none."""

    cards: int | None = None
    """How many cards are still held; None to draw none."""

    marriages: tuple[Suit, ...] = ()
    """Suits of the marriages declared in this hand."""

    note: str = ""
    """A word or two on a label at the seat: a bid, "pass", "barrel"."""

    sits_out: bool = False
    """Whether the seat sits out: it is drawn faint."""


class PlayedCard(_Picture):
    """A card of the trick on the table."""

    seat: int = Field(ge=0)
    """The index of the seat that played it."""

    card: Card
    """The card."""


class TablePicture(_Picture):
    """The board."""

    drawing = "table"
    seats: tuple[SeatPicture, ...] = Field(min_length=2, max_length=MOST_SEATS)
    """The seats, clockwise; other fields name them by their index here. The first sits at the bottom."""

    heading: str = ""
    """A line above the table."""

    to_act: int | None = None
    """The seat to move; None for nobody."""

    dealer: int | None = None
    """The seat that deals; None for nobody."""

    declarer: int | None = None
    """The declarer's seat; None for nobody."""

    contract: str = ""
    """The text on the declarer's plate."""

    trump: Suit | None = None
    """The trump suit; None without one."""

    trick: tuple[PlayedCard, ...] = Field(default=(), max_length=MOST_SEATS)
    """The cards on the table, in the order of play."""

    winning: int | None = None
    """The seat whose card is marked as winning; None for none."""

    talon: tuple[Card | None, ...] = Field(default=(), max_length=MOST_CARDS)
    """The cards of the talon; None for one that lies face down."""

    four_colour: bool = False
    """Whether each suit has a colour of its own."""

    @model_validator(mode="after")
    def _seats_exist(self) -> Self:
        """Raise ValueError if an index names no seat."""
        named = [
            self.to_act,
            self.dealer,
            self.declarer,
            self.winning,
            *(played.seat for played in self.trick),
        ]
        if any(index is not None and not 0 <= index < len(self.seats) for index in named):
            raise ValueError("an index names no seat")
        return self


class PositionPicture(_Picture):
    """A position of a study. The person who shares it has chosen which cards are seen."""

    drawing = "position"
    table: TablePicture
    """The table."""

    hands: tuple[tuple[Card, ...], ...] = Field(max_length=MOST_SEATS)
    """The visible cards of each seat, in the order in which they are drawn; empty for none."""

    aside: tuple[Card, ...] = Field(default=(), max_length=MOST_CARDS)
    """The visible cards that lie aside."""

    aside_word: str = ""
    """The caption of the cards that lie aside."""


class ScoreChart(_Picture):
    """Totals over the hands; all begin at 0."""

    drawing = "chart"
    names: tuple[str, ...] = Field(min_length=1, max_length=MOST_SEATS)
    """The players' names."""

    totals: tuple[tuple[int, ...], ...] = ()
    """A row per finished hand, with a total per name."""

    target: int = 1000
    """The total that wins; a line is drawn there."""

    zone: int | None = None
    """The total of a second line below the target, for the barrel or the lock; None for none."""

    heading: str = ""
    """A line above the chart."""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """Raise ValueError unless each row has one total for each name."""
        if any(len(row) != len(self.names) for row in self.totals):
            raise ValueError("a row of totals needs one for each name")
        return self


class FigureTile(_Picture):
    """A number of a person's own page."""

    label: str
    """What it is."""

    value: str
    """The number, as written."""

    note: str = ""
    """What is to be known about it, in a few words."""


class LadderRung(_Picture):
    """A step of the ladder of bots."""

    name: str
    """The level in a word."""

    wins: int = Field(ge=0)
    """Wins that count for it."""

    needed: int = Field(ge=1)
    """The wins that it needs."""

    done: bool = False
    """Whether it is taken."""


class PersonPicture(_Picture):
    """A person's numbers, the curve of the rating, and the ladder of bots."""

    drawing = "person"
    name: str
    """The person's name."""

    figures: tuple[FigureTile, ...] = Field(min_length=1, max_length=12)
    """The numbers, the most important first."""

    curve: tuple[tuple[int, int], ...] = Field(default=(), max_length=100)
    """The rating and the estimate after each of the last rated games, the oldest first."""

    curve_title: str = ""
    """The title of the curve."""

    ladder: tuple[LadderRung, ...] = Field(default=(), max_length=6)
    """The ladder, the lowest step first."""

    ladder_title: str = ""
    """The title of the ladder."""


class BumpLine(_Picture):
    """One player of a tournament's standings."""

    name: str
    """The player's name."""

    places: tuple[int | None, ...]
    """The place after each round; None before the player came."""

    points: str
    """The current points, as written."""


class BumpChart(_Picture):
    """The standings of a tournament, round by round: a line for each player, by place."""

    drawing = "bump"
    title: str
    """A line above the chart."""

    rounds: tuple[int, ...] = Field(min_length=1, max_length=30)
    """The numbers of the rounds."""

    players: tuple[BumpLine, ...] = Field(min_length=1, max_length=20)
    """The players shown, best first."""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """Raise ValueError unless each player has one place for each round."""
        if any(len(player.places) != len(self.rounds) for player in self.players):
            raise ValueError("a player needs a place for each round")
        return self


class ResultCell(_Picture):
    """The result of one player in one round."""

    points: str = ""
    """The points gained, as written; empty to show none."""

    below: str = ""
    """A second, small line: the total of the game."""

    won: bool = False
    """Whether it was a first place; it is highlighted then."""


class ResultRow(_Picture):
    """One player of a tournament's table of results."""

    place: str
    """The place, as written."""

    name: str
    """The player's name."""

    cells: tuple[ResultCell, ...]
    """The results, round by round."""

    sums: tuple[str, ...]
    """The sums over the rounds, in the order of the headings."""


class ResultsTable(_Picture):
    """A tournament's results, round by round: a row for each player."""

    drawing = "results"
    title: str
    """A line above the table."""

    rounds: tuple[int, ...] = Field(min_length=1, max_length=12)
    """The numbers of the rounds."""

    sums: tuple[str, ...] = Field(max_length=5)
    """The headings of the columns after the rounds, the most important one first."""

    players: tuple[ResultRow, ...] = Field(min_length=1, max_length=20)
    """The players shown, best first."""

    @model_validator(mode="after")
    def _complete(self) -> Self:
        """Raise ValueError unless each row has a cell for each round and a sum for each heading."""
        for player in self.players:
            if len(player.cells) != len(self.rounds) or len(player.sums) != len(self.sums):
                raise ValueError("a row needs a cell for each column")
        return self


Drawn = HandPicture | TablePicture | PositionPicture | ScoreChart | PersonPicture | BumpChart | ResultsTable
