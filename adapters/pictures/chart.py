"""The totals over the hands as a line chart. Each player has their own colour and marker."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.colours import AXIS, GRID, INK, PAGE, SEATS, palette, png
from adapters.pictures.lettering import Colour, fit, shrink, width, write
from adapters.pictures.shapes import FINER, fine, path
from bot.pictures import ScoreChart

WIDTH, HEIGHT = 1000, 660
LEFT, RIGHT, TOP, BOTTOM = 92, 296, 34, 62  # margins of the plot; the names stand in the right one
HEADING = 52  # more margin at the top when there is a heading

TARGET: Colour = (178, 24, 43)
ZONE_LINE: Colour = (176, 124, 0)
ZONE: Colour = (253, 243, 212)

MARKER = 10  # half the size of a marker
MARKER_DISTANCE = 34  # the least distance between markers along the hands
TICK_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
MOST_TICKS = 8
LABEL_HEIGHT = 44


@dataclass(frozen=True, slots=True)
class _Scale:
    """Converts hands and totals to pixels."""

    hands: int
    low: int
    high: int
    top: int

    def x(self, hand: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * hand / max(1, self.hands)

    def y(self, total: int) -> float:
        room = HEIGHT - BOTTOM - self.top
        return self.top + room * (self.high - total) / (self.high - self.low)


def draw(chart: ScoreChart) -> bytes:
    """Draw the chart as a PNG 1000 by 660 pixels."""
    scale = _scale(chart)
    picture = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER), PAGE)
    canvas = ImageDraw.Draw(picture)
    _rulings(canvas, chart, scale)
    _lines(canvas, chart, scale)
    picture = picture.reduce(FINER)
    _axis_words(picture, chart, scale)
    _names(picture, chart, scale)
    if chart.heading:
        write(picture, (28, 40), fit(chart.heading, 32, WIDTH - 56), 32, INK)
    return png(picture, _palette())


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    inks = (GRID, AXIS, INK, TARGET, ZONE_LINE, *SEATS)
    edges = [*((PAGE, ink) for ink in inks), *((ZONE, ink) for ink in (TARGET, ZONE_LINE, PAGE, *SEATS))]
    return palette([], [PAGE, ZONE, *inks], edges)


def _scale(chart: ScoreChart) -> _Scale:
    totals = [0, chart.target, *(total for row in chart.totals for total in row)]
    if chart.zone is not None:
        totals.append(chart.zone)
    spread = max(max(totals) - min(totals), 1)
    pad = max(1, spread // 20)
    low = min(totals) - (pad if min(totals) < 0 else pad // 2)
    return _Scale(len(chart.totals), low, max(totals) + pad, TOP + (HEADING if chart.heading else 0))


def _dashes(canvas: ImageDraw.ImageDraw, y: float, colour: Colour) -> None:
    for x in range(LEFT, WIDTH - RIGHT, 22):
        canvas.line(fine(x, y, min(x + 13, WIDTH - RIGHT), y), fill=colour, width=3 * FINER)


def _rulings(canvas: ImageDraw.ImageDraw, chart: ScoreChart, scale: _Scale) -> None:
    end = WIDTH - RIGHT
    if chart.zone is not None:
        canvas.rectangle(
            fine(LEFT, scale.y(max(chart.zone, chart.target)), end, scale.y(min(chart.zone, chart.target))), ZONE
        )
    for total in _ticks(scale.low, scale.high):
        canvas.line(fine(LEFT, scale.y(total), end, scale.y(total)), fill=GRID, width=2 * FINER)
    canvas.line(fine(LEFT, scale.y(0), end, scale.y(0)), fill=AXIS, width=3 * FINER)
    if chart.zone is not None:
        _dashes(canvas, scale.y(chart.zone), ZONE_LINE)
    _dashes(canvas, scale.y(chart.target), TARGET)


def _ticks(low: int, high: int) -> range:
    step = next((step for step in TICK_STEPS if (high - low) / step <= MOST_TICKS), high - low)
    return range(-(-low // step) * step, high + 1, step)


def _lines(canvas: ImageDraw.ImageDraw, chart: ScoreChart, scale: _Scale) -> None:
    every = max(1, -(-MARKER_DISTANCE * scale.hands // (WIDTH - LEFT - RIGHT)))
    lines = [
        [(scale.x(hand), scale.y(total)) for hand, total in enumerate([0, *(row[seat] for row in chart.totals)])]
        for seat in range(len(chart.names))
    ]
    for seat, points in enumerate(lines):
        path(canvas, points, SEATS[seat])
    for seat, points in enumerate(lines):
        # From the last hand backwards, so that the newest total always has its marker.
        for point in points[:0:-every]:
            _marker(canvas, seat, point)


def _marker(canvas: ImageDraw.ImageDraw, seat: int, centre: tuple[float, float]) -> None:
    """Draw a disc, a square, a triangle or a diamond, edged in white so that crossing lines stay apart."""
    for grow, colour in ((MARKER + 3, PAGE), (MARKER, SEATS[seat])):
        x, y, size = fine(*centre, grow)
        if seat == 0:
            canvas.ellipse((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 1:
            size *= 0.9
            canvas.rectangle((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 2:
            size *= 1.3
            canvas.polygon([(x, y - size), (x + size, y + size * 0.75), (x - size, y + size * 0.75)], fill=colour)
        else:
            size *= 1.3
            canvas.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], fill=colour)


def _axis_words(picture: Image.Image, chart: ScoreChart, scale: _Scale) -> None:
    special = {chart.target: TARGET} | ({} if chart.zone is None else {chart.zone: ZONE_LINE})
    taken = [scale.y(total) for total in special]
    for total in _ticks(scale.low, scale.high):
        if total not in special and all(abs(scale.y(total) - y) > 26 for y in taken):
            write(picture, (LEFT - 14, scale.y(total)), _number(total), 24, AXIS, side="right")
    if chart.zone is not None and chart.zone != chart.target:
        y = max(scale.y(chart.zone), scale.y(chart.target) + 27)
        write(picture, (LEFT - 14, y), _number(chart.zone), 24, ZONE_LINE, side="right")
    write(picture, (LEFT - 14, scale.y(chart.target)), _number(chart.target), 24, TARGET, side="right")
    for hand in _ticks(1, scale.hands):
        write(picture, (scale.x(hand), HEIGHT - BOTTOM + 30), str(hand), 22, AXIS, side="middle")


def _names(picture: Image.Image, chart: ScoreChart, scale: _Scale) -> None:
    """Write the names at the ends of their lines, moved apart where they would overlap."""
    last = chart.totals[-1] if chart.totals else (0,) * len(chart.names)
    order = sorted(range(len(chart.names)), key=lambda seat: (-last[seat], seat))
    places: list[float] = []
    for seat in order:
        wanted = max(scale.y(last[seat]), scale.top + 12)
        places.append(max(wanted, places[-1] + LABEL_HEIGHT) if places else wanted)
    lowest = HEIGHT - BOTTOM - 12.0
    for at in range(len(places) - 1, -1, -1):
        places[at] = min(places[at], lowest)
        lowest = places[at] - LABEL_HEIGHT
    finer = Image.new("RGB", (40 * FINER, 40 * FINER), PAGE)
    for seat, y in zip(order, places, strict=True):
        finer.paste(PAGE, (0, 0, *finer.size))
        _marker(ImageDraw.Draw(finer), seat, (20, 20))
        x = WIDTH - RIGHT + 24
        picture.paste(finer.reduce(FINER), (x, round(y - 20)))
        total = _number(last[seat])
        room = WIDTH - 20 - width(total, 28) - 12 - (x + 44)
        name, size = shrink(chart.names[seat], (26, 23, 21), room)
        write(picture, (x + 44, y), name, size, SEATS[seat])
        write(picture, (WIDTH - 20, y), total, 28, INK, side="right")


def _number(value: int) -> str:
    return str(value).replace("-", "−")
