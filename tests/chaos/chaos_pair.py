"""The master of a chaos run and its replica, and how the one takes over from the other.

The bots reach the master through a proxy: behind a plain name there is one, which leads to the master of the moment;
behind a Sentinel each server has its own, and announces it as its address.
"""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Self

from tests.chaos.chaos_server import ChaosServer
from tests.store import failovers
from tests.store.faulty_proxy import FaultyProxy
from tests.store.server_processes import free_ports, server_answer, wait_for

PATIENCE = 120.0  # seconds for a step of a failover: a Sentinel on a busy machine stands still for half a minute
NEVER = 3600.0  # seconds without an answer after which the Sentinel fails over by itself: faults last seconds


class Pair:
    """Use as a context. `url` is the address for the bots; `master` and `replica` change places at a failover."""

    def __init__(self, folder: Path, *, by_sentinel: bool) -> None:
        self.by_sentinel = by_sentinel
        self._folder = folder
        self._proxies: dict[ChaosServer, FaultyProxy] = {}

    @property
    def proxy(self) -> FaultyProxy:
        """The proxy through which the bots reach the master."""
        return self._proxies[self.master]

    async def __aenter__(self) -> Self:
        async with contextlib.AsyncExitStack() as stack:
            await self._began(stack)
            self._stack = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _began(self, stack: contextlib.AsyncExitStack) -> None:
        first, second = free_ports(2)
        name = other = await stack.enter_async_context(FaultyProxy(f"redis://127.0.0.1:{first}"))
        if self.by_sentinel:
            other = await stack.enter_async_context(FaultyProxy(f"redis://127.0.0.1:{second}"))
        self.master = await self._started(stack, "first", first, name)
        self.replica = await self._started(stack, "second", second, other)
        await asyncio.to_thread(failovers.follow, self.replica.port, self._address(self.master))
        self.replica.was_replica = True
        await self.in_step()
        self.url = name.url
        if self.by_sentinel:
            running = failovers.sentinel(self._folder / "sentinel", self._address(self.master), down_after=NEVER)
            self._sentinel = await asyncio.to_thread(stack.enter_context, running)
            self.url = f"redis+sentinel://127.0.0.1:{self._sentinel}/{failovers.SERVICE}"

    def lose_no_more(self) -> None:
        """Let every reply through from now on."""
        for proxy in self._proxies.values():
            proxy.lose_reply(times=0)

    async def _started(self, stack: contextlib.AsyncExitStack, name: str, port: int, proxy: FaultyProxy) -> ChaosServer:
        folder = self._folder / name
        folder.mkdir()
        server = ChaosServer(folder, port, announced=proxy.port if self.by_sentinel else port)
        self._proxies[server] = proxy
        await server.start()
        stack.push_async_callback(server.end)
        return server

    def _address(self, server: ChaosServer) -> int:
        """The port by which the other server and the Sentinel know a server."""
        return self._proxies[server].port if self.by_sentinel else server.port

    # ------------------------------------------------------------------------------------------ steps of a failover

    async def in_step(self) -> None:
        """Return when the replica has what the master has now, and has it in its file."""

        def is_in_step() -> bool:
            master = server_answer(self.master.port, "INFO", "replication")
            replica = server_answer(self.replica.port, "INFO", "replication")
            file = server_answer(self.replica.port, "INFO", "persistence")
            return (
                replica["master_link_status"] == "up"
                and replica["master_replid"] == master["master_replid"]
                and replica["slave_repl_offset"] >= master["master_repl_offset"]
                and not file["aof_rewrite_in_progress"]
            )

        await _until(is_in_step)

    async def promote(self) -> None:
        """Make the replica a master; return when it is one. The bots are still led to the old one."""
        if self.by_sentinel:
            await asyncio.to_thread(failovers.fail_over, self._sentinel)
        else:
            await asyncio.to_thread(failovers.promote, self.replica.port)
        await _until(lambda: failovers.role(self.replica.port) == "master")

    async def led_over(self) -> None:
        """Let the name lead to the new master, or wait until the Sentinel names it. Connections are left open."""
        if self.by_sentinel:
            await _until(lambda: failovers.named(self._sentinel) == self._address(self.replica))
        else:
            self.proxy.name_leads_to(f"redis://127.0.0.1:{self.replica.port}")

    async def demote(self) -> None:
        """Make the old master the replica of the new one, or wait until the Sentinel has done so."""
        if self.by_sentinel:
            await _until(lambda: failovers.role(self.master.port) == "slave")
        else:
            await asyncio.to_thread(failovers.follow, self.master.port, self.replica.port)
        self.master.was_replica = True
        self.master, self.replica = self.replica, self.master


async def _until(condition: Callable[[], bool]) -> None:
    await asyncio.to_thread(wait_for, condition, PATIENCE)
