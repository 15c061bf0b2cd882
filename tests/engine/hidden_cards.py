"""The cards of a position that a seat can't see, and the same position with these cards in other places."""

from engine import cards, state, view


def hidden_from(position, seat):
    """The cards that a seat, or (None) a spectator, can't locate."""
    seen = view.public(position) if seat is None else view.view(position, seat)
    known = {card.card for card in seen.passed} | set(seen.talon or ())
    if isinstance(seen, view.View):
        known |= set(seen.hand or ()) | set(seen.discards)
    known |= {card.card for trick in seen.tricks for card in trick.cards}
    known |= {card.card for card in seen.trick.cards} if seen.trick else set()
    return [cards.INDEX[code] for code in cards.deck(position.rules.table.deck) if code not in known]


def dealt_differently(position, seat, chance):
    """The same position with the cards that the seat can't see in other places."""
    hidden = hidden_from(position, seat)
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def each(some):
        return tuple(moved.get(card, card) for card in some)

    return state.evolve(
        position,
        pack=each(position.pack),
        hands=tuple(cards.mask_of(each(cards.numbers(hand))) for hand in position.hands),
        stock=each(position.stock),
        talons=tuple(each(talon) for talon in position.talons),
        discards=each(position.discards),
        passed=tuple((to, moved.get(card, card)) for to, card in position.passed),
    )
