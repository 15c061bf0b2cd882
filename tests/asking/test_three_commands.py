"""Three commands are enough: help shows only these, the greeting only the first; the rest is behind a button."""

import re

import pytest

from bot.asking.commands import MENU
from bot.codec import Verb, decode
from bot.running import profile
from bot.screens import help as help_screens
from bot.screens.before import options
from bot.texts import LANGUAGES, visible
from bot.views.names import usual_preset
from bot.views.options import RARE
from engine.rules import PRESETS
from tests.screens.set_tables import opened
from tests.world.finished_games import private

THREE = ["newgame", "hand", "score"]


def keys(screen):
    return [decode(button.data) for row in screen.rows for button in row if button.data]


def arguments(screen, verb):
    return [token.argument for token in keys(screen) if token.verb is verb]


def help_button(screen):
    return next(one for row in screen.rows for one in row if one.data and decode(one.data).verb is Verb.HELP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_these_three_and_no_other(language):
    lines = [line for line in visible(help_screens.help_page(language).text).splitlines() if line.startswith("/")]
    assert [re.match(r"/(\w+)", line)[1] for line in lines] == THREE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_greeting_names_the_first_of_them_and_has_three_rows_of_buttons(language):
    greeting = help_screens.start(language, "https://t.me/bot?startgroup=")
    assert re.findall(r"/(\w+)", visible(greeting.text)) == THREE[:1]
    assert len(greeting.rows) == 3


async def test_more_leads_to_every_command(world, people):
    anna = people[0]
    for command, chat in (("/help", world.group), ("/start", private(anna))):
        (reply,) = (await world.says(anna, command, chat=chat)).replies
        more = help_button(reply.screen)
        answer = await world.presses(anna, more, chat=chat)
        screen = answer.instead or answer.replies[0].screen
        assert arguments(screen, Verb.HELP) == list(help_screens.GROUPS)
        words = [help_screens.help_group(group, MENU, "en").text for group in help_screens.GROUPS]
        assert {name for name in MENU if any(f"/{name} " in text for text in words)} == set(MENU)


async def test_the_greeting_stays_when_more_is_pressed(world, people):
    (reply,) = (await world.says(people[0], "/start", chat=private(people[0]))).replies
    more = help_button(reply.screen)
    assert (await world.presses(people[0], more, chat=private(people[0]))).instead is None


def menu(page, language):
    return options.menu(opened(language=language).replace(menu=page), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rare_presets_stand_behind_more_rules_and_none_is_lost(language):
    pages = [menu("p0", language)]
    while f"p{len(pages)}" in arguments(pages[-1], Verb.MENU):
        pages.append(menu(f"p{len(pages)}", language))
    offered = [one[1:] for screen in pages for one in arguments(screen, Verb.SET)]
    assert usual_preset(language) in offered
    assert not set(RARE) - {usual_preset(language)} & set(offered)
    assert "pmore" in arguments(pages[-1], Verb.MENU)
    more = menu("pmore", language)
    assert sorted([*offered, *(one[1:] for one in arguments(more, Verb.SET))]) == sorted(PRESETS)
    assert "p0" in arguments(more, Verb.MENU)


async def test_a_rare_preset_is_set_by_its_button_and_by_its_name(world, people):
    anna = people[0]
    await world.says(anna, "/newgame")
    for page in ("p0", "p1", "p2", "pmore"):
        await world.presses(anna, world.board.button(Verb.MENU, page))
    await world.presses(anna, world.board.button(Verb.SET, "pelwood"))
    assert (await world.table()).preset == "elwood"


async def test_what_is_for_strangers_is_offered_only_where_they_play_with_each_other(world, people):
    more = f".0.{Verb.HELP}.you"
    on = await world.presses(people[0], more, chat=private(people[0]))
    world.service.strangers = ()
    off = await world.presses(people[0], more, chat=private(people[0]))
    assert "/opentables" in on.instead.text
    assert "/opentables" not in off.instead.text
    assert "opentables" not in profile.of_telegram().admin_menus["en"]
