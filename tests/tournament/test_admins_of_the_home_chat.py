"""What admins of the home chat may do in a tournament that somebody else organises."""

import pytest

from bot.codec import Verb, asks_admin
from bot.tournament.judging import AWAY
from bot.tournament.tournament import TournamentStage
from tests.world.evening import Evening
from tests.world.judges_desk import Desk

ADMINS = pytest.mark.parametrize("name", ["Otto", "Ben"], ids=["who looks on", "who plays"])


@pytest.fixture
async def evening(world):
    """A tournament that people join; Anna organises and plays, Ben plays, Otto looks on."""
    evening = await Evening.opened(world, 6)
    evening.people["Otto"] = world.person("Otto")
    return evening


async def desk_of_admin(evening, name, **where):
    """The desk of somebody who has just typed `/judge` as an admin."""
    await evening.says(name, "/judge", admin=True, **where)
    return await Desk.of(evening, name)


async def stage(evening):
    return (await evening.tournament()).core.stage


@ADMINS
async def test_any_admin_presses_start(evening, name):
    assert asks_admin(evening.page.button(Verb.START).data)
    await evening.presses(name, Verb.START, admin=True)
    assert (await evening.tournament()).core.round == 1
    assert len(await evening.tables()) == 2


async def test_nobody_else_starts_nor_does_an_admin_of_another_group(evening):
    elsewhere = evening.world.group.model_copy(update={"id": "-555"})
    assert "Only the organiser" in (await evening.presses("Ben", Verb.START)).toast
    assert "Only the organiser" in (await evening.presses("Otto", Verb.START, chat=elsewhere, admin=True)).toast
    assert await stage(evening) is TournamentStage.REGISTRATION


async def test_an_admin_draws_no_later_round(evening):
    await evening.starts("Anna")
    await evening.plays_round()
    assert "Only the organiser" in (await evening.presses("Otto", Verb.NEXT, admin=True)).toast
    assert (await evening.tournament()).core.round == 1


@pytest.mark.parametrize("begun", [False, True])
async def test_an_admin_who_does_not_play_appoints_judges(evening, begun):
    if begun:
        await evening.starts("Anna")
    desk = await desk_of_admin(evening, "Otto")
    await desk.press("J", "B2", "y")
    assert [judge.name for judge in (await evening.tournament()).core.judges] == ["Ben"]
    assert "Only the organiser" in (await desk.types("/judge dismiss Ben")).toast


async def test_nobody_else_appoints(evening):
    desk = await desk_of_admin(evening, "Ben")
    assert "J0" not in desk.asks_for()
    assert "Only the organiser" in (await desk.types("/judge appoint Cleo")).toast
    await evening.says("Otto", "/judge offer")  # so that `/judge` means this tournament wherever he types it
    elsewhere = evening.world.group.model_copy(update={"id": "-555"})
    await evening.says("Otto", "/judge", admin=True, chat=elsewhere)
    assert "Only judges" in (await (await Desk.of(evening, "Otto")).types("/judge appoint Cleo")).toast
    assert (await evening.tournament()).core.judges == ()


@ADMINS
@pytest.mark.parametrize("begun", [False, True])
async def test_an_admin_calls_it_off_once_the_organiser_was_away_for_a_day(evening, name, begun):
    if begun:
        await evening.starts("Anna")
    desk = await desk_of_admin(evening, name)
    assert "Z1" not in desk.asks_for()
    assert "still around" in (await desk.types("/judge cancel")).toast
    evening.world.time += AWAY
    desk = await desk_of_admin(evening, name)
    await desk.press("Z1", "y")
    assert await stage(evening) is TournamentStage.CANCELLED
    assert not any(table.is_live for table in await evening.tables())


async def test_a_judge_who_is_no_admin_calls_nothing_off(evening):
    await (await desk_of_admin(evening, "Otto")).press("J", "B2", "y")
    evening.world.time += AWAY
    desk = await Desk.of(evening, "Ben")
    assert "Z1" not in desk.asks_for()
    assert "Only the organiser" in (await desk.types("/judge cancel")).toast


async def sets_the_rounds(evening):
    await evening.says("Anna", "/tournament rounds=4")


async def appoints(evening):
    desk = await Desk.of(evening, "Anna")
    await desk.types("/judge appoint Cleo")
    await desk.press("y")


@pytest.mark.parametrize("acts", [sets_the_rounds, appoints])
async def test_whatever_the_organiser_did_within_the_day_keeps_the_tournament(evening, acts):
    evening.world.time += AWAY - 10.0
    await acts(evening)
    evening.world.time += 60.0
    desk = await desk_of_admin(evening, "Otto")
    assert "still around" in (await desk.types("/judge cancel")).toast


async def test_an_organiser_who_has_played_a_game_within_the_day_is_not_away(evening):
    await evening.starts("Anna")
    evening.world.time += AWAY - 10.0
    await evening.plays_round()
    evening.world.time += 60.0
    desk = await desk_of_admin(evening, "Otto")
    assert "still around" in (await desk.types("/judge cancel")).toast


async def test_an_organiser_who_comes_back_before_yes_is_pressed_keeps_the_tournament(evening):
    evening.world.time += AWAY
    desk = await desk_of_admin(evening, "Otto")
    await desk.press("Z1")
    await sets_the_rounds(evening)
    assert "still around" in (await desk.press("y")).toast
    assert await stage(evening) is TournamentStage.REGISTRATION


async def test_where_the_organiser_was_forgotten_an_admin_starts_and_calls_off_at_once(evening):
    anna = evening.people["Anna"]
    await evening.world.says_yes(anna, "/deletemydata", chat=await evening.world.room.private_chat(anna))
    await evening.tended()
    await evening.presses("Otto", Verb.START, admin=True)
    assert (await evening.tournament()).core.round == 1
    desk = await desk_of_admin(evening, "Otto")
    await desk.press("Z1", "y")
    assert await stage(evening) is TournamentStage.CANCELLED
