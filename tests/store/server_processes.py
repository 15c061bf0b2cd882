"""Server processes with their own arguments, on loopback ports, that end with the test."""

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from adapters.redis.server_program import find_program

PATIENCE = 30.0  # seconds: another run of the tests may keep the machine busy
ONCE = Retry(NoBackoff(), 0)  # callers retry by themselves; the client's own retries would delay a refusal by seconds


def free_ports(count: int) -> list[int]:
    """Return ports that are free now, all different."""
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [one.getsockname()[1] for one in sockets]


@contextmanager
def server_process(
    folder: Path, port: int, *args: object, program: str | None = None, password: str | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a server in a folder of its own; yield the process once it answers (to its password, if it has one)."""
    folder.mkdir(parents=True)
    with (folder / "log").open("w") as log:
        command = [
            program or find_program(),
            *args[:1],
            "--port",
            str(port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            *args[1:],
        ]
        process = subprocess.Popen([str(part) for part in command if part], cwd=folder, stdout=log, stderr=log)
    try:
        wait_for(lambda: server_answer(port, "PING", password=password) or process.poll() is not None)
        assert process.poll() is None, f"the server has ended:\n{(folder / 'log').read_text('utf-8')}"
        yield process
    finally:
        process.kill()
        process.wait()


def programs() -> list[str]:
    """Return the server programs to run tests on: the bot's own, and a Redis if the machine has one."""
    return [str(program) for program in dict.fromkeys((find_program(), shutil.which("redis-server"))) if program]


def server_answer(port: int, *command: object, **account: Any) -> Any:
    """Send a command; return the answer, or None if no server answers."""
    try:
        with Redis("127.0.0.1", port, protocol=2, socket_timeout=2, retry=ONCE, **account) as client:
            return client.execute_command(*command)
    except RedisError:
        return None


def wait_for(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until a condition on another process holds. If it reads a missing answer, it doesn't hold yet."""
    deadline = time.monotonic() + patience
    while True:
        with suppress(TypeError):
            if condition():
                return
        assert time.monotonic() < deadline, "the servers did not get there in time"
        time.sleep(0.02)
