"""Delivery: compares wanted with shown screens, and makes the fewest calls that bring a table's chats up to date."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from cachetools import LRUCache

from bot.budgets import SOON, Budgets
from bot.meter import Meter
from bot.people import Chat, PersonKey
from bot.ports.directory import Directory
from bot.ports.health import Unavailable
from bot.ports.limits import Limits, Priority
from bot.ports.messenger import Messenger
from bot.ports.schedule import Lead
from bot.ports.store import Shown, SurfaceKind, SurfaceName, TableStore
from bot.ports.windows import InFront
from bot.screens.notices import unshown
from bot.showing.delivery_pass import DeliveryPass, Present, Tools
from bot.showing.message import Job, in_order, put_away, update
from bot.showing.surface import Outdated, Subject, Surface, Wanted, without_links
from bot.stopping import ended
from bot.table.table import Stage, Table
from bot.trouble import kind_of

PATIENCE = 0.5  # seconds that a pass waits for its chats' calls
# Seconds until a table with calls under way is tended again, in case its process dies: about as long as it takes until
# another process leads.
AGAIN = 7.0
REMEMBERED = 1000  # most tables with ended calls that no pass has taken over; usually another process leads by now
LONGEST_CALL = 15.0  # seconds in which each call to a platform has ended
DOUBTS_KEPT = 10_000  # most subjects whose messages are in doubt
UNWRITTEN_KEPT = 1000  # most messages that were sent but that the store does not know yet
# Old messages of these kinds stay unchanged.
STAYING = frozenset({SurfaceKind.STANDINGS, SurfaceKind.NOTICE, SurfaceKind.ANSWER})

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Doubt:
    """The doubt that records of a subject's messages say what these show."""

    since: float
    """Records older than this are in doubt, in seconds since the epoch."""

    again: float = 0.0
    """When all records are in doubt once more, in seconds since the epoch; 0 if they won't be."""


NO_DOUBT = Doubt(0.0)


