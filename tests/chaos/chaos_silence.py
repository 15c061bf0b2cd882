"""How long nobody could move: during each kind of fault, and after it."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median


@dataclass
class Silence:
    """Moves and faults of a run, in seconds of one clock.

    `spans` are faults that were acted out: kind, begin and end. `rests` are times in which nobody was to press.
    """

    moves: list[tuple[float, int]] = field(default_factory=list)  # when, and at which table
    spans: list[tuple[str, float, float]] = field(default_factory=list)
    rests: list[tuple[float, float]] = field(default_factory=list)

    def table(self) -> list[str]:
        """A line for each kind of fault, median and worst: of the longest time without a move at any table while it
        lasted, of the time from its end to the next move, and of the time from its end until every table had moved.

        Where people were told to rest before there was a move, nothing is known of it.
        """
        found: dict[str, list[tuple[float | None, float | None, float | None]]] = defaultdict(list)
        for kind, begun, ended in self.spans:
            found[kind].append((self._during(begun, ended), self._after(ended), self._everybody_after(ended)))
        lines = [f"{'fault':24}{'times':>6}{'none during':>16}{'first after':>16}{'all after':>16}   (seconds)"]
        for kind, rows in sorted(found.items()):
            columns = "".join(f"{_told(column):>16}" for column in zip(*rows, strict=True))
            lines.append(f"{kind:24}{len(rows):6}{columns}")
        return lines

    def _during(self, begun: float, ended: float) -> float | None:
        """The longest time without a move that overlaps a fault, from the last move before it."""
        times = [at for at, _ in self.moves]
        last = max((at for at in times if at <= begun), default=None)
        first = min((at for at in times if at > ended), default=None)
        if last is None or first is None or self._rested(last, first):
            return None
        stops = [last, *(at for at in times if begun < at <= ended), first]
        return max(later - sooner for sooner, later in pairwise(stops))

    def _after(self, ended: float) -> float | None:
        first = min((at for at, _ in self.moves if at > ended), default=None)
        return None if first is None or self._rested(ended, first) else first - ended

    def _everybody_after(self, ended: float) -> float | None:
        firsts: dict[int, float] = {}
        for at, party in self.moves:
            if at > ended:
                firsts.setdefault(party, at)
        everybody = {party for _, party in self.moves}
        if not everybody or set(firsts) != everybody or self._rested(ended, max(firsts.values())):
            return None
        return max(firsts.values()) - ended

    def _rested(self, begun: float, ended: float) -> bool:
        return any(since < ended and until > begun for since, until in self.rests)


def _told(values: Sequence[float | None] | Iterable[float | None]) -> str:
    known = [value for value in values if value is not None]
    return f"{median(known):.1f} / {max(known):.1f}" if known else "–"
