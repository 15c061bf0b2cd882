"""Each concept of the game is explained to a person the first two times it comes up, one in a turn."""

import dataclasses

import pytest

from bot.codec import Verb
from bot.screen import Screen
from bot.table import tips
from bot.table.table import Stage
from bot.texts import WHOLE, visible
from bot.views.keys import lasting_key
from engine import rules
from engine import view as seeing
from engine.state import evolve
from tests.crossed import sampled
from tests.screens import faces
from tests.screens.hidden_cards import named
from tests.screens.own_words import faults
from tests.screens.set_tables import act, dealt, opened, plain_choice, started
from tests.world.finished_games import open_game, private

TABLES = [(preset, seats, {}) for preset in rules.PRESETS for seats in rules.build(preset).table.players]


def with_tips(table, known=None):
    seats = tuple(seat.replace(tips=(known or {}) if seat.person else None) for seat in table.seats)
    return table.replace(seats=seats)


def decided(table):
    """The table after the seat to act has read its tip and made a move."""
    index = table.to_act
    return act(table.with_seat(index, tips=tips.after_turn(table, index)), plain_choice(table))


def game(table, hands=8):
    """Every position in which a player decides, until some hands are over."""
    while table.stage is Stage.PLAYING and len(table.rows) < hands:
        if table.to_act is None:
            table = dealt(table)
            continue
        yield table, seeing.view(table.game, table.to_act)
        table = decided(table)


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_nobody_reads_more_than_one_tip_a_turn_and_none_a_third_time(case):
    preset, seats, options = case
    explained = {}
    for table, view in game(with_tips(started(opened(preset, people=seats, options=options)))):
        lines = faces.tip_lines(table, view, "en")
        assert len(lines) <= 1
        name = tips.concept(table, view)
        if name is not None:
            key = (table.to_act, name)
            explained[key] = explained.get(key, 0) + 1
            assert lines
    assert explained
    assert max(explained.values()) == tips.TIMES


@pytest.mark.parametrize("language", sampled(WHOLE, 3))
def test_every_concept_has_words(language):
    seen = set()
    for preset in ("polish", "russian", "polish_two_talons", "lviv"):
        built = rules.build(preset)
        table = with_tips(started(opened(preset, people=built.table.players[0])))
        for here, view in game(table, 12):
            name = tips.concept(here, view)
            if name is not None:
                (line,) = faces.tip_lines(here, view, language)
                assert faults(Screen(text=str(line)), language) == []
                seen.add(name)
    assert {"auction", "talon", "give", "trump", "follow", "beat", "void", "lead", "marriage"} <= seen


def test_a_first_marriage_late_in_a_game_is_explained():
    seen = with_tips(started(opened()), dict.fromkeys(tips.CONCEPTS, tips.TIMES) | {"marriage": 0})
    for table, view in game(seen, 30):
        assert tips.concept(table, view) in {None, "marriage"}
        if tips.concept(table, view) == "marriage":
            assert any(action.get("marriage") for action in view.legal)
            assert "king and queen" in visible(str(faces.tip_lines(table, view, "en")[0]))
            return
    raise AssertionError("nobody held a marriage")


def test_of_two_marriages_the_tip_names_the_dearer_because_one_lead_declares_one():
    seen = with_tips(started(opened()), dict.fromkeys(tips.CONCEPTS, tips.TIMES) | {"marriage": 0})
    table, view = next(place for place in game(seen, 30) if tips.concept(*place) == "marriage")
    two = tuple({"do": "play", "card": card, "marriage": True} for card in ("QS", "QH"))
    (line,) = faces.tip_lines(table, dataclasses.replace(view, legal=two), "en")
    text = visible(str(line))
    assert "♥" in text
    assert "♠" not in text
    assert "100 points" in text


def test_what_was_explained_least_comes_first_then_the_rarest():
    for table, view in game(with_tips(started(opened()))):
        if view.phase == "exchange" and view.declarer == table.to_act:
            index = table.to_act
            assert tips.concept(table, view) == "talon"
            again = table.with_seat(index, tips={"talon": 1})
            assert tips.concept(again, view) == "give"
            assert tips.concept(table.with_seat(index, tips={"talon": 1, "give": 1}), view) == "talon"
            return
    raise AssertionError("nobody exchanged cards")


@pytest.mark.parametrize(
    ("preset", "name", "total", "words"),
    [("russian", "barrel", 880, "on the barrel"), ("polish", "lock", 900, "locked")],
)
def test_on_the_barrel_and_under_the_lock_the_rule_is_told(preset, name, total, words):
    table = with_tips(started(opened(preset)))
    barrel = (3, 3, 3) if name == "barrel" else table.game.barrel
    here = table.replace(game=evolve(table.game, totals=(total,) * 3, barrel=barrel))
    view = seeing.view(here.game, here.to_act)
    assert tips.concept(here, view) == name
    assert words in visible(str(faces.tip_lines(here, view, "en")[0]))


def test_who_turned_tips_off_reads_none_and_meets_none():
    table = started(opened())
    off = table.replace(seats=tuple(seat.replace(tips=None) for seat in table.seats))
    for here, view in game(off, 2):
        assert faces.tip_lines(here, view, "en") == []
    assert all(tips.after_turn(off, index) is None for index in range(3))


def test_a_result_is_explained_until_the_next_decision_and_twice_in_all():
    table = with_tips(started(opened()), dict.fromkeys(tips.CONCEPTS, tips.TIMES))
    seen = 0
    while table.stage is Stage.PLAYING:
        if table.to_act is None:
            if table.rows:
                seen += bool(faces.tip_lines(table, seeing.view(table.game, 1), "en"))
            if len(table.rows) == 6:
                break
            table = dealt(table)
            continue
        table = decided(table)
    seat = table.seats[1].tips
    assert seen == min(seat.get("result", 0), 2) + min(seat.get("down", 0), 2)


async def test_tips_turned_off_at_one_table_stay_off_at_all(world, anna):
    first = await open_game(world, [anna], bots=2)
    await world.says(anna, "/newgame", chat=private(anna))
    other = await world.table_id(private(anna))
    off = lasting_key("No more tips", Verb.TIPS, "off")
    await world.presses(anna, off, chat=private(anna))
    for code in {first, other}:
        assert (await world.table(code)).seats[0].tips is None
    about = await world.directory.person(anna.key)
    assert about["tips"] is False
    assert "explained" not in about


def test_a_tip_that_could_not_be_read_is_not_counted():
    table = with_tips(started(opened()))
    away = table.with_seat(table.to_act, unreachable=True)
    assert tips.after_turn(away, table.to_act) == {}
    assert tips.after_turn(table, table.to_act) != {}


def test_only_the_first_turn_of_an_auction_explains_it():
    for table, view in game(with_tips(started(opened()))):
        if view.phase == "auction" and any(action["seat"] == view.seat for action in view.auction):
            assert tips.concept(table, view) not in {"auction", "opening"}
