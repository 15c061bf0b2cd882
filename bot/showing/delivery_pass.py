"""One delivery pass for a table: what it knows, what it finds out, and what it writes down."""

from collections.abc import Callable, Hashable, Mapping, MutableMapping
from dataclasses import dataclass
from functools import partial

from bot.meter import Meter
from bot.people import Chat, Person
from bot.ports.limits import Caller, Limits, Priority
from bot.ports.messenger import Busy, Messenger
from bot.ports.schedule import Claim
from bot.ports.store import Shown, SurfaceName, TableStore
from bot.showing.lifecycle import in_peace_until
from bot.showing.subject import Subject

RETRY_AFTER = 2.0  # seconds, when a platform gives no time itself
SOON = 0.5  # seconds, the least until a call is repeated that was held back


@dataclass(frozen=True, slots=True)
class Tools:
    """What all delivery passes of a process share."""

    store: TableStore
    """Where it is written down how messages are shown."""

    limits: Limits
    """The budgets of calls."""

    messengers: Mapping[str, Messenger]
    """The way out of each platform, by its name."""

    now: Callable[[], float]
    """The time, in seconds since the epoch."""

    meter: Meter
    """What counts calls."""

    unwritten: MutableMapping[str, Shown]
    """The last messages that this process has sent, by the nonce of the sending. Where the store still says that one is
    being sent, because it could not be written down, it is taken from here and not sent again."""

    called: Callable[[str], None]
    """Is told of a table that waits for a call, and whose turn has come."""


class DeliveryPass:
    """What a delivery pass knows and finds out."""

    def __init__(
        self, tools: Tools, subject: Subject, shown: Mapping[SurfaceName, Shown], claim: Claim | None, doubted: float
    ) -> None:
        self.tools = tools
        self.subject = subject
        self._claim = claim

        self.doubted = doubted
        """What was written down before this moment may not be what is shown."""

        self.shown: dict[SurfaceName, Shown] = dict(shown)
        """How the surfaces are shown by now."""

        self.edited: dict[SurfaceName, Shown] = {}
        """What of that is still to be written down: all at once, when the table goes to sleep. An edit that is lost in
        a crash is made once more, and changes nothing."""

        self.behind: set[SurfaceName] = set()
        """What could not be brought up to date of the messages called for, in chats that take any."""

        self.again: float | None = None
        """When to come again, at the latest."""

        self.moved: list[tuple[Chat, str]] = []
        """Chats that have a new id."""

        self.unreachable: list[Person] = []
        """People who cannot be written to in private."""

        self.ended: set[int] = set()
        """Answers that nobody looks after any more, by their numbers."""

        self.lowered: list[Chat | Person] = []
        """Where people have to look for the board: it is to stand further down there."""

        self.lost_claim = False
        """Whether another worker looks after the table by now."""

        self.held_back = False
        """Whether a surface could not be brought up to date."""

        self.under_way = False
        """Whether calls go on that the round has not waited for."""

    @property
    def fence(self) -> int:
        """The fence of the claim that it is made under; 0 without one."""
        return self._claim.fence if self._claim is not None else 0

    def part(self) -> "DeliveryPass":
        """Return a pass for one of the chats, which knows what this one knows."""
        return DeliveryPass(self.tools, self.subject, self.shown, self._claim, self.doubted)

    def add(self, part: "DeliveryPass", place: str) -> None:
        """Take over what the part for one chat has found out, as far as it has come."""
        others = {name: shown for name, shown in self.shown.items() if name.place != place}
        self.shown = others | {name: shown for name, shown in part.shown.items() if name.place == place}
        self.edited |= part.edited
        self.moved += part.moved
        self.unreachable += part.unreachable
        self.ended |= part.ended
        self.lowered += part.lowered
        self.lost_claim |= part.lost_claim
        self.held_back |= part.held_back
        if part.again is not None:
            self.come_again(part.again)

    def come_again(self, at: float) -> None:
        """Ask for another pass at that time or earlier."""
        self.again = at if self.again is None else min(self.again, at)

    def come_again_in(self, seconds: float) -> None:
        """Ask for another pass within so many seconds."""
        self.come_again(self.tools.now() + seconds)

    async def record(self, name: SurfaceName, shown: Shown | None) -> bool:
        """Write down how a surface is shown (None: not at all). False if the claim is lost."""
        if not await self.tools.store.show(self.subject.id, {name: shown}, claim=self._claim):
            self.lost_claim = True
            return False
        if shown is None:
            self.shown.pop(name, None)
        else:
            self.shown[name] = shown
        return True

    async def record_edits(self) -> None:
        """Write down at once what was to be written down at the end."""
        if self.edited:
            await self.tools.store.show(self.subject.id, self.edited, claim=self._claim)

    async def holds_claim(self) -> bool:
        """Whether the claim is still the newest holder's, as far as the store knows."""
        if not await self.tools.store.show(self.subject.id, {}, claim=self._claim):
            self.lost_claim = True
        return not self.lost_claim

    async def may_call(self, chat: Chat, about: Hashable, turn: Priority, *, spare: bool = False) -> bool:
        """Take a call about something from the budgets; where one is used up, come again when it is not.

        A `spare` one is taken only where calls are left for what matters more, and so is each to a chat in which the
        subject gives way, unless somebody has to move and waits for it.
        """
        limits = self.tools.limits
        gives_way = self.subject.gives_way and not chat.private and turn is not Priority.MOVE
        take = limits.take_spare if spare or gives_way else limits.take
        wait = await take(chat, self.tools.now(), self.caller(about, turn))
        if wait > 0:
            self.come_again_in(wait)
        return wait <= 0

    def caller(self, about: Hashable, turn: Priority) -> Caller:
        """Return who has to be called where a call has to wait for its turn."""
        return Caller((self.subject.id, about), turn, partial(self.tools.called, self.subject.id))

    async def hold(self, chat: Chat | None, busy: Busy) -> None:
        """Leave a chat in peace for as long as its platform asks for, and come again then."""
        wait = max(busy.retry_after, RETRY_AFTER if busy.unsure else SOON)
        if chat is not None:
            now, limits = self.tools.now(), self.tools.limits
            await (limits.flooded(chat, now, now + wait) if busy.flood else limits.block(chat, now + wait))
        self.held_back = True
        self.come_again_in(wait)

    def refusals_in(self, chat: Chat) -> tuple[int, float]:
        """Return how many tries in a row a chat has refused, and until when it is left in peace for that."""
        refused = [one for name, one in self.shown.items() if name.place == chat.key and in_peace_until(one)]
        since = [in_peace_until(one) for one in refused if one.at >= self.subject.welcomed]
        return max((one.refusals for one in refused), default=0), max(since, default=0.0)

    def known_in(self, chat: Chat) -> set[str]:
        """Return the messages of this table in a chat."""
        places = {chat.key, f"{chat.platform}:{chat.id}"}
        return {one.message for name, one in self.shown.items() if one.message is not None and name.place in places}
