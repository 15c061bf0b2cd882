"""Tends puzzles of groups: one message each, which counts the answers, and tells the solution after an hour."""

from collections.abc import Mapping

from bot.finished import solving
from bot.finished.group_puzzles import GroupPuzzle, GroupPuzzles
from bot.ports.store import SurfaceName
from bot.ports.windows import InFront
from bot.screens import puzzles as screens
from bot.showing.document_tender import NEVER, DocumentTender
from bot.showing.surface import Surface, Wanted, without_links
from bot.table.documents import Changed, Live
from bot.table.tables import Tables

EVERY = 30.0  # least seconds between two edits


def wanted(group: GroupPuzzle) -> list[Surface]:
    """Return the message of a puzzle. It's edited for each of the first answers, and for the solution."""
    name, draw = SurfaceName.board(1, group.home.key), without_links(screens.of_group, group)
    mark = f"{screens.counted(group)} {group.language}" if group.is_live else "solved"
    return [Surface(name, group.home, draw, mark=mark, every=EVERY)]


class PuzzleTender(DocumentTender[GroupPuzzle]):
    """The tender of puzzles of groups."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._puzzles = GroupPuzzles(tables.registry)

    async def due(self, live: Live[GroupPuzzle]) -> tuple[Live[GroupPuzzle], float]:
        """Solve the puzzle when its time is up."""
        group = live.value
        if group.is_live and self._tables.now() < group.ends:
            return live, group.ends
        if group.is_live:
            line = await self._tables.think(solving.solution, group.asked)
            await self._puzzles.change(group.id, lambda now: Changed(now.solved(line)))
            live = await self._puzzles.newest(group.id, just_committed=True)
        return live, NEVER

    async def wanted(self, value: GroupPuzzle, sitting: Mapping[int, InFront]) -> Wanted:  # noqa: ARG002
        """Return the message of a puzzle."""
        return Wanted(value, wanted(value), lambda _, __: iter(()))
