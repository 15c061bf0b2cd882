"""Games of a tournament's tables, played at random through the engine: records and the results that follow."""

from __future__ import annotations

import random

from engine import actions, cards, game
from engine.tournament import draw, questions
from engine.tournament.model import Result, Tournament
from tests.engine.tournament.acts import Count
from tests.engine.tournament.arranged_tournaments import after


def random_record(
    tournament: Tournament, table: int, hands: int, annulled: int | None = None, fined: int | None = None
):
    """The record of a table of the last round: so many hands, each with random cards and moves.

    Deal 1 is the tournament's; ``annulled`` is the number of a deal that a judge breaks off, ``fined`` of one in which
    a judge takes 50 from seat 1.
    """
    drawn = tournament.rounds[-1].tables[table - 1]
    rules = tournament.settings.rules.build()
    chance = random.Random(drawn.code)
    state = game.new(rules, len(drawn.seats), drawn.dealer)
    seen = []
    for number in range(1, hands + 1):
        pack = draw.pack(tournament, tournament.round, table) if number == 1 else _pack(rules.table.deck, chance)
        state, _ = game.apply(state, actions.Deal(tuple(pack)))
        done = []
        while state.to_act is not None:
            if number == fined and len(done) == 2:
                state, _ = game.apply(state, actions.Penalty(1, 50))
                done.append(actions.dump(actions.Penalty(1, 50)))
            breaks_off = number == annulled and len(done) == 3
            action = actions.Annul() if breaks_off else chance.choice(game.legal(state))
            state, _ = game.apply(state, action)
            done.append(actions.dump(action))
        seen.append({"pack": list(pack), "actions": done})
        if state.winners is not None:
            break
    return {
        "format": "thousand-record/1",
        "table": drawn.code,
        "rules": {"preset": rules.preset, "options": dict(rules.options)},
        "seats": len(drawn.seats),
        "first_dealer": drawn.dealer,
        "hands": seen,
        "totals": list(state.totals),  # for the test: readers ignore unknown fields
        "winners": list(state.winners or ()),
    }


def _pack(deck: int, chance: random.Random) -> list[str]:
    pack = list(cards.deck(deck))
    chance.shuffle(pack)
    return pack


def really_played(tournament: Tournament, hands: int = 2) -> tuple[Tournament, dict[str, dict]]:
    """The tournament with the last round played through the engine, and the records by table code."""
    records = {}
    for table in questions.tables_left(tournament):
        record = random_record(tournament, table, hands)
        records[record["table"]] = record
        result = Result(totals=tuple(record["totals"]), winners=tuple(record["winners"]))
        tournament = after(tournament, Count(tournament.round, table, result))
    return tournament, records
