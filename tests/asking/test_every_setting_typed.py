"""Each setting of a table in each way of typing it: one grammar for all."""

import itertools

import pytest

from bot.asking import rules_typed, settings_typed
from bot.asking.completing import rules_line
from bot.codec import ButtonToken, Verb, encode
from bot.table import settings
from bot.table.gathering import Door
from bot.table.table import Stage
from bot.texts import LANGUAGES
from bot.views.wording import setting_name, setting_value
from engine.rules import options
from tests.crossed import crossed, sampled

SETTINGS = {
    "pictures": ("on", True),
    "four_colours": ("on", True),
    "nudges": ("off", False),
    "draw_seats": ("on", True),
    "join": ("link", Door.LINK),
    "reliable": ("on", True),
    "timer": ("2m", 120),
    "patience": ("5m", 300),
}
RULES = {"auction.step": ("20", 20), "game.target": ("1500", 1500)}
EVERY = SETTINGS | RULES
WAYS = [
    "{name}={value}",
    "{name} {value}",
    "russian {name}={value}",
    "russian {name} {value}",
    "{name} {value} russian",
]


def held(table, name):
    """The value of a setting or an option at a table."""
    if name in RULES:
        return table.options.get(name)
    return settings._own(table, name)


def test_no_setting_is_left_out_here():
    assert set(SETTINGS) == set(settings.OWN) == set(settings_typed.OFFERED)


@pytest.mark.parametrize(("name", "typed"), crossed(EVERY, [*itertools.product(("/newgame", "/options"), WAYS)]))
async def test_a_typed_setting_is_set(world, name, typed):
    command, way = typed
    value, expected = EVERY[name]
    anna = world.person("Anna")
    if command == "/options":
        await world.says(anna, "/newgame")
    answer = await world.says(anna, f"{command} {way.format(name=name, value=value)}")
    table = await world.table()
    assert held(table, name) == expected, answer.toast
    assert table.preset == ("russian" if "russian" in way else "polish")
    if command == "/options":
        said = f"{setting_name(name, 'en')}: {setting_value(name, expected, 'en')}"
        assert said in answer.toast
        assert f"Anna has set: {'Rules: Russian Thousand; ' * ('russian' in way)}{said}" in world.board.screen.text


@pytest.mark.parametrize(("language", "typed"), crossed(LANGUAGES, [*itertools.product(SETTINGS, "= ")]))
async def test_it_is_set_in_words_of_any_language(world, language, typed):
    name, joint = typed
    _, expected = SETTINGS[name]
    anna = world.person("Anna")
    await world.says(anna, "/newgame")
    value = "5m" if name == "patience" else "2m" if name == "timer" else setting_value(name, expected, language)
    await world.says(anna, f"/options {setting_name(name, language)}{joint}{value}")
    assert held(await world.table(), name) == expected


@pytest.mark.parametrize(("language", "typed"), crossed(LANGUAGES, [*itertools.product(("timer", "patience"), "= ")]))
async def test_no_limit_is_understood_in_any_language(world, language, typed):
    name, joint = typed
    anna = world.person("Anna")
    await world.says(anna, "/newgame timer=1m")
    for value in ("off", setting_value(name, None, language)):
        await world.says(anna, f"/options {name} 2 m")
        assert held(await world.table(), name) == 120
        await world.says(anna, f"/options {name}{joint}{value} russian")
        assert held(await world.table(), name) is None


@pytest.mark.parametrize("joint", ["=", " "])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_value_of_a_rule_or_setting_is_read_in_its_own_words(language, joint):
    offered: dict[str, tuple[object, ...]] = {
        name: (True, False) for name, (_, value) in SETTINGS.items() if isinstance(value, bool)
    }
    offered |= {"join": tuple(Door), "timer": (None,), "patience": (None,)}
    kinds = {"flag": (True, False)}
    offered |= {one.name: kinds.get(one.type, one.values) for one in options() if one.type in {"flag", "choice"}}
    for name, values in offered.items():
        for value in values:
            typed = f"{setting_name(name, language)}{joint}{setting_value(name, value, language)}"
            found = rules_typed.read(typed.split(), "polish")
            assert {**found.options, **found.settings} == {name: value}, typed


