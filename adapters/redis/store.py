"""Tables in Redis: `bot.ports.store.TableStore`."""

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields
from typing import Any

from cachetools import LRUCache

from adapters.redis import keys, packing, scan
from adapters.redis.database import Argument, Database, Script
from adapters.redis.durability import TRIES, Durability
from adapters.redis.effects import carry_out, must_be_met, written
from bot.meter import Meter
from bot.ports.effects import Effect
from bot.ports.health import NotYetSafe, Unavailable
from bot.ports.schedule import Lead
from bot.ports.store import CommitResult, Rest, Shown, Stored, SurfaceKind, SurfaceName
from bot.stopping import ended

log = logging.getLogger(__name__)

COMMIT = Script.load("commit", effects="ARGV[18]")
READ = Script.load("read")
SHOW = Script.load("show")
SLEEP = Script.load("sleep")
FORGET = Script.load("forget")
STRIKE = Script.load("strike")
DELETE = Script.load("delete")

STORED_FIELDS = ("version", "what", "schema", "body", "rules")  # of a table's hash, in the order of `Stored`
SHOWN_FIELDS = fields(Shown)
TOKEN_LENGTH = 12  # characters that name one call of `commit`, hexadecimal
# After these first elements of a script's answer nothing has to become safe.
NOTHING_WRITTEN = (None, b"refused")
NEVER = -1  # a version that no table has
SAFE_KNOWN = 4000  # tables whose safe version is remembered
SAFE_TRIES, SAFE_AGAIN = 60, 1.0  # how often a commit that is not safe is repeated, and seconds between
TOKENS_KEPT = 8  # tokens of calls without an input id: so many later calls may come before a repetition


