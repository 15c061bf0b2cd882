#!/usr/bin/env python3
"""Draw the playing cards from the public-domain faces of `@letele/playing-cards`. Run once, at development time.

    npm pack @letele/playing-cards && tar xzf letele-playing-cards-*.tgz
    npm install svgo
    python tools/draw_cards.py package/dist/index.esm.js --svgo node_modules/.bin/svgo
    python tools/draw_cards.py                       # the playground's sheets again, from the faces that are there

Needs node, svgo, Chromium and Pillow. Of these, the bot itself needs only Pillow.
Writes the vector faces (`tools/faces`), the sprite sheet of the pictures (`adapters/pictures/sheet.png`) and the sheets
of the playground (`adapters/web/static/cards.webp`, `cards4.webp`), in which `cards.css` finds the faces.

Changes to the faces: the corner index is much larger (a card in a chat is as wide as a thumb), the figures make
room for it, the colours are softer, and the ace of spades loses its web address and its code.
"""

import argparse
import copy
import json
import re
import subprocess
import tempfile
from pathlib import Path
from xml.etree import ElementTree as ET

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
FACES = ROOT / "tools/faces"
WEB = ROOT / "adapters/web/static"
SHEET = ROOT / "adapters/pictures/sheet.png"

RANKS = "9JQKTA"
SUITS = "SCDH"
CODES = [rank + suit for suit in SUITS for rank in RANKS]
FOUR_COLOUR_CODES = [code for code in CODES if code[1] in "CD"]

INK = {"S": "#16181d", "C": "#16181d", "D": "#d0121b", "H": "#d0121b"}
INK_FOUR = INK | {"C": "#0a7d33", "D": "#0b5fd6"}
PAINT = {"#44F": "#2d45c0", "#FC4": "#f4bc3a", "red": "#d0121b", "#000": "#16181d"}

SPRITE = (150, 210)
COLUMNS = 8
SUPERSAMPLING = 4
COLOURS = 64

# In the playground one size is enough for every screen. A screen with few pixels draws it smaller; a second file for
# such screens would save only 30 KB of 100.
WEB_SPRITE = (200, 280)
WEB_COLUMNS = 6  # one for each rank
WEB_COLOURS = 18

SVG = "http://www.w3.org/2000/svg"
HREF = "{http://www.w3.org/1999/xlink}href"

# The package is JavaScript that builds React elements: run it with a React that writes plain SVG.
TO_SVG = r"""
const source = require('fs').readFileSync(process.argv[1], 'utf8')
  .replace(/^import .*$/mg, '').replace(/^export .*$/mg, '');
const asIs = new Set(['viewBox', 'preserveAspectRatio', 'patternUnits']);
const name = k => asIs.has(k) ? k : k === 'xlinkHref' ? 'xlink:href' : k === 'xmlnsXlink' ? 'xmlns:xlink'
  : k.replace(/[A-Z]/g, c => '-' + c.toLowerCase());
const React = {createElement: (tag, props, ...children) => `<${tag}` + Object.entries(props ?? {})
  .filter(([k, v]) => v !== undefined && k !== 'className').map(([k, v]) => ` ${name(k)}="${v}"`).join('')
  + `>${children.filter(c => c).join('')}</${tag}>`};
const names = [...source.matchAll(/^const Svg(\w+) =/mg)].map(m => m[1]);
const cards = new Function('React', '_extends', source + `;return {${names.map(n => `${n}: Svg${n}({})`)}}`);
process.stdout.write(JSON.stringify(cards(React, Object.assign)));
"""

BACK = f"""<svg xmlns="{SVG}" viewBox="-120 -168 240 336" width="240" height="336">
<defs><pattern id="p" width="27" height="26" patternUnits="userSpaceOnUse" x="-13.5" y="-13">
<path d="M13.500 1L26 13 13.500 25 1 13z" fill="#2f55b8"/><path d="M13.500 8l5 5-5 5-5-5z" fill="#f4bc3a"/>
</pattern></defs>
<rect x="-119" y="-167" width="238" height="334" rx="14" fill="#fdfdfb" stroke="#4b4f58" stroke-width="2"/>
<rect x="-108" y="-156" width="216" height="312" rx="8" fill="#1b2f6e"/>
<rect x="-108" y="-156" width="216" height="312" rx="8" fill="url(#p)" stroke="#1b2f6e" stroke-width="4"/>
</svg>"""


def source_faces(bundle: Path) -> dict[str, str]:
    """Return the package's faces as SVG text, by the package's names ("S10", "HA")."""
    done = subprocess.run(["node", "-e", TO_SVG, str(bundle)], check=True, capture_output=True, text=True)
    faces: dict[str, str] = json.loads(done.stdout)
    return faces


def use(symbol: str, size: float, centre: tuple[float, float]) -> ET.Element:
    """Return a square copy of a symbol around a point."""
    x, y = centre[0] - size / 2, centre[1] - size / 2
    place = {"width": size, "height": size, "x": x, "y": y}
    return ET.Element(f"{{{SVG}}}use", {"href": f"#{symbol}"} | {k: f"{v:g}" for k, v in place.items()})


def group(transform: str, children: list[ET.Element]) -> ET.Element:
    """Return a group of elements under one transformation."""
    made = ET.Element(f"{{{SVG}}}g", {"transform": transform})
    made.extend(children)
    return made


