"""Runs a role: its platforms, the playground or the health page, and the worker. A role imports only what it uses."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Mapping
from typing import Any

from adapters.redis.database import Database
from adapters.redis.limits import FIGURES, Figures
from bot.chance import Chance, SystemChance
from bot.running import store, web
from bot.running.app import App
from bot.running.platforms import connected
from bot.running.settings import BadSettings, Settings
from bot.stopping import ended
from bot.trouble import Broken

log = logging.getLogger(__name__)

SOON = 1.0  # seconds for the store to answer, before the port says that the process waits for it
GRACE = 3.0  # seconds to wait for the other platforms after one is connected, before the worker starts


async def run(
    role: str,
    settings: Settings,
    stop: asyncio.Event,
    figures: Mapping[str, Figures] = FIGURES,
    now: Callable[[], float] = time.time,
    chance: Chance | None = None,
    started: Callable[[], None] = lambda: None,
) -> None:
    """Run a role until `stop` is set. Raises BadSettings if a setting is missing, Broken if a part of the process ends.

    `figures` are the platforms' budgets of calls, `now` returns seconds since the epoch, `chance` shuffles. `started`
    is called when everything is ready and the worker begins.
    """
    wanted = platforms(role, settings)
    if "web" in wanted:
        web.look_at_host(settings)
    async with contextlib.AsyncExitStack() as stack:
        stopping = asyncio.create_task(stop.wait(), name="stop")
        stack.push_async_callback(ended, stopping)
        database = await _store(settings, stack, stopping)
        if database is None:  # the process was stopped before the store could be reached
            return
        app = App(settings, database, figures, now, chance or SystemChance(), stop)
        stack.push_async_callback(app.store.close)
        stack.push_async_callback(app.service.reviewing.close)
        stack.push_async_callback(app.service.weighing.close)
        stack.callback(app.thinking.close)
        web_routes: list[Any] = []
        if "telegram" in wanted:
            from bot.running import telegram

            app.platforms.append(telegram.started(app, stack, web_routes))
        if "discord" in wanted:
            from bot.running import discord

            app.platforms.append(discord.started(app, stack))
        failing = [task for platform in app.platforms for task in platform.tasks]
        stack.push_async_callback(ended, *failing)
        await web.opened(app, stack, web_routes, playground="web" in wanted)
        await connected(app.platforms, stopping, GRACE)
        started()
        working = asyncio.create_task(app.worker.run(stop), name="worker")
        done, _ = await asyncio.wait([working, stopping, *failing], return_when=asyncio.FIRST_COMPLETED)
        stop.set()
        # No more updates are accepted. The worker finishes the work that they have begun.
        await ended(*failing)
        await asyncio.wait([working])
        for task in failing:
            if task in done and not task.cancelled() and isinstance(task.exception(), BadSettings):
                task.result()
        fallen = [task for task in (working, *failing) if task in done and stopping not in done]
        if fallen or working.cancelled() or working.exception() is not None:
            broken = Broken.by(fallen[0] if fallen else working)
            why = {"what": broken.what, "cause": broken.cause}
            log.critical("this process ends, and should be started again", extra=why)
            raise broken


async def _store(
    settings: Settings, stack: contextlib.AsyncExitStack, stopping: "asyncio.Task[Any]"
) -> Database | None:
    """Wait for the store, however long that takes; return None if the process is stopped before."""
    ill: dict[str, str] = {}
    opened = store.opened(settings, for_ever=True, away=lambda cause: ill.update(redis=cause))
    opening = asyncio.create_task(stack.enter_async_context(opened), name="opening")
    stack.push_async_callback(ended, opening)
    await asyncio.wait([opening, stopping], return_when=asyncio.FIRST_COMPLETED, timeout=SOON)
    if not opening.done() and not stopping.done():
        async with web.waiting(settings, ill):
            await asyncio.wait([opening, stopping], return_when=asyncio.FIRST_COMPLETED)
    return opening.result() if opening.done() else None


def platforms(role: str, settings: Settings) -> set[str]:
    """Return the platforms of a role. Raises BadSettings if a token is missing."""
    tokens = {"telegram": settings.telegram_token, "discord": settings.discord_token}
    if role == "all":
        have = {name for name, token in tokens.items() if token}
        if not have:
            raise BadSettings("TELEGRAM_TOKEN or DISCORD_TOKEN is needed for this role (or run: python -m bot web)")
        return have
    if not tokens.get(role, True):
        raise BadSettings(f"{role.upper()}_TOKEN is missing: docs/hosting/{role}.md says how to get one")
    return {role}
