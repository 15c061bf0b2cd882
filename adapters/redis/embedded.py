"""A real Redis server run by the bot itself, for the playground and the tests, if no `REDIS_URL` is given.

The server is detached from the process that starts it and keeps an append-only file in its data folder. The next run
adopts it if it is still alive. A game therefore survives Ctrl-C and `kill -9` of Python and of the server.

Files in the data folder: `start.lock`, held by a process that starts or stops the server; `server.lock`, held by the
server itself while it lives (after a crash another program can have its pid, but not its lock); `server.sock`,
`server.pid`, `server.log` and `appendonlydir/`.
"""

import fcntl
import os
import stat
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from signal import SIGKILL
from typing import Any
from urllib.parse import quote

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

from adapters.redis.server_program import find_program

PATIENCE = 30.0  # seconds for another starter, and for a server that does not answer
STOP_PATIENCE = 10.0  # seconds for a shutdown, before the server is killed
ANSWER_TIMEOUT = 2.0  # seconds
LOOK_EVERY = 0.02  # seconds
LONGEST_SOCKET_PATH = 100  # bytes; the systems' limits are 103 (macOS) and 107 (Linux)
LOG_TAIL = 8  # lines of the server's log in an error

# File names are relative to the data folder, where the server runs: no path needs quoting or is too long to bind.
SETTINGS = (
    *("--port", "0"),  # no TCP: other users of this machine cannot reach it
    *("--unixsocket", "server.sock", "--unixsocketperm", "700", "--protected-mode", "yes"),
    *("--daemonize", "yes"),  # in a session of its own, which Ctrl-C in the terminal does not reach
    *("--pidfile", "server.pid", "--logfile", "server.log"),
    # A write reaches the system before it is answered, so that a crash of a program loses nothing, except while a slow
    # disk is still busy with the last flush. A power cut loses a second; `always` would flush the disk for every press.
    *("--appendonly", "yes", "--appendfsync", "everysec", "--save", ""),
    # The file holds commands only, so that any other server program of this machine reads it too.
    *("--aof-use-rdb-preamble", "no"),
)


class ServerFailed(Exception):
    """The server could not be started, adopted or stopped. The text is meant for the user."""


@dataclass(frozen=True, slots=True)
class Server:
    """A live server."""

    folder: Path
    """The data folder."""

    url: str
    """The server's address, for `connect`."""

    pid: int
    """The server's process id."""

    adopted: bool
    """Whether an earlier run started it."""

    def stop_if_alone(self) -> bool:
        """Stop the server unless another client is connected; return whether it was stopped."""
        try:
            with _client(self.folder) as client:
                alone = len(client.client_list()) <= 1
        except RedisError:
            return False
        if alone:
            self.stop()
        return alone

    def stop(self) -> None:
        """Shut the server down, with its data safe in the folder. Does nothing if it has ended already."""
        with _starter(self.folder):
            if not _lives(self.folder):
                return
            with suppress(RedisError), _client(self.folder) as client:
                client.shutdown()
            if not _wait(lambda: not _lives(self.folder), STOP_PATIENCE):
                os.kill(self.pid, SIGKILL)
                if not _wait(lambda: not _lives(self.folder), STOP_PATIENCE):
                    raise ServerFailed(f"The server in {self.folder} (process {self.pid}) cannot be ended.")


def has_games(folder: Path) -> bool:
    """Whether a server has kept anything in a data folder."""
    return (folder / "appendonlydir").is_dir()


