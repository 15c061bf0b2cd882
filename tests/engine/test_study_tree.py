"""A study: a record with variations, names and comments, whose main line every program can read."""

import json
import random
from dataclasses import replace

import pytest

from engine import actions, game, rules, study
from engine.errors import EngineError
from engine.state import BETWEEN_HANDS
from engine.study import Place
from tests.engine.studies_made import a_game, grown, mutated, places, played

PRESETS = random.Random("studies").sample(rules.PRESETS, 3)


def refused(work, *given):
    with pytest.raises(EngineError) as error:
        work(*given)
    return error.value.code


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_written_is_read_again(preset):
    found = grown(a_game(preset), 1, 25)
    data = json.loads(json.dumps(study.dump(found)))
    assert study.parse(data) == found
    assert study.dump(study.parse(data)) == data


@pytest.mark.parametrize("preset", PRESETS)
def test_a_program_that_knows_no_studies_reads_the_main_line(preset):
    data = a_game(preset, 7)
    record = study.dump(grown(data, 7, 25))
    bare = {**record, "hands": [{"pack": one["pack"], "actions": one["actions"]} for one in record["hands"]]}
    assert any("variations" in one for one in record["hands"])
    assert played(record) == played(bare)
    assert [one["actions"][: len(old["actions"])] for one, old in zip(record["hands"], data["hands"], strict=True)] == [
        one["actions"] for one in data["hands"]
    ]


def test_an_action_that_a_line_has_leads_along_it_and_adds_nothing():
    found = study.parse(a_game())
    first = found.hands[0].main.actions[0]
    assert study.extended(found, Place(0, (), 0), first) == (found, Place(0, (), 1))


def first_choice(found):
    """The first place of the main line with a choice, and an action that was not taken there."""
    for step, action in enumerate(found.hands[0].main.actions):
        state = study.state_at(found, Place(0, (), step))
        for other in game.legal(state):
            if other != action and other.do in {"bid", "pass", "give", "play"}:
                return Place(0, (), step), other
    raise AssertionError("nobody had a choice")


def test_another_action_begins_a_variation_and_a_second_time_leads_into_it():
    found = study.parse(a_game())
    place, other = first_choice(found)
    branched, there = study.extended(found, place, other)
    assert there == Place(0, (0,), place.step + 1)
    assert study.path(branched, there)[-1] == other
    assert branched.hands[0].main.actions == found.hands[0].main.actions
    assert study.extended(branched, place, other) == (branched, there)
    assert study.extended(branched, replace(there, step=place.step), other) == (branched, there)


def test_a_variation_goes_on_where_it_ends():
    found = study.parse(a_game())
    branched, there = study.extended(found, *first_choice(found))
    state = study.state_at(branched, there)
    longer, later = study.extended(branched, there, game.legal(state)[0])
    assert later == Place(0, (0,), there.step + 1)
    assert len(longer.hands[0].main.variations) == 1


def test_promoting_a_variation_twice_changes_nothing():
    data = a_game()
    data["hands"] = data["hands"][:1]
    found = study.parse(data)
    place, other = first_choice(found)
    branched, there = study.extended(found, place, other)
    swapped, up = study.promoted(branched, there)
    assert up == Place(0, (), there.step)
    assert study.path(swapped, up) == study.path(branched, there)
    (rest,) = swapped.hands[0].main.variations
    assert study.promoted(swapped, Place(0, (0,), rest.at))[0] == branched


@pytest.mark.parametrize("preset", PRESETS)
def test_promoting_changes_no_line_of_the_hand(preset):
    data = a_game(preset, 3)
    data["hands"] = data["hands"][:1]
    found = grown(data, 3, 30)

    def lines(one):
        every = [(), *(path for path, _ in study.variations(one.hands[0].main))]
        return {study.path(one, Place(0, path)) for path in every}

    for path, line in study.variations(found.hands[0].main):
        swapped, _ = study.promoted(found, Place(0, path, line.at))
        # A line that ended where the variation began is now only the beginning of the other.
        assert lines(swapped) <= lines(found)
        assert lines(found) - lines(swapped) <= {study.path(found, Place(0, path[:-1]))[: line.at]}


