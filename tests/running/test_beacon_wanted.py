"""`DRAND=on`, and the library that it needs."""

import contextlib
import sys

import pytest

from bot.running import beacon
from bot.running.settings import BadSettings, Settings


async def opened(**settings):
    async with contextlib.AsyncExitStack() as stack:
        return await beacon.opened(Settings(_env_file=None, **settings), stack)


async def test_the_beacon_is_off_by_default():
    assert await opened() is None
    assert await opened(drand="on") is not None


async def test_without_the_library_that_checks_it_the_start_is_refused(monkeypatch):
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    with pytest.raises(BadSettings, match=r"\[drand\]"):
        await opened(drand="on")
