"""What each typed command does. A command finds its table by the chat it was typed in, or by the person's games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from bot.change import Denied
from bot.commands import looking, opening, own, players, replaying, running, seating
from bot.commands.asked import Asked
from bot.ports import Command, Press
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens import refusals

if TYPE_CHECKING:
    from bot.service import TableService

COMMANDS: Mapping[str, Callable[[Asked], Awaitable[Answer]]] = {
    "newgame": opening.newgame,
    "join": seating.join,
    "leave": seating.leave,
    "addbot": seating.addbot,
    "kick": seating.kick,
    "deal": running.deal,
    "options": running.options,
    "timer": running.timer,
    "hand": looking.hand,
    "score": looking.score,
    "rules": looking.rules,
    "verify": looking.verify,
    "history": looking.history,
    "replay": replaying.replay,
    "stats": players.stats,
    "top": players.top,
    "export": looking.export,
    "language": own.language,
    "help": looking.help_,
    "privacy": looking.privacy,
    "mydata": own.mydata,
    "deletemydata": own.deletemydata,
    "start": seating.start,
    "pause": running.voting("pause"),
    "resume": running.voting("resume"),
    "endgame": running.voting("end"),
}

ADMIN_COMMANDS = frozenset({"endgame", "pause", "resume", "timer", "language", "kick", "options"})
"""Commands for which it matters whether the asker is an admin: only for these an adapter has to find out."""


async def obey(service: TableService, press: Press, command: Command) -> Answer:
    """Do what a typed command asks for. Raises Refusal, Denied or EngineError."""
    about = await service.directory.person(press.person.key)
    asked = Asked(service, press, command.args, about)
    handler = COMMANDS.get(command.name)
    if handler is None:
        if not press.chat.private and not command.addressed:
            # It may be meant for another bot.
            return Answer()
        raise Refusal("unknown-command", command=command.name)
    if press.anonymous:
        return Answer(toast=refusals.refused(Refusal("anonymous"), asked.language))
    try:
        return await handler(asked)
    except Refusal as refusal:
        return Answer(toast=refusals.refused(refusal, asked.language))
    except Denied as denied:
        return Answer(toast=denied.said(asked.language))
