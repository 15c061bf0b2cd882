"""Brings one message up to date: what it shall show now, the calls that `lifecycle` chooses, the search for copies.

If the answer to a send is lost, the send is repeated, so the message may stand in the chat twice. Its record then says
after which message the copy can be (`Shown.copy_after`). The ids from there on are tried one by one, with spare calls
of the chat's budget. The call that is used affects only the bot's own messages.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.budgets import SOON
from bot.codec import JOIN_PAYLOAD
from bot.people import Chat, Person
from bot.ports.limits import Priority
from bot.ports.messenger import Blocked, Busy, Gone, Messenger, Moved, NotDelivered, NoThread, Rejected, Unwelcome
from bot.ports.store import Shown, SurfaceKind, SurfaceName
from bot.screen import Links, Screen
from bot.screens.windows import with_window
from bot.showing import answers
from bot.showing.delivery_pass import DeliveryPass
from bot.showing.lifecycle import (
    SENDS,
    Call,
    Goal,
    after_call,
    begun,
    is_beyond_edits,
    next_call,
    retried_at,
    searched,
)
from bot.showing.surface import Subject, Surface

log = logging.getLogger(__name__)

Job = Callable[[DeliveryPass], Awaitable[object]]
"""Brings a message up to date in its chat's part of a pass."""

UNKNOWN = "?"  # as `Shown.copy_after`: no earlier message was known; search before the message that arrived
PRIVATE = frozenset({SurfaceKind.HAND, SurfaceKind.NUDGE})  # messages that are refused only by a closed private chat
SCROLLED_ON = 12  # most messages below a board; with more, it is sent again further down


