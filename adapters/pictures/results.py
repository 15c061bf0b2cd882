"""A tournament's table of results: a row for each player, a column for each round, then the sums."""

from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.colours import AXIS, INK, PAGE, palette, png
from adapters.pictures.lettering import Colour, fit, shrink, write
from bot.pictures import ResultRow, ResultsTable

EDGE, TOP, HEAD, BOTTOM = 28, 84, 44, 24
PLACE, NAME, ROUND, SUM = 62, 270, 88, 96  # widths of the columns
ROW = 58

STRIPE: Colour = (240, 243, 238)
WON: Colour = (252, 229, 164)  # behind a first place


def draw(shown: ResultsTable) -> bytes:
    """Draw the table as a PNG, with a column for each round and a row for each player."""
    picture = Image.new("RGB", (_sums_at(shown) + SUM * len(shown.sums) + EDGE, _y(len(shown.players)) + BOTTOM), PAGE)
    write(picture, (EDGE, 42), fit(shown.title, 32, picture.width - 2 * EDGE), 32, INK)
    middle = TOP + HEAD / 2
    for column, number in enumerate(shown.rounds):
        write(picture, (_round_at(column) + ROUND / 2, middle), str(number), 22, AXIS, side="middle")
    for column, heading in enumerate(shown.sums):
        room = _sums_at(shown) + SUM * (column + 1) - 12
        text, size = shrink(heading, (22, 19, 16), SUM - 8)
        write(picture, (room, middle), text, size, AXIS, side="right")
    canvas = ImageDraw.Draw(picture)
    for row, player in enumerate(shown.players):
        if row % 2 == 0:
            canvas.rectangle((0, _y(row), picture.width, _y(row + 1) - 1), fill=STRIPE)
        _row(picture, canvas, shown, row, player)
    return png(picture, _palette())


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    papers = (PAGE, STRIPE, WON)
    edges = [(paper, ink) for paper in papers for ink in (INK, AXIS)]
    return palette([], [*papers, INK, AXIS], edges)


def _row(picture: Image.Image, canvas: ImageDraw.ImageDraw, shown: ResultsTable, row: int, player: ResultRow) -> None:
    middle = _y(row) + ROW / 2
    write(picture, (EDGE + PLACE - 22, middle), player.place, 24, AXIS, side="right")
    name, size = shrink(player.name, (26, 23, 21), NAME - 12)
    write(picture, (EDGE + PLACE, middle), name, size, INK)
    for column, cell in enumerate(player.cells):
        left = _round_at(column)
        if cell.won:
            box = (left + 4, _y(row) + 4, left + ROUND - 4, _y(row + 1) - 5)
            canvas.rounded_rectangle(box, radius=8, fill=WON)
        write(picture, (left + ROUND / 2, middle - (10 if cell.below else 0)), cell.points, 25, INK, side="middle")
        write(picture, (left + ROUND / 2, middle + 16), cell.below, 17, AXIS, side="middle")
    for column, text in enumerate(player.sums):
        right = _sums_at(shown) + SUM * (column + 1) - 12
        write(picture, (right, middle), text, 26 if column == 0 else 22, INK if column == 0 else AXIS, side="right")


def _round_at(column: int) -> int:
    return EDGE + PLACE + NAME + ROUND * column


def _sums_at(shown: ResultsTable) -> int:
    return _round_at(len(shown.rounds))


def _y(row: int) -> int:
    return TOP + HEAD + ROW * row
