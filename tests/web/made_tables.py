"""The made-up table of a playground: a test says what is shown, and each reader gets their own look at it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from adapters.web.messenger import WebMessenger
from adapters.web.rooms import room_of
from bot.people import Chat, Person, PersonKey
from bot.pictures import HandPicture
from bot.ports.store import SurfaceKind, SurfaceName
from bot.ports.windows import Look, MoveClock, Near, Sight
from bot.screen import Picture, Screen
from bot.screens.during.pictures import table_picture
from bot.texts import Markup
from bot.views.day import FinishedDay
from bot.views.keys import buttons
from bot.views.lobby import LobbyView
from bot.views.menu import MenuEntry
from bot.views.page import PageView
from bot.views.parts import SeatView
from bot.views.result import GameResult, HandResult
from bot.views.sheet import SheetLine, SheetNotes
from bot.views.table import TableView
from tests.web.hands import label, table
from tests.web.made_views import CODE, MadeHand, text

MENU = {name: MenuEntry() for name in ("pause", "timer", "end", "leave", "invite", "daily", "learn")}  # all that can go
Shown = TableView | LobbyView | MadeHand | HandResult | GameResult | FinishedDay | Screen
"""What a test shows: a part of the view, or a message of the table that changes nothing at it."""


@dataclass
class Table:
    """What is shown of a table, and by which messages."""

    room: str
    """The code of its room."""

    lobby: LobbyView | None = None
    """Who gathers there."""

    game: TableView | None = None
    """The game, as everybody sees it."""

    result: HandResult | None = None
    """The result of the last hand."""

    between: bool = False
    """Whether the next hand is not dealt yet."""

    sheet: tuple[SheetLine, ...] = ()
    """The hands of the score sheet."""

    score: SheetNotes | None = None
    """What stands around the score sheet."""

    over: GameResult | None = None
    """The end of the game."""

    day: FinishedDay | None = None
    """The deal of the day that was finished at it."""

    hands: dict[PersonKey, MadeHand] = field(default_factory=dict)
    """What each person sees alone."""

    screens: dict[SurfaceName, Screen] = field(default_factory=dict)
    """All that its messages show."""

    messages: dict[tuple[str, str], SurfaceName] = field(default_factory=dict)
    """What each message shows, by chat and id."""


class MadeTables:
    """Shows a made-up table in the chats of a room, and fulfils `bot.ports.windows.Looks` for the page."""

    def __init__(self, messenger: WebMessenger, announce: Callable[[str], None]) -> None:
        self._messenger = messenger
        self._announce = announce
        self._table = Table("")
        self._version = 1
        self.away: frozenset[int] = frozenset()
        """The seats whose people are away."""

        self.clock: MoveClock | None = None
        """The time limit of the present decision."""

    async def show(self, chat: Chat, shown: Shown, *, again: str = "") -> str:
        """Show something in a chat, as a new message or in place of the message `again`; return the message."""
        if self._table.room != room_of(chat.id):
            self._table, self.away, self.clock = Table(room_of(chat.id)), frozenset(), None
        at = self._table
        kind = self._take(chat, shown)
        name = at.messages.get((chat.id, again)) or SurfaceName(kind, len(at.screens) + 1, chat.key)
        screen = at.screens[name] = screen_of(shown).model_copy(update={"surface": (CODE, *name)})
        self.tell()  # a message comes after the commit that it tells of
        if again:
            return await self._messenger.edit(chat, again, screen)
        message = await self._messenger.send(chat, screen, nonce=f"{chat.id}-{name.of}")
        at.messages[chat.id, message] = name
        return message

    def change(self, **fields: Any) -> None:
        """Change fields of the game's view; the change is told with what is shown next."""
        self._table.game = replace(self._table.game or table(), **fields)

    def write(self, score: SheetNotes, sheet: tuple[SheetLine, ...]) -> None:
        """Fill the score sheet; it is told with what is shown next."""
        self._table.score, self._table.sheet = score, sheet

    def tell(self) -> None:
        """Announce that the table has changed."""
        self._version += 1
        self._announce(CODE)

    def _take(self, chat: Chat, shown: Shown) -> SurfaceKind:
        """Change what is shown; return the kind of the message."""
        at = self._table
        match shown:
            case MadeHand():
                at.hands[chat.key] = shown
                return SurfaceKind.HAND
            case LobbyView():
                at.lobby, at.game, at.result, at.over = shown, None, None, None
            case TableView():
                at.lobby, at.game, at.between, at.over = None, shown, False, None
            case HandResult():
                at.result, at.between = shown, True
            case GameResult():
                at.over = shown
                return SurfaceKind.OVER
            case FinishedDay():
                at.day = shown
                return SurfaceKind.OVER
        return SurfaceKind.BOARD

    async def look(self, code: str, person: Person, names: object = (), **_: object) -> Look | None:
        """Return what a person sees of the table."""
        if code != CODE:
            return None
        newest: dict[tuple[SurfaceKind, str], SurfaceName] = {}
        for name in self._table.screens:
            newest[name.kind, name.place] = max(name, newest.get((name.kind, name.place), name))
        view = self._view(person.key)
        sitting = view.game.seats if view.game is not None else at_lobby(view).seats
        people = [seat.person for seat in sitting]
        screens = dict(self._table.screens)
        return Look(
            self._version,
            frozenset(newest.values()),
            screens if names is not None else {},
            view.as_json(),
            people=people,
            away=self.away,
            clock=self.clock,
        )

    def near(self, room: str) -> Sequence[Near]:
        """Return the table, if something is shown of it in a room."""
        at = self._table
        is_played = at.game is not None and at.over is None
        return [Near(CODE, is_here=True, is_played=is_played, has_seat=True)] if at.room == room else []

    def _view(self, reader: PersonKey) -> PageView:
        at = self._table
        if at.lobby is not None:
            mine = tuple(replace(seat, own=seat.person == reader) for seat in at.lobby.seats)
            return PageView(menu=MENU, lobby=replace(at.lobby, seats=mine))
        game = at.game or table()
        seats = tuple(self._seated(game.seats))
        own = next((number for number, seat in enumerate(seats) if seat.person == reader), None)
        hand = at.hands.get(reader)
        question = replace(game.question, own=text(hand.asked) if hand is not None and hand.asked else None)
        read = replace(
            game,
            seats=tuple(replace(seat, own=number == own) for number, seat in enumerate(seats)),
            seat=own,
            question=question,
            own=hand.own if hand is not None else None,
        )
        return PageView(
            menu=MENU,
            game=read,
            result=at.result,
            between=at.between,
            over=at.over,
            day=at.day,
            sheet=at.sheet,
            score=at.score,
        )

    def _seated(self, seats: tuple[SeatView, ...]) -> list[SeatView]:
        """Return the seats with the people that a test has named, else those who have a hand, by their number."""
        if any(seat.person for seat in seats):
            return list(seats)
        sitting = list(seats)
        for key in self._table.hands:
            number = int(key.rpartition("-")[2]) - 1
            if number < len(sitting):
                sitting[number] = replace(sitting[number], person=key, is_person=True)
        return sitting


