"""Fixed palettes: colours are the same in every picture, and files are a third as large as in full colour."""

from collections.abc import Iterable, Sequence
from io import BytesIO

from PIL import Image

from adapters.pictures.lettering import Colour

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
