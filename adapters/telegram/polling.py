"""Updates by long polling: there is one poller, and an update is confirmed only after its press is committed."""

import asyncio
import logging

from telegram import Bot, Update
from telegram.error import Conflict, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.intake import ALLOWED_UPDATES, TelegramIntake
from adapters.telegram.refusals import seconds
from bot.trouble import Troubles

log = logging.getLogger(__name__)

LONG_POLL = 25  # seconds
PAUSE = 1.0  # seconds after a failure, doubled up to …
LONGEST_PAUSE = 30.0
INTERRUPTED = "polling is interrupted"
SECOND = (
    "another program takes updates with this bot's token, by polling or a webhook, so people's presses reach now one, "
    "now the other: stop it, or give it a bot of its own (docs/deploy.md)"
)
TRIES = 3  # to handle an update, before it is skipped


class Poller:
    """Asks Telegram for updates until it is cancelled. Updates of one round are handled at the same time."""

    def __init__(self, bot: Bot, intake: TelegramIntake) -> None:
        self._bot = bot
        self._intake = intake
        self._offset = 0
        self._troubles = Troubles()

    async def run(self) -> None:
        """Poll for updates. Raises InvalidToken; after any other error it waits and tries again."""
        pause = PAUSE
        webhook_gone = False
        while True:
            try:
                webhook_gone = webhook_gone or await self._bot.delete_webhook()
                await self._round()
                self._troubles.over(INTERRUPTED)
                pause = PAUSE
            except InvalidToken:
                raise
            except RetryAfter as error:
                await asyncio.sleep(seconds(error))
            except Exception as error:  # noqa: BLE001 - without the poller nobody can press anything
                what = SECOND if isinstance(error, Conflict) else INTERRUPTED
                self._troubles.tell(what, error, expected=isinstance(error, TelegramError))
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _round(self) -> None:
        updates = await self._bot.get_updates(
            offset=self._offset, timeout=LONG_POLL, read_timeout=LONG_POLL, allowed_updates=ALLOWED_UPDATES
        )
        handled = [asyncio.ensure_future(self._handled(update)) for update in updates]
        try:
            await asyncio.gather(*handled)
        except asyncio.CancelledError:
            # Finish the updates that were begun. The next poller confirms them; handled again, they do nothing.
            await asyncio.gather(*handled, return_exceptions=True)
            raise
        # An empty round resets the offset: ids may start again, lower, after a quiet week.
        self._offset = updates[-1].update_id + 1 if updates else 0

    async def _handled(self, update: Update) -> None:
        for _ in range(TRIES):
            try:
                await self._intake.handle(update)
            except Exception as error:  # noqa: BLE001 - one broken update must not stop the others
                log.error("an update failed", extra={"update": update.update_id, "cause": type(error).__name__})
                await asyncio.sleep(PAUSE)
            else:
                return
