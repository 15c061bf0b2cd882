"""Messages as people see them: the newest state, every earlier version, the buttons, the people pinged."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord.backend.models import Message as StoredMessage
from simcord.components import walk_components

if TYPE_CHECKING:
    from tests.emulators.discord.people import Channel, User
    from tests.emulators.discord.server import DiscordEmulator

BUTTON = 2
CONVERSATION_TYPES = (0, 19, 20, 23)


@dataclass(frozen=True, slots=True)
class Button:
    """One button of a message; ``style`` is Discord's number (1 primary … 5 link)."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None
    row: int
    component_id: int


@dataclass(frozen=True, slots=True)
class Attachment:
    filename: str
    content_type: str
    data: bytes
    description: str | None


@dataclass(frozen=True, slots=True)
class Version:
    """What a message showed between two changes."""

    text: str
    components: list[dict[str, Any]]

    @property
    def buttons(self) -> list[Button]:
        return list(_buttons(self.components))

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]


class SeenMessage:
    """A message and its past. It stays readable after deletion; ``versions[-1]`` is the newest state."""

    def __init__(self, emulator: DiscordEmulator, stored: StoredMessage, nonce: str | int | None) -> None:
        self.emulator = emulator
        self.stored = stored
        self.nonce = nonce
        self.deleted = False
        self.versions: list[Version] = []
        #: The people who were pinged by the message; an edit never pings.
        self.pinged_ids: tuple[int, ...] = tuple(stored.ping_user_ids)
        self.note_version()

    def note_version(self) -> None:
        self.versions.append(Version(self.stored.content, self.stored.components))

    @property
    def id(self) -> int:
        return self.stored.id

    @property
    def channel(self) -> Channel:
        return self.emulator.channel_of(self.stored.channel_id)

    @property
    def author(self) -> User | None:
        """The person who wrote the message; None: the bot."""
        return self.emulator.users.get(self.stored.author_id)

    @property
    def content(self) -> str:
        return self.stored.content

    @property
    def flags(self) -> int:
        return self.stored.flags

    @property
    def ephemeral(self) -> bool:
        return self.stored.is_ephemeral

    @property
    def edits(self) -> int:
        return len(self.versions) - 1

    @property
    def text(self) -> str:
        """The readable text: the bot sends neither embeds nor text displays."""
        return self.versions[-1].text

    @property
    def buttons(self) -> list[Button]:
        return self.versions[-1].buttons

    @property
    def labels(self) -> list[str]:
        return self.versions[-1].labels

    @property
    def pinged(self) -> list[User]:
        return [self.emulator.users[user_id] for user_id in self.pinged_ids if user_id in self.emulator.users]

    @property
    def attachments(self) -> list[Attachment]:
        return [
            Attachment(
                item["filename"],
                item["content_type"],
                self.emulator.world.cdn.get(item["url"]) or b"",
                item["description"],
            )
            for item in self.stored.attachments
        ]

    @property
    def conversational(self) -> bool:
        """Whether a person or the bot wrote it, as opposed to Discord's own notes ("… started a thread")."""
        return self.stored.type in CONVERSATION_TYPES

    def visible_to(self, user: User) -> bool:
        return not self.deleted and self.stored.visible_to(user.id) and self.channel.readable_by(user)

    def button(self, label: str | None = None, *, custom_id: str | None = None) -> Button:
        """The one button with this label (or whose label starts so) or this custom id."""
        if custom_id is not None:
            found = [button for button in self.buttons if button.custom_id == custom_id]
        else:
            found = [button for button in self.buttons if button.label == label]
            found = found or [button for button in self.buttons if button.label.startswith(label or "\0")]
        if len(found) != 1:
            wanted = custom_id or label
            raise LookupError(f"{len(found)} buttons for {wanted!r}; there are {self.labels}: {self.text!r}")
        return found[0]

    def delete(self) -> None:
        """Delete the message, as a moderator does."""
        self.emulator.world.delete_message(self.stored.channel_id, self.id)

    def __repr__(self) -> str:
        marks = " deleted" * self.deleted + " ephemeral" * self.ephemeral
        return f"<message {self.id}{marks} {self.text!r} {self.labels}>"


def _buttons(components: list[dict[str, Any]]) -> Iterator[Button]:
    row = -1
    for component in walk_components(components):
        if component["type"] != BUTTON:
            row += 1
            continue
        yield Button(
            component.get("label") or "",
            component.get("custom_id"),
            component["style"],
            bool(component.get("disabled")),
            component.get("url"),
            max(row, 0),
            component.get("id") or 0,
        )
