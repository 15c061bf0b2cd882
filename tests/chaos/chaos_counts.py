"""What is counted when everything is quiet again, and has to be zero."""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from adapters.telegram.markup import TEXT_LIMIT, html_of, keyboard, pages
from bot import automatic
from bot.choices import GAME_VERBS, action_for
from bot.codec import Token
from bot.people import Person
from bot.refusal import Refusal
from bot.screen import Screen
from bot.screens import board as board_screen
from bot.surfaces import Kind, Surface, completed, wanted
from bot.table import Stage, Table
from engine import actions, cards, game, state, view
from engine.errors import EngineError
from tests.chaos.chaos_people import token_of, tokens_of
from tests.chaos.chaos_tables import Kept
from tests.emulators.telegram.messages import Button, Message, Version
from tests.emulators.telegram.people import Press
from tests.emulators.telegram.server import TelegramEmulator

BOARD_BEHIND = 15  # moves that a board may be behind the newest state, for want of budget
OVERDUE = 5.0  # seconds that a time of attention may be past
SUITS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}
RANKS = {"A": "A", "10": "T", "K": "K", "Q": "Q", "J": "J", "9": "9"}
_CARD = re.compile(r"(?<![\w.])(A|10|K|Q|J|9)([♠♣♦♥])")
_SUIT_LINE = re.compile(r"([♠♣♦♥])\ufe0e?\ufe0f? ((?:(?:A|10|K|Q|J|9)(?: |$|\n))+)")

Found = list[str]  # one line for each thing that is wrong


# ------------------------------------------------------------------------------------------------ presses and the log


def presses_lost(all_kept: Iterable[Kept], presses: Iterable[Press]) -> Found:
    """Presses answered as accepted whose action does not stand in the log at their decision."""
    tables = {one.table.id: one for one in all_kept}
    found = []
    for press in presses:
        token = _move_of(press)
        if token is None or press.answer is None or press.answer.text or press.answer.url:
            continue
        one = tables.get(token.table)
        if one is None:
            found.append(f"{token.table}: no table for an accepted press")
            continue
        if not _stands_in(one, press, token):
            found.append(f"{token.table}: decision {token.decision} by {press.person.id} is not in the log")
    return found


def applied_twice(all_kept: Iterable[Kept], presses: Iterable[Press]) -> Found:
    """Moves of people in the log that nobody pressed for at that decision: one press, two actions."""
    pressed: dict[tuple[str, int], list[tuple[Press, Token]]] = defaultdict(list)
    for press in presses:
        token = _move_of(press)
        if token is not None:
            pressed[token.table, token.decision].append((press, token))
    found = []
    for one in all_kept:
        states = one.states()
        for decision, entry in enumerate(one.log[1:]):
            seat = entry.get("seat")
            if seat is None or one.table.seats[seat].person is None:
                continue
            asked = pressed[one.table.id, decision]
            if any(_stands_in(one, press, token, states) for press, token in asked):
                continue
            at = one.table.model_copy(update={"game": states[decision], "stage": Stage.PLAYING})
            only = automatic.only_choice(at)
            if only is None or _json(actions.dump(only)) != entry:
                found.append(f"{one.table.id}: decision {decision} was taken, but not pressed for")
    return found


def _move_of(press: Press) -> Token | None:
    token = token_of_data(press.data)
    return token if token is not None and token.verb in GAME_VERBS else None


def token_of_data(data: str) -> Token | None:
    return token_of(Button("", data, None, {}))


def _stands_in(one: Kept, press: Press, token: Token, states: list[state.State] | None = None) -> bool:
    entries = one.log[1:]
    seat = one.table.seat_of(f"telegram:{press.person.id}")
    if seat is None or token.decision >= len(entries):
        return False
    at = one.table.model_copy(update={"game": (states or _states(one))[token.decision], "stage": Stage.PLAYING})
    try:
        action = action_for(at, seat, token)
    except (Refusal, EngineError):
        return False
    return _json(actions.dump(action)) == entries[token.decision]


_known_states: dict[tuple[str, int], list[state.State]] = {}


def _states(one: Kept) -> list[state.State]:
    key = (one.table.id, one.version)
    if key not in _known_states:
        _known_states[key] = one.states()
    return _known_states[key]


def _json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# ------------------------------------------------------------------------------------------------------- the store


