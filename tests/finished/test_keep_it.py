"""*Keep it*: a guest of the page hands their games and ladder over to an account, once both have agreed."""

import itertools
import logging

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis import keys
from adapters.redis.allowances import RedisAllowances
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.asking.commands.request import CommandRequest
from bot.codec import Verb, token_of
from bot.finished import forgetting, handover
from bot.finished.handover import KEEP_PAYLOAD, LASTS, code_of
from bot.people import Chat, Person
from bot.ports.effects import Archived, Summed
from bot.ports.presses import Command, Press, Pressed
from bot.refusal import Refusal
from bot.screens.refusals import refused
from bot.texts import LANGUAGES, visible
from tests.world.chat_room import NoLimits, World
from tests.world.deaths import DeadlyStore, FailingDatabase, Killed
from tests.world.finished_games import finish

GUEST = Person(platform="web", id="0abc-1", name="Kitty", room="web:0abc")
UNKNOWN = "I don’t know this button any more. /hand and /newgame show new ones."
AWAY = "That didn’t get through. Please press again."
FRIEND = Person(platform="web", id="0abc-2", name="Olga", room="web:0abc")
NUMBERS = {"games": 12.0, "wins": 5.0, "detailed": 12.0, "ladder:gentle": 2.0, "ladder:easy": 3.0, "points": 700.0}
STAYS = {"rated": 2.0, "strength": 1.5, "doubt": -1.0, "shared": 3.0, "left": 1.0}


def own_chat(person):
    return Chat(platform=person.platform, id=person.id, private=True)


@pytest.fixture
def anna(world):
    return world.person("Anna")


async def played(world, guest=GUEST):
    """Give a guest twelve games, two of them in the list."""
    effects = [Summed(guest.key, {**NUMBERS, **STAYS}, {"best": 200.0, "contract": 120.0}, {"name": guest.name})]
    for number, code in enumerate(("GAME22", "GAME33")):
        players = [{"person": guest.model_dump()}, {"person": FRIEND.model_dump()}]
        summary = {"table": code, "preset": "polish", "finished": 1000.0 + number, "hands": 3, "players": players}
        summary |= {"totals": [1000, 20], "winners": [0]}
        effects.append(Archived(code, summary, (guest.key, FRIEND.key), (guest.room,)))
    await world.store.carry_out(effects)


async def offered(world, guest=GUEST):
    """Let a guest make a link, and return its code."""
    answer = await pressed(world, guest, "")
    return answer.own["typed"]


async def pressed(world, person, step):
    return await world.presses(person, f".0.{Verb.HANDOVER}" + (f".{step}" if step else ""), chat=own_chat(person))


async def opened(world, person, code):
    return await world.says(person, f"/start {KEEP_PAYLOAD}{code}", chat=own_chat(person))


async def asked(world, anna):
    """Bring a handover to the question on the page; return the buttons of its answers."""
    offer = await opened(world, anna, await offered(world))
    await world.presses(anna, offer.replies[0].screen.rows[0][0], chat=own_chat(anna))
    own = (await pressed(world, GUEST, "look")).own
    return [choice["data"] for choice in own["choices"]]


async def numbers_of(world, person):
    (sums,) = await world.directory.sums([person.key])
    return dict(sums.numbers)


async def games_of(world, person):
    return [game["table"] for game in await world.directory.finished(person.key, 10)]


async def nothing_moved(world, *people):
    (kept,) = await world.directory.sums([GUEST.key])
    assert kept.numbers["games"] == 12
    for person in people:
        assert await numbers_of(world, person) == {}
        assert await games_of(world, person) == []


@pytest.mark.parametrize("typed", ["nonsense", "K7QX2", "-", "K7QX2" * 9])
async def test_what_is_no_code_is_answered_like_a_code_that_is_over(world, anna, typed):
    answer = await world.says(anna, f"/keep {typed}", chat=own_chat(anna))
    assert answer.toast == refused(Refusal("keep-gone"), "en")


