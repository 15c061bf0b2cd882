"""Commands in ordinary messages that mention the bot. Unlike a slash command, such a message stays as evidence.

Without the privileged intent a bot sees only the text of direct messages and of messages that mention it.
"""

import logging
import re
from collections.abc import Mapping

import discord

from adapters.discord.messenger import DiscordMessenger
from adapters.discord.people import chat_of, person_of
from bot.people import Person
from bot.ports.commands import TypedCommand
from bot.ports.messenger import Blocked, NotDelivered
from bot.ports.presses import Command, Press, Service
from bot.screen import Answer, Reply, Screen
from bot.texts import FALLBACK, Markup

log = logging.getLogger(__name__)

_WORDS = re.compile(r"\s*(?:<@!?(\d+)>\s*)?/?(\S+)\s*(.*)", re.DOTALL)


class Mentions:
    """Handles such messages, and answers in the same channel."""

    def __init__(self, service: Service, messenger: DiscordMessenger, commands: Mapping[str, TypedCommand]) -> None:
        self._service = service
        self._messenger = messenger
        self._names = {name for name, command in commands.items() if command.by_mention}

    async def said(self, message: discord.Message, own_id: int) -> None:
        """Handle a message that is for the bot and names a command allowed here; count every message."""
        self._messenger.sightings.saw(str(message.channel.id), message.id)
        found = _WORDS.match(message.content)
        if message.author.bot or found is None:
            return
        mentioned, name, args = found.groups()
        is_meant = mentioned == str(own_id) or (mentioned is None and message.guild is None)
        if not is_meant or name.lower() not in self._names:
            return
        press = _press(message, Command(name.lower(), args, addressed=True))
        await self._answer(press, await self._service.act(press))

    async def _answer(self, press: Press, answer: Answer) -> None:
        replies = [reply for reply in answer.replies if not reply.secret]
        if answer.toast:
            replies.insert(0, Reply(screen=Screen(text=Markup.of(answer.toast))))
        for reply in replies:
            try:
                await self._messenger.reply(press.chat, reply)
            except Blocked:
                await self._in_private(press.person, reply)
            except NotDelivered as refused:
                log.info("an answer was not delivered", extra={"reason": str(refused)})

    async def _in_private(self, person: Person, reply: Reply) -> None:
        """Send a reply in private that the channel refuses."""
        try:
            await self._messenger.reply(await self._messenger.private_chat(person), reply)
        except NotDelivered as refused:
            log.info("an answer was not delivered", extra={"reason": str(refused)})


def _press(message: discord.Message, what: Command) -> Press:
    guild = message.guild
    return Press(
        person=person_of(message.author, str(guild.preferred_locale) if guild is not None else FALLBACK),
        chat=chat_of(message.channel.id, message.channel, private=guild is None),
        input_id=f"discord:{message.id}",
        what=what,
    )
