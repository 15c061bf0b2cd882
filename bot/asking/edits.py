"""A typed command and the edits of its message.

Platforms deliver an edit for more than a change of the text: Telegram does so for the first reaction to a message. So
an edit that leaves the text as it was does nothing, and one command of a message is obeyed at most. A text that was
refused can be mended by an edit. After a failure nobody knows whether the command was obeyed: it counts as if it was.
"""

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.asking.commands.request import CommandRequest
from bot.ports.health import Unavailable
from bot.ports.presses import Command
from bot.ports.typed import Turn
from bot.refusal import Refusal
from bot.screen import Answer
from bot.table.change import Denied
from engine.errors import EngineError


async def obeyed_once(request: CommandRequest, command: Command, obey: Callable[[], Awaitable[Answer]]) -> Answer:
    """Obey a command, unless an earlier text of its message was obeyed. Raises what `obey` does."""
    if command.message is None:
        return await obey()
    typed, message = request.directory.typed, f"{request.press.chat.group.key} {command.message}"
    turn = await typed.turn_of(message, f"{command.name} {command.args}", request.press.input_id)
    if turn is Turn.LATE and command.edited:
        await request.load()  # the language of the answer
        raise Refusal("edited-too-late")
    if turn is not Turn.OBEY:
        return Answer()
    try:
        return await obey()
    except (Refusal, Denied, EngineError):
        with suppress(Unavailable):
            await typed.refused(message)
        raise
