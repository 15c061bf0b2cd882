"""Who can choose a pack by trying, and who can't: exactly the promises made about a checked deal.

Seven given places of a pack hold four aces in one of 304 packs, so trying finds such a pack in a moment.
"""

import hashlib
import itertools

import pytest
from fakeredis import FakeAsyncRedis

from adapters.redis.database import Database
from adapters.redis.directory import RedisDirectory
from adapters.redis.store import RedisTables
from bot.codec import Verb
from bot.screens.afterwards import verify as verify_screen
from bot.table import dealing, words
from bot.texts import WHOLE, plain, visible
from engine import fairness
from engine.fairness import Mix
from tests.screens.set_tables import FixedChance, opened, started
from tests.world.chat_room import NoLimits, World

TABLE = "K7QX2M"
TRIES = 3000
BY_CHANCE = range(2, 26)  # expected: 9.9 of so many packs
ACES = {"AS", "AC", "AD", "AH"}


def is_wanted(pack):
    """Whether seven cards planned for one seat include the four aces."""
    return set(pack[:7]) >= ACES


def secret(number):
    return hashlib.sha256(f"secret {number}".encode()).digest()


def share(number):
    return fairness.share_of(f"words {number}")


def pack_of(sealed, *shares):
    return Mix(sealed, shares, TABLE, 1).pack(24)


def wanted_among(packs):
    return sum(map(is_wanted, packs))


# --------------------------------------------------------------------------------------------------- who can choose


@pytest.mark.parametrize(
    "tried",
    [
        pytest.param(lambda number: pack_of(secret(number)), id="the bot, before it shows a seal"),
        pytest.param(
            lambda number: pack_of(secret(0), share("an honest player's"), share(number)),
            id="who types last and works with the bot",
        ),
    ],
)
def test_who_tries_secrets_or_words_last_chooses_the_pack(tried):
    assert any(is_wanted(tried(number)) for number in range(TRIES))


@pytest.mark.parametrize("language", WHOLE)
def test_the_screen_says_who_can(language):
    text = visible(verify_screen.verification(started(opened()), language).text)
    for key in ("verify-proof-none", "verify-proof-words", "verify-proof-not"):
        assert visible(plain(language, key)) in text


# ------------------------------------------------------------------------------------------------- who cannot choose


def test_a_secret_that_was_chosen_before_an_honest_players_words_is_as_good_as_any():
    tries = itertools.count()
    chosen = next(secret(number) for number in tries if is_wanted(pack_of(secret(number))))
    assert wanted_among(pack_of(chosen, share(number)) for number in range(TRIES)) in BY_CHANCE


def test_a_helper_who_types_before_honest_players_chooses_nothing():
    tries = itertools.count()
    helper = next(share(number) for number in tries if is_wanted(pack_of(secret(0), share(number))))
    honest = (fairness.share_of(f"honest {number}") for number in range(TRIES))
    assert wanted_among(pack_of(secret(0), one, helper) for one in honest) in BY_CHANCE


def test_nobody_chooses_among_packs_by_joining_leaving_or_typing_later():
    """If shares had an order, a helper who joined at another place would choose among as many packs as there are."""
    honest, helper = share("an honest player's"), share("a helper's")
    orders = [(honest, helper), (helper, honest), (helper, honest, helper), (honest, helper, honest)]
    assert len({pack_of(secret(0), *shares) for shares in orders}) == 1


def test_after_the_words_nothing_that_the_bot_draws_changes_the_pack():
    table = words.added(opened(), 0, "an honest player's words")
    assert len({dealing.closed(table, FixedChance(number))[1] for number in range(50)}) == 1
    assert len({started(table, seed=number).game for number in range(50)}) == 1


async def test_no_id_that_a_server_reports_changes_a_pack():
    """If press ids took part in the shuffle, choosing among ids would give one seat the four aces (221 were enough)."""
    games = set()
    for number in range(3):
        database = Database(FakeAsyncRedis(version=(7, 0), protocol=2))
        world = World(RedisTables(database), RedisDirectory(database), NoLimits())
        anna, ben = world.person("Anna"), world.person("Ben")
        await world.says(anna, "/newgame", input_id=f"invented-{number}-new")
        for place, (person, verb) in enumerate([(ben, Verb.JOIN), (anna, Verb.ADD_BUILT_IN), (anna, Verb.START)]):
            button = world.room.board(world.group).button(verb)
            await world.presses(person, button, input_id=f"invented-{number}-{place}")
        table = await world.table()
        games.add((table.id, table.deal.secret, table.game.hands))
        await database.close()
    assert len(games) == 1
