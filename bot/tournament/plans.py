"""Plans of evenings as a type of document."""

from collections.abc import Callable
from contextlib import suppress

from bot.people import Chat
from bot.refusal import Refusal
from bot.table.documents import Changed, Documents
from bot.tournament import plan as planning
from bot.tournament.plan import Plan
from bot.tournament.tournament import Tournament
from bot.tournament.tournaments import Tournaments

PLAN = "plan"
"""The field of a chat's document with the code of its plan."""


class Plans(Documents[Plan]):
    """Loads plans, and commits them."""

    what = "plan"
    form = Plan
    missing = "no-such-tournament"

    def __init__(self, tournaments: Tournaments) -> None:
        super().__init__(tournaments.registry)
        self.tournaments = tournaments

    async def of_chat(self, chat: str) -> Plan | None:
        """Return the plan of a chat, by key, if evenings are still to come."""
        code = (await self.directory.chat(chat)).get(PLAN)
        if code is None:
            return None
        with suppress(Refusal):
            found = (await self.newest(str(code))).value
            return None if found.over else found
        return None

    async def quietly(self, code: str, change: Callable[[Plan], Plan]) -> None:
        """Change a plan if it still exists."""
        with suppress(Refusal):
            await self.change(code, lambda now: Changed(change(now)))

    async def chat_moved(self, code: str, platform: str, old_id: str, new_id: str) -> None:
        """Give a plan the new id of its group."""
        await self.quietly(code, lambda plan: plan.with_moved_chat(platform, old_id, new_id))

    async def thread_gone(self, code: str, thread: Chat) -> None:
        """Let a plan go on in the chat itself, as its thread does not exist any more."""
        await self.quietly(code, lambda plan: plan.without_thread(thread))

    async def evening_over(self, tournament: Tournament) -> None:
        """Record how an evening has ended. Idempotent."""
        if tournament.plan and not tournament.is_live:
            now = self.now()
            await self.quietly(tournament.plan, lambda plan: planning.evening_over(plan, tournament, now))
