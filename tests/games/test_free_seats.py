"""The seat of a player who has left: ten minutes later another person of the chat may take it and play on."""

import asyncio
import random

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.finished.statistics import added
from bot.people import Chat, Person
from bot.ports.presses import Press, Pressed
from bot.screen import Stay
from bot.table import forgetting, vacancies
from bot.table.automatic import next_step
from bot.table.kinds.kind import FREE_AFTER
from bot.table.outages import Outage, given_back
from bot.table.table import Seat, Stage
from bot.table.vacancies import frees_at
from bot.texts import visible
from tests.crossed import sampled
from tests.screens import faces
from tests.screens.hidden_cards import dealt_differently
from tests.screens.set_tables import NOW, opened, started
from tests.world.chat_room import ELSEWHERE
from tests.world.finished_games import open_game, play_out, private

ZOE = Person(platform="telegram", id="4", name="Zoe")
RULES = "/newgame polish lock.enabled=no game.target=240"


def board(world):
    """The newest message in the group with buttons (a nudge has none)."""
    return [one for one in world.room.seen_in(world.group) if one.buttons][-1]


def offers(world):
    """The buttons for free seats on the board."""
    return [button for button in board(world).buttons if "seat" in button.label]


async def next_hand(world, table_id):
    """Play until another hand has ended."""
    rows = len((await world.table(table_id)).rows)
    await play_out(world, table_id, until=lambda table: len(table.rows) > rows)
    return await world.table(table_id)


@pytest.fixture
async def left(world, people):
    """A game of three that Ben left ten minutes ago; his seat is 1 of 0, 1, 2."""
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[1], "/leave")
    await world.passes(FREE_AFTER + 1, table_id)
    return table_id


@pytest.fixture
async def zoe(world):
    return world.person("Zoe")


# When a seat is free.


async def test_the_button_comes_ten_minutes_after_somebody_has_left(world, people):
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[1], "/leave")
    await world.passes(FREE_AFTER - 5, table_id)
    assert not offers(world)
    await world.passes(6, table_id)
    assert [button.label for button in offers(world)] == [f"Take {people[1].name}’s seat"]


async def test_it_takes_one_edit_of_the_board(world, people):
    table_id = await open_game(world, people, options=RULES)
    table = await world.table(table_id)
    await world.says(people[table.to_act - 1], "/leave")
    await world.passes(FREE_AFTER - 5, table_id)
    calls = len(world.room.calls)
    await world.passes(6, table_id)
    assert world.room.calls[calls:] == [("edit", world.group.key)]


async def test_who_comes_back_in_time_keeps_the_seat(world, people):
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[1], "/leave")
    await world.passes(FREE_AFTER / 2, table_id)
    await world.says(people[1], "/join")
    await world.passes(FREE_AFTER, table_id)
    assert not offers(world)


async def test_who_comes_back_before_anybody_took_the_seat_has_it(world, left, people):
    await world.says(people[1], "/join")
    table = await world.table(left)
    assert not table.seats[1].left
    assert not table.seats[1].free
    assert not offers(world)


async def test_whoever_is_only_stood_in_for_keeps_their_seat():
    table = started(opened())
    assert frees_at(table.with_seat(1, stand_in=True)) is None


def test_the_time_stands_still_while_the_bot_is_down():
    table = started(opened()).with_seat(1, left=True, left_since=NOW + 10)
    assert frees_at(given_back(table, Outage(NOW + 50, NOW + 550))) == NOW + 10 + 500 + FREE_AFTER


@pytest.mark.parametrize("stage", [Stage.OVER, Stage.CLOSED])
def test_no_seat_is_free_after_the_game(stage):
    table = started(opened()).with_seat(1, left=True, left_since=NOW)
    assert frees_at(table) == NOW + FREE_AFTER
    assert frees_at(table.replace(stage=stage)) is None


def test_no_seat_is_free_in_a_private_chat():
    table = started(opened()).with_seat(1, left=True, left_since=NOW)
    private = table.replace(chats=(table.home.model_copy(update={"private": True}),))
    assert frees_at(private) is None
    assert next_step(private).at != NOW + FREE_AFTER


