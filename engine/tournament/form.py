"""The form of a tournament's record, ``thousand-tournament/1`` (docs/tournaments.md, the record).

Rulings, results and penalties are the values of `model`, with people in the record's form (`Official`).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, model_validator

from engine.record import RecordRules
from engine.tournament.model import HandRuling, Penalty, Person, Points, Result, TournamentStage
from engine.tournament.settings import Frozen
from engine.tournament.standings import Standing

FORMAT: Literal["thousand-tournament/1"] = "thousand-tournament/1"

Hash = Annotated[str, Field(pattern="^[0-9a-f]{64}$")]
"""A secret or a share: 64 hexadecimal digits."""


class Seal(Frozen):
    """A seal, and the secret that opens it."""

    seal: str
    """The hash that was shown, 64 hexadecimal digits."""

    secret: Hash | None
    """The secret; None while the seal is closed."""


class Official(Person):
    """A person in the record: a name, and a number of entry that serves as the key."""

    player: int | None
    """Their number of entry; None if they have not joined."""

    @model_validator(mode="before")
    @classmethod
    def _key_from_number(cls, data: Any) -> Any:
        return {**data, "key": str(data.get("player") or "")} if isinstance(data, dict) else data


class RecordedPlayer(Frozen):
    """A player who has joined. Their number is their place in the list, from 1."""

    name: str
    """Their name."""

    first_round: int
    """The first round that they could be drawn in."""

    withdrew_in: int | None
    """The last round drawn before they withdrew; None if they did not withdraw."""


class RecordedRuling(HandRuling):
    """A judge's ruling about a hand."""

    remark: str
    by: Official
    confirmed: Official | None


class RecordedResult(Result):
    """The result of a table's game, by seat. Players who withdrew from the game count as absent."""

    winners: tuple[int, ...]
    absent: tuple[int, ...]

    places: tuple[int, ...]
    """The places, from 1."""

    points: tuple[Points, ...]
    """The points of the places, even if nobody gets them."""

    rulings: tuple[RecordedRuling, ...]


class RecordedTable(Frozen):
    """A table of a round. Its number is its place in the list, from 1."""

    code: str
    """The code of the game's table, by which the game's record is exported."""

    seats: tuple[int | None, ...]
    """The numbers of the players by seat; None for a built-in player."""

    first_dealer: int
    """The seat that dealt first."""

    result: RecordedResult | None
    """The result of its game; None while the game is played."""


class RecordedSeals(Frozen):
    """The seals of a round."""

    lot: Seal
    """The seal of tables, seats and first dealers."""

    deals: Seal
    """The seal of deal 1 of every table."""


def _refused(_: object) -> None:
    raise ValueError("nobody exchanges seats after the draw")


class RecordedRound(RecordedSeals):
    """A round. Its number is its place in the list, from 1."""

    shares: tuple[Hash, ...]
    """The shares that were mixed in, in order of typing."""

    typed: tuple[int, ...]
    """The numbers of the players who gave them, in the same order."""

    tables: tuple[RecordedTable, ...]
    """The tables."""

    byes: tuple[int, ...]
    """The numbers of the players who sat out."""

    exchanges: Annotated[None, BeforeValidator(_refused)] = None
    """Seats that people exchanged after the draw: no record has them any more."""


class RecordedUnplayed(RecordedSeals):
    """The seals of a round that was sealed anew before the draw. They are open."""

    round: int
    """The round's number."""


class RecordedPenalty(Penalty):
    """A player's removal by a judge."""

    do: Literal["disqualify"]
    remark: str
    by: Official
    confirmed: Official | None
    taken_back: bool


class TournamentRecord(Frozen):
    """A tournament. Unknown keys are ignored."""

    format: Literal["thousand-tournament/1"] = FORMAT
    """The name and version of this form."""

    scheme: Literal[3]
    """The version of the shuffle (`engine.fairness.SCHEME`)."""

    code: str
    """The tournament's code."""

    name: str
    """The tournament's name."""

    stage: TournamentStage
    """The stage at which the record was made."""

    rules: RecordRules
    """The rule set of all tables."""

    size: int
    """Seats at a table."""

    points: tuple[int, ...]
    """Points by place."""

    hands: int | None
    """The number of scored hands after which a game ends; None for no limit."""

    minutes: int | None
    """The minutes after which a game ends with the hand in progress; None for no limit."""

    bye: bool
    """Whether people who don't fill a table sit out."""

    planned: int | None
    """The planned number of rounds; None before the first."""

    organiser: Official
    """The head judge."""

    judges: tuple[Official, ...]
    """The judges appointed by the organiser."""

    players: tuple[RecordedPlayer, ...]
    """Everybody who has joined."""

    rounds: tuple[RecordedRound, ...]
    """The rounds that were drawn."""

    sealed: RecordedSeals | None
    """The seals of the next round. After the end they are open, and belong to a round that was not played."""

    unplayed: tuple[RecordedUnplayed, ...] = ()
    """Seals that others have replaced before the draw, oldest first."""

    penalties: tuple[RecordedPenalty, ...]
    """Removals by judges, oldest first."""

    standings: tuple[Standing, ...]
    """The standings, the best player first, without ``lines``."""

    records: dict[str, Any] = Field(default_factory=dict)
    """Embedded records of tables (docs/record.md), by code. Tables may be missing."""
