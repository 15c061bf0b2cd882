"""A board, a chat and a person as Discord's messenger gets them."""

from bot.people import Chat, Person
from bot.screen import Button, Screen, Style

BOARD = Screen(
    text="▶ <b>Anna</b> is to bid",
    rows=(
        (
            Button(label="Pass", data="K7QX2M.1.pass"),
            Button(label="My hand", data="K7QX2M.1.hand", style=Style.PRIMARY),
        ),
    ),
)


def chat_of(channel) -> Chat:
    return Chat(platform="discord", id=str(channel.id))


def person(user) -> Person:
    return Person(platform="discord", id=str(user.id), name=user.name)