async def test_games_and_ladder_go_to_the_account_once_both_sides_have_agreed(world, anna):
    await played(world)
    code = await offered(world)
    offer = await opened(world, anna, code)
    assert "12 games, ladder: easy" in visible(offer.replies[0].screen.text)
    assert (await pressed(world, GUEST, "look")).own["step"] == "offered", "to open it is no yes"
    answer = await world.presses(anna, offer.replies[0].screen.rows[0][0], chat=own_chat(anna))
    assert "page" in visible(answer.instead.text)
    own = (await pressed(world, GUEST, "look")).own
    assert own["lines"] == ["Give them to Anna on Telegram?"]
    await nothing_moved(world, anna)
    done = await world.presses(GUEST, own["choices"][0]["data"], chat=own_chat(GUEST))
    assert done.own["lines"] == ["Done. Anna on Telegram has them now."]
    assert await numbers_of(world, anna) == {**NUMBERS, "best": 200.0, "contract": 120.0}
    assert await games_of(world, anna) == ["GAME33", "GAME22"]
    assert await games_of(world, GUEST) == []
    assert await numbers_of(world, GUEST) == STAYS, "never the rating"
    shown = await world.says(anna, "/stats", chat=own_chat(anna))
    assert "12 games" in visible(shown.replies[0].screen.text)
    again = await world.presses(anna, offer.replies[0].screen.rows[0][0], chat=own_chat(anna))
    assert again.toast == "They are yours: /stats shows them."


async def test_what_the_account_has_played_before_is_added_to(world, anna):
    await finish(world, [anna], bots=2)
    before = await numbers_of(world, anna)
    await played(world)
    give, _ = await asked(world, anna)
    await world.presses(GUEST, give, chat=own_chat(GUEST))
    after = await numbers_of(world, anna)
    assert after["games"] == before["games"] + 12
    assert after["points"] == before["points"] + 700
    assert after["contract"] == max(before.get("contract", 0), 120)
    assert len(await games_of(world, anna)) == 3


@pytest.mark.slow
async def test_then_the_account_alone_replays_reviews_and_exports_the_games(world, anna):
    code = await finish(world, [GUEST], bots=2)
    give, _ = await asked(world, anna)
    for command in ("replay", "export"):
        assert not (await world.says(anna, f"/{command} {code}", chat=own_chat(anna))).replies
    await world.presses(GUEST, give, chat=own_chat(GUEST))
    replay = await world.says(anna, f"/replay {code}", chat=own_chat(anna))
    for row in replay.replies[0].screen.rows:
        for button in row:
            assert (await world.presses(anna, button, chat=own_chat(anna))).toast in {None, "The replay begins here."}
    assert (await world.says(anna, f"/export {code}", chat=own_chat(anna))).replies[0].document
    reviewed = await world.says(anna, f"/review {code}", chat=own_chat(anna))
    assert reviewed.replies, reviewed.toast
    assert not (await world.says(world.person("Ben"), f"/replay {code}", chat=own_chat(world.person("Ben")))).replies


async def test_others_read_the_name_that_they_know_and_the_account_can_be_forgotten_there(world, anna, fake_database):
    await played(world)
    give, _ = await asked(world, anna)
    await world.presses(GUEST, give, chat=own_chat(GUEST))
    told = await world.says(FRIEND, "/history", chat=own_chat(FRIEND))
    assert "Kitty" in str(told.own)
    assert "Anna" not in str(told.own)
    await forgetting.forget(world.tables, anna)
    await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    assert "telegram:anna" not in str(await fake_database.call("GET", keys.game("GAME22")))
    assert "Kitty" not in str(await fake_database.call("GET", keys.game("GAME22")))


async def test_a_second_person_learns_only_that_it_was_used_before_and_after(world, anna):
    await played(world)
    ben, code = world.person("Ben", platform="discord"), await offered(world)
    mine = await opened(world, anna, code)
    used = await opened(world, ben, code)
    assert (used.toast, used.replies) == ("This link has been used, or its ten minutes are over.", ())
    unknown = await opened(world, ben, "A" * 16)
    assert unknown == used, "a guess tells no more"
    take = mine.replies[0].screen.rows[0][0]
    assert (await world.presses(ben, take, chat=own_chat(ben))).toast == used.toast
    await world.presses(anna, take, chat=own_chat(anna))
    assert await opened(world, ben, code) == used
    await nothing_moved(world, anna, ben)


async def test_on_discord_the_code_is_typed_in_any_way(world):
    await played(world)
    ben, code = world.person("Ben", platform="discord"), await offered(world)
    answer = await world.says(ben, f"/keep {code[:6].lower()}-{code[6:]} ", chat=own_chat(ben))
    await world.presses(ben, answer.replies[0].screen.rows[0][0], chat=own_chat(ben))
    assert (await pressed(world, GUEST, "look")).own["lines"] == ["Give them to Ben on Discord?"]


