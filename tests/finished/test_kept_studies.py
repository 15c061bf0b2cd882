"""Studies that people keep: only their own, within limits, for a year, and deleted with the person's data."""

import asyncio
import itertools
import json

import pytest

from bot.finished import forgetting, kept_studies
from bot.finished.fair_queue import FairQueue
from bot.finished.kept_studies import MOST, packed, unpacked
from bot.ports.health import Unavailable
from bot.ports.presses import Press, StudyRequest
from bot.refusal import Refusal
from bot.retention import DAY
from bot.table.table import Stage
from engine import study
from engine.record import play_through, read
from tests.engine.studies_made import a_game
from tests.world.chat_room import Chances
from tests.world.finished_games import open_game, play_out, private

inputs = itertools.count()


@pytest.fixture
async def people(world):
    return [world.person(name) for name in ("Anna", "Jan", "Ola")]


async def study_request(world, person, part, **what):
    return await world.service.act(Press(person, private(person), f"keep-{next(inputs)}", StudyRequest(part, **what)))


async def data_of(world, person, part, **what):
    answer = await study_request(world, person, part, **what)
    assert not answer.toast, answer.toast
    return answer.data


async def refused(world, person, part, **what):
    answer = await study_request(world, person, part, **what)
    assert answer.data is None
    return answer.toast


@pytest.fixture
def a_study():
    soon_over = {"preset": "polish", "options": {"lock.enabled": False, "game.target": 150}}
    return {**a_game(deals=1), "rules": soon_over, "title": "An idea", "names": ["x", "y", "z"]}


async def test_a_finished_game_is_a_study_with_the_names_of_its_players(world, people, finished):
    data = await data_of(world, people[1], "board", table=finished)
    assert data["seat"] == 1
    assert data["record"]["names"] == [one.name for one in people]
    played = play_through(read(data["record"]))
    assert played.state.totals == (await world.table(finished)).game.totals
    assert "secret" not in json.dumps(data)


async def test_nobody_else_gets_a_game_as_a_study_and_nobody_before_its_end(world, people, finished):
    assert "no seat" in await refused(world, world.person("Eve"), "board", table=finished)
    running = await open_game(world, people)
    await play_out(world, running, until=lambda table: bool(table.rows))
    assert "still on" in await refused(world, people[0], "board", table=running)


async def test_only_who_played_a_game_keeps_it_with_its_players(world, people, a_study, finished):
    assert "no seat" in await refused(world, world.person("Eve"), "keep", table=finished, record=a_study)
    assert await refused(world, people[0], "keep", table="?", record=a_study)


async def test_a_study_is_kept_found_loaded_changed_and_deleted(world, people, a_study):
    kept = await data_of(world, people[0], "keep", record=a_study, name="Mine")
    assert [one["name"] for one in (await data_of(world, people[0], "kept"))["studies"]] == ["Mine"]
    loaded = await data_of(world, people[0], "load", study=kept["study"])
    assert loaded["name"] == "Mine"
    assert study.parse(loaded["record"]).hands == study.parse(a_study).hands
    changed = {**a_study, "title": "Another"}
    again = await data_of(world, people[0], "keep", record=changed, name="", study=kept["study"])
    assert (again["study"], again["name"]) == (kept["study"], "Another")
    assert (await data_of(world, people[0], "load", study=kept["study"]))["record"]["title"] == "Another"
    assert (await data_of(world, people[0], "drop", study=kept["study"]))["studies"] == []
    assert "any more" in await refused(world, people[0], "load", study=kept["study"])


async def test_a_study_is_its_owners_alone(world, people, a_study):
    kept = await data_of(world, people[0], "keep", record=a_study)
    for part in ("load", "drop"):
        assert "any more" in await refused(world, people[1], part, study=kept["study"])
    assert "any more" in await refused(world, people[1], "keep", record=a_study, study=kept["study"])
    assert (await data_of(world, people[1], "kept"))["studies"] == []
    assert (await data_of(world, people[0], "load", study=kept["study"]))["name"] == "An idea"


async def keep_game(world, person, code):
    board = await data_of(world, person, "board", table=code)
    return await data_of(world, person, "keep", table=code, record=board["record"], name=f"Game {code}")


async def test_a_kept_game_outlives_its_table(world, people, finished):
    kept = await keep_game(world, people[0], finished)
    live = await world.service.tables.newest(finished)
    await world.store.delete(finished, version=live.version)
    world.service.tables.forget(finished)
    loaded = await data_of(world, people[0], "load", study=kept["study"])
    assert loaded["record"]["names"] == [one.name for one in people]
    assert finished in loaded["name"]


