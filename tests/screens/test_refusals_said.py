"""Reasons for refusals: every error of the engine and every refusal as one short line."""

import re
from pathlib import Path

import pytest

from bot.refusal import Refusal
from bot.screens.refusals import done, explain, refused
from bot.table import settings
from bot.texts import WHOLE, has
from bot.views.wording import TOAST_LIMIT, option_name, possible
from engine import actions, game, rules, view
from engine.errors import EngineError
from tests.screens.set_tables import NAMES, act, in_phase, opened, started, until

ENGINE = Path(__file__).parents[2] / "engine"


def reasons_of_the_engine():
    """Every `illegal("reason", …)` in the engine."""
    sources = (path.read_text("utf-8") for path in ENGINE.rglob("*.py"))
    return {reason for source in sources for reason in re.findall(r"\billegal\(\s*\"(\w+)\"", source)}


def test_every_reason_of_the_engine_has_its_sentence():
    reasons = reasons_of_the_engine()
    assert {"must_follow_suit", "bid_too_low"} <= reasons
    assert [reason for reason in reasons if not has(f"error-{reason}")] == []


def said(table, action, language="en"):
    with pytest.raises(EngineError) as caught:
        game.apply(table.game, actions.parse({"seat": table.to_act, **action}))
    return explain(caught.value, table, language)


def following():
    """A table where the player to act must follow suit and also holds other suits."""

    def reached(table):
        legal = [action for action in game.legal(table.game) if action.do == "play"] if table.to_act is not None else []
        return table.game.phase == "play" and table.game.trick and 0 < len(legal) < len(_held(table))

    return until(started(opened("russian")), reached)


def _held(table):
    return view.view(table.game, table.to_act).hand


def test_a_card_of_another_suit():
    table = following()
    legal = {action.card for action in game.legal(table.game) if action.do == "play"}
    wrong = next(card for card in _held(table) if card not in legal)
    assert re.fullmatch(
        r"That card doesn’t follow suit: (.) was led, and you hold \1.", said(table, {"do": "play", "card": wrong})
    )
    assert "Trzeba dołożyć do koloru" in said(table, {"do": "play", "card": wrong}, "pl")


def test_a_bid_that_is_too_low():
    table = started(opened("russian"))
    assert said(table, {"do": "bid", "value": 95}) == "Too low: the next bid is at least 100."


def test_passing_instead_of_opening():
    table = started(opened())
    assert said(table, {"do": "pass"}) == "You have to open the auction with 100."


def test_somebody_elses_turn():
    table = started(opened())
    other = (table.to_act + 1) % 3
    with pytest.raises(EngineError) as caught:
        game.apply(table.game, actions.parse({"seat": other, "do": "pass"}))
    assert explain(caught.value, table, "en") == f"It isn’t your turn: {NAMES[table.to_act]} is next."


def test_a_card_to_one_who_has_theirs():
    table = until(started(opened()), in_phase("exchange"))
    other = (table.to_act + 1) % 3
    table = act(table, {"do": "give", "card": _held(table)[0], "to": other})
    again = {"do": "give", "card": _held(table)[0], "to": other}
    assert said(table, again) == f"{NAMES[other]} already has a card."


@pytest.mark.parametrize(
    ("preset", "options", "line"),
    [
        (
            "russian",
            {"lock.enabled": True},
            "“Lock: yes” doesn’t go with “Barrel: yes”, which comes with the preset Russian Thousand.",
        ),
        (
            "polish",
            {"lock.enabled": False, "barrel.enabled": True, "barrel.at": 900, "game.target": 800},
            "“Barrel at: 900” doesn’t go with “Target: 800”, which you chose. Change that one first.",
        ),
        (
            "polish",
            {"game.target": -5},
            "“-5” doesn’t fit “Target”. Possible: 1 to 100000, e.g. 500, 1000, 1500.",
        ),
        ("polish", {"lock.enabled": "perhaps"}, "“perhaps” doesn’t fit “Lock”. Possible: yes or no."),
        (
            "polish",
            {"nonsense": 1},
            "There’s no option called “nonsense”. The button “Options” on an open table shows all of them.",
        ),
        (
            "nonsense",
            {},
            "There’s no preset called “nonsense”. The button “Options” on an open table shows all of them.",
        ),
    ],
)
def test_rules_that_cannot_be_played(preset, options, line):
    with pytest.raises(EngineError) as caught:
        rules.build(preset, options)
    assert explain(caught.value, None, "en") == line


@pytest.mark.parametrize("language", WHOLE)
def test_a_seat_becomes_a_name(language):
    assert "Jan" in refused(Refusal("not-your-turn", seat=1), language, opened())


@pytest.mark.parametrize("language", WHOLE)
def test_a_line_is_never_longer_than_a_toast(language):
    assert len(refused(Refusal("unknown-command", command="x" * 500), language)) <= TOAST_LIMIT
    assert len(done("joined", language, place="y" * 500)) == TOAST_LIMIT


def test_a_suggestion_is_made_where_there_is_one():
    known = refused(Refusal("unknown-preset", typed="rusian", suggestion="russian"), "en")
    assert known == "There’s no preset called “rusian”. Did you mean “Russian Thousand”?"
    unknown = refused(Refusal("unknown-preset", typed="zz", suggestion="none"), "en")
    assert unknown.startswith("There’s no preset called “zz”. The button “Options”")


def test_the_other_option_that_would_make_rules_go_is_named():
    table = opened()
    with pytest.raises(EngineError) as caught:
        settings.with_option(table, "game.target", 500)
    found = explain(caught.value, table, "en")
    assert found.startswith("“Target: 500” doesn’t go with “Lock from: 900”")
    (value,) = re.findall(r"It would go with “Lock from: (\d+)”\.$", found)
    both = settings.with_option(settings.with_option(table, "lock.at", int(value)), "game.target", 500)
    assert both.options == {"lock.at": int(value), "game.target": 500}


@pytest.mark.parametrize("option", rules.options(), ids=lambda option: option.name)
def test_what_an_option_may_be_is_said(option):
    for language in WHOLE:
        found = refused(Refusal("bad-value", typed="§", option=option.name), language)
        assert option_name(option.name, language) in found
        assert possible(option, language)[:20] in found
