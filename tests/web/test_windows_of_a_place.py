"""Windows of a place of guests, over real HTTP and against a real bot: which table they show, and who may do what."""

import datetime as dt
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import ClientSession

from adapters.web.rooms import new_key
from tests.web.guest_window import GuestWindow, window_at
from tests.web.page_client import Door
from tests.web.playground_moves import running_playground
from tests.web.views_heard import choices_of

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]


@pytest_asyncio.fixture(loop_scope="session", scope="module")
async def address(redis_server) -> AsyncIterator[str]:
    async with running_playground(redis_server.url, PACE=0) as (_, address):
        yield address


async def friend_of(host: GuestWindow, address: str, name: str = "Ola") -> Door:
    """Seat a friend in the place of a window by an invitation."""
    headers = {"Origin": address}
    async with ClientSession(headers=headers) as session:
        path = f"{address}/t/{host.door.code}"
        async with session.post(f"{path}/invite", json={"key": host.door.key}) as answer:
            secret = (await answer.json())["address"].partition("#invited=")[2]
        friend = Door(host.door.code, new_key())
        body = {"invitation": secret, "key": friend.key, "name": name, "language": "en"}
        async with session.post(f"{path}/seat", json=body) as answer:
            assert answer.status == 201
    return friend


async def test_a_place_without_a_table_shows_none(address):
    async with window_at(address) as host:
        assert (host.room["shows"], host.room["table"]) == ("home", "")
        assert [(one["mine"], one["name"]) for one in host.room["people"]] == [(True, "Anna")]


