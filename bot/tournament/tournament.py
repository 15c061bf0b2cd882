"""A tournament as it is stored: the core's value, and what only the application knows of it."""

import unicodedata
from enum import StrEnum

from bot.people import NAMELESS, Chat, Person, PersonKey
from bot.table.deals import Frozen
from bot.table.gathering import Gathering
from bot.table.lobby import CODE_LETTERS
from bot.table.table import Stray
from engine.naming import Named
from engine.tournament import director, questions, rights
from engine.tournament import model as core_model
from engine.tournament.model import Tournament as Core
from engine.tournament.model import TournamentStage

USUAL_MOVE = 60  # seconds for a move
USUAL_PAUSE = 60.0  # seconds between the end of a round and the next draw
UNDEALT = 30.0  # seconds after a draw in which the tables are not dealt, so that players can be exchanged
THREADED = frozenset({"telegram", "discord"})  # platforms whose chats can have threads
LIFE = 30 * 86_400.0  # seconds that people can join, or that a tournament waits for its organiser
CODE_LENGTH = 5
MOST_DRAFTS = 20


def read_code(typed: str) -> str | None:
    """Return the tournament's code in what somebody typed, or None."""
    code = unicodedata.normalize("NFKC", typed).strip().upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_LETTERS) else None


class Member(Named):
    """Somebody who plays, judges or organises, as the application knows them."""

    person: Person
    """Who it is."""

    nudges: bool = True
    """Whether they are reminded of a turn."""

    auto: bool = False
    """Whether their only legal card is played for them."""

    @property
    def whose(self) -> PersonKey:
        """The key of the person."""
        return self.person.key


class Act(StrEnum):
    """What a judge can do that is asked once more."""

    ANNUL = "annul"
    """End the hand at a table as nothing."""

    FINE = "fine"
    """Take points from a player's total in the running game."""

    ANNUL_AND_FINE = "both"
    """Both at once."""

    POINTS = "points"
    """Take points of the tournament."""

    DISQUALIFY = "out"
    """Put a player out."""

    TAKE_BACK = "back"
    """Take one of the last two back."""

    APPOINT = "appoint"
    """Make somebody a judge."""

    DISMISS = "dismiss"
    """Let a judge go."""

    SWAP = "swap"
    """Exchange two players."""

    END = "end"
    """End a table's game: the totals count."""

    TAKE_OVER = "take-over"
    """Become the organiser."""

    CONFIRM = "confirm"
    """Confirm what a judge who plays has proposed."""

    CANCEL = "cancel"
    """Break the tournament off."""


class Draft(Named):
    """What a judge wants to do, until it is said once more that it shall be done."""

    id: int
    """Its number, never used again."""

    judge: PersonKey
    """The key of the judge."""

    act: Act
    """What it is."""

    table: int = 0
    """The number of the table in the round; 0 for none."""

    hand: int = 0
    """The deal that is meant; 0 for none."""

    player: int = 0
    """The number of the player; 0 for none."""

    other: int = 0
    """The number of the other player of an exchange, or the place of a penalty."""

    points: str = ""
    """How many points, as typed and read; empty for none."""

    reason: str = ""
    """Why: one of `engine.tournament.model.REASONS`; empty until it is chosen, and for what needs none."""

    remark: str = ""
    """What the judge adds in words of their own; empty for nothing."""

    @property
    def whose(self) -> PersonKey:
        """The key of the judge."""
        return self.judge


class Proposal(Named):
    """What a judge who plays would take from a player: it is done once somebody else confirms it."""

    draft: Draft
    """What it is; its number is the proposal's."""

    by: Person
    """Who proposes it."""

    hands: int = 0
    """Of a fine at a table: as many hands over there let it lapse; 0 for what lapses at the next draw."""

    @property
    def whose(self) -> PersonKey:
        """The key of who proposes it."""
        return self.by.key


class TakeOver(Frozen):
    """Somebody wants to organise in the place of an organiser who has done nothing for long, who is asked first."""

    person: Person
    """Who wants to."""

    admin: bool
    """Whether they spoke for the home chat."""

    asked: float
    """Since when the organiser is asked, in seconds since the epoch."""


class Lost(Frozen):
    """What the store has lost of a tournament that went on without it."""

    joined: tuple[core_model.Person, ...] = ()
    """Those who had joined, and have not by now."""

    round: int = 0
    """The round that had been drawn; 0 for none."""


