"""Puzzles in the private chat: one message, in which everything happens."""

import pytest

from bot.codec import LIMIT
from bot.finished.solvers import EACH_DAY, STRENGTHS, Solver, pool
from bot.finished.solving import attempted, solution
from bot.ports.health import Unavailable
from bot.refusal import Refusal
from bot.screens import puzzles as screens
from bot.screens.refusals import refused
from bot.texts import LANGUAGES, card
from bot.views.puzzle import SETTLED, Asked, puzzle_view
from engine.puzzles.open_cards import BestPlay
from engine.puzzles.puzzle import after, state_of
from tests.crossed import sampled
from tests.puzzles.solvings import Solving, path_of, right_path, some

DAY = 86_400.0
OPEN = [puzzle for puzzle in pool().values() if puzzle.kind == "open"]


def text_of(screen):
    return str(screen.text)


async def test_a_puzzle_comes_with_its_goal_its_cards_and_a_button_for_each_choice(solving):
    await solving.begins()
    assert "You are Player" in text_of(solving.screen)
    assert "Which card" in text_of(solving.screen)
    assert solving.choices
    assert solving.act("next") is not None
    assert solving.act("why") is None


async def test_a_wrong_card_is_answered_by_what_beats_it_not_by_the_right_one(solving):
    await solving.begins()
    await solving.chooses_wrong()
    assert "✗" in text_of(solving.screen)
    assert "Solution" not in text_of(solving.screen)
    await solving.presses(solving.act("why"))
    assert "Solution" in text_of(solving.screen)
    assert not solving.choices


async def test_again_begins_at_the_position_and_only_the_first_try_counts(solving):
    await solving.begins()
    first, before = solving.puzzle.id, text_of(solving.screen).partition("\nWhich")[0]
    await solving.chooses_wrong()
    await solving.presses(solving.act(""))
    assert text_of(solving.screen).startswith(before)
    await solving.chooses_right()
    assert (await solving.results()).tried == {first: False}


async def test_a_choice_while_the_store_is_away_can_be_made_again(solving, monkeypatch):
    async def unavailable(*args, **options):
        raise Unavailable

    await solving.begins()
    await solving.chooses(*right_path(solving.puzzle)[:-1])
    button = next(one for one in solving.choices if path_of(one) == right_path(solving.puzzle))
    with monkeypatch.context() as away:
        away.setattr(solving.world.tables.store, "commit", unavailable)
        answer = await solving.world.presses(solving.person, button, chat=solving.chat)
    assert answer.toast == refused(Refusal("try-again"), "en")
    assert answer.instead is None, "nothing is told that doesn't count"
    assert (await solving.results()).tried == {}
    await solving.presses(button)
    assert [*(await solving.results()).tried.values()] == [True]


@pytest.mark.slow
async def test_the_line_goes_on_until_it_is_solved(world):
    solving = Solving(world, world.person("Anna"))
    await solving.begins()
    await solving.chooses_right()
    for _ in range(8):
        if not solving.choices:
            break
        asked = [number for number, _ in enumerate(solving.choices)]
        path = [int(d, 36) for d in solving.choices[0].data.split("-")[-2]][:-1]
        kept = [number for number in asked if attempted(solving.puzzle, [*path, number]).outcome != "wrong"]
        assert kept, "a choice that keeps the goal"
        assert len(kept) < len(asked), "nothing is asked that can't go wrong"
        await solving.chooses(kept[-1])
    assert "✓" in text_of(solving.screen)
    assert not solving.choices


@pytest.mark.parametrize("puzzle", some(OPEN), ids=lambda puzzle: puzzle.id)
def test_the_solution_reaches_the_goal_and_a_wrong_card_does_not(puzzle):
    right = attempted(puzzle, right_path(puzzle))
    assert right.first
    assert solution(puzzle)[: len(puzzle.right)] == puzzle.right
    assert BestPlay(puzzle.goal).reaches(state_of(puzzle), puzzle.right)
    wrong = next(n for n in range(3) if n != right_path(puzzle)[-1])
    over = attempted(puzzle, [*right_path(puzzle)[:-1], wrong])
    if over.outcome == "wrong":
        assert not BestPlay(puzzle.goal).reaches(state_of(puzzle), over.done[: len(puzzle.right)])
        assert over.right[: len(puzzle.right)] == puzzle.right


