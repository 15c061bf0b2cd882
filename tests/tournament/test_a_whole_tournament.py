"""Nine people, three rounds: registration, draw, play, standings, in chats that remember."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.showing import pace
from bot.table.deals import ANNULLED
from tests.world.evening import Evening
from tests.world.judged_tables import ruled


@pytest.mark.slow
async def test_nine_people_play_three_rounds_and_everybody_meets_each_other_once_at_most(world):
    evening = await Evening.begun(world)
    for number in (1, 2, 3):
        tournament = await evening.tournament()
        assert tournament.core.round == number
        if number == 1:
            for table in await evening.tables():
                await evening.plays_by_buttons(table.id)
            await evening.tended()
        else:
            await evening.plays_round()
        await evening.passes(61.0)
    tournament = await evening.tournament()
    assert tournament.core.stage == "finished"
    met = [
        frozenset((one, other))
        for round_ in tournament.core.rounds
        for table in round_.tables
        for one in table.seats
        for other in table.seats
        if one < other
    ]
    assert len(met) == 27
    assert len(set(met)) == 27
    texts = [message.screen.text for message in world.room.seen_in(world.group)]
    assert any("final standings" in text for text in texts)


async def test_the_tables_stand_in_no_group_and_each_player_has_one_message(world):
    evening = await Evening.begun(world)
    tables = await evening.tables()
    assert len(tables) == 3
    assert len(world.room.seen_in(world.group)) == 2  # the registration, and the page of the round
    for person in evening.people.values():
        assert "Friday Cup" in world.room.hand_of(person).screen.text


async def test_the_next_round_is_drawn_by_the_organisers_button(world):
    evening = await Evening.begun(world, 3)
    await evening.plays_round()
    await evening.presses("Anna", Verb.NEXT)
    assert (await evening.tournament()).core.round == 2


async def test_people_of_both_platforms_sit_at_one_table_each_with_a_message_of_their_own(world):
    evening = await Evening.opened(world, 2, "Cup join=link rounds=3 end=hands:1")
    otto = world.person("Otto", platform="discord")
    there = Chat(platform="discord", id="900", title="Server")
    await world.says(otto, f"/tournament {evening.code}", chat=there)
    shown = world.other_room.replies[-1:]
    await world.says(otto, f"/join {evening.code}", chat=there)
    await evening.starts("Anna")
    table = (await evening.tables())[0]
    assert {seat.person.key for seat in table.seats} == {"telegram:anna", "telegram:ben", "discord:otto"}
    assert "Cup" in world.other_room.hand_of(otto).screen.text
    assert not shown or "Cup" in shown[0][1].screen.text
    await evening.plays_round()
    await evening.passes(61.0)
    assert (await evening.tournament()).core.round == 2


async def test_the_page_is_renewed_every_fifteen_seconds_at_most(world):
    evening = await Evening.begun(world)
    await evening.passes(16.0)
    calls = len(world.room.calls)
    for _ in range(14):
        for table in await evening.tables():
            await world.skips(table.id, 0.0)
        world.time += 1.0
        await world.tender.tend(evening.code)
    assert sum(chat == world.group.key for _, chat in world.room.calls[calls:]) <= 1


async def test_a_card_in_the_middle_of_a_trick_renews_no_other_players_message(world):
    evening = await Evening.begun(world, 3)
    table = (await evening.tables())[0]
    for _ in range(60):
        table = await world.tables.table(table.id)
        if table.game.phase == "play" and table.game.tricks:
            break
        await world.skips(table.id, 61.0)
    seat = next(index for index in range(3) if index != table.to_act and index != (table.to_act + 1) % 3)
    before = pace.private_hand(table, seat)
    await world.skips(table.id, 61.0)
    after = await world.tables.table(table.id)
    assert after.decision != table.decision
    assert pace.private_hand(after, seat) == before


async def timed(world):
    """A two-minute round, and the code of a table at which the organiser does not play."""
    evening = await Evening.begun(world, 6, "Cup end=2m rounds=3 timer=10m")
    own = await evening.table_of("Anna")
    return evening, next(table.id for table in await evening.tables() if table.id != own.id)


async def a_hand(evening, table_id):
    """Play the hand at a table to its end at once; return the table after the pause for the next hand."""
    hands = len((await evening.world.tables.table(table_id)).rows)
    while len((await evening.world.tables.table(table_id)).rows) == hands:
        await evening.moves(table_id)
    await evening.world.skips(table_id, 10.0)
    return await evening.world.tables.table(table_id)


async def test_a_game_whose_time_is_up_ends_with_the_hand(world):
    evening, table = await timed(world)
    await evening.passes(121.0)
    assert not (await a_hand(evening, table)).is_live


async def test_time_for_which_a_table_was_paused_does_not_count_for_its_round(world):
    evening, table = await timed(world)
    chat = await world.room.private_chat(evening.people["Anna"])
    await evening.says("Anna", f"/pause {table}", chat=chat)
    await evening.passes(600.0)
    await evening.says("Anna", f"/resume {table}", chat=chat)
    await evening.passes(100.0)
    assert (await a_hand(evening, table)).is_live
    await evening.passes(20.0)
    assert not (await a_hand(evening, table)).is_live


async def test_a_hand_annulled_in_a_pause_gives_the_round_no_less_time(world):
    evening, table = await timed(world)
    chat = await world.room.private_chat(evening.people["Anna"])
    await evening.says("Anna", f"/pause {table}", chat=chat)
    await evening.passes(300.0)
    before = await world.tables.table(table)
    await world.tables.change(table, lambda now: ruled(now, ANNULLED, "mistake", now=world.time))
    await evening.passes(300.0)
    await evening.says("Anna", f"/resume {table}", chat=chat)
    assert (await world.tables.table(table)).kind.until == before.kind.until + 600.0
