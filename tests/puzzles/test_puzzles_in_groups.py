"""A puzzle in a group: everybody answers once, and only they see whether it was right."""

import asyncio
from itertools import pairwise

import pytest

from adapters.redis import keys
from bot.asking.commands import puzzles
from bot.finished.group_puzzles import LASTS
from bot.finished.solvers import pool
from bot.people import Chat
from bot.ports.health import Unavailable
from bot.ports.presses import Press, Pressed
from bot.refusal import Refusal
from bot.screens.puzzles import COUNTED
from bot.screens.refusals import refused
from bot.showing.puzzle_tender import EVERY
from bot.table.documents import Changed
from bot.views.puzzle import Asked
from tests.puzzles.solvings import choice_buttons, group_puzzle, path_of, right_path, tended

MOST_EDITS = 10


@pytest.fixture
async def asked(world, anna):
    """The message of a puzzle that Anna has asked for."""
    answer = await world.says(anna, "/puzzle")
    assert not answer.toast
    await tended(world)
    return world.board


async def right_and_wrong(world, sent):
    right = right_path((await group_puzzle(world)).asked)
    buttons = choice_buttons(sent)
    return next(one for one in buttons if path_of(one) == right), next(one for one in buttons if path_of(one) != right)


def edits(world):
    return [call for call in world.room.calls if call == ("edit", world.group.key)]


async def test_everybody_hears_alone_whether_their_first_answer_was_right(world, asked, people):
    right, wrong = await right_and_wrong(world, asked)
    assert "✓" in (await world.presses(people[1], right)).toast
    assert "✗" in (await world.presses(people[2], wrong)).toast
    assert "✗" in (await world.presses(people[2], right)).toast, "the first answer counts"
    answers = (await group_puzzle(world)).answers
    assert [(one.person, one.right) for one in answers] == [(people[1].key, True), (people[2].key, False)]
    assert world.room.replies == []


async def test_people_who_answer_at_the_same_moment_all_count(world, asked):
    right, wrong = await right_and_wrong(world, asked)
    crowd = [world.person(f"P{number}") for number in range(6)]
    other = world.another_service()
    presses = [
        (other if number % 2 else world.service).act(
            Press(person, world.group, f"at-once-{number}", Pressed((right if number % 3 else wrong).data))
        )
        for number, person in enumerate(crowd)
    ]
    answers = await asyncio.gather(*presses)
    assert all("✓" in one.toast or "✗" in one.toast for one in answers)
    assert len((await group_puzzle(world)).answers) == len(crowd)


async def test_it_costs_one_message_and_ten_edits_at_most(world, asked):
    right, wrong = await right_and_wrong(world, asked)
    times = []
    for number in range(COUNTED + 20):
        before = len(edits(world))
        await world.presses(world.person(f"P{number}"), right if number % 2 else wrong)
        await tended(world)
        world.time += 10.0
        await tended(world)
        times += [world.time] * (len(edits(world)) - before)
    world.time += LASTS
    await tended(world)
    times.append(world.time)
    assert [call for call in world.room.calls if call[0] == "send"] == [("send", world.group.key)]
    assert len(edits(world)) <= MOST_EDITS
    assert all(later - earlier >= EVERY for earlier, later in pairwise(times))
    assert f"more than {COUNTED}" in str(asked.before[-1].text)
    assert f"of {COUNTED + 20}" in str(asked.screen.text), "the solution counts all"


async def test_an_answer_while_the_store_is_away_can_be_given_again(world, asked, people, monkeypatch):
    right, wrong = await right_and_wrong(world, asked)
    with monkeypatch.context() as away:
        away.setattr(world.tables.store, "commit", unavailable)
        toast = (await world.presses(people[1], wrong)).toast
    assert toast == refused(Refusal("try-again"), "en")
    assert "✓" in (await world.presses(people[1], right)).toast
    assert [one.right for one in (await group_puzzle(world)).answers] == [True]


async def unavailable(*args, **options):
    raise Unavailable


async def test_the_message_counts_who_has_answered_but_not_how(world, asked, people):
    right, wrong = await right_and_wrong(world, asked)
    before = str(asked.screen.text)
    await world.presses(people[1], right)
    await world.presses(people[2], wrong)
    world.time += EVERY
    await tended(world)
    assert str(asked.screen.text) == f"{before}\nAnswered: 2"


