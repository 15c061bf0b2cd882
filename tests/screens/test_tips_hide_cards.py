"""Tips use only what their reader sees, and name no choice: no card, and no bid except the present one."""

import random
import re
from typing import NamedTuple

import pytest

from bot.refusal import Refusal
from bot.screens.refusals import denied
from bot.table import playing
from bot.table.change import Denied
from bot.table.table import Table
from bot.texts import card, visible
from engine import actions, cards, view
from engine.errors import EngineError
from tests.screens import faces
from tests.screens.hidden_cards import dealt_differently
from tests.screens.set_tables import NOW, opened, positions, started

CASES = [("polish", 3), ("russian", 3), ("polish_two_talons", 2), ("elwood", 2), ("draw_thousand", 2), ("skoroszow", 3)]
OTHERS = 3  # ways of dealing the hidden cards again


class Moment(NamedTuple):
    """A decision of a player who gets tips."""

    kind: str
    table: Table
    line: str


def tip_text(kind, table):
    """What the player to act is told: the tips, or the reason for refusing a card that can't be played now."""
    seat = table.to_act
    if kind != "refusal":
        return visible("\n".join(faces.tip_lines(table, view.view(table.game, seat), "en")))
    try:
        playing.play(table, actions.parse({"seat": seat, "do": "play", "card": refused_card(table)}), NOW)
    except EngineError as error:
        return denied(Denied(error, table), "en", table.seats[seat].person.key)
    raise AssertionError("the card was played")


def refused_card(table):
    seen = view.view(table.game, table.to_act)
    possible = {action.get("card") for action in seen.legal}
    return next((code for code in seen.hand if code not in possible), None)


def moments(preset, seats):
    """Each decision of a hand, with the kind of decision."""
    begun = started(opened(preset, people=seats))
    chairs = tuple(seat.model_copy(update={"tips": {}}) for seat in begun.seats)
    for table in positions(begun.model_copy(update={"seats": chairs}), 1):
        if table.to_act is None:
            return
        seen = view.view(table.game, table.to_act)
        kind = "lead" if seen.phase == "play" and seen.trick is None else seen.phase
        yield Moment(kind, table, tip_text(kind, table))
        if seen.phase == "play" and refused_card(table) is not None:
            yield Moment("refusal", table, tip_text("refusal", table))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_tip_is_the_same_however_the_hidden_cards_lie(case):
    chance = random.Random(8)
    for moment in moments(*case):
        for _ in range(OTHERS):
            assert tip_text(moment.kind, dealt_differently(moment.table, moment.table.to_act, chance)) == moment.line


def test_there_is_a_tip_for_auction_exchange_lead_and_refusal():
    kinds = {moment.kind for case in CASES for moment in moments(*case) if moment.line}
    assert {"auction", "exchange", "contract", "lead", "play", "refusal"} <= kinds


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_tip_names_no_choice(case):
    for moment in moments(*case):
        if moment.kind == "refusal":
            continue
        seen = view.view(moment.table.game, moment.table.to_act)
        assert not [code for code in cards.CODES if card("en", code) in moment.line]
        bids = {action["value"] for action in seen.legal if action["do"] in {"bid", "contract"}} - {seen.contract}
        held = {int(number) for number in re.findall(r"\d+(?= points)|(?<=\+)\d+", moment.line)}
        assert not bids & ({int(number) for number in re.findall(r"\d+", moment.line)} - held)


def test_a_refusal_names_every_card_that_is_possible():
    for moment in moments("polish", 3):
        if moment.kind == "refusal":
            legal = view.view(moment.table.game, moment.table.to_act).legal
            possible = [action["card"] for action in legal if action["do"] == "play"]
            named = moment.line.partition("You can play:")[2].strip(" .").split()
            assert sorted(named) == sorted({card("en", code) for code in possible})


def test_without_tips_a_refusal_is_one_line():
    moment = next(one for one in moments("polish", 3) if one.kind == "refusal")
    chairs = tuple(seat.model_copy(update={"tips": None}) for seat in moment.table.seats)
    assert "You can play:" not in tip_text("refusal", moment.table.model_copy(update={"seats": chairs}))
    assert "You can play:" not in denied(Denied(Refusal("game-over"), moment.table), "en")
