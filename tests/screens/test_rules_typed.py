"""Rules as people type them after /newgame."""

import pytest

from bot.asking.rules_typed import complete, parse, typed_form
from bot.refusal import Refusal
from bot.table.rules_offered import offered
from engine import rules


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
        ("skoroszów", "unknown-preset", "skoroszow"),
        ("zzzz", "unknown-preset", "none"),
        ("barel.at=850", "unknown-option", "barrel.at"),
        ("goldenround=on", "unknown-option", "golden_round"),
        ("barrel.at=many", "bad-value", "850, 870, 880, 900"),
        ("barrel.at=", "bad-value", "850, 870, 880, 900"),
        ("auction.blind=maybe", "bad-value", "off, gains, all"),
        ("lock.enabled=perhaps", "bad-value", "true, false"),
        ("barrel.at=9999999999", "bad-value", "850, 870, 880, 900"),
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
    assert complete(typed)[0] == first


def test_completions_fit_into_what_discord_shows():
    for typed in ("", "a", "polish ", "barrel.", "zzzz", "x=", "deal.layouts="):
        assert len(complete(typed)) <= 25
