"""The outgoing side of the playground: the application's screens become messages of the chat log."""

import secrets
import time

from adapters.web.chatlog import ChatLog, Message, Unavailable
from adapters.web.rooms import room_of
from bot.people import Chat, Person
from bot.ports.messenger import Busy, Gone
from bot.screen import Reply, Screen

RETRY_AFTER = 0.5  # seconds, while the chat log cannot be reached


class WebMessenger:
    """Fulfils `bot.ports.messenger.Messenger`. Whoever watches a chat hears of every change through the chat log."""

    platform = "web"
    private_hands = True
    pictures = True
    must_start = False
    copies = None
    answers = None
    threads = None

    def __init__(self, chatlog: ChatLog) -> None:
        self._log = chatlog

    async def private_chat(self, person: Person) -> Chat:
        """Return the private chat: everybody here has one."""
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    async def send(self, chat: Chat, screen: Screen, *, nonce: str) -> str:
        """Append a message; the same nonce shows nothing twice."""
        try:
            return await self._log.add(
                chat.id, Message(kind="screen", at=time.time(), screen=screen), nonce=f"screen:{nonce}"
            )
        except Unavailable as error:
            raise Busy(RETRY_AFTER, unsure=True) from error

    async def edit(self, chat: Chat, message: str, screen: Screen) -> str:
        """Change a message in place."""
        try:
            old = await self._log.message(chat.id, message)
            if old is None or not await self._log.change(chat.id, message, old.model_copy(update={"screen": screen})):
                raise Gone
        except Unavailable as error:
            raise Busy(RETRY_AFTER, unsure=True) from error
        return message

    async def delete(self, chat: Chat, message: str) -> None:
        """Delete a message."""
        try:
            await self._log.remove(chat.id, message)
        except Unavailable as error:
            raise Busy(RETRY_AFTER, unsure=True) from error

    async def reply(self, chat: Chat, reply: Reply, *, to: Person | None) -> None:
        """Send a message beside the table's screens."""
        await self.reply_once(chat, reply, to=to, nonce=secrets.token_hex(8))

    async def reply_once(self, chat: Chat, reply: Reply, *, to: Person | None, nonce: str) -> None:
        """Send a reply; the same nonce sends nothing again. What is private goes to the asker's private chat."""
        if reply.private and to is not None:
            chat = await self.private_chat(to)
        try:
            document = None
            if reply.document is not None:
                name, content = reply.document
                document = (name, await self._log.keep_document(name, content))
            message = Message(kind="reply", at=time.time(), screen=reply.screen, document=document)
            await self._log.add(chat.id, message, nonce=nonce)
        except Unavailable as error:
            raise Busy(RETRY_AFTER, unsure=True) from error

    def link_to(self, chat: Chat, message: str | None) -> str | None:
        """Return an address within the page."""
        return f"#{chat.id}/{message}" if message else f"#{chat.id}"

    def below(self, chat: Chat, message: str) -> int:  # noqa: ARG002 - the page shows every board where it is found
        """Return 0: nothing that a page shows is out of its reader's reach."""
        return 0

    async def is_member(self, chat: Chat, person: Person) -> bool:
        """Whether a person is in a chat: everybody of its room is, and nobody else."""
        return chat.id in {person.id, room_of(person.id)}

    def group_link(self) -> str | None:
        """Return None: a room is its own group."""
        return None

    def start_link(self, payload: str) -> str | None:  # noqa: ARG002 - every private chat is open here
        """Return None: nobody has to start anything."""
        return None
