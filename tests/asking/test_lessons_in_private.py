"""`/learn`: the list of lessons, one step after the other by buttons, and what is kept of it."""

import pytest

from bot.asking.commands.learning import KEPT
from bot.codec import Verb, decode
from bot.ports.directory import Aggregates
from bot.ports.presses import Press, StudyRequest
from bot.screen import Style
from bot.texts import visible
from engine.lessons.lesson import LESSONS, steps
from engine.record import RecordRules
from tests.world.kept_games import summed

POLISH = RecordRules(preset="polish")


@pytest.fixture
async def alone(world, anna):
    return await world.room.private_chat(anna)


def buttons(screen):
    return [one for row in screen.rows for one in row]


async def press(world, person, chat, screen, label):
    """Press the button with a label, and return the message as it is then."""
    wanted = next(one for one in buttons(screen) if label in one.label)
    return (await world.presses(person, wanted.data, chat=chat)).instead


async def listed(world, person, chat, typed="/learn"):
    return (await world.says(person, typed, chat=chat)).replies[0].screen


async def chosen(world, person, chat, screen, *, right):
    """Make a right or a wrong choice in the step that a message shows."""
    data = next(one.data for one in buttons(screen))
    _, lesson, place, _ = decode(data).argument.split("-")
    step = steps(lesson, POLISH)[int(place)]
    number = next(n for n, one in enumerate(step.choices) if (one in step.right) == right)
    return (await world.presses(person, buttons(screen)[number].data, chat=chat)).instead


async def test_learn_lists_five_lessons(world, anna, alone):
    screen = await listed(world, anna, alone)
    assert [one.label for one in buttons(screen)] == ["1", "2", "3", "4", "5"]
    assert "1. Cards and tricks" in screen.text
    assert "two to four minutes" in screen.text


async def test_a_wrong_card_is_answered_in_words_and_can_be_tried_again(world, anna, alone):
    first = await press(world, anna, alone, await listed(world, anna, alone), "1")
    step = await press(world, anna, alone, await chosen(world, anna, alone, first, right=True), "Next")
    wrong = await chosen(world, anna, alone, step, right=False)
    assert "Nothing is above the ace" in visible(wrong.text)
    assert (await press(world, anna, alone, wrong, "Again")).rows == step.rows


async def test_a_forbidden_card_is_answered_by_the_rule(world, anna, alone):
    step = await press(world, anna, alone, await listed(world, anna, alone), "2")
    wrong = await chosen(world, anna, alone, step, right=False)
    assert "follow suit" in visible(wrong.text)


async def test_a_page_is_sent_how_the_right_card_lies_in_the_trick(world, anna, alone):
    course = steps("cards", POLISH)
    for number, choice in enumerate(course[0].choices):
        asked = StudyRequest("lesson", lesson=f"polish-cards-0-{number}")
        answer = await world.service.act(Press(anna, alone, f"page-{number}", asked))
        tricks = [[one["card"] for one in step["felt"]["trick"]] for step in answer.data["steps"]]
        assert tricks == ([["KS"], ["KS", choice]] if choice in course[0].right else [["KS"]])


async def test_the_list_makes_the_next_lesson_its_main_act(world, anna, alone):
    done = {"cards": 4, "following": 2}
    await world.tables.directory.save_person(anna.key, {KEPT: done})
    styles = [one.style for one in buttons(await listed(world, anna, alone))]
    assert [number for number, style in enumerate(styles) if style is Style.PRIMARY] == [1]


@pytest.mark.parametrize("number", range(5))
async def test_each_lesson_is_gone_through_by_buttons_in_one_message(world, anna, alone, number):
    screen = await press(world, anna, alone, await listed(world, anna, alone), f"{number + 1}")
    for place in range(len(steps(LESSONS[number], POLISH))):
        assert len(screen.rows) <= 3
        screen = await chosen(world, anna, alone, screen, right=True)
        assert "Right!" in screen.text
        label = "Next" if place + 1 < len(steps(LESSONS[number], POLISH)) else "All lessons"
        screen = await press(world, anna, alone, screen, label)
    assert f"✅ {number + 1}." in screen.text
    assert (await world.tables.directory.person(anna.key))[KEPT] == {LESSONS[number]: place + 1}


