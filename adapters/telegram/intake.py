"""Updates of Telegram become presses; answers become toasts and messages."""

import logging
import re
import time
from collections.abc import Callable

from telegram import Bot, CallbackQuery, ChatMemberUpdated, Message, Update, User
from telegram import Chat as TelegramChat
from telegram.constants import ChatMemberStatus, ChatType
from telegram.error import TelegramError

from adapters.telegram.messenger import TelegramMessenger
from bot.people import Chat, Person, clean_name
from bot.ports import Blocked, Command, Delivery, Press, Pressed, Service
from bot.screen import Answer, Reply, Screen, escape

log = logging.getLogger(__name__)

ALLOWED_UPDATES = ["message", "callback_query", "my_chat_member"]
ADMIN_REMEMBERED = 60.0  # seconds
TOAST_LIMIT = 200  # characters
_COMMAND = re.compile(r"/([A-Za-z0-9_]{1,32})(?:@([A-Za-z0-9_]+))?(?:\s+(.*))?", re.DOTALL)


class TelegramIntake:
    """Handles one update at a time; any number at once. What it raises was not handled and may come again."""

    def __init__(
        self, bot: Bot, messenger: TelegramMessenger, service: Service, admin_commands: frozenset[str]
    ) -> None:
        self._bot = bot
        self._messenger = messenger
        self._service = service
        self._admin_commands = admin_commands
        self._admins: dict[tuple[str, str], tuple[float, bool]] = {}
        self.now: Callable[[], float] = time.monotonic

    async def handle(self, update: Update) -> None:
        """Do what an update asks for. Returns when that is committed."""
        if update.callback_query is not None:
            await self._pressed(update.callback_query)
        elif update.my_chat_member is not None:
            await self._membership(update.my_chat_member)
        elif update.message is not None:
            await self._message(update.message)

    # --------------------------------------------------------------------------------------------------------- buttons

    async def _pressed(self, query: CallbackQuery) -> None:
        message = query.message
        if message is None or query.data is None:
            await self._toast(query, Answer())
            return
        thread = message.message_thread_id if isinstance(message, Message) and message.is_topic_message else None
        chat = _chat(message.chat, thread)
        press = Press(
            person=_person(query.from_user),
            chat=chat,
            input_id=f"telegram:q:{query.id}",
            what=Pressed(query.data, str(message.message_id)),
        )
        answer = await self._service.act(press)
        shown = chat.private or not any(reply.secret for reply in answer.replies)
        answer = await self._replied(press, answer, skip_secret=not shown)
        await self._toast(query, answer)

    async def _toast(self, query: CallbackQuery, answer: Answer) -> None:
        try:
            if answer.url is not None:
                await self._bot.answer_callback_query(query.id, url=answer.url)
            else:
                text = answer.toast[:TOAST_LIMIT] if answer.toast else None
                await self._bot.answer_callback_query(query.id, text, show_alert=answer.alert)
        except TelegramError as error:
            # Too late, or the link was not to Telegram's taste: what was asked has been done all the same.
            log.info("a press was not answered", extra={"cause": type(error).__name__})

    # -------------------------------------------------------------------------------------------------------- messages

    async def _message(self, message: Message) -> None:
        if message.migrate_to_chat_id is not None:
            await self._service.chat_moved("telegram", str(message.chat.id), str(message.migrate_to_chat_id))
            return
        if message.migrate_from_chat_id is not None:
            await self._service.chat_moved("telegram", str(message.migrate_from_chat_id), str(message.chat.id))
            return
        command = self._command(message)
        if command is None or message.from_user is None:
            return
        anonymous = message.sender_chat is not None or message.from_user.is_bot
        if anonymous and message.chat.type == ChatType.CHANNEL:
            return
        thread = message.message_thread_id if message.is_topic_message else None
        person, chat = _person(message.from_user), _chat(message.chat, thread)
        admin = command.name in self._admin_commands and not chat.private and await self._is_admin(chat, person)
        press = Press(
            person=person,
            chat=chat,
            input_id=f"telegram:m:{message.chat.id}:{message.message_id}",
            what=command,
            admin=admin,
            anonymous=anonymous,
        )
        answer = await self._replied(press, await self._service.act(press))
        if answer.toast:
            screen = Screen(text=_linked(answer))
            await self._quietly_reply(press, Reply(screen=screen, private=False))

    def _command(self, message: Message) -> Command | None:
        match = _COMMAND.fullmatch(message.text or "")
        if match is not None:
            name, addressee, args = match.groups()
            if addressee is not None and addressee.lower() != (self._bot.username or "").lower():
                return None
            return Command(name.lower(), args or "")
        # A word to the bot in private gets an answer; talk in a group is none of its business.
        if message.chat.type == ChatType.PRIVATE and message.text:
            return Command("help")
        return None

    async def _is_admin(self, chat: Chat, person: Person) -> bool:
        key = (chat.id, person.id)
        known = self._admins.get(key)
        if known is not None and known[0] > self.now():
            return known[1]
        admin = await self._messenger.is_admin(chat, person)
        self._admins[key] = (self.now() + ADMIN_REMEMBERED, admin)
        return admin

    async def _replied(self, press: Press, answer: Answer, *, skip_secret: bool = False) -> Answer:
        """Send the replies of an answer; return what is left to say."""
        for reply in answer.replies:
            if reply.secret and skip_secret:
                continue
            if not await self._quietly_reply(press, reply) and answer.fallback:
                return answer.model_copy(update={"toast": answer.fallback})
        return answer if answer.fallback is None else answer.model_copy(update={"url": None})

    async def _quietly_reply(self, press: Press, reply: Reply) -> bool:
        try:
            await self._messenger.reply(press.chat, reply, to=press.person)
        except Blocked:
            return False
        except Delivery as trouble:
            log.warning("a reply was not delivered", extra={"cause": type(trouble).__name__})
        return True

    # ------------------------------------------------------------------------------------------------------ membership

    async def _membership(self, change: ChatMemberUpdated) -> None:
        if change.chat.type != ChatType.PRIVATE:
            return
        if change.new_chat_member.status in {ChatMemberStatus.BANNED, ChatMemberStatus.LEFT}:
            await self._service.private_chat_closed(_person(change.from_user))
        else:
            await self._service.private_chat_opened(_person(change.from_user))


def _person(user: User) -> Person:
    return Person(
        platform="telegram", id=str(user.id), name=clean_name(user.full_name), language=user.language_code or "en"
    )


def _chat(chat: TelegramChat, thread: int | None) -> Chat:
    return Chat(
        platform="telegram",
        id=str(chat.id),
        thread=str(thread) if thread else None,
        private=chat.type == ChatType.PRIVATE,
        title=clean_name(chat.title) if chat.title else "",
    )


def _linked(answer: Answer) -> str:
    text = escape(answer.toast or "")
    return f'<a href="{escape(answer.url)}">{text}</a>' if answer.url else text
