"""The options menu and typed rules, languages, and switches."""

from dataclasses import replace

import pytest

from bot.codec import SWITCHES_PAGE, Verb, decode, encode
from bot.screen import Stay
from bot.table.parts import SWITCHES
from bot.views.names import preset_name
from bot.views.options import code_of
from engine import rules
from engine.rules.options import BY_NAME
from tests.screens import faces
from tests.world.chat_room import pressable
from tests.world.finished_games import private


@pytest.fixture
async def lobby(world):
    return await world.seats("Anna Ben")


@pytest.fixture
async def game(world, lobby):
    """A game of Anna, Ben and a built-in player."""
    await world.says(lobby[0], "/addbot")
    await world.presses(lobby[0], world.board.button(Verb.START))
    return lobby


async def test_a_preset_and_an_option_are_set_by_typing(world, lobby):
    anna, _ = lobby
    answer = await world.says(anna, "/options russian barrel.hands=2")
    assert answer.toast == "Rules: Russian Thousand; Hands on the barrel: 2."
    table = await world.table()
    assert (table.preset, dict(table.options)) == ("russian", {"barrel.hands": 2})
    await world.says(anna, "/options game.target=1500")
    assert dict((await world.table()).options) == {"barrel.hands": 2, "game.target": 1500}
    await world.says(anna, "/options polish")
    assert dict((await world.table()).options) == {}, "a new preset starts afresh"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("rusian", "Did you mean “Russian Thousand”?"),
        ("barrel.hads=2", "Did you mean “barrel.hands”?"),
        ("barrel.hands=many", "“many” doesn’t fit “Hands on the barrel”"),
        ("game.target=10", "doesn’t go with"),
        ("game.target=-5", "“-5” doesn’t fit “Target”. Possible: 1 to"),
        ("table.players=-5", "“-5” doesn’t fit “Players”. Possible: 2, 3 or 4."),
        ("pictures -5", "“-5” doesn’t fit “Pictures”. Possible: on or off."),
        ("auction_thousand table.players=2,4", "which comes with the preset"),
    ],
)
async def test_rules_that_make_no_sense_are_refused_with_the_reason(world, lobby, typed, said):
    before = await world.table()
    answer = await world.says(lobby[0], f"/options {typed}")
    assert said in answer.toast
    assert await world.table() == before


async def shown_option(world, anna, name):
    """Open the menu's page for an option."""
    await world.says(anna, "/options")
    opening = next(button for button in world.board.buttons if decode(button.data).verb is Verb.MENU)
    page = replace(decode(opening.data), argument=f"o{code_of(BY_NAME[name])}")
    await world.presses(anna, encode(page))


def labelled(world, label):
    return next(button for button in world.board.buttons if (button.whole or button.label).endswith(label))


def presets_offered(world):
    names = {preset_name(preset, "en") for preset in rules.PRESETS}
    shown = [button.whole or button.label for button in world.board.buttons]
    return [label for label in shown if label in names]


@pytest.mark.parametrize("way", ["menu", "typed"])
async def test_a_value_that_does_not_go_with_another_comes_with_a_button_that_sets_both(world, lobby, way):
    anna, _ = lobby
    if way == "menu":
        await shown_option(world, anna, "game.target")
        answer = await world.presses(anna, labelled(world, "500"))
    else:
        answer = await world.says(anna, "/options game.target=500")
    assert "doesn’t go with" in answer.toast
    assert answer.alert
    assert "It would go with “Lock from: 450”" in world.board.screen.text
    await world.presses(anna, labelled(world, "Set both"))
    assert dict((await world.table()).options) == {"game.target": 500, "lock.at": 450}
    assert "Set both" not in [button.label for button in world.board.buttons]


async def test_another_choice_takes_that_button_away(world, lobby):
    anna, _ = lobby
    await shown_option(world, anna, "game.target")
    await world.presses(anna, labelled(world, "500"))
    assert labelled(world, "Set both")
    await world.presses(anna, labelled(world, "1500"))
    assert "Set both" not in [button.label for button in world.board.buttons]
    assert dict((await world.table()).options) == {"game.target": 1500}


async def test_a_button_for_both_that_comes_late_sets_what_goes_now(world, lobby):
    anna, _ = lobby
    await shown_option(world, anna, "game.target")
    await world.presses(anna, labelled(world, "500"))
    both = labelled(world, "Set both")
    await world.says(anna, "/options lock.enabled=no")
    await world.presses(anna, both)
    assert dict((await world.table()).options) == {"game.target": 500, "lock.enabled": False}


async def test_whoever_may_not_choose_the_rules_is_offered_nothing(world, lobby):
    anna, ben = lobby
    await shown_option(world, anna, "game.target")
    await world.presses(ben, labelled(world, "500"))
    assert "Set both" not in [button.label for button in world.board.buttons]