def start(folder: Path, *, program: Path | None = None) -> Server:
    """Adopt the live server of a data folder, or start one there. Blocks until it answers.

    Processes that call this at the same time get the same server. Raises ServerFailed, or ServerMissing when this
    machine has no server program.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder = folder.resolve()
    url = f"unix://{quote(str(_socket(folder)))}"
    with _starter(folder):
        pid = _answering(folder)
        if pid is not None:
            return Server(folder, url, pid, adopted=True)
        said = _spawn(program or find_program(), folder)
        pid = _answering(folder)
        if pid is None:
            raise ServerFailed("\n".join([f"The server in {folder} did not start:", *_last_words(folder, said)]))
        return Server(folder, url, pid, adopted=False)


def _spawn(program: Path, folder: Path) -> str:
    """Start the program detached, with a copy of the server's lock, and return what it printed meanwhile."""
    with _opened(folder / "server.lock") as lock:
        _locked(lock)
        try:
            return subprocess.run(  # noqa: S603 - a program found by us; no shell
                [program, *SETTINGS],
                cwd=folder,
                pass_fds=(lock,),
                umask=0o077,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=PATIENCE,
                check=False,  # the caller checks whether it lives, and shows what it printed if not
            ).stdout
        except (OSError, subprocess.SubprocessError) as error:
            raise ServerFailed(f"{program} could not be run: {error}") from error


def _answering(folder: Path) -> int | None:
    """Wait until the folder's server has read its data and answers; return its process id, None if none lives."""
    deadline = time.monotonic() + PATIENCE
    while _lives(folder):
        with suppress(RedisError), _client(folder) as client:
            about = client.info()
            if not Path(client.config_get("dir")["dir"]).samefile(folder):
                raise ServerFailed(f"A server of another folder answers on {_socket(folder)}.")
            if not about["loading"]:
                return int(about["process_id"])
            deadline = time.monotonic() + PATIENCE  # a large append-only file takes its time
        if time.monotonic() > deadline:
            words = _last_words(folder, "")
            raise ServerFailed("\n".join([f"The server in {folder} (see server.pid) does not answer:", *words]))
        time.sleep(LOOK_EVERY)
    return None


def _last_words(folder: Path, said: str) -> list[str]:
    with suppress(OSError):
        said += (folder / "server.log").read_text("utf-8", errors="replace")
    return [f"  {line}" for line in said.splitlines()[-LOG_TAIL:]]


def _client(folder: Path) -> Any:
    return Redis(
        unix_socket_path=str(_socket(folder)), protocol=2, socket_timeout=ANSWER_TIMEOUT, retry=Retry(NoBackoff(), 0)
    )


def _socket(folder: Path) -> Path:
    """Return a path of the socket that is short enough to bind, through a link in the temporary folder if need be."""
    path = folder / "server.sock"
    if len(os.fsencode(path)) <= LONGEST_SOCKET_PATH:
        return path
    links = Path(tempfile.gettempdir(), f"thousand-{os.getuid()}")
    links.mkdir(mode=0o700, exist_ok=True)
    about = links.lstat()
    if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.getuid() or about.st_mode & 0o077:
        raise ServerFailed(f"{links} is not only ours. Remove it, or choose a data folder with a shorter path.")
    link = links / blake2b(os.fsencode(folder), digest_size=8).hexdigest()
    if not link.is_symlink():  # the link's name is a hash of its target
        with suppress(FileExistsError):
            link.symlink_to(folder, target_is_directory=True)
    return link / path.name


@contextmanager
def _starter(folder: Path) -> Iterator[None]:
    """Hold the lock of the one process that starts or stops the folder's server."""
    with _opened(folder / "start.lock") as lock:
        if not _wait(lambda: _locked(lock), PATIENCE + STOP_PATIENCE):
            raise ServerFailed(f"Another process has been starting or stopping the server in {folder} for too long.")
        yield


def _lives(folder: Path) -> bool:
    """Whether a server holds the folder's lock."""
    with _opened(folder / "server.lock") as lock:
        return not _locked(lock)


@contextmanager
def _opened(path: Path) -> Iterator[int]:
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        yield file
    finally:
        os.close(file)


def _locked(file: int) -> bool:
    """Lock an open file, unless it is locked. The lock ends when its last copy is closed, in any process."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _wait(condition: Callable[[], bool], patience: float) -> bool:
    deadline = time.monotonic() + patience
    while not condition():
        if time.monotonic() > deadline:
            return False
        time.sleep(LOOK_EVERY)
    return True
