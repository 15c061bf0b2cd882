"""What each typed command does. A command finds its table by the chat it was typed in, or by the person's games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from bot.commands import looking, opening, own, players, replaying, running, seating
from bot.commands.asked import Asked
from bot.ports import Command
from bot.refusal import Refusal
from bot.screen import Answer

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


async def obey(asked: Asked, command: Command) -> Answer:
    """Do what a typed command asks for. Raises Refusal or Denied."""
    handler = COMMANDS.get(command.name)
    if handler is None and not asked.press.chat.private and not command.addressed:
        return Answer()  # it may be meant for another bot
    await asked.known(command.args)
    if handler is None:
        raise Refusal("unknown-command", command=command.name)
    if asked.press.anonymous:
        raise Refusal("anonymous")
    return await handler(asked)
