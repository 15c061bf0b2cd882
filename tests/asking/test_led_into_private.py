"""What a group may not show openly leads into the private chat, and there to what was asked."""

import base64
import itertools

import pytest

from bot.asking.commands import COMMANDS
from bot.asking.led_to import PREFIX
from bot.codec import ButtonToken, Verb, decode, encode
from bot.people import Chat
from bot.table.kinds.kind import FREE_AFTER
from bot.table.table import Stage
from bot.texts import visible
from tests.crossed import crossed, sampled
from tests.world.finished_games import finish, open_game, private

WARNING = "At this table: Ben. You wanted me to warn you."
GREETING = "I host Thousand"
SERVER = Chat(platform="discord", id="-500", title="Club")


@pytest.fixture
def world(world):
    world.room.must_start = True
    return world


def payload(answer):
    assert answer.url, answer
    return answer.url.partition("?")[2]


async def followed(world, person, answer):
    """Follow the link of an answer into the private chat; return what is said there."""
    return await world.says(person, f"/start {payload(answer)}", chat=private(person))


def text_of(answer):
    return visible(" ".join([answer.toast or "", *(reply.screen.text for reply in answer.replies)]))


def buttons(answer):
    return [button for reply in answer.replies for row in reply.screen.rows for button in row]


async def opens_private_chat(world, *people):
    for person in people:
        await world.says(person, "/start", chat=private(person))


async def warned_of_ben(world, people):
    """Let Anna, who has played with Ben, want a warning of him; return the code of their last game."""
    await opens_private_chat(world, *people)
    old = await finish(world, people)
    await world.says(people[0], "/notwith Ben", chat=private(people[0]))
    return old


async def test_join_leads_to_the_warning_and_from_there_to_the_seat(world, people):
    await warned_of_ben(world, people)
    await world.says(people[1], "/newgame")
    warning = await followed(world, people[0], await world.presses(people[0], world.board.button(Verb.JOIN)))
    assert text_of(warning) == f"I have a question for you in private. {WARNING}"
    await world.presses(people[0], buttons(warning)[0], chat=private(people[0]))
    assert (await world.table()).seat_of(people[0].key) == 1


async def test_once_more_leads_to_the_warning_and_from_there_into_the_game(world, people):
    old = await warned_of_ben(world, people)
    await world.presses(people[1], encode(ButtonToken(old, 0, Verb.AGAIN)))
    world.room.tells_nothing = True  # the press in the group shows that she is there
    warning = await followed(world, people[0], await world.presses(people[0], encode(ButtonToken(old, 0, Verb.AGAIN))))
    assert WARNING in text_of(warning)
    await world.presses(people[0], buttons(warning)[0], chat=private(people[0]))
    table = await world.table()
    assert (table.again_of, table.seat_of(people[0].key) is not None) == (old, True)


async def test_the_seat_that_was_pressed_is_the_seat_that_is_taken(world, people):
    zoe = world.person("Zoe")
    await opens_private_chat(world, *people)
    table_id = await open_game(world, people, options="/newgame polish lock.enabled=no game.target=240")
    for person in people[:2]:
        await world.says(person, "/leave")
    await world.passes(FREE_AFTER + 1, table_id)
    seats = [button for one in world.room.seen_in(world.group) for button in one.buttons if "seat" in button.label]
    named = next(button for button in reversed(seats) if decode(button.data).argument == "1")
    await followed(world, zoe, await world.presses(zoe, named))
    assert (await world.table(table_id)).seat_of(zoe.key) == 1


@pytest.mark.parametrize(
    ("name", "stage"), sampled(crossed(COMMANDS, ["alone", "lobby", "game", "over", "private chat open"]), 3)
)
async def test_no_command_in_a_group_ends_at_the_greeting(world, people, name, stage):
    await opens_private_chat(world, *people)
    if stage == "lobby":
        await world.seats("Anna Ben Cleo")
    elif stage == "game":
        await open_game(world, people)
    elif stage == "over":
        await finish(world, people)
    if stage != "private chat open":
        await world.facts.private_chat_closed(people[0])
    answer = await world.says(people[0], f"/{name}")
    if "the private chat with me" in (answer.toast or "") or answer.fallback:
        after = await followed(world, people[0], answer)
        assert after.toast or after.replies
        assert GREETING not in text_of(after)
        assert "the private chat with me" not in (after.toast or "")


