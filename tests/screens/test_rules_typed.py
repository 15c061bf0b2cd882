"""Rules as people type them after /newgame."""

import pytest

from bot.asking import rules_typed
from bot.asking.completing import rules_line, time_line, tournament_line
from bot.asking.durations import is_no_time
from bot.asking.rules_typed import own_name, parse, typed_form
from bot.asking.tournament_typed import read
from bot.refusal import Refusal
from bot.table.gathering import Door
from bot.table.rules_offered import offered
from bot.texts import LANGUAGES, plain
from bot.views.names import preset_name
from bot.views.wording import value_name
from engine import rules
from tests.crossed import sampled


@pytest.mark.parametrize(
    ("typed", "preset", "options"),
    [
        ("", "polish", {}),
        ("russian", "russian", {}),
        ("Russian barrel.at=850", "russian", {"barrel.at": 850}),
        ("auction-thousand", "auction_thousand", {}),
        ("target=500", "polish", {"game.target": 500}),
        ("golden_round=on", "polish", {"auction.golden_round": "on"}),
        ("auction.blind=ALL", "polish", {"auction.blind": "all"}),
        ("lock.enabled=no barrel.enabled=tak", "polish", {"lock.enabled": False, "barrel.enabled": True}),
        ("concession.free_uses=none", "polish", {"concession.free_uses": None}),
        ("auction.silence_below=−100", "polish", {"auction.silence_below": -100}),
        ("table.players=4,3", "polish", {"table.players": [3, 4]}),
        ("table.players=[3]", "polish", {"table.players": [3]}),
        ("marriages.values=silesia", "polish", {"marriages.values": "silesia"}),
        (
            'marriages.values={"S": 1, "C": 2, "D": 3, "H": 4}',
            "polish",
            {"marriages.values": dict(zip("SCDH", (1, 2, 3, 4), strict=True))},
        ),
        ('redeal.rights=[{"right": "weak_hand"}] russian', "russian", {"redeal.rights": [{"right": "weak_hand"}]}),
    ],
)
def test_what_is_typed_is_understood(typed, preset, options):
    assert parse(typed.split(), "polish") == (preset, options)


@pytest.mark.parametrize(
    ("typed", "key", "suggestion"),
    [
        ("rusian", "unknown-preset", "russian"),
        ("zzzz", "unknown-preset", "none"),
        ("barel.at=850", "unknown-option", "barrel.at"),
        ("goldenround=on", "unknown-option", "golden_round"),
        ("barrel.at=many", "bad-value", None),
        ("barrel.at=", "bad-value", None),
        ("auction.blind=maybe", "bad-value", None),
        ("lock.enabled=perhaps", "bad-value", None),
        ("barrel.at=9999999999", "bad-value", None),
        ('deal.layouts={"3": ', "bad-value", None),
        ("redeal.rights=[[[[", "bad-value", None),
    ],
)
def test_what_is_not_understood_is_refused_with_what_would_work(typed, key, suggestion):
    with pytest.raises(Refusal) as caught:
        parse(typed.split(), "polish")
    assert caught.value.key == key
    if suggestion is not None:
        assert caught.value.params["suggestion"] == suggestion


@pytest.mark.parametrize("preset", rules.PRESETS)
def test_a_preset_is_named_in_any_language(preset):
    for language in LANGUAGES:
        assert parse([*preset_name(preset, language).split(), "target=500"], "polish") == (preset, {"game.target": 500})


@pytest.mark.parametrize(
    ("typed", "preset"), [("rosyjski", "russian"), ("Skoroszów", "skoroszow"), ("Tausend aus Lwiw", "lviv")]
)
def test_a_word_of_its_own_names_a_preset(typed, preset):
    assert parse([typed], "polish")[0] == preset


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_no_and_none_are_read_in_any_language(language):
    yes, no, none = (plain(language, f"value-{word}").replace(" ", "_") for word in ("yes", "no", "none"))
    typed = [f"barrel.enabled={yes}", f"lock.enabled={no}", f"concession.free_uses={none}"]
    assert parse(typed, "polish")[1] == {
        "barrel.enabled": True,
        "lock.enabled": False,
        "concession.free_uses": None,
    }


@pytest.mark.parametrize("option", [one for one in rules.options() if one.type == "choice"], ids=lambda one: one.name)
def test_the_values_of_an_option_are_read_by_their_names_in_any_language(option):
    for language in LANGUAGES:
        for value in option.values:
            name = value_name(option.name, value, language).replace(" ", "_")
            assert parse([f"{option.name}={name}"], "polish")[1] == {option.name: value}


