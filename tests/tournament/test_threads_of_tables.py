"""Tables of a tournament with threads of their own, in a chat that remembers."""

import asyncio
from dataclasses import replace

import pytest

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.limits import TELEGRAM, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from bot.codec import ButtonToken, Verb, encode, verb_of
from bot.people import Chat
from bot.ports.messenger import NO_FORUM, NO_RIGHTS, Blocked, Busy
from bot.screens.tournament.settings import AS_IT_IS
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from tests.world.chat_room import NoLimits, World
from tests.world.deaths import through_deaths
from tests.world.evening import Evening, moved

WITH_THREADS = "Cup end=hands:1 rounds=3 threads=on"


def refuses(call, why):
    """A room's `refuse` that refuses one kind of call."""
    return lambda called, chat: why if called == call else None


def texts_in(world, chat):
    return [message.screen.text for message in world.room.seen_in(chat)]


async def drawn(evening):
    """Draw the first round before any worker tends the tournament."""
    start = encode(ButtonToken(evening.code, 0, Verb.START, AS_IT_IS))
    await evening.world.presses(evening.people["Anna"], start)


async def begun(world, people=6):
    evening = await Evening.begun(world, people, WITH_THREADS)
    await evening.tended()
    return evening


async def thread_of(evening, number=0):
    table = (await evening.tables())[number]
    assert len(table.chats) == 2
    return table, table.chats[1]


async def test_each_table_has_one_thread_with_its_board(world):
    evening = await begun(world)
    titles = [title for _, title in world.room.threads.opened]
    assert [title.partition(":")[0] for title in titles] == ["Round 1 · table 1", "Round 1 · table 2"]
    for number, (thread, title) in enumerate(world.room.threads.opened):
        table, own = await thread_of(evening, number)
        assert own.key == thread.key
        assert all(seat.person.name in title for seat in table.seats)
        (board,) = world.room.seen_in(thread)
        assert f"table {number + 1}" in board.screen.text
    assert len(world.room.seen_in(world.group)) == 2  # the registration, and the page of the round


async def test_threads_are_closed_when_all_results_are_in_and_stand_in_them(world):
    evening = await begun(world)
    first, second = await evening.tables()
    await evening.plays_quickly(first.id)
    await evening.tended()
    assert world.room.threads.closed == []
    await evening.plays_quickly(second.id)
    await world.tender.tournaments.result_taken(await world.tables.table(second.id))
    for _ in range(3):
        await evening.passes(6.0)
    assert {thread.key for thread in world.room.threads.closed} == {first.chats[1].key, second.chats[1].key}
    for thread in world.room.threads.closed:
        assert any("🏆" in text for text in texts_in(world, thread))
        calls = [call for call, key in world.room.calls if key == thread.key]
        assert calls[-1] == "close"
    assert (await evening.tournament()).table_threads == ()


async def test_no_thread_is_closed_before_the_end_of_its_game_stands_in_it(world):
    evening = await begun(world, 3)
    table, thread = await thread_of(evening)
    world.room.refuse = lambda call, chat: Busy(1.0) if call in {"send", "edit"} and chat.key == thread.key else None
    await evening.plays_quickly(table.id)
    await evening.passes(6.0)
    assert (await evening.tournament()).round_is_over
    assert world.room.threads.closed == []
    world.room.refuse = lambda call, chat: None
    await evening.passes(6.0)
    await evening.passes(6.0)
    assert [one.key for one in world.room.threads.closed] == [thread.key]


async def test_the_next_round_has_threads_of_its_own(world):
    evening = await begun(world)
    await evening.plays_round()
    await evening.passes(61.0)
    await evening.tended()
    titles = [title.partition(":")[0] for _, title in world.room.threads.opened]
    assert titles[2:] == ["Round 2 · table 1", "Round 2 · table 2"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("why", "line"),
    [
        (Blocked(NO_RIGHTS), "I need the admin right “Manage Topics”"),
        (Blocked(NO_FORUM), "this group doesn’t use them"),
        (Blocked("something"), "let me open"),
    ],
)
async def test_without_the_right_the_page_says_so_once_and_the_round_goes_on(world, why, line):
    world.room.refuse = refuses("open", why)
    evening = await begun(world)
    await evening.passes(16.0)
    await evening.passes(16.0)
    assert [call for call, _ in world.room.calls].count("open") == 1
    assert evening.page.screen.text.count(line) == 1
    world.room.refuse = lambda call, chat: None
    await evening.plays_round()
    await evening.passes(61.0)
    await evening.tended()
    assert len(world.room.threads.opened) == 2
    assert line not in evening.page.screen.text