def test_a_line_that_later_hands_follow_from_stays_the_main_line():
    found = study.parse(a_game())
    assert len(found.hands) > 1
    branched, there = study.extended(found, *first_choice(found))
    assert refused(study.promoted, branched, there) == "later_hands"
    assert refused(study.deleted, branched, Place(0, (), 1)) == "later_hands"
    only, here = study.alone(branched, there)
    assert study.promoted(only, here)[0].hands[0].main.actions == study.path(branched, there)


def test_deleted_a_variation_is_gone_and_the_others_stay():
    found = study.parse(a_game())
    branched, there = study.extended(found, *first_choice(found))
    assert study.deleted(branched, there) == (found, Place(0, (), there.step - 1))


def test_names_and_comments_are_kept_and_removed():
    found = study.parse(a_game())
    branched, there = study.extended(found, *first_choice(found))
    seen = study.named(study.commented(branched, there, " Too early. "), there, " The other way ")
    line = seen.hands[0].main.variations[0]
    assert (line.name, line.comments) == ("The other way", ((there.step, "Too early."),))
    assert study.named(study.commented(seen, there, ""), there, "") == branched
    on_the_way = study.commented(branched, replace(there, step=1), "Here.")
    assert on_the_way.hands[0].main.comments == ((1, "Here."),)
    assert study.retitled(found, " Mine ").title == "Mine"


@pytest.mark.parametrize("seed", range(4))
def test_a_hand_taken_out_has_the_same_lines(seed):
    found = grown(a_game(seed=seed), seed, 20)
    for number in range(len(found.hands)):
        only, _ = study.alone(found, Place(number))
        assert only.hands[0] == found.hands[number]
        assert study.states(only, Place(0))[-1].totals == study.states(found, Place(number))[-1].totals


def test_the_record_of_a_place_ends_there():
    found = grown(a_game(), 5, 20)
    for place in random.Random(5).sample(list(places(found)), 40):
        record = study.record_at(found, place).model_dump(mode="json")
        assert played(record).state == study.state_at(found, place)


# ------------------------------------------------------------------------------------------------------------- bounds


def a_study(**changes):
    data = study.dump(grown(a_game(), 1, 10))
    return {**data, **changes}


def with_variation(**changes):
    """A record with one variation at the end of its last hand's main line."""
    data = a_game()
    data["hands"] = data["hands"][:1]
    found = study.parse(data)
    data = study.dump(study.extended(found, *first_choice(found))[0])
    data["hands"][0]["variations"][0].update(changes)
    return data


def nested(depth):
    data = with_variation()
    innermost = data["hands"][0]["variations"][0]
    line = study.parse(data)
    for _ in range(depth):
        place = Place(0, tuple(0 for _ in range(_levels(data))))
        states = study.states(line, place)
        innermost["actions"] = innermost["actions"][:1]
        step = innermost["at"] + 1
        state = states[step]
        innermost["actions"].append(actions.dump(game.legal(state)[0]))
        innermost["variations"] = [{"at": step, "actions": [actions.dump(game.legal(state)[-1])]}]
        innermost = innermost["variations"][0]
        line = study.parse(data)
    return data


