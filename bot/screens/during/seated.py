"""What a player sees in private: the hand; where nobody plays by a board, the board above it."""

from bot.screen import Screen
from bot.screens.during import pace
from bot.screens.during.bidding import bounds
from bot.screens.during.board import headed, history, judged, news, totals, unreachable, within
from bot.screens.during.choosing import decisions
from bot.screens.during.closing import closing_lines
from bot.screens.during.hand import hand, not_now, own_cards, stood_in, switches, too_low, your_turn
from bot.screens.during.pictures import hand_picture
from bot.screens.during.play import hand_in_play
from bot.screens.during.turns import asked, hand_number, turn
from bot.screens.seals import beacon, seals
from bot.screens.wording import preset_name
from bot.table.table import Stage, Table
from bot.texts import Markup, folded, isolated, say
from engine import view as seeing


def private(table: Table, seat: int, language: str, link: str | None = None) -> Screen:
    """The private screen of a seat, in the reader's language. `link` leads back to the chat of the table."""
    if table.kind.has_board or table.game is None:
        return hand(table, seat, language, link)
    view = seeing.view(table.game, seat)
    mine = your_turn(table, view)
    first = say(language, "hand-your-turn", what=asked(table, view, language)) if mine else turn(table, view, language)
    head = headed(table, language)
    if link:  # beside the title: where chats have links of their own, such a one takes the place of its words
        place = Markup(f'<a href="{Markup.of(link)}">{Markup.of(isolated(table.home.title or table.id))}</a>')
        head = [Markup.join(" · ", [*head, place])]
    before = [
        *head,
        Markup(f"<b>{'▶ ' if mine else ''}{first}</b>"),
        *news(table, language, table.clock.turn_since),
        say(language, "board-head", hand=hand_number(table), preset=preset_name(table.preset, language)),
        *hand_in_play(table, view, language),
        *totals(table, view, language),
    ]
    choices = decisions(table, view, language) if table.stage is Stage.PLAYING else []
    after = [
        *judged(table, language),
        *unreachable(table, language),
        *beacon(table, language),
        *_closed(table, language),
        *seals(table, language),
        *(own_cards(view, language) if table.stage is Stage.PLAYING else []),
        *not_now(choices, language),
        *(bounds(table, view, language) if mine else []),
        *too_low(table, view, language),
        *stood_in(table, seat, language),
    ]
    return Screen(
        text=within(before, history(table, view, language), after, language),
        rows=(*choices, *switches(table, seat, language)),
        picture=hand_picture(table, view, language),
    )


def _closed(table: Table, language: str) -> list[Markup]:
    """What the deal to come, or else the one in play, is made of with the beacon.

    At other tables this is a message of its own, which stays. Here it would be one more for everybody in each hand.
    """
    deal = table.closing or table.deal
    if deal is None or deal.round is None or not table.is_live:
        return []
    return [folded(closing_lines(table, deal, language))]


def mark(table: Table, seat: int) -> str:
    """Return what a player's message of a tournament is renewed for: it changes with that alone.

    That is the seat's own cards and turn, the ends of auction, tricks and hands, and what is done to the table or the
    seat. What the others bid and play in between is seen with the next of these: a message for each of their moves
    would take all the calls that a bot may make.
    """
    if table.game is None:
        return ""
    view, chair = seeing.view(table.game, seat), table.seats[seat]
    language = chair.person.language if chair.person is not None else None
    if chair.left:  # nothing of the game is shown any more
        return pace.mark(("left", chair.withdrawn, table.is_live and not chair.withdrawn, language))
    mine = your_turn(table, view)
    amiss = chair.unreachable and not chair.unwanted
    return pace.mark(
        (
            view.hand,
            table.decision if mine else None,
            *pace.milestones(table, view),
            (chair.stand_in, chair.left, chair.nudges, chair.auto, chair.page, amiss),
            table.closing.round if table.closing is not None else None,
            language,
        )
    )
