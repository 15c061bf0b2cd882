"""What people read who play, judge or watch from another chat or platform, or who have withdrawn."""

import pytest

from adapters.discord.markdown import markdown
from bot.codec import ButtonToken, Verb, encode
from bot.people import Chat
from bot.tournament.tournament import TournamentStage
from tests.screens import faces
from tests.world.chat_room import ELSEWHERE
from tests.world.evening import Evening


async def withdrawn(evening, name):
    answer = await evening.presses(name, Verb.LEAVE)
    await evening.world.presses(evening.people[name], answer.replies[0].screen.rows[0][0])
    await evening.tended()
    return await evening.table_of(name)


async def test_who_has_withdrawn_reads_it_and_finds_no_way_back(world):
    evening = await Evening.begun(world, 3)
    await withdrawn(evening, "Ben")
    screen = world.room.hand_of(evening.people["Ben"]).screen
    assert "withdrawn from the tournament" in screen.text
    assert screen.rows == ()


@pytest.mark.slow
async def test_the_message_of_who_has_withdrawn_is_not_renewed_by_the_game(world):
    evening = await Evening.begun(world, 3)
    table = await withdrawn(evening, "Ben")
    message = world.room.hand_of(evening.people["Ben"])
    edits = len(message.before)
    await evening.plays_quickly(table.id)
    assert len(message.before) == edits


async def test_an_old_button_back_does_not_seat_who_has_withdrawn(world):
    evening = await Evening.begun(world, 3)
    table = await withdrawn(evening, "Ben")
    answer = await world.presses(evening.people["Ben"], encode(ButtonToken(table.id, 0, Verb.BACK)))
    assert "can’t come back" in answer.toast


async def test_somebody_from_elsewhere_offers_to_judge_by_the_code(world):
    evening = await Evening.opened(world, 3)
    otto = world.person("Otto", platform="discord")
    answer = await world.says(otto, f"/judge offer {evening.code}", chat=ELSEWHERE)
    assert "you’d like to judge" in answer.toast
    assert [one.person.name for one in (await evening.tournament()).offers] == ["Otto"]


async def test_a_hand_is_asked_for_in_any_chat_without_a_table(world):
    evening = await Evening.begun(world, 3)
    table = await evening.table_of("Ben")
    answer = await world.says(evening.people["Ben"], "/hand", chat=ELSEWHERE)
    await world.tender.tend(table.id)
    assert "in the private chat" in answer.toast
    assert "Cup · round 1 · table" in world.room.hand_of(evening.people["Ben"]).screen.text


async def test_the_standings_of_a_round_in_play_do_not_say_that_it_is_over(world):
    evening = await Evening.begun(world, 3)
    during = (await evening.says("Anna", "/standings")).replies[0].screen.text
    await evening.plays_round()
    after = (await evening.says("Anna", "/standings")).replies[0].screen.text
    assert "standings while round 1 is played" in during
    assert "standings after round 1" in after


async def test_a_table_that_is_done_needs_no_judge(world):
    evening = await Evening.begun(world, 3)
    assert "Every judge is playing" in evening.page.screen.text
    await evening.plays_round()
    await evening.passes(20.0)
    assert (await evening.tournament()).core.stage is TournamentStage.PLAYING
    pages = [one.screen.text for one in world.room.seen_in(world.group) if "Tables done: 1 of 1" in one.screen.text]
    assert pages
    assert "Every judge is playing" not in pages[-1]


async def test_a_table_that_is_done_tells_of_its_last_hand_and_that_the_game_is_over(world):
    evening = await Evening.begun(world, 3)
    (table,) = await evening.tables()
    await evening.plays_quickly(table.id)
    text = world.room.hand_of(evening.people["Anna"]).screen.text
    assert "The game is over" in text
    assert "Hand 1 ·" in text


async def test_the_title_of_ones_table_stands_beside_discords_link_to_the_channel(world):
    evening = await Evening.begun(world, 3)
    table = await evening.table_of("Ben")
    here = Chat(platform="discord", id="5", title="table")
    table = table.model_copy(update={"chats": (here,)})
    seat = table.seat_of(evening.people["Ben"].key)
    screen = faces.private(table, seat, "en", "channel:5")
    first = markdown(screen.text).split("\n")[0]
    assert "Friday Cup · round 1" in first
