"""Delivery: compares wanted with shown screens, and makes the fewest calls that bring a table's chats up to date."""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from bot.codec import JOIN_PAYLOAD
from bot.meter import Meter
from bot.people import Chat, Person, PersonKey
from bot.ports.health import Unavailable
from bot.ports.limits import Limits, Priority
from bot.ports.messenger import Messenger
from bot.ports.schedule import Lead
from bot.ports.store import Shown, SurfaceKind, SurfaceName, TableStore
from bot.ports.windows import InFront
from bot.screen import Links
from bot.screens.windows import with_window
from bot.showing import answers, in_windows, unshown
from bot.showing.delivery_pass import SOON, DeliveryPass, Tools
from bot.showing.lifecycle import Goal
from bot.showing.message import Message
from bot.showing.sound import QuietHours
from bot.showing.stragglers import AGAIN, PATIENCE, Stragglers
from bot.showing.surface import Outdated, Subject, Surface, Wanted
from bot.stopping import ended
from bot.table import lowering
from bot.table.table import Table

LONGEST_CALL = 15.0  # seconds in which each call to a platform has ended
DOUBTS_KEPT = 10_000  # most subjects whose messages are in doubt
UNWRITTEN_KEPT = 1000  # most messages that were sent but that the store does not know yet
SCROLLED_ON = 12  # most messages below a board; with more, it is sent again further down
# Old messages of these kinds stay unchanged.
STAYING = frozenset({SurfaceKind.CLOSING, SurfaceKind.STANDINGS, SurfaceKind.NOTICE, SurfaceKind.ANSWER})

Present = Callable[[str], Awaitable[Mapping[PersonKey, InFront]]]
"""Takes a table's code, and returns the people who have the table open in a window."""

