import asyncio
import subprocess
import sys

import pytest

from adapters.pictures import Gallery
from adapters.pictures import gallery as gallery_module
from adapters.web.chatlog import Message
from bot.pictures import HandPicture
from bot.screen import Picture
from tests.pictures.picture_samples import SAMPLES

CODES = [rank + suit for suit in "SCDH" for rank in "9JQKTA"]


def hand(gallery, *cards, playable=()):
    return gallery.draw(HandPicture(cards=cards, playable=playable))


@pytest.fixture
def drawn(monkeypatch):
    """The values that were actually drawn, in order."""
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


@pytest.mark.parametrize("data", SAMPLES, ids=lambda data: data.drawing)
async def test_every_kind_is_drawn(data):
    assert (await Gallery().draw(data)).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "data",
    [
        {"portrait": ["AH"]},
        *({"cards": ["AH", code]} for code in ("10H", "ah", "", "XX", "back", "four AC")),
        {"cards": ["AH"], "trump": "AH"},
        {},
    ],
)
@pytest.mark.parametrize(
    ("kind", "around"),
    [
        (Picture, lambda picture: picture),
        (Message, lambda picture: {"kind": "said", "at": 1.0, "screen": {"text": "", "picture": picture}}),
    ],
)
def test_wrong_data_are_refused_without_being_repeated(kind, around, data):
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - pydantic's own words
        kind.model_validate(around({"data": data}))
    assert not [code for code in ("AH", "10H", "XX", "four AC") if code in str(refused.value)]
