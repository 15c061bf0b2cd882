"""The driving API over HTTP, for an emulator in a process of its own: `POST /control/<verb>` with a JSON object.

People and chats are named by their ids, messages by chat and message id. Each answer is a JSON object; a mistake of the
driver is answered with 400 and `error`.

| verb | fields | answer |
|---|---|---|
| user | id, first_name, language_code?, started? | id |
| group | title, members (ids), type?, forum? | id |
| start_bot | user, payload? | message |
| open | user, url | message |
| say | user, chat? (none: private), text | message |
| press | user, chat, message, label or data, wait? (seconds) | id, answer |
| block, unblock | user | |
| join, leave | user, chat | |
| migrate, kick_bot, add_bot | chat | id |
| messages | chat | messages: id, text, html, labels, data, edits, deleted, from_bot |
| calls | method?, chat? | calls: method, chat, time, ok, error |
| wait | chat, text, timeout? | message: the bot's newest one whose text has `text` |
| advance | seconds | now |
| fault | kind (flood, error, drop, delay), and its parameters | |
| clear_faults, pause, resume | | |
| switch | validate?, enforce_limits?, privacy_mode? | |
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.emulators.telegram.chats import Chat, Group
from tests.emulators.telegram.messages import Message

if TYPE_CHECKING:
    from tests.emulators.telegram.server import TelegramEmulator

Given = dict[str, Any]


class Control:
    """Answers `/control/<verb>` on behalf of a driver in another process."""

    def __init__(self, emulator: TelegramEmulator) -> None:
        self.emulator = emulator

    async def handle(self, verb: str, request: web.BaseRequest) -> web.Response:
        act: Callable[[Given], Awaitable[Given] | Given] | None = getattr(self, f"do_{verb}", None)
        if act is None:
            return web.json_response({"error": f"there is no verb {verb!r}"}, status=404)
        try:
            done = act(json.loads(await request.read() or b"{}"))
            result = done if isinstance(done, dict) else await done
        except (LookupError, ValueError, RuntimeError, TypeError, TimeoutError) as error:
            return web.json_response({"error": f"{type(error).__name__}: {error}"}, status=400)
        return web.json_response(result)

    def do_user(self, given: Given) -> Given:
        number = given.pop("id")
        return {"id": self.emulator.user(number, given.pop("first_name"), **given).id}

    def do_group(self, given: Given) -> Given:
        members = [self.emulator.users[number] for number in given.pop("members", [])]
        return {"id": self.emulator.group(given.pop("title"), members, **given).id}

    def do_start_bot(self, given: Given) -> Given:
        return _shown(self.emulator.users[given["user"]].start_bot(given.get("payload")))

    def do_open(self, given: Given) -> Given:
        return _shown(self.emulator.users[given["user"]].open(given["url"]))

    def do_say(self, given: Given) -> Given:
        chat = self._chat(given) if "chat" in given else None
        return _shown(self.emulator.users[given["user"]].say(chat, given["text"]))

    async def do_press(self, given: Given) -> Given:
        message = self._chat(given).message(given["message"])
        if message is None:
            raise LookupError("there is no such message")
        press = self.emulator.users[given["user"]].press(message, given.get("label"), data=given.get("data"))
        if not given.get("wait", 10.0):
            return {"id": press.id, "answer": None}
        answer = await press.answered(given.get("wait", 10.0))
        return {
            "id": press.id,
            "answer": {"text": answer.text, "show_alert": answer.show_alert, "url": answer.url},
        }

    def do_block(self, given: Given) -> Given:
        self.emulator.users[given["user"]].block()
        return {}

    def do_unblock(self, given: Given) -> Given:
        self.emulator.users[given["user"]].unblock()
        return {}

    def do_join(self, given: Given) -> Given:
        self.emulator.users[given["user"]].join(self._group(given))
        return {}

    def do_leave(self, given: Given) -> Given:
        self.emulator.users[given["user"]].leave(self._group(given))
        return {}

    def do_migrate(self, given: Given) -> Given:
        return {"id": self._group(given).migrate().id}

    def do_kick_bot(self, given: Given) -> Given:
        self._group(given).kick_bot()
        return {"id": given["chat"]}

    def do_add_bot(self, given: Given) -> Given:
        self._group(given).add_built_in()
        return {"id": given["chat"]}

    def do_messages(self, given: Given) -> Given:
        return {"messages": [_shown(message) for message in self._chat(given).messages]}

    def do_calls(self, given: Given) -> Given:
        chat = self._chat(given) if "chat" in given else None
        calls = [
            {
                "method": call.method,
                "chat": call.chat_id,
                "time": call.time,
                "ok": call.ok,
                "error": None if call.refusal is None else call.refusal.description,
            }
            for call in self.emulator.calls_of(given.get("method"), chat)
        ]
        return {"calls": calls}

    async def do_wait(self, given: Given) -> Given:
        chat, text = self._chat(given), given["text"]
        return _shown(await self.emulator.until(lambda: chat.find(text), given.get("timeout", 10.0), text))

    def do_advance(self, given: Given) -> Given:
        self.emulator.clock.advance(given["seconds"])
        return {"now": self.emulator.clock.now()}

    def do_fault(self, given: Given) -> Given:
        kind = given.pop("kind")
        if kind not in {"flood", "error", "drop", "delay"}:
            raise ValueError(f"there is no fault {kind!r}")
        if "chat" in given:
            given["chat"] = self._chat(given)
        getattr(self.emulator.faults, kind)(**given)
        return {}

    def do_clear_faults(self, given: Given) -> Given:
        self.emulator.faults.clear()
        return {}

    def do_pause(self, given: Given) -> Given:
        self.emulator.updates.pause()
        return {}

    def do_resume(self, given: Given) -> Given:
        self.emulator.updates.resume()
        return {}

    def do_switch(self, given: Given) -> Given:
        for name, value in given.items():
            if name not in {"validate", "enforce_limits", "privacy_mode"}:
                raise ValueError(f"there is no switch {name!r}")
            setattr(self.emulator, name, value)
        return {}

    def _chat(self, given: Given) -> Chat:
        return self.emulator.chats[given["chat"]]

    def _group(self, given: Given) -> Group:
        chat = self._chat(given)
        if not isinstance(chat, Group):
            raise TypeError(f"{chat} is no group")
        return chat


def _shown(message: Message) -> Given:
    return {
        "id": message.id,
        "chat": message.chat.id,
        "text": message.text,
        "html": message.html,
        "labels": message.labels,
        "data": [button.data for button in message.buttons],
        "edits": len(message.edits),
        "deleted": message.deleted,
        "from_bot": message.from_bot,
    }
