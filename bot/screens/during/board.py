"""The board: a table's message in the group. Nothing on it depends on a hidden card."""

from itertools import groupby

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.during.pictures import table_picture
from bot.screens.during.position import hand_in_play, so_far
from bot.screens.seals import in_one_line
from bot.table.table import Stage
from bot.texts import Markup, plain, say, visible
from bot.views.keys import key
from bot.views.names import points, signed
from bot.views.parts import News, buttons
from bot.views.table import TableView

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
        of_hand, total = signed(seat.points), points(seat.total)
        known = say(view.language, "board-total", name=seat.holders, total=total, points=of_hand)
        level = [Markup.of(seat.level)] if seat.level else []
        lines.append(Markup.join(" · ", [known, *level, *(mark.words.markup for mark in seat.marks)]))
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
