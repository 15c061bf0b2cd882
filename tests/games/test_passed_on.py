"""Texts that people forward end with a link to the thing itself; the offer to add the bot to a group is made once."""

import pytest

from bot.screen import NO_LINKS, Links
from bot.screens import deal_of_the_day, passing_on
from bot.table.table import Stage
from bot.texts import LANGUAGES, said, visible
from bot.views.day import FinishedDay
from tests.screens.drawn import lobby_of_table
from tests.screens.set_tables import opened
from tests.world.finished_games import SHORT, finish, open_game, play_out, private

ADD = "https://chat.example/add"
HERE = Links(start="https://t.me/thousand_bot?start=join_K7QX2M", groups=ADD)
INSTALLED = Links(groups=ADD)


@pytest.fixture
def linked(world, monkeypatch):
    """A platform with links, on which everybody has opened the private chat."""
    room = world.room
    monkeypatch.setattr(type(room), "group_link", lambda _: ADD)
    monkeypatch.setattr(type(room), "start_link", lambda _, payload: f"https://t.me/thousand_bot?start={payload}")
    return world


async def greeted(world, *people):
    for person in people:
        await world.service.private_chat_opened(person)


def offers(screen):
    return [button.url for row in screen.rows for button in row if button.url is not None]


def ends(world, chat):
    """The message that ends a game in a chat."""
    return next(one.screen for one in reversed(world.room.seen_in(chat)) if "Final totals" in one.screen.text)


# The line with the link.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["share-day", "share-join", "share-learn"])
def test_the_address_can_be_copied(language, key):
    (line,) = passing_on.line(language, key, HERE)
    assert visible(line).endswith(": t.me/thousand_bot?start=join_K7QX2M")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_no_link_does_the_thing_it_adds_the_bot(language):
    (line,) = passing_on.line(language, "share-day", INSTALLED)
    assert f'href="{ADD}"' in line
    assert passing_on.line(language, "share-day", NO_LINKS) == []


def test_a_lobby_ends_with_the_way_to_its_table():
    assert visible(lobby_of_table(opened(), "en", HERE).text).endswith("?start=join_K7QX2M")
    assert "t.me" not in lobby_of_table(opened(), "en").text


# In a game.


async def test_a_lobby_and_the_end_of_a_game_in_a_group(linked, people):
    await greeted(linked, *people)
    await linked.says(people[0], SHORT)
    code = await linked.table_id()
    assert visible(linked.room.board(linked.group).screen.text).endswith(f"t.me/thousand_bot?start=join_{code}")
    await linked.says(people[0], "/endgame")
    await finish(linked, people)
    over = ends(linked, linked.group)
    assert visible(over.text).endswith("t.me/thousand_bot?start=learn")
    assert offers(over) == [], "in a group the bot is there already"


def leads_to_a_lesson(screen):
    return "start=learn" in visible(screen.text)


async def test_only_where_somebody_finishes_a_first_game_its_end_leads_to_a_lesson(linked, people):
    await greeted(linked, *people)
    seen = []
    for players in (people[:2], people[:2], people, people):
        await finish(linked, players, bots=3 - len(players))
        seen.append(leads_to_a_lesson(ends(linked, linked.group)))
    assert seen == [True, False, True, False]


@pytest.mark.parametrize(
    "command", ["/newgame polish lock.enabled=no game.target=120", "/play polish lock.enabled=no game.target=120"]
)
async def test_in_private_only_the_end_of_the_first_game_leads_to_a_lesson(linked, people, command):
    found, here = [], private(people[0])
    await greeted(linked, people[0])
    for _ in range(2):
        await linked.says(people[0], command, chat=here)
        await play_out(linked, await linked.table_id(here))
        found.append(leads_to_a_lesson(ends(linked, here)))
    assert found == [True, False]


async def test_who_left_a_game_has_finished_none(linked, people):
    await greeted(linked, *people)
    table_id = await open_game(linked, people)
    await linked.says(people[2], "/leave")
    await play_out(linked, table_id)
    for players, found in ((people[:2], False), (people, True)):
        await finish(linked, players, bots=3 - len(players))
        assert leads_to_a_lesson(ends(linked, linked.group)) is found


async def test_the_link_of_a_lobby_proves_no_membership(linked, people):
    zoe = linked.person("Zoe")
    linked.room.departed.add(zoe.key)
    await greeted(linked, zoe, *people)
    await linked.says(people[0], SHORT)
    table_id = await linked.table_id()
    await linked.says(zoe, f"/start join_{table_id}", chat=private(zoe))
    table = await linked.table(table_id)
    assert table.seat_of(zoe.key) is None
    assert table.has_knocked(zoe.key)


# The offer to add the bot to a group.


async def won_in_private(world, person):
    """Play practice games until the person wins one; return each game's last message and whether it was won."""
    chat, seen = private(person), []
    for _ in range(12):
        await world.says(person, "/newgame polish lock.enabled=no game.target=120", chat=chat)
        table = await play_out(world, await world.table_id(chat))
        seen.append((ends(world, chat), table.stage is Stage.OVER and 0 in table.game.winners))
        if seen[-1][1]:
            return seen
    raise AssertionError("no game was won")


async def test_it_comes_after_the_first_won_game_and_never_again(linked, people):
    anna = people[0]
    await greeted(linked, anna)
    for over, won in await won_in_private(linked, anna):
        assert offers(over) == [ADD] * won
    for over, _ in await won_in_private(linked, anna):
        assert offers(over) == []


# The targets of the links.


async def test_each_payload_leads_on_and_the_ones_of_before_too(linked, people):
    anna = people[0]
    for payload in ("day", "join_daily"):
        answer = await linked.says(anna, f"/start {payload}", chat=private(anna))
        assert "Deal of the day" in answer.replies[0].screen.text
    for payload in ("learn", "join_learn"):
        answer = await linked.says(anna, f"/start {payload}", chat=private(anna))
        assert "Learn to play" in answer.replies[0].screen.text


def test_a_days_result_ends_with_its_link_or_its_command():
    day = FinishedDay("K7QX2M", "en", "2026-11-22", said("en", "over-rematch"), (True, False), 60, 1)
    link = Links(start="https://t.me/thousand_bot?start=day", groups=ADD)
    assert visible(deal_of_the_day.share(day, link).text).endswith("?start=day")
    assert visible(deal_of_the_day.share(day).text).endswith("/daily")
