"""Studies kept by a person: a finished game as a study, and keeping, listing, loading and deleting studies."""

from collections.abc import Mapping
from typing import Any

from bot.asking import allowances
from bot.asking.commands import replaying
from bot.asking.commands.request import CommandRequest
from bot.finished import dailies, records
from bot.finished.kept_studies import MOST, NAME_LIMIT, KeptStudy, OnShelf, packed, unpacked
from bot.finished.records import Player
from bot.people import clean_line
from bot.ports.presses import StudyRequest
from bot.refusal import Refusal
from bot.screens.afterwards import study as study_screen
from bot.screens.afterwards.study import Data
from bot.table import lobby
from bot.table.table import Table
from bot.texts import bare, plain
from engine import study


async def board(request: CommandRequest, code: str) -> Data:
    """Return a finished game as a study, with its players' names. Raises Refusal as `_game` does."""
    table, log = await _game(request, code)
    record = await request.aside(lambda: study.dump(study.parse(bare_record(records.record(table, log)))))
    names = [name[: study.LONGEST_SEAT] for name in study_screen.all_names(table, request.language)]
    return {"table": code, "record": {**record, "names": names}, "seat": table.seat_of(request.person.key)}


async def _game(request: CommandRequest, code: str) -> tuple[Table, list[bytes]]:
    """Return a finished game of the asker, and its log. Raises Refusal as `replaying.finished` does."""
    table, log = await replaying.finished(request, code, "replay-not-over")
    if dailies.is_secret(table):
        raise Refusal("review-day-not-over")
    return table, log


def bare_record(record: Mapping[str, Any]) -> Data:
    """Return a record reduced to the game: a study proves nothing about its deals."""
    names = ("format", "rules", "seats", "first_dealer", "totals_before")
    hands = [{name: hand[name] for name in ("pack", "setup", "actions") if name in hand} for hand in record["hands"]]
    return {**{name: record[name] for name in names if name in record}, "hands": hands}


async def keep(request: CommandRequest, what: StudyRequest) -> Data:
    """Keep a study, as a new one or in place of its older state. A game of the asker keeps its players.

    A finished game can so be kept longer than its table.
    """

    def prepared() -> tuple[study.Study, Data, str]:
        found = study.parse(what.record)
        content = {name: value for name, value in study.dump(found).items() if name != "names"}
        return found, content, packed(content)

    found, content, record = await request.aside(prepared)
    players = await _players(request, what.table) if what.table else ()
    await request.spend(allowances.KEEPING)
    if not await request.allowances.room_for_more():
        raise Refusal("no-room")
    now = request.tables.now()
    shown = clean_line(what.name or found.title, NAME_LIMIT) or plain(request.language, "study-free")
    one = KeptStudy(
        code=what.study or request.services.library.new_code(),
        owner=request.person.key,
        name=shown,
        record=record,
        players=players if len(players) == found.record.seats else (),
        used=now,
    )
    line = OnShelf(study=one.code, name=shown, preset=content["rules"]["preset"], hands=len(content["hands"]), used=now)
    if what.study:
        await request.services.library.load(request.person.key, what.study)
    await request.services.library.keep(one, line)
    return _line(line)


def _line(line: OnShelf) -> Data:
    return line.model_dump(mode="json")


async def _players(request: CommandRequest, table: str) -> tuple[Player, ...]:
    """Return the players of a finished game of the asker. Raises Refusal as `_game` does."""
    code = lobby.read_code(table)
    if code is None:
        raise Refusal("bad-code")
    played, _ = await _game(request, code)
    return records.players(played)


async def kept(request: CommandRequest) -> Data:
    """Return the list of the asker's studies."""
    shelf = await request.services.library.shelf(request.person.key)
    return {"studies": [_line(one) for one in shelf.studies], "most": MOST}


async def load(request: CommandRequest, code: str) -> Data:
    """Return a kept study, with its players' names."""
    found = await request.services.library.load(request.person.key, code)
    record = unpacked(found.record)
    if found.players:
        record["names"] = [_names(player, request.language) for player in found.players]
    return {"study": code, "name": found.name, "record": record}


def _names(player: Player, language: str) -> str:
    """Return the names of those who had a seat, in order; empty for a person who was forgotten."""
    return " → ".join(filter(None, (_name(one, language) for one in (*player.earlier, player))))[: study.LONGEST_SEAT]


def _name(player: Player, language: str) -> str:
    if player.person is not None:
        return player.person.name if player.person.id else ""
    return bare(plain(language, "bot-name", number=player.number)) if player.number else ""


async def drop(request: CommandRequest, code: str) -> Data:
    """Delete a kept study, and return the list of the others."""
    await request.services.library.drop(request.person.key, code)
    return await kept(request)
