"""The draw of a round: tables, seats, first dealers, and the packs of deal 1, all computed from sealed secrets.

A lot is drawn like the deals of a table (`engine.fairness`), with the tournament's code as the table and the number of
the round as the hand. Labels: ``draw`` for round 1, ``seats T`` and ``dealer T`` with the secret of the lot, ``pack T``
with the secret of the deals.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from engine import fairness
from engine.fairness import Mix
from engine.tournament import questions
from engine.tournament.model import Secrets, Tournament
from engine.tournament.pairing import later_round, top_fill
from engine.tournament.standings import standings


@dataclass(frozen=True, slots=True)
class Seals:
    """The seals shown before a round, each 64 hexadecimal digits."""

    lot: str
    """The seal of tables, seats and first dealers."""

    deals: str
    """The seal of deal 1 of every table."""


@dataclass(frozen=True, slots=True)
class DrawnTable:
    """A table as drawn."""

    seats: tuple[int | None, ...]
    """For each seat the number of the player, or None for a built-in player."""

    dealer: int
    """The seat that deals first."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The result of a lot."""

    tables: tuple[DrawnTable, ...]
    """The tables, table 1 first."""

    byes: tuple[int, ...]
    """The numbers of the players who sit out, ascending."""


def seals(code: str, round_number: int, secrets: Secrets) -> Seals:
    """Return the seals of a round's secrets."""
    return Seals(*(fairness.seal(bytes.fromhex(one), code, round_number) for one in (secrets.lot, secrets.deals)))


def next_seals(tournament: Tournament) -> Seals | None:
    """Return the seals of the next round; None after the last."""
    if tournament.sealed is None:
        return None
    return seals(tournament.code, tournament.round + 1, tournament.sealed)


# ------------------------------------------------------------------------------------------------------------ shares


def typed(tournament: Tournament) -> tuple[int, ...]:
    """Return the numbers of the players with words in the next lot, in order of typing."""
    players = tournament.players
    speaking = (number for number in questions.people_to_draw(tournament) if players[number - 1].share)
    return tuple(sorted(speaking, key=lambda number: players[number - 1].typed))


def shares(tournament: Tournament) -> tuple[str, ...]:
    """Return the shares of the next lot, in order of typing."""
    return tuple(tournament.players[number - 1].share for number in typed(tournament))


def mix(code: str, round_number: int, secret: str, mixed: Iterable[str]) -> Mix:
    """Return the source of chance for a round, from the secret (hex) of its lot or of its deals."""
    return Mix(bytes.fromhex(secret), tuple(map(bytes.fromhex, mixed)), code, round_number)


# -------------------------------------------------------------------------------------------------------------- draw


def draw(tournament: Tournament, secret: str, mixed: Sequence[str], typed_by: Sequence[int]) -> Drawn:
    """Draw the next round from the ``secret`` (hex) of its lot, its shares, and the numbers of those who gave them."""
    lot = mix(tournament.code, tournament.round + 1, secret, mixed)
    size, odd = tournament.settings.size, _odd(tournament)
    groups: Sequence[Sequence[int]]
    if tournament.round == 0:
        by_number = dict(zip(typed_by, lot.shares, strict=True))
        stand = fairness.order_of_draw(by_number, questions.people_to_draw(tournament))
        order = fairness.shuffled(stand, lot.stream("draw"))
        seated = len(order) - odd
        groups, byes = top_fill(order[:seated], questions.tables_needed(tournament)), sorted(order[seated:])
    else:
        people = set(questions.people_to_draw(tournament))
        ranked = [(row.player, row.points) for row in standings(tournament) if row.player in people]
        earlier = [([table.seats for table in one.tables], one.byes) for one in tournament.rounds]
        groups, byes = later_round(ranked, earlier, size, odd)
    return Drawn(tuple(_seated(lot, group, number, size) for number, group in enumerate(groups, 1)), tuple(byes))


def _odd(tournament: Tournament) -> int:
    """Return the number of people who sit out the next round."""
    return len(questions.people_to_draw(tournament)) % tournament.settings.size if tournament.settings.bye else 0


def _seated(lot: Mix, people: Sequence[int], number: int, size: int) -> DrawnTable:
    """Draw the seats and the first dealer of a table. Before the draw, built-in players stand after the people."""
    there = [*people, *[None] * (size - len(people))]
    return DrawnTable(lot.seats(there, f"seats {number}"), lot.dealer(size, f"dealer {number}"))


# ------------------------------------------------------------------------------------------------------------- packs


def pack(tournament: Tournament, round_number: int, table: int) -> tuple[str, ...]:
    """Return the pack of deal 1 at a table, before the cut. The pack is secret until that hand is over.

    Raises ``no_such_round`` or ``no_such_table``.
    """
    questions.table(tournament, round_number, table)
    drawn = tournament.rounds[round_number - 1]
    chance = mix(tournament.code, round_number, drawn.secrets.deals, drawn.shares)
    return chance.pack(tournament.settings.rules.build().table.deck, f"pack {table}")


def deals_are_open(tournament: Tournament, round_number: int) -> bool:
    """Return whether the secret of a round's first deals may be shown: these hands or the tournament are over."""
    return tournament.rounds[round_number - 1].deals_open or not tournament.is_open
