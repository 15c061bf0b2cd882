"""Closing a hand: its line on the score sheet, the next dealer, and the winner (docs/rules.md, 9.8 and 10).

Every hand ends here, with a tally of its changes. First the winner is found, if the hand counts. Then the golden round
continues, ends or begins again. Then the game is in ``deal`` or ``game_over``. The deal passes to the left. After a
hand that was annulled or thrown in, the same dealer deals again, unless all passed or the dealer got a penalty.

If the declarer has reached the target, the declarer wins; otherwise the highest total at the target wins. Equal totals
win together, or another ordinary hand is played and decides by the same rule.
"""

from __future__ import annotations

from operator import add, sub

from engine import stakes
from engine.barrel import leave, settle_zone
from engine.cards import SUITS
from engine.events import Event, ExtraHand, GameWon, GoldenRoundAgain, HandResult, HandScored
from engine.rules import Rules
from engine.state import State, between_hands
from engine.tally import PENALTY, Tally, start

Step = tuple[State, tuple[Event, ...]]
"""The result of a handler: the new position, and the events."""


DEALT_AGAIN = frozenset({"thrown_in", "annulled"})
"""Outcomes of hands that don't count: only penalties change the totals."""


def reaches(rules: Rules, total: int) -> bool:
    """Return whether a total reaches the target."""
    return total > rules.game.target if rules.game.exceed_target else total >= rules.game.target


def winners(state: State, tally: Tally) -> tuple[int, ...] | None:
    """Return the winners after a completed hand: None if there are none, () if equal totals need another hand."""
    there = [
        seat for seat, total in enumerate(tally.totals) if reaches(state.rules, total) or seat in tally.barrel_winners
    ]
    if not there:
        return None
    if state.declarer in there:
        there = [seat for seat in there if seat == state.declarer]
    highest = max(tally.totals[seat] for seat in there)
    first = tuple(seat for seat in there if tally.totals[seat] == highest)
    return () if len(first) > 1 and state.rules.game.tie == "another_hand" else first


def apply_reset(state: State, tally: Tally) -> None:
    """Set a total of exactly ``scoring.reset_at`` to 0."""
    for seat, total in enumerate(tally.totals):
        if total == state.rules.scoring.reset_at:
            tally.totals[seat] = 0
            tally.marks[seat].append("reset")
            if tally.barrel[seat] is not None:
                leave(tally, seat, "reset")


def settle_fined(state: State, tally: Tally) -> None:
    """Apply barrel and reset rules to the seats fined in a hand that is dealt again.

    The totals of all other seats are unchanged.
    """
    if state.penalties:
        stays = [not fine or reaches(state.rules, tally.totals[seat]) for seat, fine in enumerate(state.penalties)]
        settle_zone(state, tally, stays)
        apply_reset(state, tally)


def penalise_dealer(state: State, tally: Tally) -> None:
    """Take 120 points from the dealer and take the dealer off the barrel, which isn't a fall (docs/rules.md, 4)."""
    dealer = state.dealer
    tally.totals[dealer] -= PENALTY
    tally.marks[dealer].append("dealer_penalty")
    if tally.barrel[dealer] is not None:
        leave(tally, dealer, "penalty")
    apply_reset(state, tally)


def _golden(state: State, tally: Tally, *, moves: bool, made: bool, won: bool) -> tuple[int, bool]:
    """Count the golden round down. Begin it again if no contract was made, and reset totals to 0 if the rules say so.

    Returns the deals left in the round, and whether a contract was made in it.
    """
    if not moves:
        return state.golden, state.golden_made
    left, made, reset = stakes.round_over(state, made, won)
    if left > state.golden:
        tally.events.append(GoldenRoundAgain(reset))
    if reset:
        for seat in range(state.seats):
            if tally.barrel[seat] is not None:
                leave(tally, seat, "reset")
            tally.totals[seat] = 0
            tally.marks[seat].append("golden_reset")
    return left, made


def result(
    state: State, outcome: str, points: tuple[int, ...], totals: tuple[int, ...], marks: tuple[tuple[str, ...], ...]
) -> HandResult:
    """Return the hand's line on the score sheet."""
    return HandResult(
        dealer=state.dealer,
        sits_out=state.sits_out,
        declarer=state.declarer,
        contract=state.contract,
        points=points,
        marriages=tuple([tuple([SUITS[suit] for suit in suits]) for suits in state.marriages]),
        tricks=state.taken,
        outcome=outcome,
        deltas=tuple(map(sub, totals, _totals_before(state))),
        totals=totals,
        marks=marks,
        penalties=state.penalties,
    )


def _totals_before(state: State) -> tuple[int, ...]:
    """Return the totals at the beginning of the hand."""
    return tuple(map(add, state.totals, state.penalties)) if state.penalties else state.totals


def unfinished(state: State) -> HandResult:
    """Return the score-sheet line of a hand in progress: the points so far, and totals changed only by penalties."""
    return result(state, "unfinished", state.points, state.totals, ((),) * state.seats)


def close(
    state: State,
    tally: Tally,
    outcome: str,
    points: tuple[int, ...],
    *,
    moves: bool = True,
    jacks: int = 0,
    nines: int = 0,
) -> Step:
    """End the hand: write its line, pass the deal on if it ``moves``, and find the winner after a completed hand.

    ``jacks`` and ``nines`` are the numbers of deals in a row that were thrown in for them, including this one.
    """
    if outcome in DEALT_AGAIN:
        settle_fined(state, tally)
        won = None
    else:
        won = winners(state, tally)
    golden, golden_made = _golden(state, tally, moves=moves, made=outcome == "made", won=bool(won))
    totals = tuple(tally.totals)
    line = result(state, outcome, points, totals, tuple(map(tuple, tally.marks)))
    happened: list[Event] = [HandScored(line), *tally.events]
    if won:
        happened.append(GameWon(won))
    elif won is not None:
        happened.append(ExtraHand(tuple(seat for seat in range(state.seats) if reaches(state.rules, totals[seat]))))
    after = between_hands(
        state,
        totals=totals,
        strikes=tuple(tally.strikes),
        falls=tuple(tally.falls),
        concessions=tuple(tally.concessions),
        write_downs=tuple(tally.write_downs) if any(tally.write_downs) else (),
        barrel=tuple(tally.barrel),
        golden=golden,
        golden_made=golden_made,
        winners=won or None,
        phase="game_over" if won else "deal",
        to_act=None,
        dealer=(state.dealer + 1) % state.seats if moves else state.dealer,
        jacks=jacks,
        nines=0 if moves else nines,
    )
    return after, tuple(happened)


def throw_in(state: State, *, moves: bool, penalty: bool, jacks: int = 0, nines: int = 0) -> Step:
    """End a thrown-in hand, with the dealer's penalty if ``penalty`` is set (docs/rules.md, 3 and 4)."""
    tally = start(state)
    if penalty:
        penalise_dealer(state, tally)
    return close(state, tally, "thrown_in", (0,) * state.seats, moves=moves, jacks=jacks, nines=nines)
