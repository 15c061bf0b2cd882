"""A hand that begins in the middle of its play, from a set-up position (docs/record.md, set-up positions).

Cards that are in no hand and no other place count as played. They are put into finished tricks in an order that reveals
nothing about the hands: as far as the cards allow, every card of a trick beats the card before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NoReturn

from pydantic import BaseModel, ConfigDict, Field

from engine import cards, stakes
from engine.cards import BIT, CODES, COURT, INDEX, SUITS
from engine.dealing import seating
from engine.endgame import reaches
from engine.errors import EngineError
from engine.marriages import value
from engine.rules import Layout, Rules
from engine.state import State, Trick, active_seats, evolve, layout

MOST_TOTAL = 100_000
"""The highest total that a game may begin with. The lowest is its negative."""

Suit = Literal["S", "C", "D", "H"]


class Setup(BaseModel):
    """A position of the play, before a trick."""

    model_config = ConfigDict(strict=True, frozen=True)

    declarer: int | None = None
    """The seat that has won the auction; null by rules without an auction."""

    contract: int | None = None
    """Points that the declarer has to reach; null without a declarer."""

    to_act: int
    """The seat that leads to the next trick."""

    hands: list[list[str]]
    """The cards of each seat; empty for a seat that sits out."""

    talon: list[str] = Field(default_factory=list)
    """The talon that the declarer has taken: all its cards if it is known, else empty."""

    aside: list[str] = Field(default_factory=list)
    """Cards of talons that nobody has taken."""

    discards: list[str] = Field(default_factory=list)
    """Cards that the declarer has laid aside."""

    stock: list[str] = Field(default_factory=list)
    """Cards that are still to be drawn, the next one first."""

    trump: Suit | None = None
    """The trump suit; null before the first marriage."""

    marriages: list[list[Suit]] = Field(default_factory=list)
    """The suits of the marriages that each seat has declared; empty if nobody has declared one."""

    points: list[int] = Field(default_factory=list)
    """The points of each seat in this hand. If left out, all begin with 0, and only points still to come count."""

    taken: list[int] = Field(default_factory=list)
    """How many tricks each seat has taken. If left out, they are spread evenly, from the declarer or leader on."""


def impossible(reason: str, message: str, **params: object) -> NoReturn:
    """Raise ``impossible`` for a position that can't occur in a game."""
    raise EngineError("impossible", message, reason=reason, **params)


def with_totals(state: State, totals: Sequence[int]) -> State:
    """Return a game before its first hand with the given totals. A seat on the barrel counts as just arrived there.

    Raises ``bad_record`` unless there is one total for each seat, ``impossible`` for a total that can't occur.
    """
    if len(totals) != state.seats:
        raise EngineError("bad_record", f"there are {state.seats} totals", field="totals_before")
    barrel = [_on_barrel(state.rules, seat, total) for seat, total in enumerate(totals)]
    return evolve(state, totals=tuple(totals), barrel=tuple(barrel))


def _on_barrel(rules: Rules, seat: int, total: int) -> int | None:
    """Return how many hands a seat with this total may stay on the barrel; None off it. Raises ``impossible``."""
    there = rules.barrel.enabled and total >= rules.barrel.at
    classic = rules.barrel.style == "classic"
    beside = there and classic and total != rules.barrel.at
    if reaches(rules, total) or beside or abs(total) > MOST_TOTAL or total == rules.scoring.reset_at:
        impossible("totals_impossible", f"no hand leaves a total of {total}", seat=seat, total=total)
    return (rules.barrel.hands if classic else 0) if there else None


def cards_in_play(rules: Rules, chosen: Layout) -> int:
    """Return the number of cards that each active seat has when the play begins."""
    return chosen.hand + chosen.passes if rules.auction.enabled else chosen.hand


