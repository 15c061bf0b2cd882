"""A player whose only legal card is played automatically doesn't reveal, by speed, that it was the only one."""

import random

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.table import pauses
from bot.table.automatic import USUAL_PACE, Why, next_step
from bot.table.change import TableChange
from bot.table.choices import only_choice
from bot.table.parts import Habits
from bot.table.playing import play
from bot.table.table import Stage
from engine import actions, game, view
from tests.world.chat_room import pressable
from tests.world.finished_games import open_game, play_out

GAMES = 200  # drawn for each side of the attack


def in_play(choice):
    """Return a condition: a player with more than one card is to play, with a choice or without."""

    def found(table):
        if table.to_act is None or table.game.phase != "play":
            return False
        held = len(game_hand(table))
        return held > 1 and (len(game.legal(table.game)) > 1) is choice

    return found


def game_hand(table):
    return view.view(table.game, table.to_act).hand


@pytest.fixture
def until(world, people):
    """Play to such a moment, then set `auto` for the seat to move."""

    async def reached(choice, *, auto=True):
        table_id = await open_game(world, people, options="/newgame polish")
        table = await play_out(world, table_id, until=in_play(choice))
        assert table.stage is Stage.PLAYING
        index = table.to_act

        def switched(now):
            clock = now.clock.model_copy(update={"turn_since": world.time})
            return TableChange(now.model_copy(update={"clock": clock}).with_seat(index, habits=Habits(auto=auto)))

        await world.tables.change(table_id, switched)
        await world.tender.tend(table_id)
        return await world.table(table_id)

    return reached


def buttons(world, table):
    person = table.seats[table.to_act].person
    return person, pressable(world.room.hand_of(person).screen)


def on_the_table(table):
    return len(table.game.tricks), len(table.game.trick)


async def test_a_card_played_at_once_appears_when_the_pause_is_over_and_no_earlier(world, until):
    before = await until(True)
    person, cards = buttons(world, before)
    calls = len(world.room.calls)
    answer = await world.presses(person, cards[0])
    assert "in a moment" in answer.toast
    due = before.clock.turn_since + pauses.pause(before)
    world.time = due - 0.01
    await world.tender.tend(before.id)
    assert on_the_table(await world.table(before.id)) == on_the_table(before)
    assert len(world.room.calls) == calls, "nobody sees that anything has happened"
    world.time = due
    await world.tender.tend(before.id)
    after = await world.table(before.id)
    assert on_the_table(after) != on_the_table(before)
    assert after.turn.ready is None


async def test_an_only_card_appears_at_that_very_moment_too(world, until):
    before = await until(False)
    due = before.clock.turn_since + pauses.pause(before)
    world.time = due - 0.01
    await world.tender.tend(before.id)
    assert on_the_table(await world.table(before.id)) == on_the_table(before)
    world.time = due
    await world.tender.tend(before.id)
    assert on_the_table(await world.table(before.id)) != on_the_table(before)


async def test_an_only_card_that_its_person_plays_appears_then_as_well(world, until):
    before = await until(False)
    person, cards = buttons(world, before)
    await world.presses(person, cards[0])
    step = next_step(await world.table(before.id))
    assert (step.why, step.at) == (Why.READY, before.clock.turn_since + pauses.pause(before))


def seen_at(table, pressed, chance):
    """Return how long after the turn's beginning the others see a card that was pressed after `pressed` seconds."""
    table = table.model_copy(update={"key": chance.randbytes(8).hex(), "decision": chance.randrange(1, 500)})
    since = table.clock.turn_since
    if pressed is None:
        return next_step(table).at - since
    if not pauses.comes_early(table, since + pressed):
        return pressed
    return next_step(pauses.kept(table, game.legal(table.game)[0])).at - since


async def test_the_times_at_which_cards_appear_do_not_tell_whether_there_was_a_choice(until, world):
    """The attack: two samples of times, and the best threshold between them. It must guess no better than a coin."""
    chance = random.Random(12)
    single = await until(False)
    await world.says(world.person("Anna"), "/endgame")
    await world.says(world.person("Ben"), "/endgame")
    several = await until(True)
    assert only_choice(single) is not None
    assert only_choice(several) is None
    without = sorted(seen_at(single, None, chance) for _ in range(GAMES))
    having = sorted(seen_at(several, chance.uniform(0.3, pauses.SHORTEST), chance) for _ in range(GAMES))
    assert pauses.SHORTEST <= min(*without, *having) < max(*without, *having) <= pauses.LONGEST
    best = max(
        abs(sum(time <= line for time in without) - sum(time <= line for time in having))
        for line in [*without, *having]
    )
    assert best / GAMES < 0.19  # Kolmogorov and Smirnov: exceeded in one run of a thousand if the samples are alike