async def test_one_keeps_two_hundred_at_most(world, people, a_study, monkeypatch):
    assert MOST == 200
    monkeypatch.setattr(kept_studies, "MOST", 2)
    first = await data_of(world, people[0], "keep", record=a_study)
    await data_of(world, people[0], "keep", record=a_study)
    assert "Delete one" in await refused(world, people[0], "keep", record=a_study)
    await data_of(world, people[0], "keep", record=a_study, study=first["study"])
    await data_of(world, people[0], "drop", study=first["study"])
    await data_of(world, people[0], "keep", record=a_study)
    await data_of(world, people[1], "keep", record=a_study)


async def stored(world, person):
    """The codes of all stored studies of a person."""
    named = await world.store.naming(person.key)
    return {code.removeprefix("study-") for code in named if code.startswith("study-")}


async def listed(world, person):
    return {one["study"] for one in (await data_of(world, person, "kept"))["studies"]}


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("most", [200, 5])
async def test_in_haste_each_study_is_kept_or_refused_as_a_whole(world, people, a_study, monkeypatch, processes, most):
    monkeypatch.setattr(kept_studies, "MOST", most)
    services = [world.service, world.another_service(chance=Chances(7))][:processes]
    presses = [
        Press(people[0], private(people[0]), f"haste-{number}", StudyRequest("keep", record=a_study))
        for number in range(28)
    ]
    for service in services:
        service.drawing = FairQueue(len(presses))  # the queue refuses none of them before
    answers = await asyncio.gather(*(services[number % processes].act(press) for number, press in enumerate(presses)))
    kept = {answer.data["study"] for answer in answers if answer.data}
    assert len(kept) in {min(28, most), min(28, most) - 1}  # two processes may begin the shelf, and one is refused
    world.restart()
    assert await stored(world, people[0]) == await listed(world, people[0]) == kept


@pytest.mark.parametrize("part", ["keep", "drop"])
async def test_after_a_crash_between_two_writes_no_study_is_left_over(world, people, a_study, monkeypatch, part):
    kept = await data_of(world, people[0], "keep", record=a_study)
    what = {"record": a_study} if part == "keep" else kept
    with monkeypatch.context() as crash:
        writes, commit, delete = [], world.store.commit, world.store.delete

        def dies_after_one(write):
            async def written(code, **fields):
                writes.append(code)
                if len(writes) > 1:
                    raise Unavailable
                return await write(code, **fields)

            return written

        crash.setattr(world.store, "commit", dies_after_one(commit))
        crash.setattr(world.store, "delete", dies_after_one(delete))
        await refused(world, people[0], part, **{name: what[name] for name in ("record", "study") if name in what})
    world.restart()
    here, shelf = await stored(world, people[0]), await listed(world, people[0])
    assert here < shelf
    world.time += kept_studies.KEPT_WITHIN + 1
    for code in shelf - here:
        assert "any more" in await refused(world, people[0], "load", study=code)
    assert await listed(world, people[0]) == here


async def test_studies_that_the_store_has_deleted_take_no_place(world, people, a_study, monkeypatch):
    monkeypatch.setattr(kept_studies, "MOST", 2)
    await data_of(world, people[0], "keep", record=a_study)
    world.time += 200 * DAY
    await data_of(world, people[0], "keep", record=a_study)
    world.time += 200 * DAY
    kept = await data_of(world, people[0], "keep", record=a_study)
    assert kept["study"] in await listed(world, people[0])


async def test_used_a_study_lives_for_another_year(world, people, a_study):
    kept = await data_of(world, people[0], "keep", record=a_study)
    second = await data_of(world, people[0], "keep", record=a_study)
    world.time += 300 * DAY
    await data_of(world, people[0], "load", study=kept["study"])
    world.time += 100 * DAY
    left = (await data_of(world, people[0], "kept"))["studies"]
    assert [one["study"] for one in left] == [kept["study"]]
    assert second["study"] != kept["study"]


async def test_what_is_no_study_or_too_large_is_not_kept(world, people, a_study):
    assert "can’t read" in await refused(world, people[0], "keep", record={"hands": []})
    words = {str(step): f"{step} " * 300 for step in range(3)}
    a_study["hands"][0]["comments"] = words
    await data_of(world, people[0], "keep", record=a_study)
    with pytest.raises(Refusal):
        packed({"noise": [f"{number * 7919 % 65537:x}" for number in range(90_000)]})
    assert unpacked(packed(a_study)) == a_study


