"""Protects the playground from other sites: only its own page can change anything or read its answers."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from ipaddress import ip_address
from types import MappingProxyType
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

# No foreign content, nothing inline, and no string becomes markup.
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; "
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


def guard(resources: Collection[web.AbstractResource], allowed_hosts: Collection[str]) -> Middleware:
    """Return a middleware that refuses foreign hosts and origins on these resources.

    Other resources, such as probes and webhooks, accept any name.
    """

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.match_info.route.resource not in resources:
            return await handler(request)
        host = request.headers.get("Host", "")
        if not is_own_host(host, allowed_hosts):
            raise web.HTTPMisdirectedRequest
        origin = request.headers.get("Origin")
        is_socket = request.headers.get("Upgrade", "").lower() == "websocket"
        only_looks = request.method in {"GET", "HEAD"} and not is_socket
        if not (only_looks and origin is None) and urlsplit(origin or "").netloc != host:
            raise web.HTTPForbidden
        return await handler(request)

    return check


def headers(
    framed_by: str, frames: Mapping[str, str] = MappingProxyType({})
) -> Callable[[web.Request, web.StreamResponse], Awaitable[None]]:
    """Return a signal handler that adds the security headers.

    `framed_by` are the pages that may frame the page; `frames` are those that may frame the page at a path.
    """

    async def give(request: web.Request, response: web.StreamResponse) -> None:
        sources = frames.get(request.path, framed_by) or "'none'"
        policy = _IMAGE_POLICY if response.content_type == "image/svg+xml" else _POLICY
        host = request.headers.get("Host", "")
        response.headers["Content-Security-Policy"] = policy.format(host=host, framed_by=sources)
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Referrer-Policy"] = "no-referrer"
        response.headers["Cross-Origin-Opener-Policy"] = "same-origin"
        # A page that is itself shared with nobody frames only what says that it may be framed.
        resources = "cross-origin" if request.path in frames else "same-origin"
        response.headers["Cross-Origin-Resource-Policy"] = resources
        response.headers.setdefault("Cache-Control", "no-cache")

    return give
