"""What one reader may see of a game in play: the one value that chats, pictures and the page are drawn from.

A reader is a seat, somebody who only watches, or the chat itself. Nothing here depends on a card that the reader may
not see: `bot.views.of_table` makes it from the engine's view of that reader. Names and words are plain text in the
reader's language; each face escapes them.
"""

from dataclasses import dataclass

from bot.table.table import Stage
from bot.texts import Said
from bot.views.keys import Choice, Rows
from bot.views.parts import Among, Bid, Fact, Home, LogLine, News, Question, SeatView, ThrownHand
from engine.rules import Rules
from engine.state import Phase
from engine.view import PassedCard, PlayedCard, TrickView


@dataclass(frozen=True, slots=True)
class Own:
    """What only the reader's own seat may see, and what its person has chosen."""

    hand: tuple[str, ...] | None
    """Its cards, suits S C D H, each from the ace down; None before it has looked, empty if it sits out."""

    choices: Rows
    """The choices of the present decision in rows; while another seat is to play, its cards."""

    acts: Rows
    """What its person may do beside the game: ask for a hint, take the seat back, switch habits."""

    playable: tuple[str, ...]
    """The cards that are possible now, sorted; all cards where it is no choice between cards."""

    values: tuple[Choice, ...]
    """All bids or contracts that it may name now, the lowest first."""

    bounds: tuple[Said, ...]
    """Why it cannot make all bids that the board offers, or has no choice."""

    only_one: bool
    """Whether the auction leaves it a single choice."""

    tips: tuple[tuple[Said, ...], ...]
    """Tips about this moment, each of one or more sentences."""

    advice: tuple[tuple[Said, ...], ...]
    """What its hand is worth, and what giving up costs, told to a person who plays alone."""

    has_tips: bool
    """Whether its person wants tips."""

    learns: bool
    """Whether its person still learns the game."""

    gives_to: int | None
    """The seat that it is to give a card to now; None for none."""

    too_low: tuple[Said, ...]
    """The warning that a contract is too low to leave the barrel with."""

    stood_in: tuple[Said, ...]
    """That a built-in player plays for its person."""

    numbers: str
    """What the board's numbers mean, for a person who cannot be written to; empty without numbers."""

    left: bool
    """Whether its person has left."""

    withdrawn: bool
    """Whether its person has withdrawn from the tournament, for good."""

    comes_next: bool
    """Whether its person plays from the next hand on."""

    speed: str | None
    """How fast built-in players are; None where it isn't this person's own choice."""


@dataclass(frozen=True, slots=True)
class TableView:
    """A game in play, between two hands or at its end, as one reader sees it."""

    id: str
    """The table's code."""

    decision: int
    """The number of the present decision, for buttons."""

    decided: int
    """The version in which the present decision came up, for buttons."""

    language: str
    """The code of the reader's language."""

    stage: Stage
    """Where the table is in its life."""

    paused: bool
    """Whether the game pauses."""

    has_board: bool
    """Whether people play on a board in their chats; else each plays in private."""

    contest: str
    """The code of the tournament that it belongs to; empty for none."""

    home: Home
    """Where it was opened."""

    has_pictures: bool
    """Whether its messages have pictures."""

    four_colours: bool
    """Whether each suit has a colour of its own."""

    head: tuple[Said, ...]
    """Which day or tournament it belongs to; empty for an ordinary table."""

    title: Said
    """Which hand is played, and by which rules."""

    hand_number: int
    """The number of the deal in play, else of the next one."""

    is_first: bool
    """Whether no hand of the game is over yet."""

    question: Question
    """What the game waits for."""

    preset: str
    """The name of the preset of its rules."""

    rules: Rules
    """The rules of the game."""

    seat: int | None
    """The reader's seat; None for the chat, and for somebody who only watches."""

    seats: tuple[SeatView, ...]
    """The seats, clockwise; other fields name them by their index here."""

    phase: Phase
    """The phase of the game."""

    dealer: int
    """The seat that deals this hand; between hands, the one that deals next."""

    declarer: int | None
    """The seat that won the auction; None before that, and in a hand without an auction."""

    contract: int | None
    """The points that the declarer has to reach; None without a declarer."""

    trump: str | None
    """The letter of the trump suit; None before the first marriage."""

    golden: bool
    """Whether this hand counts double."""

    stock: int
    """How many cards are still to be drawn."""

    taken: int
    """How many tricks were taken in this hand."""

    passed: tuple[PassedCard, ...]
    """The cards that the declarer passed, as far as the reader may see them."""

    trick: tuple[PlayedCard, ...]
    """The cards of the trick on the table, in the order played."""

    bids: tuple[Bid, ...]
    """What was said in the auction, oldest first."""

    winning: int | None
    """The seat of the best card in the trick on the table, or in the last one while that still lies there."""

    last_trick: TrickView | None
    """The trick that was taken last in this hand; None for none."""

    first_trick: TrickView | None
    """The first trick of this hand, where the rules allow to look at it again; else None."""

    log: tuple[LogLine, ...]
    """What has happened in this hand, oldest first; empty between hands."""

    talon: tuple[str | None, ...]
    """The talon until the first trick is taken; None for a card that the reader may not see."""

    has_talon: bool
    """Whether this hand was dealt with a talon."""

    thrown: ThrownHand | None
    """The hand before this one, if it was thrown in; else None."""

    news: tuple[News, ...]
    """What everybody should know at once."""

    judged: tuple[Said, ...]
    """Decisions of judges that wait for the next hand."""

    words_again: tuple[Said, ...]
    """Whose words for the shuffle have fallen."""

    seals: tuple[Said, ...]
    """The seals of the deals that are not over, and who has added words."""

    inspections: tuple[Said, ...]
    """That the operator has looked at cards, and why; after a game that was closed."""

    history: tuple[Fact, ...]
    """The latest facts, oldest first."""

    acts: Rows
    """What the board offers everybody who may press it: bids, a way back, free seats, a vote, the rules."""

    own: Own | None
    """What only the reader's seat sees; None for the chat, and for somebody who only watches."""

    strangers: Among | None = None
    """What a page shows beside the game at a table of strangers; None at any other."""

    @property
    def is_live(self) -> bool:
        """Whether the game goes on."""
        return self.stage is Stage.PLAYING

    @property
    def is_mine(self) -> bool:
        """Whether the reader is to act now."""
        return self.question.own is not None

    def player(self, seat: int) -> str:
        """Return the name of who plays a seat in this hand."""
        return self.seats[seat].player


def own_of(view: TableView) -> Own:
    """Return what only the reader's seat sees. Raises ValueError for a reader without a seat."""
    if view.own is None:
        raise ValueError("the view is of no seat")
    return view.own
