"""Everybody who has asked to be let in, and wasn't, is told so in private, once, whatever became of the request."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.tournament.tournament import LIFE
from tests.world.chat_room import ELSEWHERE
from tests.world.evening import Evening


@pytest.fixture
def eve(world):
    """Somebody who isn't in the group."""
    person = world.person("Eve", language="de")
    world.room.departed.add(person.key)
    return person


@pytest.fixture
async def lobby(world, eve):
    """A table at which Eve has asked to be let in."""
    for name in ("Anna", "Ben", "Cleo"):
        await world.says(world.person(name), "/newgame" if name == "Anna" else "/join")
    table_id = await world.table_id()
    await world.says(eve, f"/join {table_id}", chat=ELSEWHERE)
    assert (await world.table(table_id)).has_knocked(eve.key)
    return table_id


@pytest.fixture
async def joining(world, eve):
    """A tournament that Eve has asked to be let into."""
    evening = await Evening.opened(world, 4)
    evening.people["Eve"] = eve
    await evening.says("Eve", f"/join {evening.code}", chat=ELSEWHERE)
    assert (await evening.tournament()).has_knocked(eve.key)
    return evening


async def private_lines(world, person):
    """What the bot has written to somebody in private."""
    return [one.screen.text for one in world.room.seen_in(await world.room.private_chat(person))]


async def refuses(world):
    await world.presses(world.person("Anna"), world.board.button(Verb.TURN_AWAY))


async def deals(world):
    await world.says(world.person("Anna"), "/deal")


async def closes(world):
    await world.says(world.person("Anna"), "/endgame")


@pytest.mark.parametrize("happens", [refuses, deals, closes])
async def test_whatever_ends_a_request_at_a_table_is_told_once_in_ones_language(world, lobby, eve, happens):
    assert await private_lines(world, eve) == []
    await happens(world)
    await world.tender.tend(lobby)
    await world.tender.tend(lobby)
    assert await private_lines(world, eve) == [f"🚪 Du wurdest nicht hereingelassen ({lobby})."]


async def turned_away(evening):
    await evening.presses("Anna", Verb.TURN_AWAY)


async def drawn(evening):
    await evening.starts("Anna")


async def forsaken(evening):
    await evening.passes(LIFE)


@pytest.mark.parametrize("happens", [turned_away, drawn, forsaken])
async def test_whatever_ends_a_request_at_a_tournament_is_told_once(joining, eve, happens):
    assert await private_lines(joining.world, eve) == []
    await happens(joining)
    await joining.tended()
    assert await private_lines(joining.world, eve) == [f"🚪 Du wurdest nicht hereingelassen ({joining.code})."]


async def test_who_asks_again_after_a_draw_is_told_again_at_the_next_one(joining, eve):
    await drawn(joining)
    await joining.plays_round()
    await joining.says("Eve", f"/join {joining.code}", chat=ELSEWHERE)
    assert (await joining.tournament()).has_knocked(eve.key)
    await joining.presses("Anna", Verb.NEXT)
    assert len(await private_lines(joining.world, eve)) == 2


async def test_who_is_let_in_is_told_nothing_of_the_kind(world, lobby, eve):
    await world.presses(world.person("Anna"), world.board.button(Verb.LET_IN))
    await deals(world)
    assert not any("nicht hereingelassen" in text for text in await private_lines(world, eve))


async def test_who_comes_into_the_group_and_sits_down_there_asks_no_more(world, lobby, eve):
    world.room.departed.clear()
    await world.presses(eve, world.board.button(Verb.JOIN))
    assert (await world.table(lobby)).knocks == ()
    await deals(world)
    assert not any("nicht hereingelassen" in text for text in await private_lines(world, eve))


async def test_somebody_on_the_other_platform_is_told_there(world):
    await world.says(world.person("Anna"), "/newgame")
    table_id, dora = await world.table_id(), world.person("Dora", platform="discord")
    await world.says(dora, f"/join {table_id}", chat=Chat(platform="discord", id="7", title="Channel"))
    await refuses(world)
    (told_there,) = world.other_room.seen_in(await world.other_room.private_chat(dora))
    assert told_there.screen.text == f"🚪 You haven’t been let in ({table_id})."
