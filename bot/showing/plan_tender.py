"""Tends plans of evenings: opens the page of each evening, and posts the plan's own page and its news in its chat."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial

from bot.ports.effects import Kept, Remembered
from bot.ports.limits import Priority
from bot.ports.messenger import Busy
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import InFront
from bot.refusal import Refusal
from bot.screens.tournament import evenings as screens
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.document_tender import NEVER, DocumentTender
from bot.showing.surface import Surface, Wanted, without_links
from bot.speaking import LAST, spoken_in
from bot.table.documents import Changed, Live
from bot.table.platform_facts import PlatformFacts
from bot.tournament import entering, plan
from bot.tournament.plan import Plan, What
from bot.tournament.plans import PLAN, Plans
from bot.tournament.tournament import Member, Tournament
from bot.tournament.tournaments import TournamentChange

AGAIN = 600.0  # seconds until it is checked again whether the page can be opened
EVENING_EVERY = 3600.0  # seconds between two checks of an evening: its own tender reports its end


def wanted(present: Plan) -> list[Surface]:
    """Return the messages that a plan wants: its page and its last news."""
    home, language, news = present.home, present.language, present.news
    page = SurfaceName.board(present.pages, home.key)
    found = [Surface(page, home, without_links(screens.page, present, language), turn=Priority.BOARD)]
    if news is not None:
        name = SurfaceName.notice(news.number, home.key)
        found.append(Surface(name, home, without_links(screens.news, present, news, language), turn=Priority.BOARD))
    return found


def outdated(
    present: Plan, shown: Iterable[SurfaceName], wanted_names: Iterable[SurfaceName]
) -> Iterator[tuple[SurfaceName, Surface | None]]:
    """Yield earlier pages, which stay without buttons. Earlier news stay as they are."""
    for name in set(shown) - set(wanted_names):
        if name.kind is SurfaceKind.BOARD:
            yield name, Surface(name, present.home, without_links(screens.copy, present, present.language))


class PlanTender(DocumentTender[Plan]):
    """The tender of plans: opens the pages of evenings, and looks after each evening."""

    def __init__(self, plans: Plans, facts: PlatformFacts) -> None:
        self._plans = plans
        self._tournaments = plans.tournaments
        self._directory = plans.directory
        self._facts = facts

    async def wanted(self, value: Plan, sitting: Mapping[int, InFront]) -> Wanted:  # noqa: ARG002
        """Return the messages that a plan wants, in the language of its chat."""
        present = value.replace(language=await self._language_of(value))
        return Wanted(present, wanted(present), partial(outdated, present))

    async def delivered(self, value: Plan, outcome: DeliveryPass) -> None:
        """Carry the plan over to the new id of its chat, or from a thread that is gone to the chat itself."""
        for chat, new_id in outcome.moved:
            await self._plans.chat_moved(value.id, chat.platform, chat.id, new_id)
            await self._facts.chat_moved(chat.platform, chat.id, new_id)
        for thread in outcome.threadless:
            await self._facts.kept_without_thread(thread, PLAN, value.code)
            await self._plans.thread_gone(value.code, thread)

    async def _language_of(self, present: Plan) -> str:
        """Return the language of the chat, or of whoever made the plan if the chat's is not known."""
        return await spoken_in(self._directory, present.home) or present.language

    def _now(self) -> float:
        return self._plans.now()

    def _next_time(self, present: Plan) -> float:
        now = self._now()
        if present.evening:
            return now + EVENING_EVERY
        return present.opens_at if now < present.opens_at else min(present.starts_at, now + AGAIN)

    async def due(self, live: Live[Plan]) -> tuple[Live[Plan], float]:
        """Do what is due, step by step."""
        while True:
            present = live.value
            if present.over:
                return live, NEVER
            if present.evening:
                await self._evening_looked_after(present)
            elif self._now() >= present.starts_at:
                await self._changed(present, partial(plan.passed, now=self._now()))
            elif self._now() >= present.opens_at:
                await self._page_opened(present)
            newest = await self._plans.newest(present.id)
            if newest.version == live.version:
                return live, self._next_time(present)
            live = newest

    async def _changed(self, present: Plan, change: Callable[[Plan], Plan]) -> None:
        await self._plans.change(present.id, lambda newest: Changed(change(newest)))

    async def _page_opened(self, present: Plan) -> None:
        """Choose the code of the evening's tournament, unless something stands in the way."""
        open_here = await self._open_here(present)
        if open_here is not None and open_here.plan != present.code:
            return await self._changed(present, lambda newest: plan.hindered(newest, What.BUSY))
        if not await self._is_organised(present):
            return await self._changed(present, lambda newest: plan.hindered(newest, What.NOBODY))
        registry, chance = self._plans.registry, self._tournaments.tables.chance
        code = open_here.id if open_here is not None else await registry.free_code(entering.new_code, chance)
        now = self._now()
        return await self._changed(present, lambda newest: plan.opened(newest, code, now))

    async def _is_organised(self, present: Plan) -> bool:
        """Return whether the organiser is known and, as far as the platform says, still in the chat."""
        if not present.organiser.key:
            return False
        with suppress(Busy):
            return await self._facts.membership(present.home, present.organiser) is not False
        return True

    async def _open_here(self, present: Plan) -> Tournament | None:
        """Return the tournament of the chat; None if there is none, or it is over."""
        code = (await self._directory.chat(present.home.key)).get("tournament")
        try:
            found = await self._tournaments.tournament(str(code)) if code is not None else None
        except Refusal:
            return None
        return found if found is not None and found.is_live else None

    async def _evening_looked_after(self, present: Plan) -> None:
        """Create the evening's tournament if it is missing, and record how it has ended."""
        now, code = self._now(), present.evening
        try:
            evening = await self._tournaments.tournament(code)
        except Refusal:
            if now >= present.starts_at:
                return await self._changed(present, lambda newest: plan.lost(newest, code, now))
            return await self._created(present)
        if not evening.is_live:
            return await self._plans.evening_over(evening)
        if (await self._directory.chat(present.home.key)).get("tournament") != code:  # a worker died after the commit
            await self._directory.save_chat(present.home.key, {"tournament": code})
        if evening.is_registering and (evening.starts_at, evening.zone) != (present.starts_at, present.clock):
            when = {"starts_at": present.starts_at, "zone": present.clock}
            await self._tournaments.change(
                code, lambda newest: TournamentChange(newest.replace(**when) if newest.is_registering else newest)
            )
        return None

    async def _created(self, present: Plan) -> None:
        organiser = present.organiser
        if not organiser.key:  # the organiser was forgotten a moment ago: this evening is lost
            return
        made = entering.opened(
            present.evening,
            Member(person=organiser),
            present.home,
            present.settings,
            language=await self._language_of(present),
            now=self._now(),
            chance=self._tournaments.tables.chance,
            own=present.own,
        )
        for judge in present.judges:
            if judge.key != organiser.key:
                made = entering.with_judge(made, Member(person=judge))
        effects = (
            Kept(present.home.key, {"tournament": made.id, LAST: made.language}),
            Remembered(organiser.key, {"tournament": made.id}),
        )
        try:
            await self._tournaments.create(TournamentChange(made, effects=effects))
        except Refusal as refusal:
            if refusal.key != "try-again":  # otherwise another process was quicker
                raise
