"""The faults counted after the run has come to rest. Every count must be zero."""

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from adapters.telegram.markup import TEXT_LIMIT, html_of, keyboard, pages
from bot.codec import JOIN_PAYLOAD, ButtonToken
from bot.people import Person
from bot.ports.store import Shown, SurfaceKind, SurfaceName
from bot.refusal import Refusal
from bot.screen import Links, Screen
from bot.showing.surface import Surface
from bot.showing.surfaces import completed, wanted
from bot.table import choices
from bot.table.choices import GAME_VERBS, action_for
from bot.table.table import Stage, Table
from engine import actions, game, state
from engine.errors import EngineError
from tests.chaos.chaos_past import Past, SetBack, is_of_a_lost_state
from tests.chaos.chaos_tables import Kept
from tests.chat.telegram_play import meaning_of
from tests.chat.telegram_play import tokens as tokens_of
from tests.emulators.telegram.messages import Message, Version
from tests.emulators.telegram.people import Press
from tests.emulators.telegram.server import TelegramEmulator
from tests.screens.drawn import finished_at_table

TIP = "💡"  # begins each line of a tip
OVERDUE = 5.0  # seconds that a table's time of attention may lie in the past

Found = list[str]  # one line for each thing that is wrong


# ------------------------------------------------------------------------------------------------ presses and the log


def presses_lost(past: Past, presses: Iterable[Press]) -> Found:
    """Presses answered as accepted whose action isn't in the log at their decision.

    A press is compared with every state that the table had between press and answer.
    """
    found = []
    for press in presses:
        token = _move_of(press)
        if token is None or press.answer is None or press.answer.text or press.answer.url:
            continue
        lives = past.at(token.table, press.time, press.answer.time)
        if not lives:
            found.append(f"{token.table}: no table for an accepted press")
        elif not any(_stands_in(one, press, token) for one in lives):
            times = f"pressed at {press.time:.1f}, answered at {press.answer.time:.1f}"
            until = [f"{life.until:.1f}" for life in past.lives[token.table]]
            stands = [_entry_at(one, token) for one in lives]
            seen = f"{times}; the table was set back at {until}; there stands {stands}"
            found.append(f"{token.table}: decision {token.decision} by {press.person.id} is not in the log: {seen}")
    return found


def applied_twice(past: Past, presses: Iterable[Press]) -> Found:
    """Moves of people in the log that nobody pressed for at that decision: one press caused two actions."""
    pressed: dict[tuple[str, int], list[tuple[Press, ButtonToken]]] = defaultdict(list)
    for press in presses:
        token = _move_of(press)
        if token is not None:
            pressed[token.table, token.decision].append((press, token))
    found = []
    for one in past.everything():
        states = states_of(one)
        for decision, entry in enumerate(one.log[1:]):
            seat = entry.get("seat")
            if seat is None or one.table.seats[seat].person is None:
                continue
            questions = pressed[one.table.id, decision]
            if any(_stands_in(one, press, token, states) for press, token in questions):
                continue
            at = one.table.model_copy(update={"game": states[decision], "stage": Stage.PLAYING})
            only = choices.only_choice(at)
            if only is None or _json(actions.dump(only)) != entry:
                found.append(f"{one.table.id}: decision {decision} was taken, but not pressed for")
    return found


def _move_of(press: Press) -> ButtonToken | None:
    token = meaning_of(press.data)
    return token if token is not None and token.verb in GAME_VERBS else None


def _entry_at(one: Kept, token: ButtonToken) -> Any:
    """The log entry at a button's decision; None if the log hasn't got that far."""
    entries = one.log[1:]
    return entries[token.decision] if token.decision < len(entries) else None


def _stands_in(one: Kept, press: Press, token: ButtonToken, states: list[state.State] | None = None) -> bool:
    entries = one.log[1:]
    seat = one.table.seat_of(f"telegram:{press.person.id}")
    decision = token.decision
    if seat is None or decision >= len(entries):
        return False
    at = one.table.model_copy(update={"game": (states or states_of(one))[decision], "stage": Stage.PLAYING})
    try:
        action = action_for(at, seat, token)
    except (Refusal, EngineError):
        return False
    return _json(actions.dump(action)) == entries[decision]


