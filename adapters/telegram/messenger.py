"""The outgoing side of Telegram."""

import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from datetime import timedelta
from typing import Any, TypeVar

from telegram import Bot, InputMediaPhoto, Message
from telegram.constants import ChatMemberStatus, ParseMode
from telegram.error import BadRequest, ChatMigrated, Forbidden, NetworkError, RetryAfter, TelegramError, TimedOut

from adapters.telegram.markup import CAPTION_LIMIT, html_of, keyboard, visible_length
from bot.people import Chat, Person
from bot.ports import Blocked, Busy, Delivery, Gone, Moved
from bot.screen import Picture, Reply, Screen

UNSURE_AGAIN = 2.0  # seconds until a call is repeated whose answer was lost
PHOTO = "p"  # stands before the id of a message that is a picture with a caption

T = TypeVar("T")
Draw = Callable[[Picture], Awaitable[bytes]]


class TelegramMessenger:
    """Fulfils `bot.ports.Messenger`."""

    platform = "telegram"
    private_hands = True
    pictures = False

    def __init__(self, bot: Bot, draw: Draw) -> None:
        self._bot = bot
        self._draw = draw

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person, whose id is the person's own."""
        return Chat(platform="telegram", id=person.id, private=True)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:  # noqa: ARG002 - Telegram has no such thing
        """Send a new message and return its id."""
        return _id_of(await _told(self._sent(chat, screen)))

    async def _sent(self, chat: Chat, screen: Screen) -> Message:
        text = html_of(screen.text)
        thread = int(chat.thread) if chat.thread else None
        if screen.picture is not None and visible_length(text) <= CAPTION_LIMIT:
            return await self._bot.send_photo(
                chat.id,
                message_thread_id=thread,
                photo=await self._draw(screen.picture),
                caption=text,
                parse_mode=ParseMode.HTML,
                reply_markup=keyboard(screen),
                disable_notification=not screen.pings,
            )
        return await self._bot.send_message(
            chat.id,
            message_thread_id=thread,
            text=text,
            parse_mode=ParseMode.HTML,
            reply_markup=keyboard(screen),
            disable_notification=not screen.pings,
            disable_web_page_preview=True,
        )

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place; one that turns from text to picture or back is sent anew."""
        text = html_of(screen.text)
        pictured = screen.picture is not None and visible_length(text) <= CAPTION_LIMIT
        if pictured is not message.startswith(PHOTO):
            raise Gone("a text cannot become a picture")
        number = int(message.removeprefix(PHOTO))
        with contextlib.suppress(Unchanged):
            if pictured and screen.picture is not None:
                media = InputMediaPhoto(await self._draw(screen.picture), caption=text, parse_mode=ParseMode.HTML)
                call = self._bot.edit_message_media(
                    media, chat_id=chat.id, message_id=number, reply_markup=keyboard(screen)
                )
            else:
                call = self._bot.edit_message_text(
                    text,
                    chat_id=chat.id,
                    message_id=number,
                    parse_mode=ParseMode.HTML,
                    reply_markup=keyboard(screen),
                    disable_web_page_preview=True,
                )
            await _told(call)
        return message

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message; one that is gone already is fine."""
        try:
            await _told(self._bot.delete_message(chat.id, int(message.removeprefix(PHOTO))))
        except Gone:
            return

    async def reply(self, chat: Chat, reply: Reply, *, to: Person | None) -> None:
        """Send a message beside the table's screens: a private one to the person, if that is possible."""
        private = to is not None and (reply.private or reply.secret) and not chat.private
        target = Chat(platform="telegram", id=to.id, private=True) if private and to is not None else chat
        try:
            await self._reply_in(target, reply)
        except Blocked:
            if target is chat or reply.secret:
                raise
            await self._reply_in(chat, reply)

    async def _reply_in(self, chat: Chat, reply: Reply) -> None:
        if reply.document is None:
            await _told(self._sent(chat, reply.screen))
            return
        name, content = reply.document
        await _told(
            self._bot.send_document(
                chat.id,
                content,
                filename=name,
                caption=html_of(reply.screen.text),
                parse_mode=ParseMode.HTML,
                message_thread_id=int(chat.thread) if chat.thread else None,
            )
        )

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return a link to a supergroup; other chats have none."""
        if not chat.id.startswith("-100"):
            return None
        number = message.removeprefix(PHOTO) if message else "1"
        return f"https://t.me/c/{chat.id.removeprefix('-100')}/{number}"

    def start_link(self, payload: str) -> str | None:
        """Return the deep link that opens the private chat with this bot."""
        return f"https://t.me/{self._bot.username}?start={payload}"

    async def is_member(self, chat: Chat, person: Person) -> bool:
        """Whether a person is in a chat now; True if Telegram does not say."""
        try:
            member = await self._bot.get_chat_member(chat.id, int(person.id))
        except TelegramError:
            return True
        return member.status not in {ChatMemberStatus.LEFT, ChatMemberStatus.BANNED}

    async def is_admin(self, chat: Chat, person: Person) -> bool:
        """Whether a person speaks for a chat; False if Telegram does not say."""
        try:
            member = await self._bot.get_chat_member(chat.id, int(person.id))
        except TelegramError:
            return False
        return member.status in {ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER}


async def _told(call: Coroutine[Any, Any, T]) -> T:
    """Make a call of the Bot API, and say what became of it in the application's terms."""
    try:
        return await call
    except RetryAfter as error:
        raise Busy(seconds(error)) from None
    except ChatMigrated as error:
        raise Moved(str(error.new_chat_id)) from None
    except Forbidden:
        raise Blocked("forbidden") from None
    except BadRequest as error:
        raise _meant(error.message) from None
    except (TimedOut, NetworkError):
        raise Busy(UNSURE_AGAIN, unsure=True) from None
    except TelegramError as error:
        raise Blocked(type(error).__name__) from None


def seconds(error: RetryAfter) -> float:
    """Return how long Telegram wants to be left in peace."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


class Unchanged(Delivery):
    """The message shows this already."""


_MEANINGS = (
    ("message is not modified", lambda: Unchanged("unchanged")),
    ("message to edit not found", lambda: Gone("edit")),
    ("message to delete not found", lambda: Gone("delete")),
    ("message can't be edited", lambda: Gone("edit")),
    ("message can't be deleted", lambda: Gone("delete")),
    ("message_id_invalid", lambda: Gone("id")),
    ("message thread not found", lambda: Blocked("no-topic")),
    ("topic_closed", lambda: Blocked("topic-closed")),
    ("chat not found", lambda: Blocked("no-chat")),
    ("not enough rights", lambda: Blocked("no-rights")),
    ("have no rights", lambda: Blocked("no-rights")),
)


def _meant(message: str) -> Delivery:
    text = message.lower()
    for part, meaning in _MEANINGS:
        if part in text:
            return meaning()
    return Blocked("bad-request")


def _id_of(message: Message) -> str:
    return f"{PHOTO}{message.message_id}" if message.photo else str(message.message_id)
