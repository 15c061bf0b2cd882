"""The last events around a table, for the person who looks for the cause of a failure."""

import json
import time
from collections.abc import Iterable

from bot.showing.surfaces import wanted
from tests.chaos.chaos_tables import Kept
from tests.emulators.telegram.messages import Message
from tests.emulators.telegram.server import Call, TelegramEmulator

CALLS = 20  # of each chat
MANY_CALLS = 60  # after a message was sent
LINES = 25  # of the log


def story(one: Kept, emulator: TelegramEmulator, lines: Iterable[str]) -> list[str]:
    """What the table showed, the last calls into its chats, and what the workers logged about it."""
    now = emulator.clock.now()
    found = [f"due in {one.due - time.time():.1f} s" if one.due is not None else "no time of attention"]
    found += [f"{at}: hand {seat.hands}, unreachable {seat.unreachable}" for at, seat in enumerate(one.table.seats)]
    found += [f"{one.table.stage}, decision {one.table.decision}, notice {one.table.notice}"]
    found += [f"wanted: {surface.name}" for surface in wanted(one.table, time.time(), ["telegram"])]
    for name, shown in one.shown.items():
        state = f"after {shown.copy_after!r}, nonce {bool(shown.nonce)}, refused {shown.refused!r}"
        found.append(f"{time.time() - shown.at:5.1f} s ago shown: {name} as {shown.message} {state}")
    for chat in one.table.chats:
        calls = [call for call in emulator.calls if call.chat_id == int(chat.id)]
        found += [_of_call(call, now) for call in calls[-CALLS:]]
    found += [line for line in lines if _is_about(line, one.table.id)][-LINES:]
    return found


def story_of_message(message: Message, emulator: TelegramEmulator) -> list[str]:
    """The calls into a chat around the one that sent a message, and the calls that changed that message."""
    now = emulator.clock.now()
    calls = [call for call in emulator.calls if call.chat_id == message.chat.id]
    sent = next((at for at, call in enumerate(calls) if _message_id(call) == message.id), len(calls))
    found = calls[max(0, sent - CALLS) : sent + MANY_CALLS]
    found += [call for call in calls[sent + MANY_CALLS :] if _message_id(call) == message.id]
    return [f"{message.chat.title} {message.id}", *[_of_call(call, now) for call in found]]


def _message_id(call: Call) -> int | None:
    given = call.fields.get("message_id")
    if given is None and isinstance(call.result, dict):
        given = call.result.get("message_id")
    return int(given) if given is not None else None


def _of_call(call: Call, now: float) -> str:
    outcome = "ok" if call.ok else str(call.refusal)
    lost = ", answer lost" if call.lost else ""
    text = str(call.fields.get("text", ""))[:30]
    what = f"{call.method} {_message_id(call)} {text!r}"
    return f"{now - call.time:5.1f} s ago called: {call.chat_id} {what}: {outcome}{lost}"


def _is_about(line: str, table: str) -> bool:
    try:
        return json.loads(line).get("table") == table
    except ValueError:
        return False
