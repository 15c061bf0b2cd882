"""The hand with explanations, `/learn`: the same cards for everybody, each step explained, can be left at any time."""

import os

import pytest

from bot.codec import Verb
from bot.table import dealing
from bot.table.kinds import LESSON
from bot.table.table import Stage
from engine import game, players, rules, view
from engine.actions import Deal, parse
from engine.fairness import Mix
from tests.games.lessons_learnt import begun, played
from tests.screens.set_tables import NOW, FixedChance, act, opened, plain_choice, started
from tests.world.finished_games import own_hand, private

SOME = ("polish", "russian", "polish_two_talons", "lviv", "elwood", "italian")
LESSONS = rules.PRESETS if os.environ.get("GAMES") == "whole" else SOME  # `make games`
ENOUGH = 30  # points above the opening up to which a beginner bids here


def cards(table):
    return [view.view(table.game, seat).hand for seat in range(len(table.seats))], table.game.dealer


def well_played(preset, mix):
    """Whether a built-in player in the person's seat would declare a marriage in this hand and make the contract.

    At their first bid they must have the choice to pass.
    """
    built = rules.build(preset)
    seats = 3 if 3 in built.table.players else built.table.players[0]
    state, _ = game.apply(game.new(built, seats, mix.dealer(seats)), Deal(mix.pack(built.table.deck)))
    own, results, may_pass = [], [], False
    while not results:
        seat = view.public(state).to_act
        if seat == 0 and not own:
            may_pass = any(action["do"] == "pass" for action in view.view(state, seat).legal)
        action = players.choose(view.view(state, seat).as_json(), "normal", built)
        own += [action] if seat == 0 else []
        state, events = game.apply(state, parse(action))
        results = [event.result for event in events if hasattr(event, "result")]
    made = not built.auction.enabled or (results[0].declarer, results[0].outcome) == (0, "made")
    return made and (may_pass or not built.auction.enabled) and any(action.get("marriage") for action in own)


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_played_well_a_lesson_shows_a_marriage_and_a_contract_that_is_made(preset):
    if not well_played(preset, LESSON.mix_of(preset, 1)):
        mixes = ((seed, Mix(f"{preset} {seed}".encode(), (), "lesson", 1)) for seed in range(1, 200))
        seed = next(seed for seed, mix in mixes if well_played(preset, mix))
        pytest.fail(f"in bot/table/kinds/lesson.py, SEEDS: {preset!r}: {seed}")


@pytest.mark.parametrize(("preset", "bids"), [(preset, bids) for bids in (False, True) for preset in LESSONS])
async def test_a_lesson_is_one_short_hand_in_which_every_step_is_explained(world, anna, preset, bids):
    since = world.time
    table_id = await begun(world, anna, preset)
    highest = rules.build(preset).auction.opening + ENOUGH if bids else 0
    answer = await played(world, anna, table_id, bids_up_to=highest)
    table = await world.table(table_id)
    assert table.stage is Stage.CLOSED
    assert [any(row.result["tricks"]) for row in table.rows] == [True], "the first deal is played out"
    assert world.time - since < 180
    assert len(answer) > 4
    assert all("💡" in text for text in answer)
    last = own_hand(world, anna)
    assert "That was a whole hand" in last.screen.text
    assert "Your last hand" in last.screen.text
    assert last.button(Verb.PRACTISE)


async def test_a_lesson_counts_for_nothing(world, anna):
    await played(world, anna, await begun(world, anna))
    assert await world.directory.finished(anna.key, 5) == []


@pytest.mark.parametrize("preset", rules.PRESETS)
async def test_everybody_is_dealt_the_same_lesson(world, preset):
    dealt = [cards(await world.table(await begun(world, world.person(name), preset))) for name in ("Anna", "Ben")]
    assert dealt[0] == dealt[1]


@pytest.mark.parametrize("preset", ["polish", "polish_two_talons", "skoroszow", "draw_thousand"])
async def test_a_lesson_can_be_left_at_any_point(world, anna, preset):
    for presses in range(0, 30, 5):
        table_id = await begun(world, anna, preset)
        await played(world, anna, table_id, presses=presses)
        if (await world.table(table_id)).stage is not Stage.PLAYING:
            assert presses > 4
            return
        await world.presses(anna, own_hand(world, anna).button(Verb.VOTE, "end"), chat=private(anna))
        await world.tender.tend(table_id)
        assert (await world.table(table_id)).stage is Stage.CLOSED
        assert "left the lesson" in own_hand(world, anna).screen.text


async def test_a_lesson_has_no_seal_and_says_so(world, anna):
    table_id = await begun(world, anna)
    await world.tender.tend(table_id)
    await played(world, anna, table_id, presses=2)
    shown = [one.text for sent in world.room.messages for one in (*sent.before, sent.screen)]
    assert shown
    assert not [text for text in shown if "seal" in text.lower() or "/verify" in text]
    for command in ("/verify", "/seed anything"):
        assert "same for everyone" in (await world.says(anna, command, chat=private(anna))).toast


def test_a_lesson_that_is_given_up_before_a_card_is_played_goes_on_with_another_deal():
    table = started(opened("russian", people=1, bots=2).model_copy(update={"kind": LESSON, "next_deal": None}))
    first = cards(table)
    while not table.rows:
        legal = view.view(table.game, table.to_act).legal
        wanted = ("concede", "bid") if table.to_act == 0 else ("pass",)
        chosen = next((action for kind in wanted for action in legal if action["do"] == kind), None)
        table = act(table, chosen or plain_choice(table))
    assert table.rows[0].result["outcome"] == "conceded"
    assert table.stage is Stage.PLAYING
    assert cards(dealing.deal_next(table, NOW, FixedChance())[0]) != first
