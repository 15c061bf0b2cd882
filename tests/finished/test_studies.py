"""The data that windows draw a finished game from: each step of a hand, as a seat saw it or open; and mistakes."""

import itertools

import pytest

from bot.finished import boards, records
from bot.finished.replay import moments
from bot.finished.reviewing import Reviewing
from bot.ports.presses import Press, StudyRequest
from bot.screens.afterwards import study as study_screen
from bot.texts import visible
from engine import study
from engine import view as seeing
from engine.cards import CODES
from engine.record import FORMAT, read
from tests.crossed import sampled
from tests.engine.studies_made import a_game
from tests.finished.reviews_made import Reviewer
from tests.world.finished_games import open_game, play_out, private
from tests.world.turns import waited_for

inputs = itertools.count()


@pytest.fixture
async def people(world):
    return [world.person(name) for name in ("Anna", "Jan", "Ola")]


async def answered(world, person, part="hand", **what):
    return await world.service.act(Press(person, private(person), f"study-{next(inputs)}", StudyRequest(part, **what)))


async def drawn(world, person, part="hand", **what):
    answer = await answered(world, person, part, **what)
    assert not answer.toast, answer.toast
    return answer.data


async def test_a_hand_has_a_step_for_the_deal_and_for_each_action(world, people, finished):
    table = await world.table(finished)
    record = read(records.record(table, await world.store.log(finished)))
    answer = await drawn(world, people[0], table=finished, hand=1)
    assert len(answer["steps"]) == len(record.hands[0].actions) + 1
    assert [hand["steps"] for hand in answer["hands"]] == [len(hand.actions) for hand in record.hands]
    assert answer["hands"][-1]["totals"] == list(table.game.totals)
    assert answer["steps"][0]["said"] == "The cards are dealt"
    assert (answer["seat"], answer["open"], answer["names"]) == (0, True, [one.name for one in people])


async def test_with_all_cards_open_every_hand_and_the_talon_are_seen(world, people, finished):
    answer = await drawn(world, people[0], table=finished)
    first = answer["steps"][0]
    cards = [card for held in first["hands"] for card in held] + first["felt"]["talon"]
    assert len(set(cards)) == 24


async def test_as_a_seat_saw_it_only_its_own_cards_are_told(world, people, finished):
    table = await world.table(finished)
    record = read(records.record(table, await world.store.log(finished)))
    answer = await drawn(world, people[1], table=finished, seat=1)
    for step, moment in zip(answer["steps"][:-1], moments(table, record, 1), strict=False):
        assert step["hands"][0] is step["hands"][2] is None
        assert step["hands"][1] == list(seeing.view(moment.table.game, 1).hand)
        assert "choices" not in step or step["seat"] == 1


async def test_the_choices_of_a_decision_are_all_that_was_allowed_and_one_was_made(world, people, finished):
    answer = await drawn(world, people[0], table=finished)
    decided = [step for step in answer["steps"] if step.get("choices")]
    assert decided
    for step in decided:
        assert [one["done"] for one in step["choices"]].count(True) == 1
    played = [step for step in answer["steps"] if step["card"] and step["felt"]["trick"]]
    for step in played:
        made = [one["card"] for one in step.get("choices", []) if one["done"]]
        assert made in ([], [step["card"]])
        assert step["card"] in {one["card"] for one in step["felt"]["trick"]}


async def test_the_last_trick_still_lies_there_when_a_hand_is_over(world, people, finished):
    table = await world.table(finished)
    answer = await drawn(world, people[0], table=finished)
    last = answer["steps"][-1]["felt"]
    assert [(one["seat"], one["card"]) for one in last["trick"]] == list(table.rows[0].last_trick)
    assert last["winning"] == table.rows[0].last_trick_winner
    assert [seat["total"] for seat in last["seats"]] == list(table.rows[0].result["totals"])


@pytest.mark.parametrize("part", sampled(["hand", "board", "keep", "play"], 4))
async def test_work_on_a_game_waits_until_it_is_its_askers_turn(world, people, finished, part, monkeypatch):
    what = {"table": finished} if part in {"hand", "board"} else {"record": a_game(deals=1), "place": (0, (), 1)}
    answer = await waited_for(world.service.drawing, answered(world, people[0], part, **what), monkeypatch)
    assert answer.data


async def test_nothing_names_a_person_by_their_key(world, people, finished):
    answer = await drawn(world, people[0], table=finished)
    assert not any(person.key in str(answer) for person in people)


async def test_without_a_code_it_is_the_newest_game(world, people, finished):
    assert (await drawn(world, people[0]))["table"] == finished


async def test_only_who_played_and_only_when_it_is_over(world, people, finished):
    assert "no seat" in (await answered(world, world.person("Eve"), table=finished)).toast
    running = await open_game(world, people)
    await play_out(world, running, until=lambda table: bool(table.rows))
    for part in ("hand", "review"):
        answer = await answered(world, people[0], part, table=running)
        assert "still on" in answer.toast
        assert answer.data is None


async def test_mistakes_are_told_with_their_moment_their_reason_and_the_better_card(world, people, finished):
    world.service.reviewing = Reviewing(world.store, Reviewer(), patience=30.0)
    answer = await drawn(world, people[0], "review", table=finished)
    hand = await drawn(world, people[0], table=finished)
    assert [one["lost"] for one in answer["mistakes"]] == [10, 40, 20, 30]
    for one in answer["mistakes"]:
        step = hand["steps"][one["step"]]
        assert step["seat"] == answer["seat"] == 0
        assert one["better"]["card"]
        assert "its points go to an opponent" in one["why"]
    assert "66 of 100" in answer["how"]
    assert "66 of 100" not in answer["said"]
    assert answer["game"]["totals"][-1][1] == -100


async def test_while_a_review_is_made_its_progress_is_told(world, people, finished):
    reviewer = Reviewer()
    reviewer.free.clear()
    world.service.reviewing = Reviewing(world.store, reviewer, patience=0.0)
    answer = await drawn(world, people[0], "review", table=finished)
    assert "mistakes" not in answer
    assert "Looking at your decisions" in answer["said"]
    reviewer.free.set()
    await world.service.reviewing.close()


async def test_steps_say_the_same_as_the_replay_in_a_chat(world, people, finished):
    screen = (await world.says(people[0], f"/replay {finished}")).replies[0].screen
    answer = await drawn(world, people[0], table=finished)
    assert f"▶ {answer['steps'][0]['said']}" in visible(screen.text)


async def test_a_hand_without_a_step_before_it_is_drawn_too(world, people, finished):
    table = await world.table(finished)
    record = read(records.record(table, await world.store.log(finished)))
    assert len(study_screen.steps(list(moments(table, record, 1))[:1], "en", None)) == 1


def test_a_study_tells_too_that_a_jack_at_the_bottom_threw_a_hand_in():
    pack = [*(card for card in CODES if card != "JS"), "JS"]
    rules = {"preset": "polish", "options": {"deal.bottom_jack": True}}
    found = {"format": FORMAT, "rules": rules, "seats": 3, "first_dealer": 0, "hands": [{"pack": pack, "actions": []}]}
    (only,) = boards.moments(study.parse(found), study.Place())
    assert [fact.key for fact in only.facts] == ["bottom-jack"]
