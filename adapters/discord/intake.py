"""Turns Discord's interactions into presses, and answers into messages that usually only the asker sees."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import discord
from cachetools import LRUCache

from adapters.discord.activity import Activity
from adapters.discord.answering import Answering
from adapters.discord.answers import editable as to_edit
from adapters.discord.components import ButtonPlace, data_on
from adapters.discord.files import Draw
from adapters.discord.people import chat_of, person_of
from adapters.discord.private import PrivateChats
from bot.codec import asks_admin, asks_for_hand
from bot.people import Chat
from bot.picture_rights import PictureRights
from bot.ports.commands import TypedCommand
from bot.ports.presses import Command, Editable, Press, Pressed, Service
from bot.screen import Answer, Screen
from bot.texts import Markup, best, slash

log = logging.getLogger(__name__)

REMEMBERED = 5000  # interactions remembered to recognise repetitions
DRAIN = 3.0  # seconds to finish what is under way when the bot stops

Interaction = discord.Interaction[Any]

_MENTION = re.compile(r"<@!?(\d+)>")  # what Discord sends for a person picked while typing


class DiscordIntake:
    """Handles interactions concurrently."""

    def __init__(
        self,
        service: Service,
        private: PrivateChats,
        pictures: PictureRights,
        draw: Draw,
        commands: Mapping[str, TypedCommand],
        activity: Activity | None = None,
    ) -> None:
        """`activity` opens windows; None where there are none."""
        self._service = service
        self._pictures = pictures
        self._private = private
        self._draw = draw
        self._commands = commands
        self._activity = activity
        self._seen: LRUCache[int, None] = LRUCache(REMEMBERED)
        self._open: set[asyncio.Task[Any]] = set()

    async def chat_opened(self, channel: str) -> None:
        """Handle that the bot came (back) to a channel, given by its id, or that its rights there changed."""
        chat = Chat(platform="discord", id=channel).key
        await self._pictures.may_be_there(chat)
        await self._service.chat_opened(chat)

    # -------------------------------------------------------------------------------------------------------- commands

    async def commanded(self, interaction: Interaction, name: str, args: str | None) -> None:
        """Handle a slash command."""
        async with self._once(interaction) as new:
            if not new:
                return
            language = _language(interaction)
            answering = Answering(interaction, self._draw, language)
            command = self._commands[name]
            if is_a_strangers(interaction):
                await answering.say(slash.elsewhere(language))
                return
            missing = missing_permissions(interaction) if command.shows_board else []
            if missing:
                await answering.say(slash.missing(missing, language))
                return
            press = _press(
                interaction,
                Command(name, args or "", addressed=True, mentioned=_mentioned(args or "")),
                admin=command.asks_admin and _speaks_for_chat(interaction),
                editable=_editable(interaction, anew=True),
            )
            if command.argument is not None and command.argument.switch and args:
                answer = await answering.waited_for(self._switched(press, on=args == command.argument.choices[0]))
            else:
                answer = await answering.waited_for(self._obeyed(press))
            await self._answer(answering, press, answer)
            await self._caught_up(answering, press, answer.hand)
            await answering.finish()

    async def _obeyed(self, press: Press) -> Answer:
        if press.chat.private and await self._private.opened(press.person):
            await self._service.private_chat_opened(press.person)
        return await self._act(press)

    async def _switched(self, press: Press, *, on: bool) -> Answer:
        await self._private.switch(press.person, wanted=on)
        if on:
            await self._service.private_chat_opened(press.person)
        else:
            await self._service.private_chat_closed(press.person)
        return Answer(toast=slash.switched(press.person.language, on=on))

    # --------------------------------------------------------------------------------------------------------- buttons

    async def pressed(self, interaction: Interaction, place: ButtonPlace, data: str) -> None:
        """Handle a press. The answer also updates a hand that only the presser sees."""
        async with self._once(interaction) as new:
            if not new:
                return
            admin, in_hand, looks = asks_admin(data), place is ButtonPlace.HAND, asks_for_hand(data)
            press = _press(
                interaction,
                _button(interaction.message, data),
                admin=admin and _speaks_for_chat(interaction),
                # The answer to any other press may edit the message with the button, which everybody sees.
                editable=_editable(interaction, anew=not in_hand) if in_hand or looks else None,
            )
            if press.chat.private and await self._private.opened(press.person):
                await self._service.private_chat_opened(press.person)
            language = _language(interaction)
            answering = Answering(interaction, self._draw, language, anew=looks and not in_hand)
            answer, hand = await answering.waited_for(self._played(press, in_hand=in_hand))
            if hand is not None:
                await answering.update(hand, ButtonPlace.HAND)
            if answer.instead is not None:
                await answering.update(answer.instead, place)
            await self._answer(answering, press, answer)
            await self._caught_up(answering, press.for_hand(), hand or answer.hand)
            missing = missing_permissions(interaction)
            if missing and not (answer.toast or answer.replies or answer.instead):
                await answering.say(slash.missing(missing, language))
            await answering.finish()

    async def window_asked_for(self, interaction: Interaction, code: str = "") -> None:
        """Open a table's window for the asker; without a code, the window of the channel's table."""
        async with self._once(interaction) as new:
            if not new:
                return
            language = _language(interaction)
            why = await self._activity.launch(interaction, code) if self._activity is not None else "off"
            if why is not None:
                answering = Answering(interaction, self._draw, language, anew=True)
                await answering.say(slash.no_window(why, language))

    async def _played(self, press: Press, *, in_hand: bool) -> tuple[Answer, Screen | None]:
        """Act. If the button was on a hand, also return the newest hand, which is shown whatever the press did."""
        answer, hand_press = await self._act(press), press.for_hand() if in_hand else None
        if hand_press is press:
            shown = answer.hand
            return (answer if shown is None else Answer()), shown
        return answer, (await self._act(hand_press)).hand if hand_press is not None else None

    async def _caught_up(self, answering: Answering, hand_press: Press | None, shown: Screen | None) -> None:
        """Refresh a hand that was shown late: it may have changed since it was read."""
        if hand_press is None or shown is None or not answering.came_late:
            return
        newest = (await self._act(replace(hand_press, input_id=f"{hand_press.input_id}:again"))).hand
        if newest is not None and newest != shown:
            await answering.update(newest, ButtonPlace.HAND)

    # --------------------------------------------------------------------------------------------------------- answers

    async def _act(self, press: Press) -> Answer:
        try:
            return await self._service.act(press)
        except Exception as error:  # noqa: BLE001 - a failure is answered too, and a traceback could show cards
            log.error("a press failed", extra={"cause": type(error).__name__})
            return Answer(toast=slash.failed(press.person.language))

    async def _answer(self, answering: Answering, press: Press, answer: Answer) -> None:
        for reply in answer.replies:
            private = (reply.private or reply.secret) and not press.chat.private
            place = ButtonPlace.HAND if reply.secret else ButtonPlace.MESSAGE
            await answering.show(reply.screen, private=private, place=place, document=reply.document)
        # Next to a secret reply the toast is only its short form, for platforms that cannot show such replies.
        if answer.toast and answer.hand is None:
            if answer.url:
                link = f'<a href="{Markup.of(answer.url)}">{Markup.of(answer.toast)}</a>'
                await answering.show(Screen(text=link), private=True)
            else:
                await answering.say(answer.toast)

    # ------------------------------------------------------------------------------------------------------- under way

    @asynccontextmanager
    async def _once(self, interaction: Interaction) -> AsyncIterator[bool]:
        """Yield whether an interaction is new; inside the block it counts as under way."""
        new = interaction.id not in self._seen
        self._seen[interaction.id] = None
        task = asyncio.current_task()
        if task is not None:
            self._open.add(task)
        try:
            yield new
        finally:
            if task is not None:
                self._open.discard(task)

    async def drained(self) -> None:
        """Wait until everything under way has been answered, at most DRAIN seconds."""
        if self._open:
            await asyncio.wait(self._open, timeout=DRAIN)


def _mentioned(args: str) -> tuple[tuple[str, str], ...]:
    """Return the mentions in typed words, each with the key of its person."""
    return tuple((found[0], f"discord:{found[1]}") for found in _MENTION.finditer(args))


def is_a_strangers(interaction: Interaction) -> bool:
    """Whether a person uses their own installation of the bot on a server without the bot."""
    return interaction.guild_id is not None and not interaction.is_guild_integration()


def missing_permissions(interaction: Interaction) -> list[str]:
    """Return the permissions that the bot lacks to write in an interaction's channel."""
    if interaction.guild_id is None:
        return []
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if is_thread else "send_messages")
    return [name for name in needed if not getattr(interaction.app_permissions, name)]


def _button(message: discord.Message | None, data: str) -> Pressed:
    return Pressed(data) if message is None else Pressed(data, str(message.id), data_on(message))


def _editable(interaction: Interaction, *, anew: bool) -> Editable | None:
    """Return the handle that edits the answer to an interaction; None where others may see that answer."""
    alone = anew or (interaction.message is not None and interaction.message.flags.ephemeral)
    return to_edit(interaction, anew=anew) if interaction.guild_id is not None and alone else None


def _press(
    interaction: Interaction, what: Command | Pressed, *, admin: bool = False, editable: Editable | None = None
) -> Press:
    return Press(
        person=person_of(interaction.user, str(interaction.locale)),
        chat=chat_of(interaction.channel_id, interaction.channel, private=interaction.guild_id is None),
        input_id=f"discord:{interaction.id}",
        what=what,
        admin=admin,
        anonymous=interaction.user.bot,
        ephemeral=interaction.guild_id is not None,
        editable=editable,
    )


def _speaks_for_chat(interaction: Interaction) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_guild


def _language(interaction: Interaction) -> str:
    return best(str(interaction.locale))
