"""The log of the hand in play as its reader sees it: it only grows, begins anew, and hides what is hidden."""

import random
from dataclasses import replace

import pytest

from bot.table.playing import game_of
from bot.views.as_json import as_json
from bot.views.of_table import for_chat, for_seat
from engine import view as seeing
from engine.cards import ACES, mask_of, numbers
from tests.crossed import sampled
from tests.screens.dealt_tables import TABLES
from tests.screens.hidden_cards import named
from tests.screens.set_tables import act, in_play, opened, positions, random_choice, started, until


def log(table, seat=None):
    return (for_chat(table, "en") if seat is None else for_seat(table, seat, "en")).log


def kinds(lines):
    return [one.kind for one in lines]


@pytest.mark.parametrize("case", sampled(TABLES, 3), ids=named)
def test_a_log_only_grows_within_a_hand_for_every_reader(case):
    preset, seats, options = case
    table = started(opened(preset, people=seats, options=options))
    before = {}
    for one in positions(table, 2, random_choice(random.Random(5))):
        for seat in (*range(seats), None):
            now = as_json(log(one, seat))
            known = before.get(seat, [])
            if now and one.deal is not None and one.deal.hand == before.get("hand"):
                assert now[: len(known)] == known
            before[seat] = now
        before["hand"] = one.deal.hand if one.deal is not None else None


def test_a_log_tells_bids_talon_gifts_contract_and_tricks_in_order():
    table = in_play(tricks=2)
    assert kinds(log(table)) == ["bid", "bid", "pass", "pass", "talon", "gift", "gift", "contract", "trick", "trick"]
    assert [one.value for one in log(table) if one.kind == "trick"] == [1, 2]
    assert [one.words for one in log(table) if one.kind == "bid"] == ["100", "110"]


def test_a_given_card_is_in_the_logs_of_its_giver_and_receiver_alone():
    table = in_play()
    declarer = table.game.declarer
    for to, _ in table.game.passed:
        for seat in (*range(3), None):
            (gift,) = [one for one in log(table, seat) if one.kind == "gift" and one.to == to]
            assert bool(gift.cards) == (seat in {declarer, to})


def test_no_card_of_a_finished_trick_is_in_a_log():
    table = in_play(tricks=3)
    played = {one.card for trick in seeing.public(game_of(table)).tricks for one in trick.cards}
    told = {card for line in log(table) if line.kind == "trick" for card in line.cards}
    assert played
    assert told == set()


def test_a_marriage_is_told_where_it_was_declared_with_what_it_counts():
    table = until(started(opened("russian")), lambda one: any(one.game.marriages) and one.game.phase == "play")
    (line,) = [one for one in log(table) if one.kind == "marriage"]
    assert line.cards[0] in seeing.public(table.game).marriages[line.seat]
    assert line.value in {40, 60, 80, 100}


def with_all_aces(table):
    """The table with every ace in the hand of the seat that leads; it gives other cards for them."""
    hands, leader = [list(one) for one in map(numbers, table.game.hands)], table.game.to_act
    for ace in set(numbers(ACES)) - set(hands[leader]):
        holder = next(seat for seat, held in enumerate(hands) if ace in held)
        other = next(card for card in hands[leader] if card not in numbers(ACES))
        hands[holder][hands[holder].index(ace)], hands[leader][hands[leader].index(other)] = other, ace
    masks = tuple(map(mask_of, hands))
    return table.replace(game=replace(table.game, hands=masks))


def test_four_aces_are_told_once_before_the_trick_that_they_lead():
    table = with_all_aces(in_play(tricks=1, preset="russian", options={"marriages.four_aces": 200}))
    leader = table.to_act
    after = act(table, next(one for one in seeing.view(table.game, leader).legal if one.get("four_aces")))
    (shown,) = [line for line in log(after) if line.kind == "four_aces"]
    assert (shown.seat, shown.words, shown.value) == (leader, "Four aces", 200)
    later = until(after, lambda one: len(one.game.tricks) == 3)
    assert kinds(log(later))[-4:] == ["trick", "four_aces", "trick", "trick"]


def test_the_first_trick_is_shown_again_only_where_the_rules_allow_it():
    for preset, allowed in (("polish", False), ("skoroszow", True)):
        table = until(started(opened(preset)), lambda one: len(one.game.tricks) == 2)
        assert (for_seat(table, 0, "en").first_trick is not None) == allowed
