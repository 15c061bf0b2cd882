"""What the tests of hidden cards share."""

from engine import cards, state, view


def named(case):
    preset, seats, options = case
    return f"{preset}-{seats}-{len(options)}"


def unreachable(table):
    """The table as it is while nobody can be written to in private."""
    return table.model_copy(
        update={"seats": tuple(seat.model_copy(update={"unreachable": True}) for seat in table.seats)}
    )


def hidden_from(position, seat):
    """The cards whose place a seat, or (None) a spectator, cannot know."""
    seen = view.public(position) if seat is None else view.view(position, seat)
    known = {passed.card for passed in seen.passed} | set(seen.talon or ())
    known |= {played.card for trick in seen.tricks for played in trick.cards}
    known |= {played.card for played in seen.trick.cards} if seen.trick else set()
    if isinstance(seen, view.View):
        known |= set(seen.hand or ()) | set(seen.discards)
    return [cards.INDEX[code] for code in cards.deck(position.rules.table.deck) if code not in known]


def dealt_differently(table, seat, chance):
    position = table.game
    hidden = hidden_from(position, seat)
    moved = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))

    def each(some):
        return tuple(moved.get(card, card) for card in some)

    other = state.evolve(
        position,
        pack=each(position.pack),
        hands=tuple(cards.mask_of(each(cards.numbers(held))) for held in position.hands),
        stock=each(position.stock),
        talons=tuple(each(talon) for talon in position.talons),
        discards=each(position.discards),
        passed=tuple((to, moved.get(card, card)) for to, card in position.passed),
    )
    return table.model_copy(update={"game": other})
