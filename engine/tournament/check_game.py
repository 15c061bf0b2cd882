"""The check of a table's game against the tournament's record."""

from __future__ import annotations

from typing import Any

from engine import record
from engine.endgame import DEALT_AGAIN
from engine.errors import EngineError
from engine.fairness import Mix
from engine.tournament import form
from engine.tournament.errors import wrong
from engine.verify import verify

_UNCOUNTED = {*DEALT_AGAIN, "unfinished"}


def check_game(claimed: form.TournamentRecord, round_number: int, table: int, data: Any) -> None:
    """Play a table's record through and compare it with the tournament. ``table`` is its number in the round, from 1.

    Raises ``wrong_deal``, ``wrong_result``, and the errors of playing the record.
    """
    where = f"round {round_number}, table {table}"
    try:
        read = record.read(data)
        played = record.play_through(read)
        verified = verify(data, played)["verified"] if "scheme" in data else None
    except EngineError as error:
        error.args = (f"{where}: its record: {error}",)
        raise
    recorded = claimed.rounds[round_number - 1].tables[table - 1]
    if data.get("table", recorded.code) != recorded.code:
        raise wrong("result", f"{where}: the record is that of another table")
    if read.rules.build().key != claimed.rules.build().key or read.seats != claimed.size:
        raise wrong("result", f"{where}: the game was played by other rules than the tournament's")
    _check_deals(claimed, round_number, table, read, where)
    if verified is False:
        raise wrong("deal", f"{where}: its deals are not those that were sealed")
    lot = {"tournament": claimed.code, "round": round_number, "table": table}
    if data.get("lot", lot) != lot:
        raise wrong("deal", f"{where}: its deal 1 is said to come from another lot")
    result = recorded.result
    if result is None:
        return
    if played.state.totals != result.totals:
        raise wrong("result", f"{where}: the game ended {list(played.state.totals)}, not {list(result.totals)}")
    if (played.state.winners or ()) != result.winners:
        raise wrong("result", f"{where}: others won the game than the tournament says")
    scored = sum(line.outcome not in _UNCOUNTED for line in played.hands)
    if claimed.hands is not None and scored > claimed.hands:
        raise wrong("result", f"{where}: the game went on after hand {claimed.hands}")
    _check_rulings(read, [line.outcome for line in played.hands], result, where)


def _check_deals(
    claimed: form.TournamentRecord, round_number: int, table: int, read: record.Record, where: str
) -> None:
    drawn = claimed.rounds[round_number - 1]
    if read.totals_before is not None or any(hand.setup is not None for hand in read.hands):
        raise wrong("deal", f"{where}: the game begins from a position that was set up")
    if read.first_dealer != drawn.tables[table - 1].first_dealer:
        raise wrong("deal", f"{where}: another seat dealt first than was drawn")
    if drawn.deals.secret is None or not read.hands:
        return
    shares = tuple(map(bytes.fromhex, drawn.shares))
    chance = Mix(bytes.fromhex(drawn.deals.secret), shares, claimed.code, round_number)
    if tuple(read.hands[0].pack) != chance.pack(claimed.rules.build().table.deck, f"pack {table}"):
        raise wrong("deal", f"{where}: deal 1 is not the pack that was drawn")


def _check_rulings(read: record.Record, outcomes: list[str], result: form.RecordedResult, where: str) -> None:
    """Check that the tournament lists exactly the game's penalties, and only annulments that happened in the game."""
    taken = [
        (number, action["player"], action["points"])
        for number, hand in enumerate(read.hands, start=1)
        for action in hand.actions
        if action["do"] == "penalty"
    ]
    said = [(one.hand, one.seat, one.points) for one in result.rulings if one.do == "penalty"]
    if taken != said:
        raise wrong("result", f"{where}: the penalties of the game are not those that the tournament tells of")
    for one in result.rulings:
        if one.do == "annul" and (one.hand > len(outcomes) or outcomes[one.hand - 1] != "annulled"):
            raise wrong("result", f"{where}: hand {one.hand} was not annulled")
