"""Turns Telegram's updates into presses, and answers into toasts and messages."""

import asyncio
import logging
import re
from zlib import crc32

from cachetools import LRUCache, TTLCache
from telegram import Bot, CallbackQuery, ChatMemberUpdated, MaybeInaccessibleMessage, Message, Update, User
from telegram import Chat as TelegramChat
from telegram.constants import ChatMemberStatus, ChatType, MessageEntityType
from telegram.error import BadRequest, TelegramError

from adapters.telegram import inline
from adapters.telegram.ephemeral import EphemeralHands, number_of
from adapters.telegram.markup import cut
from adapters.telegram.messenger import TelegramMessenger
from adapters.telegram.replies import Replies
from bot.codec import asks_admin
from bot.people import Chat, Person, clean_name
from bot.ports.inline import Offers
from bot.ports.presses import Command, Press, Pressed, Service
from bot.screen import Answer, Screen
from bot.texts import as_text

log = logging.getLogger(__name__)

ALLOWED_UPDATES = ["message", "edited_message", "callback_query", "inline_query", "my_chat_member"]
EDITED_WITHIN = 60.0  # seconds after a message in which an edit of it can make it a command
ADMIN_REMEMBERED = 60.0  # seconds
ADMINS_REMEMBERED = 10_000
HANDLED_REMEMBERED = 5_000  # presses and messages remembered, so that they are not handled again
TOAST_LIMIT = 200  # UTF-16 units
TOAST_AGAIN = (0.5, 2.0, 0.0)  # seconds after a failure until a press is answered again
_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]+))?(?:\s+(.*))?", re.DOTALL)


