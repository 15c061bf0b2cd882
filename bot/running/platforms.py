"""A platform at the start of a process: out of reach for as long as it may be, while everything else works."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NoReturn

from bot.people import Chat, Person
from bot.ports.messenger import Busy, EditsAnswers, FindsCopies, MakesThreads
from bot.stopping import ended

AGAIN = 2.0  # seconds until a call is tried again that found its platform out of reach


@dataclass
class Platform:
    """A platform that this process speaks to."""

    name: str
    """Which, e.g. `telegram`."""

    connected: asyncio.Event = field(default_factory=asyncio.Event)
    """Whether it knows us by now."""

    tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    """What connects and keeps the connection; none of them ends but by a fault."""


class NotYet:
    """Stands for a platform's messenger until that platform has answered: every call is to be tried again."""

    private_hands = True
    pictures = False
    must_start = False
    copies: FindsCopies | None = None
    threads: MakesThreads | None = None

    def __init__(self, platform: str) -> None:
        self.platform = platform

    async def _out_of_reach(self, *_: object, **__: object) -> NoReturn:
        raise Busy(AGAIN)

    private_chat = send = edit = delete = reply = edit_answer = _out_of_reach

    @property
    def answers(self) -> EditsAnswers:
        """Return this: as out of reach as everything else."""
        return self

    async def is_member(self, chat: Chat, person: Person) -> bool | None:  # noqa: ARG002
        """Return None: nobody knows."""
        return None

    def link_to(self, chat: Chat, message: str | None) -> str | None:  # noqa: ARG002
        """Return None."""
        return None

    def below(self, chat: Chat, message: str) -> int:  # noqa: ARG002
        """Return 0: nothing is known to stand there."""
        return 0

    def group_link(self) -> str | None:
        """Return None."""
        return None

    def start_link(self, payload: str) -> str | None:  # noqa: ARG002
        """Return None."""
        return None


async def connected(platforms: Collection[Platform], stopping: "asyncio.Task[Any]", grace: float) -> None:
    """Wait until all platforms are connected, at most `grace` seconds longer than for the first of them.

    Returns at once when one has ended by a fault, or when the process is to stop.
    """
    ending = {stopping, *(task for one in platforms for task in one.tasks)}
    waiting = [asyncio.create_task(one.connected.wait()) for one in platforms]
    try:
        if waiting:
            await asyncio.wait([*waiting, *ending], return_when=asyncio.FIRST_COMPLETED)
        left = {task for task in waiting if not task.done()}
        if left and not any(task.done() for task in ending):
            await asyncio.wait(left, timeout=grace)
    finally:
        await ended(*waiting)