@dataclass(slots=True)
class Message:
    """A message, and the state that it has to reach in this pass."""

    delivery_pass: DeliveryPass
    """The pass that it belongs to."""

    name: SurfaceName
    """The name of its surface."""

    goal: Goal
    """The state to reach."""

    screen: Screen | None
    """What it shall show; None if it shall be deleted."""

    messenger: Messenger
    """The messenger of its platform."""

    where: Chat | Person
    """Its chat; a person stands for the private chat with them."""

    turn: Priority
    """How urgent it is."""

    searching: bool = True
    """Whether to search for a copy now."""

    spare: bool = False
    """Whether it only takes calls that the chat can spare."""

    every: float = 0.0
    """The least seconds between two calls for messages of its sort in the chat, over all tables."""

    _chat: Chat | None = field(default=None, init=False)

    async def bring(self) -> None:
        """Make the calls that the message needs, as far as the chat's budget allows."""
        more = True
        while more and not self.delivery_pass.lost_lead:
            record = self.delivery_pass.shown.get(self.name)
            call = next_call(record, self.goal, self.delivery_pass.doubted, self._now())
            match call:
                case Call.NOTHING:
                    return
                case Call.SEARCH if not self.searching:
                    return
                case Call.LATER:
                    self.delivery_pass.come_again(retried_at(record) if record is not None else 0.0)
                    return
                case Call.FORGET:
                    await self.delivery_pass.record(self.name, None)
                    return
                case _:
                    more = await self._make(call, record)

    async def _make(self, call: Call, record: Shown | None) -> bool:
        """Make a call and record its outcome. Return whether another call can follow now."""
        try:
            chat = self._chat = await self._its_chat()
            if call is Call.SEARCH and record is not None:
                return await self._search(chat, record)
            if not await self.delivery_pass.may_call(chat, self.name, self.turn, spare=self.spare, every=self.every):
                self.delivery_pass.held_back = self.delivery_pass.held_back or not self.goal.old
                return False
            if call in SENDS:
                newest = self._newest(chat)
                nonce = secrets.token_hex(12)
                record = begun(record, call, self.goal, self._now(), nonce=nonce, newest=newest)
                if not await self.delivery_pass.record(self.name, record):
                    return False
            message = await self._called(call, chat, record)
        except NotDelivered as failure:
            return await self._failed(call, record, failure)
        return await self._succeeded(call, record, chat, message)

    def _newest(self, chat: Chat) -> str:
        """Return the last message before a possible copy of the next one; empty where copies are not searched for.

        They are not searched for among boards of other tables, as one of those could be mistaken for a copy.
        """
        finder = self.messenger.copies
        if finder is None or (self.delivery_pass.subject.crowded and not chat.private):
            return ""
        return finder.newest(chat, self.delivery_pass.known_in(chat)) or UNKNOWN

    async def _its_chat(self) -> Chat:
        if self._chat is not None:
            return self._chat
        return self.where if isinstance(self.where, Chat) else await self.messenger.private_chat(self.where)

    async def _called(self, call: Call, chat: Chat, record: Shown | None) -> str:
        """Make a call and return the message's id. Raises NotDelivered."""
        old = record.message if record is not None else None
        if call is Call.DELETE and old is not None:
            await self.messenger.delete(chat, old)
            return old
        if self.screen is None or record is None:
            raise ValueError(f"nothing to {call}")
        screen = self.screen
        if self.messenger.own_language:  # the screen is drawn again for each reader
            screen = screen.model_copy(update={"surface": (self.delivery_pass.subject.id, *self.name)})
        if call is Call.EDIT and old is not None:
            return await self.messenger.edit(chat, old, screen)
        return await self.messenger.send(chat, screen, nonce=record.nonce)

    async def _search(self, chat: Chat, record: Shown) -> bool:
        """Search for a copy and delete it, as far as the budget allows. Return whether the search is over."""
        finder, budgets = self.messenger.copies, self.delivery_pass.tools.budgets
        known = self.delivery_pass.known_in(chat) | await self.delivery_pass.known_of_last_games(chat)
        caller, wait = self.delivery_pass.caller(self.name, Priority.REST, spare=True), 0.0
        try:
            before = record.message
            if record.copy_after == UNKNOWN:
                record = replace(record, copy_after="")
                before = before or (finder.newest(chat, known) if finder is not None else "") or None
            tries = finder.between(chat, record.copy_after, before, record.copy_tries) if finder is not None else []
            for message in tries:
                if finder is not None and message not in known:
                    wait = await budgets.take(chat, caller)
                    if wait > 0:
                        break
                    await finder.remove_copy(chat, message, without_buttons=record.copy_without_buttons)
                record = replace(record, copy_after=message, copy_tries=record.copy_tries - 1)
        except Busy as busy:
            wait = await budgets.hold_back(chat, busy)
        except NotDelivered:
            record = replace(record, second_copy_after="")  # a chat that refuses calls shows no second copy either
        if wait > 0:
            self.delivery_pass.come_again_in(wait)
            record = replace(record, copy_after=record.copy_after or UNKNOWN)
        else:
            record = searched(record)
        return await self.delivery_pass.record(self.name, record) and wait <= 0

    async def _succeeded(self, call: Call, record: Shown | None, chat: Chat, message: str) -> bool:
        known = after_call(record, call, message, self.goal, self._now())
        if call in SENDS and record is not None and known is not None:
            self.delivery_pass.tools.unwritten[record.nonce] = known
        if call is Call.EDIT and known is not None and record is not None and known.message == record.message:
            self.delivery_pass.shown[self.name] = self.delivery_pass.edited[self.name] = known
        elif not await self._recorded(call, chat, message, known):
            if call in SENDS:
                with suppress(NotDelivered):  # the process that leads now sends its own message
                    await self.messenger.delete(chat, message)
            return False
        self._count("ok")
        if call is Call.EDIT and known is not None and known.copy_after:
            self.delivery_pass.come_again_in(SOON)
            return False
        return call is not Call.EDIT or self.goal.old  # a wanted message that was edited shows what it should

    async def _recorded(self, call: Call, chat: Chat, message: str, known: Shown | None) -> bool:
        """Record a message after a call; return False if the lead is lost. Without a record it may become a copy."""
        try:
            return await self.delivery_pass.record(self.name, known)
        except BaseException:  # also the cancellation at the end of a lead
            if self.messenger.copies is not None and call in SENDS:
                self.messenger.copies.unrecorded(chat, message)
            raise

    async def _failed(self, call: Call, record: Shown | None, failure: NotDelivered) -> bool:
        known = after_call(record, call, failure, self.goal, self._now())
        if known != record and not await self.delivery_pass.record(self.name, known):
            return False
        match failure:
            case Busy():
                self._count("busy")
                await self.delivery_pass.hold(self._chat, failure)
            case Moved(new_id=new_id):
                self._count("moved")
                if self._chat is not None:
                    self.delivery_pass.moved.append((self._chat, new_id))
            case Gone() if call not in SENDS:
                log.info("a message was gone", extra={"table": self.delivery_pass.subject.id})
                await self._out_of_the_way(record)
                return True
            case Rejected() if is_beyond_edits(record, call) and not self.goal.old:
                log.warning("a message takes no edit, and is replaced", extra={"table": self.delivery_pass.subject.id})
                await self._out_of_the_way(record)
                return True
            case _ if self.goal.old:
                log.info(
                    "an old message stays as it is",
                    extra={"table": self.delivery_pass.subject.id, "reason": str(failure)},
                )
                return True
            case _:
                self._count("refused")
                if isinstance(failure, NoThread) and self._chat is not None:
                    self.delivery_pass.threadless.append(self._chat)
                self._refused(failure)
        return False

    async def _out_of_the_way(self, record: Shown | None) -> None:
        if self._chat is not None and record is not None and record.message is not None:
            with suppress(NotDelivered):  # the message may still exist, but be too old to be edited
                await self.messenger.delete(self._chat, record.message)

    def _refused(self, failure: NotDelivered) -> None:
        if isinstance(failure, Unwelcome) and isinstance(self.where, Person) and self.name.kind in PRIVATE:
            self.delivery_pass.unreachable.append(self.where)
            return
        log.warning("a chat refuses a message", extra={"table": self.delivery_pass.subject.id, "reason": str(failure)})
        known = self.delivery_pass.shown.get(self.name)
        if isinstance(failure, Blocked) and known is not None:
            self.delivery_pass.come_again(retried_at(known))

    def _count(self, result: str) -> None:
        if self.goal.old:
            return
        meter, since = self.delivery_pass.tools.meter, self.delivery_pass.subject.waits_since
        meter.called(self.where.platform, self.name.kind, result)
        is_urgent = self.name.kind is SurfaceKind.BOARD and not self.delivery_pass.subject.gives_way
        if result == "ok" and is_urgent and since is not None:
            meter.boarded(self.where.platform, self._now() - since)

    def _now(self) -> float:
        return self.delivery_pass.tools.now()