@pytest.mark.parametrize("option", rules.options(), ids=lambda option: option.name)
def test_every_value_offered_can_be_typed(option):
    for value in offered(option):
        wanted = [value] if option.type == "rights" else value
        assert parse(f"{option.name}={typed_form(wanted)}".split(), "polish")[1] == {option.name: wanted}


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("rus", "russian"),
        ("rusian", "russian"),
        ("russian barr", "russian barrel.enabled="),
        ("russian barrel.at=8", "russian barrel.at=850"),
        ("auction.blind=", "auction.blind=off"),
        ("target=", "target=500"),
    ],
)
def test_a_word_is_completed_as_it_is_typed(typed, first):
    assert rules_line(typed, "en")[0].line == first


def test_completions_fit_into_what_discord_shows():
    for typed in ("", "a", "polish ", "barrel.", "zzzz", "x=", "deal.layouts="):
        assert len(rules_line(typed, "en")) <= 25


@pytest.mark.parametrize("option", sampled(rules.options(), 4), ids=lambda option: option.name)
def test_an_option_and_its_values_are_completed_in_the_readers_words_and_understood(option):
    for language in LANGUAGES:
        name = own_name(option, language)
        assert f"{option.name}=" in [one.line for one in rules_line(name, language)]
        for one in rules_line(f"{name}=", language):
            if len(one.shown) > 100 or option.type == "rights":
                continue
            assert one.shown.startswith(f"{name}=")
            assert parse(one.shown.split(), "polish") == parse(one.line.split(), "polish")


@pytest.mark.parametrize(
    ("language", "typed", "shown", "line"),
    [
        ("pl", "ros", "Tysiąc rosyjski", "russian"),
        ("pl", "tysiac ros", "Tysiąc rosyjski", "russian"),
        ("pl", "Tysiąc rosyjski Beczka o", "Tysiąc rosyjski Beczka od=", "russian barrel.at="),
        ("pl", "Tysiąc rosyjski Beczka od=8", "Tysiąc rosyjski Beczka od=850", "russian barrel.at=850"),
        ("pl", "russian Beczka=t", "russian Beczka=tak", "russian barrel.enabled=true"),
        (
            "pl",
            "Na musiku=kto r",
            "Na musiku=kto rozdaje",
            "table.sits_out=dealer",
        ),
        (
            "pl",
            "Na musiku=kto rozdaje Becz",
            "Na musiku=kto rozdaje Beczka=",
            "table.sits_out=dealer barrel.enabled=",
        ),
        ("ko", plain("ko", "preset-russian")[:2], plain("ko", "preset-russian"), "russian"),
    ],
)
def test_completion_speaks_the_readers_language(language, typed, shown, line):
    found = {one.shown: one.line for one in rules_line(typed, language)}
    assert found.get(shown) == line, found


def test_names_and_values_of_several_words_are_understood():
    typed = "Tysiąc rosyjski Beczka od=850 Na musiku=kto rozdaje target=500"
    assert parse(typed.split(), "polish") == (
        "russian",
        {"barrel.at": 850, "table.sits_out": "dealer", "game.target": 500},
    )


def test_settings_of_a_tournament_are_completed_in_the_readers_words():
    found = {one.shown: one.line for one in tournament_line("Piątek bye=", "pl")}
    assert found == {"Piątek bye=tak": "Piątek bye=on", "Piątek bye=nie": "Piątek bye=off"}
    assert "Piątek russian" in [one.line for one in tournament_line("Piątek ros", "pl")]
    assert read(["Piątek", "bye=tak"]).settings == {"bye": True}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("door", Door)
def test_who_may_sit_down_is_completed_in_the_readers_words_and_understood(door, language):
    shown = f"join={plain(language, f'join-{door}')}"
    for complete in (rules_line, tournament_line):
        assert {one.shown: one.line for one in complete("join=", language)}[shown] == f"join={door}"
    assert rules_typed.read([shown], "polish").settings == {"join": door}
    assert read(["Piątek", shown]).own == {"door": door}


def test_a_completion_behind_who_may_sit_down_is_in_the_words_of_the_commands():
    found = {one.shown: one.line for one in rules_line("join=wszyscy Beczka o", "pl")}
    assert found["join=wszyscy Beczka od="] == "join=anyone barrel.at="


@pytest.mark.parametrize("language", LANGUAGES)
def test_times_for_a_move_are_completed_and_no_limit_is_understood_as_it_is_called(language):
    shown = [one.shown for one in time_line("", language)]
    assert shown == ["30s", "1m", "2m", "5m", "1h", "1d", plain(language, "button-timer-off")]
    assert is_no_time(shown[-1])
    assert not is_no_time(shown[0])


@pytest.mark.parametrize(
    ("typed", "lines"), [("3", ["30s"]), ("no l", ["off"]), ("ABCDEF 5", ["ABCDEF 5m"]), ("zzz", [])]
)
def test_a_time_is_completed_as_it_is_typed_behind_a_tables_code_too(typed, lines):
    assert [one.line for one in time_line(typed, "en")] == lines


def test_no_limit_is_completed_where_its_first_word_could_be_a_tables_code():
    assert [one.shown for one in time_line("Nessun l", "it")] == ["Nessun limite"]
