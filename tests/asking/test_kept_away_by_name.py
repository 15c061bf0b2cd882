"""`/kick NAME 7d` finds whoever has ever had a seat at a table of the chat, by name or mention."""

import pytest

from bot.people import Chat
from tests.crossed import sampled

BOSS = "Boss"


async def sent_away(world, people):
    await world.says(people[0], "/kick Jan")


async def left_the_lobby(world, people):
    await world.says(people[1], "/leave")


async def table_closed(world, people):
    await world.says(people[0], "/endgame")
    await world.says(people[0], "/newgame")


async def game_left_and_ended(world, people):
    await world.says(people[0], "/addbot")
    await world.says(people[0], "/deal")
    await world.says(people[1], "/leave")
    await world.says_yes(people[0], "/endgame")
    await world.says(people[0], "/newgame")


async def still_there(world, people):
    pass


@pytest.mark.parametrize("how", sampled(["Jan", "jan", "@Jan", "<@42>"], 2))
@pytest.mark.parametrize("before", [sent_away, left_the_lobby, table_closed, game_left_and_ended, still_there])
async def test_whoever_had_a_seat_is_kept_away(world, before, how):
    people = await world.seats("Anna Jan")
    await before(world, people)
    mentioned = (("<@42>", people[1].key),)
    answer = await world.says(world.person(BOSS), f"/kick {how} 7d", admin=True, mentioned=mentioned)
    assert answer.toast.startswith("Jan can’t sit down at new tables here")
    await world.says(people[0], "/endgame")
    await world.says(world.person("Zoe"), "/newgame")
    assert "have barred you" in (await world.says(people[1], "/join")).toast


async def test_a_topic_knows_who_sat_in_another_and_another_group_does_not(world):
    topic = Chat(platform="telegram", id="-100", thread="7", title="Friday")
    (jan,) = await world.seats("Jan")
    answer = await world.says(world.person(BOSS), "/kick Jan 7d", admin=True, chat=topic)
    assert answer.toast.startswith("Jan can’t sit down")
    elsewhere = Chat(platform="telegram", id="-300", title="Elsewhere")
    answer = await world.says(world.person(BOSS), "/kick Jan 7d", admin=True, chat=elsewhere)
    assert answer.toast == "Nobody called “Jan” has sat at a table of this group."
    answer = await world.says(
        world.person(BOSS), "/kick <@42> 7d", admin=True, chat=elsewhere, mentioned=(("<@42>", jan.key),)
    )
    assert answer.toast == "That person hasn’t played in this group."


async def test_a_group_s_new_id_knows_them_too(world):
    await world.seats("Anna Jan")
    await world.service.chat_moved("telegram", "-100", "-100777")
    moved = Chat(platform="telegram", id="-100777", title="Friday")
    answer = await world.says(world.person(BOSS), "/kick Jan 7d", admin=True, chat=moved)
    assert answer.toast.startswith("Jan can’t sit down")


async def test_who_asked_to_be_forgotten_is_not_listed_any_more(world, fake_database):
    anna, jan = await world.seats("Anna Jan")
    await world.directory.forget_person(jan.key, asked_at=world.time + 1)
    assert dict(await world.directory.people_of(world.group.key)) == {anna.key: "Anna"}


async def test_a_private_table_is_noted_nowhere(world, anna, fake_database):
    await world.says(anna, "/newgame", chat=await world.room.private_chat(anna))
    assert not [key for key in await fake_database.call("KEYS", "*") if key.startswith(b"sat:")]
