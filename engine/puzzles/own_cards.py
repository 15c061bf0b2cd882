"""Puzzles with one's own cards alone: in how many of the possible deals each card reaches the goal.

All deals that agree with what a seat has seen count alike. In each of them the play after a card is solved with all
cards open. That proves nothing where later decisions depend on what isn't known, so built-in players also play some of
the deals on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, product
from math import comb

from engine import actions, game, view
from engine.actions import Action, Bid
from engine.cards import COURT, SUIT_OF, mask_of, numbers
from engine.contract import limit
from engine.endgame import Step
from engine.errors import EngineError
from engine.events import HandScored
from engine.players import choose
from engine.players.chance import seed_of, shuffled, stream
from engine.players.reading import Reading
from engine.players.solver import Kind
from engine.puzzles.open_cards import BestPlay
from engine.puzzles.puzzle import Goal
from engine.state import BETWEEN_HANDS, State, active_seats, evolve

FEWEST_DEALS, MOST_DEALS = 10, 4000
"""How many deals of a puzzle are possible: of fewer it would say little in how many a card is right."""

MOST_TRIED = 20_000
"""The most ways to distribute the hidden cards, with those that what was seen excludes."""

LEAD = 15
"""In how many more of a hundred deals the right card reaches the goal than any other."""

PLAYED_ON = 100
"""In how many of the deals built-in players play on."""

PLAYERS = "normal"
"""Their level."""

STAGES = ((20, 1), (60, 8), (400, 12), (MOST_DEALS + 1, LEAD))
"""Numbers of deals, and the lead below which a position is given up after them: most positions need few."""


@dataclass(frozen=True, slots=True)
class Found:
    """What the possible deals say about a position."""

    right: Action
    """The card that reaches the goal most often."""

    shares: tuple[int, int]
    """In how many of a hundred deals it does, and the next best card."""

    deals: int
    """How many deals are possible."""


def only_card(
    state: State, goal: Goal, kind: Kind = "best", wanted: Callable[[Action], bool] | None = None
) -> Found | None:
    """Return what makes a position a puzzle; None if it is none.

    ``wanted`` tells whether a puzzle with this right card is wanted. It is asked early, to save time.
    """
    seat = state.to_act
    if state.phase != "play" or seat is None or len(game.legal(state)) < 2:
        return None
    possible = deals(state)
    order: list[State] = []
    right: Action | None = None
    made: dict[Action, int] = dict.fromkeys(game.legal(state), 0)
    try:
        for most, lead in STAGES:
            some = list(islice(possible, most - len(order)))
            order += some
            for play, count in counts(some, goal, kind).items():
                made[play] += count
            if not FEWEST_DEALS <= len(order) <= MOST_DEALS or _lead(made) * 100 < lead * len(order):
                return None
            before, (right, following) = right, sorted(made, key=lambda play: -made[play])[:2]
            if wanted and right != before and not wanted(right):
                return None
    except EngineError as error:
        if error.code != "unsolvable":
            raise
        return None
    if right is None or not _does_better(order[:PLAYED_ON], right, following, goal, kind):
        return None
    shares = (round(100 * made[right] / len(order)), round(100 * made[following] / len(order)))
    return Found(right, shares, len(order))


def counts(possible: Sequence[State], goal: Goal, kind: Kind = "best") -> dict[Action, int]:
    """Return in how many deals each legal play reaches the goal by best play. Raises ``unsolvable``."""
    best = BestPlay(goal, kind)
    made: dict[Action, int] = {}
    for deal in possible:
        for play, kept in best.keeps(deal).items():
            made[play] = made.get(play, 0) + kept
    return made


def _lead(made: dict[Action, int]) -> int:
    best, following = sorted(made.values(), reverse=True)[:2]
    return best - following


def _does_better(possible: Sequence[State], right: Action, other: Action, goal: Goal, kind: Kind) -> bool:
    """Return whether a play reaches the goal in more deals than another if built-in players play on."""
    lead = 0
    for number, deal in enumerate(possible, 1):
        lead += _played_on(game.apply(deal, right), goal, kind) - _played_on(game.apply(deal, other), goal, kind)
        if abs(lead) > len(possible) - number:  # the deals left can't change it
            break
    return lead > 0


def _played_on(step: Step, goal: Goal, kind: Kind) -> bool:
    state, happened = step
    while state.phase not in BETWEEN_HANDS and state.to_act is not None:
        shown = view.view(state, state.to_act).as_json()
        state, happened = game.apply(state, actions.parse(choose(shown, PLAYERS, state.rules, kind)))
    points = next(event.result.points[goal.declarer] for event in happened if isinstance(event, HandScored))
    return (points >= goal.points) == goal.make


# --------------------------------------------------------------------------------------------------- the possible deals


def deals(state: State) -> Iterator[State]:
    """Yield the position in every deal that agrees with what the seat to act has seen, each once, in random order.

    A deal is who holds which hidden card, and which cards lie aside. Bids and contracts that need a marriage are
    observed. The cards that the declarer passed and laid aside unseen are chosen so that they agree too.

    There are none if they can't be listed: far too many, a stock, no declarer, a taken talon that the seat hasn't seen,
    or a seat that led half of a marriage without declaring it and may still have the other half.
    """
    seat = state.to_act or 0
    shown = view.view(state, seat).as_json()
    reading = Reading(shown, state.rules)
    if state.declarer is None or state.stock or state.invented or (state.talons and not reading.talon):
        return
    if _may_be_quiet(reading):
        return
    first, *more = [other for other in active_seats(state) if other != seat]
    unseen, placed, lacks = reading.unseen, reading.placed, reading.lacks
    sure, never = placed[first], lacks[first]
    for other in more:
        sure |= unseen & lacks[other]
        never |= placed[other]
    free = numbers(unseen & ~sure & ~never)
    size = state.hands[first].bit_count() - sure.bit_count()
    if sure & never or not 0 <= size <= len(free) or comb(len(free), size) > MOST_TRIED:
        return
    for chosen in shuffled(list(combinations(free, size)), stream(seed_of(shown))):
        hands = list(state.hands)
        hands[first] = sure | mask_of(chosen)
        rest = unseen & ~hands[first]
        for other in more:
            hands[other], rest = rest, 0
        deal = _agreeing(state, seat, hands, rest)
        if deal is not None:
            yield deal


def _may_be_quiet(reading: Reading) -> bool:
    """Return whether another seat led half of a marriage without declaring it, and may still hold the other half."""
    for trick in (*reading.tricks, reading.on_table):
        for seat, card in trick[:1]:
            pair = COURT[SUIT_OF[card]]
            if seat != reading.seat and pair >> card & 1 and reading.lacks[seat] & reading.unseen & pair & ~(1 << card):
                return True
    return False


def _agreeing(state: State, seat: int, hands: list[int], rest: int) -> State | None:
    """Return the position with these hands and these cards laid aside; None if what was seen excludes them."""
    declarer, taken = state.declarer or 0, mask_of(state.talons[state.talon or 0]) if state.talons else 0
    began = [hand | played for hand, played in zip(hands, _played(state), strict=True)]
    named = evolve(state, hands=tuple(began))
    if (state.contract or 0) > max(state.bid, limit(named, declarer)):
        return None
    draws = stream(1 + hands[0] * 31 + hands[-1])
    for passed, aside in shuffled(list(_exchanges(state, seat, began, rest)), draws):
        before = list(began)
        for to, card in passed:
            before[to] &= ~(1 << card)
            before[declarer] |= 1 << card
        before[declarer] |= mask_of(aside)
        if taken & ~before[declarer]:
            continue
        before[declarer] &= ~taken
        if all(limit(evolve(state, hands=tuple(before)), one.seat) >= one.value for one in _bids(state)):
            left = numbers(rest & ~mask_of(aside))
            return _with_talons(evolve(state, hands=tuple(hands), passed=passed, discards=aside), left)
    return None


def _played(state: State) -> list[int]:
    """Return the cards that each seat has played, as masks."""
    played = [0] * state.seats
    for leader, trick in [*((trick.leader, trick.cards) for trick in state.tricks), (state.leader, state.trick)]:
        seat = leader
        for card in trick:
            played[seat] |= 1 << card
            seat = state.next_seat[seat]
    return played


def _bids(state: State) -> list[Bid]:
    return [one for one in state.auction if isinstance(one, Bid)]


def _exchanges(
    state: State, seat: int, began: Sequence[int], rest: int
) -> Iterator[tuple[tuple[tuple[int, int], ...], tuple[int, ...]]]:
    """Yield what the declarer may have passed and laid aside: as it was where the seat has seen it."""
    if seat == state.declarer:
        yield state.passed, state.discards
        return
    gifts = [
        [(to, card)] if to == seat or state.passed_open else [(to, other) for other in numbers(began[to])]
        for to, card in state.passed
    ]
    yield from product(product(*gifts), combinations(numbers(rest), len(state.discards)))


def _with_talons(state: State, left: list[int]) -> State:
    """Return the position with these cards in the talons that nobody has taken."""
    talons = [talon if at == state.talon else () for at, talon in enumerate(state.talons)]
    for at, talon in enumerate(state.talons):
        if at != state.talon:
            talons[at], left = tuple(left[: len(talon)]), left[len(talon) :]
    return evolve(state, talons=tuple(talons))