async def test_the_moment_is_drawn_for_the_turn_alone(until):
    table = await until(True)
    other = table.model_copy(update={"decision": table.decision + 1})
    without_choice = table.model_copy(update={"game": None})
    assert pauses.pause(table) == pauses.pause(without_choice) != pauses.pause(other)
    assert pauses.pause(table.model_copy(update={"key": "00" * 8})) != pauses.pause(table), "nobody can work it out"


async def test_a_newer_press_takes_the_place_of_the_one_that_waits(world, until):
    before = await until(True)
    person, cards = buttons(world, before)
    for button in cards[:2]:
        await world.presses(person, button)
    table = await world.table(before.id)
    first, second = (actions.dump(action) for action in game.legal(before.game)[:2])
    assert first != second
    assert dict(table.turn.ready) != first
    await world.skips(before.id, pauses.LONGEST)
    assert (await world.table(before.id)).game != before.game


async def test_the_move_that_waits_outlives_the_process(world, until):
    before = await until(True)
    person, cards = buttons(world, before)
    await world.presses(person, cards[0])
    kept = (await world.table(before.id)).turn.ready
    world.restart()
    await world.skips(before.id, pauses.LONGEST)
    table = await world.table(before.id)
    assert (await world.store.log(before.id))[-1] == TableChange(table, log=(dict(kept),)).log_lines[0]


async def test_a_card_after_the_pause_is_played_at_once(world, until):
    before = await until(True)
    world.time += pauses.pause(before)
    person, cards = buttons(world, before)
    answer = await world.presses(person, cards[0])
    assert not answer.toast
    assert on_the_table(await world.table(before.id)) != on_the_table(before)


async def test_who_plays_every_card_themselves_waits_for_nothing(world, until):
    before = await until(True, auto=False)
    person, cards = buttons(world, before)
    await world.presses(person, cards[0])
    assert on_the_table(await world.table(before.id)) != on_the_table(before)


async def test_an_illegal_card_is_refused_at_once_and_nothing_waits(world, until):
    before = await until(False)
    person, _ = buttons(world, before)
    legal = {action.card for action in game.legal(before.game)}
    held = sorted(game_hand(before))
    places = range(len(held))
    for place in places:
        button = ButtonToken(before.id, before.decision, Verb.CARD, str(place), before.decided)
        await world.presses(person, encode(button))
        kept = (await world.table(before.id)).turn.ready
        assert kept is None or kept["card"] in legal


async def test_the_last_card_of_a_hand_comes_as_quickly_as_ever(world, people):
    table_id = await open_game(world, people, options="/newgame polish")
    table = await play_out(
        world,
        table_id,
        until=lambda now: now.to_act is not None and now.game.phase == "play" and len(game_hand(now)) == 1,
    )
    assert not pauses.is_secret(table.with_seat(table.to_act, habits=Habits(auto=True)))
    leads = not table.game.trick
    assert next_step(table).at == table.clock.turn_since + (USUAL_PACE.no_choice if leads else 0.0)


async def test_a_game_that_pauses_keeps_the_move_and_its_pause(world, people, until):
    before = await until(True)
    person, cards = buttons(world, before)
    await world.presses(person, cards[0])
    for one in people:
        await world.says(one, "/pause")
    assert (await world.table(before.id)).clock.paused_since is not None
    await world.skips(before.id, 60.0)
    assert on_the_table(await world.table(before.id)) == on_the_table(before)
    for one in people:
        await world.says(one, "/resume")
    await world.skips(before.id, pauses.LONGEST)
    assert on_the_table(await world.table(before.id)) != on_the_table(before)


async def test_who_leaves_has_still_played_the_card(world, until):
    before = await until(True)
    person, cards = buttons(world, before)
    await world.presses(person, cards[0])
    kept = (await world.table(before.id)).turn.ready
    await world.says(person, "/leave")
    await world.skips(before.id, pauses.LONGEST)
    assert TableChange(before, log=(dict(kept),)).log_lines[0] in await world.store.log(before.id)


async def test_a_table_played_on_forgets_the_move_that_waited(until):
    table = await until(True)
    action = game.legal(table.game)[0]
    played, _ = play(pauses.kept(table, action), action, table.clock.turn_since)
    assert played.turn.ready is None
    assert pauses.kept_action(pauses.kept(table, action).model_copy(update={"decision": table.decision + 1})) is None
