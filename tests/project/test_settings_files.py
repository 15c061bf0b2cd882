"""The files that describe the settings agree with the settings."""

import re
from pathlib import Path

import pytest

from bot.running import faults
from bot.running.settings import BadSettings, Settings, load_settings

ROOT = Path(__file__).parents[2]
WINDOWS = "APP_URL=https://table.example.org"
HOOK = ["TELEGRAM_WEBHOOK_SECRET=some-letters"]


@pytest.fixture
def loaded(tmp_path):
    """Load the settings from a file with these lines."""

    def load(*lines):
        env = tmp_path / ".env"
        env.write_text("\n".join(lines))
        return load_settings(env)

    return load


@pytest.fixture
def refused(loaded):
    """Load the settings from a file with these lines; return the error's text."""

    def said(*lines):
        with pytest.raises(BadSettings) as wrong:
            loaded(*lines)
        return str(wrong.value)

    return said


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
    "line",
    [
        "HTTP_PORT=eighty",
        "HTTP_PORT=70000",
        "HTTP_HOST=http://127.0.0.1",
        "HTTP_NAMES=https://play.lan",
        "LOG_LEVEL=loud",
        "LOG_FORMAT=xml",
        "PACE=fast",
        "PACE=11",
        "DURABILITY=always",
        "PLAYGROUND_OPEN=true",
        "TELEGRAM_CALLS_PER_SECOND=0",
        "TELEGRAM_TOKEN=no-digits-before",
        "TELEGRAM_API_URL=localhost:8081",
        "TELEGRAM_WEBHOOK_URL=bot.lan",
        "TELEGRAM_WEBHOOK_URL=https://bot.lan:port",
        "TELEGRAM_WEBHOOK_SECRET=no~tilde",
        "TELEGRAM_WEBHOOK_SECRET=" + 257 * "a",
        "DISCORD_TOKEN=two words",
        "DISCORD_API_URL=api.lan",
        "DISCORD_GATEWAY_URL=https://gateway.discord.gg",
        "DISCORD_SHARD_COUNT=0",
        "DISCORD_SHARD_IDS=a,b",
        "REDIS_URL=one:6379",
        "REDIS_URL=redis://one/first",
        "REDIS_URL=rediss+sentinel://one:26379",
        "REDIS_URL=rediss+sentinel://one:port",
        "PLAYGROUND_FRAMES=https://example.org; script-src *",
        "PLAYGROUND_FRAMES=*",
        "PLAYGROUND_TELEGRAM=https://t.me/x",
        "PLAYGROUND_DISCORD=Thousand",
    ],
)
def test_a_wrong_setting_is_one_line_of_its_name_its_fault_and_an_example(refused, line):
    name, _, value = line.partition("=")
    found = refused(line)
    assert re.fullmatch(rf"{name}: [a-z].+, e\.g\. {name}=.+", found)  # one line: a dot doesn't match a newline
    assert value not in found


@pytest.mark.parametrize(
    ("lines", "fault"),
    [
        (["TELEGRAM_WEBHOOK_URL=https://example.org"], "TELEGRAM_WEBHOOK_SECRET: is missing"),
        ([*HOOK, "TELEGRAM_WEBHOOK_URL=http://example.org"], "TELEGRAM_WEBHOOK_URL: does not begin with https"),
        ([*HOOK, "TELEGRAM_WEBHOOK_URL=https://example.org:8000"], "TELEGRAM_WEBHOOK_URL: has a port"),
        ([*HOOK, "TELEGRAM_WEBHOOK_URL=https://example.org/telegram"], "TELEGRAM_WEBHOOK_URL: ends in /telegram"),
        (["DISCORD_SHARD_IDS=0,1"], "DISCORD_SHARD_COUNT: is missing"),
        (["DISCORD_SHARD_COUNT=2", "DISCORD_SHARD_IDS=1,2"], "DISCORD_SHARD_IDS: has a number twice, or one"),
    ],
)
def test_settings_that_do_not_go_together_are_one_line_too(refused, lines, fault):
    said = refused(*lines)
    assert said.startswith(fault)
    assert re.fullmatch(r".+, e\.g\. [A-Z_]+=.+", said)


