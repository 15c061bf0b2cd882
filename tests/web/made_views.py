"""Views of made-up games for tests of the page: the seats, the question, a hand and a result, without a game."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from bot.codec import ButtonToken, Verb, encode
from bot.people import PersonKey
from bot.screen import Button, Style
from bot.texts import Markup, Said
from bot.views.keys import Choice, Rows
from bot.views.lobby import LobbyAct, LobbySeat, LobbyView, lobby_of
from bot.views.of_table import for_seat
from bot.views.parts import Question, SeatView
from bot.views.result import CONTRACTS, FinalTotal, GameResult, HandResult, ResultRow
from bot.views.table import Own, TableView, own_of
from engine.view import PlayedCard, TrickView
from tests.screens.set_tables import in_play, opened

CODE = "K7QX2M"
"""The code of every made-up table."""

MOVES = frozenset(
    {
        "card",
        "marriage",
        "four_aces",
        "rest",
        "bid",
        "pass",
        "look",
        "contract",
        "concede",
        "play_on",
        "redeal",
        "talon",
    }
)
"""The kinds of choices that make a move."""


class Text(Said):
    """A sentence that no language file has."""

    __slots__ = ()

    @property
    def words(self) -> str:
        return self.code

    @property
    def markup(self) -> Markup:
        return Markup.of(self.code)


def text(words: str) -> Text:
    """Return a sentence with these words."""
    return Text("en", words)


@cache
def _real() -> TableView:
    """The view of a seat of a real game: fields that a made-up view does not name are taken from it."""
    return for_seat(in_play(), 0, "en")


def choice(
    label: str,
    verb: Verb,
    argument: str = "",
    style: Style = Style.PLAIN,
    *,
    kind: str = "",
    card: str = "",
    value: int | None = None,
    decision: int = 2,
) -> Choice:
    """A choice or an act of a made-up table; its kind is its verb unless another one is given."""
    data = encode(ButtonToken(CODE, decision, verb, argument))
    return Choice(kind or verb.value, Button(label=label, data=data, style=style), card=card, value=value)


def lobby_view(seats: Sequence[tuple[str, PersonKey]], acts: Sequence[Choice]) -> LobbyView:
    """A lobby in which people sit, given by name and key; an empty key is a built-in player's."""
    chairs = tuple(
        LobbySeat(name=name, person=key, own=False, level="" if key else "normal", opener=not at, awaited=False)
        for at, (name, key) in enumerate(seats)
    )
    offered = tuple(LobbyAct(one.kind, one.button, "others" if one.kind == "join" else "all") for one in acts)
    return replace(lobby_of(opened(), "en"), id=CODE, seats=chairs, counts=(3,), acts=offered)


def seat_view(name: str, **more: Any) -> SeatView:
    """A seat at which nothing has happened yet."""
    nothing: dict[str, Any] = {
        **dict.fromkeys(("own", "is_person", "left", "free", "back", "unreachable", "sits_out"), False),
        **dict.fromkeys(("person", "level", "bid", "note"), ""),
        **dict.fromkeys(("total", "points", "cards", "tricks"), 0),
        **dict.fromkeys(("marks", "marriages"), ()),
    }
    names = {"name": name, "player": name, "holders": name}
    return replace(_real().seats[0], **{**names, **nothing, **more})


def game_view(
    seats: Sequence[SeatView], heading: str, *, to_act: int | None = 0, title: str = "", **more: Any
) -> TableView:
    """A game as somebody sees it who only watches."""
    nothing: dict[str, Any] = {
        "contest": "",
        **dict.fromkeys(("paused", "four_colours", "golden"), False),
        **dict.fromkeys(
            ("declarer", "contract", "trump", "winning", "last_trick", "first_trick", "thrown", "seat", "own"), None
        ),
        **dict.fromkeys(("trick", "bids", "log", "talon", "news", "history", "head", "seals", "acts"), ()),
    }
    asked = Question(seat=to_act, words=text(heading), own=None, by_itself=False)
    given = {"id": CODE, "title": text(title), "seats": tuple(seats), "question": asked, "dealer": 2, "stock": 0}
    return replace(_real(), **{**nothing, **given, **more})


def played(cards: Iterable[tuple[int, str]]) -> tuple[PlayedCard, ...]:
    """Cards of a trick, by the seats that played them."""
    return tuple(PlayedCard(seat, card) for seat, card in cards)


def taken(cards: Sequence[tuple[int, str]], winner: int) -> TrickView:
    """A trick that a seat has taken."""
    return TrickView(leader=cards[0][0], cards=played(cards), winner=winner)


def own_view(
    cards: Sequence[str],
    choices: Rows = (),
    acts: Rows = (),
    *,
    playable: Collection[str] = (),
    values: Sequence[Choice] = (),
    tips: Sequence[str] = (),
    why: Sequence[str] = (),
) -> Own:
    """What the reader's own seat sees; `why` are the reasons for having only one choice."""
    nothing: dict[str, Any] = {
        **dict.fromkeys(("learns", "left", "withdrawn", "comes_next"), False),
        **dict.fromkeys(("advice", "too_low", "stood_in"), ()),
        "numbers": "",
        "speed": None,
    }
    return replace(
        own_of(_real()),
        **nothing,
        hand=tuple(cards),
        choices=choices,
        acts=acts,
        playable=tuple(playable),
        values=tuple(values),
        bounds=tuple(text(one) for one in why),
        only_one=bool(why),
        tips=tuple((text(one),) for one in tips),
        has_tips=bool(tips),
    )


def hand_result(
    words: str, *, hand: int, outcome: str, totals: Mapping[str, int], contract: int, goes_on: bool
) -> HandResult:
    """The result of a hand that its first player has played."""
    rows = tuple(
        ResultRow(
            name=name,
            person="",
            own=False,
            delta=total,
            total=total,
            sits_out=False,
            points=total,
            tricks=2,
            marriages=(),
            worth=(),
            why=(),
            marks=(),
        )
        for name, total in totals.items()
    )
    return HandResult(
        id=CODE,
        decision=2,
        decided=1,
        language="en",
        hand=hand,
        title=text(f"Hand {hand} is over"),
        outcome=outcome,
        words=text(words),
        stamp=(text(outcome.capitalize()),) if outcome in CONTRACTS else (),
        declarer=0,
        declarer_own=False,
        contract=contract,
        last_trick=None,
        rows=rows,
        rulings=(),
        proof=(),
        goes_on=goes_on,
        paused=(),
        vote=(),
        motions=(),
        checks=(),
    )


def game_result(words: str, totals: Mapping[str, int], onward: Sequence[Choice]) -> GameResult:
    """The end of a game that somebody has won."""
    return GameResult(
        id=CODE,
        language="en",
        words=text(words),
        winner="",
        won=False,
        why=(text("1000 reached as the declarer"),),
        totals=tuple(
            FinalTotal(place, name, "", own=False, total=total, won=not place)
            for place, (name, total) in enumerate(totals.items())
        ),
        hands=9,
        hints=0,
        inspections=(),
        following=text(""),
        onward=tuple(onward),
        looks=(),
        checks=(),
    )


@dataclass(frozen=True, slots=True)
class MadeHand:
    """What a person's own seat sees, and the message that shows it."""

    own: Own
    """What the seat sees."""

    asked: str
    """What the person is asked to do; empty while it is not their turn."""

    text: str
    """The text of the message."""
