"""Pictures and files that go with a message."""

import logging
from collections.abc import Callable, Coroutine, Sequence
from io import BytesIO
from typing import Any

import discord

from bot.screen import Picture
from bot.texts.sentences import cut

log = logging.getLogger(__name__)

DESCRIPTION_LIMIT = 1024  # characters of a picture's description for screen readers

Draw = Callable[[Picture], Coroutine[Any, Any, bytes]]
Attached = tuple[str, bytes, str | None]  # a file's name, its content, and a picture's description


async def drawn(picture: Picture, draw: Draw) -> list[Attached]:
    """Draw a picture; return nothing if that fails, as the text alone is enough."""
    try:
        image = await draw(picture)
    except Exception as error:  # noqa: BLE001 - no error of drawing may stop a game
        log.error("a picture was not drawn", extra={"drawing": picture.drawing, "cause": type(error).__name__})
        return []
    return [(f"{picture.drawing}.png", image, cut(picture.description, DESCRIPTION_LIMIT))]


def files_of(attached: Sequence[Attached]) -> list[discord.File]:
    """Return the files for one call. A file can be read only once, so each try needs new ones."""
    return [discord.File(BytesIO(data), name, description=description) for name, data, description in attached]
