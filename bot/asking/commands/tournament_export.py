"""`/export` of a tournament: its record, the results as a spreadsheet, and the standings as text."""

import json

from bot.asking.commands.request import CommandRequest
from bot.finished import records
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens.tournament import standings_table as standings_screen
from bot.table.tables import Tables
from bot.texts import plain
from engine.tournament import record

MOST_BYTES = 8_000_000  # most bytes of games in one file: Discord takes 10 MB, Telegram 50


async def export(request: CommandRequest, code: str) -> Answer:
    """Answer with three files. Raises Refusal unless the asker is in the home chat or a member."""
    found = await request.tournaments.tournament(code)
    if not request.is_at(found.home) and found.member(request.person.key) is None:
        raise Refusal("tournament-not-in")
    finished = [one.code for round_ in found.core.rounds for one in round_.tables if one.result is not None]
    games = await _games(request.tables, finished)
    record_file = json.dumps(record.record(found.core, games), ensure_ascii=False, separators=(",", ":")).encode()
    about = plain(request.language, "export-tournament-record", code=code)
    if len(games) < len(finished):
        about += " " + plain(request.language, "export-tournament-games", games=len(games), tables=len(finished))
    files = (
        (about, f"tournament-{code}.json", record_file),
        (
            plain(request.language, "export-tournament-csv", code=code),
            f"tournament-{code}.csv",
            standings_screen.as_csv(found, request.language).encode("utf-8-sig"),
        ),
        (
            plain(request.language, "export-tournament-text", code=code),
            f"tournament-{code}.txt",
            standings_screen.as_text(found, request.language).encode(),
        ),
    )
    return Answer(
        replies=tuple(Reply(screen=Screen(text=text), document=(name, content)) for text, name, content in files)
    )


async def _games(tables: Tables, codes: list[str]) -> dict[str, object]:
    """Return the records of finished tables, from the first round on, as many as fit into one file."""
    games: dict[str, object] = {}
    size = 0
    for code in codes:
        try:
            table = await tables.table(code)
        except Refusal:
            continue  # the table is no longer stored
        game = records.record(table, await tables.store.log(code))
        size += len(json.dumps(game, ensure_ascii=False, separators=(",", ":")).encode())
        if size > MOST_BYTES:
            break
        games[code] = game
    return games
