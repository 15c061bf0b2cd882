"""The talon and the exchange (docs/rules.md, 6).

Every turn here is the declarer's. In ``concession`` the declarer may concede before the talon is turned, if the rules
allow it. In ``choose_talon`` the declarer chooses one of several talons. After taking the talon, the declarer passes
and lays aside cards in ``exchange``, one by one and in any order. Before the first card the declarer may concede, or
use a right to throw the hand in. When all cards are passed and laid aside, the contract follows (``engine.contract``).
Without a talon it follows at once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from engine import cards, concession, contract, redeal
from engine.actions import Action, ChooseTalon, Concede, Discard, Give, PlayOn
from engine.cards import BIT, CODES, INDEX
from engine.endgame import Step
from engine.errors import illegal
from engine.events import CardGiven, Discarded, Event, PlayedOn, TalonChosen, TalonTaken, TalonTurned
from engine.state import State, evolve, layout, set_at

REVEAL_FROM = 130
_given = lru_cache(maxsize=512)(CardGiven)


def lies_open(state: State) -> bool:
    """Return whether the talon lies face up from the deal on. One of several talons is always chosen unseen."""
    return state.rules.talon.face_up and len(state.talons) == 1


def after_auction(state: State) -> Step:
    """Continue after the auction: ask the declarer about conceding, or take the talon."""
    if concession.asked_before_talon(state):
        return evolve(state, phase="concession", to_act=state.declarer), ()
    return _to_talon(state)


def _to_talon(state: State) -> Step:
    if not state.talons:
        return contract.begin(state)
    if len(state.talons) > 1:
        return evolve(state, phase="choose_talon", to_act=state.declarer), ()
    return _take(state, 0)


def _revealed(state: State) -> bool:
    """Return whether everybody sees the talon when it is taken."""
    if state.rules.talon.face_up:
        return True
    if state.blind or concession.may_walk_out(state):
        return False
    reveal = state.rules.talon.reveal
    return (
        reveal == "always"
        or (reveal == "contested" and state.bid > state.opening)
        or (reveal == "from_130" and state.bid >= REVEAL_FROM)
    )


def _take(state: State, index: int) -> Step:
    talon = state.talons[index]
    seat = state.declarer or 0
    shown = _revealed(state)
    happened: tuple[Event, ...] = (TalonTaken(seat, len(talon)),)
    if shown and not state.shown:
        happened = (TalonTurned(tuple(CODES[card] for card in talon)), *happened)
    hands = set_at(state.hands, seat, state.hands[seat] | cards.mask_of(talon))
    after = evolve(
        state,
        phase="exchange",
        to_act=seat,
        hands=hands,
        talon=index,
        shown=shown,
        passed_open=state.blind or state.rules.talon.pass_face_up,
    )
    return after, happened


def legal_concession(state: State) -> tuple[Action, ...]:
    """Return the declarer's choices before the talon is turned: the ways to concede, and playing on."""
    seat = state.to_act or 0
    return (*(Concede(seat, kind) for kind in concession.kinds(state)), PlayOn(seat))


def play_on(state: State, action: PlayOn) -> Step:
    """Decline to concede."""
    after, happened = _to_talon(state)
    return after, (PlayedOn(action.seat), *happened)


def legal_choice(state: State) -> tuple[Action, ...]:
    """Return the talons to choose from."""
    return tuple(ChooseTalon(state.to_act or 0, index) for index in range(len(state.talons)))


def choose(state: State, action: ChooseTalon) -> Step:
    """Take one of several talons."""
    if not 0 <= action.index < len(state.talons):
        raise illegal("no_such_talon", f"there is no talon {action.index}", index=action.index)
    after, happened = _take(state, action.index)
    return after, (TalonChosen(action.seat, action.index), *happened)


def _missing(state: State) -> list[int]:
    """Return the defenders who still have to get a card."""
    missing: list[int] | None = state._without_card  # noqa: SLF001 - cached on the position itself
    if missing is None:
        missing = state.__dict__["_without_card"] = _without_card(state)
    return missing


