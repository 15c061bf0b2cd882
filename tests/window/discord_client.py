"""Discord's client as an Activity sees it: the proxy before its pages, the frame around them, and the messages.

The client's page is served by the browser's driver under Discord's own name. The proxy runs here, and the browser finds
it under the name that Discord gives to each application.
"""

import asyncio
import contextlib
import gzip
import re
import secrets
import ssl
import subprocess
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from aiohttp import ClientSession, WSMsgType, web
from playwright.async_api import Browser, Frame, Page, Route

from tests.chat.webhook_place import free_port
from tests.emulators.discord.people import User
from tests.web.browser import connected, opened, running_chromium
from tests.window.discord_windows import DiscordWindows

PARENT = "https://discord.com"
SANDBOX = "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals"
WITHOUT_ORIGIN = SANDBOX.replace("allow-same-origin ", "")
HOP = {"host", "connection", "upgrade", "content-length", "transfer-encoding"}
PREFIX = "/.proxy"
CLIENT = """<!doctype html><html><head><title>Discord</title>
<meta name="viewport" content="width=device-width"><style>
html, body { margin: 0; height: 100%; background: #313338 }
iframe { display: block; border: 0; width: 100%; height: 100% }
</style></head><body><script>
const said = (globalThis.said = []);
let frame;
globalThis.launch = (src, sandbox) => {
  frame?.remove();
  frame = document.createElement("iframe");
  frame.setAttribute("sandbox", sandbox);
  frame.src = src;
  document.body.append(frame);
};
globalThis.post = (operation, told) => frame.contentWindow.postMessage([operation, told], "*");
globalThis.happened = (evt, data) => post(1, { cmd: "DISPATCH", evt, data, nonce: null });
const answers = {
  AUTHORIZE: async () => ({ code: await authorize() }),
  SUBSCRIBE: async ({ evt }) => ({ evt }),
  SET_ORIENTATION_LOCK_STATE: async () => ({}),
  OPEN_EXTERNAL_LINK: async () => ({ opened: true }),
  OPEN_INVITE_DIALOG: async () => null,
  GET_INSTANCE_CONNECTED_PARTICIPANTS: async () => ({ participants: await participants() }),
};
addEventListener("message", async ({ source, origin, data }) => {
  if (source !== frame?.contentWindow) return;
  const [operation, told] = data;
  said.push({ operation, origin, ...told });
  if (operation === 0) return happened("READY", { v: 1, config: { cdn_host: "", api_endpoint: "", environment: "" } });
  const { cmd, nonce } = told;
  try {
    if (!(cmd in answers)) throw { code: 4002, message: "Invalid command" };
    post(1, { cmd, nonce, evt: null, data: await answers[cmd](told) });
  } catch ({ code = 4000, message }) {
    post(1, { cmd, nonce, evt: "ERROR", data: { code, message } });
  }
});
</script></body></html>"""


class DiscordProxy:
    """Stands between Discord's clients and the bot, and serves the bot's pages under its own name with its own policy.

    `foreign` forwards its own host, otherwise the bot's. `opaque` has the policy of a frame without an origin, in which
    nothing that is loaded from an address may be shown.
    """

    def __init__(self, windows: DiscordWindows, *, foreign: bool = False, opaque: bool = False) -> None:
        self._windows = windows
        self._foreign = foreign
        self._opaque = opaque
        self._session: ClientSession | None = None
        self.asked: list[tuple[str, str]] = []
        """Path and origin of every request."""

    def rules(self, nonce: str) -> str:
        """Return the Content-Security-Policy that Discord sends instead of ours."""
        own, host = "'none'" if self._opaque else "'self'", self._windows.proxy
        scripts = f"{'' if self._opaque else own} 'unsafe-eval' 'nonce-{nonce}' blob:"
        reached = f"https://{host}/ wss://{host}/"
        return (
            f"default-src {own}; script-src {scripts}; style-src {own}; img-src blob: data: {reached}; "
            f"connect-src {reached}"
        )

    async def serve(self, request: web.Request) -> web.StreamResponse:
        self.asked.append((request.path, request.headers.get("Origin", "")))
        path = request.path_qs.removeprefix(PREFIX) or "/"
        headers = {name: value for name, value in request.headers.items() if name.lower() not in HOP}
        headers["Accept-Encoding"] = "gzip"
        if self._foreign:
            headers["Host"] = self._windows.proxy
        assert self._session is not None
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self._socket(request, path, headers)
        async with self._session.request(
            request.method,
            self._windows.address + path,
            headers=headers,
            data=await request.read(),
            allow_redirects=False,
        ) as answer:
            body = await answer.read()
            found = {name: value for name, value in answer.headers.items() if name.lower() not in HOP}
            if answer.content_type == "text/html":
                if found.pop("Content-Encoding", "") == "gzip":
                    body = gzip.decompress(body)
                nonce = secrets.token_hex(8)
                body = re.sub(rb"<script(?![^>]* src=)", f'<script nonce="{nonce}"'.encode(), body)
                found["Content-Security-Policy"] = self.rules(nonce)
                for name in ("Cache-Control", "ETag", "Expires"):
                    found.pop(name, None)
            return web.Response(status=answer.status, body=body, headers=found)

    async def _socket(self, request: web.Request, path: str, headers: dict[str, str]) -> web.StreamResponse:
        assert self._session is not None
        kept = {name: value for name, value in headers.items() if not name.lower().startswith("sec-websocket")}
        async with self._session.ws_connect(self._windows.address + path, headers=kept) as inner:
            outer = web.WebSocketResponse()
            await outer.prepare(request)

            async def carry(source: Any, target: Any) -> None:
                async for message in source:
                    if message.type is WSMsgType.TEXT:
                        await target.send_str(message.data)
                await target.close()

            tasks = [asyncio.create_task(carry(inner, outer)), asyncio.create_task(carry(outer, inner))]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return outer

    @contextlib.asynccontextmanager
    async def running(self, port: int, folder: Path) -> AsyncIterator[None]:
        """Serve, with a certificate of its own, while the context lasts."""
        app = web.Application()
        app.router.add_route("*", "/{path:.*}", self.serve)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.2)
        await runner.setup()
        async with ClientSession(auto_decompress=False) as self._session:
            try:
                await web.TCPSite(runner, "127.0.0.1", port, ssl_context=certificate(folder)).start()
                yield
            finally:
                await runner.cleanup()


