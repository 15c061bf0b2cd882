"""Private chats, groups with their members and topics, and channels."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from tests.emulators.telegram.formatting import detect_entities
from tests.emulators.telegram.messages import Message, Version
from tests.emulators.telegram.refusals import bad_request, forbidden, migrated

if TYPE_CHECKING:
    from tests.emulators.telegram.people import Person
    from tests.emulators.telegram.server import TelegramEmulator

RIGHTS_ANYWHERE = [
    "can_manage_chat",
    "can_delete_messages",
    "can_manage_video_chats",
    "can_restrict_members",
    "can_promote_members",
    "can_change_info",
    "can_invite_users",
    "can_post_stories",
    "can_edit_stories",
    "can_delete_stories",
]
ADMIN_RIGHTS = ["can_be_edited", *RIGHTS_ANYWHERE, "can_pin_messages", "can_send_welcome_messages"]


class Chat:
    """The common part of all chats: messages in order, and the check whether the bot may write."""

    type = ""

    def __init__(self, emulator: TelegramEmulator, number: int, title: str) -> None:
        self.emulator = emulator
        self.id = number
        self.title = title
        self.messages: list[Message] = []
        self._by_id: dict[int, Message] = {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.id} {self.title!r}>"

    def json(self) -> dict[str, Any]:
        """The Bot API's Chat."""
        return {"id": self.id, "type": self.type, "title": self.title}

    def check_writable(self) -> None:
        """Raise the Bot API's refusal if the bot may not write."""

    def check_right(self, what: str) -> None:
        """Raise the Bot API's refusal if the bot may not send this: `text messages`, `photos` or `documents`."""

    def next_message_id(self) -> int:
        """The next id: private chats and basic groups share one count; a supergroup or channel has its own."""
        return self.emulator.next_shared_message_id()

    def add(self, message: Message) -> Message:
        self.messages.append(message)
        self._by_id[message.id] = message
        return message

    def message(self, number: int) -> Message | None:
        """The message with this id, None if it is deleted or unknown."""
        found = self._by_id.get(number)
        return None if found is None or found.deleted else found

    def write(
        self,
        sender: Person | None,
        text: str = "",
        *,
        sender_chat: Chat | None = None,
        topic: Topic | None = None,
        reply_to: Message | None = None,
        service: dict[str, Any] | None = None,
    ) -> Message:
        """Write a message by a person or the server; it isn't delivered to the bot yet."""
        version = Version(self.emulator.clock.now(), text, text, tuple(detect_entities(text)))
        return self.add(
            Message(
                self,
                self.next_message_id(),
                sender,
                version,
                sender_chat=sender_chat,
                topic=topic,
                reply_to=reply_to,
                service=service,
            )
        )

    # --- What a test looks at ----------------------------------------------------------------------------------

    @property
    def shown(self) -> list[Message]:
        """The bot's messages that are still there, oldest first."""
        return [message for message in self.messages if message.from_bot and not message.deleted]

    @property
    def last(self) -> Message:
        """The bot's newest message that is still there. Raises LookupError."""
        shown = self.shown
        if not shown:
            raise LookupError(f"the bot has written nothing in {self}")
        return shown[-1]

    def find(self, text: str) -> Message | None:
        """The bot's newest message whose text contains `text`."""
        return next((message for message in reversed(self.shown) if text in message.text), None)


class PrivateChat(Chat):
    """The chat of one person with the bot; its id is the person's."""

    type = "private"

    def __init__(self, emulator: TelegramEmulator, person: Person) -> None:
        super().__init__(emulator, person.id, person.first_name)
        self.person = person

    def json(self) -> dict[str, Any]:
        person = self.person.json()
        named: dict[str, Any] = {
            name: person[name] for name in ("first_name", "last_name", "username") if name in person
        }
        return {"id": self.id, "type": self.type, **named}

    def check_writable(self) -> None:
        if self.person.blocked:
            raise forbidden("bot was blocked by the user")
        if self.person.is_bot:
            raise forbidden("bot can't send messages to bots")
        if not self.person.started:
            raise forbidden("bot can't initiate conversation with a user")


@dataclasses.dataclass(eq=False)
class Topic:
    """A topic of a forum; `id` is its message_thread_id."""

    id: int
    title: str
    opening: Message
    closed: bool = False
    deleted: bool = False
    by_bot: bool = False


