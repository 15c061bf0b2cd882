"""One delivery pass for a table: what it knows, what it finds out, and what it records."""

from collections.abc import Awaitable, Callable, Collection, Hashable, Mapping, MutableMapping
from dataclasses import dataclass
from functools import partial

from bot.budgets import Budgets
from bot.calling import wishes
from bot.meter import Meter
from bot.people import Chat, Person, PersonKey
from bot.ports.directory import Directory
from bot.ports.limits import Caller, Priority
from bot.ports.messenger import Busy, Messenger
from bot.ports.schedule import Lead
from bot.ports.store import Shown, SurfaceName, TableStore
from bot.ports.windows import InFront
from bot.screen import Screen
from bot.showing.lifecycle import retried_at
from bot.showing.surface import Sound, Subject, Surface

LAST_GAMES = 3  # whose messages are not taken for a copy of a newer one
DRAWN_WITHIN = 5.0  # seconds in which a window has to have drawn a version that asks its player for a move


class QuietHours:
    """The quiet hours of people. `now` returns seconds since the epoch."""

    def __init__(self, directory: Directory, now: Callable[[], float]) -> None:
        self._directory = directory
        self._now = now

    async def until(self, person: Person, home: Chat) -> float | None:
        """Return until when a person's quiet hours last, as `wishes.quiet_until` does. `home` is the table's chat."""
        about = await self._directory.person(person.key)
        group = {} if home.private else await self._directory.chat(home.group.key)
        return wishes.quiet_until(about, group, self._now())

    async def waits_until(self, sound: Sound, person: Person, home: Chat) -> tuple[float, bool]:
        """Return until when a message waits (0.0: it need not), and whether it makes the phone buzz then."""
        if sound in {Sound.NONE, Sound.LOUD}:
            return 0.0, sound is Sound.LOUD
        until = await self.until(person, home)
        if sound is Sound.LATER:
            return until or 0.0, until is not None
        return 0.0, not until


Present = Callable[[str], Awaitable[Mapping[PersonKey, InFront]]]
"""Returns who has a table, given by its code, in front of them. Raises Unavailable."""


@dataclass(frozen=True, slots=True)
class Tools:
    """The tools that all delivery passes of a process share."""

    store: TableStore
    """The store of the messages' records."""

    budgets: Budgets
    """The budgets of calls."""

    messengers: Mapping[str, Messenger]
    """The messenger of each platform, by its name."""

    now: Callable[[], float]
    """Returns the time, in seconds since the epoch."""

    meter: Meter
    """The counter of calls."""

    unwritten: MutableMapping[str, Shown]
    """The last messages that this process sent, by the nonce of the sending. The store may still say that such a
    message is being sent, because its record could not be written. Then the record is taken from here, and the message
    is not sent again."""

    called: Callable[[str], None]
    """Called with the id of a table that has waited for a call, as soon as it may make the call."""

    held: Callable[[str, SurfaceName, str], None]
    """Called with a table's id, the name of a message that is held, and the digest of what it would show."""

    asleep: set[str]
    """The ids of subjects that the store does not count as due."""

    leads: Callable[[], bool]
    """Returns whether this process still leads."""

    directory: Directory | None = None
    """The quiet hours of people, and the last games of chats; None if there are none."""

    in_front: Present | None = None
    """Returns the guests of the playground who are in front of a table; None where there is no playground."""


