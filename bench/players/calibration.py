"""Tables of measured verdicts, and a drawing of predicted against measured gains."""

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
WIDTH, HEIGHT, EDGE = 560, 420, 56


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


def drawing(lines: Lines, title: str) -> str:
    """Return an SVG with the predicted and the measured gain of each group, and its 95 % interval."""
    points = []
    for _, group in _binned(lines):
        if len(group) > 1:
            mean, half = interval([one["gained"] for one in group])
            points.append((fmean(one["said"] for one in group), mean, half, len(group)))
    most = max((max(said, gained + half) for said, gained, half, _ in points), default=1.0) * 1.05
    least = min((min(0.0, gained - half) for _, gained, half, _ in points), default=0.0)

    def x(value: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * value / most

    def y(value: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (value - least) / (most - least)

    step = next(one for one in (5, 10, 20, 25, 50, 100, 200, 500, 1000) if most / one <= 8)
    drawn = [f'<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-weight="bold">{title}</text>']
    for value in range(-step * int(-least // step), int(most) + 1, step):
        drawn.append(f'<path d="M{EDGE} {y(value):.1f}H{WIDTH - EDGE}" stroke="#8884"/>')
        drawn.append(f'<text x="{EDGE - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{value}</text>')
        if value >= 0:
            drawn.append(f'<text x="{x(value):.1f}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{value}</text>')
    ideal = f"M{x(0):.1f} {y(0):.1f}L{x(most):.1f} {y(most):.1f}"
    drawn.append(f'<path d="{ideal}" stroke="#888" stroke-dasharray="5 4" fill="none"/>')
    for said, gained, half, count in points:
        bar = f"M{x(said):.1f} {y(gained - half):.1f}V{y(gained + half):.1f}"
        drawn.append(f'<path d="{bar}" stroke="#2a78d6" stroke-width="2"/>')
        drawn.append(f'<circle cx="{x(said):.1f}" cy="{y(gained):.1f}" r="5" fill="#2a78d6"/>')
        drawn.append(f'<text x="{x(said):.1f}" y="{y(gained + half) - 6:.1f}" text-anchor="middle">{count}</text>')
    drawn.append(
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 14}" text-anchor="middle">said to gain, points of the hand</text>'
    )
    drawn.append(f'<text transform="translate(16 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">gained</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    paper = '<rect width="100%" height="100%" fill="#fff"/>'
    return f'{head} font-family="sans-serif" font-size="13" fill="#333">\n{paper}\n' + "\n".join(drawn) + "\n</svg>\n"
