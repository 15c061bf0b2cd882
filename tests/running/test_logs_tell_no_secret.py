"""Whatever is logged, in a message or beside it: tokens, and the store's password, are struck out."""

import json
import logging

import pytest

from bot.running.logs import JsonLines, Scrubber, TextLines
from bot.running.settings import load_settings

TOKEN, PASSWORD = "123456:very-secret-token", "hunter2-hunter2"
ADDRESS = f"rediss://bot:{PASSWORD}@redis.example:6380/0"


@pytest.fixture
def secrets(tmp_path):
    env = tmp_path / "env"
    env.write_text(f"TELEGRAM_TOKEN={TOKEN}\nREDIS_URL={ADDRESS}\n")
    return load_settings(env).secrets


@pytest.mark.parametrize("form", [JsonLines(), TextLines()], ids=["json", "text"])
@pytest.mark.parametrize("secret", [TOKEN, PASSWORD, ADDRESS])
def test_a_secret_is_struck_out_wherever_it_stands(secrets, form, secret):
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, "failed at %s", (secret,), None)
    record.cause = f"could not reach {secret}"
    Scrubber(secrets).filter(record)
    line = form.format(record)
    assert secret not in line
    assert PASSWORD not in line
    assert line.count("***") >= 2


class Wrapped:
    """Something that tells a secret as soon as it is made text of."""

    def __str__(self):
        return f"connection to {ADDRESS}"


@pytest.mark.parametrize("form", [JsonLines(), TextLines()], ids=["json", "text"])
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
def test_what_stands_beside_a_message_is_looked_through_whatever_it_is(secrets, form, value):
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, "failed", (), None)
    record.cause = value
    Scrubber(secrets).filter(record)
    line = form.format(record)
    assert "***" in line
    assert TOKEN not in line
    assert PASSWORD not in line


def test_numbers_beside_a_message_stay_numbers(secrets):
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, "slow", (), None)
    record.times, record.seconds, record.well, record.since = 3, 1.5, True, None
    Scrubber(secrets).filter(record)
    line = json.loads(JsonLines().format(record))
    assert (line["times"], line["seconds"], line["well"], line["since"]) == (3, 1.5, True, None)


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
def test_a_password_is_known_wherever_it_was_set(tmp_path, line, secret):
    env = tmp_path / "env"
    env.write_text(line + "\n")
    record = logging.LogRecord("x", logging.ERROR, __file__, 1, f"AUTH {secret}", (), None)
    Scrubber(load_settings(env).secrets).filter(record)
    assert record.getMessage() == "AUTH ***"
