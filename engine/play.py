"""The play of the cards (docs/rules.md, 8).

A trick grows card by card, clockwise from its leader. ``best`` and ``best_seat`` hold the card that would take it now
and its seat, so each new card is compared with one card only. After the card of the last seat the trick goes to
``best_seat``, which draws first if there is a stock, and leads to the next trick. When no cards are left in the hands,
the hand is scored.

Any card may be led. The other seats have to follow suit; a seat without the suit led plays as ``play.when_void`` says.
With ``play.follow_suit`` = ``after_stock`` this applies only once the stock is empty. A marriage is declared before its
card lies on the table, and its suit is trump from then on, in this trick too. In the middle of a trick a marriage is
declared with the king, right after its queen. This king then beats every card in the trick except the ace and the ten
of its suit, because there can be no other trump in the trick.
"""

from __future__ import annotations

from engine import cards, marriages, redeal, scoring
from engine.actions import Play, Redeal
from engine.cards import ACES, BIT, CODES, INDEX, KINGS, POINTS, QUEEN, STRONGER, SUIT_MASK, SUIT_OF, SUITS
from engine.endgame import Step
from engine.errors import EngineError, illegal
from engine.events import CardPlayed, CardsDrawn, Event, FourAcesDeclared, MarriageDeclared, TrickTaken
from engine.state import State, Trick, evolve, set_at

_PLAYED: tuple[tuple[tuple[CardPlayed], ...], ...] = tuple(
    tuple((CardPlayed(seat, code),) for code in CODES) for seat in range(4)
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


def begin(state: State, *, contract: int | None) -> Step:
    """Begin the play. The declarer leads; without an auction, the seat left of the dealer."""
    leader = state.next_seat[state.dealer] if state.declarer is None else state.declarer
    return evolve(state, phase="play", contract=contract, leader=leader, to_act=leader), ()


def playable(state: State) -> int:
    """Return the cards that the seat to act may play, as a mask (docs/rules.md, 8)."""
    mask: int | None = state._playable  # noqa: SLF001 - cached on the position itself
    if mask is None:
        mask = state.__dict__["_playable"] = _playable(state, state.hands[state.to_act or 0])
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
    """Return every play of the seat to act, and a redeal if it has the right to one."""
    seat = state.to_act or 0
    mask = playable(state)
    plain = _PLAYS[seat]
    plays: tuple[Play | Redeal, ...] = (
        plain[0][mask & 63] + plain[1][mask >> 6 & 63] + plain[2][mask >> 12 & 63] + plain[3][mask >> 18]
    )
    if not state.trick:
        if mask & mask >> 1 & KINGS or mask & ACES == ACES:
            plays = _with_announcements(state, seat, mask, plays)
    elif state.trick[-1] % 6 == QUEEN:
        for card in cards.numbers(marriages.on_queen(state, seat, mask)):
            plays += (marriages.WITH_MARRIAGE[seat][1 << card],)
    if not state.tricks and redeal.in_play(state, seat):
        plays += (redeal.REDEAL[seat],)
    return plays


def _with_announcements(
    state: State, seat: int, mask: int, plays: tuple[Play | Redeal, ...]
) -> tuple[Play | Redeal, ...]:
    """Return the plays of the leader, including those that declare something."""
    declaring = marriages.on_lead(state, seat, mask)
    if declaring and marriages.automatic(state):
        plays = tuple(marriages.PLAIN[seat][1 << card] for card in cards.numbers(mask & ~declaring))
    plays += tuple(marriages.WITH_MARRIAGE[seat][1 << card] for card in cards.numbers(declaring))
    aces = marriages.aces_on_lead(state, seat, mask)
    return plays + tuple(marriages.WITH_ACES[seat][1 << card] for card in cards.numbers(aces))


def play(state: State, action: Play) -> Step:
    """Play a card, declaring what the action says. A complete trick is taken; after the last one the hand is scored."""
    seat = action.seat
    bit = BIT.get(action.card, 0)
    if not bit & playable(state):
        raise _refusal(state, action)
    card = INDEX[action.card]
    happened: tuple[Event, ...] = _PLAYED[seat][card]
    if action.marriage or action.four_aces or (not state.trick and marriages.automatic(state)):
        state, declared = _announce(state, action)
        happened = declared + happened

    best, best_seat = state.best, state.best_seat
    if not state.trick or _beats(card, best, state.trump):
        best, best_seat = card, seat
    hands = list(state.hands)
    hands[seat] ^= bit
    following = state.next_seat[seat]
    if following == state.leader:
        return _take_trick(state, hands, (*state.trick, card), best_seat, happened)
    after = evolve(
        state,
        hands=tuple(hands),
        to_act=following,
        trick=(*state.trick, card),
        best=best,
        best_seat=best_seat,
    )
    return after, happened


def _beats(card: int, best: int, trump: int | None) -> bool:
    """Return whether a card beats the best card of the trick so far (docs/rules.md, 8)."""
    suit = SUIT_OF[card]
    return card < best if suit == SUIT_OF[best] else suit == trump


def _announce(state: State, action: Play) -> tuple[State, tuple[Event, ...]]:
    """Apply a play's declaration, before its card lies on the table. Raises ``illegal_action`` if it isn't possible."""
    seat = action.seat
    mask = playable(state)
    suit = marriages.declared_suit(state, action, mask)
    if marriages.declares_aces(state, action, mask):
        worth = marriages.four_aces_value(state)
        points = set_at(state.points, seat, state.points[seat] + worth)
        return evolve(state, points=points), (FourAcesDeclared(seat, worth),)
    if suit is None:
        return state, ()
    worth = marriages.value(state, seat, suit)
    declared = evolve(
        state,
        trump=suit,
        marriages=set_at(state.marriages, seat, (*state.marriages[seat], suit)),
        points=set_at(state.points, seat, state.points[seat] + worth),
    )
    return declared, (MarriageDeclared(seat, SUITS[suit], worth),)


def _take_trick(
    state: State, hands: list[int], trick: tuple[int, ...], winner: int, happened: tuple[Event, ...]
) -> Step:
    """Give a complete trick to its winner. Draw from the stock if there is one; score the hand after the last trick."""
    worth = 0
    for card in trick:
        worth += POINTS[card]
    happened += (TrickTaken(winner, tuple([CODES[card] for card in trick]), worth),)
    points = list(state.points)
    points[winner] += worth
    taken = list(state.taken)
    taken[winner] += 1
    stock = state.stock
    if stock:
        loser = state.next_seat[winner]
        hands[winner] |= 1 << stock[0]
        hands[loser] |= 1 << stock[1]
        stock = stock[2:]
        happened += (CardsDrawn((winner, loser), len(stock)),)
    after = evolve(
        state,
        hands=tuple(hands),
        stock=stock,
        to_act=winner,
        tricks=(*state.tricks, Trick(state.leader, trick, winner)),
        leader=winner,
        trick=(),
        points=tuple(points),
        taken=tuple(taken),
    )
    if hands[winner]:
        return after, happened
    scored, more = scoring.score(after)
    return scored, happened + more


def _refusal(state: State, action: Play) -> EngineError:
    """Return the reason why a card cannot be played. It uses only the seat's own hand and the cards on the table."""
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
