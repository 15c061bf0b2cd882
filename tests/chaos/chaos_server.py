"""The Redis of a chaos run, and its faults: filled, blocked, forbidden, paused, slowed, set back."""

import asyncio
import contextlib
import os
import resource
import shutil
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from redis.asyncio import Redis
from redis.exceptions import RedisError

from adapters.redis import embedded
from adapters.redis.server_program import find_program
from tests.store.server_processes import server_answer, wait_for

LOG_FOLDER = "appendonlydir"
ADMIN = "chaos"  # a user that keeps all its rights
LOOK_EVERY = 0.02  # seconds
PATIENCE = 10.0  # seconds
CAN_BE_FILLED = hasattr(resource, "prlimit")  # Linux only
FOR_EVER = "while true do end"


class ChaosServer:
    """A server in a folder of its own. Every method that takes time returns when the server is well again."""

    def __init__(self, folder: Path, port: int, *, announced: int) -> None:
        """`announced` is the port by which a Sentinel knows it."""
        self.port = port
        self._folder = folder / "redis"
        self._older = folder / "older"
        # The system would end a server whose files may not grow, unless the server ignores the signal. With `everysec`
        # a server answers before it has written to its file while the disk is still busy with the last flush: `kill -9`
        # then loses acknowledged presses on a busy machine (docs/redis.md). Without flushes each answer comes after its
        # write.
        self._program = folder / "server"
        settings = f"--appendfsync no --port {port} --bind 127.0.0.1 --repl-diskless-sync-delay 0"
        announce = f"--replica-announce-ip 127.0.0.1 --replica-announce-port {announced}"
        self._program.write_text(f"#!/bin/sh\ntrap '' XFSZ\nexec '{find_program()}' \"$@\" {settings} {announce}\n")
        self._program.chmod(0o700)

    async def start(self) -> None:
        """Start it, or do nothing if it runs."""
        self.was_replica = False  # since its start
        self._server = await asyncio.to_thread(embedded.start, self._folder, program=self._program)

    async def stop(self) -> None:
        """Ask it to end."""
        await asyncio.to_thread(self._server.stop)

    def kill(self) -> None:
        """End it without a warning."""
        os.kill(self._server.pid, signal.SIGKILL)

    async def end(self) -> None:
        """End it, whatever its state."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._server.pid, signal.SIGCONT)
        await self.stop()

    @property
    def url(self) -> str:
        """Its own address, without a proxy."""
        return self._server.url

    @contextlib.asynccontextmanager
    async def connected(self, **account: str) -> AsyncIterator[Any]:
        """Yield a client of its own."""
        client = Redis.from_url(self.url, protocol=2, **account)
        try:
            yield client
        finally:
            await client.aclose()

    # ------------------------------------------------------------------------------------------------------- faults

    async def be_busy(self, seconds: float) -> None:
        """Run a foreign script that doesn't end: after a moment every command is answered with BUSY."""
        async with self.connected() as client, self.connected() as other:
            await client.config_set("busy-reply-threshold", 100)
            script = asyncio.create_task(other.eval(FOR_EVER, 0))
            await asyncio.sleep(seconds)
            while not script.done():
                with contextlib.suppress(RedisError):  # not busy yet
                    await client.script_kill()
                await asyncio.wait([script], timeout=LOOK_EVERY)
            await asyncio.gather(script, return_exceptions=True)

    async def take_rights(self, seconds: float, *rights: str) -> None:
        """Take rights, e.g. `-@write`, from the user that the workers log in as: NOPERM until the rights come back."""
        everything = ("on", "nopass", "~*", "&*", "+@all")
        async with self.connected() as client:
            await client.execute_command("ACL", "SETUSER", ADMIN, *everything)
        async with self.connected(username=ADMIN, password="any") as admin:
            await admin.execute_command("ACL", "SETUSER", "default", *rights)
            await asyncio.sleep(seconds)
            await admin.execute_command("ACL", "SETUSER", "default", *everything)

    async def freeze(self, seconds: float) -> None:
        """Stop the process like a paused machine: no answer, and connections stay open."""
        os.kill(self._server.pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        os.kill(self._server.pid, signal.SIGCONT)

    async def pause_clients(self, seconds: float, *, writes_only: bool) -> None:
        """CLIENT PAUSE: commands wait, as during a planned failover."""
        async with self.connected() as client:
            await client.execute_command("CLIENT", "PAUSE", int(seconds * 1000), "WRITE" if writes_only else "ALL")
            await asyncio.sleep(seconds)
            await client.execute_command("CLIENT", "UNPAUSE")

    async def be_slow(self, seconds: float, stall: float) -> None:
        """Stand still for `stall` seconds again and again.

        A slow disk does that to a server that waits for each write to reach it (`appendfsync always`): the commands of
        a moment are answered together, when the disk has them.
        """
        async with self.connected() as client:
            await client.config_set("appendfsync", "always")
        ends = time.monotonic() + seconds
        while time.monotonic() < ends:
            await self.freeze(min(stall, ends - time.monotonic()))
            await asyncio.sleep(LOOK_EVERY)
        async with self.connected() as client:
            await client.config_set("appendfsync", "no")

    async def fill_disk(self, seconds: float, room: int) -> None:
        """Let the log grow by no more than `room` bytes: until the end the server refuses writes with MISCONF.

        A server that was a replica has no room: Valkey 9.1.2 doesn't know the length of a file that it began as one,
        and cuts it in the wrong place after half a write. When it starts again, it can't read the file.
        """
        room = 0 if self.was_replica else room
        logs = [file.stat() for file in (self._folder / LOG_FOLDER).glob("*.incr.aof")]
        length = max(logs, key=lambda one: one.st_mtime_ns).st_size  # other files may be longer than the one written to
        _, hard = resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (length + room, hard))
        await asyncio.sleep(seconds)
        resource.prlimit(self._server.pid, resource.RLIMIT_FSIZE, (hard, hard))
        await self._until(self._writes_again)

    async def fill_memory(self, seconds: float) -> None:
        """Reach `maxmemory` with nothing that may be evicted: writes are answered with OOM."""
        async with self.connected() as client:
            await client.config_set("maxmemory", 1)
            await asyncio.sleep(seconds)
            await client.config_set("maxmemory", 0)

    @contextlib.asynccontextmanager
    async def refusing_writes(self) -> AsyncIterator[None]:
        """Refuse every write of a master whose replica was promoted, by asking for one more replica than it has."""
        await asyncio.to_thread(self._set, "min-replicas-to-write", 1)
        yield
        await asyncio.to_thread(self._set, "min-replicas-to-write", 0)  # a Sentinel ends every connection meanwhile

    def _set(self, name: str, value: int) -> None:
        wait_for(lambda: server_answer(self.port, "CONFIG", "SET", name, value))

    # ------------------------------------------------------------------------------------------------- going back

    async def keep(self) -> None:
        """Copy the present data, to go back to it later."""
        shutil.rmtree(self._older, ignore_errors=True)
        await asyncio.to_thread(shutil.copytree, self._folder / LOG_FOLDER, self._older)

    async def go_back(self) -> None:
        """Kill the server and start it with the copied data."""
        self.kill()
        await self._until(self._gone)
        shutil.rmtree(self._folder / LOG_FOLDER)
        self._older.rename(self._folder / LOG_FOLDER)
        await self.start()

    async def left_alone(self) -> None:
        """Return when no other client is connected, so nothing is written any more."""

        async def alone() -> bool:
            async with self.connected() as client:
                return len(await client.client_list(_type="normal")) == 1  # neither replicas nor listeners write

        await self._until(alone)

    async def _gone(self) -> bool:
        try:
            async with self.connected() as client:
                await client.ping()
        except (RedisError, OSError):
            return True
        return False

    async def _writes_again(self) -> bool:
        async with self.connected() as client:
            return (await client.info("persistence"))["aof_last_write_status"] == "ok"

    async def _until(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await condition():  # noqa: ASYNC110 - no event comes from another process
                await asyncio.sleep(LOOK_EVERY)
