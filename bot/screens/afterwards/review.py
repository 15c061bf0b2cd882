"""The review of a finished game for one who played it: what decisions cost, moment by moment, and what the cards were.

Pages are named in the buttons: `o` the game in short (and how many decisions had been looked at, while it is made),
`t` hand by hand, a number the decision of that place, with an `a` behind it as all cards lay then. `c` asks for a chart
of the game, with a number for that of the decision's hand.
"""

from collections.abc import Sequence

from bot.codec import ButtonToken, Verb, encode
from bot.finished.replay import Moment
from bot.finished.review import Review, Verdict
from bot.finished.reviewing import Progress
from bot.screen import Button, Picture, Screen, Style
from bot.screens.acts import act, why
from bot.screens.afterwards.replay import all_cards
from bot.screens.during.board import totals
from bot.screens.during.hand import own_cards
from bot.screens.during.play import hand_in_play
from bot.screens.keys import Row
from bot.screens.names import signed
from bot.table.table import Table
from bot.texts import Markup, plain, say, visible
from engine import view as seeing

ASKED, SHORT, TEXT, CHART, BEGIN, END = "", "o", "t", "c", "begin", "end"
ALL_CARDS = "a"
ROOM, ROOM_BESIDE_A_PICTURE = 1900, 950
"""Characters of a message, and of one with a picture, that any platform shows."""

RIGHT = 66
"""In how many of a hundred a choice that is called better came out better in fresh worlds (docs/reviews.md)."""

Lines = list[Markup]


def waiting(table: Table, progress: Progress, language: str) -> Screen:
    """How far a review has come, and the button that shows the newest."""
    lines = [Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"), Markup.of(how_far(progress, language))]
    again = _button(table, plain(language, "button-review-again"), waited(progress), Style.PRIMARY)
    return Screen(text=str(Markup.join("\n", lines)), rows=((again,),))


def how_far(progress: Progress, language: str) -> str:
    """How far a review has come, as plain text."""
    if not progress.all:
        return plain(language, "review-begun")
    return plain(language, "review-progress", done=progress.done, all=progress.all)


def waited(progress: Progress) -> str:
    """Return what the button beside it means: pressed when nothing has changed, there is nothing to be drawn anew."""
    return f"{SHORT}{progress.done}"


def overview(table: Table, review: Review, language: str) -> Screen:
    """The game in short: what decisions cost, what the cards gave, the way to the most costly moments."""
    lines = [
        Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"),
        _sum(review, language),
        *_costly(table, review, language),
        *([] if review.costly else [say(language, "review-none")]),
        Markup(f"<i>{say(language, 'review-how', right=RIGHT)}</i>"),
    ]
    rows: list[Row] = []
    if review.costly:
        rows.append(_moments(table, review, None))
    all_of_them = _button(table, plain(language, "button-review-hands"), TEXT)
    first = _button(table, plain(language, "button-review-steps"), "0")
    rows.append((all_of_them, first) if review.verdicts else (all_of_them,))
    rows += _chart_button(table, CHART, language)
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=tuple(rows),
        picture=_beside(table, _game_chart(table, review, language)),
    )


def _sum(review: Review, language: str) -> Markup:
    return say(language, "review-sum", cost=review.cost, hands=review.hands, cards=signed(review.fortune))


def _costly(table: Table, review: Review, language: str) -> Lines:
    told = []
    for number, place in enumerate(review.costly, 1):
        one = review.verdicts[place]
        told.append(say(language, "review-costly", number=number, hand=one.hand, what=_instead(table, one, language)))
    return told


def hands(table: Table, review: Review, language: str) -> Screen:
    """The whole game hand by hand, in words: what decisions cost and what the cards gave, with every clear mistake.

    Of a game that is too long for one message the most costly hands are told.
    """
    first = [Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"), _sum(review, language)]
    last = [Markup(f"<i>{say(language, 'review-cards')}</i>")]
    room = (ROOM_BESIDE_A_PICTURE if table.pictures else ROOM) - sum(len(visible(line)) + 1 for line in first + last)
    told: dict[int, Lines] = {}
    numbers = {*review.cards, *(one.hand for one in review.verdicts)}
    for number in sorted(numbers, key=lambda number: (-review.cost_of(number), number)):
        lines = _hand(table, review, number, language)
        room -= sum(len(visible(line)) + 1 for line in lines)
        if room < 0:
            break
        told[number] = lines
    lines = [*first, *(line for number in sorted(told) for line in told[number]), *last]
    back = _button(table, plain(language, "button-review-short"), SHORT)
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=((back,),),
        picture=_beside(table, _game_chart(table, review, language)),
    )


def _hand(table: Table, review: Review, number: int, language: str) -> Lines:
    mistakes = [one for one in review.verdicts if one.hand == number and one.is_mistake]
    cost, cards = signed(-review.cost_of(number)), signed(review.cards.get(number, 0))
    heading = say(language, "review-hand", hand=number, cost=cost, mistakes=len(mistakes), cards=cards)
    return [heading, *(Markup(f"– {_instead(table, one, language)}") for one in mistakes)]


def _instead(table: Table, one: Verdict, language: str) -> Markup:
    """Say what a mistake was, what would have been better, and what that cost."""
    done, better = act(table, one.action, language), act(table, one.better or one.action, language)
    return say(language, "review-instead", lost=round(one.lost), done=done, better=better)