class TelegramIntake:
    """Handles updates concurrently. After an exception Telegram may deliver the update again."""

    def __init__(
        self,
        bot: Bot,
        messenger: TelegramMessenger,
        service: Service,
        admin_commands: frozenset[str],
        replies: Replies,
        hands: EphemeralHands,
        offers: Offers,
    ) -> None:
        self._bot = bot
        self._messenger = messenger
        self._service = service
        self._admin_commands = admin_commands
        self._replies = replies
        self._hands = hands
        self._offers = offers
        self._handled: LRUCache[str, asyncio.Task[None]] = LRUCache(HANDLED_REMEMBERED)
        self._admins: TTLCache[tuple[str, str], bool] = TTLCache(ADMINS_REMEMBERED, ADMIN_REMEMBERED)

    async def handle(self, update: Update) -> None:
        """Handle an update; return once it is committed. An update that is delivered again does nothing."""
        key = _name_of(update)
        if key is None:
            await self._handle(update)
            return
        task = self._handled.get(key)
        if task is None:
            task = self._handled[key] = asyncio.create_task(self._handle(update))
        try:
            # If this delivery is cancelled, another one of the same update can still wait for the task.
            await asyncio.shield(task)
        except Exception:
            self._handled.pop(key, None)
            raise

    async def _handle(self, update: Update) -> None:
        if update.callback_query is not None:
            await self._pressed(update.callback_query)
        elif update.inline_query is not None:
            query = update.inline_query
            self._replies.begin(inline.answer(self._bot, query, _person(query.from_user), self._offers))
        elif update.my_chat_member is not None:
            await self._membership(update.my_chat_member)
        elif update.message is not None:
            await self._message(update.message)
        elif update.edited_message is not None and _is_fresh(update.edited_message):
            await self._message(update.edited_message, edited=True)

    # --------------------------------------------------------------------------------------------------------- buttons

    async def _pressed(self, query: CallbackQuery) -> None:
        message = query.message
        if message is None or query.data is None:
            self._replies.begin(self._toast(query, Answer()))
            return
        person, chat = _person(query.from_user), _chat_of(message)
        own = number_of(message)  # of an ephemeral message with a hand
        if own is None:
            self._sighted(message, chat.thread)
        press = Press(
            person=person,
            chat=chat,
            input_id=f"telegram:q:{query.id}",
            what=self._button(query.data, message, own),
            admin=asks_admin(query.data) and not chat.private and await self._is_admin(chat, person),
            place=query.chat_instance if self._messenger.windows else "",
        )
        answer = await self._service.act(press)
        self._replies.begin(self._answered(query, press, answer, own))
        await self._replies.to_press(press, answer)

    async def _answered(self, query: CallbackQuery, press: Press, answer: Answer, own: int | None) -> None:
        """Answer a press. In a group the presser sees a hand in an ephemeral message, or else in the alert."""
        hand = answer.hand
        if own is None and hand is not None and not press.chat.private:
            own = await self._hands.begin(query.id, press.chat, press.person)
            answer = answer if own is None else answer.model_copy(update={"alert": False, "url": None})
        elif own is not None:
            hand = await self._newest_hand(press)
        await self._toast(query, answer)
        if own is not None and hand is not None:
            await self._hands.show(own, press.chat, press.person, hand)

    async def _newest_hand(self, press: Press) -> Screen | None:
        """Return the newest hand after a button on a hand was pressed, whatever the press did."""
        hand_press = press.for_hand()
        return (await self._service.act(hand_press)).hand if hand_press is not None else None

    def _button(self, data: str, message: MaybeInaccessibleMessage, own: int | None) -> Pressed:
        if not isinstance(message, Message):
            return Pressed(data)
        rows = message.reply_markup.inline_keyboard if message.reply_markup is not None else ()
        beside = tuple(str(button.callback_data) for row in rows for button in row if button.callback_data)
        return Pressed(data, self._messenger.message_id(message) if own is None else None, beside)

    async def _toast(self, query: CallbackQuery, answer: Answer) -> None:
        for wait in TOAST_AGAIN:
            try:
                if answer.url is not None:
                    await self._bot.answer_callback_query(query.id, url=answer.url)
                else:
                    text = cut(as_text(answer.toast), TOAST_LIMIT) if answer.toast else None
                    await self._bot.answer_callback_query(query.id, text, show_alert=answer.alert)
            except TelegramError as error:
                # Too late, or Telegram refused the link: the press itself has been committed.
                log.info("a press was not answered", extra={"cause": type(error).__name__})
                if isinstance(error, BadRequest):
                    return
                await asyncio.sleep(wait)
            else:
                return

    # -------------------------------------------------------------------------------------------------------- messages

    async def _message(self, message: Message, *, edited: bool = False) -> None:
        chat = _chat_of(message)
        self._sighted(message, chat.thread, known=True)
        if message.migrate_to_chat_id is not None:
            await self._service.chat_moved("telegram", str(message.chat.id), str(message.migrate_to_chat_id))
            return
        if message.migrate_from_chat_id is not None:
            await self._service.chat_moved("telegram", str(message.migrate_from_chat_id), str(message.chat.id))
            return
        if message.write_access_allowed is not None and message.from_user is not None:
            await self._service.private_chat_opened(_person(message.from_user))
            return
        if message.forum_topic_reopened is not None:
            for key in dict.fromkeys((chat.key, chat.group.key)):
                await self._service.chat_opened(key)
            return
        command = self._command(message, edited=edited)
        if command is None or message.from_user is None or message.is_automatic_forward:
            return
        anonymous = message.sender_chat is not None or message.from_user.is_bot
        in_its_name = message.sender_chat is not None and message.sender_chat.id == message.chat.id
        person = _person(message.from_user)
        if in_its_name:  # as only its anonymous admins can write, who all share one user
            person = person.model_copy(update={"id": chat.id, "name": chat.title})
        is_for_admins = command.name in self._admin_commands and not chat.private and not anonymous
        press = Press(
            person=person,
            chat=chat,
            input_id=f"telegram:{_name(message)}",
            what=command,
            admin=in_its_name or (is_for_admins and await self._is_admin(chat, person)),
            anonymous=anonymous,
        )
        answer = await self._service.act(press)
        # The update is confirmed when this returns: an answer that is not sent by then would be lost in a crash.
        await self._replies.to_command(press, answer)

    def _sighted(self, message: MaybeInaccessibleMessage, thread: str | None, *, known: bool = False) -> None:
        sightings, chat = self._messenger.sightings, str(message.chat.id)
        if message.chat.is_forum:
            sightings.is_forum(chat)
        (sightings.wrote if known else sightings.saw)(chat, message.message_id, thread)

    def _command(self, message: Message, *, edited: bool) -> Command | None:
        match = _COMMAND.fullmatch((message.text or "").strip())
        if match is not None:
            name, addressee, args = match.groups()
            if addressee is not None and addressee.lower() != (self._bot.username or "").lower():
                return None
            return Command(
                name.lower(),
                args or "",
                addressed=addressee is not None,
                message=str(message.message_id),
                edited=edited,
                mentioned=_mentioned(message),
            )
        # Any text in private is greeted; talk in a group is ignored.
        if message.chat.type == ChatType.PRIVATE and message.text:
            return Command("start")
        return None

    async def _is_admin(self, chat: Chat, person: Person) -> bool:
        key = (chat.id, person.id)
        known = self._admins.get(key)
        if known is None:
            known = self._admins[key] = await self._messenger.is_admin(chat, person)
        return known

    # ------------------------------------------------------------------------------------------------------ membership

    async def _membership(self, change: ChatMemberUpdated) -> None:
        if change.chat.type != ChatType.PRIVATE:
            here = getattr(change.new_chat_member, "is_member", True)  # only restricted members have this field
            if here and change.new_chat_member.status not in {ChatMemberStatus.BANNED, ChatMemberStatus.LEFT}:
                chat = _chat(change.chat).key
                await self._messenger.may_send_pictures(chat)
                await self._service.chat_opened(chat)
            return
        if change.new_chat_member.status in {ChatMemberStatus.BANNED, ChatMemberStatus.LEFT}:
            await self._service.private_chat_closed(_person(change.from_user))
        else:
            await self._service.private_chat_opened(_person(change.from_user))


