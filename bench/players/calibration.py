"""Tables of measured verdicts."""

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any

from bench.players.match import interval
from bench.report import Section

Lines = Sequence[Mapping[str, Any]]
"""Measurements, each with its ``kind``: ``gain``, ``blunder`` or ``move``."""

BINS = ((1, 5), (5, 10), (10, 20), (20, 40), (40, 80), (80, 10_000))
"""Groups by the predicted loss in points: from (inclusive) and to (exclusive)."""

PHASES = ("auction", "contract", "exchange", "play", "giving up")


def gains(lines: Lines, presets: str, notes: Iterable[str]) -> Section:
    """Return the measured gains of better choices, grouped by the predicted gain."""
    groups = _binned(lines)
    clear = [one for one in lines if one["clear"]]
    groups += [("all", list(lines)), ("told as mistakes", clear)]
    groups += [(f"– {phase}", [one for one in clear if one["phase"] == phase]) for phase in PHASES]
    rows: list[tuple[str | int | float | None, ...]] = []
    for title, group in groups:
        if group:
            mean, half = interval([one["gained"] for one in group])
            rows.append((title, len(group), fmean(one["said"] for one in group), mean, f"± {half:.1f}"))
    better, even = sum(one["gained"] > 0 for one in clear), sum(one["gained"] == 0 for one in clear)
    note = f"Of {len(clear)} told as mistakes the better choice gained in {better}, and came to the same in {even}."
    columns = ("said to gain", "positions", "said", "gained in fresh worlds", "95 %")
    return Section(f"What the better choice gains: {presets}", columns, rows, (*notes, note))


def blunders(lines: Lines, presets: str, notes: Iterable[str]) -> Section:
    """Return how many planted blunders were found."""
    found = sum(one["found"] for one in lines)
    missed = ", ".join(f"{one['said']:.0f}" for one in lines if not one["found"]) or "–"
    return Section(
        f"Planted blunders: {presets}",
        ("blunders", "found", "share"),
        [(len(lines), found, _share(found, len(lines)))],
        (*notes, f"Thought to be lost in those that were missed: {missed}."),
    )


def moves(lines: Lines, presets: str, strong: str) -> Section:
    """Return how many moves of a strong player are called mistakes."""
    groups = [(phase, [one for one in lines if one["phase"] == phase]) for phase in PHASES]
    rows: list[tuple[str | int, ...]] = []
    for title, group in [*groups, ("all", list(lines))]:
        if group:
            called = sum(one["called"] for one in group)
            rows.append((title, len(group), called, _share(called, len(group))))
    return Section(f"Moves of {strong} called mistakes: {presets}", ("phase", "moves", "called", "share"), rows)


def _share(some: int, of: int) -> str:
    return f"{100 * some / of:.2f} %" if of else "–"


def _binned(lines: Lines) -> list[tuple[str, list[Mapping[str, Any]]]]:
    return [
        (
            f"{low} to {high}" if high < BINS[-1][1] else f"{low} or more",
            [one for one in lines if low <= one["said"] < high],
        )
        for low, high in BINS
    ]