class Group(Chat):
    """A basic group, a supergroup or a forum. A test adds and removes people and the bot."""

    def __init__(self, emulator: TelegramEmulator, number: int, title: str, kind: str, *, forum: bool) -> None:
        super().__init__(emulator, number, title)
        self.type = kind
        self.forum = forum
        self.members: dict[int, Person] = {}
        self.admins: dict[int, bool] = {}  # whether each is the owner
        self.banned: set[int] = set()
        self.topics: dict[int, Topic] = {}
        self.bot_status = "left"
        self.bot_manages_topics = False
        self.withheld: set[str] = set()  # what members may not send: `text messages`, `photos`, `documents`
        self.migrated_to: Group | None = None
        # Message 1 is the group's creation; 1 is also the id of the General topic.
        self._messages_made = 1

    def json(self) -> dict[str, Any]:
        shown = super().json()
        return {**shown, "is_forum": True} if self.forum else shown

    def next_message_id(self) -> int:
        if self.type == "group":
            return super().next_message_id()
        self._messages_made += 1
        return self._messages_made

    def check_writable(self) -> None:
        if self.migrated_to is not None:
            raise migrated(self.migrated_to.id)
        if self.bot_status == "kicked":
            raise forbidden(f"bot was kicked from the {self.type} chat")
        if self.bot_status == "left":
            raise forbidden(f"bot is not a member of the {self.type} chat")

    def check_right(self, what: str) -> None:
        if what in self.withheld and self.bot_status != "administrator":
            raise bad_request(f"not enough rights to send {what} to the chat")

    def heard_by_bot(self, message: Message) -> bool:
        """Whether privacy mode lets the bot see this message."""
        if self.bot_status not in {"member", "administrator"}:
            return False
        if not self.emulator.privacy_mode or self.bot_status == "administrator" or message.service:
            return True
        if message.reply_to is not None and message.reply_to.from_bot:
            return True
        own = f"@{self.emulator.bot.username}".lower()
        words = [word.lower() for word in message.text.split() if word.startswith(("/", "@"))]
        return any(word.endswith(own) or (word.startswith("/") and "@" not in word) for word in words)

    def member_json(self, person: Person) -> dict[str, Any]:
        """The Bot API's ChatMember. Raises 400 for a person who was never here."""
        user = person.json()
        if person is self.emulator.bot:
            if self.bot_status == "administrator":
                topics = {"can_manage_topics": self.bot_manages_topics} if self.type == "supergroup" else {}
                return {**self._admin_json(user, owner=False), **topics}
            return {
                "user": user,
                "status": self.bot_status,
                **({"until_date": 0} if self.bot_status == "kicked" else {}),
            }
        if person.id in self.banned:
            return {"user": user, "status": "kicked", "until_date": 0}
        if person.id not in self.members:
            return {"user": user, "status": "left"}
        owner = self.admins.get(person.id)
        return {"user": user, "status": "member"} if owner is None else self._admin_json(user, owner=owner)

    def _admin_json(self, user: dict[str, Any], *, owner: bool) -> dict[str, Any]:
        if owner:
            return {"user": user, "status": "creator", "is_anonymous": False}
        rights = dict.fromkeys(ADMIN_RIGHTS, True)
        return {"user": user, "status": "administrator", "is_anonymous": False, **rights}

    # --- People come and go ------------------------------------------------------------------------------------

    def add_member(self, person: Person) -> None:
        """Let a person join; the bot gets the service message."""
        old = self.member_json(person)
        self.banned.discard(person.id)
        self.members[person.id] = person
        self._serve(person, {"new_chat_members": [person.json()]})
        self._report_member(person, person, old)

    def remove_member(self, person: Person, *, by: Person | None = None, ban: bool = False) -> None:
        """Let a person leave, or be removed by another."""
        old = self.member_json(person)
        del self.members[person.id]
        self.admins.pop(person.id, None)
        if ban:
            self.banned.add(person.id)
        self._serve(by or person, {"left_chat_member": person.json()})
        self._report_member(person, by or person, old)

    def ban(self, person: Person) -> None:
        self.remove_member(person, by=self._somebody(), ban=True)

    def promote(self, person: Person, *, owner: bool = False) -> None:
        """Make a member an administrator."""
        old = self.member_json(person)
        self.admins[person.id] = owner
        self._report_member(person, self._somebody(), old)

    def demote(self, person: Person) -> None:
        """Make an administrator an ordinary member."""
        old = self.member_json(person)
        del self.admins[person.id]
        self._report_member(person, self._somebody(), old)

    # --- The bot comes and goes --------------------------------------------------------------------------------

    def set_bot_status(self, status: str) -> None:
        """Set the bot's status: `member`, `administrator`, `left` or `kicked`; the bot gets a my_chat_member update."""
        old = self.member_json(self.emulator.bot)
        self.bot_status = status
        self._report_member(self.emulator.bot, self._somebody(), old)

    def add_built_in(self) -> None:
        self.set_bot_status("member")

    def promote_bot(self, *, topics: bool = False) -> None:
        """Make the bot an administrator; `topics` gives it the right can_manage_topics."""
        self.bot_manages_topics = topics
        self.set_bot_status("administrator")

    def kick_bot(self) -> None:
        self.set_bot_status("kicked")

    # --- Posts, topics and migration ----------------------------------------------------------------------------------

    def take_over(self, post: Message) -> Message:
        """Take over a post of the channel that is discussed here; what answers it, or an answer, is a comment."""
        message = self.write(None, post.text, sender_chat=post.chat, service={"is_automatic_forward": True})
        self.emulator.deliver(message)
        return message

    def topic(self, title: str) -> Topic:
        """Open a forum topic."""
        if not self.forum:
            raise RuntimeError(f"{self} is no forum")
        service = {"forum_topic_created": {"name": title, "icon_color": 7322096}}
        opening = self.write(self._somebody(), service=service)
        topic = Topic(opening.id, title, opening)
        opening.topic = topic
        self.topics[topic.id] = topic
        self.emulator.deliver(opening)
        return topic

    def topic_of_bot(self, title: str, color: int) -> Topic:
        """Open a topic as the bot, which gets no update. Raises 400 without topics or without the right."""
        if not self.forum:
            raise bad_request("the chat is not a forum")
        if not self.may_manage_topics:
            raise bad_request("not enough rights to create a topic")
        opening = self.write(self.emulator.bot, service={"forum_topic_created": {"name": title, "icon_color": color}})
        topic = self.topics[opening.id] = Topic(opening.id, title, opening, by_bot=True)
        opening.topic = topic
        return topic

    def delete_topic(self, topic: Topic) -> None:
        """Delete a topic with its messages, of which the bot is told nothing."""
        topic.deleted = True
        for message in self.messages:
            message.deleted = message.deleted or message.topic is topic

    def set_closed(self, topic: Topic, *, closed: bool) -> None:
        """Close or reopen a topic; the bot gets the service message."""
        topic.closed = closed
        service: dict[str, dict[str, str]] = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
        message = self.write(self._somebody(), topic=topic, service=service)
        self.emulator.deliver(message)

    @property
    def may_manage_topics(self) -> bool:
        """Whether the bot has the right can_manage_topics here."""
        return self.bot_status == "administrator" and self.bot_manages_topics

    def migrate(self) -> Group:
        """Become a supergroup with a new id and return it. The bot gets both service messages."""
        if self.type != "group":
            raise RuntimeError(f"{self} is a supergroup already")
        new = self.emulator.bare_group(self.title, "supergroup")
        new.members, new.admins, new.banned = dict(self.members), dict(self.admins), set(self.banned)
        new.bot_status = self.bot_status
        self.migrated_to = new
        self._serve(self._somebody(), {"migrate_to_chat_id": new.id})
        new._serve(self._somebody(), {"migrate_from_chat_id": self.id})
        return new

    def _serve(self, by: Person, service: dict[str, Any]) -> Message:
        message = self.write(by, service=service)
        self.emulator.deliver(message)
        return message

    def _report_member(self, person: Person, by: Person, old: dict[str, Any]) -> None:
        new = self.member_json(person)
        if old == new:
            return
        mine = person is self.emulator.bot
        if not mine and self.bot_status != "administrator":
            return
        payload = {
            "chat": self.json(),
            "from": by.json(),
            "date": int(self.emulator.clock.now()),
            "old_chat_member": old,
            "new_chat_member": new,
        }
        self.emulator.push("my_chat_member" if mine else "chat_member", payload, queue=self.id)

    def _somebody(self) -> Person:
        owners = [self.members[number] for number, owner in self.admins.items() if owner]
        return owners[0] if owners else next(iter(self.members.values()), self.emulator.bot)


class Channel(Chat):
    """A channel, in which people only post."""

    type = "channel"

    def __init__(self, emulator: TelegramEmulator, number: int, title: str) -> None:
        super().__init__(emulator, number, title)
        self._messages_made = 0

    def next_message_id(self) -> int:
        self._messages_made += 1
        return self._messages_made

    def post(self, text: str) -> Message:
        """Write a post in the channel; the bot reads it as an administrator."""
        message = self.write(None, text, sender_chat=self)
        self.emulator.deliver(message)
        return message
