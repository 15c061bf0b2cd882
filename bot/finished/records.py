"""The record of a game, made from its log: the file of `/export`, which also checks deals (docs/record.md)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.people import Frozen, Person, PersonKey
from bot.table import dealing
from bot.table.deals import ScoreRow
from bot.table.ending import winners
from bot.table.holders import whole_game
from bot.table.lobby import rules_of
from bot.table.table import Seat, Table
from engine import naming, rules
from engine.record import FORMAT


def record(table: Table, log: Sequence[bytes]) -> dict[str, Any]:
    """Return a table's record.

    For a game in progress it has only finished hands, as the pack in play is secret. For a game that is over it also
    has an unfinished hand, and the secrets of deals that were never played.
    """
    entries = [json.loads(line) for line in log]
    start, rest = entries[0], entries[1:]
    hands: list[dict[str, Any]] = []
    inspections: list[dict[str, Any]] = []
    for entry in rest:
        if "pack" in entry:
            hands.append({**entry, "actions": []})
        elif "looked" in entry:
            inspections.append(entry["looked"])
        else:
            hands[-1]["actions"].append(entry)
    dealt = [row.deal for row in table.rows] or [deal for deal in (table.deal,) if deal is not None]
    for hand, deal in zip(hands, dealt, strict=False):
        if "secret" not in hand:  # the log lacks the secret of a deal if the table did not hold it
            hand.update(dealing.opened(table, deal))
    found: dict[str, Any] = {
        "format": FORMAT,
        "table": table.sealed_as,
        "rules": rules.as_json(rules_of(table)),
        **start,
    }
    found["hands"] = hands[: len(table.rows)] if table.is_live else hands
    if table.kind.sealed:
        found |= _proof(table)
    found["unplayed"] = [
        {"hand": deal.hand, "seal": deal.commitment, "secret": deal.secret} for deal in dealing.unplayed(table)
    ]
    if inspections and not table.is_live:
        found["looked"] = inspections
    if table.hints:
        found["hints"] = table.hints
    return found


def _proof(table: Table) -> dict[str, Any]:
    """Return the fields that deals are checked with, beside the hands."""
    lot = table.kind.lot
    return {"scheme": table.scheme, **({"lot": lot} if lot else {})}


def record_file(table: Table, log: Sequence[bytes]) -> tuple[str, bytes]:
    """Return the name and the content of the file with a table's record."""
    return f"thousand-{table.id}.json", json.dumps(record(table, log), ensure_ascii=False, indent=1).encode()


class Player(Frozen):
    """A seat of a finished game."""

    person: Person | None = None
    """The person; None for a built-in player."""

    number: int = 0
    """The number in a built-in player's name; 0 for a person, also a forgotten one."""

    earlier: tuple["Player", ...] = ()
    """Who had the seat before, oldest first."""


class SheetHand(Frozen):
    """A hand on the score sheet of a finished game."""

    hand: int
    """The number of the deal, from 1."""

    declarer: int | None
    """The seat of the declarer; None for a hand without one."""

    contract: int | None
    """The contract in points; None for a hand without one."""

    outcome: str
    """How it ended, as in `bot.views.result.HandResult`."""

    totals: tuple[int, ...]
    """The totals after it, by seat."""


class FinishedGame(Frozen):
    """The summary of a finished game: players, totals, winners and the score sheet; no cards."""

    table: str
    """The code of its table."""

    preset: str
    """The preset of the rules."""

    finished: float
    """When it ended, in seconds since the epoch."""

    hands: int
    """How many hands it had."""

    players: tuple[Player, ...]
    """The players by seat."""

    totals: tuple[int, ...]
    """The totals by seat; empty if no hand was dealt."""

    winners: tuple[int, ...]
    """The seats that have won; not one whose person had left, although a built-in player won there."""

    sheet: tuple[SheetHand, ...] = ()
    """The hands that changed a total, oldest first; empty where an earlier release has stored the game."""

    def counts_for(self, person: Person) -> bool:
        """Whether it counts for a person: for the first one on each seat."""
        firsts = ((*player.earlier, player)[0].person for player in self.players)
        return any(first is not None and first.key == person.key for first in firsts)

    def was_played_by(self, person: Person) -> bool:
        """Whether a person had a seat at its end."""
        return self.seat_of(person) is not None

    def seat_of(self, person: Person) -> int | None:
        """Return the seat that a person had at its end; None for none."""
        keys = [player.person.key if player.person is not None else "" for player in self.players]
        return keys.index(person.key) if person.key in keys else None


def players(table: Table) -> tuple[Player, ...]:
    """Return the players of a game by seat, each with those who had the seat before."""
    by_seat = zip(*(map(_player, then.seats) for then in whole_game(table)), strict=True)
    return tuple(last.replace(earlier=tuple(earlier)) for *earlier, last in map(dict.fromkeys, by_seat))


def _player(seat: Seat) -> Player:
    return Player(person=seat.person, number=0 if seat.forgotten else seat.number)


def summary(table: Table, now: float) -> FinishedGame:
    """Return the summary of a finished game."""
    state = table.game
    return FinishedGame(
        table=table.id,
        preset=table.preset,
        finished=now,
        hands=len(table.rows),
        players=players(table),
        totals=tuple(state.totals) if state is not None else (),
        winners=tuple(seat for seat in winners(table) if not table.seats[seat].left),
        sheet=tuple(_hand(row) for row in table.rows if row.counts or row.changed),
    )


def _hand(row: ScoreRow) -> SheetHand:
    known = {name: row.result[name] for name in ("declarer", "contract", "outcome", "totals")}
    return SheetHand(hand=row.number, **known)


def without(game: Mapping[str, Any], person: Person) -> dict[str, Any]:
    """Remove a forgotten person from the summary of a game."""
    return naming.without(FinishedGame.model_validate(game), {person.key}).model_dump(mode="json")


def handed_over(game: FinishedGame, giver: PersonKey, taker: Person) -> dict[str, Any]:
    """Put another person into the summary of a game, under the name that all have seen there.

    One that counts for that person already stays as it is.
    """

    def seen(player: Player) -> Player:
        person = player.person
        if person is not None and person.key == giver:
            person = taker.replace(name=person.name)
        return player.replace(person=person, earlier=tuple(map(seen, player.earlier)))

    if not game.counts_for(taker):
        game = game.replace(players=tuple(map(seen, game.players)))
    return game.model_dump(mode="json")
