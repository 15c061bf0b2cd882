"""The store's master dies with moves that its replica didn't receive, while windows are open."""

import pytest

from adapters.redis.connection import connect
from tests.store.faulty_proxy import FaultyProxy
from tests.store.server_processes import free_ports, server_answer, server_process, wait_for

pytestmark = pytest.mark.slow


class Pair:
    """A master and its replica, behind one address."""

    def __init__(self, address: FaultyProxy, master: int, replica: int) -> None:
        self.address, self._master, self._replica = address, master, replica

    def part(self) -> None:
        """Let the replica receive everything so far, and nothing from then on."""
        assert server_answer(self._master, "WAIT", 1, 10_000) == 1
        server_answer(self._replica, "REPLICAOF", "NO", "ONE")
        wait_for(lambda: server_answer(self._master, "ROLE")[2] == [])

    def fail_over(self) -> None:
        """Stop the master; the replica becomes the master."""
        server_answer(self._master, "SHUTDOWN", "NOSAVE")
        self.address.lead_to(f"redis://127.0.0.1:{self._replica}")


@pytest.fixture
async def pair(tmp_path):
    master, replica = free_ports(2)
    follows = ("--repl-diskless-sync-delay", "0", "--replicaof", f"127.0.0.1 {master}")
    with server_process(tmp_path / "m", master), server_process(tmp_path / "r", replica, "", *follows):
        wait_for(lambda: server_answer(replica, "ROLE")[3] == b"connected")
        async with FaultyProxy(f"redis://127.0.0.1:{master}") as address:
            yield Pair(address, master, replica)


@pytest.fixture
async def redis_database(pair):
    database = connect(pair.address.url)
    yield database
    await database.close()


async def test_windows_show_what_is_left_and_the_game_goes_on(clients, world, people, table, pair):
    windows = [await clients.open(person, table) for person in people]
    pair.part()
    game = await world.table(table)
    await windows[game.to_act].moves()
    following = (await world.table(table)).to_act
    await windows[following].until(lambda: windows[following].is_due)
    pair.fail_over()
    await windows[following].press(windows[following].offered[0]["data"], chat="me")
    await world.tend(table)
    left = await world.table(table)
    mover = windows[left.to_act]
    await mover.until(lambda: mover.is_due)
    await mover.moves()
    assert (await world.table(table)).decision > left.decision
