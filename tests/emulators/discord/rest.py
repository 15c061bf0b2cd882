"""REST: reads a request, refuses it or acts on it (SimCord's routes), and answers as Discord does."""

from __future__ import annotations

import io
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from aiohttp import web
from simcord.backend import errors, serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.emulators.discord.activities import LAUNCH
from tests.emulators.discord.application import edited
from tests.emulators.discord.faults import Fault, Refusal, limited_body, route_of
from tests.emulators.discord.interactions import Attempt
from tests.emulators.discord.rules import ENTRY_POINT, Rules

if TYPE_CHECKING:
    from tests.emulators.discord.server import DiscordEmulator

CALLBACK = "/interactions/{}/{}/callback"
SEND = "/channels/{}/messages"
#: Headers of real answers; without them discord.py takes a 429 for Cloudflare's.
VIA = {"Via": "1.1 google"}
NO_TOKEN = ("/interactions/", "/webhooks/", "/oauth2/token")
UNDESCRIBED = frozenset({"/oauth2/token"})
INSTANCE = "/applications/{}/activity-instances/{}"


@dataclass(eq=False)
class Upload:
    """A file of a multipart request; SimCord reads it through ``fp``."""

    filename: str
    data: bytes
    description: str | None = None

    @property
    def fp(self) -> io.BytesIO:
        return io.BytesIO(self.data)


@dataclass(eq=False)
class Call:
    """One request of the bot; ``status`` is None before it is answered, 0 if its connection was cut.

    ``path`` is without ``/api/v10``, ``route`` has ``{}`` for each id and token, ``at`` and ``seconds`` are real time.
    """

    method: str
    path: str
    route: str
    params: dict[str, str]
    json: Any
    files: list[Upload]
    at: float
    status: int | None = None
    code: int | None = None
    seconds: float = 0.0

    def __repr__(self) -> str:
        code = f" {self.code}" if self.code else ""
        return f"{self.method} {self.path} -> {self.status}{code}"


@dataclass(slots=True)
class Answer:
    status: int
    body: Any = None
    headers: dict[str, str] | None = None
    scope: str | None = None


