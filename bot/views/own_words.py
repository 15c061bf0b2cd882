"""What the views of a day, a short game and a tournament's table tell otherwise than those of an ordinary table."""

from bot.codec import ButtonToken, Verb, encode
from bot.screen import Button, Style
from bot.table import ending
from bot.table.calendar import day_of
from bot.table.deals import SealedDeal
from bot.table.kinds.daily import Daily
from bot.table.kinds.short import READY, ShortGame
from bot.table.kinds.tournament import TournamentTable
from bot.table.table import Stage, Table
from bot.texts import Said, plain, said
from bot.views.keys import Choice, key, lasting_key

OWN = 0  # the person's seat in a short game and on a deal of the day
DAY_PROOF = ("daily-how", "verify-proof-none", "verify-proof-not")  # what the seal of a day proves
OFFER = "offer"  # the argument of a button by which somebody offers to judge
WHO_JUDGES = "w"  # the argument of a button for players: it says who judges their table

Following = tuple[Said, tuple[Choice, ...]]
"""What follows a game: in words, and the buttons that lead there."""


def day_head(table: Table, language: str) -> tuple[Said, ...]:
    """Say which deal of the day a table plays."""
    daily = Daily.of(table.kind)
    return (said(language, "daily-head", date=day_of(daily.date)),) if daily is not None else ()


def day_opened_elsewhere(table: Table, deal: SealedDeal, language: str) -> Said:
    """Say where and when the seal of a deal of the day is opened."""
    daily = Daily.of(table.kind)
    if daily is None:
        return lot_opened_elsewhere(table, deal, language)
    return said(language, "daily-opened-later", date=day_of(daily.date), code=table.id)


def lot_opened_elsewhere(table: Table, deal: SealedDeal, language: str) -> Said:
    """Say that a deal was drawn with others, and where its seal is opened."""
    return said(language, "verify-lot", hand=deal.hand, code=table.kind.lot.get("tournament", table.id))


def short_head(table: Table, language: str) -> tuple[Said, ...]:
    """Say how far a short game goes and how well the others play."""
    target, level = int(table.kind.options["game.target"]), plain(language, f"level-{table.kind.level}")
    return (said(language, "short-head", target=target, level=level),)


def after_short_game(table: Table, language: str) -> Following:
    """Say what the next short game will be, or that a whole one can follow."""
    kind = ShortGame.of(table.kind)
    if kind is None:
        return rematch(table, language)
    won = ending.has_won(table, OWN)
    counts = won and not table.taken_back
    wins = kind.wins + counts
    if wins >= READY:
        short = lasting_key(plain(language, "button-short"), Verb.SHORT, table.preset)
        return said(language, "short-ready", count=wins), (
            _again(table, "button-whole-game", language),
            Choice(Verb.SHORT, short),
        )
    level = plain(language, f"level-{kind.following(won=counts).level}")
    ended = said(language, "short-won" if won else "short-lost", level=level)
    return ended, (_again(table, "button-short-next", language),)


def tournament_head(table: Table, language: str) -> tuple[Said, ...]:
    """Say which tournament, round and table it is."""
    entry = TournamentTable.of(table.kind)
    if entry is None:
        return ()
    return (said(language, "entry-head", title=entry.title, round=entry.round, table=entry.number),)


def after_tournament_table(table: Table, language: str) -> Following:
    """Say which round a table belonged to, and return the button to the standings."""
    entry = TournamentTable.of(table.kind)
    if entry is None:
        return rematch(table, language)
    standings = _of_round(entry, plain(language, "button-standings"), Verb.SCORE)
    return said(language, "over-tournament", round=entry.round), (Choice(Verb.SCORE, standings),)


def judge(table: Table, _seat: int, language: str) -> tuple[Choice, ...]:
    """Return the button that says who judges a table, while it is played."""
    entry = TournamentTable.of(table.kind)
    if entry is None or table.stage is not Stage.PLAYING:
        return ()
    button = _of_round(entry, plain(language, "button-judge"), Verb.JUDGE, WHO_JUDGES)
    return (Choice(Verb.JUDGE, button),)


def _of_round(entry: TournamentTable, label: str, verb: Verb, argument: str = "") -> Button:
    return Button(label=label, data=encode(ButtonToken(entry.tournament, entry.round, verb, argument)))


def rematch(table: Table, language: str) -> Following:
    """Say that the same people can play again, and return the button for that."""
    return said(language, "over-rematch"), (_again(table, "button-rematch", language),)


def _again(table: Table, label: str, language: str) -> Choice:
    return Choice(Verb.AGAIN, key(table, plain(language, label), Verb.AGAIN, style=Style.SUCCESS))