async def test_a_lesson_goes_on_where_it_was_left(world, anna, alone):
    step = await press(world, anna, alone, await listed(world, anna, alone), "1")
    await chosen(world, anna, alone, step, right=True)
    screen = await listed(world, anna, alone)
    assert "1/4" in screen.text
    assert "2 of 4" in (await press(world, anna, alone, screen, "1")).text


async def test_lessons_are_those_of_the_rules_that_were_typed(world, anna, alone):
    screen = await listed(world, anna, alone, "/learn skoroszow")
    assert len(buttons(screen)) == 3


async def test_the_third_finished_lesson_offers_a_short_game(world, anna, alone):
    done = {"cards": 4, "following": 4, "marriages": 3}
    await world.tables.directory.save_person(anna.key, {KEPT: done})
    step = await press(world, anna, alone, await listed(world, anna, alone), "3")
    assert len(buttons(await chosen(world, anna, alone, step, right=True))) == 2


async def offered_after_all(world, person, chat):
    """The buttons after the last step of the last lesson."""
    done = {"cards": 4, "following": 4, "marriages": 4, "bidding": 4, "contract": 4}
    await world.tables.directory.save_person(person.key, {KEPT: done})
    step = await press(world, person, chat, await listed(world, person, chat), "5")
    return buttons(await chosen(world, person, chat, step, right=True))


async def test_the_last_finished_lesson_offers_the_ladder_too(world, anna, alone):
    offered = await offered_after_all(world, anna, alone)
    assert [decode(one.data).verb for one in offered] == [Verb.LEARN, Verb.SHORT, Verb.PRACTISE]
    assert offered[-1].label == "▶ Ladder of bots: gentle"


@pytest.mark.parametrize(("wins", "level"), [(0, "gentle"), (2, "easy")])
async def test_the_ladder_begins_at_the_next_step_by_the_presets_own_rules(world, anna, alone, wins, level):
    await world.directory.save_chat(alone.key, {"preset": "polish", "options": {"barrel.enabled": False}})
    sums = {anna.key: Aggregates("Anna", {"ladder:gentle": wins})}
    await world.tables.store.carry_out(summed(sums, []))
    await world.presses(anna, (await offered_after_all(world, anna, alone))[-1].data, chat=alone)
    table = await world.tables.table(await world.tables.directory.table_of_chat(alone.key))
    assert [seat.level for seat in table.seats if seat.person is None] == [level] * 2
    assert table.options == {}


@pytest.mark.parametrize(("done", "place"), [({}, 1), ({"marriages": 2}, 3), ({"marriages": 4}, 1)])
async def test_the_lesson_that_a_tip_names_goes_on_where_it_was_left_in_a_new_message(world, anna, alone, done, place):
    await world.tables.directory.save_person(anna.key, {KEPT: done})
    answer = await world.presses(anna, ".0.learn.polish-marriages", chat=alone)
    assert answer.instead is None
    assert f"Marriages and trumps · {place} of 4" in visible(answer.replies[0].screen.text)


async def test_no_button_tells_which_choice_is_right(world, anna, alone):
    step = await press(world, anna, alone, await listed(world, anna, alone), "1")
    numbers = [decode(one.data).argument for one in buttons(step)]
    assert numbers == [f"polish-cards-0-{number}" for number in range(len(numbers))]


@pytest.mark.parametrize("argument", ["polish-cards-9-", "polish-cards-0-9", "polish-nothing-0-", "nowhere-cards-0-"])
async def test_a_button_that_was_made_up_is_refused(world, anna, alone, argument):
    answer = await world.presses(anna, f".0.learn.{argument}", chat=alone)
    assert answer.instead is None
    assert answer.toast


async def test_lessons_are_for_private_chats(world, anna):
    answer = await world.says(anna, "/learn")
    assert not answer.replies or not answer.replies[0].screen.rows
    assert answer.toast


async def test_lessons_for_odd_rules_of_a_chat_are_those_of_their_preset(world, anna, alone):
    await world.directory.save_chat(alone.key, {"preset": "polish", "options": {"table.deck": 20}})
    screen = await listed(world, anna, alone)
    assert len(buttons(screen)) == 5
    assert "1 of" in (await press(world, anna, alone, screen, "4")).text
