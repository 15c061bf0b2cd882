"""Who may sit down: people of the home chat at once, others as the table's door allows."""

import pytest

from bot.codec import Verb
from bot.people import Chat
from bot.table.change import TableChange
from bot.table.gathering import Door
from tests.world.chat_room import ELSEWHERE
from tests.world.finished_games import private


@pytest.fixture
async def lobby(world):
    """A table of Anna's; Eve is not in its group."""
    world.room.departed.add(world.person("Eve").key)
    await world.says(world.person("Anna"), "/newgame")
    return await world.table_id()


def names(table):
    return [seat.person.name for seat in table.seats]


async def lets_in(world, name="Anna", **press):
    return await world.presses(world.person(name), world.board.button(Verb.LET_IN), **press)


async def knocks(world, table_id, name="Eve"):
    return await world.says(world.person(name), f"/join {table_id}", chat=ELSEWHERE)


async def test_somebody_from_elsewhere_asks_and_has_no_seat(world, lobby):
    answer = await knocks(world, lobby)
    assert "its people have been asked" in answer.toast
    assert names(await world.table(lobby)) == ["Anna"]
    assert "Eve asks to be let in" in world.board.screen.text
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None
    assert await world.directory.tables_of_person(world.person("Eve").key) == []


async def test_the_opener_lets_them_in_with_one_press_and_their_chat_sees_the_board(world, lobby):
    await knocks(world, lobby)
    await lets_in(world)
    assert names(await world.table(lobby)) == ["Anna", "Eve"]
    board = world.board.screen.text
    assert "Anna has let Eve in" in board
    assert "asks to be let in" not in board
    assert "Eve" in world.room.board(ELSEWHERE).screen.text
    assert await world.directory.table_of_chat(ELSEWHERE.key) == lobby


async def test_a_chat_in_which_another_table_was_opened_meanwhile_does_not_see_the_board(world, lobby):
    await knocks(world, lobby)
    await world.says(world.person("Finn"), "/newgame", chat=ELSEWHERE)
    other = await world.table_id(ELSEWHERE)
    await world.tend(other)
    await lets_in(world)
    assert names(await world.table(lobby)) == ["Anna", "Eve"]
    assert [chat.key for chat in (await world.table(lobby)).chats] == [world.group.key]
    assert await world.directory.table_of_chat(ELSEWHERE.key) == other
    assert len(world.room.seen_in(ELSEWHERE)) == 1


async def test_a_chat_whose_other_table_has_ended_since_sees_the_board(world, lobby):
    await knocks(world, lobby)
    await world.says(world.person("Finn"), "/newgame", chat=ELSEWHERE)
    await world.says(world.person("Finn"), "/leave", chat=ELSEWHERE)  # and the table isn't cleared away yet
    await lets_in(world)
    assert await world.directory.table_of_chat(ELSEWHERE.key) == lobby
    assert "Eve" in world.room.board(ELSEWHERE).screen.text


async def test_who_may_not_let_anybody_in_links_no_chat_by_trying(world, lobby):
    await knocks(world, lobby)
    await lets_in(world, "Dan")
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None


async def test_a_chat_is_not_linked_when_somebody_answered_in_the_same_moment(world, lobby, monkeypatch):
    await knocks(world, lobby)
    button, change = world.board.button(Verb.LET_IN), world.tables.change

    async def overtaken(*args, **named):
        monkeypatch.setattr(world.tables, "change", change)
        await world.presses(world.person("Anna"), world.board.button(Verb.TURN_AWAY))
        return await change(*args, **named)

    monkeypatch.setattr(world.tables, "change", overtaken)
    assert "already been answered" in (await world.presses(world.person("Anna"), button)).toast
    assert await world.directory.table_of_chat(ELSEWHERE.key) is None


async def test_nobody_else_lets_them_in_not_even_themselves(world, lobby):
    await knocks(world, lobby)
    await world.says(world.person("Ben"), "/join")
    button = world.board.button(Verb.LET_IN)
    for name in ("Ben", "Eve", "Dan"):
        assert "opened the table" in (await world.presses(world.person(name), button)).toast
    assert names(await world.table(lobby)) == ["Anna", "Ben"]


async def test_who_is_turned_away_cannot_ask_again(world, lobby):
    await knocks(world, lobby)
    await world.presses(world.person("Anna"), world.board.button(Verb.TURN_AWAY))
    assert "Anna has turned Eve away" in world.board.screen.text
    assert "removed" in (await knocks(world, lobby)).toast
    assert (await world.table(lobby)).knocks == ()


async def test_asking_again_asks_once_and_a_crowd_does_not_fill_the_board(world, lobby):
    for number in range(10):
        world.room.departed.add(world.person(f"Guest{number}").key)
        await knocks(world, lobby, name=f"Guest{number}")
        await knocks(world, lobby, name=f"Guest{number}")
        assert len((await world.table(lobby)).knocks) == min(number + 1, 3)
    assert "its people have been asked" in (await knocks(world, lobby)).toast, "nobody learns that they are asked often"


async def test_a_button_of_somebody_who_was_answered_lets_nobody_in(world, lobby):
    await knocks(world, lobby)
    button = world.board.button(Verb.LET_IN)
    await world.presses(world.person("Anna"), button)
    assert "already been answered" in (await world.presses(world.person("Anna"), button)).toast
    assert names(await world.table(lobby)) == ["Anna", "Eve"]


async def test_a_member_who_types_the_code_in_another_group_sits_down(world, lobby):
    await knocks(world, lobby, name="Ben")
    assert names(await world.table(lobby)) == ["Anna", "Ben"]


