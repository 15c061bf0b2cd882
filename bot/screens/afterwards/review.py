"""The review of a finished game for one of its players: what each decision cost, and what the cards gave.

The argument of a button names a page: `o` the summary (while the review is computed, with the number of decisions
evaluated so far), `t` the game hand by hand, `h` how all of it is known, a number one decision, and with `a` after it
the same with all cards. `c` asks for the chart of the game, with a number after it for that of the decision's hand.
"""

from collections.abc import Sequence

from bot.codec import Verb
from bot.finished.replay import Moment
from bot.finished.review import Review, Verdict
from bot.finished.reviewing import Progress
from bot.pictures import ScoreChart
from bot.screen import Button, Picture, Screen, Style
from bot.screens.afterwards.replay import all_cards
from bot.screens.during.board import hand_in_play, totals
from bot.screens.during.hand import own_cards
from bot.table.holders import at_hand
from bot.table.table import Table
from bot.texts import Markup, plain, say, visible
from bot.views.acts import act, why
from bot.views.keys import HERE, Row, chosen, in_rows, lasting_key
from bot.views.names import signed
from bot.views.of_table import for_seat

ASKED, SHORT, TEXT, HOW, CHART, BEGIN, END = "", "o", "t", "h", "c", "begin", "end"
ALL_CARDS = "a"
ROOM, ROOM_BESIDE_A_PICTURE = 1900, 950
"""Visible characters that every platform shows: in a message without a picture, and in one with a picture."""

RIGHT = 66
"""How many of 100 choices that are called better were better in new sample deals too (docs/reviews.md)."""

Lines = list[Markup]


def waiting(table: Table, progress: Progress, language: str) -> Screen:
    """The progress of a review that is still computed, and the button that refreshes it."""
    lines = [_title(table, language), Markup.of(how_far(progress, language))]
    again = _button(table, plain(language, "button-review-again"), waited(progress), Style.PRIMARY)
    return Screen(text=Markup.join("\n", lines), rows=((again,),))


def _title(table: Table, language: str) -> Markup:
    return Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>")


def how_far(progress: Progress, language: str) -> str:
    """Return the progress of a review as plain text."""
    if not progress.all:
        return plain(language, "review-begun")
    return plain(language, "review-progress", done=progress.done, all=progress.all)


def waited(progress: Progress) -> str:
    """Return the argument of the refresh button. It holds the progress, so a press without news is recognised."""
    return f"{SHORT}{progress.done}"


def overview(table: Table, review: Review, language: str) -> Screen:
    """The summary: what the decisions cost, what the cards gave, and buttons to the most costly moments."""
    lines = [
        _title(table, language),
        summed(review, language),
        *_costly(table, review, language),
        *([] if review.costly else [say(language, "review-none")]),
    ]
    rows: list[Row] = []
    if review.costly:
        rows.append(_moments(table, review, None))
    all_of_them = _button(table, plain(language, "button-review-hands"), TEXT)
    first = _button(table, plain(language, "button-review-steps"), "0")
    rows.append((all_of_them, first) if review.verdicts else (all_of_them,))
    how = _button(table, plain(language, "button-review-how"), HOW)
    rows += in_rows([how, *_chart_button(table, CHART, language)], 2)
    return Screen(
        text=Markup.join("\n", lines),
        rows=tuple(rows),
        picture=_beside(table, game_chart(table, review, language)),
    )


def how_known(table: Table, language: str) -> Screen:
    """How a review judges decisions and cards, and how sure it is."""
    lines = [_title(table, language), say(language, "review-how", right=RIGHT), say(language, "review-cards")]
    back = _button(table, plain(language, "button-review-short"), SHORT)
    return Screen(text=Markup.join("\n", lines), rows=((back,),))


def summed(review: Review, language: str) -> Markup:
    """Say what the mistakes cost and what the cards gave."""
    return say(
        language, "review-sum", cost=review.cost, hands=review.hands - review.first + 1, cards=signed(review.fortune)
    )


