"""`/play`: a game with bots in a private chat that people from the ticked groups can join."""

import asyncio

import pytest

from bot.asking.commands.calling import MOST_OFFERED
from bot.calling.calls import code_of
from bot.codec import ButtonToken, Verb, encode
from bot.finished.forgetting import forget_everywhere
from bot.finished.statistics import added
from bot.people import Chat
from bot.ports.presses import Press, Pressed
from bot.table import forgetting
from bot.table.gathering import Door
from bot.table.kinds import ORDINARY
from bot.table.kinds.kind import FREE_AFTER
from bot.table.table import Stage
from bot.table.vacancies import offered
from bot.texts import visible
from tests.world.finished_games import play_out, private

NOON = 1_700_049_600.0  # 12:00 UTC
PLAY = "/play polish lock.enabled=no game.target=150"
CLUB = Chat(platform="telegram", id="-200", title="Chess club")


@pytest.fixture
def world(world):
    world.time = NOON
    return world


@pytest.fixture
def anna(world):
    return world.person("Anna")


@pytest.fixture
def ben(world):
    return world.person("Ben", language="pl")


async def wants(world, *people, chat=None):
    for person in people:
        await world.says(person, "/callme", chat=chat)


async def begun(world, anna):
    """Begin a game with /play; return its code and the page with the groups."""
    (reply,) = (await world.says(anna, PLAY, chat=private(anna))).replies
    code = await world.table_id(private(anna))
    await world.tender.tend(code)
    return code, reply.screen


async def ticks(world, person, code, chat):
    answer = await world.presses(person, tick(code, chat), chat=private(person))
    if await world.store.version(code_of(code)) is not None:
        await world.tender.tend(code_of(code))
    return answer


def tick(code, chat):
    return encode(ButtonToken(code, 0, Verb.OFFER, chat.key))


def calls(world, person):
    """The messages that call a person to a table, found by their buttons."""
    return [
        one
        for one in world.room.seen_in(private(person))
        if any(button.data and button.data.startswith(f".0.{Verb.CALLS}") for button in one.buttons)
    ]


async def comes_in(world, person, code):
    """Let a person take a seat by the link, in their private chat."""
    answer = await world.says(person, f"/start join_{code}", chat=private(person))
    await world.tender.tend(code)
    return answer


async def next_hand(world, code):
    rows = len((await world.table(code)).rows)
    await play_out(world, code, until=lambda table: len(table.rows) > rows)
    return await world.table(code)


def seen(world, person):
    return [visible(one.screen.text) for one in world.room.seen_in(private(person))]


# The opener alone with bots.


async def test_one_plays_at_once_at_an_ordinary_table_without_hints(world, anna):
    code, page = await begun(world, anna)
    table = await world.table(code)
    assert (table.stage, table.kind, table.door) == (Stage.PLAYING, ORDINARY, Door.LINK)
    assert [seat.person is None for seat in table.seats] == [False, True, True]
    assert len(offered(table)) == 2
    assert "You can play at once" in visible(page.text)
    hint = encode(ButtonToken(code, table.decision, Verb.HINT))
    assert (await world.presses(anna, hint, chat=private(anna))).toast.startswith("Hints are for")
    labels = [button.label for one in world.room.seen_in(private(anna)) for button in one.buttons]
    assert not any("Hint" in label or "seat" in label for label in labels)


async def test_nobody_is_reminded_where_nobody_waits(world, anna):
    code, _ = await begun(world, anna)
    await world.passes(40, code)
    assert not (await world.table(code)).turn.nudged


async def test_in_a_group_it_leads_to_the_private_chat(world, anna):
    assert (await world.says(anna, "/play")).toast == "This works in the private chat with me."
    assert await world.directory.table_of_chat(world.group.key) is None


# Calling people.


async def test_who_wants_to_be_called_in_a_ticked_group_reads_one_line_and_comes_in(world, anna, ben):
    await wants(world, anna, ben)
    code, page = await begun(world, anna)
    assert [row[0].label for row in page.rows] == ["☐ Friday"]
    answer = await ticks(world, anna, code, world.group)
    assert answer.toast == "I’m writing to everyone who asked for it: “Friday”."
    assert [row[0].label for row in answer.instead.rows] == ["☑ Friday"]
    (call,) = calls(world, ben)
    assert not calls(world, anna)
    assert "Anna" in visible(call.screen.text)
    answer = await world.presses(ben, call.button(Verb.JOIN), chat=private(ben))
    await world.tender.tend(code)
    table = await world.table(code)
    assert table.seats[1].person.key == ben.key
    assert "Ben comes in for a bot and plays from the next hand" in " ".join(seen(world, anna))
    assert any("Ben" in text and "Anna" in text for text in seen(world, ben)), "the board, in their own chat"
    await next_hand(world, code)
    await world.skips(code)
    table = await world.table(code)
    assert not table.seats[1].left
    assert any("Twoje karty" in text for text in seen(world, ben))
    assert not any("Twoje karty" in text for text in seen(world, anna))