def begin(state: State, setup: Setup) -> State:
    """Return the set-up position of the play, in place of the next deal. Raises ``impossible``."""
    sits_out, next_seat = seating(state)
    state = evolve(state, hand_number=state.hand_number + 1, sits_out=sits_out, next_seat=next_seat)
    chosen, active = layout(state), active_seats(state)
    _check_seats(state, setup, active)
    hands, gone = _cards(state, setup, active)
    size, deck = hands[active[0]].bit_count(), cards.deck(state.rules.table.deck)
    finished = (len(deck) - chosen.discard - _untouched(chosen) - len(setup.stock)) // len(active) - size
    taken = _taken(setup, state.seats, active, finished)
    marriages = _marriages(state, setup, hands, gone, taken)
    points = _points(state, setup, gone, marriages)
    taken_talon = tuple(INDEX[code] for code in _talon(setup, chosen, deck))
    others = chosen.talons - 1
    untouched = [cards.numbers(cards.of_codes(setup.aside))[at::others] for at in range(others)]
    return evolve(
        state,
        phase="play",
        to_act=setup.to_act,
        leader=setup.to_act,
        hands=tuple(hands),
        talons=(taken_talon, *map(tuple, untouched)) if chosen.talons else (),
        talon=0 if chosen.talons else None,
        looked=cards.mask_of(active),
        opening=stakes.opening(state) if state.rules.auction.enabled else 0,
        bid=setup.contract or 0,
        bidder=setup.declarer,
        declarer=setup.declarer,
        contract=setup.contract,
        discards=tuple(INDEX[code] for code in setup.discards),
        stock=tuple(INDEX[code] for code in setup.stock),
        trump=None if setup.trump is None else SUITS.index(setup.trump),
        tricks=_tricks(gone, taken, next_seat, active, hands),
        invented=finished,
        marriages=marriages,
        points=points,
        taken=taken,
    )


def _untouched(chosen: Layout) -> int:
    """Return the number of cards in talons that nobody takes."""
    return max(chosen.talons - 1, 0) * chosen.talon_size


# --------------------------------------------------------------------------------------------------------------- seats


def _check_seats(state: State, setup: Setup, active: Sequence[int]) -> None:
    rules = state.rules.auction
    if rules.enabled == (setup.declarer is None):
        wanted = "a" if rules.enabled else "no"
        impossible("declarer_impossible", f"there is {wanted} declarer by these rules", seat=setup.declarer)
    for reason, seat in (("declarer_impossible", setup.declarer), ("leader_impossible", setup.to_act)):
        if seat is not None and seat not in active:
            impossible(reason, f"seat {seat} does not play this hand", seat=seat)
    lowest = min(stakes.opening(state), rules.ceiling)
    contract = setup.contract if rules.enabled else lowest
    if contract is None or not lowest <= contract <= rules.ceiling or (contract - lowest) % rules.step:
        impossible(
            "contract_impossible",
            f"a contract is {lowest} to {rules.ceiling} by steps of {rules.step}",
            lowest=lowest,
            highest=rules.ceiling,
            step=rules.step,
        )


# --------------------------------------------------------------------------------------------------------------- cards


def _cards(state: State, setup: Setup, active: Sequence[int]) -> tuple[list[int], int]:
    """Return the hands, and the cards that have been played."""
    chosen = layout(state)
    if len(setup.hands) != state.seats:
        impossible("uneven_hands", f"there are {state.seats} hands")
    deck = cards.deck(state.rules.table.deck)
    left = cards.of_codes(deck)
    for code in (*(code for hand in setup.hands for code in hand), *setup.aside, *setup.discards, *setup.stock):
        if code not in deck:
            impossible("not_in_deck", f"{code!r} is no card of this deck", card=code if code in CODES else "")
        if not left & BIT[code]:
            impossible("card_twice", f"{code} lies in two places", card=code)
        left ^= BIT[code]
    hands = [cards.of_codes(hand) for hand in setup.hands]
    sizes = {hands[seat].bit_count() for seat in active}
    if len(sizes) > 1 or any(hands[seat] for seat in range(state.seats) if seat not in active):
        impossible("uneven_hands", "all who play have equally many cards before a trick")
    most = cards_in_play(state.rules, chosen)
    size = sizes.pop()
    if not 1 <= size <= most:
        impossible("too_many_cards" if size else "missing_cards", f"a hand has 1 to {most} cards", limit=most)
    in_stock = len(deck) - chosen.in_talons - chosen.hand * len(active)
    if len(setup.stock) > in_stock or len(setup.stock) % len(active) or (setup.stock and size < most):
        impossible("stock_impossible", f"a stock has at most {in_stock} cards, and full hands", limit=in_stock)
    if len(setup.discards) != chosen.discard:
        impossible("discards_impossible", f"{chosen.discard} cards are laid aside", count=chosen.discard)
    if len(setup.aside) != _untouched(chosen):
        impossible("talon_impossible", f"{_untouched(chosen)} cards are left in talons", count=_untouched(chosen))
    if left.bit_count() % len(active):
        impossible("no_whole_tricks", "the cards that are gone make no whole tricks", count=left.bit_count())
    return hands, left


def _talon(setup: Setup, chosen: Layout, deck: Sequence[str]) -> list[str]:
    """Return the talon that was taken. By now its cards are in hands, in tricks or laid aside."""
    known = {code for code in setup.talon if code in deck and code not in setup.aside}
    size = chosen.talon_size if chosen.talons else 0
    if setup.talon and not len(known) == len(setup.talon) == size:
        impossible("talon_impossible", f"a talon has {chosen.talon_size} cards", count=chosen.talon_size)
    return setup.talon


