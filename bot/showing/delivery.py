"""Bringing a chat up to date: wanted screens against those last shown, in as few calls as it takes."""

import asyncio
import logging
import secrets
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial

from bot.meter import Meter, NoMeter
from bot.people import Chat, Person
from bot.ports.limits import Limits
from bot.ports.messenger import Blocked, Busy, Gone, Messenger, Moved, NotDelivered, Rejected
from bot.ports.schedule import Claim
from bot.ports.store import Shown, TableStore
from bot.screen import Screen
from bot.showing import copies
from bot.showing.surfaces import Kind, Surface, outdated, wanted
from bot.showing.unwritten import Unwritten
from bot.table.model import Stray, Table

log = logging.getLogger(__name__)

RETRY_AFTER = 2.0  # seconds, when a platform gives no time itself
SOON = 0.5  # seconds, the least until a call is repeated that was held back
REFUSED_AGAIN_AFTER = 600.0  # seconds until a chat that refused a message is tried again


class Outcome:
    """What a round of deliveries found out: when to come again, chats that moved, seats that cannot be reached.

    `shown` is how the surfaces are shown by now, by name. The `edited` ones among them are still to be written down:
    all at once, when the table goes to sleep. An edit that is lost in a crash is made once more, and changes nothing.
    """

    def __init__(self, shown: Mapping[str, Shown]) -> None:
        self.shown = dict(shown)
        self.edited: dict[str, Shown] = {}
        self.again: float | None = None
        self.moved: list[tuple[Chat, str]] = []
        self.unreachable: list[Person] = []
        self.lost_claim = False
        self.held_back = False  # whether a surface could not be brought up to date in this round

    def come_again(self, at: float) -> None:
        """Ask for another round, at the latest then."""
        self.again = at if self.again is None else min(self.again, at)


@dataclass(frozen=True, slots=True)
class Round:
    """One round of deliveries for a table: what was shown before it, and what it has found out so far."""

    table: Table
    shown: Mapping[str, Shown]
    claim: Claim | None
    outcome: Outcome
    doubted: float = 0.0  # what was written down before this moment may not be what is shown
    put_away: set[str] = field(default_factory=set)  # names of messages that have their last form, or are deleted