async def test_forgotten_everything_that_somebody_keeps_is_gone(world, people, a_study, finished):
    kept = await data_of(world, people[0], "keep", record=a_study)
    game = await keep_game(world, people[1], finished)
    await forgetting.forget(world.service.tables, people[0])
    await forgetting.forget_everywhere(world.service.tables, people[0].key, world.time)
    assert await world.store.load(f"study-{kept['study']}") is None
    assert await world.store.naming(people[0].key) == []
    names = (await data_of(world, people[1], "load", study=game["study"]))["record"]["names"]
    assert names == ["", people[1].name, people[2].name]


async def test_a_study_that_no_shelf_lists_is_forgotten_too(world, people, a_study):
    kept = await data_of(world, people[0], "keep", record=a_study)
    library = world.service.library
    await library._delete(f"shelf-{kept_studies.mark_of(people[0].key)}")
    await forgetting.forget_everywhere(world.service.tables, people[0].key, world.time)
    assert await world.store.load(f"study-{kept['study']}") is None


async def test_what_is_kept_is_told_to_whoever_asks_for_their_data(world, people, a_study):
    await data_of(world, people[0], "keep", record=a_study)
    answer = await world.says(people[0], "/mydata", chat=private(people[0]))
    assert "Kept studies: 1" in answer.replies[0].screen.text


# --------------------------------------------------------------------------------------------------------- playing on


async def test_a_game_goes_on_from_a_place_with_the_others_played(world, people, a_study):
    own = study.parse({**a_study, "hands": a_study["hands"][:1]})
    place = study.Place(0, (), len(own.hands[0].main.actions) // 2)
    state = study.state_at(own, place)
    seat = (state.to_act + 1) % 3
    data = await data_of(
        world, people[0], "play", record=study.dump(own), place=(0, (), place.step), seat=seat, level="easy"
    )
    table = await world.table(data["table"])
    assert table.game.hands == state.hands
    assert [one.person is not None for one in table.seats] == [number == seat for number in range(3)]
    assert not table.kind.counts
    await play_out(world, data["table"])
    over = await world.table(data["table"])
    assert over.stage is Stage.OVER
    record = (await data_of(world, people[0], "board", table=data["table"]))["record"]
    assert record["hands"][0]["actions"][: place.step] == a_study["hands"][0]["actions"][: place.step]
    assert play_through(read(record)).state.totals == over.game.totals
    steps = await data_of(world, people[0], "hand", table=data["table"], hand=1)
    assert len(steps["steps"]) == len(record["hands"][0]["actions"]) + 1
    assert not await world.directory.finished(people[0].key, 10)


async def test_a_game_goes_on_from_a_position_that_was_set_up(world, people):
    setup = {
        "declarer": 0,
        "contract": 120,
        "to_act": 0,
        "hands": [["AS", "TS", "KH"], ["9S", "9C", "9D"], ["JS", "JC", "JD"]],
        "trump": "H",
        "marriages": [["H"], [], []],
    }
    hand = {"pack": [], "setup": setup, "actions": []}
    rules = {"preset": "polish", "options": {"lock.enabled": False, "game.target": 500}}
    record = {"format": "thousand-record/1", "rules": rules, "seats": 3, "first_dealer": 2, "hands": [hand]}
    record["totals_before"] = [0, 400, 220]
    data = await data_of(world, people[0], "play", record=record, seat=0)
    table = await world.table(data["table"])
    assert (table.game.phase, table.game.totals, table.to_act) == ("play", (0, 400, 220), 0)
    await play_out(world, data["table"])
    steps = await data_of(world, people[0], "hand", table=data["table"], hand=1)
    assert steps["steps"][0]["hands"][0] == ["AS", "TS", "KH"]
    again = (await data_of(world, people[0], "board", table=data["table"]))["record"]
    assert again["hands"][0]["setup"] == setup
    assert again["totals_before"] == [0, 400, 220]


async def test_where_nothing_goes_on_no_game_begins(world, people, a_study):
    end = len(a_study["hands"][0]["actions"])
    assert "over" in await refused(world, people[0], "play", record=a_study, place=(0, (), end), seat=0)
    assert await refused(world, people[0], "play", record=a_study, place=(0, (), 1), seat=9)
    assert "isn’t in the study" in await refused(world, people[0], "play", record=a_study, place=(7, (), 0), seat=0)


async def test_one_game_at_a_time_goes_on_in_a_private_chat(world, people, a_study):
    await data_of(world, people[0], "play", record=a_study, place=(0, (), 1), seat=0)
    assert await refused(world, people[0], "play", record=a_study, place=(0, (), 1), seat=0)