async def test_each_death_leaves_one_unused_thread_at_most_and_every_table_has_one(deadly_world):
    world = deadly_world
    evening = await Evening.opened(world, 6, WITH_THREADS)
    await drawn(evening)
    before = world.store.kills
    await through_deaths(evening, evening.tended)
    kills = world.store.kills - before
    await evening.tended()
    tables = await evening.tables()
    used = {table.chats[1].key for table in tables}
    opened = {thread.key for thread, _ in world.room.threads.opened}
    assert kills > 5
    assert len(used) == 2
    assert all(len(table.chats) == 2 for table in tables)
    assert used <= opened
    assert len(opened - used) <= kills
    unused = [thread for thread, _ in world.room.threads.opened if thread.key not in used]
    assert not any(texts_in(world, thread) for thread in unused)
    await evening.plays_round()
    for _ in range(3):
        await through_deaths(evening, lambda: evening.passes(6.0))
    assert used <= {thread.key for thread in world.room.threads.closed}


async def test_a_thread_whose_write_failed_is_used_by_the_process_that_has_opened_it(deadly_world):
    world = deadly_world
    evening = await Evening.opened(world, 3, WITH_THREADS)
    await drawn(evening)
    for writes in range(40):
        world.store.begins(writes)
        try:
            await evening.tended()
        except Exception:  # noqa: BLE001, S112 - the store failed in this moment, and the process goes on
            continue
        break
    world.store.begins(None)
    await evening.tended()
    table, thread = await thread_of(evening)
    assert len(world.room.threads.opened) == 1
    assert thread.key == world.room.threads.opened[0][0].key
    assert table.is_live


async def test_a_worker_that_has_lost_the_lead_opens_no_thread(world, fake_database):
    evening = await Evening.opened(world, 6, WITH_THREADS)
    await drawn(evening)
    first, second = RedisSchedule(fake_database), RedisSchedule(Database(fake_database.client))
    old = await first.lead(0.0)
    await first.release()
    new = await second.lead(0.0)
    assert await world.tender.tend(evening.code, old) is None
    assert world.room.threads.opened == []
    await world.tender.tend(evening.code, new)
    assert len(world.room.threads.opened) == 2


async def test_of_two_workers_that_open_a_thread_at_once_one_closes_its_own_again(world):
    evening = await Evening.opened(world, 3, WITH_THREADS)
    await drawn(evening)
    slow = world.room.threads.open_thread

    async def open_slowly(chat, title):
        thread = await slow(chat, title)
        for _ in range(50):
            await asyncio.sleep(0)
        return thread

    world.room.threads.open_thread = open_slowly
    services = [world.another_service() for _ in range(2)]
    tenders = [
        Tender(
            one.tables,
            one.facts,
            Delivery(world.store, NoLimits(), world.messengers, lambda: world.time, patience=world.patience),
            lambda: world.time,
        )
        for one in services
    ]
    await asyncio.gather(*(tender.tend(evening.code) for tender in tenders))
    await evening.tended()
    _, own = await thread_of(evening)
    opened = {thread.key for thread, _ in world.room.threads.opened}
    assert len(opened) == 2
    assert {thread.key for thread in world.room.threads.closed} == opened - {own.key}
    assert len(texts_in(world, own)) == 1


async def test_what_is_typed_in_a_thread_is_about_its_table_and_its_tournament(world):
    evening = await begun(world)
    table, thread = await thread_of(evening, 1)
    verified = await world.says(evening.people["Anna"], "/verify", chat=thread)
    assert table.next_deal.commitment[:8] in verified.replies[0].screen.text
    shown = await world.says(evening.people["Anna"], "/standings", chat=thread)
    assert "Cup" in shown.replies[0].screen.text
    page = await world.says(evening.people["Anna"], "/tournament", chat=thread)
    assert "round 1 of 3" in page.replies[0].screen.text


async def test_a_player_sees_their_hand_by_the_boards_button_and_nobody_else_does(world):
    evening = await begun(world)
    table, thread = await thread_of(evening)
    button = world.room.board(thread).button(Verb.HAND)
    hand = await world.presses(table.seats[0].person, button, chat=thread)
    assert hand.replies[0].secret
    stranger = await world.presses(world.person("Otto"), button, chat=thread)
    assert stranger.replies == ()
    assert stranger.toast


