"""The board: a table's message in the group. Nothing on it depends on a hidden card.

The position in words, which stands on it, stands under a hand and in lessons too.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.during.pictures import table_picture
from bot.table.table import Stage
from bot.texts import Markup, card, cards, in_one_line, plain, say, suit, visible
from bot.views.keys import buttons, key
from bot.views.names import points, signed
from bot.views.parts import Bid, News
from bot.views.table import TableView
from engine.view import PlayedCard

LENGTH = 1500  # visible characters; Discord shows 2,000, Telegram 4,096 …
BESIDE_A_PICTURE = 950  # … and 1,024 under a picture
SIGNS = {"notice": "⚠️ ", "last-call": "⏳ ", "reserve": "⏳ "}  # before news, by their code

Lines = list[Markup]
Told = list[tuple[Markup, Markup]]  # history lines, each after the heading of its hand


def lowered(language: str, link: str | None) -> Screen:
    """The screen of an old board after the board has moved to a newer message; `link` leads there."""
    return Screen(text=say(language, "board-lowered-link", link=link) if link else say(language, "board-lowered"))


def board(view: TableView, link: str | None = None) -> Screen:
    """The board of a game in progress. `link` opens the private chat with the bot."""
    before = [
        *headed(view),
        Markup(f"<b>▶ {view.question.words.markup}</b>"),
        *map(news_line, view.news),
        view.title.markup,
        *hand_in_play(view),
        *totals(view),
    ]
    after = [
        *judged(view),
        *unreachable(view, link),
        *(one.markup for one in view.words_again),
        *in_one_line(view.seals),
    ]
    if view.stage is Stage.CLOSED:
        after.append(say(view.language, "board-verify", code=view.id))
        after += [one.markup for one in view.inspections]
    room = BESIDE_A_PICTURE if view.has_pictures else LENGTH
    return Screen(
        text=within(before, history(view), after, view.language, room),
        rows=buttons(view.acts),
        picture=table_picture(view) if view.has_pictures else None,
    )


def in_windows(view: TableView) -> Screen:
    """The board while everybody plays in a window: no turn, no trick on the table, and no button that moves."""
    language = view.language
    before = [
        *headed(view),
        Markup(f"<b>🂡 {say(language, 'board-in-windows')}</b>"),
        *map(news_line, view.news),
        view.title.markup,
        *so_far(view),
        *totals(view),
    ]
    after = [*judged(view), *(one.markup for one in view.words_again), *in_one_line(view.seals)]
    own = key(view, plain(language, "button-hand"), Verb.HAND, style=Style.PRIMARY)
    return Screen(text=within(before, history(view), after, language), rows=((own,),))


def headed(view: TableView) -> Lines:
    """Return the first lines: which day or tournament the table belongs to."""
    return [one.markup for one in view.head]


def judged(view: TableView) -> Lines:
    """Tell the decisions of judges that wait for the next hand. The history has those that are carried out."""
    return [Markup(f"⚖️ {one.markup}") for one in view.judged]


def news_line(news: News) -> Markup:
    """Tell what everybody at the table should know at once."""
    return Markup(f"{SIGNS.get(news.code, '')}{news.words.markup}")


def totals(view: TableView) -> Lines:
    """Return a line for each seat: name, total, points of this hand, marks."""
    lines = [Markup(f"<i>{say(view.language, 'board-totals')}</i>")]
    for seat in view.seats:
        marks = [mark.words.markup for mark in seat.marks]
        of_hand, total = signed(seat.points), points(seat.total)
        known = say(view.language, "board-total", name=seat.holders, total=total, points=of_hand)
        level = [Markup.of(seat.level)] if seat.level else []
        lines.append(Markup.join(" · ", [known, *level, *marks]))
    return lines


def unreachable(view: TableView, link: str | None = None) -> Lines:
    """Name the players who cannot be written to in private. `link` opens their chat with the bot."""
    text, where = ("board-unreachable-start", {"link": link}) if link else ("board-unreachable", {})
    return [say(view.language, text, name=seat.name, **where) for seat in view.seats if seat.unreachable]


def _quoted(facts: Told, language: str) -> Lines:
    """Put the history lines into a quotation; with headings only if some belong to an earlier hand."""
    if {heading for heading, _ in facts} <= {say(language, "history-present")}:
        lines = [text for _, text in facts]
    else:
        lines = []
        for heading, under in groupby(facts, key=lambda fact: fact[0]):
            lines += [Markup(f"<i>{heading}</i>"), *(text for _, text in under)]
    return [Markup(f"<blockquote>{Markup.join(chr(10), lines)}</blockquote>")] if lines else []


def history(view: TableView) -> Told:
    """Return the history lines under the headings of their hands. Equal lines in a row become one with their number."""
    facts, language = [], view.language
    for fact in view.history:
        if fact.present:
            heading = say(language, "history-present")
        elif fact.hand is None:
            heading = say(language, "history-earlier")
        else:
            heading = say(language, "board-earlier", hand=fact.hand)
        facts.append((heading, fact.words.markup))
    counted = [(heading, text, len(list(same))) for (heading, text), same in groupby(facts)]
    return [(heading, text if times == 1 else Markup(f"{text} (×{times})")) for heading, text, times in counted]


def within(before: Lines, facts: Told, after: Lines, language: str, room: int = LENGTH) -> str:
    """Put the parts together, without the oldest history lines if they do not fit."""
    while True:
        text = Markup.join("\n", [*before, *_quoted(facts, language), *after])
        if not facts or len(visible(text)) <= room:
            return str(text)
        facts = facts[1:]


# ------------------------------------------------------------------------------------------------ the position in words


def hand_in_play(view: TableView) -> Lines:
    """Tell the hand so far: bids, contract, talon, the trick on the table. A seat's own view adds its passed cards."""
    language = view.language
    return [
        *([say(language, "board-golden")] if view.golden else []),
        *_bids(view),
        *_contract(view),
        *_exchange(view),
        *([say(language, "board-stock", count=view.stock)] if view.stock else []),
        *_trick(view),
    ]


