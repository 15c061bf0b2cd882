"""Which messages make phones buzz: the first hand of a game and nudges, first in private. Boards and results never."""

import pytest

from bot.calling.calls import code_of
from bot.codec import Verb
from bot.ports.messenger import Unwelcome
from bot.table.nudging import GROUP_AFTER, NUDGE_AFTER
from bot.table.parts import PATIENCE
from bot.table.table import Stage
from bot.texts import visible
from tests.crossed import sampled
from tests.world.evening import Evening
from tests.world.finished_games import finish, move, open_game, play_out, private

NOON = 1_700_049_600.0  # 12:00 UTC
MIDNIGHT = NOON + 12 * 3600
MARGIN = 3.0  # seconds


@pytest.fixture
def world(world):
    world.time = NOON
    return world


async def waits(world, table_id, seconds):
    """Let so many seconds of the present turn pass."""
    clock = (await world.table(table_id)).clock
    await world.passes(clock.turn_since + clock.given + seconds - world.time, table_id)


def loud(world, where):
    return [visible(one.screen.text) for one in world.room.loud_in(where)]


def nudged(world, where):
    """The nudges that stand in a chat now; `where` is a person or the group."""
    return world.room.nudges_in(where)


# ------------------------------------------------------------------------------------- the first hand


async def test_the_first_hand_of_a_game_buzzes_once_for_each_player_and_nothing_else_does(world, people):
    table_id = await open_game(world, people)
    assert [len(loud(world, private(person))) for person in people] == [1, 1, 1]
    await play_out(world, table_id)
    assert (await world.table(table_id)).stage is Stage.OVER
    assert [len(loud(world, private(person))) for person in people] == [1, 1, 1]
    assert loud(world, world.group) == []


async def test_asking_for_the_hand_buzzes_no_more(world, people):
    await open_game(world, people)
    await world.says(people[0], "/hand")
    assert len(loud(world, private(people[0]))) == 1


@pytest.mark.parametrize("begins", ["/newgame", "/play"])
async def test_nobody_alone_with_built_in_players_hears_anything(world, people, begins):
    own = private(people[0])
    await world.says(people[0], begins, chat=own)
    await world.passes(PATIENCE + GROUP_AFTER, await world.table_id(own))
    assert world.room.loud == []


async def test_a_lone_player_in_a_group_hears_nothing(world, people):
    table_id = await open_game(world, people[:1], bots=2)
    await world.passes(PATIENCE + GROUP_AFTER, table_id)
    assert world.room.loud == []


async def test_who_has_switched_nudges_off_hears_nothing(world, people):
    for person in people:
        await world.directory.save_person(person.key, {"nudges": False})
    table_id = await open_game(world, people)
    await waits(world, table_id, PATIENCE + GROUP_AFTER)
    assert world.room.loud == []


async def test_each_table_of_a_tournament_begins_with_a_sound(world):
    evening = await Evening.begun(world, 3, "Cup end=hands:1 rounds=2")
    own = [private(person) for person in evening.people.values()]
    assert [len(loud(world, chat)) for chat in own] == [1, 1, 1]
    await evening.plays_round()
    await evening.passes(61.0)
    assert [len(loud(world, chat)) for chat in own] == [2, 2, 2]
    assert loud(world, world.group) == []


# ------------------------------------------------------------------------------------- nudges


async def test_after_45_seconds_a_private_nudge_comes_and_goes_with_the_move(world, people):
    table_id = await open_game(world, people)
    own = private(await world.mover(table_id))
    await waits(world, table_id, NUDGE_AFTER - MARGIN)
    assert not nudged(world, own)
    await waits(world, table_id, NUDGE_AFTER + MARGIN)
    (nudge,) = nudged(world, own)
    assert visible(nudge.screen.text).startswith("Your turn: ")
    assert "Friday" in nudge.screen.text
    assert loud(world, world.group) == []
    await move(world, table_id)
    await world.tender.tend(table_id)
    assert not nudged(world, own)


async def test_a_nudge_comes_after_half_of_a_short_time_limit(world, people):
    await world.says(people[0], "/newgame")
    await world.says(world.person("Eve"), "/timer 30s", admin=True)
    for person in people[1:]:
        await world.says(person, "/join")
    await world.says(people[0], "/deal")
    table_id = await world.table_id()
    own = private(await world.mover(table_id))
    await waits(world, table_id, 15 - MARGIN)
    assert not nudged(world, own)
    await waits(world, table_id, 15 + MARGIN)
    assert nudged(world, own)


