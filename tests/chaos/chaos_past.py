"""States of the store that were lost when it was set back: people have already seen them."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from tests.chaos.chaos_tables import Kept
from tests.emulators.telegram.messages import Message

SLOW = 20.0  # seconds that an answer or a message of a lost state may take to arrive
UNDER_WAY = 3.0  # seconds that a message may have been on its way to the chat
SWITCHED = 3.0  # seconds until every process has noticed that its server became a replica
NOTICED = 10.0  # seconds that a worker has to live on until it has scanned every table again


@dataclass(frozen=True)
class SetBack:
    """What was written after `since` was lost (seconds since the epoch).

    `before` and `back` are the tables, by code, of the last state and of the older one. From `until` on no process
    answers from the last state any more. `by_failover` tells a replica that took over from a server that was set back.
    """

    since: float
    until: float
    before: Mapping[str, Kept]
    back: Mapping[str, Kept]
    by_failover: bool = False

    @property
    def changed(self) -> set[str]:
        """The tables that lost a write."""
        return {name for name, one in self.before.items() if self._version(name) != one.version}

    @property
    def poorer(self) -> set[str]:
        """The tables that lost a move and still exist."""
        return {name for name in self.changed & set(self.back) if len(self.back[name].log) < len(self.before[name].log)}

    def _version(self, name: str) -> int:
        return self.back[name].version if name in self.back else 0


@dataclass(frozen=True)
class Life:
    """A table between two times at which the store was set back."""

    kept: Kept
    since: float
    until: float


@dataclass
class Past:
    """Every life of every table. `all_kept` is the present."""

    all_kept: Iterable[Kept]
    set_back: Iterable[SetBack] = ()
    lives: Mapping[str, list[Life]] = field(init=False)

    def __post_init__(self) -> None:
        begun: dict[str, float] = {}
        lives: dict[str, list[Life]] = defaultdict(list)
        for one in self.set_back:
            for name in one.changed:
                lives[name].append(Life(one.before[name], begun.get(name, 0.0), one.until))
                begun[name] = one.since  # a failover lets both states live side by side for a moment
        for kept in self.all_kept:
            name = kept.table.id
            lives[name].append(Life(kept, begun.get(name, 0.0), float("inf")))
        self.lives = lives

    def at(self, table: str, begun: float, ended: float) -> list[Kept]:
        """The states that a table had between two moments."""
        lives = self.lives.get(table, [])
        return [life.kept for life in lives if life.until >= begun and life.since <= ended]

    def everything(self) -> Iterator[Kept]:
        """The last state of every life."""
        for lives in self.lives.values():
            yield from (life.kept for life in lives)


def is_of_a_lost_state(message: Message, table: str | None, set_back: Iterable[SetBack]) -> bool:
    """Whether a message was sent for a state that the store lost later, so that the bot can't know of it.

    `table` is the code in the message's buttons, None if there is none. For a table that was lost completely a message
    may arrive later: it waited for its group's budget, and nothing was left that could stop it.
    """
    sent = message.versions[0].time
    return any(
        one.since <= sent <= one.until + (SLOW if table in one.before and table not in one.back else UNDER_WAY)
        and (table is None or table in one.before)
        for one in set_back
    )
