"""*Keep it*: a guest of the page hands their games and ladder over to an account, and both sides agree.

A link with a secret code leads the account to the bot. The first account that opens it is the taker; once the taker has
agreed, the guest is asked about them by name, and the guest's answer moves the games in one commit. So neither who has
found the link nor who is named by somebody else gets anything. The document lives for ten minutes after its last step.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.chance import Chance
from bot.finished import records, statistics
from bot.finished.details import STEPS, details
from bot.finished.records import FinishedGame
from bot.people import Frozen, Person, PersonKey
from bot.ports.directory import FINISHED, MOST
from bot.ports.effects import Effect, HandedOver, Remembered, Summed
from bot.refusal import Refusal
from bot.retention import Kind, life
from bot.table.documents import Documents
from bot.table.lobby import CODE_LENGTH, CODE_LETTERS, new_code, read_code
from bot.table.tables import Tables

LASTS = float(life(Kind.HANDOVER))  # seconds for which a code works
KEEP_PAYLOAD = "keep_"  # before the code in the link to the bot
OPENED = "handover"  # in an account's document: the code of the last handover that it has opened
SECRET_LENGTH = 10  # letters of the secret part of a code
STAYS = frozenset({"rated", "strength", "doubt", "shared", "left"})
"""The sums that nobody hands over: the rating, and how reliably somebody has played with others."""

MOST_GAMES = 500  # the length of a person's list


class Step(StrEnum):
    """How far a handover has come."""

    OFFERED = "offered"
    """The guest has a link."""

    ASKED = "asked"
    """The taker has agreed, and the guest is asked."""

    MOVED = "moved"
    """The guest has agreed too: the games are the taker's."""

    STOPPED = "stopped"
    """The guest has said no."""


class Handover(Frozen):
    """A guest's present handover."""

    code: str
    """Its code in the store (`code_of`)."""

    guest: Person
    """The guest."""

    secret: str
    """The digest of the secret part of the code."""

    until: float
    """Until when the code works, in seconds since the epoch."""

    taker: Person | None = None
    """The account that has opened the link; None before."""

    step: Step = Step.OFFERED
    """How far it has come."""

    @property
    def id(self) -> str:
        """Its code in the store."""
        return self.code

    def stands(self, now: float) -> bool:
        """Whether it waits for somebody; not once one of both was forgotten."""
        is_open = self.step in {Step.OFFERED, Step.ASKED} and now < self.until
        return is_open and bool(self.guest.key) and (self.taker is None or bool(self.taker.key))

    def opened(self, taker: Person, secret: str, now: float) -> "Handover":
        """Return it with its taker. Raises Refusal, always the same one, unless the code is theirs and works."""
        if self.secret != secret or not self.stands(now) or (self.taker or taker).key != taker.key:
            raise Refusal("keep-gone")
        return self.replace(taker=taker)

    def agreed(self, taker: PersonKey, now: float) -> "Handover":
        """Return it once its taker has agreed. Raises Refusal for anybody else, and if it is over."""
        if not self.is_of(taker) or not (self.stands(now) or self.step is Step.MOVED):
            raise Refusal("keep-gone")
        return self.replace(step=Step.ASKED) if self.step is Step.OFFERED else self

    def is_of(self, taker: PersonKey) -> bool:
        """Whether a person is its taker."""
        return self.taker is not None and bool(taker) and self.taker.key == taker

    def moved(self, now: float) -> "Handover":
        """Return it as moved; the same if it was before. Raises Refusal unless its taker has agreed in time."""
        if self.step is Step.MOVED:
            return self
        if self.step is not Step.ASKED or not self.stands(now):
            raise Refusal("keep-gone")
        return self.replace(step=Step.MOVED)

    def stopped(self) -> "Handover":
        """Return it as stopped; the same if the games were moved before."""
        return self if self.step is Step.MOVED else self.replace(step=Step.STOPPED)