_known_states: dict[tuple[str, int], list[state.State]] = {}


def states_of(one: Kept) -> list[state.State]:
    """The position at each decision, computed once and cached."""
    key = (one.table.id, one.version)
    if key not in _known_states:
        _known_states[key] = one.states()
    return _known_states[key]


def _json(value: Any) -> Any:
    return json.loads(json.dumps(value))


# ------------------------------------------------------------------------------------------------------- the store


def replay_differs(all_kept: Iterable[Kept]) -> Found:
    """Tables whose log doesn't lead to the stored position, or whose position breaks the game's invariants."""
    found = []
    for one in all_kept:
        table = one.table
        if table.game is None:
            found += [f"{table.id}: a log without a game"] if one.log else []
            continue
        states = states_of(one)
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


def not_shown(
    all_kept: Iterable[Kept],
    emulator: TelegramEmulator,
    now: float,
    deleted: set[tuple[int, int]],
    left_out: Counter[str] | None = None,
) -> list[tuple[str, int]]:
    """Surfaces that don't show the newest state, each with its chat."""
    found, passed_over = [], Counter[str]() if left_out is None else left_out
    for one in all_kept:
        for surface in wanted(one.table, now, ["telegram"]):
            chat = emulator.chats[int(surface.where.id)]
            if isinstance(surface.where, Person) and emulator.users[int(surface.where.id)].blocked:
                passed_over["hands of people who blocked the bot"] += 1
                continue
            screen = surface.draw(links_on(one.table, surface, emulator))
            shown = one.shown.get(surface.name)
            where = f"{one.table.id}: {surface.name}"
            if surface.name.kind is SurfaceKind.NUDGE and shown is not None and shown.nonce:
                passed_over["nudges that may have been sent: nobody is nudged twice"] += 1
                continue
            if shown is None or shown.message is None:
                found.append((f"{where} is not there", chat.id))
                continue
            number = int(shown.message.removeprefix("p"))
            if (chat.id, number) in deleted and (shown.digest == screen.digest or _rests(surface, shown)):
                passed_over["messages that people deleted"] += 1
                continue  # nothing has happened since that would tell the bot that the message was deleted
            message = chat.message(number)
            if message is None or not _likeness(surface, shown)(message.now, screen):
                seen = "nothing" if message is None else f"{message.now.source!r} with {message.now.keyboard}"
                found.append((f"{where} shows something else than {screen.text!r}: {seen}", chat.id))
    return found


def _likeness(surface: Surface, shown: Shown | None) -> Callable[[Version, Screen], bool]:
    # A surface with a mark is redrawn only when the mark changes, so its buttons may carry an earlier decision, and the
    # tip of the last hand may stay.
    return reads_like_without_tips if shown is not None and _rests(surface, shown) else looks_like


def _rests(surface: Surface, shown: Shown) -> bool:
    """Whether a message has a mark, and the mark hasn't changed since it was shown."""
    return bool(surface.mark) and shown.digest == surface.mark


def looks_like(seen: Version, screen: Screen) -> bool:
    """Whether a message has the text and the buttons of a screen."""
    rows = keyboard(screen).get("reply_markup", {}).get("inline_keyboard", [])
    return reads_like(seen, screen) and [list(row) for row in seen.keyboard] == rows


def reads_like(seen: Version, screen: Screen) -> bool:
    """Whether a message has the text of a screen."""
    return seen.source == html_of(pages(screen.text, TEXT_LIMIT)[0])


def reads_like_without_tips(seen: Version, screen: Screen) -> bool:
    """Whether a message has the text of a screen, whatever tips each has."""
    return _without_tips(seen.source) == _without_tips(html_of(pages(screen.text, TEXT_LIMIT)[0]))


def _without_tips(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith(TIP)]


def links_on(table: Table, surface: Surface, emulator: TelegramEmulator) -> Links:
    """The links that `bot.showing.delivery` draws with."""
    to, name = link_on(table, surface, emulator), emulator.bot.username
    if not surface.start:
        return Links(to=to)
    groups = f"https://t.me/{name}?startgroup=true"
    return Links(to=to, start=f"https://t.me/{name}?start={surface.start}", groups=groups)