class RedisTables:
    """Tables, their logs and their times of attention. Each method is one round trip.

    If a commit has to be safe beyond the server that took it (`durability`), its version isn't revealed before: neither
    by the answer to the commit, nor to another process that reads the table. A version that this process does not know
    to be safe is read by a script that also writes, so that its safety can be waited for: one more round trip.
    """

    def __init__(
        self,
        database: Database,
        meter: Meter | None = None,
        durability: Durability = Durability.SERVER,
    ) -> None:
        self._database = database
        self._meter = meter or Meter()
        self._warned_unheard = False
        self._durability = durability
        self._safe: LRUCache[str, int] = LRUCache(SAFE_KNOWN)  # the versions known to be safe, by table
        database.renewed.append(self._safe.clear)
        self._trying: set[asyncio.Task[None]] = set()

    async def load(self, table_id: str) -> Stored | None:
        """Return the table, or None if there is none. Raises Unavailable while its newest version is not safe."""
        if self._durability is Durability.SERVER:
            return _stored(await self._database.call("HMGET", keys.table(table_id), *STORED_FIELDS))
        answer, safe = await self._run_safely(READ, [keys.table(table_id)], [])
        stored = _stored(answer)
        if stored is not None and not safe:
            raise Unavailable(self._durability.missing)
        if stored is not None:
            self._is_safe(table_id, stored.version)
        return stored

    async def version(self, table_id: str) -> int | None:
        """Return the table's version only."""
        answer = await self._database.call("HGET", keys.table(table_id), "version")
        version = None if answer is None else int(answer)
        if version is None or self._durability is Durability.SERVER or self._safe.get(table_id) == version:
            return version
        stored = await self.load(table_id)
        return None if stored is None else stored.version

    async def was_applied(self, table_id: str, input_id: str) -> bool:
        """Whether a commit with this input has been done and is still remembered: that is what makes a duplicate.

        Raises Unavailable while it is not safe.
        """
        result, _ = await self.commit(
            table_id, expected=NEVER, what="", schema=0, body=b"", input_id=input_id, wake=0.0
        )
        return result is CommitResult.DUPLICATE

    async def commit(
        self,
        table_id: str,
        *,
        expected: int,
        what: str,
        schema: int,
        body: bytes,
        rules: bytes = b"",
        log: Sequence[bytes] = (),
        input_id: str | None = None,
        wake: float,
        version: int | None = None,
        effects: Sequence[Effect] = (),
    ) -> tuple[CommitResult, Stored | None]:
        """Write `version` (None: the next), append `log`, remember `input_id`, and set attention to `wake`.

        CONFLICT and DUPLICATE come with the newer table (None if there is none). A call
        repeated after a lost answer finds its own token beside the input and is DONE, whatever was committed since.
        Raises Unmet.
        """
        token = secrets.token_hex(TOKEN_LENGTH // 2)
        made = expected + 1 if version is None else version
        beside, conditional = written(effects, time.time())
        named = [keys.table(table_id), keys.log(table_id), keys.seen(table_id), keys.WAKE, keys.shown(table_id)]
        args: list[Argument] = [
            *(table_id, expected, what, schema, packing.packed_body(body), rules),
            *("" if input_id is None else f"={input_id}", token, wake, self._database.mark),
            *(keys.SEEN_LIFE, keys.SEEN_SWEEP, keys.SEEN_KEPT, TOKENS_KEPT * TOKEN_LENGTH),
            *(made, b"" if input_id is None else packing.digest(input_id), keys.SEEN_INPUTS * packing.DIGEST),
            *(beside, "" if self._durability is Durability.SERVER else 1),
            *log,
        ]
        answer, safe = await self._run_safely(COMMIT, named, args)
        must_be_met(answer, conditional)
        result = CommitResult(answer[0].decode())
        if result is CommitResult.DONE:
            if len(answer) > 1:
                self._unheard()
            if not safe:
                self._go_on_trying(table_id, made, named, args)
                raise NotYetSafe(self._durability.missing)
            self._is_safe(table_id, made)
            return result, None
        newer = _stored(answer[1:])
        if newer is not None:
            if not safe and self._safe.get(table_id) != newer.version:
                raise Unavailable(self._durability.missing)  # neither is told before what it tells of is safe
            self._is_safe(table_id, newer.version)
        return result, newer

    async def _run_safely(self, script: Script, named: Sequence[str], args: Sequence[Argument]) -> tuple[Any, bool]:
        """Run a script that may be repeated; return its answer, and whether its writes are safe."""
        if self._durability is Durability.SERVER:
            return await self._database.run(script, named, args), True
        answer, end = await self._database.run_ended(script, named, args, self._durability.ending)
        for _ in range(TRIES - 1):
            if self._durability.reached(end) or answer[0] in NOTHING_WRITTEN:
                break
            with suppress(Unavailable):  # the commit is written, whatever happens now
                answer, end = await self._database.run_ended(script, named, args, self._durability.ending)
        return answer, self._durability.reached(end)

    def _is_safe(self, table_id: str, version: int) -> None:
        self._safe[table_id] = version

    def _go_on_trying(self, table_id: str, version: int, named: Sequence[str], args: Sequence[Argument]) -> None:
        """Repeat a commit until it is safe; if a failover has lost it, this makes it again."""
        log.warning("a commit is saved, and not yet safe", extra={"table": table_id, "cause": self._durability.missing})

        async def trying() -> None:
            for _ in range(SAFE_TRIES):
                with suppress(Unavailable):
                    answer, safe = await self._run_safely(COMMIT, named, args)
                    if answer[0] != CommitResult.DONE.value.encode():
                        log.warning("a commit was lost before it was safe", extra={"table": table_id})
                        return
                    if safe:
                        self._is_safe(table_id, version)
                        return
                await asyncio.sleep(SAFE_AGAIN)

        task = asyncio.create_task(trying(), name=f"make {table_id} safe")
        self._trying.add(task)
        task.add_done_callback(self._trying.discard)

    async def close(self) -> None:
        """Stop repeating commits that are not safe yet: the next worker that reads the table continues."""
        await ended(*self._trying)

    def _unheard(self) -> None:
        """Note a commit that could not be announced. It counts: the worker finds it on its next scan, in a second."""
        self._meter.unheard()
        if not self._warned_unheard:
            self._warned_unheard = True
            log.warning("commits cannot be announced: Redis gives this user no channels (docs/redis.md)")

    async def carry_out(self, effects: Sequence[Effect]) -> None:
        """Carry out effects without a commit. Raises Unmet. A repetition changes nothing, but adds to sums again."""
        await carry_out(self._database, effects, time.time())

    async def log(self, table_id: str) -> list[bytes]:
        """Return every entry of the table's log, oldest first."""
        entries: list[bytes] = await self._database.call("LRANGE", keys.log(table_id), 0, -1)
        return entries

    async def review(self, table_id: str, seat: int) -> bytes | None:
        """Return the stored review of a finished game for a seat, or None."""
        kept: bytes | None = await self._database.call("HGET", keys.review(table_id), seat)
        return kept

    async def keep_review(self, table_id: str, seat: int, review: bytes) -> None:
        """Store the review of a finished game for a seat. A repetition writes it again."""
        await self._database.call("HSET", keys.review(table_id), seat, review)
        await self._database.call("EXPIRE", keys.review(table_id), keys.RESTING_LIFE)

    async def reviewing(self, table_id: str, seat: int) -> bytes | None:
        """Return the progress of the review for a seat; None if no process is computing it."""
        kept: bytes | None = await self._database.call("GET", keys.reviewing(table_id, seat))
        return kept

    async def begin_review(self, table_id: str, seat: int, progress: bytes) -> bool:
        """Claim the review for a seat for this process. False if another one is computing it."""
        key = keys.reviewing(table_id, seat)
        return bool(await self._database.call("SET", key, progress, "NX", "EX", keys.REVIEWING_LIFE))

    async def go_on_with_review(self, table_id: str, seat: int, progress: bytes | None) -> None:
        """Store the progress of the review for a seat; None if it has ended."""
        key = keys.reviewing(table_id, seat)
        if progress is None:
            await self._database.call("UNLINK", key)
        else:
            await self._database.call("SET", key, progress, "EX", keys.REVIEWING_LIFE)

    async def forget_reviews(self, table_id: str, seats: Sequence[int]) -> None:
        """Delete the stored reviews of a finished game for these seats."""
        if seats:
            await self._database.call("HDEL", keys.review(table_id), *seats)

    async def shown(self, table_id: str) -> dict[SurfaceName, Shown]:
        """Return the surfaces of a table as last shown, by surface name."""
        surfaces = await self._database.call("HGETALL", keys.shown(table_id))
        return {name: _shown(value) for text, value in surfaces.items() if (name := _name(text.decode())) is not None}

    async def show(
        self, table_id: str, changes: Mapping[SurfaceName, Shown | None], *, lead: Lead | None = None
    ) -> bool:
        """Record surfaces as shown (None deletes a record). False if another process leads than the holder of `lead`.

        A repetition writes the same again.
        """
        recorded = _pairs({name: shown for name, shown in changes.items() if shown is not None})
        answer = await self._database.run(
            SHOW,
            [keys.shown(table_id), keys.table(table_id), keys.LEAD],
            [
                *("" if lead is None else lead.fence, keys.RESTING_LIFE, len(recorded) // 2),
                *recorded,
                *(_name_text(name) for name, shown in changes.items() if shown is None),
            ],
        )
        return bool(answer)

    async def attend(self, table_id: str, at: float) -> None:
        """Set the time of attention of a table that is live. A repetition sets it again."""
        await self._database.call("ZADD", keys.WAKE, "XX", at, table_id)

    async def sleep_until(
        self,
        table_id: str,
        at: float,
        *,
        version: int,
        shown: Mapping[SurfaceName, Shown] | None = None,
        lead: Lead | None = None,
    ) -> Rest:
        """Record surfaces as shown, and set the time of attention if the table is still at `version`.

        A repetition after a newer commit returns WOKEN, as that commit has replaced the time already.
        """
        answer = await self._database.run(
            SLEEP,
            [keys.table(table_id), keys.WAKE, keys.shown(table_id), keys.LEAD],
            [table_id, version, at, "" if lead is None else lead.fence, *_pairs(shown or {})],
        )
        return Rest(answer.decode())

    async def forget(
        self,
        table_id: str,
        *,
        version: int,
        shown: Mapping[SurfaceName, Shown] | None = None,
        lead: Lead | None = None,
    ) -> Rest:
        """Record surfaces as shown, remove the table from the wake set and let its data expire, if still at `version`.

        A later commit makes the table live again. A repetition only restarts the time until its data expires.
        """
        answer = await self._database.run(
            FORGET,
            [keys.table(table_id), keys.log(table_id), keys.shown(table_id), keys.WAKE, keys.LEAD],
            [
                *(table_id, version, keys.life_at_rest(table_id), "" if lead is None else lead.fence),
                *_pairs(shown or {}),
            ],
        )
        return Rest(answer.decode())

    async def naming(self, person: str) -> list[str]:
        """Return the ids of the tables, live or at rest, whose data may name a person."""
        found = dict[str, None]()
        for kind in keys.OF_A_TABLE:
            async for key in scan.named(self._database, kind("*"), scan.texts_of(person)):
                found[key.removeprefix(kind(""))] = None
        return list(found)

    async def strike_out(self, table_id: str, person: str, chats: Sequence[str] = ()) -> None:
        """Delete the records of a person's hands, and the surfaces and inputs of the person's private `chats`."""
        places = [*dict.fromkeys((person, *chats))]
        inputs = [f":{place.partition(':')[2]}:" for place in places]
        named = [keys.shown(table_id), keys.seen(table_id), keys.table(table_id)]
        await self._database.run(STRIKE, named, [*places, "", *inputs])

    async def delete(self, table_id: str, *, version: int) -> bool:
        """Delete a table with all its data, only if it is still at `version`. After a repetition it stays deleted."""
        named = [*(key(table_id) for key in keys.OF_A_TABLE), keys.WAKE]
        return bool(await self._database.run(DELETE, named, [table_id, version]))


def _stored(fields: Sequence[bytes | None]) -> Stored | None:
    """Read ``STORED_FIELDS``."""
    if not fields or fields[0] is None:
        return None
    version, what, schema, body, rules = fields
    return Stored(
        int(version or 0), (what or b"").decode(), int(schema or 0), packing.unpacked_body(body or b""), rules or b""
    )


def _pairs(surfaces: Mapping[SurfaceName, Shown]) -> list[Argument]:
    return [part for name, shown in surfaces.items() for part in (_name_text(name), _shown_json(shown))]


def _name_text(name: SurfaceName) -> str:
    if name.kind is SurfaceKind.OVER:
        return f"{name.kind} {name.place}"
    return f"{name.kind} {name.of}{f'+{name.lowered}' if name.lowered else ''} {name.place}"


def _name(text: str) -> SurfaceName | None:
    """Read a surface's name; None for a kind that a newer release has added."""
    kind, *which, place = text.split(" ", 2)
    if kind not in set(SurfaceKind):
        return None
    of, _, lowered = which[0].partition("+") if which else ("0", "", "")
    return SurfaceName(SurfaceKind(kind), int(of), place, int(lowered or 0))


def _shown_json(shown: Shown) -> str:
    """Write only the fields that differ from the defaults, so that a record stays small."""
    values = {field.name: getattr(shown, field.name) for field in SHOWN_FIELDS}
    kept = {field.name: values[field.name] for field in SHOWN_FIELDS if values[field.name] != field.default}
    return json.dumps(kept, separators=(",", ":"))


def _shown(value: bytes) -> Shown:
    """Read a surface's record; fields that a newer release has added are ignored."""
    written = json.loads(value)
    return Shown(**{field.name: written[field.name] for field in SHOWN_FIELDS if field.name in written})
