"""The way in: every press and every command becomes at most one commit and one answer."""

import logging
import secrets
import traceback
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.asking import commands, presses
from bot.asking.commands import own, replaying, seating
from bot.asking.commands.asked import Asked
from bot.chance import Chance, SystemChance
from bot.codec import BadToken, Verb, decode
from bot.meter import Meter, NoMeter
from bot.people import Person
from bot.ports.directory import Directory
from bot.ports.health import NotYetSafe, Unavailable
from bot.ports.messenger import Messenger
from bot.ports.presses import Press, Pressed
from bot.ports.store import CommitResult, Stored, TableStore
from bot.refusal import Refusal
from bot.screen import Answer
from bot.screens import refusals
from bot.table import healing, lineage, lobby
from bot.table.change import Ask, Change, Denied
from bot.table.effects import carry_out
from bot.table.model import SCHEMA, Stage, Table
from engine.errors import EngineError

log = logging.getLogger(__name__)

TRIES = 4  # loads of a table that others write to at the same time
CACHED_TABLES = 2000
VERSION_STEP = 1 << 16  # the most by which a table's version rises


@dataclass(frozen=True, slots=True)
class Live:
    """A table with the version it has in the store."""

    table: Table
    version: int


class NewerSchema(Exception):
    """The table was written by a newer release; this worker leaves it alone."""


