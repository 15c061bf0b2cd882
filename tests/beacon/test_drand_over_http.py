"""Rounds from relays with drand's HTTP API: only a valid signature of the requested round counts."""

import aiohttp
import pytest
from aiohttp import web

from adapters.beacon.drand import Drand
from tests.beacon.own_chain import CHAIN, OTHER_KEY, Relay, is_true, signed, told

ROUND = 2_000_000


@pytest.fixture
async def relay():
    async with Relay() as running:
        yield running


@pytest.fixture
async def drand_of():
    async with aiohttp.ClientSession() as session:
        yield lambda *addresses: Drand(session, addresses, CHAIN.hash, is_true)


async def test_a_round_that_has_come_is_given(relay, drand_of):
    assert await drand_of(relay.url).signature(ROUND) == signed(ROUND)
    assert relay.asked == [ROUND]


def not_found(_):
    raise web.HTTPNotFound


def moved(_):
    raise web.HTTPFound("/elsewhere")


@pytest.mark.parametrize(
    "answer",
    [
        pytest.param(not_found, id="missing"),
        pytest.param(moved, id="sent elsewhere"),
        pytest.param(lambda number: told(number, signed(number, OTHER_KEY)), id="of another key"),
        pytest.param(lambda number: told(number, signed(number - 1)), id="an earlier round's signature"),
        pytest.param(lambda number: told(number - 1, signed(number - 1)), id="an earlier round repeated"),
        pytest.param(lambda number: {"round": number, "signature": "xyz"}, id="no hexadecimal"),
        pytest.param(lambda number: {"round": number}, id="no signature"),
        pytest.param(lambda number: {"round": str(number), "signature": signed(number).hex()}, id="no number"),
        pytest.param(lambda _: "[]", id="no object"),
        pytest.param(lambda _: "<html>", id="no JSON"),
        pytest.param(lambda _: "{" * 100_000, id="too long"),
    ],
)
async def test_anything_else_is_no_round(relay, drand_of, answer):
    relay.answer = answer
    assert await drand_of(relay.url).signature(ROUND) is None


async def test_one_relay_that_tells_the_truth_is_enough(relay, drand_of):
    async with Relay() as liar:
        liar.answer = lambda number: told(number, signed(number, OTHER_KEY))
        beacon = drand_of(liar.url, "http://127.0.0.1:9", f"{relay.url}/")
        assert await beacon.signature(ROUND) == signed(ROUND)


async def test_no_relay_no_round(drand_of):
    assert await drand_of("http://127.0.0.1:9").signature(ROUND) is None
