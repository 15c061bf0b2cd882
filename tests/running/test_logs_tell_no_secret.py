"""Secrets are replaced in everything logged, in messages and extras: tokens, and the store's password."""

import json
import logging
from urllib.parse import quote

import pytest
from pydantic import SecretStr

from bot.running.logs import JsonLines, Scrubber, TextLines
from bot.running.settings import Settings, load_settings
from tests.window.signing import signed

TOKEN, PASSWORD = "123456:very-secret-token", "hunter2-hunter2"
ADDRESS = f"rediss://bot:{PASSWORD}@redis.example:6380/0"
forms = pytest.mark.parametrize("form", [JsonLines(), TextLines()], ids=["json", "text"])


class Wrapped:
    """An object whose text contains a secret."""

    def __str__(self):
        return f"connection to {ADDRESS}"


@pytest.fixture
def logged(tmp_path):
    """Return the record of a message with extras, scrubbed with the settings in these lines of `.env`."""

    def made(message, *args, lines=(f"TELEGRAM_TOKEN={TOKEN}", f"REDIS_URL={ADDRESS}"), **extras):
        (tmp_path / "env").write_text("\n".join(lines))
        record = logging.LogRecord("x", logging.ERROR, __file__, 1, message, args, None)
        vars(record).update(extras)
        Scrubber(load_settings(tmp_path / "env").secrets).filter(record)
        return record

    return made


@forms
@pytest.mark.parametrize("secret", [TOKEN, PASSWORD, ADDRESS])
def test_a_secret_is_replaced_in_the_message_and_beside_it(logged, form, secret):
    line = form.format(logged("failed at %s", secret, cause=f"could not reach {secret}"))
    assert secret not in line
    assert PASSWORD not in line
    assert line.count("***") >= 2


def test_each_setting_that_is_a_secret_is_replaced():
    ones = {name: one.annotation for name, one in Settings.model_fields.items()}
    secret = {name: f"the-{name}" for name, kind in ones.items() if "SecretStr" in str(kind)}
    assert {"telegram_token", "discord_client_secret", "redis_password"} <= secret.keys()
    settings = Settings.model_construct(**{name: SecretStr(value) for name, value in secret.items()})
    assert set(settings.secrets) == set(secret.values())


@forms
@pytest.mark.parametrize(
    "value",
    [
        ValueError(f"no such host: {ADDRESS}"),
        Wrapped(),
        [TOKEN, {"password": PASSWORD}],
        {ADDRESS: 1, "deep": ({"er": Wrapped()},)},
        frozenset({TOKEN}),
        PASSWORD.encode(),
    ],
    ids=["error", "object", "list", "mapping", "set", "bytes"],
)
def test_secrets_are_replaced_in_extras_of_any_type(logged, form, value):
    line = form.format(logged("failed", cause=value))
    assert "***" in line
    assert TOKEN not in line
    assert PASSWORD not in line


def test_numbers_in_extras_stay_numbers(logged):
    extras = {"times": 3, "seconds": 1.5, "well": True, "since": None}
    line = json.loads(JsonLines().format(logged("slow", **extras)))
    assert {name: line[name] for name in extras} == extras


@pytest.mark.parametrize(
    ("line", "secret"),
    [
        ("REDIS_URL=redis://:p%40ss%2Fword@one/0", "p@ss/word"),
        ("REDIS_URL=redis://:p%40ss%2Fword@one/0", "p%40ss%2Fword"),
        ("REDIS_URL=redis://one/0?password=in-the-query", "in-the-query"),
        ("REDIS_URL=redis+sentinel://bot:before-nodes@[::1]:26379,[::1]:26380/x", "before-nodes"),
        ("REDIS_PASSWORD=beside-the-address", "beside-the-address"),
        ("SENTINEL_PASSWORD=of-the-sentinels", "of-the-sentinels"),
    ],
)
def test_a_password_is_known_wherever_it_was_set(logged, line, secret):
    assert logged(f"AUTH {secret}", lines=[line]).getMessage() == "AUTH ***"


@forms
@pytest.mark.parametrize("quoted", [str, quote], ids=["plain", "quoted"])
def test_what_signs_somebody_in_to_a_window_is_replaced(logged, form, quoted):
    data = quoted(signed(TOKEN, {"user": {"id": 7, "first_name": "Quirin"}, "auth_date": "1795437000"}))
    line = form.format(logged("failed at %s", f"/app/telegram#tgWebAppData={data}", cause=data))
    assert "Quirin" not in line
    assert "1795437000" not in line
