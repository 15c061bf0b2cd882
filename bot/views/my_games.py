"""A person's games: those that go on, with whose turn it is, and the finished ones by twenties."""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.codec import Verb
from bot.finished.records import FinishedGame, Player
from bot.people import NAMELESS, PersonKey
from bot.retention import Kind, life
from bot.table.playing import game_of
from bot.table.table import Table
from bot.texts import Said, plain, said
from bot.views.decision import question
from bot.views.keys import Choice, lasting_key, turning
from bot.views.kinds import of_kind
from bot.views.names import name_for, named, preset_name
from engine import view as seeing

A_PAGE = 20  # finished games
RECORD_LIFE = float(life(Kind.RESTING))  # seconds after its end for which a game can be replayed
AGAIN_FOR = 3600.0  # seconds after its end in which a game is simply played once more


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A table where the person sits."""

    code: str
    """The table's code."""

    by: str
    """The name of its rules."""

    with_whom: tuple[str, ...]
    """The names of the others, clockwise."""

    turn: Said
    """Whose turn it is and what for, or what else the table waits for."""

    own: bool
    """Whether it is the person's turn."""

    since: float
    """Since when that is so, in seconds since the epoch."""


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """A seat of a finished game."""

    name: str
    """The name of who had it; with those who had it before, if any."""

    total: int | None
    """The total in game points; None for a game without a hand."""

    own: bool
    """Whether it is the person's seat."""

    won: bool
    """Whether the seat has won."""


@dataclass(frozen=True, slots=True)
class OldGame:
    """A finished game."""

    code: str
    """The table's code."""

    by: str
    """The name of its rules."""

    day: str
    """The date of its end (UTC), like 2026-11-28."""

    hands: int
    """How many hands were dealt."""

    players: tuple[GamePlayer, ...]
    """The seats, clockwise."""

    result: Said
    """Whether the person has won."""

    kept: bool
    """Whether it can still be replayed, reviewed and studied."""

    sheet: tuple[Mapping[str, Any], ...]
    """The score sheet (`SheetHand`), oldest hand first; empty where it was not kept."""

    alone: bool
    """Whether its board stood in the private chat of the person who opened it."""

    again: tuple[Choice, ...]
    """What plays it once more, or later invites the same people; empty where neither goes."""


@dataclass(frozen=True, slots=True)
class MyGames:
    """A page of a person's games. Nobody else is shown it."""

    language: str
    """The code of the person's language."""

    now: float
    """The time, in seconds since the epoch."""

    running_title: Said
    """The title of the games that go on."""

    running: tuple[RunningGame, ...]
    """The games that go on, those that wait for the person first; only on the first page."""

    finished_title: Said
    """The title of the finished games."""

    finished: tuple[OldGame, ...]
    """The finished games of this page, newest first."""

    page: int
    """The number of the page, from 0."""

    turns: tuple[Choice, ...]
    """What turns to the page before and the page after."""


def my_games(
    reader: PersonKey,
    running: Sequence[Table],
    finished: Sequence[FinishedGame],
    kept: Sequence[Table],
    page: int,
    *,
    now: float,
    language: str,
) -> MyGames:
    """Return a page of a person's games. `finished` may have one more than a page; `kept` are tables of them."""
    tables = {table.id: table for table in kept}
    shown = [_running(table, reader, language) for table in running] if page == 0 else []
    pages = page + (2 if len(finished) > A_PAGE else 1)
    rows = turning(lambda sign, to: lasting_key(sign, Verb.GAMES, str(to)), page, pages)
    return MyGames(
        language=language,
        now=now,
        running_title=said(language, "games-running"),
        finished_title=said(language, "history-title"),
        running=tuple(sorted(shown, key=lambda game: (not game.own, -game.since))),
        finished=tuple(_old(game, tables.get(game.table), reader, now, language) for game in finished[:A_PAGE]),
        page=page,
        turns=tuple(Choice(Verb.GAMES, button) for row in rows for button in row),
    )


def _running(table: Table, reader: PersonKey, language: str) -> RunningGame:
    own = table.seat_of(reader)
    others = [seat for seat in range(len(table.seats)) if seat != own]
    turn = said(language, "games-lobby")
    if table.game is not None:
        turn = question(table, seeing.public(game_of(table)), language).words
    mine = own is not None and table.to_act == own and table.clock.paused_since is None
    return RunningGame(
        code=table.id,
        by=preset_name(table.preset, language),
        with_whom=tuple(name_for(table, seat, language, reader) for seat in others),
        turn=said(language, "games-your-turn") if mine else turn,
        own=mine,
        since=table.clock.turn_since,
    )


def _old(game: FinishedGame, table: Table | None, reader: PersonKey, now: float, language: str) -> OldGame:
    seats = [player.person is not None and player.person.key == reader for player in game.players]
    has_won = any(own and seat in game.winners for seat, own in enumerate(seats))
    return OldGame(
        code=game.table,
        by=preset_name(game.preset, language),
        day=dt.datetime.fromtimestamp(game.finished, dt.UTC).date().isoformat(),
        hands=game.hands,
        players=tuple(_player(game, seat, language, own=own) for seat, own in enumerate(seats)),
        result=said(language, "games-won" if has_won else "games-lost" if any(seats) else "games-left"),
        kept=now < game.finished + RECORD_LIFE,
        sheet=tuple(one.model_dump() for one in game.sheet),
        alone=table is not None and table.home.private,
        again=tuple(_again(game, table, reader, now, language)) if table is not None else (),
    )


def _player(game: FinishedGame, seat: int, language: str, *, own: bool) -> GamePlayer:
    last = game.players[seat]
    name = " → ".join(dict.fromkeys(player_name(one, seat, language) for one in (*last.earlier, last)))
    shown = plain(language, "own-name") if own and not last.earlier else name
    return GamePlayer(shown, game.totals[seat] if game.totals else None, own, seat in game.winners)


def player_name(player: Player, seat: int, language: str) -> str:
    """Return the name of who played on a seat of a finished game."""
    if player.number:
        return plain(language, "bot-name", number=player.number)
    if player.person is None or not player.person.key:
        return named(NAMELESS, language)  # a person who has been forgotten
    if player.person.name == NAMELESS:
        return plain(language, "player-name", number=seat + 1)
    return named(player.person.name, language)


def _again(game: FinishedGame, table: Table, reader: PersonKey, now: float, language: str) -> Iterator[Choice]:
    """Yield the button that plays a game once more; after an hour it invites its people."""
    if table.is_live or table.seat_of(reader) is None:
        return
    for one in of_kind(table).following(table, language)[1]:
        if one.kind == Verb.AGAIN and now < game.finished + AGAIN_FOR:
            yield one
        elif one.kind == Verb.AGAIN and len(table.people) > 1:
            label = plain(language, "button-invite-again")
            yield Choice(Verb.AGAIN, one.button.model_copy(update={"label": label, "whole": None}))
