"""One scripted game on Telegram, on Discord and in the playground: everybody reads the same words in the same order.

The three bots shuffle with the same chance, so they deal the same cards; shares added by people would differ.
"""

import json
import re

import pytest

from bot.codec import Verb
from bot.showing import pace
from tests.chat.bot_in_loop import bot_in_loop
from tests.chat.guests import PlaygroundGuest, Sight, room_page, until
from tests.chat.places import place_on
from tests.world.chat_room import Chances

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

FIRST_HAND = 36  # moves: at least one whole hand and the next deal


def seen(sight, *, hand=False):
    """Return the words and buttons of a message. A hand's first line is a link, written differently everywhere."""
    shown = Sight(None, sight.text.partition("\n")[2], ()) if hand else sight
    # The page adds this character behind each suit itself, in suits.js.
    return shown.words, [(_label(key), f"{key.token.verb} {key.token.argument}", key.muted) for key in sight.keys]


def _label(key):
    """Return a button's label, empty for a preset: Telegram's narrow buttons have shorter labels for presets."""
    return "" if key.token.verb == Verb.SET else key.label.replace("\ufe0e", "")


def lobby_words(sight):
    """Return the words of a lobby without the invitation for friends, which differs between the platforms."""
    return re.sub(r" (Invite a friend .*|Add me to a group)$", "", sight.words)


def newest(sights):
    """Return the newest message with buttons."""
    return next((sight for sight in reversed(sights) if sight.keys), Sight(None, "", ()))


def decision(sight):
    return max((key.token.decision for key in sight.keys), default=-1)


async def transcript(guests):
    """Play by script and write down what everybody sees after each move."""

    def board():
        return newest(guests[0].group())

    def turns():
        """The players who can move, each with the hand that offers the move."""
        return [(guest, found) for guest in guests if (found := guest.turn()) is not None]

    await guests[0].types("/newgame")
    await until(lambda: board().has(Verb.JOIN), "the lobby")
    written = [("lobby", lobby_words(board()), seen(board())[1])]
    for guest in guests[1:]:
        before = board().words
        await guest.presses(board(), board().key(Verb.JOIN))
        await until(lambda before=before: board().words != before, "the next one to sit")
        written.append(("joined", lobby_words(board())))
    await guests[0].presses(board(), board().key(Verb.START))
    moved = 0

    def settled():
        """Whether the board and exactly one player's hand show the same new moment."""
        found = [decision(sight) for _, (sight, _) in turns()]
        return len(found) == 1 and found[0] == decision(board()) > moved

    for _ in range(FIRST_HAND):
        await until(settled, "the next turn")
        ((guest, (hand, key)),) = turns()
        moved = decision(hand)
        move = f"{guest.name} {key.token.verb}{key.token.argument}"
        written.append((move, *seen(board()), *seen(hand, hand=True)))
        await guest.presses(hand, key)
    return written


async def on(platform, redis_url):
    async with place_on(platform, redis_url) as place, place.bot(chance=Chances(), profile="leave"):
        await place.greeted()
        return await transcript(place.guests)


async def in_playground(redis_url, port):
    async with (
        bot_in_loop("web", redis_url=redis_url, http_port=port, chance=Chances()),
        room_page(f"http://127.0.0.1:{port}", "Cleo") as page,
    ):
        return await transcript([PlaygroundGuest(page, seat) for seat in range(3)])


async def test_everybody_reads_the_same_on_every_platform(redis_url, redis_client, unused_tcp_port, monkeypatch):
    monkeypatch.setattr(pace, "GIVING", 0.0)  # each board is read at once
    heard = []
    for world in (on("telegram", redis_url), on("discord", redis_url), in_playground(redis_url, unused_tcp_port)):
        heard.append(json.dumps(await world, ensure_ascii=False, indent=1))
        await redis_client.flushall()
    telegram, discord, playground = heard
    assert len(json.loads(telegram)) == FIRST_HAND + 3
    assert discord == telegram
    assert playground == telegram
