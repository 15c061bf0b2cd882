"""A person's own page: the numbers as tiles, the curve of the rating, and the ladder of bots."""

from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.colours import AXIS, FELT, GRID, INK, PAGE, SEATS, palette, png
from adapters.pictures.lettering import Colour, fit, shrink, write
from adapters.pictures.shapes import FINER, fine, path
from bot.pictures import FigureTile, LadderRung, PersonPicture

WIDTH, EDGE, TOP = 1000, 28, 84
COLUMNS, TILE, GAP = 4, 118, 14
CURVE, HEAD = 250, 48  # heights of the curve, and of the line above a part
RUNG = 74
SCALE = 78  # pixels on the left of the curve for its numbers

TILE_PAPER: Colour = (240, 243, 238)
BAND: Colour = (205, 226, 240)
DONE: Colour = (252, 229, 164)


def draw(shown: PersonPicture) -> bytes:
    """Draw the page as a PNG of 1000 pixels across."""
    rows = -(-len(shown.figures) // COLUMNS)
    curve_at = TOP + rows * (TILE + GAP)
    ladder_at = curve_at + (HEAD + CURVE + GAP if shown.curve else 0)
    height = ladder_at + (HEAD + RUNG if shown.ladder else 0) + EDGE
    picture = Image.new("RGB", (WIDTH, height), PAGE)
    write(picture, (EDGE, 42), fit(shown.name, 34, WIDTH - 2 * EDGE), 34, INK)
    for at, figure in enumerate(shown.figures):
        _tile(picture, figure, *divmod(at, COLUMNS))
    if shown.curve:
        _title(picture, shown.curve_title, curve_at)
        _curve(picture, shown.curve, curve_at + HEAD)
    if shown.ladder:
        _title(picture, shown.ladder_title, ladder_at)
        for at, rung in enumerate(shown.ladder):
            _rung(picture, rung, at, len(shown.ladder), ladder_at + HEAD)
    return png(picture, _palette())


@lru_cache(maxsize=1)
def _palette() -> Image.Image:
    inks, papers = (INK, AXIS, SEATS[0], FELT), (PAGE, TILE_PAPER, BAND, DONE)
    return palette([], [*papers, *inks, GRID], [(paper, ink) for paper in papers for ink in inks])


def _title(picture: Image.Image, text: str, top: int) -> None:
    write(picture, (EDGE, top + HEAD / 2), fit(text, 24, WIDTH - 2 * EDGE), 24, AXIS)


def _tile(picture: Image.Image, figure: FigureTile, row: int, column: int) -> None:
    width = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS
    left, top = EDGE + column * (width + GAP), TOP + row * (TILE + GAP)
    box = (left, top, left + width, top + TILE)
    ImageDraw.Draw(picture).rounded_rectangle(box, radius=12, fill=TILE_PAPER)
    label, size = shrink(figure.label, (21, 18, 15), width - 28)
    write(picture, (left + 14, top + 26), label, size, AXIS)
    value, size = shrink(figure.value, (38, 30, 24), width - 28)
    write(picture, (left + 14, top + 64), value, size, INK)
    note, size = shrink(figure.note, (16, 14, 12), width - 28)
    write(picture, (left + 14, top + 99), note, size, AXIS)


def _curve(picture: Image.Image, points: tuple[tuple[int, int], ...], top: int) -> None:
    """Draw the rating as a line, and above it a band that reaches up to the estimate."""
    low = min(rating for rating, _ in points)
    high = max(estimate for _, estimate in points)
    left, right, spread = EDGE + SCALE, WIDTH - EDGE, max(high - low, 1)
    across = [left + (right - left) * at / max(len(points) - 1, 1) for at in range(len(points))]

    def y(value: int) -> float:
        return 12 + (CURVE - 24) * (high - value) / spread

    finer = Image.new("RGB", (WIDTH * FINER, CURVE * FINER), PAGE)
    canvas = ImageDraw.Draw(finer)
    for value in (low, high):
        canvas.line(fine(left, y(value), right, y(value)), fill=GRID, width=2 * FINER)
    ratings = [(x, y(rating)) for x, (rating, _) in zip(across, points, strict=True)]
    estimates = [(x, y(estimate)) for x, (_, estimate) in zip(across, points, strict=True)]
    canvas.polygon([fine(*point) for point in (*estimates, *reversed(ratings))], fill=BAND)
    path(canvas, ratings, SEATS[0])
    picture.paste(finer.reduce(FINER), (0, top))
    for value in (low, high):
        write(picture, (left - 14, top + y(value)), str(value), 20, AXIS, side="right")


def _rung(picture: Image.Image, rung: LadderRung, at: int, count: int, top: int) -> None:
    width = (WIDTH - 2 * EDGE - (count - 1) * GAP) / count
    left = EDGE + at * (width + GAP)
    canvas = ImageDraw.Draw(picture)
    canvas.rounded_rectangle((left, top, left + width, top + RUNG), radius=12, fill=DONE if rung.done else TILE_PAPER)
    name, size = shrink(rung.name, (24, 20, 16), width - 28 - 26 * rung.needed)
    write(picture, (left + 14, top + RUNG / 2), name, size, INK)
    for number in range(rung.needed):
        x, y = left + width - 24 - 26 * (rung.needed - 1 - number), top + RUNG / 2
        box = (x - 9, y - 9, x + 9, y + 9)
        canvas.ellipse(box, fill=FELT if number < rung.wins else None, outline=FELT, width=3)
