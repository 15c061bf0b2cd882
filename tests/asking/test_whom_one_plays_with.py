"""Choosing whom to play with: the share of games played to the end, `reliable=on`, `/kick Anna 7d`, and `/notwith`."""

import pytest

from bot.codec import ButtonToken, Verb, encode
from bot.finished import forgetting, statistics
from bot.finished.statistics import is_reliable, standing
from bot.ports.directory import Aggregates
from bot.ports.presses import Command, Press
from bot.table.change import TableChange
from bot.table.table import Stage
from bot.texts import visible
from tests.world.finished_games import finish, open_game, play_out, private
from tests.world.kept_games import summed

DAY = 86_400.0


async def sits(world, person):
    """Whether a person has a seat at the table that is open in the group."""
    code = await world.directory.table_of_chat(world.group.key)
    table = await world.table(code) if code is not None else None
    return table is not None and table.is_live and table.seat_of(person.key) is not None


async def played(world, person, games, left):
    """Count so many games of a person with others, of which some were left."""
    person_sums = {"games": games, "shared": games, "left": left}
    await world.store.carry_out(summed({person.key: Aggregates(person.name, person_sums)}, []))


@pytest.mark.parametrize(
    ("games", "left", "share", "reliable"),
    [(9, 9, None, True), (10, 2, 80, True), (10, 3, 70, False), (0, 0, None, True), (100, 0, 100, True)],
)
def test_the_share_is_told_from_the_tenth_game_on_and_four_of_five_are_enough(games, left, share, reliable):
    one = standing("Anna", {"shared": games, "left": left})
    assert (one.finished, is_reliable(one)) == (share, reliable)


async def test_stats_tells_the_share_of_games_with_others_that_somebody_played_to_the_end(world, people):
    await played(world, people[0], 10, 1)
    text = visible((await world.says(people[0], "/stats")).replies[0].screen.text)
    assert "played to the end: 90% of the games with others" in text


async def test_who_left_or_is_still_stood_in_for_at_the_end_has_not_played_to_the_end(world, people):
    table = await play_out(world, await open_game(world, people))
    seats = (table.seats[0].replace(left=True), table.seats[1].replace(stand_in=True), table.seats[2])
    added = statistics.added(table.replace(seats=seats), {})
    assert [added[person.key].numbers["left"] for person in people] == [1, 1, 0]
    assert [added[person.key].numbers["shared"] for person in people] == [1, 1, 1]


async def test_a_practice_game_is_no_game_with_others(world, people):
    table = await world.table(await finish(world, people[:1], bots=2))
    assert statistics.added(table, {})[people[0].key].numbers["shared"] == 0


async def test_a_reliable_table_lets_in_who_plays_to_the_end_or_is_new(world, people):
    await world.says(people[0], "/newgame polish reliable=on")
    await played(world, people[1], 10, 3)
    assert "Only for people who finish at least four out of five" in visible(world.board.screen.text)
    answer = await world.presses(people[1], world.board.button(Verb.JOIN))
    assert answer.toast.startswith("This table is for people who finish at least four out of five")
    await world.presses(people[2], world.board.button(Verb.JOIN))
    await world.says(people[0], "/options reliable=off")
    await world.presses(people[1], world.board.button(Verb.JOIN))
    table = await world.table()
    assert [seat.person.name for seat in table.seats] == ["Anna", "Cleo", "Ben"]


async def test_only_an_admin_keeps_somebody_away_and_only_from_later_tables(world, people):
    table_id = await open_game(world, people)
    refused = await world.says(people[0], "/kick Ben 7d")
    assert refused.toast == "Only an admin of this group can do that."
    done = await world.says(world.person("Boss"), "/kick Ben 7d", admin=True)
    assert done.toast == "Ben can’t sit down at new tables here; that ends in 1 week. Seats already taken stay."
    assert (await world.table(table_id)).seat_of(people[1].key) is not None
    await play_out(world, table_id)
    await world.says(people[0], "/newgame")
    for answer in (await world.presses(people[1], world.board.button(Verb.JOIN)), await world.says(people[1], "/join")):
        assert answer.toast.startswith("The admins have barred you from this group’s tables.")
    world.time += 7 * DAY + 1
    await world.tend()  # the previous lobby has closed
    await world.says(people[1], "/newgame")
    assert (await world.table()).opener.key == people[1].key


async def test_who_is_kept_away_opens_no_table_there_and_is_free_elsewhere(world, people):
    await finish(world, people)
    await world.says(people[0], "/kick Ben 1d", admin=True)
    assert "have barred you" in (await world.says(people[1], "/newgame")).toast
    assert "have barred you" in (await world.says(people[1], "/tournament Cup")).toast
    await world.says(people[1], "/newgame", chat=private(people[1]))
    assert await world.table_id(private(people[1]))
    await world.says(people[0], "/kick Ben 0d", admin=True)
    await world.says(people[1], "/newgame")
    assert (await world.table()).opener.key == people[1].key


async def test_somebody_is_kept_away_also_where_the_chats_table_is_gone(world, people):
    await finish(world, people)
    await world.directory.link_chat(world.group.key, "GONE23")
    press = Press(people[0], world.group, "a kick", Command("kick", "Ben 7d"), admin=True)
    answer = await world.service.act(press)
    assert answer.toast.startswith("Ben can’t sit down at new tables here")