def _levels(data):
    count, lines = 0, data["hands"][0].get("variations")
    while lines:
        count, lines = count + 1, lines[0].get("variations")
    return count


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "{}",
        {"hands": []},
        a_study(title=1),
        a_study(title="x" * 61),
        a_study(title="\x00"),
        a_study(title="\ud800"),
        a_study(names=["Anna"]),
        a_study(names=["Anna", "Ben", 3]),
        a_study(names="abc"),
        with_variation(at="1"),
        with_variation(at=True),
        with_variation(at=-1),
        with_variation(at=1000),
        with_variation(actions=[]),
        with_variation(actions="pass"),
        with_variation(actions=[1]),
        with_variation(name="x" * 61),
        with_variation(name=None),
        with_variation(comments=["no"]),
        with_variation(comments={"0": "before it"}),
        with_variation(comments={"99999999": "far away"}),
        with_variation(comments={"²": "no number"}),
        with_variation(comments={"1": 5}),
        with_variation(variations=[1]),
        with_variation(variations=[{"at": 0, "actions": [{"seat": 0, "do": "pass"}]}]),
    ],
)
def test_what_has_another_form_is_refused(data):
    assert refused(study.parse, data) == "bad_record"


def test_what_could_not_be_done_in_a_variation_is_refused_with_its_place():
    with pytest.raises(EngineError) as error:
        study.parse(with_variation(actions=[{"seat": 0, "do": "play", "card": "AS"}]))
    place = error.value.params
    assert (place["hand"], place["line"]) == (0, (0,))
    assert place["action"] == with_variation()["hands"][0]["variations"][0]["at"]


def test_no_study_is_larger_than_its_bounds(monkeypatch):
    assert refused(study.parse, {**a_game(), "junk": "x" * study.MOST_BYTES}) == "too_big"
    assert refused(study.parse, a_study(hands=a_study()["hands"] * 400)) == "too_big"
    data = study.dump(grown(a_game(), 1, 30))
    for bound in ("MOST_HANDS", "MOST_ACTIONS", "MOST_VARIATIONS", "MOST_COMMENTS"):
        with monkeypatch.context() as patched:
            patched.setattr(study, bound, 1)
            assert refused(study.parse, data) == "too_big", bound


def test_variations_go_no_deeper_than_eight():
    deepest = nested(study.DEEPEST - 1)
    assert _levels(deepest) == study.DEEPEST
    assert study.dump(study.parse(deepest)) == deepest
    with pytest.raises(EngineError) as error:
        nested(study.DEEPEST)
    assert error.value.code == "too_big"


def test_after_a_hand_nothing_can_be_done_in_it():
    found = study.parse(a_game())
    end = Place(0, (), len(found.hands[0].main.actions))
    assert study.state_at(found, end).phase in BETWEEN_HANDS
    assert refused(study.extended, found, end, actions.Pass(0)) == "hand_over"


@pytest.mark.parametrize("place", [Place(9), Place(-1), Place(0, (0,)), Place(0, (), 999), Place(0, (), -1)])
def test_a_place_that_is_not_there_is_refused(place):
    found = study.parse(a_game())
    assert refused(study.state_at, found, place) == "no_such_place"


# --------------------------------------------------------------------------------------------------------------- fuzz

KNOWN = {
    *("bad_record", "bad_rules", "bad_pack", "not_your_turn", "illegal_action", "hand_over", "hand_unfinished"),
    *("game_over", "too_big", "impossible"),
}


def read_or_refused(data):
    try:
        return study.parse(data), ""
    except EngineError as error:
        return None, error.code


def fuzzed(seeds):
    read = 0
    for seed in seeds:
        generator = random.Random(seed)
        data = study.dump(grown(a_game(PRESETS[seed % len(PRESETS)], seed % 4, 1), seed % 4, 12))
        for _ in range(generator.randrange(1, 4)):
            data = mutated(data, generator)
        found, code = read_or_refused(data)
        assert code in KNOWN or found
        if found is None:
            continue
        read += 1
        assert study.parse(study.dump(found)) == found
        for place in places(found):
            study.state_at(found, place)
            break
    return read


def test_whatever_comes_is_read_or_refused_by_a_code():
    assert fuzzed(range(60))


@pytest.mark.slow
def test_whatever_comes_hundreds_of_times_is_read_or_refused_by_a_code():
    assert fuzzed(range(60, 360))
