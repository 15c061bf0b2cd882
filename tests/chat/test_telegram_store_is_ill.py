"""A store with full memory for a while: the bot says so, still answers, and goes on at once afterwards."""

import contextlib

import aiohttp
import pytest
from redis import Redis

from adapters.redis import keys
from tests.chat.telegram_bot import telegram_bot
from tests.chat.telegram_play import boards, crowd, hands, sit_down, to_move
from tests.store.server_processes import free_ports, server_process
from tests.waiting import until

pytestmark = pytest.mark.slow
GOES_ON = 10.0  # seconds after the trouble is over; long enough for a busy machine


class Store:
    """A server of the test's own, with the acts of an operator or of another program."""

    def __init__(self, port):
        self.url = f"redis://127.0.0.1:{port}"
        self._client = Redis(port=port, protocol=2, socket_timeout=2)

    def command(self, *command):
        return self._client.execute_command(*command)

    @contextlib.contextmanager
    def full(self):
        """Fill the memory while the context lasts."""
        self.command("CONFIG", "SET", "maxmemory", 1)
        yield
        self.command("CONFIG", "SET", "maxmemory", 0)

    def heartbeat(self):
        return float(self.command("HGET", keys.LEAD, "led") or 0)


@pytest.fixture
def ill_store(tmp_path):
    [port] = free_ports(1)
    with server_process(tmp_path / "store", port):
        yield Store(port)


@pytest.fixture
async def probe(telegram, ill_store):
    """The bot, with a call that asks whether it is ready."""
    [port] = free_ports(1)

    async def readiness():
        async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/readyz") as answer:
            return answer.status, await answer.json()

    async with telegram_bot(telegram, ill_store.url, http_port=port):
        yield readiness


@pytest.fixture
async def playing(telegram, probe):
    people = crowd(telegram, "Anna", "Ben", "Cleo")
    group = telegram.group("Friday", people)
    board = await sit_down(telegram, group, people)
    await telegram.until(lambda: boards(group) and all(hands(person) for person in people))
    return people, board


async def moved(telegram, people, board):
    """Make a move, and wait until the board shows it."""
    mover, message, _, button = to_move(people)
    looks = len(board.edits)
    await mover.press(message, data=button.data)
    await telegram.until(lambda: len(board.edits) > looks, timeout=GOES_ON, what="the board")


async def test_full_memory_is_named_and_keeps_nobody_from_asking(telegram, ill_store, probe, playing):
    people, board = playing
    await moved(telegram, people, board)
    with ill_store.full():
        begun = ill_store.heartbeat()

        async def has_led_for_longer_than_a_lead_lives():
            return ill_store.heartbeat() > begun + 6.0

        await until(has_led_for_longer_than_a_lead_lives, 15.0)
        status, found = await probe()
        assert (status, found["degraded"]) == (200, {"redis": "memory"})
        mover, message, _, button = to_move(people)
        assert "again" in (await mover.press(message, data=button.data)).text
    await moved(telegram, people, board)
    assert (await probe())[1]["degraded"] == {}