async def test_the_solution_comes_after_an_hour(world, asked, people):
    right, _ = await right_and_wrong(world, asked)
    await world.presses(people[1], right)
    world.time += LASTS
    await tended(world)
    assert "Solution:" in str(asked.screen.text)
    assert "Right: 1 of 1" in str(asked.screen.text)
    assert not asked.buttons
    assert "over" in (await world.presses(people[2], right)).toast


async def test_its_asker_alone_can_show_the_solution_before(world, asked, anna, people):
    show = asked.buttons[-1]
    assert (await world.presses(people[1], show)).toast
    assert (await group_puzzle(world)).is_live
    await world.presses(anna, show)
    world.time += EVERY
    await tended(world)
    assert "Solution:" in str(asked.screen.text)


async def test_a_group_has_one_puzzle_at_a_time_and_another_after_it(world, asked, anna, people):
    assert "already" in (await world.says(people[1], "/puzzle")).toast
    first = (await group_puzzle(world)).id
    await world.presses(anna, asked.buttons[-1])
    assert not (await world.says(people[1], "/puzzle")).toast
    assert (await group_puzzle(world)).id != first


async def test_a_group_gets_another_puzzle_after_the_store_has_forgotten_the_last(world, asked, anna, fake_database):
    last = await group_puzzle(world)
    await fake_database.call("DEL", keys.table(last.code))
    assert not (await world.says(anna, "/puzzle")).toast
    assert (await group_puzzle(world)).code != last.code


async def test_a_group_gets_each_puzzle_once_before_one_comes_again(world, anna, monkeypatch):
    three = dict(list(pool(of_groups=True).items())[:3])
    monkeypatch.setattr(puzzles, "pool", lambda of_groups: three)
    seen = []
    for _ in range(4):
        await world.says(anna, "/puzzle")
        group = await group_puzzle(world)
        seen.append(group.asked.id)
        await world.service.group_puzzles.change(group.id, lambda now: Changed(now.solved(now.asked.right)))
    assert set(seen[:3]) == {*three}
    assert seen[3] == seen[0]


async def test_a_command_delivered_twice_opens_one_puzzle(world, anna):
    await world.says(anna, "/puzzle", input_id="once")
    first = (await group_puzzle(world)).id
    assert (await world.says(anna, "/puzzle", input_id="once")).toast is None
    assert (await group_puzzle(world)).id == first


async def test_groups_have_puzzles_that_nobody_gets_in_private():
    assert pool(of_groups=True)
    assert not pool().keys() & pool(of_groups=True).keys()


async def test_an_answer_counts_only_from_the_group_of_the_puzzle(world, asked, people):
    right, _ = await right_and_wrong(world, asked)
    elsewhere = Chat(platform="telegram", id="-7", title="Elsewhere")
    assert (await world.presses(people[1], right, chat=elsewhere)).toast
    assert (await group_puzzle(world)).answers == ()


async def test_a_button_of_the_private_chat_does_nothing_in_a_group(world, asked, people):
    data = f".0.puzzle.{next(iter(pool()))}--"
    answer = await world.presses(people[1], data)
    assert answer.instead is None


@pytest.mark.parametrize("path", [(), (35,), (0, 0)], ids=["none", "beyond the choices", "two steps"])
async def test_a_made_up_answer_counts_for_nothing(world, asked, people, path):
    made_up = Asked(path=path).button("", group=(await group_puzzle(world)).id)
    answer = await world.presses(people[1], made_up)
    assert answer.toast == refused(Refusal("unknown-button"), "en")
    assert (await group_puzzle(world)).answers == ()


async def test_a_puzzle_goes_on_in_the_new_id_of_its_group(world, asked, people):
    await world.service.chat_moved("telegram", "-100", "-200")
    assert [chat.id for chat in (await group_puzzle_of(world, "-200")).chats] == ["-200"]


async def group_puzzle_of(world, chat):
    code = (await world.directory.chat(f"telegram:{chat}"))["puzzle"]
    return (await world.service.group_puzzles.newest(code)).value
