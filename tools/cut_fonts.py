#!/usr/bin/env python3
"""Cut the fonts of the pictures down to the characters that names and numbers need. Run at development time.

    pip install fonttools
    python tools/cut_fonts.py DejaVuSans-Bold.ttf NanumSquareB.ttf

The originals are in Debian's packages fonts-dejavu-core and fonts-nanum. The Hangul font's licence keeps the
name "Nanum" for the unchanged font, so the cut font gets another name.
"""

import argparse
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FONTS = Path(__file__).resolve().parent.parent / "adapters/pictures/fonts"

LETTERS = [
    *(range(0x20, 0x250), range(0x2B0, 0x530), range(0x531, 0x5F5), range(0x60C, 0x700)),
    *(range(0x10D0, 0x10FD), range(0x1E00, 0x2000), range(0x2010, 0x2030), range(0x2030, 0x2060)),
    *(
        range(0x20A0, 0x20C0),
        range(0x2116, 0x2123),
        range(0x2150, 0x2160),
        range(0x2190, 0x219A),
        range(0x25A0, 0x2600),
    ),
    *(range(0x2200, 0x2270), range(0x2600, 0x27C0), range(0xFB20, 0xFB50), range(0x1F600, 0x1F650)),
]


def korean() -> list[int]:
    """Return the 2,350 syllables of KS X 1001, the letters they are made of, and full-width punctuation."""
    syllables = []
    for code in range(0xAC00, 0xD7A4):
        try:
            written = chr(code).encode("euc_kr")
        except UnicodeEncodeError:
            continue
        if len(written) == 2:
            syllables.append(code)
    return [*syllables, *range(0x3131, 0x318F), *range(0x3000, 0x3020)]


def cut(source: Path, name: str, codes: list[int]) -> None:
    """Write one font with only these characters and without hinting."""
    font = TTFont(source)
    options = Options(hinting=False, layout_features=["*"], notdef_outline=True, name_IDs=["*"])
    options.drop_tables += ["FFTM", "DSIG"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    if "Nanum" in source.name:
        for record in font["name"].names:
            if record.nameID in {1, 3, 4, 6, 16}:
                record.string = "ThousandHangul"
    FONTS.mkdir(exist_ok=True)
    font.save(FONTS / name)


def main() -> None:
    """Cut the two fonts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for argument in ("letters", "hangul"):
        parser.add_argument(argument, type=Path)
    given = parser.parse_args()
    cut(given.letters, "DejaVuSansBold-cut.ttf", [code for codes in LETTERS for code in codes])
    cut(given.hangul, "ThousandHangul.ttf", korean())


if __name__ == "__main__":
    main()