def _name_of(update: Update) -> str | None:
    """Return a unique name of a press or message. Update ids are not unique: they may start again."""
    if update.callback_query is not None:
        return f"q:{update.callback_query.id}"
    if update.message is not None:
        return _name(update.message)
    return _name(update.edited_message) if update.edited_message is not None else None


def _name(message: Message) -> str:
    """Return a unique name of a message; it changes when the message is edited.

    Telegram tells the time of an edit in whole seconds, so the text is part of the name too.
    """
    name = f"m:{message.chat.id}:{message.message_id}"
    if message.edit_date is None:
        return name
    return f"{name}:{message.edit_date.timestamp():.0f}:{crc32((message.text or '').encode(errors='replace')):x}"


def _is_fresh(message: Message) -> bool:
    """Whether an edited message is a command, and was edited soon after it was sent."""
    typed = _COMMAND.fullmatch((message.text or "").strip()) is not None
    edited = message.edit_date
    return typed and edited is not None and (edited - message.date).total_seconds() < EDITED_WITHIN


def _person(user: User) -> Person:
    return Person(
        platform="telegram", id=str(user.id), name=clean_name(user.full_name), language=user.language_code or "en"
    )


def _mentioned(message: Message) -> tuple[tuple[str, str], ...]:
    """Return the names in a message that link to a person, each with that person's key. A `@username` has no id."""
    linked = message.parse_entities([MessageEntityType.TEXT_MENTION])
    return tuple((name, f"telegram:{one.user.id}") for one, name in linked.items() if one.user is not None and name)


def _chat(chat: TelegramChat) -> Chat:
    return Chat(
        platform="telegram",
        id=str(chat.id),
        private=chat.type == ChatType.PRIVATE,
        title=clean_name(chat.title) if chat.title else "",
    )


def _chat_of(message: MaybeInaccessibleMessage) -> Chat:
    """Return the place of a message: its chat, its topic, or the comments on a channel's post."""
    chat = _chat(message.chat)
    if not isinstance(message, Message) or message.message_thread_id is None:
        return chat
    if message.is_topic_message:
        return chat.model_copy(update={"thread": str(message.message_thread_id)})
    return chat.model_copy(update={"replies_to": str(message.message_id)}) if _is_comment(message) else chat


def _is_comment(message: Message) -> bool:
    """Whether a message of a thread is a comment: an answer to a channel's post, or to what is below one.

    A thread begins with every message that somebody answers. There is no need to stay in one of those.
    """
    answered = message.reply_to_message
    if answered is None:
        return False
    return bool(answered.is_automatic_forward) or answered.message_id != message.message_thread_id
