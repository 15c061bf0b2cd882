"""A tournament's standings round by round: a line for each player, a column for each round, the points at the end."""

from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.colours import AXIS, GRID, INK, PAGE, SEATS, palette, png
from adapters.pictures.lettering import Colour, fit, shrink, width, write
from adapters.pictures.shapes import FINER, fine, path
from bot.pictures import BumpChart, BumpLine

WIDTH, TOP, BOTTOM = 1000, 96, 56
LEFT, RIGHT = 70, 360  # margins of the plot; names and points stand in the right one
ROW = 44  # pixels for each place
DOT = 10


def draw(chart: BumpChart) -> bytes:
    """Draw the chart as a PNG 1000 pixels wide, with a row for each player."""
    rows = len(chart.players)
    height = TOP + ROW * rows + BOTTOM
    picture = Image.new("RGB", (WIDTH * FINER, height * FINER), PAGE)
    canvas = ImageDraw.Draw(picture)
    for row in range(rows):
        canvas.line(fine(LEFT, _y(row), WIDTH - RIGHT, _y(row)), fill=GRID, width=2 * FINER)
    heights = _heights(chart)
    for index in range(rows):
        _line(canvas, chart, heights[index], SEATS[index % len(SEATS)])
    picture = picture.reduce(FINER)
    write(picture, (28, 44), fit(chart.title, 32, WIDTH - 56), 32, INK)
    for column, number in enumerate(chart.rounds):
        write(picture, (_x(chart, column), height - BOTTOM + 26), str(number), 22, AXIS, side="middle")
    for row, player in enumerate(chart.players):
        _words(picture, row, player, SEATS[row % len(SEATS)])
    return png(picture, _palette())


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    inks = (GRID, AXIS, INK, *SEATS)
    return palette([], [PAGE, *inks], [(PAGE, ink) for ink in inks])


def _heights(chart: BumpChart) -> list[list[float | None]]:
    """Return each player's row after each round, as a number from 0; None before the player came.

    Equal places take neighbouring rows. A place below those shown is put at the edge. After the last round each line
    ends in the row of its player's name.
    """
    lowest = len(chart.players) - 1 + 0.6
    found: list[list[float | None]] = []
    for row, player in enumerate(chart.players):
        line: list[float | None] = []
        for column, place in enumerate(player.places):
            if place is None:
                line.append(None)
            elif column == len(chart.rounds) - 1:
                line.append(float(row))
            else:
                equal = [other for other, one in enumerate(chart.players) if one.places[column] == place]
                line.append(min(place - 1 + equal.index(row), lowest))
        found.append(line)
    return found


def _line(canvas: ImageDraw.ImageDraw, chart: BumpChart, heights: list[float | None], colour: Colour) -> None:
    points = [(_x(chart, column), _y(row)) for column, row in enumerate(heights) if row is not None]
    if len(points) > 1:
        path(canvas, points, colour)
    for x, y in points:
        for size, ink in ((DOT + 3, PAGE), (DOT, colour)):
            canvas.ellipse(fine(x - size, y - size, x + size, y + size), fill=ink)


def _words(picture: Image.Image, row: int, player: BumpLine, colour: Colour) -> None:
    y, x = _y(row), WIDTH - RIGHT + 28
    places = [place for place in player.places if place is not None]
    write(picture, (LEFT - 22, y), str(places[-1]) if places else "–", 24, AXIS, side="right")
    room = WIDTH - 24 - width(player.points, 26) - 14 - x
    name, size = shrink(player.name, (26, 23, 21), room)
    write(picture, (x, y), name, size, colour)
    write(picture, (WIDTH - 24, y), player.points, 26, INK, side="right")


def _x(chart: BumpChart, column: int) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * (column + 0.5) / len(chart.rounds)


def _y(row: float) -> float:
    return TOP + ROW * (row + 0.5)
