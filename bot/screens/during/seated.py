"""The private screens of a person at a table: with the hand, without one, and as the answer to a press.

Above the hand stands the board, at tables that are not played on a board in a chat. An answer to a press is seen by its
presser alone: it is updated for a while, then put away.
"""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens import kinds
from bot.screens.during import pace
from bot.screens.during.bidding import bounds
from bot.screens.during.board import headed, history, judged, news, totals, unreachable, within
from bot.screens.during.choosing import decisions
from bot.screens.during.hand import hand, not_now, own_cards, stood_in, switches, too_low, way_back
from bot.screens.during.pictures import hand_picture
from bot.screens.during.position import hand_in_play, to_do, turn, which_hand, your_turn
from bot.screens.seals import in_one_line
from bot.table.table import Stage, Table
from bot.texts import Markup, plain, say
from bot.views.keys import lasting_key
from bot.views.names import points
from bot.views.seals import seals, words_again
from engine import view as seeing


def away(table: Table, index: int, language: str) -> Screen:
    """Say that the seat is kept. This screen does not change as the game goes on, so no calls are spent on it."""
    if table.seats[index].withdrawn:
        return Screen(text=say(language, "hand-withdrawn"))
    if table.seats[index].comes_after and table.game is not None:
        return Screen(text=say(language, "hand-comes-next", total=points(table.game.totals[index])))
    back = lasting_key(plain(language, "button-back"), Verb.BACK, style=Style.PRIMARY, table_id=table.id)
    return Screen(text=say(language, "hand-away"), rows=((back,),) if table.is_live else ())


def gave_up(language: str) -> Screen:
    """Say that another person has taken over the seat."""
    return Screen(text=say(language, "hand-gave-up"))


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
        *(one.markup for one in words_again(table, language)),
        *in_one_line(seals(table, language)),
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


AGAIN = "n"
"""Argument of the button on a hand that was put away: it shows the hand there again."""


def with_refresh(table: Table, seat: int, language: str) -> Screen:
    """The private screen of a seat, with a Refresh button beside its switches."""
    screen = private(table, seat, language)
    if not screen.rows or table.stage is not Stage.PLAYING:
        return screen
    *rows, last = screen.rows
    renew = lasting_key(plain(language, "button-refresh"), Verb.HAND, table_id=table.id)
    return screen.model_copy(update={"rows": (*rows, (*last, renew))})


def put_away(table: Table, seat: int, language: str) -> Screen:
    """The final state of such a message: no cards, which would soon be outdated, and no buttons for moves."""
    if table.stage is not Stage.PLAYING:
        return private(table, seat, language)
    if table.seats[seat].left:
        return away(table, seat, language)
    again = lasting_key(plain(language, "button-hand"), Verb.HAND, AGAIN, Style.PRIMARY, table_id=table.id)
    return Screen(text=say(language, "hand-earlier"), rows=((again,),))