def page(moment: Moment, review: Review, place: int, language: str, *, opened: bool = False) -> Screen:
    """One decision: the board as the seat saw it then, what was done, and what is thought of it.

    `opened` shows all cards as they lay, with nothing that is thought of the decision: it was not made by them.
    """
    table, one = moment.table, review.verdicts[place]
    if table.game is None:
        raise ValueError("there is no game to show")
    view = seeing.view(table.game, review.seat)
    turned = "own" if opened else "all"
    lines = [
        Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"),
        say(language, "review-place", hand=one.hand, hands=review.hands, step=place + 1, steps=len(review.verdicts)),
        *([_done(table, one, language)] if opened else _thought(table, one, language)),
        *hand_in_play(table, view, language),
        *(all_cards(table, language) if opened else own_cards(view, language)),
        *totals(table, view, language),
    ]
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=(
            _steps(table, review, place, language),
            *([_moments(table, review, place)] if review.costly else []),
            (
                _button(table, plain(language, "button-review-short"), SHORT),
                _button(table, plain(language, f"button-review-{turned}"), f"{place}{'' if opened else ALL_CARDS}"),
            ),
            *_chart_button(table, f"{CHART}{place}", language),
        ),
        picture=_beside(table, _hand_chart(review, one.hand, language)),
    )


def chart(table: Table, review: Review, argument: str, language: str) -> Screen | None:
    """The chart that a button asks for, of the game or of a decision's hand; None for nonsense."""
    place = argument.removeprefix(CHART)
    if not place:
        picture = _game_chart(table, review, language)
    elif (of_page := read_page(place, review)) is not None:
        picture = _hand_chart(review, review.verdicts[of_page[0]].hand, language)
    else:
        return None
    return Screen(text=str(Markup.of(picture.description)), picture=picture)


def read_page(argument: str, review: Review) -> tuple[int, bool] | None:
    """Return the place of a decision that a button leads to, and whether with all cards; None for nonsense."""
    place = argument.removesuffix(ALL_CARDS)
    known = place.isdecimal() and len(place) < 5 and int(place) < len(review.verdicts)
    return (int(place), argument != place) if known else None


def _done(table: Table, one: Verdict, language: str) -> Markup:
    return Markup(f"▶ <b>{say(language, 'review-done', act=act(table, one.action, language))}</b>")


def _thought(table: Table, one: Verdict, language: str) -> Lines:
    told = [_done(table, one, language)]
    if one.why is None or one.better is None:
        return [*told, say(language, "review-good")]
    reason = {name: value for name, value in one.why.items() if name != "reason"}
    return [
        *told,
        Markup(f"<b>{say(language, 'review-better', act=act(table, one.better, language))}</b>"),
        Markup.of(why(str(one.why["reason"]), reason, language)),
        say(language, "review-lost", lost=round(one.lost), error=max(round(2 * one.error), 1)),
    ]


# ------------------------------------------------------------------------------------------------------------- pictures


def _hand_chart(review: Review, hand: int, language: str) -> Picture:
    """What was to be expected after each decision of a hand, and after the best one."""
    of_hand = [one for one in review.verdicts if one.hand == hand]
    rows = [[round(one.value), round(one.value + one.lost)] for one in of_hand]
    names = (plain(language, "review-chart-done"), plain(language, "review-chart-best"))
    return _chart(names, rows, say(language, "review-chart-hand", hand=hand))


def _game_chart(table: Table, review: Review, language: str) -> Picture:
    """What the cards gave and what decisions cost, added up over the hands."""
    rows: list[list[int]] = []
    cards = lost = 0
    for number in range(1, review.hands + 1):
        cards += review.cards.get(number, 0)
        lost += review.cost_of(number)
        rows.append([cards, -lost])
    names = (plain(language, "review-chart-cards"), plain(language, "review-chart-cost"))
    return _chart(names, rows, say(language, "review-title", code=table.id))


def _beside(table: Table, picture: Picture) -> Picture | None:
    """Return a picture that stands beside a page, where the table has pictures."""
    return picture if table.pictures else None


def _chart(names: Sequence[str], rows: list[list[int]], heading: Markup) -> Picture:
    data = {"names": list(names), "totals": rows, "target": 0, "zone": None, "heading": visible(heading)}
    return Picture(drawing="chart", data=data, description=visible(heading))


# -------------------------------------------------------------------------------------------------------------- buttons


def _steps(table: Table, review: Review, place: int, language: str) -> Row:
    return (
        _step(table, "button-replay-back", place - 1 if place > 0 else None, BEGIN, language),
        _step(table, "button-replay-next", place + 1 if place + 1 < len(review.verdicts) else None, END, language),
    )


def _step(table: Table, label: str, place: int | None, otherwise: str, language: str) -> Button:
    argument = otherwise if place is None else str(place)
    return _button(table, plain(language, label), argument, Style.MUTED if place is None else Style.PLAIN)


def _moments(table: Table, review: Review, here: int | None) -> Row:
    """The most costly moments, by their numbers."""
    return tuple(
        _button(
            table,
            f"{number} · −{round(review.verdicts[place].lost)}",
            str(place),
            Style.PRIMARY if place == here else Style.PLAIN,
        )
        for number, place in enumerate(review.costly, 1)
    )


def _chart_button(table: Table, argument: str, language: str) -> list[Row]:
    """Return the button for the chart, where it does not stand beside the text."""
    return [] if table.pictures else [(_button(table, plain(language, "button-review-chart"), argument),)]


def _button(table: Table, label: str, argument: str, style: Style = Style.PLAIN) -> Button:
    return Button(label=label, data=encode(ButtonToken(table.id, 0, Verb.REVIEW, argument)), style=style)