async def set_up(world, people, *settings):
    """A game of three people at a table with settings."""
    await world.says(people[0], "/newgame")
    for setting in settings:
        answer = await world.says(people[0], setting)
        assert answer.toast is not None
    for person in people[1:]:
        await world.says(person, "/join")
    await world.says(people[0], "/deal")
    return await world.table_id()


@pytest.mark.parametrize(
    ("settings", "after"),
    sampled(
        [
            ([], PATIENCE),
            (["/options patience 5m"], 300.0),
            (["/options patience off"], GROUP_AFTER),
            (["/timer 10m"], GROUP_AFTER),
            (["/timer 1m"], None),
            (["/timer 1h"], None),
            (["/timer 1d"], None),
            (["/options patience 1h"], None),
            (["/options nudges off"], None),
        ],
        3,
        several=True,
    ),
)
async def test_the_group_hears_it_only_once_the_others_can_act_and_never_in_slow_games(world, people, settings, after):
    table_id = await set_up(world, people, *settings)
    mover = await world.mover(table_id)
    if after is None:
        await world.passes(55.0, table_id)
        if settings != ["/timer 1m"]:
            await world.skips(table_id, 3000.0)
        assert loud(world, world.group) == []
        return
    await waits(world, table_id, after - MARGIN)
    assert loud(world, world.group) == []
    await waits(world, table_id, after + MARGIN)
    (nudge,) = nudged(world, world.group)
    assert f"person:{mover.key}" in nudge.screen.text
    await world.passes(600.0 if after < 600.0 and settings != ["/timer 10m"] else 60.0, table_id)
    assert len(loud(world, world.group)) == 1, "once a turn"
    await move(world, table_id)
    await world.tender.tend(table_id)
    assert not nudged(world, world.group)


async def test_where_the_private_chat_refuses_it_the_group_hears_it_at_once(world, people):
    table_id = await open_game(world, people)
    mover = await world.mover(table_id)
    world.room.refuse = lambda call, chat: Unwelcome("blocked") if chat.key == private(mover).key else None
    await waits(world, table_id, NUDGE_AFTER + MARGIN)
    assert (await world.table(table_id)).seats[(await world.table(table_id)).to_act].unreachable
    (nudge,) = nudged(world, world.group)
    assert f"person:{mover.key}" in nudge.screen.text
    await waits(world, table_id, PATIENCE + GROUP_AFTER)
    assert len(loud(world, world.group)) == 1


async def test_where_the_private_chat_was_never_open_the_group_hears_it(world, people):
    world.room.refuse = lambda call, chat: Unwelcome("blocked") if chat.private else None
    table_id = await open_game(world, people)
    await waits(world, table_id, NUDGE_AFTER - MARGIN)
    assert loud(world, world.group) == []
    await waits(world, table_id, NUDGE_AFTER + MARGIN)
    assert len(nudged(world, world.group)) == 1


async def test_in_a_tournament_only_who_has_no_private_chat_is_nudged_in_the_group(world):
    evening = await Evening.begun(world, 3, "Cup end=hands:1 rounds=1 timer=10m")
    (table,) = await evening.tables()
    mover = table.seats[table.to_act].person
    await waits(world, table.id, GROUP_AFTER + MARGIN)
    assert nudged(world, private(mover))
    assert loud(world, world.group) == []
    world.room.refuse = lambda call, chat: Unwelcome("blocked") if chat.private else None
    await evening.moves(table.id)
    await world.tender.tend(table.id)
    await waits(world, table.id, NUDGE_AFTER + MARGIN)
    assert len(loud(world, world.group)) == 1


# ------------------------------------------------------------------------------------- the group's switch