async def test_in_a_group_no_code_is_taken(world, anna):
    await played(world)
    code = await offered(world)
    answer = await world.says(anna, f"/keep {code}")
    assert answer.replies == ()
    assert (await opened(world, anna, code)).replies, "it has not been used"


@pytest.mark.parametrize("thief", ["give", "stop", "look", ""])
async def test_who_has_no_guests_key_does_no_step_of_the_page(world, anna, thief):
    await played(world)
    give, stop = await asked(world, anna)
    data = {"give": token_of(give).argument, "stop": token_of(stop).argument}.get(thief, thief)
    assert (await pressed(world, anna, data)).toast == UNKNOWN
    other = GUEST.model_copy(update={"id": "0def-1", "room": "web:0def"})
    await pressed(world, other, data)
    await nothing_moved(world, anna, other)


async def test_another_guest_cannot_open_it(world):
    await played(world)
    answer = await opened(world, FRIEND, await offered(world))
    assert answer.toast.startswith("This link has been used")


async def test_after_no_and_after_ten_minutes_nothing_works_any_more(world, anna):
    await played(world)
    give, stop = await asked(world, anna)
    assert (await world.presses(GUEST, stop, chat=own_chat(GUEST))).own["step"] == "stopped"
    assert (await world.presses(GUEST, give, chat=own_chat(GUEST))).toast.startswith("This link has been used")
    code = await offered(world)
    offer = await opened(world, anna, code)
    world.time += LASTS
    take = offer.replies[0].screen.rows[0][0]
    assert (await world.presses(anna, take, chat=own_chat(anna))).toast.startswith("This link has been used")
    assert (await pressed(world, GUEST, "look")).own["step"] == "stopped"
    await nothing_moved(world, anna)


async def test_who_comes_back_to_the_page_is_asked_still(world, anna):
    await played(world)
    await asked(world, anna)
    own = (await pressed(world, GUEST, "")).own
    assert (own["step"], own["lines"]) == ("asked", ["Give them to Anna on Telegram?"])


async def test_a_new_link_ends_the_one_before_and_an_old_yes_gives_nothing(world, anna):
    await played(world)
    before = await offered(world)
    await offered(world)
    assert (await opened(world, anna, before)).toast.startswith("This link has been used")
    give, stop = await asked(world, anna)
    await world.presses(GUEST, stop, chat=own_chat(GUEST))
    code, eve = await offered(world), world.person("Eve")
    offer = await opened(world, eve, code)
    await world.presses(eve, offer.replies[0].screen.rows[0][0], chat=own_chat(eve))
    answer = await world.presses(GUEST, give, chat=own_chat(GUEST))
    assert answer.toast.startswith("This link has been used"), "the page showed Anna's name"
    await nothing_moved(world, anna, eve)


async def test_pressed_twice_and_from_two_pages_the_games_move_once(world, anna):
    await played(world)
    give, _ = await asked(world, anna)
    for _ in range(2):
        done = await world.presses(GUEST, give, chat=own_chat(GUEST))
        assert done.own["step"] == "moved"
    assert (await numbers_of(world, anna))["games"] == 12


async def test_a_game_that_ends_meanwhile_is_neither_lost_nor_counted_twice(world, anna, monkeypatch):
    await played(world)
    give, _ = await asked(world, anna)
    moving, late = handover.moving, [Summed(GUEST.key, {"games": 1.0})]

    async def slow(directory, one):
        effects = await moving(directory, one)
        while late:
            await world.store.carry_out([late.pop()])
        return effects

    monkeypatch.setattr(handover, "moving", slow)
    await world.presses(GUEST, give, chat=own_chat(GUEST))
    assert (await numbers_of(world, anna))["games"] == 13
    assert await numbers_of(world, GUEST) == STAYS


