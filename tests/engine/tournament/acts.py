"""Acts on a tournament, written before the tournament that they change: `after(tournament, Join(person))`."""

from collections.abc import Callable
from typing import Any

from engine.tournament import entries, judging, results, rounds
from engine.tournament.model import Tournament

Act = Callable[[Tournament], Tournament]


def _waits(change: Callable[..., Tournament]) -> Callable[..., Act]:
    def given(*what: Any, **how: Any) -> Act:
        return lambda tournament: change(tournament, *what, **how)

    return given


Configure = _waits(entries.configure)
Join = _waits(entries.join)
Leave = _waits(entries.leave)
AddShare = _waits(entries.add_share)
Forget = _waits(entries.forget)
Draw = _waits(rounds.draw_round)
OpenDeals = _waits(rounds.open_deals)
Finish = _waits(rounds.finish)
Cancel = _waits(rounds.cancel)
Count = _waits(results.count)
Disqualify = _waits(judging.disqualify)
TakeBack = _waits(judging.take_back)
Appoint = _waits(judging.appoint)
Dismiss = _waits(judging.dismiss)
