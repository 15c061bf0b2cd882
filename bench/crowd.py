"""The people of many groups, in the emulator's process. Each group plays its script, one press after the other."""

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bench import tables
from bench.bots import TOKEN
from bench.tables import Move
from tests.emulators.telegram.messages import Message, Version
from tests.emulators.telegram.server import Call, TelegramEmulator

HISTORY = 200  # the most calls the emulator keeps, and the most versions of each message
IN_FLIGHT = 50  # presses under way at once; Telegram opens at most 100 connections
PATIENCE = 30.0  # seconds for a toast and a board
CALM_WITHIN = 180.0  # seconds
QUIET = 0.4  # seconds without a call after which the bot counts as idle
_DECISION = re.compile(r"\.([0-9a-z]+)\.")


@dataclass(slots=True)
class _Group:
    """A group, and the press it has under way, if any."""

    number: int
    left: deque[Move]
    decision: int = 0  # the decision that the board has to show
    toast: bool = False  # whether the toast has come
    board: bool = False
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Crowd(TelegramEmulator):
    """The emulator without checks and limits, and people who press as soon as the board shows the last move."""

    def __init__(self) -> None:
        super().__init__(token=TOKEN, validate=False, enforce_limits=False, history_kept=HISTORY)
        self.presses_shown = 0
        self.refused_presses = 0
        self._groups: dict[int, _Group] = {}  # by chat id
        self._toasts: dict[str, _Group] = {}  # by press
        self._boards: dict[int, Message] = {}
        self._ready = 0

    def settle(self, numbers: Iterable[int], *, boards: bool = False) -> None:
        """Create the groups and people of these tables. With `boards`, also add boards as if the bot had sent them."""
        for number in numbers:
            people = [
                self.user(user, tables.name(user), language_code="en", started=True)
                for user in (tables.person(number, seat) for seat in range(3))
            ]
            group = self.bare_group("Friday", "supergroup")
            self.chats.pop(group.id)
            group.id = tables.group(number)
            self.chats[group.id] = group
            group.members = {person.id: person for person in people}
            group.bot_status = "member"
            self._groups[group.id] = _Group(number, deque(tables.hand_of(number).moves))
            if boards:
                board = Message(group, 0, self.bot, Version(self.clock.now(), "…", "…"))
                board.id = group.next_message_id()
                self._boards[group.id] = group.add(board)

    async def calm(self, numbers: Iterable[int]) -> None:
        """Wait until each of these tables has its board and the bot is idle."""
        ids = [tables.group(number) for number in numbers]
        await self.until(lambda: all(number in self._boards for number in ids), CALM_WITHIN, "boards")
        last = -1
        for _ in range(int(CALM_WITHIN / QUIET)):
            if last == (last := self.counts.total()):
                return
            await asyncio.sleep(QUIET)

    async def all_play(self, numbers: Sequence[int], live: int, seconds: float) -> int:
        """Let `live` groups play in turns, with at most `IN_FLIGHT` presses at once.

        Another group replaces one that has finished. Ends after `seconds`, or when no group is left. Returns the number
        of presses that were shown.
        """
        unfinished = [number for number in numbers if self._groups[tables.group(number)].left]
        spare = iter(unfinished[live:])
        waiting = deque(unfinished[:live])
        end = time.perf_counter() + seconds
        before = self.presses_shown

        async def press() -> None:
            while waiting and time.perf_counter() < end:
                number: int | None = waiting.popleft()
                while number is not None and not await self.press_next(number):
                    number = next(spare, None)
                if number is None:
                    waiting.clear()
                else:
                    waiting.append(number)

        await asyncio.gather(*(press() for _ in range(min(live, IN_FLIGHT))))
        return self.presses_shown - before

    async def press_next(self, number: int) -> bool:
        """Press the next button of a group's script and wait for toast and board. Return False at the script's end."""
        group = self._groups[tables.group(number)]
        if not group.left:
            return False
        move = group.left.popleft()
        person = self.users[tables.person(number, move.seat)]
        message = person.last if person.inbox else self._boards[tables.group(number)]
        group.decision, group.toast, group.board = move.decision + 1, False, False
        group.done.clear()
        self._toasts[self.press(person, message, f"{tables.code(number)}.{move.rest}").id] = group
        async with asyncio.timeout(PATIENCE):
            await group.done.wait()
        self.presses_shown += 1
        return True

    # --- What the bot does ------------------------------------------------------------------------------------------

    async def _act(self, call: Call, files: Any) -> Any:
        result = await super()._act(call, files)
        act = _LOOKS.get(call.method)
        if act is not None:
            act(self, call, result)
        return result

    def _toasted(self, call: Call, _: Any) -> None:
        group = self._toasts.pop(call.fields["callback_query_id"], None)
        if group is not None:
            self.refused_presses += bool(call.fields.get("text"))
            group.toast = True
            self._look(group)

    def _shown(self, call: Call, result: Any) -> None:
        group = self._groups.get(call.chat_id or 0)
        if group is None:
            return
        message = self.chats[tables.group(group.number)].message(result["message_id"])
        if message is not None:
            self._boards[tables.group(group.number)] = message
        found = _DECISION.search(str(call.fields.get("reply_markup")))
        if found is not None and int(found[1], 36) >= group.decision and not group.board:
            group.board = True
            self._look(group)

    def _look(self, group: _Group) -> None:
        if group.toast and group.board:
            group.done.set()


_LOOKS: dict[str, Callable[[Crowd, Call, Any], None]] = {
    "answerCallbackQuery": Crowd._toasted,  # noqa: SLF001
    "editMessageText": Crowd._shown,  # noqa: SLF001
    "sendMessage": Crowd._shown,  # noqa: SLF001
}
