"""Tables of all presets and some odd rules, played by chance, for the tests of hidden cards."""

import random

from engine import rules
from tests.screens.set_tables import opened, positions, random_choice, started

ODD = [
    ("polish", 3, {"auction.blind": "all", "auction.golden_round": "on", "talon.reveal": "never"}),
    ("polish", 4, {"deal.cut": "offer", "deal.dealer_sets_talon": True, "talon.reveal": "contested"}),
    ("russian", 3, {"concession.stage": "before_talon", "concession.write_down": True, "play.peek": "last_trick"}),
    ("polish_two_talons", 2, {"redeal.rights": [{"right": "weak_hand", "points_below": 60}]}),
]
TABLES = [(preset, seats, {}) for preset in rules.PRESETS for seats in rules.build(preset).table.players] + ODD


def moments(case, deals):
    preset, seats, options = case
    table = started(opened(preset, people=seats, options=options)).model_copy(update={"pictures": True})
    chairs = tuple(seat.model_copy(update={"tips": {}}) for seat in table.seats)
    table = table.model_copy(update={"seats": chairs})  # tips don't depend on hidden cards either
    return positions(table, deals, random_choice(random.Random(4)))