class TableService:
    """Loads, decides, commits, answers. Fulfils `bot.ports.presses.Service`; the worker commits through it too."""

    def __init__(
        self,
        store: TableStore,
        directory: Directory,
        messengers: Mapping[str, Messenger],
        *,
        now: Callable[[], float],
        chance: Chance | None = None,
        meter: Meter | None = None,
    ) -> None:
        self.store = store
        self.directory = directory
        self.messengers = messengers
        self.now = now
        self.chance = chance or SystemChance()
        self._meter = meter or NoMeter()
        self.tended_here: Callable[[str], bool] = _nobody_tends  # then `on_commit` is all that is to be told
        self.on_commit: Callable[[str], None] = _nobody_listens
        self._cache: OrderedDict[str, Live] = OrderedDict()

    # ------------------------------------------------------------------------------------------------------- the way in

    async def act(self, press: Press) -> Answer:
        """Do what was asked, or say kindly why not: the only place where a refusal is put into words."""
        begun, asked = self.now(), Asked(self, press)
        try:
            outcome, answer = "accepted", await self._done(asked)
        except Denied as denied:
            outcome, answer = "refused", _no(asked, denied.said(asked.language_at(denied.table)))
        except Refusal as refusal:
            outcome, answer = "refused", _no(asked, refusals.refused(refusal, asked.language))
        except NotYetSafe:
            outcome, answer = "accepted", Answer(toast=refusals.refused(Refusal("not-yet-safe"), asked.language))
        except (Unavailable, NewerSchema):
            outcome, answer = "failed", _no(asked, refusals.refused(Refusal("try-again"), asked.language))
        except Exception as failure:  # noqa: BLE001 - somebody waits for an answer, and a repetition would fail again
            # The place in the code only: a message or a value could show cards.
            last = traceback.extract_tb(failure.__traceback__)[-1]
            place = f"{last.filename}:{last.lineno}"
            log.error("a press failed", extra={"cause": type(failure).__name__, "place": place})
            outcome, answer = "failed", _no(asked, refusals.refused(Refusal("try-again"), asked.language))
        self._meter.pressed(press.person.platform, outcome, self.now() - begun)
        return answer

    async def _done(self, asked: Asked) -> Answer:
        """Do what was asked. Raises Refusal or Denied."""
        press = asked.press
        if not isinstance(press.what, Pressed):
            return await commands.obey(asked, press.what)
        try:
            token = decode(press.what.data)
        except BadToken:
            raise Refusal("unknown-button") from None
        if token.verb is Verb.JOIN:
            return await seating.join_table(asked, token.table)
        if token.verb is Verb.REPLAY:
            return await replaying.turn_page(asked, token)
        if not token.table:
            return await own.press_without_table(asked, token)

        def decided(table: Table) -> Change:
            return presses.decide(Ask(table, press, self.now(), self.chance, asked.language_at(table)), token)

        return await self.change(token.table, decided, input_id=press.input_id)

    # ----------------------------------------------------------------------------------------- load, decide and commit

    async def change(self, table_id: str, decide: Callable[[Table], Change], *, input_id: str | None = None) -> Answer:
        """Apply a decision to the newest version of a table, trying again when others write at the same time.

        `decide` raises Refusal or EngineError to change nothing; the caller gets Denied. Raises Refusal for a table
        that is not there.
        """
        live, cached = await self._live(table_id)
        for _ in range(TRIES):
            cause: Refusal | EngineError | None = None
            try:
                change = decide(live.table)
            except (Refusal, EngineError) as refusal:
                change, cause = Change(live.table), refusal
            if change.table is live.table:
                # Who is refused or only looks sees the newest too, though another process may have written it.
                newest = await self._verified(live) if cached else live
                if newest is not live:
                    live, cached = newest, False
                    continue
                if cause is None:
                    await carry_out(change.effects, self.directory)
                    return change.answer
                if input_id is not None and await self.store.was_applied(table_id, input_id):
                    return Answer()  # delivered once more: it is refused now because it has been done
                raise Denied(cause, live.table) from cause
            result, newer = await self._commit(live, change, input_id)
            if result is CommitResult.DONE:
                await carry_out(change.effects, self.directory)
                return change.answer
            if result is CommitResult.DUPLICATE:
                self._cache.pop(table_id, None)
                return Answer()
            live = await self._adopted(newer, live) if newer is not None else await self._reload(table_id)
            cached = False
        raise Refusal("try-again")

    async def _commit(
        self, live: Live, change: Change, input_id: str | None = None
    ) -> tuple[CommitResult, Stored | None]:
        """Write a table's next version; if that is done, keep it warm and wake it."""
        # The step is random, so that no two states of a table ever share a number: where a failover of the store loses
        # a commit and another takes its place, whoever remembers the lost one does not take it for the newest.
        version = max(live.version, change.above) + 1 + secrets.randbelow(VERSION_STEP)
        key = secrets.token_hex(lineage.KEY_BYTES)
        table = lineage.written(live.table, change.table, version, key, healing=bool(change.above))
        result, newer = await self.store.commit(
            live.table.id,
            expected=live.version,
            schema=SCHEMA,
            body=table.model_dump_json().encode(),
            log=change.log_lines,
            input_id=input_id,
            wake=self.now(),
            version=version,
            announce=not self.tended_here(live.table.id),
        )
        self._meter.committed(result.value)
        if result is CommitResult.DONE:
            self.remember(Live(table, version))
            self.on_commit(live.table.id)
        return result, newer

    async def create(self, table: Table, log_entries: Change) -> None:
        """Write a new table. Raises Refusal when its code is taken (a redelivered command, most likely)."""
        result, _ = await self._commit(Live(table, 0), log_entries)
        if result is not CommitResult.DONE:
            raise Refusal("try-again")

    async def _live(self, table_id: str) -> tuple[Live, bool]:
        live = self._cache.get(table_id)
        if live is not None:
            self._cache.move_to_end(table_id)
            return live, True
        return await self._reload(table_id), False

    async def _reload(self, table_id: str) -> Live:
        known = self._cache.get(table_id)  # before the store is asked: what it answers then cannot be older
        stored = await self.store.load(table_id)
        if stored is None:
            self._cache.pop(table_id, None)
            raise Refusal("no-such-table", code=table_id)
        return await self._adopted(stored, known) if known is not None else self._parsed(table_id, stored)

    async def _adopted(self, stored: Stored, known: Live) -> Live:
        """Take a table over as it is stored.

        One that is older than `known` has lost acknowledged commits with the store's master: its players are told.
        """
        live = self._parsed(known.table.id, stored)
        if _follows(live, known):
            return live
        table_id = live.table.id
        log.warning("commits of a table were lost", extra={"table": table_id, "lost_from": live.version})
        told = healing.by_memory(live.table, known.table, known.version, self.now(), self.chance)
        result, newer = await self._commit(live, told)
        if result is CommitResult.DONE:
            return self._cache[table_id]
        return self._parsed(table_id, newer) if newer is not None else await self._reload(table_id)

    def _parsed(self, table_id: str, stored: Stored) -> Live:
        if stored.schema > SCHEMA:
            raise NewerSchema(table_id)
        live = Live(Table.model_validate_json(stored.body), stored.version)
        self.remember(live)
        return live

    def remember(self, live: Live) -> None:
        """Keep a table warm."""
        self._cache[live.table.id] = live
        self._cache.move_to_end(live.table.id)
        while len(self._cache) > CACHED_TABLES:
            self._cache.popitem(last=False)

    async def table(self, table_id: str) -> Table:
        """Return the newest version of a table; raises Refusal if there is none."""
        return (await self._reload(table_id)).table

    async def newest(self, table_id: str, *, just_committed: bool = False) -> Live:
        """Return the newest version of a table, from the cache where that is the newest.

        What this process has `just_committed` is taken for it without asking.
        """
        live, cached = await self._live(table_id)
        return await self._verified(live) if cached and not just_committed else live

    async def _verified(self, live: Live) -> Live:
        """Return a table from the cache if it is the newest, else the newest."""
        table_id = live.table.id
        return live if await self.store.version(table_id) == live.version else await self._reload(table_id)

    # --------------------------------------------------------------------------------------------------- platform facts

    async def chat_moved(self, platform: str, old_id: str, new_id: str, *, seen_at: str | None = None) -> None:
        """A group has a new id: its tables move along; `seen_at` is a table where that came to light."""
        old, new = f"{platform}:{old_id}", f"{platform}:{new_id}"
        open_here = await self.directory.table_of_chat(old) or await self.directory.table_of_chat(new)
        await self.directory.move_chat(old, new)
        for table_id in dict.fromkeys(name for name in (open_here, seen_at) if name is not None):
            await self.quietly(
                self.change(table_id, lambda table: Change(lobby.moved(table, platform, old_id, new_id)))
            )

    async def private_chat_opened(self, person: Person) -> None:
        """A person can now be written to in private."""
        await self.directory.save_person(person.key, {"private": True})
        await self._set_reachable(person, reachable=True)

    async def private_chat_closed(self, person: Person, *, seen_at: str | None = None) -> None:
        """A person blocked the bot; `seen_at` is a table where that came to light."""
        await self.directory.save_person(person.key, {"private": False})
        await self._set_reachable(person, reachable=False, seen_at=seen_at)

    async def _set_reachable(self, person: Person, *, reachable: bool, seen_at: str | None = None) -> None:
        messenger = self.messengers.get(person.platform)
        # Where nobody has to open a private chat first, a closed one keeps no game from starting.
        keeps_waiting = messenger is None or messenger.must_start

        def noted(table: Table) -> Change:
            if table.stage is Stage.LOBBY and not reachable and not keeps_waiting:
                return Change(table)
            return Change(lobby.reachable(table, person.key, reachable=reachable))

        tables = await self.directory.tables_of_person(person.key)
        for table_id in tables if seen_at is None or seen_at in tables else (*tables, seen_at):
            await self.quietly(self.change(table_id, noted))

    async def quietly(self, work: Awaitable[object]) -> None:
        """Wait for a change that may come too late: its table may be gone."""
        try:
            await work
        except (Refusal, Denied):
            log.info("a table was gone before it could be told")


def _follows(live: Live, known: Live) -> bool:
    """Whether a state of the store goes back to one that this process remembers, or tells already that it does not."""
    if live.version == known.version or live.table.healed > known.version:
        return True
    return live.version > known.version and lineage.is_ancestor(known.version, live.table)


def _no(asked: Asked, why: str) -> Answer:
    return Answer(toast=why, alert=asked.alert)


def _nobody_tends(table_id: str) -> bool:  # noqa: ARG001
    """Stand in for a worker where there is none."""
    return False


def _nobody_listens(table_id: str) -> None:
    """Stand in for a worker where there is none."""
