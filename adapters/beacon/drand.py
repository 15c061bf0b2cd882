"""The public beacon by drand's HTTP API: `GET URL/CHAIN/public/ROUND`. Fulfils `bot.ports.beacon.Beacon`."""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence

import aiohttp

log = logging.getLogger(__name__)

PATIENCE = 2.0  # seconds for an answer
LONGEST = 4096  # bytes of an answer that are read; a longer answer is cut and so isn't valid JSON

Check = Callable[[int, bytes], bool]


class Drand:
    """Asks all addresses at once and trusts none: only a signature that `check` accepts counts."""

    def __init__(self, session: aiohttp.ClientSession, addresses: Sequence[str], chain: str, check: Check) -> None:
        """`chain` is the hash that names the beacon; `check` verifies its signature of a round."""
        self._session = session
        self._addresses = [address.rstrip("/") for address in addresses]
        self._chain = chain
        self._check = check

    async def signature(self, number: int) -> bytes | None:
        """Return the verified signature of a round; None if no address has a valid one now."""
        asked = [asyncio.create_task(self._from(address, number)) for address in self._addresses]
        try:
            for answer in asyncio.as_completed(asked):
                signature = await answer
                if signature is not None:
                    return signature
            return None
        finally:
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    async def _from(self, address: str, number: int) -> bytes | None:
        url, timeout = f"{address}/{self._chain}/public/{number}", aiohttp.ClientTimeout(total=PATIENCE)
        try:
            async with self._session.get(url, timeout=timeout, allow_redirects=False) as answer:
                answer.raise_for_status()
                found = json.loads(await answer.content.read(LONGEST))
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as error:
            log.info("the beacon was not reached", extra={"address": address, "cause": type(error).__name__})
            return None
        try:
            signature = bytes.fromhex(str(found["signature"])) if found["round"] == number else b""
        except (TypeError, KeyError, ValueError):
            signature = b""
        if signature and self._check(number, signature):
            return signature
        log.warning("a beacon's answer is not the round asked for", extra={"address": address, "round": number})
        return None
