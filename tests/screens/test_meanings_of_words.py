"""The button that explains the words of a hand: for learners, about this moment, and about no card."""

import pytest

from bot.codec import Verb, decode
from bot.texts import LANGUAGES, plain, visible
from tests.screens import faces
from tests.screens.own_words import faults
from tests.screens.set_tables import opened, positions, started, until


def asks(table, seat):
    screen = faces.hand_of(table, seat, "en")
    return [one for row in screen.rows for one in row if one.data and decode(one.data).verb is Verb.WORDS]


def explained(table):
    text = faces.meanings(table, "en").text
    words = ("void", "contract", "talon", "marriage", "bid", "trick", "trump")
    found = {text.find(plain("en", f"word-{word}")): word for word in words}
    return [found[at] for at in sorted(found) if at >= 0]


def test_who_has_tips_can_ask_and_nobody_else_at_a_table_with_others():
    table = started(opened())
    table = table.replace(seats=tuple(seat.replace(tips=None) for seat in table.seats))
    assert not asks(table, 1)
    seats = (table.seats[0], table.seats[1].model_copy(update={"tips": {}}), table.seats[2])
    learning = table.model_copy(update={"seats": seats})
    assert asks(learning, 1)
    assert not asks(learning, 2)


def test_who_plays_alone_against_bots_can_ask():
    assert asks(started(opened(people=1, bots=2)), 0)


def test_the_words_of_every_game_come_first_and_what_only_chats_show_comes_last():
    assert explained(started(opened())) == ["trick", "trump", "bid", "marriage", "contract", "talon", "void"]


def test_the_talon_is_explained_until_it_is_played_with():
    playing = until(started(opened()), lambda one: one.game.phase == "play" and len(one.game.tricks) == 1)
    assert explained(playing) == ["trick", "trump", "bid", "marriage", "contract", "void"]


def test_no_auction_means_no_bid_no_contract_and_no_talon():
    assert explained(started(opened("draw_thousand", people=2))) == ["trick", "trump", "marriage", "void"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_explained_follows_from_the_public_moment_alone(language):
    for table in positions(started(opened()), 1):
        screen = faces.meanings(table, language)
        assert faults(screen, language) == []
        assert plain(language, "hand-void") in visible(screen.text)
