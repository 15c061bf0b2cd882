"""The play of the cards (docs/rules.md, 8)."""

from __future__ import annotations

from engine import cards, marriages, redeal, scoring
from engine.actions import Play, Redeal
from engine.cards import BIT, CODES, INDEX, POINTS, STRONGER, SUIT_MASK, SUIT_OF, SUITS
from engine.endgame import Step
from engine.errors import EngineError, illegal
from engine.events import CardPlayed, CardsDrawn, Event, FourAcesDeclared, MarriageDeclared, TrickTaken
from engine.state import State, Trick, evolve, set_at

_PLAYED: tuple[tuple[CardPlayed, ...], ...] = tuple(
    tuple(CardPlayed(seat, code) for code in CODES) for seat in range(4)
)
# The plain plays of each seat with each subset of each suit.
_PLAYS: tuple[tuple[tuple[tuple[Play, ...], ...], ...], ...] = tuple(
    tuple(
        tuple(
            tuple(marriages.PLAIN[seat][1 << (6 * suit + rank)] for rank in range(6) if held >> rank & 1)
            for held in range(64)
        )
        for suit in range(4)
    )
    for seat in range(4)
)


def begin(state: State) -> Step:
    """Begin the play: the declarer leads, without an auction the seat left of the dealer."""
    leader = state.left[state.dealer] if state.declarer is None else state.declarer
    return evolve(state, phase="play", leader=leader, to_act=leader), ()


def playable(state: State) -> int:
    """Return the cards that the seat to act may play, as a mask (docs/rules.md, 8)."""
    known: int = state.__dict__.get("_playable", 0)
    if known:
        return known
    mask = _playable(state, state.hands[state.to_act or 0])
    state.__dict__["_playable"] = mask
    return mask


def _playable(state: State, hand: int) -> int:
    trick = state.trick
    rules = state.rules.play
    if not trick or (state.stock and rules.follow_suit == "after_stock"):
        return hand
    best = state.best
    led = SUIT_OF[trick[0]]
    following = hand & SUIT_MASK[led]
    if following:
        if rules.must_beat and SUIT_OF[best] == led:
            return following & STRONGER[best] or following
        return following
    trump = state.trump
    if trump is None or rules.when_void == "free":
        return hand
    trumps = hand & SUIT_MASK[trump]
    if not trumps:
        return hand
    beating = trumps & STRONGER[best] if SUIT_OF[best] == trump else trumps
    if rules.when_void == "beat":
        return beating or hand
    return beating if rules.must_overtrump and beating else trumps


def legal(state: State) -> tuple[Play | Redeal, ...]:
    """Return every play of the seat to act, and a redeal where it has the right."""
    seat = state.to_act or 0
    mask = playable(state)
    plain = _PLAYS[seat]
    plays: tuple[Play | Redeal, ...] = (
        plain[0][mask & 63] + plain[1][mask >> 6 & 63] + plain[2][mask >> 12 & 63] + plain[3][mask >> 18]
    )
    if mask & marriages.ANNOUNCERS:
        plays = _with_announcements(state, seat, mask, plays)
    if not state.tricks and redeal.held(state, seat):
        plays += (redeal.REDEAL[seat],)
    return plays


def _with_announcements(
    state: State, seat: int, mask: int, plays: tuple[Play | Redeal, ...]
) -> tuple[Play | Redeal, ...]:
    if state.trick:
        declaring = marriages.on_queen(state, seat, mask)
        aces = 0
    else:
        declaring = marriages.on_lead(state, seat, mask)
        aces = marriages.aces_on_lead(state, seat, mask)
        if declaring and marriages.automatic(state):
            plain = marriages.PLAIN[seat]
            plays = tuple(plain[1 << card] for card in cards.numbers(mask & ~declaring))
    if declaring:
        plays += tuple(marriages.WITH_MARRIAGE[seat][1 << card] for card in cards.numbers(declaring))
    if aces:
        plays += tuple(marriages.WITH_ACES[seat][1 << card] for card in cards.numbers(aces))
    return plays


