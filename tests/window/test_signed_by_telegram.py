"""A Telegram client's data about its person is accepted only with Telegram's signature, and only for a while."""

import json
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode

import pytest

from adapters.telegram.initdata import AHEAD, OLDEST, signed_in
from bot.ports.sessions import NotSignedIn
from tests.window.signing import signed

VECTORS = json.loads((Path(__file__).parent / "signed_by_telegram.json").read_text("utf-8"))
TOKEN, NOW = VECTORS["token"], VECTORS["now"]
CASES = {case["name"]: case for case in VECTORS["cases"]}
USER = {"id": 7, "first_name": "Zoë", "language_code": "pl"}


def data(**fields: object) -> str:
    return signed(TOKEN, {"user": USER, "auth_date": str(int(NOW)), **fields})


def why_not(raw: str, now: float = NOW) -> str:
    with pytest.raises(NotSignedIn) as refused:
        signed_in(raw, TOKEN, now)
    return refused.value.why


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["good"]])
def test_what_telegram_has_signed_is_believed(name):
    assert signed_in(CASES[name]["init_data"], TOKEN, NOW).person.key == "telegram:1234567890"


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if not case["good"]])
def test_anything_else_is_not(name):
    assert why_not(CASES[name]["init_data"]) == "bad"


def test_it_says_who_from_where_and_by_which_link():
    found = signed_in(CASES["direct link from a group"]["init_data"], TOKEN, NOW)
    assert (found.place, found.start, found.at) == ("-5217373913205213581", "t_K7QX2M", 1795437000.0)
    assert (found.person.name.replace("\u2060", ""), found.person.language) == ("Zoë & Jan + 50 %", "pl")


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["good"]])
def test_each_changed_letter_that_changes_a_field_is_refused(name):
    raw = CASES[name]["init_data"]
    meant = parse_qsl(raw, keep_blank_values=True)
    for at, letter in enumerate(raw):
        for other in ("0", "%", "&", chr(ord(letter) ^ 1)):
            changed = raw[:at] + other + raw[at + 1 :]
            if parse_qsl(changed, keep_blank_values=True) != meant:
                assert why_not(changed) == "bad", (at, other)


def unsigned_of(raw):
    """The fields but the hash, in the order of the signed text, and the hash."""
    fields = dict(parse_qsl(raw, keep_blank_values=True))
    given = fields.pop("hash")
    return sorted(fields.items()), given


def sent(fields, given):
    return urlencode([*fields, ("hash", given)], quote_via=quote)


@pytest.mark.parametrize("name", [name for name, case in CASES.items() if case["good"]])
def test_fields_that_are_told_apart_elsewhere_than_by_the_signer_are_refused(name):
    fields, given = unsigned_of(CASES[name]["init_data"])
    assert signed_in(sent(fields, given), TOKEN, NOW).person.key == "telegram:1234567890"
    for at in range(len(fields) - 1):
        (one, value), (other, more) = fields[at : at + 2]
        in_one = (one, f"{value}\n{other}={more}")
        assert why_not(sent([*fields[:at], in_one, *fields[at + 2 :]], given)) == "bad"
    for at, (one, value) in enumerate(fields):
        for before, sign, after in (value.partition("="), (value, "", "")):
            moved = (f"{one}={before}", after) if sign else (f"{one}=", value)
            assert why_not(sent([*fields[:at], moved, *fields[at + 1 :]], given)) == "bad"


@pytest.mark.parametrize("value", ["a\nuser={}", "a\n", "\na", "\n"])
def test_a_signed_line_feed_is_refused(value):
    assert why_not(data(start_param=value)) == "bad"


def test_it_counts_for_an_hour_and_from_a_minute_before():
    assert signed_in(data(), TOKEN, NOW + OLDEST) == signed_in(data(), TOKEN, NOW - AHEAD)
    assert why_not(data(), NOW + OLDEST + 1) == why_not(data(), NOW - AHEAD - 1) == "old"


def test_another_bots_data_is_refused():
    with pytest.raises(NotSignedIn):
        signed_in(data(), "43:ANOTHER-TOKEN", NOW)


@pytest.mark.parametrize(
    "fields",
    [
        {"user": ""},
        {"user": "[]"},
        {"user": {"id": "7", "first_name": "Zoë"}},
        {"user": {"id": True, "first_name": "Zoë"}},
        {"user": {"first_name": "Zoë"}},
        {"auth_date": ""},
        {"auth_date": "-1"},
        {"auth_date": "1e9"},
    ],
    ids=str,
)
def test_signed_nonsense_is_refused_too(fields):
    assert why_not(data(**fields)) == "bad"


@pytest.mark.parametrize("raw", ["", "hash", "&", "a=1&hash=" + "0" * 64, "a=" + "1" * 9000, "&".join(["a=1"] * 99)])
def test_what_is_no_such_data_is_refused(raw):
    assert why_not(raw) == "bad"


def test_a_refusal_repeats_nothing_of_it():
    with pytest.raises(NotSignedIn) as refused:
        signed_in(data(user="secret"), TOKEN, NOW)
    assert "secret" not in repr(refused.value)
    assert refused.value.__cause__ is None
