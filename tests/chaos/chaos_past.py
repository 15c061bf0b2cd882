"""States of the store that were lost when it was set back: people have already seen them."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.refusal import Refusal
from bot.screens.refusals import refused
from bot.table.table import Table
from tests.chaos.chaos_tables import Kept
from tests.chat.telegram_play import meaning_of
from tests.chat.telegram_play import token as token_of
from tests.emulators.telegram.chats import Chat, Group
from tests.emulators.telegram.messages import Message
from tests.emulators.telegram.people import Press
from tests.emulators.telegram.server import TelegramEmulator

SLOW = 20.0  # seconds that an answer or a message of a lost state may take to arrive
UNDER_WAY = 3.0  # seconds that a message may have been on its way to the chat
NOTICED = 10.0  # seconds that a worker has to live on until it has scanned every table again
PRESS_AGAIN = refused(Refusal("try-again"), "en")  # the answer while the store is away
NOTICE = "⚠️"  # the first character of a notice on the board
NUMBER = re.compile(r"server lost (?:at least )?(\d+) moves")


@dataclass(frozen=True)
class SetBack:
    """At `until` the store went back to its state at `since` (seconds since the epoch).

    `before` and `back` are the tables, by code, right before and right after. `alive` says whether any worker lived
    through it.
    """

    since: float
    until: float
    before: Mapping[str, Kept]
    back: Mapping[str, Kept]
    alive: bool

    @property
    def changed(self) -> set[str]:
        """The tables that lost a write."""
        return {name for name, one in self.before.items() if self._version(name) != one.version}

    @property
    def poorer(self) -> set[str]:
        """The tables that lost a move and still exist."""
        return {name for name in self.changed & set(self.back) if len(self.back[name].log) < len(self.before[name].log)}

    def _version(self, name: str) -> int:
        return self.back[name].version if name in self.back else 0


@dataclass(frozen=True)
class Life:
    """A table between two times at which the store was set back."""

    kept: Kept
    since: float
    until: float


@dataclass
class Past:
    """Every life of every table. `all_kept` is the present."""

    all_kept: Iterable[Kept]
    set_back: Iterable[SetBack] = ()
    lives: Mapping[str, list[Life]] = field(init=False)

    def __post_init__(self) -> None:
        begun: dict[str, float] = {}
        lives: dict[str, list[Life]] = defaultdict(list)
        for one in self.set_back:
            for name in one.changed:
                lives[name].append(Life(one.before[name], begun.get(name, 0.0), one.until))
                begun[name] = one.until
        for kept in self.all_kept:
            name = kept.table.id
            lives[name].append(Life(kept, begun.get(name, 0.0), float("inf")))
        self.lives = lives

    def at(self, table: str, begun: float, ended: float) -> list[Kept]:
        """The states that a table had between two moments."""
        lives = self.lives.get(table, [])
        return [life.kept for life in lives if life.until >= begun and life.since <= ended]

    def everything(self) -> Iterator[Kept]:
        """The last state of every life."""
        for lives in self.lives.values():
            yield from (life.kept for life in lives)


def is_of_a_lost_state(message: Message, table: str | None, set_back: Iterable[SetBack]) -> bool:
    """Whether a message was sent for a state that the store lost later, so that the bot can't know of it.

    `table` is the code in the message's buttons, None if there is none. For a table that was lost completely a message
    may arrive later: it waited for its group's budget, and nothing was left that could stop it.
    """
    sent = message.versions[0].time
    return any(
        one.since <= sent <= one.until + (SLOW if table in one.before and table not in one.back else UNDER_WAY)
        and (table is None or table in one.before)
        for one in set_back
    )


def untold(set_back: Iterable[SetBack], emulator: TelegramEmulator, ends: Iterable[float]) -> list[str]:
    """Live tables that lost moves and didn't announce it on their board, though the loss could have been noticed.

    The loss is noticed by workers if every one of them lives on for a while; `ends` are the times at which one died.
    Otherwise it is noticed when somebody presses a button drawn for a lost moment. The announcement itself may be lost
    later, so only the last time that a table was set back counts.
    """
    ended, again = list(ends), set[str]()
    found = []
    for one in reversed(list(set_back)):
        for name in sorted(one.poorer - again):
            table = one.back[name].table
            lived = one.alive and not any(one.since <= at <= one.until + NOTICED for at in ended)
            pressed = None if lived else _lost_button_pressed(one, name, emulator)
            if not table.is_live or not (lived or pressed):
                continue
            if not any(
                look.time >= one.until and NOTICE in look.text
                for chat in _chats(table, emulator)
                for message in chat.messages
                if message.from_bot
                for look in message.versions
            ):
                lost = len(one.before[name].log) - len(one.back[name].log)
                told = "the workers lived" + ("" if _seen(one, name, emulator) else ", but nobody had seen the move")
                why = told if pressed is None else f"{pressed.data!r} was answered {_answer(pressed)}"
                found.append(f"{name}: {lost} moves lost and not told, though {why}")
        again |= one.changed
    return found


def overstated(set_back: Iterable[SetBack], emulator: TelegramEmulator) -> list[str]:
    """Versions of boards that announce more lost moves than their tables had lost in total by then."""
    lost = [
        (name, one.since, len(one.before[name].log) - len(one.back[name].log))
        for one in set_back
        for name in one.poorer
    ]
    found = []
    for chat in emulator.chats.values():
        for message in chat.messages:
            for look in message.versions if message.from_bot else ():
                told = NUMBER.search(look.text)
                name = next((token.table for row in look.rows for button in row if (token := token_of(button))), None)
                known = sum(count for table, since, count in lost if table == name and since <= look.time)
                if told is not None and name is not None and int(told[1]) > known:
                    found.append(f"{name}: {told[0]!r} where {known} were lost")
    return found


def _lost_button_pressed(one: SetBack, name: str, emulator: TelegramEmulator) -> Press | None:
    """The first press of a button drawn for a lost moment, if the bot could act on that press."""
    back, before = one.back[name].table.decision, one.before[name].table.decision
    for press in emulator.presses.values():
        token = meaning_of(press.data)
        if token is None or token.table != name or not back < token.decision <= before:
            continue
        drawn = max((look.time for look in press.message.versions if look.time <= press.time), default=0.0)
        if drawn < one.until <= press.time and press.answer is not None and press.answer.text != PRESS_AGAIN:
            return press
    return None


def _seen(one: SetBack, name: str, emulator: TelegramEmulator) -> bool:
    """Whether anybody was shown a lost move: by an answer, or by a button of a later moment."""
    back = one.back[name].table.decision
    looks = [
        (look.time, token)
        for chat in emulator.chats.values()
        for message in chat.messages
        for look in message.versions
        for row in look.rows
        for button in row
        if (token := token_of(button)) is not None
    ]
    answered = [
        (press.time, token)
        for press in emulator.presses.values()
        if press.answer is not None and not press.answer.text and (token := meaning_of(press.data)) is not None
    ]
    later = [at for at, token in looks if token.table == name and token.decision > back]
    done = [at for at, token in answered if token.table == name and token.decision >= back]
    return any(one.since - SLOW <= at <= one.until + SLOW for at in (*later, *done))


def _answer(press: Press) -> str:
    return repr(press.answer.text[:60] if press.answer is not None and press.answer.text else "")


def _chats(table: Table, emulator: TelegramEmulator) -> Iterator[Chat]:
    """A table's groups, and the groups that they migrated to."""
    for chat in table.chats:
        group = emulator.chats[int(chat.id)]
        yield group
        if isinstance(group, Group) and group.migrated_to is not None:
            yield group.migrated_to
