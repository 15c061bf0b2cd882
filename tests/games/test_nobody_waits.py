"""Nobody waits for one person: when a turn has lasted long, the others may ask for a built-in player's move."""

import asyncio

import pytest

from bot.codec import ButtonToken, Verb, decode, encode
from bot.ports.presses import Press, Pressed
from bot.table import automatic, votes
from bot.table.automatic import Why, next_step
from bot.table.change import TableChange
from bot.table.nudging import NUDGE_AFTER
from bot.table.outages import Outage, given_back
from bot.table.parts import MISSED_TURNS, PATIENCE
from bot.texts import visible
from tests.screens import faces
from tests.screens.set_tables import NOW, opened, started
from tests.world.chat_room import pressable
from tests.world.finished_games import open_game

RULES = "/newgame polish"


def has_button(screen):
    return any(button.data and decode(button.data).verb is Verb.MOVE_FOR for row in screen.rows for button in row)


def waiting(**changes):
    """A game of three people whose turn has just begun."""
    table = started(opened()).model_copy(update={"key": "ab" * 8})
    return table.model_copy(update=changes)


def overdue_step(table):
    """The moment at which the button appears, None if it never does."""
    table = nudged(table)
    step = next_step(table)
    return step.at if step is not None and step.why is Why.OVERDUE else None


def nudged(table):
    return table.with_turn(nudged=True, nudged_in_group=True)


def late(table):
    return automatic.take_due(nudged(table), NOW + 10_000, None).value


@pytest.fixture
async def slow(world, people):
    """A game of three people in which the turn has lasted two minutes; the player to move, and another player."""
    table_id = await open_game(world, people, options=RULES)
    await world.passes(PATIENCE + 1, table_id)
    table = await world.table(table_id)
    mover = table.seats[table.to_act].person
    other = table.seats[(table.to_act + 1) % 3].person
    return world, mover, other


def shown(world):
    """The newest message in the group with buttons (a nudge has none)."""
    return [one for one in world.room.seen_in(world.group) if one.buttons][-1]


# The time at which the button appears.


def test_it_comes_two_minutes_after_the_turn_began():
    assert overdue_step(waiting()) == NOW + PATIENCE


def test_the_nudge_comes_as_before():
    step = next_step(waiting())
    assert (step.at, step.why) == (NOW + NUDGE_AFTER, Why.NUDGE)


def test_nothing_happens_by_itself():
    table = late(waiting())
    assert table.is_overdue
    assert table.game == waiting().game
    assert next_step(table).why is Why.LAST_CALL


@pytest.mark.parametrize(
    "changes",
    [
        {"times": waiting().times.replace(patience=None)},
        {"times": waiting().times.replace(timer=300)},
        {"seats": tuple(seat.replace(left=n != waiting().to_act) for n, seat in enumerate(waiting().seats))},
    ],
    ids=["off", "with a timer", "alone"],
)
def test_asking_for_a_bots_move_is_not_offered_there(changes):
    table = waiting(**changes)
    assert overdue_step(table) is None
    assert not has_button(faces.board(table.model_copy(update={"overdue": table.decision}), "en", NOW))


def test_it_stands_still_in_a_pause():
    paused = votes.decided(waiting(), "pause", NOW + 100)
    assert paused.overdue_at is None
    resumed = votes.decided(paused, "resume", NOW + 1100)
    assert overdue_step(resumed) == NOW + 1000 + PATIENCE


def test_it_stands_still_while_the_bot_is_down():
    table = given_back(waiting(), Outage(NOW + 50, NOW + 550))
    assert overdue_step(table) == NOW + 500 + PATIENCE


async def test_it_takes_one_edit_of_the_board_and_the_groups_nudge(world, people):
    table_id = await open_game(world, people, options=RULES)
    await world.passes(NUDGE_AFTER + 5, table_id)
    calls = len(world.room.calls)
    await world.passes(PATIENCE, table_id)
    assert [call for call, _ in world.room.calls[calls:]] == ["edit", "send"]
    assert has_button(shown(world).screen)


# The effect of a press.


async def test_one_move_is_made_and_the_board_says_who_asked(slow):
    world, mover, other = slow
    before = await world.table()
    await world.presses(other, shown(world).button(Verb.MOVE_FOR))
    after = await world.table()
    assert after.decision == before.decision + 1
    assert f"{other.name} asked: a bot moved for {mover.name}" in visible(shown(world).screen.text)
    assert not has_button(shown(world).screen)
    assert not after.seats[before.to_act].stand_in


async def test_three_in_a_row_give_the_seat_until_they_are_back(slow):
    world, mover, _ = slow
    seat = (await world.table()).seat_of(mover.key)
    for _ in range(600):
        table = await world.table()
        if table.seats[seat].stand_in:
            break
        if table.to_act is None or table.seats[table.to_act].is_played:
            await world.skips(table.id)
        elif table.to_act != seat:
            person = table.seats[table.to_act].person
            await world.presses(person, pressable(world.room.hand_of(person).screen)[0])
            await world.passes(5.0)
        elif table.is_overdue:
            asker = next(one for one in table.people if one.key != mover.key)
            await world.presses(asker, shown(world).button(Verb.MOVE_FOR))
        else:
            assert table.seats[seat].missed < MISSED_TURNS
            await world.passes(PATIENCE)
    table = await world.table()
    assert table.seats[seat].stand_in
    keys = [line.key for line in table.history]
    assert keys.index("asked-move") < keys.index("stood-in")
    await world.presses(mover, shown(world).button(Verb.BACK))
    assert not (await world.table()).seats[seat].stand_in


