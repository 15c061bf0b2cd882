"""The threads of a tournament's tables: opened when a round is drawn, closed when its results are in.

Opening a thread and recording it are two steps. If a process dies in between, it leaves an unused thread, and the next
process opens another. If two threads were opened for a table, the one that is recorded second is closed.
"""

import logging
from contextlib import suppress

from cachetools import LRUCache

from bot.people import Chat
from bot.ports.limits import Priority
from bot.ports.messenger import NO_FORUM, NO_RIGHTS, Blocked, Busy, MakesThreads, Moved, NotDelivered
from bot.ports.store import SurfaceKind
from bot.refusal import Refusal
from bot.showing.delivery_pass import DeliveryPass
from bot.speaking import LAST
from bot.table import seats
from bot.table.change import TableChange
from bot.table.table import Table
from bot.tournament import threads
from bot.tournament.tournament import TableThread, Tournament
from bot.tournament.tournaments import TournamentChange, Tournaments
from bot.views.tournament_words import thread_title

log = logging.getLogger(__name__)

AT_ONCE = 5  # most threads opened or closed in one visit
AGAIN = 5.0  # seconds until a thread is checked again for the end of its game
REFUSED = "refused"  # a refusal for any reason but the two that people can change
KNOWN = 1000  # most opened threads that this process remembers


class Threads:
    """The threads of tournaments: opens and closes them within their chats' budgets, and adds them to tables."""

    def __init__(self, tournaments: Tournaments) -> None:
        self._tournaments = tournaments
        self._tables = tournaments.tables
        self._opened: LRUCache[str, Chat] = LRUCache(KNOWN)  # by table: threads that may not be recorded yet

    async def looked_after(self, tournament: Tournament, delivery_pass: DeliveryPass) -> None:
        """Open missing threads and close finished ones in a pass, as far as budgets allow; commit that at once."""
        messenger = delivery_pass.tools.messengers.get(tournament.home.platform)
        maker = messenger.threads if messenger is not None else None
        if maker is None:
            return  # left to a worker that is connected to that platform
        missing, done = threads.missing(tournament), threads.done(tournament)
        try:
            await self._opened_for(delivery_pass, tournament, missing[:AT_ONCE], maker)
            await self._closed(delivery_pass, tournament, done, maker)
        except Busy as busy:
            await delivery_pass.hold(tournament.home, busy)
        except Moved as moved:
            delivery_pass.moved.append((tournament.home, moved.new_id))

    async def link_table(self, tournament: Tournament, table: Table) -> None:
        """Add its thread to a table, and link the thread to the table, so that commands typed there are about it."""
        thread = threads.of_table(tournament, table.id)
        if thread is None or any(chat.key == thread.chat.key for chat in table.chats):
            return
        directory, key = self._tables.directory, thread.chat.key
        await directory.link_chat(key, table.id)
        await directory.save_chat(key, {"tournament": tournament.id, LAST: tournament.language})
        await self._tables.quietly(
            self._tables.change(
                table.id,
                lambda now: TableChange(seats.with_chat(now, thread.chat) if now.is_live else now),
            )
        )

    async def _opened_for(
        self, delivery_pass: DeliveryPass, tournament: Tournament, numbers: list[int], maker: MakesThreads
    ) -> None:
        """Open threads for tables of the present round. Raises Busy and Moved."""
        home, round_number = tournament.home, tournament.core.round
        for number in numbers:
            code = tournament.core.rounds[-1].tables[number - 1].code
            if code not in self._opened:
                if not await delivery_pass.may_call(home, f"thread {code}", Priority.REST, spare=True):
                    return
                title = thread_title(tournament, number, tournament.language)
                try:
                    self._opened[code] = await maker.open_thread(home, title)
                except (Busy, Moved):
                    raise
                except NotDelivered as failure:
                    await self._refused(tournament, failure)
                    return
            thread = TableThread(round=round_number, table=number, code=code, chat=self._opened[code])
            if not await self._kept(tournament.id, thread):
                with suppress(NotDelivered):
                    await maker.close_thread(thread.chat)

    async def _kept(self, code: str, thread: TableThread) -> bool:
        """Record a thread. Return False if another process was quicker, or the game is over."""
        await self._tournaments.change(code, lambda now: TournamentChange(threads.opened(now, thread)))
        del self._opened[thread.code]
        return threads.of_table(await self._tournaments.tournament(code), thread.code) == thread

    async def _refused(self, tournament: Tournament, failure: NotDelivered) -> None:
        reason = failure.reason if isinstance(failure, Blocked) else REFUSED
        why = reason if reason in {NO_RIGHTS, NO_FORUM} else REFUSED
        log.info("no threads for tables", extra={"tournament": tournament.id, "reason": reason})
        number = tournament.core.round
        await self._tournaments.change(tournament.id, lambda now: TournamentChange(threads.refused(now, number, why)))

    async def _closed(
        self, delivery_pass: DeliveryPass, tournament: Tournament, done: list[TableThread], maker: MakesThreads
    ) -> None:
        """Close the threads of finished games, each when its end is shown there. Raises Busy."""
        closed: list[TableThread] = []
        try:
            for thread in done:
                if len(closed) == AT_ONCE:
                    break
                if not await self._shows_end(tournament, thread):
                    delivery_pass.come_again_in(AGAIN)
                    continue
                if not await delivery_pass.may_call(thread.chat, f"close {thread.code}", Priority.REST, spare=True):
                    break
                try:
                    await maker.close_thread(thread.chat)
                except Busy:
                    raise
                except NotDelivered as failure:
                    log.info("a thread is not closed", extra={"tournament": tournament.id, "reason": str(failure)})
                closed.append(thread)
        finally:
            if closed:
                await self._forgotten(tournament, closed)

    async def _forgotten(self, tournament: Tournament, closed: list[TableThread]) -> None:
        directory = self._tables.directory
        for thread in closed:
            await directory.save_chat(thread.chat.key, {"tournament": None})
            if await directory.table_of_chat(thread.chat.key) == thread.code:
                await directory.link_chat(thread.chat.key, None)
        await self._tournaments.change(tournament.id, lambda now: TournamentChange(threads.closed(now, closed)))

    async def _shows_end(self, tournament: Tournament, thread: TableThread) -> bool:
        """Return whether a thread shows the end of its game, or no longer has to.

        In the next round it is closed in any case.
        """
        if thread.round < tournament.core.round:
            return True
        try:
            table = await self._tables.table(thread.code)
        except Refusal:
            return True
        if all(chat.key != thread.chat.key for chat in table.chats):
            return True
        shown = await self._tables.store.shown(thread.code)
        return any(
            name.kind is SurfaceKind.OVER and name.place == thread.chat.key and (one.message or one.refused)
            for name, one in shown.items()
        )
