"""`DRAND=on`: what it needs, and what is said where that is missing."""

import contextlib
import sys

import pytest
from pydantic import ValidationError

from bot.running import beacon
from bot.running.settings import BadSettings, Settings


async def opened(**settings):
    async with contextlib.AsyncExitStack() as stack:
        return await beacon.opened(Settings(_env_file=None, **settings), stack)


async def test_there_is_no_beacon_unless_it_is_asked_for():
    assert await opened() is None


async def test_a_beacon_that_is_asked_for_is_there():
    assert await opened(drand="on") is not None


async def test_without_the_library_that_checks_it_the_start_is_refused(monkeypatch):
    monkeypatch.setitem(sys.modules, "py_arkworks_bls12381", None)
    with pytest.raises(BadSettings, match=r"\[drand\]"):
        await opened(drand="on")


async def test_without_an_address_the_start_is_refused():
    with pytest.raises(ValidationError, match="DRAND_URLS"):
        await opened(drand="on", drand_urls=" , ")
