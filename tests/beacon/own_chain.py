"""A beacon for tests: a chain like quicknet with a known key, a relay on loopback, and a beacon on the test's clock."""

import dataclasses
import hashlib
from functools import partial

from aiohttp import web
from aiohttp.test_utils import TestServer
from py_arkworks_bls12381 import G1Point, G2Point, Scalar

from engine import beacon

_DOMAIN = b"BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_"
KEY = Scalar(0x5EED)
OTHER_KEY = Scalar(0xBAD)
CHAIN = dataclasses.replace(beacon.QUICKNET, key=(G2Point() * KEY).to_compressed_bytes().hex())
is_true = partial(beacon.is_true, chain=CHAIN)


def signed(number, key=KEY):
    """The signature of a round."""
    message = hashlib.sha256(number.to_bytes(8, "big")).digest()
    return bytes((G1Point.hash_to_curve(message, _DOMAIN) * key).to_compressed_bytes())


def told(number, signature):
    """A round as drand's HTTP API returns it."""
    return {"round": number, "randomness": hashlib.sha256(signature).hexdigest(), "signature": signature.hex()}


class Rounds:
    """A beacon on the test's clock: it publishes a round `late` seconds after the round's time."""

    def __init__(self, world):
        self.world = world
        self.late = 0.0
        self.asked = []

    async def signature(self, number):
        self.asked.append(number)
        return signed(number) if self.world.time >= beacon.QUICKNET.time_of(number) + self.late else None


class Relay:
    """Serves the chain. `answer` returns the answer for a round, or raises an HTTP error."""

    def __init__(self):
        self.asked = []
        self.answer = lambda number: told(number, signed(number))
        app = web.Application()
        app.router.add_get("/{chain}/public/{round}", self._round)
        self._server = TestServer(app)

    @property
    def url(self):
        return str(self._server.make_url("")).rstrip("/")

    async def __aenter__(self):
        await self._server.start_server()
        return self

    async def __aexit__(self, *_):
        await self._server.close()

    async def _round(self, request):
        if request.match_info["chain"] != CHAIN.hash:
            raise web.HTTPNotFound
        number = int(request.match_info["round"])
        self.asked.append(number)
        answer = self.answer(number)
        return web.json_response(answer) if isinstance(answer, dict) else web.Response(text=answer)