async def test_an_own_move_begins_the_count_anew(slow):
    world, mover, _ = slow
    seat = (await world.table()).seat_of(mover.key)
    await world.tables.change(await world.table_id(), lambda table: TableChange(table.with_seat(seat, missed=2)))
    await world.presses(mover, pressable(world.room.hand_of(mover).screen)[0])
    assert (await world.table()).seats[seat].missed == 0


# Refusals, and presses at the same moment.


async def test_strangers_and_whoever_is_to_move_are_refused(slow):
    world, mover, _ = slow
    before, button = await world.table(), shown(world).button(Verb.MOVE_FOR)
    assert "your own turn" in (await world.presses(mover, button)).toast
    assert (await world.presses(world.person("Zoe"), button)).toast
    assert (await world.presses(world.person("Zoe"), button, admin=True)).toast
    assert (await world.table()).game == before.game


async def test_who_has_left_cannot_ask(slow):
    world, _, other = slow
    button = shown(world).button(Verb.MOVE_FOR)
    await world.says(other, "/leave")
    before = await world.table()
    assert (await world.presses(other, button)).toast
    assert (await world.table()).game == before.game


async def test_a_forged_button_before_the_time_is_refused(world, people):
    await open_game(world, people, options=RULES)
    table = await world.table()
    other = table.seats[(table.to_act + 1) % 3].person
    forged = encode(ButtonToken(table.id, table.decision, Verb.MOVE_FOR))
    assert (await world.presses(other, forged)).toast
    assert (await world.table()).game == table.game


async def test_an_old_button_does_not_reach_the_next_turn(slow):
    world, mover, _ = slow
    button = shown(world).button(Verb.MOVE_FOR)
    await world.presses(mover, pressable(world.room.hand_of(mover).screen)[0])
    before = await world.table()
    third = next(one for one in before.people if one not in {mover, before.seats[before.to_act].person})
    assert (await world.presses(third, button)).toast
    assert (await world.table()).game == before.game


async def test_a_pause_refuses_it(slow):
    world, _, other = slow
    button = shown(world).button(Verb.MOVE_FOR)
    await world.tables.change(
        await world.table_id(), lambda table: TableChange(votes.decided(table, "pause", world.time))
    )
    before = await world.table()
    assert "pause" in (await world.presses(other, button)).toast.lower()
    assert (await world.table()).game == before.game


async def test_two_who_ask_at_once_in_two_processes_get_one_move(slow):
    world, mover, other = slow
    before, button = await world.table(), shown(world).button(Verb.MOVE_FOR)
    third = next(one for one in before.people if one not in {mover, other})
    presses = [Press(one, world.group, one.name, Pressed(button.data)) for one in (other, third)]
    second = world.another_service()
    await asyncio.gather(world.service.act(presses[0]), second.act(presses[1]))
    await world.tend()
    assert (await world.table()).decision == before.decision + 1


async def test_whoever_wakes_up_while_the_bot_thinks_makes_their_own_move(slow):
    world, mover, other = slow
    seat = (await world.table()).seat_of(mover.key)
    button, own = shown(world).button(Verb.MOVE_FOR), pressable(world.room.hand_of(mover).screen)[0]
    await world.service.act(Press(other, world.group, "asks", Pressed(button.data)))
    await world.presses(mover, own)
    table = await world.table()
    assert table.seats[seat].acted
    assert table.seats[seat].missed == 0
    assert table.turn.asked_by is None


# The chat's own setting.


async def test_the_chat_keeps_its_own_value(world, people):
    await world.says(people[0], RULES)
    await world.says(people[0], "/options patience 5m")
    assert (await world.table()).times.patience == 300
    assert (await world.directory.chat(world.group.key))["patience"] == 300
    await world.says(people[0], "/options patience off")
    assert (await world.table()).times.patience is None


@pytest.mark.parametrize("typed", ["29s", "1s", "soon", "2d", "0s"])
async def test_less_than_thirty_seconds_and_nonsense_are_refused(world, people, typed):
    await world.says(people[0], RULES)
    assert "30s" in (await world.says(people[0], f"/options patience {typed}")).toast
    assert (await world.table()).times.patience == PATIENCE


async def test_others_cannot_set_it_and_nobody_can_after_the_first_deal(world, people):
    await world.says(people[0], RULES)
    assert (await world.says(people[1], "/options patience off")).toast
    assert (await world.table()).times.patience == PATIENCE


async def test_it_is_fixed_at_the_first_deal(slow):
    world, _, _ = slow
    opener = (await world.table()).opener
    assert (await world.says(opener, "/options patience off")).toast
    assert (await world.table()).times.patience == PATIENCE


async def test_the_menu_sets_it(world, people):
    await world.says(people[0], RULES)
    await world.presses(people[0], shown(world).button(Verb.MENU))
    await world.presses(people[0], shown(world).button(Verb.MENU, "t"))
    await world.presses(people[0], shown(world).button(Verb.SET, "tpatience=300"))
    assert (await world.table()).times.patience == 300
