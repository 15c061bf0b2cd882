"""Bids as buttons: on the board by public information only, in the hand exactly, with the reason if it has fewer."""

import pytest

from bot.codec import Verb, decode
from bot.screens.refusals import explain
from bot.table.parts import HistoryLine
from bot.texts import WHOLE, say, visible
from engine import actions, game, view
from engine.cards import INDEX, marriages_in, mask_of
from engine.errors import EngineError
from tests.screens import faces
from tests.screens.set_tables import NOW, act, bid, opened, positions, started, until

MOVES = {Verb.BID, Verb.PASS, Verb.LOOK}


def offered(screen):
    """The bids that a screen's buttons offer: numbers, and verbs for the rest."""
    tokens = [decode(button.data) for row in screen.rows for button in row]
    return [int(one.argument) if one.verb is Verb.BID else one.verb for one in tokens if one.verb in MOVES]


def leads_to_more(screen):
    labels = [button.label for row in screen.rows for button in row]
    return say("en", "button-more") in labels


def worth(table):
    """The suits of the marriages that the seat to move holds."""
    held = view.view(table.game, table.to_act).hand
    return marriages_in(mask_of(INDEX[code] for code in held))


def bidding_of(holding, *bids, **more):
    """A table after these bids; the seat to move holds so many marriages."""
    for seed in range(1, 60):
        table = act(started(opened(seed=seed, **more), seed), *map(bid, bids))
        if len(worth(table)) == holding:
            return table
    raise AssertionError("no such hand")


def of_mover(table, language="en"):
    return faces.hand_of(table, table.to_act, language)


@pytest.mark.parametrize("language", WHOLE)
def test_a_hand_without_marriage_that_can_only_pass_says_why(language):
    table = bidding_of(0, 100, 110, 120)
    assert offered(faces.board(table, language, NOW)) == [Verb.PASS, 130, 140, 150]
    assert offered(of_mover(table, language)) == [Verb.PASS]
    why = say(language, "hand-bids-no-marriage", maximum=120)
    assert say(language, "hand-bids-pass", why=why) in of_mover(table, language).text


@pytest.mark.parametrize("language", WHOLE)
def test_a_bid_of_the_board_that_the_hand_forbids_is_refused_with_the_reason(language):
    table = bidding_of(0, 100, 110, 120)
    with pytest.raises(EngineError) as refused:
        game.apply(table.game, actions.parse({"seat": table.to_act, **bid(130)}))
    assert visible(say(language, "hand-bids-no-marriage", maximum=120)) in explain(refused.value, table, language)


def test_a_hand_says_why_it_has_some_of_the_bids_of_the_board_only():
    table = bidding_of(0, 100)
    assert offered(of_mover(table)) == [Verb.PASS, 110, 120]
    assert "Without a marriage in hand you may bid at most 120." in of_mover(table).text
    assert "only pass" not in of_mover(table).text
    assert not faces.own_of_seat(table, table.to_act).only_one


def test_a_hand_with_a_marriage_is_told_how_far_that_goes():
    table = bidding_of(1, 100, 110, 120, options={"marriages.values": {"S": 10, "C": 10, "D": 10, "H": 10}})
    assert offered(of_mover(table)) == [Verb.PASS, 130]
    assert "With the marriage you hold, you may bid at most 130." in of_mover(table).text


def test_a_hand_that_can_make_all_bids_of_the_board_is_told_nothing():
    table = bidding_of(1, 100)
    assert offered(of_mover(table)) == offered(faces.board(table, "en", NOW))
    assert "at most" not in of_mover(table).text


def test_a_forced_opening_is_explained_and_leads_nowhere_else():
    table = started(opened())
    shown = faces.board(table, "en", NOW)
    assert offered(shown) == [100]
    assert not leads_to_more(shown)
    assert "has to open with 100" in shown.text
    assert "you have to open, with 100." in of_mover(table).text


def test_an_opening_with_a_choice_needs_no_explanation():
    table = started(opened("russian"))
    assert "opens the bidding" in faces.board(table, "en", NOW).text
    assert "have to open" not in of_mover(table).text


def test_an_opening_that_is_made_by_itself_is_on_no_board():
    assert offered(faces.board(started(opened("tysiac_2004")), "en", NOW)) == []


def test_while_a_built_in_player_bids_the_board_offers_nothing():
    table = until(started(opened(people=1, bots=2)), lambda one: one.seats[one.to_act].person is None)
    assert table.game.phase == "auction"
    assert offered(faces.board(table, "en", NOW)) == []


def test_the_end_of_the_ladder_leads_to_no_more():
    table = act(started(opened(options={"auction.ceiling": 120, "auction.above_120": "free"})), bid(100), bid(110))
    shown = faces.board(table, "en", NOW)
    assert offered(shown) == [Verb.PASS, 120]
    assert not leads_to_more(shown)
    table = act(table, bid(120))
    assert offered(faces.board(table, "en", NOW)) == [Verb.PASS]
    shown = of_mover(table)
    assert "Nobody may bid more than 120. So you can only pass." in shown.text
    own = faces.own_of_seat(table, table.to_act)
    assert own.only_one
    assert [one.words for one in own.bounds] == ["Nobody may bid more than 120. So you can only pass."]


def test_what_happened_three_times_on_end_stands_on_the_board_once():
    table = started(opened())
    table = table.model_copy(update={"history": (HistoryLine(key="all-passed"),) * 3})
    assert faces.board(table, "en", NOW).text.count("Everyone passed: a new deal") == 1
    assert "Everyone passed: a new deal (×3)" in faces.board(table, "en", NOW).text


def test_no_line_of_a_board_is_said_again_in_its_picture():
    for table in positions(started(opened(people=2, bots=1)), 1):
        shown = faces.board(table.model_copy(update={"pictures": True}), "en", NOW)
        lines = visible(shown.text).split("\n")
        assert len(lines) == len(set(lines))


def test_a_page_is_told_every_bid_that_the_hand_may_make_and_only_at_its_turn():
    table = bidding_of(1, 100)
    found = faces.own_of_seat(table, table.to_act).values
    legal = [action["value"] for action in view.view(table.game, table.to_act).legal if action["do"] == "bid"]
    assert [one.value for one in found] == legal
    assert len(legal) > len(offered(of_mover(table))), "the buttons are a few of them"
    assert faces.own_of_seat(table, (table.to_act + 1) % 3).values == ()


def test_a_page_is_told_every_contract_lowest_first():
    table = until(started(opened("polish")), lambda now: now.game is not None and now.game.phase == "contract")
    seen = view.view(table.game, table.to_act)
    found = faces.own_of_seat(table, table.to_act).values
    assert len(found) == len(seen.legal)
    assert found[0].label.startswith(str(seen.contract))
