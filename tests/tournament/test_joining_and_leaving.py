"""Who takes part, who doesn't, and the answers to people who try something else."""

import pytest

from bot.codec import Verb
from bot.table.table import Stage
from tests.world.chat_room import ELSEWHERE
from tests.world.evening import Evening


@pytest.mark.parametrize(
    ("people", "name", "verb", "said"),
    [
        (3, "Ben", Verb.JOIN, "already in"),
        (2, "Anna", Verb.START, "3 people; 2 have joined"),
        (3, "Ben", Verb.START, "Only the organiser"),
    ],
)
async def test_a_press_that_cannot_be_gets_one_friendly_line(world, people, name, verb, said):
    evening = await Evening.opened(world, people)
    assert said in (await evening.presses(name, verb)).toast


async def test_a_start_pressed_twice_draws_one_round(world):
    evening = await Evening.opened(world, 4)
    await evening.presses("Anna", Verb.LEAVE)
    button = evening.page.button(Verb.START)
    await world.presses(evening.people["Anna"], button, input_id="start")
    again = await world.presses(evening.people["Anna"], button, input_id="start")
    twice = await world.presses(evening.people["Anna"], button)
    assert again.toast is None
    assert "old" in twice.toast
    assert (await evening.tournament()).core.round == 1


async def test_a_player_who_withdraws_is_asked_once_more_and_never_comes_back(world):
    evening = await Evening.begun(world, 3)
    answer = await evening.presses("Ben", Verb.LEAVE)
    assert (await evening.tournament()).core.players[1].withdrew_in is None
    sure = answer.replies[0].screen.rows[0][0]
    await world.presses(evening.people["Ben"], sure)
    await evening.tended()
    table = await evening.table_of("Ben")
    assert table.seats[table.seat_of(evening.people["Ben"].key)].left
    answer = await evening.presses("Ben", Verb.JOIN)
    assert "can’t come back" in answer.toast


async def test_somebody_from_elsewhere_asks_to_be_let_in(world):
    evening = await Evening.opened(world, 3)
    otto = world.person("Otto")
    world.room.departed.add(otto.key)
    answer = await world.says(otto, f"/join {evening.code}", chat=ELSEWHERE)
    assert "its people have been asked" in answer.toast
    await evening.tended()
    assert "Otto" in evening.page.screen.text
    refused = await evening.presses("Ben", Verb.LET_IN)
    assert "Only the organiser" in refused.toast
    await evening.presses("Anna", Verb.LET_IN)
    assert (await evening.tournament()).number(otto.key) == 4


async def test_a_private_chat_is_opened_first_where_the_platform_asks_for_that(careful_world):
    world = careful_world
    evening = await Evening.opened(world, 1)
    answer = await world.presses(world.person("Ben"), evening.page.button(Verb.JOIN))
    assert answer.url.endswith(f"join_{evening.code}")
    await world.says(
        world.person("Ben"), f"/start join_{evening.code}", chat=await world.room.private_chat(world.person("Ben"))
    )
    assert (await evening.tournament()).number(world.person("Ben").key) is not None


async def test_settings_are_typed_again_while_people_join(world):
    evening = await Evening.opened(world, 3)
    await evening.says("Anna", "/tournament rounds=5 bye=on end=45m timer=2m")
    tournament = await evening.tournament()
    assert (tournament.core.settings.rounds, tournament.core.settings.bye, tournament.core.settings.minutes) == (
        5,
        True,
        45,
    )
    assert tournament.move == 120
    assert tournament.core.settings.name == "Friday Cup"
    answer = await evening.says("Ben", "/tournament rounds=4")
    assert "Only the organiser" in answer.toast


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rounds=0", "doesn’t fit"),
        ("rounds=ten", "doesn’t fit"),
        ("table=5", "doesn’t fit"),
        ("end=never", "doesn’t fit"),
        ("points=1,2,3", "points"),
        ("bye=maybe", "doesn’t fit"),
        ("timer=off", "doesn’t fit"),
        ("nonsense=1", "no option"),
        ("barrel.at=banana", "doesn’t fit"),
    ],
)
async def test_a_setting_that_cannot_be_gets_one_friendly_line(world, typed, said):
    answer = await world.says(world.person("Anna"), f"/tournament Cup {typed}")
    assert said in answer.toast
    assert (await world.directory.chat(world.group.key)).get("tournament") is None


async def test_admins_may_keep_tournaments_to_themselves(world):
    anna = world.person("Anna")
    assert "Only an admin" in (await world.says(anna, "/tournament admins")).toast
    await world.says(anna, "/tournament admins", admin=True)
    assert "Only an admin" in (await world.says(anna, "/tournament Cup")).toast


async def test_words_count_for_the_lot_until_the_draw(world):
    evening = await Evening.opened(world, 3)
    lot = (await evening.tournament()).core.sealed
    answer = await evening.says("Ben", "/seed some words that nobody guesses")
    assert "draw of round 1" in answer.toast
    await evening.starts("Anna")
    drawn = (await evening.tournament()).core.rounds[0]
    assert drawn.secrets == lot
    assert (drawn.typed, len(drawn.shares)) == ((2,), 1)


async def test_whoever_never_moves_gets_no_points(world):
    evening = await Evening.begun(world, 3)
    table = (await evening.tables())[0]
    for _ in range(200):
        table = await world.tables.table(table.id)
        if table.stage is not Stage.PLAYING:
            break
        await world.skips(table.id, 61.0)
    await evening.tended()
    result = (await evening.tournament()).core.rounds[0].tables[0].result
    assert result.absent == (0, 1, 2)


async def test_the_question_before_leaving_comes_again_when_its_press_does(world):
    evening = await Evening.begun(world, 3)
    leave = f"{evening.code}.1.{Verb.LEAVE}"
    first = await world.presses(evening.people["Ben"], leave, input_id="one")
    world.restart()
    again = await world.presses(evening.people["Ben"], leave, input_id="one")
    assert first.replies == again.replies != ()


async def test_before_round_1_desk_and_standings_name_no_round_0(world):
    evening = await Evening.opened(world, 3)
    desk = await evening.says("Anna", "/judge", chat=await world.room.private_chat(evening.people["Anna"]))
    standings = await evening.says("Anna", "/standings")
    for answer in (desk, standings):
        assert "before round 1" in answer.replies[0].screen.text
