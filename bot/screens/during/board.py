"""The board: the one message of a table in the group, for everybody. Nothing on it depends on a hidden card."""

from bot.codec import Verb
from bot.screen import Screen, Style
from bot.screens.afterwards.record import finished, game_over
from bot.screens.afterwards.verify import looks
from bot.screens.during import numbered
from bot.screens.during.bidding import must_open, next_bids
from bot.screens.during.breaks import vote, ways_on
from bot.screens.during.marks import marks
from bot.screens.during.pictures import table_picture
from bot.screens.during.play import hand_in_play, shows_talon
from bot.screens.during.turns import hand_number, turn
from bot.screens.history import line
from bot.screens.keys import Row, key
from bot.screens.names import points, seat_name, signed
from bot.screens.seals import beacon, seals
from bot.table.ending import was_called
from bot.table.model import Stage, Table
from bot.texts import Markup, plain, say, visible
from engine import peek as peeking
from engine import view as seeing
from engine.view import PublicView

__all__ = ["board", "finished", "game_over", "totals"]

LENGTH = 1500  # visible characters; Discord shows 2,000, Telegram 4,096
BIDS_SHOWN = 3
HOUR = 3600

Lines = list[Markup]


def board(table: Table, language: str, now: float, link: str | None = None) -> Screen:
    """The board of a game in progress.

    `now`, in seconds since the epoch, only tells the time left in a slow game; `link` opens the private chat with the
    bot.
    """
    if table.game is None:
        raise ValueError("a table without a game has a lobby, not a board")
    view = seeing.public(table.game)
    before = [
        Markup(f"<b>▶ {turn(table, view, language)}</b>"),
        *_news(table, language, now),
        say(
            language,
            "board-head",
            hand=hand_number(table),
            preset=plain(language, f"preset-{table.preset}"),
        ),
        *hand_in_play(table, view, language),
        *totals(table, view, language),
    ]
    after = [*_unreachable(table, language, link), *beacon(table, language), *seals(table, language)]
    if table.stage is Stage.CLOSED:
        after += [say(language, "board-verify", code=table.id), *looks(table, language)]
    history = _history(table, view, language)
    return Screen(
        text=_within(before, history, after),
        rows=tuple(_rows(table, view, language)),
        picture=table_picture(table, view, language),
    )


def _history(table: Table, view: PublicView, language: str) -> Lines:
    """Tell what happened last, that of earlier hands under their numbers."""
    told: Lines = []
    heading = None
    for fact in table.history:
        hand = fact.params.get("hand", heading)
        if hand is not None and hand != heading and hand != hand_number(table):
            told.append(Markup(f"<i>{say(language, 'board-earlier', hand=hand)}</i>"))
        elif heading is not None and hand != heading:
            told.append(Markup(f"<i>{say(language, 'board-earlier', hand=hand_number(table))}</i>"))
        heading = hand
        if fact.key != "talon" or not shows_talon(view):
            told.append(line(table, fact, language))
    return told


def _news(table: Table, language: str, now: float) -> Lines:
    told = []
    if table.notice is not None:
        told.append(Markup(f"⚠️ {line(table, table.notice, language, 'notice')}"))
    if table.stage is Stage.PLAYING and was_called(table):
        told.append(Markup(f"⏳ {say(language, 'board-last-call')}"))
    if table.moved_for is not None:
        told.append(say(language, "board-moved-for", name=seat_name(table, table.moved_for, language)))
    told += vote(table, language)
    left = _hours_left(table, now)
    if left is not None:
        told.append(say(language, "board-time-left", time=plain(language, "time-hours", count=left)))
    return told


def _hours_left(table: Table, now: float) -> int | None:
    clock = table.clock
    if table.to_act is None or clock.move is None or clock.move <= HOUR or clock.paused_since is not None:
        return None
    return max(1, round((clock.turn_since + clock.given + clock.move - now) / HOUR))


def totals(table: Table, view: PublicView, language: str) -> Lines:
    """A line per seat: total, name, points of this hand, marks."""
    told = [Markup(f"<i>{say(language, 'board-totals')}</i>")]
    for seat, total in enumerate(view.totals):
        known = say(
            language,
            "board-total",
            name=seat_name(table, seat, language),
            total=points(total),
            points=signed(view.points[seat]),
        )
        told.append(Markup.join(" · ", [known, *marks(table, view, seat, language)]))
    return told


def _unreachable(table: Table, language: str, link: str | None) -> Lines:
    names = [
        seat_name(table, seat, language)
        for seat, chair in enumerate(table.seats)
        if chair.unreachable and not chair.is_played
    ]
    if link is None:
        return [say(language, "board-unreachable", name=name) for name in names]
    return [say(language, "board-unreachable-start", name=name, link=link) for name in names]


def _within(before: Lines, history: Lines, after: Lines) -> str:
    """Put the parts together, leaving out the oldest history lines until everything fits."""
    while True:
        quoted = [Markup(f"<blockquote>{Markup.join(chr(10), history)}</blockquote>")] if history else []
        text = Markup.join("\n", [*before, *quoted, *after])
        if not history or len(visible(text)) <= LENGTH:
            return str(text)
        history = history[1:]


# ------------------------------------------------------------------------------------------------------------- buttons


def _rows(table: Table, view: PublicView, language: str) -> list[Row]:
    rows: list[Row] = []
    playing = table.stage is Stage.PLAYING and table.clock.paused_since is None
    if playing and view.phase == "auction" and view.to_act is not None:
        rows += _auction(table, view, language)
    rows += numbered.rows(table, view)
    own = [key(table, plain(language, "button-hand"), Verb.HAND, style=Style.PRIMARY)]
    if table.game is not None and peeking.peekable(table.game) is not None:
        first = table.game.rules.play.peek == "first_trick"
        own.append(key(table, plain(language, "button-peek-first" if first else "button-peek"), Verb.PEEK))
    rows.append(tuple(own))
    if any(chair.stand_in or chair.left for chair in table.seats):
        rows.append((key(table, plain(language, "button-back"), Verb.BACK),))
    rows += ways_on(table, language)
    rows.append(
        (
            key(table, plain(language, "button-score"), Verb.SCORE),
            key(table, plain(language, "button-rules"), Verb.RULES),
        )
    )
    return rows


def _auction(table: Table, view: PublicView, language: str) -> list[Row]:
    if table.game is None or view.to_act is None:
        return []
    rules = table.game.rules
    row = [
        key(table, plain(language, "button-bid", value=value), Verb.BID, value)
        for value in next_bids(rules, view, BIDS_SHOWN)
    ]
    if not must_open(rules, view):
        row.insert(0, key(table, plain(language, "button-pass"), Verb.PASS))
    row.append(key(table, plain(language, "button-more"), Verb.HAND))
    rows: list[Row] = [tuple(row)]
    if rules.auction.blind != "off" and not view.status[view.to_act].looked:
        rows.append((key(table, plain(language, "button-look"), Verb.LOOK),))
    return rows