def _without_card(state: State) -> list[int]:
    declarer = state.declarer or 0
    passes = layout(state).passes
    missing = []
    seat = state.next_seat[declarer]
    while seat != declarer:
        left = passes
        for to, _ in state.passed:
            left -= to == seat
        if left:
            missing.append(seat)
        seat = state.next_seat[seat]
    return missing


def _passable(state: State) -> int:
    """Return the cards that the declarer may pass, as a mask."""
    hand = state.hands[state.declarer or 0]
    if state.bid == state.opening and state.rules.talon.uncontested_pass == "talon_cards":  # noqa: S105 - a pass of cards
        return hand & cards.mask_of(state.talons[state.talon or 0])
    return hand


def _table(make: Callable[[str], Action]) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    """Return the actions that ``make`` builds from cards, by suit and then by the cards held of it."""
    return tuple(
        tuple(tuple(make(CODES[6 * suit + rank]) for rank in range(6) if held >> rank & 1) for held in range(64))
        for suit in range(4)
    )


def _of(table: tuple[tuple[tuple[Action, ...], ...], ...], mask: int) -> tuple[Action, ...]:
    return table[0][mask & 63] + table[1][mask >> 6 & 63] + table[2][mask >> 12 & 63] + table[3][mask >> 18]


@cache
def _gives(seat: int, to: int) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    return _table(lambda card: Give(seat, card, to))


@cache
def _discards(seat: int) -> tuple[tuple[tuple[Action, ...], ...], ...]:
    return _table(lambda card: Discard(seat, card))


def legal(state: State) -> tuple[Action, ...]:
    """Return the legal actions: passing and laying aside cards; at the first turn also conceding and a redeal."""
    seat = state.to_act or 0
    found: tuple[Action, ...] = ()
    for to in _missing(state):
        found += _of(_gives(seat, to), _passable(state))
    if len(state.discards) < layout(state).discard:
        found += _of(_discards(seat), state.hands[seat])
    if not state.passed and not state.discards:
        found += tuple(Concede(seat, kind) for kind in concession.kinds(state))
        if redeal.in_exchange(state, seat):
            found += (redeal.REDEAL[seat],)
    return found


def give(state: State, action: Give) -> Step:
    """Pass a card to a defender."""
    seat = action.seat
    bit = _own_card(state, seat, action.card)
    if action.to not in _missing(state):
        raise illegal("no_card_due", f"seat {action.to} gets no card now", to=action.to)
    if not bit & _passable(state):
        raise illegal("talon_cards_only", "only cards of the talon may be passed", card=action.card)
    hands = list(state.hands)
    hands[seat] ^= bit
    hands[action.to] |= bit
    after = evolve(state, hands=tuple(hands), passed=(*state.passed, (action.to, INDEX[action.card])))
    shown = action.card if state.passed_open else None
    return _go_on(after, _given(seat, action.to, shown))


def discard(state: State, action: Discard) -> Step:
    """Lay a card aside."""
    seat = action.seat
    bit = _own_card(state, seat, action.card)
    if len(state.discards) >= layout(state).discard:
        raise illegal("no_discard_due", "no card is laid aside now")
    hands = set_at(state.hands, seat, state.hands[seat] ^ bit)
    after = evolve(state, hands=hands, discards=(*state.discards, INDEX[action.card]))
    return _go_on(after, Discarded(seat))


def _own_card(state: State, seat: int, code: str) -> int:
    bit = BIT.get(code, 0)
    if not bit & state.hands[seat]:
        raise illegal("not_in_hand", f"{code} is not in the hand", card=code)
    return bit


def _go_on(state: State, event: Event) -> Step:
    if _missing(state) or len(state.discards) < layout(state).discard:
        return state, (event,)
    after, happened = contract.begin(state)
    return after, (event, *happened)
