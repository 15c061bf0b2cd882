"""A tournament opened without a preset, in a chat that has kept rules of its own: two buttons ask which rules count."""

import pytest

from bot.codec import Verb
from bot.texts import visible
from bot.tournament.plans import PLAN
from bot.views.which_rules import KEPT, USUAL
from engine.record import RecordRules
from tests.world.evening import Evening

SKOROSZOW = RecordRules(preset="skoroszow")
OWN = RecordRules(preset="polish", options={"auction.step": 10})
FRIDAY = 1_700_251_200.0  # Friday, 17 November 2023, 20:00 UTC


@pytest.fixture
async def keeping(world):
    """A chat that has kept rules of its own."""
    return await kept(world, OWN)


async def kept(world, rules):
    if rules is not None:
        await world.directory.save_chat(world.group.key, {"preset": rules.preset, "options": rules.options})
    return world


async def tournament(world):
    code = (await world.directory.chat(world.group.key))["tournament"]
    return await world.service.tournaments.tournament(code)


async def opened(world, words=""):
    await world.says(world.person("Anna"), f"/tournament Cup {words}")
    code = (await world.directory.chat(world.group.key))["tournament"]
    await world.tender.tend(code)
    return Evening(world, code, world.persons("Anna Ben Cleo"))


def asks_which(world):
    """Whether the newest page asks."""
    arguments = {f".{Verb.SET}.{one}" for one in (USUAL, KEPT)} | {f".{Verb.EVENINGS}.{one}" for one in (USUAL, KEPT)}
    found = [one for one in world.board.buttons if any(argument in one.data for argument in arguments)]
    assert ("By which rules?" in visible(world.board.screen.text)) is (len(found) == 2)
    return bool(found)


@pytest.mark.parametrize(
    ("rules", "words", "asks"),
    [
        (None, "", False),
        (SKOROSZOW, "", False),
        (OWN, "", True),
        (OWN, "rounds=3 end=hands:1", True),
        (OWN, "polish", False),
        (OWN, "skoroszow", False),
        (RecordRules(preset="polish"), "", True),
        (RecordRules(preset="skoroszow", options={"game.target": 1500}), "", True),
        (RecordRules(preset="skoroszow", options={"barrel.enabled": False}), "", False),
        (RecordRules(preset="polish_two_talons"), "", False),
    ],
    ids=str,
)
async def test_it_is_asked_only_where_a_chat_has_kept_other_rules_that_can_be_played(world, rules, words, asks):
    await kept(world, rules)
    await world.says(world.person("Anna"), f"/tournament Cup {words}")
    await world.tender.tend((await world.directory.chat(world.group.key))["tournament"])
    assert asks_which(world) is asks


@pytest.mark.parametrize(("argument", "rules"), [(USUAL, SKOROSZOW), (KEPT, OWN)])
async def test_a_press_of_the_organiser_answers_it(keeping, argument, rules):
    evening = await opened(keeping)
    assert (await tournament(keeping)).core.settings.rules == SKOROSZOW, "until then the usual ones count"
    button = evening.page.button(Verb.SET, argument)
    assert "organiser" in (await keeping.presses(keeping.person("Ben"), button)).toast
    assert (await tournament(keeping)).kept_rules == OWN
    assert (await keeping.presses(keeping.person("Anna"), button)).toast == "The rules are set."
    await keeping.tender.tend(evening.code)
    assert (await tournament(keeping)).core.settings.rules == rules
    assert not asks_which(keeping)
    assert (await keeping.presses(keeping.person("Anna"), button)).toast, "it was answered"
    assert (await tournament(keeping)).core.settings.rules == rules


async def test_options_that_were_typed_stay_with_the_rules_that_the_chat_has_kept(keeping):
    evening = await opened(keeping, "game.target=1500")
    assert asks_which(keeping)
    await evening.presses("Anna", Verb.SET, KEPT)
    rules = (await tournament(keeping)).core.settings.rules
    assert rules.preset == "polish"
    assert rules.options["auction.step"] == 10
    assert rules.options["game.target"] == 1500


@pytest.mark.parametrize("way", ["typed", "settings"])
async def test_rules_that_are_chosen_otherwise_answer_it_too(keeping, way):
    evening = await opened(keeping)
    if way == "typed":
        await keeping.says(keeping.person("Anna"), "/tournament russian")
    else:
        settings = (await evening.presses("Anna", Verb.MENU)).replies[0].screen
        button = next(one for row in settings.rows for one in row if one.label == "Russian Thousand")
        await keeping.presses(keeping.person("Anna"), button)
    await keeping.tender.tend(evening.code)
    assert (await tournament(keeping)).core.settings.rules.preset == "russian"
    assert not asks_which(keeping)


async def test_it_ends_with_the_registration(keeping):
    evening = await opened(keeping, "end=hands:1")
    for name in ("Anna", "Ben", "Cleo"):
        await evening.presses(name, Verb.JOIN)
    await evening.starts("Anna")
    await keeping.tender.tend(evening.code)
    for message in keeping.room.seen_in(keeping.group):
        assert "By which rules?" not in visible(message.screen.text)


@pytest.mark.parametrize(("argument", "rules"), [(USUAL, SKOROSZOW), (KEPT, OWN)])
@pytest.mark.parametrize("who", ["Boss", "Eva"])
async def test_planned_evenings_ask_once_for_all_of_them(keeping, argument, rules, who):
    await keeping.says(keeping.person("Boss"), "/tournament Cup at=Fri_20:00 every=week", admin=True)
    code = (await keeping.directory.chat(keeping.group.key))[PLAN]
    await keeping.tender.tend(code)
    assert asks_which(keeping)
    button = keeping.board.button(Verb.EVENINGS, argument)
    assert "organiser" in (await keeping.presses(keeping.person("Anna"), button)).toast
    await keeping.presses(keeping.person(who), button, admin=True)
    await keeping.tender.tend(code)
    assert not asks_which(keeping)
    keeping.time = FRIDAY - 3600.0
    await keeping.tender.tend(code)
    evening = (await keeping.service.plans.newest(code)).value.evening
    await keeping.tender.tend(evening)
    assert (await keeping.service.tournaments.tournament(evening)).core.settings.rules == rules
    assert not asks_which(keeping)


async def test_an_evening_whose_plan_was_not_answered_asks_again(keeping):
    await keeping.says(keeping.person("Boss"), "/tournament Cup at=Fri_20:00 every=week", admin=True)
    code = (await keeping.directory.chat(keeping.group.key))[PLAN]
    keeping.time = FRIDAY - 3600.0
    await keeping.tender.tend(code)
    await keeping.tender.tend((await keeping.service.plans.newest(code)).value.evening)
    assert asks_which(keeping)