def test_each_wrong_setting_has_a_line_of_its_own(refused):
    found = refused("HTTP_PORT=eighty", "PACE=fast")
    assert [line.partition(":")[0] for line in found.splitlines()] == ["PACE", "HTTP_PORT"]


def test_a_local_server_of_telegram_may_deliver_without_tls_and_to_any_port(loaded):
    local = ["TELEGRAM_API_URL=http://localhost:8081", "TELEGRAM_WEBHOOK_URL=http://localhost:8000"]
    assert loaded(*HOOK, *local).telegram_webhook_url == "http://localhost:8000"


def test_the_example_of_each_setting_is_accepted(loaded):
    fields = Settings.model_fields
    lines = [f"{name.upper()}={faults.example(field)}" for name, field in fields.items()]
    assert loaded(*lines).model_fields_set == set(fields)


def test_the_example_file_is_accepted_as_it_stands():
    assert load_settings(ROOT / ".env.example").telegram_token is None


def pages():
    yield from (ROOT / name for name in (".env.example", "README.md", "compose.yaml", "Dockerfile"))
    yield from sorted((ROOT / "docs").glob("*.md"))


def addresses_written():
    """The Redis addresses in the documentation, each with the parts in brackets and without them."""
    for page in pages():
        for address in re.findall(r"(?:rediss?(?:\+[a-z]+)?|unix)://[^\s`\"|]+[^\s`\"|:,.]", page.read_text("utf-8")):
            if address.endswith("://…"):  # only the beginning of an address
                continue
            whole = address.replace("[", "").replace("]", "")
            for form in (whole, re.sub(r"\[.*?\]", "", address)):
                named = form.replace("…", "one").replace(":port", ":6379").replace("/db", "/0")
                scheme, _, rest = named.partition("://")
                yield f"{scheme}://{rest}"
                if "+" in scheme:  # docs/redis.md: rediss works in the same way
                    yield f"rediss+{scheme.partition('+')[2]}://{rest}"


@pytest.mark.parametrize("address", sorted(set(addresses_written())))
def test_every_address_in_the_documentation_is_accepted(loaded, address):
    assert loaded(f"REDIS_URL={address}").redis_url.get_secret_value() == address


def test_the_documentation_shows_every_kind_of_address():
    kinds = {address.partition("://")[0] for address in addresses_written()}
    assert kinds == {"redis", "unix", "redis+sentinel", "rediss+sentinel"}


def settings_written():
    names = "|".join(name.upper() for name in Settings.model_fields)
    for page in pages():
        for name, value in re.findall(rf"\b({names})=([^\s`\"…)$]+)", page.read_text("utf-8")):
            if not value.endswith("://"):  # only the beginning of an address: see above
                yield name, value.rstrip(".,;")


@pytest.mark.parametrize(("name", "value"), sorted(set(settings_written())))
def test_every_setting_in_the_documentation_is_accepted(loaded, name, value):
    assert name.lower() in loaded(*HOOK, WINDOWS, f"{name}={value}").model_fields_set


def test_a_wrong_setting_is_not_repeated(refused):
    assert "hunter2" not in refused("REDIS_URL=rdis://user:hunter2@host")


def test_a_file_that_is_no_text_is_told(tmp_path):
    env = tmp_path / ".env"
    env.write_bytes(b"\xff\xfe\x00TELEGRAM_TOKEN")
    with pytest.raises(BadSettings, match="UTF-8"):
        load_settings(env)


def test_a_token_does_not_show_in_the_settings(loaded):
    settings = loaded("TELEGRAM_TOKEN=123456:very-secret", "REDIS_URL=redis://bot:very-secret@localhost/0")
    assert "very-secret" not in repr(settings)