async def test_the_board_has_no_buttons_that_move_or_vote(world):
    evening = await begun(world)
    _, thread = await thread_of(evening)
    verbs = {verb_of(button.data) for button in world.room.board(thread).buttons}
    assert verbs == {Verb.HAND, Verb.SCORE, Verb.RULES}


async def test_the_board_is_renewed_at_the_ends_of_tricks_and_not_for_each_card(world):
    evening = await begun(world, 3)
    table, thread = await thread_of(evening)
    decisions = 0
    while (await world.tables.table(table.id)).rows == ():
        await world.skips(table.id, 61.0)
        decisions += 1
    edits = [call for call, key in world.room.calls if key == thread.key and call == "edit"]
    assert decisions > 20
    assert len(edits) <= 13  # eight tricks, the auction, the contract, and the built-in players that take seats


async def test_a_player_is_reminded_in_private_although_there_is_a_board(world):
    evening = await begun(world, 3)
    table, thread = await thread_of(evening)
    await world.skips(table.id, 31.0)  # half of the time limit
    await world.skips(table.id, 1.0)
    assert (await world.tables.table(table.id)).turn.nudged
    assert len(texts_in(world, thread)) == 1


async def test_a_thread_that_is_gone_stops_nothing(world):
    evening = await begun(world, 3)
    table, thread = await thread_of(evening)
    world.room.refuse = lambda call, chat: Blocked("no-topic") if chat.key == thread.key else None
    await evening.plays_by_buttons(table.id)
    for _ in range(3):
        await evening.passes(6.0)
    assert (await evening.tournament()).round_is_over
    await evening.passes(61.0)
    assert (await evening.tournament()).core.round == 2


@pytest.mark.slow
async def test_boards_in_topics_leave_the_page_its_calls(fake_database):
    """The chats have Telegram's limits; the token has none, as its budget counts real seconds."""
    limits = RedisLimits(fake_database, {"telegram": replace(TELEGRAM, per_second=None)})
    world = World(RedisTables(fake_database), RedisDirectory(fake_database), limits)
    evening = await Evening.opened(world, 6, "Cup end=hands:3 pause=off threads=on")
    await evening.starts("Anna")
    calls = []
    world.room.refuse = lambda call, chat: calls.append((world.time, call, chat)) if chat.id == "-100" else None
    for _ in range(75):  # everybody moves once a second, faster than a group's budget could show
        world.time += 1.0
        for table in await evening.tables():
            if table.to_act is not None:
                await world.tables.change(table.id, moved(world.time))
        await evening.tended()
    assert len(world.room.threads.opened) == 2
    times = [at for at, _, _ in calls]
    assert max(sum(start <= at < start + 60.0 for at in times) for start in times) <= 20
    boards = [at for at, call, chat in calls if chat.thread is not None and call == "edit"]
    pages = [at for at, call, chat in calls if chat.thread is None and call == "edit"]
    assert len(boards) >= 4
    assert len(pages) >= 3


@pytest.mark.parametrize("word", ["threads=on", "topics=on", "topics=yes"])
async def test_both_words_mean_the_same(world, word):
    evening = await Evening.opened(world, 3, f"Cup {word}")
    assert (await evening.tournament()).threads
    await evening.says("Anna", "/tournament topics=off")
    assert not (await evening.tournament()).threads


async def test_the_settings_have_a_switch(world):
    evening = await Evening.opened(world, 3, "Cup")
    settings = (await evening.presses("Anna", Verb.MENU)).replies[0].screen
    button = next(one for row in settings.rows for one in row if one.label == "A topic for each table")
    await world.presses(evening.people["Anna"], button)
    assert (await evening.tournament()).threads
    await evening.tended()
    assert "Each table has a topic of its own in this chat" in evening.page.screen.text


async def test_the_playground_has_no_threads_and_says_so(world):
    web = Chat(platform="web", id="room", title="Room")
    world.messengers["web"] = world.other_room
    anna = world.person("Anna", platform="web")
    answer = await world.says(anna, "/tournament Cup threads=on", chat=web)
    assert "The playground has no threads" in answer.toast
    assert (await world.directory.chat(web.key)).get("tournament") is None
    await world.says(anna, "/tournament Cup", chat=web)
    code = (await world.directory.chat(web.key))["tournament"]
    menu = await world.presses(anna, f"{code}.0.{Verb.MENU}", chat=web)
    labels = [one.label for row in menu.replies[0].screen.rows for one in row]
    assert not any("thread" in label.lower() for label in labels)