def compose(code: str, source: str, ink: str) -> str:
    """Return one face as SVG text, 240 by 336 units, made from the package's face."""
    root = ET.fromstring(source)  # noqa: S314 - text made above from a package of fixed contents
    defs, border, *body = list(root)
    pip = rank = ""
    for symbol in defs:
        box = symbol.get("viewBox", "")
        if box.startswith("-600"):
            pip = symbol.get("id", "")
            symbol[0].set("fill", ink)
        elif box.startswith("-500"):
            rank = symbol.get("id", "")
            symbol[0].set("stroke", ink)
            symbol[0].set("stroke-width", "116")
        else:
            paint(symbol)
    for element in root.iter():
        if HREF in element.attrib:
            element.set("href", element.attrib.pop(HREF))
    for name in list(body):
        paint(name)

    border.attrib.update(
        {"x": "-119", "y": "-167", "width": "238", "height": "334", "rx": "14", "ry": "14"}
        | {"fill": "#fdfdfb", "stroke": "#4b4f58", "stroke-width": "2"}
    )
    index = [use(rank, 56, (-91, -129)), use(pip, 42, (-91, -80))]
    if code[0] == "A":
        figure = [use(pip, 150 if code == "AS" else 120, (0, 0))]
    else:
        scale = ".8" if code[0] in "9T" else ".86"
        figure = [group(f"scale({scale})", [kept for part in body for kept in without_index(part)])]
    turned = group("rotate(180)", copy.deepcopy(index))
    root[:] = [defs, border, *figure, *index, turned]
    ids = {old: f"s{at}" for at, old in enumerate(re.findall(r'id="([^"]+)"', source))}
    text = ET.tostring(root, encoding="unicode")
    return re.sub(r'(id="|href="#)([^"]+)"', lambda m: f'{m[1]}{ids.get(m[2], m[2])}"', text)


def paint(part: ET.Element) -> None:
    """Make the package's bright colours softer, in place."""
    for element in part.iter():
        for key in ("fill", "stroke"):
            if element.get(key) in PAINT:
                element.set(key, PAINT[element.attrib[key]])


def without_index(part: ET.Element) -> list[ET.Element]:
    """Return the figure without the small corner index, which the large one replaces."""
    if part.tag.endswith("}g"):
        return [group(part.attrib["transform"], [kept for child in part for kept in without_index(child)])]
    return [] if part.get("width") in {"32", "26.769"} else [part]


def optimise(svgo: str, faces: dict[Path, str]) -> None:
    """Write the faces, with svgo making the files smaller."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "svgo.config.mjs"
        config.write_text("export default {multipass: true, floatPrecision: 1};")
        for path, text in faces.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            subprocess.run([svgo, "--quiet", "--config", str(config), str(path)], check=True)


def screenshot(
    chromium: str,
    faces: list[Path],
    size: tuple[int, int] = SPRITE,
    columns: int = COLUMNS,
    supersampling: int = SUPERSAMPLING,
) -> Image.Image:
    """Return the faces side by side as drawn by Chromium, `supersampling` times as large, with transparent corners."""
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
                f"--force-device-scale-factor={supersampling}",
                f"--window-size={columns * width},{rows * height + 200}",
                *(f"--screenshot={picture}", page.as_uri()),
            ],
            check=True,
            capture_output=True,
        )
        shot = Image.open(picture).convert("RGBA")
    return shot.crop((0, 0, columns * width * supersampling, rows * height * supersampling))


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
    large = screenshot(chromium, faces, WEB_SPRITE, WEB_COLUMNS, SUPERSAMPLING)
    paper = Image.new("RGBA", large.size, "#fdfdfb")
    paper.alpha_composite(large)
    small = paper.convert("RGB").reduce(SUPERSAMPLING)
    few = small.quantize(WEB_COLOURS, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    few.convert("RGB").save(path, "WEBP", lossless=True, method=6, quality=100)


def main() -> None:
    """Read the package, write the faces and the sheets."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle", type=Path, nargs="?", help="dist/index.esm.js of the unpacked package")
    parser.add_argument("--svgo", default="svgo")
    parser.add_argument("--chromium", default="chromium")
    given = parser.parse_args()

    two = {code: FACES / "cards" / f"{code}.svg" for code in CODES}
    four = {code: FACES / "cards4" / f"{code}.svg" for code in FOUR_COLOUR_CODES}
    back = FACES / "cards" / "back.svg"
    if given.bundle is not None:
        ET.register_namespace("", SVG)
        source = source_faces(given.bundle)
        named = {code: source[code[1] + code[0].replace("T", "10")] for code in CODES}
        faces = {path: compose(code, named[code], INK[code[1]]) for code, path in two.items()}
        faces |= {path: compose(code, named[code], INK_FOUR[code[1]]) for code, path in four.items()}
        optimise(given.svgo, faces | {back: BACK})
        sheet(screenshot(given.chromium, [*two.values(), *four.values(), back])).save(SHEET, optimize=True)
    web_sheet(given.chromium, [*two.values(), back], WEB / "cards.webp")
    web_sheet(given.chromium, list(four.values()), WEB / "cards4.webp")


if __name__ == "__main__":
    main()
