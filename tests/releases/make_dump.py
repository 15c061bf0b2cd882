"""Writes the dump of the present code: `python -m tests.releases.make_dump`, after a change of the stored data.

The bot runs on a real server and the Telegram emulator; people open tables, play, pause and finish a game. Then the bot
is killed, and the contents of the store become the dump.
"""

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from redis import Redis

from adapters.redis import embedded
from bot import __version__
from bot.codec import Verb
from tests.chat.bot_process import BotProcess
from tests.chat.telegram_play import SHORT, crowd, greeted, opened, over, play, press, sit_down, stored, table_of
from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.server import TelegramEmulator
from tests.releases import store_dump

THREE = ("Ania", "Bartek", "Celina")
MID_HAND = {"polish": (THREE, "3"), "russian": (THREE, "1"), "draw_thousand": (THREE[:2], "2")}  # people, trick


async def main(name: str) -> None:
    folder = store_dump.FOLDER / name
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        server = embedded.start(Path(data))
        try:
            tables = await written(server.url)
            with Redis.from_url(server.url) as client:
                dump = {"release": name, "now": time.time(), "tables": tables, "keys": store_dump.read(client)}
        finally:
            server.stop()
    text = json.dumps(dump, indent=1, ensure_ascii=False, sort_keys=True)
    (folder / "store.json").write_text(text + "\n", "utf-8")


async def written(url: str) -> dict[str, str]:
    """Let people use the bot; return the code of the table in each situation."""
    tables: dict[str, str] = {}
    async with TelegramEmulator(enforce_limits=False) as emulator:
        async with bot(emulator, url):
            for number, (preset, (names, trick)) in enumerate(MID_HAND.items()):
                people = crowd(emulator, *names, first=100 + 10 * number)
                group = emulator.group(f"Mid-hand {preset}", people)
                table = table_of(await sit_down(emulator, group, people, f"/newgame {preset}"))
                await play(emulator, people, until=in_trick(group, trick), table=table)
                tables[f"mid-hand {preset}"] = table
            tables["lobby"] = await a_lobby(emulator)
            tables["paused"] = await a_pause(emulator, url)
            people = crowd(emulator, "Jan", "Kasia", "Leon", first=170)
            group = emulator.group("Finished", people)
            tables["finished"] = table_of(await sit_down(emulator, group, people, SHORT))
            await play(emulator, people, until=over(group), table=tables["finished"])
        async with bot(emulator, url, PACE=10):  # so slow that the next hand isn't dealt yet
            tables["between hands"] = await a_rest_between_hands(emulator, url)
    return tables


@contextlib.asynccontextmanager
async def bot(emulator: TelegramEmulator, url: str, **settings: object) -> AsyncIterator[None]:
    """Run the bot, and kill it at the end."""
    process = BotProcess(
        "telegram",
        program="tests.chat.telegram_unlimited",
        TELEGRAM_TOKEN=emulator.token,
        TELEGRAM_API_URL=emulator.url,
        REDIS_URL=url,
        **settings,
    )
    async with process:
        await process.start(until="health is told")
        yield


def in_trick(group: Group, number: str) -> Callable[[], bool]:
    """Return a condition: cards of that trick are on the table."""
    return lambda: f"On the table (trick {number})" in group.shown[-1].text


async def a_lobby(emulator: TelegramEmulator) -> str:
    people = crowd(emulator, "Dorota", "Emil", first=150, language="pl")
    group = emulator.group("Lobby", people)
    await greeted(emulator, people)
    lobby = await opened(emulator, group, people[0], "/newgame russian barrel.at=850")
    await press(people[1], lobby, Verb.JOIN)
    await press(people[0], lobby, Verb.ADD_BUILT_IN)
    return table_of(lobby)


async def a_pause(emulator: TelegramEmulator, url: str) -> str:
    people = crowd(emulator, "Gosia", "Hania", "Igor", first=160)
    group = emulator.group("Paused", people)
    table = table_of(await sit_down(emulator, group, people, "/newgame polish"))
    await play(emulator, people, until=in_trick(group, "2"), table=table)
    for person in people:
        person.say(group, "/pause")
    while (await stored(url, table)).clock.paused_since is None:
        await emulator.until(lambda: True)
    return table


async def a_rest_between_hands(emulator: TelegramEmulator, url: str) -> str:
    people = crowd(emulator, "Maja", "Nina", "Ola", first=180)
    group = emulator.group("Between hands", people)
    table = table_of(await sit_down(emulator, group, people, "/newgame polish"))
    await play(emulator, people, until=lambda: "is over" in group.shown[-1].text, table=table)
    assert (await stored(url, table)).to_deal_since is not None
    return table


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else __version__))
