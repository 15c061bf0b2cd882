"""Puzzles from one's own mistakes: what a review has found, to be solved again on one's own page."""

import json

import pytest

from bot.finished.reviewing import Reviewing
from bot.finished.solvers import OWN_KEPT
from bot.views.puzzle import MINE
from engine.puzzles.own_cards import LEAD
from tests.finished.reviews_made import Reviewer
from tests.puzzles.solvings import argument_of, asks
from tests.world.finished_games import finish, private

SHARES = {40: (80, 30), 30: (60, 60 - LEAD + 1), 20: (70, 70 - LEAD), 10: (90, 0)}
"""By the cost of a mistake: in how many of a hundred guesses the better card and the next one reach the goal."""


class Knowing(Reviewer):
    """Reviews that tell how often each card reaches the goal."""

    async def __call__(self, record, seat):
        async for line in super().__call__(record, seat):
            more = {"shares": SHARES[round(line["lost"])]} if line.get("why") else {}
            yield {**line, **more}


@pytest.fixture
async def reviewed(world, people):
    """The code of a game that Anna has looked at the review of."""
    world.service.reviewing = Reviewing(world.store, Knowing(), patience=30.0)
    code = await finish(world, people)
    answer = await world.says(people[0], f"/review {code}")
    assert not answer.toast
    return code


async def mine(world, person):
    data = (await asks(world, person)).data
    return next((one for one in data["themes"] if one["kind"] == MINE), None)


async def test_the_costliest_mistakes_with_a_clear_lead_become_puzzles(world, people, reviewed):
    button = await mine(world, people[0])
    assert button["label"].endswith("· 3"), "all but the one without the lead"
    data = (await asks(world, people[0], argument_of(button))).data
    assert data["kind"] == "own"
    other = (await asks(world, people[0], f"{data['puzzle']}--next")).data
    assert other["puzzle"] != data["puzzle"]
    assert other["kind"] == "own"


async def test_they_are_solved_without_counting(world, people, reviewed):
    data = (await asks(world, people[0], argument_of(await mine(world, people[0])))).data
    over = (await asks(world, people[0], argument_of(data["choices"][0]))).data
    assert over["outcome"] != "asked"
    assert (await world.service.solvers.of(people[0].key)).tried == {}


async def test_they_name_nobody_and_belong_to_their_player_alone(world, people, reviewed):
    solver = await world.service.solvers.of(people[0].key)
    text = json.dumps([dict(one.puzzle) for one in solver.own])
    assert not any(one.name in text or one.key in text for one in people)
    assert await mine(world, people[1]) is None
    answer = await asks(world, people[1], f"{next(iter(solver.mistakes))}--")
    assert answer.data is None


async def test_a_second_look_at_the_review_adds_nothing(world, people, reviewed):
    before = await world.service.solvers.of(people[0].key)
    await world.says(people[0], f"/review {reviewed}")
    assert await world.service.solvers.of(people[0].key) == before


async def test_they_are_kept_for_sixty_days(world, people, reviewed):
    world.time += OWN_KEPT - 1.0
    button = await mine(world, people[0])
    assert button is not None
    world.time += 2.0
    assert await mine(world, people[0]) is None
    assert (await asks(world, people[0], argument_of(button))).toast.startswith("This puzzle is gone.")


async def test_mydata_counts_them_though_no_other_puzzle_was_tried(world, people, reviewed):
    text = str((await world.says(people[0], "/mydata", chat=private(people[0]))).replies[0].screen.text)
    assert "From your own mistakes · 3" in text


async def test_nothing_is_sent_about_them(world, people, reviewed):
    assert not [one for one in world.room.messages if "mistakes ·" in str(one.screen.text)]
