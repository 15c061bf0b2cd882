"""A table: who sits where, the rules, the game, and everything that has to survive a restart.

Values are frozen: a change is a new table. The engine's state is one field of it; the log of packs and actions
lies beside it in the store.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, Literal, Self

from pydantic import Field, PlainSerializer, PlainValidator, ValidationInfo

from bot.people import Chat, Person, PersonKey, PlaceKey
from bot.table.deals import Decision, Frozen, Look, Row, SealedDeal
from bot.table.gathering import Gathering
from bot.table.hand_answer import HandAnswer
from bot.table.kinds import ORDINARY, AnyKind
from engine import state as engine_state
from engine.naming import Named
from engine.rules import Rules
from engine.state import State

HISTORY_LINES = 6  # facts kept on the board
MISSED_TURNS = 3  # time-outs in a row after which the built-in player takes the seat
TIPS = 3  # hands of a newcomer that are accompanied by tips
NUDGE_AFTER = 20.0  # seconds
USUAL_LEVEL = "normal"
SWITCHES = ("pictures", "four_colours", "draw_seats")  # settings of a table that are on or off


def _load_state(value: object, info: ValidationInfo) -> State:
    """Read a position by the rules in the context: they are stored apart (`bot.table.stored`)."""
    if isinstance(value, State):
        return value
    context: Mapping[str, Rules] = info.context or {}
    return engine_state.load(value, context["rules"])  # type: ignore[arg-type]


GameState = Annotated[State, PlainValidator(_load_state), PlainSerializer(engine_state.dump)]


class Stage(StrEnum):
    """The stage of a table."""

    LOBBY = "lobby"
    """People gather; the rules can still be changed."""

    PLAYING = "playing"
    """The game is on."""

    OVER = "over"
    """Played to the end; the final board stays."""

    CLOSED = "closed"
    """Ended by vote or as everybody left, or the lobby was given up."""


class Ending(StrEnum):
    """The outcome of a game that was ended before somebody won."""

    COUNTED = "counted"
    """The totals as they stood count."""

    VOID = "void"
    """It counts for nobody, except as a loss for those who had left."""


class Line(Frozen):
    """A fact for people: a text and what fills it in.

    Everybody at the table may read it: no parameter tells of a hidden card.
    """

    key: str
    """The key of its text."""

    params: Mapping[str, Any] = {}
    """What fills it in, by name. `seat`, `to` and `winner` are seat numbers (the screen puts the name), `suit` is a
    suit letter, `card` a card code, `cards` a list of card codes; the rest are numbers or words as the text says."""

    people: Mapping[str, Person] = {}
    """The people whose names fill in the rest."""

    @property
    def words(self) -> Mapping[str, Any]:
        """Everything that fills it in, by name."""
        return {**self.params, **{name: person.name for name, person in self.people.items()}}


class Seat(Frozen):
    """One chair. Either a person sits here or a built-in player."""

    person: Person | None = None
    """Who sits here; None for a built-in player."""

    level: str = USUAL_LEVEL
    """How well the built-in player plays that sits or stands in here."""

    number: int = 0
    """Of a built-in player, for its name: Bot 1, Bot 2 …; 0 for a person."""

    forgotten: bool = False
    """Whether a person sat here who has asked to be forgotten: the built-in player has no name but "somebody"."""

    stand_in: bool = False
    """Whether the built-in player acts for the person, whose time has run out too often."""

    guest: bool = False
    """Whether the person was let in from elsewhere, and so may come back without being of the home chat."""

    left: bool = False
    """Whether the person went away during the game; the seat waits for them."""

    withdrawn: bool = False
    """Whether the person has withdrawn from the tournament of this table: they have left for good."""

    missed: int = 0
    """Time-outs in a row."""

    acted: bool = False
    """Whether the person has made a move of their own in this game."""

    nudges: bool = True
    """Whether the person is reminded of a turn."""

    auto: bool = False
    """Whether the only legal card is to be played for the person."""

    tips: int = 0
    """For how many more hands the person is accompanied by tips."""

    unreachable: bool = False
    """Whether the hand cannot be sent to the person in private."""

    unwanted: bool = False
    """Whether that is because the person wants no private messages: nothing is amiss."""

    page: int = 0
    """Which page of choices the hand screen shows, from 0."""

    hands: int = 1
    """Number of the hand's private message: a hand that is asked for again stands in a new message."""

    answers: tuple[HandAnswer, ...] = ()
    """The messages in answer to a press that show this person the hand, oldest first. Only the last is kept up to date;
    those before it are to be given their last form."""

    share: str = ""
    """Hex: the hash of the words that this person has typed for the deal to come; empty without any."""

    typed: int = 0
    """When those words came: grows from seat to seat in the order of typing."""

    kept: str = ""
    """Hex: the hash of words of which the shares of all deals to come are made; empty without any."""

    @property
    def is_played(self) -> bool:
        """Whether the built-in player acts for this seat."""
        return self.person is None or self.stand_in or self.left


