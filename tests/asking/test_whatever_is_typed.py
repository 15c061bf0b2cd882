"""A command with any text after it is answered, and nothing breaks.

`FUZZ=400` tries so many strings for each command; a few are tried in every run.
"""

import os
import random
from contextlib import suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.asking import completing, rules_typed, settings_typed
from bot.asking.commands import MOST_TYPED, SPECS
from bot.codec import BadToken, decode
from bot.people import clean_name
from bot.refusal import Refusal
from bot.table import lobby
from engine import rules
from engine.fairness import share_of
from tests.crossed import sampled

EACH = int(os.environ.get("FUZZ", "25"))

WORDS = st.sampled_from(
    [
        *rules.PRESETS,
        *(f"{option.name}=" for option in rules.options()),
        *(name + mark for name in settings_typed.OFFERED for mark in "= "),
        "4" * 4400,
        '{"right":"weak_hand","points_below":1e400}',
        *("²", "٣", "-0", "1e9", "NaN", "{", "[" * 200, "null"),
        *("person:telegram:ben", "@ben", "K7QX2M", "30s", "join_K7QX2M"),
        *("\u202e", "\u3164", "\x00", "\ud83d\ude00"),
    ]
)
TYPED = st.lists(WORDS | st.text(max_size=12), max_size=6).map(" ".join) | st.text(max_size=60)


class Outcomes:
    """A meter that only remembers the outcomes of presses."""

    def __init__(self):
        self.seen = []

    def pressed(self, platform, outcome, seconds):
        self.seen.append(outcome)


@pytest.mark.slow
@pytest.mark.parametrize("name", [spec.name for spec in SPECS])
async def test_a_command_with_anything_behind_it_is_obeyed_or_refused(world, name):
    anna, ben = world.person("Anna"), world.person("Ben")
    outcomes = world.service._meter = Outcomes()
    await world.says(anna, "/newgame")
    await world.says(ben, "/join")
    tried = []

    @settings(max_examples=EACH, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(TYPED)
    def collected(typed):
        tried.append(typed)

    collected()
    for typed in tried:
        await world.says(anna, f"/{name} {typed}")
        assert outcomes.seen[-1] in {"accepted", "refused"}, repr(typed)


async def test_more_than_anybody_needs_is_not_read(world):
    for spec in SPECS:
        answer = await world.says(world.person(spec.name), f"/{spec.name} {'a=' * MOST_TYPED}")
        assert f"at most {MOST_TYPED}" in answer.toast


def _read(typed):
    """Call every parser that commands use for the text typed after them."""
    words = typed.split()
    for reading in (
        lambda: rules_typed.parse(words, "polish"),
        lambda: rules_typed.read(words, "polish"),
        lambda: completing.rules_line(typed, "pl"),
        lambda: completing.tournament_line(typed, "ko"),
        *(lambda name=name: settings_typed.read_setting(name, typed) for name in settings_typed.OFFERED),
        lambda: lobby.read_code(typed),
        lambda: clean_name(typed),
        lambda: share_of(typed),
    ):
        with suppress(Refusal):
            reading()


@pytest.mark.parametrize("seed", sampled(range(12, 17), 5))
def test_hundreds_of_strings_are_read_or_refused(seed):
    chance = random.Random(seed)
    pieces = [*rules.PRESETS, *(f"{option.name}=" for option in rules.options())]
    pieces += ["4" * 400, "²", "{", "[" * 200, '{"a":', "null"]
    pieces += ["x" * MOST_TYPED, "é" * 200, "polysh", "barell.at=8", "a="]
    for _ in range(400):
        _read(" ".join(chance.choices(pieces, k=chance.randint(0, 60)))[:MOST_TYPED])


@given(st.text(max_size=80))
@pytest.mark.slow
def test_a_buttons_data_is_a_token_or_is_not(data):
    try:
        decode(data)
    except BadToken:
        return


@pytest.mark.parametrize("typed", ["²", "4" * 4400, "٣", "1" * 7, "", ",", "2-x"])
async def test_seat_counts_are_plain_numbers(world, typed):
    await world.says(world.person("Anna"), "/newgame")
    outcomes = world.service._meter = Outcomes()
    answer = await world.says(world.person("Anna"), f"/options table.players={typed}"[:MOST_TYPED])
    assert answer.toast
    assert outcomes.seen == ["refused"]
