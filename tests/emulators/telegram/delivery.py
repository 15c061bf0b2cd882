"""Updates on their way to the bot: the queue, long polling and the webhook."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterable
from typing import Any

import aiohttp

from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.refusals import OTHER_POLLER, WEBHOOK_ACTIVE, bad_request, conflict

# Sent only if the bot asks for them by name.
ON_REQUEST = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
CALLBACK_LIFE = 150.0
UPDATE_LIFE = 86_400.0
FIRST_UPDATE_ID = 870_000_001
WEBHOOK_PATIENCE = 60.0  # seconds

Order = Callable[[list["Pending"]], Iterable["Pending"]]


@dataclasses.dataclass(slots=True, eq=False)
class Pending:
    """An update that the bot has not confirmed."""

    update: dict[str, Any]
    queue: Hashable
    expires: float
    copies: int = 1
    together: bool = False
    again: bool = False
    deliveries: int = 0

    @property
    def id(self) -> int:
        number: int = self.update["update_id"]
        return number


@dataclasses.dataclass
class Webhook:
    """The values that setWebhook set, and the state of the deliveries."""

    url: str
    secret_token: str | None = None
    max_connections: int = 40
    in_flight: int = 0
    most_in_flight: int = 0
    last_error: tuple[float, str] | None = None

    def same_as(self, other: Webhook) -> bool:
        """Whether the other webhook has the same values: then deliveries go on undisturbed."""
        return (self.url, self.secret_token, self.max_connections) == (
            other.url,
            other.secret_token,
            other.max_connections,
        )


def backoff(attempt: int) -> float:
    """Seconds of the emulator's clock before repetition number `attempt` (1, 2, …) of a webhook delivery."""
    return min(0.05 * 2.0 ** (attempt - 1), 2.0)


