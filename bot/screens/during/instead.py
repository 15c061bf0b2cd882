"""Which cards can be played instead of one that was refused."""

from bot.screens.during.position import your_turn
from bot.table import tips
from bot.table.table import Table
from bot.texts import card, plain
from engine import view as seeing


def instead_of_refused(table: Table, person: str, language: str) -> str | None:
    """Tell a learner (by key) which cards can be played instead of a refused one; None for anybody else."""
    seat = table.seat_of(person)
    if table.game is None or seat is None or not tips.learns(table, seat):
        return None
    view = seeing.view(table.game, seat)
    if view.phase != "play" or not your_turn(table, view):
        return None
    playable = {action["card"] for action in view.legal if action["do"] == "play"}
    held = [card(language, code) for code in view.hand or () if code in playable]
    return plain(language, "coach-possible", cards=" ".join(held))
