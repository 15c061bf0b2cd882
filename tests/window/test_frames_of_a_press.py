"""What a press costs: the bytes that each window of a table is sent for it, as browsers receive them."""

import json
import zlib

from tests.window.conftest import ORIGIN, WindowClient

MOST = 2048  # bytes for a press in each window
RAW = -15  # as browsers and the server agree on it: deflate, with what was sent before as its dictionary


class Wire:
    """The bytes of a window's frames after compression."""

    def __init__(self, window: WindowClient) -> None:
        self.window = window
        self._packer = zlib.compressobj(wbits=RAW)
        self._packed = 0

    def fresh(self) -> int:
        """The bytes of the frames since the last call."""
        frames, self._packed = self.window.frames[self._packed :], len(self.window.frames)
        packed = (self._packer.compress(json.dumps(one).encode()) for one in frames)
        return sum(len(one) + len(self._packer.flush(zlib.Z_SYNC_FLUSH)) for one in packed)

    async def catches_up(self, version: int) -> None:
        """Wait until the window has all news of a version."""
        await self.window.until(lambda: any(frame.get("version") == version for frame in self.window.frames))


async def test_frames_are_compressed_for_who_can_read_them(clients):
    socket = await clients.client.ws_connect("/app/talk", headers=ORIGIN, compress=15)
    assert socket.compress == 15
    await socket.close()


async def test_a_press_costs_each_window_of_three_at_most_two_kilobytes(clients, world, people, table):
    windows = [await clients.open(person, table) for person in people]
    wires = [Wire(window) for window in windows]
    costs: list[int] = []
    for _ in range(80):
        game = await world.table(table)
        if game.rows:
            break
        if game.to_act is None:
            await world.passes(1.0, table)
            continue
        mover = windows[game.to_act]
        await mover.until(lambda mover=mover: mover.is_due)
        for wire in wires:
            wire.fresh()
        await mover.moves()
        version = (await world.tables.newest(table)).version
        for wire in wires:
            await wire.catches_up(version)
            costs.append(wire.fresh())
    assert len(costs) > 60
    assert max(costs) <= MOST
