"""Protects the playground from other sites: only its own page can change anything or read its answers."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from ipaddress import ip_address
from types import MappingProxyType
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

# No foreign content, nothing inline, and no string becomes markup. A picture may be one that the page itself has made.
_POLICY = (
    "default-src 'none'; script-src 'self'{inline}; style-src 'self'; img-src 'self' blob:; manifest-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'none'; frame-ancestors {framed_by}; "
    "require-trusted-types-for 'script'; trusted-types 'none'"
)
_IMAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"


def is_own_host(host: str, allowed: Collection[str]) -> bool:
    """Whether a Host header is an address, localhost or an allowed name.

    Any other name may belong to a foreign site that points to this machine (DNS rebinding).
    """
    try:
        name = urlsplit(f"//{host}").hostname
        if name is None or name == "localhost" or name in allowed:
            return name is not None
        ip_address(name)
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """Return the name in a Host header, without its port; empty for none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


IsProxy = Callable[[str], Awaitable[bool]]
"""Whether a host is the one through which a chat client's proxy reaches this page."""


def guard(
    resources: Collection[web.AbstractResource], allowed_hosts: Collection[str], is_proxy: IsProxy | None = None
) -> Middleware:
    """Return a middleware that refuses foreign hosts and origins on these resources.

    Other resources, such as probes and webhooks, accept any name. With `is_proxy` a page may also come through that
    proxy, which sends its own host or this one, and from a frame without an origin (`null`). This is safe, as nothing
    is trusted there that a browser sends by itself: another site's page could do no more than any program.
    """

    async def is_own_origin(origin: str, host: str) -> bool:
        at = urlsplit(origin)
        if at.netloc == host:
            return True
        if is_proxy is None:
            return False
        return origin == "null" or (at.scheme == "https" and await is_proxy(at.netloc))

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.match_info.route.resource not in resources:
            return await handler(request)
        host = request.headers.get("Host", "")
        if not is_own_host(host, allowed_hosts) and not (is_proxy is not None and await is_proxy(host)):
            raise web.HTTPMisdirectedRequest
        origin = request.headers.get("Origin")
        is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        only_looks = request.method in {"GET", "HEAD"} and not is_socket
        if not (only_looks and origin is None) and not await is_own_origin(origin or "", host):
            raise web.HTTPForbidden
        return await handler(request)

    return check


@dataclass(frozen=True, slots=True)
class Framing:
    """How the page at a path is shown."""

    by: str
    """The sources of the pages that may frame it, separated by spaces."""

    inline: str = ""
    """The source of the one script that the page may contain itself; empty for none."""


def headers(
    framed_by: str, frames: Mapping[str, Framing] = MappingProxyType({}), *, without_origin: bool = False
) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """Return a signal handler that adds the security headers.

    `framed_by` are the pages that may frame a page; `frames` overrides it for the page at a path. `without_origin` lets
    a frame without an origin read the answers to its requests, with which no browser sends anything secret.
    """

    async def give(request: web.Request, response: web.StreamResponse) -> None:
        framing = frames.get(request.path, Framing(framed_by))
        sources, inline = framing.by or "'none'", f" {framing.inline}" if framing.inline else ""
        policy = _IMAGE_POLICY if response.content_type == "image/svg+xml" else _POLICY
        host = request.headers.get("Host", "")
        response.headers["Content-Security-Policy"] = policy.format(host=host, framed_by=sources, inline=inline)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        # A page that is isolated from others can frame only resources that allow it.
        resources = "cross-origin" if request.path in frames or without_origin else "same-origin"
        response.headers["Cross-Origin-Resource-Policy"] = resources
        response.headers.setdefault("Cache-Control", "no-cache")
        if without_origin:
            response.headers["Vary"] = ", ".join(filter(None, (response.headers.get("Vary"), "Origin")))
            if request.headers.get("Origin") == "null":
                response.headers["Access-Control-Allow-Origin"] = "null"

    return give