@pytest.mark.parametrize("after", [False, True])
async def test_a_process_killed_at_any_write_leaves_all_or_nothing_and_the_next_goes_on(fake_database, after):
    for lasts in itertools.count():
        await fake_database.call("FLUSHALL")
        store = DeadlyStore(fake_database, after=after)
        world = World(store, RedisDirectory(fake_database), NoLimits())
        anna = world.person("Anna")
        await played(world)
        give, _ = await asked(world, anna)
        store.begins(lasts)
        try:
            await world.service._obey(await request_of(world, give))
        except Killed:
            moved = (await numbers_of(world, anna)).get("games", 0), len(await games_of(world, anna))
            assert moved in {(0, 0), (12, 2)}
            assert (moved == (0, 0)) == bool(await games_of(world, GUEST))
        else:
            assert lasts > 0
            break
        store.begins(None)
        world.restart()
        await world.presses(GUEST, give, chat=own_chat(GUEST))
        assert (await numbers_of(world, anna))["games"] == 12
        assert await games_of(world, anna) == ["GAME33", "GAME22"]


@pytest.mark.parametrize("after", [False, True], ids=["before a call", "with its answer"])
async def test_a_store_that_goes_away_at_any_call_loses_nothing_and_says_so(after):
    database = FailingDatabase(FakeAsyncRedis(version=(7, 0), protocol=2), after=after)
    world = World(RedisTables(database), RedisDirectory(database), NoLimits())
    anna = world.person("Anna")
    await played(world)

    async def through(person, what):
        """Do a step again and again with a store that goes away one call later each time; return the last answer."""
        for lasts in range(60):
            database.lasts = lasts
            press = Press(person, own_chat(person), f"{what} {lasts}", what)
            answer = await world.service.act(press)
            database.lasts = None
            moved = (await numbers_of(world, anna)).get("games", 0), len(await games_of(world, anna))
            left = (await numbers_of(world, GUEST)).get("games", 0), len(await games_of(world, GUEST))
            assert sorted([moved, left]) == [(0, 0), (12, 2)]
            if answer.toast != AWAY:
                assert lasts > 2, "it was away at some calls"
                return answer
        raise AssertionError("the step needs too many calls")

    def press(data):
        return Pressed(f".0.{Verb.HANDOVER}" + (f".{data}" if data else ""))

    code = (await through(GUEST, press(""))).own["typed"]
    offer = await through(anna, Command("start", f"{KEEP_PAYLOAD}{code}"))
    taken = await through(anna, Pressed(offer.replies[0].screen.rows[0][0].data))
    assert "page" in visible(taken.instead.text)
    own = (await through(GUEST, press("look"))).own
    assert own["lines"] == ["Give them to Anna on Telegram?"]
    done = await through(GUEST, Pressed(own["choices"][0]["data"]))
    assert done.own["lines"] == ["Done. Anna on Telegram has them now."]
    assert (await numbers_of(world, anna))["games"] == 12
    await database.close()


async def request_of(world, data):
    return await CommandRequest(world.service, Press(GUEST, own_chat(GUEST), "once", Pressed(data))).load()


async def test_a_guest_who_is_forgotten_gives_nothing_and_is_named_nowhere(world, anna, fake_database):
    await played(world)
    code = await offered(world)
    offer = await opened(world, anna, code)
    mine = (await world.says(GUEST, "/mydata", chat=own_chat(GUEST))).replies[0].screen.text
    assert "handing your games over" in visible(mine)
    await world.says_yes(GUEST, "/deletemydata", chat=own_chat(GUEST))
    take = offer.replies[0].screen.rows[0][0]
    assert (await world.presses(anna, take, chat=own_chat(anna))).toast.startswith("This link has been used")
    assert "Kitty" not in (await world.store.load(code_of(GUEST.key))).body.decode()
    assert await numbers_of(world, anna) == {}


async def test_an_account_that_is_forgotten_gets_nothing_at_once_and_later(world, anna):
    await played(world)
    give, _ = await asked(world, anna)
    await world.says_yes(anna, "/deletemydata", chat=own_chat(anna))
    for _ in range(2):
        assert (await world.presses(GUEST, give, chat=own_chat(GUEST))).toast.startswith("This link has been used")
        await forgetting.forget_those_who_asked(world.tables, after=-1.0)
    assert "Anna" not in (await world.store.load(code_of(GUEST.key))).body.decode()
    await nothing_moved(world, anna)


async def test_an_account_that_opened_a_link_reads_it_in_mydata_and_is_forgotten_there(world, anna):
    await played(world)
    await opened(world, anna, await offered(world))
    told = await world.says(anna, "/mydata", chat=own_chat(anna))
    assert "you opened a guest’s “Keep it” link" in visible(told.replies[0].screen.text)
    await world.says_yes(anna, "/deletemydata", chat=own_chat(anna))
    assert "Anna" not in (await world.store.load(code_of(GUEST.key))).body.decode()
    told = await world.says(anna, "/mydata", chat=own_chat(anna))
    assert "Keep it" not in visible(told.replies[0].screen.text)


