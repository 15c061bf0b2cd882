"""A hand played to its end with all cards open: how a guess at the hidden cards would turn out.

Every seat follows the same plain policy: cash what cannot be beaten, declare marriages, take a trick with a card that
holds it, help a fellow defender, else give away as little as possible. The rules of a table are not in a view; the
usual ones stand here: follow suit, trump when void, beat where the table seems to play so.
"""

from dataclasses import dataclass

from engine.cards import COURT, POINTS, STRONGER, SUIT_MASK, SUIT_OF, numbers
from engine.players.reading import Play

MARRIAGE_VALUES = (40, 60, 80, 100)


@dataclass(slots=True)
class Position:
    """A play in progress with every card known; changed in place by the functions below."""

    hands: list[int]
    """The cards of each seat, as masks."""

    active: tuple[int, ...]
    """The seats that play, clockwise."""

    leader: int
    """The seat that leads to the trick on the table, or has led."""

    table: list[Play]
    """The trick on the table, in the order played."""

    points: list[int]
    """Points of each seat so far."""

    declarer: int | None
    """The seat that plays against the others; None if each plays for itself."""

    trump: int | None
    """The trump suit, by its place in ``SUITS``; None if there is none."""

    stock: list[int]
    """Cards to be drawn after each trick, the next one first."""

    must_beat: bool
    """Whether the table seems to play that the best card has to be beaten."""

    def copy(self) -> "Position":
        """Return a position that can be changed without changing this one."""
        return Position(
            self.hands[:],
            self.active,
            self.leader,
            self.table[:],
            self.points[:],
            self.declarer,
            self.trump,
            self.stock[:],
            self.must_beat,
        )


def best_play(table: list[Play], trump: int | None) -> Play:
    """Return the play that is winning a trick."""
    best = table[0]
    for play in table[1:]:
        if beats(play[1], best[1], trump):
            best = play
    return best


def beats(card: int, best: int, trump: int | None) -> bool:
    """Tell whether a card played later beats the best one so far."""
    return card < best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump


def allowed(position: Position, seat: int) -> int:
    """Return the cards that a seat may play to the trick on the table."""
    hand = position.hands[seat]
    if not position.table or position.stock:
        return hand
    best = best_play(position.table, position.trump)[1]
    led = SUIT_OF[position.table[0][1]]
    return _following(hand, led, best, position)


def _following(hand: int, led: int, best: int, position: Position) -> int:
    same = hand & SUIT_MASK[led]
    if same:
        if position.must_beat and SUIT_OF[best] == led:
            return same & STRONGER[best] or same
        return same
    if position.trump is not None:
        return hand & SUIT_MASK[position.trump] or hand
    return hand


def play_card(position: Position, seat: int, card: int, *, marriage: bool) -> None:
    """Put a card on the table; a full trick is taken, and the stock drawn from."""
    if marriage:
        position.trump = SUIT_OF[card]
        position.points[seat] += MARRIAGE_VALUES[SUIT_OF[card]]
    position.hands[seat] ^= 1 << card
    table = position.table
    table.append((seat, card))
    if len(table) < len(position.active):
        return
    winner = best_play(table, position.trump)[0]
    position.points[winner] += sum(POINTS[played] for _, played in table)
    position.leader = winner
    position.table = []
    if position.stock:
        for drawer in (winner, *(other for other in position.active if other != winner)):
            if position.stock:
                position.hands[drawer] |= 1 << position.stock.pop(0)


def to_play(position: Position) -> int:
    """Return the seat whose turn it is."""
    active = position.active
    return active[(active.index(position.leader) + len(position.table)) % len(active)]


def play_out(position: Position) -> list[int]:
    """Play the position to its end and return the points of each seat. The position is used up."""
    for _ in range(sum(hand.bit_count() for hand in position.hands) + len(position.stock)):
        seat = to_play(position)
        card, marriage = choose_card(position, seat)
        play_card(position, seat, card, marriage=marriage)
    return position.points


def choose_card(position: Position, seat: int) -> tuple[int, bool]:
    """Return the policy's card for a seat, and whether it declares a marriage."""
    if not position.table:
        return _lead(position, seat)
    options = allowed(position, seat)
    if not options & (options - 1):
        return options.bit_length() - 1, False
    return _follow(position, seat, options), False


def _friends(position: Position, seat: int, other: int) -> bool:
    return position.declarer is not None and position.declarer not in {seat, other}


def _holds(position: Position, seat: int, card: int, others: tuple[int, ...]) -> bool:
    """Tell whether none of the other seats, unless on the same side, can beat a card."""
    table = position.table
    led = SUIT_OF[table[0][1]] if table else SUIT_OF[card]
    for other in others:
        if other == seat or _friends(position, seat, other):
            continue
        hand = position.hands[other]
        choice = hand if position.stock else hand & SUIT_MASK[led] or hand
        if choice & STRONGER[card]:
            return False
        trump = position.trump
        if trump is not None and SUIT_OF[card] != trump and choice & SUIT_MASK[trump]:
            return False
    return True


def _lead(position: Position, seat: int) -> tuple[int, bool]:
    hand = position.hands[seat]
    pairs = 0
    for suit in range(4):
        if hand & COURT[suit] == COURT[suit]:
            pairs |= COURT[suit]
    cash = [card for card in numbers(hand & ~pairs) if _holds(position, seat, card, position.active)]
    if cash:
        return max(cash, key=POINTS.__getitem__), False
    if pairs:
        suit = pairs.bit_length() // 6
        return 6 * suit + (2 if _holds(position, seat, 6 * suit + 2, position.active) else 3), True
    return min(numbers(hand), key=lambda card: _cost(hand, card)), False


def _cost(hand: int, card: int) -> int:
    """What playing a card gives away: its points, and the other half of a marriage."""
    cost = 4 * POINTS[card]
    pair = COURT[SUIT_OF[card]]
    if 1 << card & pair and hand & pair == pair:
        cost += 40
    if SUIT_OF[card] == 0 or hand & SUIT_MASK[SUIT_OF[card]] == 1 << card:
        cost -= 1
    return cost


def _follow(position: Position, seat: int, options: int) -> int:
    table, trump, hand = position.table, position.trump, position.hands[seat]
    winner, best = best_play(table, trump)
    active = position.active
    place = active.index(seat)
    left = len(active) - len(table) - 1
    later = tuple(active[(place + step) % len(active)] for step in range(1, left + 1))
    cards = numbers(options)
    if _friends(position, seat, winner) and _holds(position, seat, best, later):
        return max(cards, key=lambda card: _gift(hand, card))
    winning = [card for card in cards if beats(card, best, trump)]
    holding = [card for card in winning if _holds(position, seat, card, later)]
    if holding:
        return max(holding, key=lambda card: POINTS[card] if left == 0 else -_cost(hand, card))
    return min(cards, key=lambda card: _cost(hand, card))


def _gift(hand: int, card: int) -> int:
    """How welcome a card is in a trick that a fellow defender takes: points, but no ace and no half of a marriage."""
    pair = COURT[SUIT_OF[card]]
    if 1 << card & pair and hand & pair == pair:
        return -40
    return -1 if card % 6 == 0 else POINTS[card]
