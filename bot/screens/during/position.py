"""The position in words: whose turn it is, what has been bid and taken, and the trick on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.screens.during.bidding import must_open, next_bids
from bot.table.choices import is_only_card, next_receiver
from bot.table.holders import as_played
from bot.table.table import Seat, Stage, Table
from bot.texts import Markup, card, cards, say, suit
from bot.views.names import preset_name, seat_name
from engine.view import PlayedCard, PublicView, TrickView, View

Lines = list[Markup]


def turn(table: Table, view: PublicView, language: str) -> Markup:
    """Say whose turn it is and what to do, using public information only."""
    if table.stage is Stage.CLOSED:
        came_to_its_end = table.kind.totals_count and table.ending is not None
        return say(language, "turn-over" if came_to_its_end else "turn-closed")
    if table.clock.paused_since is not None:
        return say(language, "turn-paused")
    if view.to_act is None:
        return say(language, "turn-over" if view.phase == "game_over" else "turn-deal")
    name, moment = seat_name(as_played(table), view.to_act, language), _moment(table, view)
    if is_only_card(table):
        return say(language, "turn-only-card", name=name)
    if moment == "opening" and table.game is not None:
        possible = next_bids(table.game.rules, view, 2)
        if len(possible) == 1:
            return say(language, "turn-opening-at", name=name, value=possible[0])
    return say(language, f"turn-{moment}", name=name)


def your_turn(table: Table, view: View) -> bool:
    """Whether the view's own seat is to act now, and the game is not paused."""
    return view.to_act == view.seat and table.stage is Stage.PLAYING and table.clock.paused_since is None


def to_do(table: Table, view: PublicView, language: str) -> Markup:
    """Say what the seat to act is asked to do; in more detail if the view is that seat's own."""
    if view.to_act is None or table.game is None:
        raise ValueError("nobody is to act")
    own = view if isinstance(view, View) and view.seat == view.to_act else None
    if view.phase == "exchange" and own is not None:
        receiver = next_receiver(own)
        if receiver is not None:
            return say(language, "ask-give", name=seat_name(as_played(table), receiver, language))
        return say(language, "ask-discard", count=view.counts[view.to_act] - view.counts[_defender(view)])
    if view.phase == "auction" and table.game.rules.auction.blind != "off" and not view.status[view.to_act].looked:
        return say(language, "ask-opening-look" if must_open(table.game.rules, view) else "ask-auction-look")
    return say(language, f"ask-{_moment(table, view)}")


def _moment(table: Table, view: PublicView) -> str:
    """Return the phase, or a part of it that has its own sentence: the opening bid, the lead of a trick."""
    if view.phase == "play" and not lying(view):
        return "lead"
    if view.phase == "auction" and table.game is not None and not table.game.bid:
        return "opening" if table.game.rules.auction.forced_opening else view.phase
    return view.phase


def _defender(view: PublicView) -> int:
    return next(seat for seat in range(view.seats) if seat not in {view.to_act, view.sits_out})


def lying(view: PublicView) -> Sequence[PlayedCard]:
    """Return the cards of the trick on the table, in the order played."""
    return view.trick.cards if view.trick is not None else ()


def hand_number(table: Table) -> int:
    """Return the number of the deal in play, else of the next one; of the last one where an ended game counts."""
    if table.deal is not None:
        return table.deal.hand
    if table.kind.totals_count and not table.is_live and table.rows:
        return table.rows[-1].deal.hand
    return table.next_deal.hand if table.next_deal is not None else len(table.rows) + 1


def which_hand(table: Table, language: str) -> Markup:
    """Tell which hand is played, and by which rules."""
    return say(language, "board-head", hand=hand_number(table), preset=preset_name(table.preset, language))


def hand_in_play(table: Table, view: PublicView, language: str) -> Lines:
    """Tell the hand so far: bids, contract, talon, the trick on the table. A seat's own view adds its passed cards."""
    table = as_played(table)
    return [
        *([say(language, "board-golden")] if view.golden else []),
        *_bids(table, view, language),
        *_contract(table, view, language),
        *_exchange(table, view, language),
        *([say(language, "board-stock", count=view.stock)] if view.stock else []),
        *_trick(table, view, language),
    ]


def so_far(table: Table, view: PublicView, language: str) -> Lines:
    """Tell what changes at milestones only: the contract, the talon, the last trick."""
    table = as_played(table)
    return [*_contract(table, view, language), *_exchange(table, view, language), *_last_trick(table, view, language)]


def _bids(table: Table, view: PublicView, language: str) -> Lines:
    """Tell the last bid or pass of each seat during the auction."""
    if view.declarer is not None or not view.auction:
        return []
    last = {action["seat"]: action for action in view.auction}
    return [say(language, "board-bids", bids=Markup.join(" · ", [_bid(table, one, language) for one in last.values()]))]


def _bid(table: Table, action: Mapping[str, Any], language: str) -> Markup:
    name = seat_name(table, action["seat"], language)
    if action["do"] == "bid":
        return say(language, "board-bid", name=name, value=action["value"])
    return say(language, "board-bid-pass" if action["do"] == "pass" else "board-bid-look", name=name)