async def in_order(jobs: Iterable[Job], part: DeliveryPass) -> None:
    """Bring the messages of one chat up to date, one after the other."""
    for job in jobs:
        await job(part)


async def update(delivery_pass: DeliveryPass, surface: Surface) -> None:
    """Bring a wanted message up to date."""
    name, messenger = surface.name, delivery_pass.tools.messengers.get(surface.where.platform)
    if messenger is None:
        delivery_pass.held_back = True  # a worker that is connected to that platform brings it up to date
        return
    if surface.answered is not None:
        await answers.bring(delivery_pass, surface, surface.answered, messenger.answers)
        return
    screen = surface.draw(_links_of(messenger, delivery_pass.subject, surface))
    window = messenger.window_link(delivery_pass.subject.id) if surface.opens else None
    if window is not None:
        screen = with_window(screen, window, surface.opens)
    refusals, until = delivery_pass.refusals_in(surface.where) if isinstance(surface.where, Chat) else (0, 0.0)
    if until > delivery_pass.tools.now() and name not in delivery_pass.shown:
        delivery_pass.come_again(until)  # a chat that refused one message refuses others too
        return
    digest = surface.mark or screen.digest
    last = delivery_pass.shown.get(name)
    is_due = last is None or last.digest != digest or last.at < delivery_pass.doubted
    if is_due and name.kind is SurfaceKind.HAND and delivery_pass.holds(surface, name, digest):
        return
    if last is None:
        sounded = await delivery_pass.sounded(surface, screen)
        if sounded is None:
            return
        screen = sounded
    elif last.message is not None and last.digest != digest:
        earliest = max(last.at + surface.every, surface.rests_until)
        if delivery_pass.tools.now() < earliest:
            delivery_pass.come_again(earliest)
            return
        sinks = surface.sinks
        if sinks is not None and _has_scrolled_on(messenger, surface, last) and sinks(delivery_pass.tools.now()):
            delivery_pass.lowered.append(surface.where)
            delivery_pass.come_again_in(SOON)
            return
    goal = Goal(
        name.kind,
        digest,
        without_buttons=not any(screen.rows),
        refusals=refusals,
        welcomed=delivery_pass.subject.welcomed,
    )
    spare, every = (surface.spare, surface.chat_every) if last is not None else (False, 0.0)
    await Message(
        delivery_pass, name, goal, screen, messenger, surface.where, surface.turn, spare=spare, every=every
    ).bring()


