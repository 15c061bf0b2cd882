"""The colours of the pictures (red, green, blue), and fixed palettes of them.

With a palette, colours are the same in every picture, and files are a third as large as in full colour.
"""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from adapters.pictures.lettering import Colour

WHITE: Colour = (255, 255, 255)
PAPER: Colour = (253, 253, 251)
INK: Colour = (22, 24, 29)
MUTED: Colour = (164, 178, 172)

PAGE: Colour = (252, 252, 249)  # background of the charts and the table of results
GRID: Colour = (226, 228, 224)
AXIS: Colour = (88, 96, 100)

BACKGROUND: Colour = (18, 24, 27)
RIM: Colour = (97, 62, 38)
FELT: Colour = (27, 94, 67)
FELT_LIGHT: Colour = (38, 112, 82)
PLATE: Colour = (15, 36, 30)
GOLD: Colour = (244, 188, 58)
POINTS: Colour = (140, 222, 168)

# One for each seat. People with any colour vision can tell them apart, on white and on the felt.
SEATS: tuple[Colour, ...] = ((0, 105, 180), (205, 84, 0), (166, 72, 150), (0, 128, 100))

RED: Colour = (208, 18, 27)
GREEN: Colour = (10, 125, 51)
BLUE: Colour = (11, 95, 214)


def suit_colour(suit: str, *, four_colour: bool) -> Colour:
    """Return the colour of a suit. In a four-colour deck clubs are green and diamonds blue."""
    two = {"S": INK, "C": INK, "D": RED, "H": RED}
    return (two | {"C": GREEN, "D": BLUE} if four_colour else two)[suit]


STEPS = 6  # between the two colours of an edge; smooth enough for letters
MOST = 256


def palette(first: Sequence[int], colours: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]]) -> Image.Image:
    """Make a palette of the `first` levels (red, green, blue, red …), `colours`, and the blends along `edges`."""
    blends = [
        tuple(round(a + (b - a) * step / STEPS) for a, b in zip(one, other, strict=True))
        for one, other in edges
        for step in range(1, STEPS)
    ]
    levels = [*first, *(level for colour in dict.fromkeys([*colours, *blends]) for level in colour)]
    if len(levels) > 3 * MOST:
        raise ValueError("more colours than a palette has")
    made = Image.new("P", (1, 1))
    made.putpalette(levels)
    return made


def png(picture: Image.Image, colours: Image.Image) -> bytes:
    """Return the picture as a PNG in these colours only."""
    out = BytesIO()
    picture.quantize(palette=colours, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
    return out.getvalue()
