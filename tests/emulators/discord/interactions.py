"""Interactions: what a person starts (a command, a press, typing into an option) and how the bot answers."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from simcord import interactions as wire
from simcord.backend import serializers
from simcord.backend.command_access import command_access
from simcord.backend.models import Interaction as Record
from simcord.enums import InteractionType, OptionType

from tests.emulators.watched import PATIENCE

if TYPE_CHECKING:
    from tests.emulators.discord.activities import Instance
    from tests.emulators.discord.people import Channel, Guild, User
    from tests.emulators.discord.seen import SeenMessage
    from tests.emulators.discord.server import DiscordEmulator

CONTEXT_GUILD, CONTEXT_BOT_DM = 0, 1
# Discord waits three seconds for the first answer. Here only `late` and `expire` end that time: on a busy machine three
# real seconds may pass by chance.
DAY = 86_400.0
UPLOAD_LIMIT = 10 * 1024 * 1024


class DrivingError(AssertionError):
    """The test asked for something that a person couldn't do: a missing button, an unknown command."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """One call of the bot to the interaction's callback: its type (4 … 9), status and Discord's error code."""

    type: int
    status: int
    code: int | None


@dataclass(eq=False)
class Interaction:
    """One interaction. ``attempts`` has every answer the bot tried; the other fields hold what the person sees."""

    emulator: DiscordEmulator
    record: Record
    user: User
    channel: Channel
    payload: dict[str, Any]
    attempts: list[Attempt] = field(default_factory=list)
    launched: Instance | None = None
    """The Activity that the person's client opens as a result."""
    _edits_before: int = 0
    _answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def id(self) -> int:
        return self.record.id

    @property
    def token(self) -> str:
        return self.record.token

    @property
    def acknowledged(self) -> bool:
        return self.record.responded

    @property
    def kind(self) -> str | None:
        """message, deferred, deferred_update, update, autocomplete, modal; None: not answered."""
        return None if self.record.response_kind is None else self.record.response_kind.value

    @property
    def deferred(self) -> bool:
        """Acknowledged without an answer so far."""
        return self.record.deferred

    @property
    def answer(self) -> SeenMessage | None:
        """The message that answers: the new one, or the pressed one if it was updated."""
        return None if self.record.message_id is None else self.emulator.messages.get(self.record.message_id)

    @property
    def followups(self) -> list[SeenMessage]:
        return [self.emulator.messages[message_id] for message_id in self.record.followup_ids]

    @property
    def ephemeral(self) -> bool:
        return self.answer is not None and self.answer.ephemeral

    @property
    def text(self) -> str:
        return "" if self.answer is None else self.answer.text

    @property
    def choices(self) -> list[dict[str, Any]]:
        return self.record.autocomplete_choices or []

    @property
    def codes(self) -> list[int]:
        """The error codes of refused attempts, such as 10062 or 40060."""
        return [attempt.code for attempt in self.attempts if attempt.code is not None]

    def note(self, attempt: Attempt) -> None:
        self.attempts.append(attempt)
        if not self._answered.is_set():
            self._edits_before = self.answer.edits if self.answer is not None else 0
        self._answered.set()

    async def wait(self) -> Interaction:
        """Wait until the bot has tried to answer. Raises AssertionError ("did not respond") if it doesn't."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._answered.wait()
        except TimeoutError:
            what = self.payload["data"].get("name") or self.payload["data"].get("custom_id")
            raise AssertionError(
                f"the application did not respond to {what!r} of {self.user.name} in {PATIENCE} s; "
                + self.emulator.report()
            ) from None
        return self

    async def settled(self) -> Interaction:
        """Wait until a deferred answer has come: the original is filled or deleted, or a followup was sent."""
        await self.wait()

        def come() -> bool:
            answer = self.answer
            changed = answer is not None and (answer.deleted or answer.edits > self._edits_before)
            return not self.deferred or changed or bool(self.followups)

        await self.emulator.until(come, what="the deferred answer")
        return self

    def deliver_again(self) -> None:
        """Deliver the same interaction to the bot once more."""
        self.emulator.gateway.publish("INTERACTION_CREATE", self.payload)

    def expire(self) -> None:
        """End its three seconds now."""
        self.record.initial_response_deadline = self.record.expires_at = self.emulator.world.now_iso()

    def __repr__(self) -> str:
        return f"<interaction {self.kind} {self.answer} attempts={self.attempts}>"


def command_data(
    user: User, channel: Channel, words: str, given: dict[str, Any], *, focused: str | None = None
) -> dict[str, Any]:
    """The ``data`` of a slash command or, with ``focused``, of an autocompletion.

    ``words`` is the command's canonical name with its subcommands, as in "tournament register".
    """
    world = user.emulator.world
    name, *path = words.split()
    guild_id = channel.guild.id if channel.guild is not None else None
    command = world.find_command(name, guild_id)
    if command is None:
        known = sorted(key[0] for scope in world.commands.values() for key in scope)
        raise DrivingError(f"there is no command /{name}; registered: {known}")
    access = command_access(world, command, user_id=user.id, channel_id=channel.id)
    if not access.allowed:
        raise DrivingError(f"{user.name} cannot use /{name} in {channel}: {access.reason}")
    leaf, nesting = wire.walk_to_subcommand(command, path)
    resolved: dict[str, Any] = {}
    _check_given(words, leaf, given, partial=focused is not None)
    declared = {option["name"]: option for option in leaf.get("options") or []}
    options = []
    for option_name, value in given.items():
        option = declared[option_name]
        sent = value
        if option["type"] == OptionType.USER:
            sent = _resolve_user(user, channel, value, resolved)
        elif focused is None:
            sent = wire.validate_option_value(words, option, value)
        options.append({"name": option_name, "type": option["type"], "value": sent})
        if option_name == focused:
            if not option.get("autocomplete"):
                raise DrivingError(f"option {option_name} of /{words} does not complete")
            options[-1]["focused"] = True
    data = {
        "id": command["id"],
        "name": command["name"],
        "type": 1,
        "options": wire.nest_options(command, nesting, options),
    }
    if resolved:
        data["resolved"] = resolved
    return data


def _check_given(words: str, leaf: dict[str, Any], given: dict[str, Any], *, partial: bool) -> None:
    declared = {option["name"]: option for option in leaf.get("options") or []}
    unknown = set(given) - set(declared)
    if unknown:
        raise DrivingError(f"/{words} has no option {sorted(unknown)}; it has {sorted(declared)}")
    missing = [name for name, option in declared.items() if option.get("required") and name not in given]
    if missing and not partial:
        raise DrivingError(f"/{words} requires {missing}")


def _resolve_user(user: User, channel: Channel, value: User, resolved: dict[str, Any]) -> str:
    world = user.emulator.world
    resolved.setdefault("users", {})[str(value.id)] = serializers.user_payload(world.get_user(value.id))
    if channel.guild is not None:
        guild = world.get_guild(channel.guild.id)
        if value.id in guild.members:
            member = serializers.member_payload(world, guild, guild.members[value.id], with_user=False)
            resolved.setdefault("members", {})[str(value.id)] = {
                **member,
                "permissions": str(world.compute_permissions(guild.id, value.id, channel.id)),
            }
    return str(value.id)


def _installed(user: User, guild: Guild | None) -> dict[str, str]:
    """The kind of installation that provides the commands: on the server (0), or by the user (1)."""
    if guild is not None and guild.for_oneself:
        return {"1": str(user.id)}
    return {"0": str(guild.id if guild is not None else 0)}


def start(
    user: User,
    channel: Channel,
    kind: InteractionType,
    data: dict[str, Any],
    *,
    source: SeenMessage | None = None,
) -> Interaction:
    """Make the interaction as Discord would send it, without delivering it."""
    emulator = user.emulator
    world = emulator.world
    guild = channel.guild
    record, payload = wire.base_payload(
        world,
        type=kind,
        channel_id=channel.id,
        guild_id=None if guild is None else guild.id,
        user_id=user.id,
        data=data,
    )
    record.initial_response_deadline = world.iso_after(DAY)
    payload["locale"] = user.locale
    payload["attachment_size_limit"] = UPLOAD_LIMIT
    payload["authorizing_integration_owners"] = _installed(user, guild)
    payload["context"] = CONTEXT_BOT_DM if guild is None else CONTEXT_GUILD
    if guild is not None:
        payload["guild_locale"] = guild.locale
        payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    if source is not None:
        record.source_message_id = source.id
        payload["message"] = serializers.message_payload(world, source.stored)
    interaction = Interaction(emulator, record, user, channel, payload)
    emulator.interactions[record.id] = interaction
    return interaction
