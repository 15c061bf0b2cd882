"""Health and metrics answer nobody for whom one of the operator's proxies asks, in every role."""

from ipaddress import ip_network

import pytest
from aiohttp.test_utils import TestClient, TestServer, make_mocked_request
from prometheus_client import CollectorRegistry

from adapters.web.connections import FORWARDING, is_proxy, was_forwarded
from adapters.web.health import Condition, Port, create_health_app, public_names
from tests.web.conftest import Playground

HEALTH = ("/metrics", "/readyz", "/healthz")
LOOPBACK, OTHER = [ip_network("127.0.0.1")], [ip_network("10.0.0.0/8")]


async def well():
    return Condition({"redis": True})


def apps(proxies):
    registries = (CollectorRegistry(), CollectorRegistry())
    yield create_health_app(Port(well, registries[0], ["bot.lan"], proxies))
    yield create_health_app(Port(well, registries[1], ["bot.lan"], proxies, "https://table.example.org"), waits=True)


@pytest.mark.parametrize("header", FORWARDING)
@pytest.mark.parametrize("host", ["bot.lan", "127.0.0.1", "localhost"])
async def test_what_a_proxy_passes_on_is_outside_and_the_proxys_own_question_inside(header, host):
    for app in apps(LOOPBACK):
        async with TestClient(TestServer(app)) as client:
            for path in HEALTH:
                assert (await client.get(path, headers={"Host": host, header: "x"})).status == 404
                assert (await client.get(path, headers={"Host": host, header.lower(): ""})).status == 404
                assert (await client.get(path, headers={"Host": host})).status == 200


@pytest.mark.parametrize("proxies", [[], OTHER])
async def test_a_header_alone_proves_nothing_about_another_address(proxies):
    for app in apps(proxies):
        async with TestClient(TestServer(app)) as client:
            for path in HEALTH:
                assert (await client.get(path, headers={"X-Forwarded-For": "10.1.2.3"})).status == 200


async def test_health_of_the_playground_is_hidden_from_a_proxys_visitors(redis_client):
    async with Playground(redis_client).served(proxies=LOOPBACK) as playground:
        for path in HEALTH:
            assert (await playground.client.get(path, headers={"X-Forwarded-For": "203.0.113.7"})).status == 404
            assert (await playground.client.get(path)).status == 200
        assert (await playground.client.get("/", headers={"X-Forwarded-For": "203.0.113.7"})).status == 200


@pytest.mark.parametrize(
    ("host", "proxies", "is_one"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::ffff:127.0.0.1", "127.0.0.1", True),
        ("::ffff:10.1.2.3", "10.0.0.0/8", True),
        ("::1", "::1", True),
        ("fd00::7", "fd00::/8", True),
        ("::1", "127.0.0.1", False),
        ("11.0.0.1", "10.0.0.0/8", False),
        ("", "127.0.0.1", False),
        ("unknown", "127.0.0.1", False),
    ],
)
def test_a_proxy_is_known_however_its_address_is_written(host, proxies, is_one):
    assert is_proxy(host, [ip_network(proxies)]) is is_one


def test_without_an_address_nothing_was_forwarded():
    request = make_mocked_request("GET", "/", headers={"Via": "x"})
    assert not was_forwarded(request, LOOPBACK)


def test_a_machine_alone_has_no_public_name():
    assert public_names("https://table.example.org:8443") == {"table.example.org"}
    assert public_names("http://127.0.0.1:8000") == public_names("") == set()
