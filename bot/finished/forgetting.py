"""`/deletemydata`: a person is forgotten everywhere.

Documents in the person's lists are changed at once. A while later a worker searches the whole store once: for tables in
no list, for concurrent writes, and for the rest after a crash. Each step is idempotent, and the lists that lead to the
others are removed last.
"""

import logging
from collections.abc import Iterable
from typing import Any, cast

from bot.calling.calls import Calls
from bot.daily.days import Days
from bot.finished import counting, dailies, handover, records
from bot.finished.group_puzzles import GroupPuzzles
from bot.finished.handover import Handovers
from bot.finished.kept_studies import KeptStudies, Library, Shelves
from bot.finished.solvers import Solver, Solvers
from bot.people import NAMELESS, Person, Platform
from bot.refusal import Refusal
from bot.strangers.conduct import Conducts
from bot.strangers.queues import Queues
from bot.table import forgetting
from bot.table.change import TableChange
from bot.table.documents import Changed, Documents
from bot.table.table import Stage, Table
from bot.table.tables import Tables
from bot.tournament import entering
from bot.tournament import plan as planning
from bot.tournament.plans import Plans
from bot.tournament.tournaments import TournamentChange, Tournaments
from engine.naming import without

log = logging.getLogger(__name__)

AGAIN_AFTER = 60.0  # seconds until the whole store is searched: longer than any write takes
FINISHED_LOOKED_AT = 500  # the length of a person's list


async def forget(tables: Tables, person: Person, private_chat: str | None = None) -> None:
    """Forget a person, and their private chat (by key), in all listed documents, and order the search for the rest."""
    directory = tables.directory
    await directory.ask_to_forget(person.key)
    chats = {person.key, *([private_chat] if private_chat is not None else [])}
    games = await directory.finished(person.key, FINISHED_LOOKED_AT)
    about = await directory.person(person.key)
    handing = handover.code_of(person.key) if person.room else about.get(handover.OPENED)
    found = [
        *(str(code) for code in (about.get("tournament"), handing) if code is not None),
        *await directory.tables_of_person(person.key),
        *(str(game["table"]) for game in games),
    ]
    for table_id in dict.fromkeys(found):
        chats |= await _forget_at(tables, table_id, person, chats)
    await Library(tables).forget(person.key)
    await Library(tables).forget_in(Solver(owner=person.key).id, person.key)
    await directory.rewrite_games(person.key, lambda game: records.without(game, person))
    await directory.forget_person(person.key, sorted(chats))


async def forget_everywhere(tables: Tables, person_key: str, asked_at: float) -> None:
    """Search the whole store for a person (key) who asked to be forgotten at `asked_at`. Later actions stay."""
    platform, _, own_id = person_key.partition(":")
    person = Person(platform=cast("Platform", platform), id=own_id, name=NAMELESS)
    directory, chats = tables.directory, {person_key}
    again = set(await directory.tables_of_person(person_key, since=asked_at))
    for table_id in await tables.store.naming(person_key):
        if table_id not in again:
            chats |= await _forget_at(tables, table_id, person, chats)
    await directory.rewrite_games(person_key, lambda game: records.without(game, person), everywhere=True)
    await directory.forget_person(person_key, sorted(chats), asked_at=asked_at)
    await directory.forgotten(person_key)


async def forget_those_who_asked(tables: Tables, after: float = AGAIN_AFTER) -> None:
    """Search the store for people who asked to be forgotten at least `after` seconds ago."""
    for person_key, asked_at in (await tables.directory.to_forget(after)).items():
        await forget_everywhere(tables, person_key, asked_at)
        log.info("somebody who asked to be forgotten is forgotten")


async def _forget_at(tables: Tables, table_id: str, person: Person, chats: Iterable[str]) -> set[str]:
    """Forget a person at a table or in a tournament. Returns the keys of their private chats found there."""
    what = await tables.registry.what(table_id)
    if what == Days.what:  # a day names nobody
        return set()
    if what in {Calls.what, GroupPuzzles.what, Handovers.what}:
        documents = tables.registry.types[what]
        await tables.quietly(documents.change(table_id, lambda now: Changed(without(now, {person.key}))))
        return set()
    if what in {Queues.what, Conducts.what}:
        kept: Documents[Any] = Queues(tables) if what == Queues.what else Conducts(tables)
        await tables.quietly(kept.change(table_id, lambda now: Changed(without(now, {person.key}))))
        return set()
    if what in {KeptStudies.what, Shelves.what, Solvers.what}:
        await Library(tables).forget_in(table_id, person.key)
        return set()
    if what == Plans.what:
        plans = Plans(Tournaments(tables))
        await tables.quietly(plans.change(table_id, lambda now: Changed(planning.forgotten(now, person.key))))
        return set()
    if what == Tournaments.what:
        for named in await _forget_in(Tournaments(tables), table_id, person):
            await _forget_at(tables, named, person, chats)
        await tables.store.strike_out(table_id, person.key, sorted(chats))
        return set()
    try:
        table = await tables.table(table_id)
    except Refusal:  # the table is gone, and what is stored beside it has to go too
        await tables.store.strike_out(table_id, person.key, sorted(chats))
        return set()
    own = {*chats, *forgetting.private_chats(table, person)}
    if table.stage is Stage.OVER or table.ending is not None:
        # Counted before the person is removed: later they would be missing, or be named again.
        await counting.count(tables, table)
    seat = table.seat_of(person.key)
    await tables.quietly(tables.change(table_id, lambda now: _without(now, person, own, tables.now())))
    await tables.store.forget_reviews(table_id, [] if seat is None else [seat])
    if forgetting.is_nobodys(table, person, own):
        await dailies.strike_out(tables.directory, table)  # before the table is gone
        live = await tables.newest(table_id)
        if forgetting.is_nobodys(live.value, person, own):
            await tables.store.delete(table_id, version=live.version)
            tables.forget(table_id)
    await tables.store.strike_out(table_id, person.key, sorted(own))
    return own


async def _forget_in(tournaments: Tournaments, code: str, person: Person) -> list[str]:
    """Forget a person in a tournament. Returns codes of other documents with the person: the round's tables, a plan."""
    try:
        await tournaments.change(code, lambda now: TournamentChange(entering.forgotten(now, person)))
        found = await tournaments.tournament(code)
    except Refusal:
        log.info("a tournament was gone before somebody could be forgotten in it")
        return []
    tables = [one.code for one in found.core.current.tables] if found.core.current is not None else []
    return [*tables, found.plan] if found.plan else tables


def _without(table: Table, person: Person, chats: Iterable[str], now: float) -> TableChange:
    return TableChange(forgetting.without(table, person, chats, now=now))
