"""Games on a Redis Cluster of three masters and three replicas, under faults.

Masters die and come back, with or without writes that their replica didn't receive; slots move while they are used;
workers die.
"""

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.chaos.chaos_past import SetBack
from tests.chaos.chaos_plan import Fault, Kinds
from tests.chaos.chaos_run import Report, play_rounds
from tests.chaos.chaos_server_faults import alone
from tests.chaos.chaos_tables import Kept, read
from tests.chaos.chaos_world import ChaosWorld
from tests.chaos.cluster_processes import Cluster, Node, running_cluster, what_it_wrote

NODE_TIMEOUT = 3000  # milliseconds
LONGEST_FREEZE = 2.0  # seconds: below the node timeout, so that no replica takes over
SLOTS_AT_ONCE = 3  # slots moved in one resharding

CLUSTER_KINDS: Kinds = {
    "fail_over": (2, 0.1, 2.0),
    "fail_over_losing": (2, 0.3, 2.0),
    "freeze_master": (2, 0.3, LONGEST_FREEZE),
    "reshard": (4, 0.1, 1.0),
    "kill_worker": (4, 0.05, 1.5),
    "stop_worker": (2, 0.05, 1.0),
    "drop_after": (2, 0.5, 2.0),
    "deliver_twice": (2, 0.0, 0.0),
    "out_of_order": (2, 0.2, 1.5),
    "delete_board": (2, 0.0, 0.0),
}


class ClusterWorld(ChaosWorld):
    """A world on a cluster, whose nodes can fail."""

    def __init__(self, folder: Path, seed: int, cluster: Cluster, *, workers: int, parties: int) -> None:
        super().__init__(folder, seed, workers=workers, parties=parties, redis_url=cluster.url)
        self.cluster = cluster
        self._copies = 0

    async def read(self) -> list[Kept]:
        """Every table there is, including one opened while the people were coming to rest."""
        return await read(self.cluster.url, self.cluster.tables)

    @alone("_server_busy")
    async def _freeze_master(self, fault: Fault) -> None:
        master, since = self._of(self.cluster.masters, fault.aim), self.emulator.clock.now()
        master.freeze()
        await asyncio.sleep(fault.lasts)
        master.thaw()
        self.master_silent.append((since, self.emulator.clock.now()))

    @alone("_server_busy")
    async def _reshard(self, fault: Fault) -> None:
        """Move the slots of some tables from master to master while people play at them."""
        chance = random.Random(fault.aim)
        codes = [party.code for party in self.parties if party.code]
        for code in chance.sample(codes, min(SLOTS_AT_ONCE, len(codes))):
            await asyncio.to_thread(self._move, code, chance)

    def _move(self, code: str, chance: random.Random) -> None:
        source = self.cluster.masters[self.cluster.place_of(code)]
        target = chance.choice([master for master in self.cluster.masters if master is not source])
        self.cluster.move_slot(self.cluster.slot_of(code), source, target)

    @alone("_server_busy")
    async def _fail_over(self, fault: Fault) -> None:
        """A master dies, its replica takes its place, and the dead node comes back as the replica."""
        await self._failed_over(fault, cut_off=0.0)

    @alone("_server_busy")
    async def _fail_over_losing(self, fault: Fault) -> None:
        """The same, but the replica didn't receive the last writes."""
        await self._failed_over(fault, cut_off=fault.lasts)

    async def _failed_over(self, fault: Fault, cut_off: float) -> None:
        place = int(fault.aim * len(self.cluster.masters))
        master, replica = self.cluster.masters[place], self.cluster.replicas[place]
        since = self.emulator.clock.now()
        if cut_off:
            await asyncio.to_thread(self.cluster.cut_off, place)
            await asyncio.sleep(cut_off)
        master.freeze()  # a frozen master's acknowledged writes can be compared with those of its replica
        back = await self._written_by(replica)
        master.end()
        until = self.emulator.clock.now()
        before = await self._written_by(master)
        one = SetBack(since, until, before, back)
        self.set_back.append(one)
        for party in self.parties:
            if party.code in one.changed:
                party.set_back(since, [kept.table for kept in back.values()])
        await asyncio.sleep(fault.lasts)
        await asyncio.to_thread(self.cluster.take_over, place)
        self.master_silent.append((since, self.emulator.clock.now()))

    async def _written_by(self, node: Node) -> dict[str, Kept]:
        self._copies += 1
        folder = self.folder / f"copy-{self._copies}"
        with what_it_wrote(node, folder) as url:
            return {one.table.id: one for one in await read(url)}


async def run_on_cluster(
    folder: Path,
    seed: int,
    plans: Sequence[list[Fault]],
    *,
    workers: int = 3,
    parties: int = 6,
    say: Callable[[str], None] = lambda _: None,
) -> Report:
    """Run one round for each plan on a cluster of its own, and report."""
    with running_cluster(folder / "cluster", NODE_TIMEOUT) as cluster:
        async with ClusterWorld(folder, seed, cluster, workers=workers, parties=parties) as world:
            return await play_rounds(world, plans, say)