Job = Callable[[DeliveryPass], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Doubt:
    """The doubt that records of a subject's messages say what these show."""

    since: float
    """Records older than this are in doubt, in seconds since the epoch."""

    again: float = 0.0
    """When all records are in doubt once more, in seconds since the epoch; 0 if they won't be."""


NO_DOUBT = Doubt(0.0)


class Delivery:
    """The delivery of tables' screens to their chats, within each chat's budget."""

    def __init__(
        self,
        store: TableStore,
        limits: Limits,
        messengers: Mapping[str, Messenger],
        now: Callable[[], float],
        meter: Meter | None = None,
        called: Callable[[str], None] = lambda _: None,
        patience: float = PATIENCE,
        present: Present | None = None,
        quiet_hours: QuietHours | None = None,
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        """`called` gets the id of each table that has waited for a call and may make it now.

        `patience` is how many seconds a pass waits for the calls of its chats. `present` tells who has a window open;
        None where there are no windows. `quiet_hours`: those of people; None if nobody has any. `leads` tells whether
        this process still leads.
        """
        unwritten: LRUCache[str, Shown] = LRUCache(UNWRITTEN_KEPT)
        self.tools = Tools(
            store,
            limits,
            messengers,
            now,
            meter or Meter(),
            unwritten,
            self._has_its_turn,
            self._held,
            self._made_due,
            leads,
            quiet_hours,
        )
        """The tools of a pass, also for messages that belong to no table."""

        self._told = called
        self._called: set[str] = set()
        self._asleep: frozenset[str] = frozenset()  # documents under way that the store does not count as due
        self._doubts: LRUCache[str, Doubt] = LRUCache(DOUBTS_KEPT)
        # What is in doubt once the records of the last pass are written, by subject.
        self._left_in_doubt: LRUCache[str, Doubt] = LRUCache(DOUBTS_KEPT)
        self._stragglers = Stragglers(self._has_its_turn)
        self._patience = patience
        self._present = present
        # By table: its version, and since when this process knows it.
        self._versions: LRUCache[str, tuple[int, float]] = LRUCache(UNWRITTEN_KEPT)
        # By held message: the digest of what it would show.
        self._saved: LRUCache[tuple[str, SurfaceName], str] = LRUCache(UNWRITTEN_KEPT)

    @property
    def under_way(self) -> Collection[asyncio.Task[None]]:
        """The calls of slow chats that no pass waits for any more."""
        return [task for chats in self._stragglers.going.values() for task in chats.values()]

    def is_called(self, table_id: str) -> bool:
        """Whether a table has waited for a call and may make it now."""
        return table_id in self._called

    def _has_its_turn(self, table_id: str) -> None:
        self._called.add(table_id)
        self._told(table_id)

    async def sitting(self, subject: object) -> Mapping[int, InFront]:
        """Return who plays in a window, by seat. Outside a game nobody does, as results are never held."""
        if self._present is not None and isinstance(subject, Table) and in_windows.can_be_held(subject):
            with suppress(Unavailable):
                return in_windows.by_seat(subject, await self._present(subject.id))
        return {}

    def _held(self, table_id: str, name: SurfaceName, digest: str) -> None:
        """Count a saved call: one for each change of what a held message would show."""
        if self._saved.get((table_id, name)) != digest:
            self._saved[table_id, name] = digest
            self.tools.meter.held(name.kind)

    async def bring(
        self,
        wanted: Wanted,
        version: int,
        lead: Lead | None,
        *,
        shown: Mapping[SurfaceName, Shown] | None = None,
        sitting: Mapping[int, InFront] | None = None,
    ) -> DeliveryPass:
        """Bring a subject's messages up to date, as far as budgets allow: chats in parallel, each in its own order.

        The calls of a slow chat continue after the pass, and a later pass takes over their outcome (`Stragglers`).
        Messages with records in doubt are edited in any case. `version` is that of the subject. `shown` has the last
        records of the surfaces; None to load them. `sitting` has the people who play in a window, by seat.
        """
        subject, surfaces = wanted.subject, wanted.surfaces
        tools = self.tools
        self._called.discard(subject.id)
        shown = await tools.store.shown(subject.id) if shown is None else shown
        doubt = self._doubts.get(subject.id, NO_DOUBT)
        if 0.0 < doubt.again <= tools.now():
            doubt = Doubt(doubt.again)
        self._doubts[subject.id] = Doubt(tools.now(), doubt.again)  # until the pass has ended
        this = DeliveryPass(tools, subject, shown, lead, max(doubt.since, subject.redrawn))
        if self._versions.get(subject.id, (0, 0.0))[0] != version:
            self._versions[subject.id] = (version, tools.now())
        this.sitting, this.drawn_since = sitting or {}, self._versions[subject.id]
        lines = list(unshown.lines(subject, surfaces, shown))
        unwritten = tools.unwritten
        sent = {name: unwritten[one.nonce] for name, one in shown.items() if not one.message and one.nonce in unwritten}
        this.shown.update(sent)
        this.edited.update(sent)
        for place, part in self._stragglers.ended.pop(subject.id, {}).items():
            if part.fence == this.fence:  # otherwise another worker may have written newer records, which the store has
                this.add(part, place)
        going = self._stragglers.going.get(subject.id, {})
        parts: dict[str, DeliveryPass] = defaultdict(this.part)
        tasks = {
            place: asyncio.create_task(_in_order(jobs, parts[place]), name=f"calls of {subject.id}")
            for place, jobs in _jobs(this, [*surfaces, *lines], wanted.outdated).items()
            if place not in going
        }
        await _waited_for(tasks.values(), self._patience)
        for place, task in tasks.items():
            if not task.done():
                self._stragglers.let_go(place, parts[place], task)
            this.add(parts[place], place)
        if {line.name for line in lines} != {line.name for line in unshown.lines(subject, surfaces, this.shown)}:
            this.come_again_in(SOON)
        if subject.id in self._stragglers.going:
            this.under_way = True
            this.come_again_in(AGAIN)
        await self._stayed_forgotten(this, {surface.name for surface in surfaces})
        done = [task for task in tasks.values() if task.done()]
        failures = [one for one in await asyncio.gather(*done, return_exceptions=True) if one is not None]
        if failures:
            await this.record_edits()
            raise failures[0]
        self._ended(this, doubt)
        return this

    def _ended(self, this: DeliveryPass, doubt: Doubt) -> None:
        """Take note of what is still in doubt after a pass, once its records are written (`recorded`)."""
        if doubt.since and (this.held_back or this.under_way):
            left = doubt
        else:
            left = Doubt(0.0, doubt.again)
            if doubt.again:
                this.come_again(doubt.again)
        self._left_in_doubt[this.subject.id] = left

    def recorded(self, code: str) -> None:
        """Take note that the records of a subject's last passes are written."""
        left = self._left_in_doubt.pop(code, None)
        if left == NO_DOUBT:
            self._doubts.pop(code, None)
        elif left is not None:
            self._doubts[code] = left

    def doubt(self, codes: Collection[str]) -> None:
        """Doubt the records of some subjects, which another process may have been delivering when it ended.

        Their messages are edited once now, and once more when the longest call of that process must be over. Nothing
        that this process knew of messages counts any more.
        """
        now = self.tools.now()
        self._doubts.clear()
        self._doubts.update(dict.fromkeys(codes, Doubt(now, now + LONGEST_CALL)))

    def visits(self, code: str, *, asleep: bool) -> None:
        """Take note of a visit. A document that is `asleep` is made due before its first call."""
        self._asleep = (self._asleep | {code}) if asleep else (self._asleep - {code})

    async def _made_due(self, code: str) -> None:
        """Make a document due before a call, so that the next leader finds it if this process dies with the call."""
        if code in self._asleep:
            self._asleep -= {code}
            await self.tools.store.attend(code, self.tools.now())

    async def _stayed_forgotten(self, this: DeliveryPass, current: Collection[SurfaceName]) -> None:
        """Delete the records of old messages that stay as they are, except in chats with calls under way."""
        going = self._stragglers.going.get(this.subject.id, {})
        past = [name for name in this.shown if name.kind in STAYING and name not in current and name.place not in going]
        if past and not this.lost_lead:
            await this.forget(past)


def _jobs(this: DeliveryPass, surfaces: Sequence[Surface], outdated: Outdated) -> Mapping[str, list[Job]]:
    """Return the jobs for each chat, in order. A job takes the chat's part of the pass."""
    shown, work = dict(this.shown), defaultdict[str, list[Job]](list)
    current = {surface.name for surface in surfaces}
    lines = [name for name in shown if name.kind is SurfaceKind.UNSHOWN]
    old = [*outdated([name for name in shown if name not in lines], [surface.name for surface in surfaces])]
    old += [(name, None) for name in lines if name not in current]
    boards = {surface.where.key: surface.name for surface in surfaces if surface.name.kind is SurfaceKind.BOARD}
    there = {name.place for name in boards.values() if (one := shown.get(name)) is not None and one.message is not None}

    def put_away(*, ahead: bool) -> None:
        for name, last in old:
            if (last is not None and name.place in there) is ahead:
                work[name.place].append(partial(_put_away, name=name, last=last, board=boards.get(name.place)))

    put_away(ahead=True)  # before the new board takes another call, as the old one still looks live
    for surface in surfaces:
        if not this.shows_its_mark(surface):
            work[surface.where.key].append(partial(_update, surface=surface))
    put_away(ahead=False)  # after the new board, as people wait for that
    for name, last in old:
        if shown[name].after:  # copies are searched for last
            work[name.place].append(
                partial(_put_away, name=name, last=last, board=boards.get(name.place), looking=True)
            )
    return work


async def _waited_for(tasks: Collection[asyncio.Task[None]], patience: float) -> None:
    """Wait for the calls of a pass, at most `patience` seconds. If the pass is cancelled, they are too."""
    if not tasks:
        return
    try:
        await asyncio.wait(tasks, timeout=patience)
    except asyncio.CancelledError:
        await ended(*tasks)
        raise


async def _update(this: DeliveryPass, surface: Surface) -> None:
    """Bring a wanted message up to date."""
    name, messenger = surface.name, this.tools.messengers.get(surface.where.platform)
    if messenger is None:
        this.held_back = True  # a worker that is connected to that platform brings it up to date
        return
    if surface.answered is not None:
        await answers.bring(this, surface, surface.answered, messenger.answers)
        return
    screen = surface.draw(_links_of(messenger, this.subject, surface))
    window = messenger.window_link(this.subject.id) if surface.opens else None
    if window is not None:
        screen = with_window(screen, window, surface.opens)
    refusals, until = this.refusals_in(surface.where) if isinstance(surface.where, Chat) else (0, 0.0)
    if until > this.tools.now() and name not in this.shown:
        this.come_again(until)  # a chat that refused one message refuses others too
        return
    digest = surface.mark or screen.digest
    last = this.shown.get(name)
    is_due = last is None or last.digest != digest or last.at < this.doubted
    if is_due and name.kind is SurfaceKind.HAND and this.holds(surface, name, digest):
        return
    if last is None:
        sounded = await this.sounded(surface, screen)
        if sounded is None:
            return
        screen = sounded
    elif last.message is not None and last.digest != digest:
        earliest = max(last.at + surface.every, surface.rests_until)
        if this.tools.now() < earliest:
            this.come_again(earliest)
            return
        sinks = surface.sinks
        if sinks is not None and _has_scrolled_on(messenger, surface, last) and sinks(this.tools.now()):
            this.lowered.append(surface.where)
            this.come_again_in(SOON)
            return
    goal = Goal(
        name.kind,
        digest,
        plain=not any(screen.rows),
        refusals=refusals,
        welcomed=this.subject.welcomed,
    )
    spare, every = (surface.spare, surface.chat_every) if last is not None else (False, 0.0)
    await Message(this, name, goal, screen, messenger, surface.where, surface.turn, spare=spare, every=every).bring()


def _has_scrolled_on(messenger: Messenger, surface: Surface, last: Shown) -> bool:
    """Return whether so many messages stand below this one that people have to scroll up to see it."""
    if last.refused or last.message is None or not isinstance(surface.where, Chat):
        return False
    return messenger.below(surface.where, last.message) > SCROLLED_ON


async def _put_away(
    this: DeliveryPass, name: SurfaceName, last: Surface | None, board: SurfaceName | None, *, looking: bool = False
) -> None:
    """Edit an unwanted message to its last form, or delete it; then delete its record.

    `board` is the present board in its chat.
    """
    where = _place_of(this.subject, name) if last is None else last.where
    messenger = this.tools.messengers.get(where.platform) if where is not None else None
    if where is None or messenger is None:
        await this.record(name, None)
        return
    present = this.shown.get(board) if board is not None else None
    screen = last.draw(Links(to=_link_to(messenger, where, present))) if last is not None else None
    goal = Goal(
        name.kind,
        screen.digest if screen is not None else None,
        old=True,
        followed=present is not None and present.message is not None and not _is_leant_on(this, name),
    )
    turn = last.turn if last is not None else Priority.REST
    await Message(this, name, goal, screen, messenger, where, turn, looking).bring()


def _is_leant_on(this: DeliveryPass, name: SurfaceName) -> bool:
    """Return whether an earlier message of the same board still has to become a link to this one."""
    others = (one for one in this.shown if (one.kind, one.place) == (name.kind, name.place))
    return any(lowering.goes_on(one.number, name.number) for one in others)


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


async def _in_order(jobs: Iterable[Job], part: DeliveryPass) -> None:
    for job in jobs:
        await job(part)
