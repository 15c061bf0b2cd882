"""A deal of the day: its seal, its rules, and everything that is computed from its secret.

Values are frozen: a change is a new day. A day is stored once for all processes, as a table is.
"""

import hmac
from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from pydantic import Field

from bot.chance import Chance
from bot.daily import week
from bot.people import Frozen
from bot.table import calendar
from bot.table.deals import SealedDeal
from bot.table.lobby import CODE_LENGTH, CODE_LETTERS
from engine import actions, fairness, game, rules, view
from engine.actions import Deal
from engine.fairness import SCHEME, Mix
from engine.players import editions
from engine.rules import Rules

SECRET_BYTES = 32
LEVEL = "hard"  # how well the built-in players play
MARK_DIGITS = 20
HAND = 1  # a day has one deal


class Day(Frozen):
    """The deal of one day. The store holds it, secret included."""

    date: str
    """The day, e.g. `2026-11-22`."""

    secret: str = Field(repr=False)
    """Hex: the secret part of the shuffle. Nobody sees it before the day is over."""

    seal: str
    """The hash of the secret. Everybody may see it from the day before."""

    key: str = Field(repr=False)
    """Hex: a secret that makes the codes of the day's tables and the marks of its players. Nobody ever sees it."""

    preset: str
    """The preset of the rules."""

    options: Mapping[str, Any] = {}
    """Options that differ from it."""

    seats: int
    """The number of seats at a table."""

    edition: str
    """The edition of the built-in players (`engine.players.editions`)."""

    scheme: int = 2
    """The version of its deal (`engine.fairness.SCHEME`); 2 where an earlier release sealed it."""

    @property
    def id(self) -> str:
        """Its code in the store, and its name in the seal."""
        return calendar.sealed_as(self.date)

    @property
    def begins(self) -> float:
        """When the day begins, in seconds since the epoch."""
        return calendar.begins(self.date)

    @property
    def ends(self) -> float:
        """When the day ends, in seconds since the epoch."""
        return self.begins + calendar.DAY

    @property
    def is_void(self) -> bool:
        """Whether an earlier release has sealed it: its cards can't be computed any more."""
        return self.scheme != SCHEME

    @property
    def rules(self) -> Rules:
        """The rules of the day."""
        return rules.build(self.preset, self.options)

    @property
    def mix(self) -> Mix:
        """The input that the pack and the first dealer are computed from, the same at every table of the day."""
        return Mix(bytes.fromhex(self.secret), (), self.id, HAND)

    def opened(self) -> SealedDeal:
        """Return the deal with its secret."""
        return SealedDeal(hand=HAND, secret=self.secret, commitment=self.seal)

    def mark_of(self, person: str) -> str:
        """Return a hash that stands for a person, by key, among the day's players."""
        return self._keyed(f"player {person}").hex()[:MARK_DIGITS]

    def codes_of(self, mark: str) -> Iterator[str]:
        """Yield possible codes of a person's table; the table gets the first that no other table has.

        So a person has one table a day, whichever process opens it, and however often.
        """
        for number in count():
            drawn = self._keyed(f"table {mark} {number}")
            yield "".join(CODE_LETTERS[byte % len(CODE_LETTERS)] for byte in drawn[:CODE_LENGTH])

    def _keyed(self, text: str) -> bytes:
        return hmac.digest(bytes.fromhex(self.key), text.encode(), "sha256")


def made_by_built_in(day: Day) -> int:
    """Return the points of the person's seat if a built-in player of the day's edition plays it."""
    pack, dealer = day.mix.pack(day.rules.table.deck), day.mix.dealer(day.seats)
    state, _ = game.apply(game.new(day.rules, day.seats, dealer), Deal(pack))
    while state.to_act is not None:
        seen = view.view(state, state.to_act).as_json()
        state, _ = game.apply(state, actions.parse(editions.choose_by(day.edition, seen, LEVEL, day.rules)))
    return state.totals[0]


def sealed(date: str, chance: Chance) -> Day:
    """Draw and seal the secret of a future day."""
    secret, kind = chance.token(SECRET_BYTES), week.kind_of(date)
    return Day(
        date=date,
        secret=secret.hex(),
        seal=fairness.seal(secret, calendar.sealed_as(date), HAND),
        key=chance.token(SECRET_BYTES).hex(),
        preset=kind.preset,
        options=kind.options,
        seats=kind.seats,
        edition=editions.NEWEST,
        scheme=SCHEME,
    )
