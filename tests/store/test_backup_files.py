"""Where a backup is written to, and read from: files, links, FIFOs, devices, standard output and input."""

import errno
import gzip
import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from bot.running import backup_file
from bot.running.backup_file import BadBackup
from tests.store.server_processes import free_ports, wait_for

ROOT = Path(__file__).parents[2]
BODY = b"a backup"


def written(name, body=BODY):
    with backup_file.written(str(name)) as file:
        file.write(body)


def in_shell(line, *, folder, **settings):
    """Run a line as an operator types it, in a folder of its own."""
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "HOME": str(folder), **settings}
    line = line.replace("thousand", f"{sys.executable} -m bot")
    return subprocess.run(["sh", "-c", line], cwd=folder, env=env, capture_output=True, check=False, timeout=120)


@pytest.fixture
def store(redis_url, tmp_path):
    """The settings of a store with something in it, and an empty folder."""
    folder = tmp_path / "folder"
    folder.mkdir()
    return {"folder": folder, "REDIS_URL": redis_url}


def test_a_new_file_is_its_owners_alone_and_stands_alone(tmp_path):
    written(tmp_path / "games")
    assert (tmp_path / "games").read_bytes() == BODY
    assert stat.S_IMODE((tmp_path / "games").stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [tmp_path / "games"]


@pytest.mark.parametrize("there", [True, False])
def test_behind_a_link_its_target_is_replaced(tmp_path, there):
    (tmp_path / "disk").mkdir()
    target = tmp_path / "disk" / "games"
    if there:
        target.write_bytes(b"older")
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to(target)
    written(tmp_path / "one")
    assert (tmp_path / "one").is_symlink()
    assert (tmp_path / "two").is_symlink()
    assert target.read_bytes() == BODY
    assert list((tmp_path / "disk").iterdir()) == [target]


def test_a_fifo_is_written_to_and_stays_one(tmp_path):
    fifo, read = tmp_path / "fifo", []
    os.mkfifo(fifo)
    reader = threading.Thread(target=lambda: read.append(fifo.read_bytes()))
    reader.start()
    written(fifo)
    reader.join()
    assert read == [BODY]
    assert stat.S_ISFIFO(fifo.stat().st_mode)
    assert list(tmp_path.iterdir()) == [fifo]


@pytest.mark.parametrize("through", ["name", "link"])
def test_a_device_is_written_to_and_stays_one(tmp_path, through):
    if through == "link":
        (tmp_path / "null").symlink_to("/dev/null")
    before = Path("/dev/null").stat()
    written("/dev/null" if through == "name" else tmp_path / "null")
    assert Path("/dev/null").stat().st_rdev == before.st_rdev
    assert stat.S_ISCHR(Path("/dev/null").stat().st_mode)


@pytest.mark.parametrize("name", ["full", "folder", "nowhere/games", "loop", "file/games", "long"])
def test_where_nothing_can_be_written_it_says_so_and_leaves_nothing(tmp_path, name):
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "loop").symlink_to("loop")
    there = sorted(tmp_path.rglob("*"))
    places = {"full": Path("/dev/full"), "long": tmp_path / ("x" * 300)}
    with pytest.raises(BadBackup, match=r"cannot be (written|read) \(.+\)"):
        written(places.get(name, tmp_path / name), BODY * 10_000)
    assert sorted(tmp_path.rglob("*")) == there


@pytest.mark.parametrize("error", [OSError(errno.ENOSPC, "No space left on device"), KeyboardInterrupt(), ValueError()])
def test_after_an_error_the_older_file_stands_and_nothing_else(tmp_path, error):
    def failing():
        with backup_file.written(str(tmp_path / "games")) as file:
            file.write(b"half a ba")
            raise error

    (tmp_path / "games").write_bytes(b"older")
    with pytest.raises((BadBackup, KeyboardInterrupt, ValueError)):
        failing()
    assert (tmp_path / "games").read_bytes() == b"older"
    assert list(tmp_path.iterdir()) == [tmp_path / "games"]


FULL = """
import resource
from bot.running import backup_file
with backup_file.written("games") as file:
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
    file.write(b"x" * 100_000)
"""


def test_a_disk_that_is_full_ends_in_a_line_and_leaves_nothing(tmp_path):
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", FULL], cwd=tmp_path, env=env, capture_output=True, check=False)
    assert b"BadBackup: games cannot be written (File too large)" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
def test_to_standard_output_and_back_from_standard_input(store):
    made = in_shell("thousand backup - > made && cat made | thousand restore -", **store)
    assert made.returncode == 0, made.stderr
    assert b"keys written to standard output" in made.stderr
    assert b"keys restored from standard input" in made.stdout
    with gzip.open(store["folder"] / "made") as file:
        assert b"thousand-backup" in file.readline()
    assert sorted(path.name for path in store["folder"].iterdir()) == ["made"]


@pytest.mark.slow
@pytest.mark.parametrize("place", ["/dev/stdout", "/proc/self/fd/1"])
def test_the_name_of_standard_output_works_too(store, place):
    made = in_shell(f"thousand backup {place} | gzip -dc", **store)
    assert b'"form":"thousand-backup/1"' in made.stdout, made.stderr


@pytest.mark.slow
def test_a_reader_that_goes_away_ends_it_in_a_line(store):
    made = in_shell("thousand backup - | true; exit 0", **store)
    assert b"Traceback" not in made.stderr


def test_no_backup_is_written_to_a_terminal(monkeypatch):
    monkeypatch.setattr(os, "isatty", lambda handle: True)
    with pytest.raises(BadBackup, match="terminal"):
        written("-")


@pytest.mark.slow
def test_a_fifo_is_read_whole_before_anything_is_written(store):
    made = in_shell("thousand backup made && mkfifo way && (cat made > way &) && thousand restore way", **store)
    assert made.returncode == 0, made.stderr


@pytest.mark.parametrize("name", ["nowhere", "folder"])
def test_what_cannot_be_read_is_said(tmp_path, name):
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadBackup, match=r"cannot be read \(.+\)"), backup_file.read(str(tmp_path / name)) as file:
        file.read()


RUN_BOT = "import runpy; runpy.run_module('bot', run_name='__main__', alter_sys=True)"


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_leaves_nothing(tmp_path, sign):
    (port,) = free_ports(1)
    env = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "REDIS_URL": f"redis://127.0.0.1:{port}"}
    # A shell lets its jobs in the background ignore Ctrl+C.
    as_in_front = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {RUN_BOT}"
    command = [sys.executable, "-c", as_in_front, "backup", "games"]
    with subprocess.Popen(command, cwd=tmp_path, env=env, stderr=subprocess.PIPE, text=True) as running:
        assert "cannot be reached yet" in running.stderr.readline()
        assert [path.suffix for path in tmp_path.iterdir()] == [".unfinished"]
        running.send_signal(sign)
        said = running.stderr.read()
        assert "Traceback" not in said
        assert "is it running" not in said, "it has not waited for Redis until its patience ended"
        assert running.wait(60) == 1
    wait_for(lambda: not list(tmp_path.iterdir()))
