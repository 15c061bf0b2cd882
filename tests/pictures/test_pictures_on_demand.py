import asyncio
import subprocess
import sys

import pytest

from adapters.pictures import Gallery, SeatPicture, TablePicture
from adapters.pictures import gallery as gallery_module

BOARD = TablePicture(seats=(SeatPicture(name="Anna"), SeatPicture(name="Bo")))
CODES = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]


def hand(gallery, *cards, playable=()):
    return gallery.draw("hand", {"cards": cards, "playable": playable})


@pytest.fixture
def drawn(monkeypatch):
    """The values that were actually drawn, in order."""
    values = []
    draw = gallery_module._draw

    def watched(drawing, value):
        values.append(value)
        return draw(drawing, value)

    monkeypatch.setattr(gallery_module, "_draw", watched)
    return values


def test_importing_the_pictures_does_not_load_pillow():
    code = "import sys, adapters.pictures; adapters.pictures.Gallery(); print('PIL' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


async def test_the_same_picture_is_drawn_once_and_another_anew(drawn):
    gallery = Gallery()
    first = await hand(gallery, "AH", "9S", playable=["AH"])
    assert await hand(gallery, "AH", "9S", playable=["AH"]) is first
    assert len(drawn) == 1
    assert await hand(gallery, "AH", "9S") != first
    assert len(drawn) == 2


async def test_the_picture_unasked_for_longest_is_forgotten_first(drawn):
    gallery = Gallery(kept=2)
    for card in ("AH", "KH", "AH", "QH", "AH", "KH"):
        await hand(gallery, card)
    assert [value.cards[0] for value in drawn] == ["AH", "KH", "QH", "KH"]


async def test_many_asked_for_at_once_are_all_drawn():
    gallery = Gallery()
    assert len(set(await asyncio.gather(*(hand(gallery, code, playable=[code]) for code in CODES)))) == 24


@pytest.mark.parametrize(
    ("drawing", "data"),
    [
        ("table", BOARD.model_dump(mode="json")),
        ("hand", {"cards": ["AH", "KH"], "playable": ["AH"], "four_colour": True}),
        ("chart", {"names": ["Anna", "Bo"], "totals": [[10, 20], [30, -40]], "target": 1000, "zone": 900}),
        ("bump", {"title": "Cup", "rounds": [1], "players": [{"name": "Anna", "places": [1], "points": "3"}]}),
        (
            "results",
            {
                "title": "Cup",
                "rounds": [1],
                "sums": [],
                "players": [{"place": "1.", "name": "Anna", "cells": [{"points": "3"}], "sums": []}],
            },
        ),
    ],
)
async def test_plain_data_as_a_screen_carries_them_are_drawn(drawing, data):
    assert (await Gallery().draw(drawing, data)).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("drawing", "data"),
    [
        ("portrait", {"cards": ["AH"]}),
        *(("hand", {"cards": ["AH", code]}) for code in ("10H", "ah", "", "XX", "back", "four AC")),
        ("hand", {"cards": ["AH"], "trump": "AH"}),
        ("chart", {}),
    ],
)
async def test_wrong_data_are_refused_without_being_repeated(drawing, data):
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - pydantic's own words
        await Gallery().draw(drawing, data)
    assert not [code for code in ("AH", "10H", "XX", "four AC") if code in str(refused.value)]