class Delivery:
    """Delivers the screens of tables to their chats, within each chat's budget."""

    def __init__(
        self,
        store: TableStore,
        limits: Limits,
        messengers: Mapping[str, Messenger],
        now: Callable[[], float],
        meter: Meter | None = None,
    ) -> None:
        self._store = store
        self._limits = limits
        self._messengers = messengers
        self._now = now
        self._meter = meter or NoMeter()
        self._unwritten = Unwritten()

    async def reconcile(
        self,
        table: Table,
        claim: Claim | None,
        *,
        doubted: float = 0.0,
        shown: Mapping[str, Shown] | None = None,
    ) -> Outcome:
        """Bring every surface of a table up to date, as far as budgets allow: chats side by side, each in its order.

        A message that was written down before `doubted` (seconds since the epoch) may show something else by now: it is
        edited once more. `shown` is how the surfaces were shown last, None to look it up.
        """
        shown = await self._store.shown(table.id) if shown is None else shown
        this = Round(table, shown, claim, Outcome(shown), max(doubted, table.redrawn))
        private = [name for name, messenger in self._messengers.items() if messenger.private_hands]
        surfaces = wanted(table, self._now(), private)
        sent = self._unwritten.among(shown)
        this = replace(this, shown={**shown, **sent})
        this.outcome.shown.update(sent)
        this.outcome.edited.update(sent)
        work: dict[str, list[Callable[[], Awaitable[None]]]] = defaultdict(list)
        old = list(outdated(table, shown, [surface.name for surface in surfaces]))
        for name, last in old:
            work[name.rpartition(" ")[2]].append(partial(self._put_away, this, name, last))
        for surface in surfaces:
            work[surface.where.key].append(partial(self._update, this, surface))
        present = {one.message for one in this.shown.values()}
        for stray in table.strays:
            if stray.message not in present:
                work[stray.chat.key].append(partial(self._remove_stray, this, stray))
        for name, _ in old:
            if shown[name].after:  # what may have been lost is looked for after everything else
                work[name.rpartition(" ")[2]].append(partial(self._look_behind, this, name))
        done = await asyncio.gather(*(_in_order(jobs) for jobs in work.values()), return_exceptions=True)
        failures = [failure for failure in done if failure is not None]
        if failures:
            if this.outcome.edited:
                await self._store.show(table.id, this.outcome.edited, fence=claim)
            raise failures[0]
        return this.outcome

    # -------------------------------------------------------------------------------------------- what is called for

    async def _update(self, this: Round, surface: Surface) -> None:
        messenger = self._messengers.get(surface.where.platform)
        if messenger is None:
            this.outcome.held_back = True  # for a worker that speaks to that platform
        if messenger is None or this.outcome.lost_claim:
            return
        before = this.shown.get(surface.name)
        screen = surface.draw(self._link_back(this.table, surface))
        if before is not None and self._leave_alone(this, surface, before, screen.digest):
            return
        where: Chat | None = surface.where if isinstance(surface.where, Chat) else None
        try:
            where = where or await messenger.private_chat(surface.where)  # type: ignore[arg-type]
            if before is not None and before.message is not None and before.digest == screen.digest and before.after:
                await self._clear(this, surface.name, messenger, where, before)
                return
            wait = await self._limits.take(where, self._now())
            if wait > 0:
                this.outcome.held_back = True
                this.outcome.come_again(self._now() + wait)
                return
            await self._show(this, surface.name, messenger, where, screen)
            self._meter.called(surface.where.platform, surface.kind, "ok")
            if surface.kind is Kind.BOARD and this.table.to_act is not None:
                self._meter.boarded(surface.where.platform, self._now() - this.table.clock.turn_since)
        except Busy as busy:
            self._meter.called(surface.where.platform, surface.kind, "busy")
            await self._hold(this, where, busy)
        except Moved as moved:
            self._meter.called(surface.where.platform, surface.kind, "moved")
            if where is not None:
                this.outcome.moved.append((where, moved.new_id))
        except (Blocked, Rejected) as refusal:
            self._meter.called(surface.where.platform, surface.kind, "refused")
            await self._refused(this, surface, refusal, screen.digest)

    def _leave_alone(self, this: Round, surface: Surface, before: Shown, digest: str) -> bool:
        """Whether a surface needs no call now: it is up to date, was refused, or is a nudge that may have been sent."""
        if before.refused:
            if before.refused != _REJECTED and self._now() < before.at + REFUSED_AGAIN_AFTER:
                this.outcome.come_again(before.at + REFUSED_AGAIN_AFTER)
                return True
            return before.refused == _REJECTED and before.digest == digest
        if surface.kind is Kind.NUDGE and before.message is None:
            return True
        if before.at < this.doubted:
            return False
        return before.message is not None and before.digest == digest and not before.after

    async def _show(self, this: Round, name: str, messenger: Messenger, chat: Chat, screen: Screen) -> None:
        before = this.shown.get(name)
        old = before.message if before is not None else None
        if before is not None and old is not None:
            try:
                message = await messenger.edit(chat, old, screen)
            except Gone:
                log.info("a message was gone and is sent anew", extra={"table": this.table.id})
                wait = await self._limits.take(chat, self._now())  # the try has been a call as well
                if wait > 0:
                    with suppress(NotDelivered):
                        await messenger.delete(chat, old)
                    await self._record(this, name, _sought(before))
                    this.outcome.come_again(self._now() + wait)
                    return
            else:
                shown = replace(before, message=message, digest=screen.digest, at=self._now(), refused="")
                if name.startswith(Kind.BOARD) and before.at < this.table.redrawn and messenger.copies is not None:
                    # Messages of a lost branch lie behind it.
                    shown = before = replace(shown, after=before.after or message, looks=copies.LOOKS)
                if message == old:
                    this.outcome.shown[name] = this.outcome.edited[name] = shown
                else:
                    await self._record(this, name, shown)
                if before.after:
                    this.outcome.come_again(self._now() + SOON)
                return
        fresh = await self._sent(this, name, messenger, chat, screen)
        if fresh is None:
            return
        if not await self._record(this, name, fresh):
            with suppress(NotDelivered):  # whoever holds the claim now sends its own
                await messenger.delete(chat, fresh.message or "")
            return
        if old is not None:
            with suppress(NotDelivered):
                await messenger.delete(chat, old)
        if fresh.after:
            await self._clear(this, name, messenger, chat, fresh)

    async def _sent(self, this: Round, name: str, messenger: Messenger, chat: Chat, screen: Screen) -> Shown | None:
        """Send a surface anew; return how it is shown now, or None if this worker may not send any more."""
        before = this.shown.get(name)
        lost = before is not None and before.message is None and bool(before.nonce)
        if before is not None and lost:
            sending = replace(before, at=self._now())
        else:
            sought = _sought(before)
            sending = Shown(
                None,
                "",
                self._now(),
                secrets.token_hex(12),
                after=sought.after if sought else copies.newest(messenger, chat, self._known(this, chat)),
                looks=copies.LOOKS,
                plain=not any(screen.rows),
            )
        if not await self._record(this, name, sending):
            return None
        try:
            message = await messenger.send(chat, screen, nonce=sending.nonce)
        except Busy as busy:
            if not busy.unsure and not lost:
                await self._record(this, name, _sought(before))
            raise
        fresh = Shown(message, screen.digest, self._now())
        if before is not None and before.after:
            fresh = replace(sending, message=message, digest=screen.digest, at=self._now(), nonce="")
        self._unwritten.sent(sending.nonce, fresh)
        return fresh

    # ---------------------------------------------------------------------------------------- what is not any more

    async def _put_away(self, this: Round, name: str, last: Surface | None) -> None:
        """Give a message that is not called for any more its last form, or delete it; then forget it."""
        before, where = this.shown[name], _place_named(this.table, name)
        messenger = self._messengers.get(where.platform) if where is not None else None
        form = last.draw(None) if last is not None else None
        if where is not None and messenger is not None:
            chat: Chat | None = where if isinstance(where, Chat) else None
            try:
                chat = chat or await messenger.private_chat(where)  # type: ignore[arg-type]
                if not await self._last_form(this, messenger, chat, before, form):
                    return
            except Busy as busy:
                await self._hold(this, chat, busy)
                return
            except Moved as moved:
                if chat is not None:
                    this.outcome.moved.append((chat, moved.new_id))
                return
            except NotDelivered as refused:
                log.info("an old message stays as it is", extra={"table": this.table.id, "reason": str(refused)})
            else:
                this.put_away.add(name)
                # A copy may lie there still; and one of the next board, should its sending be lost, lies behind this.
                if before.after or (form is not None and not self._followed(this, chat)):
                    away = replace(before, message=None) if form is None else replace(before, digest=form.digest)
                    if away != before:
                        await self._record(this, name, replace(away, at=self._now()))
                    return
        await self._record(this, name, None)

    async def _look_behind(self, this: Round, name: str) -> None:
        """Look for a lost copy of a message that is not called for any more, once it is put away."""
        before, where = this.outcome.shown.get(name), _place_named(this.table, name)
        if name not in this.put_away or before is None or where is None or this.outcome.lost_claim:
            return
        messenger = self._messengers[where.platform]
        try:
            chat = where if isinstance(where, Chat) else await messenger.private_chat(where)
        except NotDelivered:
            return  # found out about, and dealt with, as the message was put away
        if await self._clear(this, name, messenger, chat, before):
            this.outcome.come_again(self._now() + SOON)

    async def _remove_stray(self, this: Round, stray: Stray) -> None:
        """Delete a message of a lost branch. One that cannot be deleted stays."""
        messenger = self._messengers.get(stray.chat.platform)
        if messenger is None or this.outcome.lost_claim:
            return
        wait = await self._limits.take(stray.chat, self._now())
        if wait > 0:
            this.outcome.come_again(self._now() + wait)
            return
        try:
            await messenger.delete(stray.chat, stray.message)
        except Busy as busy:
            await self._hold(this, stray.chat, busy)
        except NotDelivered as refused:
            log.info("a stray message stays", extra={"table": this.table.id, "reason": str(refused)})

    @staticmethod
    def _followed(this: Round, chat: Chat) -> bool:
        """Whether the present board stands in a chat already."""
        present = this.shown.get(f"{Kind.BOARD} {this.table.boards} {chat.key}")
        return present is not None and present.message is not None

    async def _last_form(
        self, this: Round, messenger: Messenger, chat: Chat, before: Shown, form: Screen | None
    ) -> bool:
        """Edit or delete a message that was shown. False if the chat's budget does not allow it now."""
        if before.message is None or (form is not None and before.digest == form.digest):
            return True
        wait = await self._limits.take(chat, self._now())
        if wait > 0:
            this.outcome.come_again(self._now() + wait)
            return False
        if form is None:
            await messenger.delete(chat, before.message)
        else:
            await messenger.edit(chat, before.message, form)
        return True

    async def _clear(self, this: Round, name: str, messenger: Messenger, chat: Chat, shown: Shown) -> bool:
        """Look for a lost copy of a surface. False if the look is not over."""
        look = copies.Look(messenger, self._limits, chat, self._known(this, chat), plain=shown.plain)
        found = await look.clear(shown, self._now())
        await self._record(this, name, found.shown)
        if found.wait is not None:
            this.outcome.come_again(self._now() + found.wait)
        return found.wait is None

    # -------------------------------------------------------------------------------------------------- what went wrong

    async def _refused(self, this: Round, surface: Surface, refusal: Blocked | Rejected, digest: str) -> None:
        before = this.shown.get(surface.name)
        message = before.message if before is not None else None
        if surface.kind is Kind.HAND and isinstance(surface.where, Person) and isinstance(refusal, Blocked):
            this.outcome.unreachable.append(surface.where)
            # The message stays known: whoever unblocks the bot finds the hand where it was.
            if message is None:
                await self._record(this, surface.name, _sought(before))
            return
        reason = refusal.reason if isinstance(refusal, Blocked) else _REJECTED
        log.warning("a chat refuses a message", extra={"table": this.table.id, "reason": reason})
        refused = Shown(message, digest, self._now(), refused=reason)
        if before is not None and before.after:  # a copy is looked for once the chat takes calls again
            refused = replace(refused, after=before.after, looks=before.looks, plain=before.plain)
        await self._record(this, surface.name, refused)
        if reason != _REJECTED:
            this.outcome.come_again(self._now() + REFUSED_AGAIN_AFTER)

    async def _hold(self, this: Round, chat: Chat | None, busy: Busy) -> None:
        wait = max(busy.retry_after, RETRY_AFTER if busy.unsure else SOON)
        if chat is not None:
            await self._limits.block(chat, self._now() + wait)
        this.outcome.held_back = True
        this.outcome.come_again(self._now() + wait)

    async def _record(self, this: Round, name: str, shown: Shown | None) -> bool:
        if not await self._store.show(this.table.id, {name: shown}, fence=this.claim):
            this.outcome.lost_claim = True
            return False
        if shown is None:
            this.outcome.shown.pop(name, None)
        else:
            this.outcome.shown[name] = shown
        return True

    # ---------------------------------------------------------------------------------------------------- who and where

    def _link_back(self, table: Table, surface: Surface) -> str | None:
        """Return a link from a private hand to the board that its person can see."""
        if surface.kind is not Kind.HAND:
            return None
        chat = next((chat for chat in table.chats if chat.platform == surface.where.platform), None)
        messenger = self._messengers.get(surface.where.platform)
        if chat is None or messenger is None or chat.private:
            return None
        return messenger.link_to(chat, None)

    def _known(self, this: Round, chat: Chat) -> set[str]:
        """Return the messages of this table in a chat."""
        return {
            shown.message
            for name, shown in (*this.shown.items(), *this.outcome.shown.items())
            if shown.message is not None and name.rpartition(" ")[2] in {chat.key, f"{chat.platform}:{chat.id}"}
        }


_REJECTED = "rejected"


def _sought(shown: Shown | None) -> Shown | None:
    """Return what to remember of a message that is gone: a copy of it may still lie there and is looked for."""
    return replace(shown, message=None, nonce="") if shown is not None and shown.after else None


def _place_named(table: Table, name: str) -> Chat | Person | None:
    """Return what a surface's name ends with: a chat of the table's, or a seated person."""
    key = name.rpartition(" ")[2]
    if name.startswith(Kind.HAND):
        return next((seat.person for seat in table.seats if seat.person is not None and seat.person.key == key), None)
    return next((chat for chat in table.chats if chat.key == key), None)


async def _in_order(jobs: Iterable[Callable[[], Awaitable[None]]]) -> None:
    for job in jobs:
        await job()