class Stragglers:
    """The calls of slow chats that passes of this process no longer wait for, by subject and chat.

    A pass waits a moment for a chat's calls, then goes on without it. The following passes leave that chat out. When
    its calls have ended, its subject is tended again, and that pass takes over their outcome. So nobody waits for the
    slowest chat of a table.
    """

    def __init__(self, called: Callable[[str], None]) -> None:
        """`called` gets the id of each subject whose calls have ended."""
        self._called = called
        self.going: dict[str, dict[str, asyncio.Task[None]]] = {}
        """The calls under way, by subject and by the key of the chat."""

        self.ended: LRUCache[str, dict[str, DeliveryPass]] = LRUCache(REMEMBERED)
        """The parts of passes whose calls have ended, by subject and chat; a pass takes them out."""

    def let_go(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        """Let the calls of one chat continue after their pass."""
        self.going.setdefault(part.subject.id, {})[chat] = task
        task.add_done_callback(partial(self._has_ended, chat, part))

    def _has_ended(self, chat: str, part: DeliveryPass, task: asyncio.Task[None]) -> None:
        subject = part.subject.id
        del self.going[subject][chat]
        if not self.going[subject]:
            del self.going[subject]
        if task.cancelled():
            return
        failure = task.exception()
        if failure is not None:  # the next pass makes up for it
            log.warning("calls of a chat failed", extra={"table": subject, "cause": kind_of(failure)})
        self.ended.setdefault(subject, {})[chat] = part
        self._called(subject)


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
        in_front: Present | None = None,
        directory: Directory | None = None,
        leads: Callable[[], bool] = lambda: True,
    ) -> None:
        """`called` gets the id of each table that has waited for a call and may make it now.

        `patience` is how many seconds a pass waits for the calls of its chats. `present` tells who has a window open;
        None where there are no windows. `directory` has the quiet hours of people and the last games of chats; None if
        there are none. `leads` tells whether this process still leads.
        """
        unwritten: LRUCache[str, Shown] = LRUCache(UNWRITTEN_KEPT)
        self.tools = Tools(
            store,
            Budgets(limits, now),
            messengers,
            now,
            meter or Meter(),
            unwritten,
            self._has_its_turn,
            self._held,
            set(),
            leads,
            directory,
            in_front,
        )
        """The tools of a pass, also for messages that belong to no table."""

        self._on_call = called
        self._called: set[str] = set()
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
        self._on_call(table_id)

    async def sitting(self, subject: object) -> Mapping[int, InFront]:
        """Return who plays in a window, by seat: the people in front of one who have not turned to the chat since.

        Outside a game nobody does, as results are never held.
        """
        if self._present is None or not isinstance(subject, Table):
            return {}
        if subject.stage is not Stage.PLAYING or subject.game is None:
            return {}
        here: Mapping[PersonKey, InFront] = {}
        with suppress(Unavailable):
            here = await self._present(subject.id)
        seated = {index: here.get(seat.person.key) for index, seat in enumerate(subject.seats) if seat.person}
        return {index: front for index, front in seated.items() if front is not None and not front.in_chat}

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
        delivery_pass = DeliveryPass(tools, subject, shown, lead, max(doubt.since, subject.redrawn))
        if self._versions.get(subject.id, (0, 0.0))[0] != version:
            self._versions[subject.id] = (version, tools.now())
        delivery_pass.sitting, delivery_pass.drawn_since = sitting or {}, self._versions[subject.id]
        lines = list(refusal_lines(subject, surfaces, shown))
        unwritten = tools.unwritten
        sent = {name: unwritten[one.nonce] for name, one in shown.items() if not one.message and one.nonce in unwritten}
        delivery_pass.shown.update(sent)
        delivery_pass.edited.update(sent)
        for place, part in self._stragglers.ended.pop(subject.id, {}).items():
            delivery_pass.add(part, place)
        going = self._stragglers.going.get(subject.id, {})
        parts: dict[str, DeliveryPass] = defaultdict(delivery_pass.part)
        urgent = [surface.where.key for surface in sorted(surfaces, key=_in_turn)]
        work = _jobs(delivery_pass, [*surfaces, *lines], wanted.outdated)
        tasks = {
            place: asyncio.create_task(in_order(work[place], parts[place]), name=f"calls of {subject.id}")
            for place in dict.fromkeys((*urgent, *work))
            if place in work and place not in going
        }
        await _waited_for(tasks.values(), self._patience)
        for place, task in tasks.items():
            if not task.done():
                self._stragglers.let_go(place, parts[place], task)
            delivery_pass.add(parts[place], place)
        if {line.name for line in lines} != {
            line.name for line in refusal_lines(subject, surfaces, delivery_pass.shown)
        }:
            delivery_pass.come_again_in(SOON)
        if subject.id in self._stragglers.going:
            delivery_pass.under_way = True
            delivery_pass.come_again_in(AGAIN)
        await self._stayed_forgotten(delivery_pass, {surface.name for surface in surfaces})
        done = [task for task in tasks.values() if task.done()]
        failures = [one for one in await asyncio.gather(*done, return_exceptions=True) if one is not None]
        if failures:
            await delivery_pass.record_edits()
            raise failures[0]
        self._ended(delivery_pass, doubt)
        return delivery_pass

    def _ended(self, delivery_pass: DeliveryPass, doubt: Doubt) -> None:
        """Take note of what is still in doubt after a pass, once its records are written (`recorded`)."""
        if doubt.since and (delivery_pass.held_back or delivery_pass.under_way):
            left = doubt
        else:
            left = Doubt(0.0, doubt.again)
            if doubt.again:
                delivery_pass.come_again(doubt.again)
        self._left_in_doubt[delivery_pass.subject.id] = left

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
        self._stragglers.ended.clear()
        self._doubts.clear()
        self._doubts.update(dict.fromkeys(codes, Doubt(now, now + LONGEST_CALL)))

    def visits(self, code: str, *, asleep: bool) -> None:
        """Take note of a visit. A document that is `asleep` is made due before its first call."""
        (self.tools.asleep.add if asleep else self.tools.asleep.discard)(code)

    async def _stayed_forgotten(self, delivery_pass: DeliveryPass, current: Collection[SurfaceName]) -> None:
        """Delete the records of old messages that stay as they are, except in chats with calls under way."""
        going = self._stragglers.going.get(delivery_pass.subject.id, {})
        past = [
            name
            for name in delivery_pass.shown
            if name.kind in STAYING and name not in current and name.place not in going
        ]
        if past and not delivery_pass.lost_lead:
            await delivery_pass.forget(past)


