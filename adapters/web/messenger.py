"""The outgoing side of the playground: it turns screens into messages of the chat log."""

import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager

from adapters.web.chatlog import Message
from adapters.web.rooms import room_of
from adapters.web.storage import RedisChatLog
from bot.people import Chat, Person
from bot.ports.health import Unavailable
from bot.ports.messenger import Busy, Gone, Messenger
from bot.screen import Reply, Screen

RETRY_AFTER = 0.5  # seconds, while the chat log cannot be reached


class WebMessenger(Messenger):
    """The messenger of the playground. Open pages learn of every change from the chat log.

    A page is the window, shows the newest board, and has every private chat open.
    """

    platform = "web"
    pictures = True
    by_invitation = True
    own_language = True

    def __init__(self, chatlog: RedisChatLog) -> None:
        self._log = chatlog

    async def private_chat(self, person: Person) -> Chat:
        """Return the person's private chat. Everybody has one."""
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        """Append a message. Repeating a nonce adds nothing."""
        message = Message(kind="screen", at=time.time(), screen=screen)
        with _busy_if_unavailable():
            return await self._log.add(chat.id, message, nonce=f"screen:{nonce}")

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place."""
        with _busy_if_unavailable():
            old = await self._log.message(chat.id, message)
            if old is None or not await self._log.change(chat.id, message, old.model_copy(update={"screen": screen})):
                raise Gone
        return message

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message."""
        with _busy_if_unavailable():
            await self._log.remove(chat.id, message)

    async def without_buttons(self, chat: Chat, message: str) -> None:
        """Take the buttons of a message away. One that is already gone, or has none, is no error."""
        with _busy_if_unavailable():
            old = await self._log.message(chat.id, message)
            if old is not None and old.screen is not None:
                bare = old.screen.model_copy(update={"rows": (), "surface": None})
                await self._log.change(chat.id, message, old.model_copy(update={"screen": bare}))

    async def reply(self, chat: Chat, reply: Reply, *, to: Person | None, nonce: str = "") -> None:
        """Send a reply. Repeating a nonce sends nothing. A private reply goes to the asker's private chat."""
        if reply.private and to is not None:
            chat = await self.private_chat(to)
        with _busy_if_unavailable():
            document = None
            if reply.document is not None:
                name, content = reply.document
                document = (name, await self._log.keep_document(name, content))
            language = to.language if to is not None and not chat.private else ""
            message = Message(
                kind="reply",
                at=time.time(),
                language=language,
                asker=to.id if to is not None else "",
                screen=reply.screen,
                document=document,
            )
            await self._log.add(chat.id, message, nonce=nonce or secrets.token_hex(8))

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return an address within the page."""
        return f"#{chat.id}/{message}" if message else f"#{chat.id}"

    async def is_member(self, chat: Chat, person: Person) -> bool:
        """Whether a person is in a chat: their own, or the group of their room."""
        return chat.id in {person.id, room_of(person.id)}


@contextmanager
def _busy_if_unavailable() -> Iterator[None]:
    try:
        yield
    except Unavailable as error:
        raise Busy(RETRY_AFTER, unsure=True) from error
