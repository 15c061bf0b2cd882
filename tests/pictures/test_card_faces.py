from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PIL import Image

from adapters.pictures import sheet

DRAWN = Path(__file__).parents[2] / "tools/faces"
CODES = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]
FACES = sorted([*(DRAWN / "cards").iterdir(), *(DRAWN / "cards4").iterdir()])


def test_there_is_every_card_a_back_and_the_coloured_suits():
    assert {face.name for face in (DRAWN / "cards").iterdir()} == {f"{code}.svg" for code in [*CODES, "back"]}
    assert {face.name for face in (DRAWN / "cards4").iterdir()} == {f"{code}.svg" for code in CODES if code[1] in "CD"}


@pytest.mark.parametrize("face", FACES, ids=lambda face: f"{face.parent.name}-{face.stem}")
def test_a_face_is_a_plain_drawing_of_five_by_seven(face):
    root = ET.fromstring(face.read_text())  # noqa: S314 - our own files
    assert root.get("viewBox") == "-120 -168 240 336"
    kinds = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert kinds <= {"svg", "defs", "symbol", "path", "rect", "use", "g", "pattern", "circle"}
    links = [value for element in root.iter() for key, value in element.attrib.items() if key.endswith("href")]
    assert all(link.startswith("#") for link in links)


def test_coloured_clubs_and_diamonds_differ_from_the_usual_ones():
    for face in (DRAWN / "cards4").iterdir():
        assert face.read_text() != (DRAWN / "cards" / face.name).read_text()


def test_the_sheet_is_small_and_has_sixty_four_colours():
    assert sheet.SHEET.stat().st_size < 200_000
    with Image.open(sheet.SHEET) as picture:
        assert picture.mode == "P"
        assert len(picture.getcolors()) <= sheet.COLOURS