def certificate(folder: Path) -> ssl.SSLContext:
    """Return a context with a self-signed certificate; the browser is told to accept it."""
    key, cert = folder / "key.pem", folder / "cert.pem"
    if not cert.exists():
        made = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=discordsays.com",
        ]
        subprocess.run([*made, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(cert, key)
    return context


@dataclass
class Chromium:
    """A browser that finds Discord's proxy at a port of this machine."""

    browser: Browser
    port: int
    folder: Path


@contextlib.asynccontextmanager
async def chromium_of_discord(folder: Path) -> AsyncIterator[Chromium]:
    """Run a browser that finds the proxy under Discord's names; the proxy's certificate goes into the folder."""
    port = free_port()
    names = f"--host-resolver-rules=MAP *.discordsays.com:443 127.0.0.1:{port}"
    with running_chromium(names, "--ignore-certificate-errors") as address:
        async with connected(address) as browser:
            yield Chromium(browser, port, folder)


class DiscordClient:
    """One person's client, with an Activity in it."""

    def __init__(self, page: Page, windows: DiscordWindows, person: User) -> None:
        self.page = page
        self.person = person
        self._windows = windows
        self.consents = True

    async def authorize(self) -> str | None:
        return self._windows.emulator.activities.authorize(self.person) if self.consents else None

    async def participants(self) -> list[dict[str, Any]]:
        """The people in the Activity, as Discord's client lists them."""
        activities, people = self._windows.emulator.activities, self._windows.everybody
        users = {user for one in activities.instances.values() for user in one.users}
        return [
            {"id": str(user.id), "username": user.name, "global_name": user.name} for user in people if user.id in users
        ]

    async def launch(self, *, sandbox: str = SANDBOX) -> Frame:
        """Open the Activity in the channel; return its frame."""
        channel = self._windows.channel
        instance = self._windows.emulator.activities.join(self.person, channel)
        given = {
            "frame_id": secrets.token_hex(8),
            "instance_id": instance.id,
            "platform": "desktop",
            "channel_id": str(channel.id),
            "location_id": instance.id.removeprefix("i-"),
            "guild_id": str(self._windows.club.id),
        }
        src = f"https://{self._windows.proxy}/?{urlencode(given)}"
        await self.page.evaluate("([src, sandbox]) => launch(src, sandbox)", [src, sandbox])
        await self.page.wait_for_function("frames.length")
        return self.frame

    @property
    def frame(self) -> Frame:
        """The frame of the Activity."""
        return self.page.frames[-1]

    async def happened(self, event: str, data: Any) -> None:
        """Send the page an event, as Discord does."""
        await self.page.evaluate("([evt, data]) => happened(evt, data)", [event, data])

    async def said(self, cmd: str) -> list[dict[str, Any]]:
        """The page's commands of one kind."""
        return [one for one in await self.page.evaluate("said") if one.get("cmd") == cmd]


@contextlib.asynccontextmanager
async def discord_client(
    browser: Browser, windows: DiscordWindows, person: User, *, origin: str = PARENT, **settings: Any
) -> AsyncIterator[DiscordClient]:
    """Open the client of a person with their own browser."""
    async with opened(browser, **settings) as page:
        page.set_default_timeout(15_000)
        client = DiscordClient(page, windows, person)

        async def serve(route: Route) -> None:
            await route.fulfill(body=CLIENT, content_type="text/html")

        await page.route(f"{origin}/**", serve)
        await page.expose_function("authorize", client.authorize)
        await page.expose_function("participants", client.participants)
        await page.goto(f"{origin}/channels/@me")
        yield client
