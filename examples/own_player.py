"""A player of one's own against two that are hard: python -m examples.own_player [HANDS]."""

import random
import sys

from engine import actions, cards, game, rules, view
from engine.players import choose


def careful(seen: dict) -> dict:
    """Bid no more than one must, and play the lowest card that is allowed: `seen` is all that this seat may know."""
    wanted = [action for action in seen["legal"] if action["do"] in {"pass", "play_on"}]
    return wanted[0] if wanted else min(seen["legal"], key=lambda action: "9JQKTA".find(action.get("card", "9")[0]))


chosen = rules.build("polish")
state = game.new(chosen, seats=3, first_dealer=0)
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 10):
    if state.winners is not None:
        break
    deck = random.sample(cards.deck(chosen.table.deck), chosen.table.deck)
    state, _events = game.apply(state, actions.Deal(tuple(deck)))
    while (seat := state.to_act) is not None:
        seen = view.view(state, seat).as_json()
        answer = careful(seen) if seat == 0 else choose(seen, "hard", chosen)
        state, _events = game.apply(state, actions.parse(answer))
    print("careful, hard, hard:", state.totals)
