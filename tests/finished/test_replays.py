"""`/replay`: a finished game step by step, for its players."""

import json

import pytest

from bot.codec import Verb, decode
from bot.finished import records
from bot.finished.replay import HandStep, moment
from bot.ports.presses import Press, Pressed
from bot.table.table import Stage
from bot.texts import card, visible
from engine.cards import CODES
from engine.record import read
from tests.world.finished_games import open_game, play_out, private
from tests.world.kept_games import archived


@pytest.fixture
async def record(world, finished):
    """The record that the replay is made from."""
    return read(records.record(await world.table(finished), await world.store.log(finished)))


async def begun(world, person, args="", **where):
    answer = await world.says(person, f"/replay {args}", **where)
    assert not answer.toast, answer.toast
    return answer.replies[0].screen


def labels(screen):
    return {button.label: button for row in screen.rows for button in row}


async def pressed(world, person, screen, label):
    answer = await world.presses(person, labels(screen)[label])
    return answer.instead


async def test_a_replay_begins_with_the_first_deal_and_every_card_in_sight(world, people, finished):
    screen = await begun(world, people[0])
    text = visible(screen.text)
    assert text.splitlines()[0] == f"Replay · table {finished}"
    assert text.splitlines()[1].startswith("Hand 1 of ")
    assert "step 0 of" in text
    assert "The cards are dealt" in text
    for person in people:
        assert f"{person.name}: ♠" in text or f"{person.name}: ♣" in text
    assert "Talon, face down: " in text


@pytest.mark.slow
async def test_next_and_back_walk_through_the_whole_game(world, people, finished, record):
    screen = await begun(world, people[0], finished)
    seen = [screen.text]
    while labels(screen)["Next"].style != "muted":
        screen = await pressed(world, people[0], screen, "Next")
        seen.append(screen.text)
    assert len(seen) == sum(len(hand.actions) + 1 for hand in record.hands)
    assert len(set(seen)) == len(seen)
    assert "wins the game" in visible(seen[-1])
    for earlier in (seen[-2], seen[-3]):
        screen = await pressed(world, people[0], screen, "Back")
        assert screen.text == earlier


async def test_what_was_done_is_told_with_what_followed(world, people, finished, record):
    screen, found = await begun(world, people[0], finished), []
    for action in record.hands[0].actions:
        screen = await pressed(world, people[0], screen, "Next")
        found.append((action, visible(screen.text)))
    for action, text in found:
        name = people[action["seat"]].name
        if action["do"] == "play":
            assert f"▶ {name} plays {card('en', action['card'])}" in text
        if action["do"] == "bid":
            assert f"▶ {name} bids {action['value']}" in text
        if action.get("marriage"):
            assert f"{name} declares" in text
    assert "Hand 1 is over" in found[-1][1]


async def test_the_buttons_lead_to_hands_and_back_to_the_beginning(world, people, finished):
    table = await world.table(finished)
    hands = len(table.rows)
    first = await begun(world, people[0])
    last = await pressed(world, people[0], first, "Last hand")
    assert visible(last.text).splitlines()[1].startswith(f"Hand {hands} of {hands} · step 0")
    end = await pressed(world, people[0], last, "Hand ▸")
    assert labels(end)["Next"].style == "muted"
    if hands > 1:
        before = await pressed(world, people[0], last, "◂ Hand")
        assert visible(before.text).splitlines()[1].startswith(f"Hand {hands - 1} of {hands} · step 0")
    assert await pressed(world, people[0], end, "First") == first


async def test_at_either_end_a_button_says_so(world, people, finished):
    screen = await begun(world, people[0])
    assert (await world.presses(people[0], labels(screen)["Back"])).toast == "The replay begins here."
    assert (await world.presses(people[0], f"{finished}.0.replay.end")).toast == "The replay ends here."


async def test_the_end_of_each_hand_agrees_with_the_score_sheet(world, finished, record):
    table = await world.table(finished)
    for number, row in enumerate(table.rows, start=1):
        shown = moment(table, record, HandStep(number, 10**6))
        assert json.loads(shown.table.rows[-1].model_dump_json()) == json.loads(row.model_dump_json())
        assert shown.table.game.totals == tuple(row.result["totals"])
    assert shown.table.stage is Stage.OVER
    assert shown.table.game == table.game