class Stray(Named):
    """A message that shows moves which the store has lost; it is to be deleted."""

    chat: Chat
    """Where it stands."""

    message: str
    """Its id."""

    @property
    def whose(self) -> PlaceKey:
        """The key of the private chat that it stands in; empty for any other."""
        return self.chat.whose


class Lowered(Frozen):
    """How often the board was sent anew at the end of a chat."""

    place: PlaceKey
    """The chat's key."""

    times: int
    """How often, at this table."""

    at: float
    """When last, in seconds since the epoch."""


class Vote(Frozen):
    """An open vote of the seated people."""

    kind: Literal["end", "pause", "resume"]
    """What it is about."""

    seats: tuple[int, ...]
    """Who has said yes."""


class Ready(Frozen):
    """A move that was made during the pause of the turn, and is played when the pause is over."""

    decision: int
    """The decision that it is about; for any other it means nothing."""

    action: Mapping[str, Any]
    """The engine's action as JSON. It may name a card that nobody else may see yet."""


class Clock(Frozen):
    """Times at a table. Moments are in seconds since the epoch."""

    move: int | None = None
    """Seconds for a move; None for no limit."""

    turn_since: float = 0.0
    """When the present decision came up."""

    given: float = 0.0
    """Seconds given back for the present decision, as the bot itself was down."""

    outage: float = 0.0
    """The end of the outage that time was last given back for."""

    next_deal: float | None = None
    """Since when the next hand can be dealt; None while it cannot."""

    paused_since: float | None = None
    """Since when the game pauses; None if it does not."""

    starting: float | None = None
    """Since when the lobby waits for private chats to be opened, as Start was pressed; None if it does not."""