def shows_talon(view: PublicView) -> bool:
    """Whether the board shows the talon: until the first trick is taken, if this view knows it."""
    return bool(view.talon) and not view.tricks


def _exchange(table: Table, view: PublicView, language: str) -> Lines:
    lines = []
    if view.talon and shows_talon(view):
        lines.append(
            say(language, "board-talon" if table.rows else "board-talon-first", cards=cards(language, view.talon))
        )
    if not view.tricks:
        lines += [
            say(
                language,
                "board-passed",
                giver=seat_name(table, passed.giver, language),
                to=seat_name(table, passed.to, language),
                card=card(language, passed.card),
            )
            for passed in view.passed
        ]
    return lines


def _contract(table: Table, view: PublicView, language: str) -> Lines:
    """Say who plays for what, and the trump."""
    trump = suit(view.trump) if view.trump else None
    if view.declarer is not None and view.contract is not None:
        value = view.contract
        parts = [say(language, "board-plays", name=seat_name(table, view.declarer, language), value=value)]
        if view.phase == "play":
            parts.append(say(language, "board-has", points=view.points[view.declarer], value=value))
            parts.append(say(language, "board-trump-of", trump=trump) if trump else say(language, "board-trump-none"))
        return [Markup.join(" · ", parts)]
    if view.phase == "play":
        return [say(language, "board-trump", trump=trump) if trump else say(language, "board-no-trump")]
    return []


def _trick(table: Table, view: PublicView, language: str) -> Lines:
    """Show the trick on the table in the order played, and the finished one before it."""
    lines = []
    on_table = lying(view)
    if view.phase == "play":
        number = len(view.tricks) + 1
        if on_table:
            lines.append(say(language, "board-trick", number=number))
            lines.append(Markup(f"<b>{_cards(table, on_table, language)}</b>"))
        elif not view.tricks:
            lines.append(say(language, "board-trick-empty", number=number))
    return [*lines, *_last_trick(table, view, language)]


def _last_trick(table: Table, view: PublicView, language: str) -> Lines:
    last = last_trick(table, view)
    if last is None:
        return []
    name = seat_name(table, last.leader if last.winner is None else last.winner, language)
    return [say(language, "board-last-trick", cards=_cards(table, last.cards, language), name=name)]


def last_trick(table: Table, view: PublicView) -> TrickView | None:
    """Return the last finished trick; None for none, or for one before a position that was set up."""
    played_here = len(view.tricks) > (table.game.invented if table.game is not None else 0)
    return view.tricks[-1] if played_here else None


def _cards(table: Table, cards_played: Sequence[PlayedCard], language: str) -> Markup:
    return played(table, ((one.seat, one.card) for one in cards_played), language)


def played(table: Table, seats_and_cards: Iterable[tuple[int, str]], language: str) -> Markup:
    """Return the cards of a trick in the order given, each with the name of its player."""
    named = [(seat_name(table, seat, language), card(language, code)) for seat, code in seats_and_cards]
    return Markup.join(" · ", [say(language, "board-played", name=name, card=shown) for name, shown in named])


def marks(table: Table, view: PublicView, seat: int, language: str) -> list[Markup]:
    """Return the marks of a seat. Only the public part of a view is read."""
    chair = table.seats[seat]
    return [
        *(say(language, key) for key, on in _places(view, seat) if on),
        *_standing(table, view, seat, language),
        *(say(language, key) for key, on in _absences(chair) if on),
    ]


def _absences(chair: Seat) -> list[tuple[str, bool]]:
    comes = chair.comes_after > 0
    return [("mark-comes", comes), ("mark-away", chair.left and not comes), ("mark-stand-in", chair.stand_in)]


def _places(view: PublicView, seat: int) -> list[tuple[str, bool]]:
    status = view.status[seat]
    bidding = view.phase in {"auction", "concession"} and view.sits_out != seat
    return [
        ("mark-dealer", view.dealer == seat),
        ("mark-declarer", view.declarer == seat),
        ("mark-sits-out", view.sits_out == seat),
        ("mark-blind", bidding and not status.looked),
        ("mark-locked", status.locked),
        ("mark-silent", status.silent),
    ]


def _standing(table: Table, view: PublicView, seat: int, language: str) -> list[Markup]:
    status = view.status[seat]
    if table.game is None:
        return []
    signs = []
    rules, penalties = table.game.rules, table.game.penalties
    if hands := status.barrel:
        signs.append(say(language, "mark-barrel", hands=hands))
    elif hands is not None:
        signs.append(say(language, "mark-barrel-open"))
    if penalties and penalties[seat]:
        signs.append(say(language, "mark-penalty", points=penalties[seat]))
    counted = {
        "strikes": rules.scoring.zero == "strikes",
        "falls": rules.barrel.falls_to_zero is not None,
        "concessions": rules.concession.free_uses is not None,
    }
    signs += [
        say(language, f"mark-{name}", count=getattr(status, name))
        for name, on in counted.items()
        if on and getattr(status, name)
    ]
    return signs
