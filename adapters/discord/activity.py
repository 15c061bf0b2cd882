"""Opens a table's window inside Discord: an Activity, launched as the answer to a press."""

import asyncio
import logging
from typing import Any, Literal

import aiohttp
import discord

from adapters.discord.components import WINDOW
from adapters.discord.people import person_of
from bot.ports.health import Unavailable
from bot.ports.windows import Wishes

log = logging.getLogger(__name__)

NOTED_WITHIN = 1.0  # seconds for storing which table is meant; Discord waits three seconds in all

WhyNot = Literal["off", "channel"]


class Activity:
    """The application's Activity."""

    def __init__(self, client: discord.Client, wishes: Wishes) -> None:
        self._client = client
        self._wishes = wishes

    @property
    def is_on(self) -> bool:
        """Whether the owner has turned Activities on in the developer portal."""
        return bool(self._client.application_flags) and self._client.application_flags.embedded

    def link(self, code: str) -> str | None:
        """Return a link that `adapters.discord.components` turns into a button; None while Activities are off."""
        return f"{WINDOW}{code}" if self.is_on else None

    async def launch(self, interaction: discord.Interaction[Any], code: str) -> WhyNot | None:
        """Open a table's window for the presser; without a code, the window of the channel's table.

        Return why it wasn't opened, or None. Nothing can be sent after this answer, so all checks come before it.
        """
        if not self.is_on:
            return "off"
        if interaction.guild_id is not None and not interaction.permissions.use_embedded_activities:
            return "channel"
        if code:
            await self._note(person_of(interaction.user, str(interaction.locale)).key, code)
        try:
            await interaction.response.launch_activity()
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            status = error.status if isinstance(error, discord.HTTPException) else 0
            log.warning("a window was not opened", extra={"cause": type(error).__name__, "status": status})
            return "off"
        return None

    async def _note(self, person: str, code: str) -> None:
        """Store which table is meant. Without this note the window opens the channel's table."""
        try:
            async with asyncio.timeout(NOTED_WITHIN):
                await self._wishes.note(person, code)
        except (Unavailable, TimeoutError):
            log.warning("it was not noted which table is meant")
