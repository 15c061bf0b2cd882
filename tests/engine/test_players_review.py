"""Reviews: a decision is judged by its seat's view, blunders are found, and good play is not blamed."""

import json
import random
from functools import cache

import pytest

from engine import actions, cards, game, rules, view
from engine.__main__ import main
from engine.players import choose
from engine.players.hints import NUDGES, hint, nudge
from engine.players.reading import Reading
from engine.players.reasons import NAMES, reason
from engine.players.review import Fortune, Verdict, fortunes, judged, moments, review
from engine.record import read
from tests.crossed import sampled
from tests.engine.hidden_cards import dealt_differently

EVERY = [("polish", 3), ("russian", 4), ("polish_two_talons", 2), ("elwood", 2), ("skoroszow", 3)]


@cache
def played(preset, seats, hands=2, level="easy"):
    """The record of some hands between built-in players."""
    state, chance, found = game.new(rules.build(preset), seats, 0), random.Random(preset), []
    while len(found) < hands:
        pack = list(cards.deck(state.rules.table.deck))
        chance.shuffle(pack)
        state, _ = game.apply(state, actions.Deal(tuple(pack)))
        found.append({"pack": pack, "actions": []})
        while state.to_act is not None:
            done = choose(view.view(state, state.to_act).as_json(), level, state.rules)
            found[-1]["actions"].append(done)
            state, _ = game.apply(state, actions.parse(done))
    return read(
        {
            "format": "thousand-record/1",
            "rules": {"preset": preset},
            "seats": seats,
            "first_dealer": 0,
            "hands": found,
        }
    )


@pytest.mark.parametrize(("preset", "seats"), sampled(EVERY, 3, several=True), ids=str)
def test_what_decisions_cost_and_hints_depend_on_no_hidden_card(preset, seats):
    chance, looked = random.Random(7), 0
    for one in list(moments(played(preset, seats), 0))[::5]:
        other = dealt_differently(one.before, 0, chance)
        before, after = (view.view(position, 0).as_json() for position in (one.before, other))
        assert before == after, "the seat sees no difference"
        assert judged(before, one.before.rules, one.action) == judged(after, other.rules, one.action)
        assert hint(before, one.before.rules) == hint(after, other.rules)
        assert nudge(before, one.before.rules) == nudge(after, other.rules)
        looked += 1
    assert looked


def test_every_decision_with_a_choice_has_a_verdict_and_every_hand_its_cards():
    record = played("polish", 3)
    found = list(review(record, 1))
    verdicts = [one for one in found if isinstance(one, Verdict)]
    assert [(one.hand, one.step) for one in verdicts] == [
        (one.hand, one.step) for one in moments(record, 1) if len(game.legal(one.before)) > 1
    ]
    for one, at in zip(verdicts, (m for m in moments(record, 1) if len(game.legal(m.before)) > 1), strict=True):
        assert one.action == at.action
        assert one.lost >= 0
        assert one.clear == (one.why is not None)
    assert [one.hand for one in found if isinstance(one, Fortune)] == [1, 2]


def test_what_the_cards_were_adds_up_to_nothing_over_all_seats():
    record = played("polish", 3)
    for hand in (1, 2):
        every = [next(one.points for one in fortunes(record, seat) if one.hand == hand) for seat in range(3)]
        assert abs(sum(every)) <= 2, "but for rounding"


def position(wanted):
    """A position of some game and the view of the seat to act."""
    state = game.new(rules.build("polish"), 3, 2)
    chance = random.Random(3)
    while True:
        pack = list(cards.deck(24))
        chance.shuffle(pack)
        now, _ = game.apply(state, actions.Deal(tuple(pack)))
        while now.to_act is not None:
            shown = view.view(now, now.to_act).as_json()
            if wanted(now, shown):
                return now, shown
            now, _ = game.apply(now, actions.parse(choose(shown, "easy", now.rules)))


def test_a_marriage_that_makes_the_contract_is_not_to_be_passed_over():
    """Led without declaring, the queen loses a contract that the declaration wins: a very clear mistake."""

    def decides(now, shown):
        declares = [one for one in shown["legal"] if one.get("marriage")]
        return len(declares) == 2 and now.to_act == now.declarer and len(shown["hand"]) == 2

    now, shown = position(decides)
    suit = next(one["card"][1] for one in shown["legal"] if one.get("marriage"))
    silent = {"seat": shown["seat"], "do": "play", "card": f"Q{suit}"}
    needed = shown["points"][shown["seat"]] + 1
    found = judged({**shown, "contract": needed}, now.rules, silent)
    assert found.clear
    assert found.lost > 20
    assert found.better["marriage"]
    assert found.why.name == "marriage-late"
    assert found.why.params["suit"] == suit


@pytest.mark.slow
def test_a_strong_player_is_not_blamed():
    verdicts = [one for one in review(played("polish", 3, level="hard"), 0) if isinstance(one, Verdict)]
    assert len(verdicts) > 5
    assert not any(one.clear for one in verdicts)


def test_reasons_come_from_the_position_and_the_two_actions():
    said = set()
    for preset, seats in EVERY:
        for one in list(moments(played(preset, seats), 0))[::2]:
            shown = view.view(one.before, 0).as_json()
            for other in shown["legal"]:
                why = reason(Reading(shown, one.before.rules), dict(one.action), other)
                assert why.name in NAMES
                said.add(why.name)
    assert len(said) > 6


@pytest.mark.parametrize(("preset", "seats"), EVERY, ids=str)
def test_a_hint_is_legal_and_its_nudge_names_no_choice(preset, seats):
    for one in list(moments(played(preset, seats), 0))[::6]:
        shown = view.view(one.before, 0).as_json()
        action, _ = hint(shown, one.before.rules)
        assert action in shown["legal"]
        assert nudge(shown, one.before.rules) in NUDGES


def test_the_command_prints_a_line_for_each(capsys, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(played("polish", 3).model_dump_json(), "utf-8")
    assert main(["review", str(path), "--seat", "0"]) == 0
    head, *lines = map(json.loads, capsys.readouterr().out.splitlines())
    assert head["hands"] == 2
    assert [line["cards"] for line in lines[-2:]]
    assert all({"hand", "step", "action", "value", "lost"} <= set(line) for line in lines[:-2])
    assert main(["review", str(path), "--seat", "3"]) == 2
