"""`compose.yaml` follows the Compose Specification, and names only settings and roles that the bot has."""

import json
import re
from pathlib import Path

import pytest
import yaml
from jsonschema import Draft7Validator

from bot.__main__ import ROLES
from bot.running.settings import Settings

ROOT = Path(__file__).parents[2]
SCHEMA = Draft7Validator(json.loads((Path(__file__).parent / "compose_spec" / "compose-spec.json").read_text("utf-8")))
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))  # this resolves its anchors and merges
SERVICES = COMPOSE["services"]
SETTINGS = {name.upper() for name in Settings.model_fields}
PINNED = re.compile(r"\S+:\d+\.\d+\.\d+[\w.-]*@sha256:[0-9a-f]{64}")  # a full version for people, a digest for machines


def mistakes(compose):
    return [f"{'.'.join(map(str, error.absolute_path))}: {error.message}" for error in SCHEMA.iter_errors(compose)]


def bots():
    return {name: service for name, service in SERVICES.items() if "build" in service}


def test_it_follows_the_specification():
    assert mistakes(COMPOSE) == []


@pytest.mark.parametrize(
    ("key", "value"), [("readonly", True), ("ports", "8000:8000"), ("stop_grace_period", 15), ("cap_drop", "ALL")]
)
def test_a_slip_in_it_would_be_found(key, value):
    assert mistakes({**COMPOSE, "services": {**SERVICES, "bot": {**SERVICES["bot"], key: value}}})


def test_its_bots_get_only_settings_that_exist():
    assert bots()
    for name, service in bots().items():
        assert set(service["environment"]) <= SETTINGS, name


def test_its_bots_start_in_roles_that_exist():
    assert {service["command"] for service in bots().values()} <= set(ROLES)


def test_nothing_in_it_has_rights():
    for name, service in SERVICES.items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert "build" in service or not service["user"].startswith(("0", "root")), name


def test_its_bots_have_time_to_end():
    for name, service in bots().items():
        assert int(service["stop_grace_period"].removesuffix("s")) > 10, name  # docs/deploy.md: handed over within 10 s


def test_what_it_names_it_declares():
    for name, service in SERVICES.items():
        assert set(service.get("depends_on", ())) <= set(SERVICES), name
        assert {volume.partition(":")[0] for volume in service.get("volumes", ())} <= set(COMPOSE["volumes"]), name
        assert {config["source"] for config in service.get("configs", ())} <= set(COMPOSE["configs"]), name


def test_what_it_does_not_build_is_pinned():
    for name, service in SERVICES.items():
        assert "build" in service or PINNED.fullmatch(service["image"]), name


def test_the_image_is_built_on_a_pinned_one():
    text = (ROOT / "Dockerfile").read_text("utf-8")
    base = re.search(r"^ARG PYTHON_IMAGE=(.+)$", text, re.MULTILINE)
    assert base is not None
    assert PINNED.fullmatch(base[1])
    assert set(re.findall(r"^FROM (\S+)", text, re.MULTILINE)) == {"${PYTHON_IMAGE}"}


def test_the_image_sets_only_settings_that_exist():
    words = re.findall(r"^ENV (.+)$", (ROOT / "Dockerfile").read_text("utf-8"), re.MULTILINE)
    names = {word.partition("=")[0] for line in words for word in line.split()}
    assert {name for name in names if not name.startswith("PYTHON")} - {"PATH"} <= SETTINGS


@pytest.mark.parametrize("name", SERVICES)
def test_no_service_can_take_the_whole_machine(name):
    assert SERVICES[name]["mem_limit"]
    assert SERVICES[name]["pids_limit"] > 0


@pytest.mark.parametrize("name", [name for name in SERVICES if name.startswith("redis")])
def test_a_redis_that_is_full_refuses_and_throws_no_game_away(name):
    command = SERVICES[name]["command"]
    assert "--maxmemory 512mb" in command
    assert "--maxmemory-policy noeviction" in command
