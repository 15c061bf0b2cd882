"""A person who has never played: the page of one minute, the first hands with tips, the hand with explanations."""

import re

import pytest

from bot.codec import MINUTE, Verb, decode
from bot.screens.before import howto
from bot.table.choices import known_choice
from bot.table.table import Stage
from bot.texts import WHOLE, visible
from engine import rules
from engine import view as seeing
from tests.screens import faces
from tests.screens.set_tables import act, dealt, opened, plain_choice, started
from tests.world.chat_room import pressable
from tests.world.finished_games import own_hand, private

TABLES = [(preset, seats, {}) for preset in rules.PRESETS for seats in rules.build(preset).table.players]


def with_tips(table):
    seats = tuple(seat.model_copy(update={"tips": {} if seat.person else None}) for seat in table.seats)
    return table.model_copy(update={"seats": seats})


def tips_for(table, seat, language="en"):
    return "\n".join(faces.tip_lines(table, seeing.view(table.game, seat), language))


def button(screen, verb, argument=None):
    found = [one for row in screen.rows for one in row if one.data and decode(one.data).verb is verb]
    return next(one for one in found if argument in {None, decode(one.data).argument})


# ------------------------------------------------------------------------------------------------------- one minute


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("preset", rules.PRESETS)
def test_the_page_has_the_numbers_of_its_rules(preset, language):
    built = rules.build(preset)
    text = visible(howto.of_preset(language, preset).text)
    assert str(built.game.target) in text
    assert all(str(worth) in text for worth in built.marriages.values)
    assert (str(built.auction.opening) in text) or not built.auction.enabled
    assert len(text) < 1300
    assert "{" not in text


def test_the_page_of_a_table_follows_its_options():
    table = opened("polish", options={"game.target": 1500})
    assert "First to 1500" in howto.of_table(table, "en").text
    assert "gives each opponent a card" in howto.of_table(table, "en").text
    assert "No bidding" in howto.of_table(opened("draw_thousand", people=2), "en").text


async def test_the_lobby_leads_to_the_page(world, anna):
    await world.says(anna, "/newgame")
    shown = world.room.board(world.group).button(Verb.RULES, MINUTE)
    (reply,) = (await world.presses(world.person("Zoe", language="de"), shown)).replies
    assert "Tausend in einer Minute" in reply.screen.text


async def test_the_greeting_leads_everywhere(world, anna):
    world.room.group_link = lambda: "https://chat.example/add"
    (reply,) = (await world.says(anna, "/start", chat=private(anna))).replies
    greeting = reply.screen
    assert any(one.url == "https://chat.example/add" for row in greeting.rows for one in row)
    (page,) = (await world.presses(anna, button(greeting, Verb.RULES), chat=private(anna))).replies
    assert "in one minute" in page.screen.text
    (languages,) = (await world.presses(anna, button(greeting, Verb.LANGUAGE), chat=private(anna))).replies
    assert "Polski" in str(languages.screen.rows)
    await world.presses(anna, button(greeting, Verb.PRACTISE), chat=private(anna))
    assert (await world.table(await world.table_id(private(anna)))).stage is Stage.PLAYING


async def test_practice_cannot_be_begun_in_a_group(world, anna):
    (reply,) = (await world.says(anna, "/start", chat=private(anna))).replies
    answer = await world.presses(anna, button(reply.screen, Verb.LEARN))
    assert "private chat" in answer.toast


# ------------------------------------------------------------------------------------------------------------- tips


def test_the_auctions_tip_counts_the_own_cards():
    table = with_tips(started(opened()))
    view = seeing.view(table.game, table.to_act)
    worth = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0}
    counted = sum(worth[code[0]] for code in view.hand)
    assert f"You hold {counted} points" in tips_for(table, table.to_act)


