"""What is told differently of each kind of table: its first lines, where a seal is opened, what follows its end."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Style
from bot.table import ending
from bot.table.calendar import day_of
from bot.table.deals import SealedDeal
from bot.table.kinds.daily import Daily
from bot.table.kinds.short import READY, ShortGame
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Table
from bot.texts import plain
from bot.views.keys import key, lasting_key
from bot.views.said import Said, said

OWN = 0  # the person's seat in a short game


def head_of(table: Table, language: str) -> tuple[Said, ...]:
    """Return the lines; none for an ordinary table."""
    if (day := Daily.of(table.kind)) is not None:
        return (said(language, "daily-head", date=day_of(day.date)),)
    if (short := ShortGame.of(table.kind)) is not None:
        level = plain(language, f"level-{short.level}")
        return (said(language, "short-head", target=int(short.options["game.target"]), level=level),)
    if (entry := TournamentTable.of(table.kind)) is not None:
        return (said(language, "entry-head", title=entry.title, round=entry.round, table=entry.number),)
    return ()


def opened_elsewhere(table: Table, deal: SealedDeal, language: str) -> Said:
    """Say where a seal is opened, for a deal with a secret that the table does not know."""
    if (daily := Daily.of(table.kind)) is not None:
        return said(language, "daily-opened-later", date=day_of(daily.date), code=table.id)
    return said(language, "verify-lot", hand=deal.hand, code=table.kind.lot.get("tournament", table.id))


def following(table: Table, language: str) -> tuple[Said, tuple[Button, ...]]:
    """Say at the end of a game what comes next, and return the buttons that lead there."""
    if (short := ShortGame.of(table.kind)) is not None:
        return _after_short_game(table, short, language)
    if (entry := TournamentTable.of(table.kind)) is not None:
        data = encode(ButtonToken(entry.tournament, entry.round, Verb.SCORE))
        standings = Button(label=plain(language, "button-standings"), data=data)
        return said(language, "over-tournament", round=entry.round), (standings,)
    return said(language, "over-rematch"), (_again(table, "button-rematch", language),)


def _after_short_game(table: Table, kind: ShortGame, language: str) -> tuple[Said, tuple[Button, ...]]:
    won = ending.has_won(table, OWN)
    wins = kind.wins + won
    if wins >= READY:
        short = lasting_key(plain(language, "button-short"), Verb.SHORT, table.preset)
        return said(language, "short-ready", count=wins), (_again(table, "button-whole-game", language), short)
    level = plain(language, f"level-{kind.following(won=won).level}")
    ended = said(language, "short-won" if won else "short-lost", level=level)
    return ended, (_again(table, "button-short-next", language),)


def _again(table: Table, label: str, language: str) -> Button:
    return key(table, plain(language, label), Verb.AGAIN, style=Style.SUCCESS)