def replay_differs(all_kept: Iterable[Kept]) -> Found:
    """Tables whose log does not lead to the position stored, or whose position breaks the game's invariants."""
    found = []
    for one in all_kept:
        table = one.table
        if table.game is None:
            found += [f"{table.id}: a log without a game"] if one.log else []
            continue
        states = _states(one)
        if _json(state.dump(states[-1])) != _json(state.dump(table.game)):
            found.append(f"{table.id}: replay leads elsewhere")
        if len(states) - 1 != table.decision:
            found.append(f"{table.id}: {len(states) - 1} log entries, decision {table.decision}")
        if table.game.phase not in {"game_over", "deal"} and not game.legal(table.game):
            found.append(f"{table.id}: no legal action")
    return found


def without_attention(all_kept: Iterable[Kept], now: float) -> Found:
    """Live tables without a time of attention, or with one that is long past."""
    found = []
    for one in all_kept:
        if one.table.is_live and one.due is None:
            found.append(f"{one.table.id}: no time of attention")
        if one.due is not None and one.due < now - OVERDUE:
            found.append(f"{one.table.id}: attention overdue by {now - one.due:.0f} s")
    return found


def set_aside(all_kept: Iterable[Kept]) -> Found:
    """Tables set aside as poisoned."""
    return [f"{one.table.id}: {one.table.poisoned}" for one in all_kept if one.table.poisoned]


def several_tables(all_kept: Iterable[Kept]) -> Found:
    """Chats in which more than one table is live."""
    live = Counter(chat.key for one in all_kept if one.table.is_live for chat in one.table.chats)
    return [f"{chat}: {count} live tables" for chat, count in live.items() if count > 1]


# -------------------------------------------------------------------------------------------------------- the chats


def not_shown(all_kept: Iterable[Kept], emulator: TelegramEmulator, now: float, deleted: set[tuple[int, int]]) -> Found:
    """Surfaces that do not show the newest state to those who look at the chat."""
    found = []
    for one in all_kept:
        for surface in wanted(one.table, now, ["telegram"]):
            chat = emulator.chats[int(surface.where.id)]
            if isinstance(surface.where, Person) and emulator.users[int(surface.where.id)].blocked:
                continue
            screen = surface.draw(link_back(one.table, surface))
            shown = one.shown.get(surface.name)
            where = f"{one.table.id}: {surface.name}"
            if shown is None or shown.message is None:
                found.append(f"{where} is not there")
                continue
            number = int(shown.message.removeprefix("p"))
            if (chat.id, number) in deleted and shown.digest == screen.digest:
                continue  # people deleted it, and nothing has happened since that would tell the bot
            message = chat.message(number)
            if message is None or not looks_like(message.now, screen):
                found.append(f"{where} shows something else")
    return found


def looks_like(seen: Version, screen: Screen) -> bool:
    """Whether a message looks as a screen should."""
    rows = keyboard(screen).get("reply_markup", {}).get("inline_keyboard", [])
    return seen.source == html_of(pages(screen.text, TEXT_LIMIT)[0]) and [list(row) for row in seen.keyboard] == rows


def link_back(table: Table, surface: Surface) -> str | None:
    """The link from a hand to its board: what `bot.delivery` draws it with."""
    if surface.kind is not Kind.HAND or table.home.private or not table.home.id.startswith("-100"):
        return None
    return f"https://t.me/c/{table.home.id.removeprefix('-100')}/{table.home.thread or 1}"


def shown_twice(all_kept: Iterable[Kept], emulator: TelegramEmulator, now: float) -> list[Message]:
    """Boards, hands and nudges beside those that are called for: duplicates, and old ones left behind."""
    allowed: dict[int, list[tuple[str, Screen]]] = defaultdict(list)
    codes: set[str] = set()
    for one in all_kept:
        table = one.table
        codes.add(table.id)
        for surface in wanted(table, now, ["telegram"]):
            allowed[int(surface.where.id)].append((surface.name, surface.draw(link_back(table, surface))))
        for chat in table.chats:
            for number, row in completed(table).items():
                if number != table.boards:
                    allowed[int(chat.id)].append((f"board {number}", board_screen.finished(table, row, table.language)))
    found: list[Message] = []
    for chat in emulator.chats.values():
        if getattr(chat, "migrated_to", None) is not None:
            continue
        left = list(allowed.get(chat.id, ()))
        for message in chat.shown:
            match = next((entry for entry in left if looks_like(message.now, entry[1])), None)
            if match is not None:
                left.remove(match)
            elif _is_of_a_table(message, codes):
                found.append(message)
    return found


