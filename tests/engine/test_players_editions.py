"""Editions of the built-in players answer as they always did: a deal of the day depends on it.

If this fails because the players were improved: the old players move to a package of their own, under the edition that
they have here, and the new ones become a new edition with sums of their own (CONTRIBUTING.md). Until a release contains
an edition, its sums may be renewed: `python -m tests.engine.test_players_editions` prints them.
"""

import hashlib
import json
import random

import pytest

from engine import actions, game, rules, view
from engine.actions import Deal
from engine.fairness import Mix
from engine.players import editions
from tests.crossed import sampled

HANDS = (
    ("polish", 3),
    ("russian", 3),
    ("polish_two_talons", 2),
    ("italian", 3),
    ("polish_pagat", 3),
    ("tysiac_2004", 3),
    ("auction_thousand", 2),
)
SUMS = {
    ("1", "polish"): "51614e8d5802af96",
    ("1", "russian"): "2594f6816b7d96ef",
    ("1", "polish_two_talons"): "f40564c38acb0a83",
    ("1", "italian"): "ae8b81e1435b45f1",
    ("1", "polish_pagat"): "632229fba1a7fa17",
    ("1", "tysiac_2004"): "6c60c9d041d5a8a7",
    ("1", "auction_thousand"): "3c10ea1d7c9a7fc3",
}


def answers(edition, preset, seats):
    """A checksum of everything that an edition does in a hand against a random player."""
    options = {"redeal.rights": [], "concession.enabled": False}
    built, chance, done = rules.build(preset, options), random.Random(18), []
    mix = Mix(f"{preset} of an edition".encode(), (), "edition", 1)
    state, _ = game.apply(game.new(built, seats, mix.dealer(seats)), Deal(mix.pack(built.table.deck)))
    while state.to_act is not None:
        seen = view.view(state, state.to_act)
        if state.to_act == 0:
            action = chance.choice(seen.as_json()["legal"])
        else:
            action = editions.choose_by(edition, seen.as_json(), "hard", built)
            done.append(action)
        state, _ = game.apply(state, actions.parse(action))
    return hashlib.blake2b(json.dumps(done, sort_keys=True).encode(), digest_size=8).hexdigest()


@pytest.mark.parametrize(("edition", "preset"), sampled(SUMS, 3, several=True))
def test_an_edition_answers_as_it_always_did(edition, preset):
    assert answers(edition, preset, dict(HANDS)[preset]) == SUMS[edition, preset]


def test_every_edition_is_held_to_its_answers():
    assert {edition for edition, _ in SUMS} == set(editions.EDITIONS)
    assert editions.NEWEST in editions.EDITIONS


if __name__ == "__main__":
    for one in editions.EDITIONS:
        for name, count in HANDS:
            print(f'    ("{one}", "{name}"): "{answers(one, name, count)}",')  # noqa: T201 - this is what it is for
