"""A Redis Cluster of three masters, each with a replica, on loopback."""

import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from adapters.redis import keys
from adapters.redis.server_program import find_program
from tests.store.server_processes import asked, free_ports, server_process, wait_for

SLOTS = 16384
MASTERS = 3
NODE_TIMEOUT = 1500  # milliseconds
LOG_FOLDER = "appendonlydir"
KEYS_AT_ONCE = 5  # keys moved to another master in one call


@dataclass(eq=False)
class Node:
    """One server of the cluster, with a folder and ports of its own."""

    folder: Path
    port: int
    bus: int
    options: Sequence[object]
    process: subprocess.Popen[bytes] = field(init=False)
    id: str = ""

    def start(self) -> None:
        """Start it, for the first time or again."""
        self.folder.mkdir(parents=True, exist_ok=True)
        command = [find_program(), "--port", self.port, "--bind", "127.0.0.1", "--save", "", *self.options]
        with (self.folder / "log").open("a") as log:
            self.process = subprocess.Popen([str(part) for part in command], cwd=self.folder, stdout=log, stderr=log)
        wait_for(lambda: asked(self.port, "PING"))
        self.id = asked(self.port, "CLUSTER", "MYID").decode()

    def end(self) -> None:
        """End it without a warning."""
        self.process.kill()
        self.process.wait()

    def freeze(self) -> None:
        """Stop the process; `thaw` lets it go on."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let the process go on."""
        self.process.send_signal(signal.SIGCONT)

    @property
    def is_master(self) -> bool:
        role = asked(self.port, "ROLE")
        return role is not None and role[0] == b"master"

    @property
    def follows(self) -> bool:
        """Whether the node is a replica that is connected to its master."""
        role = asked(self.port, "ROLE")
        return role is not None and role[0] == b"slave" and role[3] == b"connected"

    @property
    def writes_its_file(self) -> bool:
        """Whether its append-only file has everything and isn't being rewritten."""
        told = asked(self.port, "INFO", "persistence")
        return told is not None and told["aof_rewrite_in_progress"] == 0 and told["aof_rewrite_scheduled"] == 0

    @property
    def sees_a_whole_cluster(self) -> bool:
        told = asked(self.port, "CLUSTER", "INFO")
        return told is not None and b"cluster_state:ok" in told


@dataclass
class Cluster:
    """`url` names every node; the replica of `masters[i]` is `replicas[i]`, until they swap places."""

    masters: list[Node]
    replicas: list[Node]

    @property
    def nodes(self) -> list[Node]:
        return [*self.masters, *self.replicas]

    @property
    def url(self) -> str:
        return "redis+cluster://" + ",".join(f"127.0.0.1:{node.port}" for node in self.nodes)

    def cut_off(self, place: int) -> None:
        """Stop a replica from following its master."""
        asked(self.replicas[place].port, "CONFIG", "SET", "masterauth", "a password that there is not")
        asked(self.masters[place].port, "CLIENT", "KILL", "TYPE", "replica")
        wait_for(lambda: asked(self.replicas[place].port, "ROLE")[3] != b"connected")

    @property
    def tables(self) -> set[str]:
        """The codes of all tables that the masters hold."""
        held = [asked(master.port, "KEYS", "{p*}:table:*") or [] for master in self.masters]
        return {key.decode().rpartition(":")[2] for names in held for key in names}

    def place_of(self, table: str) -> int:
        """The number of the master that holds a table."""
        slot = self.slot_of(table)
        owners = {master.id: place for place, master in enumerate(self.masters)}
        for line in asked(self.masters[-1].port, "CLUSTER", "NODES").decode().splitlines():
            node, *about = line.split()
            if node in owners and any(first <= slot <= last for first, last in _ranges(about[7:])):
                return owners[node]
        raise LookupError("nobody holds this slot")

    def slot_of(self, table: str) -> int:
        """The slot of a table."""
        return int(asked(self.masters[-1].port, "CLUSTER", "KEYSLOT", keys.table(table)))

    # --------------------------------------------------------------------------------------------------- changes

    def take_over(self, place: int) -> None:
        """Wait until the replica of a dead master has taken its place, and let the dead node follow it."""
        master, replica = self.masters[place], self.replicas[place]
        wait_for(lambda: replica.is_master)
        self.masters[place], self.replicas[place] = replica, master
        asked(replica.port, "CONFIG", "SET", "masterauth", "")
        master.start()
        wait_for(lambda: master.follows)
        self.settle()

    def settle(self) -> None:
        """Wait until every node agrees that all is well."""
        for node in self.nodes:
            wait_for(lambda node=node: node.sees_a_whole_cluster and node.writes_its_file)

    def move_slot(self, slot: int, source: Node, target: Node) -> None:
        """Move a slot with its keys to another master while it is used."""
        asked(target.port, "CLUSTER", "SETSLOT", slot, "IMPORTING", source.id)
        asked(source.port, "CLUSTER", "SETSLOT", slot, "MIGRATING", target.id)
        while names := asked(source.port, "CLUSTER", "GETKEYSINSLOT", slot, KEYS_AT_ONCE):
            asked(source.port, "MIGRATE", "127.0.0.1", target.port, "", 0, 5000, "KEYS", *names)
        for node in (target, source, *(node for node in self.masters if node not in {source, target})):
            asked(node.port, "CLUSTER", "SETSLOT", slot, "NODE", target.id)


def _ranges(slots: Sequence[str]) -> Iterator[tuple[int, int]]:
    """The slots of a node as CLUSTER NODES lists them: `0-5460`, `7`, and in brackets the slots being moved."""
    for one in slots:
        if not one.startswith("["):
            first, _, last = one.partition("-")
            yield int(first), int(last or first)


@contextmanager
def running_cluster(folder: Path, node_timeout: int = NODE_TIMEOUT) -> Iterator[Cluster]:
    """Yield a cluster that serves every slot and whose replicas follow. `node_timeout` is in milliseconds."""
    with ExitStack() as stack:
        ports = free_ports(4 * MASTERS)
        nodes = []
        for number in range(2 * MASTERS):
            port, bus = ports[2 * number], ports[2 * number + 1]
            options = ("--cluster-enabled", "yes", "--cluster-node-timeout", node_timeout, "--cluster-port", bus)
            # Without flushes: on a busy disk a master would answer before its acknowledged writes are in its file.
            file = ("--appendonly", "yes", "--appendfsync", "no")
            following = ("--repl-diskless-sync-delay", 0, "--cluster-replica-validity-factor", 0)
            nodes.append(Node(folder / str(number), port, bus, (*options, *file, *following)))
            nodes[-1].start()
            stack.callback(nodes[-1].end)
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
            wait_for(lambda r=replica: r.follows)
        cluster = Cluster(masters, replicas)
        cluster.settle()
        yield cluster


@contextmanager
def what_it_wrote(node: Node, folder: Path) -> Iterator[str]:
    """Yield the address of a separate server with the data of a node's append-only file."""
    shutil.copytree(node.folder / LOG_FOLDER, folder / "copy" / LOG_FOLDER)
    [port] = free_ports(1)
    copied: Any = server_process(folder / "server", port, "", "--dir", folder / "copy", "--appendonly", "yes")
    with copied:
        wait_for(lambda: asked(port, "INFO", "persistence")["loading"] == 0)
        yield f"redis://127.0.0.1:{port}"
