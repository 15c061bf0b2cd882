"""The gateway: WebSocket sessions with HELLO, IDENTIFY, READY, HEARTBEAT, RESUME, and events by shard and intent."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Literal

import discord
from aiohttp import WSMsgType, web
from simcord import intents as rules
from simcord.backend import serializers

from tests.emulators.discord.world import World

HEARTBEAT, IDENTIFY, RESUME, RECONNECT = 1, 2, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
NOT_AUTHENTICATED, AUTHENTICATION_FAILED, INVALID_SHARD, DISALLOWED_INTENTS = 4003, 4004, 4010, 4014
#: Close codes after which the session can't be resumed.
FINAL_CLOSE_CODES = (1000, 1001)
REPLAY_LENGTH = 5000
HEARTBEAT_EVERY = 41_250  # milliseconds
END = ""

Disconnect = Literal["reconnect", "close", "abort"]


class Session:
    """One identified client and shard; survives its socket until it is resumed or ended."""

    def __init__(self, shard: tuple[int, int], intents: discord.Intents) -> None:
        self.id = secrets.token_hex(8)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAY_LENGTH)
        self.connection: Connection | None = None

    def owns(self, event: str, payload: Mapping[str, Any]) -> bool:
        guild_id = payload.get("guild_id")
        if guild_id is None and event.startswith("GUILD_"):
            guild_id = payload.get("id")
        shard_id, count = self.shard
        return shard_id == (0 if guild_id is None else (int(guild_id) >> 22) % count)

    def push(self, event: str, body: str) -> None:
        self.sequence += 1
        text = f'{{"op":0,"t":"{event}","s":{self.sequence},"d":{body}}}'
        self.sent.append((self.sequence, text))
        if self.connection is not None:
            self.connection.send(text)

    def can_resume_from(self, sequence: int) -> bool:
        return sequence <= self.sequence and (not self.sent or self.sent[0][0] <= sequence + 1)


class Connection:
    """One socket. What is sent goes through a queue, so that a slow client holds nobody up."""

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._compressor = zlib.compressobj() if compressed else None
        self._queue: asyncio.Queue[str] = asyncio.Queue()

    def send(self, text: str) -> None:
        self._queue.put_nowait(text)

    def send_op(self, op: int, data: Any = None) -> None:
        self.send(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def end(self) -> None:
        self._queue.put_nowait(END)

    async def write(self) -> None:
        while (text := await self._queue.get()) is not END:
            with contextlib.suppress(ConnectionError):
                if self._compressor is None:
                    await self.socket.send_str(text)
                else:
                    data = self._compressor.compress(text.encode())
                    await self.socket.send_bytes(data + self._compressor.flush(zlib.Z_SYNC_FLUSH))


class Gateway:
    """All sessions; subscribe :meth:`publish` to the world's events."""

    def __init__(
        self,
        world: World,
        *,
        token: str,
        approved_intents: discord.Intents,
        own_url: Callable[[], str],
        flags: Callable[[], int],
        changed: Callable[[], None],
    ) -> None:
        self._world = world
        self._token = token
        self._approved = approved_intents
        self._own_url = own_url
        self._flags = flags
        self._changed = changed
        self.sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.identifies = 0
        self.resumes = 0

    # ------------------------------------------------------------------------------------------------ events

    def publish(self, event: str, payload: Mapping[str, Any]) -> None:
        plain: str | None = None
        for session in self.sessions.values():
            is_own = event == "GUILD_MEMBER_UPDATE" and payload["user"]["id"] == str(self._world.bot_user.id)
            if not session.owns(event, payload) or not (is_own or _wanted(session.intents, event, payload)):
                continue
            shaped = self._shape(session.intents, event, payload)
            if shaped is not None:
                session.push(event, json.dumps(shaped))
                continue
            plain = plain or json.dumps(payload)
            session.push(event, plain)
        self._changed()

    def _shape(self, intents: discord.Intents, event: str, payload: Mapping[str, Any]) -> dict[str, Any] | None:
        """The event as a client with these intents gets it; None if it gets the event unchanged."""
        bot_id = self._world.bot_user.id
        if event == "GUILD_CREATE":
            shaped = copy.copy(dict(payload))
            rules.prune_guild_create(shaped, intents, bot_id)
            return shaped
        if event in {"MESSAGE_CREATE", "MESSAGE_UPDATE"} and not intents.message_content:
            shaped = copy.deepcopy(dict(payload))
            if rules.censor_message(shaped, bot_id, backend=self._world):
                return shaped
        return None

    # ----------------------------------------------------------------------------------------------- sockets

    @property
    def connected(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.connection is not None]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, compressed=request.query.get("compress") == "zlib-stream")
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send_op(HELLO, {"heartbeat_interval": HEARTBEAT_EVERY})
        ended = False
        try:
            while True:
                frame = await socket.receive()
                if frame.type is not WSMsgType.TEXT:
                    ended = frame.type is WSMsgType.CLOSE and frame.data in FINAL_CLOSE_CODES
                    break
                message = json.loads(frame.data)
                refused = self._receive(connection, message["op"], message.get("d"))
                if refused is not None:
                    await socket.close(code=refused)
                    break
        finally:
            self._connections.discard(connection)
            self._leave(connection, ended=ended)
            connection.end()
            await writer
            self._changed()
        return socket

    def _leave(self, connection: Connection, *, ended: bool) -> None:
        session = connection.session
        if session is None or session.connection is not connection:
            return
        session.connection = None
        if ended:
            self.sessions.pop(session.id, None)

    def _receive(self, connection: Connection, op: int, data: Any) -> int | None:
        """Act on one frame of the client; return the close code if the client is to be disconnected."""
        if op == HEARTBEAT:
            connection.send_op(HEARTBEAT_ACK)
        elif op == IDENTIFY:
            return self._identify(connection, data)
        elif op == RESUME:
            return self._resume(connection, data)
        elif connection.session is None:
            return NOT_AUTHENTICATED
        return None

    def _identify(self, connection: Connection, data: dict[str, Any]) -> int | None:
        if data["token"].removeprefix("Bot ") != self._token:
            return AUTHENTICATION_FAILED
        intents = discord.Intents._from_value(data["intents"])
        if rules.missing_privileged_intents(intents, self._approved):
            return DISALLOWED_INTENTS
        shard_id, count = data.get("shard") or (0, 1)
        if not 0 <= shard_id < count:
            return INVALID_SHARD
        session = Session((shard_id, count), intents)
        self._attach(session, connection)
        self.identifies += 1
        guilds = [g for g in self._world.guilds.values() if (g.id >> 22) % count == shard_id]
        ready = {
            "v": 10,
            "user": serializers.user_payload(self._world.bot_user),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self._own_url(),
            "shard": [shard_id, count],
            "application": {"id": str(self._world.application_id), "flags": self._flags()},
        }
        session.push("READY", json.dumps(ready))
        for guild in guilds:
            created = dict(serializers.guild_create_payload(self._world, guild))
            session.push("GUILD_CREATE", json.dumps(self._shape(intents, "GUILD_CREATE", created)))
        self._changed()
        return None

    def _attach(self, session: Session, connection: Connection) -> None:
        self.sessions[session.id] = session
        session.connection = connection
        connection.session = session

    def _resume(self, connection: Connection, data: dict[str, Any]) -> int | None:
        if data["token"].removeprefix("Bot ") != self._token:
            return AUTHENTICATION_FAILED
        session = self.sessions.get(data["session_id"])
        sequence = data["seq"] or 0
        if session is None or not session.can_resume_from(sequence):
            connection.send_op(INVALID_SESSION, data=False)
            return None
        self._attach(session, connection)
        self.resumes += 1
        for number, text in session.sent:
            if number > sequence:
                connection.send(text)
        session.push("RESUMED", "{}")
        self._changed()
        return None

    # ------------------------------------------------------------------------------------------ disturbances

    async def disconnect(self, how: Disconnect) -> None:
        """Ask every client to reconnect, close its socket, or cut it."""
        for connection in list(self._connections):
            if how == "reconnect":
                connection.send_op(RECONNECT)
            elif how == "close":
                await connection.socket.close(code=4000)
            elif how == "abort":
                transport = connection.socket._req.transport if connection.socket._req else None
                if transport is not None:
                    transport.abort()

    async def close(self) -> None:
        for connection in list(self._connections):
            await connection.socket.close(code=1001)
        self.sessions.clear()


def _wanted(intents: discord.Intents, event: str, payload: Mapping[str, Any]) -> bool:
    needed = rules.required_intent(event, payload)
    return needed is None or bool(getattr(intents, needed))
