"""The Redis of `compose.yaml` has a password, set by its own command lines; no process list shows it."""

import os
import re
import shlex
import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path

import pytest
import yaml

from adapters.redis.server_program import find_program
from tests.store.server_processes import free_ports, server_answer, wait_for

COMPOSE = yaml.safe_load((Path(__file__).parents[2] / "compose.yaml").read_text("utf-8"))
SERVICES = COMPOSE["services"]
PASSWORD = "pass-word-of-a-test"
SERVERS = [name for name in SERVICES if name.startswith("redis")]
SENTINELS = [name for name in SERVICES if name.startswith("sentinel")]

pytestmark = pytest.mark.timeout(60)


def words(name):
    """The command line of the service's container, as compose passes it on."""
    service = SERVICES[name]
    command = service.get("command", [])
    command = shlex.split(command) if isinstance(command, str) else command
    return [word.replace("$$", "$") for word in (*service.get("entrypoint", []), *command)]


@contextmanager
def started(name, folder, port, change=lambda word: word):
    """Run the service's own command line with stub programs that listen on a port of this test; yield the process."""
    programs = folder / "programs"
    programs.mkdir()
    place = f"--port {port} --bind 127.0.0.1 --dir {shlex.quote(str(folder))}"
    program(programs / "docker-entrypoint.sh", 'exec "$@"')
    program(programs / "valkey-server", f'exec {find_program()} {place} "$@"')
    program(programs / "valkey-sentinel", f'exec {find_program()} "$1" --sentinel {place}')
    environment = {"PATH": f"{programs}:{os.environ['PATH']}", "REDISCLI_AUTH": PASSWORD}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [change(word) for word in words(name)], env=environment, cwd=folder, stdout=log, stderr=log
        )
    try:
        wait_for(lambda: server_answer(port, "PING", password=PASSWORD) or process.poll() is not None)
        assert process.poll() is None, (folder / "log").read_text("utf-8")
        yield process
    finally:
        process.kill()
        process.wait()


def program(path, line):
    path.write_text(f"#!/bin/sh\n{line}\n", "utf-8")
    path.chmod(0o755)


def processes_that_show(text):
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if text.encode() in (folder / "cmdline").read_bytes():
                found.append(folder.name)
        except OSError:
            continue  # the process has ended
    return found


@pytest.mark.parametrize("name", [*SERVERS, *SENTINELS])
def test_it_does_not_start_without_a_password(name):
    assert re.fullmatch(r"\$\{REDIS_PASSWORD:\?.+\}", SERVICES[name]["environment"]["REDISCLI_AUTH"])


@pytest.mark.parametrize("name", ["redis", "redis-a"])
def test_a_server_asks_everybody_for_it(name, tmp_path):
    (port,) = free_ports(1)
    with started(name, tmp_path, port):
        assert server_answer(port, "PING") is None
        assert server_answer(port, "PING", password="another-word") is None
        assert server_answer(port, "CONFIG", "GET", "masterauth", password=PASSWORD)[1] == PASSWORD.encode()
        assert server_answer(port, "CONFIG", "GET", "maxmemory-policy", password=PASSWORD)[1] == b"noeviction"


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="no list of processes in /proc")
def test_no_list_of_processes_shows_it(tmp_path):
    (port,) = free_ports(1)
    with started("redis", tmp_path, port):
        assert processes_that_show(str(port))
        assert processes_that_show(PASSWORD) == []


def test_a_server_hears_of_the_stop(tmp_path):
    (port,) = free_ports(1)
    with started("redis", tmp_path, port) as process:
        process.terminate()
        assert process.wait(10) == 0


def test_the_health_of_a_server_needs_it_and_does_not_tell_it(tmp_path):
    cli = shutil.which("redis-cli")
    if cli is None:
        pytest.skip("no redis-cli found: apt install redis-tools")
    (port,) = free_ports(1)
    with started("redis", tmp_path, port):
        program(tmp_path / "programs" / "valkey-cli", f'exec {cli} -p {port} "$@"')
        test = SERVICES["redis"]["healthcheck"]["test"]
        assert "REDIS" not in test

        def healthy(**environment):
            environment["PATH"] = f"{tmp_path / 'programs'}:{os.environ['PATH']}"
            return subprocess.run(["sh", "-c", test], env=environment, capture_output=True, check=False).returncode == 0

        assert healthy(REDISCLI_AUTH=PASSWORD)
        assert not healthy()
        assert not healthy(REDISCLI_AUTH="another-word")


def test_a_sentinel_asks_for_it_and_knows_it_of_its_master(tmp_path):
    master, sentinel = free_ports(2)
    for name in ("master", "sentinel"):
        (tmp_path / name).mkdir()
    conf = tmp_path / "sentinel" / "sentinel.conf"

    def here(word):
        word = word.replace("/tmp/sentinel.conf", str(conf))  # noqa: S108 - in a container of its own
        return word.replace("redis-a 6379", f"127.0.0.1 {master}")

    with started("redis-a", tmp_path / "master", master), started("sentinel-a", tmp_path / "sentinel", sentinel, here):
        assert server_answer(sentinel, "PING") is None
        assert conf.stat().st_mode & 0o077 == 0

        def known():
            answer = server_answer(sentinel, "SENTINEL", "MASTER", "thousand", password=PASSWORD)
            return dict(zip(answer[::2], answer[1::2], strict=True))[b"runid"]  # known after an INFO

        wait_for(known)


def test_the_bots_know_it():
    bots = {name: service["environment"] for name, service in SERVICES.items() if service.get("env_file") == ".env"}
    assert bots  # .env gives them REDIS_PASSWORD
    for name, environment in bots.items():
        assert "REDIS_PASSWORD" not in environment, name
        assert "@" not in environment["REDIS_URL"], name
        assert ("sentinel" in environment["REDIS_URL"]) == ("SENTINEL_PASSWORD" in environment), name
