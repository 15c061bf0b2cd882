"""A screen's buttons within Discord's five rows of five."""

import re

import pytest

from adapters.discord.components import MUTED, ButtonPlace, PressedButton, laid_out, view_of
from bot.codec import LIMIT
from bot.screen import Button, Style


def row(count: int, prefix: str = "x", style: Style = Style.PLAIN) -> tuple[Button, ...]:
    return tuple(Button(label=f"{prefix}{n}", data=f"T.0.card.{prefix}{n}", style=style) for n in range(count))


async def components(rows, place=ButtonPlace.MESSAGE):
    return view_of(rows, place).to_components()


@pytest.mark.parametrize(
    ("rows", "sizes"),
    [
        ([3, 5, 1], [3, 5, 1]),
        ([8], [5, 3]),
        ([2, 2, 4, 4, 3, 2, 1], [4, 4, 4, 3, 3]),
        ([2, 1, 3, 2, 1, 2], [2, 1, 3, 2, 3]),
        ([1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 2]),
        ([4, 4, 4, 4, 4, 4], [5, 5, 5, 5, 4]),
    ],
    ids=["they fit", "a long row", "the shortest neighbours share", "a hand and its switches", "as few as can", "full"],
)
def test_the_buttons_of_a_screen_are_laid_out_in_their_order(rows, sizes):
    given = [row(count, prefix) for count, prefix in zip(rows, "abcdefg", strict=False)]
    found = laid_out(given)
    assert [len(one) for one in found] == sizes
    assert [button for one in found for button in one] == [button for one in given for button in one]


def test_buttons_of_illegal_cards_go_first_when_there_is_no_room():
    found = laid_out([row(12, "a", Style.MUTED), row(12, "b"), row(4, "c")])
    assert [button.label for one in found for button in one] == [f"b{n}" for n in range(12)] + [
        f"c{n}" for n in range(4)
    ]
    assert sum(len(one) for one in laid_out([row(40)])) == 25


async def test_styles_are_discords_and_a_muted_button_is_marked_but_can_be_pressed():
    rows = [tuple(Button(label=style.value, data=f"T.0.help.{style}", style=style) for style in Style)]
    (shown,) = await components(rows)
    assert [(one["label"], one["style"]) for one in shown["components"]] == [
        ("plain", 2),
        ("primary", 1),
        ("success", 3),
        ("danger", 4),
        (f"{MUTED}muted", 2),
    ]
    assert not any(one["disabled"] for one in shown["components"])


async def test_a_link_stays_a_link():
    (shown,) = await components([(Button(label="Help", url="https://example.org/"),)])
    assert shown["components"][0]["url"] == "https://example.org/"
    assert "custom_id" not in shown["components"][0]


async def test_two_buttons_of_one_meaning_have_different_custom_ids():
    twice = Button(label="My hand", data="K7QX2M.1.hand")
    (shown,) = await components([(twice, twice, Button(label="other", data="K7QX2M.1.score"))])
    ids = [one["custom_id"] for one in shown["components"]]
    assert len(set(ids)) == 3
    read = [PressedButton.__discord_ui_compiled_template__.fullmatch(custom_id)["data"] for custom_id in ids]
    assert read == ["K7QX2M.1.hand", "K7QX2M.1.hand", "K7QX2M.1.score"]


@pytest.mark.parametrize("place", list(ButtonPlace))
async def test_a_custom_id_fits_and_is_read_back(place):
    data = "x" * LIMIT
    (shown,) = await components([(Button(label="x", data=data),)], place)
    custom_id = shown["components"][0]["custom_id"]
    assert len(custom_id) <= 100
    match = PressedButton.__discord_ui_compiled_template__.fullmatch(custom_id)
    assert (ButtonPlace(match["place"]), match["data"]) == (place, data)


def test_an_unknown_custom_id_is_read_as_data():
    match = re.fullmatch(PressedButton.__discord_ui_compiled_template__, "something/else")
    assert (match["place"], match["data"]) == (None, "something/else")


async def test_a_label_that_a_phone_would_cut_is_whole():
    button = Button(
        label="What wins from the barrel: the…", whole="What wins from the barrel: the points", data="T.0.score"
    )
    (shown,) = await components([(button,)])
    assert shown["components"][0]["label"] == button.whole


async def test_a_long_label_is_cut():
    (shown,) = await components([(Button(label="x" * 200, data="T.0.score"),)])
    assert len(shown["components"][0]["label"]) == 80
