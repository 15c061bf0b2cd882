"""The play with all cards open, by the table's rules: positions, legal cards, and the plain policy.

Only the seats that play are numbered: 0, 1 (and 2), clockwise. By the plain policy every seat cashes unbeatable cards,
declares marriages, takes a trick with a card that can't be beaten any more, helps the other defender, and otherwise
gives away as little as possible. ``solver/solver.c`` does the same as this file, only faster.
"""

from dataclasses import dataclass

from engine.cards import ACES, COURT, KING, POINTS, STRONGER, SUIT_MASK, SUIT_OF, numbers

NO_TRUMP = -1
SILENT, MARRIAGE, FOUR_ACES = 0, 1, 2
"""The possible declarations of a play."""


@dataclass(frozen=True, slots=True)
class OpenDeal:
    """The part of a guess that does not change during its play."""

    seats: int
    """How many seats play."""

    must_beat: bool
    """Whether a seat that follows suit has to beat the best card if possible."""

    must_overtrump: bool
    """Whether a seat that has to trump has to beat the best trump if possible."""

    when_void: str
    """The rule for a seat without a card of the suit, as ``play.when_void``."""

    free_with_stock: bool
    """Whether any card may be played while there is a stock."""

    first_trick: bool
    """Whether a marriage may be declared before a trick is won."""

    automatic: bool
    """Whether leading one half of a marriage declares it."""

    on_queen: bool
    """Whether a king may declare a marriage with the queen played just before it."""

    four_aces: int
    """Points for four aces."""

    last_trick: int
    """Points of the laid-aside cards that go to the winner of the last trick."""

    values: tuple[tuple[int, ...], ...]
    """Points for each marriage, by seat."""

    declarer: int | None
    """The seat that plays against the others; None if each plays for itself."""

    stock: tuple[int, ...]
    """The stock at the start of the guess, the next card first."""


@dataclass(slots=True)
class Position:
    """A position with every card known. ``play_one`` and ``play_out`` change it in place."""

    hands: list[int]
    """The cards of each seat, as masks."""

    points: list[int]
    """Points of each seat so far."""

    taken: list[int]
    """Tricks of each seat so far."""

    declared: list[int]
    """Suits of the marriages that each seat has declared, as masks."""

    trump: int
    """The trump suit, or ``NO_TRUMP``."""

    leader: int
    """The seat that leads, or has led, to the trick on the table."""

    table: list[int]
    """The cards on the table, in the order played."""

    drawn: int = 0
    """How many cards of the stock have been drawn."""

    def copy(self) -> "Position":
        """Return an independent copy."""
        return Position(
            self.hands[:],
            self.points[:],
            self.taken[:],
            self.declared[:],
            self.trump,
            self.leader,
            self.table[:],
            self.drawn,
        )


def turn(deal: OpenDeal, position: Position) -> int:
    """Return the seat whose turn it is."""
    return (position.leader + len(position.table)) % deal.seats


def beats(card: int, best: int, trump: int) -> bool:
    """Return whether a card beats the best card played before it."""
    return card < best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump


def best_place(table: list[int], trump: int) -> int:
    """Return the place of the best card of a trick so far."""
    best = 0
    for place in range(1, len(table)):
        if beats(table[place], table[best], trump):
            best = place
    return best


def _is_free(deal: OpenDeal, position: Position) -> bool:
    return deal.free_with_stock and position.drawn < len(deal.stock)


def allowed(deal: OpenDeal, position: Position) -> int:
    """Return the cards that the seat to play may play, as a mask."""
    hand = position.hands[turn(deal, position)]
    table, trump = position.table, position.trump
    if not table or _is_free(deal, position):
        return hand
    best = table[best_place(table, trump)]
    led = SUIT_OF[table[0]]
    same = hand & SUIT_MASK[led]
    if same:
        return (same & STRONGER[best] or same) if deal.must_beat and SUIT_OF[best] == led else same
    trumps = 0 if trump == NO_TRUMP or deal.when_void == "free" else hand & SUIT_MASK[trump]
    if not trumps:
        return hand
    beating = trumps & STRONGER[best] if SUIT_OF[best] == trump else trumps
    if deal.when_void == "beat":
        return beating or hand
    return beating if deal.must_overtrump and beating else trumps


def _may_declare(deal: OpenDeal, position: Position, seat: int) -> bool:
    return deal.first_trick or position.taken[seat] > 0


def declares(deal: OpenDeal, position: Position, seat: int, card: int) -> int:
    """Return the declaration that a seat can make with a card now."""
    hand = position.hands[seat]
    if not position.table:
        pair = COURT[SUIT_OF[card]]
        if pair >> card & 1 and hand & pair == pair and _may_declare(deal, position, seat):
            return MARRIAGE
        if deal.four_aces and card % 6 == 0 and hand & ACES == ACES and position.taken[seat]:
            return FOUR_ACES
    elif deal.on_queen and card % 6 == KING and position.table[-1] == card + 1 and _may_declare(deal, position, seat):
        return MARRIAGE
    return SILENT