def test_a_path_that_nobody_can_go_is_refused():
    for path in ([35], [*right_path(OPEN[0]), 35], [0] * 30):
        with pytest.raises(IndexError):
            attempted(OPEN[0], path)


async def test_a_forged_button_changes_nothing(solving):
    await solving.begins()
    for data in (".0.puzzle.x", ".0.puzzle.000000000000-0-", f".0.puzzle.{solving.puzzle.id}-zz-", ".0.puzzle.--show"):
        answer = await solving.world.presses(solving.person, data, chat=solving.chat)
        assert answer.toast
        assert answer.instead is None
    assert (await solving.results()).tried == {}


async def test_next_brings_another_puzzle_and_one_that_was_not_tried(solving):
    await solving.begins()
    seen = []
    for _ in range(6):
        seen.append(solving.puzzle.id)
        await solving.chooses_wrong()
        await solving.presses(solving.act("next"))
    assert len(set(seen)) == 6
    assert {*seen} == {*(await solving.results()).tried}


async def test_a_puzzle_can_be_passed_over_without_counting(solving):
    await solving.begins()
    first = solving.puzzle.id
    await solving.presses(solving.act("next"))
    assert solving.puzzle.id != first
    assert (await solving.results()).tried == {}


async def test_three_first_tries_are_a_day_of_the_row(solving):
    await solving.begins()
    for day in range(1, 4):
        for _ in range(EACH_DAY):
            await solving.chooses_right()
            await solving.presses(solving.act("next"))
        assert (await solving.results()).row == day
        assert f"Days in a row: {day}" in text_of(solving.screen)
        solving.world.time += DAY
    solving.world.time += DAY
    await solving.presses(solving.act("next"))
    assert "Days in a row" not in text_of(solving.screen)


def test_the_strength_moves_by_first_tries_alone_and_is_shown_after_ten():
    up, down = Solver(owner="a"), Solver(owner="b")
    for number, puzzle in enumerate(list(pool().values())[:SETTLED]):
        assert number < SETTLED
        up, down = up.with_try(puzzle, 0.0, right=True), down.with_try(puzzle, 0.0, right=False)
        assert up.with_try(puzzle, 0.0, right=False) is up
        view = puzzle_view(puzzle, attempted(puzzle, ()), Asked(puzzle.id), "en", solver=up)
        assert any("±" in one.words for one in view.progress) is (number + 1 == SETTLED)
    assert up.strength > 0 > down.strength
    assert up.doubt < 0


def test_who_is_stronger_gets_harder_puzzles():
    for level, strength in STRENGTHS.items():
        assert Solver(owner="a", strength=strength).following("").level == level


@pytest.mark.parametrize("language", sampled(LANGUAGES, 3))
async def test_it_is_told_in_every_language_and_no_button_is_too_long(world, language):
    solving = Solving(world, world.person("Anna", language=language))
    await solving.begins()
    for choose in (solving.chooses_wrong, solving.chooses_right):
        await choose()
        assert all(len(one.data.encode()) <= LIMIT for one in solving.buttons)
        assert len(text_of(solving.screen)) < 4000
        if solving.act("why"):
            await solving.presses(solving.act("why"))
        await solving.presses(solving.act("next"))


def test_an_exchange_is_chosen_card_by_card_and_told_so_far():
    puzzle = next(one for one in OPEN if len(one.right) > 1)
    path = right_path(puzzle)
    asked = Asked(puzzle.id, tuple(path[:1]))
    view = puzzle_view(puzzle, attempted(puzzle, path[:1]), asked, "en")
    assert view.outcome == "asked"
    assert "Chosen:" in view.told[0].words
    other = attempted(puzzle, [*path[:1], next(n for n in range(20) if n != path[1])])
    assert other.outcome == "wrong"
    assert attempted(puzzle, path).first
    assert after(state_of(puzzle), puzzle.right).phase == "play"


def test_with_own_cards_alone_everything_that_has_happened_is_told():
    for puzzle in [one for one in pool().values() if one.kind == "own"][:4]:
        view = puzzle_view(puzzle, attempted(puzzle, ()), Asked(puzzle.id), "en")
        text = text_of(screens.private(view, "en", pictures=False)).partition("So far:")[2]
        played = [one["card"] for one in puzzle.position.hands[0].actions if one["do"] == "play"]
        assert played
        assert all(card("en", code) in text for code in played)
        assert len(view.story) == len(puzzle.position.hands[0].actions) + 1