def test_a_tip_says_why_only_some_cards_can_be_played():
    table = with_tips(started(opened()))
    seen = set()
    for _ in range(600):
        if table.to_act is None:
            table = dealt(table)
            continue
        view = seeing.view(table.game, table.to_act)
        if view.phase == "play" and view.trick is not None:
            line = tips_for(table, table.to_act)
            if "was led" not in line:  # this tip is about something else
                table = act(table, plain_choice(table))
                continue
            cards = {action["card"] for action in view.legal}
            led = view.trick.cards[0].card[1]
            if "You can play any card" in line:
                assert cards == set(view.hand)
            else:
                assert cards < set(view.hand)
            if "a higher one than those on the table" in line:
                assert all(code[1] == led for code in cards)
            seen.add(re.sub(r"[♠♣♦♥]", "", line))
        table = act(table, plain_choice(table))
        if table.stage is not Stage.PLAYING:
            break
    assert len(seen) >= 3


def test_after_a_hand_a_tip_says_what_its_result_came_from():
    table = with_tips(started(opened()))
    while not any(row.counts for row in table.rows):
        table = dealt(table) if table.to_act is None else act(table, plain_choice(table))
    table = dealt(table)
    for seat in range(3):
        if seat == table.to_act:
            continue
        result = table.rows[-1].result
        line = visible(tips_for(table, seat))
        assert "Your last hand" in line
        assert str(result["points"][seat]) in line or result["outcome"] == "conceded"


async def test_tips_come_with_the_first_hands_and_go_for_good_with_one_press(world, anna):
    await world.says(anna, "/newgame", chat=private(anna))
    table_id = await world.table_id(private(anna))
    await world.tender.tend(table_id)
    shown = own_hand(world, anna)
    assert shown.button(Verb.RULES, MINUTE)
    await world.presses(anna, shown.button(Verb.TIPS), chat=private(anna))
    assert (await world.table(table_id)).seats[0].tips is None
    await world.says(anna, "/newgame")
    assert (await world.table()).seats[0].tips is None
    await world.presses(anna, button(howto.of_preset("en"), Verb.TIPS), chat=private(anna))
    assert (await world.table()).seats[0].tips == {}


async def played_to_the_end(world):
    """Press the first button that makes a move, whoever is to move, until the game is over."""
    table_id = await world.table_id()
    for _ in range(4000):
        table = await world.table(table_id)
        if table.stage is not Stage.PLAYING:
            return table
        mover = table.to_act
        if mover is None or table.seats[mover].is_played or known_choice(table) is not None:
            await world.passes(1.0, table_id)
            continue
        person = table.seats[mover].person
        moves = pressable(world.room.hand_of(person).screen)
        assert moves, world.room.hand_of(person).screen
        bids = [button for button in moves if decode(button.data).verb == Verb.PASS]
        before = table.decision
        await world.presses(person, (bids or moves)[0])
        await world.tend(table_id)
        after = await world.table(table_id)
        assert after.decision > before, world.room.hand_of(person).screen
    raise AssertionError("the game does not end")


async def test_what_has_been_explained_is_kept_for_the_next_game(world, people):
    await world.says(people[0], "/newgame polish lock.enabled=no game.target=150")
    for person in people[1:]:
        await world.presses(person, world.room.board(world.group).button(Verb.JOIN))
    await world.presses(people[0], world.room.board(world.group).button(Verb.START))
    table = await played_to_the_end(world)
    for person in people:
        kept = (await world.directory.person(person.key))["explained"]
        of_the_last_hand = {"result", "down"}  # counted, and stored with the person's next move
        known = table.seats[table.seat_of(person.key)].tips
        assert {name: count for name, count in known.items() if name not in of_the_last_hand} == {
            name: count for name, count in kept.items() if name not in of_the_last_hand
        }
        assert kept


def test_whoever_has_had_their_tips_sees_none():
    table = started(opened())
    table = table.replace(seats=tuple(seat.replace(tips=None) for seat in table.seats))
    assert "💡" not in faces.hand_of(table, table.to_act, "en").text
