"""The position in words: what has been bid and taken, and the trick on the table."""

from collections.abc import Iterable, Sequence

from bot.texts import Markup, card, cards, say, suit
from bot.views.parts import Bid
from bot.views.table import TableView
from engine.view import PlayedCard

Lines = list[Markup]


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
