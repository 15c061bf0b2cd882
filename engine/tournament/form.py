"""The form of a tournament's record, ``thousand-tournament/1`` (docs/tournaments.md, the record).

Rulings, results, exchanges and penalties are the values of `model`, with people as the record names them.
"""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, model_validator

from engine.record import RecordRules
from engine.tournament.model import Exchange, HandRuling, Penalty, Person, Points, Result, TournamentStage
from engine.tournament.settings import Frozen
from engine.tournament.standings import Row

FORMAT: Literal["thousand-tournament/1"] = "thousand-tournament/1"


class Seal(Frozen):
    """A seal, and the secret that opens it."""

    seal: str
    """What was shown, 64 hexadecimal digits."""

    secret: str | None
    """64 hexadecimal digits; None while it is closed."""


class Official(Person):
    """A person as the record names them: by name, and by number of entry. The number serves as their key."""

    player: int | None
    """Their number of entry; None if they have not joined."""

    @model_validator(mode="before")
    @classmethod
    def _key_from_number(cls, data: Any) -> Any:
        return {**data, "key": str(data.get("player") or "")} if isinstance(data, dict) else data


class RecordedPlayer(Frozen):
    """Somebody who has joined; their number is their place in the list, from 1."""

    name: str
    """Their name."""

    first_round: int
    """The first round that they could be drawn in."""

    withdrew_in: int | None
    """The round that was the last one drawn when they withdrew; None if they did not."""


class RecordedRuling(HandRuling):
    """What a judge did to a hand."""

    remark: str
    by: Official
    confirmed: Official | None


class RecordedResult(Result):
    """How the game of a table ended, by seat. Players who withdrew from it count as absent."""

    winners: tuple[int, ...]
    absent: tuple[int, ...]

    places: tuple[int, ...]
    """The places, from 1."""

    points: tuple[Points, ...]
    """The points of the places, whether somebody gets them or not."""

    rulings: tuple[RecordedRuling, ...]


class RecordedTable(Frozen):
    """A table of a round; its number is its place in the list, from 1."""

    code: str
    """The code by which its own record is exported."""

    seats: tuple[int | None, ...]
    """The numbers of the players by seat, after exchanges; None for a built-in player."""

    first_dealer: int
    """The seat that dealt first."""

    result: RecordedResult | None
    """How its game ended; None while it is played."""


class RecordedExchange(Exchange):
    """Two players who took each other's place."""

    by: Official


class RecordedSeals(Frozen):
    """The seals of a round."""

    lot: Seal
    """Of tables, seats and first dealers."""

    deals: Seal
    """Of deal 1 of every table."""


class RecordedRound(RecordedSeals):
    """A round; its number is its place in the list, from 1."""

    shares: tuple[str, ...]
    """The shares that were mixed in, by number of entry; empty for a player who gave none."""

    typed: tuple[int, ...]
    """The numbers of those who gave a share, in order of typing, kept words first."""

    exchanges: tuple[RecordedExchange, ...]
    """What was changed after the draw."""

    tables: tuple[RecordedTable, ...]
    """The tables."""

    byes: tuple[int, ...]
    """The numbers of those who sat out, after exchanges."""


class RecordedPenalty(Penalty):
    """What a judge took from a player in the tournament."""

    remark: str
    by: Official
    confirmed: Official | None
    taken_back: bool


class TournamentRecord(Frozen):
    """A tournament. Unknown keys are ignored."""

    format: Literal["thousand-tournament/1"] = FORMAT
    """The name and version of this form."""

    code: str
    """The tournament's code."""

    name: str
    """The tournament's name."""

    stage: TournamentStage
    """The stage at which the record was made."""

    rules: RecordRules
    """The rule set of its tables."""

    size: int
    """Seats at a table."""

    points: tuple[int, ...]
    """Points by place."""

    hands: int | None
    """After how many scored hands a game ends at the latest."""

    minutes: int | None
    """After how many minutes it ends with the hand in progress."""

    bye: bool
    """Whether odd people sit out."""

    planned: int | None
    """How many rounds there are to be; None before the first."""

    organiser: Official
    """The head judge."""

    judges: tuple[Official, ...]
    """The judges whom he appointed."""

    players: tuple[RecordedPlayer, ...]
    """Everybody who has joined."""

    rounds: tuple[RecordedRound, ...]
    """The rounds that were drawn."""

    sealed: RecordedSeals | None
    """The seals of the next round; at the end opened, of the round that was not played."""

    penalties: tuple[RecordedPenalty, ...]
    """What judges took in the tournament, oldest first."""

    standings: tuple[Row, ...]
    """The standings, the first first; a record has no ``lines``."""

    records: dict[str, Any] = Field(default_factory=dict)
    """Records of tables (docs/record.md) by code, as far as they are given."""
