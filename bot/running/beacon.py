"""The public beacon, if `DRAND=on`."""

import contextlib

import aiohttp

from adapters.beacon.drand import Drand
from bot.ports.beacon import Beacon
from bot.running.settings import BadSettings, Settings
from engine import beacon


async def opened(settings: Settings, stack: contextlib.AsyncExitStack) -> Beacon | None:
    """Return the beacon; None if it is off. Raises BadSettings if the library that checks it is missing."""
    if settings.drand != "on":
        return None
    if not beacon.can_check():
        raise BadSettings("DRAND=on needs the library that checks the beacon: pip install '.[drand]'")
    session = await stack.enter_async_context(aiohttp.ClientSession())
    return Drand(session, settings.beacon_addresses, beacon.QUICKNET.hash, beacon.is_true)
