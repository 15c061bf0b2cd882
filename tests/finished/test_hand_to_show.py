"""A hand to show: a player of a finished game shows one hand of it to the group, with all cards."""

import asyncio

import pytest

from adapters.redis.connection import connect
from adapters.redis.limits import RedisLimits
from bot.codec import ButtonToken, Verb, decode, encode
from bot.ports.limits import Priority
from bot.ports.presses import Press, Pressed
from bot.ports.store import SurfaceKind
from bot.screens.afterwards.shown_hand import shown_hand
from bot.showing.surfaces import SHOWN_EVERY, wanted
from bot.table import forgetting
from bot.table.shown_hand import QUIET_AFTER
from bot.texts import WHOLE, visible
from engine.cards import CODES
from tests.world.evening import Evening
from tests.world.finished_games import finish, play_out, private


@pytest.fixture
async def over(world, people):
    """A finished game of Anna, Ben and Cleo."""
    return await finish(world, people)


async def replayed(world, person, table_id):
    """The private replay of a game, and its button that shows the hand."""
    (reply,) = (await world.says(person, f"/replay {table_id}", chat=private(person))).replies
    buttons = [one for row in reply.screen.rows for one in row if one.data and decode(one.data).verb is Verb.SHOW]
    return reply.screen, buttons


async def shows(world, person, table_id, argument="1", chat=None):
    data = encode(ButtonToken(table_id, 0, Verb.SHOW, argument))
    answer = await world.presses(person, data, chat=chat or private(person))
    await world.tender.tend(table_id)
    return answer


def seen(world):
    """The messages in the group that show a hand."""
    return [
        one for one in world.room.seen_in(world.group) if any(b.data and f".{Verb.SHOW}" in b.data for b in one.buttons)
    ]


def text(world):
    (shown,) = seen(world)
    return visible(shown.screen.text)


# Contents of the message.


async def test_the_group_sees_its_story_in_six_lines_with_all_cards(world, people, over):
    _, (button,) = await replayed(world, people[0], over)
    assert (await world.presses(people[0], button, chat=private(people[0]))).toast == "The group sees this hand now."
    await world.tender.tend(over)
    lines = text(world).splitlines()
    assert lines[0] == f"Anna shows hand 1 of {over}"
    assert len(lines) == 6
    pack = (await world.table(over)).shown_hand.pack
    assert len(pack) == len(set(pack)) == len(CODES)
    cards = [word for line in lines[1:5] for word in line.partition(":")[2].split() if word not in "♠♣♦♥"]
    assert len(cards) == len(CODES)
    (message,) = seen(world)
    assert message.screen.picture.drawing == "table"


async def test_its_asker_turns_the_pages_of_the_one_message(world, people, over):
    await shows(world, people[0], over)
    (message,) = seen(world)
    for step in range(3):
        await world.passes(SHOWN_EVERY, over)
        await world.presses(people[0], message.button(Verb.SHOW, f"1-{step}"))
        await world.tender.tend(over)
        assert f"step {step} of" in text(world)
    await world.passes(SHOWN_EVERY, over)
    await world.presses(people[0], message.button(Verb.SHOW, "1"))
    await world.tender.tend(over)
    assert text(world).startswith("Anna shows")
    assert [one.id for one in seen(world)] == [message.id]


async def test_every_step_of_every_hand_can_be_drawn_in_each_language(world, people, over):
    await shows(world, people[0], over)
    table = await world.table(over)
    shown = table.shown_hand
    for language in WHOLE:
        for step in range(-1, len(shown.actions) + 1, 5):
            assert shown_hand(table, shown.model_copy(update={"step": step}), language).text


async def test_six_edits_a_minute_at_most_and_last_in_turn(world, people, over):
    await shows(world, people[0], over)
    before = len(world.room.calls)
    for step in range(8):
        await shows(world, people[0], over, f"1-{step}")
    assert len(world.room.calls) == before
    await world.passes(SHOWN_EVERY, over)
    assert len(world.room.calls) == before + 1
    assert "step 7 of" in text(world), "the newest page, not each"
    surface = next(
        one for one in wanted(await world.table(over), world.time, []) if one.name.kind is SurfaceKind.SHOWN_HAND
    )
    assert surface.spare
    assert surface.turn is Priority.LAST


