"""Nobody is replaced without being asked: a takeover waits until the organiser has had five minutes to answer."""

import pytest

from bot.codec import Verb
from bot.tournament.judging import ANSWERED_WITHIN, AWAY, DAY
from bot.tournament.tournaments import TournamentChange
from tests.world.evening import Evening
from tests.world.judges_desk import Desk


@pytest.fixture
async def evening(world):
    """A round in play; Anna organises, Ben is a judge too, and Anna has been inactive for a quarter of an hour."""
    evening = await Evening.begun(world, 3)
    await appoints(evening, "Ben")
    world.time += AWAY
    return evening


async def appoints(evening, name):
    desk = await Desk.of(evening, "Anna")
    await desk.types(f"/judge appoint {name}")
    await desk.press("y")


async def takes_over(evening, name="Ben"):
    desk = await Desk.of(evening, name)
    answer = await desk.types("/judge takeover")
    return answer if answer.toast else await desk.press("y")


async def questions(evening, name="Anna"):
    chat = await evening.world.room.private_chat(evening.people[name])
    shown = evening.world.room.seen_in(chat)
    return [one for one in shown if any(f".{Verb.BACK}" in (button.data or "") for button in one.buttons)]


async def keeps(evening, name="Anna", button=None):
    button = button or (await questions(evening))[-1].button(Verb.BACK)
    return await evening.presses_privately(name, button)


async def organiser(evening):
    return (await evening.tournament()).core.organiser.name


async def waits(evening, seconds=ANSWERED_WITHIN):
    """Let time pass with a worker that tends every ten seconds."""
    end = evening.world.time + seconds
    while evening.world.time < end:
        await evening.passes(min(10.0, end - evening.world.time))


async def test_a_judge_who_wants_to_take_over_deposes_nobody_at_once(evening):
    await takes_over(evening)
    assert await organiser(evening) == "Anna"
    (question,) = await questions(evening)
    assert "Ben wants to take over “Friday Cup”" in question.screen.text
    await evening.passes(15.0)
    assert "Ben wants to take over from Anna" in evening.page.screen.text


async def test_the_organiser_keeps_the_tournament_with_one_press(evening):
    await takes_over(evening)
    assert "You keep" in (await keeps(evening)).toast
    await waits(evening)
    assert await organiser(evening) == "Anna"
    assert await questions(evening) == []


async def test_who_does_not_answer_within_five_minutes_is_the_organiser_no_more(evening):
    await takes_over(evening)
    await waits(evening, ANSWERED_WITHIN - 1.0)
    assert await organiser(evening) == "Anna"
    await waits(evening, 1.0)
    assert await organiser(evening) == "Ben"
    assert await questions(evening) == []


async def test_a_press_that_comes_too_late_takes_nothing_back(evening):
    await takes_over(evening)
    button = (await questions(evening))[0].button(Verb.BACK)
    await waits(evening)
    assert "Only the organiser" in (await keeps(evening, button=button)).toast
    assert await organiser(evening) == "Ben"


async def test_a_second_press_changes_nothing_more(evening):
    await takes_over(evening)
    button = (await questions(evening))[0].button(Verb.BACK)
    await keeps(evening, button=button)
    assert "answered already" in (await keeps(evening, button=button)).toast


@pytest.mark.parametrize("name", ["Ben", "Cleo"])
async def test_nobody_else_answers_for_the_organiser(evening, name):
    await takes_over(evening)
    button = (await questions(evening))[0].button(Verb.BACK)
    assert "Only the organiser" in (await keeps(evening, name, button)).toast
    await waits(evening)
    assert await organiser(evening) == "Ben"


async def test_whatever_else_the_organiser_does_keeps_the_tournament_too(evening):
    await takes_over(evening)
    await appoints(evening, "Cleo")
    await waits(evening)
    assert await organiser(evening) == "Anna"


async def test_the_question_survives_restarts_and_so_do_its_five_minutes(evening):
    await takes_over(evening)
    evening.world.restart()
    await waits(evening, ANSWERED_WITHIN - 10.0)
    assert len(await questions(evening)) == 1
    evening.world.restart()
    await waits(evening, 10.0)
    assert await organiser(evening) == "Ben"


async def test_where_nobody_worked_at_the_end_of_the_five_minutes_the_organiser_is_asked_again(evening):
    await takes_over(evening)
    evening.world.restart()
    await evening.passes(ANSWERED_WITHIN * 3)
    assert await organiser(evening) == "Anna"
    assert len(await questions(evening)) == 1
    await keeps(evening)
    await waits(evening)
    assert await organiser(evening) == "Anna"


async def test_two_who_want_to_take_over_are_not_asked_about_at_once(evening):
    await appoints(evening, "Cleo")
    evening.world.time += AWAY
    await takes_over(evening)
    assert "already wants to take over" in (await takes_over(evening, "Cleo")).toast
    await waits(evening)
    assert await organiser(evening) == "Ben"


async def test_an_organiser_who_has_just_done_something_is_not_even_asked(evening):
    await appoints(evening, "Cleo")
    assert "The organiser is still around" in (await takes_over(evening)).toast
    assert await questions(evening) == []


async def test_a_judge_who_is_dismissed_meanwhile_takes_nothing_over(evening):
    await takes_over(evening)
    await evening.world.service.tournaments.change(evening.code, dismissed)
    await waits(evening)
    found = await evening.tournament()
    assert found.core.organiser.name == "Anna"
    assert found.take_over is None


def dismissed(tournament):
    core = tournament.core.model_copy(update={"judges": ()})
    return TournamentChange(tournament.model_copy(update={"core": core}))


async def test_an_admin_takes_over_after_a_day_and_the_organiser_is_asked_first_as_well(evening):
    evening.people["Otto"] = evening.world.person("Otto")
    await evening.says("Otto", "/judge", admin=True)
    assert "an admin after a day" in (await takes_over(evening, "Otto")).toast
    evening.world.time += DAY
    await evening.says("Otto", "/judge", admin=True)
    await takes_over(evening, "Otto")
    assert await organiser(evening) == "Anna"
    await waits(evening)
    assert await organiser(evening) == "Otto"