async def test_a_place_beyond_the_game_is_the_nearest_in_it(world, people, finished):
    answer = await world.presses(people[0], f"{finished}.0.replay.999-999")
    assert labels(answer.instead)["Next"].style == "muted"
    answer = await world.presses(people[0], f"{finished}.0.replay.0-0")
    assert labels(answer.instead)["Back"].style == "muted"


async def pressed_on(world, person, data, beside):
    """A press as a platform reports it: with the message and all its buttons."""
    press = Press(person, world.group, f"made up {data} {beside}", Pressed(data, "77", tuple(beside)))
    return await world.service.act(press)


async def test_a_made_up_button_puts_no_replay_in_the_place_of_another_message(world, people, finished):
    data = f"{finished}.0.replay.1-1"
    for beside in ([], ["K7QX2M.1.pass", "K7QX2M.1.hand"], ["K7QX2M.0.replay.1-1"], ["no button of ours"]):
        answer = await pressed_on(world, people[0], data, beside)
        assert answer.instead is None
        assert answer.toast
    replay = [button.data for button in labels(await begun(world, people[0])).values()]
    assert (await pressed_on(world, people[0], data, replay)).instead is not None


async def test_no_button_of_a_replay_tells_a_card(world, people, finished):
    screen = await begun(world, people[0])
    for _ in range(40):
        for button in labels(screen).values():
            token = decode(button.data)
            assert token.verb in {Verb.REPLAY, Verb.SHOW}
            assert not any(code in token.argument for code in CODES)
            assert len(button.data) <= 64
        screen = await pressed(world, people[0], screen, "Next")


async def test_only_who_played_sees_a_replay(world, people, finished):
    eve = world.person("Eve")
    for answer in (await world.says(eve, f"/replay {finished}"), await world.presses(eve, f"{finished}.0.replay.1-0")):
        assert "no seat" in answer.toast
        assert not answer.replies
        assert answer.instead is None


async def test_a_running_game_is_not_replayed(world, people):
    table_id = await open_game(world, people)
    await play_out(world, table_id, until=lambda table: bool(table.rows))
    answer = await world.says(people[0], f"/replay {table_id}")
    assert "still on" in answer.toast
    assert "still on" in (await world.presses(people[0], f"{table_id}.0.replay.1-0")).toast


async def test_of_a_game_that_was_ended_early_the_finished_hands_are_shown(world, people):
    table_id = await open_game(world, people)
    await play_out(world, table_id, until=lambda table: bool(table.rows) and table.deal is not None)
    await world.says_yes(world.person("Eve"), "/endgame", admin=True)
    screen = await begun(world, people[0], table_id)
    assert "Hand 1 of 1" in screen.text
    empty = await open_game(world, people)
    await world.says_yes(world.person("Eve"), "/endgame", admin=True)
    assert "nothing to show" in (await world.says(people[0], f"/replay {empty}")).toast


async def test_without_a_finished_game_or_with_a_wrong_code(world, people):
    assert "no finished game" in (await world.says(people[0], "/replay")).toast
    assert "no table with the code" in (await world.says(people[0], "/replay ABCDEF")).toast
    assert "isn’t a table code" in (await world.says(people[0], "/replay <b>!")).toast


async def test_a_game_whose_cards_are_gone_says_so(world, people, finished):
    summary = {**(await world.directory.finished(people[0].key, 1))[0], "table": "GNEGNE"}
    await world.store.carry_out(archived("GNEGNE", summary, [people[0].key], []))
    assert "have been deleted" in (await world.says(people[0], "/replay GNEGNE")).toast


async def test_in_private_the_newest_game_is_shown_and_read_in_ones_own_language(world, people, finished):
    await world.directory.save_person(people[0].key, {"language": "pl"})
    screen = await begun(world, people[0], chat=private(people[0]))
    assert "Powtórka" in screen.text
    screen = await pressed(world, people[0], screen, "Dalej")
    assert "krok 1 z" in screen.text


async def test_the_end_of_a_game_leads_to_its_beginning(world, people, finished):
    over = next(sent for sent in reversed(world.room.messages) if "wins the game" in sent.screen.text)
    answer = await world.presses(people[1], over.button(Verb.REPLAY))
    assert "Hand 1 of" in answer.replies[0].screen.text
    assert answer.replies[0].private


async def test_a_button_of_nonsense_is_refused(world, people, finished):
    for argument in ("1", "1-x", "-1-2", "9" * 30 + "-²"):
        answer = await world.presses(people[0], f"{finished}.0.replay.{argument}")
        assert answer.instead is None
        assert answer.toast
