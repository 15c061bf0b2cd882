"""What a page shows of a table to one reader: the lobby, or the game with the result of its last hand and its end."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.codec import Verb, decode, encode, token_of
from bot.people import Chat, PersonKey
from bot.table import vacancies
from bot.table.choices import MOVE_VERBS
from bot.table.deals import ScoreRow
from bot.table.playing import game_of
from bot.table.speed import SPEEDS
from bot.table.table import Stage, Table
from bot.texts import said
from bot.views.acts_here import ways_in
from bot.views.as_json import as_json
from bot.views.day import FinishedDay
from bot.views.keys import Choice, Rows, lasting_key
from bot.views.kinds import of_kind
from bot.views.lobby import LobbyView, lobby_of
from bot.views.menu import MenuEntry, menu_of
from bot.views.of_table import view_of
from bot.views.result import GameResult, HandResult, game_result_of, hand_result_of
from bot.views.sheet import SheetLine, SheetNotes, sheet_lines, sheet_notes
from bot.views.table import Own, TableView
from engine import view as seeing

_LASTING = frozenset(
    {
        *(Verb.HAND, Verb.PEEK, Verb.BACK, Verb.SCORE, Verb.RULES, Verb.WORDS, Verb.PAGE, Verb.NUDGES, Verb.AUTO),
        *(Verb.TIPS, Verb.VOTE, Verb.JOIN),
    }
)
"""Acts that do the same whenever they are pressed."""

_UNDER_THE_HAND = MOVE_VERBS | {Verb.NUMBER, "page"}
"""Acts of a board that a page has among the choices of who is to move."""


@dataclass(frozen=True, slots=True)
class PageView:
    """A table on a page: the lobby, or the game."""

    menu: Mapping[str, MenuEntry] = field(default_factory=dict)
    """What the reader may do about the table, by name (`bot.views.menu`)."""

    lobby: LobbyView | None = None
    """The table before its first deal; None once there is a game."""

    game: TableView | None = None
    """The game; None before the first deal."""

    result: HandResult | None = None
    """The result of the last hand that counted; None before the first one."""

    between: bool = False
    """Whether the game stands at that result: the next hand is not dealt."""

    sheet: tuple[SheetLine, ...] = ()
    """The hands of the score sheet, oldest first."""

    score: SheetNotes | None = None
    """What stands around the score sheet; None before the first deal."""

    over: GameResult | None = None
    """The end of the game; None while it goes on."""

    day: FinishedDay | None = None
    """The deal of the day that was finished here; None at any other table."""

    def as_json(self) -> dict[str, Any]:
        """Return the view as data for JSON; the fields of the game stand beside the result and the end."""
        if self.game is None:
            return {"kind": "lobby", "menu": as_json(self.menu), "lobby": as_json(self.lobby)}
        game = as_json(replace(self.game, own=None))
        if self.game.question.own is not None:
            game["question"]["own"] = said(self.game.language, "hand-your-turn", what=self.game.question.own).words
        if self.game.own is not None:
            game["own"] = _own_json(self.game, self.game.own)
        ends = {"result": as_json(self.result), "sheet": as_json(self.sheet), "score": as_json(self.score)}
        ends |= {"over": as_json(self.over), "day": as_json(self.day)}
        if self.day is not None:
            ends["day"] = {**as_json(self.day), "told": self.day.told}
        stands = {"between": True} if self.between else {}
        shown = {name: one for name, one in ends.items() if one is not None}
        return {"kind": "game", "menu": as_json(self.menu), **game, **stands, **shown}


def _own_json(game: TableView, own: Own) -> dict[str, Any]:
    """Return what only the reader's seat sees: each bid and contract once, cards without their labels.

    With it come the data of the buttons behind a page's settings: tips, and by speed that of built-in players.
    """
    several = len(own.values) > 1
    rows = _without({Verb.BID, "contract", "page"}, own.choices) if several else own.choices
    found = as_json(replace(own, choices=tuple(tuple(map(_without_label, row)) for row in rows), values=()))
    if several:
        found["values"] = _named_in_steps(own.values)
    found["tips_data"] = lasting_key("", Verb.TIPS, "off" if own.has_tips else "on").data
    if own.speed is not None:
        found["speed_data"] = {name: lasting_key("", Verb.SPEED, name, table_id=game.id).data for name in SPEEDS}
    return dict(found)


def _without_label(one: Choice) -> Choice:
    return replace(one, button=one.button.model_copy(update={"label": ""})) if one.kind == Verb.CARD else one


def _named_in_steps(values: tuple[Choice, ...]) -> dict[str, Any]:
    """Return bids or contracts, of which there may be dozens, as labels and what differs in the data of their buttons.

    In the `data` for all of them `*` stands for that.
    """
    tokens = [decode(one.data or "") for one in values]
    each = [[one.label, token.argument] for one, token in zip(values, tokens, strict=True)]
    return {"data": encode(replace(tokens[0], argument="*")), "kind": values[0].kind, "each": each}


def page_view(
    table: Table,
    reader: PersonKey,
    now: float,
    shown: ScoreRow | None,
    *,
    alone: bool = True,
    speaks_for: Chat | None = None,
) -> PageView:
    """Return what a page shows of a table. `shown` is the hand whose result stands in place of a chat's board, if any.

    `reader` is the key of the page's person, `now` the time in seconds since the epoch; `alone` is whether nobody else
    reads the same page, so that results may call the person "You"; `speaks_for` is the chat that they are an admin of.
    """
    language, called = table.language, reader if alone else None
    menu = menu_of(table, reader, language, speaks_for=speaks_for)
    if table.game is None:
        return PageView(menu=menu, lobby=lobby_of(table, language, reader, speaks_for))
    seat = table.seat_of(reader)
    looks = seat is not None and not table.seats[seat].left
    seen = seeing.view(game_of(table), seat) if seat is not None and looks else seeing.public(game_of(table))
    game = view_of(table, seen, language, now, seat=seat)
    to_share = of_kind(table).to_share
    is_over = table.stage is Stage.OVER or table.ending is not None
    own = replace(game.own, acts=_lasting(game.own.acts)) if game.own is not None else None
    last = next((row for row in reversed(table.rows) if row.counts), None)
    return PageView(
        menu=menu,
        game=replace(game, acts=_lasting(_acts_of(table, seat, game.acts)), own=own),
        result=hand_result_of(table, last, language, called) if last is not None else None,
        between=shown is not None,
        sheet=sheet_lines(table, language),
        score=sheet_notes(table, game_of(table), language),
        over=_end_of(game_result_of(table, language, called)) if is_over else None,
        day=to_share(table, language) if to_share is not None and table.rows else None,
    )


def _end_of(result: GameResult) -> GameResult:
    """Return the end of a game as a page shows it: a review before the replay, and the score sheet last."""
    return replace(result, winner="", looks=result.looks[::-1])


def _acts_of(table: Table, seat: int | None, acts: Rows) -> Rows:
    """Return the acts of a board for one reader: no moves, no way back to the seat they hold, and seats for a guest."""
    if seat is None:
        offered = ways_in(vacancies.for_guest(table), table.language)
        return (*offered, *_without({*_UNDER_THE_HAND, Verb.JOIN}, acts))
    holds = not (table.seats[seat].stand_in or table.seats[seat].left)
    return _without({*_UNDER_THE_HAND, Verb.BACK} if holds else _UNDER_THE_HAND, acts)


def _lasting(rows: Rows) -> Rows:
    """Return acts with the same data from move to move, where it does not matter for which decision they are drawn."""
    return tuple(tuple(map(_same_each_time, row)) for row in rows)


def _same_each_time(act: Choice) -> Choice:
    token = token_of(act.button.data)
    if token is None or token.verb not in _LASTING:
        return act
    data = encode(replace(token, decision=0, version=0))
    return replace(act, button=act.button.model_copy(update={"data": data}))


def _without(kinds: Collection[str], rows: Rows) -> Rows:
    kept = (tuple(act for act in row if act.kind not in kinds) for row in rows)
    return tuple(row for row in kept if row)
