"""The board: a table's message in the group. Nothing on it depends on a hidden card."""

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens import kinds
from bot.screens.during import numbered
from bot.screens.during.bidding import ON_THE_BOARD, must_open, next_bids
from bot.screens.during.breaks import ways_on
from bot.screens.during.pictures import table_picture, thrown_in
from bot.screens.during.position import hand_in_play, marks, shows_talon, so_far, turn, which_hand
from bot.screens.seals import in_one_line
from bot.table.automatic import was_called
from bot.table.choices import known_choice
from bot.table.holders import as_played
from bot.table.playing import game_of
from bot.table.table import Stage, Table
from bot.texts import Markup, plain, say, visible
from bot.views.breaks import motions, vote
from bot.views.history import decision, inspections, line
from bot.views.keys import Row, key, keys
from bot.views.names import points, seat_name, signed, succession
from bot.views.seals import seals, words_again
from engine import peek as peeking
from engine import view as seeing
from engine.state import BETWEEN_HANDS
from engine.view import PublicView

LENGTH = 1500  # visible characters; Discord shows 2,000, Telegram 4,096 …
BESIDE_A_PICTURE = 950  # … and 1,024 under a picture
HOUR = 3600

HAND_ENDINGS = frozenset(
    {
        *("hand-made", "hand-down", "hand-no-auction", "conceded", "all-passed", "thrown-in", "bottom-jack"),
        *("strike", "reset", "dealer-penalty", "barrel-on", "barrel-off", "barrel-fall", "pushed"),
        *("golden-again", "extra-hand", "annulled"),
    }
)

Lines = list[Markup]
Facts = list[tuple[Markup, Markup]]  # history lines, each after the heading of its hand


def lowered(language: str, link: str | None) -> Screen:
    """The screen of an old board after the board has moved to a newer message; `link` leads there."""
    return Screen(text=say(language, "board-lowered-link", link=link) if link else say(language, "board-lowered"))


def board(table: Table, language: str, now: float, link: str | None = None) -> Screen:
    """The board of a game in progress.

    `now`, in seconds since the epoch, is only for the time left in a slow game. `link` opens the private chat with the
    bot.
    """
    view = seeing.public(game_of(table))
    before = [
        *headed(table, language),
        Markup(f"<b>▶ {turn(table, view, language)}</b>"),
        *news(table, language, now),
        which_hand(table, language),
        *hand_in_play(table, view, language),
        *totals(table, view, language),
    ]
    after = [
        *judged(table, language),
        *unreachable(table, language, link),
        *(one.markup for one in words_again(table, language)),
        *in_one_line(seals(table, language)),
    ]
    if table.stage is Stage.CLOSED:
        after += [say(language, "board-verify", code=table.id), *(one.markup for one in inspections(table, language))]
    room = BESIDE_A_PICTURE if table.pictures else LENGTH
    return Screen(
        text=within(before, history(table, view, language), after, language, room),
        rows=tuple(_rows(table, view, language)),
        picture=table_picture(table, view, language) if table.pictures else None,
        facts=_facts(table, language),
    )


def in_windows(table: Table, language: str, now: float) -> Screen:
    """The board while everybody plays in a window: no turn, no trick on the table, and no button that moves."""
    view = seeing.public(game_of(table))
    before = [
        *headed(table, language),
        Markup(f"<b>🂡 {say(language, 'board-in-windows')}</b>"),
        *news(table, language, now),
        which_hand(table, language),
        *so_far(table, view, language),
        *totals(table, view, language),
    ]
    after = [
        *judged(table, language),
        *(one.markup for one in words_again(table, language)),
        *in_one_line(seals(table, language)),
    ]
    own = key(table, plain(language, "button-hand"), Verb.HAND, style=Style.PRIMARY)
    return Screen(text=within(before, history(table, view, language), after, language), rows=((own,),))


