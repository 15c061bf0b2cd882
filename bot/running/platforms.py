"""Platforms at the start of a process. One may be out of reach for a while; everything else works meanwhile."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NoReturn

from bot.ports.messenger import Busy, Messenger
from bot.stopping import ended

AGAIN = 2.0  # seconds until a call is retried while its platform is out of reach


@dataclass
class Platform:
    """A platform to which this process connects."""

    name: str
    """Its name, e.g. `telegram`."""

    connected: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once the platform has accepted the token."""

    tasks: list["asyncio.Task[None]"] = field(default_factory=list)
    """The tasks that connect and keep the connection. A task that ends has failed."""


class NotYet(Messenger):
    """The messenger of a platform that has not answered yet. Its calls are retried, edits of answers too."""

    def __init__(self, platform: str) -> None:
        self.platform = platform
        self.answers = self

    async def _out_of_reach(self, *_: object, **__: object) -> NoReturn:
        raise Busy(AGAIN)

    private_chat = send = edit = delete = without_buttons = edit_answer = _out_of_reach


async def connected(platforms: Collection[Platform], stopping: "asyncio.Task[Any]", grace: float) -> None:
    """Wait until all platforms are connected, but at most `grace` seconds after the first of them.

    Returns at once if one of them fails, or if the process is to stop.
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