def play(state: State, action: Play) -> Step:
    """Play a card, with what it declares; a complete trick is taken, and the last one scored."""
    seat = action.seat
    mask = playable(state)
    bit = BIT.get(action.card, 0)
    if not bit & mask:
        raise _refusal(state, action)
    declared = None
    aces = False
    if bit & marriages.ANNOUNCERS or action.marriage or action.four_aces:
        declared = marriages.declared_suit(state, action, mask)
        aces = marriages.declares_aces(state, action, mask)

    card = INDEX[action.card]
    happened: tuple[Event, ...] = (_PLAYED[seat][card],)
    trump = state.trump
    declarations = state.marriages
    points = state.points
    if declared is not None:
        trump = declared
        worth = marriages.value(state, seat, declared)
        declarations = set_at(declarations, seat, (*declarations[seat], declared))
        points = set_at(points, seat, points[seat] + worth)
        happened = (MarriageDeclared(seat, SUITS[declared], worth), *happened)
    elif aces:
        points = set_at(points, seat, points[seat] + marriages.four_aces_value(state))
        happened = (FourAcesDeclared(seat, marriages.four_aces_value(state)), *happened)

    trick = (*state.trick, card)
    if len(trick) == 1:
        best, best_seat = card, seat
    elif trump != state.trump:
        best, best_seat = _best(state, trick, trump)
    else:
        best, best_seat = state.best, state.best_seat
        if SUIT_OF[card] == SUIT_OF[best]:
            if card < best:
                best, best_seat = card, seat
        elif SUIT_OF[card] == trump:
            best, best_seat = card, seat

    following = state.left[seat]
    after = evolve(
        state,
        hands=set_at(state.hands, seat, state.hands[seat] ^ bit),
        to_act=following,
        trick=trick,
        best=best,
        best_seat=best_seat,
        trump=trump,
        marriages=declarations,
        points=points,
    )
    if following != state.leader:
        return after, happened
    return _take_trick(after, happened)


def _best(state: State, trick: tuple[int, ...], trump: int | None) -> tuple[int, int]:
    """Return the best card of a trick and who played it, from the beginning: trumps changed within it."""
    seat = state.leader
    best, best_seat = trick[0], seat
    for card in trick[1:]:
        seat = state.left[seat]
        same = SUIT_OF[card] == SUIT_OF[best]
        if (same and card < best) or (not same and SUIT_OF[card] == trump):
            best, best_seat = card, seat
    return best, best_seat


def _take_trick(state: State, happened: tuple[Event, ...]) -> Step:
    winner, trick = state.best_seat, state.trick
    worth = 0
    for card in trick:
        worth += POINTS[card]
    happened = (*happened, TrickTaken(winner, tuple(CODES[card] for card in trick), worth))
    after = evolve(
        state,
        to_act=winner,
        tricks=(*state.tricks, Trick(state.leader, trick, winner)),
        leader=winner,
        trick=(),
        points=set_at(state.points, winner, state.points[winner] + worth),
        taken=set_at(state.taken, winner, state.taken[winner] + 1),
    )
    if after.stock:
        return _draw(after, happened)
    if after.hands[winner]:
        return after, happened
    scored, more = scoring.score(after)
    return scored, happened + more


def _draw(state: State, happened: tuple[Event, ...]) -> Step:
    """Draw from the stock: the winner of the trick first, then the other."""
    first, second = state.leader, state.left[state.leader]
    hands = list(state.hands)
    hands[first] |= 1 << state.stock[0]
    hands[second] |= 1 << state.stock[1]
    stock = state.stock[2:]
    drawn = CardsDrawn((first, second), len(stock))
    return evolve(state, hands=tuple(hands), stock=stock), (*happened, drawn)


def _refusal(state: State, action: Play) -> EngineError:
    """Return why a card cannot be played; it tells nothing but what the seat's own hand shows."""
    hand = state.hands[action.seat]
    bit = BIT.get(action.card, 0)
    if not bit & hand:
        return illegal("not_in_hand", f"{action.card} is not in the hand", card=action.card)
    led = SUIT_OF[state.trick[0]]
    letter = SUITS[led]
    if hand & SUIT_MASK[led]:
        if SUIT_OF[INDEX[action.card]] != led:
            return illegal("must_follow_suit", f"{action.card} does not follow suit: {letter} was led", suit=letter)
        return illegal("must_beat", f"{action.card} does not beat {CODES[state.best]}", card=CODES[state.best])
    trump = SUITS[state.trump or 0]
    if SUIT_OF[INDEX[action.card]] == state.trump:
        best = CODES[state.best]
        return illegal("must_overtrump", f"{action.card} does not beat {best}", card=best, suit=trump)
    return illegal("must_trump", f"a trump must be played: {trump}", suit=trump)
