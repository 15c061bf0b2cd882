#!/usr/bin/env python3
"""Draw the sheets of the playing cards from the vector faces in `tools/faces`. Run at development time.

    python tools/draw_cards.py

Needs Chromium and Pillow; the bot itself needs only Pillow. Writes the sprite sheet of the pictures
(`adapters/pictures/sheet.png`) and the sheets of the playground (`adapters/web/static/cards.webp`, `cards4.webp`), in
which `cards.css` finds the faces.
"""

import argparse
import subprocess
import tempfile
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "tools/faces"
WEB = ROOT / "adapters/web/static"
SHEET = ROOT / "adapters/pictures/sheet.png"

RANKS = "9JQKTA"
SUITS = "SCDH"
CODES = [rank + suit for suit in SUITS for rank in RANKS]
FOUR_COLOUR_CODES = [code for code in CODES if code[1] in "CD"]

SPRITE = (150, 210)
COLUMNS = 8
SUPERSAMPLING = 4
COLOURS = 64

# In the playground one size is enough for every screen. A screen with few pixels draws it smaller. 20 pixels and four
# colours more made the sheet 15 KB larger, and no difference that one sees.
WEB_SPRITE = (180, 252)
WEB_COLUMNS = 6  # one for each rank
WEB_COLOURS = 14


def screenshot(chromium: str, faces: list[Path], size: tuple[int, int] = SPRITE, columns: int = COLUMNS) -> Image.Image:
    """Return the faces side by side as drawn by Chromium, `SUPERSAMPLING` times as large, with transparent corners."""
    width, height = size
    rows = -(-len(faces) // columns)
    images = "".join(
        f'<img src="{face.as_uri()}" style="position:absolute;width:{width}px;height:{height}px;'
        f'left:{at % columns * width}px;top:{at // columns * height}px">'
        for at, face in enumerate(faces)
    )
    with tempfile.TemporaryDirectory() as folder:
        page, picture = Path(folder) / "cards.html", Path(folder) / "cards.png"
        page.write_text(f'<body style="margin:0">{images}</body>')
        subprocess.run(
            [
                *(chromium, "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
                *("--disable-background-networking", f"--user-data-dir={folder}/profile"),
                *("--hide-scrollbars", "--allow-file-access-from-files", "--default-background-color=00000000"),
                f"--force-device-scale-factor={SUPERSAMPLING}",
                f"--window-size={columns * width},{rows * height + 200}",
                *(f"--screenshot={picture}", page.as_uri()),
            ],
            check=True,
            capture_output=True,
        )
        shot = Image.open(picture).convert("RGBA")
    return shot.crop((0, 0, columns * width * SUPERSAMPLING, rows * height * SUPERSAMPLING))


def sheet(shot: Image.Image) -> Image.Image:
    """Return the sprite sheet, with one palette of 64 colours for all faces.

    The corners have the colour of the cards' borders. Code that pastes a card cuts them off with a mask.
    """
    small = shot.reduce(SUPERSAMPLING)
    white = Image.new("RGBA", small.size, "#4b4f58")
    white.alpha_composite(small)
    return white.convert("RGB").quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)


def web_sheet(chromium: str, faces: list[Path], path: Path) -> None:
    """Write a sheet of the playground: a row for each suit, a column for each rank.

    Lossless compression with few colours gives smaller files than lossy compression, and sharp lines. The page rounds
    the corners.
    """
    large = screenshot(chromium, faces, WEB_SPRITE, WEB_COLUMNS)
    paper = Image.new("RGBA", large.size, "#fdfdfb")
    paper.alpha_composite(large)
    small = paper.convert("RGB").reduce(SUPERSAMPLING)
    few = small.quantize(WEB_COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    few.convert("RGB").save(path, "WEBP", lossless=True, method=6, quality=100)


def main() -> None:
    """Draw the sheets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chromium", default="chromium")
    given = parser.parse_args()

    two = [FACES / "cards" / f"{code}.svg" for code in CODES]
    four = [FACES / "cards4" / f"{code}.svg" for code in FOUR_COLOUR_CODES]
    back = FACES / "cards" / "back.svg"
    sheet(screenshot(given.chromium, [*two, *four, back])).save(SHEET, optimize=True)
    web_sheet(given.chromium, [*two, back], WEB / "cards.webp")
    web_sheet(given.chromium, four, WEB / "cards4.webp")


if __name__ == "__main__":
    main()