async def test_the_other_platform_asks_too(world, lobby):
    channel = Chat(platform="discord", id="7", title="Channel")
    dora = world.person("Dora", platform="discord")
    assert "its people have been asked" in (await world.says(dora, f"/join {lobby}", chat=channel)).toast
    await lets_in(world)
    assert names(await world.table(lobby)) == ["Anna", "Dora"]
    assert "Dora" in world.other_room.board(channel).screen.text


async def test_with_join_link_the_code_is_enough(world):
    world.room.departed.add(world.person("Eve").key)
    await world.says(world.person("Anna"), "/newgame join=link")
    table_id = await world.table_id()
    await knocks(world, table_id)
    assert names(await world.table(table_id)) == ["Anna", "Eve"]


@pytest.fixture
def no_strangers(world):
    """A bot where strangers do not play with each other."""
    world.service.strangers = ()


async def test_with_join_anyone_whoever_looks_for_a_table_finds_it(world, no_strangers):
    eve = world.person("Eve")
    world.room.departed.add(eve.key)
    await world.says(world.person("Anna"), "/newgame join=anyone russian")
    table_id = await world.table_id()
    screen = (await world.says(eve, "/join", chat=private(eve))).replies[0].screen
    assert table_id in screen.text
    assert "Anna" in screen.text
    await world.presses(eve, screen.rows[0][0], chat=private(eve))
    assert names(await world.table(table_id)) == ["Anna", "Eve"]


async def test_a_table_that_is_not_open_to_all_is_found_by_nobody(world, lobby, no_strangers):
    eve = world.person("Eve")
    screen = (await world.says(eve, "/join", chat=private(eve))).replies[0].screen
    assert lobby not in screen.text
    assert "No open table" in screen.text


async def test_the_opener_changes_the_door_and_the_chat_keeps_it(world, lobby, anna):
    await world.says(anna, "/options join=link")
    assert (await world.table(lobby)).door is Door.LINK
    await world.says(anna, "/leave")
    await world.says(anna, "/newgame")
    assert (await world.table()).door is Door.LINK


async def test_a_stranger_changes_no_door(world, lobby):
    assert "opened the table" in (await world.says(world.person("Ben"), "/options join=anyone")).toast
    assert (await world.table(lobby)).door is Door.MEMBERS


async def test_an_unknown_door_is_answered_with_those_there_are(world):
    answer = await world.says(world.person("Anna"), "/newgame join=friends")
    assert "members, link or anyone" in answer.toast


@pytest.fixture
async def left(world, lobby):
    """Ben, who has left a game of Anna's, with a button of his old hand."""
    anna, ben = world.person("Anna"), world.person("Ben")
    for name in ("Ben", "Cleo"):
        await world.says(world.person(name), "/join")
    await world.says(anna, "/deal")
    await world.says(ben, "/leave")
    return ben, world.room.hand_of(ben).button(Verb.BACK)


async def is_back(world, lobby, person):
    table = await world.table(lobby)
    return not table.seats[table.seat_of(person.key)].left


async def test_a_member_who_left_the_group_during_the_game_does_not_come_back_by_the_code(world, lobby, left):
    ben, _ = left
    world.room.departed.add(ben.key)
    assert (await knocks(world, lobby, name="Ben")).toast
    assert not await is_back(world, lobby, ben)


async def test_such_a_member_does_not_come_back_by_the_button_on_the_old_hand(world, lobby, left):
    ben, back = left
    world.room.departed.add(ben.key)
    answer = await world.presses(ben, back, chat=private(ben))
    assert answer.toast == "I can’t see whether you’re in “Friday”. Type /join there to get your seat back."
    assert not await is_back(world, lobby, ben)


async def test_where_membership_is_unknown_only_the_groups_board_leads_back(world, lobby, left):
    ben, back = left
    world.room.tells_nothing = True
    assert (await world.presses(ben, back, chat=private(ben))).toast
    assert not await is_back(world, lobby, ben)
    await world.presses(ben, world.board.button(Verb.BACK))
    assert await is_back(world, lobby, ben)


async def test_a_member_comes_back_by_the_old_hand(world, lobby, left):
    ben, back = left
    await world.presses(ben, back, chat=private(ben))
    assert await is_back(world, lobby, ben)


@pytest.mark.parametrize("way", ["code", "old hand"])
async def test_a_guest_who_left_comes_back_as_they_came(world, lobby, way):
    eve = world.person("Eve")
    await knocks(world, lobby)
    await lets_in(world)
    await world.says(world.person("Cleo"), "/join")
    await world.says(world.person("Anna"), "/deal")
    await world.says(eve, "/leave", chat=ELSEWHERE)
    if way == "code":
        await knocks(world, lobby)
    else:
        await world.presses(eve, world.room.hand_of(eve).button(Verb.BACK), chat=private(eve))
    assert await is_back(world, lobby, eve)


async def test_who_still_sits_there_takes_over_from_the_stand_in_unasked(world, lobby, left):
    cleo = world.person("Cleo")
    world.room.departed.add(cleo.key)
    table = await world.table(lobby)
    index = table.seat_of(cleo.key)
    await world.tables.change(lobby, lambda now: TableChange(now.with_seat(index, stand_in=True)))
    await world.presses(cleo, left[1], chat=private(cleo))
    assert not (await world.table(lobby)).seats[index].stand_in


async def test_an_admin_of_the_home_chat_lets_them_in_too(world, lobby):
    await knocks(world, lobby)
    await lets_in(world, "Cleo", admin=True)
    assert names(await world.table(lobby)) == ["Anna", "Eve"]
    assert "Cleo has let Eve in" in world.board.screen.text
