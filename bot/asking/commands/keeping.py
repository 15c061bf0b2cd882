"""Studies that somebody keeps: a finished game as a study, and keeping, listing, loading and deleting them."""

import asyncio
from collections.abc import Mapping
from typing import Any

from bot.asking import allowances
from bot.asking.commands import replaying
from bot.asking.commands.request import CommandRequest
from bot.finished import dailies, records
from bot.finished.kept_studies import MOST, NAME_LIMIT, KeptStudy, OnShelf, Shelf, packed, unpacked
from bot.finished.records import Player
from bot.people import clean_line
from bot.ports.presses import Study
from bot.refusal import Refusal
from bot.screens.afterwards.study import Data
from bot.screens.names import seat_name
from bot.table.table import Table
from bot.texts import bare, plain
from engine import study


async def board(asked: CommandRequest, code: str) -> Data:
    """Return a finished game as a study, with the names of those who played it."""
    table, found = await _game(asked, code)
    names = [bare(seat_name(table, seat, asked.language))[: study.LONGEST_SEAT] for seat in range(len(table.seats))]
    return {"table": code, "record": {**found, "names": names}, "seat": table.seat_of(asked.person.key)}


async def _game(asked: CommandRequest, code: str) -> tuple[Table, Data]:
    """Return a finished game of the asker, and its record as a study. Raises Refusal as `replaying.finished` does."""
    table, log = await replaying.finished(asked, code, "replay-not-over")
    if dailies.is_secret(table):
        raise Refusal("review-day-not-over")
    told = records.record(table, log)
    return table, study.dump(await asyncio.to_thread(study.parse, _bare(told)))


def _bare(told: Mapping[str, Any]) -> Data:
    """Return a record with nothing but the game: a study is no proof of its deals."""
    names = ("format", "rules", "seats", "first_dealer", "totals_before")
    hands = [{name: hand[name] for name in ("pack", "setup", "actions") if name in hand} for hand in told["hands"]]
    return {**{name: told[name] for name in names if name in told}, "hands": hands}


async def keep_game(asked: CommandRequest, code: str) -> Data:
    """Keep a finished game as a study, so that it outlives its table."""
    table, found = await _game(asked, code)
    players = tuple(Player(person=seat.person, number=seat.number) for seat in table.seats)
    name = plain(asked.language, "study-title", code=code)
    return await _kept(asked, found, name, "", players)


async def keep(asked: CommandRequest, what: Study) -> Data:
    """Keep a study, a new one or in the place of an older state of it."""
    found = await asyncio.to_thread(study.parse, what.record)
    told = {name: value for name, value in study.dump(found).items() if name != "names"}
    name = what.name or found.title or plain(asked.language, "study-free")
    return await _kept(asked, told, name, what.study, ())


async def _kept(asked: CommandRequest, told: Data, name: str, code: str, players: tuple[Player, ...]) -> Data:
    await asked.spend(allowances.KEEPING)
    if not await asked.allowances.room_for_more():
        raise Refusal("no-room")
    now = asked.tables.now()
    shown = clean_line(name, NAME_LIMIT) or plain(asked.language, "study-free")
    one = KeptStudy(
        code=code or asked.library.new_code(),
        owner=asked.person.key,
        name=shown,
        record=packed(told),
        players=players,
        used=now,
    )
    line = OnShelf(study=one.code, name=shown, preset=told["rules"]["preset"], hands=len(told["hands"]), used=now)
    if code:
        await asked.library.load(asked.person.key, code)
    await asked.library.keep(one, line)
    return _line(line)


def _line(line: OnShelf) -> Data:
    return line.model_dump(mode="json")


async def kept(asked: CommandRequest) -> Data:
    """Return the list of the asker's studies."""
    return listed(await asked.library.shelf(asked.person.key))


def listed(shelf: Shelf) -> Data:
    """Return the list of somebody's studies."""
    return {"studies": [_line(one) for one in shelf.studies], "most": MOST}


async def load(asked: CommandRequest, code: str) -> Data:
    """Return a kept study, with the names of those who played it."""
    found = await asked.library.load(asked.person.key, code)
    told = unpacked(found.record)
    if found.players:
        told["names"] = [_name(player, asked.language) for player in found.players]
    return {"study": code, "name": found.name, "record": told}


def _name(player: Player, language: str) -> str:
    """Return the name of who sat on a seat; no name for somebody who is forgotten."""
    if player.person is not None:
        return player.person.name[: study.LONGEST_SEAT] if player.person.id else ""
    return bare(plain(language, "bot-name", number=player.number))[: study.LONGEST_SEAT] if player.number else ""


async def drop(asked: CommandRequest, code: str) -> Data:
    """Delete a kept study, and return the list of the others."""
    await asked.library.drop(asked.person.key, code)
    return await kept(asked)