# Taking the seat.


async def test_somebody_of_the_chat_takes_it_and_plays_from_the_next_hand_on(world, left, zoe, people):
    total = (await world.table(left)).game.totals[1]
    answer = await world.presses(zoe, offers(world)[0])
    assert answer.toast == f"You have {people[1].name}’s seat. You play from the next hand on."
    table = await world.table(left)
    assert (table.seats[1].person.key, table.seats[1].left) == (zoe.key, True)
    assert not offers(world)
    text = visible(board(world).screen.text)
    assert f"Zoe takes {people[1].name}’s seat and plays from the next hand" in text
    assert "plays from the next hand" in text.split("Totals")[-1]
    assert f"a total of {total}" in visible(world.room.hand_of(zoe).screen.text)
    table = await next_hand(world, left)
    assert not table.seats[1].left
    await world.skips(left)
    assert "Your cards" in world.room.hand_of(zoe).screen.text


@pytest.mark.parametrize("way", ["/join {code}", "/start join_{code}", "press"])
@pytest.mark.parametrize("wants_hands", sampled([True, False], 2))
async def test_in_private_one_message_says_that_the_seat_is_taken(world, left, zoe, way, wants_hands):
    here = private(zoe)
    if not wants_hands:
        await world.directory.save_person(zoe.key, {"dm": False})
        await world.facts.private_chat_closed(zoe)
    if way == "press":
        answer = await world.presses(zoe, encode(ButtonToken(left, 0, Verb.JOIN, "1")), chat=here)
        assert answer.toast
        assert answer.stay is Stay.KEPT
        said = []  # a press is answered beside the messages
    else:
        answer = await world.says(zoe, way.format(code=left), chat=here)
        said = [answer.toast] if answer.stay is not Stay.UNSAID else []
    await world.skips(left)
    assert (await world.table(left)).seats[1].person.key == zoe.key
    shown = [visible(one.screen.text) for one in world.room.seen_in(here)]
    assert sum("from the next hand on" in text for text in [*said, *shown]) == 1


async def test_between_two_hands_the_answer_is_said_as_no_message_says_it(world, left, zoe):
    assert (await next_hand(world, left)).deal is None
    answer = await world.says(zoe, f"/start join_{left}", chat=private(zoe))
    assert answer.stay is Stay.KEPT


async def test_nothing_shows_them_a_card_of_the_hand_in_play(world, left, zoe):
    await world.presses(zoe, offers(world)[0])
    table = await world.table(left)
    before = board(world).screen
    answers = [await world.says(zoe, command) for command in ("/hand", "/score", "/join")]
    forged = [encode(ButtonToken(left, table.decision, verb, "0")) for verb in (Verb.HAND, Verb.CARD, Verb.BACK)]
    answers += [await world.presses(zoe, data) for data in forged]
    assert {answer.toast for answer in (answers[0], *answers[3:])} == {"You play from the next hand on."}
    assert not any(reply.secret for answer in answers for reply in answer.replies)
    assert (await world.table(left)).game == table.game
    other = dealt_differently(table, None, random.Random(1))
    assert other.game != table.game
    for draw in (faces.private, faces.with_refresh, faces.put_away):
        assert draw(table, 1, "en") == draw(other, 1, "en")
    assert board(world).screen == before


def test_between_two_hands_they_are_in_at_once():
    table = started(opened()).with_seat(1, left=True, left_since=NOW, free=True).replace(deal=None)
    assert not vacancies.taken(table, 1, Seat(person=ZOE), None).seats[1].left


async def test_who_takes_it_has_not_voted_yet(world, people, zoe):
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[1], "/timer 1h")
    await world.says(people[1], "/leave")
    await world.passes(FREE_AFTER + 1, table_id)
    await world.presses(zoe, offers(world)[0])
    assert (await next_hand(world, table_id)).vote.seats == ()


