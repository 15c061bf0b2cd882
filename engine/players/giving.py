"""The exchange: which cards to pass and which to lay aside."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from operator import itemgetter

from engine.cards import INDEX, mask_of, numbers
from engine.players.exchange import away_cost
from engine.players.forecast import begun, still_to_go
from engine.players.goals import most_points
from engine.players.levels import Level
from engine.players.open_play import OpenDeal, Position
from engine.players.reading import Action, Reading
from engine.players.solver import CompiledSolver, Solver
from engine.players.worlds import World, worlds

GUESSES = 8
"""The number of guesses in which exchanges are tried: all exchanges by the plain policy, the best also by best play."""

DOUBT = 0.05
"""The weight of the rule of thumb, which keeps high cards, against the results of the few guesses."""

LIMIT = 40_000
"""The most positions searched for the best play after an exchange. A guess that needs more is left out."""

Exchange = tuple[tuple[int, ...], tuple[int, ...]]
"""The cards to pass, in the order of their receivers, and the cards to lay aside."""


def give_or_discard(reading: Reading, draws: Iterator[int], level: Level, solver: Solver) -> Action:
    """Return the first step of the best exchange: passing a card if any is due, else laying a card aside.

    In plain Python the rule of thumb decides: there is time to try only few exchanges, and that gained nothing.
    """
    if not level.exchanges or not isinstance(solver, CompiledSolver):
        return _cheapest(reading)
    receivers, lays = still_to_go(reading)
    options = exchanges(reading, receivers, lays)
    if not options:
        return _cheapest(reading)
    gifts, aside = best_exchange(reading, draws, options, receivers, level, solver)
    if receivers:
        wanted = {(receivers[0], gifts[0])}
        found = [one for one in reading.legal_to("give") if (one["to"], INDEX[one["card"]]) in wanted]
    else:
        found = [one for one in reading.legal_to("discard") if INDEX[one["card"]] == min(aside)]
    return found[0] if found else _cheapest(reading)


def exchanges(reading: Reading, receivers: list[int], lays: int) -> list[Exchange]:
    """Return all possible exchanges, the cheapest by rule of thumb first."""
    hand = reading.hand
    passable = {INDEX[action["card"]] for action in reading.legal_to("give")}
    costs = {card: _cost(reading, card, gift=bool(receivers)) for card in numbers(hand)}
    found = []
    for away in combinations(numbers(hand), len(receivers) + lays):
        for gifts in permutations(away, len(receivers)):
            if passable.issuperset(gifts):
                aside = tuple(card for card in away if card not in gifts)
                found.append((sum(map(costs.__getitem__, away)), (gifts, aside)))
    found.sort(key=itemgetter(0))
    return [exchange for _, exchange in found]


def best_exchange(
    reading: Reading,
    draws: Iterator[int],
    options: list[Exchange],
    receivers: list[int],
    level: Level,
    solver: CompiledSolver,
) -> Exchange:
    """Return the exchange with the best result in guessed worlds."""
    guesses = worlds(reading, draws)
    seen = [next(guesses) for _ in range(GUESSES)]
    me = reading.active.index(reading.seat)
    most = most_points(len(reading.active), me)

    def plainly(exchange: Exchange) -> list[int]:
        return [solver.play_out(*begin(reading, exchange, receivers, world)).points[me] for world in seen]

    def doubt(exchange: Exchange) -> float:
        gifts, aside = exchange
        return DOUBT * sum(_cost(reading, card, gift=bool(receivers)) for card in (*gifts, *aside))

    rough = {exchange: plainly(exchange) for exchange in options}
    best = sorted(options, key=lambda exchange: doubt(exchange) - worth(reading, rough[exchange]))
    last = {exchange: list(rough[exchange]) for exchange in best[: level.exchanges]}
    for world in seen:
        if solver.spent >= level.positions:
            break
        leads = [begin(reading, exchange, receivers, world) for exchange in last]
        values = [solver.value(deal, position, most, LIMIT) for deal, position in leads]
        if None not in values:
            for made, (_, position), value in zip(last.values(), leads, values, strict=True):
                made.append(position.points[me] + (value or 0))
    return max(last, key=lambda exchange: worth(reading, last[exchange]) - doubt(exchange))


def begin(reading: Reading, exchange: Exchange, receivers: list[int], world: World) -> tuple[OpenDeal, Position]:
    """Return the position before the first lead, in a guess and after an exchange."""
    gifts, aside = exchange
    hands = list(world.hands)
    hands[reading.seat] &= ~mask_of((*gifts, *aside))
    for seat, card in zip(receivers, gifts, strict=True):
        hands[seat] |= 1 << card
    away = mask_of(aside) | reading.put_away | mask_of(world.rest[reading.stock :])
    return begun(reading, hands, reading.seat, world.rest[: reading.stock], away)


def worth(reading: Reading, made: Sequence[int]) -> float:
    """Return the value of a hand for its declarer, from the points it makes in each guess."""
    bid, rules = reading.contract, reading.rules
    contracts = {bid, *(points for points in made if points > bid)} if rules.auction.raise_after_exchange else {bid}
    own = rules.scoring.declarer == "points"

    def gain(contract: int) -> float:
        return sum((points if own else contract) if points >= contract else -contract for points in made)

    # A quarter of each point counts as well: a point for the declarer is a point less for the defenders.
    return (max(map(gain, contracts)) + sum(made) / 4) / len(made)


def _cost(reading: Reading, card: int, *, gift: bool) -> int:
    seen = reading.played | reading.put_away
    return away_cost(reading.hand, seen, card, gift=gift, values=reading.rules.marriages.values)


def _cheapest(reading: Reading) -> Action:
    """Return the cheapest pass or discard by the rule of thumb.

    The rule keeps marriages together, and avoids passing a king or queen that may complete a defender's marriage.
    """
    gives, discards = reading.legal_to("give"), reading.legal_to("discard")

    def cost(action: Action) -> tuple[int, int, int]:
        card = INDEX[str(action["card"])]
        return _cost(reading, card, gift=action["do"] == "give"), card, int(action.get("to", 0))

    # Passing comes first: any card may be laid aside, but a defender should get a harmless one.
    return min(gives or discards, key=cost)
