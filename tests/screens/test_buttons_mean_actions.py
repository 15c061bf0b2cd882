"""From a button back to the action: every legal action can be reached, and a press does what the button shows."""

import json
import random

import pytest

from bot.codec import FIRST_PAGE, ButtonToken, HandPage, Verb, decode
from bot.refusal import Refusal
from bot.screen import Style
from bot.table import playing
from bot.table.choices import GAME_VERBS, action_for
from engine import actions, game, rules
from engine.errors import EngineError
from tests.crossed import sampled, thinned
from tests.screens import faces
from tests.screens.set_tables import NOW, act, in_phase, on_page, opened, positions, random_choice, started, until

CASES = [
    *((preset, seats, {}) for preset in rules.PRESETS for seats in rules.build(preset).table.players),
    ("polish", 3, {"auction.blind": "all", "auction.golden_round": "on"}),
    ("polish", 3, {"deal.cut": "offer", "concession.stage": "before_talon", "concession.write_down": True}),
    ("russian", 4, {"marriages.four_aces": 200, "marriages.on_queen": True, "marriages.first_trick": True}),
    ("elwood", 2, {"redeal.rights": [{"right": "weak_hand", "points_below": 60}]}),
    ("tysiac_2004", 3, {"auction.silence_below": -50}),
]


def buttons_of(table):
    """Every button of the mover's hand, on all its pages."""
    pages, found = [FIRST_PAGE], []
    for page in pages:
        screen = faces.hand_of(on_page(table, page), table.to_act, "en")
        for button in (button for row in screen.rows for button in row):
            token = decode(button.data)
            if token.verb is Verb.PAGE and HandPage.read(token.argument) not in pages:
                pages.append(HandPage.read(token.argument))
            found.append((button, token))
    return found


def written(table, action):
    """An action as text, without the marriage flag if marriages are declared automatically."""
    spoken = actions.dump(action)
    if table.game.rules.marriages.automatic:
        spoken.pop("marriage", None)
    return json.dumps(spoken, sort_keys=True)


def accepted(table, action):
    try:
        game.apply(table.game, action)
    except EngineError:
        return False
    return True


def wanted(table):
    """The legal actions that the hand offers; cards are exchanged one by one, receiver after receiver."""
    legal = game.legal(table.game)
    receivers = [action.to for action in legal if action.do == "give"]
    if not receivers:
        return {written(table, action) for action in legal}
    declarer, seats = table.to_act, table.game.seats
    first = min(receivers, key=lambda seat: (seat - declarer) % seats)
    return {
        written(table, action)
        for action in legal
        if action.do not in {"give", "discard"} or (action.do == "give" and action.to == first)
    }


@pytest.mark.parametrize("case", sampled(thinned(CASES, 3), 2), ids=lambda case: f"{case[0]}-{case[1]}-{len(case[2])}")
def test_the_hand_offers_exactly_what_is_legal(case):
    preset, seats, options = case
    begun = started(opened(preset, people=seats, options=options))
    for table in positions(begun, 3, random_choice(random.Random(3))):
        if table.to_act is None:
            continue
        offered = set()
        for button, token in buttons_of(table):
            if token.verb not in GAME_VERBS:
                continue
            action = action_for(table, table.to_act, token)
            assert accepted(table, action) == (button.style is not Style.MUTED), button
            if button.style is not Style.MUTED:
                offered.add(written(table, action))
        assert offered == wanted(table)


def test_the_boards_bids_are_possible_for_a_hand_that_allows_them():
    table = act(started(opened("german_1001")), {"do": "bid", "value": 40})
    for row in faces.board(table, "en", NOW).rows:
        for button in row:
            token = decode(button.data)
            if token.verb in GAME_VERBS:
                assert accepted(table, action_for(table, table.to_act, token))


def test_a_silent_player_may_only_pass_on_the_board():
    options = {"auction.silence_below": -50}
    table = until(
        started(opened("russian", options=options)),
        lambda one: (
            one.game.phase == "auction"
            and min(one.game.totals) < -50
            and one.to_act == one.game.totals.index(min(one.game.totals))
            and bool(one.game.auction)
        ),
    )
    verbs = {decode(button.data).verb for row in faces.board(table, "en", NOW).rows for button in row}
    assert Verb.PASS in verbs
    assert Verb.BID not in verbs


def refusal_of(table, seat, token):
    with pytest.raises(Refusal) as caught:
        action_for(table, seat, token)
    return caught.value.key


def test_somebody_elses_turn_is_refused():
    table = started(opened())
    other = next(seat for seat in range(3) if seat != table.to_act)
    assert refusal_of(table, other, ButtonToken(table.id, 1, Verb.PASS)) == "not-your-turn"


@pytest.mark.parametrize(
    ("verb", "argument"),
    [
        (Verb.CARD, "99"),
        (Verb.CARD, ""),
        (Verb.CARD, "-1"),
        (Verb.CARD, "1e3"),
        (Verb.CARD, "٣"),
        (Verb.MARRIAGE, "x"),
        (Verb.CHOICE, "4000"),
        (Verb.BID, "abc"),
        (Verb.BID, "9999999"),
        (Verb.JOIN, ""),
    ],
)
def test_garbage_in_a_button_is_refused(verb, argument):
    table = until(started(opened()), in_phase("play"))
    assert refusal_of(table, table.to_act, ButtonToken(table.id, 1, verb, argument)) == "unknown-button"


def test_without_a_hand_there_is_nothing_to_press():
    assert refusal_of(opened(), 0, ButtonToken("K7QX2M", 0, Verb.PASS)) == "no-hand"


def test_a_card_in_the_exchange_goes_to_the_next_defender_clockwise():
    table = until(started(opened()), in_phase("exchange"))
    first = action_for(table, table.to_act, ButtonToken(table.id, 1, Verb.CARD, "0"))
    assert first.to == (table.to_act + 1) % 3
    table = playing.play(table, first, NOW)[0]
    second = action_for(table, table.to_act, ButtonToken(table.id, 1, Verb.CARD, "0"))
    assert second.to == (table.to_act + 2) % 3


def test_a_card_is_laid_aside_once_everybody_has_theirs():
    table = until(started(opened("elwood", people=2)), in_phase("exchange"))
    token = ButtonToken(table.id, 1, Verb.CARD, "0")
    table = playing.play(table, action_for(table, table.to_act, token), NOW)[0]
    assert action_for(table, table.to_act, token).do == "discard"