def places(one: Kept) -> set[int]:
    """The chats that show a table: groups, and people's private chats."""
    people = [seat.person.id for seat in one.table.seats if seat.person is not None]
    return {int(number) for number in [*people, *(chat.id for chat in one.table.chats)]}


def told(message: Message) -> str:
    """A message in one line."""
    return f"{message.chat.title} {message.id}: {message.text[:60]!r} {message.labels[:3]}"


def _is_of_a_table(message: Message, codes: set[str]) -> bool:
    if any(token.table in codes for token, _ in tokens_of(message)):
        return True
    return "tg://user" in message.html or "Seal of deal" in message.text


# ---------------------------------------------------------------------------------------------------- hidden cards


def cards_leaked(all_kept: Iterable[Kept], emulator: TelegramEmulator) -> Found:
    """Looks of messages with a card that their readers could not know when it was drawn."""
    by_id = {one.table.id: one for one in all_kept}
    known: dict[tuple[str, int | None], list[set[str]]] = {}
    found = []
    for chat in emulator.chats.values():
        for message in chat.messages:
            if not message.from_bot:
                continue
            for look in message.versions:
                token = _decision_of(look)
                if token is None or token.table not in by_id:
                    continue
                one = by_id[token.table]
                seat = one.table.seat_of(f"telegram:{chat.id}") if chat.id > 0 else None
                if (token.table, seat) not in known:
                    known[token.table, seat] = list(_known_cards(one, seat))
                seen = known[token.table, seat]
                told = cards_in(" ".join([look.text, *(button.text for row in look.rows for button in row)]))
                secret = told - (seen[token.decision] if token.decision < len(seen) else set())
                if secret:
                    found.append(f"{chat.title} {message.id}: decision {token.decision} shows {sorted(secret)}")
    return found


def toasts_leaked(all_kept: Iterable[Kept], presses: Iterable[Press]) -> Found:
    """Answers to a press with a card that the presser could not know then, or within the next moves."""
    by_id = {one.table.id: one for one in all_kept}
    known: dict[tuple[str, int | None], list[set[str]]] = {}
    found = []
    for press in presses:
        token = token_of_data(press.data)
        told = cards_in_glance(press.answer.text or "") if press.answer is not None else set()
        if not told or token is None or token.table not in by_id:
            continue
        one = by_id[token.table]
        seat = one.table.seat_of(f"telegram:{press.person.id}")
        if (token.table, seat) not in known:
            known[token.table, seat] = list(_known_cards(one, seat))
        may_know = set().union(*known[token.table, seat][token.decision : token.decision + BOARD_BEHIND])
        if told - may_know:
            found.append(f"{token.table}: decision {token.decision}, seat {seat} was told {sorted(told - may_know)}")
    return found


def _decision_of(look: Version) -> Token | None:
    tokens = [token_of(button) for row in look.rows for button in row]
    return next((token for token in tokens if token is not None and token.table), None)


def _known_cards(one: Kept, seat: int | None) -> Iterator[set[str]]:
    """The cards that a seat (None: everybody) has been able to know of the hand in play, at each decision."""
    known: set[str] = set()
    before: set[str] = set()  # of the hand before, whose last trick may still be told
    for position in _states(one):
        told = view.public(position) if seat is None else view.view(position, seat)
        if position.phase == "deal":
            before = known
            known = set()
        known |= set(_codes_in(view.as_json(told)))
        yield known | before


def _codes_in(value: Any) -> Iterator[str]:
    if isinstance(value, str) and value in cards.INDEX:
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _codes_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _codes_in(part)


def cards_in(text: str) -> set[str]:
    """The cards that a text shows: `A♠` anywhere, or a line of one suit."""
    plain = text.replace("\ufe0e", "").replace("\ufe0f", "")
    found = {RANKS[rank] + SUITS[suit] for rank, suit in _CARD.findall(plain)}
    for suit, ranks in _SUIT_LINE.findall(plain):
        found |= {RANKS[rank] + SUITS[suit] for rank in ranks.split()}
    return found


def cards_in_glance(text: str) -> set[str]:
    """The cards of a hand told in one line: `♠ A 10   ♥ 9`."""
    found = cards_in(text)
    for suit, ranks in re.findall(r"([♠♣♦♥]) ((?:(?:A|10|K|Q|J|9)(?: |$))+)", text):
        found |= {RANKS[rank] + SUITS[suit] for rank in ranks.split()}
    return found