async def test_all_are_set_at_once(world):
    typed = " ".join(
        f"{name}={value}" if n % 2 else f"{name} {value}" for n, (name, (value, _)) in enumerate(EVERY.items())
    )
    anna = world.person("Anna")
    for command in (f"/newgame {typed}", "/endgame", "/newgame", f"/options russian {typed}"):
        await world.says(anna, command)
    table = await world.table()
    assert {name: held(table, name) for name in EVERY} == {name: expected for name, (_, expected) in EVERY.items()}
    assert (table.preset, table.announcement.key) == ("russian", "decided-set")


@pytest.mark.parametrize(("name", "way"), crossed(EVERY, ["{name}={value}", "{name} {value}", "{name}", "{name}="]))
async def test_a_wrong_value_is_refused_and_nothing_is_set(world, name, way):
    anna = world.person("Anna")
    await world.says(anna, "/newgame")
    before = await world.table()
    answer = await world.says(anna, f"/options russian pictures=on {way.format(name=name, value='zzz')}")
    assert answer.toast
    assert await world.table() == before
    kept = await world.directory.chat(world.group.key)
    assert "pictures" not in kept


@pytest.mark.parametrize("name", SETTINGS)
async def test_the_nearest_name_is_suggested(world, name):
    anna = world.person("Anna")
    await world.says(anna, "/newgame")
    answer = await world.says(anna, f"/options {name[:-1]}x={SETTINGS[name][0]}")
    assert f"Did you mean “{name}”?" in answer.toast


async def test_what_is_set_already_is_answered_and_told_to_nobody(world):
    anna = world.person("Anna")
    await world.says(anna, "/newgame")
    await world.says(anna, "/options pictures on")
    before = await world.table()
    assert (await world.says(anna, "/options pictures=on")).toast == "Pictures: yes."
    assert await world.table() == before


@pytest.mark.parametrize(
    ("argument", "said"),
    [
        ("tpictures=1", "Pictures: yes"),
        ("tdraw_seats=1", "Draw seats at the start: yes"),
        ("tpatience=300", "Bot moves if others ask: 5 minutes"),
        ("tpatience=0", "Bot moves if others ask: no"),
        ("prussian", "Rules: Russian Thousand"),
    ],
)
async def test_a_press_in_the_menu_tells_what_was_set_too(world, argument, said):
    anna = world.person("Anna")
    await world.says(anna, "/newgame")
    for verb, what in ((Verb.MENU, "t"), (Verb.SET, argument), (Verb.MENU, "")):
        await world.presses(anna, encode(ButtonToken(await world.table_id(), 0, verb, what)))
    assert f"Anna has set: {said}" in world.board.screen.text


@pytest.mark.parametrize("name", ["pictures", "four_colours", "nudges"])
@pytest.mark.parametrize("joint", ["=", " "])
async def test_switches_are_set_in_a_running_game_as_well(world, name, joint):
    await world.begin()
    value, expected = SETTINGS[name]
    await world.says(world.person("Anna"), f"/options {name}{joint}{value}")
    table = await world.table()
    assert (table.stage, held(table, name)) == (Stage.PLAYING, expected)
    assert table.history[-1].key == "decided-set"


@pytest.mark.parametrize(("language", "name"), sampled(crossed(LANGUAGES, [*SETTINGS]), 3))
async def test_it_is_completed_as_it_is_typed(world, language, name):
    assert f"{name}=" in [one.line for one in rules_line(name, language)]
    for begun in (f"{name}=", f"{setting_name(name, language)}="):
        found = rules_line(begun, language)
        assert [one.line for one in found] == [f"{name}={value}" for value in settings_typed.OFFERED[name]]
        for one in found:
            anna = world.person("Anna")
            await world.says(anna, "/newgame")
            await world.says(anna, f"/options {one.shown}")
            typed = held(await world.table(), name)
            await world.says(anna, f"/options {one.line}")
            assert held(await world.table(), name) == typed
