"""What giving up costs stands on its button, and in a tip where the cards aren't enough."""

from dataclasses import replace

import pytest

from bot.screens.during import hand
from engine import concession, game
from engine.actions import parse
from tests.screens.set_tables import in_exchange, in_phase, opened, started, until

ANY_CONTRACT = {"concession.max_contract": None}
RULES = {
    "usual": ANY_CONTRACT,
    "written down": {**ANY_CONTRACT, "concession.write_down": True},
    "before the talon": {"concession.stage": "before_talon"},
}


def given_up(table):
    """Each way to give up, with its price and what it changes in the totals."""
    state = table.game
    for kind in concession.kinds(state):
        seat = state.declarer
        after, _ = game.apply(state, parse({"do": "concede", "seat": seat, "kind": kind}))
        yield (
            kind,
            concession.price(state, kind),
            [new - old for new, old in zip(after.totals, state.totals, strict=True)],
        )


@pytest.mark.parametrize("rules", RULES)
def test_the_price_is_what_is_paid(rules):
    options = RULES[rules]
    if rules == "before the talon":
        table = until(started(opened(options=options)), in_phase("concession"))
    else:
        table = in_exchange(options=options)
    found = list(given_up(table))
    assert found
    for kind, (cost, others), changes in found:
        declarer = table.game.declarer
        assert changes[declarer] == -cost, kind
        assert {change for seat, change in enumerate(changes) if seat != declarer} == {others}, kind


def test_the_button_says_what_the_others_get():
    table = in_exchange(options=ANY_CONTRACT)
    labels = [button.label for row in hand.hand(table, table.to_act, "en").rows for button in row]
    _, others = concession.price(table.game, "concede")
    assert f"Give up: +{others} for each other player" in labels


def test_the_button_says_what_it_costs_once_it_is_free_no_more():
    table = in_exchange(options={**ANY_CONTRACT, "concession.free_uses": 1, "concession.beyond": "penalty"})
    table = table.replace(game=replace(table.game, concessions=tuple(1 for _ in table.seats)))
    labels = [button.label for row in hand.hand(table, table.to_act, "en").rows for button in row]
    assert any(label.startswith("Give up: −120") for label in labels)
    for kind, (cost, _), changes in given_up(table):
        assert changes[table.game.declarer] == -cost, kind