def _jobs(delivery_pass: DeliveryPass, surfaces: Sequence[Surface], outdated: Outdated) -> Mapping[str, list[Job]]:
    """Return the jobs for each chat, in order. A job takes the chat's part of the pass."""
    shown, work = dict(delivery_pass.shown), defaultdict[str, list[Job]](list)
    current = {surface.name for surface in surfaces}
    lines = [name for name in shown if name.kind is SurfaceKind.UNSHOWN]
    old = [*outdated([name for name in shown if name not in lines], [surface.name for surface in surfaces])]
    old += [(name, None) for name in lines if name not in current]
    boards = {surface.where.key: surface.name for surface in surfaces if surface.name.kind is SurfaceKind.BOARD}
    there = {name.place for name in boards.values() if (one := shown.get(name)) is not None and one.message is not None}

    def old_ones(*, ahead: bool) -> None:
        for name, last in old:
            if (last is not None and name.place in there) is ahead:
                work[name.place].append(partial(put_away, name=name, last=last, board=boards.get(name.place)))

    old_ones(ahead=True)  # before the new board takes another call, as the old one still looks live
    for surface in surfaces:
        if not delivery_pass.shows_its_mark(surface):
            work[surface.where.key].append(partial(update, surface=surface))
    old_ones(ahead=False)  # after the new board, as people wait for that
    for name, last in old:
        if shown[name].copy_after:  # copies are searched for last
            work[name.place].append(
                partial(put_away, name=name, last=last, board=boards.get(name.place), searching=True)
            )
    return work


def _in_turn(surface: Surface) -> int:
    """Return when a chat has its turn in a pass: what the player to move waits for, then groups, then the others."""
    is_of_group = isinstance(surface.where, Chat) and not surface.where.private
    return 0 if surface.turn is Priority.MOVE else 1 if is_of_group else 2


async def _waited_for(tasks: Collection[asyncio.Task[None]], patience: float) -> None:
    """Wait for the calls of a pass, at most `patience` seconds. If the pass is cancelled, they are too."""
    if not tasks:
        return
    try:
        await asyncio.wait(tasks, timeout=patience)
    except asyncio.CancelledError:
        await ended(*tasks)
        raise


def refusal_lines(
    subject: Subject, surfaces: Iterable[Surface], shown: Mapping[SurfaceName, Shown]
) -> Iterator[Surface]:
    """Yield a private line for each person who is to know that a chat of their platform refuses a wanted message.

    It is deleted once the chat takes its messages.
    """
    for number, (chat, reason) in enumerate(_refusing(surfaces, shown).items()):
        for person in subject.keepers:
            if person.platform == chat.platform and person.key:
                name = SurfaceName.unshown(number, person.key)
                yield Surface(name, person, without_links(unshown, chat, reason, person.language))


def _refusing(surfaces: Iterable[Surface], shown: Mapping[SurfaceName, Shown]) -> Mapping[Chat, str]:
    """Return the groups that refuse a wanted message, each with its reason."""
    found: dict[Chat, str] = {}
    for surface in surfaces:
        where, record = surface.where, shown.get(surface.name)
        if isinstance(where, Chat) and not where.private and record is not None and record.refused:
            found.setdefault(where, record.refused)
    return found