def _facts(table: Table, language: str) -> Mapping[str, Any] | None:
    """Return further data for the page: that the game was ended, or which cards were thrown in before this hand."""
    if table.stage is Stage.CLOSED:
        return {"kind": "closed", "table": table.id}
    return thrown_in(table, table.rows[-1], language) if table.rows and table.rows[-1].thrown else None


def headed(table: Table, language: str) -> Lines:
    """Return the first lines: which day or tournament the table belongs to."""
    return kinds.screens(table).head(table, language) if table.kind.own_screens else []


def judged(table: Table, language: str) -> Lines:
    """Tell the decisions of judges that wait for the next hand. The history has those that are carried out."""
    held = [one for one in table.decisions if one.held]
    names = ["" if one.seat is None else seat_name(table, one.seat, language) for one in held]
    return [Markup(f"⚖️ {decision(one, name, language).markup}") for one, name in zip(held, names, strict=True)]


def news(table: Table, language: str, now: float) -> Lines:
    """Tell what everybody at the table should know at once."""
    lines = []
    if table.notice is not None:
        lines.append(Markup(f"⚠️ {line(table, table.notice, language, 'notice').markup}"))
    if table.stage is Stage.PLAYING and was_called(table):
        lines.append(Markup(f"⏳ {say(language, 'board-last-call')}"))
    if table.moved_for is not None:
        lines.append(say(language, "board-moved-for", name=seat_name(as_played(table), table.moved_for, language)))
    if table.vote is not None:
        lines += [one.markup for one in vote(table, language)]
    left = _hours_left(table, now)
    if left is not None:
        lines.append(say(language, "board-time-left", time=plain(language, "time-hours", count=left)))
    return lines


def _hours_left(table: Table, now: float) -> int | None:
    clock, timer = table.clock, table.times.timer
    if table.to_act is None or timer is None or timer <= HOUR or clock.paused_since is not None:
        return None
    return max(1, round((clock.turn_since + clock.given + timer - now) / HOUR))


def totals(table: Table, view: PublicView, language: str) -> Lines:
    """Return a line for each seat: name, total, points of this hand, marks."""
    lines = [Markup(f"<i>{say(language, 'board-totals')}</i>")]
    then = as_played(table)
    times = (table,) if then is table else (then, table)
    for seat, total in enumerate(view.totals):
        known = say(
            language,
            "board-total",
            name=succession(times, seat, language),
            total=points(total),
            points=signed(view.points[seat]),
        )
        lines.append(Markup.join(" · ", [known, *marks(table, view, seat, language)]))
    return lines


def unreachable(table: Table, language: str, link: str | None = None) -> Lines:
    """Name the players who cannot be written to in private. `link` opens their chat with the bot."""
    key, where = ("board-unreachable-start", {"link": link}) if link else ("board-unreachable", {})
    return [
        say(language, key, name=seat_name(table, seat, language), **where)
        for seat, chair in enumerate(table.seats)
        if chair.unreachable and not chair.unwanted and not chair.is_played
    ]


def _last_before(table: Table, view: PublicView) -> int:
    """Return the index of the last history line that belongs to an earlier hand than the one in play; -1 for none."""
    if view.phase in BETWEEN_HANDS:
        return -1
    return max((place for place, fact in enumerate(table.history) if fact.key in HAND_ENDINGS), default=-1)


def _fact_lines(facts: Facts, language: str) -> Lines:
    """Put the history lines into a quotation; with headings only if some belong to an earlier hand."""
    if {heading for heading, _ in facts} <= {say(language, "history-present")}:
        lines = [text for _, text in facts]
    else:
        lines = []
        for heading, under in groupby(facts, key=itemgetter(0)):
            lines += [Markup(f"<i>{heading}</i>"), *(text for _, text in under)]
    return [Markup(f"<blockquote>{Markup.join(chr(10), lines)}</blockquote>")] if lines else []


