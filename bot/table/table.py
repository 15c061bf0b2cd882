"""A table as a frozen value: all that has to survive a restart. The log of packs and actions is stored beside it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Self

from bot.codec import FIRST_PAGE, HandPage
from bot.people import Chat, Frozen, Person, PersonKey, PlaceKey
from bot.ports.store import SurfaceName
from bot.table.deals import Decision, Inspection, ScoreRow, SealedDeal
from bot.table.gathering import Gathering
from bot.table.kinds import ORDINARY, AnyKind
from bot.table.parts import (
    Clock,
    Earned,
    Ending,
    GameState,
    Habits,
    HandAnswer,
    HistoryLine,
    Lowered,
    Predecessor,
    Stage,
    Times,
    Turn,
    Vote,
    Words,
)
from bot.table.roles import Right
from bot.table.shown_hand import ShownHand

USUAL_LEVEL = "normal"

__all__ = ["USUAL_LEVEL", "Seat", "Stage", "Table"]


class Seat(Frozen):
    """A chair with a person or a built-in player."""

    person: Person | None = None
    """The person; None for a built-in player."""

    level: str = USUAL_LEVEL
    """The level of the built-in player that sits or stands in here."""

    number: int = 0
    """The number in a built-in player's name (Bot 1, Bot 2 …); 0 for a person."""

    forgotten: bool = False
    """Whether the person here asked to be forgotten: the built-in player is called "somebody"."""

    stand_in: bool = False
    """Whether the built-in player acts for the person, who has missed too many turns."""

    shut: float | None = None
    """When a guest of the playground closed their window on a chat's table, in seconds since the epoch; else None."""

    guest: bool = False
    """Whether the person was let in from another chat, and so may come back without asking."""

    left: bool = False
    """Whether the person has left during the game; the seat waits for them."""

    left_since: float | None = None
    """When that was, or when they went and the game ended with them; None for a seat that nobody has left."""

    free: bool = False
    """Whether somebody else may take the seat: its person left long ago, or its built-in player only keeps it."""

    board: PlaceKey = ""
    """The key of the private chat that shows its person the board; empty for none."""

    comes_after: int = 0
    """The number of the deal after which the person, who took a free seat, begins to play; 0 if they need not wait."""

    earlier: tuple[Predecessor, ...] = ()
    """Who had the seat before them, oldest first; empty where nobody has taken it over."""

    withdrawn: bool = False
    """Whether the person has withdrawn from the table's tournament, and left for good."""

    missed: int = 0
    """Time-outs in a row, or where misses add up in the whole game."""

    reserve_used: float = 0.0
    """Seconds of the reserve that the person has used in this game."""

    muted: tuple[int, ...] = ()
    """The seats whose phrases this person does not want to read."""

    masked: bool = False
    """Whether the person came to a group's table as a stranger, who reads nothing of the group (`bot.table.masks`)."""

    acted: bool = False
    """Whether the person has made a move of their own in this game."""

    decided_in: int = 0
    """The number of the deal in which the person last made a move of their own; 0 for none that is left."""

    experienced: bool = False
    """Whether the person had finished a game before they sat down."""

    habits: Habits = Habits()
    """What the person has chosen for every table."""

    speed: str = "normal"
    """How fast built-in players are, where the person plays alone with them (`bot.table.speed`)."""

    tips: Mapping[str, int] | None = None
    """How often each concept of the game has been explained to the person (`bot.table.tips`); None without tips."""

    unreachable: bool = False
    """Whether the person cannot be written to in private."""

    unwanted: bool = False
    """Whether that is the person's own wish."""

    hand_page: HandPage = FIRST_PAGE
    """The page of the hand that is open."""

    hands: int = 1
    """The number of the hand's private message: each time the person asks for the hand, it gets a new message."""

    answers: tuple[HandAnswer, ...] = ()
    """Answers to presses that show this person the hand, oldest first. Only the last is kept up to date."""

    words: Words = Words()
    """What the person has typed for the next deal."""

    @property
    def is_played(self) -> bool:
        """Whether the built-in player acts for this seat."""
        return self.person is None or self.stand_in or self.left