async def test_only_the_opener_and_admins_change_the_rules(world, lobby):
    _, ben = lobby
    assert "Only an admin or the person who opened" in (await world.says(ben, "/options russian")).toast
    answer = await world.presses(ben, world.board.button(Verb.MENU))
    assert "Only an admin or the person who opened" in answer.toast
    await world.says(ben, "/options russian", admin=True)
    assert (await world.table()).preset == "russian"


async def test_the_rules_kept_for_a_chat_are_those_of_the_next_table(world, lobby):
    anna, _ = lobby
    await world.says(anna, "/options russian barrel.hands=2")
    await world.says(anna, "/options")
    while not any(decode(button.data).verb is Verb.KEEP for button in world.board.buttons):
        await world.presses(anna, next(b for b in world.board.buttons if decode(b.data).verb is Verb.MENU))
    await world.presses(anna, world.board.button(Verb.KEEP))
    await world.says(anna, "/endgame")
    await world.says(anna, "/newgame")
    table = await world.table()
    assert (table.preset, dict(table.options)) == ("russian", {"barrel.hands": 2})
    await world.says(anna, "/endgame")
    await world.says(anna, "/newgame polish")
    assert (await world.table()).preset == "polish", "what is typed comes before what is kept"


@pytest.mark.parametrize(
    ("language", "preset"),
    [
        ("en", "polish"),
        ("pl", "polish"),
        ("de", "polish"),
        ("ko", "polish"),
        ("ru", "russian"),
        ("uk", "russian"),
        ("it", "italian"),
    ],
)
async def test_the_first_table_of_a_chat_has_the_preset_of_its_language(world, language, preset, anna):
    await world.says(anna, f"/language {language}", admin=True)
    await world.says(anna, "/newgame")
    table = await world.table()
    assert (table.language, table.preset, dict(table.options)) == (language, preset, {})


async def test_rules_that_a_chat_has_kept_come_before_those_of_its_language(world, lobby):
    anna, _ = lobby
    await world.directory.save_chat(world.group.key, {"preset": "polish", "options": {"game.target": 1500}})
    await world.says(anna, "/language ru", admin=True)
    await world.says(anna, "/endgame")
    await world.says(anna, "/newgame")
    table = await world.table()
    assert (table.language, table.preset, dict(table.options)) == ("ru", "polish", {"game.target": 1500})


async def test_the_lobby_offers_three_other_presets_that_are_likely(world, lobby):
    anna, ben = lobby
    await world.says(anna, "/options game.target=1500")
    assert presets_offered(world) == ["Russian Thousand", "Polish for two", "Italian Thousand"]
    await world.presses(ben, labelled(world, "Russian Thousand"))
    assert (await world.table()).preset == "polish", "only who opened the table chooses"
    await world.presses(anna, labelled(world, "Russian Thousand"))
    table = await world.table()
    assert (table.preset, dict(table.options)) == ("russian", {})
    assert presets_offered(world) == ["Polish Thousand", "Polish for two", "Italian Thousand"]


async def test_nothing_of_the_rules_changes_once_the_game_runs(world, game):
    assert "begun" in (await world.says(game[0], "/options russian")).toast
    assert (await world.table()).preset == "polish"


# ------------------------------------------------------------------------------------------------------------ languages


async def test_each_person_chooses_their_own_language_and_keeps_it(world, game):
    anna, ben = game
    answer = await world.says(ben, "/language pl")
    assert answer.toast == "Mówię teraz po polsku."
    assert "Twoje karty" in world.room.hand_of(ben).screen.text
    assert "Your cards" in world.room.hand_of(anna).screen.text
    assert "Hand 1" in world.board.screen.text, "the group's language is the group's"
    answer = await world.presses(ben, f"{await world.table_id()}.0.{Verb.BACK}")
    assert "Masz już miejsce" in answer.toast, "also in what is refused, though the platform says English"


async def test_what_is_typed_in_a_group_is_answered_in_the_groups_language(world, lobby):
    anna, ben = lobby
    await world.says(anna, "/language pl", admin=True)
    await world.says(ben, "/language de")
    assert "osoba, która otworzyła stół" in (await world.says(ben, "/timer 1m")).toast
    assert "Nie ma takiego poziomu" in (await world.says(ben, "/addbot schach")).toast
    assert "Poziomy: łagodny, łatwy" in (await world.says(ben, "/addbot schach")).toast
    assert "Diese Stufe gibt es nicht" in (await world.says(ben, "/addbot schach", chat=private(ben))).toast


