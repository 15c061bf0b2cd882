"""What giving up costs stands on its button, and in a tip where the cards aren't enough."""

import re
from dataclasses import replace

import pytest

from bot.codec import HandPage
from bot.texts import WHOLE, visible
from bot.views import tips as tips_said
from engine import concession, game, view
from engine.actions import parse
from tests.screens import faces
from tests.screens.set_tables import in_exchange, in_phase, on_page, opened, started, until

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
    labels = [button.label for row in faces.hand_of(table, table.to_act, "en").rows for button in row]
    _, others = concession.price(table.game, "concede")
    assert f"Give up: +{others} for each other player" in labels


def test_the_button_says_what_it_costs_once_it_is_free_no_more():
    table = in_exchange(options={**ANY_CONTRACT, "concession.free_uses": 1, "concession.beyond": "penalty"})
    table = table.replace(game=replace(table.game, concessions=tuple(1 for _ in table.seats)))
    labels = [button.label for row in faces.hand_of(table, table.to_act, "en").rows for button in row]
    assert any(label.startswith("Give up: −120") for label in labels)
    for kind, (cost, _), changes in given_up(table):
        assert changes[table.game.declarer] == -cost, kind


WAYS = {"concede": "Give up", "write_down": "Write down", "walk_out": "Give up"}
STAKES = {"single": (0, False), "golden": (2, False), "blind": (0, True), "golden and blind": (2, True)}


def in_each_way(stakes="single"):
    """A declarer alone with bots who may give up in every way, at some stakes."""
    golden, blind = STAKES[stakes]
    walks = {"concession.write_down": True, "concession.forced_opening_walkout": True, "auction.blind": "all"}
    table = in_exchange(people=1, bots=2, options={**ANY_CONTRACT, **walks})
    return table.replace(game=replace(table.game, forced=True, golden=golden, blind=blind))


def labels_of(table):
    return [button.label for row in faces.hand_of(table, table.game.declarer, "en").rows for button in row]


def figures(text):
    return [int(found) for found in re.findall(r"[−+](\d+)", text)]


@pytest.mark.parametrize("stakes", STAKES)
@pytest.mark.parametrize("way", WAYS)
def test_the_buttons_of_each_way_name_what_is_paid_at_each_stakes(way, stakes):
    table = in_each_way(stakes)
    found = {kind: (cost, others) for kind, (cost, others), _ in given_up(table)}
    assert found.keys() == WAYS.keys()
    paid = next(changes for kind, _, changes in given_up(table) if kind == way)
    place = list(found).index(way)
    asking = [label for label in labels_of(table) if label.startswith(WAYS[way])]
    label = asking[list(WAYS.values())[: list(WAYS).index(way)].count(WAYS[way])]
    lost, won = -paid[table.game.declarer], max(paid)
    assert figures(label) == [figure for figure in (lost, won) if figure > 0]
    sure = labels_of(on_page(table, HandPage(concession=place)))[0]
    assert figures(sure) == ([lost] if lost else [])


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("stakes", STAKES)
def test_a_tip_names_giving_up_where_the_cards_cannot_make_the_contract(monkeypatch, stakes, language):
    table = in_each_way(stakes)
    table = table.with_seat(table.game.declarer, tips={})
    seen = view.view(table.game, table.game.declarer)
    cost, others = concession.price(table.game, "concede")
    lost = seen.contract * 2 ** sum(map(bool, STAKES[stakes]))
    for points, is_told in ((seen.contract - 10, True), (seen.contract, False)):
        monkeypatch.setattr(tips_said, "worth", lambda *_, reached=points: reached)
        text = [visible(str(line)) for line in faces.price_lines(table, seen, language)]
        assert bool(text) is is_told
        for line in text:
            assert re.findall(r"\d+", line) == [str(one) for one in (points, seen.contract, lost, cost, others)]


def test_only_who_plays_alone_and_wants_tips_is_told_to_think_of_giving_up(monkeypatch):
    monkeypatch.setattr(tips_said, "worth", lambda *_: 0)
    alone, several = in_each_way(), in_exchange(options=ANY_CONTRACT)
    for dealt, tips in ((alone, None), (several, {})):
        seat = dealt.game.declarer
        table = dealt.with_seat(seat, tips=tips)
        assert not faces.price_lines(table, view.view(table.game, seat), "en")
