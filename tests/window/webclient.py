"""Telegram's web client as a Mini App sees it: another origin, a sandboxed frame, and the messages.

The page of the client is served by the browser's driver under Telegram's own name, so that the origins are real. The
person's data is signed by code of the tests.
"""

import contextlib
import json
import time
from collections.abc import AsyncIterator, Mapping
from typing import Any
from urllib.parse import quote

from playwright.async_api import Browser, Frame, Page, Route

from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.people import Person
from tests.emulators.telegram.server import TelegramEmulator, instance_of
from tests.web.browser import opened
from tests.window.signing import signed

ORIGIN = "https://web.telegram.org"
SANDBOX = (
    "allow-scripts allow-same-origin allow-popups allow-forms allow-modals allow-storage-access-by-user-activation"
)
LIGHT = {"bg_color": "#ffffff", "text_color": "#000000"}
DARK = {"bg_color": "#17212b", "text_color": "#f5f5f5"}
CLIENT = """<!doctype html><html><head><title>Telegram Web</title>
<meta name="viewport" content="width=device-width"><style>
html, body { margin: 0; height: 100%; background: #8aa }
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
globalThis.tell = (eventType, eventData) =>
  frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), "*");
addEventListener("message", (event) => {
  if (event.source !== frame?.contentWindow) return;
  const { eventType, eventData } = JSON.parse(event.data);
  said.push({ eventType, eventData, origin: event.origin });
  const nothing = { top: 0, bottom: 0, left: 0, right: 0 };
  if (eventType === "web_app_request_safe_area") tell("safe_area_changed", nothing);
  if (eventType === "web_app_request_content_safe_area") tell("content_safe_area_changed", nothing);
});
</script></body></html>"""


def data_of(emulator: TelegramEmulator, person: Person, group: Group, start: str) -> str:
    """The data that Telegram signs when a person follows a link in a group."""
    fields = {
        "user": {"id": person.id, "first_name": person.first_name, "language_code": "en"},
        "chat_instance": instance_of(group),
        "chat_type": "supergroup",
        "start_param": start,
        "auth_date": str(int(time.time())),
    }
    return signed(emulator.token, fields)


class WebClient:
    """One person's web client with a Mini App in it."""

    def __init__(self, page: Page, app: str) -> None:
        self.page = page
        self._app = app

    async def launch(self, data: str, theme: Mapping[str, str] = LIGHT) -> Frame:
        """Open the Mini App as its link does; return its frame."""
        given = {
            "tgWebAppData": data,
            "tgWebAppVersion": "9.1",
            "tgWebAppPlatform": "weba",
            "tgWebAppThemeParams": json.dumps(theme),
        }
        behind = "&".join(f"{name}={quote(value, safe='')}" for name, value in given.items())
        await self.page.evaluate(
            "([src, sandbox]) => launch(src, sandbox)", [f"{self._app}/app/telegram#{behind}", SANDBOX]
        )
        await self.page.wait_for_function("frames.length")
        return self.frame

    @property
    def frame(self) -> Frame:
        """The frame of the Mini App."""
        return self.page.frames[-1]

    async def tell(self, kind: str, data: Any = None) -> None:
        """Send a message to the Mini App."""
        await self.page.evaluate("([kind, data]) => tell(kind, data)", [kind, data])

    async def said(self, kind: str) -> list[dict[str, Any]]:
        """The Mini App's messages of one kind."""
        found = await self.page.evaluate("said")
        return [one["eventData"] for one in found if one["eventType"] == kind]


@contextlib.asynccontextmanager
async def web_client(browser: Browser, app: str, **settings: Any) -> AsyncIterator[WebClient]:
    """Open the web client of a person with their own browser."""
    async with opened(browser, **settings) as page:
        page.set_default_timeout(10_000)

        async def serve(route: Route) -> None:
            await route.fulfill(body=CLIENT, content_type="text/html")

        await page.route(f"{ORIGIN}/**", serve)
        await page.goto(f"{ORIGIN}/a/")
        yield WebClient(page, app)