@pytest.mark.parametrize(
    ("typed", "level"), [("łatwy", "easy"), ("latwy", "easy"), ("schwer", "hard"), ("보통", "normal")]
)
async def test_a_level_is_named_in_any_language(world, lobby, typed, level):
    await world.says(lobby[0], f"/addbot {typed}")
    assert (await world.table()).seats[-1].level == level


async def test_an_admin_sets_the_groups_language_and_keeps_their_own(world, lobby):
    anna, ben = lobby
    await world.says(ben, "/language pl", admin=True)
    assert "Zasady" in world.board.screen.text
    assert (await world.table()).seats[1].person.language == "en"
    await world.says(anna, "/endgame")
    await world.says(anna, "/newgame")
    assert "Zasady" in world.board.screen.text, "for the next table too"


async def test_a_language_that_is_not_spoken_is_told(world, lobby):
    answer = await world.says(lobby[0], "/language tlh")
    assert "en" in answer.toast
    assert "pl" in answer.toast


# ------------------------------------------------------------------------------------------------------------- switches


async def test_switches_of_a_hand_are_kept_for_the_next_game(world, game):
    anna, ben = game
    await world.presses(ben, world.room.hand_of(ben).button(Verb.PAGE, SWITCHES_PAGE.argument))
    hand = world.room.hand_of(ben)
    await world.presses(ben, hand.button(Verb.NUDGES))
    await world.presses(ben, hand.button(Verb.AUTO))
    await world.says(anna, "/endgame")
    await world.says(anna, "/newgame")
    await world.says(ben, "/join")
    seat = (await world.table()).seats[1]
    assert (seat.habits.nudges, seat.habits.auto) == (False, True)


async def test_typed_rules_for_fewer_than_sit_are_refused_like_the_buttons(world):
    people = await world.seats("Anna Ben Cleo")
    before = await world.table()
    answer = await world.says(people[0], "/options draw_thousand")
    assert "2" in answer.toast
    assert (await world.table()) == before


async def test_a_typed_option_that_the_preset_has_anyway_is_no_change_of_it(world, lobby):
    await world.says(lobby[0], "/options game.target=1500")
    assert (await world.table()).options == {"game.target": 1500}
    await world.says(lobby[0], "/options game.target=1000")
    assert (await world.table()).options == {}


async def test_a_switch_of_the_menu_is_kept_for_the_chat(world, lobby):
    await world.says(lobby[0], "/options")
    await world.presses(lobby[0], world.board.button(Verb.MENU, "t"))
    await world.presses(lobby[0], f"{await world.table_id()}.0.{Verb.SET}.tfour_colours=1")
    assert (await world.table()).four_colours
    assert (await world.directory.chat(world.group.key))["four_colours"] is True


@pytest.mark.parametrize("name", SWITCHES)
async def test_a_typed_switch_is_set_and_kept_answered_in_a_word_and_told_on_the_board(world, lobby, name):
    for value, on, found in (("on", True, ": yes."), ("off", False, ": no.")):
        assert (await world.says(lobby[0], f"/options {name} {value}")).toast.endswith(found)
        assert getattr(await world.table(), name) is on
        assert (await world.directory.chat(world.group.key))[name] is on
    assert "Anna has set: " in world.board.screen.text


async def test_a_typed_door_is_answered_in_a_word_and_told_on_the_board(world, lobby):
    assert (await world.says(lobby[0], "/options join=link")).toast == "Who may join: link."
    assert "Anna has set: Who may join: link" in world.board.screen.text


@pytest.mark.parametrize("typed", ["5s", "9s", "90d"])
async def test_a_time_out_of_range_names_the_smallest(lobby, world, typed):
    assert "e.g. /timer 10s" in (await world.says(lobby[0], f"/timer {typed}")).toast


async def test_a_member_who_sets_their_language_tells_the_group_nothing(lobby, world):
    answer = await world.says(lobby[1], "/language de")
    assert answer.stay is Stay.UNSAID
    await world.facts.private_chat_opened(lobby[1])
    (reply,) = (await world.says(lobby[1], "/language pl")).replies
    assert reply.private
    assert (await world.table()).language == "en"


async def test_a_new_name_is_taken_over_at_a_running_table(world):
    await world.begin()
    table = await world.table()
    mover = table.seats[table.to_act].person
    renamed = mover.model_copy(update={"name": "Anastasia"})
    await world.presses(renamed, pressable(faces.hand_of(table, table.to_act, "en"))[0])
    assert (await world.table()).seats[table.to_act].person.name == "Anastasia"


@pytest.mark.parametrize("command", ["/hand", "/export", "/score"])
async def test_what_is_refused_in_a_group_is_said_in_its_language(lobby, world, command):
    stranger = world.person("Eve").model_copy(update={"language": "pl"})
    pole, briton = await world.says(stranger, command), await world.says(world.person("Max"), command)
    assert pole.toast == briton.toast
