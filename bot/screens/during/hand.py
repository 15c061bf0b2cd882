"""The private hand: a seat's own cards and every decision that nobody else may see.

While another player is to move, it shows only what belongs to the seat itself. The moves of others do not update it
(`bot.showing.surfaces`), as the board shows them.
"""

from collections.abc import Iterable
from itertools import groupby

from bot.screen import Screen, Style
from bot.screens.during.board import hand_in_play
from bot.screens.during.pictures import hand_picture
from bot.texts import Markup, Said, isolated, rank, say, suit
from bot.views.keys import buttons
from bot.views.names import points
from bot.views.table import Own, TableView, own_of
from engine.cards import SUITS


def hand(view: TableView, link: str | None = None) -> Screen:
    """The private screen of a seat, drawn from its own view. `link` leads back to the board."""
    language, own = view.language, own_of(view)
    mine, is_live, seat = view.is_mine, view.is_live, view.seats[view.seat or 0]
    lines = [
        Markup(f"{say(language, 'hand-head')} · {way_back(view, link)}"),
        *_moment(view),
        *(one.words.markup for one in view.news if one.code == "notice"),
        *(own_cards(view) if is_live else []),
        *tips_written(own.tips),
        *tips_written(own.advice),
        *not_now(own, language),
        *written(own.bounds),
        *(hand_in_play(view) if mine else []),
        *written(own.too_low),
        say(language, "hand-total", total=points(seat.total), points=points(seat.points)),
        *written(own.stood_in),
        *map(Markup.of, filter(None, [own.numbers])),
    ]
    return Screen(
        text=str(Markup.join("\n", lines)),
        rows=buttons((*own.choices, *own.acts)),
        picture=hand_picture(view) if view.has_pictures else None,
    )


def written(sentences: Iterable[Said]) -> list[Markup]:
    """Return sentences as lines."""
    return [one.markup for one in sentences]


def not_now(own: Own, language: str) -> list[Markup]:
    """Explain the mark of cards that cannot be played now, if other cards can."""
    styles = {button.style for row in own.choices for button in row}
    return [say(language, "hand-not-now")] if Style.MUTED in styles and len(styles) > 1 else []


def _moment(view: TableView) -> list[Markup]:
    """Say what the seat is asked to do; if nobody is to act, why."""
    if view.question.own is not None:
        return [Markup(f"<b>{say(view.language, 'hand-your-turn', what=view.question.own.markup)}</b>")]
    others_turn = view.question.seat is not None and view.is_live and not view.paused
    return [] if others_turn else [view.question.words.markup]


def way_back(view: TableView, link: str | None) -> Markup:
    """Return the title of the table's home chat, as a link if there is one."""
    where = Markup.of(isolated(view.home.title))
    return Markup(f'<a href="{Markup.of(link)}">{where}</a>') if link else where


def own_cards(view: TableView) -> list[Markup]:
    """Show a seat its own cards, a line for each suit."""
    language, cards = view.language, own_of(view).hand
    if cards is None:
        return [say(language, "glance-not-looked")]
    if not cards:
        return [say(language, "hand-sits-out" if view.seats[view.seat or 0].sits_out else "hand-none")]
    held = {letter: list(codes) for letter, codes in groupby(cards, key=lambda code: code[1])}
    return [
        Markup(f"{suit(letter)} <b>{' '.join(rank(language, code[0]) for code in held[letter])}</b>")
        if letter in held
        else Markup(f"{suit(letter)} {say(language, 'hand-void')}")
        for letter in SUITS
    ]


def tips_written(tips: Iterable[tuple[Said, ...]]) -> list[Markup]:
    """Return tips as lines, each of one or more sentences."""
    return [Markup(f"💡 <i>{Markup.join(' ', (one.markup for one in tip))}</i>") for tip in tips]


def meanings(view: TableView) -> Screen:
    """Explain the words that a hand shows at this moment of the game. Public information decides which."""
    bids = view.rules.auction.enabled
    shown = {  # the words of the whole game first; the last one is shown in chats alone
        "trick": True,
        "trump": True,
        "bid": bids,
        "marriage": True,
        "contract": bids,
        "talon": view.has_talon and not view.taken,
        "void": True,
    }
    return Screen(text=Markup.join("\n", [say(view.language, f"word-{word}") for word, here in shown.items() if here]))