class NotDelivered:
    """Keeps updates until they are confirmed and gives them to the poller or the webhook.

    As with the real server, updates of one chat (messages) or one user (presses) are sent one after another. Those of
    different chats and users are sent at the same time, up to the webhook's `max_connections`.
    """

    def __init__(self, clock: Clock, on_change: Callable[[], None]) -> None:
        self.clock = clock
        self.webhook: Webhook | None = None
        self.targets: list[str] = []
        self._duplicates: deque[bool] = deque()
        self.allowed: list[str] = []
        self._pending: dict[int, Pending] = {}
        self._held: list[Pending] | None = None
        self._next_id = FIRST_UPDATE_ID
        self._on_change = on_change
        self._arrived = asyncio.Event()
        self._poller: asyncio.Future[None] | None = None
        self._queues: defaultdict[Hashable, deque[Pending]] = defaultdict(deque)
        self._tasks: set[asyncio.Task[None]] = set()
        self._slots = asyncio.Semaphore(40)
        self._session: aiohttp.ClientSession | None = None
        self.confirmed = 0

    @property
    def pending(self) -> list[dict[str, Any]]:
        """The unconfirmed updates, oldest first."""
        return [item.update for item in self._pending.values()]

    def add(self, kind: str, payload: dict[str, Any], queue: Hashable = None) -> int | None:
        """Add an update. Updates with the same `queue` stay in order.

        Returns the update id, or None if the bot has not asked for this kind.
        """
        if (kind not in self.allowed) if self.allowed else (kind in ON_REQUEST):
            return None
        life = CALLBACK_LIFE if kind == "callback_query" else UPDATE_LIFE
        update = {"update_id": self._next_id, kind: payload}
        self._next_id += 1
        item = Pending(update, queue, self.clock.now() + life)
        if self._duplicates:
            item.copies, item.together = 2, self._duplicates.popleft()
        if self._held is None:
            self._enqueue(item)
        else:
            self._held.append(item)
        self._on_change()
        return item.id

    # --- What a test can do to updates -------------------------------------------------------------------------

    def duplicate_next(self, count: int = 1, *, together: bool = False) -> None:
        """Deliver each of the next `count` updates twice, with the same id, although the bot confirmed it.

        With `together` a webhook gets both at the same time, each at another of its `targets`.
        """
        self._duplicates.extend([together] * count)

    def balance_over(self, targets: Iterable[str]) -> None:
        """Deliver to these addresses in turn instead of the webhook's, like a load balancer before several workers."""
        self.targets = list(targets)

    def pause(self) -> None:
        """Hold new updates back."""
        if self._held is None:
            self._held = []

    def resume(self, order: Order | None = None) -> None:
        """Deliver the updates that were held back, in another order if one is given.

        `order` is for instance `reversed`; the updates keep their ids.
        """
        held, self._held = self._held or [], None
        for item in held if order is None else order(held):
            self._enqueue(item)

    def restart_ids(self, first: int) -> None:
        """Number the next updates from `first`, as the server may do after a week without updates."""
        if self._pending:
            raise RuntimeError("ids restart only after a time without updates, and some are unconfirmed")
        self._next_id = first

    # --- Long polling ------------------------------------------------------------------------------------------

    async def get_updates(self, offset: int = 0, limit: int = 100, timeout: int = 0) -> list[dict[str, Any]]:  # noqa: ASYNC109
        """getUpdates. An update is confirmed by a later call with a higher offset.

        Raises 409 while a webhook is set, and for a call that a newer call replaces.
        """
        if self.webhook is not None:
            raise conflict(WEBHOOK_ACTIVE)
        if not 1 <= limit <= 100:
            limit = 100
        if self._poller is not None and not self._poller.done():
            self._poller.set_exception(conflict(OTHER_POLLER))
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._poller = mine
        try:
            self._confirm(offset)
            deadline = self.clock.now() + timeout
            while not (ready := self._ready(offset)) and (left := deadline - self.clock.now()) > 0:
                self._arrived.clear()
                await self._first(mine, left)
            for item in ready[:limit]:
                item.deliveries += 1
            return [item.update for item in ready[:limit]]
        finally:
            if self._poller is mine:
                self._poller = None
            if mine.done() and not mine.cancelled():
                mine.exception()

    async def _first(self, mine: asyncio.Future[None], seconds: float) -> None:
        """Wait for an update, the end of the time or a newer poller, which raises 409."""
        arrival = asyncio.ensure_future(self._arrived.wait())
        end = asyncio.ensure_future(self.clock.sleep(seconds))
        waits: set[asyncio.Future[Any]] = {arrival, end, mine}
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            arrival.cancel()
            end.cancel()
        if mine.done():
            mine.result()

    def end_poll(self) -> None:
        """Let a waiting getUpdates return with the updates there are: the server is shutting down."""
        if self._poller is not None and not self._poller.done():
            self._poller.cancel()

    def _confirm(self, offset: int) -> None:
        if offset < 0:
            for number in list(self._pending)[:offset]:
                del self._pending[number]
        if not 0 < offset <= self._next_id + 10:
            return
        for item in [item for item in self._pending.values() if item.id < offset]:
            item.copies -= 1
            item.again = True
            if item.copies <= 0:
                del self._pending[item.id]
                self.confirmed += 1

    def _ready(self, offset: int) -> list[Pending]:
        now = self.clock.now()
        for item in [item for item in self._pending.values() if item.expires <= now]:
            del self._pending[item.id]
        # An offset far in the future dates from before the ids restarted: it is ignored.
        lowest = offset if offset <= self._next_id + 10 else 0
        return [item for item in self._pending.values() if item.again or item.id >= lowest]

    def _enqueue(self, item: Pending) -> None:
        self._pending[item.id] = item
        self._arrived.set()
        if self.webhook is not None:
            self._to_webhook(item)

    # --- Webhook -----------------------------------------------------------------------------------------------

    async def set_webhook(self, webhook: Webhook | None, *, drop_pending: bool) -> None:
        """Start to deliver to another address, or (with None) keep updates for polling."""
        if drop_pending:
            self._pending.clear()
        if webhook is not None and self.webhook is not None and webhook.same_as(self.webhook):
            return
        self.webhook, self._queues = None, defaultdict(deque)
        await self._stop_tasks()
        self.webhook = webhook
        if webhook is None:
            return
        if self._poller is not None and not self._poller.done():
            self._poller.set_exception(conflict("terminated by setWebhook request"))
        self._slots = asyncio.Semaphore(webhook.max_connections)
        if self._session is None:
            self._session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))
        for item in self._pending.values():
            self._to_webhook(item)

    def _to_webhook(self, item: Pending) -> None:
        queue = self._queues[item.queue]
        queue.append(item)
        if len(queue) == 1:
            task = asyncio.get_running_loop().create_task(self._run_queue(item.queue, queue))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run_queue(self, name: Hashable, queue: deque[Pending]) -> None:
        attempt = 0
        while queue:
            item = queue[0]
            wait: float | None = None
            if item.expires > self.clock.now():
                async with self._slots:
                    wait = await self._post_copies(item)
            if wait is not None:
                attempt += 1
                await self.clock.sleep(max(wait, backoff(attempt)))
                continue
            attempt = 0
            item.copies -= 1
            if item.copies <= 0 or item.expires <= self.clock.now():
                queue.popleft()
                self.confirmed += 1
                self._pending.pop(item.id, None)
            self._on_change()
        self._queues.pop(name, None)

    async def _post_copies(self, item: Pending) -> float | None:
        if not item.together or item.copies < 2:
            return await self._post(item)
        item.together = False
        waits = await asyncio.gather(self._post(item), self._post(item))
        item.copies = 1
        return max((wait for wait in waits if wait is not None), default=None)

    async def _post(self, item: Pending) -> float | None:
        """Post an update; return None if the bot took it, else the seconds that the bot asks to wait."""
        webhook, session = self.webhook, self._session
        assert webhook is not None
        assert session is not None
        headers = {"Content-Type": "application/json"}
        if webhook.secret_token is not None:
            headers["X-Telegram-Bot-Api-Secret-Token"] = webhook.secret_token
        # Each repetition goes to the next worker, whatever other queues do: a dead worker doesn't hold up a queue for
        # good.
        url = self.targets[(item.id + item.deliveries) % len(self.targets)] if self.targets else webhook.url
        webhook.in_flight += 1
        webhook.most_in_flight = max(webhook.most_in_flight, webhook.in_flight)
        item.deliveries += 1
        self._on_change()
        timeout = aiohttp.ClientTimeout(total=WEBHOOK_PATIENCE)
        try:
            body = json.dumps(item.update)
            async with session.post(url, data=body, headers=headers, timeout=timeout) as answer:
                if answer.ok:
                    return None
                error = f"Wrong response from the webhook: {answer.status} {answer.reason}"
                wait = answer.headers.get("Retry-After", "0")
        except (aiohttp.ClientError, TimeoutError) as failure:
            error, wait = f"Connection failed: {type(failure).__name__}", "0"
        finally:
            webhook.in_flight -= 1
        webhook.last_error = (self.clock.now(), error)
        self._on_change()
        return float(wait) if wait.isdigit() else 0.0

    async def _stop_tasks(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Stop delivering."""
        await self._stop_tasks()
        if self._session is not None:
            await self._session.close()


def webhook_from(fields: dict[str, Any]) -> Webhook | None:
    """The webhook that the fields of setWebhook describe, None for an empty url. Raises 400.

    The real server takes https only; this one takes http as well, since tests stay on loopback.
    """
    url = fields.get("url", "")
    if not url:
        return None
    if not url.startswith(("https://", "http://")):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    secret = fields.get("secret_token")
    if secret is not None and not (
        1 <= len(secret) <= 256 and all(c.isascii() and (c.isalnum() or c in "_-") for c in secret)
    ):
        raise bad_request("secret token contains unallowed characters")
    connections = fields.get("max_connections", 40)
    if not 1 <= connections <= 100:
        raise bad_request("max_connections must be from 1 to 100")
    return Webhook(url, secret, connections)