async def test_join_takes_it_too(world, left, zoe):
    await world.says(zoe, "/join")
    assert (await world.table(left)).seats[1].person.key == zoe.key


# People who are refused.


async def test_who_left_cannot_come_back_then(world, left, zoe, people):
    back = encode(ButtonToken(left, 0, Verb.BACK))
    await world.presses(zoe, offers(world)[0])
    for answer in (
        await world.says(people[1], "/join"),
        await world.presses(people[1], back),
        await world.says(people[1], "/hand"),
        await world.says(people[1], f"/join {left}"),
    ):
        assert answer.toast == "You left this game, and someone else has your seat now."
    assert "Someone else has taken your seat" in world.room.hand_of(people[1]).screen.text


async def test_who_left_cannot_take_another_free_seat_of_this_game(world, left, zoe, people):
    await world.presses(zoe, offers(world)[0])
    await world.says(people[2], "/leave")
    await world.passes(FREE_AFTER + 1, left)
    (button,) = offers(world)
    assert (await world.presses(people[1], button)).toast.startswith("You left this game")
    assert (await world.table(left)).seats[2].person.key == people[2].key


async def test_who_has_a_seat_or_has_left_one_takes_no_other(world, left, people):
    (button,) = offers(world)
    assert (await world.presses(people[2], button)).toast == "You already have a seat at this table."
    await world.says(people[2], "/leave")
    await world.presses(people[2], button)
    table = await world.table(left)
    assert [seat.person.key for seat in table.seats] == [person.key for person in people]


async def test_people_from_elsewhere_are_refused_unless_the_code_is_enough(world, left, zoe):
    world.room.departed.add(zoe.key)
    answer = await world.says(zoe, f"/join {left}", chat=ELSEWHERE)
    assert answer.toast.startswith("If this table exists, its people have been asked.")
    forged = encode(ButtonToken(left, 0, Verb.JOIN, "1"))
    assert (await world.presses(zoe, forged, chat=ELSEWHERE)).toast.startswith("If this table exists")
    assert (await world.table(left)).seat_of(zoe.key) is None


async def test_with_join_link_the_code_is_enough(world, people, zoe):
    table_id = await open_game(world, people, options=f"{RULES} join=link")
    await world.says(people[1], "/leave")
    await world.passes(FREE_AFTER + 1, table_id)
    world.room.departed.add(zoe.key)
    await world.says(zoe, f"/join {table_id}", chat=ELSEWHERE)
    assert (await world.table(table_id)).seat_of(zoe.key) == 1


async def test_who_was_sent_away_stays_away(world, people, zoe):
    await world.says(people[0], RULES)
    await world.says(zoe, "/join")
    await world.says(people[0], "/kick Zoe")
    for person in people[1:]:
        await world.says(person, "/join")
    await world.says(people[0], "/deal")
    await world.says(people[1], "/leave")
    table_id = await world.table_id()
    await world.passes(FREE_AFTER + 1, table_id)
    assert "removed from this table" in (await world.presses(zoe, offers(world)[0])).toast


@pytest.mark.parametrize("seat", sampled(["0", "2", "9", "x", "11", "²"], 3))
async def test_a_made_up_seat_is_refused(world, left, zoe, seat):
    try:
        forged = encode(ButtonToken(left, 0, Verb.JOIN, seat))
        answer = await world.presses(zoe, forged)
    except ValueError:
        return
    table = await world.table(left)
    assert answer.toast
    assert table.seats[0].person.key == table.opener.key
    assert table.seat_of(zoe.key) in {None, 1}


async def test_two_who_press_at_once_in_two_processes_get_one_seat(world, left, zoe):
    max_, button = world.person("Max"), offers(world)[0]
    second = world.another_service()
    presses = [Press(one, world.group, one.name, Pressed(button.data)) for one in (zoe, max_)]
    answers = await asyncio.gather(world.service.act(presses[0]), second.act(presses[1]))
    table = await world.table(left)
    seated = {zoe.key, max_.key} & {seat.person.key for seat in table.seats}
    assert len(seated) == 1
    assert sum("You have" in (answer.toast or "") for answer in answers) == 1


