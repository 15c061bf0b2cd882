"""The playground in Redis: the chat log and the rooms. Games are kept by the store of tables.

Every key, its type and its life. No other file builds these keys. The keys of one chat share a hash tag, so that a
script can use them together. Every method raises Unavailable while Redis cannot be reached.

web:{<chat>}:messages   hash: id -> message (JSON), empty after deletion   LIFE after the last change in the chat
web:{<chat>}:changes    sorted set: id by the revision of its last change  as the messages
web:{<chat>}:nonces     sorted set: nonce by the id that it got            as the messages
web:{<chat>}:counter    string: the newest id or revision                  as the messages
web:file:<id>           string: name, line feed, content                   LIFE
web:table:<code>        string: the room (JSON), with digests of its keys  LIFE after the last visit (`visited`)
web:changed             channel: ids of chats, as they change

The Redis client must not decode responses.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

from redis.asyncio import Redis
from redis.asyncio.client import Pipeline
from redis.exceptions import RedisError

from adapters.redis import keys
from adapters.web.chatlog import Changes, Message
from adapters.web.rooms import Room
from bot.ports.health import Unavailable
from bot.retention import Kind, life

CHAT_LIMIT = 200  # messages kept per chat; the least recently changed are dropped first, so a board in use stays
LIFE = life(Kind.PLAYGROUND)  # seconds a chat or a room is kept after its last use
RETRY_AFTER = 0.5  # seconds before listening again after a broken connection
CHANGED = "web:changed"  # the channel of changed chats

# KEYS: messages (hash id -> JSON, empty for deleted), changes (zset id by revision), nonces (zset nonce by id), counter
_ADD = """
local known = redis.call('ZSCORE', KEYS[3], ARGV[1])
if known then return tostring(known) end
local id = redis.call('INCR', KEYS[4])
redis.call('HSET', KEYS[1], id, ARGV[2])
redis.call('ZADD', KEYS[2], id, id)
redis.call('ZADD', KEYS[3], id, ARGV[1])
local limit = tonumber(ARGV[3])
for _, old in ipairs(redis.call('ZRANGE', KEYS[2], 0, -limit - 1)) do
  redis.call('HDEL', KEYS[1], old)
  redis.call('ZREM', KEYS[2], old)
