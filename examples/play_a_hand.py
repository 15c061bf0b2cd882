"""One hand of Thousand, played by the built-in players: python -m examples.play_a_hand."""

import random

from engine import actions, cards, game, rules, view
from engine.players import choose

chosen = rules.build("polish", {"lock.at": 800})  # docs/rules.md has all presets and options
state = game.new(chosen, seats=3, first_dealer=0)
pack = random.sample(cards.deck(chosen.table.deck), chosen.table.deck)
state, events = game.apply(state, actions.Deal(tuple(pack)))
while (seat := state.to_act) is not None:
    answer = choose(view.view(state, seat).as_json(), "normal", chosen)  # one of game.legal(state)
    state, events = game.apply(state, actions.parse(answer))
    print(f"seat {seat}:", *(f"{key}={value}" for key, value in answer.items() if key != "seat"))
print("totals:", state.totals)