def link_on(table: Table, surface: Surface, emulator: TelegramEmulator) -> str | None:
    """The link from a hand to its board, or from a board to the private chat."""
    if surface.name.kind is SurfaceKind.BOARD:
        return f"https://t.me/{emulator.bot.username}?start={JOIN_PAYLOAD}{table.id}"
    if surface.name.kind is not SurfaceKind.HAND or table.home.private or not table.home.id.startswith("-100"):
        return None
    return f"https://t.me/c/{table.home.id.removeprefix('-100')}/{table.home.thread or 1}"


def shown_twice(
    all_kept: Iterable[Kept],
    emulator: TelegramEmulator,
    now: float,
    set_back: Sequence[SetBack] = (),
    left_out: Counter[str] | None = None,
) -> list[Message]:
    """Boards, hands and nudges that no table calls for: duplicates, and old ones left behind.

    Messages sent for a state that the store lost later are not counted: nothing remembers them. The hand of a person
    who can't be written to, as far as the bot knows, is not counted either: it is remembered and left as it is.
    """
    kept = {(person, number) for one in all_kept for person, number in _hands_left_alone(one)}
    known = {
        (int(name.place.rpartition(":")[2]), int(shown.message.removeprefix("p")))
        for one in all_kept
        for name, shown in one.shown.items()
        if shown.message is not None
    }
    allowed: dict[int, list[tuple[Callable[[Version, Screen], bool], Screen]]] = defaultdict(list)
    codes: set[str] = set()
    for one in all_kept:
        table = one.table
        codes.add(table.id)
        for surface in wanted(table, now, ["telegram"]):
            likeness = _likeness(surface, one.shown.get(surface.name))
            allowed[int(surface.where.id)].append((likeness, surface.draw(links_on(table, surface, emulator))))
        for group in table.chats:
            for number, row in completed(table).items():
                if number != table.boards:
                    allowed[int(group.id)].append((looks_like, finished_at_table(table, row, table.language)))
    found: list[Message] = []
    passed_over = Counter[str]() if left_out is None else left_out
    for chat in emulator.chats.values():
        if getattr(chat, "migrated_to", None) is not None:
            continue
        left = list(allowed.get(chat.id, ()))
        # Messages that the bot knows come first, and those that may stand all the same last: they may look the same.
        for message in sorted(
            chat.shown,
            key=lambda one: ((one.chat.id, one.id) not in known, bool(_why_it_may_stand(one, kept, set_back))),
        ):
            match = next((entry for entry in left if entry[0](message.now, entry[1])), None)
            if match is not None:
                left.remove(match)
            elif _is_of_a_table(message, codes):
                why = _why_it_may_stand(message, kept, set_back)
                if why:
                    passed_over[why] += 1
                else:
                    found.append(message)
    return found


def _why_it_may_stand(message: Message, kept: set[tuple[int, int]], set_back: Sequence[SetBack]) -> str:
    """Why a message that no table calls for is not a fault; empty if it is one."""
    if (message.chat.id, message.id) in kept:
        return "hands of people who cannot be written to, left as they were"
    code = next((token.table for token, _ in tokens_of(message)), None)
    return "messages of a lost state" if is_of_a_lost_state(message, code, set_back) else ""


def _hands_left_alone(one: Kept) -> Iterator[tuple[int, int]]:
    for seat in one.table.seats:
        if seat.person is not None and seat.unreachable:
            shown = one.shown.get(SurfaceName.hand(seat.hands, seat.person.key))
            if shown is not None and shown.message is not None:
                yield int(seat.person.id), int(shown.message.removeprefix("p"))


def places(one: Kept) -> set[int]:
    """The chats that show a table: groups, and people's private chats."""
    people = [seat.person.id for seat in one.table.seats if seat.person is not None]
    return {int(number) for number in [*people, *(chat.id for chat in one.table.chats)]}


def in_one_line(message: Message) -> str:
    """A message in one line."""
    return f"{message.chat.title} {message.id}: {message.text[:60]!r} {message.labels[:3]}"


def _is_of_a_table(message: Message, codes: set[str]) -> bool:
    if any(token.table in codes for token, _ in tokens_of(message)):
        return True
    # before and after a player adds words
    seals = ("Seal of hand", "to the shuffle of hand")
    return "tg://user" in message.html or any(found in message.text for found in seals)