class TableThread(Frozen):
    """A thread that is open for a table."""

    round: int
    """The round, from 1."""

    table: int
    """The table's number in the round, from 1."""

    code: str
    """The table's code."""

    chat: Chat
    """The thread."""


class Tournament(Gathering):
    """A tournament, whole. The store holds it, secrets included."""

    core: Core
    """People, draws, results, penalties: everything that the record tells."""

    members: tuple[Member, ...] = ()
    """Everybody who plays, judges or organises."""

    move: int = USUAL_MOVE
    """Seconds for a move at its tables."""

    pause: float | None = USUAL_PAUSE
    """Seconds between the end of a round and the next draw; None waits for the organiser."""

    threads: bool = False
    """Whether each table has a thread of its own in the home chat."""

    table_threads: tuple[TableThread, ...] = ()
    """Those that are open."""

    threads_lack: str = ""
    """Why no thread could be opened in this round: `no-rights`, `no-forum`, `refused`; empty while nothing is known."""

    dealt_at: float = 0.0
    """When the tables of the round are dealt, or were, in seconds since the epoch. Until then players are exchanged."""

    due_at: float | None = None
    """When the next round is drawn, or the tournament ends, by itself; None while that is not known."""

    organiser_seen: float = 0.0
    """When the organiser last did something here, in seconds since the epoch."""

    take_over: TakeOver | None = None
    """Who wants to be the organiser; None if nobody does."""

    proposals: tuple[Proposal, ...] = ()
    """What judges who play have proposed and nobody has confirmed, oldest first."""

    offers: tuple[Member, ...] = ()
    """Who has offered to judge."""

    drafts: tuple[Draft, ...] = ()
    """What judges have been asked about once more."""

    drafted: int = 0
    """The number of the newest of these."""

    lost: Lost | None = None
    """What the store has lost since the last draw, for the page; None for nothing."""

    told: str = ""
    """The key of the last thing that happened to the tournament as a whole, for its page; empty for nothing."""

    @property
    def id(self) -> str:
        """Its code."""
        return self.core.code

    @property
    def people(self) -> tuple[Person, ...]:
        """Everybody who plays, judges or organises."""
        return tuple(member.person for member in self.members)

    @property
    def boards(self) -> int:
        """The number of the present page: one for the registration, then one for each round."""
        return self.core.round + 1

    @property
    def strays(self) -> tuple[Stray, ...]:
        """None: what a tournament shows is no secret, and is drawn anew."""
        return ()

    @property
    def redrawn(self) -> float:
        """Never: see `strays`."""
        return 0.0

    @property
    def gives_way(self) -> bool:
        """Never: its page is what the home chat has of it."""
        return False

    @property
    def crowded(self) -> bool:
        """Whether boards of its tables stand in the home chat's topics."""
        return self.threads

    @property
    def waits_since(self) -> float | None:
        """Never: at a tournament nobody has a turn."""
        return None

    @property
    def is_live(self) -> bool:
        """Whether anything can still change."""
        return self.core.is_open

    @property
    def is_registering(self) -> bool:
        """Whether nothing has been drawn yet."""
        return self.core.stage is TournamentStage.REGISTRATION

    @property
    def is_undealt(self) -> bool:
        """Whether a round is drawn whose tables are not dealt yet."""
        present = self.core.current
        return self.core.stage is TournamentStage.PLAYING and present is not None and not present.begun

    @property
    def round_is_over(self) -> bool:
        """Whether a round has been drawn, and every table of it is done."""
        return self.core.round > 0 and not questions.tables_left(self.core)

    def member(self, key: str) -> Member | None:
        """Return somebody who plays, judges or organises, by key."""
        return next((member for member in self.members if member.person.key == key), None)

    def number(self, key: str) -> int | None:
        """Return the number of entry of a player by key."""
        return questions.number_of(self.core, key)

    def name(self, number: int) -> str:
        """Return what a player is called; `bot.people.NAMELESS` for one who was forgotten."""
        return self.core.players[number - 1].person.name or NAMELESS

    def judges(self, key: str, table: int, *, admin: bool) -> bool:
        """Whether somebody judges a table of the present round. `admin` says that they speak for the home chat."""
        return rights.judging_refusal(self.core, key, table, admin=admin) is None


def core_person(person: Person) -> core_model.Person:
    """Return somebody as the core knows them."""
    return core_model.Person(key=person.key, name=person.name if person.key else "")


__all__ = ["Act", "Core", "Draft", "Member", "Tournament", "TournamentStage", "core_person", "director"]