end
redis.call('ZREMRANGEBYRANK', KEYS[3], 0, -2 * limit - 1)
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[4]) end
redis.pcall('PUBLISH', ARGV[5], ARGV[6])
return tostring(id)
"""

_CHANGE = """
local old = redis.call('HGET', KEYS[1], ARGV[1])
if not old or old == '' then return 0 end
if old == ARGV[2] then return 1 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2])
redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[4]), ARGV[1])
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[3]) end
redis.pcall('PUBLISH', ARGV[4], ARGV[5])
return 1
"""


class RedisChatLog:
    """Messages by chat. Ids are rising numbers; every change has a revision, so that a reader can catch up."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._add = redis.register_script(_ADD)
        self._change = redis.register_script(_CHANGE)

    async def add(self, chat: str, message: Message, *, nonce: str) -> str:
        """Append a message and return its id. The same nonce adds nothing again and returns the first id."""
        body = message.model_dump_json()
        args: list[str | int] = [nonce, body, CHAT_LIMIT, LIFE, CHANGED, chat]
        found: bytes = await _reached(self._add(keys=_keys(chat), args=args))
        return str(int(float(found)))

    async def message(self, chat: str, message: str) -> Message | None:
        """Return a message; None if it was deleted or dropped."""
        body = await _reached(self._redis.hget(_keys(chat)[0], message))
        return Message.model_validate_json(body) if body else None

    async def change(self, chat: str, message: str, new: Message) -> bool:
        """Replace a message in place. Return False if it is gone."""
        args: list[str | int] = [message, new.model_dump_json(), LIFE, CHANGED, chat]
        return bool(await _reached(self._change(keys=_keys(chat), args=args)))

    async def remove(self, chat: str, message: str) -> None:
        """Delete a message, if it is there. An empty body stays, so that open pages learn of it."""
        await _reached(self._change(keys=_keys(chat), args=[message, "", LIFE, CHANGED, chat]))

    async def drop(self, chat: str) -> None:
        """Delete a chat with all that was said there."""
        await _reached(self._redis.unlink(*_keys(chat)))

    async def since(self, chat: str, revision: int) -> Changes:
        """Return what changed after a revision; revision 0 is the beginning."""
        messages, changes, _, counter = _keys(chat)
        newest = int(await _reached(self._redis.get(counter)) or 0)
        reset = revision > newest
        after = f"({0 if reset else revision}"
        scored = await _reached(self._redis.zrange(changes, after, "+inf", byscore=True, withscores=True))
        if not scored:
            return Changes(newest, {}, reset)
        ids = [member for member, _ in scored]
        bodies = zip(ids, await _reached(self._redis.hmget(messages, ids)), strict=True)
        changed = {
            member.decode(): Message.model_validate_json(body) if body else None
            for member, body in bodies
            if body is not None
        }
        return Changes(int(scored[-1][1]), changed, reset)

    async def changed(self) -> AsyncIterator[str | None]:
        """Yield the id of each chat that any process changes, or None where changes may have been missed."""
        while True:
            pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(CHANGED)
                yield None
                while True:
                    heard = await pubsub.get_message(timeout=2.0)
                    if heard is not None:
                        yield heard["data"].decode()
            except RedisError:
                await asyncio.sleep(RETRY_AFTER)
            finally:
                await pubsub.aclose()  # type: ignore[no-untyped-call]

    async def keep_document(self, name: str, content: bytes) -> str:
        """Keep a file and return its id, which cannot be guessed."""
        document = secrets.token_urlsafe(16)
        body = name.replace("\n", " ").encode() + b"\n" + content
        await _reached(self._redis.set(f"web:file:{document}", body, ex=LIFE))
        return document

    async def document(self, document: str) -> tuple[str, bytes] | None:
        """Return a file's name and content; None if there is no such file."""
        body = await _reached(self._redis.get(f"web:file:{document}"))
        if body is None:
            return None
        name, _, content = body.partition(b"\n")
        return name.decode(), content


class RedisRooms:
    """Rooms by code, each a JSON document."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis

    async def load(self, room: str) -> Room | None:
        """Return a room and renew its life; None if there is no such room."""
        body = await _reached(self._redis.getex(_room_key(room), ex=LIFE))
        return Room.model_validate_json(body) if body else None

    async def create(self, room: Room) -> None:
        """Save a new room."""
        await _reached(self._redis.set(_room_key(room.code), room.model_dump_json(), ex=LIFE))

    async def visited(self, room: Room) -> None:
        """Begin the life of what is kept of a room's people anew, as that of the room begins with each loading."""
        async with self._redis.pipeline(transaction=False) as pipe:
            for owner in (room.group.key, *(one.person().key for one in room.people)):
                for key in keys.OF_GUESTS:
                    pipe.expire(key(owner), LIFE)
            await _reached(pipe.execute())

    async def update(self, room: str, change: Callable[[Room], Room]) -> Room | None:
        """Change a room in one transaction and return it; None if there is no such room."""
        key = _room_key(room)

        async def rewrite(pipe: Pipeline) -> Room | None:
            body = await pipe.get(key)
            if not body:
                return None
            old = Room.model_validate_json(body)
            new = change(old)
            pipe.multi()  # type: ignore[no-untyped-call]
            if new != old:
                pipe.set(key, new.model_dump_json(), ex=LIFE)
                pipe.publish(CHANGED, new.code)
            return new

        return cast("Room | None", await _reached(self._redis.transaction(rewrite, key, value_from_callable=True)))

    async def delete(self, room: str) -> None:
        """Delete a room."""
        await _reached(self._redis.unlink(_room_key(room)))
        await _reached(self._redis.publish(CHANGED, room))


def _room_key(room: str) -> str:
    return f"web:table:{room}"


def _keys(chat: str) -> list[str]:
    return [f"web:{{{chat}}}:{part}" for part in ("messages", "changes", "nonces", "counter")]


async def _reached(call: Awaitable[Any]) -> Any:
    try:
        return await call
    except RedisError as error:
        raise Unavailable from error
