"""Discord's part of an Activity: the portal's switch, consent by OAuth, and instances with their participants."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from simcord.backend import errors
from simcord.backend.errors import BackendError

if TYPE_CHECKING:
    from tests.emulators.discord.people import Channel, User
    from tests.emulators.discord.server import DiscordEmulator

EMBEDDED = 1 << 17  # one of the application's flags
LAUNCH = 12  # the type of an interaction's answer
ENTRY_POINT = {"id": "888", "type": 4, "handler": 2, "name": "launch", "description": "Launch"}


@dataclass(eq=False)
class Instance:
    """An Activity that runs in a channel, with its participants."""

    id: str
    channel: Channel
    users: set[int] = field(default_factory=set)


class Activities:
    """The Activity of the emulator's application; off until it is enabled."""

    def __init__(self, emulator: DiscordEmulator) -> None:
        self._emulator = emulator
        self.secret = "emulated-client-secret"
        self.instances: dict[str, Instance] = {}
        self.behind = 0
        """The number of requests for an instance that are still answered as if nobody had joined yet."""
        self.codes: dict[str, int] = {}
        self.tokens: dict[str, int] = {}

    def enable(self) -> None:
        """Turn Activities on in the portal, as the owner does; Discord then creates an Entry Point by itself."""
        self._emulator.application["flags"] |= EMBEDDED
        self._emulator.rules.entry_point = dict(ENTRY_POINT)

    @property
    def enabled(self) -> bool:
        return bool(self._emulator.application["flags"] & EMBEDDED)

    @property
    def client_id(self) -> str:
        return str(self._emulator.world.application_id)

    def join(self, user: User, channel: Channel) -> Instance:
        """Launch the Activity in a channel, or join the one that already runs there."""
        running = next((one for one in self.instances.values() if one.channel is channel), None)
        if running is None:
            place = f"gc-{channel.guild.id}-{channel.id}" if channel.guild is not None else f"pc-{channel.id}"
            running = Instance(f"i-{len(self.instances) + 1}-{place}", channel)
            self.instances[running.id] = running
        running.users.add(user.id)
        return running

    def leave(self, user: User) -> None:
        """Close the Activity. An instance ends with the last person in it."""
        for one in [*self.instances.values()]:
            one.users.discard(user.id)
            if not one.users:
                del self.instances[one.id]

    def authorize(self, user: User) -> str:
        """Consent, in the client, to the application reading the user's identity; return the code for its server."""
        code = secrets.token_urlsafe(22)
        self.codes[code] = user.id
        return code

    # ------------------------------------------------------------------------------------------------------- REST

    def exchange(self, form: dict[str, Any]) -> dict[str, Any]:
        """Exchange a code for a token, only once."""
        if form.get("client_id") != self.client_id or form.get("client_secret") != self.secret:
            raise BackendError(401, 0, "invalid_client")
        user = self.codes.pop(str(form.get("code")), None)
        if user is None or form.get("grant_type") != "authorization_code":
            raise BackendError(400, 0, "invalid_grant")
        token = secrets.token_urlsafe(22)
        self.tokens[token] = user
        return {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": "identify"}

    def me(self, authorization: str | None) -> dict[str, Any] | None:
        """The user that a token belongs to; None for an unknown token."""
        user = self._emulator.users.get(self.tokens.get((authorization or "").removeprefix("Bearer "), 0))
        if user is None:
            return None
        return {
            "id": str(user.id),
            "username": user.name.lower(),
            "global_name": user.name,
            "discriminator": "0",
            "avatar": None,
            "public_flags": 0,
            "flags": 0,
            "locale": user.locale,
            "mfa_enabled": False,
        }

    def instance(self, path: str) -> dict[str, Any]:
        """An instance's location and participants."""
        found = self.instances.get(path.rsplit("/", 1)[1])
        if found is None:
            raise BackendError(404, 10065, "Unknown Activity Instance")
        self.behind, late = max(0, self.behind - 1), self.behind > 0
        channel = found.channel
        if channel.guild is not None:
            location = {"kind": "gc", "channel_id": str(channel.id), "guild_id": str(channel.guild.id)}
        else:
            location = {"kind": "pc", "channel_id": str(channel.id)}
        return {
            "application_id": self.client_id,
            "instance_id": found.id,
            "launch_id": "1",
            "location": {"id": found.id.removeprefix("i-"), **location},
            "users": [] if late else [str(user) for user in found.users],
        }

    def launch(self, interaction_id: int) -> dict[str, Any]:
        """Answer an interaction by launching the Activity, or by joining it."""
        emulator = self._emulator
        interaction = emulator.interactions.get(interaction_id)
        if interaction is None or interaction.record.responded:
            raise BackendError(400, 40060, "Interaction has already been acknowledged.")
        if not self.enabled:
            raise errors.invalid_form_body("type: the application has no Activity")
        interaction.record.responded = True
        interaction.launched = self.join(interaction.user, interaction.channel)
        found = {"id": str(interaction_id), "type": 3, "activity_instance_id": interaction.launched.id}
        return {
            "interaction": found,
            "resource": {"type": LAUNCH, "activity_instance": {"id": interaction.launched.id}},
        }
