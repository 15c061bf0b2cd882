"""What a page gets of puzzles: the steps of a study, and buttons whose arguments it sends back."""

import pytest

from adapters.web.studies import Part
from bot.codec import base36
from bot.finished.solvers import pool
from bot.finished.solving import attempted
from bot.texts import card
from engine import game, study
from engine.puzzles.puzzle import offered_in, state_of
from engine.puzzles.themes import THEMES
from tests.puzzles.solvings import argument_of, asks, right_path, some


async def test_a_page_gets_the_position_and_sends_back_what_is_chosen(world, anna):
    data = (await asks(world, anna)).data
    puzzle = pool()[data["puzzle"]]
    assert data["outcome"] == "asked"
    assert len(data["steps"]) == 1
    assert data["proof"] == []
    assert len(data["names"]) == puzzle.position.seats
    for number in right_path(puzzle):
        data = (await asks(world, anna, argument_of(data["choices"][number]))).data
    assert len(data["steps"]) > 1
    assert (await world.service.solvers.of(anna.key)).tried == {puzzle.id: True}


async def test_a_wrong_choice_brings_what_beats_it_and_then_the_solution(world, anna):
    data = (await asks(world, anna)).data
    puzzle = pool()[data["puzzle"]]
    wrong = next(n for n in range(9) if n != right_path(puzzle)[0])
    data = (await asks(world, anna, argument_of(data["choices"][wrong]))).data
    assert data["outcome"] == "wrong"
    assert data["heading"] == "What beats it:"
    assert data["lines"]
    assert "tries" not in data
    assert len(data["proof"]) == 2 + len(attempted(puzzle, [wrong]).beaten)
    why = next(one for one in data["acts"] if one["kind"] == "why")
    data = (await asks(world, anna, argument_of(why))).data
    assert [one["kind"] for one in data["tries"]].count("keeps") == 1
    assert data["proof"][1]["card"] == next(one["card"] for one in data["tries"] if one["kind"] == "keeps")


async def on_board(world, person, puzzle, path):
    """What the study board gets of an attempt, once its solution is shown."""
    numbers = "".join(map(base36, path))
    assert (await asks(world, person, f"{puzzle.id}--")).data["board"] is None
    return (await asks(world, person, f"{puzzle.id}-{numbers}-why")).data["board"]


@pytest.mark.parametrize("kind", ["open", "own"])
async def test_the_solution_leads_to_the_study_board_with_the_wrong_card_and_the_right_one(world, anna, kind):
    puzzle = next(one for one in pool().values() if one.kind == kind and len(one.right) == 1)
    wrong = next(n for n in range(9) if n != right_path(puzzle)[0])
    board = await on_board(world, anna, puzzle, [wrong])
    found, (mistake,) = study.parse(board["record"]), board["mistakes"]
    place = study.Place(0, (), board["at"]["step"])
    assert study.state_at(found, place) == state_of(puzzle)
    assert mistake["step"] == place.step + 1
    assert mistake["better"]["card"] == puzzle.right[0].card
    (line,) = found.hands[0].main.variations
    assert (line.at, line.actions[0]) == (place.step, puzzle.right[0])
    assert board["mine"] == state_of(puzzle).to_act


async def test_the_study_board_shows_each_wrong_card_of_an_exchange_with_a_right_one(world, anna):
    exchanges = some([one for one in pool().values() if len(one.right) > 1], 4)
    assert exchanges
    for puzzle in exchanges:
        path = wrong_exchange(puzzle)
        board = await on_board(world, anna, puzzle, path)
        begins, found = board["at"]["step"], study.parse(board["record"])
        made = found.hands[0].main.actions[begins : begins + len(path)]
        assert [one["step"] - begins - 1 for one in board["mistakes"]] == [
            place for place, one in enumerate(made) if one not in puzzle.right
        ]
        missing = [one.card for one in puzzle.right if one not in made]
        assert [one["better"]["card"] for one in board["mistakes"]] == missing
        assert missing


def wrong_exchange(puzzle):
    """The numbers of the first gifts or cards laid aside that aren't the right ones."""
    state, path, made = state_of(puzzle), [], []
    for place in range(len(puzzle.right)):
        offered = offered_in(state)
        others = [one for one in offered if one not in puzzle.right]
        made.append((others if place == 0 else offered)[0])
        path.append(offered.index(made[-1]))
        state, _ = game.apply(state, made[-1])
    return path


async def test_a_solved_puzzle_leads_to_the_study_board_without_a_mistake(world, anna):
    puzzle = next(one for one in pool().values() if one.kind == "own")
    board = await on_board(world, anna, puzzle, right_path(puzzle))
    assert board["mistakes"] == []
    assert study.parse(board["record"]).hands[0].main.variations == ()


async def test_a_wrong_choice_leads_to_no_study_board_before_the_solution_is_asked_for(world, anna):
    puzzle = next(one for one in pool().values() if one.kind == "open" and len(one.right) == 1)
    wrong = next(n for n in range(9) if n != right_path(puzzle)[0])
    data = (await asks(world, anna, f"{puzzle.id}-{base36(wrong)}-")).data
    assert data["outcome"] == "wrong"
    assert data.get("board") is None


async def test_with_own_cards_alone_a_page_tells_what_has_happened_before(world, anna):
    puzzle = next(one for one in pool().values() if one.kind == "own")
    data = (await asks(world, anna, f"{puzzle.id}--")).data
    played = [one["card"] for one in puzzle.position.hands[0].actions if one["do"] == "play"]
    lines = data["lines"]
    assert data["heading"] == "So far:"
    assert all(card("en", code) in " ".join(lines) for code in played)
    assert len(lines) <= 5 + len(played), "bids, gifts and tricks have a line each"


async def test_a_theme_brings_a_puzzle_about_it(world, anna):
    data = (await asks(world, anna)).data
    assert [one["kind"] for one in data["themes"]] == list(THEMES)
    for theme in data["themes"]:
        if any(theme["kind"] in one.themes for one in pool().values()):
            found = (await asks(world, anna, argument_of(theme))).data["puzzle"]
            assert theme["kind"] in pool()[found].themes


async def test_every_argument_of_an_answer_is_one_that_the_page_may_send(world, anna):
    data = (await asks(world, anna)).data
    for one in [*data["choices"], *data["acts"], *data["themes"]]:
        assert Part(key="a", part="puzzle", puzzle=argument_of(one)).puzzle == argument_of(one)


@pytest.mark.parametrize("argument", ["x", "--show", "0123456789ab-0-", "-0-"])
async def test_anything_else_is_refused(world, anna, argument):
    answer = await asks(world, anna, argument)
    assert answer.data is None
    assert answer.toast