def _has_scrolled_on(messenger: Messenger, surface: Surface, last: Shown) -> bool:
    """Return whether so many messages stand below this one that people have to scroll up to see it."""
    if last.refused or last.message is None or not isinstance(surface.where, Chat):
        return False
    return messenger.below(surface.where, last.message) > SCROLLED_ON


async def put_away(
    delivery_pass: DeliveryPass,
    name: SurfaceName,
    last: Surface | None,
    board: SurfaceName | None,
    *,
    searching: bool = False,
) -> None:
    """Edit an unwanted message to its last form, or delete it; then delete its record.

    `board` is the present board in its chat.
    """
    where = _place_of(delivery_pass.subject, name) if last is None else last.where
    messenger = delivery_pass.tools.messengers.get(where.platform) if where is not None else None
    if where is None or messenger is None:
        await delivery_pass.record(name, None)
        return
    present = delivery_pass.shown.get(board) if board is not None else None
    screen = last.draw(Links(to=_link_to(messenger, where, present))) if last is not None else None
    goal = Goal(
        name.kind,
        screen.digest if screen is not None else None,
        old=True,
        followed=present is not None
        and present.message is not None
        and not _is_linked_from_before(delivery_pass, name),
    )
    turn = last.turn if last is not None else Priority.REST
    await Message(delivery_pass, name, goal, screen, messenger, where, turn, searching).bring()


def _is_linked_from_before(delivery_pass: DeliveryPass, name: SurfaceName) -> bool:
    """Return whether an earlier message of the same board still has to become a link to this one."""
    others = (one for one in delivery_pass.shown if (one.kind, one.place) == (name.kind, name.place))
    return any(one.goes_on_as(name) for one in others)


def _links_of(messenger: Messenger, subject: Subject, surface: Surface) -> Links:
    """Return the links that a message may show."""
    to = link_from(surface.name, subject, messenger)
    if not surface.start:
        return Links(to=to)
    return Links(to=to, start=messenger.start_link(surface.start), groups=messenger.group_link())


def link_from(name: SurfaceName, subject: Subject, messenger: Messenger) -> str | None:
    """Return the link from a hand to the group, or from a board to the private chat; None for other messages."""
    if name.kind is SurfaceKind.BOARD:
        return messenger.start_link(f"{JOIN_PAYLOAD}{subject.id}")
    if name.kind is not SurfaceKind.HAND:
        return None
    chat = next((chat for chat in subject.chats if chat.platform == messenger.platform), None)
    return messenger.link_to(chat, None) if chat is not None and not chat.private else None


def _link_to(messenger: Messenger, where: Chat | Person, present: Shown | None) -> str | None:
    """Return a link to the present board; None if the platform can only link to the chat."""
    if present is None or present.message is None or not isinstance(where, Chat):
        return None
    link = messenger.link_to(where, present.message)
    return link if link != messenger.link_to(where, None) else None


def _place_of(subject: Subject, name: SurfaceName) -> Chat | Person | None:
    """Return where a surface is shown: a chat of the table, or a seated person."""
    person = next((one for one in (*subject.people, *subject.keepers) if one.key == name.place), None)
    if name.kind is SurfaceKind.HAND:
        return person
    return next((chat for chat in subject.chats if chat.key == name.place), person)