class Table(Gathering):
    """A table, whole. The store holds it, secrets included; what people see of it is decided by the screens."""

    id: str
    """The code that people join with, e.g. `K7QX2A`."""

    opener: Person
    """The person whose word is enough to change or end it: who opened it, or whom they left it to."""

    kind: AnyKind = ORDINARY
    """What it is a table of, and what follows from that; it never becomes another."""

    stage: Stage = Stage.LOBBY
    """Where it is in its life."""

    ending: Ending | None = None
    """What a game comes to that was ended before it was won; None for any other table."""

    seats: tuple[Seat, ...] = ()
    """The chairs, clockwise; in a game as many as the game has seats."""

    draw_seats: bool = False
    """Whether seats are drawn at random at the start."""

    preset: str = "polish"
    """The preset of the rules, by name."""

    options: Mapping[str, Any] = {}
    """Options that differ from the preset, by dotted name (docs/rules.md, 12)."""

    again: tuple[PersonKey, ...] = ()
    """Of a game that is played once more: whose seat each chair becomes, by their keys; empty for a built-in player."""

    again_of: str = ""
    """The table that it follows; empty for any other."""

    told: Line | None = None
    """What one person has decided last for all, before the game; afterwards that stands in the history."""

    menu: str | None = None
    """The page of the options menu that the lobby shows; None while it is closed."""

    four_colours: bool = False
    """Whether each suit has a colour of its own."""

    game: GameState | None = None
    """The position; None before the start. Each person is shown only what their seat may see."""

    decision: int = 0
    """Grows with every move and every new question, so that old buttons are known for old."""

    ready: Ready | None = None
    """The move that is decided upon and not played yet; None without one."""

    deal: SealedDeal | None = None
    """What checks the hand in play; None between hands."""

    next_deal: SealedDeal | None = None
    """The deal to come: it is sealed already, and shown before anybody adds a share."""

    beacon: bool = False
    """Whether a round of the public beacon is mixed into each deal."""

    closing: SealedDeal | None = None
    """The deal whose shares are closed and which has not been dealt yet; None outside that moment."""

    seat_draw: tuple[int, ...] = ()
    """By seat: the place in the order of joining of who got it; empty where people sit as they joined."""

    rows: tuple[Row, ...] = ()
    """The score sheet, a row per deal, oldest first."""

    history: tuple[Line, ...] = ()
    """What happened last, newest last; as many facts as the board shows."""

    moved_for: int | None = None
    """The seat that the built-in player has just moved for, its time being up."""

    notice: Line | None = None
    """Something that everybody must know: moves were lost, say, or the table was set aside."""

    notice_shown: bool = False
    """Whether it has stood on every board and private hand that can be written to."""

    clock: Clock = Clock()
    """When the present decision came up, and how long it may take."""

    vote: Vote | None = None
    """The open vote; None without one."""

    last_call: float = 0.0
    """When it was last said that the game will end as nobody goes on with it, in seconds since the epoch."""

    nudged: int | None = None
    """The decision that somebody was last reminded of."""

    lowered: tuple[Lowered, ...] = ()
    """In which chats the board was sent anew further down."""

    decisions: tuple[Decision, ...] = ()
    """What judges of its tournament have decided here, oldest first."""

    hints: int = 0
    """How many hints were given in this game: it counts for no rating then."""

    hinted: int | None = None
    """The decision that a nudge was given for; a further hint for it names the move. None without one."""

    # Which commits this state goes back to, by their versions, and what tells of lost ones (`bot.table.ancestry`).
    decided: int = 0
    """The version in which the present decision came up."""

    revealing: bool = False
    """Whether somebody learnt a card by that commit."""

    dealt: int = 0
    """The version in which the last hand was dealt."""

    redrawn: float = 0.0
    """When that was (seconds since the epoch): messages drawn before it may show what was lost."""

    refusing: tuple[PlaceKey, ...] = ()
    """Keys of the chats, and of the people in private, that have refused a message, until they are heard from again."""

    strays: tuple[Stray, ...] = ()
    """Messages that show something lost, and are to be put away."""

    lost_deals: tuple[SealedDeal, ...] = ()
    """Deals whose seals were shown, but which the store has lost."""

    looks: tuple[Look, ...] = ()
    """When the operator has looked at cards, oldest first."""

    poisoned: str | None = Field(default=None, description="why the table was set aside, for the operator")
    """Why the table was set aside, for the operator; None if it was not."""

    @property
    def rulings(self) -> tuple[Decision, ...]:
        """What judges have decided about the hand in play, in order."""
        hand = self.deal.hand if self.deal is not None else None
        return tuple(one for one in self.decisions if one.hand == hand and not one.held)

    @property
    def boards(self) -> int:
        """The number of the board message: each hand that counts has its own, which stays until the next is dealt."""
        earlier = self.rows if self.deal is not None else self.rows[:-1]
        return 1 + sum(row.counts for row in earlier)

    @property
    def shown_in(self) -> tuple[Chat, ...]:
        """Where its board stands: not in the private chat with somebody who was forgotten."""
        return tuple(chat for chat in self.kind.boards_in(self.chats) if chat.id)

    @property
    def sealed_as(self) -> str:
        """What stands for the table in the seals of its deals."""
        return self.kind.sealed_as(self.id)

    @property
    def gives_way(self) -> bool:
        """Whether its board is less urgent than all else in the chat."""
        return not self.kind.has_board

    @property
    def crowded(self) -> bool:
        """Whether messages of other tables stand in its chats as well."""
        return self.kind.crowded

    @property
    def is_live(self) -> bool:
        """Whether the table is a lobby or a game in progress."""
        return self.stage in {Stage.LOBBY, Stage.PLAYING}

    @property
    def people(self) -> tuple[Person, ...]:
        """The people who have a seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def waits_since(self) -> float | None:
        """Since when somebody is to move, in seconds since the epoch; None if nobody is."""
        return self.clock.turn_since if self.to_act is not None else None

    @property
    def to_act(self) -> int | None:
        """The seat to move, None between hands and outside a game."""
        return self.game.to_act if self.game is not None and self.stage is Stage.PLAYING else None

    def with_seat(self, index: int, **changes: Any) -> Self:
        """Change fields of one seat."""
        seats = (*self.seats[:index], self.seats[index].replace(**changes), *self.seats[index + 1 :])
        return self.replace(seats=seats)

    def seat_of(self, person_key: str) -> int | None:
        """The seat of a person, None for a stranger."""
        for index, seat in enumerate(self.seats):
            if seat.person is not None and seat.person.key == person_key:
                return index
        return None
