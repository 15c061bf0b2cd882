"""`/replay`: a finished game step by step, for those who played it."""

from __future__ import annotations

from bot.asking.commands.looking import FINISHED_SHOWN, as_opened, day_played_last
from bot.asking.commands.request import CommandRequest
from bot.codec import BadToken, ButtonToken, Verb, decode
from bot.finished import dailies, records
from bot.finished.records import FinishedGame
from bot.finished.replay import Moment, Place, moment
from bot.ports.presses import Command, Pressed
from bot.refusal import Refusal
from bot.screen import Answer, Reply, Screen
from bot.screens.afterwards import replay as replay_screen
from bot.screens.refusals import done
from engine.record import read

BEGINNING = Place(1, 0)


async def replay(asked: CommandRequest) -> Answer:
    """Show the beginning of a game: of the one with the code typed, else of the asker's newest, first in this chat."""
    code = await (asked.code(asked.args) if asked.args else newest(asked))
    try:
        found = await _moment(asked, code, BEGINNING)
    except Refusal as refusal:
        if refusal.key == "no-such-table" and code in await _finished(asked, asked.person.key):
            raise Refusal("replay-gone", code=code) from None
        raise
    return Answer(replies=(Reply(screen=_shown(asked, found)),))


async def turn_page(asked: CommandRequest, token: ButtonToken) -> Answer:
    """Go to another moment, in the message whose button was pressed."""
    await asked.known()
    if token.argument in {replay_screen.BEGIN, replay_screen.END}:
        return Answer(toast=done(f"replay-{token.argument}", asked.language))
    place = replay_screen.read_place(token.argument)
    if place is None:
        raise Refusal("unknown-button")
    if not stands_in(asked.press.what, token.table, Verb.REPLAY):
        raise Refusal("unknown-button")  # made up: it would put this game in the place of another message
    found = await _moment(asked, token.table, place)
    return Answer(instead=_shown(asked, found))


def _shown(asked: CommandRequest, found: Moment) -> Screen:
    """Draw a moment: with all cards, or with the asker's own where others still play the same."""
    only = found.table.seat_of(asked.person.key) if dailies.is_secret(found.table) else None
    return replay_screen.replay(found, asked.language, only)


def stands_in(what: Command | Pressed, table_id: str, verb: Verb) -> bool:
    """Whether a button stands among others of a verb, of this game, as far as its message is known."""
    if not isinstance(what, Pressed) or what.message is None:
        return True
    return any(_is_of(data, table_id, verb) for data in what.beside)


def _is_of(data: str, table_id: str, verb: Verb) -> bool:
    try:
        token = decode(data)
    except BadToken:
        return False
    return token.verb is verb and token.table == table_id and bool(token.argument)


async def newest(asked: CommandRequest) -> str:
    """Return the code of the newest finished game that the asker played, first in this chat. Raises Refusal."""
    for owner in (asked.press.chat.key, asked.person.key):
        for code in await _finished(asked, owner):
            return code
    played = day_played_last(asked)
    if played is not None:
        return played
    raise Refusal("replay-none")


async def _finished(asked: CommandRequest, owner: str) -> list[str]:
    """Return the codes of the newest finished games of a chat or person that the asker played, newest first."""
    games = map(FinishedGame.model_validate, await asked.directory.finished(owner, FINISHED_SHOWN))
    return [game.table for game in games if game.was_played_by(asked.person)]


async def _moment(asked: CommandRequest, code: str, place: Place) -> Moment:
    """Return a moment of a finished game. Raises Refusal for a game that is not over, or not the asker's."""
    table = await asked.tables.table(code)
    if table.seat_of(asked.person.key) is None:
        raise Refusal("not-seated")
    if table.is_live:
        raise Refusal("replay-not-over")
    log = await asked.tables.store.log(code)
    if not table.rows or not log:
        raise Refusal("replay-empty")
    table = await as_opened(asked, table)
    return moment(table, read(records.record(table, log)), place)
