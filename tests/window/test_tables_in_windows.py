"""A table in a window: the same seats and rights as by buttons, and what each person may see."""

import asyncio
import json

import pytest

from adapters.web import pages
from bot.asking.allowances import CODES
from bot.asking.windows import WindowDoors
from bot.codec import ButtonToken, Verb, encode
from engine.cards import codes
from tests.window.conftest import HOST, ORIGIN, PLACE, somebody
from tests.world.finished_games import finish


def cards_of(table):
    """The cards of each seat, written as in the data for the page."""
    return [set(codes(hand)) for hand in table.game.hands]


def shown_hand(window):
    return set(window.hand["hand"])


@pytest.fixture(autouse=True)
def looks_around_often(monkeypatch):
    monkeypatch.setattr(pages, "SIGN_EVERY", 0.05)


@pytest.fixture
async def lobby(world, people):
    """The code of a table that Anna has opened."""
    await world.says(people[0], "/newgame")
    return await world.table_id()


# ------------------------------------------------------------------ signing in


async def test_whoever_telegram_has_signed_is_let_in_with_the_table_of_their_link(clients, people):
    status, entered = await clients.enter(clients.data(people[0], start_param="t_AAAAA"))
    assert (status, entered["table"], entered["language"]) == (200, "AAAAA", "en")
    assert len(entered["session"]) >= 22


async def test_what_is_not_fresh_lets_nobody_in(clients, people):
    assert await clients.enter(clients.data(people[0], age=3601.0)) == (403, {"why": "old"})


async def test_unsigned_data_lets_nobody_in_and_is_repeated_nowhere(clients, people, caplog):
    data = clients.data(people[0]).replace("Anna", "Eve")
    assert await clients.enter(data) == (403, {"why": "bad"})
    answer = await clients.client.post("/app/enter", json={"platform": "elsewhere", "data": data}, headers=ORIGIN)
    assert (answer.status, await answer.json()) == (400, {"why": "bad"})
    assert "Eve" not in caplog.text


async def test_the_same_data_may_enter_again_as_clients_reload(clients, people):
    data = clients.data(people[0])
    (_, first), (_, second) = await clients.enter(data), await clients.enter(data)
    assert first["session"] != second["session"]


async def test_a_forgotten_person_is_signed_out_of_windows_and_older_data_is_refused(clients, people, world, table):
    data = clients.data(people[0], age=1.0)
    windows = [await clients.open(people[0], code) for code in (table, "")]
    await world.says_yes(people[0], "/deletemydata")
    assert await clients.enter(data) == (403, {"why": "forgotten"})
    for window in windows:  # also where nothing happens in the window and no table announces anything
        await window.until(lambda window=window: window.refused)
        assert window.refused == "session"