async def test_somebody_in_two_ticked_groups_is_called_once(world, anna, ben):
    for chat in (world.group, CLUB):
        await wants(world, anna, ben, chat=chat)
    cleo = world.person("Cleo")
    await wants(world, cleo, chat=CLUB)
    code, page = await begun(world, anna)
    assert len(page.rows) == 2
    for chat in (world.group, CLUB):
        await ticks(world, anna, code, chat)
    assert (len(calls(world, ben)), len(calls(world, cleo))) == (1, 1)
    await ticks(world, anna, code, CLUB)
    assert (len(calls(world, ben)), len(calls(world, cleo))) == (1, 1)


async def test_two_presses_at_once_in_two_processes_call_everybody_once(world, anna, ben):
    await wants(world, anna, ben)
    code, _ = await begun(world, anna)
    second = world.another_service()
    presses = [Press(anna, private(anna), f"tick-{n}", Pressed(tick(code, world.group))) for n in range(2)]
    await asyncio.gather(world.service.act(presses[0]), second.act(presses[1]))
    first = world.tender
    world.restart()
    await asyncio.gather(first.tend(code_of(code)), world.tender.tend(code_of(code)))
    assert len(calls(world, ben)) == 1


async def test_an_openers_tables_call_once_a_day(world, anna, ben):
    await wants(world, anna, ben)
    code, _ = await begun(world, anna)
    await ticks(world, anna, code, world.group)
    await world.says_yes(anna, "/leave", chat=private(anna))
    code, _ = await begun(world, anna)
    assert (await ticks(world, anna, code, world.group)).toast.startswith("I’ve already written to people")
    assert len(calls(world, ben)) == 1


async def test_only_the_opener_calls_and_only_where_they_are(world, anna, ben):
    await wants(world, anna, ben)
    await wants(world, ben, chat=CLUB)
    code, _ = await begun(world, anna)
    assert "tylko osoba, która otworzyła stół" in (await ticks(world, ben, code, world.group)).toast
    assert (await ticks(world, anna, code, CLUB)).toast, "it is not among Anna's groups"
    world.room.departed.add(anna.key)
    assert (await ticks(world, anna, code, world.group)).toast
    assert calls(world, ben) == []


async def test_groups_that_somebody_has_left_take_no_place_on_the_page(world, anna, monkeypatch):
    for number in range(MOST_OFFERED):
        await wants(world, anna, chat=CLUB.model_copy(update={"id": f"-30{number}"}))
    await wants(world, anna)

    async def in_friday(chat, _person):
        return chat.key == world.group.key

    monkeypatch.setattr(world.room, "is_member", in_friday)
    code, page = await begun(world, anna)
    assert tick(code, world.group) in {button.data for row in page.rows for button in row}


async def test_where_nobody_wants_calls_none_is_made(world, anna):
    await wants(world, anna)
    code, _ = await begun(world, anna)
    assert (await ticks(world, anna, code, world.group)).toast.startswith(
        "Nobody in “Friday” wants to hear about tables"
    )


# Taking a bot's seat.


async def test_the_link_is_enough_until_no_bot_is_left(world, anna, ben):
    code, _ = await begun(world, anna)
    cleo, dora = world.person("Cleo"), world.person("Dora")
    for one in (ben, cleo):
        await comes_in(world, one, code)
    assert offered(await world.table(code)) == ()
    assert (await comes_in(world, dora, code)).toast
    assert (await world.table(code)).seat_of(dora.key) is None
    hint = encode(ButtonToken(code, 0, Verb.HINT))
    assert (await world.presses(anna, hint, chat=private(anna))).toast.startswith("Hints are for")


async def test_who_plays_in_their_private_chat_already_finishes_that_first(world, anna, ben):
    await world.says(ben, "/newgame", chat=private(ben))
    code, _ = await begun(world, anna)
    assert (await comes_in(world, ben, code)).toast
    assert (await world.table(code)).seat_of(ben.key) is None


async def test_a_hand_stays_in_its_own_chat_also_for_who_wants_no_messages(world, anna, ben):
    code, _ = await begun(world, anna)
    await world.says(ben, "/hand off", chat=private(ben))
    await comes_in(world, ben, code)
    await next_hand(world, code)
    await world.skips(code)
    assert not any("Twoje karty" in text for text in seen(world, anna))
    assert any("Twoje karty" in text for text in seen(world, ben))


