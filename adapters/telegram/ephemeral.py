"""Shows hands in a group to their owner alone, if the server has ephemeral messages (Bot API 10.2 and later).

python-telegram-bot does not know them yet. A server that ignores the field would show the message to the whole group.
So the message first shows only the back of a card, and the hand follows by `editEphemeralMessageText`, which can only
change a message that one person sees. A server that refuses, or does not confirm the receiver, is not asked again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from telegram import Bot, MaybeInaccessibleMessage, Message
from telegram.constants import ParseMode
from telegram.error import BadRequest, EndPointNotFound, InvalidToken, RetryAfter, TelegramError

from adapters.telegram.markup import keyboard, text_of
from adapters.telegram.refusals import is_about_chat, seconds
from bot.budgets import Budgets
from bot.people import Chat, Person
from bot.ports.limits import Caller, Limits
from bot.ports.messenger import Busy
from bot.screen import Screen

log = logging.getLogger(__name__)

BACK = "🂠"  # of a card
METHOD = "editEphemeralMessageText"
PATIENCE = 4.0  # seconds for all calls: a press has to be answered within 15
PASSING = (
    "query is too old",
    "query_id_invalid",
    "query id is invalid",
    "message to edit not found",
)  # refusals that concern one press only

T = TypeVar("T")


def number_of(message: MaybeInaccessibleMessage | None) -> int | None:
    """Return the number of an ephemeral message, which one person alone sees; None for any other message."""
    number = message.api_kwargs.get("ephemeral_message_id") if message is not None else None
    return number if isinstance(number, int) and number > 0 else None


class EphemeralHands:
    """Shows hands in groups, each to its owner alone. `now` gives seconds since the epoch, as budgets count them."""

    def __init__(self, bot: Bot, limits: Limits, now: Callable[[], float]) -> None:
        self._bot = bot
        self._budgets = Budgets(limits, now)
        self._offered: bool | None = None  # None: not known yet

    async def begin(self, query: str, chat: Chat, person: Person) -> int | None:
        """Send the back of a card to a person who pressed a button in a group, before the press is answered.

        Returns the number of the message, which this person alone sees; None if it could not be sent.
        """
        return await self._tried(chat, self._begun(query, chat, person))

    async def show(self, number: int, chat: Chat, person: Person, screen: Screen) -> None:
        """Show a person their hand in an ephemeral message."""
        await self._tried(chat, self._in_budget(number, chat, person, screen))

    async def _tried(self, chat: Chat, work: Coroutine[Any, Any, T]) -> T | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await work
        except (EndPointNotFound, InvalidToken):
            self._offered = False
        except BadRequest as refused:
            if not is_about_chat(refused) and not any(sign in refused.message.lower() for sign in PASSING):
                log.info("hands are not shown in groups: a server refuses it")
                self._offered = False
        except RetryAfter as flood:
            await self._budgets.hold_back(chat, Busy(seconds(flood), flood=True))
        except (TelegramError, TimeoutError, Busy) as trouble:
            log.info("a hand was not shown in a group", extra={"cause": type(trouble).__name__})
        return None

    async def _begun(self, query: str, chat: Chat, person: Person) -> int | None:
        if self._offered is None:
            self._offered = await self._is_known()
        if not self._offered or await self._budgets.take(chat, Caller(chat.key, spare=True)) > 0:
            return None
        message = await self._bot.send_message(
            chat.id,
            BACK,
            message_thread_id=int(chat.thread) if chat.thread else None,
            disable_notification=True,
            api_kwargs={
                "ephemeral_message_parameters": {"receiver_user_id": int(person.id), "callback_query_id": query}
            },
        )
        number = number_of(message)
        if number is not None and not message.message_id and _is_for(message, person):
            return number
        self._offered = False
        log.warning("hands are not shown in groups: a server takes no notice of whom they are for")
        if message.message_id:
            await self._bot.delete_message(chat.id, message.message_id)
        return None

    async def _is_known(self) -> bool:
        """Call the method without arguments: a server that knows it complains that they are missing."""
        try:
            await self._bot.do_api_request(METHOD, api_kwargs={})
        except (EndPointNotFound, InvalidToken):
            return False
        except BadRequest:
            return True
        return False

    async def _in_budget(self, number: int, chat: Chat, person: Person, screen: Screen) -> None:
        edit = partial(self._shown, number, chat, person, screen)
        await self._budgets.make(chat, edit, ("hand", chat.key, number), PATIENCE)

    async def _shown(self, number: int, chat: Chat, person: Person, screen: Screen) -> None:
        try:
            await self._bot.do_api_request(
                METHOD,
                api_kwargs={
                    "chat_id": chat.id,
                    "receiver_user_id": int(person.id),
                    "ephemeral_message_id": number,
                    "text": text_of(screen),
                    "parse_mode": ParseMode.HTML,
                    **keyboard(screen),
                },
            )
        except BadRequest as refused:
            if "not modified" not in refused.message.lower():
                raise


def _is_for(message: Message, person: Person) -> bool:
    receiver = message.api_kwargs.get("receiver_user")
    return isinstance(receiver, dict) and str(receiver.get("id")) == person.id