def _costly(table: Table, review: Review, language: str) -> Lines:
    lines = []
    for number, place in enumerate(review.costly, 1):
        one = review.verdicts[place]
        lines.append(say(language, "review-costly", number=number, hand=one.hand, what=instead(table, one, language)))
    return lines


def hands(table: Table, review: Review, language: str) -> Screen:
    """The game hand by hand: what the decisions cost and what the cards gave, with every clear mistake.

    If the game is too long for one message, only the most costly hands are told.
    """
    first = [_title(table, language), summed(review, language)]
    room = (ROOM_BESIDE_A_PICTURE if table.pictures else ROOM) - sum(len(visible(line)) + 1 for line in first)
    lines_of: dict[int, Lines] = {}
    numbers = {*review.cards, *(one.hand for one in review.verdicts)}
    for number in sorted(numbers, key=lambda number: (-review.cost_of(number), number)):
        lines = _hand(table, review, number, language)
        room -= sum(len(visible(line)) + 1 for line in lines)
        if room < 0:
            break
        lines_of[number] = lines
    lines = [*first, *(line for number in sorted(lines_of) for line in lines_of[number])]
    back = _button(table, plain(language, "button-review-short"), SHORT)
    return Screen(
        text=Markup.join("\n", lines),
        rows=((back,),),
        picture=_beside(table, game_chart(table, review, language)),
    )


def _hand(table: Table, review: Review, number: int, language: str) -> Lines:
    mistakes = [one for one in review.verdicts if one.hand == number and one.is_mistake]
    cost, cards = signed(-review.cost_of(number)), signed(review.cards.get(number, 0))
    heading = say(language, "review-hand", hand=number, cost=cost, mistakes=len(mistakes), cards=cards)
    return [heading, *(Markup(f"– {instead(table, one, language)}") for one in mistakes)]


def instead(table: Table, one: Verdict, language: str) -> Markup:
    """Tell a mistake, what would have been better, and what it cost."""
    table = at_hand(table, one.hand)
    done, better = act(table, one.action, language), act(table, one.better or one.action, language)
    return say(language, "review-instead", lost=round(one.lost), done=done, better=better)


def page(moment: Moment, review: Review, place: int, language: str, *, opened: bool = False) -> Screen:
    """One decision: the board as the seat saw it then, what was done, and the verdict.

    `opened` shows all cards, without the verdict, as the seat could not decide by them.
    """
    table, one = moment.table, review.verdicts[place]
    view = for_seat(table, review.seat, language)
    turned = "own" if opened else "all"
    lines = [
        _title(table, language),
        say(language, "review-place", hand=one.hand, hands=review.hands, step=place + 1, steps=len(review.verdicts)),
        *([_choice_made(table, one, language)] if opened else _thought(table, one, language)),
        *hand_in_play(view),
        *(all_cards(table, language) if opened else own_cards(view)),
        *totals(view),
    ]
    return Screen(
        text=Markup.join("\n", lines),
        rows=(
            _steps(table, review, place, language),
            *([_moments(table, review, place)] if review.costly else []),
            (
                _button(table, plain(language, "button-review-short"), SHORT),
                _button(table, plain(language, f"button-review-{turned}"), f"{place}{'' if opened else ALL_CARDS}"),
            ),
            *in_rows(_chart_button(table, f"{CHART}{place}", language), 1),
        ),
        picture=_beside(table, hand_chart(review, one.hand, language)),
    )


def chart(table: Table, review: Review, argument: str, language: str) -> Screen | None:
    """The chart that a button asks for, of the game or of a decision's hand; None for any other argument."""
    place = argument.removeprefix(CHART)
    if not place:
        picture = game_chart(table, review, language)
    elif (of_page := read_page(place, review)) is not None:
        picture = hand_chart(review, review.verdicts[of_page[0]].hand, language)
    else:
        return None
    return Screen(text=Markup.of(picture.description), picture=picture)


