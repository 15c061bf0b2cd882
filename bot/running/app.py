"""What every role shares: the store, the way in, the way out, and the worker."""

import asyncio
import os
import socket
from collections.abc import Callable, Mapping
from dataclasses import replace

from prometheus_client import CollectorRegistry, ProcessCollector

from adapters.metrics.prometheus import PrometheusMeter
from adapters.pictures import Gallery
from adapters.redis.allowances import RedisAllowances
from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.durability import Durability
from adapters.redis.health import RedisNodes
from adapters.redis.limits import Figures, RedisLimits
from adapters.redis.schedule import RedisSchedule
from adapters.redis.store import RedisTables
from adapters.web.health import Condition
from bot.asking.commands import MENU
from bot.asking.service import TableService
from bot.chance import Chance
from bot.ports.beacon import Beacon
from bot.ports.messenger import Messenger
from bot.running.platforms import Platform
from bot.running.settings import Settings
from bot.screen import Picture
from bot.screens.pages import command_menu
from bot.showing.delivery import Delivery
from bot.showing.tending import Tender
from bot.showing.worker import Worker
from bot.table.automatic import USUAL_PACE
from bot.table.platform_facts import PlatformFacts
from bot.table.tables import Tables
from bot.texts import LANGUAGES


class App:
    """What every role shares. Messengers are added by the roles before the worker starts."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        figures: Mapping[str, Figures],
        now: Callable[[], float],
        chance: Chance,
        stop: asyncio.Event,
        beacon: Beacon | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.worker_name = settings.worker_name or f"{socket.gethostname()}-{os.getpid()}"
        self.messengers: dict[str, Messenger] = {}
        self.platforms: list[Platform] = []
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        meter = PrometheusMeter(self.registry)
        self.store = RedisTables(database, meter, Durability(settings.durability))
        self.directory = RedisDirectory(database)
        self.schedule = RedisSchedule(database)
        self.nodes = RedisNodes(database)
        self.limits = RedisLimits(database, _with_rates(figures, settings), lambda: self.schedule.alive)
        self.now = now
        self.tables = Tables(self.store, self.directory, now=now, chance=chance, meter=meter, beacon=beacon is not None)
        facts = PlatformFacts(self.tables, self.messengers)
        self.service = TableService(self.tables, facts, self.messengers, meter, RedisAllowances(database), beacon)
        delivery = Delivery(
            self.store,
            self.limits,
            self.messengers,
            now,
            meter,
            called=lambda table_id: self.worker.wake(table_id, called=True),
        )
        self.worker = Worker(
            self.worker_name,
            Tender(
                self.tables,
                facts,
                delivery,
                now,
                USUAL_PACE.times(settings.pace),
                beacon,
                self.service.tournaments,
                self.service.days,
            ),
            self.tables,
            self.schedule,
            now,
            meter,
        )
        self.gallery = Gallery()
        self.stop = stop

    async def draw(self, picture: Picture) -> bytes:
        """Draw a picture of a screen."""
        return await self.gallery.draw(picture.drawing, picture.data)

    @property
    def up(self) -> bool:
        """Whether presses and updates are taken: from the start of the work until the stop, whatever is ill meanwhile.

        A press is not turned away because one server of the store does not answer: its table may lie on another.
        """
        return self.worker.up and not self.stop.is_set()

    async def health(self) -> Condition:
        """What this process needs, and whether it is there; and which servers of the store, or platforms, are ill.

        Of several platforms one that is connected is enough: who plays there is not to be turned away.
        """
        nodes = await self.nodes.health()
        away = [one.name for one in self.platforms if not one.connected.is_set()]
        needs = {
            "redis": any(node.writes for node in nodes),
            "worker": self.worker.ready and not self.stop.is_set(),
        }
        if self.platforms:
            needs["platform"] = len(away) < len(self.platforms)
        ill = {node.name: node.cause for node in nodes if node.cause}
        return Condition(needs, ill | dict.fromkeys(away, "not-connected"))


def _with_rates(figures: Mapping[str, Figures], settings: Settings) -> Mapping[str, Figures]:
    """Return the budgets with what a platform has allowed this bot."""
    telegram = figures.get("telegram")
    if telegram is None:
        return figures
    return {**figures, "telegram": replace(telegram, per_second=settings.telegram_calls_per_second)}


def command_menus() -> Mapping[str, Mapping[str, str]]:
    """Return the command menu by language: name and one line of help."""
    return {language: command_menu(MENU, language) for language in LANGUAGES}