class MadeDoors:
    """Fulfils `bot.ports.windows.Doors` for the guests' windows: whoever has a key of the room sees its table."""

    def __init__(self, tables: MadeTables) -> None:
        self._tables = tables

    async def person(self, person: Person) -> Person:
        return person

    async def sight(self, code: str, person: Person) -> Sight:
        return Sight.FREE

    async def may_name(self, code: str, session: object) -> bool:
        return True

    async def private_chat(self, person: Person) -> Chat:
        return Chat(platform="web", id=person.id, private=True, title=person.name)

    async def opened(self, person: Person) -> tuple[str, str]:
        return "", ""

    async def near(self, person: Person, place: str = "", shown: str = "") -> Sequence[Near]:
        return self._tables.near(place)

    async def leads_on(self, code: str, person: Person) -> str:
        return code

    async def proves(self, code: str, session: object) -> bool:
        raise NotImplementedError

    async def is_still_there(self, code: str, person: Person) -> bool | None:
        raise NotImplementedError

    async def outside(self, code: str, person: Person) -> Screen:
        raise NotImplementedError

    async def default_code(self, signed: object) -> str:
        raise NotImplementedError

    async def at_home(self, person: Person, signed: object = None) -> Screen:
        raise NotImplementedError


def at_lobby(view: PageView) -> LobbyView:
    """Return the lobby of a table without a game."""
    assert view.lobby is not None
    return view.lobby


def screen_of(shown: Shown) -> Screen:
    """Return the message that shows something in a chat."""
    match shown:
        case Screen():
            return shown
        case MadeHand():
            data = HandPicture(cards=shown.own.hand, playable=shown.own.playable)
            drawn = Picture(data=data, description=" ".join(map(label, shown.own.hand))) if shown.own.hand else None
            return Screen(text=shown.text, rows=buttons((*shown.own.choices, *shown.own.acts)), picture=drawn)
        case LobbyView():
            return _gathering(shown)
        case HandResult():
            rows = "\n".join(f"{one.name}: +{one.delta} → <b>{one.total}</b>" for one in shown.rows)
            seal = f"<blockquote expandable>Seal of hand {shown.hand}: <code>6c6c0f35911f252e</code></blockquote>"
            return Screen(text=f"<b>Hand {shown.hand} is over</b> · {shown.words.markup}\n{rows}\n{seal}")
        case GameResult():
            totals = [f"{one.name}: <b>{one.total}</b>" for one in shown.totals]
            return Screen(text="\n".join([f"<b>{shown.words.markup}</b>", *totals]), rows=buttons((shown.onward,)))
        case FinishedDay():
            return Screen(text=f"<b>{shown.title.markup}</b>\n{shown.points}\n/daily")
    return _board(shown)


def _board(view: TableView) -> Screen:
    lying = " · ".join(f"{view.player(one.seat)} {label(one.card)}" for one in view.trick)
    heading = f"<b>▶ {view.question.words.markup}</b>\nHand 1 · Polish Thousand\nTrick: {lying or 'nothing yet'}"
    return Screen(text=heading, rows=buttons(view.acts), picture=table_picture(view))


def _gathering(lobby: LobbyView) -> Screen:
    seats = "\n".join(f"{number}. <b>{Markup.of(seat.name)}</b>" for number, seat in enumerate(lobby.seats, 1))
    next_, other = [], []
    for act in lobby.acts:
        (other if act.kind in {"rules", "start"} else next_).append(act.button)
    return Screen(
        text=f"♠ <b>A game of Thousand</b> · <code>{CODE}</code>\nPolish rules, to 1000\n\n{seats}",
        rows=(tuple(next_), tuple(other)),
    )