async def test_the_others_wait_for_nobody_there_either(world, anna, ben):
    code, _ = await begun(world, anna)
    await comes_in(world, ben, code)
    await next_hand(world, code)
    await world.skips(code)
    await play_out(world, code, until=lambda table: table.to_act == 1)
    before = len(seen(world, anna))
    await world.passes(30, code)
    assert len(seen(world, anna)) == before, "the reminder is in Ben's own chat"
    await world.passes(100, code)
    (button,) = [
        button
        for one in world.room.seen_in(private(anna))
        for button in one.buttons
        if button.data and f".{Verb.MOVE_FOR}" in button.data
    ]
    decision = (await world.table(code)).decision
    await world.presses(anna, button, chat=private(anna))
    await world.tender.tend(code)
    assert (await world.table(code)).decision > decision


# Leaving.


async def test_who_leaves_sees_the_board_no_more_and_has_the_chat_back(world, anna, ben):
    code, _ = await begun(world, anna)
    await comes_in(world, ben, code)
    await next_hand(world, code)
    await world.skips(code)
    await world.says(anna, "/leave", chat=private(anna))
    await world.tender.tend(code)
    await world.says(anna, "/newgame", chat=private(anna))
    assert await world.directory.table_of_chat(private(anna).key) != code
    table = await world.table(code)
    assert table.stage is Stage.PLAYING
    assert [chat.key for chat in table.shown_in] == [private(ben).key]
    await world.passes(FREE_AFTER + 1, code)
    assert (await world.table(code)).seats[0].free
    dora = world.person("Dora")
    await comes_in(world, dora, code)
    table = await world.table(code)
    assert table.seats[0].person.key == dora.key
    assert private(anna).key not in table.model_dump_json()


async def test_whoever_stays_alone_and_leaves_ends_it(world, anna, ben):
    code, _ = await begun(world, anna)
    await comes_in(world, ben, code)
    await next_hand(world, code)
    await world.says(ben, "/leave", chat=private(ben))
    await world.says_yes(anna, "/leave", chat=private(anna))
    assert (await world.table(code)).stage is Stage.CLOSED


# Effects on statistics, and the next game.


async def test_it_counts_for_its_opener_alone_and_for_no_rating(world, anna, ben):
    code, _ = await begun(world, anna)
    await comes_in(world, ben, code)
    table = await play_out(world, code)
    assert table.stage is Stage.OVER
    sums = added(table, {})
    assert set(sums) == {anna.key}
    assert "rated" not in sums[anna.key].numbers
    assert sums[anna.key].numbers["shared"] == 0, "a game with bots: it is in no month"


async def test_shown_in_a_group_too_it_is_in_no_month_of_it(world, anna, ben):
    code, _ = await begun(world, anna)
    await world.says(ben, f"/join {code}")
    assert (await world.table(code)).seat_of(ben.key) is not None
    await play_out(world, code)
    text = visible((await world.says(anna, "/top month")).replies[0].screen.text)
    assert "Nobody has finished a game" in text


async def test_once_more_seats_those_who_want_and_offers_the_bots_seats_again(world, anna, ben):
    code, _ = await begun(world, anna)
    await comes_in(world, ben, code)
    await play_out(world, code)
    again = encode(ButtonToken(code, 0, Verb.AGAIN))
    await world.presses(anna, again, chat=private(anna))
    following = await world.table_id(private(anna))
    await world.tender.tend(following)
    assert (await world.table(following)).stage is Stage.LOBBY
    await world.presses(ben, again, chat=private(ben))
    table = await world.table(following)
    assert (table.stage, table.kind, len(offered(table))) == (Stage.PLAYING, ORDINARY, 1)
    assert await world.table_id(private(ben)) == following
    assert {seat.earlier for seat in table.seats} == {()}, "now it counts for Ben too"


# Forgetting people.


async def test_nothing_is_left_of_who_asks_to_be_forgotten(world, anna, ben):
    await wants(world, anna, ben)
    code, _ = await begun(world, anna)
    await ticks(world, anna, code, world.group)
    await comes_in(world, ben, code)
    table = await world.table(code)
    for one in (anna, ben):
        left = forgetting.without(table, one, forgetting.private_chats(table, one), now=world.time).model_dump_json()
        assert one.key not in left
        assert private(one).key not in left
        assert one.name not in left
    await forget_everywhere(world.tables, ben.key, world.time)
    call = await world.store.load(code_of(code))
    assert ben.key.encode() not in call.body
