"""The options menu: every page, every value, and the effects of its buttons."""

import re
from pathlib import Path

import pytest

import bot.texts
from bot.codec import Verb, decode
from bot.refusal import Refusal
from bot.screens.before import options
from bot.table.rules_offered import offered
from bot.texts import LANGUAGES, plain
from bot.views.options import code_of
from bot.views.wording import option_key
from engine import rules
from engine.errors import EngineError
from engine.rules.options import BY_NAME
from tests.crossed import sampled
from tests.screens.drawn import lobby_of_table
from tests.screens.set_tables import opened

CATALOGUE = rules.options()
RIGHTS = code_of(BY_NAME["redeal.rights"])


def at(page, preset="polish", **table):
    return opened(preset, people=2, **table).model_copy(update={"menu": page})


def buttons(table, language="en"):
    return [(button, decode(button.data)) for row in lobby_of_table(table, language).rows for button in row]


def settings(table):
    """The settings in the SET buttons of the menu's page."""
    return [options.read_set(table, token.argument) for _, token in buttons(table) if token.verb is Verb.SET]


@pytest.mark.parametrize("key", [*map(option_key, BY_NAME), *(f"preset-{preset}" for preset in rules.PRESETS)])
def test_options_and_presets_have_a_name_and_a_line_of_help_in_every_language(key):
    for language in LANGUAGES:
        assert plain(language, key)
        help_line = plain(language, f"{key}.help")
        assert "\n" not in help_line
        assert help_line.endswith(".")


@pytest.mark.parametrize("option", [one for one in CATALOGUE if one.type == "choice"], ids=lambda option: option.name)
def test_each_value_of_a_choice_has_a_name_in_every_language(option):
    for language in LANGUAGES:
        assert all(plain(language, f"{option_key(option.name)}.{value}") for value in option.values)


def test_there_are_no_texts_of_options_that_do_not_exist():
    written = (Path(bot.texts.__file__).parent / "en" / "options.ftl").read_text("utf-8")
    assert set(re.findall(r"^(option-[\w-]+) =", written, re.MULTILINE)) == set(map(option_key, BY_NAME))


def test_every_preset_can_be_chosen():
    pages = [*(f"p{page}" for page in range(len(rules.PRESETS))), "pmore"]  # more pages than there are
    assert {setting.value for page in pages for setting in settings(at(page))} == set(rules.PRESETS)


@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_every_value_offered_can_be_set_by_its_button(option):
    offers = settings(at(f"o{code_of(option)}"))
    assert {setting.name for setting in offers} == {option.name}
    if option.type != "rights":
        assert [setting.value for setting in offers] == list(offered(option))


@pytest.mark.parametrize("option", sampled(CATALOGUE, 4), ids=lambda option: option.name)
def test_the_value_that_holds_is_marked(option):
    for preset in rules.PRESETS:
        value = rules.flat(rules.build(preset))[option.name]
        shown = buttons(at(f"o{code_of(option)}", preset))
        marked = sum(button.label.startswith("✓") for button, _ in shown)
        assert marked == (len(value) if option.type == "rights" else 1)


def test_every_option_is_reached_from_the_groups():
    table = at("g", "russian")
    groups = {token.argument for _, token in buttons(table) if token.verb is Verb.MENU and token.argument[:1] == "g"}
    reached = set()
    for preset in ("russian", "polish"):
        for group in groups:
            pages = buttons(at(group, preset))
            reached |= {token.argument for _, token in pages if token.argument.startswith("o")}
    assert reached == {f"o{code_of(option)}" for option in CATALOGUE}


def test_of_a_group_that_is_off_only_its_switch_is_offered():
    table = at("gbarrel")
    shown = [token.argument for _, token in buttons(table) if token.argument[:1] == "o"]
    assert shown == [f"o{code_of(BY_NAME['barrel.enabled'])}"]


def test_a_right_to_a_new_deal_is_added_and_taken_away():
    table = at(f"o{RIGHTS}", options={"redeal.rights": []})
    added = options.read_set(table, f"o{RIGHTS}=0").value
    assert added == [{"right": "weak_hand", "points_below": 10}]
    table = at(f"o{RIGHTS}", options={"redeal.rights": added})
    assert options.read_set(table, f"o{RIGHTS}=1").value == [{"right": "weak_hand", "points_below": 18}]
    assert options.read_set(table, f"o{RIGHTS}=0").value == []


def test_the_tables_own_switches():
    switches = [(setting.name, setting.value) for setting in settings(at("t"))]
    assert switches == [
        ("pictures", True),
        ("four_colours", True),
        ("nudges", False),
        ("draw_seats", True),
        ("patience", 300),
    ]


@pytest.mark.parametrize(
    "argument", ["", "p", "pchess", "o999=0", f"o{RIGHTS}=99", "t9", "x1", "o1=", "ppolish=1=1", "o-1=0"]
)
def test_numbers_that_the_menu_does_not_have_are_refused(argument):
    with pytest.raises(Refusal) as caught:
        options.read_set(at("g"), argument)
    assert caught.value.key == "unknown-button"


@pytest.mark.parametrize("page", ["", "presets", "g99", "o999", "nonsense", "p7"])
def test_an_unknown_page_is_a_page_all_the_same(page):
    assert lobby_of_table(at(page), "en").rows


def refused_as_bad(option, value):
    try:
        rules.build("polish", {option.name: value})
    except EngineError as error:
        return error.params.get("reason") == "bad_value"
    return False


@pytest.mark.parametrize("option", CATALOGUE, ids=lambda option: option.name)
def test_each_option_offers_values_that_its_rules_take(option):
    values = offered(option)
    assert values
    assert not [value for value in values if refused_as_bad(option, [value] if option.type == "rights" else value)]
