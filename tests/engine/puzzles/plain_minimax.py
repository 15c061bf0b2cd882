"""The play with all cards open by trying everything, apart from the engine: for the tests of puzzles.

Cards are codes like ``TH``, hands are sets of them, and the rules are written down anew for the four tables of puzzles.
"""

RANKS = "ATKQJ9"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
WORTH = {"S": 40, "C": 60, "D": 80, "H": 100}
BEAT_ALWAYS = {"polish", "polish_two_talons"}
"""Tables where a higher card of the suit has to be played, and a void player has to trump only if that takes the trick.
Their marriages may be declared before a trick is taken."""


class Table:
    """The play of one hand, in which the declarer tries to reach ``wanted`` points."""

    def __init__(self, preset, declarer, wanted, last_trick=0):
        self.strict = preset in BEAT_ALWAYS
        self.declarer, self.wanted, self.last_trick = declarer, wanted, last_trick
        self.known = {}

    def plays(self, hand, trick, trump, has_taken):
        """Each playable card, with and without its marriage."""
        if not trick:
            found = [(card, False) for card in hand]
            if self.strict or has_taken:
                found += [(card, True) for card in hand if self._partner(card) in hand]
            return found
        led, best = trick[0][1][1], self.best(trick, trump)[1]
        same = [card for card in hand if card[1] == led]
        if same:
            higher = [card for card in same if best[1] == led and self._beats(card, best, trump)]
            return [(card, False) for card in (higher if self.strict and higher else same)]
        trumps = [card for card in hand if card[1] == trump]
        taking = [card for card in trumps if self._beats(card, best, trump)]
        return [(card, False) for card in ((taking if self.strict else trumps) or hand)]

    @staticmethod
    def _partner(card):
        return {"K": "Q", "Q": "K"}.get(card[0], "-") + card[1]

    @staticmethod
    def _beats(card, best, trump):
        if card[1] == best[1]:
            return RANKS.index(card[0]) < RANKS.index(best[0])
        return card[1] == trump

    def best(self, trick, trump):
        first, *others = trick
        for played in others:
            if self._beats(played[1], first[1], trump):
                first = played
        return first

    def after(self, here, card, declares):
        """The position after a play: hands, trump, trick, seat to play, points to come, who has taken a trick."""
        hands, trump, trick, seat, missing, taken = here
        if declares:
            trump = card[1]
            missing -= WORTH[trump] if seat == self.declarer else 0
        hands = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(hands))
        trick = (*trick, (seat, card))
        players = [at for at in range(len(hands)) if hands[at] or any(at == one for one, _ in trick)]
        if len(trick) < len(players):
            return hands, trump, trick, players[(players.index(seat) + 1) % len(players)], missing, taken
        winner = self.best(trick, trump)[0]
        if winner == self.declarer:
            missing -= sum(POINTS[played[0]] for _, played in trick) + (0 if any(hands) else self.last_trick)
        return hands, trump, (), winner, missing, taken | {winner}

    def makes(self, here):
        """Whether the declarer gets the points that are missing."""
        hands, trump, trick, seat, missing, taken = here
        if missing <= 0:
            return True
        left = sum(POINTS[card[0]] for hand in (*hands, [card for _, card in trick]) for card in hand)
        pairs = sum(WORTH[suit] for suit in WORTH if {f"K{suit}", f"Q{suit}"} <= hands[self.declarer])
        if left + pairs + self.last_trick < missing or not any(hands):
            return False
        if here not in self.known:
            options = self.plays(hands[seat], trick, trump, seat in taken)
            found = (self.makes(self.after(here, *play)) for play in options)
            self.known[here] = any(found) if seat == self.declarer else all(found)
        return self.known[here]


def made_by(state, goal):
    """For each play in a position of the engine, as a card and whether it declares: whether the contract is made."""
    from engine import cards

    aside = [*state.discards, *(card for at, talon in enumerate(state.talons) if at != state.talon for card in talon)]
    extra = sum(cards.POINTS[card] for card in aside) if state.rules.preset == "polish_two_talons" else 0
    table = Table(state.rules.preset, goal.declarer, goal.points, extra)
    seats = range(state.seats)
    trick, seat = [], state.leader
    for card in state.trick:
        trick.append((seat, cards.CODES[card]))
        seat = state.next_seat[seat]
    here = (
        tuple(frozenset(cards.codes(hand)) for hand in state.hands),
        None if state.trump is None else cards.SUITS[state.trump],
        tuple(trick),
        state.to_act,
        goal.points - state.points[goal.declarer],
        frozenset(at for at in seats if state.taken[at]),
    )
    options = table.plays(here[0][state.to_act], here[2], here[1], state.to_act in here[5])
    return {play: table.makes(table.after(here, *play)) for play in options}