async def test_deleted_data_is_no_way_back_in(world, people):
    await finish(world, people)
    await world.says(people[0], "/kick Ben 7d", admin=True)
    await world.says_yes(people[1], "/deletemydata", chat=private(people[1]))
    kept = await world.directory.chat(world.group.key)
    assert not any(people[1].id in name for name in kept), "the chat's document does not name them"
    assert "have barred you" in (await world.says(people[1], "/newgame")).toast


async def test_a_time_out_of_range_or_an_unknown_name_is_refused(world, people):
    await finish(world, people)
    for typed, said in (("/kick Ben 5m", "How long: 1h to 365d"), ("/kick Zoe 7d", "Nobody called “Zoe”")):
        assert (await world.says(people[0], typed, admin=True)).toast.startswith(said)


async def test_one_is_warned_in_private_before_sitting_down_and_nobody_else_learns_of_it(world, people):
    await finish(world, people)
    here = private(people[0])
    done = await world.says(people[0], "/notwith ben", chat=here)
    assert done.toast == "I’ll warn you before you sit down with Ben. Nobody else will know."
    await world.says(people[1], "/newgame")
    answer = await world.presses(people[0], world.board.button(Verb.JOIN))
    assert "Ben" not in answer.toast
    (reply,) = answer.replies
    assert reply.secret
    assert visible(reply.screen.text) == "At this table: Ben. You wanted me to warn you."
    assert (await world.table()).seat_of(people[0].key) is None
    await world.presses(people[0], reply.screen.rows[0][0], chat=here)
    assert (await world.table()).seat_of(people[0].key) == 1
    own = visible((await world.says(people[0], "/mydata", chat=here)).replies[0].screen.text)
    theirs = visible((await world.says(people[1], "/mydata", chat=private(people[1]))).replies[0].screen.text)
    assert "before you sit down with: Ben" in own
    assert "Anna" not in theirs


async def test_once_more_warns_too_whoever_asks_first_or_later(world, people):
    old = await finish(world, people)
    for person in people[:2]:
        await world.says(person, "/notwith Cleo", chat=private(person))
    again = encode(ButtonToken(old, 0, Verb.AGAIN))
    for person in people[:2]:
        answer = await world.presses(person, again)
        assert "Cleo" not in answer.toast
        (reply,) = answer.replies
        assert (reply.secret, visible(reply.screen.text)) == (True, "At this table: Cleo. You wanted me to warn you.")
        assert not await sits(world, person)
        world.room.tells_nothing = True  # the press in the group shows that the person is there
        await world.presses(person, reply.screen.rows[0][0], chat=private(person))
        assert await sits(world, person)
    await world.presses(people[2], again)
    assert (await world.table()).stage is Stage.PLAYING


async def test_a_forged_answer_of_a_stranger_plays_no_game_once_more(world, people):
    old = await finish(world, people)
    forged = encode(ButtonToken(old, 0, Verb.AGAIN, "sure"))
    stranger = world.person("Zoe")
    assert (await world.presses(stranger, forged, chat=private(stranger))).toast.startswith("There’s no table")
    world.room.departed.add(people[0].key)
    assert (await world.presses(people[0], forged, chat=private(people[0]))).toast == "You have no seat at this table."
    assert not await sits(world, people[0])


async def test_a_table_for_reliable_people_stays_one_when_it_is_played_once_more(world, people):
    old = await finish(world, people)
    await world.tables.change(old, lambda table: TableChange(table.replace(reliable=True)))
    await world.presses(people[0], encode(ButtonToken(old, 0, Verb.AGAIN)))
    assert (await world.table()).reliable


async def test_the_same_name_again_ends_the_warning_and_a_stranger_has_none(world, people):
    await finish(world, people)
    here = private(people[0])
    await world.says(people[0], "/notwith Ben", chat=here)
    assert (await world.says(people[0], "/notwith Ben", chat=here)).toast == "No more warnings about Ben."
    assert "You haven’t named anyone" in visible(
        (await world.says(people[0], "/notwith", chat=here)).replies[0].screen.text
    )
    assert "You haven’t played with anyone" in (await world.says(people[0], "/notwith Zoe", chat=here)).toast
    assert "private" in (await world.says(people[0], "/notwith Ben")).toast


async def test_a_table_that_is_gone_hides_nobody_met_at_others(world, people):
    await finish(world, people)
    await world.directory.link_person(people[0].key, "GONE23", on=True)
    answer = await world.says(people[0], "/notwith Ben", chat=private(people[0]))
    assert answer.toast.startswith("I’ll warn you before you sit down with Ben")


async def test_the_warning_goes_with_the_deleted_data_of_whom_it_is_about(world, people):
    await finish(world, people)
    await world.says(people[0], "/notwith Ben", chat=private(people[0]))
    await world.says_yes(people[1], "/deletemydata", chat=private(people[1]))
    await forgetting.forget_everywhere(world.tables, people[1].key, world.time)
    assert "notwith" not in await world.directory.person(people[0].key)
