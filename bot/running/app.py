"""The parts that every role has: the store, the service, delivery, and the worker."""

import asyncio
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
from adapters.redis.windows import RedisPresence
from adapters.web.health import Condition
from bot.asking.commands import menu
from bot.asking.service import TableService
from bot.chance import Chance
from bot.ports.messenger import Messenger
from bot.running.platforms import Platform
from bot.running.settings import Settings
from bot.running.thinking import Thinking
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
    """The parts that every role has. The roles add their messengers before the worker starts."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        figures: Mapping[str, Figures],
        now: Callable[[], float],
        chance: Chance,
        stop: asyncio.Event,
    ) -> None:
        self.settings = settings
        self.database = database
        self.messengers: dict[str, Messenger] = {}
        self.platforms: list[Platform] = []
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.meter = meter = PrometheusMeter(self.registry)
        durability = Durability(settings.durability)
        self.store = RedisTables(database, meter, durability)
        self.directory = RedisDirectory(database)
        self.schedule = RedisSchedule(database, lambda: self.messengers)
        self.nodes = RedisNodes(database, durability)
        if "telegram" in figures:
            per_second = settings.telegram_calls_per_second
            figures = {**figures, "telegram": replace(figures["telegram"], per_second=per_second)}
        self.limits = RedisLimits(database, figures)
        self.now = now
        self.thinking = Thinking()
        self.tables = Tables(
            self.store,
            self.directory,
            now=now,
            chance=chance,
            meter=meter,
            think=self.thinking.of,
        )
        self.facts = facts = PlatformFacts(self.tables, self.messengers, self.limits)
        self.allowances = RedisAllowances(database)
        presence = RedisPresence(database, now) if settings.app_url is not None else None
        self.service = TableService(
            self.tables,
            facts,
            self.messengers,
            meter,
            self.allowances,
            presence=presence,
            strangers=settings.kinds_for_strangers,
        )
        delivery = Delivery(
            self.store,
            self.limits,
            self.messengers,
            now,
            meter,
            called=lambda table_id: self.worker.wake(table_id, called=True),
            present=presence.at if presence is not None else None,
            in_front=RedisPresence(database, now).at,
            directory=self.directory,
            leads=lambda: self.worker.leads,
        )
        self.worker = Worker(
            Tender(
                self.tables,
                facts,
                delivery,
                now,
                USUAL_PACE.times(settings.pace),
                self.service.days,
                self.service.calls,
                self.service.plans,
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
        return await self.gallery.draw(picture.data)

    @property
    def up(self) -> bool:
        """Whether presses are accepted: from the worker's start until the stop.

        An ill store changes nothing: a press is answered with what is wrong.
        """
        return self.worker.up and not self.stop.is_set()

    async def health(self) -> Condition:
        """Return whether each need of this process is met, and which servers of the store and platforms are ill.

        If there are several platforms, one that is connected is enough, so that people can play there.
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
        if self.schedule.leader is False:
            ill["tables"] = "nobody-leads"
        if self.schedule.other_origins:
            ill["windows"] = "app-url-differs"
        return Condition(needs, ill | dict.fromkeys(away, "not-connected"))


def command_menus(settings: Settings) -> Mapping[str, Mapping[str, str]]:
    """Return the command menu by language: the names, each with one line of help."""
    offered = menu(strangers=bool(settings.kinds_for_strangers))
    return {language: command_menu(offered, language) for language in LANGUAGES}
