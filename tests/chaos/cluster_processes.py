"""A Redis Cluster of three masters, each with a replica, on loopback."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen

from adapters.redis import keys
from tests.store.server_processes import asked, free_ports, server_process, wait_for

SLOTS = 16384
MASTERS = 3
NODE_TIMEOUT = 1500  # milliseconds


@dataclass
class Node:
    """One server of the cluster."""

    port: int
    bus: int
    process: Popen

    @property
    def id(self) -> bytes:
        return asked(self.port, "CLUSTER", "MYID")

    @property
    def is_master(self) -> bool:
        return asked(self.port, "ROLE")[0] == b"master"


@dataclass
class Cluster:
    """`url` names the first node only; the replica of `masters[i]` is `replicas[i]`."""

    masters: list[Node]
    replicas: list[Node]

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in (*self.masters, *self.replicas))

    def cut_off(self, place: int) -> None:
        """Let a replica follow its master no more."""
        asked(self.replicas[place].port, "CONFIG", "SET", "masterauth", "a password that there is not")
        asked(self.masters[place].port, "CLIENT", "KILL", "TYPE", "replica")
        wait_for(lambda: asked(self.replicas[place].port, "ROLE")[3] != b"connected")

    def place_of(self, table: str) -> int:
        """Which master holds a table."""
        slot = int(asked(self.masters[-1].port, "CLUSTER", "KEYSLOT", keys.table(table)))
        return min(slot * MASTERS // SLOTS, MASTERS - 1)


@contextmanager
def running_cluster(folder: Path) -> Iterator[Cluster]:
    """Yield a cluster that serves every slot and whose replicas follow."""
    with ExitStack() as stack:
        ports = free_ports(4 * MASTERS)
        nodes = []
        for number in range(2 * MASTERS):
            port, bus = ports[2 * number], ports[2 * number + 1]
            options = ("--cluster-enabled", "yes", "--cluster-node-timeout", NODE_TIMEOUT, "--cluster-port", bus)
            more = ("--appendonly", "yes", "--repl-diskless-sync-delay", "0", "--cluster-replica-validity-factor", "0")
            process = stack.enter_context(server_process(folder / str(number), port, "", *options, *more))
            nodes.append(Node(port, bus, process))
        masters, replicas = nodes[:MASTERS], nodes[MASTERS:]
        for place, node in enumerate(masters):
            first, end = place * SLOTS // MASTERS, (place + 1) * SLOTS // MASTERS
            asked(node.port, "CLUSTER", "ADDSLOTSRANGE", first, end - 1)
        for number, node in enumerate(nodes):
            asked(node.port, "CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for node in nodes[1:]:
            asked(nodes[0].port, "CLUSTER", "MEET", "127.0.0.1", node.port, node.bus)
        for node in nodes:
            wait_for(lambda node=node: b"cluster_known_nodes:6" in asked(node.port, "CLUSTER", "INFO"))
        for master, replica in zip(masters, replicas, strict=True):
            wait_for(lambda m=master, r=replica: asked(r.port, "CLUSTER", "REPLICATE", m.id) == b"OK")
        for replica in replicas:
            wait_for(lambda r=replica: asked(r.port, "ROLE")[3] == b"connected")
        for node in nodes:
            wait_for(lambda node=node: b"cluster_state:ok" in asked(node.port, "CLUSTER", "INFO"))
        yield Cluster(masters, replicas)
