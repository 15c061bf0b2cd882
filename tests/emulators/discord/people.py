"""The people, servers and channels that a test controls. Every method is something a person could do in Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import discord
from simcord.backend.models import Member, Overwrite
from simcord.enums import ChannelType, InteractionType, OverwriteType

from tests.emulators.discord import activities, interactions
from tests.emulators.discord.interactions import DrivingError, Interaction
from tests.emulators.discord.seen import SeenMessage

if TYPE_CHECKING:
    from tests.emulators.discord.server import DiscordEmulator

COMPONENT_BUTTON = 2
LINK_STYLE = 5


class User:
    """A person with a language. ``command``, ``press`` and ``autocomplete`` wait for the bot's answer."""

    def __init__(self, emulator: DiscordEmulator, user_id: int, name: str, locale: str) -> None:
        self.emulator = emulator
        self.id = user_id
        self.name = name
        self.locale = locale
        self.closed_dms: int | None = None

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # ------------------------------------------------------------------------------------------ private chat

    @property
    def dm(self) -> Channel:
        """The private channel with the bot; commands may be given in it."""
        return self.emulator.channel_of(self.emulator.world.get_dm_channel(self.id).id)

    @property
    def dms(self) -> list[SeenMessage]:
        """The messages of the bot in the private channel that are still there."""
        channel_id = self.emulator.world.dm_channels.get(self.id)
        if channel_id is None:
            return []
        return [m for m in self.emulator.channel_of(channel_id).messages if m.author is None]

    def close_dms(self, code: int = 50007) -> None:
        """Let the bot's sends and edits here fail from now on, with 403 and this code (50007 or 50278)."""
        self.closed_dms = code

    def open_dms(self) -> None:
        self.closed_dms = None

    # ----------------------------------------------------------------------------------------------- acting

    async def command(
        self,
        channel: Channel,
        name: str,
        /,
        *,
        wait: bool = True,
        deliveries: int = 1,
        late: bool = False,
        **options: Any,
    ) -> Interaction:
        """Give a slash command ("stats", "tournament register"); return when the bot has answered or tried to.

        ``wait=False`` returns at once, ``deliveries=2`` sends the bot the interaction twice, ``late`` sends it when its
        three seconds are already over.
        """
        self._must_see(channel)
        await self.emulator.until(lambda: self.emulator.world.commands, what="any commands")
        data = interactions.command_data(self, channel, name, options)
        interaction = interactions.start(self, channel, InteractionType.APPLICATION_COMMAND, data)
        return await self._send(interaction, wait=wait, deliveries=deliveries, late=late)

    async def entry_point(self, channel: Channel) -> Interaction:
        """Launch the Activity with its own command, if Discord leaves the launch to the application."""
        command = {"id": activities.ENTRY_POINT["id"], "name": activities.ENTRY_POINT["name"], "type": 4}
        interaction = interactions.start(self, channel, InteractionType.APPLICATION_COMMAND, command)
        return await self._send(interaction)

    async def autocomplete(
        self,
        channel: Channel,
        name: str,
        /,
        *,
        option: str,
        typed: str,
        **filled: Any,
    ) -> list[dict[str, Any]]:
        """Type into an option; return the choices offered, as ``{"name": …, "value": …}``."""
        self._must_see(channel)
        data = interactions.command_data(self, channel, name, {**filled, option: typed}, focused=option)
        interaction = interactions.start(self, channel, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, data)
        await self._send(interaction)
        return interaction.choices

    async def press(
        self,
        message: SeenMessage,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        wait: bool = True,
        deliveries: int = 1,
        late: bool = False,
    ) -> Interaction:
        """Press the button with this label (or its beginning) or custom id; return as ``command`` does."""
        if not message.visible_to(self):
            raise DrivingError(f"{self.name} does not see {message}")
        button = message.button(label, custom_id=custom_id)
        if button.disabled or button.style == LINK_STYLE or button.custom_id is None:
            raise DrivingError(f"{button} cannot be pressed")
        data = {
            "component_type": COMPONENT_BUTTON,
            "custom_id": button.custom_id,
            "id": button.component_id,
        }
        interaction = interactions.start(self, message.channel, InteractionType.MESSAGE_COMPONENT, data, source=message)
        return await self._send(interaction, wait=wait, deliveries=deliveries, late=late)

    async def say(self, channel: Channel, text: str) -> SeenMessage:
        self._must_see(channel)
        return self.emulator.messages[self.emulator.world.create_message(channel.id, self.id, text).id]

    async def _send(
        self,
        interaction: Interaction,
        *,
        wait: bool = True,
        deliveries: int = 1,
        late: bool = False,
    ) -> Interaction:
        if late:
            interaction.expire()
        for _ in range(deliveries):
            interaction.deliver_again()
        return await interaction.wait() if wait else interaction

    def _must_see(self, channel: Channel) -> None:
        if channel.deleted or not channel.readable_by(self):
            raise DrivingError(f"{self.name} does not see {channel}")

    def __repr__(self) -> str:
        return f"<user {self.name} {self.locale}>"