class DeliveryPass:
    """The state of a delivery pass."""

    def __init__(
        self, tools: Tools, subject: Subject, shown: Mapping[SurfaceName, Shown], lead: Lead | None, doubted: float
    ) -> None:
        self.tools = tools
        self.subject = subject
        self._lead = lead

        self.doubted = doubted
        """Records older than this may not say what their messages show."""

        self.shown: dict[SurfaceName, Shown] = dict(shown)
        """The present records of the surfaces."""

        self.edited: dict[SurfaceName, Shown] = {}
        """Records of edits that are not written yet. They are written together when the table goes to sleep. After a
        crash such an edit is repeated, which changes nothing. The last edit of an earlier hand's board is recorded too,
        though the board is forgotten then: searches for copies in a new process know the message by that."""

        self.again: float | None = None
        """When another pass is needed at the latest, in seconds since the epoch; None if none is."""

        self.moved: list[tuple[Chat, str]] = []
        """Chats that have a new id, each with that id."""

        self.threadless: list[Chat] = []
        """Threads that do not exist any more."""

        self.unreachable: list[Person] = []
        """People to whom the bot cannot write in private."""

        self.ended: set[int] = set()
        """Numbers of answers that have ended."""

        self.lowered: list[Chat | Person] = []
        """Chats that have scrolled on so far that the board is to be sent again."""

        self.sitting: Mapping[int, InFront] = {}
        """The people who play in a window, by seat. Their hands are held."""

        self.drawn_since: tuple[int, float] = (0, 0.0)
        """The table's version, and when this process first saw it, in seconds since the epoch."""

        self.lost_lead = False
        """Whether another process leads now."""

        self.held_back = False
        """Whether a surface could not be brought up to date."""

        self.under_way = False
        """Whether some calls continue after the pass."""

    async def leads(self) -> bool:
        """Return whether calls may still be made. Before each one, this looks at the process's own clock.

        A subject that is asleep is made due, so that the next leader finds it if this process dies with the call. Each
        chat waits for that, as none may call before.
        """
        if self._lead is not None and not self.tools.leads():
            self.lost_lead = True
        elif not self.lost_lead and self.subject.id in self.tools.asleep:
            await self.tools.store.attend(self.subject.id, self.tools.now())
            self.tools.asleep.discard(self.subject.id)
        return not self.lost_lead

    def part(self) -> "DeliveryPass":
        """Return a pass for one chat that begins with the knowledge of this one."""
        part = DeliveryPass(self.tools, self.subject, self.shown, self._lead, self.doubted)
        part.sitting, part.drawn_since = self.sitting, self.drawn_since
        return part

    def holds(self, surface: Surface, name: SurfaceName, digest: str) -> bool:
        """Return whether a hand's message is held (not sent or edited), as its player sees the hand in a window.

        If it is the player's turn, the window has to have drawn this version soon after it was made. A held message is
        stale but harmless: it shows only its own player's cards, and old buttons.
        """
        front = self.sitting.get(surface.held_for) if surface.held_for is not None else None
        if front is None:
            return False
        version, since = self.drawn_since
        until = front.until
        if front.drawn < version and surface.is_own_turn:
            until = min(until, since + DRAWN_WITHIN)
        if until <= self.tools.now():
            return False
        self.come_again(until)
        last = self.shown.get(name)
        self.held_back |= last is not None and last.at < self.doubted
        self.tools.held(self.subject.id, name, digest)
        return True

    async def sounded(self, surface: Surface, screen: Screen) -> Screen | None:
        """Return a message that was never sent with its sound; None if it waits for the end of quiet hours."""
        directory, reader = self.tools.directory, surface.reader
        if directory is None or reader is None:
            return screen.model_copy(update={"pings": surface.sound is not Sound.NONE})
        quiet = QuietHours(directory, self.tools.now)
        until, pings = await quiet.waits_until(surface.sound, reader, self.subject.home)
        if until > self.tools.now():
            self.come_again(until)
            return None
        return screen.model_copy(update={"pings": pings})

    def shows_its_mark(self, surface: Surface) -> bool:
        """Return whether a message certainly shows what its mark stands for, so that it need not be drawn."""
        last = self.shown.get(surface.name)
        if last is None or last.message is None or last.refused or last.copy_after or last.at < self.doubted:
            return False
        return surface.answered is None and bool(surface.mark) and last.digest == surface.mark

    def add(self, part: "DeliveryPass", place: str) -> None:
        """Merge the results of one chat's part, as far as they are known."""
        others = {name: shown for name, shown in self.shown.items() if name.place != place}
        self.shown = others | {name: shown for name, shown in part.shown.items() if name.place == place}
        self.edited |= part.edited
        self.moved += part.moved
        self.threadless += part.threadless
        self.unreachable += part.unreachable
        self.ended |= part.ended
        self.lowered += part.lowered
        self.lost_lead |= part.lost_lead
        self.held_back |= part.held_back
        if part.again is not None:
            self.come_again(part.again)

    def come_again(self, at: float) -> None:
        """Ask for another pass at this time or earlier, in seconds since the epoch."""
        self.again = at if self.again is None else min(self.again, at)

    def come_again_in(self, seconds: float) -> None:
        """Ask for another pass in so many seconds or earlier."""
        self.come_again(self.tools.now() + seconds)

    async def record(self, name: SurfaceName, shown: Shown | None) -> bool:
        """Write the record of a surface (None deletes it). Return False if the lead is lost."""
        if not await self.tools.store.show(self.subject.id, {name: shown}, lead=self._lead):
            self.lost_lead = True
            return False
        if shown is None:
            self.shown.pop(name, None)
        else:
            self.shown[name] = shown
        return True

    async def forget(self, names: Collection[SurfaceName]) -> None:
        """Delete the records of surfaces in one write."""
        if not await self.tools.store.show(self.subject.id, dict.fromkeys(names), lead=self._lead):
            self.lost_lead = True
        for name in names:
            self.shown.pop(name, None)
            self.edited.pop(name, None)

    async def record_edits(self) -> None:
        """Write the records of edits now."""
        if self.edited:
            await self.tools.store.show(self.subject.id, self.edited, lead=self._lead)

    async def may_call(
        self, chat: Chat, about: Hashable, turn: Priority, *, spare: bool = False, every: float = 0.0
    ) -> bool:
        """Take a call about something from the budgets; if one is used up, ask for another pass and return False.

        A `spare` call is taken only if the chat can spare it. In a group where the subject gives way, all calls are
        spare except those that the player to move waits for. `every`: the least seconds between two calls of this sort
        in the chat.
        """
        if not await self.leads():
            return False
        spare |= self.subject.gives_way and not chat.private and turn is not Priority.MOVE
        wait = await self.tools.budgets.take(chat, self.caller(about, turn, every, spare=spare))
        if wait > 0:
            self.come_again_in(wait)
        return wait <= 0

    def caller(self, about: Hashable, turn: Priority, every: float = 0.0, *, spare: bool) -> Caller:
        """Return the queue's entry for a call that has to wait."""
        return Caller((self.subject.id, about), turn, partial(self.tools.called, self.subject.id), every, spare)

    async def hold(self, chat: Chat | None, busy: Busy) -> None:
        """Hold back a chat's calls for as long as its platform asks, and ask for another pass after that."""
        self.held_back = True
        self.come_again_in(await self.tools.budgets.hold_back(chat, busy))

    def refusals_in(self, chat: Chat) -> tuple[int, float]:
        """Return how many tries in a row a chat has refused, and until when it is not tried again."""
        refused = [one for name, one in self.shown.items() if name.place == chat.key and retried_at(one)]
        since = [retried_at(one) for one in refused if one.at >= self.subject.welcomed]
        return max((one.refusals for one in refused), default=0), max(since, default=0.0)

    def known_in(self, chat: Chat) -> set[str]:
        """Return the ids of this table's messages in a chat."""
        return _ids_in(self.shown, chat)

    async def known_of_last_games(self, chat: Chat) -> set[str]:
        """Return the ids of the messages of a chat's last games. A new process has not seen them being sent."""
        if self.tools.directory is None:
            return set()
        games = await self.tools.directory.finished(chat.key, LAST_GAMES)
        return {one for game in games for one in _ids_in(await self.tools.store.shown(game["table"]), chat)}


def _ids_in(shown: Mapping[SurfaceName, Shown], chat: Chat) -> set[str]:
    places = {chat.key, f"{chat.platform}:{chat.id}"}
    return {one.message for name, one in shown.items() if one.message is not None and name.place in places}