def _taken(setup: Setup, seats: int, active: Sequence[int], finished: int) -> tuple[int, ...]:
    """Return the number of tricks that each seat has taken."""
    if not setup.taken:
        at = active.index(setup.to_act if setup.declarer is None else setup.declarer)
        order = [active[(at + number) % len(active)] for number in range(finished)]
        return tuple(order.count(seat) for seat in range(seats))
    taken = tuple(setup.taken)
    idle = len(taken) != seats or any(taken[seat] for seat in range(seats) if seat not in active)
    if idle or min(taken) < 0 or sum(taken) != finished:
        impossible("tricks_impossible", f"{finished} tricks have been played", count=finished)
    return taken


def _marriages(
    state: State, setup: Setup, hands: Sequence[int], gone: int, taken: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Return the suits declared by each seat.

    Of each declared marriage at least one half must have been played; the seat holds the rest. Raises ``impossible``.
    """
    declared = setup.marriages or [[] for _ in hands]
    if len(declared) != len(hands):
        impossible("marriage_impossible", "marriages are told for each seat", suit="")
    all_suits = [suit for suits in declared for suit in suits]
    if (setup.trump is None) == bool(all_suits) or (setup.trump is not None and setup.trump not in all_suits):
        impossible("trump_undeclared", "the trump suit is that of a declared marriage", suit=setup.trump or "")
    for seat, suits in enumerate(declared):
        for suit in suits:
            pair = COURT[SUITS.index(suit)]
            early = not state.rules.marriages.first_trick and not taken[seat]
            if all_suits.count(suit) > 1 or early or not pair & gone or pair & ~(gone | hands[seat]):
                impossible("marriage_impossible", f"seat {seat} cannot have declared {suit}", seat=seat, suit=suit)
    return tuple(tuple(SUITS.index(suit) for suit in suits) for suits in declared)


def _points(state: State, setup: Setup, gone: int, marriages: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Return the points so far, from the played cards and the marriages."""
    if not setup.points:
        return (0,) * state.seats
    points = tuple(setup.points)
    declared = [sum(value(state, seat, suit) for suit in suits) for seat, suits in enumerate(marriages)]
    total = cards.points(gone) + sum(declared)
    least = len(points) == state.seats and all(have >= worth for have, worth in zip(points, declared, strict=True))
    if not least or sum(points) not in {total, total + state.rules.marriages.four_aces}:
        impossible("points_impossible", f"all points together are {total}", total=total)
    return points


# -------------------------------------------------------------------------------------------------------------- tricks


def _tricks(
    gone: int, taken: Sequence[int], next_seat: Sequence[int], active: Sequence[int], hands: Sequence[int]
) -> tuple[Trick, ...]:
    """Put the played cards into tricks, as many for each seat as it has taken.

    Tricks of a single suit come first, each from the lowest card up. They reveal nothing about the hands, and the last
    player takes the trick. In the other tricks, a card of another suit would suggest that its seat has none of the suit
    led. If there is a choice, this card goes to a seat that really has none.
    """
    count = len(active)
    by_suit = [[card for card in cards.numbers(gone) if card // 6 == suit] for suit in range(4)]
    piles: list[list[int]] = []
    for held in by_suit:
        while len(held) >= count:
            piles.append([held.pop() for _ in range(count)])
    rest = [card for held in by_suit for card in held]
    piles += [rest[at : at + count] for at in range(0, len(rest), count)]
    winners = [seat for seat in active for _ in range(taken[seat])]
    return tuple(_trick(pile, winner, next_seat, hands) for pile, winner in zip(piles, winners, strict=True))


def _trick(pile: list[int], winner: int, next_seat: Sequence[int], hands: Sequence[int]) -> Trick:
    leader = next_seat[winner]
    if len({card // 6 for card in pile}) == 1:
        return Trick(leader, tuple(pile), winner)

    def count_wrong(order: list[int]) -> int:
        """Count the cards of other suits played by seats that hold the suit led."""
        seat, wrong = leader, 0
        for card in order:
            wrong += card // 6 != order[0] // 6 and bool(hands[seat] & cards.SUIT_MASK[order[0] // 6])
            seat = next_seat[seat]
        return wrong

    turned = [pile[at:] + pile[:at] for at in range(len(pile))]
    chosen = min(turned, key=count_wrong)
    return Trick(leader, tuple(chosen), winner)
