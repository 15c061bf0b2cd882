"""Tables in Redis: `bot.ports.TableStore`."""

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import fields

from adapters.redis import keys
from adapters.redis.database import Argument, Database, Script
from bot.ports import Claim, CommitResult, Rest, Shown, Stored

COMMIT = Script.load("commit")
SHOW = Script.load("show")
SLEEP = Script.load("sleep")
FORGET = Script.load("forget")
SETTLED = Script.load("settled")

SHOWN_FIELDS = fields(Shown)
TOKEN_LENGTH = 12  # characters that name one call of `commit`, hexadecimal
TOKENS_KEPT = 8  # of calls without an input id: how many later ones may come before a repetition of the first


class RedisTables:
    """Tables, their logs and their times of attention. Each method is one round trip."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self, table: str) -> Stored | None:
        """Return the table, or None if there is none."""
        return _stored(await self._database.call("HMGET", keys.table(table), "version", "schema", "body"))

    async def version(self, table: str) -> int | None:
        """Return the table's version only."""
        version = await self._database.call("HGET", keys.table(table), "version")
        return None if version is None else int(version)

    async def was_applied(self, table: str, input_id: str) -> bool:
        """Whether a commit with this input has been done and is still remembered."""
        return bool(await self._database.call("HEXISTS", keys.seen(table), f"={input_id}"))

    async def commit(
        self,
        table: str,
        *,
        expected: int,
        schema: int,
        body: bytes,
        log: Sequence[bytes] = (),
        input_id: str | None = None,
        wake: float,
        version: int | None = None,
        announce: bool = True,
    ) -> tuple[CommitResult, Stored | None]:
        """Write `version` (None: the next), append `log`, remember `input_id`, and want attention at `wake`.

        The newer table comes back with CONFLICT and DUPLICATE (None if there is no such table). Repeated after a lost
        answer, the call finds its own token beside the input and is DONE, whatever has been committed since.
        """
        token = secrets.token_hex(TOKEN_LENGTH // 2)
        partition = keys.partition_of(table)
        answer = await self._database.run(
            COMMIT,
            [keys.table(table), keys.log(table), keys.seen(table), keys.wake(partition), keys.shown(table)],
            [
                *(table, expected, schema, body),
                *("" if input_id is None else f"={input_id}", token, wake, keys.WOKEN if announce else ""),
                *(keys.SEEN_LIFE, keys.SEEN_SWEEP, keys.SEEN_INPUTS, TOKENS_KEPT * TOKEN_LENGTH),
                expected + 1 if version is None else version,
                *log,
            ],
        )
        return CommitResult(answer[0].decode()), _stored(answer[1:])

    async def log(self, table: str) -> list[bytes]:
        """Return every entry of the table's log, oldest first."""
        entries: list[bytes] = await self._database.call("LRANGE", keys.log(table), 0, -1)
        return entries

    async def shown(self, table: str) -> dict[str, Shown]:
        """Return the surfaces of a table as last shown, by surface name."""
        surfaces = await self._database.call("HGETALL", keys.shown(table))
        return {name.decode(): _shown(value) for name, value in surfaces.items()}

    async def settled(self, table: str) -> bool:
        """Whether the last round ended at the newest version, on the very server that the table lies on now."""
        lease = keys.partition_lease(keys.partition_of(table))
        return bool(await self._database.run(SETTLED, [keys.table(table), lease]))

    async def show(self, table: str, changes: Mapping[str, Shown | None], *, fence: Claim | None = None) -> bool:
        """Record surfaces as shown (None forgets one). False if the partition has a newer holder than `fence`.

        Repeated, it writes the same again.
        """
        partition = keys.partition_of(table)
        recorded = _pairs({name: shown for name, shown in changes.items() if shown is not None})
        answer = await self._database.run(
            SHOW,
            [keys.shown(table), keys.table(table), keys.partition_lease(partition)],
            [
                *("" if fence is None else fence.fence, keys.RESTING_LIFE, len(recorded) // 2),
                *recorded,
                *(name for name, shown in changes.items() if shown is None),
            ],
        )
        return bool(answer)

    async def sleep_until(
        self,
        table: str,
        at: float,
        *,
        version: int,
        shown: Mapping[str, Shown] | None = None,
        fence: Claim | None = None,
        settled: bool = False,
    ) -> Rest:
        """Record surfaces as shown, and set the time of attention if the table is still at `version`.

        Repeated after a newer commit it says WOKEN for a time that the commit has replaced already: true enough.
        """
        partition = keys.partition_of(table)
        answer = await self._database.run(
            SLEEP,
            [keys.table(table), keys.wake(partition), keys.shown(table), keys.partition_lease(partition)],
            [table, version, at, "" if fence is None else fence.fence, int(settled), *_pairs(shown or {})],
        )
        return Rest(answer.decode())

    async def forget(self, table: str, *, version: int | None = None) -> bool:
        """Take the table off the wake set and let its data expire; only if it is still at `version`, where given.

        A commit brings it back for good. Repeated, it only begins the life anew.
        """
        partition = keys.partition_of(table)
        return bool(
            await self._database.run(
                FORGET,
                [keys.table(table), keys.log(table), keys.shown(table), keys.wake(partition)],
                [table, "" if version is None else version, keys.RESTING_LIFE],
            )
        )


def _stored(fields: Sequence[bytes | None]) -> Stored | None:
    """Read (version, schema, body)."""
    if not fields or fields[0] is None:
        return None
    return Stored(int(fields[0]), int(fields[1] or 0), fields[2] or b"")


def _pairs(surfaces: Mapping[str, Shown]) -> list[Argument]:
    return [part for name, shown in surfaces.items() for part in (name, _shown_json(shown))]


def _shown_json(shown: Shown) -> str:
    """Write what differs from the defaults, so that a surface stays small."""
    values = {field.name: getattr(shown, field.name) for field in SHOWN_FIELDS}
    kept = {field.name: values[field.name] for field in SHOWN_FIELDS if values[field.name] != field.default}
    return json.dumps(kept, separators=(",", ":"))


def _shown(value: bytes) -> Shown:
    """Read a surface; what a newer release added to it is passed over."""
    written = json.loads(value)
    return Shown(**{field.name: written[field.name] for field in SHOWN_FIELDS if field.name in written})
