"""The deal: who sits out, the cut, the dealer's talon, the cards in the hands (docs/rules.md, 3).

In ``deal`` the pack is put on the table. With ``deal.cut`` the phase ``cut`` follows, where one seat cuts or declines.
Then a jack at the bottom may throw the deal in, and ``deal`` comes again. With ``deal.dealer_sets_talon`` the dealer
names the talon's places in ``talon_positions``. Then the cards are dealt. The auction begins, or the play if there is
no auction.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

from engine import auction, cards, play, talon
from engine.actions import Cut, Deal, TalonPositions
from engine.cards import CODES, INDEX
from engine.endgame import Step, throw_in
from engine.errors import EngineError, illegal
from engine.events import BottomJack, CutOffered, Dealt, Event, PackCut, TalonPlaced
from engine.rules import Rules
from engine.state import State, active_seats, evolve, layout

SEATS_WITH_SITTER = 4
JACKS_IN_A_ROW = 3
_AFTER_DEALER = {"dealer": 0, "right_of_dealer": 3, "opposite_dealer": 2}


def seat_counts(rules: Rules) -> tuple[int, ...]:
    """Return the allowed numbers of seats at a table with these rules."""
    return rules.table.players


@cache
def _order(seats: int, sits_out: int | None) -> tuple[int, ...]:
    """Return the next active seat of every seat."""
    following = []
    for seat in range(seats):
        after = (seat + 1) % seats
        following.append((after + 1) % seats if after == sits_out else after)
    return tuple(following)


def seating(state: State) -> tuple[int | None, tuple[int, ...]]:
    """Return the seat that sits out the coming hand (or None), and the next active seat of every seat."""
    sits_out = None
    if state.seats == SEATS_WITH_SITTER:
        sits_out = (state.dealer + _AFTER_DEALER[state.rules.table.sits_out]) % state.seats
    return sits_out, _order(state.seats, sits_out)


def deal(state: State, action: Deal) -> Step:
    """Put a shuffled pack on the table. Raises ``bad_pack`` unless it holds every card of the deck once."""
    pack = read_pack(state.rules, action.pack)
    sits_out, next_seat = seating(state)
    nothing = (0,) * state.seats
    ready = evolve(
        state,
        hand_number=state.hand_number + 1,
        sits_out=sits_out,
        next_seat=next_seat,
        pack=pack,
        points=nothing,
        taken=nothing,
        marriages=((),) * state.seats,
    )
    if state.rules.deal.cut == "offer":
        seat = cutter(ready)
        return evolve(ready, phase="cut", to_act=seat), (CutOffered(seat),)
    return _after_cut(ready)


def read_pack(rules: Rules, codes: tuple[str, ...]) -> tuple[int, ...]:
    """Return the pack as card numbers. Raises ``bad_pack`` unless it holds every card of the deck once."""
    size = rules.table.deck
    try:
        pack = tuple(map(INDEX.__getitem__, codes))
    except (KeyError, TypeError):
        raise EngineError("bad_pack", "the pack holds something that is no card") from None
    if len(pack) != size or len(set(pack)) != size or (size < len(CODES) and cards.mask_of(pack) & cards.NINES):
        raise EngineError("bad_pack", f"the pack must hold each of the {size} cards once")
    return pack


def cutter(state: State) -> int:
    """Return the first active seat to the dealer's right that is not the dealer."""
    seat = (state.dealer - 1) % state.seats
    return (seat - 1) % state.seats if seat == state.sits_out else seat


def legal_cut(state: State) -> tuple[Cut, ...]:
    """Return every possible cut, and declining."""
    seat = state.to_act or 0
    return tuple(Cut(seat, at) for at in (*range(1, len(state.pack)), None))


def cut(state: State, action: Cut) -> Step:
    """Cut the pack, or decline."""
    at = action.at
    if at is not None and not 1 <= at < len(state.pack):
        raise illegal("bad_cut", f"a cut lies between 1 and {len(state.pack) - 1}", maximum=len(state.pack) - 1)
    pack = state.pack if at is None else state.pack[at:] + state.pack[:at]
    after, happened = _after_cut(evolve(state, pack=pack))
    return after, (PackCut(action.seat, at), *happened)


def _after_cut(state: State) -> Step:
    rules = state.rules.deal
    if rules.bottom_jack and cards.RANK_OF[state.pack[-1]] == cards.JACK:
        row = state.jacks + 1
        third = row == JACKS_IN_A_ROW
        after, happened = throw_in(state, moves=third, penalty=third, jacks=0 if third else row, nines=state.nines)
        return after, (BottomJack(state.dealer, row), *happened)
    state = evolve(state, jacks=0)
    if rules.dealer_sets_talon:
        return evolve(state, phase="talon_positions", to_act=state.dealer), ()
    in_hands = layout(state).hand * len(active_seats(state))
    return _distribute(state, state.pack[:in_hands], state.pack[in_hands:])


@cache
def _places(size: int, count: int) -> tuple[tuple[int, ...], ...]:
    """Return every choice of ``count`` places without the first, the last or two neighbours."""
    return tuple(
        tuple(place + index + 1 for index, place in enumerate(chosen))
        for chosen in combinations(range(size - 1 - count), count)
    )


def legal_positions(state: State) -> tuple[TalonPositions, ...]:
    """Return every choice of places for the talon."""
    places = _places(len(state.pack), layout(state).in_talons)
    return tuple(TalonPositions(state.to_act or 0, chosen) for chosen in places)


def set_talon(state: State, action: TalonPositions) -> Step:
    """Let the dealer name the talon's places in the cut pack."""
    chosen = action.positions
    inside = all(1 <= place < len(state.pack) - 1 for place in chosen)
    apart = all(later - earlier > 1 for earlier, later in pairwise(chosen))
    wanted = layout(state).in_talons
    if len(chosen) != wanted or not inside or not apart:
        raise illegal(
            "bad_positions",
            f"{wanted} places, ascending, never the first, the last or two neighbours",
            count=wanted,
        )
    talons = tuple(state.pack[place] for place in chosen)
    others = tuple(card for place, card in enumerate(state.pack) if place not in set(chosen))
    in_hands = layout(state).hand * len(active_seats(state))
    after, happened = _distribute(state, others[:in_hands], talons + others[in_hands:])
    return after, (TalonPlaced(action.seat), *happened)


def _distribute(state: State, dealt: tuple[int, ...], rest: tuple[int, ...]) -> Step:
    """Deal the cards of ``dealt`` one by one from the left of the dealer. ``rest`` is the talons, then the stock."""
    chosen = layout(state)
    order = active_seats(state)
    hands = [0] * state.seats
    for index, seat in enumerate(order):
        hands[seat] = cards.mask_of(dealt[index :: len(order)])
    size = chosen.talon_size
    talons = tuple([rest[start : start + size] for start in range(0, chosen.in_talons, size or 1)])
    ready = evolve(
        state,
        pack=(),
        hands=tuple(hands),
        talons=talons,
        stock=rest[chosen.in_talons :],
        looked=cards.mask_of(order),
    )
    if talon.lies_open(ready):
        ready = evolve(ready, shown=True)
    counts = tuple([hand.bit_count() for hand in hands])
    face_up = tuple([CODES[card] for card in talons[0]]) if ready.shown else ()
    event: Event = Dealt(state.dealer, state.sits_out, counts, face_up, state.golden > 0)
    after, happened = auction.begin(ready) if auction.held(ready) else play.begin(ready, contract=None)
    return after, (event, *happened)
