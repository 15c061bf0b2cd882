"""Hands, boards and results for tests of the page, without a game."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from bot.codec import Verb
from bot.screen import Style
from bot.views.day import FinishedDay
from bot.views.keys import Choice
from bot.views.parts import LogLine, SeatView, ThrownHand
from bot.views.result import GameResult, HandResult
from bot.views.sheet import SheetLine
from bot.views.table import TableView
from tests.web.made_views import (
    CODE,
    MOVES,
    MadeHand,
    choice,
    game_result,
    game_view,
    hand_result,
    own_view,
    played,
    seat_view,
    text,
)

SUITS = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
EIGHT = ["AS", "KS", "QC", "JC", "TD", "9D", "AH", "9H"]
NAMES = ("Anna", "Ben", "Bot 1")
NEXT = "Your turn"

button = choice
SHEET = (
    SheetLine(1, 0, 120, "made", (120, 30, None), (120, 30, 0), ((), (), ())),
    SheetLine(2, 1, 100, "down", (20, -100, 60), (140, -70, 60), ((), (text("strike"),), ())),
)
LOG = (
    LogLine("bid", 0, words="100", value=100),
    LogLine("talon", 0, cards=("AH", "9S", "TD")),
    LogLine("gift", 0, to=1),
    LogLine("gift", 0, to=2, cards=("9C",)),
    LogLine("contract", 0, value=120),
    LogLine("marriage", 0, cards=("H",), value=100),
    LogLine("trick", 1, value=1),
    LogLine("four_aces", 0, words="Four aces", value=200),
    LogLine("trick", 0, value=2),
)


def label(card: str) -> str:
    """Name a card as a button does."""
    return card[0].replace("T", "10") + SUITS[card[1]]


def bid(value: int) -> Choice:
    """A bid, or a choice of the contract."""
    return choice(str(value), Verb.BID, str(value), value=value)


PASS = choice("Pass", Verb.PASS)


def hand(
    cards: Sequence[str],
    legal: Collection[str] = (),
    others: Sequence[Choice] = (),
    text: str = "Your cards",
    *,
    asked: str = "",
    tips: Sequence[str] = (),
    values: Sequence[Choice] = (),
    why: Sequence[str] = (),
    buttons: bool = True,
    decision: int = 2,
) -> MadeHand:
    """A hand; without `buttons` its cards can't be pressed, as in the auction. Of `others` some may be no moves.

    It is its person's turn if there is a move to make.
    """
    pressed = [
        choice(
            label(card),
            Verb.CARD,
            str(place),
            Style.PRIMARY if card in legal else Style.MUTED,
            card=card,
            decision=decision,
        )
        for place, card in enumerate(cards)
    ]
    moves = tuple(one for one in others if one.kind in MOVES or one.kind == "page")
    beside = tuple(one for one in others if one not in moves)
    rows = tuple(row for row in (tuple(pressed) if buttons else (), moves) if row)
    is_due = bool(legal or moves)
    own = own_view(cards, rows, (beside,) if beside else (), playable=legal, values=values, tips=tips, why=why)
    question = asked or (NEXT if is_due else "")
    lines = [f"<b>{question}</b>"] if asked else []
    return MadeHand(own, question, "\n".join([*lines, *(f"💡 <i>{tip}</i>" for tip in tips), text]))


def table(
    heading: str = "Anna is to play",
    *,
    names: Sequence[str] = NAMES,
    to_act: int | None = 0,
    trick: Sequence[tuple[int, str]] = (),
    moves: Sequence[Choice] = (),
    title: str = "",
    **more: Any,
) -> TableView:
    """A board on which a game is played; `more` are fields of its view."""
    asides = (choice("My cards", Verb.HAND), choice("Score", Verb.SCORE), choice("Rules", Verb.RULES))
    given: dict[str, Any] = {
        "declarer": 0,
        "contract": 120,
        "trump": "H",
        "trick": played(trick),
        "winning": trick[0][0] if trick else None,
        "acts": (tuple(moves), asides) if moves else (asides,),
    }
    seats = [seat_view(name, total=100 * at, points=12, cards=8) for at, name in enumerate(names)]
    return game_view(seats, heading, to_act=to_act, title=title, **{**given, **more})


def with_seats(board: TableView, *changes: dict[str, Any]) -> TableView:
    """A board with changes to its seats, from the first one on."""
    seats: list[SeatView] = list(board.seats)
    for number, change in enumerate(changes):
        seats[number] = replace(seats[number], **change)
    return replace(board, seats=tuple(seats))


def with_people(board: TableView, people: Sequence[str]) -> TableView:
    """A table at which these people sit, given by their keys; an empty key is a built-in player."""
    return with_seats(board, *({"person": key, "is_person": bool(key)} for key in people))


def thrown(title: str) -> TableView:
    """The board of the next hand after one that was thrown in."""
    names = ("Anna", "Ben", "Cleo")
    before = ThrownHand(
        hand=1,
        words="Ben throws the hand in: cards below 14 points",
        names=names,
        people=("", "", ""),
        hands=(tuple(EIGHT),) * 3,
        talon=tuple(EIGHT[:3]),
    )
    return table(title=title, thrown=before)


def result(
    hand: int = 1, *, said: str = "Anna made 120", outcome: str = "made", contract: int = 120, goes_on: bool = True
) -> HandResult:
    """The result of a hand."""
    totals = dict(zip(NAMES, (120, 30, 10), strict=True))
    return hand_result(said, hand=hand, outcome=outcome, totals=totals, contract=contract, goes_on=goes_on)


def day() -> FinishedDay:
    """A finished deal of the day, to be shared."""
    return FinishedDay(
        id=CODE, language="en", date="2026-11-22", title=text("Deal of the day"), tricks=(), points=120, streak=1
    )


def won(words: str = "Anna wins the game") -> GameResult:
    """The end of a game, after which it can be played again."""
    again = choice("Play again", Verb.AGAIN, style=Style.SUCCESS)
    return game_result(words, dict(zip(NAMES, (1000, 30, 10), strict=True)), [again])
