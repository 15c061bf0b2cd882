"""The files that describe the settings agree with the settings."""

import re
from pathlib import Path

import pytest

from bot.running.settings import BadSettings, Settings, load_settings

ROOT = Path(__file__).parents[2]


def example_lines():
    for line in (ROOT / ".env.example").read_text("utf-8").splitlines():
        if match := re.fullmatch(r"([A-Z_]+)=(.*)", line):
            yield match.groups()


def test_the_example_names_every_setting_and_no_other():
    assert {name for name, _ in example_lines()} == {name.upper() for name in Settings.model_fields}


def test_the_example_shows_each_usual_value():
    for name, shown in example_lines():
        default = Settings.model_fields[name.lower()].default
        assert shown == ("" if default is None else str(default)), name


def test_the_example_explains_each_setting_in_its_own_words():
    text = (ROOT / ".env.example").read_text("utf-8")
    for name, field in Settings.model_fields.items():
        assert f"# {field.description}\n{name.upper()}=" in text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("HTTP_PORT=eighty", "HTTP_PORT"),
        ("LOG_LEVEL=loud", "LOG_LEVEL"),
        ("TELEGRAM_CALLS_PER_SECOND=0", "TELEGRAM_CALLS_PER_SECOND"),
        ("REDIS_URL=localhost:6379", "REDIS_URL"),
        ("TELEGRAM_WEBHOOK_URL=https://example.org", "TELEGRAM_WEBHOOK_SECRET"),
        ("PLAYGROUND_FRAMES=https://example.org; script-src *", "PLAYGROUND_FRAMES"),
        ("PLAYGROUND_FRAMES=*", "PLAYGROUND_FRAMES"),
        ("PLAYGROUND_TELEGRAM=https://t.me/x", "PLAYGROUND_TELEGRAM"),
        ("PLAYGROUND_DISCORD=Thousand", "PLAYGROUND_DISCORD"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path, line, told):
    env = tmp_path / ".env"
    env.write_text(line + "\n")
    with pytest.raises(BadSettings, match=told):
        load_settings(env)


def test_a_wrong_setting_is_not_repeated(tmp_path):
    env = tmp_path / ".env"
    env.write_text("REDIS_URL=rdis://user:hunter2@host\n")
    with pytest.raises(BadSettings) as caught:
        load_settings(env)
    assert "hunter2" not in str(caught.value)


def test_a_file_that_is_no_text_is_told(tmp_path):
    env = tmp_path / ".env"
    env.write_bytes(b"\xff\xfe\x00TELEGRAM_TOKEN")
    with pytest.raises(BadSettings, match="UTF-8"):
        load_settings(env)


def test_a_token_does_not_show_in_the_settings(tmp_path):
    env = tmp_path / ".env"
    env.write_text("TELEGRAM_TOKEN=123456:very-secret\nREDIS_URL=redis://bot:very-secret@localhost/0\n")
    assert "very-secret" not in repr(load_settings(env))