async def test_a_table_that_anybody_opens_in_the_place_comes_onto_every_felt(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        await host.do("/newgame")
        await host.until(lambda: host.view.get("kind") == "lobby")
        await friend.until(lambda: friend.table == host.table != "")
        await friend.do("/join")
        await host.until(lambda: len(host.view["lobby"]["seats"]) == 2)
        assert [seat.get("own", False) for seat in host.view["lobby"]["seats"]] == [True, False]
        await friend.until(lambda: [one.get("own", False) for one in friend.view["lobby"]["seats"]] == [False, True])


async def test_a_closed_lobby_leaves_an_empty_felt(address):
    async with window_at(address) as host:
        await host.do("/newgame")
        await host.until(lambda: host.table != "")
        await host.do("/endgame")
        await host.until(lambda: host.room["shows"] == "home")


async def test_the_host_is_in_charge_of_a_table_that_a_friend_has_opened(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        await friend.do("/newgame")
        await host.until(lambda: "lobby" in host.view)
        await host.press(host.choice("options"))
        await host.press(host.view["menu"]["end"]["data"])
        await host.until(lambda: host.room["shows"] == "home")


async def test_a_game_is_paused_ended_and_left_by_choices_of_its_view(address):
    async with window_at(address) as host:
        await begun(host)
        offered = await host.press(host.view["menu"]["timer"]["data"])
        assert len(offered["replies"]) == 1
        await host.press(host.view["menu"]["pause"]["data"])
        await host.until(lambda: "resume" in host.view["menu"])
        await host.press(host.view["menu"]["resume"]["data"])
        await host.until(lambda: "pause" in host.view["menu"])
        asked = await host.press(host.view["menu"]["leave"]["data"])
        assert len(asked["replies"]) == 1
        assert host.view["menu"]["end"]["asks"]
        await host.press(host.view["menu"]["end"]["data"])
        await host.until(lambda: "over" in host.view)


async def test_a_plan_of_evenings_comes_onto_the_felt_until_there_is_a_table(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        later = dt.datetime.now(dt.UTC) + dt.timedelta(days=3)  # its page opens a day before
        await host.do(f"/tournament at={DAYS[later.weekday()]}_21:00")
        await host.until(lambda: host.view.get("kind") == "plan")
        await friend.until(lambda: friend.view.get("kind") == "plan")
        assert "21:00" in friend.view["paper"]["text"]
        (stop,) = [one["data"] for row in host.view["paper"]["rows"] for one in row if one["does"] == "evenings"][:1]
        assert (await host.press(stop)).get("refused") is None
        await host.do("/newgame")
        await host.until(lambda: host.view.get("kind") == "lobby")


async def begun(host: GuestWindow) -> str:
    """Begin a game with built-in players; return its code."""
    for command in ("/newgame", "/addbot", "/addbot", "/deal"):
        await host.do(command)
    await host.until(lambda: host.view.get("kind") == "game")
    return host.table


async def test_ones_own_game_comes_onto_ones_own_felt_alone_and_leads_back(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        game = await begun(host)
        await friend.until(lambda: friend.table == game)
        await host.do("/newgame", chat=host.me)
        await host.until(lambda: host.table not in {"", game} and bool(host.view))
        assert (host.room["other"], friend.table) == (game, game)
        await host.send(type="open", id="back", table=game)
        await host.until(lambda: host.table == game and bool(host.view))
        assert host.room["other"] not in {"", game}


async def test_a_tournament_opened_during_ones_game_comes_onto_the_felt_and_leads_back(address):
    async with window_at(address) as host:
        game = await begun(host)
        await host.do("/tournament")
        await host.until(lambda: host.view.get("kind") == "tournament")
        assert host.room["other"] == game


async def test_a_game_on_the_felt_stays_there_when_another_opens_a_table(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        await friend.do("/newgame", chat=friend.me)
        await friend.until(lambda: friend.table != "" and bool(friend.view))
        game = friend.table
        await host.do("/newgame")
        await host.until(lambda: host.table != "")
        await host.say("come over", id="line")
        await friend.until(lambda: friend.lines() == ["come over"])
        assert friend.table == game


async def test_two_devices_of_a_guest_show_the_same_and_a_press_from_either_counts_once(address):
    async with window_at(address) as host, window_at(address, host.door) as again:
        await begun(host)
        await again.until(lambda: again.table == host.table and bool(again.view))
        for window in (host, again):
            await window.until(lambda window=window: window.is_due)
        data = choices_of(host.view)[0]["data"]
        assert choices_of(again.view)[0]["data"] == data
        first, second = await host.press(data), await again.press(data)
        assert "refused" not in first
        assert "refused" not in second
        game = host.table
        await host.do("/newgame", chat=host.me)
        await again.until(lambda: again.table not in {"", game} and bool(again.view))


async def test_a_reload_and_a_new_connection_come_back_to_the_table_where_one_sits(address):
    async with window_at(address) as host:
        game = await begun(host)
        async with window_at(address, host.door) as reloaded, window_at(address, host.door, game) as again:
            assert reloaded.table == again.table == game


async def test_what_is_said_is_heard_by_everybody_there_and_by_those_who_come_later(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        await host.say("good luck!", id="line")
        await host.say("good luck!", id="line")
        await friend.until(lambda: friend.lines() == ["good luck!"])
        assert friend.said[0]["author"] == host.me
        async with window_at(address, friend.door) as later:
            await later.until(lambda: later.lines() == ["good luck!"])


async def test_replies_come_with_the_answer_to_their_asker_alone(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        answer = await friend.do("/help")
        assert [one["chat"] for one in answer["replies"]] == [friend.me]
        await host.do("/rules")
        assert "replies" not in str([friend.views.all(), friend.said])
        assert len(friend.answers) == 1


async def test_the_host_is_admin_of_the_place_and_a_guest_is_not(address):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        await host.do("/newgame")
        await friend.until(lambda: friend.table != "")
        await friend.do("/join")
        refused = await friend.do("/kick Anna")
        assert refused["toast"]
        await host.do("/kick Ola")
        await host.until(lambda: len(host.view["lobby"]["seats"]) == 1)
        await friend.until(lambda: friend.room["shows"] == "home")


async def test_whose_links_were_stopped_stays_and_a_wrong_key_opens_nothing(address):
    async with window_at(address) as host:
        friend = await friend_of(host, address)
        async with window_at(address, friend) as there, ClientSession(headers={"Origin": address}) as session:
            body = {"key": host.door.key, "stop": True}
            async with session.post(f"{address}/t/{host.door.code}/invite", json=body) as answer:
                assert answer.status == 204
            await there.say("still here", id="line")
            await host.until(lambda: host.lines() == ["still here"])
        async with window_at(address, Door(host.door.code, new_key())) as stranger:
            assert (stranger.refused, stranger.room) == ("by-invitation", {})


async def test_a_table_of_another_place_shows_no_byte_of_itself(address):
    async with window_at(address) as host, window_at(address) as eve:
        game = await begun(host)
        await eve.send(type="open", id="look", table=game)
        await eve.until(lambda: eve.room["shows"] == "home")
        assert eve.views.all() == []
        assert (await eve.press(host.choice("rules")))["refused"] == "stranger"
        async with window_at(address, eve.door, game) as again:
            assert (again.room["shows"], again.views.all()) == ("home", [])


@pytest.mark.parametrize(
    "given",
    [
        {"type": "say", "text": "I am Anna"},
        {"type": "do", "command": "/newgame"},
        {"type": "press", "message": "1", "data": "K7.1.card.3"},
        {"type": "rename", "name": "Fool"},
    ],
    ids=["talk", "command", "press", "name"],
)
async def test_nobody_acts_in_a_window_as_another(address, given):
    async with window_at(address) as host, window_at(address, await friend_of(host, address)) as friend:
        where = {} if given["type"] == "rename" else {"chat": friend.group}
        answer = await friend.send(id="one", person=host.me, **given, **where)
        assert answer == {"type": "answer", "id": "one", "refused": "stranger"}
        if where:
            elsewhere = await friend.send(id="two", person=friend.me, **given, chat=host.me)
            assert elsewhere["refused"] == "chat"


async def test_ones_own_page_and_games_come_as_data_and_not_as_messages(address):
    async with window_at(address) as host:
        page = await host.do("/stats", chat=host.me)
        assert (page["own"]["kind"], "replies" in page) == ("me", False)
        hides = next(one["data"] for one in page["own"]["seen"] if one["label"].startswith("No one"))
        hidden = await host.press(hides, chat=host.me)
        assert [one["label"][0] for one in hidden["own"]["seen"]].index("✓") == 2
        await host.do("/play", chat=host.me)
        await host.until(lambda: host.table != "")
        (running,) = (await host.do("/history", chat=host.me))["own"]["running"]
        assert running["code"] == host.table


async def played_out(host: GuestWindow) -> None:
    """Play the game on the felt to its end, by the first choice that there is."""
    while not host.view.get("over"):
        await host.until(lambda: host.is_due or "over" in host.view)
        possible = [
            one["data"] for one in choices_of(host.view) if one.get("style") != "muted" and one["kind"] != "page"
        ]
        if possible and "over" not in host.view:
            await host.press(possible[0], chat=host.me)


async def test_a_finished_game_is_played_once_more_from_the_list_of_ones_own(address):
    async with window_at(address) as host:
        await host.do("/play auction_thousand game.target=1", chat=host.me)
        await host.until(lambda: host.view.get("kind") == "game")
        await played_out(host)
        first = host.table

        async def own_games() -> list[dict]:
            return (await host.do("/history", chat=host.me))["own"].get("finished", [])

        while not await own_games():  # it is counted in a moment
            pass
        (game,) = await own_games()
        assert (game["code"], game["alone"], len(game["sheet"])) == (first, True, 1)
        await host.press(game["again"][0]["data"], chat=host.me)
        await host.until(lambda: host.table not in {"", first})
