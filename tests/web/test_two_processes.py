"""Two processes of the playground on one store: each shows any table, whichever of them tends it."""

import pytest
from aiohttp import ClientSession

from tests.web.page_client import PageClient, opened_room, page_at
from tests.web.playground_moves import running_playground

pytestmark = [pytest.mark.slow, pytest.mark.timeout(120)]


def boards(page: PageClient) -> list[str]:
    """The texts of the boards in the group."""
    found = page.messages.get(page.group, {}).values()
    return [message["text"] for message in found if message.get("shows") == "board"]


async def test_what_is_done_at_one_process_is_shown_by_the_other(redis_url):
    async with (
        running_playground(redis_url, PACE=0) as (_, here),
        running_playground(redis_url, PACE=0) as (_, there),
        ClientSession() as session,
    ):
        door = await opened_room(session, here)
        async with page_at(here, door) as first, page_at(there, door) as second:
            for number in range(6):  # enough that both workers tend some of the tables
                await first.say("/newgame polish", id=f"new-{number}")
                await first.say("/addbot", id=f"bot-{number}")
                await second.until(lambda: any("Bot 1" in text for text in boards(second)))
                await second.say("/endgame", id=f"end-{number}")
                await first.until(lambda: not any("Bot 1" in text for text in boards(first)))
                await second.until(lambda: not any("Bot 1" in text for text in boards(second)))