async def test_the_switch_of_the_group_is_kept_for_its_later_tables_and_tournaments(world, people):
    await world.says(people[0], "/newgame")
    assert "Nudges in the group: no" in (await world.says(people[0], "/options nudges off")).toast
    await world.says(people[0], "/leave")
    await finish(world, people)
    button = next(
        one.button(Verb.AGAIN) for one in reversed(world.room.seen_in(world.group)) if "Once more" in str(one.screen)
    )
    for person in people:
        await world.presses(person, button)
    again = await world.table()
    assert (again.stage, again.nudges) == (Stage.PLAYING, False)
    for person in people[:2]:
        await world.says(person, "/endgame")
    evening = await Evening.begun(world, 3, "Cup end=hands:1 rounds=1")
    assert [table.nudges for table in await evening.tables()] == [False]


async def test_it_is_set_by_the_opener_and_admins_at_any_time_and_by_nobody_else(world, people):
    table_id = await open_game(world, people)
    assert "Only an admin" in (await world.says(people[1], "/options nudges off")).toast
    assert (await world.table(table_id)).nudges
    await world.says(world.person("Eve"), "/options nudges off", admin=True)
    assert not (await world.table(table_id)).nudges


# ------------------------------------------------------------------------------------- quiet hours


@pytest.mark.parametrize("zone_of", ["the person", "the group"])
async def test_in_a_slow_game_a_nudge_waits_for_the_end_of_quiet_hours(world, people, zone_of):
    table_id = await set_up(world, people, "/timer 1d")
    mover = await world.mover(table_id)
    if zone_of == "the person":
        await world.directory.save_person(mover.key, {"zone": "UTC"})
    else:
        await world.directory.save_chat(world.group.key, {"zone": "UTC"})
    await world.skips(table_id, MIDNIGHT - 3600 - world.time)  # the turn began by day
    await move(world, table_id)
    await world.tender.tend(table_id)
    following = await world.mover(table_id)
    await world.directory.save_person(following.key, {"zone": "UTC"})
    before = len(loud(world, private(following)))
    await world.skips(table_id, NUDGE_AFTER + 5.0)
    assert len(loud(world, private(following))) == before
    await world.skips(table_id, MIDNIGHT + 8 * 3600 - 5 - world.time)
    assert len(loud(world, private(following))) == before
    await world.skips(table_id, 10.0)
    assert len(loud(world, private(following))) == before + 1


async def test_where_nobody_has_chosen_a_zone_a_nudge_of_a_slow_game_is_silent(world, people):
    table_id = await set_up(world, people, "/timer 1d")
    own = private(await world.mover(table_id))
    before = len(loud(world, own))
    await waits(world, table_id, NUDGE_AFTER + MARGIN)
    assert "Your turn" in visible(world.room.seen_in(own)[-1].screen.text)
    assert len(loud(world, own)) == before


async def test_in_a_quick_game_nudges_hold_no_quiet_hours(world, people):
    world.time = MIDNIGHT
    await world.directory.save_chat(world.group.key, {"zone": "UTC"})
    table_id = await open_game(world, people)
    own = private(await world.mover(table_id))
    await waits(world, table_id, NUDGE_AFTER + MARGIN)
    assert nudged(world, own)


# ------------------------------------------------------------------------------------- calls


@pytest.mark.parametrize(
    ("own", "groups", "hour", "lines", "buzzes"),
    [
        ("UTC", None, 12, 1, 1),
        ("UTC", None, 23, 0, 0),
        (None, "UTC", 12, 1, 1),
        (None, "UTC", 23, 0, 0),
        ("Asia/Seoul", "UTC", 12, 1, 1),  # 21:00 there
        ("Asia/Seoul", "UTC", 14, 0, 0),  # 23:00 there
        (None, None, 12, 1, 0),
        (None, None, 23, 1, 0),
    ],
)
async def test_a_call_buzzes_outside_quiet_hours_and_is_silent_where_nobody_knows_the_hour(
    world, own, groups, hour, lines, buzzes
):
    ben = world.person("Ben")
    await world.says(ben, "/callme")
    await world.directory.save_person(ben.key, {"zone": own})
    await world.directory.save_chat(world.group.key, {"zone": groups})
    world.time = NOON + (hour - 12) * 3600
    await world.says(world.person("Anna"), "/newgame")
    await world.tender.tend(code_of(await world.table_id()))
    calls = [one for one in world.room.seen_in(private(ben)) if "has opened a table" in one.screen.text]
    assert (len(calls), len(loud(world, private(ben)))) == (lines, buzzes)
