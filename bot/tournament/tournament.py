"""A tournament as it is stored: the core's value and fields of the application."""

from enum import StrEnum
from typing import ClassVar

from bot.people import NAMELESS, Chat, Frozen, Person, PersonKey
from bot.table import lobby
from bot.table.gathering import Gathering
from bot.table.parts import Habits
from engine.naming import Named
from engine.record import RecordRules
from engine.tournament import model as core_model
from engine.tournament import questions
from engine.tournament.model import Tournament as Core
from engine.tournament.model import TournamentStage

USUAL_MOVE = 60  # seconds for a move
USUAL_PAUSE = 60.0  # seconds between the end of a round and the next draw
THREADED = frozenset({"telegram", "discord"})  # platforms whose chats can have threads
LIFE = 30 * 86_400.0  # seconds of a registration, or of waiting for the organiser
CODE_LENGTH = 5
MOST_DRAFTS = 20


def read_code(typed: str) -> str | None:
    """Parse a typed tournament code; None for anything else."""
    return lobby.read_code(typed, CODE_LENGTH)


class Member(Named):
    """A person who plays, judges or organises."""

    person: Person
    """The person."""

    habits: Habits = Habits()
    """What the person has chosen for every table."""


class Act(StrEnum):
    """Acts of judges that need a confirming press."""

    ANNUL = "annul"
    """Annul the hand at a table."""

    FINE = "fine"
    """Take points from a player's total in the running game."""

    ANNUL_AND_FINE = "both"
    """Annul the hand and fine a player."""

    DISQUALIFY = "out"
    """Disqualify a player."""

    TAKE_BACK = "back"
    """Take back a disqualification."""

    APPOINT = "appoint"
    """Make somebody a judge."""

    DISMISS = "dismiss"
    """Dismiss a judge."""

    END = "end"
    """End a table's game: the totals count."""

    CONFIRM = "confirm"
    """Confirm what a judge who plays has proposed."""

    CANCEL = "cancel"
    """Call the tournament off."""


class Draft(Named):
    """An act that a judge has begun and not confirmed yet."""

    names: ClassVar[str] = "judge"

    id: int
    """Its number, never used again."""

    judge: PersonKey
    """The key of the judge."""

    act: Act
    """The act."""

    table: int = 0
    """The number of the table in the round; 0 for none."""

    hand: int = 0
    """The number of the deal; 0 for none."""

    player: int = 0
    """The number of the player; 0 for none."""

    other: int = 0
    """The place of something in a list; 0 for none."""

    points: str = ""
    """How many points, as text; empty for none."""

    reason: str = ""
    """Why: one of `engine.tournament.model.REASONS`; empty until it is chosen, or where none is needed."""

    remark: str = ""
    """The judge's own words; empty for none."""

    players: tuple[int, ...] = ()
    """The players of one name among whom `player` is still to be chosen; empty where that is clear."""

    others: tuple[int, ...] = ()
    """The same for `other`."""


class Proposal(Named):
    """A penalty that a judge who plays proposes, until another person confirms it."""

    names: ClassVar[str] = "by"

    draft: Draft
    """The draft; the proposal has the same number."""

    by: Person
    """The judge who proposes it."""

    hands: int = 0
    """For a fine at a table: the number of hands over there at which the proposal lapses; 0 if it lapses at the next
    draw."""


class TableThread(Frozen):
    """An open thread of a table."""

    round: int
    """The round, from 1."""

    table: int
    """The table's number in the round, from 1."""

    code: str
    """The table's code."""

    chat: Chat
    """The thread."""


class Fallen(StrEnum):
    """Why an evening did not begin by itself."""

    FEW = "few"
    """Too few people had joined."""

    LATE = "late"
    """No worker was there at the time."""


