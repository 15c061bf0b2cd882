"""Failovers of a server to its replica: the commands for those behind a name, and a Sentinel for the others."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.store.server_processes import free_ports, server_answer, server_process, wait_for

SERVICE = "thousand"  # the master's name at the Sentinel


def promote(replica: int) -> None:
    """Let the replica on a port be a master. The old master goes on as one."""
    assert server_answer(replica, "REPLICAOF", "NO", "ONE")


def follow(replica: int, master: int) -> None:
    """Let the server on a port be a replica of the one on `master`. Its clients stay connected."""
    assert server_answer(replica, "REPLICAOF", "127.0.0.1", master)


@contextmanager
def sentinel(folder: Path, master: int, *, down_after: float = 1.0) -> Iterator[int]:
    """Run a Sentinel that watches the master on a port; yield its own port once it knows the replica.

    After `down_after` seconds without an answer of the master it fails over by itself.
    """
    (port,) = free_ports(1)
    config = folder.with_suffix(".conf")
    watched = f"sentinel monitor {SERVICE} 127.0.0.1 {master} 1"
    config.write_text(f"{watched}\nsentinel down-after-milliseconds {SERVICE} {int(down_after * 1000)}\n", "utf-8")
    with server_process(folder, port, config, "--sentinel"):
        wait_for(lambda: len(server_answer(port, "SENTINEL", "REPLICAS", SERVICE)) == 1)
        yield port


def fail_over(sentinel: int) -> None:
    """Order a failover of the Sentinel on a port. It begins at once, and takes seconds."""
    wait_for(
        lambda: server_answer(sentinel, "SENTINEL", "FAILOVER", SERVICE)
    )  # refused until it knows the replica well


def named(sentinel: int) -> int:
    """Return the port of the master that the Sentinel names."""
    _, port = server_answer(sentinel, "SENTINEL", "GET-MASTER-ADDR-BY-NAME", SERVICE)
    return int(port)


def role(port: int) -> str:
    """Return `master` or `slave`."""
    return str(server_answer(port, "INFO", "replication")["role"])
