"""The outgoing side of Telegram."""

import contextlib
from collections.abc import Awaitable, Callable, Collection
from functools import partial

from telegram import Bot, ChatMemberRestricted, InputMediaPhoto, Message, ReplyParameters
from telegram.constants import ChatMemberStatus, ParseMode
from telegram.error import TelegramError

from adapters.telegram.markup import CAPTION_LIMIT, TEXT_LIMIT, keyboard, pages, text_of, visible_length
from adapters.telegram.refusals import Unchanged, delivered, no_member
from adapters.telegram.sightings import Sightings
from adapters.telegram.topics import TelegramTopics
from bot.codec import WINDOW_PAYLOAD
from bot.people import Chat, Person
from bot.picture_rights import PictureRights
from bot.ports.inline import Offers
from bot.ports.messenger import Blocked, Gone, Messenger, Rejected
from bot.screen import Picture, Reply, Screen
from bot.texts import Markup, best, plain

PHOTO = "p"  # prefix of the id of a message that is a picture with a caption

Draw = Callable[[Picture], Awaitable[bytes]]


class TelegramMessenger(Messenger):
    """The messenger of Telegram, and its `bot.ports.messenger.FindsCopies`."""

    platform = "telegram"
    must_start = True

    def __init__(
        self,
        bot: Bot,
        draw: Draw,
        pictures: PictureRights,
        spoken: Callable[[Chat], Awaitable[str | None]],
        *,
        windows: bool = False,
    ) -> None:
        """`spoken` returns the language of a group, if it is known.

        `windows`: whether tables can be opened in the bot's main Mini App.
        """
        self._bot = bot
        self.windows = windows
        self._draw = draw
        self._pictures = pictures
        self._language_of = spoken
        self.sightings = Sightings()
        self.threads = TelegramTopics(bot)
        self.copies = self  # Telegram has no nonces, so a repeated send shows a message twice
        self.offers: Offers | None = None  # receives the pictures that a person may post in another chat

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat with a person; its id is the person's id."""
        return Chat(platform="telegram", id=person.id, private=True)

    # -------------------------------------------------------------------------------------------- a table's messages

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:  # noqa: ARG002 - Telegram has no such thing
        """Send a new message and return its id; without the picture if the text is too long for a caption."""
        return await self._shown(chat, _with_whole_text(screen))

    async def _shown(self, chat: Chat, screen: Screen, to: str | None = None) -> str:
        send = partial(self._sent, chat, to=to)
        return _id_of(await self._pictures.with_or_without(chat, screen, send, self._pictures_missed))

    async def _pictures_missed(self, chat: Chat, language: str) -> None:
        spoken = language or await self._language_of(chat)
        await self._sent(chat, Screen(text=Markup.of(plain(best(spoken), "no-pictures-here"))))

    async def _sent(self, chat: Chat, screen: Screen, to: str | None = None) -> Message:
        thread = int(chat.thread) if chat.thread else None
        if screen.picture is not None:
            sending = self._bot.send_photo(
                chat.id,
                message_thread_id=thread,
                photo=await self._draw(screen.picture),
                caption=text_of(screen, CAPTION_LIMIT),
                parse_mode=ParseMode.HTML,
                api_kwargs=keyboard(screen),
                disable_notification=not screen.pings,
                reply_parameters=_answering(to or chat.replies_to),
            )
        else:
            sending = self._bot.send_message(
                chat.id,
                message_thread_id=thread,
                text=text_of(screen),
                parse_mode=ParseMode.HTML,
                api_kwargs=keyboard(screen),
                disable_notification=not screen.pings,
                disable_web_page_preview=True,
                reply_parameters=_answering(to or chat.replies_to),
            )
        message = await delivered(sending)
        self.sightings.wrote(chat.id, message.message_id, chat.thread)
        await self._pictured(chat, screen, message)
        return message

    async def _pictured(self, chat: Chat, screen: Screen, message: Message | bool) -> None:
        """Pass on a picture that a person was shown in private and may post in another chat."""
        words = screen.picture.passed_on if screen.picture is not None else ""
        if words and chat.private and self.offers is not None and isinstance(message, Message) and message.photo:
            await self.offers.picture_sent(chat.key, message.photo[-1].file_id, words)

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place. Raises Gone if a text would have to become a picture, or a picture a text."""
        screen = _with_whole_text(screen)
        if self._pictures.are_left_out(chat):
            screen = screen.model_copy(update={"picture": None})
        if (screen.picture is not None) is not message.startswith(PHOTO):
            raise Gone("a text cannot become a picture")
        number = _number(message)
        with contextlib.suppress(Unchanged):
            if screen.picture is not None:
                edit = partial(self._picture_edited, chat, number)
                await self._pictures.with_or_without(chat, screen, edit, self._pictures_missed)
                if self._pictures.are_left_out(chat):
                    raise Gone("the picture is not taken any more")
            else:
                await delivered(
                    self._bot.edit_message_text(
                        text_of(screen),
                        chat_id=chat.id,
                        message_id=number,
                        parse_mode=ParseMode.HTML,
                        api_kwargs=keyboard(screen),
                        disable_web_page_preview=True,
                    )
                )
        # A worker that has just started learns here how far the chat's ids have come.
        self.sightings.wrote(chat.id, number, chat.thread)
        return message

    async def _picture_edited(self, chat: Chat, number: int, screen: Screen) -> None:
        """Change a picture and its caption; without a picture only the caption, under the old picture."""
        caption = text_of(screen, CAPTION_LIMIT)
        if screen.picture is None:
            await delivered(
                self._bot.edit_message_caption(
                    chat.id, number, caption=caption, parse_mode=ParseMode.HTML, api_kwargs=keyboard(screen)
                )
            )
            return
        media = InputMediaPhoto(await self._draw(screen.picture), caption=caption, parse_mode=ParseMode.HTML)
        edited = await delivered(
            self._bot.edit_message_media(media, chat_id=chat.id, message_id=number, api_kwargs=keyboard(screen))
        )
        await self._pictured(chat, screen, edited)

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message; it may be gone already."""
        with contextlib.suppress(Gone):
            await delivered(self._bot.delete_message(chat.id, _number(message)))
        self.sightings.removed(chat.id, _number(message))

    async def without_buttons(self, chat: Chat, message: str) -> None:
        """Take the buttons of a message away. One that is already gone, or has none, is no error."""
        with contextlib.suppress(Gone, Unchanged):
            await delivered(self._bot.edit_message_reply_markup(chat.id, _number(message), reply_markup=None))

    async def may_send_pictures(self, chat: str) -> None:
        """Try pictures again in a chat, given by its key, as the bot's rights there have changed."""
        await self._pictures.may_be_there(chat)

    # ------------------------------------------------------------------------------------------------ lost messages

    def newest(self, chat: Chat, known: Collection[str]) -> str:
        """Return the newest message id known of a chat, `known` included; empty if there is none."""
        newest = self.sightings.newest(chat.id, map(_number, known))
        return str(newest) if newest else ""

    def between(self, chat: Chat, after: str, before: str | None, limit: int) -> list[str]:
        """Return up to `limit` ids after `after`, the last ones before `before`, without known messages."""
        end = _number(before) if before is not None else None
        if not after and end is None:
            return []
        start = max(_number(after) if after else 0, 0 if end is None else end - limit - 1)
        return [str(number) for number in self.sightings.unknown(chat.id, start, end, limit)]

    def unrecorded(self, chat: Chat, message: str) -> None:
        """Note that the record of a message just sent could not be written, so that a search may find it."""
        self.sightings.unrecorded(chat.id, _number(message))

    async def remove_copy(self, chat: Chat, message: str, *, without_buttons: bool) -> None:
        """Delete a message if it is the bot's own and has buttons, or with `without_buttons`, if it has none.

        Telegram refuses to remove the buttons of other people's messages, and says when there were none.
        """
        number = _number(message)
        try:
            await delivered(self._bot.edit_message_reply_markup(chat.id, number, reply_markup=None))
        except Gone:
            return
        except Unchanged:
            if not without_buttons:
                return
        else:
            if without_buttons:
                return
        await self.delete(chat, message)

    @staticmethod
    def message_id(message: Message) -> str:
        """Return the id by which `edit` and `delete` know a message."""
        return _id_of(message)

    # -------------------------------------------------------------------------------------------- beside the table

    async def reply(self, chat: Chat, reply: Reply, to: str | None = None) -> str:
        """Send a message beside the table's screens and return its id; a long text becomes several.

        A text too long for a caption stands before the picture. The first message is shown as an answer to the message
        `to`, if that is still there.
        """
        if reply.document is not None:
            name, content = reply.document
            sent = await delivered(
                self._bot.send_document(
                    chat.id,
                    content,
                    filename=name,
                    caption=text_of(reply.screen, CAPTION_LIMIT),
                    parse_mode=ParseMode.HTML,
                    message_thread_id=int(chat.thread) if chat.thread else None,
                    disable_notification=True,
                    reply_parameters=_answering(to or chat.replies_to),
                )
            )
            self.sightings.wrote(chat.id, sent.message_id, chat.thread)
            return _id_of(sent)
        *before, last = pages(reply.screen.text, TEXT_LIMIT)
        if reply.screen.picture is not None and _with_whole_text(reply.screen).picture is None:
            before, last = [*before, last], ""
        shown = ""
        for page in before:
            shown = _id_of(await self._sent(chat, Screen(text=page), to))
            to = None
        try:
            return await self._shown(chat, reply.screen.model_copy(update={"text": last}), to)
        except (Blocked, Rejected):
            if last:
                raise
            return shown  # a picture without a text is left out

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return a link to a supergroup, or a topic of it; other chats have none."""
        if not chat.id.startswith("-100"):
            return None
        number = _number(message) if message else chat.thread or 1
        return f"https://t.me/c/{chat.id.removeprefix('-100')}/{number}"

    def below(self, chat: Chat, message: str) -> int:
        """Return how many messages stand below a message, as far as updates and own messages tell this process."""
        return self.sightings.below(chat.id, chat.thread, _number(message))

    def group_link(self) -> str | None:
        """Return the deep link that lets a person choose a group for this bot."""
        return f"https://t.me/{self._bot.username}?startgroup=true"

    def window_link(self, code: str) -> str | None:
        """Return the deep link of the main Mini App; None if none is set up at @BotFather.

        In groups Telegram refuses a button that opens an app directly, and with it the message.
        """
        me = self._bot.bot
        return (
            f"https://t.me/{me.username}?startapp={WINDOW_PAYLOAD}{code}"
            if self.windows and me.has_main_web_app
            else None
        )

    def start_link(self, payload: str) -> str | None:
        """Return the deep link that opens the private chat with this bot."""
        return f"https://t.me/{self._bot.username}?start={payload}"

    async def is_member(self, chat: Chat, person: Person) -> bool | None:
        """Whether a person is in a chat now; None if Telegram does not say, such as to a bot that isn't an admin."""
        try:
            member = await self._bot.get_chat_member(chat.id, int(person.id))
        except TelegramError as error:
            return False if no_member(error) else None
        if isinstance(member, ChatMemberRestricted):
            return member.is_member
        return member.status not in {ChatMemberStatus.LEFT, ChatMemberStatus.BANNED}

    async def is_admin(self, chat: Chat, person: Person) -> bool:
        """Whether a person is an admin of a chat; False if Telegram does not say."""
        try:
            member = await self._bot.get_chat_member(chat.id, int(person.id))
        except TelegramError:
            return False
        return member.status in {ChatMemberStatus.ADMINISTRATOR, ChatMemberStatus.OWNER}


def _answering(message: str | None) -> ReplyParameters | None:
    """Return the message that another one answers. Without it, if it is deleted, the other one is sent all the same."""
    return ReplyParameters(_number(message), allow_sending_without_reply=True) if message is not None else None


def _with_whole_text(screen: Screen) -> Screen:
    """Return a screen without its picture if a caption would be too short for the text."""
    if screen.picture is None or visible_length(screen.text) <= CAPTION_LIMIT:
        return screen
    return screen.model_copy(update={"picture": None})


def _number(message: str) -> int:
    return int(message.removeprefix(PHOTO))


def _id_of(message: Message) -> str:
    return f"{PHOTO}{message.message_id}" if message.photo else str(message.message_id)