class Table(Gathering):
    """A whole table as the store holds it, secrets included. Screens decide what people see of it."""

    id: str
    """The code that people join with, e.g. `K7QX2A`."""

    opener: Person
    """The person in charge: who opened it, or the heir."""

    kind: AnyKind = ORDINARY
    """The kind of table, fixed from the beginning."""

    stage: Stage = Stage.LOBBY
    """Where it is in its life."""

    ending: Ending | None = None
    """The outcome of a game that was ended before it was won; None for any other table."""

    seats: tuple[Seat, ...] = ()
    """The chairs, clockwise; in a game as many as the game has seats."""

    draw_seats: bool = False
    """Whether seats are drawn at random at the start."""

    preset: str = "polish"
    """The preset of the rules, by name."""

    options: Mapping[str, Any] = {}
    """Options that differ from the preset, by dotted name (docs/rules.md, 12)."""

    again: tuple[PersonKey, ...] = ()
    """For a game that is played again: keys of people by seat, empty for a built-in player."""

    again_of: str = ""
    """The code of the table that it follows; empty for none."""

    gave_up: tuple[str, ...] = ()
    """Marks of people who have given up their seats to others; they cannot come in again."""

    shown_hand: ShownHand | None = None
    """The hand of the finished game that somebody shows in its home chat; None for none."""

    invites: bool = False
    """Whether the end of a private game offers to add the bot to a group."""

    announcement: HistoryLine | None = None
    """Before the game, the last decision that one person made for everybody; during the game the history has it."""

    menu: str | None = None
    """The page of the options menu that the lobby shows; None while it is closed."""

    four_colours: bool = False
    """Whether screens show a colour for each suit."""

    game: GameState | None = None
    """The position; None before the start."""

    decision: int = 0
    """Grows with every move and every new question, so that old buttons are recognised."""

    deal: SealedDeal | None = None
    """The deal in play; None between hands."""

    next_deal: SealedDeal | None = None
    """The next deal, sealed already: people see the seal before they add a share."""

    scheme: int = 2
    """The version of its deals (`engine.fairness.SCHEME`); 2 where an earlier release dealt the first one."""

    rows: tuple[ScoreRow, ...] = ()
    """The score sheet, a row per deal, oldest first."""

    history: tuple[HistoryLine, ...] = ()
    """The last `HISTORY_LINES` facts, newest last."""

    moved_for: int | None = None
    """The seat that has just missed its turn, so that the built-in player moved for it."""

    notice: HistoryLine | None = None
    """A fact that everybody must know: why the game cannot go on."""

    clock: Clock = Clock()
    """Moments of the table."""

    times: Times = Times()
    """How long a turn may take."""

    vote: Vote | None = None
    """The open vote; None for none."""

    last_turn: Turn = Turn()
    """What was done about the last decision about which anything was done; read it as `turn`."""

    lowered: Mapping[PlaceKey, Lowered] = {}
    """By the key of a chat: how often its board was sent again further down."""

    decisions: tuple[Decision, ...] = ()
    """Decisions of the tournament's judges at this table, oldest first."""

    hints: int = 0
    """How many hints were given in this game; one is enough that it counts for no rating."""

    taken_back: int = 0
    """How many decisions were taken back in this game; one is enough that it counts for nothing."""

    rated_on: str | None = None
    """The day (UTC) of a rated game; `UNRATED` for none (`bot.finished.rated_games`); None until it is known."""

    counted: bool = False
    """Whether it was counted after its end: in statistics, and in what else its people and chats keep of it."""

    earned: tuple[Earned, ...] = ()
    """What its people have reached by it; known when it is counted."""

    version: int = 0
    """The version that it is stored under; 0 for a table that is not stored yet."""

    parent: int = 0
    """The version that it was made from."""

    decided: int = 0
    """The version in which the present decision came up: unlike its number, no other decision ever has it."""

    refusing: tuple[PlaceKey, ...] = ()
    """Keys of chats and people that have refused a message and not been heard from since."""

    replaced_deals: tuple[SealedDeal, ...] = ()
    """Deals that were sealed and then replaced by others before they were dealt, oldest first."""

    inspections: tuple[Inspection, ...] = ()
    """The operator's inspections of cards, oldest first."""

    poisoned: str | None = None
    """Why the table was set aside, for the operator; None if it was not."""

    @property
    def rulings(self) -> tuple[Decision, ...]:
        """What judges have decided about the hand in play, in order."""
        hand = self.deal.hand if self.deal is not None else None
        return tuple(one for one in self.decisions if one.hand == hand and not one.held)

    @cached_property
    def boards(self) -> int:
        """The number of the board message: each hand that counts has its own, which stays until the next is dealt."""
        return 1 + sum(row.counts for row in (self.rows if self.deal is not None else self.rows[:-1]))

    def board_in(self, chat: Chat) -> SurfaceName:
        """Return the name of the message that shows the present board in a chat."""
        return SurfaceName.board(self.boards, chat.key, self.lowered.get(chat.key, Lowered()).times)

    @cached_property
    def shown_in(self) -> tuple[Chat, ...]:
        """The chats that show the board; the private chat of somebody forgotten or gone does not."""
        gone = [seat.board for seat in self.seats if seat.left and not seat.comes_after]
        return tuple(chat for chat in self.kind.boards_in(self.chats) if chat.id and chat.key not in gone)

    @property
    def sealed_as(self) -> str:
        """The name of the table in the seals of its deals."""
        return self.kind.sealed_as(self.id)

    @cached_property
    def gives_way(self) -> bool:
        """Whether its board is less urgent than everything else in the chat."""
        return not self.kind.has_board

    @property
    def crowded(self) -> bool:
        """Whether its chats show messages of other tables too."""
        return self.kind.crowded

    @cached_property
    def is_live(self) -> bool:
        """Whether the table is a lobby or a game in progress."""
        return self.stage in {Stage.LOBBY, Stage.PLAYING}

    @property
    def is_refused(self) -> bool:
        """Whether a chat or a person at the table refuses messages, as far as is known."""
        return bool(self.refusing) or any(seat.unreachable for seat in self.seats)

    def refuses(self, chat: Chat, person: Person) -> bool:
        """Whether a chat that a person presses in refuses the table's messages, as far as is known."""
        return chat.key in self.refusing or (chat.private and person.key in self.refusing)

    @cached_property
    def people(self) -> tuple[Person, ...]:
        """The people who have a seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def is_ones_own(self) -> bool:
        """Whether one person plays alone with built-in players."""
        return self.stage is Stage.PLAYING and len(self.people) == 1

    @property
    def keepers(self) -> tuple[Person, ...]:
        """The people who are told if a chat refuses its messages: the opener, and the seated who can be written to."""
        people = {person.key: person for person in (self.opener, *self.people) if person.key}
        away = {one.person.key for one in self.seats if one.person and (one.unreachable or one.left or one.masked)}
        return tuple(person for key, person in people.items() if key not in away)

    @cached_property
    def waits_since(self) -> float | None:
        """Since when somebody is to move, in seconds since the epoch; None if nobody is."""
        return self.clock.turn_since if self.to_act is not None else None

    @cached_property
    def to_deal_since(self) -> float | None:
        """Since when the next hand can be dealt, in seconds since the epoch; None while it cannot."""
        return self.clock.turn_since if self.game is not None and self.game.phase == "deal" else None

    @cached_property
    def to_act(self) -> int | None:
        """The seat to move, None between hands and outside a game."""
        return self.game.to_act if self.game is not None and self.stage is Stage.PLAYING else None

    @cached_property
    def turn(self) -> Turn:
        """What was done about the present decision."""
        return self.last_turn if self.last_turn.decision == self.decision else Turn(decision=self.decision)

    @cached_property
    def overdue_at(self) -> float | None:
        """When the other people may ask for a built-in player's move, without a timer; None: never."""
        clock, seat, patience = self.clock, self.to_act, self.times.patience
        if seat is None or patience is None or self.times.timer is not None or clock.paused_since is not None:
            return None
        here = sum(one.person is not None and not one.left for one in self.seats)
        allowed = here > 1 and self.kind.rights[Right.ASK_FOR_MOVE].in_game and not self.seats[seat].is_played
        return clock.turn_since + clock.given + patience if allowed else None

    @property
    def is_overdue(self) -> bool:
        """Whether the others may ask for a built-in player's move now."""
        return self.turn.overdue and self.overdue_at is not None

    def has_in_it(self, person_key: str) -> bool:
        """Whether a person opened the table, or has or had a seat."""
        return person_key == self.opener.key or self.seat_of(person_key) is not None or self.has_given_up(person_key)

    def has_given_up(self, person_key: str) -> bool:
        """Whether somebody else has taken over the seat that a person left."""
        return bool(self.gave_up) and self.mark(person_key) in self.gave_up

    def with_seat(self, index: int, **changes: Any) -> Self:
        """Change fields of one seat."""
        return self.replace(seats=(*self.seats[:index], self.seats[index].replace(**changes), *self.seats[index + 1 :]))

    def with_turn(self, **done: Any) -> Self:
        """Note what was done about the present decision."""
        return self.replace(last_turn=self.turn.replace(**done))

    def seat_of(self, person_key: str) -> int | None:
        """The seat of a person, None for a stranger."""
        return next((n for n, seat in enumerate(self.seats) if seat.person and seat.person.key == person_key), None)