class Handovers(Documents[Handover]):
    """Loads handovers, and commits them."""

    what = "handover"
    form = Handover
    missing = "keep-gone"


@dataclass(frozen=True, slots=True)
class Kept:
    """What a guest has to hand over."""

    games: int
    """Finished games."""

    level: str = ""
    """The last step of the ladder that is taken; empty for none."""


def code_of(guest: PersonKey) -> str:
    """Return the code in the store of a guest's handover, by their key: a guest has only one at a time."""
    return f"handover-{_tag(guest)}"


def new(guest: Person, now: float, chance: Chance) -> tuple[Handover, str]:
    """Return a guest's new handover, and its code: letters that lead to the document, and the secret ones."""
    secret = new_code(chance, SECRET_LENGTH)
    one = Handover(code=code_of(guest.key), guest=guest, secret=digest(secret), until=now + LASTS)
    return one, _tag(guest.key) + secret


def read(typed: str) -> tuple[str, str]:
    """Return the code in the store, and the digest of the secret, of a typed code. Raises Refusal for other texts."""
    code = read_code("".join(sign for sign in typed if sign not in " -"), CODE_LENGTH + SECRET_LENGTH)
    if code is None:
        raise Refusal("keep-gone")
    return f"handover-{code[:CODE_LENGTH]}", digest(code[CODE_LENGTH:])


def digest(secret: str) -> str:
    """Return what is stored of the secret part of a code."""
    return hashlib.sha256(f"handover {secret}".encode()).hexdigest()


def _tag(guest: PersonKey) -> str:
    drawn = hashlib.sha256(f"handover of {guest}".encode()).digest()
    return "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn[:CODE_LENGTH])


async def kept(tables: Tables, one: Handover) -> Kept:
    """Return what a guest has to hand over."""
    _, _, numbers = await _given(tables, one)
    step = details(numbers).step
    return Kept(round(numbers.get("games", 0)), STEPS[step - 1] if step else "")


async def moving(tables: Tables, one: Handover) -> tuple[Effect, ...]:
    """Return what moves a guest's games to the taker. Unmet if the guest has finished another game meanwhile."""
    guest, taker = one.guest, one.taker
    if taker is None:
        return ()
    was, games, numbers = await _given(tables, one)
    given = tuple(records.handed_over(game, guest.key, taker) for game in games)
    added = {name: value for name, value in numbers.items() if name not in MOST}
    most = {name: value for name, value in numbers.items() if name in MOST}
    return (
        HandedOver(guest.key, taker.key, tuple(numbers), given, {"games": was}),
        Summed(taker.key, added, most, {"name": taker.name}),
        Remembered(taker.key, {FINISHED: True, OPENED: None}),
    )


async def _given(tables: Tables, one: Handover) -> tuple[float, list[FinishedGame], dict[str, float]]:
    """Return how many games a guest has in their sums, the listed ones, and the sums that the taker gets.

    A game in which the taker sat too counts for their own seat there alone. Nothing is listed before there is a taker.
    """
    (sums,) = await tables.directory.sums([one.guest.key])
    numbers = {name: value for name, value in sums.numbers.items() if name not in STAYS}
    listed = await tables.directory.finished(one.guest.key, MOST_GAMES) if one.taker is not None else ()
    games = [FinishedGame.model_validate(game) for game in listed]
    for game in games:
        if one.taker is not None and game.counts_for(one.taker):
            part = await _part(tables, game, one.guest)
            numbers = {name: value - part.get(name, 0.0) for name, value in numbers.items()}
    return sums.numbers.get("games", 0.0), games, numbers


async def _part(tables: Tables, game: FinishedGame, guest: Person) -> Mapping[str, float]:
    """Return what a game has added to a guest's sums; of one whose cards are gone only that it was played, and won."""
    try:
        return statistics.part_of(await tables.table(game.table), guest)
    except Refusal:
        return {"games": 1.0, "wins": float(game.seat_of(guest) in game.winners)}