class Tournament(Gathering):
    """A whole tournament as the store holds it, secrets included."""

    core: Core
    """The core: people, draws, results, penalties."""

    members: tuple[Member, ...] = ()
    """People who play, judge or organise."""

    move: int = USUAL_MOVE
    """Seconds for a move."""

    pause: float | None = USUAL_PAUSE
    """Seconds between the end of a round and the next draw; None to wait for the organiser."""

    threads: bool = False
    """Whether each table gets a thread in the home chat."""

    kept_rules: RecordRules | None = None
    """The rules that the chat has kept, while the organiser is asked whether they count; None if nobody is asked."""

    table_threads: tuple[TableThread, ...] = ()
    """The open threads."""

    threads_lack: str = ""
    """Why no thread could be opened in this round: `no-rights`, `no-forum`, `refused`; empty if nothing failed."""

    dealt_at: float = 0.0
    """When the round was drawn and its tables were dealt, in seconds since the epoch."""

    due_at: float | None = None
    """When the next round is drawn, or the tournament ends, in seconds since the epoch; None while that is unknown."""

    plan: str = ""
    """The code of the plan that this evening belongs to (`bot.tournament.plan`); empty for a tournament that somebody
    opened."""

    starts_at: float | None = None
    """When round 1 is drawn by itself, in seconds since the epoch; None to wait for the organiser."""

    zone: str = ""
    """The time zone in which `starts_at` is told."""

    fallen: Fallen | None = None
    """Why it was called off by itself; None if it was not."""

    organiser_seen: float = 0.0
    """When the organiser was last active, in seconds since the epoch."""

    proposals: tuple[Proposal, ...] = ()
    """Proposals that nobody has confirmed, oldest first."""

    offers: tuple[Member, ...] = ()
    """People who have offered to judge."""

    drafts: tuple[Draft, ...] = ()
    """Acts of judges that are not confirmed yet."""

    drafted: int = 0
    """The number of the newest draft."""

    # Answers for delivery, like a table's: a tournament has no less urgent page and no turns.
    gives_way: ClassVar[bool] = False
    waits_since: ClassVar[float | None] = None

    @property
    def id(self) -> str:
        """Its code."""
        return self.core.code

    @property
    def people(self) -> tuple[Person, ...]:
        """People who play, judge or organise."""
        return tuple(member.person for member in self.members)

    @property
    def keepers(self) -> tuple[Person, ...]:
        """The person who is told if a chat refuses its messages: the organiser; nobody if they were forgotten."""
        organiser = self.member(self.core.organiser.key)
        return (organiser.person,) if organiser is not None else ()

    @property
    def boards(self) -> int:
        """The number of the present page: one for the registration, then one for each round."""
        return self.core.round + 1

    @property
    def crowded(self) -> bool:
        """Whether topics of the home chat show boards of its tables."""
        return self.threads

    @property
    def is_live(self) -> bool:
        """Whether anything can still change."""
        return self.core.is_open

    @property
    def is_registering(self) -> bool:
        """Whether nothing has been drawn yet."""
        return self.core.stage is TournamentStage.REGISTRATION

    @property
    def codes_in_play(self) -> dict[int, str]:
        """The codes of the round's tables that have no result yet, by number."""
        present = self.core.current
        if present is None or self.core.stage is not TournamentStage.PLAYING:
            return {}
        return {number: one.code for number, one in enumerate(present.tables, 1) if one.result is None}

    @property
    def round_is_over(self) -> bool:
        """Whether a round has been drawn, and all its tables are done."""
        return self.core.round > 0 and not questions.tables_left(self.core)

    def has_in_it(self, person_key: str) -> bool:
        """Whether a person organises the tournament, or has joined it."""
        return person_key == self.core.organiser.key or self.member(person_key) is not None

    def member(self, key: str) -> Member | None:
        """Return a member by key; None for anybody else."""
        return next((member for member in self.members if member.person.key == key), None)

    def number(self, key: str) -> int | None:
        """Return the number of a player by key; None for anybody else."""
        return questions.number_of(self.core, key)

    def name(self, number: int) -> str:
        """Return a player's name; `bot.people.NAMELESS` for a forgotten one."""
        return self.core.players[number - 1].person.name or NAMELESS


def core_person(person: Person) -> core_model.Person:
    """Return a person in the form of the core."""
    return core_model.Person(key=person.key, name=person.name if person.key else "")


__all__ = ["Act", "Core", "Draft", "Fallen", "Member", "Tournament", "TournamentStage", "core_person"]