def play_one(deal: OpenDeal, position: Position, card: int, declared: int) -> None:
    """Put a card on the table. If this completes a trick, take the trick and draw from the stock."""
    seat = turn(deal, position)
    if declared == MARRIAGE:
        position.trump = SUIT_OF[card]
        position.points[seat] += deal.values[seat][SUIT_OF[card]]
        position.declared[seat] |= 1 << SUIT_OF[card]
    elif declared == FOUR_ACES:
        position.points[seat] += deal.four_aces
    position.hands[seat] &= ~(1 << card)
    table = position.table
    table.append(card)
    if len(table) < deal.seats:
        return
    winner = (position.leader + best_place(table, position.trump)) % deal.seats
    position.points[winner] += sum(map(POINTS.__getitem__, table))
    position.taken[winner] += 1
    position.leader = winner
    position.table = []
    for step in range(deal.seats):
        if position.drawn < len(deal.stock):
            position.hands[(winner + step) % deal.seats] |= 1 << deal.stock[position.drawn]
            position.drawn += 1
    if not position.hands[winner]:
        position.points[winner] += deal.last_trick


def is_over(deal: OpenDeal, position: Position) -> bool:
    """Return whether the last card has been played.

    A guess made with rules other than the table's may leave a seat without a card in a trick. That ends the hand too.
    """
    return not position.hands[turn(deal, position)]


def play_out(deal: OpenDeal, position: Position) -> Position:
    """Play a position to its end by the plain policy, in place, and return it."""
    while not is_over(deal, position):
        seat = turn(deal, position)
        card = choose_card(deal, position)
        play_one(deal, position, card, declares(deal, position, seat, card))
    return position


def choose_card(deal: OpenDeal, position: Position) -> int:
    """Return the plain policy's card for the seat to play. Its play declares whatever it can."""
    seat = turn(deal, position)
    if not position.table:
        return _lead(deal, position, seat)
    options = allowed(deal, position)
    if not options & (options - 1):
        return options.bit_length() - 1
    return _follow(deal, position, seat, options)


def _friends(deal: OpenDeal, seat: int, other: int) -> bool:
    return deal.declarer is not None and deal.declarer not in {seat, other}


def _holds(deal: OpenDeal, position: Position, seat: int, card: int, others: range) -> bool:
    """Return whether none of the ``others`` on the opposing side can beat a card."""
    table, trump = position.table, position.trump
    led = SUIT_OF[table[0]] if table else SUIT_OF[card]
    free = _is_free(deal, position)
    for number in others:
        other = number % deal.seats
        if other == seat or _friends(deal, seat, other):
            continue
        hand = position.hands[other]
        choice = hand if free else hand & SUIT_MASK[led] or hand
        if choice & STRONGER[card]:
            return False
        if trump not in {NO_TRUMP, SUIT_OF[card]} and choice & SUIT_MASK[trump]:
            return False
    return True


def _lead(deal: OpenDeal, position: Position, seat: int) -> int:
    hand = position.hands[seat]
    everybody = range(deal.seats)
    suits = [suit for suit in range(4) if hand & COURT[suit] == COURT[suit] and _may_declare(deal, position, seat)]
    pairs = sum(COURT[suit] for suit in suits)
    cash = [card for card in numbers(hand & ~pairs) if _holds(deal, position, seat, card, everybody)]
    if cash:
        return max(cash, key=POINTS.__getitem__)
    if suits:
        suit = max(suits, key=lambda suit: (deal.values[seat][suit], suit))
        king = 6 * suit + KING
        return king if _holds(deal, position, seat, king, everybody) else king + 1
    return min(numbers(hand), key=lambda card: _cost(hand, card))


def _in_pair(hand: int, card: int) -> bool:
    pair = COURT[SUIT_OF[card]]
    return bool(pair >> card & 1) and hand & pair == pair


def _cost(hand: int, card: int) -> int:
    """Return the cost of playing a card: its points, and more if it breaks a marriage."""
    cost = 4 * POINTS[card]
    if _in_pair(hand, card):
        cost += 40
    if SUIT_OF[card] == 0 or hand & SUIT_MASK[SUIT_OF[card]] == 1 << card:
        cost -= 1
    return cost


def _follow(deal: OpenDeal, position: Position, seat: int, options: int) -> int:
    table, trump, hand = position.table, position.trump, position.hands[seat]
    place = best_place(table, trump)
    best, winner = table[place], (position.leader + place) % deal.seats
    left = deal.seats - len(table) - 1
    later = range(seat + 1, seat + 1 + left)
    cards = numbers(options)
    if _friends(deal, seat, winner) and _holds(deal, position, seat, best, later):
        return max(cards, key=lambda card: _gift(hand, card))
    holding = [card for card in cards if beats(card, best, trump) and _holds(deal, position, seat, card, later)]
    if holding:
        return max(holding, key=lambda card: POINTS[card] if left == 0 else -_cost(hand, card))
    return min(cards, key=lambda card: _cost(hand, card))


def _gift(hand: int, card: int) -> int:
    """Return how good a card is to throw on the other defender's trick: its points. Aces and marriages are kept."""
    if _in_pair(hand, card):
        return -40
    return -1 if card % 6 == 0 else POINTS[card]
