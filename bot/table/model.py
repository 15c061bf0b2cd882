"""A table: who sits where, the rules, the game, and everything that has to survive a restart.

Values are frozen: a change is a new table. The engine's state is one field of it; the log of packs and actions
lies beside it in the store.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, PlainValidator

from bot.people import Chat, Person
from engine import state as engine_state
from engine.endgame import DEALT_AGAIN
from engine.state import State

SCHEMA = 1  # raise with every change that an older worker could not read

HISTORY_LINES = 6  # facts kept on the board
MISSED_TURNS = 3  # time-outs in a row after which the built-in player takes the seat
NUDGE_AFTER = 20.0  # seconds
USUAL_LEVEL = "normal"
SWITCHES = ("pictures", "four_colours", "draw_seats")  # settings of a table that are on or off


def _load_state(value: object) -> State:
    return value if isinstance(value, State) else engine_state.load(value)  # type: ignore[arg-type]


GameState = Annotated[State, PlainValidator(_load_state), PlainSerializer(engine_state.dump)]


class Stage(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"  # played to the end; the final board stays
    CLOSED = "closed"  # ended by vote, or the lobby was given up


class Frozen(BaseModel):
    """A value that does not change."""

    model_config = ConfigDict(frozen=True)


class Line(Frozen):
    """A fact for people: a text key and what fills it in.

    Parameters named `seat`, `to` and `winner` are seat numbers (the screen puts the name), `suit` is a suit
    letter, `card` a card code,
    `cards` a list of card codes; the rest are numbers or words as the text says.
    """

    key: str
    params: Mapping[str, Any] = {}


class Seat(Frozen):
    """One chair.

    Either a person sits here or a built-in player; `stand_in` means the built-in player acts for the person.
    """

    person: Person | None = None
    level: str = USUAL_LEVEL  # of the built-in player that sits or stands in here
    number: int = 0  # of a built-in player, for its name: Bot 1, Bot 2 …
    stand_in: bool = False
    left: bool = False  # the person went away during the game; the seat waits for them
    missed: int = 0  # time-outs in a row
    nudges: bool = True
    auto: bool = False  # play the only legal card for me
    unreachable: bool = False  # the hand could not be delivered in private
    page: int = 0  # of the hand screen's choices
    hands: int = 1  # number of the hand's private message: one that is asked for again stands in a new message
    nonce: str = ""  # hex; this person's share of the next shuffle, from their latest press

    @property
    def is_played(self) -> bool:
        """Whether the built-in player acts for this seat."""
        return self.person is None or self.stand_in or self.left


class Deal(Frozen):
    """What makes one deal checkable. `secret` is hex, and leaves this value only when the hand is over."""

    hand: int  # number of the deal in the game, from 1; thrown-in deals count too
    secret: str
    commitment: str
    nonces: tuple[str, ...] = ()  # hex, by seat, fixed when the cards were dealt


class Row(Frozen):
    """One deal on the score sheet, with what checks it.

    `result` is the engine's HandResult as JSON, `marks` included.
    """

    number: int  # of the deal, from 1
    result: Mapping[str, Any]
    deal: Deal

    @property
    def counts(self) -> bool:
        """Whether the hand was played: not thrown in, and not annulled."""
        return self.result["outcome"] not in DEALT_AGAIN


class Stray(Frozen):
    """A message of a lost branch, to be put away."""

    chat: Chat
    message: str


class Vote(Frozen):
    """An open vote of the seated people. `kind` is what it is about, `seats` who has said yes."""

    kind: Literal["end", "pause", "resume"]
    seats: tuple[int, ...]


class Clock(Frozen):
    """Times, in seconds since the epoch. `move` is the time for a move in seconds, None for no limit."""

    move: int | None = None
    turn_since: float = 0.0  # when the present decision came up
    given: float = 0.0  # time given back for the present decision, while the bot itself was down
    outage: float = 0.0  # end of the outage that time was last given back for
    next_deal: float | None = None  # since when the next hand can be dealt
    paused_since: float | None = None


class Table(Frozen):
    """A table, whole. `id` is the code that people join with, e.g. `K7QX2`."""

    id: str
    schema_number: int = SCHEMA
    created: float
    opener: Person
    opened_by: str = ""  # id of the input that opened it
    stage: Stage = Stage.LOBBY
    chats: tuple[Chat, ...]  # where the board is shown; the first is where the table was opened
    language: str = "en"  # of the group
    seats: tuple[Seat, ...] = ()
    draw_seats: bool = False  # seats are drawn at random at the start
    preset: str = "polish"
    options: Mapping[str, Any] = {}
    menu: str | None = None  # page of the options menu that the lobby shows
    pictures: bool = False
    four_colours: bool = False
    game: GameState | None = None
    decision: int = 0  # grows whenever somebody new has to decide, so old buttons are known for old
    deal: Deal | None = None  # the hand in play
    next_deal: Deal | None = None  # committed to already, shown before anybody adds a nonce
    rows: tuple[Row, ...] = ()
    history: tuple[Line, ...] = ()  # newest last
    last_trick: tuple[tuple[int, str], ...] = ()  # of this hand: (seat, card) in order
    last_trick_winner: int | None = None
    moved_for: int | None = None  # seat that the built-in player has just moved for, time being up
    notice: Line | None = None  # something everybody must know (an older state came back, a table was set aside)
    clock: Clock = Clock()
    vote: Vote | None = None
    nudged: int | None = None  # decision that a nudge was sent for
    boards: int = 1  # number of the board message: a new hand stands in a new message
    practice: bool = False  # one person against built-in players, in a private chat
    # Which commits this state goes back to, by their versions, and what tells of lost ones (`bot.table.lineage`).
    key: str = ""  # hex; makes the stamps of this table's buttons
    ancestors: tuple[int, ...] = ()  # versions of the last commits, this one included, newest last
    decided: int = 0  # version in which the present decision came up
    revealing: bool = False  # whether somebody learnt a card by that commit
    dealt: int = 0  # version in which the last hand was dealt
    healed: int = 0  # version that told of lost commits: what is older has been told
    redrawn: float = 0.0  # what was shown before this moment (seconds since the epoch) may be of a lost branch
    strays: tuple[Stray, ...] = ()
    lost_deals: tuple[Deal, ...] = ()  # whose seals were shown, and whose cards were seen in a lost branch
    poisoned: str | None = Field(default=None, description="why the table was set aside, for the operator")

    @property
    def home(self) -> Chat:
        """The chat in which the table was opened."""
        return self.chats[0]

    @property
    def is_live(self) -> bool:
        """Whether the table is a lobby or a game in progress."""
        return self.stage in {Stage.LOBBY, Stage.PLAYING}

    @property
    def to_act(self) -> int | None:
        """The seat to move, None between hands and outside a game."""
        return self.game.to_act if self.game is not None and self.stage is Stage.PLAYING else None

    def seat_of(self, person_key: str) -> int | None:
        """The seat of a person, None for a stranger."""
        for index, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.key == person_key:
                return index
        return None