async def test_no_press_in_a_group_ends_at_the_greeting(world, people):
    tables = ("", await finish(world, people))
    for verb, table, argument in itertools.product(Verb, tables, ("", "1", "polish", "p2023-11-14")):
        answer = await world.presses(world.person("Zoe"), encode(ButtonToken(table, 0, verb, argument)))
        if "private chat" in (answer.toast or ""):
            after = await followed(world, world.person("Zoe"), answer)
            assert GREETING not in text_of(after), verb
            assert "the private chat with me" not in (after.toast or ""), verb


async def test_what_was_typed_after_the_command_is_kept(world, anna):
    await followed(world, anna, await world.says(anna, "/play polish_nine"))
    table = await world.table(await world.table_id(private(anna)))
    assert (table.preset, table.stage) == ("polish_nine", Stage.PLAYING)
    lessons = await followed(world, anna, await world.says(anna, "/learn russian"))
    assert all(".learn.russian-" in button.data for button in buttons(lessons))


async def test_a_line_too_long_for_a_link_leads_to_the_command_alone(world, anna):
    answer = await world.says(anna, "/play polish " + " ".join(f"barrel.at={number}" for number in range(800, 830)))
    assert len(payload(answer)) <= 64
    await followed(world, anna, answer)
    assert (await world.table(await world.table_id(private(anna)))).stage is Stage.PLAYING


async def test_calls_begin_once_the_private_chat_is_open(world, people):
    answer = await world.says(people[0], "/callme")
    page = await followed(world, people[0], answer)
    assert "Friday" in text_of(page) + " ".join(button.label for button in buttons(page))


# ------------------------------------------------------------------------------------------------------- made-up links


def made_up(text):
    return PREFIX + base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


@pytest.mark.parametrize(
    "text",
    [
        "/deletemydata",
        "/leave",
        "/endgame",
        "/language pl",
        "/join K7QX2M",
        "TABLE.0.leave",
        "TABLE.0.vote.end",
        ".0.forget.0",
        ".0.language.pl",
    ],
)
async def test_a_made_up_link_does_nothing_but_greet(world, people, text):
    table_id = await open_game(world, people)
    before = await world.table(table_id)
    answer = await world.says(people[0], f"/start {made_up(text.replace('TABLE', table_id))}", chat=private(people[0]))
    assert GREETING in text_of(answer)
    assert (await world.table(table_id)).seats[0].left == before.seats[0].left
    assert (await world.table(table_id)).vote is None


@pytest.mark.parametrize("text", ["do_", "do_!", "do_AAAA", "do_" + "A" * 61, "do_4pyT"])
async def test_a_garbled_link_greets(world, anna, text):
    assert GREETING in text_of(await world.says(anna, f"/start {text}", chat=private(anna)))


async def test_a_link_typed_in_a_group_does_nothing_there(world, anna):
    await world.says(anna, f"/start {made_up('/play')}")
    assert await world.directory.table_of_chat(world.group.key) is None


# ------------------------------------------------------------------------------------------------------------- Discord


async def test_on_discord_the_warning_is_in_the_answer_that_the_asker_alone_sees(world):
    anna, ben = (world.person(name, platform="discord") for name in ("Anna", "Ben"))
    here = {"chat": SERVER, "ephemeral": True}
    await world.says(ben, "/newgame", **here)
    await world.directory.save_person(anna.key, {"notwith": {ben.key: "Ben"}})
    code = await world.table_id(SERVER)
    answer = await world.presses(anna, encode(ButtonToken(code, 0, Verb.JOIN)), **here)
    assert (WARNING in text_of(answer), answer.url) == (True, None)
    await world.presses(anna, buttons(answer)[0], **here)
    assert (await world.table(code)).seat_of(anna.key) == 1


async def test_on_discord_a_person_chooses_their_company_in_any_channel(world):
    anna = world.person("Anna", platform="discord")
    answer = await world.says(anna, "/notwith", chat=SERVER, ephemeral=True)
    assert "You haven’t named anyone" in text_of(answer)


@pytest.mark.parametrize("command", ["/play", "/learn"])
async def test_on_discord_what_needs_the_private_chat_links_there(world, command):
    anna = world.person("Anna", platform="discord")
    answer = await world.says(anna, command, chat=SERVER, ephemeral=True)
    assert answer.url == f"https://chat.example/{private(anna).id}"


async def test_half_a_sign_behind_a_command_is_no_error(world):
    answer = await world.says(world.person("Anna"), "/play \ud83d polish")
    assert payload(answer)