class Rest:
    """The handler of every path under ``/api/v10``."""

    def __init__(self, emulator: DiscordEmulator) -> None:
        self._emulator = emulator
        self.rules = Rules(emulator)
        self._own: dict[tuple[str, str], Callable[[Call], Any]] = {
            ("GET", "/gateway"): lambda call: {"url": emulator.gateway_url},
            ("GET", "/gateway/bot"): self._gateway_bot,
            ("GET", "/applications/@me"): self._application,
            ("GET", "/oauth2/applications/@me"): self._application,
            ("PATCH", "/applications/@me"): self._edit_application,
            ("GET", "/users/@me/guilds"): self._own_guilds,
            ("GET", "/applications/{}/commands"): self._commands,
            ("PUT", "/applications/{}/commands"): self._register,
            ("POST", SEND): self._send,
            ("POST", CALLBACK): self._callback,
            ("PATCH", "/channels/{}"): self._edit_channel,
            ("POST", "/oauth2/token"): lambda call: emulator.activities.exchange(call.json),
            ("GET", INSTANCE): lambda call: emulator.activities.instance(call.path),
        }

    async def serve(self, request: web.Request) -> web.StreamResponse:
        emulator = self._emulator
        call = await _read(request)
        emulator.note_call(call)
        fault = emulator.faults.take(call.method, call.path)
        answer: Answer | None = None
        if fault is not None:
            if fault.kind == "hold":
                await fault.wait()
            answer = _failed(fault)
        if answer is None and not (fault is not None and fault.kind == "drop_before"):
            answer = self._answer(call, request.headers.get("Authorization"))
        call.seconds = time.monotonic() - call.at
        if answer is None or (fault is not None and fault.kind == "drop_after"):
            call.status = 0
            emulator.changed()
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        call.status = answer.status
        call.code = answer.body.get("code") if answer.status >= 400 and isinstance(answer.body, dict) else None
        emulator.changed()
        return _response(answer)

    def _answer(self, call: Call, authorization: str | None) -> Answer:
        emulator = self._emulator
        if call.path == "/users/@me" and (authorization or "").startswith("Bearer "):
            person = emulator.activities.me(authorization)
            return Answer(401, {"message": "401: Unauthorized", "code": 0}) if person is None else Answer(200, person)
        if not call.path.startswith(NO_TOKEN) and authorization != f"Bot {emulator.token}":
            return Answer(401, {"message": "401: Unauthorized", "code": 0})
        headers, refusal = emulator.limits.spend(call.method, call.path)
        if refusal is not None:
            return _limited(refusal, headers)
        answer = self._act(call)
        answer.headers = headers
        if emulator.api is not None and answer.status != 400 and call.path not in UNDESCRIBED:
            # Requests refused as malformed are not recorded as violations: the bot already knows of them.
            emulator.violations.extend(emulator.api.problems(call.method, call.path, call.json))
        if call.route == CALLBACK:
            self._note_attempt(call, answer)
        return answer

    def _act(self, call: Call) -> Answer:
        try:
            self.rules.check(call.method, call.route, call.path, call.json, call.files)
            own = self._own.get((call.method, call.route))
            body = self._dispatch(call) if own is None else own(call)
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            self._emulator.gaps.append(f"{call}: {gap}")
            return Answer(501, gap.to_json())
        except BackendError as error:
            return Answer(error.status, error.to_json())
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            return Answer(400, errors.invalid_form_body(repr(error)).to_json())
        return Answer(204) if body is None else Answer(200, body)

    def _dispatch(self, call: Call) -> Any:
        return router.dispatch(
            self._emulator.world,
            call.method,
            call.path,
            json=call.json,
            params=call.params,
            files=call.files,
        )

    # ------------------------------------------------------------------------------------------------ routes

    def _gateway_bot(self, call: Call) -> dict[str, Any]:
        emulator = self._emulator
        limit = {
            "total": 1000,
            "remaining": 1000 - emulator.gateway.identifies,
            "reset_after": 0,
            "max_concurrency": 1,
        }
        return {"url": emulator.gateway_url, "shards": emulator.shards, "session_start_limit": limit}

    def _application(self, call: Call) -> Any:
        world = self._emulator.world
        info = router.dispatch(world, "GET", "/oauth2/applications/@me")
        return {**info, "approximate_guild_count": len(world.guilds), "redirect_uris": [], **self._emulator.application}

    def _edit_application(self, call: Call) -> Any:
        self._emulator.application |= edited(self._emulator.application, call.json)
        return self._application(call)

    def _own_guilds(self, call: Call) -> Any:
        """Each server with the bot's permissions from its roles, which SimCord leaves out here."""
        world = self._emulator.world
        found = self._dispatch(call)
        own = world.bot_user.id
        return [
            {"id": one["id"], "name": one["name"], "permissions": str(world.compute_permissions(int(one["id"]), own))}
            for one in found
        ]

    def _commands(self, call: Call) -> Any:
        entry_point = self.rules.entry_point
        commands = [*self._dispatch(call), *([entry_point] if entry_point else [])]
        if call.params.get("with_localizations", "").lower() in {"1", "true"}:
            return commands
        return [
            {key: value for key, value in command.items() if not key.endswith("_localizations")} for command in commands
        ]

    def _register(self, call: Call) -> Any:
        """Register all commands but the Entry Point, which SimCord doesn't know."""
        return self._dispatch(replace(call, json=[one for one in call.json if one.get("type") != ENTRY_POINT]))

    def _send(self, call: Call) -> Any:
        before = self.rules.sent_before(call.path, call.json)
        if before is not None:
            return before
        nonce = call.json.get("nonce")
        body = self._dispatch(call)
        self._emulator.messages[int(body["id"])].nonce = nonce
        self.rules.remember(call.path, call.json, int(body["id"]))
        return {**body, "nonce": nonce}

    def _edit_channel(self, call: Call) -> Any:
        """Let the opener of a thread archive it without a further permission, which SimCord doesn't support."""
        world = self._emulator.world
        channel = world.channels.get(int(call.path.split("/")[2]))
        own = channel is not None and channel.is_thread and channel.owner_id == world.bot_user.id
        if channel is None or not own or set(call.json) - {"archived", "auto_archive_duration"}:
            return self._dispatch(call)
        return dict(serializers.channel_payload(world, world.edit_channel(channel.id, {}, thread_metadata=call.json)))

    def _callback(self, call: Call) -> Any:
        if call.json.get("type") == LAUNCH:
            body: Any = self._emulator.activities.launch(int(call.path.split("/")[2]))
        else:
            body = self._dispatch(call)
        wanted = call.params.get("with_response", "").lower() in {"1", "true"}
        return body if wanted else None

    def _note_attempt(self, call: Call, answer: Answer) -> None:
        interaction = self._emulator.interactions.get(int(call.path.split("/")[2]))
        if interaction is not None:
            code = answer.body.get("code") if answer.status >= 400 else None
            interaction.note(Attempt(call.json.get("type", 0), answer.status, code))


async def _read(request: web.Request) -> Call:
    method, path = request.method, "/" + request.match_info["path"]
    body: Any = None
    files: list[Upload] = []
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = json.loads(str(form["payload_json"]))
        described = {str(item.get("id")): item.get("description") for item in body.get("attachments") or []}
        for name, part in form.items():
            if isinstance(part, web.FileField):
                index = name.removeprefix("files[").removesuffix("]")
                files.append(Upload(part.filename, part.file.read(), described.get(index)))
    elif request.content_type == "application/x-www-form-urlencoded":
        body = dict(await request.post())
    elif request.can_read_body:
        text = await request.text()
        body = json.loads(text) if text else None
    route, _ = route_of(path)
    return Call(method, path, route, dict(request.query), body, files, time.monotonic())


def _failed(fault: Fault) -> Answer | None:
    if fault.kind == "status":
        return Answer(fault.status, {"message": fault.message, "code": fault.code})
    if fault.kind == "limit":
        return _limited(Refusal(fault.retry_after, fault.scope), {})
    return None


def _limited(refusal: Refusal, headers: dict[str, str]) -> Answer:
    extra = {"Retry-After": f"{refusal.retry_after:.3f}", "X-RateLimit-Scope": refusal.scope}
    if refusal.scope == "global":
        extra["X-RateLimit-Global"] = "true"
    return Answer(429, limited_body(refusal), {**headers, **extra}, refusal.scope)


def _response(answer: Answer) -> web.Response:
    headers = {**VIA, **(answer.headers or {})}
    if answer.body is None:
        return web.Response(status=answer.status, headers=headers)
    # discord.py compares the content type with this exact text, so no charset is added.
    headers["Content-Type"] = "application/json"
    return web.Response(status=answer.status, headers=headers, body=json.dumps(answer.body).encode())
