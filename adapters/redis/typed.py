"""The messages that commands were typed in, in Redis: `bot.ports.typed.TypedMessages`."""

from hashlib import sha256

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.ports.typed import Turn

TYPED = Script.load("typed")


class RedisTyped:
    """One small hash for each message. A repeated call gives the same answer, so it may be sent again."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def turn_of(self, message: str, text: str, input_id: str) -> Turn:
        """Return what is to be done with a message's text, and store that it is obeyed, if it is."""
        args: list[Argument] = [_hash(f"{message} {text}"), _hash(input_id), keys.SEEN_LIFE]
        return Turn((await self._database.run(TYPED, [keys.typed(message)], args)).decode())

    async def refused(self, message: str) -> None:
        """Store that the text was refused."""
        key = keys.typed(message)
        await self._database.batch((("HSET", key, "refused", 1), ("EXPIRE", key, keys.SEEN_LIFE)))


def _hash(text: str) -> str:
    return sha256(text.encode(errors="surrogatepass")).hexdigest()[:20]
