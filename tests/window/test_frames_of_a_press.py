"""What a press costs: the bytes of each frame that a window of the table is sent for it, before compression."""

import json
from functools import partial

import pytest

from tests.window.conftest import ORIGIN, WindowClient, somebody

MOST = 2048  # bytes of a frame
compact = partial(json.dumps, ensure_ascii=False, separators=(",", ":"))  # as the server writes it


@pytest.fixture
def people(world):
    """Three with long names, in a language whose letters take two bytes each."""
    names = ["Александра", "Константин", "Екатерина"]
    return [somebody(world, 7000011 + at, one).model_copy(update={"language": "ru"}) for at, one in enumerate(names)]


async def test_frames_are_compressed_for_who_can_read_them(clients):
    socket = await clients.client.ws_connect("/app/talk", headers=ORIGIN, compress=15)
    assert socket.compress == 15
    await socket.close()


@pytest.mark.slow
async def test_a_press_sends_each_window_of_three_at_most_two_kilobytes(clients, world, people, table):
    windows = [await clients.open(person, table) for person in people]
    sent: list[str] = []
    while not (game := await world.table(table)).rows:
        if game.to_act is None:
            await world.passes(1.0, table)
            continue
        mover, known = windows[game.to_act], [len(window.frames) for window in windows]
        await mover.until(lambda mover=mover: mover.is_due)
        await mover.moves()
        version = (await world.tables.newest(table)).version
        for window, before in zip(windows, known, strict=True):
            await window.until(partial(is_told, window, version))
            sent += map(compact, window.frames[before:])
    biggest = max(sent, key=lambda frame: len(frame.encode()))
    assert len(biggest.encode()) <= MOST, biggest


def is_told(window: WindowClient, version: int) -> bool:
    """Whether a window has all news of a version."""
    return any(frame.get("version") == version for frame in window.frames)
