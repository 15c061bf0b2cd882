"""A visitor of another room of the playground can't affect a game, over real HTTP and against a real bot."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.asking.allowances import CODES
from bot.codec import ButtonToken, Verb, decode, encode
from bot.table.table import Table
from tests.web.guest_window import window_at
from tests.web.page_client import PageClient, page_at
from tests.web.playground_moves import running_playground, stored_table

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]

CRAFTED = [
    *((Verb.VOTE, kind) for kind in ("end", "pause", "resume")),
    *((verb, "") for verb in (Verb.JOIN, Verb.LEAVE, Verb.ADD_BUILT_IN, Verb.REMOVE_BUILT_IN, Verb.START, Verb.KEEP)),
    *((verb, "") for verb in (Verb.BACK, Verb.PASS, Verb.LOOK, Verb.AUTO, Verb.NUDGES, Verb.HAND, Verb.PEEK)),
    *((verb, "0") for verb in (Verb.CARD, Verb.CHOICE, Verb.REMOVE_BUILT_IN)),
    (Verb.SET, "0=1"),
    (Verb.BID, "110"),
    (Verb.LANGUAGE, "pl"),
]
POWER = ("/endgame", "/pause", "/kick Ben", "/options russian", "/timer 30s", "/language pl")  # an admin's commands


@pytest_asyncio.fixture(loop_scope="session")
async def address(redis_url) -> AsyncIterator[str]:
    async with running_playground(redis_url) as (_, address):
        yield address


async def typed(page: PageClient, *lines: str, person: int = 0) -> None:
    for line in lines:
        await page.say(line, id=f"typed{len(page.answers)}", person=person)


def buttons(page: PageClient) -> list[str]:
    """The data of every button that a room shows."""
    screens = [message for chat in page.messages.values() for message in chat.values()]
    return [button["data"] for one in screens for row in one.get("rows", ()) for button in row if "data" in button]


def in_power(table: Table) -> list[object]:
    """The things that only the opener and the chat's admins can change."""
    return [
        table.stage,
        table.preset,
        table.options,
        table.language,
        table.sent_away,
        [seat.person.id for seat in table.seats],
    ]


async def attack(page: PageClient, known: list[str], table: Table) -> None:
    """Press other people's buttons and forged ones, in the group and in private, and type commands."""
    crafted = [encode(ButtonToken(table.id, table.decision, verb, argument)) for verb, argument in CRAFTED]
    for number, data in enumerate([*dict.fromkeys(known), *crafted]):
        for chat in (page.group, page.people[0]):
            answer = await page.send(
                type="press", id=f"press{number}-{chat}", person=page.people[0], chat=chat, message="1", data=data
            )
            assert answer["type"] == "answer", data
    await typed(page, *POWER)


@pytest.mark.parametrize("page_of_eve", [page_at, window_at], ids=["chat", "window"])
async def test_a_stranger_changes_nothing_at_a_game_of_another_room(address, redis_database, page_of_eve):
    async with page_at(address) as anna, page_of_eve(address) as eve:
        await opened_by(anna)
        await typed(anna, "/addbot", "/deal")
        await anna.until(lambda: Verb.HAND in {decode(data).verb for data in buttons(anna)})
        await anna.until(lambda: any(one.get("shows") == "hand" for one in anna.messages[anna.people[0]].values()))
        before, known = await stored_table(redis_database), buttons(anna)
        await typed(eve, f"/join {before[1].id}")
        await attack(eve, known, before[1])
        assert await stored_table(redis_database) == before


async def test_a_made_up_press_gives_a_stranger_no_chair_in_another_room(address, redis_database):
    async with page_at(address) as anna, page_at(address) as eve:
        await opened_by(anna)
        _, before = await stored_table(redis_database)
        await attack(eve, buttons(anna), before)
        _, after = await stored_table(redis_database)
        assert in_power(after) == in_power(before)
        assert [one.person.id for one in after.knocks] == eve.people[:1], "all that came of it is a question"


async def test_a_guest_by_code_is_admin_of_the_own_room_alone(address, redis_database):
    async with page_at(address) as anna, page_at(address) as eve:
        await opened_by(anna, "/newgame join=link")
        _, before = await stored_table(redis_database)
        await typed(eve, f"/join {before.id}")
        _, joined = await stored_table(redis_database)
        assert [seat.person.id for seat in joined.seats] == [*anna.people, eve.people[0]]
        await typed(eve, *POWER)
        _, after = await stored_table(redis_database)
        assert after.vote.seats == (2,)  # a vote to end the game, which counts like any other
        assert in_power(after) == in_power(joined)


async def codes_tried(page: PageClient, many: int) -> int:
    """Try codes, with the people of the room taking turns; return how many were looked up."""
    answers = [
        await page.say(f"/join AAAA{'ABCDEFGHJKMNPQRS'[number]}A", id=f"code{number}", person=number % 2)
        for number in range(many)
    ]
    return sum("no table with the code" in answer.get("toast", "") for answer in answers)


async def test_a_browser_with_several_people_and_rooms_tries_out_few_codes(address):
    async with page_at(address) as eve:
        assert await codes_tried(eve, 16) <= CODES.person.burst + 1
        async with page_at(address) as again, page_at(address) as once_more:
            tried = [await codes_tried(page, 16) for page in (again, once_more)]
        assert sum(tried) <= CODES.sender.burst - CODES.person.burst + 2


async def opened_by(page: PageClient, line: str = "/newgame") -> None:
    """Open a table for both people of a room; it still waits for more people."""
    await typed(page, line)
    await typed(page, "/join", person=1)
    await page.until(lambda: bool(buttons(page)))
