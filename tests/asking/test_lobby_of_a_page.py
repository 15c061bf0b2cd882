"""What a page presses in a lobby: the level of a built-in player at its seat, its removal, and the options."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.views.lobby import lobby_of


@pytest.fixture
async def people(world):
    """Anna, who opened the table, Ben, and a built-in player at the third seat."""
    anna, ben = await world.seats("Anna Ben")
    await world.says(anna, "/addbot easy")
    return anna, ben


async def view(world, person):
    return lobby_of(await world.table(), "en", person.key)


async def pressed(world, person, verb, argument=""):
    return await world.presses(person, encode(ButtonToken((await world.table()).id, 0, verb, argument)))


async def test_whoever_sits_changes_the_level_at_its_seat_and_sends_it_away(world, people):
    _, ben = people
    (*_, bot) = (await view(world, ben)).seats
    await world.presses(ben, bot.levels["hard"])
    assert [seat.level for seat in (await view(world, ben)).seats] == ["", "", "hard"]
    await world.presses(ben, bot.remove)
    assert [seat.name for seat in (await view(world, ben)).seats] == ["Anna", "Ben"]


@pytest.mark.parametrize("argument", ["hard-0", "hard-3", "hard-x", "hard-99999999999"])
async def test_no_level_is_changed_where_no_built_in_player_sits(world, people, argument):
    before = await world.table()
    answer = await pressed(world, people[0], Verb.ADD_BUILT_IN, argument)
    assert answer.toast
    assert (await world.table()).seats == before.seats


async def test_a_stranger_changes_no_level(world, people):
    stranger = world.person("Ola")
    before = await world.table()
    await pressed(world, stranger, Verb.ADD_BUILT_IN, "hard-2")
    assert (await world.table()).seats == before.seats


async def test_the_options_are_told_to_who_may_choose_and_change_nothing_at_the_table(world, people):
    anna, ben = people
    before = await world.table()
    told = (await pressed(world, anna, Verb.OPTIONS, "barrel")).options
    assert [group["name"] for group in told["groups"] if "options" in group] == ["The barrel"]
    assert await world.table() == before
    refused = await pressed(world, ben, Verb.OPTIONS)
    assert refused.options is None
    assert refused.toast
