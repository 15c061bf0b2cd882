"""One tournament on three platforms: its people sit on Telegram, on Discord and in the playground."""

import contextlib
import json
import os

import pytest

from adapters.redis.connection import connect
from adapters.redis.store import RedisTables
from bot.codec import SWITCHES_PAGE, Verb
from bot.running import roles
from bot.tournament.tournament import Tournament
from engine.__main__ import main as engine
from tests.chat.bot_in_loop import bot_in_loop, of_discord, of_telegram
from tests.chat.guests import DiscordGuest, Guest, PlaygroundGuest, TelegramGuest, exported, play, room_page, until
from tests.emulators.discord.server import DiscordEmulator
from tests.emulators.telegram.server import TelegramEmulator

pytestmark = [pytest.mark.slow, pytest.mark.timeout(180)]

PLATFORMS = ("telegram", "discord", "web")
HOMES = PLATFORMS if os.environ.get("GAMES") == "whole" else ("discord",)  # `make games` tries each as home


class Three:
    """Three people on each of three platforms, and one bot."""

    def __init__(self, telegram, discord, page, redis_url):
        self.telegram, self.discord, self.page, self.redis_url = telegram, discord, page, redis_url
        people = [
            telegram.user(11 + place, name, language_code="en") for place, name in enumerate(["Dora", "Emil", "Fay"])
        ]
        group = telegram.group("Friday", people)
        users = [discord.user(name, locale="en-US") for name in ("Gus", "Hana", "Ivo", "Otto")]
        channel = discord.guild("Club", users).channel("table")
        self.otto = DiscordGuest(users.pop(), channel)
        self.guests: dict[str, list[Guest]] = {
            "telegram": [TelegramGuest(person, group) for person in people],
            "discord": [DiscordGuest(user, channel) for user in users],
            "web": [PlaygroundGuest(page, place) for place in range(3)],
        }

    @property
    def everybody(self) -> list[Guest]:
        return [guest for platform in PLATFORMS for guest in self.guests[platform]]

    def of(self, key: str) -> Guest:
        return next(guest for guest in self.everybody if guest.key == key)

    async def tournament(self, code: str) -> Tournament:
        database = connect(self.redis_url)
        try:
            found = await RedisTables(database).load(code)
        finally:
            await database.close()
        return Tournament.model_validate_json(found.body)


@pytest.fixture
async def three(redis_url, unused_tcp_port, monkeypatch):
    """One process with all three platforms, which no role has; the rest is as operators run it."""
    monkeypatch.setattr(roles, "platforms", lambda _role, _settings: set(PLATFORMS))
    async with contextlib.AsyncExitStack() as stack:
        telegram = await stack.enter_async_context(TelegramEmulator(enforce_limits=False))
        discord = await stack.enter_async_context(DiscordEmulator())
        stack.enter_context(discord.redirected())
        settings = {**of_telegram(telegram), **of_discord(discord), "redis_url": redis_url, "profile": "leave"}
        await stack.enter_async_context(bot_in_loop("all", http_port=unused_tcp_port, **settings))
        await discord.connected(1)
        await telegram.until(lambda: telegram.count("getUpdates"), what="the poller")
        page = await stack.enter_async_context(room_page(f"http://127.0.0.1:{unused_tcp_port}", "Cleo"))
        yield Three(telegram, discord, page, redis_url)


async def opened(three: Three, home: str, words: str) -> str:
    """Open a tournament on a platform and let everybody join, people of other platforms by its code."""
    for guest in three.guests["telegram"]:
        await guest.types("/start", private=True)
    await until(lambda: all(guest.inbox() for guest in three.guests["telegram"]), "greetings")
    organiser = three.guests[home][0]
    await organiser.types(f"/tournament {words}")
    page = await until(lambda: organiser.with_verb(Verb.JOIN, private=False), "the page")
    code = page.key(Verb.JOIN).token.table
    for platform in PLATFORMS:
        first = three.guests[platform][0]
        if platform != home:
            await first.types(f"/tournament {code}")
        for guest in three.guests[platform]:
            page = await until(lambda g=guest: g.with_verb(Verb.JOIN, private=False), f"the page on {platform}")
            assert "You’re in" in await guest.presses(page, page.key(Verb.JOIN))
    return code


async def ruled(judge: Guest, text: str) -> None:
    """Type a ruling in private, and confirm it."""
    known = [key.data for sight in judge.inbox() for key in sight.keys]

    def question():
        for sight in reversed(judge.inbox()):
            yes = next(
                (key for key in sight.keys if key.token.verb is Verb.JUDGE and key.token.argument[0] == "y"), None
            )
            if yes is not None and yes.data not in known:
                return sight, yes
        return None

    await judge.types(text, private=True)
    await judge.presses(*await until(question, f"the question after {text}"))


