"""Forecasts of a hand's points: the exchange and the play in guessed worlds."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.cards import mask_of, points
from engine.players.exchange import away_cost, layout_of, least_useful
from engine.players.goals import most_points
from engine.players.likely import deals
from engine.players.open_play import NO_TRUMP, OpenDeal, Position
from engine.players.reading import Reading
from engine.players.solver import CompiledSolver, Solver
from engine.players.table import deal_of
from engine.players.worlds import World, worlds

LIMIT = 150_000
"""The most positions searched for the best play of a hand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a hand in one guess. Lists are by seat of the table."""

    points: tuple[int, ...]
    """The points of each seat, including the points of discards if those count."""

    taken: tuple[int, ...]
    """The tricks of each seat."""

    declared: tuple[int, ...]
    """The suits whose marriages each seat has declared, as masks."""

    def short_of(self, seat: int, points: int) -> "Outcome":
        """Return the same outcome with some points less for one seat, but not below 0."""
        made = tuple(max(own - points, 0) if at == seat else own for at, own in enumerate(self.points))
        return Outcome(made, self.taken, self.declared)


def forecast(reading: Reading, draws: Iterator[int], count: int, declarer: int, solver: Solver) -> list[Outcome]:
    """Return the outcomes of a hand in ``count`` guessed worlds, with a given declarer.

    Before the end of the exchange the talon is guessed too, and the declarer passes and lays aside its least useful
    cards.
    """
    guesses = worlds(reading, draws)
    return [ended(reading, *opened(reading, next(guesses), declarer), solver) for _ in range(count)]


def chance(outcomes: list[Outcome], seat: int, wanted: int) -> float:
    """Return the share of outcomes in which a seat reaches a number of points."""
    return sum(outcome.points[seat] >= wanted for outcome in outcomes) / len(outcomes)


def ended(reading: Reading, deal: OpenDeal, position: Position, solver: Solver) -> Outcome:
    """Play an open hand to its end by the plain policy."""
    end = solver.play_out(deal, position)
    points, taken, declared = ([0] * reading.view["seats"] for _ in range(3))
    for place, seat in enumerate(reading.active):
        points[seat], taken[seat], declared[seat] = end.points[place], end.taken[place], end.declared[place]
    return Outcome(tuple(points), tuple(taken), tuple(declared))


def best_played(
    reading: Reading, draws: Iterator[int], count: int, positions: int, solver: Solver
) -> list[tuple[Outcome, int]]:
    """Return outcomes of the best play in at most ``count`` possible deals, with the share of each, where two play.

    The exchange has to be over. No more deals are tried after so many positions. The list is empty where deals can't be
    listed (`engine.players.likely`), and in plain Python.
    """
    found: list[tuple[Outcome, int]] = []
    if count and isinstance(solver, CompiledSolver):
        for world, share in deals(reading, draws, count):
            if found and solver.spent >= positions:
                break
            away = reading.put_away | mask_of(world.rest)
            start = begun(reading, list(world.hands), reading.seat, (), away)
            found.append((_ended_best(reading, *start, solver), share))
    return found


def _ended_best(reading: Reading, deal: OpenDeal, position: Position, solver: CompiledSolver) -> Outcome:
    """Play an open hand to its end so that the declarer makes the most points that the best play of all allows.

    Tricks and marriages are those of the plain policy. So are the points, if that takes more than ``LIMIT`` positions.
    """
    plain, me = ended(reading, deal, position.copy(), solver), deal.declarer or 0
    value = solver.value(deal, position, most_points(deal.seats, me), LIMIT)
    if value is None:
        return plain
    points, declarer = list(plain.points), reading.active[me]
    points[declarer] = position.points[me] + value
    gained = points[declarer] - plain.points[declarer]
    other = next(seat for seat in reading.active if seat != declarer)
    points[other] = max(points[other] - gained, 0)
    return Outcome(tuple(points), plain.taken, plain.declared)


def opened(reading: Reading, world: World, declarer: int) -> tuple[OpenDeal, Position]:
    """Return the start of the play in a guess, after an exchange of the least useful cards."""
    hands = list(world.hands)
    stock, rest = list(world.rest[: reading.stock]), world.rest[reading.stock :]
    layout = layout_of(reading, len(rest))
    aside = reading.put_away
    if reading.phase in {"auction", "concession", "choose_talon"}:
        hands[declarer] |= mask_of(rest[: layout.talon_size])
        aside |= mask_of(rest[layout.talon_size :])
        receivers = [seat for seat in reading.active if seat != declarer] * layout.passes
        lays = layout.discard
    else:
        aside |= mask_of(rest)
        receivers, lays = still_to_go(reading)
    away = least_useful(
        hands[declarer],
        len(receivers) + lays,
        lambda card: away_cost(hands[declarer], 0, card, gift=bool(receivers), values=reading.rules.marriages.values),
    )
    for card in away:
        hands[declarer] ^= 1 << card
    for seat, card in zip(receivers, away, strict=False):
        hands[seat] |= 1 << card
    return begun(reading, hands, declarer, tuple(stock), aside | mask_of(away[len(receivers) :]))


def begun(
    reading: Reading, hands: list[int], declarer: int, stock: tuple[int, ...], aside: int
) -> tuple[OpenDeal, Position]:
    """Return the position before the first lead, with the points of the cards laid ``aside`` if those count."""
    counts_for = reading.rules.talon.discards_count_for
    worth = points(aside)
    deal = deal_of(reading, declarer, stock, worth if counts_for == "last_trick" else 0)
    seats, first = range(deal.seats), reading.active.index(declarer)
    position = Position(
        hands=[hands[seat] for seat in reading.active],
        points=[worth if counts_for == "declarer" and seat == first else 0 for seat in seats],
        taken=[0 for _ in seats],
        declared=[0 for _ in seats],
        trump=NO_TRUMP,
        leader=first,
        table=[],
    )
    return deal, position


def still_to_go(reading: Reading) -> tuple[list[int], int]:
    """Return the defenders who still get a card, once for each card, and the number of cards to lay aside."""
    if reading.phase != "exchange":
        return [], 0
    layout = layout_of(reading, 0)
    given = [gift["to"] for gift in reading.view["passed"]]
    receivers = [
        seat
        for seat in reading.active
        if seat != reading.seat
        for _ in range(max(layout.passes, 1 if seat in _may_get(reading) else 0) - given.count(seat))
        if seat in _may_get(reading)
    ]
    size = max(reading.counts[seat] + receivers.count(seat) for seat in reading.active if seat != reading.seat)
    return receivers, max(reading.counts[reading.seat] - size - len(receivers), 0)


def _may_get(reading: Reading) -> set[int]:
    return {action["to"] for action in reading.legal_to("give")}