class Channel:
    """A channel, a thread or a person's private channel (``guild`` is None)."""

    def __init__(self, emulator: DiscordEmulator, channel_id: int, guild: Guild | None, name: str) -> None:
        self.emulator = emulator
        self.id = channel_id
        self.guild = guild
        self.name = name

    @property
    def deleted(self) -> bool:
        return self.id not in self.emulator.world.channels

    @property
    def history(self) -> list[SeenMessage]:
        """Every message there ever was, including deleted and ephemeral ones, oldest first."""
        return list(self.emulator.messages_by_channel.get(self.id, ()))

    @property
    def messages(self) -> list[SeenMessage]:
        """What everybody in the channel can read now."""
        return [m for m in self.history if m.conversational and not m.deleted and not m.ephemeral]

    def seen_by(self, user: User) -> list[SeenMessage]:
        """What this person can read now, with their own ephemeral answers."""
        return [m for m in self.history if m.conversational and m.visible_to(user)]

    @property
    def last(self) -> SeenMessage:
        return self.messages[-1]

    def readable_by(self, user: User) -> bool:
        channel = self.emulator.world.channels.get(self.id)
        if channel is None:
            return False
        if self.guild is None:
            return user.id in channel.recipient_ids
        guild = self.emulator.world.guilds.get(self.guild.id)
        if guild is None or user.id not in guild.members:
            return False
        allowed = self.emulator.world.compute_permissions(guild.id, user.id, self.id)
        return discord.Permissions(allowed).view_channel

    def thread(self, name: str, *, private_for: Iterable[User] = ()) -> Channel:
        """Open a thread, as the owner of the server; with people, a private one for the bot and them."""
        assert self.guild is not None
        world, people = self.emulator.world, [one.id for one in private_for]
        owner = world.guilds[self.guild.id].owner_id
        kind = ChannelType.PRIVATE_THREAD if people else ChannelType.PUBLIC_THREAD
        thread = world.create_thread(self.id, name, owner, type=kind)
        for member in [world.bot_user.id, *people] if people else []:
            world.add_thread_member(thread.id, member)
        return self.emulator.channel_of(thread.id)

    def hide(self, *, but_for: Iterable[User] = ()) -> None:
        """Hide the channel from everybody but the bot and these people."""
        assert self.guild is not None
        flag, world = discord.Permissions(view_channel=True).value, self.emulator.world
        world.set_overwrite(self.id, Overwrite(self.guild.id, OverwriteType.ROLE, 0, flag))
        for one in [world.bot_user.id, *(person.id for person in but_for)]:
            world.set_overwrite(self.id, Overwrite(one, OverwriteType.MEMBER, flag, 0))

    def archive(self, *, locked: bool = False) -> None:
        state = {"archived": True, "locked": locked}
        self.emulator.world.edit_channel(self.id, {}, thread_metadata=state)

    def deny(self, *permissions: str) -> None:
        """Take these permissions (``send_messages``, ``view_channel`` …) from the bot in this channel."""
        flag = discord.Permissions(**dict.fromkeys(permissions, True)).value
        current = self._overwrite_of_bot()
        self._set_overwrite(current.allow & ~flag, current.deny | flag)

    def allow(self, *permissions: str) -> None:
        """Give them back."""
        flag = discord.Permissions(**dict.fromkeys(permissions, True)).value
        current = self._overwrite_of_bot()
        self._set_overwrite(current.allow | flag, current.deny & ~flag)

    def _overwrite_of_bot(self) -> Overwrite:
        bot_id = self.emulator.world.bot_user.id
        overwrites = self.emulator.world.get_channel(self.id).overwrites
        none = Overwrite(bot_id, OverwriteType.MEMBER)
        return next((item for item in overwrites if item.target_id == bot_id), none)

    def _set_overwrite(self, allow: int, deny: int) -> None:
        bot_id = self.emulator.world.bot_user.id
        self.emulator.world.set_overwrite(self.id, Overwrite(bot_id, OverwriteType.MEMBER, allow, deny))

    def delete(self) -> None:
        self.emulator.world.delete_channel(self.id)

    def __repr__(self) -> str:
        return f"<channel {self.name} {self.id}>"


class Guild:
    """A Discord server with its language and members."""

    def __init__(self, emulator: DiscordEmulator, guild_id: int, name: str, locale: str) -> None:
        self.emulator = emulator
        self.id = guild_id
        self.name = name
        self.locale = locale
        self.for_oneself = False  # the bot isn't a member: people who installed it for themselves call it

    def channel(self, name: str = "table") -> Channel:
        """The text channel of this name; created if there is none."""
        world = self.emulator.world
        for channel_id in world.guilds[self.id].channel_ids:
            if world.channels[channel_id].name == name:
                return self.emulator.channel_of(channel_id)
        return self.emulator.channel_of(world.create_channel(self.id, name).id)

    def add(self, *users: User) -> None:
        for user in users:
            self.emulator.world.add_member(self.id, user.id, announce=True)

    def grant(self, user: User, **permissions: bool) -> None:
        """Give a member a role with these permissions, as ``manage_guild=True``."""
        value = discord.Permissions(**permissions).value
        role = self.emulator.world.create_role(self.id, name=f"role of {user.name}", permissions=value)
        self._member(user).role_ids.append(role.id)

    def revoke(self, user: User) -> None:
        """Take all roles from a member."""
        self._member(user).role_ids.clear()

    def forbid(self, *permissions: str) -> None:
        """Take these permissions from everybody on the server."""
        world = self.emulator.world
        everyone = world.guilds[self.id].everyone_role
        flag = discord.Permissions(**dict.fromkeys(permissions, True)).value
        world.edit_role(self.id, everyone.id, {"permissions": everyone.permissions & ~flag})

    def limit_bot(self, permissions: discord.Permissions) -> None:
        """Limit the bot to these permissions, as set by the invitation (at first it has all but administrator)."""
        world = self.emulator.world
        guild = world.guilds[self.id]
        for role_id in guild.members[world.bot_user.id].role_ids:
            world.edit_role(self.id, role_id, {"permissions": permissions.value})

    def _member(self, user: User) -> Member:
        return self.emulator.world.get_member(self.id, user.id)

    def __repr__(self) -> str:
        return f"<guild {self.name} {self.id} {self.locale}>"
