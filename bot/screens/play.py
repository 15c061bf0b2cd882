"""The play as everybody sees it: the contract, the trump, the trick on the table."""

from collections.abc import Sequence

from bot.screens.names import seat_name
from bot.screens.turns import lying
from bot.table import Table
from bot.texts import Markup, card, say, suit
from engine.view import PlayedCard, PublicView

Lines = list[Markup]


def contract(table: Table, view: PublicView, language: str) -> Lines:
    """Say who plays for what, and the trump."""
    trump = suit(view.trump) if view.trump else None
    if view.declarer is not None and view.contract is not None:
        name, value = seat_name(table, view.declarer, language), view.contract
        if trump:
            return [say(language, "board-contract-trump", name=name, value=value, trump=trump)]
        return [say(language, "board-contract", name=name, value=value)]
    if view.phase == "play":
        return [say(language, "board-trump", trump=trump) if trump else say(language, "board-no-trump")]
    return []


def trick(table: Table, view: PublicView, language: str) -> Lines:
    """Show the trick on the table in the order played, and who took the one before.

    The cards of the finished trick are shown until somebody leads to the next one.
    """
    told = []
    on_table = lying(view)
    if view.phase == "play":
        number = len(view.tricks) + 1
        if on_table:
            told.append(say(language, "board-trick", number=number))
            told.append(Markup(f"<b>{_played(table, on_table, language)}</b>"))
        elif not view.tricks:
            told.append(say(language, "board-trick-empty", number=number))
    if view.tricks:
        last = view.tricks[-1]
        name = seat_name(table, last.leader if last.winner is None else last.winner, language)
        if on_table:
            told.append(say(language, "board-last-taken", name=name))
        else:
            told.append(say(language, "board-last-trick", cards=_played(table, last.cards, language), name=name))
    return told


def _played(table: Table, played: Sequence[PlayedCard], language: str) -> Markup:
    return Markup.join(
        " · ",
        (
            say(language, "board-played", name=seat_name(table, one.seat, language), card=card(language, one.card))
            for one in played
        ),
    )
