"""Why a hand counts what it does for a player, and why a game is won, in short sentences."""

from bot.table.deals import ScoreRow
from bot.table.parts import Ending
from bot.table.table import Table
from bot.texts import Said, said
from engine.cards import SUITS
from engine.endgame import reaches
from engine.rounding import rounded
from engine.rules import Rules
from engine.state import State


def worth_of(table: Table, row: ScoreRow, seat: int) -> tuple[int, ...]:
    """Return what each marriage of a seat counted in a hand; nothing on a barrel without a limit of hands."""
    if table.game is None:
        return ()
    rules, suits = table.game.rules, row.result["marriages"][seat]
    barred = rules.barrel.enabled and rules.barrel.style == "lviv" and _before(row, seat) >= rules.barrel.at
    return tuple(0 if barred else rules.marriages.values[SUITS.index(suit)] for suit in suits)


def why_counted(table: Table, row: ScoreRow, seat: int, language: str) -> tuple[Said, ...]:
    """Say why a total changed by another number than the points won; nothing where the two are equal."""
    result, delta = row.result, row.result["deltas"][seat]
    if table.game is None or not row.counts or result["sits_out"] == seat:
        return ()
    rules, points, contract = table.game.rules, result["points"][seat], result["contract"] or 0
    is_declarer = result["declarer"] == seat
    if result["outcome"] == "conceded":
        return (said(language, "why-given-up"),) if delta and not is_declarer else ()
    if is_declarer and result["outcome"] == "down":
        return (said(language, "why-short", points=contract - points),)
    if points and not delta and _on_barrel(rules, row, seat):
        return (said(language, "why-barrel"),)
    if "locked" in result["marks"][seat]:
        return ()  # the mark says so
    takes_contract = is_declarer and rules.scoring.declarer == "contract"
    figure = contract if takes_contract else rounded(rules, points)
    found = [said(language, "why-contract" if takes_contract else "why-rounded")] if figure != points else []
    if "barrel_on" in result["marks"][seat] and delta < figure:
        found.append(said(language, "why-stays", total=result["totals"][seat]))
    return tuple(found)


def why_won(table: Table, winners: tuple[int, ...], language: str) -> tuple[Said, ...]:
    """Say why these seats have won a game, though another may have more points; nothing if nobody has."""
    if not winners or table.game is None:
        return ()
    if table.ending is Ending.COUNTED:
        return (said(language, "over-why-ended"),)
    rules = table.game.rules
    if len(winners) > 1:
        return (said(language, "over-why-together"),)
    last = next((row for row in reversed(table.rows) if row.counts), None)
    if last is not None and _on_barrel(rules, last, winners[0]):
        return (said(language, "over-why-barrel", need=rules.barrel.need),)
    is_declarer = last is not None and last.result["declarer"] == winners[0]
    several = _reached(table.game) > 1
    key = ("declarer-first" if several else "declarer") if is_declarer else "most" if several else "reached"
    return (said(language, f"over-why-{key}", target=rules.game.target),)


def _reached(game: State) -> int:
    return sum(reaches(game.rules, total) for total in game.totals)


def _before(row: ScoreRow, seat: int) -> int:
    return int(row.result["totals"][seat]) - int(row.result["deltas"][seat])


def _on_barrel(rules: Rules, row: ScoreRow, seat: int) -> bool:
    """Whether a seat began a hand on a barrel with a limit of hands (docs/rules.md, 9.7)."""
    barrel = rules.barrel
    return barrel.enabled and barrel.style == "classic" and _before(row, seat) >= barrel.at
