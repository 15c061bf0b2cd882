"""The record of a game, made from its log: what `/export` gives and what checks the deals (docs/record.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.people import Person
from bot.table import dealing
from bot.table.deals import Frozen
from bot.table.ending import winners
from bot.table.lobby import rules_of
from bot.table.table import Table
from engine import naming, rules
from engine.record import FORMAT


def record(table: Table, log: Sequence[bytes]) -> dict[str, Any]:
    """Return a table's record.

    Of a game in progress only what is over: the pack in play is secret. Once the game has ended, a hand that was broken
    off is opened too, and so are the seals of deals that were never played.
    """
    entries = [json.loads(line) for line in log]
    start, rest = entries[0], entries[1:]
    hands: list[dict[str, Any]] = []
    looks: list[dict[str, Any]] = []
    for entry in rest:
        if "pack" in entry:
            hands.append({**entry, "actions": []})
        elif "looked" in entry:
            looks.append(entry["looked"])
        else:
            hands[-1]["actions"].append(entry)
    dealt = [row.deal for row in table.rows] or [deal for deal in (table.deal,) if deal is not None]
    for hand, deal in zip(hands, dealt, strict=False):
        if "secret" not in hand:  # it may have come since
            hand.update(dealing.opened(table, deal))
    told: dict[str, Any] = {"format": FORMAT, "table": table.sealed_as, "rules": rules.told(rules_of(table)), **start}
    told["hands"] = hands[: len(table.rows)] if table.is_live else hands
    if table.kind.sealed:
        told |= _proof(table)
    told["unplayed"] = [
        {"hand": deal.hand, "seal": deal.commitment, "secret": deal.secret} for deal in dealing.unplayed(table)
    ]
    if looks and not table.is_live:
        told["looked"] = looks
    if table.hints:
        told["hints"] = table.hints
    return told


def _proof(table: Table) -> dict[str, Any]:
    """Return what deals are checked by, beside the hands."""
    lot = table.kind.lot
    return {"scheme": dealing.SCHEME, "drand": table.beacon, **({"lot": lot} if lot else {})}


def record_file(table: Table, log: Sequence[bytes]) -> tuple[str, bytes]:
    """Return the file name and the content of a table's record."""
    return f"thousand-{table.id}.json", json.dumps(record(table, log), ensure_ascii=False, indent=1).encode()


class Player(Frozen):
    """Who sat on a chair of a finished game."""

    person: Person | None = None
    """The person; None for a built-in player."""

    number: int = 0
    """Of a built-in player, for its name; 0 for a person, and for one who was forgotten."""


class FinishedGame(Frozen):
    """What is remembered of a finished game: who played, the totals and the winners; no cards."""

    table: str
    """The code of its table."""

    preset: str
    """The preset of the rules."""

    finished: float
    """When it ended, in seconds since the epoch."""

    hands: int
    """How many hands it had."""

    players: tuple[Player, ...]
    """Who sat there, by seat."""

    totals: tuple[int, ...]
    """The totals by seat; empty where none was dealt."""

    winners: tuple[int, ...]
    """The seats that have won."""

    def was_played_by(self, person: Person) -> bool:
        """Whether somebody sat there."""
        return any(player.person is not None and player.person.key == person.key for player in self.players)


def summary(table: Table, now: float) -> FinishedGame:
    """Return what is remembered of a finished game."""
    state = table.game
    return FinishedGame(
        table=table.id,
        preset=table.preset,
        finished=now,
        hands=len(table.rows),
        players=tuple(Player(person=seat.person, number=0 if seat.forgotten else seat.number) for seat in table.seats),
        totals=tuple(state.totals) if state is not None else (),
        winners=winners(table),
    )


def without(game: Mapping[str, Any], person: Person) -> dict[str, Any]:
    """Return what is remembered of a game without a person who asks to be forgotten."""
    return naming.without(FinishedGame.model_validate(game), {person.key}).model_dump(mode="json")
