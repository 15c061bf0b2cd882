"""The hand in play as one reader sees it: the seats with their marks, the auction, the talon, the tricks, the log."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.stranger_names import GUEST, sign_of
from bot.table.holders import as_played
from bot.table.table import Seat, Stage, Table
from bot.texts import plain, said
from bot.views.names import points, seat_name
from bot.views.parts import Bid, LogLine, Mark, SeatView
from engine import marriages
from engine.cards import CODES, SUITS
from engine.state import BETWEEN_HANDS, State
from engine.view import PublicView, TrickView

COURT = "KQ"
ON_THE_PLATE = frozenset({"dealer", "declarer"})  # marks with a sign of their own
FACE_DOWN = frozenset({"auction", "choose_talon"})  # phases before the talon is taken
HAND_ENDINGS = frozenset(
    {
        *("hand-made", "hand-down", "hand-no-auction", "conceded", "all-passed", "thrown-in", "bottom-jack"),
        *("strike", "reset", "dealer-penalty", "barrel-on", "barrel-off", "barrel-fall", "pushed"),
        *("golden-again", "extra-hand", "annulled"),
    }
)


def seats(table: Table, view: PublicView, bids: Sequence[Bid], language: str) -> tuple[SeatView, ...]:
    """Return the seats of a game, clockwise."""
    then = as_played(table)
    names = [seat_name(table, seat, language) for seat in range(view.seats)]
    players = names if then is table else [seat_name(then, seat, language) for seat in range(view.seats)]
    last = {one.seat: one for one in bids} if view.declarer is None else {}
    called = zip(names, players, strict=True)
    return tuple(_seat(table, view, seat, both, last.get(seat), language) for seat, both in enumerate(called))


def _seat(
    table: Table, view: PublicView, seat: int, called: tuple[str, str], bid: Bid | None, language: str
) -> SeatView:
    chair, (name, player) = table.seats[seat], called
    shown = marks(table, view, seat, language)
    words = bid.words if bid is not None else ""
    is_person = chair.person is not None
    sign = sign_of(chair.person.name) if chair.person is not None and table.kind.own_names else ""
    return SeatView(
        name=name,
        player=player,
        holders=" → ".join(dict.fromkeys((player, name))),
        person=chair.person.key if chair.person is not None else "",
        own=False,
        is_person=is_person,
        level=plain(language, f"level-{chair.level}") if not is_person and not chair.forgotten else "",
        left=chair.left,
        free=chair.free and table.stage is Stage.PLAYING,
        back=chair.stand_in or (chair.left and not chair.comes_after),
        unreachable=chair.unreachable and not chair.unwanted and not chair.is_played,
        marks=shown,
        total=view.totals[seat],
        points=view.points[seat],
        cards=view.counts[seat],
        tricks=sum(trick.winner == seat for trick in view.tricks) if view.phase not in BETWEEN_HANDS else 0,
        marriages=view.marriages[seat] if view.marriages else (),
        bid=words,
        note=words or (shown[-1].words.words if shown else ""),
        sits_out=view.sits_out == seat,
        sign=sign,
        called=name.replace(f"{sign} ", "", 1) if sign else "",
        guest=sign == GUEST,
    )


def bids(view: PublicView, language: str) -> tuple[Bid, ...]:
    """Return what was said in the auction, oldest first."""
    return tuple(_bid(action, language) for action in view.auction)


def _bid(action: Mapping[str, Any], language: str) -> Bid:
    does: str = action["do"]
    if does == "bid":
        return Bid(action["seat"], does, action["value"], points(action["value"]))
    return Bid(action["seat"], does, None, plain(language, "button-pass") if does == "pass" else "")


def marks(table: Table, view: PublicView, seat: int, language: str) -> tuple[Mark, ...]:
    """Return the marks of a seat. Only the public part of a view is read."""
    chair = table.seats[seat]
    return (
        *(_mark(language, code) for code, on in _places(view, seat) if on),
        *_standing(table, view, seat, language),
        *(_mark(language, code) for code, on in _absences(chair) if on),
    )


def _mark(language: str, code: str, **params: int) -> Mark:
    return Mark(code, said(language, f"mark-{code}", **params))


def _absences(chair: Seat) -> list[tuple[str, bool]]:
    comes = chair.comes_after > 0
    return [("comes", comes), ("away", chair.left and not comes), ("stand-in", chair.stand_in)]


def _places(view: PublicView, seat: int) -> list[tuple[str, bool]]:
    status = view.status[seat]
    bidding = view.phase in {"auction", "concession"} and view.sits_out != seat
    return [
        ("dealer", view.dealer == seat),
        ("declarer", view.declarer == seat),
        ("sits-out", view.sits_out == seat),
        ("blind", bidding and not status.looked),
        ("locked", status.locked),
        ("silent", status.silent),
    ]


def _standing(table: Table, view: PublicView, seat: int, language: str) -> list[Mark]:
    status = view.status[seat]
    if table.game is None:
        return []
    signs = []
    rules, penalties = table.game.rules, table.game.penalties
    if hands := status.barrel:
        signs.append(_mark(language, "barrel", hands=hands))
    elif hands is not None:
        signs.append(_mark(language, "barrel-open"))
    if penalties and penalties[seat]:
        signs.append(_mark(language, "penalty", points=penalties[seat]))
    counted = {
        "strikes": rules.scoring.zero == "strikes",
        "falls": rules.barrel.falls_to_zero is not None,
        "concessions": rules.concession.free_uses is not None,
    }
    signs += [
        _mark(language, name, count=getattr(status, name))
        for name, on in counted.items()
        if on and getattr(status, name)
    ]
    return signs


def last_trick(table: Table, view: PublicView) -> TrickView | None:
    """Return the last finished trick; None for none, or for one before a position that was set up."""
    played_here = len(view.tricks) > (table.game.invented if table.game is not None else 0)
    return view.tricks[-1] if played_here else None


def winning(table: Table, view: PublicView) -> int | None:
    """Return the seat of the best card in the trick on the table, or in the last one while that still lies there."""
    if view.trick is not None and table.game is not None:
        return table.game.best_seat
    before = last_trick(table, view) if view.phase == "play" else None
    return before.winner if before is not None else None


def talon(view: PublicView) -> tuple[str | None, ...]:
    """Return the talon until the first trick is taken, with None for a card that the reader may not see."""
    if view.tricks or view.phase in BETWEEN_HANDS:
        return ()
    if view.talon is not None:
        return view.talon
    return (None,) * (len(CODES) - sum(view.counts) - view.stock) if view.phase in FACE_DOWN else ()


def last_before(table: Table, view: PublicView) -> int:
    """Return the index of the last history line that belongs to an earlier hand than the one in play; -1 for none."""
    if view.phase in BETWEEN_HANDS:
        return -1
    return max((place for place, fact in enumerate(table.history) if fact.key in HAND_ENDINGS), default=-1)


def log(table: Table, seen: PublicView, bids: tuple[Bid, ...], language: str) -> tuple[LogLine, ...]:
    """Return the log of the hand in play; empty between hands. `bids` is what was said in the auction.

    Lines are only added at its end, and it begins anew with each hand. It holds no card of a finished trick: which
    tricks may be looked at again is a rule (docs/rules.md, 8: `play.peek`).
    """
    if table.game is None or seen.phase in BETWEEN_HANDS:
        return ()
    return tuple(_lines(table.game, seen, bids, _four_aces(table, seen, language)))


def _lines(game: State, seen: PublicView, bids: tuple[Bid, ...], aces: LogLine | None) -> Iterator[LogLine]:
    for one in bids:
        yield LogLine(one.do, one.seat, words=one.words, value=one.value)
    if seen.declarer is not None and seen.talon:
        yield LogLine("talon", seen.declarer, cards=seen.talon)
    yield from _gifts(game, seen)
    if seen.declarer is not None and seen.phase == "play":
        yield LogLine("contract", seen.declarer, value=seen.contract)
    declared: set[str] = set()
    tricks = [*enumerate(seen.tricks, start=1), *([(None, seen.trick)] if seen.trick is not None else [])]
    for number, trick in tricks:
        if number is not None and number <= game.invented:
            continue
        if aces is not None and _shows(trick, aces.seat):
            yield aces
            aces = None
        yield from _marriages(game, seen, trick, declared)
        if number is not None:
            yield LogLine("trick", trick.winner or 0, value=number)


def _gifts(game: State, seen: PublicView) -> Iterator[LogLine]:
    """Tell who has given whom a card. Which card it was is known to giver and receiver, or to all."""
    seen_cards = {(one.to, one.card) for one in seen.passed}
    for to, index in game.passed:
        card = CODES[index]
        yield LogLine("gift", seen.declarer or 0, to=to, cards=(card,) if (to, card) in seen_cards else ())


def _shows(trick: TrickView, seat: int) -> bool:
    """Whether a seat has led an ace: who shows four aces leads the first of them."""
    led = trick.cards[0]
    return led.seat == seat and led.card[0] == "A"


def _marriages(game: State, seen: PublicView, trick: TrickView, declared: set[str]) -> Iterator[LogLine]:
    """Tell the marriages declared in a trick: with the first king or queen of their suit, when both were held."""
    for played in trick.cards:
        suit = played.card[1]
        if played.card[0] in COURT and suit in seen.marriages[played.seat] and suit not in declared:
            declared.add(suit)
            value = marriages.value(game, played.seat, SUITS.index(suit))
            yield LogLine("marriage", played.seat, cards=(suit,), value=value)


def _four_aces(table: Table, view: PublicView, language: str) -> LogLine | None:
    """Return the line of the hand's log that tells who has shown four aces; None if nobody has."""
    for fact in table.history[last_before(table, view) + 1 :]:
        if fact.key == "four-aces":
            words = plain(language, "option-marriages-four_aces")
            return LogLine("four_aces", fact.params["seat"], words=words, value=fact.params["value"])
    return None
