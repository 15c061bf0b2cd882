"""How far the board lags behind the table, in simulated time."""

from dataclasses import dataclass, field

from bench.report import Cell, median, percentile
from bot.codec import decode
from bot.table.table import Table
from tests.emulators.telegram.chats import Group


@dataclass
class Lags:
    """The delays of one game, noted each time after its table was tended."""

    group: Group
    """The chat with the board."""

    boards: list[float] = field(default_factory=list)
    """Seconds from each new decision to a board that shows it or a newer one."""

    _came: dict[int, float] = field(default_factory=dict)
    _last: int = -1

    def look(self, table: Table, now: float) -> None:
        """Note what is shown now. Calls take no simulated time, so each change has just happened."""
        if table.decision != self._last and table.to_act is not None:
            self._came[table.decision] = table.clock.turn_since
        self._last = table.decision
        shown = self._decision_on_board()
        for decision in [one for one in self._came if one <= shown]:
            self.boards.append(now - self._came.pop(decision))

    def rows(self) -> list[tuple[str, str, Cell]]:
        """Return rows to print: name, unit, figure."""
        return [
            ("board behind the table", "s, median", median(self.boards)),
            ("", "s, 99 %", percentile(self.boards, 0.99)),
            ("", "s, worst", percentile(self.boards, 1)),
        ]

    def _decision_on_board(self) -> int:
        shown = (button.data for message in self.group.shown[-3:] for button in message.buttons if button.data)
        return max((decode(data).decision for data in shown), default=-1)