async def round_played(three: Three, number: int, home: Guest) -> None:
    """Play all tables of a round until the standings appear in the home chat."""
    over = "final standings" if number == 3 else f"standings after round {number}"
    await play(three.everybody, enough=lambda: home.sees(over, private=False))


async def on_each(three: Three, place: int, text: str, wanted: str) -> list[str]:
    """Let one guest of each platform type a command; return the words that each of them sees."""
    words = []
    for platform in PLATFORMS:
        guest = three.guests[platform][place]
        before = len(guest.group()) + len(guest.inbox())
        await guest.types(text)
        await until(lambda g=guest, b=before: len(g.group()) + len(g.inbox()) > b, f"an answer to {text}")
        sight = await until(lambda g=guest: g.sees(wanted), f"{wanted} on {platform}")
        words.append(sight.words)
    return words


def hand_of(guest):
    """The newest message with a guest's own cards, which has the switches below."""
    return guest.with_verb(Verb.PAGE, private=True, argument=SWITCHES_PAGE.argument)


@pytest.mark.parametrize("home", HOMES)
async def test_a_tournament_across_three_platforms(three, home, tmp_path):
    code = await opened(three, home, "Cup end=hands:1 rounds=3 pause=off timer=1h join=link")
    organiser = three.guests[home][0]
    await three.otto.types(f"/judge offer {code}")
    await ruled(organiser, "/judge appoint Otto")
    start = await until(lambda: organiser.with_verb(Verb.START, private=False), "Start")
    await organiser.presses(start, start.key(Verb.START))
    for guest in three.everybody:
        hand = await until(lambda g=guest: hand_of(g), f"the hand of {guest.name}")
        assert guest.name in hand.text
        assert "round 1 · table" in hand.text
    first = (await three.tournament(code)).core.rounds[0].tables[0]
    fined = three.of((await three.tournament(code)).core.players[first.seats[0] - 1].person.key)
    await ruled(three.otto, f"/judge both 1 {fined.name} 120 looked at the talon")
    assert hand_of(fined).words
    await until(lambda: "looked at the talon" in hand_of(fined).text, "the fine in private")

    await round_played(three, 1, organiser)
    pages = await on_each(three, 1, f"/tournament {code}", "Tables done: 3 of 3")
    assert len(set(pages)) == 1
    assert len(set(await on_each(three, 1, "/standings", "standings after round 1"))) == 1
    boards = set()
    for platform in PLATFORMS:
        guest = three.guests[platform][1]
        page = guest.with_verb(Verb.WATCH, private=False)
        await guest.presses(page, page.key(Verb.WATCH))
        boards.add((await until(lambda g=guest: g.sees("/verify", private=True), "the board of table 1")).words)
    assert len(boards) == 1
    button = organiser.with_verb(Verb.NEXT, private=False)
    await organiser.presses(button, button.key(Verb.NEXT))
    await until(lambda: organiser.sees("round 2 of 3", private=False), "round 2")

    elsewhere = next(platform for platform in PLATFORMS if platform != home)
    leaver = three.guests[elsewhere][2]
    page = await until(lambda: leaver.with_verb(Verb.LEAVE, private=False), "Leave")
    await leaver.presses(page, page.key(Verb.LEAVE))
    sure = await until(lambda: leaver.with_verb(Verb.LEAVE, private=True, argument="yes"), "the question")
    await leaver.presses(sure, sure.key(Verb.LEAVE, "yes"))
    await round_played(three, 2, organiser)
    button = organiser.with_verb(Verb.NEXT, private=False)
    await organiser.presses(button, button.key(Verb.NEXT))
    await until(lambda: organiser.sees("round 3 of 3", private=False), "round 3")
    await round_played(three, 3, organiser)

    assert len(set(await on_each(three, 0, "/standings", "final standings"))) == 1
    records = [await exported(three.guests[platform][0], code) for platform in PLATFORMS]
    assert records[0] == records[1] == records[2]
    file = tmp_path / "tournament.json"
    file.write_text(json.dumps(records[0]))
    assert engine(["tournament", str(file)]) == 0
    rulings = records[0]["rounds"][0]["tables"][0]["result"]["rulings"]
    assert [(one["do"], one["points"], one["by"]["name"]) for one in rulings] == [
        ("penalty", 120, "Otto"),
        ("annul", 0, "Otto"),
    ]
    assert {(one["reason"], one["remark"]) for one in rulings} == {("other", "looked at the talon")}
    assert [one["name"] for one in records[0]["players"] if one["withdrew_in"] == 2] == [leaver.name]
    assert not three.telegram.refused(400), three.telegram.refused(400)[:2]
    assert not [call for call in three.discord.calls if (call.status or 0) >= 400]
