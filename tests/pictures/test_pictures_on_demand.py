import asyncio
import subprocess
import sys

import pytest

from adapters.pictures import Gallery, SeatPicture, TablePicture
from adapters.pictures import gallery as gallery_module

BOARD = TablePicture(seats=(SeatPicture(name="Anna"), SeatPicture(name="Bo")))


@pytest.fixture
def drawn(monkeypatch):
    """The values that were really drawn, in order."""
    values = []
    draw = gallery_module._draw

    def watched(value):
        values.append(value)
        return draw(value)

    monkeypatch.setattr(gallery_module, "_draw", watched)
    return values


def test_importing_the_pictures_does_not_load_pillow():
    code = "import sys, adapters.pictures; adapters.pictures.Gallery(); print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


async def test_the_same_picture_is_drawn_once(drawn):
    gallery = Gallery()
    first = await gallery.hand(["AH", "9S"], {"AH"})
    assert await gallery.hand(("AH", "9S"), ["AH"]) is first
    assert len(drawn) == 1


async def test_other_content_is_another_picture(drawn):
    gallery = Gallery()
    assert await gallery.hand(["AH"], ["AH"]) != await gallery.hand(["AH"], [])
    assert await gallery.hand(["AD"], []) != await gallery.hand(["AD"], [], four_colour=True)
    assert len(drawn) == 4


async def test_the_picture_unasked_for_longest_is_forgotten_first(drawn):
    gallery = Gallery(kept=2)
    for card in ("AH", "KH", "AH", "QH", "AH", "KH"):
        await gallery.hand([card], [])
    assert [value.cards[0] for value in drawn] == ["AH", "KH", "QH", "KH"]


async def test_many_asked_for_at_once_are_all_drawn():
    gallery = Gallery()
    codes = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]
    pictures = await asyncio.gather(*(gallery.hand([code], [code]) for code in codes))
    assert len(set(pictures)) == 24


async def test_plain_data_as_a_screen_carries_them_are_drawn():
    gallery = Gallery()
    assert await gallery.draw("table", BOARD.model_dump(mode="json")) == await gallery.table(BOARD)
    hand = {"cards": ["AH", "KH"], "playable": ["AH"], "four_colour": True}
    assert await gallery.draw("hand", hand) == await gallery.hand(["AH", "KH"], ["AH"], four_colour=True)
    chart = {"names": ["Anna", "Bo"], "totals": [[10, 20], [30, -40]], "target": 1000, "zone": 900}
    assert (await gallery.draw("chart", chart)).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("drawing", "data"),
    [
        ("portrait", {"cards": ["AH"]}),
        ("hand", {"cards": ["AH", "10H"]}),
        ("hand", {"cards": ["AH"], "trump": "AH"}),
        ("chart", {}),
    ],
)
async def test_wrong_data_are_refused_without_being_repeated(drawing, data):
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - pydantic's own words
        await Gallery().draw(drawing, data)
    assert "AH" not in str(refused.value)
    assert "10H" not in str(refused.value)