async def test_a_press_delivered_twice_takes_one_seat(world, left, zoe):
    press = Press(zoe, world.group, "once", Pressed(offers(world)[0].data))
    await world.service.act(press)
    await world.service.act(press)
    table = await world.table(left)
    assert sum(seat.person.key == zoe.key for seat in table.seats) == 1


# Leaving again.


async def test_who_changes_their_mind_leaves_the_seat_free_at_once(world, left, zoe):
    await world.presses(zoe, offers(world)[0])
    await world.says(zoe, "/leave")
    assert offers(world)
    await world.says(zoe, "/join")
    table = await world.table(left)
    assert table.seats[1].comes_after, "they saw nothing of the hand, and wait for the next one"
    await world.says(zoe, "/leave")
    max_ = world.person("Max")
    await world.presses(max_, offers(world)[0])
    assert (await world.table(left)).seats[1].person.key == max_.key
    assert (await world.says(zoe, "/join")).toast.startswith("You left this game")


async def test_the_charge_of_a_table_passes_on_when_the_opener_is_replaced(world, people, zoe):
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[0], "/leave")
    await world.passes(FREE_AFTER + 1, table_id)
    await world.presses(zoe, offers(world)[0])
    table = await world.table(table_id)
    assert table.opener.key == people[1].key
    assert (await world.says(people[0], "/timer 60")).toast
    assert (await world.table(table_id)).times.timer is None


# Effects on statistics.


async def test_a_game_counts_for_who_left_its_seat_and_not_for_who_took_it(world, left, zoe, people):
    await world.presses(zoe, offers(world)[0])
    before = await world.table(left)
    table = await play_out(world, left)
    sums = added(table, {})
    assert set(sums) == {person.key for person in people}
    gone = sums[people[1].key].numbers
    assert (gone["games"], gone["wins"], gone["rated"]) == (1, 0, 1)
    assert gone["points"] == before.game.totals[1]
    assert gone["hands"] == len([row for row in before.rows if row.counts])
    others = [sums[one.key].numbers["strength"] for one in (people[0], people[2])]
    assert gone["strength"] < min(others), "who left comes last"
    for person in (zoe, people[1]):
        assert [game["table"] for game in await world.directory.finished(person.key, 5)] == [left]


async def test_a_void_game_still_counts_for_whoever_left(world, left, zoe, people):
    await world.presses(zoe, offers(world)[0])
    await next_hand(world, left)
    for person in (people[0], zoe, people[2]):
        await world.says(person, "/endgame")
    table = await world.table(left)
    assert table.stage is Stage.CLOSED
    assert people[1].key in added(table, {})
    assert zoe.key not in added(table, {})


# Forgetting people.


async def test_a_forgotten_persons_seat_is_free_later_too(world, people, zoe):
    table_id = await open_game(world, people, options=RULES)
    await world.says(people[1], "/deletemydata", chat=Chat(platform="telegram", id=people[1].id, private=True))
    table = forgetting.without(await world.table(table_id), people[1], now=world.time)
    assert table.seats[1].left_since == world.time
    assert table.seats[1].person is None


async def test_who_took_a_seat_may_be_forgotten(world, left, zoe, people):
    await world.presses(zoe, offers(world)[0])
    table = forgetting.without(await world.table(left), zoe, now=world.time)
    assert table.seats[1].free
    assert table.seats[1].earlier[0].person.key == people[1].key
    assert zoe.name not in table.model_dump_json()


async def test_who_left_may_be_forgotten_after_their_seat_was_taken(world, left, zoe, people):
    await world.presses(zoe, offers(world)[0])
    table = forgetting.without(await world.table(left), people[1], now=world.time)
    assert people[1].key not in table.model_dump_json()
    assert table.has_given_up(people[1].key)
    assert set(added(table.replace(stage=Stage.OVER), {})) == {people[0].key, people[2].key}
