"""Small values that a table is made of."""

import hashlib
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal, Self

from pydantic import Field, PlainSerializer, PlainValidator, ValidationInfo

from bot import stranger_names
from bot.people import Frozen, Person
from engine import state
from engine.rules import Rules
from engine.state import State

HISTORY_LINES = 6  # facts kept on the board
MISSED_TURNS = 3  # time-outs in a row after which the built-in player takes the seat
PATIENCE = 120  # seconds of a turn after which others may ask for a move, unless the chat has its own
SWITCHES = ("pictures", "four_colours", "nudges", "draw_seats")  # settings of a table that are on or off


class Stage(StrEnum):
    """The stage of a table."""

    LOBBY = "lobby"
    """People gather; the rules can still be changed."""

    PLAYING = "playing"
    """The game is on."""

    OVER = "over"
    """Somebody has won."""

    CLOSED = "closed"
    """The game was ended before anybody won, or the lobby was closed."""


class Ending(StrEnum):
    """The outcome of a game that was ended before somebody won."""

    COUNTED = "counted"
    """The totals at that time count."""

    VOID = "void"
    """It counts for nobody, except as a loss for people who had left."""


class HistoryLine(Frozen):
    """A public fact, as a text and its parameters. No parameter tells of a hidden card."""

    key: str
    """The key of its text."""

    params: Mapping[str, Any] = {}
    """Its parameters by name. `seat`, `by`, `to` and `winner` are seat numbers (screens show names), `suit` is a suit
    letter, `card` a card code, `cards` a list of card codes, `set` new values of settings by name; the rest are numbers
    or words. `hand` is the number of the deal in which it happened."""

    people: Mapping[str, Person] = {}
    """Parameters that are names of people."""


class Earned(Frozen):
    """What the person on a seat has reached by a game."""

    seat: int
    """The seat."""

    what: str
    """`first` for a first win, `whole` for a first whole game after short ones, `step` for a step of the ladder."""

    step: int = 0
    """How many steps of the ladder are taken now; 0 for anything else."""


class Lowered(Frozen):
    """How often the board was sent again at the end of a chat."""

    times: int = 0
    """How often, at this table."""

    at: float = 0.0
    """When last, in seconds since the epoch."""


class Habits(Frozen):
    """What a person has chosen for every table where they play; their document keeps it."""

    nudges: bool = True
    """Whether the person is reminded of a turn."""

    auto: bool = False
    """Whether the person's only legal card is played automatically."""

    alias: str = ""
    """The name by which strangers know the person; empty for none."""

    @classmethod
    def of(cls, about: Mapping[str, Any]) -> Self:
        """Return the habits in a person's document."""
        alias = stranger_names.known_as(about)
        return cls(nudges=about.get("nudges", True), auto=about.get("auto", False), alias=alias)


class Vote(Frozen):
    """An open vote of the seated people."""

    kind: Literal["end", "pause", "resume", "times"]
    """What it is about."""

    times: Mapping[str, int | None] = {}
    """The times of a turn that it is about, in seconds by name (`bot.table.settings`); None for no limit."""

    seats: tuple[int, ...]
    """The seats that have voted for it."""


class Turn(Frozen):
    """What was done about the present decision beside the game. The next decision begins with an empty one."""

    decision: int = 0
    """The decision that it is about; it is void for any other."""

    nudged: bool = False
    """Whether the person to move was nudged in private."""

    nudged_in_group: bool = False
    """Whether they were nudged in the group."""

    overdue: bool = False
    """Whether it has lasted so long that the others may ask for a built-in player's move."""

    reserve: bool = False
    """Whether it has lasted so long that the reserve of the person to move runs."""

    asked_by: int | None = None
    """The seat of the player who has asked for that move; None for nobody."""

    hinted: bool = False
    """Whether a hint was given; a second one names the move."""

    last_call: float | None = None
    """When people were last warned that the game will be closed, in seconds since the epoch; None: not yet."""

    ready: Mapping[str, Any] | None = None
    """The engine's action, as JSON, that is decided and waits for the end of the turn's pause (`bot.table.pauses`);
    None for none. It may name a card that nobody else may see yet."""


class Predecessor(Frozen):
    """An earlier holder of a seat, who has left it to somebody else for good."""

    person: Person
    """The person; for the first one the game counts as one that they left. Nobody for a built-in player, and for
    somebody forgotten."""

    masked: bool = False
    """Whether the person was there as a stranger (`Seat.masked`)."""

    number: int = 0
    """The number in the name of a built-in player; 0 for a person."""

    until: int
    """The number of the last deal that was theirs; 0 if they left before the first one."""

    rows: int = 0
    """How many rows the score sheet had when they gave up the seat: the later ones are not theirs."""

    total: int = 0
    """The seat's total at that time."""


class Times(Frozen):
    """How long a turn may take, in seconds."""

    timer: int | None = None
    """Seconds for a move; None for no limit."""

    patience: int | None = None
    """Seconds after which the others may ask for a built-in player's move, where there is no limit; None: never."""


class Clock(Frozen):
    """Times at a table. Moments are in seconds since the epoch."""

    turn_since: float = 0.0
    """When the present decision came up."""

    given: float = 0.0
    """Seconds added to the present decision, as the bot was down."""

    outage: float = 0.0
    """The end of the last outage that was made up for, in seconds since the epoch."""

    paused_since: float | None = None
    """Since when the game pauses; None if it does not."""

    starting: float | None = None
    """Since when a started lobby waits for people to open their private chats; None if it does not."""


class Words(Frozen):
    """What a person has typed for the next deal. Only its hash is kept."""

    share: str = ""
    """Hex: the hash of the words; empty for none."""

    typed: int = 0
    """Their place in the order of typing."""

    fell: bool = False
    """Whether earlier words fell, as the deal was sealed anew, and the person has not typed any since."""


class HandAnswer(Frozen):
    """A message that shows a hand to the person who asked for it, and to nobody else."""

    handle: str = Field(repr=False)
    """The handle that edits it (`bot.ports.presses.Editable`): a secret that expires."""

    since: float
    """When it was asked for, in seconds since the epoch."""

    until: float
    """When its buttons are removed, in seconds since the epoch."""

    parent: int
    """The version of the table before the press was committed."""

    first: int = 0
    """The number of the first handle of the same message; 0 if this is the first."""

    earlier: "HandAnswer | None" = None
    """The handle of the same message before that press: it still works if the answer did not arrive."""

    @property
    def number(self) -> int:
        """A hash that identifies the handle without telling it."""
        return int.from_bytes(hashlib.blake2b(self.handle.encode(), digest_size=6).digest())

    @property
    def message(self) -> int:
        """A number that identifies the message, whichever of its handles is known."""
        return self.first or self.number


def _load_state(value: object, info: ValidationInfo) -> State:
    """Read a position with the rules in the context."""
    if isinstance(value, State):
        return value
    context: Mapping[str, Rules] = info.context or {}
    return state.load(value, context["rules"])  # type: ignore[arg-type]


GameState = Annotated[State, PlainValidator(_load_state), PlainSerializer(state.dump)]
"""A position of the game as a field of a table; its rules are stored separately (`bot.table.stored`)."""
