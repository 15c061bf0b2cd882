"""Sentences of the documentation that a machine can compare with the program."""

import re
from pathlib import Path

import pytest
import yaml

from bot.__main__ import ROLES
from bot.ports.health import Cause

ROOT = Path(__file__).parents[2]
DEPLOY = (ROOT / "docs" / "deploy.md").read_text("utf-8")
REDIS = (ROOT / "docs" / "redis.md").read_text("utf-8")
UNIT = (ROOT / "ops" / "systemd" / "thousand.service").read_text("utf-8")
SERVICES = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
COMMANDS = {*ROLES, "tables", "backup", "restore"}


def blocks(text):
    return "\n".join(re.findall(r"```\n(.+?)```", text, re.DOTALL))


def test_a_test_that_a_page_tells_to_run_is_there_and_its_word_picks_some():
    found = [
        (file, word)
        for page in PAGES
        for file, word in re.findall(r"pytest[^`\n]*? (tests/\S+\.py) -k (\w+)", page.read_text("utf-8"))
    ]
    assert found
    for file, word in found:
        assert re.search(rf"def test_\w*{word}", (ROOT / file).read_text("utf-8")), (file, word)


def test_a_page_tells_how_many_lines_speak_a_client_s_protocol():
    text = (ROOT / "docs" / "decisions" / "windows.md").read_text("utf-8")
    hosts = ROOT / "adapters" / "web" / "static" / "hosts"
    telegram, discord = re.search(r"hosts/telegram\.js`, (\d+), and `discord\.js`, (\d+)\)", text).groups()
    assert len((hosts / "telegram.js").read_text("utf-8").splitlines()) == int(telegram)
    assert len((hosts / "discord.js").read_text("utf-8").splitlines()) == int(discord)


def test_the_page_tells_of_as_many_reactions_as_it_has():
    signs = (ROOT / "adapters" / "web" / "static" / "play" / "reactions.js").read_text("utf-8")
    assert len(re.findall(r"^  \w+: \"/static/", signs, re.MULTILINE)) == 6
    assert "six quick reactions" in (ROOT / "docs" / "windows.md").read_text("utf-8")
    assert "six signs" in (ROOT / "docs" / "security.md").read_text("utf-8")


def test_what_degraded_names_is_named_as_the_program_does():
    line = next(line for line in DEPLOY.splitlines() if line.startswith("- **`degraded`**"))
    found = set(re.findall(r"`([a-z-]+)`[,. (]", line.partition("with the reason:")[2].partition("It doesn't")[0]))
    own = {Cause.NO_PASSWORD, Cause.NO_PERMISSION}  # which end the start, or name no node
    assert found == set(Cause) - own


def test_every_cause_in_the_log_is_explained():
    assert [cause for cause in Cause if f"`{cause}`" not in REDIS + DEPLOY] == []


def test_nothing_sets_a_cookie_as_the_privacy_page_says():
    assert "no cookies" in (ROOT / "PRIVACY.md").read_text("utf-8")
    sources = [*(ROOT / "adapters").rglob("*.py"), *(ROOT / "adapters").rglob("*.js")]
    assert [path for path in sources if re.search(r"set_cookie|document\.cookie", path.read_text("utf-8"))] == []


@pytest.mark.parametrize("page", [DEPLOY, (ROOT / "docs" / "hosting" / "vps.md").read_text("utf-8")])
def test_commands_in_compose_name_a_service_and_a_command(page):
    lines = re.findall(r"docker compose (exec|run)((?: --?[a-zA-Z]+)*) (\w+) ((?:thousand )?)(\w+)", page)
    assert lines
    for how, _, service, program, command in lines:
        assert service in SERVICES
        assert command in COMMANDS
        assert bool(program) == (how == "exec"), "the image's entry point is the program itself"


def test_commands_under_systemd_have_the_program_and_the_settings_of_the_unit():
    program = re.search(r"^ExecStart=(\S+) ", UNIT, re.MULTILINE)[1]
    settings = re.search(r"^EnvironmentFile=(\S+)$", UNIT, re.MULTILINE)[1]
    lines = re.findall(r"systemd-run .+", blocks(DEPLOY) + UNIT)
    assert len(lines) == 3
    for line in lines:
        assert f"EnvironmentFile={settings} {program} " in line
        assert line.rpartition(program)[2].split()[0] in COMMANDS
