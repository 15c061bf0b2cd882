"""Once more: the same people and rules, the seats moved on by one, and one press by each."""

from bot.codec import Verb
from bot.table.table import Stage
from tests.world.finished_games import SHORT, finish, play_out, private


def over(world, chat=None):
    return next(
        one
        for one in reversed(world.room.seen_in(chat or world.group))
        if any(button.data and f".{Verb.AGAIN}" in button.data for button in one.buttons)
    )


async def test_everybody_confirms_once_and_the_game_begins_with_seats_moved_on(world, people):
    old = await finish(world, people)
    button = over(world).button(Verb.AGAIN)
    await world.presses(people[2], button)
    table = await world.table()
    assert (table.stage, table.again_of) == (Stage.LOBBY, old)
    assert "2 people still have to confirm" in world.room.board(world.group).screen.text
    await world.presses(people[0], button)
    assert (await world.table()).stage is Stage.LOBBY
    await world.presses(people[1], button)
    table = await world.table()
    assert table.stage is Stage.PLAYING
    assert [seat.person.name for seat in table.seats] == ["Ben", "Cleo", "Anna"]
    assert (table.preset, dict(table.options)) == ("polish", {"lock.enabled": False, "game.target": 150})


async def test_built_in_players_confirm_by_themselves(world, people):
    await finish(world, people[:1], bots=2)
    await world.presses(people[0], over(world).button(Verb.AGAIN))
    table = await world.table()
    assert table.stage is Stage.PLAYING
    assert [seat.person is None for seat in table.seats] == [True, True, False]


async def test_a_practice_game_goes_on_at_once(world, people):
    anna, own = people[0], private(people[0])
    await world.says(anna, SHORT, chat=own)
    table_id = await world.table_id(own)
    await play_out(world, table_id)
    await world.presses(anna, over(world, own).button(Verb.AGAIN), chat=own)
    assert (await world.table(await world.table_id(own))).stage is Stage.PLAYING


async def test_a_second_press_of_the_same_person_confirms_nothing_more(world, people):
    await finish(world, people)
    button = over(world).button(Verb.AGAIN)
    for _ in range(2):
        answer = await world.presses(people[0], button)
        assert "in for another game" in answer.toast
    assert len((await world.table()).seats) == 1


async def test_who_did_not_play_cannot_call_for_it(world, people):
    await finish(world, people)
    answer = await world.presses(world.person("Zoe"), over(world).button(Verb.AGAIN))
    assert "no seat" in answer.toast
    assert await world.directory.table_of_chat(world.group.key) is None


async def test_another_game_in_the_chat_goes_first(world, people):
    await finish(world, people)
    button = over(world).button(Verb.AGAIN)
    await world.says(people[1], "/newgame")
    assert "already a table in this chat" in (await world.presses(people[0], button)).toast


async def test_whoever_is_there_may_begin_without_the_others(world, people):
    await finish(world, people)
    await world.presses(people[0], over(world).button(Verb.AGAIN))
    board = world.room.board(world.group)
    for _ in range(2):
        await world.presses(people[0], board.button(Verb.ADD_BUILT_IN))
    await world.presses(people[0], board.button(Verb.START))
    assert (await world.table()).stage is Stage.PLAYING


async def test_join_confirms_as_well(world, people):
    await finish(world, people)
    await world.presses(people[0], over(world).button(Verb.AGAIN))
    for person in people[1:]:
        await world.presses(person, world.room.board(world.group).button(Verb.JOIN))
    assert (await world.table()).stage is Stage.PLAYING
