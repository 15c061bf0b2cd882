"""The private screen of a player: the hand; above it the board, at tables that are not played on a board in a chat."""

from bot.screen import Screen
from bot.screens import kinds
from bot.screens.during import pace
from bot.screens.during.away import away
from bot.screens.during.bidding import bounds
from bot.screens.during.board import headed, history, judged, news, totals, unreachable, within
from bot.screens.during.choosing import decisions
from bot.screens.during.hand import hand, not_now, own_cards, stood_in, switches, too_low, way_back
from bot.screens.during.pictures import hand_picture
from bot.screens.during.position import hand_in_play, to_do, turn, which_hand, your_turn
from bot.screens.seals import seals, words_again
from bot.table.table import Stage, Table
from bot.texts import Markup, say
from engine import view as seeing


def private(table: Table, seat: int, language: str, link: str | None = None) -> Screen:
    """The private screen of a seat, in the reader's language. `link` leads back to the chat of the table."""
    if table.seats[seat].comes_after:
        return away(table, seat, language)
    if table.kind.has_board or table.game is None:
        return hand(table, seat, language, link)
    view = seeing.view(table.game, seat)
    mine = your_turn(table, view)
    first = say(language, "hand-your-turn", what=to_do(table, view, language)) if mine else turn(table, view, language)
    head = headed(table, language)
    if link:  # in the same line: some platforms replace the words of a link by their own
        head = [Markup.join(" · ", [*head, way_back(table, link)])]
    before = [
        *head,
        Markup(f"<b>{'▶ ' if mine else ''}{first}</b>"),
        *news(table, language, table.clock.turn_since),
        which_hand(table, language),
        *hand_in_play(table, view, language),
        *totals(table, view, language),
    ]
    choices = decisions(table, view, language) if table.stage is Stage.PLAYING else []
    after = [
        *judged(table, language),
        *unreachable(table, language),
        *words_again(table, language),
        *seals(table, language),
        *(own_cards(view, language) if table.stage is Stage.PLAYING else []),
        *not_now(choices, language),
        *(bounds(table, view, language) if mine else []),
        *too_low(table, view, language),
        *stood_in(table, seat, language),
    ]
    return Screen(
        text=within(before, history(table, view, language), after, language),
        rows=(*choices, *kinds.screens(table).beside(table, language), *switches(table, seat, language)),
        picture=hand_picture(table, view, language) if table.pictures else None,
    )


def mark(table: Table, seat: int) -> str:
    """Return the mark of a player's private message at a tournament: the message is edited only when it changes.

    It changes with the seat's own cards and turn, when an auction, a trick or a hand ends, and when something is done
    to the table or the seat. Other moves show with the next of these: an edit for each of them would exceed the rate
    limits.
    """
    if table.game is None:
        return ""
    view, chair = seeing.view(table.game, seat), table.seats[seat]
    language = chair.person.language if chair.person is not None else None
    if chair.left:  # the message shows nothing of the game
        return pace.mark(("left", chair.withdrawn, table.is_live and not chair.withdrawn, language))
    mine = your_turn(table, view)
    amiss = chair.unreachable and not chair.unwanted
    return pace.mark(
        (
            view.hand,
            table.decision if mine else None,
            *pace.milestones(table, view),
            (chair.stand_in, chair.left, chair.habits, chair.hand_page, amiss),
            language,
        )
    )
