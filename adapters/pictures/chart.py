"""The totals over the hands as a line chart: a colour and a marker of its own for each player."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.colours import INK, SEATS
from adapters.pictures.data import ScoreChart
from adapters.pictures.lettering import Colour, fit, shrink, width, write
from adapters.pictures.palette import palette, png
from adapters.pictures.shapes import pill

WIDTH, HEIGHT = 1000, 660
LEFT, RIGHT, TOP, BOTTOM = 92, 296, 34, 62  # margins of the plot; the names stand in the right one
HEADING = 52  # more margin at the top when there is a heading

PAPER: Colour = (252, 252, 249)
GRID: Colour = (226, 228, 224)
AXIS: Colour = (88, 96, 100)
TARGET: Colour = (178, 24, 43)
ZONE_LINE: Colour = (176, 124, 0)
ZONE: Colour = (253, 243, 212)

FINER = 2  # lines are drawn this much larger, then reduced
LINE = 6  # pixels
MARKER = 10  # half the size of a marker
MARKER_DISTANCE = 34  # markers never stand closer than this along the hands
TICK_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000)
MOST_TICKS = 8
LABEL_HEIGHT = 44


@dataclass(frozen=True, slots=True)
class _Scale:
    """From hands and totals to pixels."""

    hands: int
    low: int
    high: int
    top: int

    def x(self, hand: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * hand / max(1, self.hands)

    def y(self, total: int) -> float:
        room = HEIGHT - BOTTOM - self.top
        return self.top + room * (self.high - total) / (self.high - self.low)


def score_chart(chart: ScoreChart) -> bytes:
    """Draw the chart as a PNG 1000 by 660 pixels."""
    scale = _scale(chart)
    picture = Image.new("RGB", (WIDTH * FINER, HEIGHT * FINER), PAPER)
    draw = ImageDraw.Draw(picture)
    _rulings(draw, chart, scale)
    _lines(draw, chart, scale)
    picture = picture.reduce(FINER)
    _axis_words(picture, chart, scale)
    _marks(picture, chart, scale)
    _names(picture, chart, scale)
    if chart.heading:
        write(picture, (28, 40), fit(chart.heading, 32, WIDTH - 56), 32, INK)
    return png(picture, _palette())


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    inks = (GRID, AXIS, INK, TARGET, ZONE_LINE, *SEATS)
    edges = [*((PAPER, ink) for ink in inks), *((ZONE, ink) for ink in (TARGET, ZONE_LINE, PAPER, *SEATS))]
    return palette([], [PAPER, ZONE, *inks], edges)


def _scale(chart: ScoreChart) -> _Scale:
    totals = [0, chart.target, *(total for row in chart.totals for total in row)]
    if chart.zone is not None:
        totals.append(chart.zone)
    spread = max(max(totals) - min(totals), 1)
    pad = max(1, spread // 20)
    low = min(totals) - (pad if min(totals) < 0 else pad // 2)
    return _Scale(len(chart.totals), low, max(totals) + pad, TOP + (HEADING if chart.heading else 0))


def _fine(*values: float) -> tuple[float, ...]:
    return tuple(value * FINER for value in values)


def _dashes(draw: ImageDraw.ImageDraw, y: float, colour: Colour) -> None:
    for x in range(LEFT, WIDTH - RIGHT, 22):
        draw.line(_fine(x, y, min(x + 13, WIDTH - RIGHT), y), fill=colour, width=3 * FINER)


def _rulings(draw: ImageDraw.ImageDraw, chart: ScoreChart, scale: _Scale) -> None:
    end = WIDTH - RIGHT
    if chart.zone is not None:
        draw.rectangle(
            _fine(LEFT, scale.y(max(chart.zone, chart.target)), end, scale.y(min(chart.zone, chart.target))), ZONE
        )
    for total in _ticks(scale.low, scale.high):
        draw.line(_fine(LEFT, scale.y(total), end, scale.y(total)), fill=GRID, width=2 * FINER)
    draw.line(_fine(LEFT, scale.y(0), end, scale.y(0)), fill=AXIS, width=3 * FINER)
    if chart.zone is not None:
        _dashes(draw, scale.y(chart.zone), ZONE_LINE)
    _dashes(draw, scale.y(chart.target), TARGET)


def _ticks(low: int, high: int) -> range:
    step = next((step for step in TICK_STEPS if (high - low) / step <= MOST_TICKS), high - low)
    return range(-(-low // step) * step, high + 1, step)


def _lines(draw: ImageDraw.ImageDraw, chart: ScoreChart, scale: _Scale) -> None:
    every = max(1, -(-MARKER_DISTANCE * scale.hands // (WIDTH - LEFT - RIGHT)))
    for seat in range(len(chart.names)):
        rows = [0, *(row[seat] for row in chart.totals)]
        points = [(scale.x(hand), scale.y(total)) for hand, total in enumerate(rows)]
        path = [_fine(*point) for point in points]
        draw.line([(x, y) for x, y in path], fill=SEATS[seat], width=LINE * FINER, joint="curve")
    for seat in range(len(chart.names)):
        rows = [0, *(row[seat] for row in chart.totals)]
        for hand, total in enumerate(rows):
            # Counted from the last hand, so that the newest total always has its marker.
            if (scale.hands - hand) % every == 0 and hand:
                _marker(draw, seat, (scale.x(hand), scale.y(total)))


def _marker(draw: ImageDraw.ImageDraw, seat: int, centre: tuple[float, float]) -> None:
    """A disc, a square, a triangle or a diamond, edged in white so that crossing lines stay apart."""
    for grow, colour in ((MARKER + 3, PAPER), (MARKER, SEATS[seat])):
        x, y, size = _fine(*centre, grow)
        if seat == 0:
            draw.ellipse((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 1:
            size *= 0.9
            draw.rectangle((x - size, y - size, x + size, y + size), fill=colour)
        elif seat == 2:
            size *= 1.3
            draw.polygon([(x, y - size), (x + size, y + size * 0.75), (x - size, y + size * 0.75)], fill=colour)
        else:
            size *= 1.3
            draw.polygon([(x, y - size), (x + size, y), (x, y + size), (x - size, y)], fill=colour)


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


def _marks(picture: Image.Image, chart: ScoreChart, scale: _Scale) -> None:
    for mark in chart.marks:
        text = fit(mark.text, 20, 60)
        centre = (scale.x(mark.hand), scale.y(chart.totals[mark.hand - 1][mark.seat]) - 30)
        wide = max(30.0, width(text, 20) + 16)
        pill(picture, centre, (wide, 30), SEATS[mark.seat])
        pill(picture, centre, (wide - 5, 25), PAPER)
        write(picture, centre, text, 20, SEATS[mark.seat], side="middle")


def _names(picture: Image.Image, chart: ScoreChart, scale: _Scale) -> None:
    """The names at the ends of their lines, moved apart where they would overlap."""
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
    finer = Image.new("RGB", (40 * FINER, 40 * FINER), PAPER)
    for seat, y in zip(order, places, strict=True):
        finer.paste(PAPER, (0, 0, *finer.size))
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