def read_page(argument: str, review: Review) -> tuple[int, bool] | None:
    """Parse the decision's number in a button, and whether all cards are shown; None for any other argument."""
    place = argument.removesuffix(ALL_CARDS)
    known = place.isdecimal() and len(place) < 5 and int(place) < len(review.verdicts)
    return (int(place), argument != place) if known else None


def _choice_made(table: Table, one: Verdict, language: str) -> Markup:
    return Markup(f"▶ <b>{say(language, 'review-done', act=act(table, one.action, language))}</b>")


def _thought(table: Table, one: Verdict, language: str) -> Lines:
    lines = [_choice_made(table, one, language)]
    if one.why is None or one.better is None:
        return [*lines, say(language, "review-good")]
    reason = {name: value for name, value in one.why.items() if name != "reason"}
    return [
        *lines,
        Markup(f"<b>{say(language, 'review-better', act=act(table, one.better, language))}</b>"),
        Markup.of(why(str(one.why["reason"]), reason, language)),
        say(language, "review-lost", lost=round(one.lost), error=max(round(2 * one.error), 1)),
    ]


# ------------------------------------------------------------------------------------------------------------- pictures


def hand_chart(review: Review, hand: int, language: str) -> Picture:
    """The expected result after each decision of a hand, and after the best alternative."""
    of_hand = [one for one in review.verdicts if one.hand == hand]
    rows = [(round(one.value), round(one.value + one.lost)) for one in of_hand]
    names = (plain(language, "review-chart-done"), plain(language, "review-chart-best"))
    return _chart(names, rows, say(language, "review-chart-hand", hand=hand))


def game_chart(table: Table, review: Review, language: str) -> Picture:
    """What the cards gave and what the decisions cost, added up over the hands."""
    rows: list[tuple[int, int]] = []
    cards = lost = 0
    for number in range(review.first, review.hands + 1):
        cards += review.cards.get(number, 0)
        lost += review.cost_of(number)
        rows.append((cards, -lost))
    names = (plain(language, "review-chart-cards"), plain(language, "review-chart-cost"))
    return _chart(names, rows, say(language, "review-title", code=table.id))


def _beside(table: Table, picture: Picture) -> Picture | None:
    """Return a picture, if the table wants pictures beside its pages."""
    return picture if table.pictures else None


def _chart(names: Sequence[str], rows: Sequence[tuple[int, int]], heading: Markup) -> Picture:
    data = ScoreChart(names=tuple(names), totals=tuple(rows), target=0, zone=None, heading=visible(heading))
    return Picture(data=data, description=data.heading)


# -------------------------------------------------------------------------------------------------------------- buttons


def _steps(table: Table, review: Review, place: int, language: str) -> Row:
    def step(name: str, other: int, otherwise: str) -> Button:
        there = 0 <= other < len(review.verdicts)
        label, style = plain(language, f"button-replay-{name}"), Style.PLAIN if there else Style.MUTED
        return _button(table, label, str(other) if there else otherwise, style)

    return step("back", place - 1, BEGIN), step("next", place + 1, END)


def _moments(table: Table, review: Review, here: int | None) -> Row:
    """Return a button for each of the most costly moments."""
    labels = {place: f"{at} · −{round(review.verdicts[place].lost)}" for at, place in enumerate(review.costly, 1)}
    return tuple(
        _button(
            table,
            chosen(label, on=place == here, sign=HERE),
            str(place),
            Style.PRIMARY if place == here else Style.PLAIN,
        )
        for place, label in labels.items()
    )


def _chart_button(table: Table, argument: str, language: str) -> list[Button]:
    """Return the button for the chart, if the chart is not beside the text."""
    return [] if table.pictures else [_button(table, plain(language, "button-review-chart"), argument)]


def _button(table: Table, label: str, argument: str, style: Style = Style.PLAIN) -> Button:
    return lasting_key(label, Verb.REVIEW, argument, style, table_id=table.id)
