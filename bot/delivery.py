"""Bringing a chat up to date: wanted screens against those last shown, in as few calls as it takes."""

import logging
import secrets
from collections.abc import Callable, Mapping

from bot.people import Chat, Person
from bot.ports import Blocked, Busy, Claim, Delivery, Directory, Gone, Limits, Messenger, Moved, Shown, TableStore
from bot.screen import Screen
from bot.surfaces import Kind, Surface, outdated, wanted
from bot.table import Table

log = logging.getLogger(__name__)

RETRY_AFTER = 2.0  # seconds, when a platform gives no time itself
REFUSED_AGAIN_AFTER = 600.0  # seconds until a chat that refused a message is tried again


class Outcome:
    """What a round of deliveries found out: when to come again, chats that moved, seats that cannot be reached."""

    def __init__(self) -> None:
        self.again: float | None = None
        self.moved: list[tuple[Chat, str]] = []
        self.unreachable: list[Person] = []
        self.lost_claim = False

    def come_again(self, at: float) -> None:
        """Ask for another round, at the latest then."""
        self.again = at if self.again is None else min(self.again, at)


class Desk:
    """Delivers the screens of tables to their chats, within each chat's budget."""

    def __init__(
        self,
        store: TableStore,
        directory: Directory,
        limits: Limits,
        messengers: Mapping[str, Messenger],
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._directory = directory
        self._limits = limits
        self._messengers = messengers
        self._now = now

    async def reconcile(self, table: Table, claim: Claim | None) -> Outcome:
        """Bring every surface of a table up to date, as far as budgets allow."""
        outcome = Outcome()
        shown = await self._store.shown(table.id)
        private = [name for name, messenger in self._messengers.items() if messenger.private_hands]
        surfaces = wanted(table, self._now(), private)
        for name, last in outdated(table, shown, [surface.name for surface in surfaces]):
            await self._put_away(table, name, shown[name], last, claim, outcome)
        for surface in surfaces:
            await self._update(table, surface, shown, claim, outcome)
        return outcome

    async def _update(
        self, table: Table, surface: Surface, shown: Mapping[str, Shown], claim: Claim | None, outcome: Outcome
    ) -> None:
        messenger = self._messengers.get(surface.where.platform)
        if messenger is None:
            return
        before = shown.get(surface.name)
        screen = surface.draw(self._link_back(table, surface))
        digest = screen.digest
        if before is not None and before.digest == digest and (before.message is not None or before.refused):
            return
        if before is not None and before.refused and self._now() < before.at + REFUSED_AGAIN_AFTER:
            outcome.come_again(before.at + REFUSED_AGAIN_AFTER)
            return
        try:
            chat = await self._chat(messenger, surface)
            wait = await self._limits.take(chat, self._now())
            if wait > 0:
                outcome.come_again(self._now() + wait)
                return
            message = await self._deliver(table, surface, messenger, chat, screen, before, claim, outcome)
        except Busy as busy:
            await self._hold(surface, busy, outcome)
        except Moved as moved:
            if isinstance(surface.where, Chat):
                outcome.moved.append((surface.where, moved.new_id))
        except Blocked as blocked:
            await self._refused(table, surface, blocked, digest, claim, outcome)
        else:
            if message is not None:
                await self._record(table, {surface.name: Shown(message, digest, self._now())}, claim, outcome)

    async def _deliver(
        self,
        table: Table,
        surface: Surface,
        messenger: Messenger,
        chat: Chat,
        screen: Screen,
        before: Shown | None,
        claim: Claim | None,
        outcome: Outcome,
    ) -> str | None:
        if before is not None and before.message is not None:
            try:
                return await messenger.edit(chat, before.message, screen)
            except Gone:
                log.info("a message was gone and is sent anew", extra={"table": table.id, "surface": surface.kind})
        nonce = (
            before.nonce if before is not None and before.message is None and before.nonce else secrets.token_hex(12)
        )
        sending = Shown(None, "", self._now(), nonce)
        if not await self._record(table, {surface.name: sending}, claim, outcome):
            return None
        return await messenger.send(chat, screen, nonce=nonce)

    async def _put_away(
        self, table: Table, name: str, before: Shown, last: Surface | None, claim: Claim | None, outcome: Outcome
    ) -> None:
        """Give a message that is not called for any more its last form, or delete it; then forget it."""
        chat = self._chat_named(table, name)
        messenger = self._messengers.get(chat.platform) if chat is not None else None
        if chat is not None and messenger is not None and before.message is not None:
            try:
                screen = last.draw(None) if last is not None else None
                if screen is None or screen.digest != before.digest:
                    wait = await self._limits.take(chat, self._now())
                    if wait > 0:
                        outcome.come_again(self._now() + wait)
                        return
                    if screen is None:
                        await messenger.delete(chat, before.message)
                    else:
                        await messenger.edit(chat, before.message, screen)
            except Busy as busy:
                await self._limits.block(chat, self._now() + busy.retry_after)
                outcome.come_again(self._now() + max(busy.retry_after, RETRY_AFTER))
                return
            except Moved as moved:
                outcome.moved.append((chat, moved.new_id))
                return
            except Delivery as refused:
                log.info("an old message stays as it is", extra={"table": table.id, "reason": str(refused)})
        await self._record(table, {name: None}, claim, outcome)

    async def _refused(
        self, table: Table, surface: Surface, blocked: Blocked, digest: str, claim: Claim | None, outcome: Outcome
    ) -> None:
        if surface.kind is Kind.HAND and isinstance(surface.where, Person):
            outcome.unreachable.append(surface.where)
            await self._record(table, {surface.name: None}, claim, outcome)
            return
        log.warning("a chat refuses messages", extra={"table": table.id, "reason": blocked.reason})
        refused = Shown(None, digest, self._now(), refused=blocked.reason)
        await self._record(table, {surface.name: refused}, claim, outcome)

    async def _hold(self, surface: Surface, busy: Busy, outcome: Outcome) -> None:
        wait = max(busy.retry_after, RETRY_AFTER if busy.unsure else 0.5)
        if isinstance(surface.where, Chat):
            await self._limits.block(surface.where, self._now() + wait)
        outcome.come_again(self._now() + wait)

    async def _record(
        self, table: Table, changes: Mapping[str, Shown | None], claim: Claim | None, outcome: Outcome
    ) -> bool:
        if await self._store.show(table.id, changes, fence=claim):
            return True
        outcome.lost_claim = True
        return False

    async def _chat(self, messenger: Messenger, surface: Surface) -> Chat:
        return await messenger.private_chat(surface.where) if isinstance(surface.where, Person) else surface.where

    def _link_back(self, table: Table, surface: Surface) -> str | None:
        """Return a link from a private hand to the board that its person can see."""
        if surface.kind is not Kind.HAND:
            return None
        chat = next((chat for chat in table.chats if chat.platform == surface.where.platform), None)
        messenger = self._messengers.get(surface.where.platform)
        if chat is None or messenger is None or chat.private:
            return None
        return messenger.link_to(chat, None)

    def _chat_named(self, table: Table, name: str) -> Chat | None:
        key = name.rpartition(" ")[2]
        return next((chat for chat in table.chats if chat.key == key), None)