@pytest.mark.parametrize("headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {}])
async def test_no_other_site_signs_anybody_in(clients, people, headers):
    body = {"platform": "telegram", "data": clients.data(people[0])}
    answer = await clients.client.post("/app/enter", json=body, headers={"Host": HOST, **headers})
    assert answer.status == 403


# ------------------------------------------------------------------ who sees what


async def test_a_player_sees_the_own_hand_and_no_other(clients, people, world, table):
    hands = cards_of(await world.table(table))
    for index, person in enumerate(people):
        window = await clients.open(person, table)
        await window.until(lambda window=window: window.hand)
        assert shown_hand(window) == hands[index]
        others = set().union(*hands) - hands[index]
        assert not [card for card in others if f'"{card}"' in window.seen]


async def test_no_id_of_the_platform_leaves_the_server(clients, people, table):
    window = await clients.open(people[0], table)
    await window.until(lambda: window.hand)
    assert "telegram" not in window.seen
    assert not [person for person in people if f'"{person.id}"' in window.seen]
    assert [seat.get("own", False) for seat in window.view["seats"]].count(True) == 1


async def test_a_stranger_with_the_code_sees_no_byte_of_the_table(clients, eve, table):
    there = await clients.open(eve, table)
    nowhere = await clients.open(eve, "ZZZZZ")
    assert there.seen.replace(table, "ZZZZZ").count("ZZZZZ") == nowhere.seen.count("ZZZZZ")
    assert there.room["shows"] == nowhere.room["shows"] == "outside"
    for name in ("Anna", "Ben", "Cleo", "Friday"):
        assert name not in there.seen


async def test_nobody_is_in_front_of_a_table_that_they_may_not_see(clients, world, people, eve, table):
    window = await clients.open(eve, table)
    await window.send(type="there")
    mine = await clients.open(people[0], table)
    await mine.send(type="there")
    assert set(await world.presence.at(table)) == {people[0].key}


async def test_a_stranger_may_only_ask_to_be_let_in(clients, world, eve, lobby):
    window = await clients.open(eve, lobby)
    score = encode(ButtonToken(lobby, 0, Verb.SCORE))
    assert (await window.press(score))["refused"] == "stranger"
    assert (await window.do("/score"))["refused"] == "stranger"
    assert "Anna" not in window.seen
    knock = window.button("join")
    assert "refused" not in await window.press(knock["data"])
    assert (await world.table(lobby)).has_knocked(eve.key)


async def test_whoever_is_let_in_sees_the_table_at_once(clients, world, people, eve, lobby):
    window = await clients.open(eve, lobby)
    await window.press(window.button("join")["data"])
    await world.presses(people[0], world.board.button("let_in"))
    await window.until(lambda: window.room["shows"] == "table" and "Anna" in window.seen)


async def test_the_open_chat_shows_the_board_but_seats_nobody(clients, world, eve, open_chat):
    window = await clients.open(eve, open_chat, chat_instance=PLACE)
    assert window.room["shows"] == "table"
    assert window.hand is None
    stranger = await clients.open(somebody(world, 67, "Mallory"), open_chat, chat_instance="-1")
    assert stranger.room["shows"] == ("table" if world.room.departed == {eve.key} else "outside")


async def test_an_old_word_for_the_open_chat_shows_nothing(clients, eve, open_chat):
    window = await clients.open(eve, open_chat, chat_instance=PLACE, age=901.0)
    assert window.room["shows"] == "outside"


async def test_a_group_with_a_new_id_has_to_be_told_anew(clients, world, eve, open_chat):
    await world.service.chat_moved("telegram", world.group.id, "-1007")
    window = await clients.open(eve, open_chat, chat_instance=PLACE)
    assert window.room["shows"] == "outside"


async def test_a_window_tells_no_chat_its_name(clients, people, eve, table):
    await clients.open(people[0], table, chat_instance=PLACE)
    assert (await clients.open(eve, table, chat_instance=PLACE)).room["shows"] == "outside"


async def test_whoever_is_sent_away_sees_nothing_from_then_on(clients, world, people, lobby):
    await world.presses(people[1], world.board.button("join"))
    window = await clients.open(people[1], lobby)
    assert window.room["shows"] == "table"
    await world.says(people[0], "/kick Ben")
    await window.until(lambda: window.room["shows"] == "outside" and bool(window.view))
    assert "Anna" not in json.dumps(window.view)


# ------------------------------------------------------------------ presses and reactions


async def test_a_press_counts_once_however_often_it_is_sent(clients, world, people, table):
    game = await world.table(table)
    window = await clients.open(people[game.to_act], table)
    await window.until(lambda: window.hand)
    data = window.button("bid")["data"]
    first = await window.press(data, id="once")
    again = await window.press(data, id="once")
    assert first == again
    assert (await world.table(table)).decision == game.decision + 1


async def test_a_press_for_another_table_is_refused(clients, world, people, table):
    window = await clients.open(people[0], table)
    other = encode(ButtonToken("ZZZZZ", 0, Verb.SCORE))
    assert (await window.press(other))["refused"] == "stranger"


@pytest.mark.parametrize("command", ["/newgame", "/kick Ben", "/deletemydata", "/join AAAAA", "score", "/timer 5"])
async def test_nothing_can_be_typed(clients, people, table, command):
    window = await clients.open(people[0], table)
    assert (await window.do(command))["refused"] == "nonsense"


async def test_a_press_leaves_no_ticket_as_it_comes_from_no_chat(clients, world, people, table):
    window = await clients.open(people[0], table)
    await window.do("/score")
    assert await world.directory.ticket(people[0].key, table) == 0


async def test_a_press_is_no_proof_that_the_private_chat_is_open(clients, world, people, table):
    await world.service.private_chat_closed(people[0])
    assert (await world.table(table)).seats[0].unreachable
    window = await clients.open(people[0], table)
    await window.do("/score")
    assert (await world.table(table)).seats[0].unreachable


async def test_a_reaction_is_seen_in_every_window_of_the_table_and_in_no_other(clients, world, people, open_chat):
    eve = somebody(world, 66, "Eve")
    windows = [await clients.open(person, open_chat) for person in people]
    watching = await clients.open(eve, open_chat, chat_instance=PLACE)
    world.room.departed.add("telegram:67")
    outside = await clients.open(somebody(world, 67, "Mallory"), open_chat)
    for window in (watching, outside):
        assert "refused" not in await window.send(type="react", person="me", reaction="bravo")
    assert "refused" not in await windows[1].send(type="react", person="me", reaction="wow")
    for window in (*windows, watching):
        await window.until(lambda window=window: reactions(window))
        assert reactions(window) == [{"type": "reaction", "table": open_chat, "seat": 1, "reaction": "wow"}]
    await outside.send(type="there")
    assert not reactions(outside)


def reactions(window):
    return [frame for frame in window.frames if frame["type"] == "reaction"]


# ------------------------------------------------------------------ other tables and games


async def test_without_a_table_one_sees_the_own_tables_and_opens_one(clients, people, table):
    window = await clients.open(people[0])
    assert window.room["shows"] == "home"
    button = window.button("open")
    assert "Friday" in button["label"]
    await window.press(button["data"])
    await window.until(lambda: window.hand)
    assert window.room["table"] == table


async def test_who_is_in_the_chat_sees_its_tournament_before_joining_it(clients, world, people, eve):
    await world.says(people[0], "/tournament Cup", admin=True)
    code = (await world.directory.chat(world.group.key))["tournament"]
    for person, shows in ((people[1], "table"), (eve, "outside")):
        window = await clients.open(person, code)
        assert window.room["shows"] == shows


async def test_ones_tournament_is_in_the_list_and_opens_its_page(clients, world, people):
    await world.says(people[0], "/tournament Cup", admin=True)
    await world.tender.tend((await world.directory.chat(world.group.key))["tournament"])
    await world.presses(people[1], world.board.button(Verb.JOIN))
    window = await clients.open(people[1])
    button = window.button("open")
    assert button["label"].startswith("🏆 Cup · ")
    await window.press(button["data"])
    await window.until(lambda: window.room["shows"] == "table" and window.view)
    assert "Cup" in json.dumps(window.view)


async def test_a_practice_game_that_is_begun_in_a_window_is_shown_there(clients, world, people):
    window = await clients.open(people[0])
    button = window.button("practise")
    await window.press(button["data"])
    await window.until(lambda: window.room["shows"] == "table")
    practice = await world.table_id(await world.room.private_chat(people[0]))
    assert window.room["table"] == practice


async def asked_for(clients, session, code, **more):
    body = {"key": session, "part": "hand", "table": code, **more}
    return await clients.client.post("/app/study", json=body, headers=ORIGIN)


async def test_a_finished_game_is_drawn_on_the_felt_for_those_who_may_see_it(clients, world, people, eve):
    code = await finish(world, people)
    answer = await asked_for(clients, await clients.session(people[0]), code)
    assert answer.headers["Cache-Control"] == "no-store"
    data = (await answer.json())["data"]
    assert (data["table"], data["seat"], data["open"]) == (code, 0, True)
    refused = await (await asked_for(clients, await clients.session(eve), code)).json()
    assert "data" not in refused
    assert (await asked_for(clients, "nobody", code)).status == 403
    assert (await asked_for(clients, "nobody", code, other="x")).status == 400


async def test_a_game_that_is_on_is_drawn_for_nobody(clients, people, table):
    answer = await asked_for(clients, await clients.session(people[0]), table)
    assert "data" not in await answer.json()


# ------------------------------------------------------------------ what the server delivers


async def test_only_telegrams_web_client_may_frame_the_page(clients):
    page = await clients.client.get("/app/telegram", headers={"Host": HOST})
    assert page.status == 200
    assert "frame-ancestors https://web.telegram.org;" in page.headers["Content-Security-Policy"]
    assert page.headers["Cross-Origin-Resource-Policy"] == "cross-origin"
    other = await clients.client.get("/setting", headers={"Host": HOST})
    assert "frame-ancestors 'none';" in other.headers["Content-Security-Policy"]
    assert other.headers["Cross-Origin-Resource-Policy"] == "same-origin"


@pytest.mark.parametrize("path", ["/metrics", "/readyz", "/healthz", "/", "/new", "/t/0123456789abcdef"])
async def test_under_the_public_name_nothing_else_answers(clients, path):
    assert (await clients.client.get(path, headers={"Host": HOST})).status == 404


async def test_the_operators_check_finds_this_deployment(clients):
    answer = await clients.client.get("/app/hello", headers={"Host": HOST})
    assert len((await answer.json())["hello"]) == 32


@pytest.mark.slow
async def test_codes_are_tried_out_no_faster_in_windows(clients, world, people, eve):
    """After too many, even a table that is open to everybody with its code looks like one that does not exist."""
    await world.says(people[0], "/newgame join=link")
    lobby = await world.table_id()
    for number in range(CODES.person.burst + 1):
        await clients.open(eve, f"ZZZZ{number // 8 + 2}{number % 8 + 2}")
    last = await clients.open(eve, lobby)
    assert last.room["shows"] == "outside"
    assert "Anna" not in last.seen
    mine = await clients.open(people[0], lobby)
    assert mine.room["shows"] == "table"
    world.time += CODES.person.every + 1
    assert (await clients.open(eve, lobby)).room["shows"] == "table"


@pytest.mark.parametrize("ways", [("open",), ("hello",), ("hello", "open")])
async def test_codes_are_counted_by_whichever_message_of_a_window_names_them(clients, world, people, eve, ways):
    await world.says(people[0], "/newgame join=link")
    lobby = await world.table_id()
    window = await clients.open(eve)

    async def named(code, way):
        nonlocal window
        if way == "hello":
            window = await clients.open(eve, code)
            return
        await window.send(type="open", table=code)
        await window.until(lambda: window.room["table"] == code)

    for number in range(CODES.person.burst + 1):
        await named(f"ZZZZ{number // 8 + 2}{number % 8 + 2}", ways[number % len(ways)])
        assert window.room["shows"] == "outside"
    for way in ("hello", "open"):
        await named(lobby, way)
        assert window.room["shows"] == "outside"
        assert "Anna" not in window.seen
    world.time += CODES.person.every + 1
    await named("", "open")
    await named(lobby, "open")
    assert window.room["shows"] == "table"


@pytest.mark.parametrize("step", ["leads_on", "sight"])
async def test_a_table_opened_while_another_is_drawn_is_the_one_shown(clients, world, people, eve, monkeypatch, step):
    """Eve may see one table with its code alone, and not the other."""
    await world.says(people[0], "/newgame join=link")
    open_to_all = await world.table_id()
    elsewhere = world.group.model_copy(update={"id": "-77"})
    await world.says(people[1], "/newgame", chat=elsewhere)
    hidden = await world.table_id(elsewhere)
    window = await clients.open(eve, open_to_all)
    is_drawing, may_go_on, knock = asyncio.Event(), asyncio.Event(), getattr(WindowDoors, step)

    async def slow(doors, code, person):
        if code == open_to_all:
            is_drawing.set()
            await may_go_on.wait()
        return await knock(doors, code, person)

    monkeypatch.setattr(WindowDoors, step, slow)
    await world.says(people[0], "/addbot")
    await is_drawing.wait()
    await window.send(type="open", table=hidden)
    may_go_on.set()
    await window.until(lambda: window.room["table"] == hidden)
    await window.until(lambda: window.room["shows"] == "outside")
    assert "Ben" not in window.seen
