"""Edits answers that only the asker sees, by the interaction's token. Any process can, without the gateway.

https://discord.com/developers/docs/interactions/receiving-and-responding#edit-original-interaction-response
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import discord
from discord.http import handle_message_parameters
from discord.webhook.async_ import async_context

from adapters.discord.calls import UNKNOWN_MESSAGE, delivered
from adapters.discord.components import ButtonPlace, view_of
from adapters.discord.files import Draw, drawn, files_of
from adapters.discord.guard import RefusedCalls
from adapters.discord.markdown import pages
from bot.ports.messenger import Blocked, Busy, Gone
from bot.ports.presses import Editable
from bot.screen import Screen

LASTS = 870.0  # seconds; Discord accepts the token for fifteen minutes, and the last edit needs time to get through
REFUSED_AGAIN = 30.0  # seconds until a retry after a refusal without one of Discord's own codes

# https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN_WEBHOOK, INVALID_TOKEN = 10015, 50027
_NOT_THERE = frozenset({UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK})
_NOT_DISCORDS = frozenset({HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND})


def editable(interaction: discord.Interaction[Any], *, anew: bool) -> Editable:
    """Return the handle that edits the first answer to an interaction, which only the asker may see."""
    return Editable(f"{interaction.application_id}/{interaction.token}", LASTS, anew)


class DiscordAnswers:
    """Fulfils `bot.ports.messenger.EditsAnswers`."""

    def __init__(self, client: discord.Client, guard: RefusedCalls, draw: Draw, command_ids: Mapping[str, str]) -> None:
        self._client = client
        self._guard = guard
        self._draw = draw
        self._command_ids = command_ids

    async def edit_answer(self, handle: str, screen: Screen) -> None:
        """Change the first answer to an interaction."""
        files = files_of(await drawn(screen.picture, self._draw)) if screen.picture is not None else []
        await delivered(self._edited(handle, screen, files), self._guard)

    async def _edited(self, handle: str, screen: Screen, files: list[discord.File]) -> None:
        application, _, token = handle.partition("/")
        webhook = discord.Webhook.partial(int(application), token, client=self._client)
        with handle_message_parameters(
            content=pages(screen.text, ids=self._command_ids)[0],
            view=view_of(screen.rows, ButtonPlace.HAND),
            attachments=files,
            previous_allowed_mentions=discord.AllowedMentions.none(),
        ) as params:
            try:
                await async_context.get().edit_original_interaction_response(
                    webhook.id,
                    token,
                    session=webhook.session,
                    proxy=self._client.http.proxy,
                    proxy_auth=self._client.http.proxy_auth,
                    payload=params.payload,
                    multipart=params.multipart,
                    files=params.files,
                )
            except discord.HTTPException as error:
                if error.code in _NOT_THERE:
                    raise Gone("no such answer") from None
                if error.code == INVALID_TOKEN:
                    raise Blocked("over") from None
                if error.status in _NOT_DISCORDS and not error.code:
                    raise Busy(REFUSED_AGAIN) from None
                raise
