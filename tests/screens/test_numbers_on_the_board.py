"""A player who can't be written to plays from the group, by numbers that only this player can interpret."""

import re

import pytest

from bot.codec import ButtonToken, Verb, decode, encode
from bot.table.choices import action_for
from bot.table.table import Stage
from bot.texts import visible
from bot.views import choices
from engine import rules
from engine import view as seeing
from tests.screens import faces
from tests.screens.hidden_cards import named, unreachable
from tests.screens.set_tables import NOW, in_phase, opened, positions, started, until
from tests.world.finished_games import open_game

TABLES = [(preset, seats, {}) for preset in rules.PRESETS for seats in rules.build(preset).table.players]
LINK = "https://t.me/bot?start=join_K7QX2M"


def numbers_on(screen):
    return [button for row in screen.rows for button in row if decode(button.data).verb is Verb.NUMBER]


def leading(**options):
    table = until(started(opened(**options)), lambda one: one.game.phase == "play")
    return unreachable(table).model_copy(update={"key": "ab" * 8})


@pytest.mark.slow
@pytest.mark.parametrize("case", TABLES, ids=named)
def test_every_choice_of_a_hand_has_a_number_in_every_preset(case):
    preset, seats, options = case
    begun = unreachable(started(opened(preset, people=seats, options=options))).model_copy(update={"key": "ab" * 8})
    moments = 0
    for table in positions(begun, 3):
        if choices.has_numbers(table):
            seat, view = table.to_act, seeing.view(table.game, table.to_act)
            moments += 1
            shown = [int(button.label) for button in numbers_on(faces.board(table, "en", NOW, LINK))]
            meant = [
                choices.meant_by_number(table, seat, str(number), decode(f"{table.id}.1.number.1")) for number in shown
            ]
            actions = [
                action_for(table, seat, token) for token in meant if token is not None and token.verb is not Verb.REST
            ]
            if view.phase == "play":
                assert {action.card for action in actions if action.do == "play"} == {
                    one["card"] for one in view.legal if "card" in one
                }
    assert moments or not any(row.counts for row in table.rows), "a hand is played by nothing but numbers"


def test_there_are_as_many_numbers_as_everybody_can_count():
    table = leading(people=3)
    count = seeing.public(table.game).counts[table.to_act]
    labels = [button.label for button in numbers_on(faces.board(table, "en", NOW, LINK))]
    assert labels == [str(number) for number in range(1, count + choices.DECLARATIONS + 1)]


def test_the_numbers_lie_anew_for_each_turn_and_each_table():
    table = leading(people=3)
    lines = {
        choices.legend_of_numbers(table.model_copy(update={"decision": decision, "key": key}), table.to_act, "en")
        for decision in (7, 8, 9)
        for key in ("ab" * 8, "cd" * 8)
    }
    assert len(lines) == 6


def test_nobody_else_is_told():
    table = leading(people=3)
    others = [seat for seat in range(3) if seat != table.to_act]
    assert [choices.legend_of_numbers(table, seat, "en") for seat in others] == ["", ""]


def test_the_board_says_what_to_do():
    table = leading(people=3)
    text = faces.board(table, "en", NOW, LINK).text
    assert "Open our chat and press Start" in text
    assert f'href="{LINK}"' in text
    assert "or play from here" in visible(text)


def test_who_can_be_written_to_has_no_numbers():
    table = until(started(opened(people=3)), in_phase("play"))
    assert numbers_on(faces.board(table, "en", NOW, LINK)) == []


def test_a_number_that_is_made_up_means_nothing():
    table = leading(people=3)
    for made_up in ("0", "99", "x", "", "²", "123456"):
        assert choices.meant_by_number(table, table.to_act, made_up, decode(f"{table.id}.1.number.1")) is None


async def opened_by_one_who_never_pressed_start(world):
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    for person in people[1:]:
        await world.facts.private_chat_opened(person)
    await world.says(people[0], "/newgame")
    for person in people[1:]:
        await world.says(person, "/join")
    return people


async def test_somebody_who_never_pressed_start_plays_from_the_group_after_a_minute(careful_world):
    world = careful_world
    people = await opened_by_one_who_never_pressed_start(world)
    answer = await world.presses(people[0], encode(ButtonToken(await world.table_id(), 0, Verb.START)))
    assert "Anna still has to open a private chat with me" in answer.toast
    assert "in 60 s" in answer.toast
    await world.passes(30.0)
    board = visible(world.room.board(world.group).screen.text)
    assert "Anna still has to open a private chat" in board
    assert "The game begins within a minute" in board
    assert "in 30 s" in (await world.says(people[0], "/deal")).toast
    world.restart()
    await world.passes(29.0)
    assert (await world.table()).stage is Stage.LOBBY
    await world.passes(2.0)
    table = await world.table()
    assert table.stage is Stage.PLAYING
    assert table.seats[0].unreachable
    assert not [message for message in world.room.messages if message.chat.id == f"dm-{people[0].id}"]


async def test_the_game_begins_as_soon_as_nobody_is_waited_for(careful_world):
    people = await opened_by_one_who_never_pressed_start(careful_world)
    await careful_world.says(people[0], "/deal")
    await careful_world.passes(5.0)
    await careful_world.facts.private_chat_opened(people[0])
    await careful_world.passes(1.0)
    assert (await careful_world.table()).stage is Stage.PLAYING


async def test_a_lobby_that_somebody_leaves_meanwhile_waits_for_start_again(careful_world):
    people = await opened_by_one_who_never_pressed_start(careful_world)
    await careful_world.says(people[0], "/deal")
    for person in people[1:]:
        await careful_world.says(person, "/leave")
    await careful_world.passes(61.0)
    table = await careful_world.table()
    assert (table.stage, table.clock.starting) == (Stage.LOBBY, None)


@pytest.mark.slow
async def test_a_whole_hand_is_played_by_somebody_who_has_blocked_the_bot(careful_world):
    world = careful_world
    people = [world.person(name) for name in ("Anna", "Ben", "Cleo")]
    for person in people:
        await world.facts.private_chat_opened(person)
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no")
    for person in people:
        await world.facts.private_chat_closed(person)
    pressed = 0
    for _ in range(400):
        await world.passes(8.0, table_id)
        table = await world.table(table_id)
        if table.rows:
            break
        if table.to_act is None:
            continue
        mover, shown = table.seats[table.to_act].person, world.room.board(world.group)
        if table.game.phase == "auction":
            bids = [button for button in shown.buttons if decode(button.data).verb in {Verb.PASS, Verb.BID}]
            await world.presses(mover, bids[0])
            continue
        toast = (await world.presses(mover, shown.button(Verb.HAND))).toast
        number = re.search(r"Your choices: (\d+) ", toast)[1]
        before = table.decision
        await world.presses(mover, shown.button(Verb.NUMBER, number))
        assert (await world.table(table_id)).decision > before, toast
        pressed += 1
    assert pressed > 10  # a hand has 27 moves; "The rest is mine" may shorten it
    assert table.rows
