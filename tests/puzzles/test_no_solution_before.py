"""Nothing tells the solution before it may be there: everything shown is the same whichever choice is right.

With one's own cards alone, nothing shown depends on how the hidden cards lie.
"""

import dataclasses
import json
import logging
from itertools import islice

import pytest

from bot.finished.solvers import pool
from bot.finished.solving import attempted
from bot.screens import puzzles as screens
from bot.screens.afterwards import study as study_screen
from bot.views.as_json import as_json
from bot.views.puzzle import WHY, Asked, puzzle_view
from engine.puzzles.own_cards import deals
from engine.puzzles.puzzle import choices, dump, state_of
from tests.puzzles.solvings import Solving, group_puzzle, right_path, some

EVERY = [*pool().values(), *pool(of_groups=True).values()]
OWN = [puzzle for puzzle in EVERY if puzzle.kind == "own"]


def everything_shown(puzzle, path=(), what=""):
    """All that a chat and a page get."""
    asked, attempt = Asked(puzzle.id, tuple(path), what), attempted(puzzle, path)
    view = puzzle_view(puzzle, attempt, asked, "en")
    steps = [study_screen.steps(moments, "en", view.eyes) for moments in (view.course, view.proof)]
    picture = screens.private(view, "en", pictures=True)
    page = [as_json(view), steps, screens.in_words(view), screens.lines(view, "en"), screens.on_board(view, "en")]
    return json.dumps(page) + picture.model_dump_json()


@pytest.mark.parametrize("puzzle", some(EVERY), ids=lambda puzzle: f"{puzzle.kind} {puzzle.id}")
def test_before_the_first_choice_all_is_the_same_whatever_is_right(puzzle):
    for what in ("", WHY):  # a button that is asked for by hand shows no more
        shown = everything_shown(puzzle, what=what)
        for other in choices(state_of(puzzle))[:3]:
            changed = dataclasses.replace(puzzle, right=other, themes=())
            assert everything_shown(changed, what=what) == shown


@pytest.mark.parametrize("puzzle", some(EVERY), ids=lambda puzzle: f"{puzzle.kind} {puzzle.id}")
def test_after_a_wrong_choice_all_is_the_same_whatever_is_right(puzzle):
    right = right_path(puzzle)
    path = [*right[:-1], (right[-1] + 1) % 2]
    if attempted(puzzle, path).outcome != "wrong":
        return
    shown, chosen = everything_shown(puzzle, path), attempted(puzzle, path).done[: len(puzzle.right)]
    for other in [one for one in choices(state_of(puzzle)) if {*one} != {*chosen}][:3]:
        changed = dataclasses.replace(puzzle, right=other, themes=())
        assert everything_shown(changed, path) == shown
    assert everything_shown(puzzle, path, WHY) != shown


@pytest.mark.parametrize("puzzle", some(OWN, 4), ids=lambda puzzle: puzzle.id)
def test_with_own_cards_nothing_depends_on_how_the_hidden_cards_lie(puzzle):
    view = puzzle_view(puzzle, attempted(puzzle, ()), Asked(puzzle.id), "en")
    texts, steps = set(), set()
    for other in islice(deals(state_of(puzzle)), 5):
        moment = dataclasses.replace(view.decision, table=view.decision.table.replace(game=other))
        there = dataclasses.replace(view, decision=moment, course=[moment])
        texts.add(screens.private(there, "en", pictures=True).model_dump_json())
        steps.add(json.dumps(study_screen.steps(there.course, "en", there.eyes)))
    assert len(texts) == len(steps) == 1


@pytest.mark.parametrize("puzzle", some(OWN, 4), ids=lambda puzzle: puzzle.id)
def test_with_own_cards_no_answer_shows_a_hand_of_others_even_when_it_is_over(puzzle):
    right = right_path(puzzle)
    for path in ([], right, [(right[0] + 1) % 2]):
        view = puzzle_view(puzzle, attempted(puzzle, path), Asked(puzzle.id, tuple(path), WHY), "en")
        for moments in (view.story, view.course, view.proof):
            for step in study_screen.steps(moments, "en", view.eyes):
                assert [seat for seat, hand in enumerate(step["hands"]) if hand is not None] == [view.seat]


async def test_nothing_of_a_groups_puzzle_tells_what_is_right_before_it_is_solved(world, anna, people):
    await world.says(anna, "/puzzle")
    group = await group_puzzle(world)
    answered = group.with_answer(people[1].key, right=True)
    for puzzle in list(pool(of_groups=True).values())[:6]:
        drawn = set()
        for other in choices(state_of(puzzle))[:3]:
            asked = dump(dataclasses.replace(puzzle, right=other, themes=()))
            drawn.add(screens.of_group(answered.replace(puzzle=asked)).model_dump_json())
        assert len(drawn) == 1
    wrongly = group.with_answer(people[1].key, right=False)
    assert screens.of_group(wrongly) == screens.of_group(answered)


async def test_no_log_line_tells_a_puzzle(world, anna, caplog):
    caplog.set_level(logging.DEBUG)
    solving = await Solving(world, anna).begins()
    await solving.chooses_wrong()
    assert solving.puzzle.id not in caplog.text
