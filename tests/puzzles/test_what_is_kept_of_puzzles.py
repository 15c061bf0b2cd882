"""What is stored of puzzles: in /mydata, forgotten with the person, at rest from the first commit."""

import pytest

from adapters.redis import keys
from bot.finished import forgetting
from bot.finished.kept_studies import mark_of
from bot.refusal import Refusal
from bot.retention import LIVES, Kind
from tests.puzzles.solvings import choice_buttons, group_puzzle, tended
from tests.world.finished_games import private


async def test_mydata_tells_what_was_tried(solving):
    await solving.begins()
    first = (await solving.world.says(solving.person, "/mydata", chat=solving.chat)).replies[0].screen.text
    assert "Puzzles" not in str(first)
    await solving.chooses_right()
    text = str((await solving.world.says(solving.person, "/mydata", chat=solving.chat)).replies[0].screen.text)
    assert "Puzzles tried: 1, solved at the first try: 1" in text


async def test_who_is_forgotten_has_tried_nothing(solving, fake_database):
    await solving.begins()
    await solving.chooses_wrong()
    await forgetting.forget(solving.world.tables, solving.person)
    assert (await solving.results()).tried == {}
    assert not await fake_database.call("KEYS", "*solver-*")
    await solving.presses(solving.act("next"))
    await solving.chooses_right()
    assert len((await solving.results()).tried) == 1


async def test_results_that_a_crash_has_left_are_found_by_the_search(solving, fake_database):
    await solving.begins()
    await solving.chooses_wrong()
    await forgetting.forget_everywhere(solving.world.tables, solving.person.key, solving.world.time + 1.0)
    assert not await fake_database.call("KEYS", "*solver-*")


async def test_a_forgotten_answer_still_counts_without_its_person(world, anna, people):
    await world.says(anna, "/puzzle")
    await tended(world)
    await world.presses(people[1], choice_buttons(world.board)[0])
    before = await group_puzzle(world)
    for one in (anna, people[1]):
        await forgetting.forget(world.tables, one)
        await forgetting.forget_everywhere(world.tables, one.key, world.time + 1.0)
    after = await group_puzzle(world)
    assert [one.person for one in after.answers] == [""]
    assert after.answers[0].right is before.answers[0].right
    assert after.asker == ""
    await world.presses(people[2], choice_buttons(world.board)[0])
    assert len((await group_puzzle(world)).answers) == 2


@pytest.mark.parametrize("kind", ["solver", "puzzle"])
async def test_at_rest_it_lives_as_long_as_privacy_says(kind, solving, anna, fake_database):
    world = solving.world
    if kind == "solver":
        await solving.begins()
        await solving.chooses_wrong()
        code = f"solver-{mark_of(anna.key)}"
    else:
        await world.says(anna, "/puzzle")
        code = (await group_puzzle(world)).id
        world.time += 3600.0
    await world.tender.tend(code)
    left = await fake_database.call("TTL", keys.table(code))
    assert left == pytest.approx(LIVES[Kind.STUDY if kind == "solver" else Kind.LOBBY], abs=60)


async def test_a_puzzle_of_an_earlier_release_is_told_to_be_gone(solving):
    answer = await solving.world.presses(solving.person, ".0.puzzle.0123456789ab-0-", chat=solving.chat)
    assert "gone" in answer.toast


async def test_nobody_but_its_person_reads_results(solving, people):
    await solving.begins()
    await solving.chooses_wrong()
    assert (await solving.world.service.solvers.of(people[1].key)).tried == {}
    with pytest.raises(Refusal):
        await solving.world.service.solvers.newest(f"solver-{mark_of(people[1].key)}")
    assert private(people[1]).private
