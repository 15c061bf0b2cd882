"""Shapes with smooth edges. Pillow cannot draw them, so they are drawn larger, then reduced."""

from collections.abc import Iterable
from functools import lru_cache

from PIL import Image, ImageDraw

from adapters.pictures.lettering import Colour

FINER = 2  # charts are drawn this much larger
_FINER = 4


def fine(*values: float) -> tuple[float, ...]:
    """Return coordinates of a chart in pixels of the larger drawing."""
    return tuple(value * FINER for value in values)


def path(draw: ImageDraw.ImageDraw, points: Iterable[tuple[float, float]], colour: Colour) -> None:
    """Draw a player's line in a chart."""
    draw.line([(x * FINER, y * FINER) for x, y in points], fill=colour, width=6 * FINER, joint="curve")


@lru_cache(maxsize=128)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Return the mask of a box with round corners."""
    large = Image.new("L", (width * _FINER, height * _FINER), 0)
    box = (0, 0, width * _FINER - 1, height * _FINER - 1)
    ImageDraw.Draw(large).rounded_rectangle(box, radius * _FINER, fill=255)
    return large.reduce(_FINER)


@lru_cache(maxsize=128)
def _faint(width: int, height: int, radius: int, opacity: float) -> Image.Image:
    return rounded(width, height, radius).point([round(level * opacity) for level in range(256)])


def box(
    picture: Image.Image,
    corner: tuple[float, float],
    size: tuple[float, float],
    radius: float,
    colour: Colour,
    *,
    opacity: float = 1.0,
) -> None:
    """Fill a box with round corners. `corner` is the upper left one."""
    width, height = round(size[0]), round(size[1])
    radius = min(round(radius), width // 2, height // 2)
    mask = _faint(width, height, radius, opacity) if opacity < 1 else rounded(width, height, radius)
    picture.paste(colour, (round(corner[0]), round(corner[1])), mask)


def disc(
    picture: Image.Image, centre: tuple[float, float], radius: float, colour: Colour, *, opacity: float = 1.0
) -> None:
    """Fill a disc."""
    corner = (centre[0] - radius, centre[1] - radius)
    box(picture, corner, (2 * radius, 2 * radius), radius, colour, opacity=opacity)


def pill(picture: Image.Image, centre: tuple[float, float], size: tuple[float, float], colour: Colour) -> None:
    """Fill a box with round ends around a point."""
    box(picture, (centre[0] - size[0] / 2, centre[1] - size[1] / 2), size, size[1] / 2, colour)
