"""Pictures are values: screens carry them, chat logs store them, and digests are made from what is drawn of them."""

import pytest
from hypothesis import given

from adapters.web.chatlog import Message
from bot.pictures import SeatPicture, TablePicture
from bot.screen import Picture, Screen
from tests.pictures.picture_samples import ANY, FULL


def screen(data) -> Screen:
    return Screen(text="The table", picture=Picture(data=data))


@given(ANY)
def test_a_picture_in_a_chat_log_is_read_as_it_was_written(data):
    message = Message(kind="screen", at=1.0, screen=screen(data))
    read = Message.model_validate_json(message.model_dump_json())
    assert read == message
    assert type(read.screen.picture.data) is type(data)
    assert read.screen.digest == message.screen.digest


def without(name, kind):
    """The full table, with the default in a field of it or of its first seat."""
    default = {name: kind.model_fields[name].default}
    if kind is TablePicture:
        return FULL.model_copy(update=default)
    return FULL.model_copy(update={"seats": (FULL.seats[0].model_copy(update=default), *FULL.seats[1:])})


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (kind, name)
        for kind in (TablePicture, SeatPicture)
        for name, field in kind.model_fields.items()
        if not field.is_required()
    ],
)
def test_a_screen_differs_by_each_field_of_its_picture(kind, name):
    other = without(name, kind)
    assert other != FULL
    assert screen(other).digest != screen(FULL).digest
