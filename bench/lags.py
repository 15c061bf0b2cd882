"""How far the board and the private hands lag behind the table, in simulated time."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bench.report import Cell, median, percentile
from bot.codec import decode
from bot.table.table import Table
from tests.emulators.telegram.chats import Group
from tests.emulators.telegram.people import Person


@dataclass
class Lags:
    """The delays of one game, noted each time after its table was tended."""

    group: Group
    """The chat with the board."""

    people: Sequence[Person]
    """The people with private hands."""

    boards: list[float] = field(default_factory=list)
    """Seconds from each new decision to a board that shows it or a newer one."""

    cards: list[float] = field(default_factory=list)
    """Seconds from the last press of a hand until everybody has the cards of the next one."""

    next_boards: list[float] = field(default_factory=list)
    """Seconds from the last press of a hand to the board of the next one."""

    sends_between: list[int] = field(default_factory=list)
    """Counted calls in the group from the last press of a hand to the next hand's board."""

    _came: dict[int, float] = field(default_factory=dict)
    _last: int = -1
    _hand: int = 0
    _pressed: float = 0.0
    _calls_then: int = 0
    _pressed_before: float = 0.0
    _calls_before: int = 0
    _waits_for: int | None = None
    _cards_wait: bool = False
    _dealt: float = 0.0

    def pressed(self, now: float, group_calls: int) -> None:
        """Note a press, before the table is tended."""
        self._pressed, self._calls_then = now, group_calls

    def look(self, table: Table, now: float, group_calls: int) -> None:
        """Note what is shown now. Calls take no simulated time, so each change has just happened."""
        if table.decision != self._last and table.to_act is not None:
            self._came[table.decision] = table.clock.turn_since
        self._last = table.decision
        shown = self._decision_on_board()
        for decision in [one for one in self._came if one <= shown]:
            self.boards.append(now - self._came.pop(decision))
        number = table.deal.hand if table.deal is not None else self._hand
        if number != self._hand:
            self._waits_for = table.decision if self._hand else None
            self._hand, self._dealt, self._pressed_before = number, now, self._pressed
            self._calls_before = self._calls_then
            self._cards_wait = self._waits_for is not None
        if self._cards_wait and all(person.last.now.time >= self._dealt for person in self.people):
            self.cards.append(now - self._pressed_before)
            self._cards_wait = False
        if self._waits_for is not None and shown >= self._waits_for:
            self.next_boards.append(now - self._pressed_before)
            self.sends_between.append(group_calls - self._calls_before)
            self._waits_for = None

    def rows(self) -> list[tuple[str, str, Cell]]:
        """Return rows to print: name, unit, figure."""
        return [
            ("board behind the table", "s, median", median(self.boards)),
            ("", "s, 99 %", percentile(self.boards, 0.99)),
            ("", "s, worst", percentile(self.boards, 1)),
            ("last press of a hand to all new cards", "s, median", median(self.cards)),
            ("", "s, worst", percentile(self.cards, 1)),
            ("… to the new board", "s, median", median(self.next_boards)),
            ("", "s, worst", percentile(self.next_boards, 1)),
            ("calls in the group meanwhile", "median", median([float(one) for one in self.sends_between])),
        ]

    def _decision_on_board(self) -> int:
        shown = (button.data for message in self.group.shown[-3:] for button in message.buttons if button.data)
        return max((decode(data).decision for data in shown), default=-1)