async def test_once_the_games_are_there_mydata_tells_of_no_link_any_more(world, anna):
    await played(world)
    give, _ = await asked(world, anna)
    await world.presses(GUEST, give, chat=own_chat(GUEST))
    told = await world.says(anna, "/mydata", chat=own_chat(anna))
    assert "Keep it" not in visible(told.replies[0].screen.text)


@pytest.mark.parametrize("is_kept", [True, False], ids=["with its cards", "without them"])
async def test_a_game_in_which_both_sat_counts_once_for_the_accounts_own_seat(world, anna, is_kept):
    code = await finish(world, [anna, GUEST], bots=1)
    before = await numbers_of(world, anna)
    await played(world)
    if not is_kept:
        live = await world.tables.newest(code)
        await world.store.delete(code, version=live.version)
        world.tables.forget(code)
    offer = await opened(world, anna, await offered(world))
    assert "12 games" in visible(offer.replies[0].screen.text)
    await world.presses(anna, offer.replies[0].screen.rows[0][0], chat=own_chat(anna))
    own = (await pressed(world, GUEST, "look")).own
    await world.presses(GUEST, own["choices"][0]["data"], chat=own_chat(GUEST))
    after = await numbers_of(world, anna)
    for name in NUMBERS if is_kept else ["games", "wins"]:
        assert after[name] == before.get(name, 0) + NUMBERS[name], name
    assert sorted(await games_of(world, anna)) == sorted([code, "GAME22", "GAME33"])
    assert await games_of(world, GUEST) == []
    told = await world.says(anna, "/history", chat=own_chat(anna))
    assert visible(told.replies[0].screen.text).count("Anna") == 1


async def test_no_log_and_no_stored_key_has_a_code_that_works(world, anna, fake_database, caplog):
    caplog.set_level(logging.DEBUG)
    await played(world)
    code = await offered(world)
    await opened(world, anna, code)
    await opened(world, world.person("Ben"), code)
    assert code not in caplog.text
    assert code[6:] not in caplog.text
    for key in await fake_database.call("KEYS", "*"):
        assert code[6:].encode() not in await fake_database.call("DUMP", key)
    stored = await world.store.load(code_of(GUEST.key))
    assert code[6:] not in stored.body.decode()


async def test_who_guesses_is_held_back(world, fake_database):
    await played(world)
    await offered(world)
    world.service = world.another_service(allowances=RedisAllowances(fake_database))
    eve = world.person("Eve")
    answers = [(await opened(world, eve, "ABCDEFGHJKLMNPQ" + sign)).toast for sign in "ABCDEFGHJKLM"]
    assert answers[0].startswith("This link has been used")
    assert answers[-1] != answers[0]
    assert "wait" in answers[-1]


async def test_only_a_guest_with_a_finished_game_is_offered_to_keep_it(world, anna):
    page = await world.says(GUEST, "/stats", chat=own_chat(GUEST))
    assert "keep" not in page.own
    assert "a month after your last visit" in page.own["guest"][0]
    assert (await pressed(world, GUEST, "")).toast == UNKNOWN
    await played(world)
    assert (await world.says(GUEST, "/stats", chat=own_chat(GUEST))).own["keep"]["label"] == "Keep it"
    await finish(world, [anna], bots=2)
    mine = (await world.says(anna, "/stats", chat=own_chat(anna))).own
    assert {"keep", "guest"} & mine.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_says_all_of_it(world, language):
    guest, taker = GUEST.model_copy(update={"language": language}), world.person("Anna", language=language)
    await played(world, guest)
    offer = await opened(world, taker, await offered(world, guest))
    shown = visible(offer.replies[0].screen.text)
    assert "12" in shown
    back = await world.presses(taker, offer.replies[0].screen.rows[0][0], chat=own_chat(taker))
    assert "/stats" in visible(back.instead.text)
    own = (await pressed(world, guest, "look")).own
    assert "Anna" in own["lines"][0]
    assert "Telegram" in own["lines"][0]
    done = await world.presses(guest, own["choices"][0]["data"], chat=own_chat(guest))
    assert "Anna" in done.own["lines"][0]