def so_far(view: TableView) -> Lines:
    """Tell what changes at milestones only: the contract, the talon, the last trick."""
    return [*_contract(view), *_exchange(view), *_last_trick(view)]


def _bids(view: TableView) -> Lines:
    """Tell the last bid or pass of each seat during the auction."""
    if view.declarer is not None or not view.bids:
        return []
    last = {one.seat: one for one in view.bids}
    return [say(view.language, "board-bids", bids=Markup.join(" · ", [_bid(view, one) for one in last.values()]))]


def _bid(view: TableView, one: Bid) -> Markup:
    name = view.player(one.seat)
    if one.value is not None:
        return say(view.language, "board-bid", name=name, value=one.value)
    return say(view.language, "board-bid-pass" if one.do == "pass" else "board-bid-look", name=name)


def _exchange(view: TableView) -> Lines:
    language, lines = view.language, []
    known = [code for code in view.talon if code is not None]
    if known:
        text = "board-talon-first" if view.is_first else "board-talon"
        lines.append(say(language, text, cards=cards(language, known)))
    if not view.taken:
        lines += [
            say(
                language,
                "board-passed",
                giver=view.player(passed.giver),
                to=view.player(passed.to),
                card=card(language, passed.card),
            )
            for passed in view.passed
        ]
    return lines


def _contract(view: TableView) -> Lines:
    """Say who plays for what, and the trump."""
    language = view.language
    trump = suit(view.trump) if view.trump else None
    if view.declarer is not None and view.contract is not None:
        value = view.contract
        parts = [say(language, "board-plays", name=view.player(view.declarer), value=value)]
        if view.phase == "play":
            parts.append(say(language, "board-has", points=view.seats[view.declarer].points, value=value))
            parts.append(say(language, "board-trump-of", trump=trump) if trump else say(language, "board-trump-none"))
        return [Markup.join(" · ", parts)]
    if view.phase == "play":
        return [say(language, "board-trump", trump=trump) if trump else say(language, "board-no-trump")]
    return []


def _trick(view: TableView) -> Lines:
    """Show the trick on the table in the order played, and the finished one before it."""
    lines = []
    if view.phase == "play":
        number = view.taken + 1
        if view.trick:
            lines.append(say(view.language, "board-trick", number=number))
            lines.append(Markup(f"<b>{_cards(view, view.trick)}</b>"))
        elif not view.taken:
            lines.append(say(view.language, "board-trick-empty", number=number))
    return [*lines, *_last_trick(view)]


def _last_trick(view: TableView) -> Lines:
    last = view.last_trick
    if last is None:
        return []
    name = view.player(last.leader if last.winner is None else last.winner)
    return [say(view.language, "board-last-trick", cards=_cards(view, last.cards), name=name)]


def _cards(view: TableView, cards_played: Sequence[PlayedCard]) -> Markup:
    return played(((view.player(one.seat), one.card) for one in cards_played), view.language)


def played(names_and_cards: Iterable[tuple[str, str]], language: str) -> Markup:
    """Return the cards of a trick in the order given, each with the name of its player."""
    named = [(name, card(language, code)) for name, code in names_and_cards]
    return Markup.join(" · ", [say(language, "board-played", name=name, card=shown) for name, shown in named])
