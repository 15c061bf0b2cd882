"""A Telegram Bot API for tests: real clients send it HTTP calls, and the test acts for all people in its chats.

    async with TelegramEmulator() as emulator:
        bot = telegram.Bot(emulator.token, base_url=emulator.base_url)      # or a bot in another process
        jan, ola = emulator.user(11, "Jan", language_code="pl"), emulator.user(12, "Ola")
        group = emulator.group("Friday", [jan, ola])
        jan.start_bot()                                                     # before that: 403
        jan.say(group, "/newgame polish")
        board = await emulator.until(lambda: group.find("Friday"))          # wakes up on each call, never sleeps
        answer = await jan.press(board, "Join")                             # answer.text, .show_alert, .url
        assert board.text == "Jan sits down" and len(board.edits) == 1
        assert jan.last.labels == ["Pass", "110"]                           # the newest private message
        emulator.faults.flood(3, chat=group)                                # 429 for the next call to this chat
        emulator.clock.advance(60)                                          # limits, dates and long polls move on
        assert emulator.worst_minute(group) <= 20

By default everything that the published Bot API refuses is refused. For benchmarks `validate=False` leaves out the
comparison with the models and `enforce_limits=False` the flood control. The emulator needs no thread; the bot under
test may run in this event loop or in another process.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter, deque
from collections.abc import Iterable
from typing import Any, Self
from urllib.parse import unquote

from aiohttp import web

from tests.emulators.telegram import asking, sending
from tests.emulators.telegram.chats import Channel, Chat, Group
from tests.emulators.telegram.clock import Clock
from tests.emulators.telegram.delivery import NotDelivered, webhook_from
from tests.emulators.telegram.faults import Fault, Faults
from tests.emulators.telegram.limits import FloodControl
from tests.emulators.telegram.messages import Media, Message
from tests.emulators.telegram.people import Person, Press, Query
from tests.emulators.telegram.refusals import RefusalError, bad_request
from tests.emulators.telegram.schema import check_fields, method_schema, read_fields
from tests.emulators.telegram.sending import COUNTED, Fields, Files
from tests.emulators.telegram.wire import failure, make_request, read_body, success
from tests.emulators.watched import Watched

METHODS = {**sending.METHODS, **asking.METHODS}
MINUTE = 60.0
REPORTED_CALLS = 12
TOKEN = "1234567890:EmulatedTokenForTestsOnly-abcdefghijk"


@dataclasses.dataclass(slots=True, eq=False)
class Call:
    """One call of the bot. `refusal` is set if the call failed."""

    method: str
    fields: Fields
    chat_id: int | None
    time: float
    result: Any = None
    refusal: RefusalError | None = None
    lost: bool = False

    @property
    def ok(self) -> bool:
        return self.refusal is None


def instance_of(chat: Chat) -> str:
    """The id of a chat in callback queries and in the data for its Mini Apps."""
    return str(chat.id * 7919)


class TelegramEmulator(Watched):
    """The server, its people and chats, and the calls of the bot. See the example in the module's docstring."""

    def __init__(
        self,
        *,
        token: str = TOKEN,
        validate: bool = True,
        enforce_limits: bool = True,
        clock: Clock | None = None,
        history_kept: int | None = None,
    ) -> None:
        """`history_kept`: how many calls, and versions of each message, are remembered; None for all."""
        super().__init__()
        self.token = token
        self.port = 0
        self.validate = validate
        self.enforce_limits = enforce_limits
        self.privacy_mode = True
        self.joins_groups = True
        self.inline = False
        self.has_app = False  # a main Mini App, which @BotFather enables
        self.ephemeral = "unknown"  # as for API 10.1; "shown"; or "ignored": a server that knows half of it
        self.callback_answer_seconds = 15.0
        self.clock = clock or Clock()
        self.faults = Faults()
        self.updates = NotDelivered(self.clock, self.changed)
        self.calls: deque[Call] = deque(maxlen=history_kept)
        self.history_kept = history_kept
        self.counts: Counter[tuple[str, int | None]] = Counter()
        self.users: dict[int, Person] = {}
        self.chats: dict[int, Chat] = {}
        self.presses: dict[str, Press] = {}
        self.queries: dict[str, Query] = {}
        self.media: dict[str, Media] = {}
        self.commands: dict[tuple[str, str], list[dict[str, str]]] = {}
        self.menu_button: dict[str, Any] = {"type": "default"}
        self.default_rights: dict[bool, dict[str, bool]] = {}  # keyed by whether they are for channels
        self.profile: dict[tuple[str, str], str] = {}
        self.bot = self.user(int(token.partition(":")[0]), "Thousand", username="thousand_test_bot", is_bot=True)
        # The accounts that Telegram shows as senders for anonymous administrators and channels.
        self.anonymous = self.user(1087968824, "Group", username="GroupAnonymousBot", is_bot=True)
        self.channel_bot = self.user(136817688, "Channel", username="Channel_Bot", is_bot=True)
        self._limits = FloodControl()
        self._times: dict[int, list[float]] = {}
        self._message_ids = itertools.count(101)
        self._basic_groups = itertools.count(4_000_001)
        self._supergroups = itertools.count(1_000_000_000_001)
        self._press_ids = itertools.count(4_400_000_000_000_000_001)
        self._runner: web.ServerRunner | None = None

    # --- Life --------------------------------------------------------------------------------------------------

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen on loopback, on a free port at first and on the same one again."""
        method_schema("getMe")  # a busy machine takes long to load the schema, and the first call would time out
        server = web.Server(self._handle, request_factory=make_request, handler_cancellation=True, access_log=None)
        self._runner = web.ServerRunner(server, shutdown_timeout=0.5)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, backlog=1024)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def stop(self) -> None:
        """End waiting calls and close."""
        self.faults.clear()
        self.updates.end_poll()
        await self.updates.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def base_url(self) -> str:
        """The `base_url` of python-telegram-bot: the token follows."""
        return f"{self.url}/bot"

    # --- People and chats --------------------------------------------------------------------------------------

    def user(
        self,
        number: int,
        first_name: str,
        *,
        last_name: str | None = None,
        username: str | None = None,
        language_code: str | None = None,
        is_bot: bool = False,
        started: bool = False,
    ) -> Person:
        """A new account. `started`: it already has a private chat with the bot."""
        person = Person(
            self,
            number,
            first_name,
            last_name=last_name,
            username=username,
            language_code=language_code,
            is_bot=is_bot,
        )
        person.started = started
        self.users[number] = person
        self.chats[number] = person.chat
        return person

    def group(
        self,
        title: str,
        members: Iterable[Person] = (),
        *,
        type: str = "group",  # noqa: A002
        forum: bool = False,
        announce: bool = True,
    ) -> Group:
        """A group of these people with the bot in it; the first is its owner.

        A forum is a supergroup. With `announce` the bot gets a my_chat_member update that it was added.
        """
        group = self.bare_group(title, "supergroup" if forum else type, forum=forum)
        group.members = {person.id: person for person in members}
        for person in list(group.members.values())[:1]:
            group.promote(person, owner=True)
        if announce:
            group.add_built_in()
        else:
            group.bot_status = "member"
        return group

    def bare_group(self, title: str, kind: str, *, forum: bool = False) -> Group:
        """A group with nobody in it, not even the bot."""
        if kind not in {"group", "supergroup"}:
            raise ValueError(f"a group is a 'group' or a 'supergroup', not {kind!r}")
        number = -next(self._basic_groups) if kind == "group" else -next(self._supergroups)
        group = Group(self, number, title, kind, forum=forum)
        self.chats[number] = group
        return group

    def channel(self, title: str) -> Channel:
        """A channel where the bot is an administrator."""
        channel = Channel(self, -next(self._supergroups), title)
        self.chats[channel.id] = channel
        return channel

    # --- Towards the bot ---------------------------------------------------------------------------------------

    def push(self, kind: str, payload: dict[str, Any], *, queue: object = None) -> int | None:
        """Send an update of any kind and content; return its id, or None if the bot hasn't asked for this kind."""
        number = self.updates.add(kind, payload, queue)
        self.changed()
        return number

    def deliver(self, message: Message, *, edited: bool = False) -> None:
        """Send a message to the bot, if the bot may see it."""
        chat = message.chat
        if isinstance(chat, Group) and not chat.heard_by_bot(message):
            self.changed()
            return
        kind = "channel_post" if isinstance(chat, Channel) else "message"
        self.push(f"edited_{kind}" if edited else kind, message.json(), queue=("chat", chat.id))

    def press(self, person: Person, message: Message, data: str) -> Press:
        """Send a callback query; see `Person.press`."""
        press = Press(str(next(self._press_ids)), person, message, data)
        self.presses[press.id] = press
        shown = message.json()
        if message.deleted:
            shown = {"chat": shown["chat"], "message_id": message.id, "date": 0}
        payload = {
            "id": press.id,
            "from": person.json(),
            "message": shown,
            "chat_instance": instance_of(message.chat),
            "data": data,
        }
        self.push("callback_query", payload, queue=("press", person.id))
        return press

    def asked_inline(self, person: Person, text: str) -> Query:
        """Send an inline query; see `Person.types_behind_name`."""
        if not self.inline:
            raise RuntimeError("inline mode is off: Telegram sends no query")
        query = Query(str(next(self._press_ids)), person, text)
        self.queries[query.id] = query
        payload = {"id": query.id, "from": person.json(), "query": text, "offset": ""}
        self.push("inline_query", payload, queue=("inline", person.id))
        return query

    # --- What the test looks at --------------------------------------------------------------------------------

    def report(self) -> str:
        lines = ["the last calls:"]
        for call in list(self.calls)[-REPORTED_CALLS:]:
            shown = {name: value for name, value in call.fields.items() if name != "reply_markup"}
            lines.append(f"  {call.method} {shown} -> {call.refusal or 'ok'}{' (answer lost)' if call.lost else ''}")
        lines.append("the bot's last messages:")
        lines += [f"  {chat.shown[-1]!r}" for chat in self.chats.values() if chat.shown]
        lines.append(f"updates not confirmed: {len(self.updates.pending)}")
        return "\n".join(lines)

    def count(self, method: str | None = None, chat: Chat | None = None) -> int:
        """The number of calls of this method and to this chat, including refused ones."""
        return sum(
            number
            for (name, chat_id), number in self.counts.items()
            if method in {None, name} and (chat is None or chat.id == chat_id)
        )

    def calls_of(self, method: str) -> list[Call]:
        """The remembered calls of this method."""
        return [call for call in self.calls if call.method == method]

    def refused(self, code: int | None = None) -> list[Call]:
        """The remembered calls that were answered with an error (of this code)."""
        return [call for call in self.calls if call.refusal is not None and code in {None, call.refusal.code}]

    def worst_minute(self, chat: Chat) -> int:
        """The most messages and edits that the bot tried in this chat in any 60 seconds, including refused ones."""
        times, worst, first = self._times.get(chat.id, []), 0, 0
        for last, time in enumerate(times):
            while times[first] <= time - MINUTE:
                first += 1
            worst = max(worst, last - first + 1)
        return worst

    def times_of(self, chat: Chat) -> list[float]:
        """When the bot tried to send or edit a message in this chat, in Unix seconds."""
        return list(self._times.get(chat.id, ()))

    # --- For the methods ---------------------------------------------------------------------------------------

    def next_shared_message_id(self) -> int:
        return next(self._message_ids)

    def find_user_json(self, number: int) -> dict[str, Any] | None:
        person = self.users.get(number)
        return None if person is None else person.json()

    def chat_of(self, fields: Fields) -> Chat:
        """The chat of the field chat_id. Raises 400."""
        chat_id = fields.get("chat_id")
        chat: Chat | None = None
        if isinstance(chat_id, int):
            chat = self.chats.get(chat_id)
        elif not chat_id:
            raise bad_request("chat_id is empty")
        if chat is None:
            raise bad_request("chat not found")
        return chat

    def count_towards_limits(self, chat: Chat) -> None:
        """Count one more message or edit in this chat. Raises 429."""
        if self.enforce_limits:
            self._limits.take(chat.id, self.clock.now())

    # --- HTTP --------------------------------------------------------------------------------------------------

    async def _handle(self, request: web.BaseRequest) -> web.StreamResponse:
        path = unquote(request.rel_url.raw_path)
        token, _, name = path.removeprefix("/bot").partition("/")
        if token != self.token or not name:
            return failure(RefusalError(401, "Unauthorized") if ":" in token else RefusalError(404, "Not Found"))
        call = Call(name, {}, None, self.clock.now())
        fault: Fault | None = None
        recorded = False
        try:
            raw, files = await read_body(request)
            schema = method_schema(name if self.ephemeral != "unknown" else name.replace("Ephemeral", "?"))
            call.method, call.fields = schema.name, raw
            call.fields = read_fields(schema, raw)
            recorded = True
            self._record(call)
            if self.validate:
                check_fields(schema, call.fields)
            fault = self.faults.meet(call)
            if fault is not None and (fault.refusal is not None or fault.drop == "before"):
                raise fault.refusal or _DroppedError()
            call.result = await self._act(call, files)
        except _DroppedError:
            call.lost = True
        except RefusalError as refusal:
            if not recorded:
                self._record(call)
            call.refusal = refusal
        self.changed()
        if fault is not None:
            await self._spoil(call, fault)
        if call.lost:
            assert request.transport is not None
            request.transport.abort()
        return failure(call.refusal) if call.refusal is not None else success(call.result)

    async def _spoil(self, call: Call, fault: Fault) -> None:
        call.lost = fault.drop is not None
        if fault.delay:
            await self.clock.sleep(fault.delay)
        if fault.hold:
            await fault.gate.wait()

    def _record(self, call: Call) -> None:
        chat_id = call.fields.get("chat_id")
        if isinstance(chat_id, int):
            call.chat_id = chat_id
            if call.method in COUNTED:
                self._times.setdefault(chat_id, []).append(call.time)
        self.calls.append(call)
        self.counts[call.method, call.chat_id] += 1
        self.changed()

    async def _act(self, call: Call, files: Files) -> Any:
        if call.method == "getUpdates":
            fields = call.fields
            self.updates.allowed = fields.get("allowed_updates", self.updates.allowed)
            return await self.updates.get_updates(
                fields.get("offset", 0), fields.get("limit", 100), fields.get("timeout", 0)
            )
        if call.method in {"setWebhook", "deleteWebhook"}:
            return await self._set_webhook(call.fields)
        if call.method == "getWebhookInfo":
            return self._webhook_info()
        act = METHODS.get(call.method)
        if act is None:
            raise bad_request(f"the emulator does not act out {call.method}")
        return act(self, call.fields, files)

    async def _set_webhook(self, fields: Fields) -> bool:
        webhook = webhook_from(fields)
        self.updates.allowed = fields.get("allowed_updates", self.updates.allowed)
        await self.updates.set_webhook(webhook, drop_pending=bool(fields.get("drop_pending_updates")))
        return True

    def _webhook_info(self) -> dict[str, Any]:
        webhook = self.updates.webhook
        info: dict[str, Any] = {
            "url": "",
            "has_custom_certificate": False,
            "pending_update_count": len(self.updates.pending),
        }
        if self.updates.allowed:
            info["allowed_updates"] = self.updates.allowed
        if webhook is not None:
            info.update(url=webhook.url, max_connections=webhook.max_connections)
            if webhook.last_error is not None:
                info.update(last_error_date=int(webhook.last_error[0]), last_error_message=webhook.last_error[1])
        return info


class _DroppedError(Exception):
    """The connection is closed before the call is acted on."""
