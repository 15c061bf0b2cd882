"""The sessions of windows in Redis: `bot.ports.sessions.Sessions`."""

import hashlib
import hmac
import json
import secrets
import time
from collections.abc import Callable

from adapters.redis import keys
from adapters.redis.database import Database
from bot.people import Person, PersonKey
from bot.ports.sessions import NotSignedIn, Session, SignedIn

LIMIT = 20  # sessions of one person
IDLE = 24 * 3600  # seconds without use after which a session ends
LONGEST = keys.SESSION_LIFE  # seconds after which it ends in any case
FORGOTTEN_FOR = 3600 + 60  # seconds: older signed data is refused anyway
SECRET = 16  # random bytes


class RedisSessions:
    """Sessions by a digest of their secret names. `clock` gives the seconds since the epoch."""

    def __init__(self, database: Database, *, clock: Callable[[], float] = time.time) -> None:
        self._database = database
        self._clock = clock
        self._key = b""  # the key of the digests that stand for forgotten people

    async def begin(self, signed: SignedIn) -> str:
        """Begin a session, and end the person's oldest ones above the limit. Raises NotSignedIn."""
        secret, person, now = secrets.token_urlsafe(SECRET), signed.person, self._clock()
        name, listed = _digest(secret), keys.sessions(person.key)
        body = json.dumps(
            {
                "person": person.model_dump(mode="json"),
                "begun": now,
                "at": signed.at,
                "place": signed.place,
                "start": signed.start,
            }
        )
        await self._database.call("ZADD", listed, now, name)
        await self._database.call("EXPIRE", listed, LONGEST)
        await self._database.call("SET", keys.session(name), body, "EX", IDLE)
        for old in await self._database.call("ZRANGE", listed, 0, -LIMIT - 1):
            await self._end(person.key, old.decode())
        # Checked last: if the person asks to be forgotten meanwhile, either this check or `end_all` ends the session.
        if signed.at <= float(await self._database.call("GET", await self._forgotten(person.key)) or "-inf"):
            await self._end(person.key, name)
            raise NotSignedIn("forgotten")
        return secret

    async def find(self, secret: str) -> Session | None:
        """Return a session and prolong it, within its longest life."""
        key, now = keys.session(_digest(secret)), self._clock()
        found = await self._database.call("GET", key)
        if found is None:
            return None
        kept = json.loads(found)
        left = kept["begun"] + LONGEST - now
        if left <= 0:
            return None
        await self._database.call("EXPIRE", key, max(1, int(min(IDLE, left))))
        person = Person.model_validate(kept["person"])
        return Session(person, kept["begun"], SignedIn(person, kept["at"], kept["place"], kept["start"]))

    async def end_all(self, person: PersonKey, until: float) -> None:
        """End a person's sessions begun up to a time. Before that, store under a digest that they were forgotten."""
        await self._database.call("SET", await self._forgotten(person), until, "EX", FORGOTTEN_FOR)
        for name in await self._database.call("ZRANGE", keys.sessions(person), "-inf", until, "BYSCORE"):
            await self._end(person, name.decode())

    async def nonce(self) -> str:
        """Return a word that all processes of this store share, and no others."""
        return hmac.new(await self._own_key(), b"hello", hashlib.sha256).hexdigest()[:32]

    async def _end(self, person: PersonKey, name: str) -> None:
        await self._database.call("UNLINK", keys.session(name))
        await self._database.call("ZREM", keys.sessions(person), name)

    async def _forgotten(self, person: PersonKey) -> str:
        digest = hmac.new(await self._own_key(), person.encode(), hashlib.sha256).hexdigest()[:32]
        return keys.forgotten(digest)

    async def _own_key(self) -> bytes:
        if not self._key:
            await self._database.call("SET", keys.SESSIONS_KEY, secrets.token_hex(SECRET), "NX")
            self._key = await self._database.call("GET", keys.SESSIONS_KEY)
        return self._key


def _digest(secret: str) -> str:
    """Return the digest stored of a secret name. The name is random, so a fast hash is enough against guessing."""
    return hashlib.sha256(secret.encode()).hexdigest()[: 2 * SECRET]
