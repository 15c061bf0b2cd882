"""The routes for operators, the same in every role: `/healthz`, `/readyz` and `/metrics`."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.exposition import choose_encoder

from adapters.web.connections import Proxies, was_forwarded
from adapters.web.guard import IsProxy, host_name, is_own_host
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy

RETRY_AFTER = "2"  # seconds that a load balancer should wait while the process is not ready


@dataclass(frozen=True, slots=True)
class Condition:
    """The state of this process."""

    needs: Mapping[str, bool]
    """Whether each thing that it needs is available, by name, e.g. `{"redis": True}`."""

    degraded: Mapping[str, str] = field(default_factory=dict)
    """What is broken while the process can still work, and why, e.g. `{"10.0.0.3:6379": "no-answer"}`."""


Health = Callable[[], Awaitable[Condition]]


@dataclass(frozen=True, slots=True)
class Port:
    """What a process knows of the port that it serves."""

    health: Health
    """Returns the state of the process."""

    registry: CollectorRegistry
    """The figures of `/metrics`. A registry serves one application."""

    allowed_hosts: Collection[str] = ()
    """The names of this machine besides localhost and plain addresses."""

    proxies: Proxies = ()
    """The operator's own proxies."""

    public: str = ""
    """The origin at which chat clients open windows; empty for none."""

    is_proxy: IsProxy | None = None
    """Whether a host is Discord's proxy for the page; None if the page isn't shown in Discord."""


def health_routes(port: Port) -> list[web.RouteDef]:
    """Return the three routes for an application.

    `/healthz` shows that the process answers. `/readyz` is 503 while something that it needs is missing, and always
    names what is degraded. `/metrics` has the registry's figures, and both of these as figures too.

    Probes may use any host name. `/metrics` needs an address, localhost or one of the allowed names: otherwise another
    site could read it through a visitor's browser. None of the three answers the public: under the public name, through
    a chat client's proxy, or through the operator's own proxies, whatever name the request gives.
    """
    registry, hidden_from = port.registry, public_names(port.public)
    is_ready = Gauge("thousand_ready", "Whether /readyz is 200.", registry=registry)
    ill = Gauge("thousand_degraded", "What is ill without keeping it from work.", ["what", "why"], registry=registry)

    async def must_be_inside(request: web.Request) -> None:
        host = host_name(request.headers.get("Host", ""))
        public = host in hidden_from or was_forwarded(request, port.proxies)
        if public or (port.is_proxy is not None and await port.is_proxy(host)):
            raise web.HTTPNotFound

    async def alive(request: web.Request) -> web.Response:
        await must_be_inside(request)
        return web.json_response({"alive": True})

    async def ready(request: web.Request) -> web.Response:
        await must_be_inside(request)
        condition = await port.health()
        good = all(condition.needs.values())
        found = {"ready": good, **condition.needs, "degraded": dict(condition.degraded)}
        if good:
            return web.json_response(found)
        return web.json_response(found, status=503, headers={"Retry-After": RETRY_AFTER})

    async def metrics(request: web.Request) -> web.Response:
        await must_be_inside(request)
        if not is_own_host(request.headers.get("Host", ""), port.allowed_hosts):
            raise web.HTTPMisdirectedRequest
        condition = await port.health()
        is_ready.set(all(condition.needs.values()))
        ill.clear()
        for what, why in condition.degraded.items():
            ill.labels(what, why).set(1)
        encode, content_type = choose_encoder(request.headers.get("Accept", ""))
        return web.Response(body=encode(registry), headers={"Content-Type": content_type})

    return [web.get("/healthz", alive), web.get("/readyz", ready), web.get("/metrics", metrics)]


def create_health_app(port: Port, *, waits: bool = False) -> web.Application:
    """Return an application with only these routes, for roles that serve nothing else.

    In a process that waits for the store everything else answers 503.
    """

    async def later(_: web.Request) -> web.Response:
        return web.Response(status=503, headers={"Retry-After": RETRY_AFTER})

    app = web.Application()
    app.add_routes(health_routes(port))
    if waits:
        app.router.add_route("*", "/{path:.*}", later)
    return app


def public_names(origin: str) -> set[str]:
    """Return the names under which an origin is public; none if it's this machine, where nobody is outside."""
    return {urlsplit(origin).hostname or ""} - {"", "localhost", "127.0.0.1", "::1"}


@web.middleware
async def come_back_later(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer with 503 while the store cannot be reached, or a platform takes no call."""
    try:
        return await handler(request)
    except (Unavailable, Busy):
        return web.Response(status=503, headers={"Retry-After": "1"})
