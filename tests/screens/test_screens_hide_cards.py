"""No screen, button, answer or picture depends on a card hidden from its reader.

If those cards are dealt differently, everything stays the same byte for byte.
"""

import random

import pytest

from bot.codec import decode
from bot.refusal import Refusal
from bot.screens import notices
from bot.screens.afterwards import verify
from bot.screens.refusals import explain, refused
from bot.table.choices import GAME_VERBS, action_for
from engine import cards, game
from engine.errors import EngineError
from tests.crossed import sampled, thinned
from tests.screens import faces
from tests.screens.dealt_tables import TABLES, moments
from tests.screens.drawn import sheet_of_table
from tests.screens.hidden_cards import dealt_differently, named, unreachable
from tests.screens.set_tables import NOW, opened, started


def public_screens(table):
    screens = [faces.board(one, "en", NOW, "https://t.me/bot") for one in (table, unreachable(table))]
    screens += [faces.board_in_windows(table, "en", NOW), sheet_of_table(table, "pl"), verify.verification(table, "en")]
    if table.to_act is not None:
        screens += [notices.nudge_in_group(table, "pl"), notices.nudge_in_private(table, "pl")]
    return [screen.model_dump_json() for screen in screens]


def seat_screens(table, seat):
    return [
        faces.hand_of(table, seat, "en").model_dump_json(),
        faces.at_a_glance(table, seat, "pl"),
        *(explained(table, seat, button) for row in faces.hand_of(table, seat, "pl").rows for button in row),
    ]


def explained(table, seat, button):
    """The answer to a press on a button of the hand."""
    token = decode(button.data)
    if token.verb not in GAME_VERBS:
        return ""
    try:
        game.apply(table.game, action_for(table, seat, token))
    except EngineError as error:
        return explain(error, table, "en")
    except Refusal as refusal:
        return refused(refusal, "en", table)
    return "done"


@pytest.mark.parametrize("case", sampled(thinned(TABLES, 3), 3), ids=named)
def test_what_everybody_sees_does_not_depend_on_hidden_cards(case):
    chance = random.Random(6)
    moved = 0
    for table in moments(case, deals=3):
        if chance.random() > 0.5:
            continue
        other = dealt_differently(table, None, chance)
        moved += other.game != table.game
        assert public_screens(other) == public_screens(table)
    assert moved


@pytest.mark.parametrize("case", sampled(thinned(TABLES, 3), 3), ids=named)
def test_what_a_seat_sees_does_not_depend_on_cards_hidden_from_it(case):
    chance = random.Random(7)
    moved = 0
    for table in moments(case, deals=3):
        if chance.random() > 0.3:
            continue
        for seat in range(len(table.seats)):
            other = dealt_differently(table, seat, chance)
            moved += other.game != table.game
            assert seat_screens(other, seat) == seat_screens(table, seat)
    # With twelve cards each the other hand isn't secret.
    assert moved or case[0] == "polish_twelve"


@pytest.mark.parametrize("case", sampled(thinned(TABLES, 3), 3), ids=named)
def test_no_button_data_names_a_card(case):
    for table in moments(case, deals=2):
        seats = range(len(table.seats))
        screens = [faces.board(table, "en", NOW), *(faces.hand_of(table, seat, "en") for seat in seats)]
        for screen in screens:
            arguments = {decode(button.data).argument for row in screen.rows for button in row}
            assert not arguments & set(cards.CODES)


def test_nobody_sees_their_cards_before_they_look():
    table = started(opened(options={"auction.blind": "all"}))
    seat = table.to_act
    held = {cards.CODES[card] for card in cards.numbers(table.game.hands[seat])}
    assert held
    text = faces.hand_of(table, seat, "en").text + faces.at_a_glance(table, seat, "en")
    assert not [symbol for symbol in "♠♣♦♥" if symbol in text]
