"""The review of a finished game for one who played it: what decisions cost, moment by moment, and what the cards were.

Pages are named in the buttons: `o` the game in short, `t` hand by hand, a number the decision of that place.
"""

from collections.abc import Sequence

from bot.codec import Token, Verb, encode
from bot.finished.replay import Moment
from bot.finished.review import Review, Verdict
from bot.finished.reviewing import Progress
from bot.screen import Button, Picture, Screen, Style
from bot.screens.acts import act, why
from bot.screens.during.board import totals
from bot.screens.during.hand import own_cards
from bot.screens.during.play import hand_in_play
from bot.screens.keys import Row
from bot.screens.names import signed
from bot.table.model import Table
from bot.texts import Markup, plain, say, visible
from engine import view as seeing

ASKED, SHORT, TEXT, BEGIN, END = "", "o", "t", "begin", "end"
HANDS_SHOWN = 25
"""As many hands as fit into one message; the most costly of a longer game are shown."""

RIGHT = 83
"""In how many of a hundred a choice that is called better came out better in fresh worlds (docs/reviews.md)."""

Lines = list[Markup]


def waiting(table: Table, progress: Progress, language: str) -> Screen:
    """How far a review has come, and the button that shows the newest."""
    known = "review-progress" if progress.all else "review-begun"
    params = {"done": progress.done, "all": progress.all} if progress.all else {}
    lines = [
        Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"),
        say(language, known, **params),
    ]
    again = _button(table, plain(language, "button-review-again"), SHORT, Style.PRIMARY)
    return Screen(text=str(Markup.join("\n", lines)), rows=((again,),))


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
    return Screen(text=str(Markup.join("\n", lines)), rows=tuple(rows), picture=_game_chart(table, review, language))


def _sum(review: Review, language: str) -> Markup:
    return say(language, "review-sum", cost=review.cost, hands=review.hands, cards=signed(review.fortune))


def _costly(table: Table, review: Review, language: str) -> Lines:
    told = []
    for number, place in enumerate(review.costly, 1):
        one = review.verdicts[place]
        told.append(
            say(
                language,
                "review-costly",
                number=number,
                hand=one.hand,
                lost=round(one.lost),
                done=act(table, one.action, language),
                better=act(table, one.better or one.action, language),
            )
        )
    return told


def hands(table: Table, review: Review, language: str) -> Screen:
    """The whole game hand by hand, in words."""
    numbers = sorted({*review.cards, *(one.hand for one in review.verdicts)})
    shown = sorted(sorted(numbers, key=lambda number: -review.cost_of(number))[:HANDS_SHOWN])
    lines = [
        Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"),
        _sum(review, language),
        *(
            say(
                language,
                "review-hand",
                hand=number,
                cost=review.cost_of(number),
                mistakes=sum(one.is_mistake and one.hand == number for one in review.verdicts),
                cards=signed(review.cards.get(number, 0)),
            )
            for number in shown
        ),
        Markup(f"<i>{say(language, 'review-cards')}</i>"),
    ]
    back = _button(table, plain(language, "button-review-short"), SHORT)
    return Screen(text=str(Markup.join("\n", lines)), rows=((back,),), picture=_game_chart(table, review, language))


def page(moment: Moment, review: Review, place: int, language: str) -> Screen:
    """One decision: the board as the seat saw it then, what was done, and what is thought of it."""
    table, one = moment.table, review.verdicts[place]
    if table.game is None:
        raise ValueError("there is no game to show")
    view = seeing.view(table.game, review.seat)
    lines = [
        Markup(f"<b>{say(language, 'review-title', code=table.id)}</b>"),
        say(language, "review-place", hand=one.hand, hands=review.hands, step=place + 1, steps=len(review.verdicts)),
        *_thought(table, one, language),
        *hand_in_play(table, view, language),
        *own_cards(view, language),
        *totals(table, view, language),
    ]
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=(
            _steps(table, review, place, language),
            *([_moments(table, review, place)] if review.costly else []),
            (_button(table, plain(language, "button-review-short"), SHORT),),
        ),
        picture=_hand_chart(table, review, one.hand, language),
    )


def _thought(table: Table, one: Verdict, language: str) -> Lines:
    told = [Markup(f"▶ <b>{say(language, 'review-done', act=act(table, one.action, language))}</b>")]
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


def _hand_chart(table: Table, review: Review, hand: int, language: str) -> Picture | None:
    """What was to be expected after each decision of a hand, and after the best one."""
    of_hand = [one for one in review.verdicts if one.hand == hand]
    rows = [[round(one.value), round(one.value + one.lost)] for one in of_hand]
    names = (plain(language, "review-chart-done"), plain(language, "review-chart-best"))
    return _chart(table, names, rows, say(language, "review-chart-hand", hand=hand))


def _game_chart(table: Table, review: Review, language: str) -> Picture | None:
    """What the cards gave and what decisions cost, added up over the hands."""
    rows: list[list[int]] = []
    cards = lost = 0
    for number in range(1, review.hands + 1):
        cards += review.cards.get(number, 0)
        lost += review.cost_of(number)
        rows.append([cards, -lost])
    names = (plain(language, "review-chart-cards"), plain(language, "review-chart-cost"))
    return _chart(table, names, rows, say(language, "review-title", code=table.id))


def _chart(table: Table, names: Sequence[str], rows: list[list[int]], heading: Markup) -> Picture | None:
    if not table.pictures or not rows:
        return None
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


def _button(table: Table, label: str, argument: str, style: Style = Style.PLAIN) -> Button:
    return Button(label=label, data=encode(Token(table.id, 0, Verb.REVIEW, argument)), style=style)
