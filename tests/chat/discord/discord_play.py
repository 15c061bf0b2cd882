"""Scripted people on the Discord emulator: each looks at a hand and presses a button that makes a move."""

import contextlib
import re
from collections.abc import Callable, Iterable
from typing import Any

from adapters.discord.components import MUTED, PressedButton
from bot.codec import BadToken, ButtonToken, Verb, decode
from bot.table.choices import GAME_VERBS
from tests.chat.bot_in_loop import bot_in_loop, of_discord
from tests.emulators.discord.interactions import Interaction
from tests.emulators.discord.people import Channel, User
from tests.emulators.discord.seen import Button, SeenMessage
from tests.emulators.discord.server import DiscordEmulator

SHORT = "polish game.target=150 lock.at=120"


def discord_bot(
    emulator: DiscordEmulator, redis_url: str, *, sessions: int | None = None, **settings: Any
) -> contextlib.AbstractAsyncContextManager[None]:
    """Run the bot while the context lasts, with further settings or other parameters of `bot_in_loop`.

    `sessions` is the number of shards of this process.
    """
    connected = emulator.connected(len(emulator.gateway.connected) + (sessions or emulator.shards))
    return bot_in_loop("discord", connected, **{**of_discord(emulator), "redis_url": redis_url, **settings})


def token(button: Button) -> ButtonToken | None:
    """What a button means; None for a button that isn't about a table."""
    match = PressedButton.__discord_ui_compiled_template__.fullmatch(button.custom_id or "\0")
    try:
        return decode(match["data"]) if match is not None else None
    except BadToken:
        return None


def with_verb(message: SeenMessage, verb: Verb) -> Button:
    for button in message.buttons:
        meaning = token(button)
        if meaning is not None and meaning.verb is verb:
            return button
    raise LookupError(f"no {verb.name} on {message}")


def has_verb(message: SeenMessage, verb: Verb) -> bool:
    return any((meaning := token(button)) is not None and meaning.verb is verb for button in message.buttons)


def moves(message: SeenMessage) -> list[tuple[ButtonToken, Button]]:
    """The buttons of a hand that make a move now."""
    found = [(token(button), button) for button in message.buttons if not button.label.startswith(MUTED)]
    return [(meaning, button) for meaning, button in found if meaning is not None and meaning.verb in GAME_VERBS]


def sensible(choices: list[tuple[ButtonToken, Button]]) -> tuple[ButtonToken, Button]:
    """Pass where possible, else the first."""
    return next((choice for choice in choices if choice[0].verb is Verb.PASS), choices[0])


def turn_of(people: Iterable[User]) -> tuple[User, ButtonToken, Button] | None:
    """The person to move, going by the private hands, with a sensible move; the newest hand, as others may be stale."""
    turns = []
    for person in people:
        choices = moves(person.dms[-1]) if person.dms else []
        if choices and "Your turn" in person.dms[-1].text:
            turns.append((person, *sensible(choices)))
    return max(turns, key=lambda turn: turn[1].decision, default=None)


async def press(person: User, message: SeenMessage, verb: Verb, *, wait: bool = True) -> Interaction:
    return await person.press(message, custom_id=with_verb(message, verb).custom_id, wait=wait)


async def sit_down(people: list[User], channel: Channel, rules: str | None = None) -> SeenMessage:
    """The first opens a table, the others join, the first starts. Returns the board."""
    emulator = people[0].emulator
    await people[0].command(channel, "newgame", **({"rules": rules} if rules else {}))
    await emulator.until(lambda: channel.messages and has_verb(channel.last, Verb.JOIN), what="a lobby")
    board = channel.last
    for person in people[1:]:
        await press(person, board, Verb.JOIN)
    await press(people[0], board, Verb.START)
    return board


async def play_by_private_messages(people: Iterable[User], *, until: Callable[[], object], limit: int = 3000) -> int:
    """Make moves on the hands that came as private messages until `until()` is true; return how many were made."""
    people = list(people)
    emulator = people[0].emulator
    done: set[tuple[int, int]] = set()  # each state of a hand is played from only once

    def next_move():
        if until():
            return "enough"
        for person in people:
            for message in reversed(person.dms):
                choices = moves(message)
                if choices and (message.id, message.edits) not in done:
                    return person, message, sensible(choices)[1]
        return None

    for made in range(limit):
        move = await emulator.until(next_move, 20, what="somebody's turn")
        if move == "enough":
            return made
        person, message, button = move
        done.add((message.id, message.edits))
        await person.press(message, custom_id=button.custom_id)
    raise AssertionError("no end in sight")


class EphemeralPlayer:
    """A person without private messages: opens the hand with "My hand" and plays from the ephemeral answer."""

    def __init__(self, user: User, channel: Channel) -> None:
        self.user = user
        self.channel = channel
        self.hand: SeenMessage | None = None
        self.looks = 0

    @property
    def board(self) -> SeenMessage | None:
        return next((m for m in reversed(self.channel.messages) if has_verb(m, Verb.HAND)), None)

    @property
    def is_asked(self) -> bool:
        """Whether the board says that it is this person's turn."""
        return self.board is not None and f"▶ {self.user.name}" in self.board.text

    def choices(self) -> list[tuple[ButtonToken, Button]]:
        return moves(self.hand) if self.hand is not None else []

    async def look(self) -> None:
        shown = await press(self.user, self.board, Verb.HAND)
        assert shown.ephemeral, shown
        self.hand = shown.answer
        self.looks += 1

    async def move(self) -> Interaction:
        """Press a sensible button of the hand. If the hand was out of date, the answer renews it."""
        _, button = sensible(self.choices())
        return await self.user.press(self.hand, custom_id=button.custom_id)


async def play_by_ephemeral_hands(
    players: list[EphemeralPlayer], *, until: Callable[[], object], limit: int = 3000
) -> None:
    """Let everybody play from their ephemeral hands until `until()` is true."""
    emulator = players[0].user.emulator

    def next_player():
        return "enough" if until() else next((player for player in players if player.is_asked), None)

    for _ in range(limit):
        player = await emulator.until(next_player, 20, what="somebody's turn")
        if player == "enough":
            return
        if not player.choices():
            await player.look()
        if player.choices():
            await player.move()
    raise AssertionError("no end in sight")


def in_a_trick(channel, number: int = 1):
    """Whether an unfinished trick lies on the table: that number or later, as a board within its budget skips some."""

    def somebody_is_to_follow() -> bool:
        found = re.search(r"Na stole \(lewa (\d+)\)", channel.last.text) if channel.messages else None
        return found is not None and int(found[1]) >= number

    return somebody_is_to_follow
