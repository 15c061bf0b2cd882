"""The printed tables."""

import statistics
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

Cell = str | int | float | None


@dataclass(frozen=True, slots=True)
class Section:
    """A printed table. `notes` say in whole sentences what was measured and how."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    notes: Sequence[str] = field(default=())


def printed(section: Section) -> str:
    """Return a section as text, with the first column to the left and the others to the right."""
    cells = [list(section.columns), *([shown(cell) for cell in row] for row in section.rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(section.columns))]
    lines = ["", section.title, "─" * max(sum(widths) + 2 * (len(widths) - 1), len(section.title))]
    lines += [_line(row, widths) for row in cells]
    lines += [f"  {note}" for note in section.notes]
    return "\n".join(lines)


def shown(cell: Cell) -> str:
    """Format a value: integers in groups of three, other numbers with three significant digits."""
    if cell is None:
        return "–"
    if isinstance(cell, str):
        return cell
    if isinstance(cell, int) or abs(cell) >= 100:
        return f"{cell:,.0f}"
    return f"{cell:.1f}" if abs(cell) >= 10 else f"{cell:.2f}"


def median(values: Iterable[float]) -> float:
    """Return the middle value; nan if there are no values."""
    found = list(values)
    return statistics.median(found) if found else float("nan")


def percentile(values: Iterable[float], share: float) -> float:
    """Return the percentile of some values, with `share` from 0 to 1; nan if there are no values."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else float("nan")


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    first, *rest = zip(row, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]).rstrip()