def history(table: Table, view: PublicView, language: str) -> Facts:
    """Return the history lines under the headings of their hands, without a talon that the board shows anyway.

    Equal lines in a row become one with their number.
    """
    last_before, hand, facts = _last_before(table, view), None, []
    for place, fact in enumerate(table.history):
        hand = fact.params.get("hand", hand)
        if place > last_before:
            heading = say(language, "history-present")
        elif hand is None:
            heading = say(language, "history-earlier")
        else:
            heading = say(language, "board-earlier", hand=hand)
        if fact.key != "talon" or not shows_talon(view):
            facts.append((heading, line(table, fact, language).markup))
    counted = [(heading, text, len(list(same))) for (heading, text), same in groupby(facts)]
    return [(heading, text if times == 1 else Markup(f"{text} (×{times})")) for heading, text, times in counted]


def within(before: Lines, facts: Facts, after: Lines, language: str, room: int = LENGTH) -> str:
    """Put the parts together, without the oldest history lines if they do not fit."""
    while True:
        text = Markup.join("\n", [*before, *_fact_lines(facts, language), *after])
        if not facts or len(visible(text)) <= room:
            return str(text)
        facts = facts[1:]


# ------------------------------------------------------------------------------------------------------------- buttons


def _rows(table: Table, view: PublicView, language: str) -> list[Row]:
    rows: list[Row] = []
    on_board = table.kind.has_board  # else people move in private, and this board may be a little late
    playing = on_board and table.stage is Stage.PLAYING and table.clock.paused_since is None
    if playing and view.phase == "auction" and view.to_act is not None:
        rows += _auction(table, view, language)
    if table.to_act is not None and table.seats[table.to_act].unreachable:
        rows += numbered.rows(table, view)
    if table.is_overdue and on_board:
        rows.append((key(table, plain(language, "button-bot-moves"), Verb.MOVE_FOR),))
    own = [key(table, plain(language, "button-hand"), Verb.HAND, style=Style.PRIMARY)]
    seen_again = table.game.rules.play.peek if table.game is not None else "none"
    if table.game is not None and seen_again != "none" and peeking.peekable(table.game) is not None:
        first = seen_again == "first_trick"
        own.append(key(table, plain(language, "button-peek-first" if first else "button-peek"), Verb.PEEK))
    rows.append(tuple(own))
    if any(chair.stand_in or (chair.left and not chair.comes_after) for chair in table.seats):
        rows.append((key(table, plain(language, "button-back"), Verb.BACK),))
    if not table.home.private:  # strangers can press buttons here
        rows += ways_in(table, language)
    if on_board and (table.vote is not None or table.clock.paused_since is not None):
        rows += ways_on(table, motions(table, language), language)
    rows.append(
        (
            key(table, plain(language, "button-score"), Verb.SCORE),
            key(table, plain(language, "button-rules"), Verb.RULES),
        )
    )
    return rows


def ways_in(table: Table, language: str) -> list[Row]:
    """Return a button for each seat that somebody may take."""
    free = [seat for seat, chair in enumerate(table.seats) if chair.free and table.stage is Stage.PLAYING]
    names = {seat: seat_name(table, seat, language) for seat in free}
    return [(key(table, plain(language, "button-take-seat", name=names[seat]), Verb.JOIN, seat),) for seat in free]


def _auction(table: Table, view: PublicView, language: str) -> list[Row]:
    if table.game is None or view.to_act is None:
        return []
    if table.seats[view.to_act].person is None or known_choice(table) is not None:
        return []  # nobody is to press anything
    rules = table.game.rules
    bids = next_bids(rules, view, ON_THE_BOARD + 1)
    labels = [(value, plain(language, "button-bid", value=value)) for value in bids[:ON_THE_BOARD]]
    row = keys(table, Verb.BID, labels)
    if not must_open(rules, view):
        row.insert(0, key(table, plain(language, "button-pass"), Verb.PASS))
    if len(bids) > ON_THE_BOARD:
        row.append(key(table, plain(language, "button-more"), Verb.HAND))
    rows: list[Row] = [tuple(row)]
    if rules.auction.blind != "off" and not view.status[view.to_act].looked:
        rows.append((key(table, plain(language, "button-look"), Verb.LOOK),))
    return rows