async def test_hands_of_several_games_share_the_six_edits_of_their_chat(world, people, redis_url):
    games = [await finish(world, people) for _ in range(2)]
    database = connect(redis_url)
    try:
        world.limits = RedisLimits(database)
        world.restart()
        for game in games:
            await shows(world, people[0], game)
        world.time += 60.0
        before = len(world.room.calls)

        def in_the_chat():
            return [call for call, chat in world.room.calls[before:] if chat == world.group.key]

        for game in games:
            await shows(world, people[0], game, "1-1")
        assert in_the_chat() == ["edit"]
        world.time += SHOWN_EVERY
        for game in games:
            await world.tender.tend(game)
        assert len(in_the_chat()) == 2
    finally:
        await database.close()


async def test_it_is_quiet_after_ten_minutes(world, people, over):
    await shows(world, people[0], over)
    await world.passes(QUIET_AFTER - 1, over)
    assert not (await shows(world, people[0], over, "1-1", world.group)).toast
    await world.passes(2, over)
    assert "ten minutes" in (await shows(world, people[0], over, "1-2", world.group)).toast
    assert (await world.table(over)).shown_hand.step == 1


# People and hands that are refused.


async def test_others_turn_no_page_and_show_no_second_hand(world, people, over):
    await shows(world, people[0], over)
    before = await world.table(over)
    for argument, chat in (("1-3", world.group), ("2", private(people[1])), ("1", private(people[1]))):
        assert "Anna is showing a hand" in (await shows(world, people[1], over, argument, chat)).toast
    assert await world.table(over) == before


async def test_strangers_show_nothing(world, people, over):
    zoe = world.person("Zoe")
    assert (await shows(world, zoe, over)).toast
    assert (await shows(world, zoe, over, "1-1", world.group)).toast
    assert not seen(world)


async def test_made_up_hands_are_refused(world, people, over):
    for argument in ("0", "99", "", "x", "1-x", "-1", "1-²", "²"):
        assert (await shows(world, people[0], over, argument)).toast, argument
    assert not seen(world)


async def test_no_hand_of_a_game_that_goes_on_is_shown(world, people):
    await world.seats("Anna Ben Cleo", "/newgame polish", start=True)
    table_id = await world.table_id()
    assert (await shows(world, people[0], table_id)).toast
    assert (await world.table(table_id)).shown_hand is None


async def test_a_private_game_has_no_group_to_show_it_to(world, people):
    anna = people[0]
    await world.says(anna, "/newgame polish game.target=150 lock.enabled=no", chat=private(anna))
    table_id = await world.table_id(private(anna))
    await play_out(world, table_id)
    _, buttons = await replayed(world, anna, table_id)
    assert buttons == []
    assert (await shows(world, anna, table_id)).toast


# Two workers, and forgetting.


@pytest.mark.slow
async def test_two_who_show_at_once_in_two_processes_get_one_message(world, people, over):
    second = world.another_service()
    data = encode(ButtonToken(over, 0, Verb.SHOW, "1"))
    presses = [Press(one, private(one), one.name, Pressed(data)) for one in people[:2]]
    answers = await asyncio.gather(world.service.act(presses[0]), second.act(presses[1]))
    await world.tender.tend(over)
    assert sum(answer.toast == "The group sees this hand now." for answer in answers) == 1
    assert len(seen(world)) == 1


async def test_whoever_showed_it_may_be_forgotten(world, people, over):
    await shows(world, people[0], over)
    table = forgetting.without(await world.table(over), people[0], now=world.time)
    assert people[0].name not in table.model_dump_json()
    assert visible(shown_hand(table, table.shown_hand, "en").text).startswith("somebody shows hand 1")


# At a tournament.


async def test_whoever_played_a_tournaments_game_shows_a_hand_in_its_group(world):
    evening = await Evening.begun(world, 3, "Friday Cup end=hands:1 rounds=1")
    (table,) = await evening.tables()
    await evening.plays_quickly(table.id)
    player = table.seats[0].person
    _, buttons = await replayed(world, player, table.id)
    assert buttons
    stranger = world.person("Zoe")
    await shows(world, stranger, table.id)
    assert not seen(world)
    assert (await shows(world, player, table.id)).toast == "The group sees this hand now."
    assert f"shows hand 1 of {table.id}" in text(world)
